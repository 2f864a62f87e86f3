"""What a free seat brings about: changes at the table, moves from others, then the list."""

from dataclasses import replace

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because
from croupier.cardroom.fold import evolve
from croupier.cardroom.lists import call_to, may_be_called
from croupier.cardroom.offers import (
    Draws,
    Offer,
    depth,
    requests_for,
    seats_for,
    table_for_newcomer,
    who_gets,
)
from croupier.cardroom.state import (
    NEVER,
    Entry,
    GameId,
    Lock,
    LockReason,
    PlayerId,
    Reserved,
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
    has a claim; a name that was skipped is called again after a while when no other can be.
    """
    for table in sorted(room.tables_of(game), key=lambda each: depth(room, each)):
        for seat in room.free_seats(table.id):
            offer = who_gets(room, table, seat, rules=rules, draws=draws)
            if offer.kind not in {"list", "nobody"}:
                return given(room, table, seat, offer, at)
    names = [entry for entry in room.list_of(game) if may_be_called(room, entry.player)]
    calls = (_call(room, entry, at, rules, again=again) for again in (NEVER, at) for entry in names)
    return next((call for call in calls if call), None)


def _call(room: Room, entry: Entry, at: Seconds, rules: House, *, again: Seconds) -> Decided | None:
    """The call of that name to the table that needs him most; None if no seat there is for him."""
    goal = table_for_newcomer(room, entry.game, entry.player, rules=rules, again=again)
    if goal is None:
        return None
    table, why = goal
    seat = seats_for(room, table, entry.player)[0]
    call = call_to(room, entry.player, table.id, seat, at, rules=rules)
    cited = dict.fromkeys((*call.why.rules, *why.rules))
    en, fr = (f"{call.why.text.en} {why.text.en}", f"{call.why.text.fr} {why.text.fr}")
    facts = {**call.why.facts, **why.facts}
    return Decided(call.events, because(rules, cited, en, fr, **facts))


def given(room: Room, table: RoomTable, seat: SeatNo, offer: Offer, at: Seconds) -> Decided:
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
    room: Room,
    game: GameId,
    at: Seconds,
    *,
    rules: House,
    draws: Draws | None = None,
    in_hand: frozenset[PlayerId] = frozenset(),
) -> tuple[Decided, ...]:
    """All that the free seats of *game* bring about, one decision after the other.

    A seat that falls to somebody of its table who is *in_hand* is kept for him until that is over.
    """
    done: list[Decided] = []
    room = _kept_for_busy(room, game, in_hand, draws or {})
    while (step := next_step(room, game, at, rules=rules, draws=draws)) is not None:
        done.append(step)
        room = evolve(room, *step.events)
    return tuple(done)


def _kept_for_busy(room: Room, game: GameId, in_hand: frozenset[PlayerId], draws: Draws) -> Room:
    """Each free seat whose first claim is that of a busy player counts as reserved for him."""
    kept: list[Reserved] = []
    for table in room.tables_of(game) if in_hand and room.requests else ():
        given: set[PlayerId] = set()
        for seat in room.free_seats(table.id):
            wishes = requests_for(room, table, seat, draws)
            first = next((wish.player for wish in wishes if wish.player not in given), "")
            if first:
                given.add(first)
            if first in in_hand:
                kept.append(Reserved(table.id, seat, first, ""))
    return replace(room, reserved=(*room.reserved, *kept)) if kept else room
