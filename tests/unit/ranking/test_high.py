import pytest

from croupier.cards import CardError, parse_cards
from croupier.ranking import category_of, high
from croupier.ranking.value import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TWO_PAIR,
)


def score(text: str) -> int:
    return high.score(parse_cards(text))


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("AhAdAcKsKdKhQs", FULL_HOUSE),
        ("AhAdKsKd7h7c2s", TWO_PAIR),
        ("7h7d7c7sKdKhKs", FOUR_OF_A_KIND),
        ("AhKhQh9h2h9d9c", FLUSH),
        ("9h8h7h6h5hThJd", STRAIGHT_FLUSH),
        ("9h8h7h6h2hTdJd", FLUSH),
        ("Ac2d3h4s5cKdKh", STRAIGHT),
    ],
)
def test_of_seven_cards_the_best_category_counts(cards: str, category: int) -> None:
    assert category_of(score(cards)) == category


def test_of_two_threes_the_lower_fills_up_the_higher() -> None:
    assert score("AhAdAcKsKdKhQs") == score("AhAdAcKsKd2c3c")


def test_the_pair_of_a_full_house_may_outrank_its_three() -> None:
    assert score("7h7d7cKsKd2h2d") == score("7h7d7cKhKc")


def test_a_third_pair_can_be_the_kicker() -> None:
    assert score("AhAdKsKd7h7c2s") == score("AhAdKsKd7h")


def test_more_than_seven_cards_may_hold_a_flush_and_four_of_a_kind() -> None:
    assert category_of(score("AhKhQh9h2h9d9c9s")) == FOUR_OF_A_KIND


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9h9d", "AhKd"),
        ("Ah", "Kd"),
        ("AhKd", "AcQd"),
        ("4h4d2c", "AhKdQc"),
        ("4h4d4c", "AhAdKc"),
        ("4h4d2c2s", "AhAdKcQs"),
        ("2h2d2c3s", "AhAdKcKs"),
        ("2h2d2c2s", "AhAdAcKs"),
        ("AhKdQcJs", "9h8h7h6h"),
    ],
)
def test_open_boards_know_pairs_and_high_cards_only(better: str, worse: str) -> None:
    assert high.score_open(parse_cards(better)) > high.score_open(parse_cards(worse))


def test_suits_do_not_part_open_boards() -> None:
    assert high.score_open(parse_cards("AsKs")) == high.score_open(parse_cards("AcKd"))


def test_a_longer_board_compares_with_a_shorter_one() -> None:
    assert high.score_open(parse_cards("Ah")) > high.score_open(parse_cards("KhQd"))
    assert high.score_open(parse_cards("AhKd")) > high.score_open(parse_cards("Ah"))


def test_no_cards_are_worth_nothing() -> None:
    assert high.score(()) == 0


@pytest.mark.parametrize("cards", ["AsKsQsJsJk", "AsKs??"])
def test_a_joker_or_a_hidden_card_has_no_usual_score(cards: str) -> None:
    with pytest.raises(CardError, match=f"{cards.replace('??', '[?][?]')} cannot be scored"):
        score(cards)
