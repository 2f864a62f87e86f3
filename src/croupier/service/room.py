"""The room: its tables, its guests, and the tasks that keep the tables going."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

from croupier.bots import Rng
from croupier.journal import Guest, Journal
from croupier.service import refusals
from croupier.service.demo import demo_tables
from croupier.service.guests import Guests
from croupier.service.live_table import LiveTable
from croupier.service.pauses import CANNOT_GO_ON, pause
from croupier.service.refusals import Declined
from croupier.service.tempo import Tempo
from croupier.table import Table

_LOGGER = logging.getLogger(__name__)
_ANSWERS_KEPT = 64
_GUESTS_KEPT = 10_000
_SECOND_TRY = 1.0

Request = Callable[[LiveTable, Guest], None]


class Room:
    """All tables over one journal.  Tests give a seeded *randomness* and clocks of their own."""

    def __init__(
        self,
        journal: Journal,
        tables: Iterable[Table] | None = None,
        *,
        randomness: Rng | None = None,
        tempo: Tempo | None = None,
        now: Callable[[], float] = time.monotonic,
        wall: Callable[[], int] | None = None,
    ) -> None:
        """Open the tables as the journal left them."""
        self.journal = journal
        self.guests = Guests(journal)
        self.wall = wall or _milliseconds
        self.tables = {
            table.id: LiveTable(
                table,
                journal=journal,
                randomness=randomness or secrets.SystemRandom(),
                tempo=tempo or Tempo.from_environment(),
                now=now,
                wall=self.wall,
            )
            for table in (demo_tables() if tables is None else tables)
        }
        self._answers: OrderedDict[str, OrderedDict[str, Declined | None]] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []

    def table(self, id: str) -> LiveTable:
        """The table called *id*; raises Declined if there is none."""
        if id not in self.tables:
            raise refusals.no_such_table()
        return self.tables[id]

    def ask(self, guest: Guest, request_id: str, table_id: str, request: Request) -> None:
        """Do what a guest asks, once: the same id again has the same answer and no effect.

        Raises Declined; at a table that pauses the same id may be asked again.
        """
        answers = self._answers_to(guest.id)
        if request_id in answers:
            known = answers[request_id]
            if known is not None:
                raise known
            return
        answer: Declined | None = None
        try:
            _do(self.table(table_id), guest, request)
        except refusals.Paused:
            raise
        except Declined as declined:
            answer = declined
        answers[request_id] = answer
        if len(answers) > _ANSWERS_KEPT:
            answers.popitem(last=False)
        if answer is not None:
            raise answer

    def _answers_to(self, guest: str) -> OrderedDict[str, Declined | None]:
        answers = self._answers.setdefault(guest, OrderedDict())
        self._answers.move_to_end(guest)
        if len(self._answers) > _GUESTS_KEPT:
            self._answers.popitem(last=False)
        return answers

    def start(self) -> None:
        """Keep the tables going in the running event loop."""
        self._tasks = [
            asyncio.create_task(_keep_going(table), name=f"table {table.table.id}")
            for table in self.tables.values()
        ]

    async def stop(self) -> None:
        """Let the tables rest; hands go on from the journal at the next start."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks = []


async def _keep_going(table: LiveTable) -> None:
    """Do what is due at a table when it is due, and nothing else."""
    awake = asyncio.Event()
    table.wake = awake.set
    while True:
        if table.trouble.pausing:
            await asyncio.sleep(table.trouble.pause_of(_SECOND_TRY))
        awake.clear()
        wait = None if table.due is None else table.due - table.now()
        if wait is not None and wait <= 0:
            _try_step(table)
            await asyncio.sleep(0)
            continue
        # Unlike wait_for on Python 3.11, this never swallows a cancellation.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await awake.wait()


def _try_step(table: LiveTable) -> None:
    """A table that cannot go on pauses, and then takes itself up again from its journal."""
    try:
        table.step()
    except CANNOT_GO_ON:
        _LOGGER.exception("table %s pauses", table.table.id)
        pause(table)


def _do(table: LiveTable, guest: Guest, request: Request) -> None:
    """Raise Paused at a table that cannot go on: what was asked has no effect, and may be again."""
    if table.trouble.pausing:
        raise refusals.pauses()
    try:
        request(table, guest)
    except CANNOT_GO_ON as error:
        _LOGGER.exception("table %s pauses", table.table.id)
        pause(table)
        raise refusals.pauses() from error


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000
