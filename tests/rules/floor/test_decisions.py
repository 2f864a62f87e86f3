"""The floor decides: in fairness against the rule, once and for all, and in good faith."""

import pytest

from croupier.floor.carrying import carried_out, overruled, rule_on, ruled
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.decisions import (
    Appealed,
    Closed,
    Decided,
    RulingFile,
    appeal,
    decide_anew,
    evolve_file,
    folded_file,
    next_instance,
)
from croupier.floor.conduct.decisions_told import DecisionAppealed, ErrorReported, HouseClaimed
from croupier.floor.judge import judge
from croupier.floor.ruling import Alternative, FloorRefused, NeedsReason, NotLeftOpen
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.play import evolve
from croupier.play.irregular_events import Ruled
from croupier.rulebook.house import house
from croupier.text import Text
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal

LIVE = Alternative(
    "hand_live",
    Text("Seat 3 plays on.", "Le siège 3 joue."),
)
TDA, ROBERT = house("tda"), house("rrop3_cash")


def thrown(rules: str) -> Hand:
    """On the flop two have checked; seat 3, who faces no bet, throws his cards away."""
    hand = deal(
        stacks=[900] * 3,
        button=3,
        rules=rules,
        hole={1: "QcQd", 2: "8c3d", 3: "AhAd"},
        board="Kh7s6s2d3s",
    )
    return hand.play("3 call", "1 call", "2 check", "1 check", "2 check")


def decision(level: str, what: str = "hand_dead", reason: str = "") -> Decided:
    return Decided(
        "folded_without_bet",
        what,
        Text("Seat 3’s hand is dead.", "La main du siège 3 est morte."),
        ("rrop3:3.dead.3",),
        "Fay",
        level,  # type: ignore[arg-type]
        100,
        reason=reason,
    )


@pytest.mark.rule("rrop3:2.decisions.1")
@pytest.mark.rule("tda:1")
@pytest.mark.parametrize(
    ("rules", "article"), [("rrop3_cash", "rrop3:2.decisions.1"), ("tda", "tda:1")]
)
def test_hand_ruled_dead_plays_on_if_the_floor_says_so_and_the_record_keeps_both(
    rules: str, article: str
) -> None:
    hand = thrown(rules)
    incident = FoldedWithoutBet(3, acted_behind=True)
    ruling = judge(hand.state, incident)
    assert ruling.decision == "hand_dead"
    home = hand.state.setup.house
    record = overruled(home, incident, ruling, LIVE, reason=" misdirected ", by="Sue")
    events = [record, *carried_out(hand.state, LIVE, hand.dealer)]
    assert (record.decision, record.instead_of) == ("hand_live", "hand_dead")
    assert (record.reason, record.by) == ("misdirected", "Sue")
    assert article in record.rules
    assert set(ruling.rules) <= set(record.rules)
    for event in events:
        evolve(hand.state, event)
    assert hand.state.live[3]
    hand.play("3 bet 100", "1 fold", "2 fold")
    assert hand.stacks == (800, 800, 1100)
    as_ruled = thrown(rules)
    for event in (ruled(incident, ruling), *carried_out(as_ruled.state, ruling, as_ruled.dealer)):
        evolve(as_ruled.state, event)
    assert not as_ruled.state.live[3]


@pytest.mark.rule("rrop3:2.decisions.1")
@pytest.mark.parametrize(("reason", "by"), [("", "Sue"), ("  ", "Sue"), ("fair", " ")])
def test_rule_is_set_aside_by_nobody_without_a_reason_and_a_name(reason: str, by: str) -> None:
    hand = thrown("rrop3_cash")
    incident = FoldedWithoutBet(3, acted_behind=True)
    ruling = judge(hand.state, incident)
    with pytest.raises(FloorRefused, match="reason and a name") as refused:
        overruled(hand.state.setup.house, incident, ruling, LIVE, reason=reason, by=by)
    assert refused.value.rules == ("rrop3:2.decisions.1",)


@pytest.mark.rule("rrop3:2.decisions.1")
def test_discretion_of_the_floor_needs_a_reason_and_a_name_and_is_one_of_those_there_are() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="rrop3_cash")
    before = list(hand.dealer.stub)
    with pytest.raises(NeedsReason) as refused:
        rule_on(hand.state, Misconduct(3, "splashing"), hand.dealer, by="Sue", decide="no_penalty")
    assert refused.value.rules == ("rrop3:2.decisions.1",)
    with pytest.raises(NeedsReason):
        rule_on(
            hand.state, Misconduct(3, "splashing"), hand.dealer, decide="no_penalty", reason="so"
        )
    with pytest.raises(NotLeftOpen, match="There is: no_penalty"):
        rule_on(hand.state, Misconduct(3, "splashing"), hand.dealer, by="Sue", decide="typo")
    assert hand.dealer.stub == before
    made, [record] = rule_on(
        hand.state,
        Misconduct(3, "splashing"),
        hand.dealer,
        by="Sue",
        decide="no_penalty",
        reason="an accident",
    )
    assert isinstance(record, Ruled)
    assert (record.decision, record.instead_of) == ("no_penalty", "penalty")
    assert record.reason == "an accident"
    assert record.says.en.startswith(made.says.en)


@pytest.mark.rule("rrop3:2.decisions.2")
def test_appeal_against_the_shift_supervisor_is_refused_and_the_case_stays_closed() -> None:
    file = folded_file([decision("floor"), Appealed("bob", 110)])
    assert next_instance(file, ROBERT) == "shift_supervisor"
    new = decide_anew(file, ROBERT, decision("shift_supervisor", "hand_live", "he was misled"))
    assert new.instead_of == "hand_dead"
    file = evolve_file(file, new)
    assert file.closed
    assert next_instance(file, ROBERT) is None
    with pytest.raises(FloorRefused, match="decision is final") as refused:
        appeal(file, ROBERT, "bob", 130)
    assert refused.value.rules == ("rrop3:2.decisions.2",)
    with pytest.raises(FloorRefused, match="case is closed"):
        decide_anew(file, ROBERT, decision("floor", "hand_dead", "again"))
    assert file.decided == new


