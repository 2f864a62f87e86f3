"""Who watches what: connections grouped by table, told of every change in their own view."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec.json import Encoder

from croupier.journal import Guest
from croupier.service.live_table import LiveTable
from croupier.service.log import Entry, lines_for
from croupier.service.room import Room
from croupier.service.sight import sight, viewer_of
from croupier.web import present, wire

_QUEUE = 128
_SENDING_TURNS = 20
_SENDING_SECONDS = 0.01
_ENCODER = Encoder()

LOBBY = ""

TAKEN_OVER = 4409
SLOW = 4408


class Connection:
    """One open socket: what is still to be sent, and why it should close."""

    def __init__(self, guest: Guest) -> None:
        """A connection of *guest* that watches nothing yet."""
        self.guest = guest
        self.place: str | None = None
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(_QUEUE)
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, frame: bytes) -> None:
        """Queue a frame; a connection that does not keep up is closed."""
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Have the socket closed with *code*."""
        if not self.closing.done():
            self.closing.set_result(code)


def encoded(reply: wire.Reply) -> bytes:
    """A reply as a frame."""
    return _ENCODER.encode(reply)


class Feed:
    """All open connections of the room."""

    def __init__(self, room: Room) -> None:
        """Listen to every table of *room*."""
        self.room = room
        self._watching: defaultdict[str, list[Connection]] = defaultdict(list)
        self._lobby: dict[str, tuple[int, ...]] = {}
        self._open: Counter[str] = Counter()
        for table in room.tables.values():
            table.listeners.append(_Teller(self, table))
            for _, who in table.seating.occupied():
                if not who.bot:
                    table.lost(who.player)

    def opened(self, connection: Connection) -> None:
        """A guest has one more connection: he is there, at whatever table he sits."""
        guest = connection.guest.id
        self._open[guest] += 1
        if self._open[guest] == 1:
            for table in self.room.tables.values():
                table.found(guest)

    def closed(self, connection: Connection) -> None:
        """The connection is gone; with the last one the guest is lost to his tables."""
        self.forget(connection)
        guest = connection.guest.id
        self._open[guest] -= 1
        if self._open[guest] > 0:
            return
        del self._open[guest]
        for table in self.room.tables.values():
            if table.seating.seat_of(guest):
                table.lost(guest)

    def watch(self, connection: Connection, place: str) -> None:
        """Have *connection* see a table (or the lobby), and nothing else from now on.

        An older connection of the same guest at the same table is closed: the newest one acts.
        """
        self.forget(connection)
        if place != LOBBY:
            for other in tuple(self._watching[place]):
                if other.guest.id == connection.guest.id:
                    self.forget(other)
                    other.close(TAKEN_OVER)
        connection.place = place
        self._watching[place].append(connection)

    def forget(self, connection: Connection) -> None:
        """The connection is told nothing any more."""
        if connection.place is not None:
            self._watching[connection.place].remove(connection)
            connection.place = None

    async def restart(self) -> None:
        """All are told that the room goes down for a moment, and have it before it does."""
        frame = encoded(wire.Restart())
        everybody = [c for connections in self._watching.values() for c in connections]
        for connection in everybody:
            connection.send(frame)
        for _ in range(_SENDING_TURNS):
            if all(connection.outbox.empty() for connection in everybody):
                break
            await asyncio.sleep(_SENDING_SECONDS)

    def snapshot(self, table: LiveTable, guest: Guest) -> bytes:
        """The whole truth for one guest."""
        lines = lines_for(guest.id, table.log.entries())
        return encoded(
            wire.Snap(
                view=present.table_view(sight(table, guest.id), self.room.wall()),
                log=[present.log_line(seq, line) for seq, line in lines],
                you=you(guest),
            )
        )

    def lobby(self, guest: Guest) -> bytes:
        """All tables, for one guest."""
        tables = [present.lobby_table(table, guest.id) for table in self.room.tables.values()]
        return encoded(wire.Lobby(tables, you(guest)))

    def tell(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Every viewer of *table* sees it anew; equal views are made once."""
        made: dict[tuple[int, int, str], bytes] = {}
        for connection in tuple(self._watching[table.table.id]):
            player = connection.guest.id
            seat, viewer = viewer_of(table, player)
            own = player if _is_known(table, player, entries) else ""
            key = (seat, viewer, own)
            frame = made.get(key)
            if frame is None:
                frame = made[key] = self._change(table, player, entries)
            connection.send(frame)
        self._tell_lobby(table)

    def _change(self, table: LiveTable, player: str, entries: Sequence[Entry]) -> bytes:
        view = present.table_view(sight(table, player), self.room.wall())
        lines = [present.log_line(seq, line) for seq, line in lines_for(player, entries)]
        return encoded(wire.Ev(view, lines))

    def _tell_lobby(self, table: LiveTable) -> None:
        """The lobby hears of people, bots and hand numbers, not of every action."""
        entry = present.lobby_table(table, "")
        known = (entry.players, entry.bots, entry.hand, entry.starting, entry.waiting)
        if self._lobby.get(entry.id) == known:
            return
        self._lobby[entry.id] = known
        for connection in tuple(self._watching[LOBBY]):
            connection.send(self.lobby(connection.guest))


def _is_known(table: LiveTable, player: str, entries: Sequence[Entry]) -> bool:
    """Whether *player* is told something of his own: a line, or what he may come back with."""
    told = any(player in entry.own for entry in entries)
    seating = table.seating
    bought = player in table.purse.money.purses and not seating.seat_of(player)
    return told or bought or bool(seating.waits_for(player))


class _Teller:
    """The listener of one table."""

    def __init__(self, feed: Feed, table: LiveTable) -> None:
        self.feed = feed
        self.table = table

    def __call__(self, entries: Sequence[Entry]) -> None:
        self.feed.tell(self.table, entries)


def you(guest: Guest) -> wire.You:
    """A guest as he is told who he is."""
    return wire.You(guest.name, guest.id)
