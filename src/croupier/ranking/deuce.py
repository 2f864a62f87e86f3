"""Lows from deuce to seven: the worst hand of the usual order wins, and aces are high."""

from collections.abc import Sequence
from itertools import combinations

from croupier.cards import Card
from croupier.ranking.tables import (
    DEUCE,
    DEUCE_FLUSHES,
    KEYS,
    NO_FLUSH_YET,
    RANK_SHIFT,
    SUIT_FULL,
    no_score,
)
from croupier.ranking.value import HAND_SIZE, Score
from croupier.rulebook.tags import rule

_key = KEYS.__getitem__


@rule("house:deuce_to_seven.value")
def deuce_to_seven(cards: Sequence[Card]) -> Score:
    """The lowest five cards count; straights and flushes spoil a low, and an ace is never low.

    So A-2-3-4-5 is no straight: it is ace high.  Any number of cards will do; of fewer than five,
    compare as many.  Raises CardError for a joker or a hidden card.
    """
    try:
        total = sum(map(_key, cards), NO_FLUSH_YET)
    except KeyError:
        raise no_score(cards) from None
    if len(cards) > HAND_SIZE:
        return max(map(deuce_to_seven, combinations(cards, HAND_SIZE)))
    if total & SUIT_FULL:
        return DEUCE_FLUSHES[total >> RANK_SHIFT]
    return DEUCE[total >> RANK_SHIFT]