@pytest.mark.rule("rrop3:2.decisions.2")
def test_levels_go_from_the_dealer_over_the_floor_to_the_shift_supervisor() -> None:
    hand = thrown("rrop3_cash")
    said = {level: rule(hand, DecisionAppealed(1, level)) for level in ("dealer", "floor")}
    assert [made.fact("next") for made in said.values()] == ["floor", "shift_supervisor"]
    floor = asked(hand, DecisionAppealed(1, "floor"))
    assert (floor.decision, floor.rules) == ("floor_decides", ("rrop3:2.decisions.2",))
    assert "shift supervisor decides" in floor.says.en
    final = rule(hand, DecisionAppealed(1, "shift_supervisor"))
    assert (final.decision, final.rules) == ("refused", ("rrop3:2.decisions.2",))
    file = folded_file([decision("dealer")])
    assert isinstance(appeal(file, ROBERT, "bob", 5), Appealed)
    with pytest.raises(FloorRefused, match="no decision to appeal"):
        appeal(RulingFile(), ROBERT, "bob", 5)
    with pytest.raises(FloorRefused, match="no decision to appeal"):
        appeal(folded_file([decision("dealer"), Appealed("bob", 5)]), ROBERT, "bob", 6)


@pytest.mark.rule("tda:1b")
def test_decision_of_the_floor_is_changed_by_the_floor_alone() -> None:
    hand = thrown("tda")
    made = rule(hand, DecisionAppealed(2, "floor"))
    assert (made.decision, made.rules[0]) == ("stands", "tda:1b")
    assert made.remedies == ()
    assert made.fact("next") == ""
    assert "supervisor" not in " ".join(text.en for text in (made.says, *made.steps))
    assert made.steps[0].en == "Say that the decision stands."
    file = folded_file([decision("floor")])
    assert next_instance(file, TDA) is None
    with pytest.raises(FloorRefused, match="the floor’s decision is final"):
        appeal(file, TDA, "bob", 110)
    assert next_instance(folded_file([decision("dealer")]), TDA) == "floor"
    with pytest.raises(FloorRefused, match="not for the dealer to change") as refused:
        decide_anew(file, TDA, decision("dealer", "hand_live", "fair"))
    assert refused.value.rules[0] == "tda:1b"
    with pytest.raises(FloorRefused, match="needs its reason"):
        decide_anew(file, TDA, decision("floor", "hand_live"))
    new = decide_anew(file, TDA, decision("floor", "hand_live", "seen on video"))
    file = evolve_file(file, new)
    assert file.decided is not None
    assert (file.decided.decision, file.decided.instead_of) == ("hand_live", "hand_dead")
    assert len(file.entries) == 2
    assert evolve_file(file, Closed("Fay", 9)).closed


@pytest.mark.rule("rrop3:2.decisions.3")
def test_error_told_170_seconds_late_is_shown_with_all_that_was_done_meanwhile() -> None:
    hand = thrown("rrop3_cash")
    happened, reported = 20 * 3600 + 70, 20 * 3600 + 240
    meanwhile = ("Seat 1 bets 100", "Seat 2 calls 100")
    made = rule(hand, ErrorReported(happened, reported, meanwhile))
    assert (made.decision, made.rules) == ("recorded", ("rrop3:2.decisions.3",))
    assert made.fact("seconds") == 170
    assert made.fact("actions") == meanwhile
    assert "170 s" in made.says.en
    assert [one.id for one in made.discretion] == ["ruled_as_if_at_once", "too_late"]
    at_once = asked(hand, ErrorReported(happened, happened))
    assert at_once.discretion == ()


def test_who_knew_at_once_has_waited_all_the_time() -> None:
    made = asked(thrown("rrop3_cash"), ErrorReported(0, 170, noticed_at=0))
    assert (made.fact("seconds"), made.fact("waited")) == (170, 170)
    assert asked(thrown("rrop3_cash"), ErrorReported(0, 170)).fact("waited") == 0


@pytest.mark.parametrize(
    "told",
    [ErrorReported(100, 99), ErrorReported(-1, 5), ErrorReported(10, 20, (), noticed_at=9)],
)
def test_error_is_not_reported_before_it_happens(told: ErrorReported) -> None:
    with pytest.raises(FloorRefused, match="before it has happened"):
        judge(thrown("rrop3_cash").state, told)


@pytest.mark.rule("rrop3:2.decisions.4")
def test_claim_of_200_for_an_honest_mistake_is_logged_and_refused() -> None:
    hand = thrown("rrop3_cash")
    before = hand.stacks
    made = rule(hand, HouseClaimed(2, 200))
    assert (made.decision, made.rules) == ("refused", ("rrop3:2.decisions.4",))
    assert (made.fact("claimed"), made.fact("house_liability")) == (200, 0)
    assert made.remedies == ()
    assert hand.stacks == before
    in_time = asked(hand, HouseClaimed(2, 200, contest_over=False))
    assert in_time.decision == "floor_decides"
    fraud = asked(hand, HouseClaimed(2, 200, good_faith=False))
    assert fraud.rules == ("rrop3:2.decisions.1",)
    for wrong in (HouseClaimed(2, 0), HouseClaimed(9, 200)):
        with pytest.raises(FloorRefused):
            asked(hand, wrong)
