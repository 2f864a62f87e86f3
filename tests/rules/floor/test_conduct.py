"""What is not done at a table: what the house says of it, and how the hand goes on."""

import pytest

from croupier.cards import parse_cards
from croupier.floor.carrying import rule_on
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.judge import judge
from croupier.floor.ruling import FloorRefused
from croupier.play import Fold, evolve, view
from croupier.play.irregular_events import ChipsRemoved, Exposed, RuledDead
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import DRAW, STUD, Hand, deal, with_options

PAIR = "AhAd"


def flop(*, rules: str = "tda", hole: str = PAIR, shows: bool = True) -> Hand:
    """Three players at 50-100 with 100 in the pot each; seat 2 holds the named cards."""
    hand = deal(
        stacks=[3000] * 3,
        shows=shows,
        button=3,
        rules=rules,
        hole={1: "QcQd", 2: hole, 3: "8c3d"},
        board="Kh7s6s7d3s",
    )
    return hand.play("3 call", "1 call", "2 check")


@pytest.mark.rule("tda:4")
def test_player_who_keeps_his_hood_on_may_be_penalised() -> None:
    hand = deal(stacks=[900] * 6, button=3, rules="tda")
    made = rule(hand, Misconduct(6, "not_identifiable"))
    assert made.decision == "recorded"
    assert made.rules == ("tda:4",)
    assert made.penalty is not None
    assert (made.penalty.breach, made.penalty.weight) == ("not_identifiable", "may")
    assert "Seat 6 refuses" in made.says.en
    heeded = asked(hand, Misconduct(6, "not_identifiable", heeded=True))
    assert heeded.penalty is None
    assert heeded.rules == ("tda:4",)


@pytest.mark.rule("tda:5")
@pytest.mark.rule("tda:5A")
def test_call_at_the_table_offers_a_warning_first_and_more_when_it_happens_again() -> None:
    hand = deal(stacks=[900] * 9, button=3, rules="tda")
    first = rule(hand, Misconduct(2, "device", device="call"))
    assert first.decision == "recorded"
    assert first.rules == ("tda:5A", "tda:5")
    assert first.penalty is not None
    assert first.penalty.weight == "may"
    assert (first.fact("suggested"), first.fact("offences")) == ("warning", 1)
    again = asked(hand, Misconduct(2, "device", device="call", earlier=1))
    assert (again.fact("suggested"), again.fact("suggested_hands")) == ("missed_hands", 1)
    third = asked(hand, Misconduct(2, "device", device="call", earlier=2))
    assert (third.fact("suggested"), third.fact("suggested_hands")) == ("missed_rounds", 9)


@pytest.mark.rule("tda:5A")
def test_noise_is_as_a_call_and_roberts_has_an_article_of_its_own() -> None:
    hand = deal(stacks=[900] * 3, rules="tda")
    assert asked(hand, Misconduct(1, "device", device="noise")).rules[0] == "tda:5A"
    robert = asked(hand, Misconduct(1, "device", device="noise"), "rrop3_cash")
    assert robert.rules == ("rrop3:1.conduct.7",)


@pytest.mark.rule("tda:5B")
def test_phone_on_the_felt_is_noted_with_a_warning() -> None:
    hand = deal(stacks=[900] * 4, rules="tda")
    made = rule(hand, Misconduct(4, "device", device="on_table"))
    assert made.rules == ("tda:5B", "tda:5")
    assert made.fact("suggested") == "warning"
    assert made.steps[0].en == "Have the device taken off the table."


@pytest.mark.rule("tda:5C")
def test_typing_is_a_breach_with_a_live_hand_and_none_after_folding() -> None:
    hand = deal(stacks=[900] * 4, button=4, rules="tda")
    hand.play("3 call", "4 call", "1 call", "2 check")
    hand.play("1 check", "2 check", "3 check", "4 check")
    assert hand.state.street == 2
    typing = Misconduct(4, "device", device="use")
    live = rule(hand, typing)
    assert live.decision == "recorded"
    assert live.rules == ("tda:5C", "tda:5")
    hand.play("1 bet 100", "2 call", "3 call", "4 fold")
    folded = asked(hand, typing)
    assert (folded.decision, folded.penalty) == ("play_on", None)
    assert folded.rules == ("tda:5C",)


