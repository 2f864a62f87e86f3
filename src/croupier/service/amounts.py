"""Amounts as they are written in each language."""

from croupier.play.setup import Chips
from croupier.text import Text

_NARROW_NBSP = "\u202f"


def chips(amount: Chips) -> Text:
    """1,015 in English, with a narrow space in French."""
    english = f"{amount:,}"
    return Text(english, english.replace(",", _NARROW_NBSP))
