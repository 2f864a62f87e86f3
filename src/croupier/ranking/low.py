"""Lows from ace to five: aces are low, straights and flushes do not count."""

from collections.abc import Sequence
from functools import cache

from croupier.cards import Card
from croupier.ranking.tables import KEYS, LOW, RANK_SHIFT, no_score
from croupier.ranking.value import HAND_SIZE, HIGH_CARD, UNQUALIFIED, Score, for_low, packed
from croupier.rulebook.tags import rule

EIGHT = 8

_key = KEYS.__getitem__


@rule("general:low.1", "general:low.2", "general:razz.1")
def ace_to_five(cards: Sequence[Card]) -> Score:
    """The lowest five cards count, compared from the top card down; pairs spoil a low.

    Any number of cards will do; of fewer than five, compare as many.  Raises CardError for a
    joker or a hidden card.
    """
    try:
        return LOW[sum(map(_key, cards)) >> RANK_SHIFT]
    except KeyError:
        raise no_score(cards) from None


@rule("rrop3:7.omaha8.0a", "general:omaha8.2", "general:stud8.3")
@cache
def worst_qualifying(highest: int) -> Score:
    """A low qualifies with five different ranks, none above *highest* (8 for eight or better)."""
    return for_low(packed(HIGH_CARD, range(highest, highest - HAND_SIZE, -1)))


def qualified(cards: Sequence[Card], highest: int = EIGHT) -> bool:
    """Whether five different ranks up to *highest*, aces low, are among *cards*."""
    return len(cards) >= HAND_SIZE and ace_to_five(cards) >= worst_qualifying(highest)


def eight_or_better(cards: Sequence[Card]) -> Score:
    """The ace-to-five score, or -1 if no five different ranks up to eight are among *cards*."""
    return ace_to_five(cards) if qualified(cards) else UNQUALIFIED
