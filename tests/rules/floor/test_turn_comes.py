"""The turn comes to somebody who acted early: bound, free again, or free but for a raise."""

import pytest

from croupier.floor.judge import judge
from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.early_acts import held_actions
from croupier.floor.turns.turn_comes import TurnComes
from croupier.floor.words.gestures import CardsForward, Said
from croupier.play import Bet, Call, Check, Fold, Raise, decide, evolve
from croupier.play import irregular_events as irr
from croupier.play.actions import Action
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, Stakes, deal
from kit.passing import pass_to

NO_LIMIT_100 = Stakes("none", 100, 100, 50, 100)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)


def flop(rules: str, players: int = 3, stakes: Stakes = NO_LIMIT_100) -> Hand:
    """All have called the big blind; seat 1 acts first on the flop."""
    hand = deal(stacks=[5000] * players, button=players, rules=rules, stakes=stakes)
    return pass_to(hand, 1)


def meanwhile(hand: Hand, *actions: Action) -> Hand:
    """Others act in their turns, and nothing that is held has been settled yet."""
    for action in actions:
        for event in decide(hand.state, action):
            evolve(hand.state, event)
    return hand


def early(hand: Hand, seat: int, words: str, *actions: Action) -> Hand:
    rule(hand, Said(seat, words))
    return meanwhile(hand, *actions)


@pytest.mark.rule("tda:53A")
def test_early_bet_of_500_binds_after_two_checks() -> None:
    hand = early(flop("tda"), 3, "bet 500", Check(1), Check(2))
    ruling = rule(hand, TurnComes(3))
    assert (ruling.decision, ruling.action) == ("binds", Bet(3, 500))
    assert "500" in ruling.says.en
    assert "tda:53A" in ruling.rules
    assert hand.state.bets[3] == 500
    assert hand.state.actor == 1
    assert held_actions(hand.state) == ()


@pytest.mark.rule("tda:53A")
def test_early_bet_of_500_goes_back_when_the_first_bets_300() -> None:
    hand = early(flop("tda"), 3, "bet 500", Bet(1, 300), Fold(2))
    ruling = rule(hand, TurnComes(3))
    assert ruling.decision == "released"
    assert (ruling.fact("to_call"), ruling.fact("can_raise")) == (300, True)
    assert "tda:53A" in ruling.rules
    assert (hand.state.actor, hand.menu.call, hand.state.stacks[3]) == (3, 300, 4900)
    assert hand.menu.wager is not None


@pytest.mark.rule("rrop3:3.bets.10a")
def test_early_checker_may_call_or_fold_under_robert_and_not_raise() -> None:
    hand = early(flop("rrop3_cash", 2), 2, "check", Bet(1, 900))
    ruling = asked(hand, TurnComes(2))
    assert (ruling.decision, ruling.fact("can_raise")) == ("may_not_raise", False)
    assert "rrop3:3.bets.10a" in ruling.rules
    assert "900" in ruling.says.en
    rule(hand, TurnComes(2))
    assert (hand.menu.call, hand.menu.fold, hand.menu.wager) == (900, True, None)


@pytest.mark.rule("rrop3:3.bets.10a")
def test_floor_may_leave_him_the_raise() -> None:
    hand = early(flop("rrop3_cash", 2), 2, "check", Bet(1, 900))
    choose(hand, alternative(asked(hand, TurnComes(2)), "released"))
    assert hand.menu.wager is not None


@pytest.mark.rule("tda:53A")
def test_early_checker_may_raise_under_tda() -> None:
    hand = early(flop("tda", 2), 2, "check", Bet(1, 900))
    ruling = rule(hand, TurnComes(2))
    assert (ruling.decision, ruling.fact("can_raise")) == ("released", True)
    assert hand.menu.wager is not None


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_raise_to_40_stands_after_two_folds_and_not_after_a_raise() -> None:
    hand = early(flop("rrop3_cash", 4, LIMIT_20).play("1 bet 20"), 4, "raise to 40")
    meanwhile(hand, Fold(2), Fold(3))
    ruling = asked(hand, TurnComes(4))
    assert (ruling.decision, ruling.action) == ("binds", Raise(4, 40))
    assert [one.id for one in ruling.discretion] == ["released"]
    assert "rrop3:3.bets.10b" in ruling.rules

    other = early(flop("rrop3_cash", 4, LIMIT_20).play("1 bet 20"), 4, "raise to 40")
    ruling = asked(meanwhile(other, Fold(2), Raise(3, 40)), TurnComes(4))
    assert (ruling.decision, ruling.fact("to_call")) == ("released", 40)


@pytest.mark.rule("rrop3:3.bets.10b")
def test_call_in_between_frees_under_robert_alone() -> None:
    decided = {}
    for rules in ("rrop3_cash", "tda"):
        hand = early(flop(rules, 4).play("1 bet 200"), 4, "raise to 600", Call(2), Fold(3))
        decided[rules] = asked(hand, TurnComes(4)).decision
    assert decided == {"rrop3_cash": "released", "tda": "binds"}


@pytest.mark.rule("championship:bets.1c")
def test_raise_over_a_skipped_player_who_calls_stands() -> None:
    hand = early(flop("championship").play("1 bet 100"), 3, "raise to 300", Call(2))
    ruling = rule(hand, TurnComes(3))
    assert (ruling.decision, ruling.action) == ("binds", Raise(3, 300))
    assert "championship:bets.1c" in ruling.rules
    assert hand.state.bets[3] == 300


@pytest.mark.rule("championship:bets.1d")
def test_early_call_of_100_is_free_when_the_skipped_player_raises_to_300() -> None:
    hand = early(flop("championship").play("1 bet 100"), 3, "call", Raise(2, 300))
    ruling = rule(hand, TurnComes(3))
    assert (ruling.decision, ruling.fact("to_call")) == ("released", 300)
    assert "championship:bets.1d" in ruling.rules
    assert hand.menu.wager is not None


@pytest.mark.rule("tda:53Ab", "tda:58")
def test_early_fold_that_robert_held_is_final_under_tda() -> None:
    hand = flop("rrop3_cash")
    rule(hand, CardsForward(3))
    meanwhile(hand, Bet(1, 300), Fold(2))
    assert asked(hand, TurnComes(3)).decision == "released"
    ruling = asked(hand, TurnComes(3), "tda")
    assert ruling.decision == "hand_dead"
    assert {"tda:53Ab", "tda:58"} <= set(ruling.rules)


def test_ruling_makes_the_same_facts_as_the_chore_of_the_dealer() -> None:
    for words, then in (("check", Bet(1, 300)), ("bet 500", Check(1)), ("bet 500", Bet(1, 300))):
        hand = early(flop("rrop3_cash"), 2, words, then)
        chore = hand.dealer.next_chore(hand.state.copy())
        before = len(hand.events)
        rule(hand, TurnComes(2))
        made = [one for one in hand.events[before:] if not isinstance(one, irr.Ruled)]
        assert made == chore


def test_nothing_is_settled_where_nothing_is_held_or_out_of_turn() -> None:
    hand = flop("tda")
    with pytest.raises(FloorRefused, match="is held"):
        judge(hand.state, TurnComes(1))
    rule(hand, Said(3, "check"))
    with pytest.raises(FloorRefused, match="turn of seat 1"):
        judge(hand.state, TurnComes(3))
