"""The shared cases of the deal, the deck and the board, each told to the floor in a few taps."""

from typing import Any, NamedTuple

import pytest

from kit.floor_asks import Client, articles, ask, words


class Case(NamedTuple):
    """What is told under a house, and what the card must say.

    *fr* is what its French ruling must hold, *never* what no part of it may.
    """

    id: str
    house: str
    story: str
    answers: dict[str, str]
    decision: str
    holds: tuple[str, ...]
    cites: tuple[str, ...]
    table: dict[str, Any] = {}  # noqa: RUF012 - a default that nobody changes
    never: tuple[str, ...] = ()


_ACTED_ON_THREE = {"did": "acted", "progress": "more"}
_DEAD_JOKER = {"did": "acted", "looked": "no", "progress": "later"}
_AFTER = {"street": "turn", "noticed": "after"}
_OWN = {"nth": "first", "keep": "yes"}
_BACK_3A = "rrop3:3.irregularities.3a"
_BACK_3B = "rrop3:3.irregularities.3b"

CASES = (
    Case("c160.1", "tda", "card_exposed", {"nth": "second"}, "misdeal", ("card 2",), ("tda:35A7",)),
    Case("c160.2", "tda", "cards_exposed", {}, "misdeal", ("2 cards",), ("tda:35A7",)),
    Case(
        "c160.3", "tda", "exposed_by_player", {}, "card_plays", ("keeps the card",), ("tda:35A7",)
    ),
    Case(
        "c162",
        "tda",
        "card_missing",
        {"progress": "fold_call"},
        "hand_dead",
        ("seat 5 is dead", "with one burn", "no misdeal"),
        ("tda:38",),
        {"small": 50, "big": 100},
    ),
    Case(
        "c164",
        "rrop3_cash",
        "card_too_many",
        {"who": "first"},
        "card_is_burn",
        ("next burn", "no misdeal"),
        ("rrop3:5.holdem.5a", "rrop3:3.irregularities.11"),
    ),
    Case("c164", "tda", "card_too_many", {"who": "first"}, "misdeal", ("Misdeal",), ("tda:35A5",)),
    Case(
        "c166",
        "tda",
        "empty_seat",
        {},
        "misdeal",
        ("seat 1 (200), seat 2 (400)", "same button, the same blinds and the same players"),
        ("tda:35A3", "tda:35C"),
        {"small": 200, "big": 400},
    ),
    Case(
        "c168",
        "tda",
        "card_too_many",
        _ACTED_ON_THREE,
        "hand_dead",
        ("is dead", "stay in the pot", "Return nothing", "one burn"),
        ("tda:38",),
    ),
    Case(
        "c168",
        "rrop3_tournament",
        "card_too_many",
        _ACTED_ON_THREE,
        "hand_dead",
        ("is dead", "Return nothing", "one burn"),
        ("rrop3:3.dead.5", "rrop3:3.misdeals.2b"),
    ),
    Case(
        "c170",
        "championship",
        "card_exposed",
        _OWN,
        "replace_card",
        ("the exposed card is the next burn", "may not keep it", "face up on the stub"),
        ("championship:deal.1",),
    ),
    Case(
        "c170",
        "rrop3_tournament",
        "card_exposed",
        _OWN,
        "misdeal",
        ("Misdeal",),
        ("rrop3:5.holdem.1a",),
    ),
    Case(
        "c172",
        "tda",
        "flop_too_many",
        {},
        "redeal_board",
        ("Call the floor", "4 cards face down", "draws 1 as the next burn"),
        ("tda:39A",),
    ),
    Case(
        "c172",
        "rrop3_cash",
        "flop_too_many",
        {},
        "redeal_board",
        ("All 4 cards go back into the stub", "shuffled and cut", "without burning"),
        ("rrop3:5.holdem.2", "rrop3:5.holdem.3"),
    ),
    Case(
        "c174",
        "rrop3_cash",
        "board_early",
        {"street": "river"},
        "out_of_play",
        ("out of play", "shuffled into the stub", "without burns and muck", "without burning"),
        ("rrop3:5.holdem.4c", "rrop3:3.irregularities.15"),
    ),
    Case(
        "c176.1",
        "rrop11_cash",
        "burn_forgotten",
        {"street": "turn"},
        "burn_repaired",
        ("first card turned is the burn", "next card of the deck is turned"),
        ("rrop11:3.3.16",),
    ),
    Case(
        "c176.2",
        "rrop11_cash",
        "burn_forgotten",
        _AFTER,
        "card_plays",
        ("cards on the board stand", "Burn two cards before the next street"),
        ("rrop11:3.3.16b", "rrop11:3.3.16c"),
    ),
    Case(
        "c178",
        "tda",
        "burn_forgotten",
        {},
        "burn_repaired",
        ("3 flop cards are mixed face down", "one is drawn as the burn", "completes the flop"),
        ("tda:39B",),
    ),
    Case(
        "c178",
        "championship",
        "burn_forgotten",
        {},
        "burn_repaired",
        ("first card turned is the burn", "next card of the deck is turned"),
        ("championship:deal.3",),
    ),
    Case(
        "c178",
        "rrop11_cash",
        "burn_forgotten",
        {},
        "burn_repaired",
        ("first card turned is the burn", "next card of the deck is turned"),
        ("rrop11:3.3.16",),
    ),
    Case(
        "c180",
        "rrop3_cash",
        "joker",
        _DEAD_JOKER,
        "hand_dead",
        ("hand is dead", "stay in the pot"),
        ("rrop3:3.irregularities.8b", "rrop3:3.irregularities.9", "rrop3:3.dead.6"),
    ),
    Case(
        "c180",
        "rrop11_cash",
        "joker",
        _DEAD_JOKER,
        "hand_dead",
        ("hand is dead", "stay in the pot"),
        ("rrop11:3.3.8b", "rrop11:3.3.9"),
    ),
    Case(
        "c182",
        "rrop3_tournament",
        "duplicate_card",
        {},
        "void_hand",
        ("The hand is void and nobody wins it", "what he has put in"),
        ("rrop3:3.irregularities.4",),
        never=("river",),
    ),
    Case(
        "c182",
        "rrop11_cash",
        "duplicate_card",
        {},
        "void_hand",
        ("The hand is void and nobody wins it", "what he has put in"),
        ("rrop11:3.3.4",),
        never=("river",),
    ),
    Case("c184.1", "rrop3_cash", "foreign_back", {}, "void_hand", ("chips back",), (_BACK_3A,)),
    Case("c184.1", "rrop11_cash", "foreign_back", {}, "void_hand", ("void",), ("rrop11:3.3.3",)),
    Case(
        "c184.2", "rrop3_cash", "foreign_back", {"where": "stub"}, "stands", ("stand",), (_BACK_3B,)
    ),
    Case(
        "c184.2",
        "rrop11_cash",
        "foreign_back",
        {"where": "stub"},
        "stands",
        ("all action and the result of the hand stand",),
        ("rrop11:3.3.3b",),
    ),
    Case(
        "c186",
        "rrop3_tournament",
        "cards_missing",
        {"count": "2"},
        "stands",
        ("result of the hand stands",),
        ("rrop3:3.irregularities.10",),
        never=("void",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda one: f"{one.id}-{one.house}")
def test_shared_case_is_answered_in_a_few_taps(case: Case, client: Client) -> None:
    card = ask(client, case.story, case.answers, case.house, **case.table)
    assert card["decision"] == case.decision
    for held in case.holds:
        assert held in words(card)
    for not_held in case.never:
        assert not_held not in words(card).lower()
    assert set(case.cites) <= articles(card)


def test_other_book_is_told_to_decide_otherwise(client: Client) -> None:
    card = ask(client, "card_too_many", {"who": "first"}, "tda")
    others = {one["book"]: one for one in card["others"]}
    assert others["rrop3"]["differs"]
    assert "next burn" in others["rrop3"]["says"]["en"]
