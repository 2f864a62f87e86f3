"""What the pages of the card room are told: the board, and what hangs on it, as plain JSON.

Moments are milliseconds since 1970, 0 for one that has not come; amounts are whole chips; seat 0 is
nobody.  Who watches without a role of the staff is sent the same shapes with less in them: what is
not for him is empty, 0 or null.  People are named by their ids: that of a guest, or `p:Ana` for
somebody without a device.
"""

from typing import Literal

from msgspec import Struct

from croupier.web.desk_wire_books import (
    Account,
    DeskLedger,
    DeskRefuse,
    DeskSettlement,
    DeskTransfer,
    FactToTell,
    FileEntry,
    GiveRole,
    MakeStaffLink,
    OrderDone,
    PersonFile,
    Posting,
    PurseAt,
    Role,
    Staff,
    StaffLink,
    StaffMember,
    UseStaffLink,
    Why,
)
from croupier.web.wire_words import Balance, Chips, Count, Frame, Moment, Seat, Text

__all__ = [
    "DESK_REPLIES",
    "DESK_REQUESTS",
    "Account",
    "Apart",
    "Board",
    "BoardFrame",
    "Company",
    "Deck",
    "DeskFrame",
    "DeskLedger",
    "DeskLog",
    "DeskMe",
    "DeskPing",
    "DeskPong",
    "DeskRefuse",
    "DeskRestart",
    "DeskSettlement",
    "DeskTransfer",
    "DeskYou",
    "Done",
    "FactToTell",
    "FileEntry",
    "GameOfRoom",
    "GiveRole",
    "House",
    "LimitWish",
    "LogEntry",
    "MakeStaffLink",
    "Name",
    "OrderDone",
    "OrderToDo",
    "PersonFile",
    "PersonOfRoom",
    "Posting",
    "PurseAt",
    "Reservation",
    "Role",
    "SeatOfTable",
    "Staff",
    "StaffLink",
    "StaffMember",
    "TableOfRoom",
    "Text",
    "UseStaffLink",
    "Why",
]


class DeskYou(Struct, frozen=True):
    """Who watches: his id, his name, his role, and the deeds that his role may ask for."""

    id: str
    name: str
    role: Role
    may: list[str]


class House(Struct, frozen=True):
    """The house whose rules hold here."""

    id: str
    title: Text


class Name(Struct, frozen=True):
    """A name on a list; *place* counts from 1, and is 0 for one *announced* from elsewhere.

    `waiting` may be called, `called` has until *until* to come to *seat* of *table*, `kept` has
    that seat kept, `asked` waits for leave to take it, `seated` plays another game at *table*.
    *why* is what is special: chips picked up since *since*, a call let go by.
    """

    id: str
    name: str
    place: Count
    since: Moment
    state: Literal["waiting", "called", "kept", "asked", "out", "seated", "announced"]
    until: Moment
    table: str
    seat: Count
    why: Text | None


class GameOfRoom(Struct, frozen=True):
    """A game at its stakes, its list in order and its tables; *interest*: no table is open yet.

    *wanted* is how many asked for a table of it.
    """

    id: str
    variant: str
    title: Text
    stakes: Text
    interest: bool
    tables: list[str]
    wanted: Count
    list: list[Name]


class SeatOfTable(Struct, frozen=True):
    """A seat of a table, and whose it is.

    `here` and `away`: he sits there; `kept`, `called`, `asked` and `reserved`: it is his from
    *since* to *until*.  *third*: he went away when two others were.  *stack* is null where it is
    not known.  *owes* are the blinds he missed, *note* is what the next hand is for him, and
    *offer* what it costs him to come in at once.  *time* is how he stands with the time charge:
    `played_out` is a courtesy that is over.  *over* is who plays in his place, *pick_up* why the
    house may take his chips off, *wish* what he asked for: another seat or table.
    """

    seat: Seat
    id: str
    name: str
    state: Literal["here", "away", "kept", "called", "asked", "reserved", "free"]
    since: Moment
    until: Moment
    third: bool
    stack: Chips | None
    owes: list[Literal["small", "big"]]
    note: Text | None
    dealt: bool
    offer: Chips
    time: Literal["", "asked", "paid", "waived", "courtesy", "played_out"]
    leaving: bool
    over: str
    over_name: str
    pick_up: Text | None
    wish: Text | None


class Deck(Struct, frozen=True):
    """The deck in play: the first hand it served, when its setup came, whether it is damaged."""

    first_hand: Count
    setup_at: Moment
    damaged: bool
    card: str


