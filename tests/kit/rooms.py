"""Rooms for tests: a seeded shuffle, a clock that is turned by hand, tables without pauses."""

import random
from collections.abc import Iterable
from pathlib import Path

from croupier.journal import Guest, Journal
from croupier.service import LiveTable, Room, Tempo
from croupier.table import Table

WALL = 1_767_000_000_000


class HandClock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def pass_until_due(self, table: LiveTable) -> None:
        """Let time pass until something is due at *table*, and do it."""
        assert table.due is not None, "the table waits for nothing"
        self.seconds = max(self.seconds, table.due)
        table.step()


def make_room(
    path: Path | str = ":memory:",
    *,
    seed: int = 1,
    tempo: Tempo | None = None,
    clock: HandClock | None = None,
    tables: Iterable[Table] | None = None,
) -> Room:
    """A room that deals the same cards for the same seed, with its clock standing still."""
    return Room(
        Journal(path),
        tables,
        randomness=random.Random(seed),
        tempo=tempo or Tempo.at_pace(0),
        now=clock or HandClock(),
        wall=lambda: WALL,
    )


def enter(room: Room, name: str) -> Guest:
    """A new guest of *room*."""
    guest, _ = room.guests.enter(name, "", at=WALL)
    return guest
