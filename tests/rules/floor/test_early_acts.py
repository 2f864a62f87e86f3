"""What somebody said or pushed before his turn: how it is held, and what he saw then."""

import pytest

from croupier.floor.turns.early_acts import held_actions
from croupier.floor.turns.skipped import SkippedSpeaks
from croupier.floor.turns.turn_comes import TurnComes
from croupier.floor.words.gestures import (
    ActedBeforeAmount,
    CallMisinformed,
    ChipsForward,
    Said,
    Tapped,
)
from croupier.play import Action, Call, Fold, Raise, Stakes, decide, evolve
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal
from kit.passing import pass_to

BLINDS_100_200 = Stakes("none", 200, 200, 100, 200)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)


def six(rules: str = "tda", stakes: Stakes = BLINDS_100_200) -> Hand:
    """Six players before the flop, blinds 100-200; seat 4 acts first."""
    return deal(stacks=[20_000] * 6, stakes=stakes, button=1, rules=rules)


def unsettled(hand: Hand, *actions: Action) -> Hand:
    """Others act in their turns, and what is held then is still to be settled."""
    for action in actions:
        for event in decide(hand.state, action):
            evolve(hand.state, event)
    return hand


@pytest.mark.parametrize(
    ("rules", "article"),
    [
        ("tda", "tda:53A"),
        ("rrop3_cash", "rrop3:3.bets.10b"),
        ("championship", "championship:bets.1c"),
    ],
)
@pytest.mark.rule("tda:53A", "rrop3:3.bets.10b", "championship:bets.1c")
def test_raise_without_an_amount_is_held_and_its_maker_then_names_it(
    rules: str, article: str
) -> None:
    hand = six(rules)
    ruling = rule(hand, Said(5, "raise"))
    assert (ruling.decision, ruling.fact("kind"), ruling.fact("to")) == ("held", "wager", 400)
    assert article in ruling.rules
    assert "raise without an amount" in ruling.says.en
    assert "relance sans montant" in ruling.says.fr
    hand.play("4 fold")
    assert irr.HeldSettled(5, binds=True) in hand.events
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call) == (5, False, 0)
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most) == (400, 20_000)
    hand.play("5 raise 900")
    assert hand.state.bets[5] == 900


@pytest.mark.rule("tda:53A")
def test_raise_without_an_amount_is_free_again_after_a_raise() -> None:
    hand = six()
    rule(hand, Said(6, "je relance"))
    hand.play("4 raise 800", "5 fold")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call) == (6, True, 800)


@pytest.mark.rule("tda:53A")
def test_bet_without_an_amount_must_be_made_when_the_turn_comes() -> None:
    hand = pass_to(six(), 1)
    seat = hand.state.actor % 6 + 1
    rule(hand, Said(seat, "bet"))
    hand.play(f"{hand.state.actor} check")
    assert (hand.menu.seat, hand.menu.check) == (seat, False)
    assert hand.menu.wager is not None


@pytest.mark.rule("tda:53A")
def test_turn_that_comes_to_a_raise_without_an_amount_asks_how_much() -> None:
    hand = six()
    rule(hand, Said(5, "raise"))
    unsettled(hand, Fold(4))
    ruling = rule(hand, TurnComes(5))
    assert (ruling.decision, ruling.action) == ("binds", None)
    assert "400 or more" in ruling.says.en
    assert [one.action for one in ruling.choices] == [Raise(5, 400)]
    assert (hand.menu.fold, hand.menu.call) == (False, 0)
    assert held_actions(hand.state) == ()


def test_raise_said_early_at_fixed_limit_has_its_amount() -> None:
    hand = six("rrop3_cash", LIMIT_20)
    rule(hand, Said(5, "raise"))
    hand.play("4 fold")
    assert hand.state.bets[5] == 40


