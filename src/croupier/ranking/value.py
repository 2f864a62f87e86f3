"""What a score means: categories, and how category and ranks are packed into one number."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from croupier.cards import Card
from croupier.text import Text

Scale = Literal["high", "ace_to_five", "deuce_to_seven", "badugi", "short_deck"]
"""By what order hands are compared.

`high`: the usual order.  `short_deck`: the same for the 36 cards from six to ace, where a flush
beats a full house.  `ace_to_five`: the lowest hand, aces low, no straights or flushes.
`deuce_to_seven`: the worst hand of the usual order, aces high.  `badugi`: up to four cards, all of
different ranks and suits.
"""

HIGHS: frozenset[Scale] = frozenset({"high", "short_deck"})
"""The scales by which the higher hand wins."""

Score = int
"""Bigger is better, equal only for hands that tie; -1 for a hand that does not qualify.

Written in hexadecimal a high score can be read: the category, then up to five ranks, those that
count most first, with A for a ten up to E for an ace, and 0 where there are no more.  0x2D7900 is
two pair, kings and sevens, with a nine.  A low score is 0xFFFFFF less such a number, aces being 1
but for deuce to seven; at badugi the category is how many of four cards are lacking.  In a short
deck a flush is 6 and a full house 5.
"""

UNQUALIFIED: Score = -1

HIGH_CARD = 0
PAIR = 1
TWO_PAIR = 2
THREE_OF_A_KIND = 3
STRAIGHT = 4
FLUSH = 5
FULL_HOUSE = 6
FOUR_OF_A_KIND = 7
STRAIGHT_FLUSH = 8
FIVE_OF_A_KIND = 9

ACE = 14
"""The number of an ace where it is high; kings are 13, deuces 2."""

LOW_ACE = 1

HAND_SIZE = 5
"""A hand is five cards, in every game but badugi; a sixth is never looked at."""

_RANK_BITS = 4
_CATEGORY_SHIFT = HAND_SIZE * _RANK_BITS
_LOW_TOP = (1 << _CATEGORY_SHIFT + _RANK_BITS) - 1
_CHANGED = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}


@dataclass(frozen=True, slots=True)
class HandValue:
    """How good a hand is, its name, and the cards that play, in reading order."""

    score: Score
    name: Text
    cards: tuple[Card, ...]


def packed(category: int, ranks: Iterable[int]) -> Score:
    """Category and ranks as one number: four bits each, the category on top.

    *ranks* are numbers from 1 to 14, at most five; a pair stands once: (13, 10, 9, 7) for a pair
    of kings with a ten, a nine and a seven.
    """
    value, shift = category << _CATEGORY_SHIFT, _CATEGORY_SHIFT
    for rank in ranks:
        shift -= _RANK_BITS
        value |= rank << shift
    return value


def category_of(score: Score, scale: Scale = "high") -> int:
    """The category of a score, HIGH_CARD to FIVE_OF_A_KIND; at badugi, how many cards it lacks."""
    return _plain(score, scale) >> _CATEGORY_SHIFT


def ranks_of(score: Score, scale: Scale = "high") -> tuple[int, ...]:
    """The ranks of a score, those that count most first.

    An ace is 14, or 1 for an ace-to-five low and at badugi.
    """
    plain = _plain(score, scale)
    ranks = (plain >> shift & 15 for shift in range(_CATEGORY_SHIFT - _RANK_BITS, -1, -_RANK_BITS))
    return tuple(rank for rank in ranks if rank)


def for_low(value: int) -> Score:
    """The low score of a packed value, so that the lowest hand scores most; its own inverse."""
    return _LOW_TOP - value


def for_short_deck(value: int) -> Score:
    """The short deck score of a packed value: flush and full house change places; its own inverse.

    With nine cards a suit a flush is rarer than a full house.
    """
    category = value >> _CATEGORY_SHIFT
    return value + ((_CHANGED.get(category, category) - category) << _CATEGORY_SHIFT)


def _plain(score: Score, scale: Scale) -> int:
    if scale == "high":
        return score
    return for_short_deck(score) if scale == "short_deck" else for_low(score)