@pytest.mark.rule("tda:5D")
def test_push_fold_chart_is_a_breach_whether_in_the_hand_or_not() -> None:
    hand = deal(stacks=[900] * 4, button=1, rules="tda").play("4 fold")
    made = rule(hand, Misconduct(4, "device", device="strategy_aid"))
    assert made.rules == ("tda:5D", "tda:5")
    assert made.penalty is not None
    assert made.penalty.rules == ("tda:5D", "tda:5")


@pytest.mark.rule("tda:31")
def test_all_in_player_who_walks_off_keeps_his_hand_and_may_be_penalised() -> None:
    hand = deal(
        stacks=[900, 900, 300],
        button=3,
        rules="tda",
        hole={1: "QcQd", 2: "8c3d", 3: "AhAd"},
        board="Kh7s6s2d3s",
    )
    hand.play("3 raise 300", "1 call", "2 call", "1 check", "2 check", "1 check", "2 check")
    assert hand.state.street == 3
    made = rule(hand, Misconduct(3, "left_table"))
    assert (made.decision, made.rules) == ("hand_live", ("tda:31",))
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    hand.play("1 check", "2 check").check_down()
    assert hand.stacks == (600, 600, 900)


def test_player_who_left_at_roberts_is_dead_only_at_his_turn_and_never_all_in() -> None:
    hand = deal(stacks=[900, 900, 300], button=3, rules="rrop3_tournament")
    made = asked(hand, Misconduct(2, "left_table"))
    assert made.rules == ("rrop3:11.tournament.12",)
    stud = deal("stud", stacks=[900] * 3, stakes=STUD, rules="rrop3_tournament")
    assert asked(stud, Misconduct(2, "left_table")).rules[0] == "rrop3:8.stud.6"
    assert (made.decision, made.fact("at_turn"), made.penalty) == ("hand_live", "dead", None)
    hand.play("3 raise 300")
    assert asked(hand, Misconduct(3, "left_table")).fact("at_turn") == "nothing"


@pytest.mark.rule("tda:33")
def test_dodging_the_big_blind_must_be_penalised_and_a_warning_does_not_do() -> None:
    hand = deal(stacks=[900] * 6, rules="tda")
    made = rule(hand, Misconduct(5, "dodging_blinds"))
    assert made.decision == "penalty"
    assert made.rules == ("tda:33", "tda:71Bb")
    assert made.penalty is not None
    assert made.penalty.weight == "must"
    assert made.fact("suggested") == "missed_hands"
    assert [one.id for one in made.discretion] == []
    cash = asked(hand, Misconduct(5, "dodging_blinds"), "rrop3_cash")
    assert (cash.rules, cash.penalty) == (("rrop3:4.blinds.11a",), None)


@pytest.mark.rule("tda:67")
def test_folded_player_who_says_he_had_a_seven_has_spoken_of_hands() -> None:
    hole = {1: "QcQd", 2: "AhAd", 3: "7h2c"}
    hand = deal(stacks=[900] * 3, button=3, rules="tda", hole=hole, board="Kh7s6s7d3s")
    hand.play("3 fold", "1 call", "2 check", "1 check", "2 check", "1 check", "2 check")
    assert hand.state.board == list(parse_cards("Kh7s6s7d3s"))
    made = rule(hand, Misconduct(3, "disclosing"))
    assert (made.decision, made.rules[0]) == ("recorded", "tda:67")
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    assert hand.state.actor == 1
    assert asked(hand, Misconduct(3, "disclosing"), "rrop3_cash").rules == ("rrop3:1.ethics.10",)


@pytest.mark.rule("tda:67b")
def test_hand_shown_to_a_spectator_is_noted_and_nobody_else_sees_it() -> None:
    hand = flop()
    made = rule(hand, Misconduct(2, "one_player_to_a_hand"))
    assert made.decision == "recorded"
    assert made.rules == ("tda:67b", "tda:71B", "rrop3:2.procedures.8")
    assert made.penalty is not None
    assert made.penalty.rules == ("tda:67b", "tda:71B", "rrop3:2.procedures.8")
    assert hand.happened(Exposed) == []
    assert view(hand.state, 1).seats[1].exposed == ()


