"""The log of a table: a line a fact, as each viewer may read it."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from croupier.cards import Card
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.text import Text

LineKind = Literal["street", "action", "post", "deal", "show", "award", "table", "refusal"]

_KEPT = 200


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: words, and the amount, cards and seat it speaks of."""

    kind: LineKind
    text: Text
    amount: Chips | None = None
    cards: tuple[Card, ...] = ()
    seat: SeatNo = NOBODY
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact in the log: the *line* for everybody, or none; `own[player]` in its place.

    *later* is what the line becomes once the fact may no longer be told.
    """

    seq: int
    line: Line | None
    own: Mapping[str, Line] = field(default_factory=dict)
    later: Line | None = None

    def seen_by(self, player: str) -> Line | None:
        """The line as *player* (any name that is not seated: a spectator) may read it."""
        return self.own.get(player, self.line)


class Log:
    """The last facts of a table."""

    def __init__(self) -> None:
        """An empty log."""
        self._entries: deque[Entry] = deque(maxlen=_KEPT)
        self._seq = 0

    def going_on(self) -> "Log":
        """An empty log that numbers on from here, so that what is new in it is new to all."""
        log = Log()
        log._seq = self._seq
        return log

    def add(
        self, line: Line | None, own: Mapping[str, Line] | None = None, later: Line | None = None
    ) -> Entry:
        """Note a fact; the entry made of it."""
        self._seq += 1
        entry = Entry(self._seq, line, own or {}, later)
        self._entries.append(entry)
        return entry

    def forget_draws(self) -> None:
        """Lines that may no longer be told become what they are from now on."""
        entries = [replace(e, line=e.later, later=None) if e.later else e for e in self._entries]
        self._entries = deque(entries, maxlen=_KEPT)

    def entries(self) -> tuple[Entry, ...]:
        """All entries kept, oldest first."""
        return tuple(self._entries)


def lines_for(player: str, entries: Iterable[Entry]) -> list[tuple[int, Line]]:
    """The numbered lines of *entries* that *player* may read."""
    return [(e.seq, line) for e in entries if (line := e.seen_by(player)) is not None]
