"""The words of which all messages between browser and room are made."""

from typing import Annotated

from msgspec import Meta, Struct

from croupier import text as texts

MOST = 2**53 - 1
"""The largest whole number a browser can hold exactly."""

Chips = Annotated[int, Meta(ge=0, le=MOST)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Moment = Annotated[int, Meta(ge=0, le=MOST)]
Seat = Annotated[int, Meta(ge=0, le=10)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]
Cards = Annotated[list[CardText], Meta(max_length=7)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Balance = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""Chips won, or lost if below zero."""


class Frame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """A message; the field `t` says which."""


class Text(Struct, frozen=True):
    """A text in both languages."""

    en: str
    fr: str


def text(words: texts.Text) -> Text:
    """A text for the wire."""
    return Text(words.en, words.fr)
