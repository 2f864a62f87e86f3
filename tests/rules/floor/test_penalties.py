"""What a penalty costs, what the house might choose next, and what it may not let pass."""

from typing import get_args

import pytest

from croupier.cardroom.breaches import BREACHES
from croupier.cardroom.cases import close_case
from croupier.cardroom.conduct import log_breach
from croupier.cardroom.people import By, Files, Place, folded
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.cardroom.sanctions import LADDERS as ROOM_LADDERS
from croupier.floor.conduct.offences import (
    LADDERS,
    OFFENCES,
    OffenceId,
    Step,
    must_be_answered,
    steps_of,
    suggested,
    weight_of,
)
from croupier.rulebook.catalogue import all_rules
from croupier.rulebook.house import house
from croupier.table.penalties import (
    Penalties,
    Sanction,
    absent_from,
    disqualified,
    evolve,
    give,
    serving,
)
from croupier.table.why import RoomRefused

TDA, ROBERT = house("tda"), house("rrop3_cash")
GRADED = "warning_hands_rounds_disqualification"
FLOOR = By("Fay", "floor")


@pytest.mark.rule("tda:5")
def test_second_call_costs_one_round_of_nine_hands() -> None:
    assert suggested(GRADED, "device", ("warning",)) == Step("missed_hands", 1)
    round_of_nine = Sanction("missed_rounds", 1)
    event = give(
        Penalties(), TDA, "seat 2", round_of_nine, players=9, in_hand=30, because=("tda:5",)
    )
    assert event.hands == 9
    assert event.rules[0] == "tda:5"
    assert serving(evolve(Penalties(), event), "seat 2", 31) == 9


@pytest.mark.rule("tda:68")
def test_penalty_of_a_round_starts_with_the_hand_after_the_cards_were_shown() -> None:
    event = give(Penalties(), TDA, "b", Sanction("missed_rounds", 1), players=6, in_hand=12)
    now = evolve(Penalties(), event)
    assert absent_from(now, 12) == frozenset()
    assert absent_from(now, 13) == {"b"}
    assert serving(now, "b") == 6


@pytest.mark.rule("tda:69")
def test_chip_dumpers_are_out_of_the_event_both() -> None:
    now = Penalties()
    for player in ("a", "b"):
        now = evolve(now, give(now, TDA, player, Sanction("disqualification"), in_hand=4))
    assert disqualified(now) == {"a", "b"}
    assert suggested(GRADED, "collusion") == Step("disqualification")
    assert must_be_answered(TDA.options, "collusion")


@pytest.mark.rule("rrop3:2.decisions.8")
@pytest.mark.rule("tda:70")
def test_the_same_act_weighs_more_the_more_there_was_before() -> None:
    found = [suggested(GRADED, "out_of_turn", ("",) * times) for times in range(7)]
    assert [(step.kind, step.amount) for step in found] == [
        ("warning", 0),
        ("missed_hands", 1),
        ("missed_rounds", 1),
        ("missed_rounds", 2),
        ("missed_rounds", 4),
        ("disqualification", 0),
        ("disqualification", 0),
    ]


@pytest.mark.rule("tda:70")
def test_heavy_answer_once_is_followed_by_a_heavier_one() -> None:
    assert suggested(GRADED, "out_of_turn", ("missed_rounds",)) == Step("missed_rounds", 2)
    thrice = ("missed_rounds",) * 3
    assert suggested(GRADED, "out_of_turn", thrice) == Step("disqualification")
    assert suggested("warning_mute_kick_ban", "out_of_turn", ("mute",)) == Step("kick")
    unknown = suggested("reprimand_suspension_exclusion", "no_such", ("nothing",))
    assert unknown.kind == "suspension"


@pytest.mark.rule("tda:71Bb")
@pytest.mark.parametrize("breach", ["soft_play", "obscene_language", "disturbance", "cheating"])
def test_compulsory_cases_are_refused_to_close_without_a_sanction(breach: str) -> None:
    report = Report(breach, (Offender("p", 3),), FLOOR, 9, Place("T1", 5), Facts())  # type: ignore[arg-type]
    files = folded(log_breach(Files(), TDA, report).events)
    with pytest.raises(RoomRefused, match="without a penalty") as refused:
        close_case(files, TDA, 1, FLOOR, 10)
    assert "tda:71Bb" in refused.value.rules
    at_roberts = folded(log_breach(Files(), ROBERT, report).events)
    assert close_case(at_roberts, ROBERT, 1, FLOOR, 10)[0].closes == 1


@pytest.mark.rule("tda:33")
def test_dodging_is_compulsory_by_the_option_of_the_house() -> None:
    assert weight_of(TDA.options, "dodging_blinds") == "must"
    assert weight_of(ROBERT.options, "dodging_blinds") == "may"
    assert suggested(GRADED, "dodging_blinds") == Step("missed_hands", 1)


def test_offences_of_the_floor_are_breaches_of_the_room_with_the_same_articles() -> None:
    assert set(OFFENCES) == set(get_args(OffenceId)) <= set(BREACHES)
    for breach, offence in OFFENCES.items():
        assert set(offence.rules) <= set(BREACHES[breach].rules), breach
        assert set(offence.rules) <= set(all_rules())
        assert offence.two == (BREACHES[breach].sides > 1) or breach == "collusion"


def test_ladders_of_the_floor_are_those_of_the_room() -> None:
    assert set(LADDERS) == set(ROOM_LADDERS)
    for scale, ladder in LADDERS.items():
        assert ladder == ROOM_LADDERS[scale]["ethics"]
        assert steps_of(ladder)[0].kind == ladder[0]
