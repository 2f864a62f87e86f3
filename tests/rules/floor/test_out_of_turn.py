"""What is done before one's turn: held, binding when the turn comes, or free again."""

import pytest

from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.skipped import SkippedSpeaks
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said, Tapped
from croupier.play import Stakes, evolve
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal
from kit.passing import pass_to

LIMIT_20 = Stakes("limit", 20, 40, 10, 20)


def flop(rules: str, players: int = 4, stakes: Stakes | None = None) -> Hand:
    """All have called the big blind; seat 1 acts first on the flop."""
    hand = deal(
        stacks=[5000] * players,
        button=players,
        rules=rules,
        stakes=stakes or Stakes("none", 100, 100, 50, 100),
    )
    return pass_to(hand, 1)


def limit_flop(players: int = 6) -> Hand:
    return flop("rrop3_cash", players, LIMIT_20)


@pytest.mark.rule("tda:53A")
def test_early_bet_of_500_stands_when_the_two_before_check() -> None:
    hand = flop("tda", 3)
    ruling = rule(hand, Said(3, "bet 500"))
    assert (ruling.decision, ruling.fact("to")) == ("held", 500)
    assert "tda:53A" in ruling.rules
    assert ruling.penalty is not None
    assert ruling.penalty.weight == "may"
    assert hand.state.actor == 1
    assert hand.state.bets[3] == 0
    hand.play("1 check", "2 check")
    assert hand.happened(irr.HeldSettled) == [irr.HeldSettled(3, binds=True)]
    assert hand.state.bets[3] == 500
    assert (hand.state.actor, hand.menu.call) == (1, 500)


@pytest.mark.rule("tda:53A")
def test_early_bet_of_500_is_free_again_when_the_first_bets_300() -> None:
    hand = flop("tda", 3)
    rule(hand, Said(3, "bet 500"))
    hand.play("1 bet 300", "2 call")
    assert hand.happened(irr.HeldSettled) == [irr.HeldSettled(3, binds=False)]
    assert (hand.state.actor, hand.state.stacks[3], hand.menu.call) == (3, 4900, 300)
    assert hand.menu.fold
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 600


@pytest.mark.rule("tda:53A")
def test_early_call_stands_after_a_fold_and_a_call() -> None:
    hand = flop("tda").play("1 bet 200")
    rule(hand, ChipsForward(4, ((100, 100),)))
    hand.play("2 call", "3 fold")
    assert hand.state.put[4] == 300
    assert hand.state.street == 2


@pytest.mark.rule("rrop3:3.bets.10a")
def test_early_checker_may_only_check_or_after_a_bet_call_or_fold() -> None:
    hand = flop("rrop3_cash", 3)
    ruling = rule(hand, Tapped(2))
    assert (ruling.decision, ruling.fact("kind")) == ("held", "check")
    assert "rrop3:3.bets.10a" in ruling.rules
    hand.play("1 check")
    assert hand.happened(ev.Checked)[-1] == ev.Checked(2)
    assert hand.state.actor == 3

    bet = flop("rrop3_cash", 3)
    rule(bet, Said(2, "check"))
    bet.play("1 bet 300")
    assert (bet.state.actor, bet.menu.call, bet.menu.wager) == (2, 300, None)
    assert bet.menu.fold


@pytest.mark.rule("rrop3:3.bets.10a")
def test_floor_may_waive_what_an_early_check_costs() -> None:
    hand = flop("rrop3_cash", 3)
    ruling = asked(hand, Said(2, "check"))
    choose(hand, alternative(ruling, "released"))
    hand.play("1 bet 300")
    assert hand.menu.wager is not None


