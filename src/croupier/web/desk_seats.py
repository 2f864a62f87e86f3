"""The tables of the room as the staff see them: seats, what the next hand is for each, money."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.cardroom.desk.coming_hand import hand_ahead, held_out
from croupier.cardroom.desk.deeds_table import StartHand
from croupier.cardroom.desk.doing import do
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.holds import lock_ends, prompts
from croupier.cardroom.state import NEVER, Person, PlayerId, RoomTable, SeatNo, Seconds, Sitter
from croupier.cardroom.time_charge import period_at
from croupier.games import game
from croupier.rulebook.house import House
from croupier.service.demo import said
from croupier.table.next_hand import NextHand
from croupier.table.why import RoomRefused, Why
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.desk_staff import name_in
from croupier.web.desk_words import moment, named, why_of
from croupier.web.wire_words import text

_HOUSE = Person("house", "manager")

_TIME: Mapping[str, str] = {
    "owes": "asked",
    "paid": "paid",
    "exempt": "waived",
    "courtesy": "courtesy",
    "played_out": "played_out",
}
"""How the standing of a player in a period of the time charge is called on the wire."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a board is made of: the desk, its house, the moment, and what people are called."""

    desk: Desk
    rules: House
    at: Seconds
    names: Mapping[PlayerId, str]

    def name(self, id: PlayerId) -> str:
        """What somebody is called; nobody by nothing."""
        return name_in(self.names, id)


@dataclass(frozen=True, slots=True)
class _Ahead:
    """The hand that comes at a table, and who is held *out* of it and why."""

    hand: NextHand | None = None
    out: Mapping[PlayerId, Why] = field(default_factory=dict)


def tables_of(scene: Scene) -> list[to.TableOfRoom]:
    """All tables in the order in which they were placed."""
    pick_up = dict(prompts(scene.desk.room, scene.at, rules=scene.rules))
    return [_table(scene, table, pick_up) for table in scene.desk.room.tables]


def _table(scene: Scene, table: RoomTable, pick_up: Mapping[PlayerId, Why]) -> to.TableOfRoom:
    desk = scene.desk
    mine = desk.tables.get(table.id, DeskTable())
    played = desk.games.get(table.game)
    coming = _ahead(scene, table, mine)
    hand, places = mine.hand, mine.hand.places if mine.hand else mine.blinds.last
    wish = next((one for one in desk.room.limit_wishes if one.table == table.id), None)
    return to.TableOfRoom(
        id=table.id,
        size=table.size,
        extra=table.extra,
        state=table.state,
        game=table.game,
        title=text(game(played.variant).title) if played else None,
        stakes=text(said(played.stakes)) if played else None,
        feeds=table.feeds,
        seats=[_seat(scene, table, mine, seat, coming, pick_up) for seat in table.seats],
        hand=hand.number if hand else desk.room.hand_of(table.id),
        on=hand is not None,
        button=places.button if places else 0,
        small=places.small if places else 0,
        big=places.big if places else 0,
        dealer=scene.name(mine.dealer),
        next_why=_why_not(scene, table, mine),
        charge=mine.charge.amount if mine.charge else 0,
        rent_due=moment(_rent_due(mine, scene.at)),
        deck=_deck(mine),
        wish=to.LimitWish(wish.game, [scene.name(one) for one in wish.objectors]) if wish else None,
    )


def _ahead(scene: Scene, table: RoomTable, mine: DeskTable) -> _Ahead:
    """The next hand as things stand; nothing during one, or where none can be dealt."""
    if mine.hand is not None or not table.lives or table.game not in scene.desk.games:
        return _Ahead()
    out = held_out(scene.desk, table, scene.rules)
    try:
        return _Ahead(hand_ahead(scene.desk, table, scene.rules, out), out)
    except RoomRefused:
        return _Ahead(None, out)


def _why_not(scene: Scene, table: RoomTable, mine: DeskTable) -> to.Why | None:
    """Why the next hand cannot start, if it cannot: the desk is asked for it, and nothing kept."""
    if mine.hand is not None or not table.lives:
        return None
    try:
        do(scene.desk, StartHand(table.id), rules=scene.rules, by=_HOUSE, at=scene.at)
    except RoomRefused as refused:
        return why_of(Why(refused.text, refused.rules), scene.names, facts=False)
    return None


def _rent_due(mine: DeskTable, at: Seconds) -> Seconds:
    """When the next period of the time charge begins, or began and was not collected yet."""
    charge = mine.charge
    if charge is None or not charge.amount:
        return NEVER
    now = period_at(charge, at)
    begun = mine.rent.period < now
    return charge.opened + (now if begun else now + 1) * charge.period


