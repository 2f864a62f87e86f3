"""Situations from real floors: who shows, when, and who may keep his cards unseen."""

import pytest

from croupier.cards import HIDDEN
from croupier.play import RAIL, Stakes, view
from croupier.play import events as ev
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to
from kit.refusals import refused

NO_LIMIT_100 = Stakes("none", 100, 100, 50, 100)


@pytest.mark.parametrize("rules", ["tda", "rrop3_tournament"])
def test_c146_first_to_act_on_a_checked_river_shows_first(rules: str) -> None:
    hand = deal(stacks=[5000] * 9, button=7, stakes=NO_LIMIT_100, rules=rules, shows=False)
    pass_to(hand, 2, stay=(2, 5, 7))
    hand.play("2 check", "5 bet 300", "7 call", "2 call")
    pass_out(hand)
    assert hand.state.show_order == (2, 5, 7)
    assert hand.menu.seat == 2


def test_c148_neither_the_all_in_player_nor_his_caller_may_throw_his_hand_away() -> None:
    hand = deal(
        stacks=[1000, 5000],
        stakes=NO_LIMIT_100,
        rules="tda",
        hole={1: "9c9d", 2: "AsKd"},
        board="9s8h5d3c",
        shows=False,
    )
    pass_to(hand, 2).play("2 check", "1 bet 900", "2 call")
    shown = hand.happened(ev.Shown)
    assert {event.seat for event in shown} == {1, 2}
    river = hand.happened(ev.BoardDealt)[-1]
    assert max(map(hand.events.index, shown)) < hand.events.index(river)
    for move in ("1 muck", "2 muck"):
        refused(hand, move)
    assert hand.happened(ev.Mucked) == []


NINES_AND_TWOS = {1: "9c8d", 2: "7c6d"}


def one_left(rules: str) -> Hand:
    """The river is checked; the second player throws his hand away before the first has shown."""
    hand = deal(
        stacks=[5000] * 2,
        stakes=NO_LIMIT_100,
        rules=rules,
        hole=NINES_AND_TWOS,
        board="Qs9s2c2d5h",
        shows=False,
    )
    return pass_out(hand).play("2 muck")


@pytest.mark.parametrize("rules", ["tda", "general"])
def test_c158_last_live_hand_gets_the_pot_unseen(rules: str) -> None:
    hand = one_left(rules)
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [1]
    assert view(hand.state, RAIL).seats[0].cards == (HIDDEN, HIDDEN)


@pytest.mark.parametrize("rules", ["rrop3_cash", "championship"])
def test_c158_last_live_hand_gets_the_pot_only_when_shown(rules: str) -> None:
    hand = one_left(rules)
    assert hand.happened(ev.PotAwarded) == []
    assert (hand.menu.seat, hand.menu.muck) == (1, False)
    refused(hand, "1 muck")
    hand.play("1 show")
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [1]
