"""Who gets a free seat: players of that table, then must-moves, transfers, and the list."""

from dataclasses import dataclass
from typing import Literal

from croupier.cardroom.deciding import because, kept_apart_from
from croupier.cardroom.lists import ahead_of, may_be_called
from croupier.cardroom.state import (
    ANY_SEAT,
    NEVER,
    PlayerId,
    Request,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
    Sitter,
    Skip,
    TableId,
)
from croupier.cards import Card
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import Why

PRECEDENCE = "rrop3:2.seating.12a"
EARLIEST = "rrop3:2.seating.12c"
MUST_MOVE = "rrop3:2.seating.9a"
MOVE_ORDER = "rrop3:2.seating.9b"
NEED = "rrop3:2.seating.3a"
TRANSFER = "rrop3:2.seating.3b"
APART = "rrop3:2.seating.5"
LIST = "rrop3:2.seating.2"

OfferKind = Literal["seat_change", "must_move", "transfer", "list", "nobody"]


@dataclass(frozen=True, slots=True)
class Offer:
    """Who gets a seat, by which right, and why he and no other."""

    kind: OfferKind
    player: PlayerId
    why: Why


Draws = dict[PlayerId, Card]
"""Cards drawn between players whose requests came in the same second."""


def who_gets(
    room: Room, table: RoomTable, seat: SeatNo, *, rules: House, draws: Draws | None = None
) -> Offer:
    """Who gets *seat*: a player of the table who asked, then the next of the feeder, of the list.

    A seat that is reserved or kept for somebody is not asked about.
    """
    return (
        _by_request(room, table, seat, rules, draws or {})
        or _by_must_move(room, table, rules)
        or _by_transfer(room, table, rules)
        or _by_list(room, table, rules)
        or Offer("nobody", "", _why_nobody(room, table, seat, rules))
    )


def _why_nobody(room: Room, table: RoomTable, seat: SeatNo, rules: House) -> Why:
    """Why a seat is nobody’s: those who wait let a call to that table go by, or nobody does."""
    waiting = [name for name in room.waiting(table.game) if (name, table.id) in room.passed]
    if not waiting:
        en, fr = "Nobody asks or waits.", "Personne ne demande ni n’attend."
        return because(rules, (LIST,), en, fr, seat=seat)
    names = ", ".join(waiting)
    return because(
        rules,
        (LIST,),
        f"Nobody who waits can be called: {names} let a call to this table go by.",
        f"Aucun nom en attente ne peut être appelé\u00a0: appel à cette table refusé par {names}.",
        seat=seat,
        passed=tuple(waiting),
    )


@rule(PRECEDENCE, EARLIEST)
def requests_for(room: Room, table: RoomTable, seat: SeatNo, draws: Draws) -> tuple[Request, ...]:
    """The wishes of seated players for *seat*, the one to be fulfilled first in front.

    The earliest request wins; in the same second who has sat longer, then the higher card.
    """

    def key(request: Request) -> tuple[int, int, int]:
        sitter = table.of(request.player)
        since = sitter.since if sitter else request.at
        return (request.at, since, -int(draws.get(request.player, -1)))

    wishes = (
        each
        for each in room.requests
        if each.table == table.id and not each.to and each.seat in {ANY_SEAT, seat}
    )
    here = (
        each
        for each in wishes
        if (sitter := table.of(each.player)) and sitter.seat != seat and not sitter.away
    )
    return tuple(sorted(here, key=key))


def _by_request(
    room: Room, table: RoomTable, seat: SeatNo, rules: House, draws: Draws
) -> Offer | None:
    wishes = requests_for(room, table, seat, draws)
    if not wishes:
        return None
    first = wishes[0]
    why = because(
        rules,
        (PRECEDENCE, EARLIEST),
        f"{first.player} of this table asked first for seat {seat}.",
        f"{first.player}, de cette table, a demandé le premier le siège {seat}.",
        requested_at=first.at,
        others=tuple((each.player, each.at) for each in wishes[1:]),
    )
    return Offer("seat_change", first.player, why)


@rule(MUST_MOVE, MOVE_ORDER)
def movers_to(room: Room, table: TableId) -> tuple[tuple[RoomTable, Sitter], ...]:
    """The players who must move to *table*, in the order of the waiting list they came from.

    Absent ones are passed over while they are away, and those who are moving already or are called
    to another game.
    """
    feeders = (each for each in room.tables if each.lives and each.feeds == table)
    movers = (
        (feeder, sitter)
        for feeder in feeders
        for sitter in feeder.sitters
        if not sitter.away and not _is_expected_elsewhere(room, sitter.player)
    )
    return tuple(sorted(movers, key=_rank))


def _is_expected_elsewhere(room: Room, player: PlayerId) -> bool:
    """Whether a seat is kept for a seated player already, or he is called to one."""
    return room.lock_of(player) is not None or room.call_of(player) is not None


def _rank(mover: tuple[RoomTable, Sitter]) -> int:
    return mover[1].rank


