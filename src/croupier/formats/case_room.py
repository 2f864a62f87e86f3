"""A case in a card room: what it is like, what is asked of its desk, and what comes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from croupier.cardroom.state import Seconds
from croupier.data import table_in
from croupier.formats.case_names import check_room_names, people_in
from croupier.formats.case_room_asks import RoomQuestion, answered, read_question
from croupier.formats.case_room_floor import (
    RoomSpot,
    RoomStep,
    check_asker,
    done,
    later,
    read_room_step,
)
from croupier.formats.case_room_looks import LOOKS
from croupier.formats.case_room_start import RoomStart, desk_of, moment, read_room
from croupier.formats.case_words import Fault, in_house, looked, read_then
from croupier.rulebook.house import House

ROOM_KEYS = tuple(LOOKS)
"""The keys of `_then` in a room."""


@dataclass(frozen=True, slots=True)
class RoomLook:
    """What is so at a moment, at its *place* in the file."""

    place: str
    then: Mapping[str, Any]
    at: Seconds | None = None


@dataclass(frozen=True, slots=True)
class RoomCase:
    """A room, its floor, and `_then`: everything read, under one house.

    *people* are all whom it mentions: nobody else is there to be looked at.
    """

    start: RoomStart
    people: frozenset[str]
    floor: tuple[RoomStep | RoomLook | RoomQuestion, ...]
    then: RoomLook


def read_room_case(
    room: object, floor: list[tuple[int, Any]], then: Mapping[str, Any], house_id: str
) -> RoomCase:
    """A case in a room; *floor* are its entries with their places in the file."""
    steps: list[RoomStep | RoomLook | RoomQuestion] = []
    for index, entry in floor:
        place = f"_floor[{index}]"
        if entry.keys() in ({"then"}, {"at", "then"}):
            steps.append(_look(entry, place, house_id))
        elif "ask" in entry:
            steps.append(read_question(entry, place))
        else:
            steps.append(read_room_step(entry, place))
    looks = RoomLook("_then", read_then(LOOKS, then, "_then"))
    start = read_room(room, "_room")
    people = frozenset((*_people_at_start(start), *people_in(_deeds(floor, then, house_id))))
    for step in steps:
        if isinstance(step, RoomStep):
            check_asker(step, people, step.place)
    return RoomCase(start, people, tuple(steps), looks)


def _look(entry: Mapping[str, Any], place: str, house_id: str) -> RoomLook:
    here = f"{place}.then"
    wanted = in_house(table_in(entry["then"], here), house_id)
    at = moment(entry["at"], f"{place}.at") if "at" in entry else None
    return RoomLook(here, read_then(LOOKS, wanted, here), at)


def _people_at_start(start: RoomStart) -> Iterator[str]:
    yield from start.present
    for listed in start.lists.values():
        yield from listed
    for table in start.tables.values():
        yield from table.players


def _deeds(
    floor: list[tuple[int, Any]], then: Mapping[str, Any], house_id: str
) -> Iterator[Mapping[str, Any]]:
    """All deeds and questions as they stand in the file, those of `_then` too."""
    for _, entry in floor:
        yield entry
    inner = [entry.get("then") for _, entry in floor]
    for wanted in (then, *(in_house(each, house_id) for each in inner if isinstance(each, dict))):
        for key in ("refused", "why"):
            asked = wanted.get(key, [])
            yield from asked if isinstance(asked, list) else [asked]


def room_faults(case: RoomCase, home: House) -> Iterator[Fault]:
    """Everything in the room that does not come out as the case says."""
    spot = RoomSpot(desk_of(case.start), home, case.start.at)
    for step in (*case.floor, case.then):
        if isinstance(step, RoomStep):
            spot, wrong = done(spot, step)
            yield from wrong
        elif isinstance(step, RoomQuestion):
            spot = later(spot, step.at, step.place)
            yield from answered(spot, step)
        else:
            spot = _at(spot, step)
            yield from _seen(spot, step, case.people)


def _at(spot: RoomSpot, look: RoomLook) -> RoomSpot:
    """The room when it is looked at: time passes as it does in an entry of its own."""
    if look.at is None:
        return spot
    return done(spot, RoomStep(look.place.removesuffix(".then"), at=look.at))[0]


def _seen(spot: RoomSpot, look: RoomLook, people: frozenset[str]) -> Iterator[Fault]:
    check_room_names(spot.desk.room, people, look.then, look.place)
    for step in look.then.get("refused", ()):
        check_asker(step, people, f"{look.place}.refused{step.place}")
    for fault in looked(LOOKS, spot, look.then):
        yield replace(fault, place=f"{look.place}.{fault.place}")
