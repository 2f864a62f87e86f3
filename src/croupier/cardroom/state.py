"""The cash room as it stands: games, tables and seats, lists, calls, kept seats and requests.

Everything here is what the events of `happened` have come to; nothing in here judges.  Times are
whole seconds on one clock.
"""

from dataclasses import dataclass
from typing import Literal

PlayerId = str
GameId = str
TableId = str
SeatNo = int
Seconds = int

ANY_SEAT: SeatNo = 0
"""In a request: whichever seat opens."""

NEVER: Seconds = -1
"""A moment that has not come."""

MINUTE: Seconds = 60

Style = Literal["button", "stud"]
TableState = Literal["free", "open", "going", "closed"]
"""No game on it; seats being taken, no hand dealt yet; in play; shut."""

Role = Literal["player", "dealer", "list", "floor", "manager"]
LockReason = Literal["list", "opening", "must_move", "transfer", "drawn"]


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and what he may decide."""

    id: str
    role: Role = "player"

    @property
    def seats_people(self) -> bool:
        """Whether he gives out seats: the keeper of the list, a floor, a manager."""
        return self.role in {"list", "floor", "manager"}

    @property
    def supervises(self) -> bool:
        """Whether he decides for the house: a floor or a manager."""
        return self.role in {"floor", "manager"}


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one limit; tables of the same game are similar tables."""

    id: GameId
    variant: str
    stakes: tuple[int, ...]
    style: Style = "button"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody in a seat.

    *rank* is his place in the order of the waiting list, kept for must-moves; *settled*: he has sat
    down or his chips are on the table.  *away_since* is NEVER while he is here; *told_until* is how
    long he said he would be away; *absences* are those that are over.  *hands* counts those begun
    while he had the seat, *hands_away* those without him; *third* says that two others were away
    when he left.  *over* is who plays in his place.
    """

    player: PlayerId
    seat: SeatNo
    since: Seconds
    rank: int
    settled: bool = False
    away_since: Seconds = NEVER
    told_until: Seconds = NEVER
    absences: tuple[tuple[Seconds, Seconds], ...] = ()
    missed_big_blinds: int = 0
    hands: int = 0
    hands_away: int = 0
    third: bool = False
    over: PlayerId = ""

    @property
    def away(self) -> bool:
        """Whether he is away from the table."""
        return self.away_since != NEVER


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table of the room; *feeds* is the table its players must move to, if any.

    *extra*: it started with one player more than its size, who sits at number size + 1.
    """

    id: TableId
    size: int
    game: GameId = ""
    state: TableState = "free"
    feeds: TableId = ""
    extra: bool = False
    sitters: tuple[Sitter, ...] = ()

    @property
    def lives(self) -> bool:
        """Whether players sit or may sit here."""
        return self.state in {"open", "going"}

    @property
    def seats(self) -> range:
        """The numbers of its seats."""
        return range(1, self.size + self.extra + 1)

    def at(self, seat: SeatNo) -> Sitter | None:
        """Who has that seat."""
        return next((sitter for sitter in self.sitters if sitter.seat == seat), None)

    def of(self, player: PlayerId) -> Sitter | None:
        """The seat of *player* here."""
        return next((sitter for sitter in self.sitters if sitter.player == player), None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A name on the list of a game; the lower *order* is called first.

    *picked_up_at*: his chips were picked up, and his time away counts upward from there.
    """

    player: PlayerId
    game: GameId
    order: int
    since: Seconds
    picked_up_at: Seconds = NEVER


@dataclass(frozen=True, slots=True)
class Call:
    """A name called to a seat, which is kept while he is given time to answer."""

    player: PlayerId
    game: GameId
    table: TableId
    seat: SeatNo
    at: Seconds
    until: Seconds


@dataclass(frozen=True, slots=True)
class Lock:
    """A seat kept for a player; *since* is NEVER while a hand elsewhere still holds him.

    *minutes* 0 stands for a seat kept until play decides (must-moves, an absent player's drawn
    seat).  *called_in* is the hand number at the table he leaves when he was called.
    *rank* is his place in the order of the list, None while he has none.
    """

    player: PlayerId
    table: TableId
    seat: SeatNo
    since: Seconds
    reason: LockReason
    minutes: int = 0
    money: int = 0
    rank: int | None = None
    new_table: bool = False
    called_in: int = 0


@dataclass(frozen=True, slots=True)
class Ask:
    """A request for a seat that waits for leave."""

    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds


@dataclass(frozen=True, slots=True)
class Request:
    """A seated player's wish for another seat at his table, or for a seat at table *to*."""

    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds
    to: TableId = ""


@dataclass(frozen=True, slots=True)
class Reserved:
    """A seat that management keeps for one player, with the reason."""

    table: TableId
    seat: SeatNo
    player: PlayerId
    reason: str


@dataclass(frozen=True, slots=True)
class Apart:
    """Two players whom the house keeps from one table."""

    one: PlayerId
    other: PlayerId
    reason: str


@dataclass(frozen=True, slots=True)
class Ban:
    """A player who may not come back to a game before *until*."""

    player: PlayerId
    game: GameId
    until: Seconds


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sits behind a player and looks on."""

    guest: str
    host: PlayerId


@dataclass(frozen=True, slots=True)
class LimitWish:
    """A change of limit that waits for the house, with those who object."""

    table: TableId
    game: GameId
    objectors: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class Skip:
    """A call that was over at *at* without an answer, and cost the player nothing."""

    player: PlayerId
    table: TableId
    at: Seconds


@dataclass(frozen=True, slots=True)
class Room:
    """The whole cash room.

    *present* are in the building, *out* have said that they step out, *next_order* and *top_order*
    are the next places at the end and at the top of any list.  Who let a call go by has *passed*
    that table until somebody comes to it or leaves it; who was *skipped* is called again there
    before that if nobody else can be, once as much time has gone by as a call has: *skips* tells
    when it was.
    """

    games: tuple[Game, ...] = ()
    tables: tuple[RoomTable, ...] = ()
    present: frozenset[PlayerId] = frozenset()
    out: frozenset[PlayerId] = frozenset()
    announced: tuple[tuple[PlayerId, GameId], ...] = ()
    entries: tuple[Entry, ...] = ()
    calls: tuple[Call, ...] = ()
    locks: tuple[Lock, ...] = ()
    asks: tuple[Ask, ...] = ()
    requests: tuple[Request, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    apart: tuple[Apart, ...] = ()
    bans: tuple[Ban, ...] = ()
    guests: tuple[Guest, ...] = ()
    limit_wishes: tuple[LimitWish, ...] = ()
    wanted_tables: tuple[tuple[PlayerId, GameId], ...] = ()
    passed: frozenset[tuple[PlayerId, TableId]] = frozenset()
    skips: tuple[Skip, ...] = ()
    hands: tuple[tuple[TableId, int], ...] = ()
    next_order: int = 1
    top_order: int = 0

    @property
    def skipped(self) -> frozenset[tuple[PlayerId, TableId]]:
        """Who was skipped at which table."""
        return frozenset((skip.player, skip.table) for skip in self.skips)

    def game(self, game: GameId) -> Game | None:
        """The game of that id, if the room offers it."""
        return next((each for each in self.games if each.id == game), None)

    def table(self, table: TableId) -> RoomTable | None:
        """The table of that id, if there is one."""
        return next((each for each in self.tables if each.id == table), None)

    def tables_of(self, game: GameId) -> tuple[RoomTable, ...]:
        """The tables at which that game is open or going, the oldest first."""
        return tuple(table for table in self.tables if table.game == game and table.lives)

    def table_of(self, player: PlayerId) -> RoomTable | None:
        """The table at which *player* has a seat of his own."""
        return next((table for table in self.tables if table.of(player)), None)

    def hand_of(self, table: TableId) -> int:
        """The number of the hand being played, or of the last one."""
        return dict(self.hands).get(table, 0)

    def list_of(self, game: GameId) -> tuple[Entry, ...]:
        """The list of a game, the first to be called first."""
        return tuple(sorted((e for e in self.entries if e.game == game), key=_order))

    def entry_of(self, player: PlayerId, game: GameId) -> Entry | None:
        """The place of *player* on the list of *game*."""
        return next((e for e in self.entries if e.player == player and e.game == game), None)

    def call_of(self, player: PlayerId) -> Call | None:
        """The seat to which *player* is called just now."""
        return next((call for call in self.calls if call.player == player), None)

    def lock_of(self, player: PlayerId) -> Lock | None:
        """The seat that is kept for *player*."""
        return next((lock for lock in self.locks if lock.player == player), None)

    def plays_over(self, player: PlayerId) -> bool:
        """Whether *player* sits in an absent player's place."""
        return any(s.over == player for table in self.tables for s in table.sitters)

    def kept_for(self, table: TableId, seat: SeatNo) -> PlayerId:
        """For whom a seat is kept: locked, called, asked for or reserved; empty if for nobody."""
        kept: tuple[Lock | Call | Ask | Reserved, ...]
        kept = (*self.locks, *self.calls, *self.asks, *self.reserved)
        return next((each.player for each in kept if (each.table, each.seat) == (table, seat)), "")

    def free_seats(self, table: TableId) -> tuple[SeatNo, ...]:
        """The seats of a table in which nobody sits and which are kept for nobody."""
        found = self.table(table)
        if found is None or not found.lives:
            return ()
        return tuple(
            seat for seat in found.seats if not found.at(seat) and not self.kept_for(table, seat)
        )

    def reachable(self, player: PlayerId) -> bool:
        """Whether *player* is here, has not stepped out, and has no seat called, kept or asked."""
        promised: tuple[Lock | Call | Ask, ...] = (*self.calls, *self.locks, *self.asks)
        here = player in self.present and player not in self.out
        return here and not any(each.player == player for each in promised)

    def waiting(self, game: GameId, but: PlayerId = "") -> tuple[PlayerId, ...]:
        """The names that wait for a seat in *game* and can be called to one, in order."""
        return tuple(
            entry.player
            for entry in self.list_of(game)
            if entry.player != but and self.reachable(entry.player)
        )

    def expected_at(self, table: TableId, but: PlayerId = "") -> int:
        """How many sit at a table or are coming to it, without those leaving it and *but*."""
        found = self.table(table)
        sitting = {sitter.player for sitter in found.sitters} if found else set[PlayerId]()
        leaving = {lock.player for lock in self.locks if lock.table != table}
        promised: tuple[Lock | Call | Ask, ...] = (*self.calls, *self.locks, *self.asks)
        coming = {each.player for each in promised if each.table == table}
        return len(((sitting - leaving) | coming) - {but})


def _order(entry: Entry) -> int:
    return entry.order
