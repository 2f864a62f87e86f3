"""Folds what happened into the room; refuses only a fact for which there is no place.

A history from which a correction left something out folds as long as its facts can stand together;
a seat given twice, or a move of somebody who is not here, is refused with the fact named.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.fold_people import FOLDS as PEOPLE
from croupier.cardroom.fold_people import changed_sitter, without_feeder, without_transfers
from croupier.cardroom.placing import (
    dropped_player,
    on_new_occasion,
    placed,
    promised_nothing_else,
    reserved_only,
    seatless,
    unlocked,
    unplaced,
    with_kept_moved,
    with_sitter,
    with_table,
    without_call_to,
    without_guest,
    without_names,
    without_requests,
)
from croupier.cardroom.state import (
    ANY_SEAT,
    NEVER,
    Ask,
    Ban,
    Call,
    Entry,
    Request,
    Room,
    RoomTable,
    Sitter,
    Skip,
)


def evolve(room: Room, *history: ev.Happened) -> Room:
    """The room after *history*; the given one stays as it was."""
    for event in history:
        room = _FOLDS[type(event)](room, event)
    return room


def folded(history: Iterable[ev.Happened]) -> Room:
    """The room that a whole history has come to."""
    return evolve(Room(), *history)


def _offered(room: Room, event: ev.GameOffered) -> Room:
    others = tuple(game for game in room.games if game.id != event.game.id)
    return replace(room, games=(*others, event.game))


def _table_placed(room: Room, event: ev.TablePlaced) -> Room:
    return replace(room, tables=(*room.tables, RoomTable(event.table, event.size)))


def _checked_in(room: Room, event: ev.CheckedIn) -> Room:
    """The games he announced himself for get his name now, at the end."""
    room = replace(room, present=room.present | {event.player}, out=room.out - {event.player})
    for player, game in room.announced:
        if player == event.player:
            room = _listed(room, ev.ListJoined(player, game, event.at))
    kept = tuple(each for each in room.announced if each[0] != event.player)
    return replace(room, announced=kept)


def _checked_out(room: Room, event: ev.CheckedOut) -> Room:
    room = dropped_player(room, event.player)
    gone = room.present - {event.player}
    return replace(room, present=gone, out=room.out - {event.player})


def _stepped_out(room: Room, event: ev.SteppedOut) -> Room:
    return replace(room, out=room.out | {event.player})


def _stepped_in(room: Room, event: ev.SteppedIn) -> Room:
    """He is called again to whatever he let go by."""
    return _heard_of(replace(room, out=room.out - {event.player}), event.player)


def _heard_of(room: Room, player: str) -> Room:
    return replace(
        room,
        passed=frozenset(each for each in room.passed if each[0] != player),
        skips=tuple(each for each in room.skips if each.player != player),
    )


def _called_in(room: Room, event: ev.CalledIn) -> Room:
    pair = (event.player, event.game)
    return room if pair in room.announced else replace(room, announced=(*room.announced, pair))


def _listed(room: Room, event: ev.ListJoined) -> Room:
    """One place a game: a second entry of the same name changes nothing but what it brings."""
    if room.entry_of(event.player, event.game) and not event.top:
        return room
    room = without_names(room, event.player, event.game)
    order = room.top_order if event.top else room.next_order
    picked_up = event.at if event.picked_up else NEVER
    entry = Entry(event.player, event.game, order, event.at, picked_up)
    return replace(
        room,
        entries=(*room.entries, entry),
        next_order=room.next_order + (not event.top),
        top_order=room.top_order - event.top,
    )


def _unlisted(room: Room, event: ev.ListLeft) -> Room:
    room = _heard_of(room, event.player)
    return without_names(room, event.player, event.game)


def _dropped(room: Room, event: ev.DroppedToBottom) -> Room:
    entry = room.entry_of(event.player, event.game)
    since = entry.since if entry else event.at
    room = without_names(room, event.player, event.game)
    last = Entry(event.player, event.game, room.next_order, since)
    return replace(room, entries=(*room.entries, last), next_order=room.next_order + 1)


def _called(room: Room, event: ev.SeatCalled) -> Room:
    room = promised_nothing_else(room, event.player, event.table, event.seat)
    room = placed(room, event.table, event.seat, event.player)
    call = Call(event.player, event.game, event.table, event.seat, event.at, event.until)
    return replace(room, calls=(*room.calls, call))


def _call_ended(room: Room, event: ev.CallEnded) -> Room:
    """Until the players of that table change he is not called to it again."""
    over = room.call_of(event.player)
    if over is None:
        return room
    room = replace(room, calls=tuple(call for call in room.calls if call != over))
    if event.how == "skipped":
        return replace(room, skips=(*room.skips, Skip(over.player, over.table, event.at)))
    return replace(room, passed=room.passed | {(over.player, over.table)})


def _locked(room: Room, event: ev.SeatLocked) -> Room:
    lock = event.lock
    table = room.table(lock.table)
    game = table.game if table else ""
    entry = room.entry_of(lock.player, game)
    rank = entry.order if lock.rank is None and entry else lock.rank
    room = without_call_to(room, lock.player, lock.table)
    room = promised_nothing_else(room, lock.player, lock.table, lock.seat)
    room = placed(room, lock.table, lock.seat, lock.player)
    room = without_names(room, lock.player, game)
    return replace(room, locks=(*room.locks, replace(lock, rank=rank)))


def _lock_began(room: Room, event: ev.LockBegan) -> Room:
    return replace(
        room,
        locks=tuple(
            replace(lock, since=event.at) if lock.player == event.player else lock
            for lock in room.locks
        ),
    )


def _lock_released(room: Room, event: ev.LockReleased) -> Room:
    """A request for transfer that had its seat is over."""
    lock = room.lock_of(event.player)
    room = unlocked(room, event.player)
    if lock is None or lock.reason != "transfer":
        return room
    kept = tuple(
        each for each in room.requests if (each.player, each.to) != (lock.player, lock.table)
    )
    return replace(room, requests=kept)


def _asked(room: Room, event: ev.SeatAsked) -> Room:
    room = placed(seatless(room, event.player), event.table, event.seat, event.player)
    ask = Ask(event.player, event.table, event.seat, event.at)
    return replace(room, asks=(*room.asks, ask))


def _denied(room: Room, event: ev.SeatDenied) -> Room:
    return replace(room, asks=tuple(ask for ask in room.asks if ask.player != event.player))


def _seated(room: Room, event: ev.Seated) -> Room:
    lock, table = room.lock_of(event.player), room.table(event.table)
    game = table.game if table else ""
    entry = room.entry_of(event.player, game)
    ranks = (event.rank, lock.rank if lock else None, entry.order if entry else None)
    rank = next((each for each in ranks if each is not None), room.next_order)
    room = unlocked(seatless(room, event.player), event.player)
    room = placed(room, event.table, event.seat, event.player)
    room = with_sitter(room, event.table, Sitter(event.player, event.seat, event.at, rank))
    order = room.next_order + (rank == room.next_order)
    room = replace(room, next_order=order, out=room.out - {event.player})
    return without_guest(without_names(room, event.player, game), event.player)


def _settled(room: Room, event: ev.Settled) -> Room:
    return changed_sitter(room, event.player, lambda sitter: replace(sitter, settled=True))


def _seat_changed(room: Room, event: ev.SeatChanged) -> Room:
    """His wish is fulfilled."""
    room = placed(room, event.table, event.seat, event.player)
    room = reserved_only(room, event.player, event.table, event.seat)
    room = changed_sitter(room, event.player, lambda sitter: replace(sitter, seat=event.seat))
    return without_requests(room, event.player, at_table_only=True)


def _swapped(room: Room, event: ev.SeatsSwapped) -> Room:
    """The newcomer's call, lock, request or seat goes to where the other sat."""
    table = room.table(event.table)
    mine = table.of(event.player) if table else None
    if table is None or mine is None:
        return room
    theirs = table.of(event.newcomer)
    if theirs:
        goal = theirs.seat
    else:
        asked = next((ask for ask in room.asks if ask.player == event.newcomer), None)
        kept = room.lock_of(event.newcomer) or room.call_of(event.newcomer) or asked
        goal = kept.seat if kept and kept.table == table.id else mine.seat
        room = with_kept_moved(room, table.id, goal, mine.seat)
    seats = {event.player: goal, event.newcomer: mine.seat}
    sitters = tuple(
        replace(sitter, seat=seats.get(sitter.player, sitter.seat)) for sitter in table.sitters
    )
    room = with_table(room, replace(table, sitters=sitters))
    room = reserved_only(room, event.player, table.id, goal)
    return without_requests(room, event.player, at_table_only=True)


