import pytest

from croupier.cards import CardError, parse_cards
from croupier.ranking import UNQUALIFIED, category_of, deuce, ranks_of
from croupier.ranking.value import FLUSH, HIGH_CARD, STRAIGHT, STRAIGHT_FLUSH


def score(text: str) -> int:
    return deuce.deuce_to_seven(parse_cards(text))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7h5d4c3s2h", "7h6d4c3s2h"),
        ("7h6d5c4s2h", "8h5d4c3s2h"),
        ("Kh5d4c3s2h", "Ah5d4c3s2h"),
        ("AhKdQcJs9h", "2h2d3c4s5h"),
        ("2h2d5c4s3h", "2h2d6c4s3h"),
        ("AhAdKcQsJh", "2h2d3c3s4h"),
        ("AhAdAcKsQh", "6h5d4c3s2h"),
        ("6h5d4c3s2h", "7h6d5c4s3h"),
        ("AhKdQcJsTh", "7h5h4h3h2h"),
        ("AhKhQhJh9h", "2h2d2c3s3h"),
        ("AhAdAcKsKh", "2h2d2c2s3h"),
        ("AhAdAcAsKh", "6h5h4h3h2h"),
    ],
)
def test_the_worse_high_hand_wins(better: str, worse: str) -> None:
    assert score(better) > score(worse)


def test_seven_five_four_three_deuce_is_the_best() -> None:
    assert score("7h5d4c3s2h") == 0xFFFFFF - 0x075432


def test_C1_ace_to_five_is_ace_high_and_no_straight() -> None:
    wheel = score("Ah2d3c4s5h")
    assert category_of(wheel, "deuce_to_seven") == HIGH_CARD
    assert ranks_of(wheel, "deuce_to_seven") == (14, 5, 4, 3, 2)
    assert score("Kh5d4c3s2h") > wheel > score("2h2d3c4s5h")


def test_C1_ace_to_five_suited_is_a_flush() -> None:
    suited = score("Ah2h3h4h5h")
    assert category_of(suited, "deuce_to_seven") == FLUSH
    assert score("Kh5h4h3h2h") > suited > score("AhKhQhJh9h")
    assert score("AhKdQcJsTh") > suited > score("2h2d2c3s3h")


@pytest.mark.parametrize(
    ("cards", "category"),
    [("6h5d4c3s2h", STRAIGHT), ("AhKdQcJsTh", STRAIGHT), ("6h5h4h3h2h", STRAIGHT_FLUSH)],
)
def test_other_straights_count_against_a_hand(cards: str, category: int) -> None:
    assert category_of(score(cards), "deuce_to_seven") == category


def test_of_more_cards_the_worst_five_count() -> None:
    assert score("7h6h5h4h3h2dKc") == score("7h5h4h3h2d")
    assert score("6h5d4c3s2h7h") == score("7h5d4c3s2h")
    assert score("KhKdKcQsQh2d2c") == score("QhQs2d2cKh")


def test_unfinished_hands_compare_with_as_many() -> None:
    assert score("4h3h2h") > score("Ah3d2c") > score("2h2dAc")


def test_no_cards_make_no_low() -> None:
    assert deuce.deuce_to_seven(()) == UNQUALIFIED


@pytest.mark.parametrize("cards", ["As2s3s4sJk", "As2s??"])
def test_a_joker_or_a_hidden_card_makes_no_deuce_to_seven_low(cards: str) -> None:
    with pytest.raises(CardError, match="cannot be scored"):
        score(cards)
