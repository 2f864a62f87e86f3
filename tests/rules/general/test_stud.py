"""The general rules: bring-in, completion, the open pair and the limits of stud."""

import pytest

from croupier.play import Stakes, WagerRange
from kit.hands import Hand, deal
from kit.refusals import refused

STUD_1000 = Stakes("limit", 1000, 2000, ante=200, bring_in=300)
STUD_5000 = Stakes("limit", 5000, 10_000, ante=1000, bring_in=2000)

# Third street of four players whose upcards are 2c, 9d, Kh and 5s.
FOUR_DOORS = {1: "AcJd2c", 2: "7cTh9d", 3: "8cThKh", 4: "6c8h5s"}
# Fourth street of three players, the second with nines face up.
OPEN_NINES = {1: "AdTd2c8s", 2: "Kc4h9h9c", 3: "QcJhKd3s"}


def stud(hole: dict[int, str], stakes: Stakes = STUD_5000) -> Hand:
    """A stud hand with as many players as there are hands, the button on the last of them."""
    stacks = [200_000] * len(hole)
    button = len(hole)
    return deal(
        "stud", stacks=stacks, stakes=stakes, rules="general", hole=hole, button=button, shows=False
    )


def wager(hand: Hand) -> tuple[str, tuple[int, ...]]:
    """What the player in turn may bet or raise to."""
    assert isinstance(hand.menu.wager, WagerRange)
    return hand.menu.wager.kind, hand.menu.wager.choices


@pytest.mark.rule("general:limit.3")
def test_bets_double_on_fifth_street() -> None:
    hole = {1: "AcJd2c5h8h", 2: "7cTh9dKd3s", 3: "8cTdKhQs4d"}
    hand = stud(hole, STUD_1000)
    hand.play("1 bring-in", "2 raise 1000", "3 raise 2000", "1 call", "2 call")
    assert hand.menu.seat == 3
    assert wager(hand) == ("bet", (1000,))
    hand.play("3 bet 1000")
    assert wager(hand) == ("raise", (2000,))
    hand.play("1 call", "2 call")
    for _ in ("fifth", "sixth", "seventh"):
        seat = hand.menu.seat
        assert wager(hand) == ("bet", (2000,))
        refused(hand, f"{seat} bet 1000")
        hand.play(f"{seat} bet 2000")
        assert wager(hand) == ("raise", (4000,))
        hand.play(f"{hand.menu.seat} call")
        hand.play(f"{hand.menu.seat} call")


@pytest.mark.rule("general:stud.3")
def test_lowest_upcard_must_bring_it_in() -> None:
    hand = stud(FOUR_DOORS)
    menu = hand.menu
    assert (menu.seat, menu.bring_in, menu.fold, menu.check) == (1, 2000, False, False)
    for move in ("1 check", "1 fold"):
        assert refused(hand, move).rules[0] == "general:stud.3"
    refused(hand, "1 bet 5000")
    hand.play("1 bring-in")
    assert hand.state.bets[1] == 2000


@pytest.mark.rule("general:stud.4")
@pytest.mark.parametrize(
    ("first", "second", "opens"), [("2d", "2c", 2), ("2h", "2s", 1), ("2d", "2h", 1)]
)
def test_of_two_low_cards_of_a_rank_the_lower_suit_opens(
    first: str, second: str, opens: int
) -> None:
    hand = stud({1: f"AcJd{first}", 2: f"7cTh{second}", 3: "8cTdKh"})
    assert (hand.menu.seat, hand.menu.bring_in) == (opens, 2000)


@pytest.mark.rule("general:stud.5")
def test_next_player_calls_2000_completes_to_5000_or_folds() -> None:
    hand = stud(FOUR_DOORS).play("1 bring-in")
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.check, menu.call) == (2, True, False, 2000)
    assert wager(hand) == ("complete", (5000,))
    refused(hand, "2 raise 4000")
    hand.play("2 raise 5000")
    assert hand.menu.call == 5000


@pytest.mark.rule("general:stud.6")
def test_strongest_board_acts_first_from_fourth_street_and_may_check() -> None:
    hand = stud({1: "AcKd3s6h", 2: "8cTh7s7c", 3: "8dTdJd3d"})
    # The three of spades is the lowest door card.
    hand.play("1 bring-in", "2 call", "3 call")
    assert (hand.menu.seat, hand.menu.check, hand.menu.bring_in) == (2, True, 0)
    hand.play("2 check")
    assert hand.menu.seat == 3


@pytest.mark.rule("general:stud.7")
def test_5_10_stud_goes_2000_then_5000_then_10000() -> None:
    hand = stud(FOUR_DOORS)
    assert hand.state.pot == 4 * 1000
    hand.play("1 bring-in")
    assert hand.state.bet_to == 2000
    hand.play("2 raise 5000")
    assert wager(hand) == ("raise", (10_000,))
    hand.play("3 raise 10000")
    assert hand.state.bets[3] == 10_000
    assert hand.state.stacks[3] == 200_000 - 1000 - 10_000


@pytest.mark.rule("general:stud.7", "general:stud.5")
def test_completion_is_the_first_of_the_three_raises() -> None:
    hand = stud(FOUR_DOORS)
    hand.play("1 bring-in", "2 raise 5000", "3 raise 10000", "4 raise 15000")
    assert (hand.menu.call, hand.menu.wager) == (13_000, None)


@pytest.mark.rule("general:stud.8")
def test_open_nines_may_bet_10000_or_5000_on_fourth_street() -> None:
    hand = stud(OPEN_NINES).play("1 bring-in", "2 call", "3 call")
    assert hand.menu.seat == 2
    assert wager(hand) == ("bet", (5000, 10_000))
    hand.play("2 bet 10000")
    assert wager(hand) == ("raise", (20_000,))
    hand.play("3 raise 20000")
    assert hand.state.bets[3] == 20_000


@pytest.mark.rule("general:stud.8")
def test_small_bet_by_the_open_nines_is_raised_by_5000() -> None:
    hand = stud(OPEN_NINES).play("1 bring-in", "2 call", "3 call", "2 bet 5000")
    assert wager(hand) == ("raise", (10_000,))


@pytest.mark.rule("general:stud.9")
def test_next_player_may_bet_10000_once_the_open_nines_have_checked() -> None:
    hand = stud(OPEN_NINES).play("1 bring-in", "2 call", "3 call", "2 check")
    assert hand.menu.seat == 3
    assert wager(hand) == ("bet", (5000, 10_000))
    hand.play("3 bet 10000")
    assert wager(hand) == ("raise", (20_000,))