def _left(room: Room, event: ev.LeftSeat) -> Room:
    room = unplaced(without_requests(room, event.player), event.player)
    if event.reason != "chips_picked_up":
        room = reserved_only(room, event.player, event.table, ANY_SEAT)
    guests = tuple(guest for guest in room.guests if guest.host != event.player)
    return replace(room, guests=guests)


def _moved(room: Room, event: ev.Moved) -> Room:
    """Within a game the rank goes along, so that a chain of feeders keeps one order."""
    old, new = room.table(event.source), room.table(event.table)
    sitter = old.of(event.player) if old else None
    room = unplaced(without_requests(room, event.player), event.player)
    room = reserved_only(room, event.player, event.source, ANY_SEAT)
    similar = old is not None and new is not None and old.game == new.game
    rank = sitter.rank if sitter and similar else None
    room = _seated(room, ev.Seated(event.player, event.table, event.seat, event.at, rank))
    if sitter is None:
        return room
    return changed_sitter(room, event.player, lambda seated: _as_absent(seated, sitter))


def _as_absent(seated: Sitter, before: Sitter) -> Sitter:
    """Who was away from his old seat is away from the new one, since he went."""
    return replace(
        seated,
        settled=True,
        away_since=before.away_since,
        told_until=before.told_until,
        absences=before.absences,
        missed_big_blinds=before.missed_big_blinds,
    )