class LimitWish(Struct, frozen=True):
    """Another game or limit that was proposed for a table, and who objects."""

    game: str
    objectors: list[str]


class TableOfRoom(Struct, frozen=True):
    """A table: `free` has no game, `open` takes seats, `going` is in play, `closed` is shut.

    *hand* is the number of the hand being played (*on*) or of the last one; *button*, *small* and
    *big* are the seats of that hand.  *feeds* is the table to which its players must move.
    *next_why* says why the next hand cannot start, null if it can.  *charge* is what each player
    pays, next at *rent_due*.  *extra*: it has one place more than its size.
    """

    id: str
    size: Count
    extra: bool
    state: Literal["free", "open", "going", "closed"]
    game: str
    title: Text | None
    stakes: Text | None
    feeds: str
    seats: list[SeatOfTable]
    hand: Count
    on: bool
    button: Seat
    small: Seat
    big: Seat
    dealer: str
    next_why: Why | None
    charge: Chips
    rent_due: Moment
    deck: Deck | None
    wish: LimitWish | None


class PersonOfRoom(Struct, frozen=True):
    """Somebody the room knows, where he is, and what the staff must know of him.

    *device*: he is a guest with a browser of his own.  *balance* is what he is ahead so far.
    *entries* is how many lines his file has; *barred* and *suspended_until* keep him out.
    """

    id: str
    name: str
    role: Role
    device: bool
    present: bool
    out: bool
    table: str
    seat: Count
    games: list[str]
    balance: Balance
    entries: Count
    barred: bool
    suspended_until: Moment


class OrderToDo(Struct, frozen=True):
    """Something the staff have to do because of a decision; *n* is its number."""

    n: Count
    tag: str
    text: Text
    id: str
    name: str
    table: str
    seat: Count
    at: Moment
    rules: list[str]


class Reservation(Struct, frozen=True):
    """A seat that management keeps for one player, with the reason."""

    table: str
    seat: Seat
    id: str
    name: str
    reason: str


class Apart(Struct, frozen=True):
    """Two players whom the house keeps from one table, with the reason."""

    one: str
    other: str
    reason: str


class Company(Struct, frozen=True):
    """Somebody who sits behind a player and looks on."""

    guest: str
    host: str


class Board(Struct, frozen=True):
    """The whole card room for one viewer; *v* rises with every change.

    A player is sent every game, list, call and table; of *people* only himself, and no *orders*,
    *reserved*, *apart* and *company*.  *due* is when something happens by the clock.
    """

    v: Count
    now: Moment
    due: Moment
    house: House
    games: list[GameOfRoom]
    tables: list[TableOfRoom]
    people: list[PersonOfRoom]
    orders: list[OrderToDo]
    reserved: list[Reservation]
    apart: list[Apart]
    company: list[Company]
    you: DeskYou


class DeskMe(Struct, frozen=True):
    """The viewer and his own file; *games* are those on whose list he stands."""

    you: DeskYou
    file: PersonFile
    games: list[str]
    table: str
    seat: Count


class Done(Struct, frozen=True):
    """The deed took effect: what happened, and why; a player is told what concerns himself."""

    v: Count
    facts: list[FactToTell]
    why: list[Why]
    orders: list[OrderToDo]


class LogEntry(Struct, frozen=True):
    """A fact as it was written down, who did it and why; *taken_back*: it counts no more.

    *text* says what happened, *why* the reason.
    """

    fact: FactToTell
    text: Text
    at: Moment
    by: str
    by_name: str
    why: Why
    taken_back: bool


class DeskLog(Struct, frozen=True):
    """Facts in order; *next* is the number to ask for to read on, 0 at the end."""

    entries: list[LogEntry]
    next: Count


class BoardFrame(Frame, frozen=True, tag="board"):
    """The room as it is now, for this viewer."""

    board: Board


class DeskPong(Frame, frozen=True, tag="pong"):
    """Somebody is there."""

    n: Count


class DeskRestart(Frame, frozen=True, tag="restart"):
    """The room goes down and comes back: connect again after a pause."""


class DeskPing(Frame, frozen=True, tag="ping"):
    """The room is asked whether it is there; it answers with the same number."""

    n: Count


DeskFrame = BoardFrame | DeskPong | DeskRestart

DESK_REQUESTS = (UseStaffLink, MakeStaffLink, GiveRole, OrderDone, DeskPing)
DESK_REPLIES = (
    DeskMe,
    Done,
    DeskRefuse,
    DeskLog,
    DeskLedger,
    DeskSettlement,
    PersonFile,
    Staff,
    StaffLink,
)
