"""The tasks of a room keep its tables going, and survive a file that cannot be written."""

import asyncio
import sqlite3
from collections.abc import Sequence

import pytest

from croupier.play.events import Event
from croupier.service import Room, Tempo
from croupier.service import requests as ask
from kit.rooms import HandClock, enter, make_room


async def until_dealt(room: Room) -> None:
    """Wait until a person is to act."""
    table, asked = room.table("holdem"), asyncio.Event()

    def note(_: object) -> None:
        if table.deadline is not None:
            asked.set()

    table.listeners.append(note)
    async with asyncio.timeout(5):
        await asked.wait()


def test_tables_go_on_by_themselves_until_a_person_must_act() -> None:
    async def play() -> None:
        room = make_room()
        room.start()
        ask.sit(room.table("holdem"), enter(room, "Zoé"), 2)
        await until_dealt(room)
        state = room.table("holdem").hand
        assert state is not None
        assert state.actor == 2
        await room.stop()
        room.journal.close()

    asyncio.run(play())


def test_table_takes_itself_up_again_when_the_file_could_not_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("croupier.service.room._SECOND_TRY", 0.01)

    async def play() -> None:
        room = make_room()
        append = room.journal.append
        failures = iter((False, False, True, True, False))

        def full(stream: str, events: Sequence[Event], **rest: object) -> int:
            if next(failures, False):
                raise sqlite3.OperationalError("database or disk is full")
            return append(stream, events, **rest)  # type: ignore[arg-type]

        monkeypatch.setattr(room.journal, "append", full)
        room.start()
        ask.sit(room.table("holdem"), enter(room, "Zoé"), 2)
        await until_dealt(room)
        table = room.table("holdem")
        assert table.hand is not None
        cards = [card for held in table.hand.hole for card in held]
        assert len(cards) == len(set(cards)) == 8
        await room.stop()
        room.journal.close()

    asyncio.run(play())


def test_slow_clock_of_the_machine_leaves_people_their_time() -> None:
    clock = HandClock()
    room = make_room(clock=clock, tempo=Tempo.at_pace(0))
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 2)
    clock.seconds = 3600.0
    table.run_due()
    assert table.due == 3600.0 + 45.0
    room.journal.close()
