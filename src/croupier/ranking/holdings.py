"""Which cards count: any five, or exactly two of one's own with three of the board."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from croupier.cards import JOKER, Card, CardError
from croupier.ranking import badugi, deuce, high, low, short_deck, two_of_own, wild
from croupier.ranking.tables import SHORT_WHEEL_TOP
from croupier.ranking.value import (
    ACE,
    HAND_SIZE,
    LOW_ACE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    UNQUALIFIED,
    Scale,
    Score,
    category_of,
    ranks_of,
)
from croupier.rulebook.tags import rule

_TWO_OF_OWN = (2,)

_NATURAL: Mapping[Scale, Callable[[Sequence[Card]], Score]] = {
    "deuce_to_seven": deuce.deuce_to_seven,
    "badugi": badugi.score,
    "short_deck": short_deck.score,
}
"""The scales that know neither a joker nor a qualifier."""


@rule(
    "rrop3:5.holdem.0b",
    "general:holdem.3",
    "rrop3:7.omaha8.0a",
    "rrop3:7.omaha8.2a",
    "general:omaha8.2",
    "rrop3:8.stud.0b",
    "general:stud.10",
    "general:stud8.3",
    "general:stud8.5",
    "rrop3:3.showdown.2a",
)
def best(
    scale: Scale,
    hole: Sequence[Card],
    board: Sequence[Card],
    from_hole: tuple[int, ...] = (),
    highest: int = 0,
) -> Score:
    """A hand is the best five cards that may be combined, for each share of the pot by itself.

    *from_hole* empty, or badugi: any of the cards; (2,): exactly two of the hole and three of the
    board.  *highest*: the highest rank an ace-to-five low may hold (8 for eight or better), 0 for
    no qualifier; such a low that does not qualify, or has no five cards yet, is -1.  Other hands
    of fewer cards are worth what these are.  Raises CardError for a hidden card, a second joker,
    or a joker on a scale that knows none.
    """
    try:
        if not from_hole or scale == "badugi":
            cards = (*hole, *board)
            if scale == "high":
                return high.score(cards)
            if scale == "ace_to_five":
                return _qualifying(low.ace_to_five(cards), len(cards), highest)
            return _NATURAL[scale](cards)
        if from_hole == _TWO_OF_OWN and len(hole) > 1:
            if scale == "high":
                return two_of_own.high(hole, board)
            if scale == "ace_to_five":
                return two_of_own.low(hole, board, highest)
    except CardError:
        # That few hands hold a joker is no reason to look for it in all of them.
        if JOKER not in hole and JOKER not in board:
            raise
    return _best_of_all(scale, hole, board, from_hole, highest)


def playing_cards(
    scale: Scale,
    hole: Sequence[Card],
    board: Sequence[Card],
    from_hole: tuple[int, ...] = (),
    highest: int = 0,
) -> tuple[Card, ...]:
    """The cards that play, in reading order; none if the hand does not qualify.

    Of cards that would serve alike those of the higher suits are taken.  At badugi up to four
    play.  Raises CardError like `best`.
    """
    if scale == "badugi":
        return _badugi_cards((*hole, *board))
    hands = [
        (_value(scale, cards, highest), sorted(cards, reverse=True))
        for cards in _hands(hole, board, from_hole)
    ]
    score, cards = max(hands)
    return () if score == UNQUALIFIED else in_reading_order(scale, cards, score)


def in_reading_order(scale: Scale, cards: Sequence[Card], score: Score) -> tuple[Card, ...]:
    """The cards of a hand, those that count most first; the joker where it stands for a card."""
    ranks = _ranks_in_order(scale, score)
    natural = [card for card in cards if card != JOKER]
    numbers = {card: _number(card, ranks) for card in natural}
    if len(natural) < len(cards):
        lacking = [rank for rank in ranks if rank not in numbers.values()]
        numbers[JOKER] = lacking[0] if lacking else ranks[ranks.index(ACE)]
    return tuple(sorted(cards, key=lambda card: (ranks.index(numbers[card]), -card)))


def _ranks_in_order(scale: Scale, score: Score) -> tuple[int, ...]:
    ranks = ranks_of(score, scale)
    if category_of(score, scale) not in {STRAIGHT, STRAIGHT_FLUSH}:
        return ranks
    run = tuple(range(ranks[0], ranks[0] - HAND_SIZE, -1))
    wheel = scale == "short_deck" and ranks[0] == SHORT_WHEEL_TOP
    return (*run[:-1], LOW_ACE) if wheel else run


def _number(card: Card, ranks: tuple[int, ...]) -> int:
    number = card.rank + 2
    return LOW_ACE if number == ACE and ACE not in ranks else number


def _badugi_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    score = badugi.score(cards)
    hands = combinations(cards, len(ranks_of(score, "badugi")))
    played = max(sorted(hand, reverse=True) for hand in hands if badugi.score(hand) == score)
    return in_reading_order("badugi", played, score)


def _hands(
    hole: Sequence[Card], board: Sequence[Card], from_hole: tuple[int, ...]
) -> Iterator[tuple[Card, ...]]:
    """Every hand that may be made; with an unfinished board, as much of one as there is."""
    if not from_hole:
        cards = (*hole, *board)
        yield from combinations(cards, min(HAND_SIZE, len(cards)))
    for own in from_hole:
        common = HAND_SIZE - own
        for two in combinations(hole, min(own, len(hole))):
            for three in combinations(board, min(common, len(board))):
                yield (*two, *three)


def _best_of_all(
    scale: Scale,
    hole: Sequence[Card],
    board: Sequence[Card],
    from_hole: tuple[int, ...],
    highest: int,
) -> Score:
    return max(_value(scale, cards, highest) for cards in _hands(hole, board, from_hole))


def _value(scale: Scale, cards: Sequence[Card], highest: int) -> Score:
    if scale == "high":
        return wild.score(cards)
    if scale != "ace_to_five":
        return _NATURAL[scale](cards)
    return _qualifying(wild.ace_to_five(cards), len(cards), highest)


def _qualifying(score: Score, cards: int, highest: int) -> Score:
    if cards < HAND_SIZE or (highest and score < low.worst_qualifying(highest)):
        return UNQUALIFIED
    return score
