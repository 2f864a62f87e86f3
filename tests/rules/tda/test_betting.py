"""The TDA rules: raises, reopening, the cap, the pot as it is counted, and acting in turn."""

import pytest

from croupier.cards import CARDS
from croupier.play import Post, Stakes
from croupier.play import events as ev
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to
from kit.refusals import refused

NO_LIMIT_100 = Stakes("none", 100, 100, 50, 100)
LIMIT_200 = Stakes("limit", 200, 400, 100, 200)
POT_1000 = Stakes("pot", 1000, 1000, 500, 1000)


def at_the_flop(stacks: list[int], stakes: Stakes = NO_LIMIT_100) -> Hand:
    """Everybody has called the big blind; seat 1 acts first on the flop."""
    hand = deal(stacks=stacks, button=len(stacks), stakes=stakes, rules="tda")
    return pass_to(hand, 1)


def least(hand: Hand) -> int:
    """The least total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.least


def most(hand: Hand) -> int:
    """The largest total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.most


@pytest.mark.rule("tda:34B")
def test_heads_up_the_small_blind_has_the_button_and_gets_the_last_card() -> None:
    hand = deal(
        stacks=[5000, 5000],
        button=1,
        stakes=Stakes("none", 200, 200, 100, 200),
        rules="tda",
        deck=CARDS,
    )
    posted = [(post.seat, post.kind, post.amount) for post in hand.happened(ev.Posted)]
    assert posted == [(1, "small_blind", 100), (2, "big_blind", 200)]
    assert hand.state.hole[2] == [CARDS[0], CARDS[2]]
    assert hand.state.hole[1] == [CARDS[1], CARDS[3]]
    assert hand.menu.seat == 1
    hand.play("1 call", "2 check")
    for _ in ("flop", "turn", "river"):
        assert hand.menu.seat == 2
        hand.play("2 check", "1 check")


@pytest.mark.rule("tda:43A")
def test_raise_is_at_least_the_largest_full_bet_or_raise_of_the_round() -> None:
    hand = at_the_flop([20_000] * 4)
    hand.play("1 bet 600", "2 raise 1600", "3 raise 3600")
    assert least(hand) == 5600
    refusal = refused(hand, "4 raise 5599")
    assert refusal.rules[0] == "tda:43A"
    hand.play("4 raise 5600")


@pytest.mark.rule("tda:43A")
def test_raise_from_100_to_300_is_reraised_to_500() -> None:
    hand = at_the_flop([20_000] * 3).play("1 bet 100", "2 raise 300")
    assert least(hand) == 500


@pytest.mark.rule("tda:47A")
def test_bettor_of_300_may_only_call_an_all_in_of_500() -> None:
    hand = at_the_flop([5000, 600, 5000])
    hand.play("1 bet 300", "2 raise 500", "3 call")
    assert hand.menu[:5] == (1, True, False, 200, None)
    assert refused(hand, "1 raise 900").rules[0] == "tda:47A"


@pytest.mark.rule("tda:47A")
def test_two_short_all_ins_that_add_up_to_400_let_the_bettor_of_300_raise() -> None:
    hand = at_the_flop([5000, 600, 800, 5000])
    hand.play("1 bet 300", "2 raise 500", "3 raise 700", "4 call")
    assert (hand.menu.seat, hand.menu.call) == (1, 400)
    assert least(hand) == 1000
    hand.play("1 raise 1000")
    assert hand.state.bets[1] == 1000


@pytest.mark.rule("tda:47A")
@pytest.mark.parametrize(("last", "may_raise"), [(599, False), (600, True)])
def test_short_all_ins_reopen_once_they_add_up_to_the_full_bet(
    last: int, *, may_raise: bool
) -> None:
    hand = at_the_flop([5000, 600, 100 + last, 5000])
    hand.play("1 bet 300", "2 raise 500", f"3 raise {last}", "4 call")
    assert (hand.menu.seat, hand.menu.call) == (1, last - 300)
    assert (hand.menu.wager is not None) == may_raise