@pytest.mark.rule("tda:68")
def test_aces_turned_over_against_a_bet_live_call_and_win_and_a_round_is_missed_after_it() -> None:
    hand = flop().play("1 bet 200")
    made = rule(hand, Misconduct(2, "revealing_live_hand", places=(0, 1), earlier=2))
    assert (made.decision, made.rules[0]) == ("hand_live", "tda:68")
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    assert (made.fact("suggested"), made.fact("starts")) == ("missed_rounds", "after_hand")
    assert [one.id for one in made.discretion] == ["no_penalty"]
    assert view(hand.state, 3).seats[1].exposed == parse_cards(PAIR)
    hand.play("2 call", "3 fold").check_down()
    assert hand.stacks == (2700, 3400, 2900)


@pytest.mark.rule("tda:68")
def test_showing_once_nobody_can_act_any_more_is_no_breach() -> None:
    hand = flop(shows=False).check_down()
    assert hand.state.phase == "showing"
    made = asked(hand, Misconduct(2, "revealing_live_hand", places=(0,)))
    assert (made.decision, made.penalty) == ("play_on", None)
    assert made.rules[0] == "tda:68"


@pytest.mark.rule("rrop3:11.tournament.19")
def test_king_shown_on_the_turn_may_be_ruled_dead_with_three_left_and_a_round_missed() -> None:
    hand = flop(rules="rrop3_tournament", hole="KcTd")
    hand.play("1 check", "2 check", "3 check")
    assert hand.state.street == 2
    made = rule(hand, Misconduct(2, "revealing_live_hand", places=(0,), players_left=3))
    assert made.decision == "hand_live"
    assert made.rules == ("rrop3:11.tournament.19",)
    assert [one.id for one in made.discretion] == ["hand_dead", "no_penalty"]
    assert made.fact("starts") == "after_hand"
    choose(hand, alternative(made, "hand_dead"))
    assert hand.happened(RuledDead) == [RuledDead(2)]
    assert not hand.state.live[2]
    assert hand.state.actor == 1
    hand.play("1 bet 100", "3 fold")
    assert hand.stacks == (3200, 2900, 2900)


@pytest.mark.rule("rrop3:11.tournament.19")
def test_the_last_two_of_the_event_may_show_what_they_like() -> None:
    hand = deal(stacks=[3000] * 2, button=2, rules="rrop3_tournament", hole={2: "KcTd"})
    made = rule(hand, Misconduct(2, "revealing_live_hand", places=(0,), players_left=2))
    assert (made.decision, made.penalty) == ("play_on", None)
    assert made.rules == ("rrop3:11.tournament.19",)
    other_table = asked(hand, Misconduct(2, "revealing_live_hand", players_left=3))
    assert other_table.decision == "hand_live"
    tda = asked(hand, Misconduct(2, "revealing_live_hand", players_left=2), "tda")
    assert (tda.decision, tda.rules) == ("hand_live", ("tda:68",))


@pytest.mark.rule("rrop3:1.ethics.6")
def test_showing_is_improper_in_a_pot_of_several_and_free_in_one_of_two() -> None:
    hand = flop(rules="rrop3_cash").play("1 bet 200")
    told = Misconduct(2, "revealing_live_hand", places=(0,))
    several = asked(hand, told)
    assert (several.decision, several.rules) == ("hand_live", ("rrop3:1.ethics.6",))
    assert several.penalty is not None
    hand.play("2 call", "3 fold")
    two = asked(hand, told)
    assert (two.decision, two.rules, two.penalty) == ("play_on", ("rrop3:1.ethics.6",), None)
    strict = asked(hand, told, "tda")
    assert strict.penalty is not None


def test_dead_hand_and_fold_are_told_as_a_french_floor_would() -> None:
    hand = flop(rules="rrop3_tournament")
    made = asked(hand, Misconduct(1, "revealing_live_hand", places=(0,), players_left=9))
    dead = alternative(made, "hand_dead")
    assert dead.says.fr == "Le siège 1 a une main morte\u00a0; ses jetons restent au pot."
    thrown = asked(hand.play("1 check", "2 bet 100"), Misconduct(3, "careless_fold"))
    assert thrown.says.fr.endswith("elle est couchée.")


