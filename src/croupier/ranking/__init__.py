"""How good a hand is, and why."""

from croupier.ranking import badugi, deuce, high, low, short_deck, wild
from croupier.ranking.explain import describe, describe_open, name_beside, why_beats
from croupier.ranking.holdings import best, in_reading_order, playing_cards
from croupier.ranking.value import (
    UNQUALIFIED,
    HandValue,
    Scale,
    Score,
    category_of,
    ranks_of,
)

__all__ = [
    "UNQUALIFIED",
    "HandValue",
    "Scale",
    "Score",
    "badugi",
    "best",
    "category_of",
    "describe",
    "describe_open",
    "deuce",
    "high",
    "in_reading_order",
    "low",
    "name_beside",
    "playing_cards",
    "ranks_of",
    "short_deck",
    "why_beats",
    "wild",
]
