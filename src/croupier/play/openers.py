"""Openers at jacks or better: what entitles a player to open, and what proves it."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from croupier.cards import JOKER, Card, parse_cards
from croupier.ranking import high, wild
from croupier.rulebook.tags import rule

_JACK = 9
_ACE = 12
_FIVE = 5
_TRIPS = 3
_PAIR = 2


@cache
def _least_score() -> int:
    """The weakest five cards that open: a pair of jacks with the lowest kickers."""
    return high.score(parse_cards("JcJd4h3s2c"))


@rule("rrop3:9.jacks.1a", "rrop3:9.jacks.10")
def holds_openers(cards: Iterable[Card]) -> bool:
    """Whether *cards*, five or what is kept of them, hold a pair of jacks or any better hand."""
    return bool(openers_among(cards))


def openers_among(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The fewest of *cards* that are openers by themselves; none if there are none.

    The joker counts as an ace, or completes a straight or a flush (section 9 of the book).
    """
    hand = tuple(cards)
    groups: dict[int, list[Card]] = defaultdict(list)
    for card in hand:
        groups[_ACE if card == JOKER else card.rank].append(card)
    pairs = sorted((rank for rank, held in groups.items() if len(held) >= _PAIR), reverse=True)
    if pairs and pairs[0] >= _JACK:
        return tuple(groups[pairs[0]][:_PAIR])
    trips = [held for held in groups.values() if len(held) >= _TRIPS]
    if trips:
        return tuple(trips[0][:_TRIPS])
    if len(pairs) >= _PAIR:
        return tuple(groups[pairs[0]][:_PAIR] + groups[pairs[1]][:_PAIR])
    if len(hand) == _FIVE and _score(hand) >= _least_score():
        return hand
    return ()


def _score(hand: tuple[Card, ...]) -> int:
    return wild.score(hand) if JOKER in hand else high.score(hand)
