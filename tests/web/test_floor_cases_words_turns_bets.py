"""Cases of words and chips, of turns and time and of wrong bets, told to the page of the floor."""

from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient

from kit.floor_asks import articles, ask, words

Client = TestClient[Any]


class Case(NamedTuple):
    """What is told under one book, and what the card must say."""

    id: str
    house: str
    table: dict[str, Any]
    story: str
    answers: dict[str, str]
    decision: str
    says: tuple[str, ...]
    cites: tuple[str, ...]


LIMIT_10_20 = {"structure": "limit", "small": 10, "big": 20}
NONE: dict[str, Any] = {}
SIX = "1000 1000 1000 1000 1000 1000"


def blinds(small: int, big: int) -> dict[str, Any]:
    return {"small": small, "big": big}


def under(books: str, *told: Any, cites: dict[str, tuple[str, ...]]) -> list[Case]:
    """The same case under several houses that decide it alike."""
    case, table, story, answers, decision, says = told
    return [
        Case(case, name, table, story, answers, decision, says, cites[name.split("_")[0]])
        for name in books.split()
    ]


WORDS_AND_CHIPS = [
    *under(
        "tda rrop3_tournament",
        "c032",
        {"game": "omaha", "structure": "pot"},
        "one_chip",
        {"bet": "0", "chip": "5000", "pot": "3400"},
        "bet",
        ("bets 3,400", "1,600 goes back"),
        cites={"tda": ("tda:44b",), "rrop3": ("rrop3:10.potlimit.7",)},
    ),
    *under(
        "tda rrop3_tournament",
        "c034",
        blinds(100, 200),
        "one_chip",
        {"round": "first", "bet": "200", "chip": "1000"},
        "call",
        ("calls 200", "800 goes back"),
        cites={"tda": ("tda:44", "tda:41C"), "rrop3": ("rrop3:10.nolimit.9b",)},
    ),
    Case(
        "c036: 750",
        "tda",
        blinds(100, 200),
        "several_chips",
        {"bet": "500", "chips": "500 100 100 50"},
        "raise",
        ("raises to 1,000", "250 more"),
        ("tda:45B", "tda:43Ab"),
    ),
    Case(
        "c036: 700",
        "tda",
        blinds(100, 200),
        "several_chips",
        {"bet": "500", "chips": "500 100 100"},
        "call",
        ("calls 500", "200 goes back"),
        ("tda:45B", "tda:43Ab"),
    ),
    Case(
        "c038",
        "tda",
        NONE,
        "said",
        {"bet": "2500", "words": "raise, seven thousand"},
        "raise",
        ("raises to 7,000",),
        ("tda:43B",),
    ),
    Case(
        "c040",
        "tda",
        NONE,
        "words_and_chips",
        {"bet": "3000", "chips": SIX},
        "call",
        ("calls 3,000", "3,000 goes back"),
        ("tda:40A", "tda:51A"),
    ),
    Case(
        "c042: first",
        "tda",
        blinds(200, 400),
        "said",
        {"bet": "0", "words": "call"},
        "check",
        ("checks",),
        ("tda:55A",),
    ),
    Case(
        "c042: second",
        "tda",
        blinds(200, 400),
        "said",
        {"bet": "0"},
        "bet",
        ("must bet at least 400",),
        ("tda:55B",),
    ),
    *under(
        "tda rrop3_cash",
        "c044",
        NONE,
        "several_motions",
        {"bet": "400", "chips": "400 / 800"},
        "call",
        ("calls 400", "800 goes back"),
        cites={"tda": ("tda:56", "tda:42A"), "rrop3": ("rrop3:3.bets.14a",)},
    ),
    *under(
        "tda rrop3_tournament",
        "c046",
        blinds(50, 100),
        "said",
        {"round": "first", "bet": "400", "words": "raise to five hundred"},
        "raise",
        ("raises to 700",),
        cites={"tda": ("tda:51A",), "rrop3": ("rrop3:10.nolimit.10",)},
    ),
    Case(
        "c048",
        "tda",
        blinds(100, 200),
        "old_bet_back",
        {"own": "200", "bet": "600"},
        "binds",
        ("must call 400 more or raise", "call (600 in all), raise to 1,000 or more"),
        ("tda:46B",),
    ),
    Case(
        "c060",
        "tda",
        NONE,
        "too_little",
        {"bet": "6000", "chips": "1500", "aware": "no"},
        "call",
        ("calls 6,000", "4,500 more"),
        ("tda:51B",),
    ),
    Case(
        "c062",
        "tda",
        NONE,
        "wrong_amount_told",
        {"bet": "23700", "told": "13700", "stack": "20000"},
        "call",
        ("all-in for 20,000", "3,700 is more than he has and not called"),
        ("tda:49",),
    ),
]

