"""A table whose chips or whose file are in trouble pauses, says so, and goes on by itself."""

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from croupier.cardroom.ledger import LedgerBrokenError
from croupier.service import Declined, LiveTable, Room
from croupier.service import requests as ask
from croupier.service.log import Entry
from croupier.service.room import _try_step
from kit.rooms import enter, make_room

TROUBLES = [LedgerBrokenError("chips are missing"), sqlite3.OperationalError("disk full")]


def failing(table: LiveTable, error: Exception, times: int) -> None:
    """Have the next *times* writes of *table* fail."""
    write, left = table._write, [times]

    def broken(*args: object, **rest: object) -> None:
        if left[0]:
            left[0] -= 1
            raise error
        write(*args, **rest)

    table._write = broken  # type: ignore[method-assign]


def told(entries: list[Entry], words: str) -> list[Entry]:
    return [entry for entry in entries if entry.line and words in entry.line.text.en]


async def until(table: LiveTable, true: Callable[[], bool]) -> None:
    changed = asyncio.Event()
    table.listeners.append(lambda _: changed.set())
    async with asyncio.timeout(5):
        while not true():
            changed.clear()
            await changed.wait()


@pytest.mark.parametrize("error", TROUBLES, ids=lambda error: type(error).__name__)
def test_table_in_trouble_pauses_tells_everybody_once_and_goes_on(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.service.room._SECOND_TRY", 0.01)

    async def play() -> None:
        room = make_room()
        table = room.table("holdem")
        entries: list[Entry] = []
        table.listeners.append(entries.extend)
        room.start()
        ask.sit(table, enter(room, "Zoé"), 2)
        failing(table, error, times=3)
        await until(table, lambda: bool(told(entries, "goes on:")))
        await until(table, lambda: table.deadline is not None)
        (pauses,) = told(entries, "The table pauses")
        assert pauses.line is not None
        assert "Rien n’est perdu" in pauses.line.text.fr
        assert len(told(entries, "goes on:")) == 1
        numbers = [entry.seq for entry in entries]
        assert numbers == sorted(set(numbers)), "viewers take what is numbered higher for new"
        assert not any(task.done() for task in room._tasks)
        await room.stop()
        room.journal.close()

    asyncio.run(play())


@pytest.mark.parametrize("error", TROUBLES, ids=lambda error: type(error).__name__)
def test_request_that_breaks_the_ledger_is_declined_and_may_be_asked_again(
    error: Exception,
) -> None:
    room = make_room()
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    before = table.seating
    failing(table, error, times=1)

    def sit() -> None:
        room.ask(zoe, "c1", "holdem", lambda table, guest: ask.sit(table, guest, 2))

    with pytest.raises(Declined, match="pauses"):
        sit()
    assert table.seating == before
    with pytest.raises(Declined, match="pauses"):
        sit()
    table.step()
    assert table.seating == before
    sit()
    assert table.seating.seat_of(zoe.id) == 2
    room.journal.close()


def test_pause_loses_no_chip_no_card_and_no_clock() -> None:
    room = make_room()
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.run_due()
    assert table.hand is not None
    held, stacks, actor = list(table.hand.hole[2]), list(table.hand.stacks), table.hand.actor
    failing(table, TROUBLES[0], times=1)
    with pytest.raises(Declined, match="pauses"):
        room.ask(zoe, "c1", "holdem", ask.leave)
    assert table.deadline is None, "nobody's time runs while the table pauses"
    table.step()
    assert (table.hand.hole[2], table.hand.stacks, table.hand.actor) == (held, stacks, actor)
    assert table.deadline is not None
    room.journal.close()


def test_pauses_grow_longer_while_the_trouble_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    room: Room = make_room()
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 2)
    failing(table, TROUBLES[0], times=100)
    pauses = []
    monkeypatch.setattr("croupier.service.room._LOGGER.exception", lambda *_: None)
    for _ in range(20):
        _try_step(table)
        if table.trouble.pausing:
            pauses.append(table.trouble.pause_of(1.0))
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 64, 64, 64]
    room.journal.close()


def test_table_with_nothing_to_do_at_once_says_so_when_its_pause_is_over() -> None:
    room = make_room()
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    entries: list[Entry] = []
    table.listeners.append(entries.extend)
    failing(table, TROUBLES[0], times=1)
    with pytest.raises(Declined, match="pauses"):
        room.ask(zoe, "c1", "holdem", lambda table, guest: ask.sit(table, guest, 2))
    assert not told(entries, "goes on:")
    table.step()
    assert table.due is None, "there are only bots"
    assert len(told(entries, "goes on:")) == 1
    room.journal.close()


def test_guest_who_connects_in_a_pause_is_back_after_it() -> None:
    room = make_room()
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.set_away(2, away=True, why="lost")
    table.lost(zoe.id)
    failing(table, TROUBLES[1], times=1)
    with pytest.raises(Declined, match="pauses"):
        room.ask(zoe, "c1", "holdem", ask.come_back)
    table.found(zoe.id)
    table.step()
    who = table.seating.seats[2]
    assert who is not None
    assert not who.away
    room.journal.close()
