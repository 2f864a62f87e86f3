"""Hands thrown away with no bet to face: dead, or taken back."""

import pytest

from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.words.gestures import CardsForward
from croupier.play.actions import Fold
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import STUD, Hand, deal
from kit.passing import pass_to


def flop(rules: str) -> Hand:
    """Four players have called; seat 1 acts first on the flop."""
    return pass_to(deal(stacks=[5000] * 4, button=4, rules=rules), 1)


@pytest.mark.rule("tda:58")
def test_first_to_act_who_throws_his_cards_in_is_dead_though_a_check_was_free() -> None:
    hand = flop("tda")
    ruling = rule(hand, CardsForward(1))
    assert (ruling.decision, ruling.action) == ("hand_dead", Fold(1))
    assert ruling.rules == ("tda:58",)
    assert ruling.penalty is not None
    assert (ruling.penalty.breach, ruling.penalty.weight) == ("free_fold", "may")
    assert not hand.state.live[1]
    assert hand.state.actor == 2


@pytest.mark.rule("tda:58")
def test_hand_thrown_away_while_the_turn_is_dealt_is_dead() -> None:
    hand = flop("tda").play("1 check", "2 check", "3 check")
    hand.state.phase = "dealing"
    assert asked(hand, CardsForward(2)).decision == "hand_dead"


@pytest.mark.rule("rrop3:3.dead.3")
def test_hand_thrown_without_a_bet_is_dead_once_a_player_behind_has_acted() -> None:
    hand = flop("rrop3_cash").play("1 check")
    ruling = rule(hand, FoldedWithoutBet(2, acted_behind=True))
    assert ruling.decision == "hand_dead"
    assert ruling.rules == ("rrop3:3.dead.3",)
    assert not hand.state.live[2]
    assert hand.state.actor == 3


@pytest.mark.rule("rrop3:3.dead.3")
def test_hand_thrown_without_a_bet_may_be_taken_back_while_nobody_has_acted() -> None:
    hand = flop("rrop3_cash").play("1 check")
    ruling = rule(hand, CardsForward(2))
    assert ruling.decision == "hand_live"
    assert [one.id for one in ruling.choices] == ["take_back", "fold"]
    assert (hand.state.actor, hand.state.live[2]) == (2, True)
    choose(hand, alternative(ruling, "fold"))
    assert not hand.state.live[2]


@pytest.mark.rule("rrop3:3.dead.8a")
def test_hand_that_cannot_be_told_from_the_muck_is_dead() -> None:
    hand = flop("rrop3_cash").play("1 check")
    ruling = rule(hand, FoldedWithoutBet(2, identifiable=False))
    assert ruling.decision == "hand_dead"
    assert not hand.state.live[2]


def test_both_books_kill_a_hand_on_which_the_next_player_folded() -> None:
    dead = [
        asked(flop(rules), FoldedWithoutBet(1, acted_behind=True)).decision
        for rules in ("tda", "rrop3_cash")
    ]
    assert dead == ["hand_dead", "hand_dead"]


def test_hand_thrown_facing_a_bet_is_no_fold_without_one() -> None:
    hand = flop("tda").play("1 bet 300")
    with pytest.raises(FloorRefused, match="faces a bet"):
        rule(hand, FoldedWithoutBet(2))


def test_low_card_brings_it_in_before_it_may_be_thrown_away() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=STUD, rules="rrop3_cash")
    with pytest.raises(FloorRefused, match="forced bet"):
        rule(hand, CardsForward(hand.state.actor))
