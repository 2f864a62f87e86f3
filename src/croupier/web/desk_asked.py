"""What is asked of the desk, as it comes over the wire: data checked before any rule sees it.

Who asks is told by the session, never by what he sends.  Every fault is one DataError.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from croupier.cardroom.state import PlayerId
from croupier.data import DataError, shown

MOST_BODY_BYTES = 32 * 1024
_MOST_NUMBER = 10**12
"""Many such amounts together are still whole numbers that a browser holds exactly."""

_MOST_LETTERS = 200
_MOST_ITEMS = 100
_DEEPEST = 4
_LONGEST_ID = 64
_LONGEST_KEY = 80
_LONGEST_NUMBER = 15

Body = Mapping[str, Any]
"""What a browser sent."""

Naming = Callable[[str], PlayerId]
"""The id of somebody who is spoken of; raises RoomRefused if there is no such person."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A deed or a question by its *tag*; a deed has an *id*, the same when it is sent again."""

    id: str
    tag: str
    fields: Body


def body_of(raw: bytes) -> dict[str, Any]:
    """The object a browser sent; raises DataError for anything else, and for what is too much."""
    if len(raw) > MOST_BODY_BYTES:
        raise DataError(
            "the request is longer than {most} bytes",
            "la requête fait plus de {most} octets",
            most=MOST_BODY_BYTES,
        )
    try:
        body = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DataError("the request is no JSON", "la requête n’est pas du JSON") from error
    if not isinstance(body, dict):
        raise DataError("the request is no object", "la requête n’est pas un objet")
    _check(body, "", 0)
    return body


def asked(body: Mapping[str, Any], kind: str, *, with_id: bool) -> Asked:
    """The deed or question (*kind*) of a body, apart from its fields."""
    fields = dict(body)
    id = _text(fields, "id", _LONGEST_ID) if with_id else ""  # noqa: A001 - the field's name
    return Asked(id, _text(fields, kind, _LONGEST_KEY), fields)


def number_of(said: str, place: str) -> int:
    """The whole number of an address; raises DataError for anything else."""
    if not said.isascii() or not said.isdecimal() or len(said) > _LONGEST_NUMBER:
        raise DataError(
            "{said} is not a whole number",
            "{said} n’est pas un nombre entier",
            place=place,
            said=shown(said),
        )
    return int(said)


def _text(fields: dict[str, Any], key: str, longest: int) -> str:
    value = fields.pop(key, None)
    if not isinstance(value, str) or not 0 < len(value) <= longest:
        raise DataError(
            "needs a text of 1 to {longest} signs",
            "veut un texte de 1 à {longest} signes",
            place=key,
            longest=longest,
        )
    return value


def _check(value: object, place: str, depth: int) -> None:
    """Nothing too large, too deep, below zero or unprintable gets any further."""
    if depth > _DEEPEST:
        raise DataError("nests too deeply", "est trop imbriqué", place=place)
    if isinstance(value, Mapping):
        _check_many(len(value), place)
        for key, item in value.items():
            _check_text(key, place)
            _check(item, f"{place}.{key}" if place else key, depth + 1)
    elif isinstance(value, list):
        _check_many(len(value), place)
        for number, item in enumerate(value, 1):
            _check(item, f"{place}.{number}", depth + 1)
    elif isinstance(value, str):
        _check_text(value, place)
    elif isinstance(value, int) and not 0 <= value <= _MOST_NUMBER:
        raise DataError(
            "{number} is not a whole number from 0 to {most}",
            "{number} n’est pas un nombre entier de 0 à {most}",
            place=place,
            number=shown(value),
            most=_MOST_NUMBER,
        )


def _check_many(items: int, place: str) -> None:
    if items > _MOST_ITEMS:
        raise DataError(
            "holds {items} items, more than {most}",
            "contient {items} éléments, plus de {most}",
            place=place,
            items=items,
            most=_MOST_ITEMS,
        )


def _check_text(value: str, place: str) -> None:
    if len(value) > _MOST_LETTERS:
        raise DataError(
            "is {letters} signs long, more than {most}",
            "fait {letters} signes, plus de {most}",
            place=place,
            letters=len(value),
            most=_MOST_LETTERS,
        )
    if not value.isprintable():
        raise DataError(
            "holds signs that do not print",
            "contient des signes qui ne s’impriment pas",
            place=place,
        )


def with_people(fields: Mapping[str, Any], naming: Naming, known: frozenset[str]) -> dict[str, Any]:
    """The fields with people by their ids; *known* are the fields of what is asked.

    What is no text where a person should be is left for the reader of the fields to refuse.
    """
    return {
        key: _NAMES_PEOPLE[key](value, naming) if key in _NAMES_PEOPLE and key in known else value
        for key, value in fields.items()
    }


def _one(value: object, naming: Naming) -> object:
    return naming(value) if isinstance(value, str) and value else value


def _many(value: object, naming: Naming) -> object:
    return [_one(each, naming) for each in value] if isinstance(value, list) else value


def _keys(value: object, naming: Naming) -> object:
    if not isinstance(value, Mapping):
        return value
    return {_one(key, naming): item for key, item in value.items()}


def _firsts(value: object, naming: Naming) -> object:
    """Pairs of a person and something else."""
    if not isinstance(value, list):
        return value
    return [
        [_one(pair[0], naming), *pair[1:]] if isinstance(pair, list) and pair else pair
        for pair in value
    ]


_NAMES_PEOPLE: Mapping[str, Callable[[object, Naming], object]] = {
    "player": _one,
    "absent": _one,
    "one": _one,
    "other": _one,
    "dealer": _one,
    "people": _many,
    "ruined": _many,
    "objecting": _many,
    "cards": _keys,
    "stacks": _keys,
    "wishes": _firsts,
}
"""The fields of deeds and questions that hold people."""
