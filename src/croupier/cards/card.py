"""One card, and cards as text: `As`, `Td`, the joker `Jk`, a card one does not see `??`."""

from collections.abc import Iterable
from typing import Self

RANKS = "23456789TJQKA"
"""The ranks from deuce to ace; a rank is its index."""

SUITS = "cdhs"
"""The suits from lowest to highest, where suits must be ordered at all; a suit is its index."""

_JOKER_NUMBER = 52
_HIDDEN_NUMBER = -1
_LETTERS = 2
_FIRST_ACE = 48


class CardError(ValueError):
    """What was given is no card, or not one that can be used here; the message names it."""


class Card(int):
    """A card as a number, rank * 4 + suit: 0 is the deuce of clubs, 51 the ace of spades.

    So cards sort by rank, then by suit.  52 is the joker and -1 a hidden card: they have no rank
    and no suit, and `rank` and `suit` then mean nothing.  Raises CardError for other numbers.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """The card of that number."""
        if not _HIDDEN_NUMBER <= number <= _JOKER_NUMBER:
            raise CardError(f"no card has the number {number}; cards go from -1 to 52")
        return super().__new__(cls, number)

    @property
    def rank(self) -> int:
        """0 for a deuce, up to 12 for an ace."""
        return self >> 2

    @property
    def suit(self) -> int:
        """0 for clubs, 1 for diamonds, 2 for hearts, 3 for spades."""
        return self & 3

    def __str__(self) -> str:
        return _TEXTS[self]

    __repr__ = __str__


CARDS = tuple(Card(number) for number in range(_JOKER_NUMBER))
"""The 52 cards in order."""

JOKER = Card(_JOKER_NUMBER)
HIDDEN = Card(_HIDDEN_NUMBER)
"""A card whose value is not known to the viewer."""

_TEXTS = {
    **{card: RANKS[card >> 2] + SUITS[card & 3] for card in CARDS},
    JOKER: "Jk",
    HIDDEN: "??",
}
_BY_TEXT = {text: card for card, text in _TEXTS.items()}


def ace_low(card: Card) -> int:
    """The place of a card among the others where the ace is low, suits from clubs to spades."""
    return card - _JOKER_NUMBER if card >= _FIRST_ACE else int(card)


def parse_card(text: str) -> Card:
    """The card that *text* means, such as `As`; raises CardError if it means none."""
    card = _BY_TEXT.get(text)
    if card is None:
        raise CardError(
            f"{text!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, as in As, "
            "or Jk for the joker, ?? for a hidden card"
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `AsKd ??Jk`, with or without spaces.

    Raises CardError naming the part that is no card.
    """
    letters = "".join(text.split())
    return tuple(
        parse_card(letters[start : start + _LETTERS]) for start in range(0, len(letters), _LETTERS)
    )


def show_cards(cards: Iterable[Card]) -> str:
    """The cards as one text without spaces, such as `AsKd`."""
    return "".join(map(str, cards))
