"""The file behind the room: an append-only list of events for each table, in SQLite.

Events, the dealer's piles and who sits where are written in one transaction, before anybody is
told of them.  The piles are sealed: only the dealer reads them, to go on after a crash.

The snapshot of a table is its seating, overwritten whenever a hand begins or is over: everything
that earlier hands have left behind.  A table is brought back from it, the events of its last hand
and the last piles, each found by its key, so that reopening costs the same after a million events
as after one hand.  Older events are kept to be read, and never needed.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path

from croupier.cards import Card, parse_cards, show_cards
from croupier.journal.codec import Body, CodecError, event_from, event_to
from croupier.play.dealer import AutoDealer
from croupier.play.events import Event, HandBegan

VERSION = 1
"""The layout of the file; a file of another layout is not opened."""

_BUSY_SECONDS = 1.0
_NO_END = 2**63 - 1
_TABLES = """
CREATE TABLE IF NOT EXISTS event (
  stream TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
  kind TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (stream, seq)
) WITHOUT ROWID;
DROP INDEX IF EXISTS event_kind;
CREATE TABLE IF NOT EXISTS sealed (
  stream TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (stream, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seating (stream TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (
  stream TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL,
  kind TEXT NOT NULL, body TEXT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (stream, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS written (
  stream TEXT PRIMARY KEY, notes INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guest (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE, at INTEGER NOT NULL
) WITHOUT ROWID;
"""


class JournalError(RuntimeError):
    """The file cannot be used; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards only the dealer knows, in their order."""

    stub: tuple[Card, ...]
    burns: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    next_burn: tuple[Card, ...] = ()
    scrap: tuple[Card, ...] = ()

    @classmethod
    def of(cls, dealer: AutoDealer) -> "Piles":
        """What *dealer* holds now."""
        return cls(*(tuple(getattr(dealer, one.name)) for one in fields(cls)))

    def hand_to(self, dealer: AutoDealer) -> None:
        """Give *dealer* the piles back."""
        for one in fields(self):
            setattr(dealer, one.name, list(getattr(self, one.name)))


@dataclass(frozen=True, slots=True)
class Note:
    """What happened beside the hands as it is kept: its tag, its fields, who did it, and why."""

    kind: str
    body: Body
    by: str = ""
    why: Body = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeptNote:
    """A note with its number in its stream and its moment, in milliseconds since 1970."""

    seq: int
    at: int
    note: Note


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who entered the room; *id* is public, the token is kept as a hash only."""

    id: str
    name: str


class Journal:
    """The journal in one SQLite file; `:memory:` for one that is not kept.  For one thread a time.

    Every method is one transaction.  With *lasting* it is on the disk when the method returns;
    without, a power cut may cost the last of them, a crash of the program none.
    """

    def __init__(self, path: Path | str) -> None:
        """Open or make the file; raises JournalError if it is not ours or of another version."""
        self.path = str(path)
        try:
            self._db = sqlite3.connect(
                self.path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            self._prepare()
        except sqlite3.Error as error:
            in_use = getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY")
            why = "in use, by a room that is open already" if in_use else str(error)
            raise JournalError(f"{self.path}: {why}") from error

    def _prepare(self) -> None:
        # Two rooms over one file would deal one hand twice.
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._db.execute("PRAGMA journal_mode = WAL")
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version not in (0, VERSION):
            self._db.close()
            raise JournalError(f"{self.path}: its layout is version {version}, not {VERSION}")
        self._db.executescript(_TABLES)
        self._db.execute(f"PRAGMA user_version = {VERSION}")

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    @contextmanager
    def _writing(self, *, lasting: bool) -> Iterator[sqlite3.Connection]:
        self._db.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield self._db
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def append(
        self,
        stream: str,
        events: Sequence[Event],
        *,
        at: int,
        piles: Piles | None = None,
        seating: Body | None = None,
        notes: Sequence[Note] = (),
        lasting: bool = False,
    ) -> int:
        """Write events of one table, with the piles and the seating after them; the last seq.

        *at* is in milliseconds since 1970; *seating* is any JSON data; None leaves either as is.
        *notes* are what happened beside the hands: they have numbers of their own.
        """
        with self._writing(lasting=lasting) as db:
            self._note(stream, notes, at)
            seq = self._last_seq(stream)
            for event in events:
                seq += 1
                body = json.dumps(event_to(event), separators=(",", ":"))
                db.execute(
                    "INSERT INTO event VALUES (?, ?, ?, ?, ?)", (stream, seq, at, event.tag, body)
                )
            if piles is not None:
                self._seal(stream, seq, piles)
            if seating is not None:
                body = json.dumps(seating, ensure_ascii=False)
                db.execute("INSERT OR REPLACE INTO seating VALUES (?, ?)", (stream, body))
        return seq

    def _note(self, stream: str, notes: Sequence[Note], at: int) -> None:
        if not notes:
            return
        (last,) = self._db.execute(
            "SELECT coalesce(max(seq), 0) FROM note WHERE stream = ?", (stream,)
        ).fetchone()
        for seq, note in enumerate(notes, last + 1):
            body, why = (json.dumps(each, ensure_ascii=False) for each in (note.body, note.why))
            self._db.execute(
                "INSERT INTO note VALUES (?, ?, ?, ?, ?, ?, ?)",
                (stream, seq, at, note.by, note.kind, body, why),
            )
        self._db.execute(
            "INSERT INTO written VALUES (?1, ?2 + ?3) ON CONFLICT DO UPDATE SET notes = notes + ?3",
            (stream, last, len(notes)),
        )

    def notes_written(self, stream: str) -> int:
        """How many notes were ever written to a stream; 0 in a file that did not count them yet."""
        row = self._db.execute("SELECT notes FROM written WHERE stream = ?", (stream,)).fetchone()
        return row[0] if row else 0

    def notes(self, stream: str, since: int = 0) -> Iterator[KeptNote]:
        """The notes of a stream from number *since* on, read one at a time."""
        rows = self._db.execute(
            "SELECT seq, at, by, kind, body, why FROM note WHERE stream = ? AND seq >= ?"
            " ORDER BY seq",
            (stream, since),
        )
        for seq, at, by, kind, body, why in rows:
            yield KeptNote(seq, at, Note(kind, json.loads(body), by, json.loads(why)))

    def _seal(self, stream: str, seq: int, piles: Piles) -> None:
        """Keep the piles; of each hand those it began with and the last ones stay.

        With the events that tells every card's place at any time, until a stub is rebuilt.
        """
        body = json.dumps([show_cards(getattr(piles, one.name)) for one in fields(Piles)])
        self._db.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?)", (stream, seq, body))
        self._db.execute(
            "DELETE FROM sealed WHERE stream = ?1 AND seq < ?2 AND seq >"
            " (SELECT min(seq) FROM sealed WHERE stream = ?1 AND seq >= ?3)",
            (stream, seq, self._last_beginning(stream)),
        )

    def _last_seq(self, stream: str) -> int:
        row = self._db.execute("SELECT max(seq) FROM event WHERE stream = ?", (stream,)).fetchone()
        return row[0] or 0

    def last_hand(self, stream: str) -> tuple[Event, ...]:
        """The events of the table's last hand, over or not; none if nothing was played."""
        return self.events(stream, since=self._last_beginning(stream))

    def _last_beginning(self, stream: str) -> int:
        """The number the last hand begins with: found from the end, over no other hand's events."""
        row = self._db.execute(
            "SELECT seq FROM event WHERE stream = ? AND kind = ? ORDER BY seq DESC LIMIT 1",
            (stream, HandBegan.tag),
        ).fetchone()
        return row[0] if row else 0

    def events(self, stream: str, since: int = 0) -> tuple[Event, ...]:
        """The events of a table from number *since* on; raises CodecError for a spoilt one."""
        return tuple(self.each(stream, since))

    def each(self, stream: str, since: int = 0, before: int | None = None) -> Iterator[Event]:
        """The events from number *since* to that before *before*, read one at a time.

        Raises CodecError when it comes to a spoilt one.
        """
        rows = self._db.execute(
            "SELECT seq, kind, body FROM event"
            " WHERE stream = ? AND seq >= ? AND seq < ? ORDER BY seq",
            (stream, since, _NO_END if before is None else before),
        )
        for seq, kind, body in rows:
            try:
                yield event_from(kind, json.loads(body))
            except CodecError as error:
                raise CodecError(f"{self.path}: {stream} {seq}: {error}") from error

    def hands(self, stream: str) -> Iterator[tuple[Event, ...]]:
        """The hands of a table from the first to the last, over or not, one in memory at a time.

        Between two of them anything may be written, to this table too.
        """
        begins = self._next_beginning(stream, 0)
        while begins != _NO_END:
            yield tuple(self.each(stream, begins, self._next_beginning(stream, begins)))
            begins = self._next_beginning(stream, begins)

    def _next_beginning(self, stream: str, after: int) -> int:
        row = self._db.execute(
            "SELECT seq FROM event WHERE stream = ? AND seq > ? AND kind = ? ORDER BY seq LIMIT 1",
            (stream, after, HandBegan.tag),
        ).fetchone()
        return row[0] if row else _NO_END

    def piles(self, stream: str) -> Piles | None:
        """The dealer's piles as they were last sealed, None before the first deal."""
        row = self._db.execute(
            "SELECT body FROM sealed WHERE stream = ? ORDER BY seq DESC LIMIT 1", (stream,)
        ).fetchone()
        return Piles(*map(parse_cards, json.loads(row[0]))) if row else None

    def seating(self, stream: str) -> Body | None:
        """The seating as it was last written, None if it never was."""
        row = self._db.execute("SELECT body FROM seating WHERE stream = ?", (stream,)).fetchone()
        body: Body | None = json.loads(row[0]) if row else None
        return body

    def add_guest(self, guest: Guest, token_hash: str, *, at: int) -> None:
        """Remember a new guest by the hash of his token."""
        with self._writing(lasting=True) as db:
            db.execute(
                "INSERT INTO guest VALUES (?, ?, ?, ?)", (guest.id, guest.name, token_hash, at)
            )

    def rename_guest(self, id: str, name: str) -> None:
        """Give a guest another name."""
        with self._writing(lasting=True) as db:
            db.execute("UPDATE guest SET name = ? WHERE id = ?", (name, id))

    def guest_of(self, token_hash: str) -> Guest | None:
        """The guest whose token has this hash."""
        row = self._db.execute(
            "SELECT id, name FROM guest WHERE token = ?", (token_hash,)
        ).fetchone()
        return Guest(*row) if row else None
