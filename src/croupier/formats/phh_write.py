"""Write hand histories: new ones from fields, and changes that leave all other lines alone."""

import re
from collections.abc import Mapping, Sequence
from datetime import date, time
from decimal import Decimal
from typing import TYPE_CHECKING, Any, cast

import tomlkit

from croupier.formats.phh import PhhFile, read

if TYPE_CHECKING:
    from tomlkit.items import Table

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_BYTE_ORDER_MARK = "\ufeff"


def write(fields: Mapping[str, Any]) -> str:
    """The text of a `.phh` with these *fields*, one a line in their order.

    Numbers are int or Decimal; raises TypeError for a value TOML has no word for.
    """
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in fields.items())


def write_several(hands: Mapping[str, Mapping[str, Any]]) -> str:
    """The text of a `.phhs`: one table a hand, under its name."""
    return "\n".join(f"[{_key(name)}]\n{write(fields)}" for name, fields in hands.items())


def changed(file: PhhFile, field: str, value: object, hand: str = "") -> PhhFile:
    """*file* with one field of one hand set to *value*, or taken out if it is None.

    Comments, order and every other line stay as they are.  Raises KeyError for an unknown hand or
    for a field to take out that is not there.
    """
    mark = _BYTE_ORDER_MARK if file.text.startswith(_BYTE_ORDER_MARK) else ""
    document = tomlkit.parse(file.text.removeprefix(mark))
    table = cast("Table", document[hand] if hand else document)
    if value is None:
        table.remove(field)
    else:
        table[field] = tomlkit.parse(f"value = {_value(value)}\n")["value"]
    return read(mark + tomlkit.dumps(document), file.name)


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _quoted(name)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | Decimal):
        return _number(value)
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(name)} = {_value(item)}' for name, item in value.items())}}}"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_value, value))}]"
    return _moment(value)


def _number(number: int | Decimal) -> str:
    """A number as it is, without an exponent; the words `inf` and `nan` for what is none."""
    if isinstance(number, Decimal) and not number.is_finite():
        return str(float(number))
    return format(number, "f") if isinstance(number, Decimal) else str(int(number))


def _moment(value: object) -> str:
    if isinstance(value, date | time):  # a datetime is a date
        return value.isoformat()
    raise TypeError(f"no TOML for {value!r}; write numbers as int or Decimal")


def _string(text: str) -> str:
    """A literal string where that can hold *text*, else one with escapes."""
    plain = "'" not in text and all(letter == "\t" or letter.isprintable() for letter in text)
    return f"'{text}'" if plain else _quoted(text)


def _quoted(text: str) -> str:
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
