"""Stacks that can be counted at a glance: piles of one value, the biggest chips first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from croupier.play.setup import Chips
from croupier.rulebook.tags import rule

MOST_IN_A_PILE = 20


class Pile(NamedTuple):
    """*many* chips of one value on top of each other."""

    value: Chips
    many: int


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack as everybody may see it: what it makes in all, and its piles, biggest value first."""

    total: Chips
    piles: tuple[Pile, ...]


@rule("rrop3:2.procedures.18", "tda:25A")
def stack_view(chips: Mapping[Chips, int]) -> StackView:
    """*chips* (how many of each value) in piles of one value, at most 20 a pile.

    It is the same for every viewer, and no chip of a big value stands behind smaller ones.
    """
    piles: list[Pile] = []
    for value in sorted(chips, reverse=True):
        whole, rest = divmod(chips[value], MOST_IN_A_PILE)
        piles += [Pile(value, MOST_IN_A_PILE)] * whole
        piles += [Pile(value, rest)] if rest else []
    return StackView(sum(value * many for value, many in chips.items()), tuple(piles))


def changed_into(amount: Chips, values: Iterable[Chips]) -> dict[Chips, int]:
    """*amount* in the fewest chips of *values*, taken from the biggest down.

    Chips that no value makes are counted as ones.
    """
    chips: dict[Chips, int] = {}
    for value in sorted({*values, 1}, reverse=True):
        many, amount = divmod(amount, value)
        if many:
            chips[value] = many
    return chips