@pytest.mark.rule("rrop3:3.bets.10b")
@pytest.mark.parametrize(
    ("told", "kind", "to"),
    [
        (Said(4, "call"), "call", 200),
        (Said(4, "raise to 800"), "wager", 800),
        (Said(4, "all in"), "wager", 20_000),
        (Said(4, "raise"), "wager", 400),
        (ChipsForward(4, ((500, 500),)), "wager", 1200),
    ],
)
def test_who_has_called_and_speaks_again_early_has_not_checked(
    told: Said | ChipsForward, kind: str, to: int
) -> None:
    hand = six("rrop3_cash").play("4 call")
    ruling = rule(hand, told)
    assert (ruling.fact("kind"), ruling.fact("to")) == (kind, to)
    hand.play("5 raise 600", "6 fold", "1 fold", "2 fold", "3 fold")
    assert hand.menu.seat == 4
    assert hand.menu.wager is not None


@pytest.mark.rule("rrop3:3.bets.10a")
@pytest.mark.parametrize("told", [Said(4, "check"), Tapped(4)])
def test_who_has_called_and_checks_early_may_lose_the_raise(told: Said | Tapped) -> None:
    hand = six("rrop3_cash").play("4 call")
    assert rule(hand, told).fact("kind") == "check"
    hand.play("5 raise 600", "6 fold", "1 fold", "2 fold", "3 fold")
    assert (hand.menu.seat, hand.menu.wager) == (4, None)


@pytest.mark.rule("rrop3:3.bets.11b")
def test_what_was_done_before_his_turn_came_costs_the_silent_player_nothing() -> None:
    hand = six("rrop3_cash")
    for seat in (6, 1, 2):
        rule(hand, Said(seat, "call"))
    hand.play("4 call")
    ruling = asked(hand, SkippedSpeaks(5))
    assert (ruling.decision, ruling.fact("behind")) == ("right_kept", 0)
    assert ruling.rules[0] == "rrop3:3.bets.11b"


@pytest.mark.rule("tda:53B")
def test_calls_made_before_his_turn_came_are_no_substantial_action_behind_him() -> None:
    hand = six()
    for seat in (6, 1):
        rule(hand, Said(seat, "call"))
    hand.play("4 call")
    assert asked(hand, SkippedSpeaks(5)).decision == "right_kept"
    rule(hand, Said(2, "call"))
    assert asked(hand, SkippedSpeaks(5)).fact("behind") == 1


@pytest.mark.rule("tda:59B")
def test_call_before_the_amount_binds_under_robert_though_the_bettors_chips_came() -> None:
    hand = six("rrop3_cash").play("4 raise 600")
    rule(hand, ActedBeforeAmount(6, 5, 2000))
    assert irr.HeldSettled(6, binds=True) in hand.events
    assert hand.state.bets == [0, 0, 100, 200, 600, 2000, 2000]
    assert hand.state.actor == 1


@pytest.mark.rule("rrop3:3.bets.10b")
def test_call_before_the_amount_is_free_when_another_calls_in_between() -> None:
    hand = six("rrop3_cash").play("4 raise 600")
    rule(hand, ActedBeforeAmount(1, 5, 2000))
    hand.play("6 call")
    assert irr.HeldSettled(1, binds=False) in hand.events


def test_early_raise_is_measured_by_the_early_raise_before_it() -> None:
    hand = six()
    rule(hand, Said(5, "raise to 800"))
    ruling = rule(hand, Said(6, "raise to 1000"))
    assert (ruling.fact("faced"), ruling.fact("to")) == (800, 1400)


def test_early_raise_of_a_player_behind_is_no_bet_to_who_sits_before_him() -> None:
    hand = six()
    rule(hand, Said(6, "raise to 800"))
    ruling = rule(hand, Said(5, "call"))
    assert (ruling.fact("faced"), ruling.fact("to")) == (200, 200)


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_call_that_was_promised_hides_no_call_that_came_in_between() -> None:
    hand = six("rrop3_cash")
    for seat in (6, 5):
        rule(hand, Said(seat, "call"))
    hand.play("4 call")
    assert hand.happened(irr.HeldSettled) == [irr.HeldSettled(5, binds=False)]

    quiet = six("rrop3_cash")
    for seat in (6, 5):
        rule(quiet, Said(seat, "call"))
    quiet.play("4 fold")
    assert quiet.happened(irr.HeldSettled)[0] == irr.HeldSettled(5, binds=True)