def test_early_checker_heads_up_may_raise_under_tda_and_not_under_robert() -> None:
    raises = []
    for rules in ("tda", "rrop3_cash"):
        hand = flop(rules, 2)
        first, button = hand.state.actor, 3 - hand.state.actor
        rule(hand, Said(button, "check"))
        hand.play(f"{first} bet 900")
        raises.append(hand.menu.wager is not None)
    assert raises == [True, False]


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_raise_to_40_stands_after_two_folds() -> None:
    hand = limit_flop(4).play("1 bet 20")
    ruling = rule(hand, Said(4, "raise to 40"))
    assert (ruling.decision, ruling.fact("to")) == ("held", 40)
    assert "rrop3:3.bets.10b" in ruling.rules
    hand.play("2 fold", "3 fold")
    assert (hand.state.actor, hand.state.bets[4]) == (1, 40)


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_raise_to_40_is_free_when_another_raises_to_40() -> None:
    hand = limit_flop(4).play("1 bet 20")
    rule(hand, Said(4, "raise to 40"))
    hand.play("2 fold", "3 raise 40")
    assert (hand.state.actor, hand.state.bets[4], hand.menu.call) == (4, 0, 40)
    assert hand.menu.fold
    assert hand.menu.wager is not None


@pytest.mark.rule("rrop3:3.bets.10b")
def test_call_in_between_frees_under_robert_alone() -> None:
    settled = []
    for rules in ("rrop3_cash", "tda"):
        hand = flop(rules).play("1 bet 200")
        rule(hand, Said(4, "raise to 600"))
        hand.play("2 call", "3 fold")
        settled += hand.happened(irr.HeldSettled)
    assert settled == [irr.HeldSettled(4, binds=False), irr.HeldSettled(4, binds=True)]


def test_early_call_that_was_told_before_is_no_news_to_the_next() -> None:
    hand = flop("rrop3_cash", 5).play("1 bet 200")
    rule(hand, Said(3, "call"))
    rule(hand, Said(4, "call"))
    hand.play("2 fold")
    assert [one.binds for one in hand.happened(irr.HeldSettled)] == [True, True]
    assert hand.state.actor == 5


@pytest.mark.rule("championship:bets.1c")
def test_raise_over_a_skipped_player_stands_when_he_folds_or_calls() -> None:
    for answer in ("2 fold", "2 call"):
        hand = flop("championship").play("1 bet 100")
        ruling = rule(hand, Said(3, "raise to 300"))
        assert "championship:bets.1c" in ruling.rules
        hand.play(answer)
        assert (hand.state.actor, hand.state.bets[3]) == (4, 300)


@pytest.mark.rule("championship:bets.1d")
def test_call_over_a_skipped_player_is_free_when_he_raises_to_300() -> None:
    hand = flop("championship").play("1 bet 100")
    ruling = rule(hand, Said(3, "call"))
    assert "championship:bets.1d" in ruling.rules
    hand.play("2 raise 300")
    assert (hand.state.actor, hand.state.stacks[3], hand.menu.call) == (3, 4900, 300)
    assert hand.menu.fold
    assert hand.menu.wager is not None


@pytest.mark.rule("championship:bets.1d")
def test_early_fold_may_be_taken_back_if_the_skipped_player_raises() -> None:
    alive = []
    for answer in ("2 call", "2 raise 300"):
        hand = flop("championship").play("1 bet 100")
        rule(hand, CardsForward(3))
        hand.play(answer)
        alive.append(hand.state.live[3])
    assert alive == [False, True]


@pytest.mark.rule("tda:53Ab")
def test_early_fold_is_final_whatever_happens_before() -> None:
    for before in (("1 bet 300",), ("1 check", "2 check")):
        hand = flop("tda")
        ruling = rule(hand, CardsForward(3))
        assert ruling.decision == "hand_dead"
        assert set(ruling.rules) >= {"tda:53Ab", "tda:58"}
        assert ruling.penalty is not None
        hand.play(*before)
        assert not hand.state.live[3]
        assert hand.state.actor in (2, 4)


def test_spoken_fold_out_of_turn_is_final_too() -> None:
    hand = flop("tda")
    assert rule(hand, Said(3, "fold")).decision == "hand_dead"


