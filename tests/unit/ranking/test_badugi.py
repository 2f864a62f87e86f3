import pytest

from croupier.cards import CardError, parse_cards, show_cards
from croupier.ranking import UNQUALIFIED, badugi, best, category_of, playing_cards, ranks_of


def score(text: str) -> int:
    return badugi.score(parse_cards(text))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As2h3d4c", "As2h3d5c"),
        ("5s4h3d2c", "6s3h2dAc"),
        ("KsQhJdTc", "As2h3d4d"),
        ("KsQhJdTc", "As2h3d3c"),
        ("Ks2h3d3c", "Ks4h3d3c"),
        ("3s2hAdAc", "4s2hAdAc"),
        ("KsQhJdJc", "As2sAhAd"),
        ("As2s3s4h", "AsAdAhAc"),
        ("As2s3s4s", "2s3s4s5s"),
    ],
)
def test_more_cards_then_lower_ones_win(better: str, worse: str) -> None:
    assert score(better) > score(worse)


@pytest.mark.parametrize(
    ("cards", "played"),
    [
        ("2s3d3c4d", "4d3c2s"),
        ("2s3d3c4c", "4c3d2s"),
        ("2s3s4d5c", "5c4d2s"),
        ("3s2s4d5c", "5c4d2s"),
        ("2s3s2d3d", "3s2d"),
        ("As2s3s4s", "As"),
        ("AsAhAdAc", "As"),
        ("AsAh2s3s", "2sAh"),
        ("KsKhAsAd", "KhAs"),
        ("8s5h3dAc", "8s5h3dAc"),
    ],
)
def test_C2_the_largest_then_lowest_choice_of_cards_plays(cards: str, played: str) -> None:
    hand = parse_cards(cards)
    assert show_cards(playing_cards("badugi", hand, ())) == played
    assert score(cards) == score(played)


def test_an_ace_is_low() -> None:
    assert ranks_of(score("As2h3d4c"), "badugi") == (4, 3, 2, 1)


def test_the_category_is_how_many_cards_are_lacking() -> None:
    cards = ("As2h3d4c", "As2h3d4d", "As2h3h4h", "As2s3s4s")
    assert [category_of(score(text), "badugi") for text in cards] == [0, 1, 2, 3]


def test_any_of_the_cards_play_whatever_is_asked_of_the_hole() -> None:
    hole, board = parse_cards("As2h3d"), parse_cards("4cKs")
    assert best("badugi", hole, board, (2,)) == score("As2h3d4c")
    assert show_cards(playing_cards("badugi", hole, board, (2,))) == "4c3d2hAs"


def test_no_cards_make_no_badugi_hand() -> None:
    assert badugi.score(()) == UNQUALIFIED


@pytest.mark.parametrize("cards", ["As2s3sJk", "As2s??"])
def test_a_joker_or_a_hidden_card_makes_no_badugi_hand(cards: str) -> None:
    with pytest.raises(CardError, match="cannot be scored"):
        score(cards)
    with pytest.raises(CardError, match="cannot be scored"):
        best("badugi", parse_cards(cards), ())