@pytest.mark.rule("rrop3:10.nolimit.7a")
def test_chips_before_the_caller_count_in_what_he_understood() -> None:
    hand = six("rrop3_cash").play("4 raise 800", "5 fold", "6 fold", "1 fold")
    ruling = asked(hand, CallMisinformed(2, told=600))
    assert (ruling.decision, ruling.fact("per_cent")) == ("floor_decides", 71)


@pytest.mark.rule("tda:53A", "rrop3:3.bets.10b")
@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_forced_bet_of_the_low_card_frees_nobody_who_acted_before_it(rules: str) -> None:
    hand = deal("stud", stacks=[500] * 5, stakes=STUD, rules=rules)
    low = hand.state.actor
    first, second = low % 5 + 1, (low + 1) % 5 + 1
    ruling = rule(hand, Said(first, "call"))
    assert (ruling.fact("kind"), ruling.fact("to"), ruling.fact("faced")) == ("call", 3, 3)
    rule(hand, Said(second, "complete"))
    hand.play(f"{low} bring-in")
    assert hand.happened(irr.HeldSettled) == [
        irr.HeldSettled(first, binds=True),
        irr.HeldSettled(second, binds=True),
    ]
    assert (hand.state.bets[first], hand.state.bets[second]) == (3, 10)


@pytest.mark.rule("tda:53A")
def test_full_bet_of_the_low_card_frees_who_acted_before_it() -> None:
    hand = deal("stud", stacks=[500] * 5, stakes=STUD, rules="tda")
    low = hand.state.actor
    first = low % 5 + 1
    rule(hand, Said(first, "call"))
    hand.play(f"{low} bet 10")
    assert hand.happened(irr.HeldSettled) == [irr.HeldSettled(first, binds=False)]


@pytest.mark.rule("tda:59A")
def test_if_he_bets_i_raise_before_the_turn_is_for_the_floor() -> None:
    hand = pass_to(six(), 1)
    actor = hand.state.actor
    seat = actor % 6 + 1
    told = Said(seat, "if he bets I raise")
    ruling = asked(hand, told)
    assert (ruling.decision, ruling.remedies, ruling.action) == ("floor_decides", (), None)
    assert ruling.rules == ("tda:59A",)
    assert ruling.penalty is not None
    assert ruling.penalty.weight == "may"
    assert [one.id for one in ruling.discretion] == ["held", "released"]
    choose(hand, alternative(ruling, "held"))
    hand.play(f"{actor} bet 400")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call) == (seat, False, 0)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 800


@pytest.mark.rule("tda:59A")
def test_who_is_held_to_an_if_may_check_when_nobody_bets() -> None:
    hand = pass_to(six(), 1)
    actor = hand.state.actor
    seat = actor % 6 + 1
    choose(hand, alternative(asked(hand, Said(seat, "if he bets I raise")), "held"))
    hand.play(f"{actor} check")
    assert (hand.menu.seat, hand.menu.check) == (seat, True)


@pytest.mark.rule("tda:59A")
def test_who_is_held_to_an_early_if_that_he_calls_may_only_call() -> None:
    hand = six().play("4 raise 800")
    choose(hand, alternative(asked(hand, Said(6, "if he bets I call")), "held"))
    hand.play("5 fold")
    assert (hand.menu.fold, hand.menu.call, hand.menu.wager) == (False, 800, None)


@pytest.mark.rule("tda:59A")
def test_early_if_that_he_folds_is_left_to_the_floor_when_the_turn_comes() -> None:
    hand = six().play("4 raise 800")
    ruling = asked(hand, Said(6, "s’il mise je passe"))
    assert ruling.decision == "floor_decides"
    assert alternative(ruling, "held").remedies == ()
    assert hand.state.live[6]


