"""A table breaks: cards fix the order for seats at similar tables, the rest go to the list."""

from collections.abc import Mapping

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    kept_apart_from,
    refused,
    supervised,
    table_known,
)
from croupier.cardroom.fold import evolve
from croupier.cardroom.lists import call_unanswered
from croupier.cardroom.offers import seats_for
from croupier.cardroom.state import (
    Lock,
    Person,
    PlayerId,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
    Sitter,
    TableId,
)
from croupier.cards import Card
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

DRAW = "rrop3:2.seating.14a"
ABSENT = "rrop3:2.seating.14b"


@rule(DRAW)
def order_drawn(table: RoomTable, cards: Mapping[PlayerId, Card]) -> tuple[Sitter, ...]:
    """The players of a breaking table, the highest card first, suits from spades to clubs.

    Who drew none comes after those who did, in the order of the list he came from.
    """

    def key(sitter: Sitter) -> tuple[int, int]:
        return (-int(cards.get(sitter.player, -1)), sitter.rank)

    return tuple(sorted(table.sitters, key=key))


@rule(DRAW, ABSENT)
def break_table(
    room: Room,
    table: TableId,
    cards: Mapping[PlayerId, Card],
    at: Seconds,
    *,
    by: Person,
    rules: House,
) -> Decided:
    """A supervisor breaks a table by the *cards* its players drew, and he for those absent.

    A seat that an absent player's card earns is kept for him for a while.  Those for whom there is
    none go to the top of the list in the order of their cards.
    """
    supervised(rules, by, (DRAW,))
    found = table_known(rules, room, table)
    _check_cards(found, cards, rules)
    drawn = order_drawn(found, cards)
    absent = tuple(sitter.player for sitter in drawn if sitter.away)
    shown = tuple((s.player, cards[s.player]) for s in drawn if s.player in cards)
    cleared = (*_cleared(room, found, at, by), ev.CardsDrawn(table, shown, absent, at, by.id))
    after = evolve(room, *cleared)
    over = _calls_over(after, found, drawn, at, by, rules)
    cleared = (*cleared, *over)
    placed, unseated = _placed(evolve(after, *over), found, drawn, at)
    events = (*cleared, *placed, ev.TableClosed(table, at, by.id))
    why = because(
        rules,
        (DRAW, ABSENT) if absent else (DRAW,),
        f"Table {table} breaks; the cards drawn fix the order for seats.",
        f"La table {table} ferme\u00a0; les cartes tirées fixent l’ordre des places.",
        order=tuple(sitter.player for sitter in drawn),
        cards={player: str(card) for player, card in shown},
        drawn_by_floor=absent,
        to_the_list=unseated,
    )
    return Decided(events, why)


def _placed(
    room: Room, table: RoomTable, drawn: tuple[Sitter, ...], at: Seconds
) -> tuple[tuple[ev.Happened, ...], tuple[PlayerId, ...]]:
    """What becomes of the players in the order drawn, and those for whom there is no seat."""
    events: list[ev.Happened] = []
    unseated: list[PlayerId] = []
    for sitter in drawn:
        given = _given(room, table, sitter, at)
        if not given:
            unseated.append(sitter.player)
        events += given
        room = evolve(room, *given)
    # Each name at the top stands above the one before, so the lowest card goes there first.
    for player in reversed(unseated):
        events += _freed(room.lock_of(player), at)
        events.append(ev.LeftSeat(player, table.id, at, "table_broken"))
        events.append(ev.ListJoined(player, table.game, at, top=True))
    return tuple(events), tuple(unseated)


@rule(DRAW)
def _check_cards(table: RoomTable, cards: Mapping[PlayerId, Card], rules: House) -> None:
    """Raise RoomRefused for a card drawn twice or by a stranger, and for an absent without one."""
    here = {sitter.player for sitter in table.sitters}
    without = [s.player for s in table.sitters if s.away and s.player not in cards]
    if set(cards) <= here and len(set(cards.values())) == len(cards) and not without:
        return
    raise refused(
        rules,
        (DRAW,),
        (
            f"These are not the cards of table {table.id}.",
            f"Ce ne sont pas les cartes de la table {table.id}.",
        ),
        (
            "Each player may draw one card of one deck; the supervisor draws for who is absent.",
            "Chacun peut tirer une carte d’un même paquet\u00a0; le floor tire pour un absent.",
        ),
    )