@pytest.mark.rule("tda:68b")
def test_cards_thrown_high_are_folded_and_the_throw_is_noted() -> None:
    hand = flop().play("1 bet 200")
    made = rule(hand, Misconduct(2, "careless_fold"))
    assert (made.decision, made.action) == ("fold", Fold(2))
    assert made.rules[0] == "tda:68b"
    assert made.fact("suggested") == "warning"
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    assert not hand.state.live[2]
    assert hand.state.actor == 3
    late = asked(hand, Misconduct(2, "careless_fold"))
    assert (late.decision, late.action, late.remedies) == ("fold", None, ())


def low_card_of_three(rules: str) -> Hand:
    """Seven-card stud: seat 2 has the deuce and owes the bring-in."""
    hole = {1: "QcQdJh", 2: "AhAd2c", 3: "8c3dKs"}
    return deal("stud", stacks=[500] * 3, stakes=STUD, rules=rules, hole=hole, shows=False)


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_low_card_cannot_throw_its_hand_away_before_it_has_paid(rules: str) -> None:
    hand = low_card_of_three(rules)
    assert hand.menu.bring_in
    with pytest.raises(FloorRefused, match="pays its forced bet"):
        rule(hand, Misconduct(2, "careless_fold"))


@pytest.mark.rule("rrop3:8.stud.6")
def test_low_card_whose_hand_is_killed_for_showing_it_loses_the_forced_bet_too() -> None:
    hand = low_card_of_three("rrop3_tournament")
    due = hand.menu.bring_in
    made = rule(hand, Misconduct(2, "revealing_live_hand", places=(0,)))
    choose(hand, alternative(made, "hand_dead"))
    assert (hand.state.live[2], hand.state.bets[2]) == (False, due)
    assert hand.menu.call == due


def test_hand_thrown_high_at_the_draw_is_folded() -> None:
    hand = deal("draw", stacks=[500] * 3, stakes=DRAW, rules="rrop3_cash", shows=False)
    hand.check_down()
    assert hand.state.phase == "discarding"
    made = rule(hand, Misconduct(hand.state.actor, "careless_fold"))
    assert made.decision == "fold"


def test_up_cards_are_not_revealed() -> None:
    with pytest.raises(FloorRefused, match="lie open anyway"):
        rule(low_card_of_three("tda"), Misconduct(2, "revealing_live_hand", places=(2,)))


def test_two_who_agree_to_bet_no_more_both_have_hands() -> None:
    hand = flop().play("1 bet 200", "2 fold")
    with pytest.raises(FloorRefused, match="both have a live hand"):
        rule(hand, Misconduct(1, "check_down", other_seat=2))


@pytest.mark.rule("tda:69")
def test_chips_of_two_who_collude_leave_play_once_the_hand_is_over() -> None:
    hand = flop()
    told = Misconduct(1, "collusion", other_seat=2)
    assert asked(hand, told).says.en.endswith("when the hand is over.")
    hand.check_down()
    assert asked(hand, told).says.en.endswith("their chips leave play.")


def test_cards_thrown_high_with_nothing_to_call_are_dead_where_nobody_folds_for_free() -> None:
    rules = with_options("tda", betting={"free_fold": "refused"})
    hand = deal(stacks=[900] * 3, button=3, rules=rules).play("3 call", "1 call", "2 check")
    made = rule(hand, Misconduct(1, "careless_fold"))
    assert (made.action, made.remedies) == (None, (RuledDead(1),))
    assert hand.state.actor == 2


@pytest.mark.parametrize("free_fold", ["allowed", "refused"])
def test_careless_fold_without_a_penalty_is_a_fold_nevertheless(free_fold: str) -> None:
    rules = with_options("tda", betting={"free_fold": free_fold})
    hand = deal(stacks=[900] * 3, button=3, rules=rules).play("3 call", "1 call", "2 check")
    _, events = rule_on(
        hand.state,
        Misconduct(1, "careless_fold"),
        hand.dealer,
        by="Fay",
        decide="no_penalty",
        reason="a novice",
    )
    for event in events:
        evolve(hand.state, event)
    assert not hand.state.live[1]
    assert hand.state.actor == 2


