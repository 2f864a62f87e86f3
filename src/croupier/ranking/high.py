"""The usual order of hands, from a high card to a straight flush."""

from collections.abc import Sequence

from croupier.cards import Card
from croupier.ranking.tables import (
    FLUSHES,
    HIGH,
    KEYS,
    NO_FLUSH_YET,
    RANK_SHIFT,
    SUIT_BITS,
    SUIT_FULL,
    no_score,
)
from croupier.ranking.value import Score
from croupier.rulebook.tags import rule

_key = KEYS.__getitem__


@rule("general:high.1", "general:high.2", "rrop3:3.ties.1b", "general:showdown.5")
def score(cards: Sequence[Card]) -> Score:
    """The best five cards count, by category, then rank by rank; suits never break a tie.

    Fewer than five cards are worth their pairs and high cards.  Raises CardError for a joker or a
    hidden card.
    """
    try:
        total = sum(map(_key, cards), NO_FLUSH_YET)
    except KeyError:
        raise no_score(cards) from None
    if total & SUIT_FULL:
        return max(_flush(cards, total), HIGH[total >> RANK_SHIFT])
    return HIGH[total >> RANK_SHIFT]


@rule("rrop3:8.stud.1b", "general:stud.6")
def score_open(cards: Sequence[Card]) -> Score:
    """An open hand of one to four cards is worth its pairs and high cards; of five, all they make.

    The fifth is a common card.  Fit to be compared between boards of as many cards.  Raises
    CardError like `score`.
    """
    return score(cards)


def _flush(cards: Sequence[Card], total: int) -> Score:
    suit = ((total & SUIT_FULL).bit_length() - 1) // SUIT_BITS
    return FLUSHES[sum(1 << card.rank for card in cards if card.suit == suit)]