BETS_PUT_RIGHT = [
    Case(
        "c022",
        "rrop3_cash",
        LIMIT_10_20,
        "bet_too_small",
        {"round": "last", "put_in": "10"},
        "corrected",
        ("The bet is 20", "seats 1 and 2", "nobody who has called may raise"),
        ("rrop3:3.bets.16a", "rrop3:3.bets.16b"),
    ),
    Case(
        "c050: in the round",
        "tda",
        blinds(100, 200),
        "bet_too_small",
        {"bet": "500", "put_in": "800"},
        "corrected",
        ("The bet is 1,000", "seats 2 and 3"),
        ("tda:52A", "tda:43A"),
    ),
    Case(
        "c050: after the turn",
        "tda",
        blinds(100, 200),
        "bet_too_small",
        {"bet": "500", "put_in": "800", "noticed": "later"},
        "stands",
        ("The bet of 800", "stands"),
        ("tda:52A",),
    ),
    *under(
        "tda rrop3_cash",
        "c052",
        blinds(50, 100),
        "bet_too_small",
        {"put_in": "60", "called": "nobody"},
        "corrected",
        ("The bet is 100", "seat 1"),
        cites={"tda": ("tda:52A",), "rrop3": ("rrop3:10.nolimit.10",)},
    ),
    Case(
        "c064",
        "rrop3_cash",
        NONE,
        "call_short",
        {"bet": "1450", "short": "200"},
        "corrected",
        ("owes 200 more",),
        ("rrop3:10.nolimit.6",),
    ),
]

EARLY_CHECK = {"then": "raised", "raised_to": "900"}
TURN_AND_TIME = [
    Case(
        "c054: tda",
        "tda",
        NONE,
        "out_of_turn",
        EARLY_CHECK,
        "released",
        ("900 to call", "he may fold, call or raise"),
        ("tda:53A",),
    ),
    Case(
        "c054: Robert",
        "rrop3_tournament",
        NONE,
        "out_of_turn",
        EARLY_CHECK,
        "may_not_raise",
        ("may call 900 or fold, and may not raise",),
        ("rrop3:3.bets.10a",),
    ),
    Case(
        "c056",
        "tda",
        NONE,
        "out_of_turn",
        {"did": "cards", "then": "passive"},
        "hand_dead",
        ("is final: the hand is dead",),
        ("tda:53Ab", "tda:58"),
    ),
    Case(
        "c058: two behind",
        "rrop3_cash",
        LIMIT_10_20,
        "skipped",
        {},
        "right_kept",
        ("Seat 2 keeps the right to act",),
        ("rrop3:3.bets.11a",),
    ),
    Case(
        "c058: three behind",
        "rrop3_cash",
        LIMIT_10_20,
        "skipped",
        {"behind": "3"},
        "hand_dead",
        ("Seat 2 has lost the right to act",),
        ("rrop3:3.bets.11a",),
    ),
    Case(
        "c058: one before",
        "rrop3_cash",
        LIMIT_10_20,
        "skipped",
        {"behind": "3", "before": "yes"},
        "right_kept",
        ("Seat 3 keeps the right to act", "on seat 2"),
        ("rrop3:3.bets.11b",),
    ),
    Case(
        "c188: tda",
        "tda",
        blinds(200, 400),
        "absent_at_deal",
        {},
        "hand_dead",
        ("the hand is dead, and 400 stay in the pot",),
        ("tda:30",),
    ),
    Case(
        "c188: Robert",
        "rrop3_tournament",
        blinds(200, 400),
        "absent_at_deal",
        {},
        "hand_live",
        ("is live",),
        ("rrop3:11.tournament.12",),
    ),
    *under(
        "tda rrop3_cash",
        "c192",
        NONE,
        "cards_thrown",
        {"behind": "yes"},
        "hand_dead",
        ("The hand of seat 1 is dead",),
        cites={"tda": ("tda:58",), "rrop3": ("rrop3:3.dead.3",)},
    ),
]

CASES = [*WORDS_AND_CHIPS, *BETS_PUT_RIGHT, *TURN_AND_TIME]


@pytest.mark.parametrize("case", CASES, ids=[f"{one.id} {one.house}" for one in CASES])
def test_case_is_answered_in_four_taps(client: Client, case: Case) -> None:
    card = ask(client, case.story, case.answers, case.house, **case.table)
    assert card["decision"] == case.decision
    for said in case.says:
        assert said in words(card)
    assert set(case.cites) <= articles(card)


def test_early_check_costs_the_raise_unless_the_floor_waives_it(client: Client) -> None:
    card = ask(client, "out_of_turn", EARLY_CHECK, "rrop3_tournament")
    assert [way["id"] for way in card["instead"]] == ["released"]
    assert [one["differs"] for one in card["others"] if one["book"] == "tda"] == [True]


@pytest.mark.parametrize(
    ("story", "answers"),
    [
        ("out_of_turn", {"did": "cards", "then": "passive"}),
        ("cards_thrown", {"behind": "yes"}),
    ],
)
def test_hand_given_up_for_nothing_may_be_penalised(
    client: Client, story: str, answers: dict[str, str]
) -> None:
    penalty = ask(client, story, answers, "tda")["penalty"]
    assert penalty["weight"] == "may"
    assert "tda:58" in penalty["rules"]


def test_lost_turn_is_at_the_discretion_of_the_floor(client: Client) -> None:
    card = ask(client, "skipped", {"behind": "3"}, "rrop3_cash", structure="limit")
    assert [way["id"] for way in card["instead"]] == ["right_kept"]