@pytest.mark.rule("tda:47A")
def test_player_who_checked_may_only_call_an_all_in_bet_below_the_least_bet() -> None:
    hand = at_the_flop([5000, 160, 5000]).play("1 check", "2 bet 60", "3 call")
    assert hand.menu[:5] == (1, True, False, 60, None)
    assert refused(hand, "1 raise 160").rules[0] == "tda:47A"


@pytest.mark.rule("tda:47B")
@pytest.mark.parametrize(("all_in", "may_raise"), [(290, False), (300, True)])
def test_half_a_bet_reopens_the_betting_at_limit(all_in: int, *, may_raise: bool) -> None:
    hand = at_the_flop([5000, 5000, 200 + all_in], LIMIT_200)
    hand.play("1 bet 200", "2 call", f"3 raise {all_in}")
    for seat in (1, 2):
        assert (hand.menu.seat, hand.menu.call) == (seat, all_in - 200)
        assert (hand.menu.wager is not None) == may_raise
        if not may_raise:
            assert refused(hand, f"{seat} raise 400").rules[0] == "tda:47B"
        hand.play(f"{seat} call")


@pytest.mark.rule("tda:48")
@pytest.mark.parametrize("structure", ["none", "pot"])
def test_seventh_raise_is_allowed_at_no_limit_and_pot_limit(structure: str) -> None:
    stakes = Stakes(structure, 100, 100, 50, 100)  # type: ignore[arg-type]
    hand = at_the_flop([10_000_000] * 3, stakes).play("1 bet 100")
    for number in range(1, 8):
        hand.play(f"{number % 3 + 1} raise {100 + 100 * number}")
    assert hand.state.bet_to == 800
    assert hand.menu.wager is not None


@pytest.mark.rule("tda:48b")
def test_fourth_raise_is_refused_at_limit_where_the_house_allows_three() -> None:
    hand = at_the_flop([50_000] * 3, LIMIT_200)
    assert hand.state.options.limits.raise_cap == 3
    hand.play("1 bet 200", "2 raise 400", "3 raise 600", "1 raise 800")
    assert "tda:48b" in refused(hand, "2 raise 1000").rules


@pytest.mark.rule("tda:48b")
def test_house_sets_the_cap_of_limit_raises() -> None:
    house = with_options("tda", limits={"raise_cap": 4})
    hand = deal(stacks=[50_000] * 3, button=3, stakes=LIMIT_200, rules=house)
    hand.play("3 raise 400", "1 raise 600", "2 raise 800", "3 raise 1000")
    assert hand.menu.wager is None


@pytest.mark.rule("tda:50A")
def test_chips_bet_in_turn_stay_in_the_pot() -> None:
    hand = at_the_flop([5000] * 3)
    before = hand.stacks[0]
    hand.play("1 bet 800")
    assert hand.stacks[0] == before - 800
    for move in ("1 check", "1 fold", "1 bet 100"):
        assert refused(hand, move).rules == ("tda:50A",)
    hand.play("2 call", "3 fold")
    assert hand.state.pot == 300 + 1600


@pytest.mark.rule("tda:54B")
def test_short_big_blind_and_dead_small_blind_leave_the_opening_raise_at_3500() -> None:
    hand = deal(
        stacks=[50_000, 50_000, 300, 50_000, 50_000],
        button=1,
        stakes=POT_1000,
        rules="tda",
        posts=[Post(3, "big_blind", 1000)],
    )
    assert (hand.menu.seat, most(hand)) == (4, 3500)
    refused(hand, "4 raise 3501")


@pytest.mark.rule("tda:54C")
def test_pot_of_2300_on_the_flop_is_counted_as_it_is() -> None:
    hand = deal(
        stacks=[50_000, 50_000, 300, 50_000, 50_000],
        button=1,
        stakes=POT_1000,
        rules="tda",
        posts=[Post(3, "big_blind", 1000)],
    )
    hand.play("4 call", "5 call", "1 fold", "2 fold")
    assert hand.state.pot == 2300
    assert (hand.menu.seat, most(hand)) == (4, 2300)
    assert refused(hand, "4 bet 2301").rules == (
        "tda:54C",
        "rrop3:10.potlimit.0",
        "rrop3:10.potlimit.4",
    )