@pytest.mark.rule("tda:69")
@pytest.mark.rule("tda:71Bb")
def test_chip_dumping_disqualifies_both_and_their_chips_leave_play() -> None:
    hand = deal(stacks=[900, 900, 900], button=3, rules="tda")
    dumped = Misconduct(1, "collusion", other_seat=2)
    made = asked(hand, dumped)
    assert (made.decision, made.rules) == ("penalty", ("tda:69", "tda:71Bb"))
    assert made.penalty is not None
    assert made.penalty.weight == "must"
    assert made.fact("suggested") == "disqualification"
    assert (made.remedies, made.fact("starts")) == ((), "after_hand")
    hand.play("3 fold", "1 raise 900", "2 fold")
    made = rule(hand, dumped)
    assert made.remedies == (ChipsRemoved(1, 1000), ChipsRemoved(2, 800))
    assert hand.stacks == (0, 0, 900)
    assert hand.state.irregular is not None
    assert hand.state.irregular.removed == 1800


@pytest.mark.rule("tda:69")
@pytest.mark.rule("tda:71Bb")
def test_soft_play_must_be_penalised_and_may_cost_the_event() -> None:
    hand = deal(stacks=[900] * 3, rules="tda")
    made = rule(hand, Misconduct(1, "soft_play"))
    assert (made.decision, made.rules) == ("penalty", ("tda:69", "tda:71Bb"))
    assert [one.id for one in made.discretion] == ["disqualification"]
    assert made.fact("suggested") == "missed_hands"


@pytest.mark.rule("tda:70")
def test_third_time_out_of_turn_is_noted_as_the_third_and_a_penalty_offered() -> None:
    hand = deal(stacks=[900] * 3, rules="tda")
    made = rule(hand, Misconduct(3, "out_of_turn", earlier=2))
    assert made.fact("offences") == 3
    assert made.rules[0] == "tda:70"
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    assert (made.fact("suggested"), made.fact("suggested_hands")) == ("missed_rounds", 3)


@pytest.mark.rule("tda:71B")
def test_thrown_cards_may_be_penalised_or_not() -> None:
    hand = deal(stacks=[900] * 3, rules="tda")
    made = rule(hand, Misconduct(3, "card_abuse"))
    assert "tda:71B" in made.rules
    assert made.penalty is not None
    assert made.penalty.weight == "may"
    assert [one.id for one in made.discretion] == ["no_penalty"]


@pytest.mark.rule("tda:71Bb")
@pytest.mark.parametrize("breach", ["obscene_language", "disturbance", "cheating"])
def test_abuse_disruption_and_cheating_are_never_let_pass(breach: str) -> None:
    hand = deal(stacks=[900] * 3, rules="tda")
    made = rule(hand, Misconduct(3, breach))  # type: ignore[arg-type]
    assert (made.decision, made.rules) == ("penalty", ("tda:71Bb",))
    assert made.penalty is not None
    assert made.penalty.weight == "must"
    assert "no_penalty" not in [one.id for one in made.discretion]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (Misconduct(0, "disclosing"), "no seat 0"),
        (Misconduct(4, "disclosing"), "no seat 4"),
        (Misconduct(1, "collusion", other_seat=9), "no seat 9"),
        (Misconduct(1, "collusion"), "two sides"),
        (Misconduct(1, "soft_play", other_seat=1), "with himself"),
        (Misconduct(1, "disclosing", earlier=-1), "below 0"),
        (Misconduct(1, "disclosing", players_left=2), "2 players cannot be left: 3 are"),
        (Misconduct(3, "left_table"), "no live hand"),
        (Misconduct(3, "revealing_live_hand"), "no live hand"),
        (Misconduct(1, "revealing_live_hand", places=(2,)), "holds 2"),
        (Misconduct(1, "revealing_live_hand", places=(-1,)), "holds 2"),
        (Misconduct(1, "disclosing", places=(0,)), "Nothing is shown"),
        (Misconduct(2, "careless_fold"), "not in turn"),
    ],
)
def test_what_cannot_have_been_is_asked_again(told: Misconduct, words: str) -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="tda").play("3 fold")
    with pytest.raises(FloorRefused, match=words):
        judge(hand.state, told)
