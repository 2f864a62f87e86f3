"""The options of a house, and what comes of choosing one value or another."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import TypeVar

from croupier.rulebook.house import House
from croupier.rulebook.options import Options
from kit.hands import with_options

T = TypeVar("T")


def option_names() -> Iterator[str]:
    """Every option as `group.field`."""
    options = Options()
    for group in fields(options):
        for option in fields(getattr(options, group.name)):
            yield f"{group.name}.{option.name}"


def outcomes(
    option: str,
    values: Iterable[object],
    *,
    of: Callable[[House], T],
    base: str | House = "neutral",
) -> list[T]:
    """What *of* makes of a house like *base* with *option* (`group.field`) at each of *values*."""
    group, field = option.split(".")
    return [of(with_options(base, **{group: {field: value}})) for value in values]
