"""What rules speak of, whatever the book, and how people ask for it; a file a theme."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from croupier.data import build
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Asked:
    """How people ask in each language, a phrase an entry."""

    en: tuple[str, ...]
    fr: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Subject:
    """What rules of several books speak of: its title, and how people ask for it."""

    title: Text
    asked: Asked


@cache
def subjects() -> Mapping[str, Subject]:
    """Every subject of the catalogue by its name."""
    found: dict[str, Subject] = {}
    folder = resources.files("croupier.search.subjects")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for name, words in tomllib.loads(file.read_text(encoding="utf-8")).items():
                found[name] = build(Subject, words, f"{file.name}: {name}")
    return found
