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
    placed, unseated = _placed(evolve(room, *cleared), found, drawn, at)
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
    for lock in room.locks:
        if lock.table == table.id:
            locks.append(ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money))
            if lock.reason in {"list", "opening", "drawn"}:
                locks.append(ev.ListJoined(lock.player, table.game, at, top=True))
    return (*over, *calls, *asks, *locks)


def _given(room: Room, table: RoomTable, sitter: Sitter, at: Seconds) -> tuple[ev.Happened, ...]:
    """The seat that is his already, or the next that is open; nothing if there is none."""
    player = sitter.player
    lock = room.lock_of(player)
    if lock:
        return (ev.Moved(player, table.id, lock.table, lock.seat, at),)
    goal = _next_open(room, table, player)
    if goal is None:
        return ()
    new, seat = goal
    if not sitter.away:
        return (ev.Moved(player, table.id, new, seat, at),)
    kept = Lock(player, new, seat, at, "drawn", rank=sitter.rank, called_in=room.hand_of(new))
    return (ev.LeftSeat(player, table.id, at, "table_broken"), ev.SeatLocked(kept, at))


def _next_open(room: Room, old: RoomTable, player: PlayerId) -> tuple[TableId, SeatNo] | None:
    """The first free seat of the similar table with the fewest players that may be his."""
    open_tables = (
        table
        for table in room.tables_of(old.game)
        if table.id != old.id
        and seats_for(room, table, player)
        and not kept_apart_from(room, player, table)
    )
    best = min(open_tables, key=lambda each: len(each.sitters), default=None)
    return (best.id, seats_for(room, best, player)[0]) if best else None
