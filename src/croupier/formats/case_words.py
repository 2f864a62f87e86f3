"""How the values in a case file are read: people, seats, yes or no, numbers, tables of these."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from croupier.cards import Card, CardError, parse_card
from croupier.data import DataError, build, hint, shown, table_in, unknown_key
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import RuleId, preset_names
from croupier.table.why import RoomRefused
from croupier.text import Text

S = TypeVar("S")

Who = str | int
"""Somebody by his name, or by the number of his seat."""

Reader = Callable[[object, str], Any]
"""Makes a value of what stands in the file at a place; raises DataError naming the place."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that did not come out as the case says; *citation* are the articles behind it."""

    place: str
    expected: Text
    got: Text
    citation: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    """A key of `_then`: how its value is read, and what is *found* instead, in the same shape.

    *found* is given where things stand and the value expected, so as to answer that alone; it may
    also give the fault itself, at its place within the value.
    """

    read: Reader
    found: Callable[[S, Any], object]


def looked(looks: Mapping[str, Look[S]], spot: S, then: Mapping[str, Any]) -> Iterator[Fault]:
    """What is not found as *then*, whose values are read already, says."""
    for key, wanted in then.items():
        try:
            found = looks[key].found(spot, wanted)
        except RoomRefused as refused:
            yield Fault(key, value_text(wanted), refused.text, refused.rules)
            continue
        if isinstance(found, Fault):
            yield replace(found, place=f"{key}{found.place}")
        elif found != wanted:
            yield Fault(key, value_text(wanted), value_text(found))


def read_then(
    looks: Mapping[str, Look[Any]], then: Mapping[str, Any], place: str
) -> dict[str, Any]:
    """The values of *then* by key.  Raises DataError for a key that is not one of *looks*."""
    read = {}
    for key, value in then.items():
        if key not in looks:
            raise unknown_key(key, hint(key, looks), place)
        read[key] = looks[key].read(value, f"{place}.{key}")
    return read


def keyed(reads: Mapping[str, Reader], *needed: str) -> Reader:
    """A table of these keys, *needed* being those it cannot do without."""

    def read(value: object, place: str) -> dict[str, Any]:
        table = table_in(value, place)
        for key in table:
            if key not in reads:
                raise unknown_key(key, hint(key, reads), place)
        missing = [key for key in needed if key not in table]
        if missing:
            raise DataError(
                "missing {keys}", "il manque {keys}", place=place, keys=", ".join(missing)
            )
        return {key: reads[key](each, f"{place}.{key}") for key, each in table.items()}

    return read


def in_house(then: Mapping[str, Any], house_id: str) -> dict[str, Any]:
    """What *then* says under a house: its own part laid over what holds under all of them."""
    common = {key: value for key, value in then.items() if key not in preset_names()}
    own = then.get(house_id)
    return {**common, **own} if isinstance(own, Mapping) else common


def value_text(value: object) -> Text:
    """A value as a case file writes it; nothing at all is `none`."""
    if isinstance(value, Text):
        return value
    written = "none" if value is None else shown(value)
    return Text(written, written)


def who(value: object, place: str) -> Who:
    """A name, or the number of a seat."""
    if isinstance(value, str) or (type(value) is int and value > 0):
        return value
    raise DataError(
        "{value} is neither a name nor the number of a seat",
        "{value} n’est ni un nom ni un numéro de siège",
        place=place,
        value=shown(value),
    )


def crowd(value: object, place: str) -> tuple[Who, ...]:
    """One or several of them."""
    if isinstance(value, list):
        return tuple(who(each, f"{place}[{n}]") for n, each in enumerate(value))
    return (who(value, place),)


def of_each(read: Reader) -> Reader:
    """A table of such values by name."""
    return lambda value, place: {
        key: read(each, f"{place}.{key}") for key, each in table_in(value, place).items()
    }


def card(value: object, place: str) -> Card:
    """A card, such as `Kh`."""
    try:
        return parse_card(build(str, value, place))
    except CardError as error:
        raise DataError(
            "{value} is no card; write a rank and a suit, as in Kh",
            "{value} n’est pas une carte\u00a0; écrire un rang et une couleur, comme Kh",
            place=place,
            value=shown(value),
        ) from error


def several(read: Reader) -> Reader:
    """A list of such values."""

    def read_list(value: object, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise DataError(
                "{value} is not a list",
                "{value} n’est pas une liste",
                place=place,
                value=shown(value),
            )
        return tuple(read(each, f"{place}[{n}]") for n, each in enumerate(value))

    return read_list


def of_kind(kind: Any) -> Reader:  # noqa: ANN401 - whatever annotation data can be built from
    """A value of that kind, as `data.build` makes it."""
    return lambda value, place: build(kind, value, place)


def number_from(least: int, most: int) -> Reader:
    """A whole number within these bounds."""

    def read(value: object, place: str) -> int:
        number = build(int, value, place)
        if least <= number <= most:
            return number
        raise DataError(
            "{value} is not from {least} to {most}",
            "{value} n’est pas de {least} à {most}",
            place=place,
            value=shown(number),
            least=least,
            most=most,
        )

    return read


NUMBER = of_kind(int)
CHIPS = number_from(0, 10**15)
HANDS = number_from(0, 1000)
CHAIRS = number_from(2, 11)
WORD = of_kind(str)
FLAG = of_kind(bool)
WORDS = of_kind(tuple[str, ...])


def articles(value: object, place: str) -> tuple[RuleId, ...]:
    """Articles by their ids; raises DataError for one there is not."""
    ids: tuple[RuleId, ...] = WORDS(value, place)
    for number, each in enumerate(ids):
        try:
            words_of(each)
        except DataError as error:
            raise error.at(f"{place}[{number}]") from error
    return ids


def word_of(words: Iterable[str]) -> Reader:
    """One of these words."""
    known = tuple(dict.fromkeys(words))

    def read(value: object, place: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        raise DataError(
            "no such word {value}; {known}",
            "il n’y a pas de mot {value}\u00a0; {known}",
            place=place,
            value=shown(value),
            known=hint(value if isinstance(value, str) else shown(value), known),
        )

    return read


def one_of(words: Iterable[str], other: Reader) -> Reader:
    """One of these words, else what *other* reads."""
    known = tuple(words)
    return lambda value, place: value if value in known else other(value, place)
