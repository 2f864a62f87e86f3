import pytest

from croupier.cards import CardError, parse_cards
from croupier.ranking import UNQUALIFIED, low


def score(text: str) -> int:
    return low.ace_to_five(parse_cards(text))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5h4d3c2sAh", "6h4d3c2sAh"),
        ("KhQdJcTs9h", "AhAd2c3s4h"),
        ("AhAd5c4s3h", "2h2d3c4s5h"),
        ("2h2d5c4s3h", "2h2d6c4s3h"),
        ("KhKdQcJsTh", "2h2dAcAs3h"),
        ("KhKdQcQsTh", "2h2d2cAs3h"),
        ("KhKdKcQsTh", "2h2d2cAsAh"),
        ("2h2d2cKsKh", "AhAdAcAs2h"),
    ],
)
def test_different_ranks_then_low_ones_win(better: str, worse: str) -> None:
    assert score(better) > score(worse)


def test_of_seven_paired_cards_the_lowest_pair_is_kept() -> None:
    assert score("KhKdQcQs3h3d2c") == score("3h3dKcQs2c")


def test_two_pair_are_lower_than_three_of_a_kind() -> None:
    assert score("KhKdKcQsQh2d2c") == score("QhQs2d2cKh")


def test_seven_cards_of_two_ranks_make_the_lower_full_house() -> None:
    assert score("3h3d3c3s2h2d2c") == score("2h2d2c3h3d")


@pytest.mark.parametrize(
    ("cards", "qualifies"),
    [
        ("8h7d6c5s4h", True),
        ("9h7d6c5s4h", False),
        ("8h7d6c5s5h", False),
        ("8h7d6c5s", False),
        ("KhKd8h7d6c5s4h", True),
    ],
)
def test_eight_or_better_needs_five_different_ranks_up_to_eight(
    cards: str, *, qualifies: bool
) -> None:
    hand = parse_cards(cards)
    assert low.qualified(hand) is qualifies
    assert low.eight_or_better(hand) == (low.ace_to_five(hand) if qualifies else UNQUALIFIED)


def test_another_qualifier_can_be_asked_for() -> None:
    assert low.qualified(parse_cards("9h7d6c5s4h"), 9)


def test_lows_of_fewer_cards_compare_with_as_many() -> None:
    assert score("4h3d2c") > score("5h2dAc") > score("2h2dAc")


def test_no_cards_make_no_low() -> None:
    assert low.ace_to_five(()) == UNQUALIFIED


@pytest.mark.parametrize("cards", ["As2s3s4sJk", "As2s??"])
def test_a_joker_or_a_hidden_card_has_no_usual_low(cards: str) -> None:
    with pytest.raises(CardError, match="cannot be scored"):
        score(cards)
