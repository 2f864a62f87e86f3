"""Which cards to throw at draw poker."""

from collections import defaultdict
from collections.abc import Sequence

from croupier.cards import JOKER, Card
from croupier.ranking import category_of, wild

_STRAIGHT = 4
_FOUR = 4
_KEPT_WITHOUT_A_PAIR = 2
_COURT_CARD = 8


def cards_to_throw(cards: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Pat hands stay, pairs and better are kept, then four to a flush, then the highest cards."""
    if category_of(wild.score(tuple(cards))) >= _STRAIGHT:
        return ()
    kept = _of_a_kind(cards) or _four_to_a_flush(cards) or _highest(cards)
    thrown = [card for card in sorted(cards) if card not in kept and card != JOKER]
    return tuple(thrown[:most])


def _of_a_kind(cards: Sequence[Card]) -> set[Card]:
    groups: dict[int, list[Card]] = defaultdict(list)
    for card in cards:
        if card != JOKER:
            groups[card.rank].append(card)
    return {card for group in groups.values() if len(group) > 1 for card in group}


def _four_to_a_flush(cards: Sequence[Card]) -> set[Card]:
    groups: dict[int, set[Card]] = defaultdict(set)
    for card in cards:
        if card != JOKER:
            groups[card.suit].add(card)
    return next((group for group in groups.values() if len(group) == _FOUR), set())


def _highest(cards: Sequence[Card]) -> set[Card]:
    high = sorted((card for card in cards if card != JOKER), reverse=True)
    court = [card for card in high if card.rank >= _COURT_CARD]
    return set(court[:_KEPT_WITHOUT_A_PAIR] or high[:1])
