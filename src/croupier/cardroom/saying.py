"""Sentences of the card room: both languages at once, amounts as each writes them."""

from croupier.cards import JOKER, Card
from croupier.text import Text, amount_text

_SUIT_SIGNS = "♣♦♥♠"


def told(en: str, fr: str, **values: Text | str | int) -> Text:
    """Both sentences with their `{names}` filled; a number is written as an amount."""
    said = {
        name: amount_text(value) if isinstance(value, int) else value
        for name, value in values.items()
    }
    return Text(en, fr).format(**said)


def signed(card: Card) -> str:
    """A card with the sign of its suit, `K♥`, so that no card reads as a word."""
    text = str(card)
    return text if card == JOKER else f"{text[0]}{_SUIT_SIGNS[card.suit]}"


def minutes_of(seconds: int) -> str:
    """A span as minutes and seconds, `3:52`."""
    return f"{seconds // 60}:{seconds % 60:02}"
