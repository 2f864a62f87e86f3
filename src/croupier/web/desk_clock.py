"""The clock of the desk: what the room does by itself is done when it is due, and not before."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from typing import Protocol

from croupier.cardroom.desk.state import Desk
from croupier.cardroom.holds import lock_ends
from croupier.cardroom.lists import MOST_LOCKED
from croupier.cardroom.offers import skip_ends
from croupier.cardroom.state import NEVER, Seconds
from croupier.rulebook.house import House
from croupier.table.why import RoomRefused

_LOGGER = logging.getLogger(__name__)
_SECOND_TRY = 5.0
_LONGEST_SLEEP = 3600.0
"""The wall clock of a machine may be set: what is due is looked at so often at least."""


def moments(desk: Desk, rules: House) -> Iterator[Seconds]:
    """When calls run out, kept seats are released, and requests for a seat have waited enough.

    Also when a name that was skipped may be called to that table again.
    """
    for skip in desk.room.skips:
        if desk.room.reachable(skip.player):
            yield skip_ends(skip, rules=rules)
    for call in desk.room.calls:
        yield call.until
    for lock in desk.room.locks:
        if (ends := lock_ends(lock, rules=rules)) != NEVER:
            yield ends
    for ask in desk.room.asks:
        yield ask.at + MOST_LOCKED


def next_due(desk: Desk, rules: House, at: Seconds) -> Seconds:
    """The first of these moments after *at*; NEVER if there is none."""
    return min((moment for moment in moments(desk, rules) if moment > at), default=NEVER)


def overdue(desk: Desk, rules: House, at: Seconds) -> int:
    """How many of these moments have come."""
    return sum(moment <= at for moment in moments(desk, rules))


class Timed(Protocol):
    """What the clock keeps going."""

    rules: House

    @property
    def v(self) -> int:
        """A number that rises with every change."""

    @property
    def now(self) -> Seconds:
        """The time of the room."""

    @property
    def desk(self) -> Desk:
        """The room as it is."""

    def let_time_pass(self) -> None:
        """Do what is due by now."""


class DeskClock:
    """One room's clock.  What is overdue and stays so is tried again once something changed."""

    def __init__(self, room: Timed) -> None:
        """A clock that has done nothing yet."""
        self._room = room
        self._tried: tuple[int, int] | None = None
        self._awake = asyncio.Event()

    def tell(self) -> None:
        """Something has changed: look again at what is due."""
        self._awake.set()

    def step(self) -> float | None:
        """Do what is due; seconds until something is next, None if nothing will be by itself."""
        room = self._room
        late = overdue(room.desk, room.rules, room.now)
        while late and self._tried != (room.v, late):
            room.let_time_pass()
            tried, late = late, overdue(room.desk, room.rules, room.now)
            self._tried = (room.v, late)
            if late >= tried:
                break
        due = next_due(room.desk, room.rules, room.now)
        return None if due == NEVER else float(due - room.now)

    async def run(self) -> None:
        """Keep the room going until cancelled."""
        while True:
            self._awake.clear()
            try:
                wait = self.step()
            except (sqlite3.Error, RoomRefused):
                _LOGGER.exception("the desk: what is due could not be done")
                wait = _SECOND_TRY
            # Unlike wait_for on Python 3.11, this never swallows a cancellation.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if wait is None else min(wait, _LONGEST_SLEEP)):
                    await self._awake.wait()
