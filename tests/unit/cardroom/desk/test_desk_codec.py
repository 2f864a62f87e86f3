"""Every fact of the room is written down and read again as it was; what nobody wrote is refused."""

import dataclasses
import json
from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from croupier.cardroom import happened, money, people, time_charge
from croupier.cardroom.decks import DeckEvent
from croupier.cardroom.desk import happened_at_table as at_table
from croupier.cardroom.desk.facts import EVENTS, Fact, fact_of, tag_of
from croupier.cardroom.orders import ORDERS, Order
from croupier.cards import CARDS, Card
from croupier.journal import CodecError
from croupier.journal.desk_codec import fact_from, fact_to, order_from, order_to


def sample(hint: Any, number: int) -> Any:  # noqa: PLR0911 - a kind of annotation a line
    """Some value of that annotation; another *number* gives another one."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Card:
        return CARDS[number % 52]
    if dataclasses.is_dataclass(hint):
        return sample_of(hint, number)
    if origin is Literal:
        return arguments[number % len(arguments)]
    if origin is frozenset:
        return frozenset(sample(arguments[0], number + k) for k in range(3))
    if origin is UnionType:
        return None if number % 2 else sample(arguments[0], number)
    if origin is tuple and arguments[-1] is Ellipsis:
        return tuple(sample(arguments[0], number + k) for k in range(number % 3))
    if origin is tuple:
        return tuple(sample(each, number + k) for k, each in enumerate(arguments))
    return {str: f"text’{number}", int: number - 2, bool: number % 2 == 0}[hint]


def sample_of(kind: Any, number: int) -> Any:
    hints = get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind)]
    return kind(**{name: sample(hints[name], number + k) for k, name in enumerate(names)})


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("tag", EVENTS)
def test_fact_is_read_as_it_was_written(tag: str, number: int) -> None:
    fact = Fact(sample_of(EVENTS[tag], number), "3" if number else "")
    kind, body = fact_to(fact)
    assert kind == tag == fact.tag
    assert fact_from(kind, json.loads(json.dumps(body))) == fact


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("tag", ORDERS)
def test_order_is_read_as_it_was_written(tag: str, number: int) -> None:
    order = sample_of(ORDERS[tag], number)
    assert order_from(json.loads(json.dumps(order_to(order)))) == order


def test_no_order_is_forgotten() -> None:
    assert {kind.__qualname__ for kind in Order.__subclasses__()} == {
        kind.__qualname__ for kind in ORDERS.values()
    }


@pytest.mark.parametrize(
    "body", [{"tag": "order.made_up"}, {}, [], None, {"tag": "order.places_to_delete"}]
)
def test_spoilt_order_is_refused(body: object) -> None:
    with pytest.raises(CodecError):
        order_from(body)


def test_no_class_of_facts_is_forgotten() -> None:
    bases = (
        *(happened.Happened, money.MoneyEvent, people.Entry, DeckEvent, at_table.DeskEvent),
        time_charge.RentEvent,
    )
    known = {kind.__qualname__ for kind in EVENTS.values()}
    for base in bases:
        named = {each.__qualname__ for each in base.__subclasses__()}
        assert named
        assert named <= known, named - known
    assert len({tag_of(kind) for kind in EVENTS.values()}) == len(EVENTS) == len(known)


def test_fact_is_at_the_table_its_event_names() -> None:
    assert fact_of(happened.TablePlaced("7", 9)).table == "7"
    assert fact_of(happened.CheckedIn("ana", 0)).table == ""
    assert fact_of(money.BoughtIn("ana", 5, 0), "2").table == "2"


BOUGHT = {"player": "ana", "amount": 5, "at": 1}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("room.unheard_of", {"table": "", "event": {}}),
        ("money.bought_in", {"event": BOUGHT}),
        ("money.bought_in", {"table": 3, "event": BOUGHT}),
        ("money.bought_in", {"table": "3", "event": BOUGHT, "more": 1}),
        ("money.bought_in", {"table": "3", "event": {"player": "ana"}}),
        ("money.bought_in", {"table": "3", "event": {**BOUGHT, "colour": "red"}}),
        ("money.bought_in", {"table": "3", "event": {**BOUGHT, "amount": "5"}}),
        ("money.bought_in", {"table": "3", "event": {**BOUGHT, "amount": True}}),
        ("money.bought_in", {"table": "3", "event": [1, 2]}),
        ("room.call_ended", {"table": "", "event": {"player": "a", "at": 1, "how": "shouted"}}),
        ("desk.rake_set", {"table": "", "event": {"game": "g", "caps": [[1]], "drop": 0}}),
        ("desk.rake_set", {"table": "", "event": {"game": "g", "caps": 7, "drop": 0}}),
        (
            "desk.button_drawn",
            {"table": "", "event": {"table": "", "seat": 1, "cards": [["ana", "Zz"]]}},
        ),
    ],
)
def test_spoilt_fact_is_refused_by_its_tag(kind: str, body: Mapping[str, Any]) -> None:
    with pytest.raises(CodecError, match=kind):
        fact_from(kind, body)


def test_field_that_came_later_has_its_usual_value() -> None:
    fact = fact_from("money.bought_in", {"table": "3", "event": BOUGHT})
    assert fact == Fact(money.BoughtIn("ana", 5, 1), "3")
