"""A text in both languages of the room."""

from dataclasses import dataclass
from typing import Literal, Union, get_args

Language = Literal["en", "fr"]


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in English and in French; neither is a translation of last resort."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """The words in *language*, `en` or `fr`; ValueError for any other."""
        if language == "en":
            return self.en
        if language == "fr":
            return self.fr
        raise ValueError(f"no texts in {language!r}, only in {' and '.join(get_args(Language))}")

    def format(self, **values: Union["Text", str, int]) -> "Text":
        """Both texts with their `{names}` filled; a Text fills each with its own language.

        Raises KeyError when a name has no value.
        """
        return Text(
            self.en.format_map({name: _words(value, "en") for name, value in values.items()}),
            self.fr.format_map({name: _words(value, "fr") for name, value in values.items()}),
        )


def amount_text(amount: int) -> Text:
    """A number as each language writes it: 1,015, in French with a narrow no-break space."""
    english = f"{amount:,}"
    return Text(english, english.replace(",", "\u202f"))


def _words(value: Text | str | int, language: Language) -> str | int:
    return value.in_language(language) if isinstance(value, Text) else value
