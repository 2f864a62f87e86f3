"""Facts of the card room as data that JSON can hold, and back, by the annotations of each class."""

import dataclasses
import json
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, NoReturn, get_args, get_origin, get_type_hints

from croupier.cardroom.desk.facts import EVENTS, Fact, tag_of
from croupier.cardroom.orders import ORDERS, Order
from croupier.cards import Card, CardError, parse_card
from croupier.journal.codec import Body, CodecError

_TABLE, _EVENT, _TAG = "table", "event", "tag"

Convert = Callable[[Any], Any]


def fact_to(fact: Fact) -> tuple[str, Body]:
    """The tag of a fact, and its fields as data."""
    kind = type(fact.event)
    return tag_of(kind), {_TABLE: fact.table, _EVENT: _writer_of(kind)(fact.event)}


def fact_from(kind: str, body: Mapping[str, Any]) -> Fact:
    """The fact of that data; raises CodecError for a tag or fields nobody wrote."""
    known = EVENTS.get(kind)
    if known is None:
        raise CodecError(f"no fact is called {kind!r}")
    if set(body) != {_TABLE, _EVENT} or not isinstance(body[_TABLE], str):
        raise CodecError(f"{kind}: a fact has a table and an event, not {sorted(map(str, body))}")
    try:
        return Fact(_reader_of(known)(body[_EVENT]), body[_TABLE])
    except CodecError as error:
        raise CodecError(f"{kind}: {error}") from error


def order_to(order: Order) -> Body:
    """The tag of an order in `tag`, and its fields, as data."""
    return {_TAG: order.tag, **_writer_of(type(order))(order)}


def order_from(body: object) -> Order:
    """The order of that data; raises CodecError for a tag or fields nobody wrote."""
    tag = body.get(_TAG) if isinstance(body, dict) else None
    known = ORDERS.get(tag) if isinstance(tag, str) else None
    if not isinstance(body, dict) or known is None:
        raise CodecError(f"no order is called {tag!r}")
    made: Order = _reader_of(known)({name: item for name, item in body.items() if name != _TAG})
    return made


def _writer_of(kind: Any) -> Convert:  # noqa: ANN401 - any class of facts
    return _writer(kind)


def _reader_of(kind: Any) -> Convert:  # noqa: ANN401
    return _reader(kind)


@cache
def _writer(hint: Any) -> Convert:  # noqa: ANN401 - any annotation
    """What makes a value of that annotation plain."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Card:
        return str
    if dataclasses.is_dataclass(hint):
        writers = {name: _writer(each) for name, each in _fields(hint).items()}
        return lambda value: {name: write(getattr(value, name)) for name, write in writers.items()}
    if origin is tuple:
        return _tuple_writer(arguments)
    if origin is frozenset:
        item = _writer(arguments[0])
        return lambda value: sorted(map(item, value), key=json.dumps)
    if origin is UnionType:
        other = _writer(_something(arguments))
        return lambda value: None if value is None else other(value)
    return _as_it_is


def _tuple_writer(arguments: tuple[Any, ...]) -> Convert:
    if arguments[-1] is Ellipsis:
        item = _writer(arguments[0])
        return lambda value: [item(each) for each in value]
    items = [_writer(each) for each in arguments]
    return lambda value: [write(each) for write, each in zip(items, value, strict=True)]


@cache
def _reader(hint: Any) -> Convert:  # noqa: ANN401, PLR0911 - any annotation, a kind a line
    """What makes a value of that annotation of plain data; CodecError for other data."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Card:
        return _read_card
    if dataclasses.is_dataclass(hint):
        return _dataclass_reader(hint)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin is frozenset:
        items = _tuple_reader((arguments[0], Ellipsis))
        return lambda value: frozenset(items(value))
    if origin is UnionType:
        other = _reader(_something(arguments))
        return lambda value: None if value is None else other(value)
    if origin is Literal:
        return lambda value: value if value in arguments else _spoilt(value, arguments)
    if hint in (str, int, bool):
        return lambda value: value if type(value) is hint else _spoilt(value, hint)
    raise TypeError(f"facts cannot hold {hint}")


def _dataclass_reader(kind: Any) -> Convert:  # noqa: ANN401
    readers = {name: _reader(hint) for name, hint in _fields(kind).items()}
    needed = {
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    }

    def read(value: Any) -> object:  # noqa: ANN401
        if not isinstance(value, dict) or not needed <= value.keys() <= readers.keys():
            _spoilt(value, sorted(readers))
        return kind(**{name: readers[name](item) for name, item in value.items()})

    return read


def _tuple_reader(arguments: tuple[Any, ...]) -> Convert:
    many = arguments[-1] is Ellipsis
    readers = [_reader(each) for each in arguments if each is not Ellipsis]

    def read(value: Any) -> tuple[Any, ...]:  # noqa: ANN401
        if not isinstance(value, list) or not (many or len(value) == len(readers)):
            _spoilt(value, "a list")
        each = readers * len(value) if many else readers
        return tuple(read_one(item) for read_one, item in zip(each, value, strict=True))

    return read


def _fields(kind: Any) -> dict[str, Any]:  # noqa: ANN401
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _something(arguments: tuple[Any, ...]) -> Any:  # noqa: ANN401
    return next(each for each in arguments if each is not type(None))


def _read_card(value: object) -> Card:
    try:
        return parse_card(value if isinstance(value, str) else "")
    except CardError as error:
        raise CodecError(str(error)) from error


def _as_it_is(value: object) -> object:
    return value


def _spoilt(value: object, meant: object) -> NoReturn:
    raise CodecError(f"{value!r:.80} is not of {meant}")
