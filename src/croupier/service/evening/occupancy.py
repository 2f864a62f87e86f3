"""How full the tables were, by half hours, read from the facts of the desk."""

from dataclasses import dataclass

from croupier.cardroom import happened as ev
from croupier.cardroom.state import Seconds, TableId
from croupier.service.evening.waits import Waits

HALF_HOUR = 1800


@dataclass(frozen=True, slots=True)
class HalfHour:
    """On average of half an hour from *start* on: people seated and waiting, seats there were."""

    start: Seconds
    seated: float
    waiting: float
    seats: float
    hands: int


@dataclass(frozen=True, slots=True)
class TableFilled:
    """A table over the evening: seconds it was open, seat-seconds it had and those filled."""

    open: Seconds
    had: int
    filled: int

    @property
    def percent(self) -> int:
        """The part of its seats in which somebody sat."""
        return round(100 * self.filled / self.had) if self.had else 0


@dataclass(slots=True)
class _Sums:
    """Person-seconds and seat-seconds of a half hour."""

    seated: int = 0
    waiting: int = 0
    seats: int = 0
    hands: int = 0
    length: int = 0

    def on_average(self, seconds: int) -> float:
        """So many at a time."""
        return round(seconds / max(self.length, 1), 1)


class Occupancy:
    """The seats of the open tables and who sits in them, added up over time."""

    def __init__(self, opens: Seconds, sizes: dict[TableId, int], waits: Waits) -> None:
        self.opens = self.now = opens
        self.sizes = sizes
        self.waits = waits
        self.open: set[TableId] = set()
        self.halves: list[_Sums] = []
        self.sums: dict[TableId, list[int]] = {}

    def pass_to(self, at: Seconds) -> None:
        """Add up what stood until *at*, half hour by half hour."""
        while self.now < at:
            half = (self.now - self.opens) // HALF_HOUR
            until = min(at, self.opens + (half + 1) * HALF_HOUR)
            self._add(half, until - self.now)
            self.now = until

    def take(self, event: object) -> None:
        """What *event* does to the tables; who sits where the waits know."""
        if isinstance(event, ev.TableOpened):
            self.open.add(event.table)
        elif isinstance(event, ev.TableClosed):
            self.open.discard(event.table)
        elif isinstance(event, ev.HandStarted):
            self._half((self.now - self.opens) // HALF_HOUR).hands += 1

    def half_hours(self) -> tuple[HalfHour, ...]:
        """The averages of every half hour there was."""
        return tuple(
            HalfHour(
                start=self.opens + number * HALF_HOUR,
                seated=one.on_average(one.seated),
                waiting=one.on_average(one.waiting),
                seats=one.on_average(one.seats),
                hands=one.hands,
            )
            for number, one in enumerate(self.halves)
        )

    def of(self, table: TableId) -> TableFilled:
        """How full *table* was while it was open."""
        return TableFilled(*self.sums.get(table, (0, 0, 0)))

    def _half(self, number: int) -> _Sums:
        while len(self.halves) <= number:
            self.halves.append(_Sums())
        return self.halves[number]

    def _add(self, half: int, seconds: int) -> None:
        sums = self._half(half)
        sums.length += seconds
        sums.waiting += self.waits.waiting * seconds
        sitting: dict[TableId, int] = {}
        for table in self.waits.seats.values():
            sitting[table] = sitting.get(table, 0) + 1
        for table in self.open:
            size, here = self.sizes.get(table, 0), sitting.get(table, 0)
            sums.seats += size * seconds
            sums.seated += here * seconds
            per = self.sums.setdefault(table, [0, 0, 0])
            per[0] += seconds
            per[1] += size * seconds
            per[2] += here * seconds
