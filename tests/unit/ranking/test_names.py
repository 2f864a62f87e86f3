"""Hands have their names in both languages."""

import pytest

from croupier.cards import parse_cards
from croupier.ranking import describe, low
from croupier.ranking.names import name_of
from croupier.ranking.value import Scale
from croupier.text import Text


def name(cards: str, scale: Scale = "high", highest: int = 0) -> Text:
    return describe(scale, parse_cards(cards), (), (), highest).name


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("KsQd9h5c3s", "king high", "hauteur roi"),
        ("AsQd9h5c3s", "ace high", "hauteur as"),
        ("KsKd9h5c3s", "pair of kings", "paire de rois"),
        ("AsAd9h5c3s", "pair of aces", "paire d’as"),
        ("8s8d9h5c3s", "pair of eights", "paire de huit"),
        ("2s2d9h5c3s", "pair of deuces", "paire de deux"),
        ("6s6d9h5c3s", "pair of sixes", "paire de six"),
        ("QsQd9h5c3s", "pair of queens", "paire de dames"),
        ("KsKd7h7c3s", "two pair, kings and sevens", "double paire, rois et sept"),
        ("AsAdJhJc3s", "two pair, aces and jacks", "double paire, as et valets"),
        ("7s7d7h5c3s", "three of a kind, sevens", "brelan de sept"),
        ("AsAdAh5c3s", "three of a kind, aces", "brelan d’as"),
        ("9s8d7h6c5s", "straight, nine high", "quinte au neuf"),
        ("8s4d7h6c5s", "straight, eight high", "quinte au huit"),
        ("KsQdJhTc9s", "straight, king high", "quinte au roi"),
        ("8dQdJhTc9s", "straight, queen high", "quinte à la dame"),
        ("KsQdJhTcAs", "straight, ace high", "quinte à l’as"),
        ("5s4d3h2cAs", "straight, five high", "quinte au cinq"),
        ("Qs9s7s4s2s", "flush, queen high", "couleur à la dame"),
        ("As9s7s4s2s", "flush, ace high", "couleur à l’as"),
        ("Js9s7s4s2s", "flush, jack high", "couleur au valet"),
        ("KsKdKh7c7s", "full house, kings full of sevens", "full aux rois par les sept"),
        ("AsAdAhQcQs", "full house, aces full of queens", "full aux as par les dames"),
        ("JsJdJhJc7s", "four of a kind, jacks", "carré de valets"),
        ("AsAdAhAc7s", "four of a kind, aces", "carré d’as"),
        ("9s8s7s6s5s", "straight flush, nine high", "quinte flush au neuf"),
        ("5s4s3s2sAs", "straight flush, five high", "quinte flush au cinq"),
        ("AsKsQsJsTs", "royal flush", "quinte flush royale"),
        ("AsAdAhAcJk", "five aces", "cinq as"),
        ("As", "ace high", "hauteur as"),
        ("9s9d", "pair of nines", "paire de neuf"),
        ("3s3d3h", "three of a kind, threes", "brelan de trois"),
        ("4s4dTsTd", "two pair, tens and fours", "double paire, dix et quatre"),
    ],
)
def test_a_high_hand_is_named(cards: str, en: str, fr: str) -> None:
    assert name(cards) == Text(en, fr)


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("8s6d4h3cAs", "eight-six low (8-6-4-3-A)", "bas huit-six (8-6-4-3-A)"),
        ("KsQdJhTc9s", "king-queen low (K-Q-J-10-9)", "bas roi-dame (K-Q-J-10-9)"),
        ("6s4s3s2sAs", "six-four low (6-4-3-2-A)", "bas six-quatre (6-4-3-2-A)"),
        ("5s4d3h2cAs", "wheel", "roue"),
        ("4s4d3h2cAs", "pair of fours", "paire de quatre"),
        ("AsAd3h2c5s", "pair of aces", "paire d’as"),
        ("AsAd3h3c5s", "two pair, threes and aces", "double paire, trois et as"),
        ("8s6d4h3cJk", "eight-six low (8-6-4-3-A)", "bas huit-six (8-6-4-3-A)"),
    ],
)
def test_a_low_hand_is_named(cards: str, en: str, fr: str) -> None:
    assert name(cards, "ace_to_five") == Text(en, fr)


def test_a_low_that_does_not_qualify_is_none() -> None:
    assert name("9s6d4h3cAs", "ace_to_five", 8) == Text("no low", "pas de bas")


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("7h4dAs", "seven-four low (7-4-A)", "bas sept-quatre (7-4-A)"),
        ("7h4d", "seven-four low (7-4)", "bas sept-quatre (7-4)"),
        ("5h4d3c2s", "five-four low (5-4-3-2)", "bas cinq-quatre (5-4-3-2)"),
        ("7h", "seven low", "bas sept"),
        ("As", "ace low", "bas as"),
        ("4h4dAs", "pair of fours", "paire de quatre"),
    ],
)
def test_a_low_of_fewer_cards_is_named_like_one_of_five(cards: str, en: str, fr: str) -> None:
    assert name_of(low.ace_to_five(parse_cards(cards)), "ace_to_five") == Text(en, fr)


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("7h5d4c3s2h", "seven-five low (7-5-4-3-2)", "bas sept-cinq (7-5-4-3-2)"),
        ("Ah5d4c3s2h", "ace-five low (A-5-4-3-2)", "bas as-cinq (A-5-4-3-2)"),
        ("KhQdTc3s2h", "king-queen low (K-Q-10-3-2)", "bas roi-dame (K-Q-10-3-2)"),
        ("2h2d4c3sAh", "pair of deuces", "paire de deux"),
        ("6h5d4c3s2h", "straight, six high", "quinte au six"),
        ("Ah5h4h3h2h", "flush, ace high", "couleur à l’as"),
        ("7h6h5h4h3h", "straight flush, seven high", "quinte flush au sept"),
        ("2h2d3c3sAh", "two pair, threes and deuces", "double paire, trois et deux"),
        ("7h5d2c", "seven-five low (7-5-2)", "bas sept-cinq (7-5-2)"),
    ],
)
def test_a_deuce_to_seven_low_is_named(cards: str, en: str, fr: str) -> None:
    assert name(cards, "deuce_to_seven") == Text(en, fr)


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("8s5h3dAc", "badugi, 8-5-3-A", "badugi 8-5-3-A"),
        ("KsQhJdTc", "badugi, K-Q-J-10", "badugi K-Q-J-10"),
        ("7s4h2d2c", "three-card hand, 7-4-2", "trois cartes, 7-4-2"),
        ("4sAh4hAs", "two-card hand, 4-A", "deux cartes, 4-A"),
        ("As2s3s4s", "one-card hand, A", "une carte, A"),
    ],
)
def test_a_badugi_hand_is_named(cards: str, en: str, fr: str) -> None:
    assert name(cards, "badugi") == Text(en, fr)


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        ("As9h8d7c6sKhKd", "straight, nine high", "quinte au neuf"),
        ("As9s8s7s6sKhKd", "straight flush, nine high", "quinte flush au neuf"),
        ("AsKsQsJs9sKhKd", "flush, ace high", "couleur à l’as"),
        ("AsAhAdKsKh", "full house, aces full of kings", "full aux as par les rois"),
        ("AsAhAdKsQh", "three of a kind, aces", "brelan d’as"),
    ],
)
def test_a_short_deck_hand_is_named(cards: str, en: str, fr: str) -> None:
    assert name(cards, "short_deck") == Text(en, fr)
