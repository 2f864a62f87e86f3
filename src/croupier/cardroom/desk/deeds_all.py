"""Every deed by its tag, made of plain fields: for browsers, case files and the command line."""

import dataclasses
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from croupier.cardroom.desk import deeds, deeds_people, deeds_rulings, deeds_table
from croupier.cardroom.desk.deeds import Deed
from croupier.data import DataError, build, hint, shown, table_in, unknown_key

Made = TypeVar("Made")


def _deeds_in(module: object) -> tuple[type[Deed], ...]:
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Deed) and kind is not Deed
    )


DEEDS: Mapping[str, type[Deed]] = MappingProxyType(
    {
        kind.tag: kind
        for module in (deeds, deeds_table, deeds_people, deeds_rulings)
        for kind in _deeds_in(module)
    }
)
"""Every deed there is."""


def deed_of(tag: str, fields: Mapping[str, Any]) -> Deed:
    """The deed of that tag; DataError for one nobody knows, and for fields it has not."""
    kind = DEEDS.get(tag)
    if kind is None:
        raise DataError(
            "no deed is called {tag}; {known}",
            "aucun acte ne s’appelle {tag}\u00a0; {known}",
            tag=shown(tag),
            known=hint(tag, DEEDS),
        )
    return made_of(kind, fields, tag)


def made_of(kind: type[Made], fields: Mapping[str, Any], place: str) -> Made:
    """A *kind* of plain fields; DataError naming *place* for what does not fit."""
    named = {field.name: field for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    for key in fields:
        if key not in named:
            raise unknown_key(key, hint(key, named), place)
    needed = [name for name, field in named.items() if _is_needed(field) and name not in fields]
    if needed:
        raise DataError("missing {keys}", "il manque {keys}", place=place, keys=", ".join(needed))
    hints = get_type_hints(kind)
    made = {key: _made(hints[key], value, f"{place}.{key}") for key, value in fields.items()}
    return kind(**made)


def _is_needed(field: "dataclasses.Field[Any]") -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def _made(kind: Any, value: object, place: str) -> object:  # noqa: ANN401 - any annotation
    """*value* as a *kind*, as `build` has it; also a table of things by name, and a pair."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Mapping:
        table = table_in(value, place)
        return {key: _made(arguments[1], item, f"{place}.{key}") for key, item in table.items()}
    if origin is not tuple:
        return build(kind, value, place)
    if not isinstance(value, list | tuple):
        raise DataError(
            "{value} is not a list", "{value} n’est pas une liste", place=place, value=shown(value)
        )
    many = arguments[-1] is Ellipsis
    kinds = arguments[:1] * len(value) if many else arguments
    if len(value) != len(kinds):
        raise DataError(
            "{value} is not {many} things",
            "{value} ne fait pas {many} éléments",
            place=place,
            value=shown(value),
            many=len(kinds),
        )
    return tuple(
        _made(each, item, f"{place}[{index}]")
        for index, (each, item) in enumerate(zip(kinds, value, strict=True))
    )
