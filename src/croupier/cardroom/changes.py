"""Changes of seat at a table, and of table: who asked when, and until when it is not too late."""

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because, refused, seat_known, table_known
from croupier.cardroom.offers import may_transfer
from croupier.cardroom.state import (
    ANY_SEAT,
    NEVER,
    PlayerId,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
    Sitter,
    TableId,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

PRECEDENCE = "rrop3:2.seating.12a"
TOO_LATE = "rrop3:2.seating.12b"
EARLIEST = "rrop3:2.seating.12c"
TRANSFER = "rrop3:2.seating.3b"
MUST_MOVE = "rrop3:2.seating.9b"
FIRST = "rrop3:2.seating.7a"
RESERVED = "rrop3:2.seating.7c"


@rule(PRECEDENCE, TOO_LATE, EARLIEST)
def request_seat(
    room: Room, player: PlayerId, at: Seconds, *, rules: House, seat: SeatNo = ANY_SEAT
) -> Decided:
    """A seated player asks for another seat of his table, or for any that opens.

    One promised to a newcomer who is not settled is his at once, and the newcomer has the one he
    leaves; once the newcomer is settled only a request made before him counts.
    """
    table, sitter = seat_known(rules, room, player)
    _check_seat(table, sitter, seat, rules)
    newcomer = newcomer_at(room, table, seat, player)
    if not newcomer:
        return _noted(table, sitter, seat, at, rules)
    settled_at = _settled_at(room, table, newcomer)
    earlier = _asked_before(room, table, sitter, seat, settled_at)
    if settled_at != NEVER and earlier is None:
        raise refused(
            rules,
            (TOO_LATE,),
            (
                f"{newcomer} is settled in seat {seat}.",
                f"{newcomer} est installé au siège {seat}.",
            ),
            ("Ask for the next seat that opens.", "Demandez le prochain siège libre."),
        )
    why = because(
        rules,
        (PRECEDENCE,) if settled_at == NEVER else (TOO_LATE, PRECEDENCE),
        f"{player} of this table comes before {newcomer}, a newcomer, for seat {seat}.",
        f"{player}, de cette table, passe avant {newcomer}, nouveau venu, pour le siège {seat}.",
        requested_at=at if earlier is None else earlier,
        settled=settled_at != NEVER,
    )
    return Decided((ev.SeatsSwapped(player, newcomer, table.id, at),), why)


@rule(PRECEDENCE, FIRST, RESERVED)
def newcomer_at(room: Room, table: RoomTable, seat: SeatNo, asking: PlayerId = "") -> PlayerId:
    """Whose seat a player of the table, *asking*, may have as that of a newcomer; or empty.

    A newcomer is called to it, has it kept or asks for it, or took it and has played no hand.  A
    seat that is reserved, or kept after a draw, is his by right; so is one that he chose at a new
    table, against whoever came later and has played no hand either.
    """
    if any((each.table, each.seat) == (table.id, seat) for each in room.reserved):
        return ""
    sitter, mine = table.at(seat), table.of(asking)
    fresh = mine is not None and not mine.hands
    if sitter:
        later = fresh and mine is not None and mine.since >= sitter.since
        return "" if sitter.hands or later else sitter.player
    kept = (
        *(call.player for call in room.calls if (call.table, call.seat) == (table.id, seat)),
        *(
            lock.player
            for lock in room.locks
            if (lock.table, lock.seat) == (table.id, seat)
            and lock.reason != "drawn"
            and not (fresh and lock.reason == "opening")
        ),
        *(ask.player for ask in room.asks if (ask.table, ask.seat) == (table.id, seat)),
    )
    return next(iter(kept), "")


def _settled_at(room: Room, table: RoomTable, newcomer: PlayerId) -> Seconds:
    """Since when a newcomer has sat there or has chips there, be it to keep the seat; or NEVER."""
    there, lock = table.of(newcomer), room.lock_of(newcomer)
    if there:
        return there.since if there.settled else NEVER
    return lock.since if lock and lock.money else NEVER


def _asked_before(
    room: Room, table: RoomTable, mine: Sitter, seat: SeatNo, settled_at: Seconds
) -> Seconds | None:
    """When he asked for that seat, if it was before the newcomer had it."""
    times = [
        each.at
        for each in room.requests
        if each.player == mine.player
        and each.table == table.id
        and not each.to
        and each.seat in {ANY_SEAT, seat}
        and (settled_at == NEVER or each.at < settled_at)
    ]
    return min(times, default=None)


def _check_seat(table: RoomTable, mine: Sitter, seat: SeatNo, rules: House) -> None:
    if seat == mine.seat or (seat != ANY_SEAT and not 1 <= seat <= table.size):
        raise refused(
            rules,
            (PRECEDENCE,),
            (f"Seat {seat} is no other seat.", f"Le siège {seat} n’est pas un autre siège."),
            (f"Name one from 1 to {table.size}.", f"Nommez-en un de 1 à {table.size}."),
        )


def _noted(table: RoomTable, mine: Sitter, seat: SeatNo, at: Seconds, rules: House) -> Decided:
    why = because(
        rules,
        (EARLIEST, PRECEDENCE),
        f"{mine.player} asked for another seat; the earliest request goes first.",
        f"{mine.player} a demandé un autre siège\u00a0; la première demande passe d’abord.",
        at=at,
        seat=seat,
    )
    return Decided((ev.ChangeRequested(mine.player, table.id, at, seat),), why)


@rule(MUST_MOVE)
def _check_similar(
    room: Room, player: PlayerId, old: RoomTable, new: RoomTable, rules: House
) -> None:
    """Raise RoomRefused for another game, and for a table whose players move in their order."""
    if new.game != old.game or new.id == old.id or room.lock_of(player):
        raise refused(
            rules,
            (TRANSFER,),
            (
                f"{player} cannot change to table {new.id}.",
                f"{player} ne peut pas passer à la table {new.id}.",
            ),
            (
                "Another game has its list; similar tables are those of one limit and form.",
                "Une autre partie a sa liste\u00a0; une table semblable a mêmes limite et format.",
            ),
        )
    if old.feeds:
        raise refused(
            rules,
            (MUST_MOVE,),
            (
                f"Table {old.id} feeds table {old.feeds}.",
                f"La table {old.id} alimente la table {old.feeds}.",
            ),
            ("Its players move in their order.", "Ses joueurs passent dans leur ordre."),
        )


@rule(TRANSFER, MUST_MOVE)
def request_transfer(
    room: Room, player: PlayerId, to: TableId, at: Seconds, *, rules: House
) -> Decided:
    """A seated player asks for a similar table; refused if his own would be left the shorter."""
    old, _ = seat_known(rules, room, player)
    new = table_known(rules, room, to)
    _check_similar(room, player, old, new, rules)
    left, joined = room.expected_at(old.id) - 1, room.expected_at(to) + 1
    if room.free_seats(to) and not may_transfer(room, old, new):
        raise refused(
            rules,
            (TRANSFER,),
            (
                f"That would leave {left} at table {old.id} and {joined} at {to}.",
                f"Il resterait {left} joueurs à la table {old.id} et {joined} à la table {to}.",
            ),
            (
                "Ask when the old table stays as long as the new one.",
                "Demandez quand l’ancienne table reste aussi garnie que la nouvelle.",
            ),
        )
    why = because(
        rules,
        (TRANSFER,),
        f"{player} may go to table {to} when it has a seat.",
        f"{player} pourra passer à la table {to} quand un siège s’y libère.",
        old_table=left,
        new_table=joined,
        at=at,
    )
    return Decided((ev.ChangeRequested(player, old.id, at, to=to),), why)


def withdraw(room: Room, player: PlayerId, *, rules: House) -> Decided:
    """A player wants no other seat any more; a later wish begins anew."""
    if not any(each.player == player for each in room.requests):
        raise refused(
            rules,
            (EARLIEST,),
            (f"{player} asked for nothing.", f"{player} n’a rien demandé."),
            ("There is nothing to withdraw.", "Il n’y a rien à retirer."),
        )
    why = because(rules, (EARLIEST,), f"{player} stays.", f"{player} reste.", player=player)
    return Decided((ev.ChangeWithdrawn(player),), why)
