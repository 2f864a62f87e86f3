"""Chips that come to light after an all-in was called."""

import pytest

from croupier.floor.hands.hidden_chips import HiddenChips, covered
from croupier.floor.ruling import FloorRefused
from croupier.play import Stakes
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

HUNDRED = Stakes("none", 100, 100, 50, 100)
ACES, KINGS = "AhAd", "KhKd"
BOARD = "7s6c3d2h9c"
A, B = 1, 2


def all_in(house: str, *, counted: int, hidden: int, behind: int, a_wins: bool) -> Hand:
    """A's all-in is counted at *counted*, and B, who has *behind* more, calls it."""
    hand = deal(
        stacks=[counted + hidden, counted + behind],
        stakes=HUNDRED,
        button=2,
        rules=house,
        hole={A: ACES if a_wins else KINGS, B: KINGS if a_wins else ACES},
        board=BOARD,
    )
    hand.play("2 call", f"1 raise {counted}", "2 call")
    return hand.check_down()


@pytest.mark.rule("rrop3:11.tournament.16a", "rrop3:11.tournament.16b")
def test_loser_of_an_all_in_of_1000_who_finds_500_is_out_and_the_winner_gets_them() -> None:
    hand = all_in("rrop3_tournament", counted=1000, hidden=500, behind=1000, a_wins=False)
    assert hand.stacks == (500, 3000)
    ruling = rule(hand, HiddenChips(A, 500))
    assert (ruling.decision, ruling.fact("out")) == ("award_corrected", True)
    assert ruling.fact("to_winner") == 500
    assert set(ruling.rules) == {"rrop3:11.tournament.16a", "rrop3:11.tournament.16b"}
    assert hand.stacks == (0, 3500)


@pytest.mark.rule("rrop3:11.tournament.16b")
def test_chips_found_after_the_next_hand_began_leave_the_tournament() -> None:
    hand = all_in("rrop3_tournament", counted=1000, hidden=500, behind=1000, a_wins=False)
    ruling = rule(hand, HiddenChips(A, 500, next_hand_begun=True))
    assert (ruling.decision, ruling.fact("removed")) == ("out_of_play", 500)
    assert ruling.rules == ("rrop3:11.tournament.16b",)
    assert hand.stacks == (0, 3000)
    assert sum(hand.stacks) == 3500 - 500


@pytest.mark.rule("rrop3:11.tournament.16a")
def test_loser_keeps_what_the_winner_could_not_have_covered() -> None:
    hand = all_in("rrop3_tournament", counted=1000, hidden=500, behind=200, a_wins=False)
    ruling = rule(hand, HiddenChips(A, 500))
    assert (ruling.fact("to_winner"), ruling.fact("out")) == (200, False)
    assert hand.stacks == (300, 2400)


@pytest.mark.rule("rrop3:11.tournament.16a")
def test_winner_of_an_all_in_does_not_profit_from_chips_he_finds() -> None:
    hand = all_in("rrop3_tournament", counted=1000, hidden=500, behind=1000, a_wins=True)
    ruling = rule(hand, HiddenChips(A, 500))
    assert (ruling.decision, ruling.fact("paid_for_them")) == ("out_of_play", 0)
    assert ruling.discretion == ()
    assert hand.stacks == (2500, 1000)


@pytest.mark.rule("tda:62")
def test_winner_with_8000_shown_is_paid_8000_and_nothing_for_the_chip_of_5000() -> None:
    hand = all_in("tda", counted=8000, hidden=5000, behind=6000, a_wins=True)
    ruling = rule(hand, HiddenChips(A, 5000, caller=B))
    assert (ruling.decision, ruling.rules) == ("out_of_play", ("tda:62",))
    assert hand.stacks == (8000 + 8000 + 5000, 6000)
    choose(hand, alternative(ruling, "in_play"))
    assert hand.stacks == (26000, 1000)


@pytest.mark.rule("tda:62")
def test_loser_is_out_and_the_caller_may_be_given_the_chip_of_5000() -> None:
    hand = all_in("tda", counted=8000, hidden=5000, behind=6000, a_wins=False)
    before = hand.stacks
    ruling = asked(hand, HiddenChips(A, 5000))
    assert [one.id for one in ruling.discretion] == ["removed", "in_play"]
    choose(hand, alternative(ruling, "removed"))
    assert hand.stacks == (0, before[1])
    hand = all_in("tda", counted=8000, hidden=5000, behind=6000, a_wins=False)
    ruling = rule(hand, HiddenChips(A, 5000))
    assert (ruling.decision, ruling.fact("out")) == ("out_of_play", True)
    assert hand.stacks == (0, before[1] + 5000)


@pytest.mark.rule("tda:62")
def test_chips_found_before_the_cards_come_stay_out_unless_the_director_lets_them_play() -> None:
    def called() -> Hand:
        hand = deal(
            stacks=[1500, 2000, 2000],
            stakes=HUNDRED,
            button=3,
            rules="tda",
            hole={A: KINGS, B: ACES},
            board=BOARD,
        )
        return hand.play("3 fold", "1 raise 1000", "2 call")

    hand = called()
    choose(hand, alternative(asked(hand, HiddenChips(A, 500)), "in_play"))
    assert hand.stacks == (0, 2000 + 1500, 2000)
    hand = called()
    ruling = rule(hand, HiddenChips(A, 500))
    assert (ruling.decision, ruling.rules) == ("out_of_play", ("tda:62",))
    assert hand.state.phase == "over"
    assert hand.stacks == (500, 3000, 2000)
    assert [one.id for one in ruling.discretion] == ["in_play"]