def _by_must_move(room: Room, table: RoomTable, rules: House) -> Offer | None:
    for feeder, sitter in movers_to(room, table.id):
        if kept_apart_from(room, sitter.player, table):
            continue
        why = because(
            rules,
            (MUST_MOVE, MOVE_ORDER),
            f"{sitter.player} is the first on the must-move list of table {feeder.id}.",
            f"{sitter.player} est en tête de la liste des transferts obligatoires de la table "
            f"{feeder.id}.",
            rank=sitter.rank,
            after_him=tuple(each.player for _, each in movers_to(room, table.id)[1:]),
        )
        return Offer("must_move", sitter.player, why)
    return None


@rule(TRANSFER)
def may_transfer(room: Room, old: RoomTable, new: RoomTable) -> bool:
    """Whether a move between similar tables leaves the old one no shorter than the new one.

    Who is coming to a table counts there already, and who is leaving it no more.
    """
    return room.expected_at(old.id) - 1 >= room.expected_at(new.id) + 1


def _by_transfer(room: Room, table: RoomTable, rules: House) -> Offer | None:
    wishes = sorted(
        (each for each in room.requests if each.to == table.id), key=lambda each: each.at
    )
    for wish in wishes:
        old = room.table(wish.table)
        sitter = old.of(wish.player) if old else None
        if old is None or sitter is None or sitter.away:
            continue
        if _is_expected_elsewhere(room, wish.player):
            continue
        if not may_transfer(room, old, table) or kept_apart_from(room, wish.player, table):
            continue
        why = because(
            rules,
            (TRANSFER,),
            f"{wish.player} asked for table {table.id}, and his table stays long enough.",
            f"{wish.player} a demandé la table {table.id}, et la sienne reste assez garnie.",
            requested_at=wish.at,
            old_table=room.expected_at(old.id) - 1,
            new_table=room.expected_at(table.id) + 1,
        )
        return Offer("transfer", wish.player, why)
    return None


@rule(APART, LIST)
def _by_list(room: Room, table: RoomTable, rules: House) -> Offer | None:
    """The first name that can hear its call, unless the house keeps him from this table."""
    for entry in sorted(
        room.list_of(table.game), key=lambda each: (each.player, table.id) in room.skipped
    ):
        over = (entry.player, table.id) in room.passed
        if (
            over
            or not may_be_called(room, entry.player)
            or kept_apart_from(room, entry.player, table)
        ):
            continue
        why = because(
            rules,
            (LIST, APART),
            f"{entry.player} is the first who can be called.",
            f"{entry.player} est le premier à pouvoir être appelé.",
            place=ahead_of(room, entry.player, table.game) + 1,
            since=entry.since,
        )
        return Offer("list", entry.player, why)
    return None


@rule(NEED, APART)
def table_for_newcomer(
    room: Room, game: str, player: PlayerId, *, rules: House, again: Seconds = NEVER
) -> tuple[RoomTable, Why] | None:
    """The table that needs a newcomer most: with the fewest players, of those with a free seat.

    Who is coming to a table counts there already, and who is leaving it no more.

    Where one table feeds another, newcomers begin at the last of the chain that has a seat.  A
    table with somebody from whom the house keeps the newcomer apart is passed over, and one to
    which he has let a call go by; where he was only skipped he is called again after as much time
    as a call has, if *again* tells what time it is.
    """
    tables = room.tables_of(game)
    over = room.passed | _still_skipped(room, again, rules)
    ours = [
        table
        for table in tables
        if seats_for(room, table, player)
        and (player, table.id) not in over
        and not kept_apart_from(room, player, table)
    ]
    if not ours:
        return None
    chained = any(table.feeds for table in tables)
    counts = {table.id: room.expected_at(table.id) for table in tables}
    best = (
        max(ours, key=lambda each: depth(room, each))
        if chained
        else min(ours, key=lambda each: counts[each.id])
    )
    why = because(
        rules,
        (MUST_MOVE,) if chained else (NEED, APART),
        f"Table {best.id} needs a player most.",
        f"La table {best.id} a le plus besoin d’un joueur.",
        players=counts,
        feeds=best.feeds,
    )
    return best, why


def _still_skipped(room: Room, again: Seconds, rules: House) -> set[tuple[PlayerId, TableId]]:
    over = (skip for skip in room.skips if again == NEVER or again < skip_ends(skip, rules=rules))
    return {(skip.player, skip.table) for skip in over}


def skip_ends(skip: Skip, *, rules: House) -> Seconds:
    """When a name that was skipped may be called to that table again, though nothing changed."""
    return skip.at + rules.options.seating.list_call_seconds


def seats_for(room: Room, table: RoomTable, player: PlayerId) -> tuple[SeatNo, ...]:
    """The seats that may be given to *player*: those reserved for him, then the free ones."""
    his = (
        each.seat
        for each in room.reserved
        if (each.table, each.player) == (table.id, player) and not table.at(each.seat)
    )
    return (*his, *room.free_seats(table.id))


def depth(room: Room, table: RoomTable) -> int:
    """How many tables stand between this one and the main table it feeds in the end."""
    steps = 0
    seen = {table.id}
    above = room.table(table.feeds)
    while above is not None and above.id not in seen:
        seen.add(above.id)
        steps += 1
        above = room.table(above.feeds)
    return steps
