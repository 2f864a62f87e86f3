"""Read TOML into frozen dataclasses: `extends`, unknown words refused with a suggestion.

Games and houses are data in a closed vocabulary.  A table merges key by key over what it extends,
a list is replaced whole.  Every error is one line: file, place, what is wrong, what was meant.
"""

import dataclasses
import difflib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

_KIND_NAMES = {int: "a whole number", str: "a text", bool: "true or false"}


class DataError(ValueError):
    """A data file says something the vocabulary does not know; the message names file and place."""


def merged(base: Mapping[str, Any], delta: Mapping[str, Any]) -> dict[str, Any]:
    """*base* with *delta* laid over it: tables key by key, everything else replaced."""
    result = dict(base)
    for key, value in delta.items():
        below = result.get(key)
        result[key] = (
            merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
        )
    return result


def difference(table: Mapping[str, Any], base: Mapping[str, Any]) -> dict[str, Any]:
    """The part of *table* that differs from *base*: what `merged` would lay over it."""
    changes: dict[str, Any] = {}
    for key, value in table.items():
        below = base.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            if deeper := difference(value, below):
                changes[key] = deeper
        elif value != below:
            changes[key] = value
    return changes


def read_extending(
    name: str, text_of: Callable[[str], str], chain: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The table called *name* with all it extends; *text_of* gives the TOML text of a name."""
    if name in chain:
        raise DataError(f"{chain[0]}: extends itself through {' -> '.join((*chain, name))}")
    try:
        table = tomllib.loads(text_of(name))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: not TOML: {error}") from error
    parent = table.pop("extends", None)
    if parent is None:
        return table
    if not isinstance(parent, str):
        raise DataError(f"{name}: extends: {parent!r} is not a text")
    return merged(read_extending(parent, text_of, (*chain, name)), table)


def hint(word: str, known: Iterable[str]) -> str:
    """A suggestion for a misspelt *word*, or the words there are."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"


def build(kind: type[T], value: object, place: str) -> T:
    """*value* as a *kind*; raises DataError naming *place* when it does not fit."""
    return cast("T", _build(kind, value, place))


def _build(kind: Any, value: object, place: str) -> object:  # noqa: ANN401 - any annotation
    origin = get_origin(kind)
    if origin is Literal:
        return _build_word(get_args(kind), value, place)
    if origin is tuple:
        return _build_tuple(get_args(kind), value, place)
    if dataclasses.is_dataclass(kind):
        return _build_dataclass(kind, value, place)
    if type(value) is not kind:
        raise DataError(f"{place}: {value!r} is not {_KIND_NAMES.get(kind, kind)}")
    return value


def _build_word(words: tuple[object, ...], value: object, place: str) -> object:
    if value not in words:
        raise DataError(f"{place}: no such word {value!r}; {hint(str(value), map(str, words))}")
    return value


def _build_tuple(arguments: tuple[Any, ...], value: object, place: str) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise DataError(f"{place}: {value!r} is not a list")
    return tuple(
        _build(arguments[0], item, f"{place}[{index}]") for index, item in enumerate(value)
    )


def _build_dataclass(kind: Any, value: object, place: str) -> object:  # noqa: ANN401
    if not isinstance(value, dict):
        raise DataError(f"{place}: {value!r} is not a table")
    fields = {field.name: field for field in dataclasses.fields(kind) if field.init}
    for key in value:
        if key not in fields:
            raise DataError(f"{place}: no such key {key!r}; {hint(key, fields)}")
    needed = [
        field.name
        for field in fields.values()
        if field.default is dataclasses.MISSING
        and field.default_factory is dataclasses.MISSING
        and field.name not in value
    ]
    if needed:
        raise DataError(f"{place}: missing {', '.join(needed)}")
    hints = get_type_hints(kind)
    return kind(**{key: _build(hints[key], item, f"{place}.{key}") for key, item in value.items()})
