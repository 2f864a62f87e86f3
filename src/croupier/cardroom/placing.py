"""How the parts of a room change together: a seat has one player, a player one place."""

from dataclasses import replace
from typing import TypeVar

from croupier.cardroom.state import (
    Ask,
    Call,
    GameId,
    Lock,
    PlayerId,
    Reserved,
    Room,
    RoomTable,
    SeatNo,
    Sitter,
    TableId,
)
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused
from croupier.text import Text

Kept = TypeVar("Kept", Ask, Call, Lock, Reserved)


def with_table(room: Room, table: RoomTable) -> Room:
    """The room with that table as it is now."""
    tables = tuple(table if each.id == table.id else each for each in room.tables)
    return replace(room, tables=tables)


@rule("rrop3:2.seating.4")
def with_sitter(room: Room, table: TableId, sitter: Sitter) -> Room:
    """The room with that player in that seat and in no other."""
    room = unplaced(room, sitter.player)
    found = room.table(table)
    if found is None:
        raise _no_place(table, sitter.seat)
    room = on_new_occasion(reserved_only(room, sitter.player, table, sitter.seat), table)
    return with_table(room, replace(found, sitters=(*found.sitters, sitter)))


def unplaced(room: Room, player: PlayerId) -> Room:
    """The room with *player* in no seat."""
    table = room.table_of(player)
    if table is None:
        return room
    sitters = tuple(sitter for sitter in table.sitters if sitter.player != player)
    return with_table(on_new_occasion(room, table.id), replace(table, sitters=sitters))


def on_new_occasion(room: Room, table: TableId) -> Room:
    """The room in which nobody has passed that table or was skipped there."""
    return replace(
        room,
        passed=frozenset(each for each in room.passed if each[1] != table),
        skips=tuple(each for each in room.skips if each.table != table),
    )


def reserved_only(room: Room, player: PlayerId, table: TableId, seat: SeatNo) -> Room:
    """The room with no seat of a table reserved for *player* but that one."""
    kept = tuple(
        each
        for each in room.reserved
        if (each.player, each.table) != (player, table) or each.seat == seat
    )
    return replace(room, reserved=kept)


def without_guest(room: Room, guest: PlayerId) -> Room:
    """The room in which *guest* looks on nowhere."""
    return replace(room, guests=tuple(each for each in room.guests if each.guest != guest))


def unlocked(room: Room, player: PlayerId) -> Room:
    """The room with no seat kept, called or asked for by *player*; reserved ones stay."""
    return replace(
        room,
        locks=tuple(each for each in room.locks if each.player != player),
        calls=tuple(each for each in room.calls if each.player != player),
        asks=tuple(each for each in room.asks if each.player != player),
    )


def placed(room: Room, table: TableId, seat: SeatNo, player: PlayerId) -> Room:
    """The same room; refused if that seat is somebody else's or there is none."""
    found = room.table(table)
    if found is None or not found.lives or seat not in found.seats:
        raise _no_place(table, seat)
    sitter = found.at(seat)
    holder = sitter.player if sitter else room.kept_for(table, seat)
    if holder not in {"", player}:
        raise RoomRefused(
            Text(
                f"Seat {seat} of table {table} is {holder}’s.",
                f"Le siège {seat} de la table {table} est à {holder}.",
            ),
            _free(room, table),
            ("rrop3:2.seating.4",),
        )
    return room


@rule("rrop3:2.seating.4")
def seatless(room: Room, player: PlayerId) -> Room:
    """The same room; refused if *player* has a seat in it already."""
    table = room.table_of(player)
    if table is not None:
        raise RoomRefused(
            Text(
                f"{player} has a seat at table {table.id}.",
                f"{player} a un siège à la table {table.id}.",
            ),
            Text(
                "He may ask for a change of table, or give up his seat first.",
                "Il peut demander à changer de table, ou rendre d’abord son siège.",
            ),
            ("rrop3:2.seating.4",),
        )
    return room


