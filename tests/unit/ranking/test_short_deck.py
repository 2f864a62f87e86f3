import pytest

from croupier.cards import CardError, parse_cards, show_cards
from croupier.ranking import best, category_of, playing_cards, ranks_of, short_deck
from croupier.ranking.value import (
    FLUSH,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    for_short_deck,
    packed,
)


def score(text: str) -> int:
    return short_deck.score(parse_cards(text))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Jh9h8h7h6h", "AsAhAdKsKh"),
        ("6s6h6d6c7s", "AhKhQhJh9h"),
        ("6s6h6d7s7h", "AsKhQdJcTs"),
        ("As9h8d7c6s", "AsAhAdKcQs"),
        ("Th9h8d7c6s", "As9h8d7c6s"),
        ("As9s8s7s6s", "AsAhAdAcKs"),
        ("Ts9s8s7s6s", "As9s8s7s6s"),
        ("AsAhAdKcQs", "KsKhQdQcAs"),
    ],
)
def test_a_flush_beats_a_full_house_and_all_else_is_as_usual(better: str, worse: str) -> None:
    assert score(better) > score(worse)


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("AsAhAdKsKh", FULL_HOUSE),
        ("AsAhAdKsKhQsJs", FULL_HOUSE),
        ("AsAhKsQsJs9sAd", FLUSH),
        ("As9h8d7c6s", STRAIGHT),
        ("As9s8s7s6s", STRAIGHT_FLUSH),
        ("AsKs9s8s7s6sTh", STRAIGHT_FLUSH),
        ("AsAhAdKcQs", THREE_OF_A_KIND),
        ("6s6h", PAIR),
    ],
)
def test_the_category_of_a_short_deck_score_is_the_usual_one(cards: str, category: int) -> None:
    assert category_of(score(cards), "short_deck") == category


def test_ace_to_nine_is_nine_high() -> None:
    assert ranks_of(score("As9h8d7c6s"), "short_deck") == (9,)
    assert ranks_of(score("As9s8s7s6s"), "short_deck") == (9,)


def test_the_ace_does_not_go_round_the_corner() -> None:
    assert category_of(score("AsKh8d7c6s"), "short_deck") == 0


@pytest.mark.parametrize(
    ("hole", "board", "played"),
    [
        ("As9h", "8d7c6sKhKd", "9h8d7c6sAs"),
        ("As9s", "8s7s6sKhKd", "9s8s7s6sAs"),
        ("AsKh", "QdJcTs6h6d", "AsKhQdJcTs"),
        ("Th9h", "8d7c6sAhKd", "Th9h8d7c6s"),
        ("AhAd", "AcKsKhQhJh", "AhAdAcKsKh"),
        ("AhAd", "AcKhQh9h7h", "AhKhQh9h7h"),
    ],
)
def test_the_cards_that_play_are_in_reading_order(hole: str, board: str, played: str) -> None:
    cards = playing_cards("short_deck", parse_cards(hole), parse_cards(board))
    assert show_cards(cards) == played


def test_turning_a_value_into_a_short_deck_score_twice_gives_it_back() -> None:
    for category in range(10):
        value = packed(category, (14, 13))
        assert for_short_deck(for_short_deck(value)) == value


@pytest.mark.parametrize("cards", ["As9s8s7s5s", "AsKsQsJk", "AsKs??"])
def test_only_the_36_cards_have_a_score(cards: str) -> None:
    with pytest.raises(CardError, match="cards of the 36 from six to ace"):
        score(cards)
    with pytest.raises(CardError, match="cards of the 36 from six to ace"):
        best("short_deck", parse_cards(cards), ())
