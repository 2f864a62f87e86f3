"""What the staff have to do because of decisions, kept in the journal until it is done."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.view import place_in, table_of
from croupier.cardroom.orders import (
    DeckToFlag,
    HandsToMiss,
    NoticeToShow,
    Order,
    PlacesToDelete,
    RulingToMake,
    SeatToVacate,
)
from croupier.cardroom.state import Ask, Call, Entry, Lock, PlayerId, TableId
from croupier.journal import Journal, Note
from croupier.table.why import RoomRefused
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.desk_words import named, order_words
from croupier.web.wire_words import text

STREAM = "desk.orders"
_TODO = "order.todo"
_DONE = "order.done"


@dataclass(frozen=True, slots=True)
class _Kept:
    """An order as it was written down."""

    n: int
    at: int
    body: Mapping[str, Any]


class DeskOrders:
    """The orders that wait to be carried out, the oldest first."""

    def __init__(self, journal: Journal, *, wall: Callable[[], int]) -> None:
        """Read them; *wall* tells milliseconds since 1970."""
        self._journal = journal
        self._wall = wall
        self._kept: dict[int, _Kept] = {}
        self._requests: dict[str, list[int]] = {}
        self.count = 0
        for note in journal.notes(STREAM):
            self._fold(note.note, note.at)

    def add(self, orders: Iterable[Order], by: PlayerId, *, request: str = "") -> frozenset[int]:
        """Write down what is to be done; their numbers.  A *request* gives orders once."""
        if request not in self._requests:
            self._write([Note(_TODO, {**_body(one), "request": request}, by) for one in orders])
        return frozenset(self._requests.get(request, ()))

    def done(self, n: int, by: PlayerId) -> None:
        """The order of that number is carried out.  Raises RoomRefused if none of it waits."""
        if n not in self._kept:
            raise RoomRefused(
                Text(f"No order {n} waits.", f"Aucune consigne {n} n’attend."),
                Text("The board lists those that do.", "Le tableau montre celles qui attendent."),
                (),
            )
        self._write([Note(_DONE, {"n": n}, by)])

    def settle(self, desk: Desk, by: PlayerId) -> None:
        """What the room has carried out by itself is to be done no more."""
        done = [n for n, one in self._kept.items() if _is_done(one.body, desk)]
        self._write([Note(_DONE, {"n": n}, by) for n in done])

    def waiting(self, names: Mapping[PlayerId, str]) -> list[to.OrderToDo]:
        """What is still to be done, for the wire."""
        return [_told(one, names) for one in self._kept.values()]

    def _write(self, notes: list[Note]) -> None:
        if not notes:
            return
        at = self._wall()
        self._journal.append(STREAM, (), at=at, notes=notes, lasting=True)
        for note in notes:
            self._fold(note, at)

    def _fold(self, note: Note, at: int) -> None:
        self.count += 1
        if note.kind == _TODO:
            self._kept[self.count] = _Kept(self.count, at, note.body)
            if note.body["request"]:
                self._requests.setdefault(note.body["request"], []).append(self.count)
        else:
            self._kept.pop(note.body["n"], None)


def _is_done(body: Mapping[str, Any], desk: Desk) -> bool:
    judged = _DONE_BY_ROOM.get(body["tag"])
    return judged is not None and judged(desk, body["person"], body["table"])


def _has_no_place(desk: Desk, person: PlayerId, _: TableId) -> bool:
    room = desk.room
    kept: tuple[Entry | Call | Lock | Ask, ...]
    kept = (*room.entries, *room.calls, *room.locks, *room.asks)
    return all(one.player != person for one in kept)


def _has_no_seat(desk: Desk, person: PlayerId, _: TableId) -> bool:
    return place_in(desk.room, person) is None


def _misses_hands(desk: Desk, person: PlayerId, _: TableId) -> bool:
    found = place_in(desk.room, person)
    return found is not None and bool(table_of(desk, found[0].id).missing.get(person))


def _is_flagged(desk: Desk, _: PlayerId, table: TableId) -> bool:
    return table_of(desk, table).decks.damaged


_DONE_BY_ROOM: Mapping[str, Callable[[Desk, PlayerId, TableId], bool]] = MappingProxyType(
    {
        PlacesToDelete.tag: _has_no_place,
        SeatToVacate.tag: _has_no_seat,
        HandsToMiss.tag: _misses_hands,
        DeckToFlag.tag: _is_flagged,
    }
)
"""How it is seen that the room has carried out an order by itself."""


def _body(it: Order) -> dict[str, Any]:
    """An order as data: whom it concerns by id, its sentence in both languages."""
    said = order_words(it, {})
    rules = it.rules if isinstance(it, NoticeToShow | RulingToMake) else ()
    return {
        "tag": it.tag,
        "person": getattr(it, "person", ""),
        "table": getattr(it, "table", ""),
        "seat": getattr(it, "seat", 0),
        "en": said.en,
        "fr": said.fr,
        "rules": list(rules),
    }


def _told(one: _Kept, names: Mapping[PlayerId, str]) -> to.OrderToDo:
    body = one.body
    person = body["person"]
    return to.OrderToDo(
        n=one.n,
        tag=body["tag"],
        text=text(named(Text(body["en"], body["fr"]), names)),
        id=person,
        name=names.get(person, person),
        table=body["table"],
        seat=body["seat"],
        at=one.at,
        rules=list(body["rules"]),
    )
