"""Hands of the 36 cards from six to ace: flushes beat full houses, A-6-7-8-9 is a straight."""

from collections.abc import Sequence

from croupier.cards import Card, CardError, show_cards
from croupier.ranking.tables import (
    KEYS,
    NO_FLUSH_YET,
    RANK_SHIFT,
    SHORT_DECK,
    SHORT_DECK_FLUSHES,
    SUIT_BITS,
    SUIT_FULL,
)
from croupier.ranking.value import Score
from croupier.rulebook.tags import rule

_LOWEST = 6

_key = {card: key for card, key in KEYS.items() if card.rank + 2 >= _LOWEST}.__getitem__


@rule("house:short_deck.value")
def score(cards: Sequence[Card]) -> Score:
    """The best five cards count as usual, but that a flush beats a full house.

    The ace is also low, below the six: A-6-7-8-9 is the lowest straight.  Fewer than five cards
    are worth their pairs and high cards.  Raises CardError for a card that is not of the 36.
    """
    try:
        total = sum(map(_key, cards), NO_FLUSH_YET)
    except KeyError:
        raise CardError(
            f"{show_cards(cards)} cannot be scored: not all are cards of the 36 from six to ace"
        ) from None
    if total & SUIT_FULL:
        return max(_flush(cards, total), SHORT_DECK[total >> RANK_SHIFT])
    return SHORT_DECK[total >> RANK_SHIFT]


def _flush(cards: Sequence[Card], total: int) -> Score:
    suit = ((total & SUIT_FULL).bit_length() - 1) // SUIT_BITS
    return SHORT_DECK_FLUSHES[sum(1 << card.rank for card in cards if card.suit == suit)]