def test_as_many_as_sit_behind_can_have_folded_behind_a_skipped_player() -> None:
    hand = six("rrop3_cash").play("4 raise 600")
    assert asked(hand, SkippedSpeaks(5, folded=4)).decision == "hand_dead"
    with pytest.raises(ValueError, match="4 at most"):
        asked(hand, SkippedSpeaks(5, folded=5))


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_actions_that_bind_are_settled_one_by_one() -> None:
    hand = six("rrop3_cash")
    rule(hand, Said(5, "raise to 800"))
    unsettled(hand, Call(4))
    assert asked(hand, TurnComes(5)).decision == "released"


@pytest.mark.parametrize("rules", ["tda", "championship", "rrop3_cash"])
@pytest.mark.rule("tda:55", "tda:53A", "championship:bets.1c", "rrop3:3.bets.10a")
def test_early_check_over_the_blind_leaves_a_call_or_a_fold(rules: str) -> None:
    hand = six(rules)
    ruling = rule(hand, Said(5, "check"))
    assert (ruling.decision, ruling.fact("kind")) == ("held", "check")
    assert ("tda:55" in ruling.rules) == (rules != "rrop3_cash")
    hand.play("4 call")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call, hand.menu.wager) == (5, True, 200, None)


@pytest.mark.rule("tda:55", "tda:53A", "rrop3:3.bets.10a")
def test_raise_frees_who_checked_over_the_blind_under_tda_alone() -> None:
    for rules, may_raise in (("tda", True), ("championship", True), ("rrop3_cash", False)):
        hand = six(rules)
        rule(hand, Said(5, "check"))
        hand.play("4 raise 600")
        assert (hand.menu.seat, hand.menu.call) == (5, 600)
        assert (hand.menu.wager is not None) == may_raise


@pytest.mark.rule("tda:55")
def test_turn_that_comes_to_a_check_over_the_same_bet_asks_for_a_call_or_a_fold() -> None:
    hand = six()
    rule(hand, Said(5, "parole"))
    ruling = asked(unsettled(hand, Fold(4)), TurnComes(5))
    assert (ruling.decision, ruling.fact("to_call")) == ("may_not_raise", 200)
    assert ruling.says.en == "Seat 5 may call 200 or fold, and may not raise."
    assert ruling.rules[:2] == ("tda:55", "tda:53A")
    assert ruling.discretion == ()


@pytest.mark.rule("rrop3:3.bets.10a")
def test_big_blind_who_checked_early_may_only_check_when_the_small_blind_completes() -> None:
    hand = six("rrop3_cash").play("4 fold", "5 fold", "6 fold", "1 fold")
    rule(hand, Tapped(3))
    ruling = asked(unsettled(hand, Call(2)), TurnComes(3))
    assert (ruling.decision, ruling.fact("to_call")) == ("may_not_raise", 0)
    assert ruling.says.en == "Seat 3 may check, and may not raise."
    assert ruling.says.fr == "Le siège 3 peut faire parole, mais pas relancer."


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param("championship", marks=pytest.mark.rule("championship:bets.1c")),
        pytest.param("rrop3_cash", marks=pytest.mark.rule("rrop3:3.bets.11a")),
    ],
)
def test_folds_that_are_held_count_once_among_those_behind_a_skipped_player(rules: str) -> None:
    hand = six(rules).play("4 raise 600")
    rule(hand, Said(6, "call"))
    rule(hand, Said(1, "fold"))
    assert asked(hand, SkippedSpeaks(5, folded=1)).fact("behind") == 2
    assert asked(hand, SkippedSpeaks(5)).fact("behind") == 2
    assert asked(hand, SkippedSpeaks(5, folded=2)).fact("behind") == 3
    rule(hand, Said(2, "fold"))
    assert asked(hand, SkippedSpeaks(5, folded=2)).fact("behind") == 3
