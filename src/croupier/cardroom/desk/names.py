"""Names as they are kept: the same letters in the same signs, and none that nobody sees."""

import unicodedata
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.state import Person

_Record = TypeVar("_Record", Deed, Person)

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})
_BLANK = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)))
"""Signs that are letters or marks by their class, and show nothing."""
_VARIANTS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def is_unseen(sign: str) -> bool:
    """Whether a sign is blank, or does nothing but change others."""
    if sign.isascii():
        return not sign.isprintable() or sign == " "
    return (
        unicodedata.category(sign) in _UNSEEN
        or sign in _BLANK
        or any(ord(sign) in each for each in _VARIANTS)
    )


def _composed(value: object) -> object:
    """The same with every text in it composed (NFC), so that one name is not two."""
    if isinstance(value, str):
        return unicodedata.normalize("NFC", value)
    if isinstance(value, Mapping):
        return {_composed(key): _composed(each) for key, each in value.items()}
    if isinstance(value, list | frozenset) or type(value) is tuple:
        return type(value)(map(_composed, value))
    return value


def with_names_composed(record: _Record) -> _Record:
    """The dataclass *record* with the texts of its fields composed; itself if they are."""
    values = {each.name: getattr(record, each.name) for each in fields(record)}
    changed: dict[str, Any] = {
        name: done for name, one in values.items() if (done := _composed(one)) != one
    }
    return replace(record, **changed) if changed else record