@pytest.mark.rule("rrop3:3.bets.10b")
def test_early_fold_may_bind_under_robert_and_the_floor_decides() -> None:
    hand = flop("rrop3_cash", 3)
    ruling = rule(hand, CardsForward(2))
    assert [one.id for one in ruling.discretion] == ["released", "hand_dead"]
    assert hand.state.live[2]
    hand.play("1 check")
    assert not hand.state.live[2]


@pytest.mark.parametrize(("named", "made"), [(250, 400), (600, 600), (9000, 4900)])
def test_held_raise_of_an_illegal_size_is_made_the_nearest_legal_one(named: int, made: int) -> None:
    hand = flop("tda").play("1 bet 200")
    evolve(hand.state, irr.ActionHeld(3, "wager", named, 200))
    hand.play("2 fold")
    assert hand.state.bets[3] == made


def test_held_raise_over_players_who_are_all_in_becomes_a_call() -> None:
    hand = deal(stacks=[300, 5000, 5000], button=3, rules="tda")
    hand = pass_to(hand, 1).play("1 bet 200")
    evolve(hand.state, irr.ActionHeld(3, "wager", 600, 200))
    hand.play("2 fold")
    assert hand.state.put[3] == 300
    assert hand.state.phase != "betting"


def test_held_bet_at_fixed_limit_is_of_the_size_of_the_street() -> None:
    hand = limit_flop()
    evolve(hand.state, irr.ActionHeld(2, "wager", 30, 0))
    hand.play("1 check")
    assert hand.state.bets[2] == 20


def test_word_that_names_no_action_out_of_turn_holds_nothing() -> None:
    hand = flop("tda")
    ruling = rule(hand, Said(3, "hmm"))
    assert ruling.decision == "no_action"
    assert hand.state.actor == 1
    assert not hand.happened(irr.ActionHeld)


def test_who_acted_early_cannot_act_early_again() -> None:
    hand = flop("tda")
    rule(hand, Said(3, "check"))
    with pytest.raises(FloorRefused, match="already"):
        rule(hand, Said(3, "bet 500"))


def test_player_who_is_out_cannot_act_out_of_turn() -> None:
    hand = flop("tda").play("1 bet 300", "2 fold")
    with pytest.raises(FloorRefused, match="nothing more"):
        rule(hand, Said(2, "call"))


@pytest.mark.rule("rrop3:3.bets.11a")
def test_silent_player_is_dead_once_three_have_acted_behind() -> None:
    hand = limit_flop().play("1 bet 20")
    for seat in (3, 4, 5):
        rule(hand, Said(seat, "call"))
    ruling = rule(hand, SkippedSpeaks(2))
    assert (ruling.decision, ruling.fact("behind")) == ("hand_dead", 3)
    assert "rrop3:3.bets.11a" in ruling.rules
    assert alternative(ruling, "right_kept").remedies == ()
    assert not hand.state.live[2]
    assert [hand.state.bets[seat] for seat in (3, 4, 5)] == [20, 20, 20]
    assert hand.state.actor == 6


@pytest.mark.rule("rrop3:3.bets.11a")
def test_silent_player_who_faces_no_bet_has_checked() -> None:
    hand = limit_flop()
    for seat in (2, 3, 4):
        rule(hand, Said(seat, "check"))
    assert rule(hand, SkippedSpeaks(1)).decision == "check"
    assert hand.state.live[1]
    assert hand.state.actor == 5


@pytest.mark.rule("rrop3:3.bets.11a")
def test_player_who_says_time_after_two_keeps_his_right() -> None:
    hand = limit_flop().play("1 bet 20")
    for seat in (3, 4):
        rule(hand, Said(seat, "call"))
    ruling = rule(hand, SkippedSpeaks(2))
    assert ruling.decision == "right_kept"
    assert (hand.state.actor, hand.menu.fold) == (2, True)


@pytest.mark.rule("rrop3:3.bets.11b")
def test_player_whose_turn_has_not_come_loses_nothing() -> None:
    hand = limit_flop()
    for seat in (3, 4, 5):
        rule(hand, Said(seat, "check"))
    ruling = rule(hand, SkippedSpeaks(2))
    assert ruling.decision == "right_kept"
    assert "rrop3:3.bets.11b" in ruling.rules
    hand.play("1 check")
    assert hand.state.actor == 2
    assert hand.menu.wager is not None


