"""Every option in words of the card room: its title, what is chosen, and what each value does."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from croupier.data import DataError, build, parsed, shown
from croupier.rulebook.options.index import as_text, option_of
from croupier.text import Text, amount_text

_FOLDER = resources.files("croupier.rulebook.options.words")
_GROUPS = "_groups"
_ANY = "n"
"""The sentence for any number, or any list that is not empty; `{n}` stands for it."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words; *values* has a sentence for each value, or one with `{n}` for numbers."""

    title: Text
    meaning: Text
    values: Mapping[str, Text]


def option_words(key: str) -> OptionWords:
    """The words of an option.  Raises DataError for an option there is not, or without words."""
    option = option_of(key)
    words = _words_of(option.group)
    if key not in words:
        raise _no_words(key, f"{option.group}.toml")
    return words[key]


def value_words(key: str, value: object) -> Text:
    """What *value* does at *key*, in a sentence.  Raises DataError for a value without words."""
    values, text = option_words(key).values, as_text(value)
    said = values.get(text) or values.get(_ANY)
    if said is None:
        raise _no_words(text, key)
    return said.format(n=_said(value))


def _no_words(word: str, place: str) -> DataError:
    return DataError(
        "no words for {word}", "il n’y a pas de texte pour {word}", place=place, word=shown(word)
    )


@cache
def group_title(group: str) -> Text:
    """What a group of options is called.  Raises DataError for a group without a title."""
    titles = _table(_GROUPS)
    if group not in titles:
        raise DataError(
            "no title for {group}",
            "il n’y a pas de titre pour {group}",
            place=f"{_GROUPS}.toml",
            group=shown(group),
        )
    return build(Text, titles[group], f"{_GROUPS}.toml: {group}")


@cache
def _words_of(group: str) -> Mapping[str, OptionWords]:
    place = f"{group}.toml"
    table = _table(group)
    return MappingProxyType(
        {key: _option_words(words, f"{place}: {key}") for key, words in table.items()}
    )


def _option_words(words: Mapping[str, Any], place: str) -> OptionWords:
    if set(words) != {"title", "meaning", "values"}:
        raise DataError(
            "title, meaning and values are what it says, no less and no more",
            "il y faut title, meaning et values, ni plus ni moins",
            place=place,
        )
    return OptionWords(
        build(Text, words["title"], f"{place}.title"),
        build(Text, words["meaning"], f"{place}.meaning"),
        {
            value: build(Text, said, f"{place}.values.{value}")
            for value, said in words["values"].items()
        },
    )


def _table(name: str) -> dict[str, Any]:
    try:
        text = _FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise DataError(
            "no words are written yet", "aucun texte n’est encore écrit", place=f"{name}.toml"
        ) from error
    return parsed(text, f"{name}.toml")


def _said(value: object) -> Text:
    items = [_item(one) for one in (value if isinstance(value, tuple) else (value,))]
    return Text(", ".join(item.en for item in items), ", ".join(item.fr for item in items))


def _item(value: object) -> Text:
    return amount_text(value) if isinstance(value, int) else Text(str(value), str(value))
