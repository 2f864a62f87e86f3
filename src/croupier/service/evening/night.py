"""The night as it runs: the desk, the simulated clock, what is to come, and what went wrong."""

import heapq
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Protocol

from croupier.cardroom.desk.authority import moves_chips
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.desk.work import Decision
from croupier.cardroom.state import Person, PlayerId, Room, Seconds, TableId
from croupier.play.setup import Chips
from croupier.service.evening.figures import Refusal, Told
from croupier.service.evening.offer import OPENS, Plan
from croupier.table.why import RoomRefused

FLOOR = Person("floor", "floor")
KEEPER = Person("list", "list")
MANAGER = Person("manager", "manager")

_MINUTE = 60


class AtTheDesk(Protocol):
    """The desk of the room, to which everything is put."""

    @property
    def desk(self) -> Desk:
        """The room as it is."""

    def do(self, deed: Deed, by: Person) -> tuple[Decision, ...]:
        """What the deed leads to.  Raises RoomRefused."""


class Clock:
    """The time of the evening, in seconds; it goes on when told to."""

    def __init__(self, now: Seconds = OPENS) -> None:
        self.now = now


Listener = Callable[[Fact], None]


class Night:
    """An evening under way.  *told* are all facts in order, *broken* what must never be."""

    def __init__(self, plan: Plan, desk: AtTheDesk, clock: Clock, rng: Random) -> None:
        self.plan = plan
        self.rng = rng
        self.told: list[Told] = []
        self.refusals: list[Refusal] = []
        self.broken: list[str] = []
        self.closing = False
        self._desk = desk
        self._clock = clock
        self._listeners: list[Listener] = []
        self._to_come: list[tuple[Seconds, int, Callable[[], None]]] = []
        self._numbers = count()

    @property
    def now(self) -> Seconds:
        """The moment."""
        return self._clock.now

    @property
    def desk(self) -> Desk:
        """The desk as it stands."""
        return self._desk.desk

    @property
    def room(self) -> Room:
        """Seats and lists."""
        return self._desk.desk.room

    def table(self, table: TableId) -> DeskTable:
        """What the desk keeps of a table."""
        return self.desk.tables.get(table) or DeskTable()

    def stack(self, player: PlayerId) -> Chips:
        """What lies in front of *player*; 0 for who has no seat."""
        found = self.room.table_of(player)
        return self.table(found.id).stacks.get(player, 0) if found else 0

    def listen(self, listener: Listener) -> None:
        """Have *listener* told of every fact, once the desk has answered."""
        self._listeners.append(listener)

    def ask(self, deed: Deed, by: Person) -> bool:
        """Put a deed to the desk; whether it was done.  A refusal is noted with its articles.

        Where a guest's chips change hands the floor asks for him.
        """
        who = FLOOR if by.role == "player" and moves_chips(deed) else by
        try:
            decisions = self._desk.do(deed, who)
        except RoomRefused as refused:
            self.refusals.append(Refusal(self.now, deed.tag, refused.rules))
            return False
        facts = [fact for decision in decisions for fact in decision.facts]
        self.told += [Told(self.now, fact) for fact in facts]
        for fact in facts:
            for listener in self._listeners:
                listener(fact)
        return True

    def at(self, moment: Seconds, what: Callable[[], None]) -> None:
        """Have *what* done at *moment*; of one moment in the order in which they were said."""
        heapq.heappush(self._to_come, (max(moment, self.now), next(self._numbers), what))

    def later(self, seconds: Seconds, what: Callable[[], None]) -> None:
        """Have *what* done so many seconds from now."""
        self.at(self.now + seconds, what)

    def chance(self, part: float) -> bool:
        """Whether it happens this time, *part* of the times."""
        return self.rng.random() < part

    def run(self) -> Iterator[Seconds]:
        """Let the night go by; each minute that is over, until nothing is to come."""
        minute = self.now // _MINUTE
        while self._to_come:
            self._clock.now, _, what = heapq.heappop(self._to_come)
            while minute < self.now // _MINUTE:
                minute += 1
                yield minute * _MINUTE
            what()