def _deck(mine: DeskTable) -> to.Deck:
    decks = mine.decks
    return to.Deck(decks.first_hand, moment(decks.setup_at), decks.damaged, decks.card)


def _seat(
    scene: Scene,
    table: RoomTable,
    mine: DeskTable,
    seat: SeatNo,
    coming: _Ahead,
    pick_up: Mapping[PlayerId, Why],
) -> to.SeatOfTable:
    sitter = table.at(seat)
    if sitter is None:
        return _empty_seat(scene, table, seat)
    player = sitter.over or sitter.player
    why, dealt, offer = _next_for(mine, player, seat, coming)
    return to.SeatOfTable(
        seat=seat,
        id=sitter.player,
        name=scene.name(sitter.player),
        state="away" if sitter.away else "here",
        since=moment(sitter.away_since if sitter.away else sitter.since),
        until=moment(_away_until(sitter, scene.rules)),
        third=sitter.third,
        stack=None if player in mine.uncounted else mine.stacks.get(player),
        owes=list(reversed(mine.blinds.owes(player))),
        note=text(named(why, scene.names)) if why else None,
        dealt=dealt,
        offer=offer,
        time=_TIME.get(mine.rent.standings.get(player, ""), ""),  # type: ignore[arg-type]
        leaving=player in mine.leaving,
        over=sitter.over,
        over_name=scene.name(sitter.over),
        pick_up=_said(scene, pick_up.get(sitter.player)),
        wish=_wish(scene, sitter.player),
    )


def _said(scene: Scene, why: Why | None) -> to.Text | None:
    return text(named(why.text, scene.names)) if why else None


def _away_until(sitter: Sitter, rules: House) -> Seconds:
    """Until when an absent player may stay away by the clock; NEVER where no limit runs."""
    most = rules.options.absence.max_minutes
    if not sitter.away or not most:
        return NEVER
    return max(sitter.away_since + most * 60, sitter.told_until)


def _next_for(
    mine: DeskTable, player: PlayerId, seat: SeatNo, coming: _Ahead
) -> tuple[Text | None, bool, int]:
    """What the next hand is for somebody: why so, whether he gets cards, what coming in costs.

    During a hand it is whether he has cards in that one.
    """
    if mine.hand is not None:
        return None, player in mine.hand.dealt_in, 0
    if player in coming.out:
        return coming.out[player].text, False, 0
    hand = coming.hand
    entry = next((one for one in hand.entries if one.player == player), None) if hand else None
    if entry is None:
        return None, hand is not None and seat in hand.dealt_in, 0
    return entry.why.text, entry.dealt, entry.offer


def _wish(scene: Scene, player: PlayerId) -> to.Text | None:
    asked = next((one for one in scene.desk.room.requests if one.player == player), None)
    if asked is None:
        return None
    if asked.to:
        return text(_OTHER_TABLE.format(table=asked.to))
    return text(_OTHER_SEAT.format(seat=asked.seat) if asked.seat else _ANY_SEAT)


def _empty_seat(scene: Scene, table: RoomTable, seat: SeatNo) -> to.SeatOfTable:
    """A seat in which nobody sits: kept, called for, asked for, reserved, or free."""
    room, here = scene.desk.room, (table.id, seat)
    for lock in room.locks:
        if (lock.table, lock.seat) == here:
            until = lock_ends(lock, rules=scene.rules)
            return _held(scene, seat, "kept", lock.player, lock.since, until)
    for call in room.calls:
        if (call.table, call.seat) == here:
            return _held(scene, seat, "called", call.player, call.at, call.until)
    for ask in room.asks:
        if (ask.table, ask.seat) == here:
            return _held(scene, seat, "asked", ask.player, ask.at)
    for kept in room.reserved:
        if (kept.table, kept.seat) == here:
            return _held(scene, seat, "reserved", kept.player)
    return _held(scene, seat, "free", "")


def _held(
    scene: Scene,
    seat: SeatNo,
    state: str,
    player: PlayerId,
    since: Seconds = NEVER,
    until: Seconds = NEVER,
) -> to.SeatOfTable:
    return to.SeatOfTable(
        seat=seat,
        id=player,
        name=scene.name(player),
        state=state,  # type: ignore[arg-type]
        since=moment(since),
        until=moment(until),
        third=False,
        stack=None,
        owes=[],
        note=None,
        dealt=False,
        offer=0,
        time="",
        leaving=False,
        over="",
        over_name="",
        pick_up=None,
        wish=None,
    )


_OTHER_TABLE = Text("wants to go to table {table}", "veut aller à la table {table}")
_OTHER_SEAT = Text("wants seat {seat}", "veut le siège {seat}")
_ANY_SEAT = Text("wants another seat", "veut un autre siège")
