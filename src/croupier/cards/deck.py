"""The decks cards are dealt from."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from croupier.cards.card import CARDS, JOKER, Card, parse_cards

_FIRST_SIX = 16

DECKS: Mapping[str, tuple[Card, ...]] = MappingProxyType(
    {
        "standard": CARDS,
        "joker": (*CARDS, JOKER),
        "short": CARDS[_FIRST_SIX:],
        "kuhn": parse_cards("JsQsKs"),
        "leduc": parse_cards("JhJsQhQsKhKs"),
    }
)
"""Each deck in order: `standard` has 52 cards, `joker` one more, `short` 36 from six to ace; `kuhn`
and `leduc` are the jacks, queens and kings of one suit and of two."""


class Shuffler(Protocol):
    """A source of chance: `random.Random` or `random.SystemRandom` will do."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put *x* in random order, in place."""


def shuffled(kind: str, rng: Shuffler) -> list[Card]:
    """A new list of that deck's cards in the order *rng* gives; KeyError for an unknown deck."""
    deck = list(DECKS[kind])
    rng.shuffle(deck)
    return deck
