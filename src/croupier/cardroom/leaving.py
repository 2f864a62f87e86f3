"""What follows when somebody loses his seat: for who plays in it, for his table, for himself."""

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.state import MINUTE, Lock, PlayerId, Room, RoomTable, Seconds
from croupier.rulebook.tags import rule

REFUSAL = "rrop3:2.seating.9c"

BAN_MINUTES = 60


@rule(REFUSAL)
def refusal_of(table: RoomTable | None, lock: Lock | None, at: Seconds) -> tuple[ev.Banned, ...]:
    """What it costs to give up a seat at *table* with the seat kept by *lock* at the main table."""
    if table is None or lock is None or lock.reason != "must_move":
        return ()
    return (ev.Banned(lock.player, table.game, at + BAN_MINUTES * MINUTE),)


def over_ends(room: Room, player: PlayerId, at: Seconds) -> tuple[ev.Happened, ...]:
    """That whoever plays in the place of *player*, who loses it, gets up."""
    table = room.table_of(player)
    sitter = table.of(player) if table else None
    return (pe.PlayOverEnded(sitter.over, at),) if sitter and sitter.over else ()


def without_extra(room: Room, player: PlayerId, at: Seconds) -> tuple[ev.Happened, ...]:
    """How the table of *player*, who is leaving it, comes back to its size, if it has one more."""
    table = room.table_of(player)
    if table is None or not table.extra:
        return ()
    mine = table.of(player)
    return (ev.ExtraPlaceClosed(table.id, mine.seat, at),) if mine else ()
