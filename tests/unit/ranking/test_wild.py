import pytest

from croupier.cards import CardError, parse_cards
from croupier.ranking import high, wild


def score(text: str) -> int:
    return wild.score(parse_cards(text))


def plain(text: str) -> int:
    return high.score(parse_cards(text))


@pytest.mark.parametrize(
    ("with_joker", "worth"),
    [
        ("2h3d4c5sJk", "2h3d4c5s6h"),
        ("Ah3d4c5sJk", "Ah3d4c5s2h"),
        ("KhQdJcTsJk", "KhQdJcTsAh"),
        ("9h8h7h5hJk", "9h8h7h6h5h"),
        ("AhKhQhJhJk", "AhKhQhJhTh"),
        ("KhQhJhThJk", "KhQhJhThAh"),
        ("AhKdAcKsJk", "AhKdAcKsAd"),
        ("7h7d7cKsJk", "7h7d7cKsAh"),
        ("7h7d7c7sJk", "7h7d7c7sAh"),
        ("KsQsJs8s2dJk", "KsQsJs8sAs"),
    ],
)
def test_the_joker_is_worth_a_card(with_joker: str, worth: str) -> None:
    assert score(with_joker) == plain(worth)


@pytest.mark.parametrize(
    ("with_joker", "worth"), [("Jk", "Ah"), ("KhJk", "KhAd"), ("AhJk", "AhAd")]
)
def test_in_a_few_cards_the_joker_is_an_ace(with_joker: str, worth: str) -> None:
    assert score(with_joker) == plain(worth)


def test_without_a_joker_the_score_is_the_usual_one() -> None:
    assert score("AhKdQcJsTh") == plain("AhKdQcJsTh")


def test_two_jokers_are_refused() -> None:
    with pytest.raises(CardError, match="one joker at most"):
        score("AhKdQcJkJk")


def test_a_hidden_card_beside_a_joker_is_refused() -> None:
    with pytest.raises(CardError, match="cannot be scored"):
        score("AhKdQc??Jk")
