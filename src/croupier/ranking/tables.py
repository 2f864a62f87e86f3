"""Cards as numbers that add up to a hand, and tables that remember what was worked out once.

The key of a card counts one of its suit in the low 16 bits, four bits a suit, and one of its rank
above them, three bits a rank.  The sum of the keys of a hand so holds how many cards it has of
each suit and each rank.  What a count of ranks is worth is looked up in a dictionary, which fills
as hands turn up: there are 49,205 counts of seven cards, a few microseconds each, so
nobody waits for a table to be built.
"""

from collections.abc import Callable, Iterable, Iterator

from croupier.cards import CARDS, Card, CardError, show_cards
from croupier.ranking.value import (
    ACE,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HAND_SIZE,
    HIGH_CARD,
    LOW_ACE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    UNQUALIFIED,
    Score,
    for_low,
    for_short_deck,
    packed,
)

RANK_SHIFT = 16
COUNT_BITS = 3
SUIT_BITS = 4

KEYS = {
    card: 1 << RANK_SHIFT + COUNT_BITS * card.rank | 1 << SUIT_BITS * card.suit for card in CARDS
}
"""The key of each card; neither the joker nor a hidden card has one."""

ACE_BIT = 1 << ACE - 2
"""An ace in a mask of ranks."""

ACE_COUNT = 1 << COUNT_BITS * (ACE - 2)
"""One ace in a count of ranks."""

EACH_SUIT = 0x1111
SUIT_FULL = 0x8888
"""With 8 - n times EACH_SUIT added, the bits that tell that n cards share a suit."""

NO_FLUSH_YET = (8 - HAND_SIZE) * EACH_SUIT

SHORT_WHEEL_TOP = 9
"""The top card of the straight that an ace starts in a short deck."""

_STRAIGHT_MASK = (1 << HAND_SIZE) - 1
_FOUR_MASK = (1 << HAND_SIZE - 1) - 1
_WHEEL_TOP = 5
_NO_WHEEL = 0
_PAIR_SIZE = 2
_THREE_SIZE = 3
_FOUR_SIZE = 4


