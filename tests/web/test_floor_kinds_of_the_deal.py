"""What the rules themselves give as examples, told to the floor in a few taps."""

from typing import Any

import pytest

from kit.floor_asks import Client, articles, ask, words

Line = tuple[str, str, dict[str, str], dict[str, Any], str, str, str]

BLINDS_50_100 = {"small": 50, "big": 100}
BLINDS_100_200 = {"small": 100, "big": 200}
LOWBALL = {"game": "lowball_a5"}
DRAW = {"game": "draw"}

DEAL: tuple[Line, ...] = (
    ("rrop3_cash", "wrong_button", {"progress": "fold"}, {}, "misdeal", "", "rrop3:3.misdeals.1g"),
    ("rrop3_cash", "wrong_button", {"progress": "fold_call"}, {}, "play_on", "", ""),
    ("tda", "wrong_button", {"progress": "folds"}, {}, "corrected", "", "tda:34A"),
    ("rrop11_cash", "wrong_button", {"when": "next_hand"}, {}, "corrected", "next hand", ""),
    ("rrop3_cash", "card_exposed", {"nth": "second"}, LOWBALL, "misdeal", "card 2", ""),
    ("rrop3_cash", "card_exposed", {}, {}, "replace_card", "next burn", "rrop3:5.holdem.1b"),
    ("rrop3_cash", "card_exposed", {"keep": "yes"}, DRAW, "card_plays", "keeps", "rrop3:9.draw.3"),
    ("rrop3_cash", "cards_exposed", {}, {}, "misdeal", "2 cards", "rrop3:5.holdem.1c"),
    ("general", "card_exposed", {"nth": "second"}, {}, "misdeal", "", "general:deal.2"),
    ("general", "exposed_by_player", {}, {}, "replace_card", "next burn", "general:deal.3"),
    (
        "rrop3_cash",
        "exposed_by_player",
        {"how": "dropped"},
        {},
        "card_plays",
        "let it fall himself",
        "rrop3:3.irregularities.14",
    ),
    (
        "rrop11_cash",
        "card_claimed_flashed",
        {"when": "after"},
        {},
        "card_plays",
        "looked at the card before",
        "rrop11:3.3.12c",
    ),
    ("rrop11_cash", "card_off_table", {"seen": "no"}, {}, "replace_card", "", "rrop11:3.3.12d"),
    (
        "rrop11_cash",
        "card_off_table",
        {"who": "player"},
        {},
        "card_plays",
        "not replaced",
        "rrop11:3.3.14",
    ),
    ("rrop3_cash", "card_too_many", {"extra": "2"}, {}, "misdeal", "2 cards too many", ""),
    (
        "rrop3_cash",
        "card_too_many",
        {"progress": "fold_call"},
        {},
        "hand_dead",
        "hand of seat 5 is dead",
        "rrop3:3.misdeals.2b",
    ),
    (
        "tda",
        "card_missing",
        {"who": "button", "progress": "fold_call"},
        {},
        "corrected",
        "",
        "tda:37",
    ),
    (
        "tda",
        "card_missing",
        {"who": "button", "acted": "yes", "put": "400"},
        BLINDS_100_200,
        "hand_dead",
        "the 400 he has put in stay",
        "tda:37b",
    ),
    ("rrop3_cash", "card_missing", {"who": "button"}, {}, "corrected", "", "rrop3:3.misdeals.1e"),
    ("tda", "out_of_order", {"who": "button"}, {}, "play_on", "two cards running", "tda:35B"),
    ("rrop3_cash", "out_of_order", {}, {}, "misdeal", "out of order", "rrop3:3.misdeals.1f"),
    ("tda", "left_out", {"progress": "call"}, {}, "misdeal", "", "tda:35A4"),
    ("tda", "other_misdeal", {"cause": "cards left out of the deck"}, {}, "misdeal", "", "tda:35A"),
)

DECK: tuple[Line, ...] = (
    ("tda", "boxed_card", {"count": "2"}, {}, "misdeal", "2 cards", "tda:35A1"),
    (
        "rrop3_cash",
        "boxed_card",
        {"mixed": "yes"},
        {},
        "replace_card",
        "after the last one of the deal",
        "rrop3:3.irregularities.7b",
    ),
    ("tda", "joker", {"progress": "fold"}, {}, "misdeal", "", "tda:35A6"),
    (
        "rrop11_cash",
        "joker",
        {"did": "acted", "looked": "no", "put": "600"},
        BLINDS_100_200,
        "hand_dead",
        "the 600 he has put in stay in the pot",
        "rrop11:3.3.9",
    ),
    (
        "rrop11_cash",
        "foreign_back",
        {"where": "board", "each": "300"},
        BLINDS_50_100,
        "void_hand",
        "50 to seat 1, 100 to seat 2, 300 to seat 3, 300 to seat 4",
        "rrop11:3.3.3",
    ),
    (
        "rrop3_cash",
        "duplicate_card",
        {"knew": "yes", "each": "200"},
        BLINDS_50_100,
        "void_hand",
        "200 to seat 3, 200 to seat 4",
        "rrop3:3.irregularities.5",
    ),
    ("rrop3_cash", "cards_missing", {"count": "3"}, {}, "floor_decides", "", ""),
    ("rrop11_cash", "cards_missing", {"count": "3"}, {}, "stands", "", "rrop11:3.3.10"),
    ("rrop11_cash", "deck_disturbed", {"pot": "400"}, {}, "play_on", "pot of 400", "rrop11:3.3.17"),
)

BOARD: tuple[Line, ...] = (
    ("rrop3_cash", "board_early", {"street": "flop"}, {}, "out_of_play", "new flop", ""),
    ("rrop3_cash", "board_early", {}, {}, "out_of_play", "out of play", "rrop3:5.holdem.4a"),
    (
        "rrop11_cash",
        "burned_twice",
        {"street": "turn"},
        {},
        "burn_repaired",
        "next burn",
        "rrop11:3.3.16",
    ),
    (
        "rrop11_cash",
        "burned_twice",
        {"street": "turn", "noticed": "after"},
        {},
        "card_plays",
        "back on the stub: it is the next burn",
        "rrop11:3.3.16c",
    ),
    (
        "rrop11_cash",
        "burn_forgotten",
        {"noticed": "all_in"},
        {},
        "burn_repaired",
        "pot is not awarded yet",
        "rrop11:3.3.16d",
    ),
    ("tda", "burned_twice", {"street": "turn"}, {}, "card_plays", "", "tda:38"),
)


@pytest.mark.parametrize("line", [*DEAL, *DECK, *BOARD], ids=lambda one: f"{one[1]}-{one[0]}")
def test_example_of_a_rule_is_told_in_a_few_taps(line: Line, client: Client) -> None:
    house, story, answers, table, decision, holds, cites = line
    card = ask(client, story, answers, house, **table)
    assert card["decision"] == decision
    assert holds in words(card)
    assert not cites or cites in articles(card)


def test_who_knew_of_the_double_may_lose_what_he_put_in(client: Client) -> None:
    answers = {"knew": "yes", "each": "200"}
    card = ask(client, "duplicate_card", answers, "rrop3_cash", **BLINDS_50_100)
    assert [one["id"] for one in card["instead"]] == ["forfeit"]
    assert "his 200 stay for the next pot" in card["instead"][0]["says"]["en"]


def test_bet_that_cannot_be_is_refused_with_what_could(client: Client) -> None:
    wish = {"story": "joker", "answers": {"did": "acted", "put": "11"}}
    answer = client.post("/api/floor/ruling", json=wish)
    assert answer.status_code == 422
    assert answer.json()["legal"]["fr"]
