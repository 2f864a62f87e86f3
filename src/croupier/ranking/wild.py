"""Hands that may hold the joker, which is an ace or completes a straight or a flush."""

from collections.abc import Sequence

from croupier.cards import JOKER, Card, CardError
from croupier.ranking import high, low
from croupier.ranking.tables import (
    ACE_COUNT,
    COUNT_BITS,
    FLUSHES,
    HIGH,
    KEYS,
    LOW,
    RANK_SHIFT,
    no_score,
    rank_mask,
    straight_top,
)
from croupier.ranking.value import HAND_SIZE, STRAIGHT, Score, packed
from croupier.rulebook.tags import rule

_RANKS = range(13)
_SUITS = range(4)


@rule("rrop3:9.joker.2", "rrop3:9.joker.3", "rrop3:9.joker.4", "rrop3:9.jacks.10")
def score(cards: Sequence[Card]) -> Score:
    """The joker is an ace, or completes a straight or a flush as the best card that can.

    Five aces are the best hand.  Without a joker this is the usual score.  Raises CardError for a
    second joker or a hidden card.
    """
    natural = _without_joker(cards)
    if len(natural) == len(cards):
        return high.score(cards)
    ranks = _counts(natural)
    as_ace = HIGH[ranks + ACE_COUNT]
    if len(cards) < HAND_SIZE:
        return as_ace
    return max(as_ace, _straight(rank_mask(ranks)), *(_flush(natural, suit) for suit in _SUITS))


def ace_to_five(cards: Sequence[Card]) -> Score:
    """As a low the joker is the lowest rank that the hand lacks.

    Raises CardError for a second joker or a hidden card.
    """
    natural = _without_joker(cards)
    if len(natural) == len(cards):
        return low.ace_to_five(cards)
    ranks = _counts(natural)
    return max(LOW[ranks + (1 << COUNT_BITS * rank)] for rank in _RANKS)


def _without_joker(cards: Sequence[Card]) -> list[Card]:
    natural = [card for card in cards if card != JOKER]
    if len(cards) - len(natural) > 1:
        raise CardError("a hand holds one joker at most")
    return natural


def _counts(cards: Sequence[Card]) -> int:
    try:
        return sum(KEYS[card] for card in cards) >> RANK_SHIFT
    except KeyError:
        raise no_score(cards) from None


def _straight(mask: int) -> Score:
    top = max(straight_top(mask | 1 << rank) for rank in _RANKS)
    return packed(STRAIGHT, (top,)) if top else 0


def _flush(cards: Sequence[Card], suit: int) -> Score:
    mask = sum(1 << card.rank for card in cards if card.suit == suit)
    if mask.bit_count() < HAND_SIZE - 1:
        return 0
    return max(FLUSHES[mask | 1 << rank] for rank in _RANKS if not mask >> rank & 1)