class Remembered(dict[int, Score]):
    """A table that works out what it does not hold yet, and keeps it."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], Score]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> Score:
        value = self[key] = self._work_out(key)
        return value


def no_score(cards: Iterable[Card]) -> CardError:
    """The error for cards that have no score because not all are cards of the 52."""
    return CardError(f"{show_cards(cards)} cannot be scored: not all are cards of the 52")


def counted(ranks: int) -> Iterator[tuple[int, int]]:
    """The ranks in a count, upwards: 0 for a deuce to 12 for an ace, and how many of it."""
    rank = 0
    while ranks:
        if many := ranks & 7:
            yield rank, many
        ranks >>= COUNT_BITS
        rank += 1


def rank_mask(ranks: int) -> int:
    """One bit for each rank in a count, bit 0 for the deuce."""
    return sum(1 << rank for rank, _ in counted(ranks))


def straight_top(mask: int, wheel_top: int = _WHEEL_TOP) -> int:
    """The number of the top card of the best straight in a mask of ranks, 0 if there is none.

    The ace is also low, but only in the straight up to *wheel_top*: the five, or the nine in a
    short deck; 0 where an ace is never low.
    """
    for low in range(ACE - 2 - 4, -1, -1):
        if mask >> low & _STRAIGHT_MASK == _STRAIGHT_MASK:
            return low + HAND_SIZE + 1
    if wheel_top == _NO_WHEEL:
        return 0
    wheel = ACE_BIT | _FOUR_MASK << wheel_top - HAND_SIZE
    return wheel_top if mask & wheel == wheel else 0


def _of_a_kind(groups: list[tuple[int, int]]) -> Score:
    """What pairs, threes, fours and kickers are worth; a group is (how many, rank number)."""
    groups.sort(reverse=True)
    (most, first), *others = groups
    second = max((rank for many, rank in others if many >= _PAIR_SIZE), default=0)
    made, category, room = _made(most, first, second)
    kickers = sorted((rank for _, rank in groups if rank not in made), reverse=True)
    return packed(category, (*made, *kickers[:room]))


def _made(most: int, first: int, second: int) -> tuple[tuple[int, ...], int, int]:
    """The ranks that make the category, the category, and the room for kickers."""
    if most >= HAND_SIZE:
        return (first,), FIVE_OF_A_KIND, 0
    if most == _FOUR_SIZE:
        return (first,), FOUR_OF_A_KIND, 1
    if most == _THREE_SIZE:
        return ((first, second), FULL_HOUSE, 0) if second else ((first,), THREE_OF_A_KIND, 2)
    if most == _PAIR_SIZE:
        return ((first, second), TWO_PAIR, 1) if second else ((first,), PAIR, 3)
    return (), HIGH_CARD, HAND_SIZE


def _high_value(ranks: int, wheel_top: int = _WHEEL_TOP) -> Score:
    groups = [(many, rank + 2) for rank, many in counted(ranks)]
    if not groups:
        return 0
    value = _of_a_kind(groups)
    top = straight_top(rank_mask(ranks), wheel_top) if len(groups) >= HAND_SIZE else 0
    return max(value, packed(STRAIGHT, (top,))) if top else value


def _flush_value(mask: int, wheel_top: int = _WHEEL_TOP) -> Score:
    top = straight_top(mask, wheel_top)
    if top:
        return packed(STRAIGHT_FLUSH, (top,))
    ranks = [rank + 2 for rank in range(ACE - 2, -1, -1) if mask >> rank & 1]
    return packed(FLUSH, ranks[:HAND_SIZE])


def _low_value(ranks: int) -> Score:
    """The lowest hand: different ranks first, then as few of a kind and as low as can be."""
    held = sorted((LOW_ACE if rank + 2 == ACE else rank + 2, many) for rank, many in counted(ranks))
    if not held:
        return UNQUALIFIED
    chosen = {rank: 1 for rank, _ in held[:HAND_SIZE]}
    room = min(HAND_SIZE, sum(many for _, many in held)) - len(chosen)
    for _ in range(room):
        spare = [(chosen[rank], rank) for rank, many in held if chosen[rank] < many]
        chosen[min(spare)[1]] += 1
    return for_low(_of_a_kind([(many, rank) for rank, many in chosen.items()]))


def _deuce_value(ranks: int) -> Score:
    return for_low(_high_value(ranks, _NO_WHEEL)) if ranks else UNQUALIFIED


def _badugi_value(ranks: int) -> Score:
    """Of cards of different suits one of each rank plays."""
    held = sorted((LOW_ACE if rank + 2 == ACE else rank + 2 for rank, _ in counted(ranks)))
    if not held:
        return UNQUALIFIED
    return for_low(packed(_FOUR_SIZE - len(held), reversed(held)))


HIGH = Remembered(_high_value)
"""What a count of ranks is worth, flushes apart; of more than five cards, the best five."""

LOW = Remembered(_low_value)
"""What a count of ranks is worth as an ace-to-five low."""

FLUSHES = Remembered(_flush_value)
"""What a mask of at least five ranks of one suit is worth."""

DEUCE = Remembered(_deuce_value)
"""What a count of at most five ranks is worth as a deuce-to-seven low, flushes apart."""

DEUCE_FLUSHES = Remembered(lambda ranks: for_low(_flush_value(rank_mask(ranks), _NO_WHEEL)))
"""What a count of five ranks of one suit is worth as a deuce-to-seven low."""

BADUGI = Remembered(_badugi_value)
"""What a count of at most four ranks, each card of another suit, is worth at badugi."""

SHORT_DECK = Remembered(lambda ranks: for_short_deck(_high_value(ranks, SHORT_WHEEL_TOP)))
"""What a count of ranks is worth in a short deck, flushes apart."""

SHORT_DECK_FLUSHES = Remembered(lambda mask: for_short_deck(_flush_value(mask, SHORT_WHEEL_TOP)))
"""What a mask of at least five ranks of one suit is worth in a short deck."""
