"""Cases of hands, the showdown, stud and draw, asked on the page of the floor in a few taps."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.floor.asking.scene import Scene
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.play.menu import menu
from croupier.rulebook.house import house
from kit.floor_asks import articles, ask, words

Client = TestClient[Any]

Answers = dict[str, str]
LIVE, DEAD = "hand_live", "hand_dead"
JACKS = {"game": "jacks", "structure": "limit", "small": 10, "big": 20, "ante": 2}
DRAW = {"game": "draw", "structure": "limit", "small": 10, "big": 20}
LOWBALL = {"game": "lowball_a5", "structure": "limit", "small": 10, "big": 20}
STUD = {"game": "stud", "structure": "limit", "small": 10, "big": 20}
OMAHA = {"game": "omaha", "structure": "pot"}
TURN_BET = {"small": 100, "big": 200}


@dataclass(frozen=True)
class Case:
    """What is told in which house, the decision, words the card holds, articles it cites."""

    id: str
    house: str
    story: str
    answers: Answers
    decision: str
    rules: tuple[str, ...]
    says: tuple[str, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)


IN_MUCK = {"how": "pushed_by_dealer", "known": "no"}
FALSE_OPENING = {"passed": "2", "callers": "1"}
SIX_AFTER = {"when": "after", "cards": "one_more"}
BOTH_UP = {"many": "both", "low": "yes"}
ALL_FOUR = ("all 4 cards", "call the floor")

CASES = (
    Case(
        "c126",
        "rrop3_cash",
        "false_opener",
        FALSE_OPENING,
        DEAD,
        ("rrop3:9.jacks.2a", "rrop3:9.jacks.2b", "rrop3:9.jacks.2c"),
        (
            "10 he opened for stay",
            "Seats 4, 5, 6 may",
            "seat 4 his 10",
            "leave 22 in the pot",
            "another ante",
        ),
        JACKS,
    ),
    Case(
        "c128 case 1",
        "rrop3_cash",
        "draw_card_exposed",
        {"when": "deal"},
        "card_plays",
        ("rrop3:9.draw.3",),
        ("keeps the exposed card",),
        DRAW,
    ),
    Case(
        "c128 case 2",
        "rrop3_cash",
        "draw_card_exposed",
        {},
        "replace_card",
        ("rrop3:9.draw.8",),
        ("once all others have drawn",),
        DRAW,
    ),
    Case(
        "c130 case 1",
        "rrop3_cash",
        "draw_wrong_count",
        {},
        LIVE,
        ("rrop3:9.draw.4b",),
        ("make 5",),
        DRAW,
    ),
    Case(
        "c130 case 2",
        "rrop3_cash",
        "draw_wrong_count",
        SIX_AFTER,
        DEAD,
        ("rrop3:9.draw.4d",),
        ("holds 6 cards",),
        DRAW,
    ),
    Case(
        "c130 case 3",
        "rrop3_cash",
        "draw_wrong_count",
        {"when": "nobody"},
        "misdeal",
        ("rrop3:9.draw.4a",),
        (),
        DRAW,
    ),
    Case("c132 i", "rrop3_cash", "draw_wrong_count", {}, LIVE, ("rrop3:3.dead.5",), (), LOWBALL),
    Case(
        "c132 ii",
        "rrop3_cash",
        "draw_wrong_count",
        {"when": "after"},
        DEAD,
        ("rrop3:3.dead.5",),
        ("holds 4 cards", "After the draw"),
        LOWBALL,
    ),
    Case(
        "c138 case 1",
        "rrop3_cash",
        "wrong_low_card",
        {"paid": "5"},
        "corrected",
        ("rrop3:8.stud.9a",),
        ("takes 5 back", "must bring it in for 5"),
        STUD,
    ),
    Case(
        "c138 case 2",
        "rrop3_cash",
        "wrong_low_card",
        {"paid": "5", "followed": "1"},
        "stands",
        ("rrop3:8.stud.9b",),
        ("owes no forced bet",),
        STUD,
    ),
    Case(
        "c140 hand 1",
        "rrop3_cash",
        "stud_holes_exposed",
        {},
        "card_plays",
        ("rrop3:8.stud.5a",),
        ("third card face down",),
        STUD,
    ),
    Case(
        "c140 hand 2",
        "rrop3_cash",
        "stud_holes_exposed",
        BOTH_UP,
        DEAD,
        ("rrop3:8.stud.5b", "rrop3:8.stud.5c"),
        ("Seat 3", "ante of 2 back", "action is on seat 4", "may fold"),
        STUD,
    ),
    Case(
        "c140 tournament",
        "rrop3_tournament",
        "stud_holes_exposed",
        {},
        "misdeal",
        ("rrop3:8.stud.5d", "rrop3:11.tournament.26"),
        (),
        STUD,
    ),
    Case(
        "c142",
        "rrop3_cash",
        "stud_wrong_count",
        {},
        DEAD,
        ("rrop3:8.stud.18a",),
        ("holds 8 cards", "Go on with the other hands"),
        STUD,
    ),
    Case(
        "c144",
        "rrop3_cash",
        "last_card_face_up",
        {},
        "choice",
        ("rrop3:8.stud.17b", "rrop3:8.stud.17a"),
        ("others’ stay face down", "declare himself all-in", "best open cards"),
        STUD,
    ),
    Case("c150 untouched", "tda", "hand_mucked", {}, LIVE, ("tda:14",)),
    Case("c150 untouched", "rrop3_tournament", "hand_mucked", {}, LIVE, ("rrop3:3.dead.8b",)),
    Case("c150 in the muck", "tda", "hand_mucked", IN_MUCK, DEAD, ("tda:14",)),
    Case(
        "c150 in the muck", "rrop3_tournament", "hand_mucked", IN_MUCK, DEAD, ("rrop3:3.dead.8a",)
    ),
    Case(
        "c152",
        "tda",
        "bettor_discarded",
        {"bet": "2000"},
        LIVE,
        ("tda:15B",),
        ("Hold the cards", "Call the floor"),
        TURN_BET,
    ),
    Case("c154", "tda", "partly_shown", {}, "show_all", ("tda:13A", "tda:15A"), ALL_FOUR, OMAHA),
    Case(
        "c154",
        "rrop3_tournament",
        "partly_shown",
        {},
        "show_all",
        ("rrop3:3.showdown.1", "rrop3:6.omaha.0c"),
        ALL_FOUR,
        OMAHA,
    ),
    Case(
        "c190 case 1", "general", "hand_fouled", {"protected": "yes"}, LIVE, ("general:acting.5",)
    ),
    Case("c190 case 1", "tda", "hand_fouled", {"protected": "yes"}, LIVE, ("tda:65B",)),
    Case("c190 case 2", "general", "hand_fouled", {"known": "no"}, DEAD, ("general:acting.4",)),
    Case("c190 case 2", "tda", "hand_fouled", {"known": "no"}, DEAD, ("tda:65A",)),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id} {case.house}")
def test_case_is_answered_in_a_few_taps(case: Case, client: Client) -> None:
    card = ask(client, case.story, case.answers, case.house, **case.table)
    assert card["decision"] == case.decision
    for said in case.says:
        assert said in words(card)
    assert set(case.rules) <= articles(card)


def test_hand_of_a_forgetful_bettor_may_still_be_ruled_dead(client: Client) -> None:
    card = ask(client, "bettor_discarded", {"bet": "2000"}, "tda", **TURN_BET)
    assert [one["id"] for one in card["instead"]] == [DEAD]
    gone = ask(client, "bettor_discarded", {"bet": "2000", "known": "no"}, "tda", **TURN_BET)
    assert gone["decision"] == DEAD
    assert "2,000 that nobody called goes back" in words(gone)


def test_player_with_the_open_last_card_chooses_to_be_all_in(client: Client) -> None:
    card = ask(client, "last_card_face_up", {}, "rrop3_cash", **STUD)
    assert [one["id"] for one in card["choices"]] == ["all_in"]


def test_refusal_to_table_all_four_calls_the_floor(client: Client) -> None:
    card = ask(client, "partly_shown", {"rest": "refuses"}, "tda", **OMAHA)
    assert card["decision"] == "floor_decides"
    assert "Call the floor" in words(card)


def test_bet_and_four_raises_come_to_50_before_the_draw() -> None:
    facts = table_facts(house("rrop3_cash"), TableAsked("lowball_a5", "limit", 10, 20))
    scene = Scene(facts)
    while (span := menu(scene.state).wager) is not None:
        scene.wager(span.least)
    assert scene.state.bet_to == 50