def without_call_to(room: Room, player: PlayerId, table: TableId) -> Room:
    """The room in which *player* is not called to a table: any seat of it may be kept for him."""
    calls = tuple(c for c in room.calls if (c.player, c.table) != (player, table))
    return replace(room, calls=calls)


def promised_nothing_else(room: Room, player: PlayerId, table: TableId, seat: SeatNo) -> Room:
    """The room without what *player* has of that seat; refused if another is kept for him."""
    lock, call = room.lock_of(player), room.call_of(player)
    for kept in (lock, call):
        if kept and (kept.table, kept.seat) != (table, seat):
            raise RoomRefused(
                Text(
                    f"Seat {kept.seat} of table {kept.table} is kept for {player}.",
                    f"Le siège {kept.seat} de la table {kept.table} est gardé pour {player}.",
                ),
                Text("He takes that one or gives it up.", "Il le prend ou le rend."),
                ("rrop3:2.seating.4",),
            )
    return unlocked(room, player)


def _no_place(table: TableId, seat: SeatNo) -> RoomRefused:
    return RoomRefused(
        Text(
            f"Table {table} has no seat {seat} to give.",
            f"La table {table} n’a pas de siège {seat} à donner.",
        ),
        Text(
            "Only the numbered seats of an open table are given out.",
            "Seuls les sièges numérotés d’une table ouverte sont donnés.",
        ),
        ("rrop3:2.procedures.1",),
    )


def _free(room: Room, table: TableId) -> Text:
    seats = ", ".join(map(str, room.free_seats(table)))
    if not seats:
        return Text("Join the waiting list.", "Inscrivez-vous sur la liste d’attente.")
    return Text(f"Free: {seats}.", f"Libres\u00a0: {seats}.")


def with_kept_moved(
    room: Room, table: TableId, old: SeatNo, new: SeatNo, *, reserved: bool = False
) -> Room:
    """The room with what was kept at seat *old* of a table kept at seat *new*.

    What management has *reserved* moves only if so said.
    """

    def moved(each: Kept) -> Kept:
        return replace(each, seat=new) if (each.table, each.seat) == (table, old) else each

    return replace(
        room,
        locks=tuple(map(moved, room.locks)),
        calls=tuple(map(moved, room.calls)),
        asks=tuple(map(moved, room.asks)),
        reserved=tuple(map(moved, room.reserved)) if reserved else room.reserved,
    )


def without_names(room: Room, player: PlayerId, game: GameId) -> Room:
    """The room with *player* on no list of *game*; a call for it is off too."""
    return replace(
        room,
        entries=tuple(e for e in room.entries if (e.player, e.game) != (player, game)),
        calls=tuple(c for c in room.calls if (c.player, c.game) != (player, game)),
    )


def without_requests(room: Room, player: PlayerId, *, at_table_only: bool = False) -> Room:
    """The room without his wishes; with *at_table_only* the one for another table stays."""
    kept = tuple(
        each for each in room.requests if each.player != player or (at_table_only and each.to)
    )
    return replace(room, requests=kept)


def dropped_player(room: Room, player: PlayerId) -> Room:
    """The room without anything of *player*: seat, names, kept seats, requests, guests.

    Nothing is reserved for him, and he looks on nowhere.
    """
    room = without_guest(room, player)
    room = unlocked(without_requests(unplaced(room, player), player), player)
    tables = tuple(
        replace(
            table,
            sitters=tuple(
                replace(each, over="") if each.over == player else each for each in table.sitters
            ),
        )
        for table in room.tables
    )
    return replace(
        room,
        tables=tables,
        entries=tuple(e for e in room.entries if e.player != player),
        announced=tuple(each for each in room.announced if each[0] != player),
        wanted_tables=tuple(each for each in room.wanted_tables if each[0] != player),
        guests=tuple(each for each in room.guests if each.host != player),
        reserved=tuple(each for each in room.reserved if each.player != player),
        passed=frozenset(each for each in room.passed if each[0] != player),
        skips=tuple(each for each in room.skips if each.player != player),
    )
