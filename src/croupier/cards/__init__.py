"""Cards and decks."""

from croupier.cards.card import (
    CARDS,
    HIDDEN,
    JOKER,
    RANKS,
    SUITS,
    Card,
    CardError,
    ace_low,
    parse_card,
    parse_cards,
    show_cards,
)
from croupier.cards.deck import DECKS, Shuffler, shuffled

__all__ = [
    "CARDS",
    "DECKS",
    "HIDDEN",
    "JOKER",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "Shuffler",
    "ace_low",
    "parse_card",
    "parse_cards",
    "show_cards",
    "shuffled",
]
