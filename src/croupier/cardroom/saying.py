"""Sentences of the card room: both languages at once, amounts as each writes them."""

from croupier.text import Text, amount_text


def told(en: str, fr: str, **values: Text | str | int) -> Text:
    """Both sentences with their `{names}` filled; a number is written as an amount."""
    said = {
        name: amount_text(value) if isinstance(value, int) else value
        for name, value in values.items()
    }
    return Text(en, fr).format(**said)
