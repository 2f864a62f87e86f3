"""The draw is a turn too: the clock, players who are away, hands thrown, and early gestures."""

import pytest

from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.absent import AbsentOnTurn
from croupier.floor.turns.clock import ClockCalled
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.turns.time_up import ClockRanOut
from croupier.floor.words.gestures import Said, Tapped
from croupier.play import Draw, Stakes
from croupier.rulebook.house import House
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, with_options

LOWBALL = Stakes("limit", 10, 20, 5, 10)


def first_draw(rules: str | House = "tda") -> Hand:
    """Four players of triple draw: all have called, and seat 1 draws first."""
    hand = deal("triple_27", stacks=[500] * 4, stakes=LOWBALL, button=4, rules=rules)
    hand.play("3 call", "4 call", "1 call", "2 check")
    assert (hand.state.phase, hand.state.actor) == ("discarding", 1)
    return hand


@pytest.mark.rule("tda:29b")
@pytest.mark.parametrize(("rules", "seconds"), [("tda", 30), ("rrop3_cash", 70)])
def test_player_whose_time_is_up_at_the_draw_stands_pat(rules: str, seconds: int) -> None:
    hand = first_draw(rules)
    ruling = rule(hand, ClockRanOut(1, seconds))
    assert (ruling.decision, ruling.action) == ("stand_pat", Draw(1))
    assert ruling.says.en == "Time is up: seat 1 stands pat."
    assert (hand.state.live[1], hand.state.drew[1], hand.state.actor) == (True, 0, 2)


def test_clock_is_called_on_a_player_who_is_to_draw() -> None:
    hand = first_draw()
    assert asked(hand, ClockCalled(1, by_seat=3)).decision == "clock_starts"
    with pytest.raises(FloorRefused, match="turn of seat 1"):
        asked(hand, ClockCalled(2, by_seat=3))


@pytest.mark.rule("rrop3:11.tournament.12")
def test_player_who_is_away_at_the_draw_is_dead_where_his_turn_kills_his_hand() -> None:
    hand = first_draw("rrop3_tournament")
    ruling = rule(hand, AbsentOnTurn(1))
    assert ruling.decision == "hand_dead"
    assert (hand.state.live[1], hand.state.actor) == (False, 2)


@pytest.mark.rule("rrop3:12.explanations.10")
def test_player_who_is_away_at_the_draw_is_pat_where_only_a_bet_kills_his_hand() -> None:
    hand = first_draw(with_options("rrop3_cash", absence={"dead_when": "facing_bet"}))
    ruling = rule(hand, AbsentOnTurn(1))
    assert (ruling.decision, ruling.action) == ("stand_pat", Draw(1))
    assert "stands pat" in ruling.says.en
    assert (hand.state.live[1], hand.state.actor) == (True, 2)


@pytest.mark.rule("tda:58")
def test_hand_thrown_away_at_the_draw_is_dead() -> None:
    hand = first_draw()
    assert rule(hand, FoldedWithoutBet(1)).decision == "hand_dead"
    assert (hand.state.live[1], hand.state.actor) == (False, 2)


@pytest.mark.rule("general:acting.1", "tda:50A")
@pytest.mark.parametrize("told", [Tapped(2), Said(2, "pat"), Said(3, "servi"), Said(2, "two")])
def test_what_is_said_before_ones_turn_to_draw_is_given_back(told: Said | Tapped) -> None:
    hand = first_draw()
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.remedies) == ("no_action", ())
    assert "seat 1 to draw first" in ruling.says.en
    assert hand.state.drew[told.seat] < 0
    assert hand.state.actor == 1