def _requested(room: Room, event: ev.ChangeRequested) -> Room:
    """Who asks again for the same keeps the time at which he asked first."""
    request = Request(event.player, event.table, event.seat, event.at, event.to)
    if any(replace(each, at=event.at) == request for each in room.requests):
        return room
    return replace(room, requests=(*room.requests, request))


def _withdrawn(room: Room, event: ev.ChangeWithdrawn) -> Room:
    return without_requests(room, event.player)


def _table_asked(room: Room, event: ev.TableAsked) -> Room:
    pair = (event.player, event.game)
    others = tuple(each for each in room.wanted_tables if each != pair)
    return replace(room, wanted_tables=(*others, pair))


def _opened(room: Room, event: ev.TableOpened) -> Room:
    table = room.table(event.table)
    if table is None:
        return room
    table = replace(
        table, game=event.game, state="open", feeds=event.feeds, extra=event.extra, sitters=()
    )
    wanted = tuple(each for each in room.wanted_tables if each[1] != event.game)
    others = tuple(each for each in room.tables if each.id != event.table)
    return replace(room, tables=(*others, table), wanted_tables=wanted)


def _feeds(room: Room, event: ev.FeedDeclared) -> Room:
    table = room.table(event.table)
    return with_table(room, replace(table, feeds=event.feeds)) if table else room


def _extra_closed(room: Room, event: ev.ExtraPlaceClosed) -> Room:
    table = room.table(event.table)
    if table is None:
        return room
    extra = table.size + 1
    sitters = tuple(
        replace(each, seat=event.freed) if each.seat == extra else each for each in table.sitters
    )
    room = with_table(room, replace(table, extra=False, sitters=sitters))
    return with_kept_moved(room, table.id, extra, event.freed, reserved=True)


def _hand_started(room: Room, event: ev.HandStarted) -> Room:
    table = room.table(event.table)
    if table is None:
        return room
    sitters = tuple(
        replace(sitter, hands=sitter.hands + 1, hands_away=sitter.hands_away + sitter.away)
        for sitter in table.sitters
    )
    room = with_table(room, replace(table, state="going", sitters=sitters))
    hands = {**dict(room.hands), event.table: event.hand}
    return replace(room, hands=tuple(sorted(hands.items())))


def _closed(room: Room, event: ev.TableClosed) -> Room:
    """What fed it feeds what it fed; nothing is wished, passed or reserved there any more."""
    room = without_feeder(on_new_occasion(room, event.table), event.table)
    reserved = tuple(each for each in room.reserved if each.table != event.table)
    room = replace(without_transfers(room, event.table), reserved=reserved)
    table = room.table(event.table)
    if table is None:
        return room
    return with_table(room, replace(table, state="closed", game="", extra=False, sitters=()))


def _drawn(room: Room, event: ev.CardsDrawn) -> Room:  # noqa: ARG001 - what follows are facts of their own
    return room


def _banned(room: Room, event: ev.Banned) -> Room:
    return replace(room, bans=(*room.bans, Ban(event.player, event.game, event.until)))


def _picked_up(room: Room, event: pe.ChipsPickedUp) -> Room:
    return _left(room, ev.LeftSeat(event.player, "", event.at, "chips_picked_up"))


_FOLDS: dict[type[ev.Happened], Callable[[Room, Any], Room]] = {
    ev.GameOffered: _offered,
    ev.TablePlaced: _table_placed,
    ev.CheckedIn: _checked_in,
    ev.CheckedOut: _checked_out,
    ev.SteppedOut: _stepped_out,
    ev.SteppedIn: _stepped_in,
    ev.CalledIn: _called_in,
    ev.ListJoined: _listed,
    ev.ListLeft: _unlisted,
    ev.DroppedToBottom: _dropped,
    ev.SeatCalled: _called,
    ev.CallEnded: _call_ended,
    ev.SeatLocked: _locked,
    ev.LockBegan: _lock_began,
    ev.LockReleased: _lock_released,
    ev.SeatAsked: _asked,
    ev.SeatDenied: _denied,
    ev.Seated: _seated,
    ev.Settled: _settled,
    ev.SeatChanged: _seat_changed,
    ev.SeatsSwapped: _swapped,
    ev.LeftSeat: _left,
    ev.Moved: _moved,
    ev.ChangeRequested: _requested,
    ev.ChangeWithdrawn: _withdrawn,
    ev.TableAsked: _table_asked,
    ev.TableOpened: _opened,
    ev.FeedDeclared: _feeds,
    ev.ExtraPlaceClosed: _extra_closed,
    ev.HandStarted: _hand_started,
    ev.TableClosed: _closed,
    ev.CardsDrawn: _drawn,
    ev.Banned: _banned,
    pe.ChipsPickedUp: _picked_up,
    **PEOPLE,
}
