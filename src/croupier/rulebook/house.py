"""A house: which books it follows, in order of precedence, and every choice it makes."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from croupier.data import DataError, build, hint, read_extending
from croupier.rulebook.options import Options
from croupier.text import Text

RuleId = str

HOUSE = "house"
"""The book of our own small rules, for points on which the five books are silent."""


@dataclass(frozen=True, slots=True)
class House:
    """A set of choices under a name; `books` go from the highest to the lowest."""

    id: str
    title: Text
    books: tuple[str, ...]
    options: Options = field(default_factory=Options)

    def cite(self, rules: Iterable[RuleId]) -> tuple[RuleId, ...]:
        """Those of *rules* that are in force here, highest book first; all if none is.

        Where the books of the house are silent the other books serve as fall-back.
        """
        rules = tuple(rules)
        order = (*self.books, HOUSE)
        ranked = [(order.index(book_of(rule)), rule) for rule in rules if book_of(rule) in order]
        return tuple(rule for _, rule in sorted(ranked, key=_precedence)) or rules


def _precedence(ranked: tuple[int, RuleId]) -> int:
    return ranked[0]


def book_of(rule: RuleId) -> str:
    """The book a rule id stands in: `tda` for `tda:43A`."""
    return rule.partition(":")[0]


def preset_names() -> tuple[str, ...]:
    """The ids of the houses that come with the package, sorted."""
    files = resources.files("croupier.rulebook.presets").iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


@cache
def house(name: str) -> House:
    """The house called *name* (a preset).  Raises DataError for a name nobody gave."""
    if name not in preset_names():
        raise DataError(f"no house called {name!r}; {hint(name, preset_names())}")
    return build(House, read_extending(name, _preset_text), f"{name}.toml")


def _preset_text(name: str) -> str:
    file = resources.files("croupier.rulebook.presets").joinpath(f"{name}.toml")
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise DataError(f"no house called {name!r}; {hint(name, preset_names())}") from error