@pytest.mark.rule("tda:53B")
def test_skipped_player_who_speaks_at_once_gets_the_action_back() -> None:
    hand = flop("tda", 5).play("1 bet 200")
    rule(hand, Said(3, "call"))
    ruling = rule(hand, SkippedSpeaks(2))
    assert (ruling.decision, hand.state.actor) == ("right_kept", 2)
    assert ruling.rules[0] == "tda:53B"


@pytest.mark.rule("tda:53B")
def test_floor_decides_after_substantial_action_over_a_silent_player() -> None:
    hand = flop("tda", 5).play("1 bet 200")
    for seat in (3, 4):
        rule(hand, Said(seat, "call"))
    ruling = rule(hand, SkippedSpeaks(2))
    assert ruling.decision == "floor_decides"
    assert hand.state.actor == 2
    choose(hand, alternative(ruling, "hand_dead"))
    assert not hand.state.live[2]
    assert hand.state.actor == 5


def test_folds_out_of_turn_count_among_those_who_acted_behind() -> None:
    hand = flop("tda", 5).play("1 bet 200")
    rule(hand, Said(3, "call"))
    assert asked(hand, SkippedSpeaks(2, folded=1)).decision == "floor_decides"


@pytest.mark.rule("championship:bets.1c")
def test_skipped_player_never_loses_his_turn_at_the_championship() -> None:
    hand = flop("championship", 6).play("1 bet 200")
    for seat in (3, 4, 5):
        rule(hand, Said(seat, "call"))
    assert rule(hand, SkippedSpeaks(2)).decision == "right_kept"


@pytest.mark.rule("tda:56")
@pytest.mark.rule("rrop3:3.bets.14a")
@pytest.mark.parametrize("house", ["tda", "rrop3_cash"])
def test_bettor_who_adds_chips_to_his_bet_raises_nobody_and_has_them_back(house: str) -> None:
    hand = flop(house).play("1 bet 300")
    ruling = rule(hand, ChipsForward(1, ((100, 100),)))
    assert (ruling.decision, ruling.returned, ruling.penalty) == ("no_action", 200, None)
    assert ruling.rules[0] == ("tda:56" if house == "tda" else "rrop3:3.bets.14a")
    assert (hand.state.irregular, hand.menu.seat, hand.menu.call) == (None, 2, 300)


def test_player_who_has_acted_was_not_skipped() -> None:
    hand = flop("rrop3_cash").play("1 bet 300", "2 call")
    with pytest.raises(FloorRefused, match="has acted"):
        rule(hand, SkippedSpeaks(2))


@pytest.mark.rule("rrop3:3.bets.11a")
@pytest.mark.parametrize("words", ["time", "Wait!", "attendez", "let me think"])
def test_skipped_player_who_calls_time_keeps_his_right_and_has_not_acted(words: str) -> None:
    hand = limit_flop().play("1 bet 20")
    for seat in (3, 4):
        rule(hand, Said(seat, "call"))
    ruling = rule(hand, Said(2, words))
    assert (ruling.decision, ruling.rules[0]) == ("no_action", "rrop3:3.bets.11a")
    assert "keeps its right" in ruling.says.en
    assert hand.menu.seat == 2


@pytest.mark.rule("tda:29")
@pytest.mark.rule("general:acting.2")
def test_who_asks_for_time_in_his_turn_is_waited_for() -> None:
    for house, own in (("tda", "tda:29"), ("general", "general:acting.2")):
        assert asked(flop(house), Said(1, "time")).rules[0] == own


def test_tap_over_a_bet_before_ones_turn_leaves_no_chips_to_hand_back() -> None:
    ruling = asked(flop("tda").play("1 bet 300"), Tapped(3))
    assert ruling.decision == "no_action"
    assert "tap over a bet" in ruling.why.en
    assert not any("Hand back" in step.en for step in ruling.steps)