def _cleared(room: Room, table: RoomTable, at: Seconds, by: Person) -> tuple[ev.Happened, ...]:
    """Those who were on their way to the breaking table are not any more, and lose no place."""
    over = [pe.PlayOverEnded(s.over, at) for s in table.sitters if s.over]
    calls = [ev.CallEnded(c.player, at, "skipped") for c in room.calls if c.table == table.id]
    asks: list[ev.Happened] = []
    for ask in room.asks:
        if ask.table == table.id:
            asks.append(ev.SeatDenied(ask.player, at, by.id))
            if not room.entry_of(ask.player, table.game):
                asks.append(ev.ListJoined(ask.player, table.game, at))
    locks: list[ev.Happened] = []
    # Each name at the top stands above the one before, so the last in order goes there first.
    for lock in sorted(room.locks, key=_rank, reverse=True):
        if lock.table == table.id:
            locks.append(ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money))
            if lock.reason in {"list", "opening", "drawn"}:
                locks.append(ev.ListJoined(lock.player, table.game, at, top=True))
    return (*over, *calls, *asks, *locks)


def _calls_over(
    room: Room, table: RoomTable, drawn: tuple[Sitter, ...], at: Seconds, by: Person, rules: House
) -> tuple[ev.Happened, ...]:
    """Calls to similar tables whose time is over end where their seats are needed."""
    similar = {each.id for each in room.tables_of(table.game)} - {table.id}
    free = sum(len(room.free_seats(each)) for each in similar)
    need = sum(room.lock_of(sitter.player) is None for sitter in drawn) - free
    late = [each for each in room.calls if each.table in similar and at >= each.until]
    ended = (
        call_unanswered(room, call.player, at, by=by, rules=rules).events
        for call in late[: max(0, need)]
    )
    return tuple(event for events in ended for event in events)


def _rank(lock: Lock) -> tuple[bool, int]:
    return (lock.rank is None, lock.rank or 0)


def _given(room: Room, table: RoomTable, sitter: Sitter, at: Seconds) -> tuple[ev.Happened, ...]:
    """The seat that is his already, or the next that is open; nothing if there is none.

    For who is absent it is kept as one drawn for him; one in another game has a time of its own.
    """
    player, lock = sitter.player, room.lock_of(sitter.player)
    goal = room.table(lock.table) if lock else None
    left = ev.LeftSeat(player, table.id, at, "table_broken")
    if lock and goal and goal.game != table.game and sitter.away:
        return (left,)
    if lock and goal and not kept_apart_from(room, player, goal):
        if not sitter.away:
            return (ev.Moved(player, table.id, lock.table, lock.seat, at, lock.money),)
        kept = _drawn(room, sitter, lock.table, lock.seat, at)
        return (left, *_freed(lock, at), ev.SeatLocked(kept, at))
    freed = _freed(lock, at)
    found = _next_open(evolve(room, *freed), table, player)
    if found is None:
        return ()
    if not sitter.away:
        return (*freed, ev.Moved(player, table.id, *found, at))
    return (*freed, left, ev.SeatLocked(_drawn(room, sitter, *found, at), at))


def _freed(lock: Lock | None, at: Seconds) -> tuple[ev.Happened, ...]:
    if lock is None:
        return ()
    return (ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money),)


def _drawn(room: Room, sitter: Sitter, table: TableId, seat: SeatNo, at: Seconds) -> Lock:
    hand = room.hand_of(table)
    return Lock(sitter.player, table, seat, at, "drawn", rank=sitter.rank, called_in=hand)


def _next_open(room: Room, old: RoomTable, player: PlayerId) -> tuple[TableId, SeatNo] | None:
    """The first free seat of the similar table with the fewest players that may be his."""
    open_tables = (
        table
        for table in room.tables_of(old.game)
        if table.id != old.id
        and seats_for(room, table, player)
        and not kept_apart_from(room, player, table)
    )
    best = min(open_tables, key=lambda each: room.expected_at(each.id), default=None)
    return (best.id, seats_for(room, best, player)[0]) if best else None
