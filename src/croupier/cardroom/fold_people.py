"""Folds what happened to persons: absences, guests, reserved seats, wishes of a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.placing import (
    on_new_occasion,
    unlocked,
    with_table,
    without_guest,
    without_names,
)
from croupier.cardroom.state import (
    NEVER,
    Apart,
    Guest,
    LimitWish,
    PlayerId,
    Reserved,
    Room,
    Sitter,
    TableId,
)


def changed_sitter(room: Room, player: PlayerId, change: Callable[[Sitter], Sitter]) -> Room:
    """The room with *change* made to that player's seat; the same if he has none."""
    table = room.table_of(player)
    if table is None:
        return room
    sitters = tuple(change(each) if each.player == player else each for each in table.sitters)
    return with_table(room, replace(table, sitters=sitters))


def _went_away(room: Room, event: pe.WentAway) -> Room:
    return changed_sitter(
        room,
        event.player,
        lambda who: replace(who, away_since=event.at, hands_away=0, third=event.third),
    )


def _announced(room: Room, event: pe.AbsenceAnnounced) -> Room:
    return changed_sitter(room, event.player, lambda who: replace(who, told_until=event.until))


def _came_back(room: Room, event: pe.CameBack) -> Room:
    def back(who: Sitter) -> Sitter:
        absences = (*who.absences, (who.away_since, event.at)) if who.away else who.absences
        return replace(
            who,
            away_since=NEVER,
            told_until=NEVER,
            absences=absences,
            missed_big_blinds=0,
            hands_away=0,
            third=False,
            over="",
        )

    return changed_sitter(room, event.player, back)


def _missed(room: Room, event: pe.BigBlindMissed) -> Room:
    return changed_sitter(
        room,
        event.player,
        lambda who: replace(who, missed_big_blinds=who.missed_big_blinds + 1),
    )


def _played_over(room: Room, event: pe.PlayedOver) -> Room:
    room = without_guest(unlocked(room, event.player), event.player)
    return changed_sitter(room, event.absent, lambda who: replace(who, over=event.player))


def _over_ended(room: Room, event: pe.PlayOverEnded) -> Room:
    for table in room.tables:
        for sitter in table.sitters:
            if sitter.over == event.player:
                room = changed_sitter(room, sitter.player, lambda who: replace(who, over=""))
    return room


def _apart(room: Room, event: pe.KeptApart) -> Room:
    return replace(room, apart=(*room.apart, Apart(event.one, event.other, event.reason)))


def _reserved(room: Room, event: pe.SeatReserved) -> Room:
    kept = Reserved(event.table, event.seat, event.player, event.reason)
    return replace(room, reserved=(*room.reserved, kept))


def _unreserved(room: Room, event: pe.SeatUnreserved) -> Room:
    kept = tuple(each for each in room.reserved if each.player != event.player)
    return replace(room, reserved=kept)


def _without_wish(room: Room, table: TableId) -> Room:
    return replace(
        room, limit_wishes=tuple(each for each in room.limit_wishes if each.table != table)
    )


def _wished(room: Room, event: pe.LimitWished) -> Room:
    """Proposed again it is the same wish: who objected still does."""
    if any((each.table, each.game) == (event.table, event.game) for each in room.limit_wishes):
        return room
    room = _without_wish(room, event.table)
    return replace(room, limit_wishes=(*room.limit_wishes, LimitWish(event.table, event.game)))


def _objected(room: Room, event: pe.LimitObjected) -> Room:
    return replace(
        room,
        limit_wishes=tuple(
            replace(wish, objectors=(*wish.objectors, event.player))
            if wish.table == event.table and event.player not in wish.objectors
            else wish
            for wish in room.limit_wishes
        ),
    )


def _limit_kept(room: Room, event: pe.LimitKept) -> Room:
    return _without_wish(room, event.table)


def _limit_changed(room: Room, event: pe.LimitChanged) -> Room:
    """It is no similar table to what it fed or was fed by any more, and nobody waits for it."""
    room = without_feeder(_without_wish(room, event.table), event.table)
    table = room.table(event.table)
    if table is None:
        return room
    for sitter in table.sitters:
        room = without_names(room, sitter.player, event.game)
    return with_table(
        without_transfers(on_new_occasion(room, event.table), event.table),
        replace(table, game=event.game),
    )


def without_feeder(room: Room, table: TableId) -> Room:
    """The room in which *table* feeds none: what fed it feeds what it fed."""
    found = room.table(table)
    above = found.feeds if found else ""
    feeds = {table: ""}
    tables = tuple(
        replace(each, feeds=feeds.get(each.id, above if each.feeds == table else each.feeds))
        for each in room.tables
    )
    return replace(room, tables=tables)


def without_transfers(room: Room, table: TableId) -> Room:
    """The room in which nobody asks to go to *table*, or from it to another one."""
    kept = tuple(
        each for each in room.requests if each.to != table and not (each.to and each.table == table)
    )
    return replace(room, requests=kept)


def _guest_came(room: Room, event: pe.GuestCame) -> Room:
    return replace(room, guests=(*room.guests, Guest(event.guest, event.host)))


def _guest_went(room: Room, event: pe.GuestWent) -> Room:
    kept = tuple(each for each in room.guests if each != Guest(event.guest, event.host))
    return replace(room, guests=kept)


FOLDS: dict[type[ev.Happened], Callable[[Room, Any], Room]] = {
    pe.WentAway: _went_away,
    pe.AbsenceAnnounced: _announced,
    pe.CameBack: _came_back,
    pe.BigBlindMissed: _missed,
    pe.PlayedOver: _played_over,
    pe.PlayOverEnded: _over_ended,
    pe.KeptApart: _apart,
    pe.SeatReserved: _reserved,
    pe.SeatUnreserved: _unreserved,
    pe.LimitWished: _wished,
    pe.LimitObjected: _objected,
    pe.LimitKept: _limit_kept,
    pe.LimitChanged: _limit_changed,
    pe.GuestCame: _guest_came,
    pe.GuestWent: _guest_went,
}
