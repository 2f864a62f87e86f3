"""Exactly two cards of one's own with three of the board, as in Omaha.

Suits apart, a board is worth a table of what it makes with each two ranks; a flush needs three
cards of its suit on the board and two in the hole.  *hole* has at least two cards.  Both functions
raise CardError for a joker or a hidden card.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import combinations, starmap
from operator import or_

from croupier.cards import Card
from croupier.ranking.tables import (
    COUNT_BITS,
    EACH_SUIT,
    FLUSHES,
    HIGH,
    KEYS,
    LOW,
    RANK_SHIFT,
    SUIT_BITS,
    SUIT_FULL,
    counted,
    no_score,
)
from croupier.ranking.value import HIGH_CARD, UNQUALIFIED, Score, for_low, packed
from croupier.rulebook.tags import rule

_OWN = 2
_COMMON = 3
_OMAHA_HOLE = 4
_MASKS_REMEMBERED = 1 << 16

_ALL_RANKS = (1 << 13) - 1
_ONE_OF_A_RANK = tuple(1 << COUNT_BITS * rank for rank in range(13))
_OWN_SUIT = (8 - _OWN) * EACH_SUIT
_BOARD_SUIT = (8 - _COMMON) * EACH_SUIT

_LOW_BITS = {card: 1 << (card.rank + 1) % 13 for card in KEYS}
"""One bit a rank with the ace lowest, so that of two masks of five bits the lower number wins."""

_key = KEYS.__getitem__
_rank = {card: card.rank for card in KEYS}.__getitem__
_low_bit = _LOW_BITS.__getitem__

_Table = tuple[tuple[Score, ...], ...]


class _Beside(dict[int, _Table]):
    """For a count of board ranks, the best that three of them make with each two ranks.

    All 6,175 boards of five cards together take about 13 MB.
    """

    __slots__ = ()

    def __missing__(self, common: int) -> _Table:
        ranks = [1 << COUNT_BITS * rank for rank, many in counted(common) for _ in range(many)]
        threes = {sum(three) for three in combinations(ranks, _COMMON)}
        if len(threes) > 1:
            tables = [self[three] for three in threes]
            value = tuple(tuple(map(max, *rows)) for rows in zip(*tables, strict=True))
        elif threes and len(ranks) > _COMMON:
            value = self[threes.pop()]
        else:
            value = tuple(
                tuple(HIGH[common + a + b] for b in _ONE_OF_A_RANK) for a in _ONE_OF_A_RANK
            )
        self[common] = value
        return value


_beside = _Beside()


@rule("rrop3:6.omaha.0b", "rrop3:6.omaha.1", "general:omaha.3", "general:omaha.4")
def high(hole: Sequence[Card], board: Sequence[Card]) -> Score:
    """The best high hand; with an unfinished board, what two cards and the board make."""
    try:
        own = sum(map(_key, hole), _OWN_SUIT)
        common = sum(map(_key, board), _BOARD_SUIT)
    except KeyError:
        raise no_score((*hole, *board)) from None
    beside = _beside[common >> RANK_SHIFT]
    value = _best_two(beside, list(map(_rank, hole)))
    suits = own & common & SUIT_FULL
    return max(value, _flush(hole, board, suits)) if suits else value


def _best_two(beside: _Table, ranks: Sequence[int]) -> Score:
    if len(ranks) == _OMAHA_HOLE:
        # Written out, the six pairs take half the time.
        a, b, c, d = ranks
        with_a, with_b = beside[a], beside[b]
        return max(with_a[b], with_a[c], with_a[d], with_b[c], with_b[d], beside[c][d])
    return max(beside[a][b] for a, b in combinations(ranks, _OWN))


def _flush(hole: Sequence[Card], board: Sequence[Card], suits: int) -> Score:
    suit = (suits.bit_length() - 1) // SUIT_BITS
    own = [1 << (card >> 2) for card in hole if card & 3 == suit]
    common = [1 << (card >> 2) for card in board if card & 3 == suit]
    return max(
        FLUSHES[sum(two) | sum(three)]
        for two in combinations(own, _OWN)
        for three in combinations(common, _COMMON)
    )


@rule("rrop3:7.omaha8.0a", "rrop3:7.omaha8.0b", "general:omaha8.2", "general:omaha8.4")
def low(hole: Sequence[Card], board: Sequence[Card], highest: int) -> Score:
    """The best ace-to-five low; -1 if it does not qualify or the board has no three cards yet."""
    if len(board) < _COMMON:
        return UNQUALIFIED
    limit = (1 << highest) - 1 if highest else _ALL_RANKS
    try:
        own = reduce(or_, map(_low_bit, hole)) & limit
        common = reduce(or_, map(_low_bit, board)) & limit
    except KeyError:
        raise no_score((*hole, *board)) from None
    unpaired = _lowest_of_two_and_three(own, common)
    return unpaired if highest or unpaired != UNQUALIFIED else _paired_low(hole, board)


@lru_cache(maxsize=_MASKS_REMEMBERED)
def _lowest_of_two_and_three(own: int, common: int) -> Score:
    """The score of the lowest five different ranks, two of one mask and three of the other."""
    threes = list(map(sum, combinations(_bits(common), _COMMON)))
    lowest = min(
        (
            two | three
            for two in starmap(or_, combinations(_bits(own), _OWN))
            for three in threes
            if not two & three
        ),
        default=0,
    )
    if not lowest:
        return UNQUALIFIED
    return for_low(packed(HIGH_CARD, (bit.bit_length() for bit in reversed(_bits(lowest)))))


def _bits(mask: int) -> list[int]:
    """The single bits of a mask, upwards."""
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def _paired_low(hole: Sequence[Card], board: Sequence[Card]) -> Score:
    return max(
        LOW[sum(map(_key, (*two, *three))) >> RANK_SHIFT]
        for two in combinations(hole, _OWN)
        for three in combinations(board, _COMMON)
    )
