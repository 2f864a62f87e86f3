"""The catalogue: every rule of a book by its id, in words of our own."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from croupier.data import build
from croupier.rulebook.house import RuleId
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in words: its title, and all it says."""

    title: Text
    gist: Text


@cache
def rules_of_book(book: str) -> Mapping[RuleId, Rule]:
    """The rules of *book* by id.  Raises FileNotFoundError for a book not catalogued yet."""
    file = resources.files("croupier.rulebook.books").joinpath(f"{book}.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return MappingProxyType(
        {rule: build(Rule, words, f"{book}.toml: {rule}") for rule, words in table.items()}
    )
