"""Where two houses differ: every option they choose otherwise, with the articles on it."""

from dataclasses import dataclass

from croupier.rulebook.house import House, RuleId, book_of
from croupier.rulebook.options.index import Option, Value, all_options, value_of


@dataclass(frozen=True, slots=True)
class Difference:
    """An option two houses choose otherwise: the value of each, and what its books say on it.

    The articles are those of the option in the highest book of each house that has any; where that
    book leaves the choice to the house, both houses may have the same.
    """

    option: Option
    values: tuple[Value, Value]
    rules: tuple[tuple[RuleId, ...], tuple[RuleId, ...]]


def differences(one: House, other: House) -> tuple[Difference, ...]:
    """Every option that *one* and *other* choose otherwise, in the order of the options."""
    found = []
    for option in all_options().values():
        values = (value_of(one.options, option.key), value_of(other.options, option.key))
        if values[0] != values[1]:
            rules = (articles(one, option), articles(other, option))
            found.append(Difference(option, values, rules))
    return tuple(found)


def articles(house: House, option: Option) -> tuple[RuleId, ...]:
    """The articles on *option* in the highest book of *house* that has any; none if none has."""
    for book in house.books:
        spoken = tuple(rule for rule in option.rules if book_of(rule) == book)
        if spoken:
            return spoken
    return ()
