"""Hands ranked the slow way, from the definitions, to check the fast way against.

Nothing here knows how the package ranks; a hand is a list of (rank, suit letter), deuce 2, ace 14.
Keys are tuples, and the better hand has the greater key.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

from croupier.cards import JOKER, Card

Plain = tuple[int, str]
Key = tuple[int, ...]

JOKER_PLAIN: Plain = (0, "*")
ALL_PLAIN = [(rank, suit) for rank in range(2, 15) for suit in "cdhs"]
STRAIGHTS_AND_FLUSHES = {4, 5, 8}


def plain(cards: Iterable[Card]) -> list[Plain]:
    """The cards as plain pairs, read from their texts."""
    return [
        JOKER_PLAIN if card == JOKER else ("..23456789TJQKA".index(str(card)[0]), str(card)[1])
        for card in cards
    ]


def grouped(ranks: Iterable[int]) -> tuple[list[int], list[int]]:
    """How many of each rank, most first, and those ranks, the greater first among as many."""
    order = sorted(((many, rank) for rank, many in Counter(ranks).items()), reverse=True)
    return [many for many, _ in order], [rank for _, rank in order]


def kind_of(shape: list[int]) -> int:
    """The category of five cards that are neither a straight nor a flush."""
    shapes = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], None, None, [3, 2], [4, 1], None, [5]]
    return shapes.index(shape)


def naive_high(five: Sequence[Plain]) -> Key:
    """The key of five cards, high."""
    shape, ranks = grouped(rank for rank, _ in five)
    flush = len({suit for _, suit in five}) == 1
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if straight:
        return (8 if flush else 4, *ranks)
    return (5 if flush else kind_of(shape), *ranks)


def naive_low(five: Sequence[Plain]) -> Key:
    """The key of five cards, ace to five: all signs turned, as the lower hand wins."""
    shape, ranks = grouped(1 if rank == 14 else rank for rank, _ in five)
    return tuple(-number for number in (kind_of(shape), *ranks))


def naive_open(cards: Iterable[Plain], ace: int = 14) -> Key:
    """The key of fewer than five cards, high: pairs and high cards, suits apart."""
    shape, ranks = grouped(ace if rank == 14 else rank for rank, _ in cards)
    return (*shape, *ranks)


def negative(key: Key) -> Key:
    """The key where what was worst is best; for keys of one length, or that differ before it."""
    return tuple(-number for number in key)


def naive_deuce(five: Sequence[Plain]) -> Key:
    """The key of five cards, deuce to seven: the worst high hand wins, and the ace is high."""
    shape, ranks = grouped(rank for rank, _ in five)
    flush = len({suit for _, suit in five}) == 1
    straight = len(ranks) == 5 and max(ranks) - min(ranks) == 4
    if straight:
        return negative((8 if flush else 4, *ranks))
    return negative((5 if flush else kind_of(shape), *ranks))


def naive_badugi(cards: Sequence[Plain]) -> Key:
    """The key of any cards at badugi: all choices of up to four are tried."""
    keys = []
    for size in range(1, 5):
        for chosen in combinations(cards, size):
            ranks = {1 if rank == 14 else rank for rank, _ in chosen}
            suits = {suit for _, suit in chosen}
            if len(ranks) == len(suits) == size:
                keys.append((size, *negative(tuple(sorted(ranks, reverse=True)))))
    return max(keys)


SHORT_DECK_ORDER = (0, 1, 2, 3, 4, 6, 5, 7, 8)
"""The categories of `naive_high` as they rise in a short deck: flush (5) after full house (6)."""


def naive_short_deck(five: Sequence[Plain]) -> Key:
    """The key of five of the 36 cards."""
    shape, ranks = grouped(rank for rank, _ in five)
    flush = len({suit for _, suit in five}) == 1
    if ranks == [14, 9, 8, 7, 6]:
        ranks = [9, 8, 7, 6, 5]
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    category = (8 if flush else 4) if straight else 5 if flush else kind_of(shape)
    return (SHORT_DECK_ORDER.index(category), *ranks)


def naive_with_joker(five: Sequence[Plain]) -> Key:
    """The key of five cards, high: a joker tries to be every card it may be."""
    if JOKER_PLAIN not in five:
        return naive_high(five)
    four = [card for card in five if card != JOKER_PLAIN]
    keys = [naive_high([*four, (14, "*")])]
    for card in ALL_PLAIN:
        if card not in four:
            key = naive_high([*four, card])
            if key[0] in STRAIGHTS_AND_FLUSHES:
                keys.append(key)
    return max(keys)


def naive_low_with_joker(five: Sequence[Plain]) -> Key:
    """The key of five cards, ace to five, whose joker is the lowest rank they lack."""
    if JOKER_PLAIN not in five:
        return naive_low(five)
    four = [card for card in five if card != JOKER_PLAIN]
    held = {1 if rank == 14 else rank for rank, _ in four}
    lacking = min(rank for rank in range(1, 14) if rank not in held)
    return naive_low([*four, (lacking, "*")])


def naive_qualifies(five: Sequence[Plain], highest: int) -> bool:
    """Whether five cards are of five ranks, aces low, none above *highest*."""
    ranks = {1 if rank == 14 else rank for rank, _ in five}
    return len(ranks) == 5 and max(ranks) <= highest


def fives(cards: Sequence[Plain]) -> list[list[Plain]]:
    """All fives of the cards."""
    return [list(five) for five in combinations(cards, 5)]


def two_and_three(hole: Sequence[Plain], board: Sequence[Plain]) -> list[list[Plain]]:
    """All fives of two hole cards and three of the board."""
    return [[*two, *three] for two in combinations(hole, 2) for three in combinations(board, 3)]


def same_order(pairs: Iterable[tuple[Key, int]]) -> bool:
    """Whether scores rise where keys rise and are equal where keys are."""
    order = sorted(set(pairs))
    return all(
        (one[0] < two[0]) == (one[1] < two[1]) and one[0] != two[0] for one, two in pairwise(order)
    )