@pytest.mark.rule("rrop3:11.tournament.16a")
def test_chips_that_the_table_never_counted_move_nothing_in_the_hand() -> None:
    hand = all_in("rrop3_tournament", counted=1000, hidden=0, behind=1000, a_wins=False)
    ruling = rule(hand, HiddenChips(A, 500))
    assert (ruling.fact("out"), ruling.remedies) == (True, ())
    assert covered(hand.state, HiddenChips(A, 500)) == 500


def test_chips_of_a_player_whom_nobody_called_are_not_hidden_from_anybody() -> None:
    hand = deal(stacks=[1000] * 3, stakes=HUNDRED, button=3, rules="tda").play("3 fold")
    with pytest.raises(FloorRefused, match="No all-in of seat 3"):
        asked(hand, HiddenChips(3, 500))
    with pytest.raises(FloorRefused, match="No chips were found"):
        asked(hand, HiddenChips(1, 0))


def test_chips_are_hidden_only_from_those_who_called_an_all_in() -> None:
    hand = deal(stacks=[1000] * 3, stakes=HUNDRED, button=3, rules="tda").play("3 raise 300")
    with pytest.raises(FloorRefused, match="No all-in of seat 3"):
        asked(hand, HiddenChips(3, 500))
    hand.play("1 call", "2 fold")
    with pytest.raises(FloorRefused, match="No all-in of seat 3"):
        asked(hand, HiddenChips(3, 500))
    waiting = deal(stacks=[1000] * 3, stakes=HUNDRED, button=3, rules="tda").play("3 raise 1000")
    with pytest.raises(FloorRefused, match="No all-in of seat 3"):
        asked(waiting, HiddenChips(3, 500))


def three_way(house: str, a_hole: str) -> Hand:
    """Seat 1 is all-in for 1,000 and has 500 hidden; seats 2 and 3, with more, have called."""
    hand = deal(
        stacks=[1500, 2000, 1300],
        stakes=HUNDRED,
        button=3,
        rules=house,
        hole={1: a_hole, 2: "KhKd", 3: "QhQd"},
        board=BOARD,
        shows=True,
    )
    hand.play("3 call", "1 raise 1000", "2 call", "3 call")
    return hand


@pytest.mark.rule("tda:62")
def test_every_caller_pays_for_chips_that_are_in_play_as_far_as_he_has_them() -> None:
    hand = three_way("tda", "AhAd")
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} check")
    assert hand.stacks == (3500, 1000, 300)
    ruling = rule(hand, HiddenChips(A, 500))
    choose(hand, alternative(ruling, "in_play"))
    assert hand.stacks == (4300, 500, 0)
    early = three_way("tda", "AhAd")
    choose(early, alternative(asked(early, HiddenChips(A, 500)), "in_play"))
    while early.state.phase == "betting":
        early.play(f"{early.state.actor} check")
    assert early.stacks == (4300, 500, 0)


@pytest.mark.rule("rrop3:2.procedures.5b")
@pytest.mark.parametrize("house", ["rrop3_cash", "home"])
def test_in_cash_games_hidden_chips_are_no_matter_of_a_tournament(house: str) -> None:
    hand = all_in(house, counted=1000, hidden=500, behind=1000, a_wins=False)
    ruling = rule(hand, HiddenChips(A, 500))
    assert ruling.rules == ("rrop3:2.procedures.5b",)
    said = (ruling.says, *ruling.steps, *(one.says for one in ruling.discretion))
    for words in said:
        assert "tournament" not in words.en
        assert "tournoi" not in words.fr
        assert "éliminé" not in words.fr


@pytest.mark.parametrize("house", ["tda", "rrop3_tournament"])
def test_caller_who_won_nothing_gets_none_of_the_chips_found(house: str) -> None:
    hole = {1: ACES, 2: KINGS, 3: "QhQd"}
    hand = deal(
        stacks=[3000, 1500, 1000], stakes=HUNDRED, button=3, rules=house, hole=hole, board=BOARD
    )
    hand.play("3 call", "1 call", "2 raise 1000", "3 call", "1 call").check_down()
    assert hand.state.phase == "over"
    with pytest.raises(FloorRefused, match="called him and won"):
        asked(hand, HiddenChips(2, 500, caller=3))
    ruling = rule(hand, HiddenChips(2, 500))
    assert hand.stacks == (5500, 0, 0)
    assert ruling.decision == ("out_of_play" if house == "tda" else "award_corrected")


@pytest.mark.parametrize("caller", [-1, 5, 99])
def test_caller_who_is_not_at_the_table_is_refused(caller: int) -> None:
    hand = all_in("tda", counted=1000, hidden=500, behind=1000, a_wins=False)
    with pytest.raises(FloorRefused, match="called him and won"):
        asked(hand, HiddenChips(A, 500, caller=caller))
