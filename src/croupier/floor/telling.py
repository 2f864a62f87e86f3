"""Incidents as plain data and back: how a case file tells one, how a journal or a form holds it."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from croupier.cards import Card, CardError, parse_card, show_cards
from croupier.data import DataError, build, hint, shown, unknown_key
from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.incident import Incident

ValueKind = Literal["number", "yes_no", "word", "text", "card", "list"]
"""`word` is one of a few, words or numbers; `text` what somebody said; `list` several values."""


@dataclass(frozen=True, slots=True)
class FieldTold:
    """One thing to tell of an incident.

    *annotation* is what it is in the code, *of* what a list holds (a list again where there are
    lists in it), *choices* are the words of a `word`; *default* holds if nothing is said, unless it
    is *needed*.
    """

    name: str
    kind: ValueKind
    annotation: Any
    needed: bool
    default: Any = None
    choices: tuple[str | int, ...] = ()
    of: ValueKind | None = None


def fields_of(kind: type[Incident]) -> tuple[FieldTold, ...]:
    """What can be told of an incident of that kind, in the order in which it is asked."""
    hints = get_type_hints(kind)
    return tuple(
        FieldTold(
            name=field.name,
            kind=_kind_of(hints[field.name]),
            annotation=hints[field.name],
            needed=field.default is MISSING,
            default=None if field.default is MISSING else field.default,
            choices=_choices(hints[field.name]),
            of=_kind_of(_part(hints[field.name])) if _is_list(hints[field.name]) else None,
        )
        for field in fields(kind)
    )


def incident_from(tag: str, told: Mapping[str, Any], place: str = "") -> Incident:
    """The incident of that tag, of fields as data; what is left out is as usual.

    Raises DataError at *place* for a kind there is not, for an unknown field, for one that is
    missing, and for a value of another sort.
    """
    kind = INCIDENTS.get(tag)
    if kind is None:
        raise unknown_key(tag, hint(tag, INCIDENTS), place)
    known = {field.name: field for field in fields_of(kind)}
    for name in told:
        if name not in known:
            raise unknown_key(name, hint(name, known), place)
    missing = [one.name for one in known.values() if one.needed and one.name not in told]
    if missing:
        raise DataError("missing {keys}", "il manque {keys}", place=place, keys=", ".join(missing))
    return kind(
        **{
            name: _value(known[name].annotation, value, f"{place}.{name}" if place else name)
            for name, value in told.items()
        }
    )


def incident_to(incident: Incident) -> dict[str, Any]:
    """All fields of an incident as data that TOML and JSON can hold."""
    return {
        field.name: _plain(getattr(incident, field.name)) for field in fields_of(type(incident))
    }


def _value(annotation: Any, value: object, place: str) -> object:  # noqa: ANN401 - any annotation
    if annotation is Card:
        return _card(value, place)
    if not _is_list(annotation):
        return build(annotation, value, place)
    if not isinstance(value, list | tuple):
        raise DataError(
            "{value} is not a list", "{value} n’est pas une liste", place=place, value=shown(value)
        )
    parts = get_args(annotation)
    if parts[-1] is Ellipsis:
        return tuple(_value(parts[0], one, f"{place}[{n}]") for n, one in enumerate(value))
    if len(value) != len(parts):
        raise DataError(
            "{value} has not {count} parts",
            "{value} n’a pas {count} parties",
            place=place,
            value=shown(value),
            count=len(parts),
        )
    return tuple(
        _value(part, one, f"{place}[{n}]")
        for n, (part, one) in enumerate(zip(parts, value, strict=True))
    )


def _card(value: object, place: str) -> Card:
    if isinstance(value, Card):
        return value
    try:
        return parse_card(build(str, value, place))
    except CardError as error:
        raise DataError(
            "{value} is no card; write a rank and a suit, as in Kh",
            "{value} n’est pas une carte\u00a0; écrire un rang et une couleur, comme Kh",
            place=place,
            value=shown(value),
        ) from error


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return show_cards((value,))
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value


def _is_list(annotation: Any) -> bool:  # noqa: ANN401 - any annotation
    return get_origin(annotation) is tuple


def _part(annotation: Any) -> Any:  # noqa: ANN401 - any annotation
    """What a list holds; of a list with parts of several sorts, the first."""
    return get_args(annotation)[0]


def _choices(annotation: Any) -> tuple[str | int, ...]:  # noqa: ANN401 - any annotation
    return get_args(annotation) if get_origin(annotation) is Literal else ()


_KINDS: dict[Any, ValueKind] = {int: "number", bool: "yes_no", str: "text", Card: "card"}


def _kind_of(annotation: Any) -> ValueKind:  # noqa: ANN401 - any annotation
    if _is_list(annotation):
        return "list"
    return "word" if get_origin(annotation) is Literal else _KINDS[annotation]
