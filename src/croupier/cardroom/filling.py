"""What a free seat brings about: changes at the table, moves from others, then the list."""

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because
from croupier.cardroom.fold import evolve
from croupier.cardroom.lists import call_to, may_be_called
from croupier.cardroom.offers import Draws, Offer, depth, seats_for, table_for_newcomer, who_gets
from croupier.cardroom.state import (
    Entry,
    GameId,
    Lock,
    LockReason,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
)
from croupier.rulebook.house import House


def next_step(
    room: Room, game: GameId, at: Seconds, *, rules: House, draws: Draws | None = None
) -> Decided | None:
    """What a free seat of *game* brings about next; None when nothing is to be done.

    Main tables come before what feeds them, and the list comes when no player already seated
    has a claim.
    """
    for table in sorted(room.tables_of(game), key=lambda each: depth(room, each)):
        for seat in room.free_seats(table.id):
            offer = who_gets(room, table, seat, rules=rules, draws=draws)
            if offer.kind not in {"list", "nobody"}:
                return _given(room, table, seat, offer, at)
    for entry in room.list_of(game):
        if may_be_called(room, entry.player) and (call := _call(room, entry, at, rules)):
            return call
    return None


def _call(room: Room, entry: Entry, at: Seconds, rules: House) -> Decided | None:
    """The call of that name to the table that needs him most; None if no seat there is for him."""
    goal = table_for_newcomer(room, entry.game, entry.player, rules=rules)
    if goal is None:
        return None
    table, why = goal
    seat = seats_for(room, table, entry.player)[0]
    call = call_to(room, entry.player, table.id, seat, at, rules=rules)
    cited = dict.fromkeys((*call.why.rules, *why.rules))
    en, fr = (f"{call.why.text.en} {why.text.en}", f"{call.why.text.fr} {why.text.fr}")
    facts = {**call.why.facts, **why.facts}
    return Decided(call.events, because(rules, cited, en, fr, **facts))


def _given(room: Room, table: RoomTable, seat: SeatNo, offer: Offer, at: Seconds) -> Decided:
    """A change of seat is done at once; a seat for somebody of another table is kept for him."""
    if offer.kind == "seat_change":
        return Decided((ev.SeatChanged(offer.player, table.id, seat, at),), offer.why)
    old = room.table_of(offer.player)
    reason: LockReason = "must_move" if offer.kind == "must_move" else "transfer"
    called_in = room.hand_of(old.id) if old else 0
    lock = Lock(
        offer.player,
        table.id,
        seat,
        at,
        reason,
        new_table=table.state == "open",
        called_in=called_in,
    )
    return Decided((ev.SeatLocked(lock, at),), offer.why)


def fill(
    room: Room, game: GameId, at: Seconds, *, rules: House, draws: Draws | None = None
) -> tuple[Decided, ...]:
    """All that the free seats of *game* bring about, one decision after the other."""
    done: list[Decided] = []
    while (step := next_step(room, game, at, rules=rules, draws=draws)) is not None:
        done.append(step)
        room = evolve(room, *step.events)
    return tuple(done)
