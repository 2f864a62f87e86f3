"""Orders that the room carries out by itself: places deleted, seats vacated, decks flagged."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from croupier.cardroom import happened as ev
from croupier.cardroom import orders as order
from croupier.cardroom.comings import check_out
from croupier.cardroom.deciding import Decided, because
from croupier.cardroom.desk.doing_seats import give_up_place, leave_after_hand, leave_table
from croupier.cardroom.desk.doing_table import flag_deck
from croupier.cardroom.desk.happened_at_table import HandsToMissSet
from croupier.cardroom.desk.view import place_in
from croupier.cardroom.desk.work import Work
from croupier.cardroom.people import standing

CONDUCT = "rrop3:1.conduct.0"


def carry_out(work: Work, one: order.Order) -> None:
    """Do what an order says, as far as it is for the room; staff are told of the rest."""
    doing = _DOING.get(type(one))
    if doing is not None:
        doing(work, one)


def delete_barred(work: Work) -> None:
    """Whoever may not come in has no name and no seat kept, however he came by it."""
    files, room = work.desk.files, work.room
    if not files.entries:
        return
    names = (
        *(entry.player for entry in room.entries),
        *(ask.player for ask in room.asks),
        *(call.player for call in room.calls),
        *(lock.player for lock in room.locks),
    )
    for person in dict.fromkeys(names):
        now = standing(files, person, work.at)
        if now.barred or now.suspended:
            _delete_places(work, order.PlacesToDelete(person))
    _check_out_barred(work)


def _check_out_barred(work: Work) -> None:
    """Whoever may not come in is out of the room, once he has no place at a table any more."""
    known = {entry.person for entry in work.desk.files.entries}
    for person in sorted(known & work.room.present):
        now = standing(work.desk.files, person, work.at)
        if not (now.barred or now.suspended) or place_in(work.room, person):
            continue
        why = because(
            work.rules,
            [article for one in (*now.barred, *now.suspended) for article in one.rules],
            f"{person} may not be in the room.",
            f"{person} ne peut rester dans la salle.",
        )
        out = check_out(work.room, person, work.at, rules=work.rules)
        work.take(Decided(out.events, why))


def _vacate(work: Work, one: order.SeatToVacate) -> None:
    """He cashes in and goes: at once, or when the hand is over or his chips are counted."""
    found = place_in(work.room, one.person)
    if found is None:
        return
    table, sitter = found
    kept = work.table(table.id)
    stack = kept.stacks.get(one.person, 0)
    if sitter.over and sitter.player == one.person:
        give_up_place(work, sitter.over, kept.stacks.get(sitter.over, 0))
        found = place_in(work.room, one.person)
        if found is None or found[1].over:
            leave_after_hand(work, table, one.person, stack, articles=(CONDUCT,))
            return
        table, sitter = found
    if one.person in kept.uncounted:
        leave_after_hand(work, table, one.person, stack, articles=(CONDUCT,))
    elif sitter.over == one.person:
        give_up_place(work, one.person, stack)
    else:
        leave_table(work, table, sitter, stack, articles=(CONDUCT,))


def _delete_places(work: Work, one: order.PlacesToDelete) -> None:
    who, room, at = one.person, work.room, work.at
    call, lock = room.call_of(who), room.lock_of(who)
    events: list[ev.Happened] = []
    if call:
        events.append(ev.CallEnded(who, at, "skipped"))
    if lock:
        events.append(ev.LockReleased(who, lock.table, lock.seat, at, lock.money))
    if any(ask.player == who for ask in room.asks):
        events.append(ev.SeatDenied(who, at, work.by.id))
    events += [
        ev.ListLeft(who, entry.game, at, "struck") for entry in room.entries if entry.player == who
    ]
    if events:
        why = because(
            work.rules,
            (CONDUCT,),
            f"{who} may not come in: no name and no seat is kept.",
            f"{who} ne peut entrer\u00a0: ni nom ni siège n’est gardé.",
        )
        work.decide(why, *events)


def _miss_hands(work: Work, one: order.HandsToMiss) -> None:
    found = place_in(work.room, one.person)
    if found is None:
        return
    hands = work.table(found[0].id).missing.get(one.person, 0) + one.hands
    why = because(
        work.rules,
        (CONDUCT, "tda:71A"),
        f"{one.person} misses the next hands.",
        f"{one.person} manque les mains suivantes.",
        hands=hands,
    )
    work.decide(why, HandsToMissSet(found[0].id, one.person, hands))


def _flag(work: Work, one: order.DeckToFlag) -> None:
    if work.room.table(one.table):
        flag_deck(work, one.table, one.card)


_DOING: Mapping[type[order.Order], Callable[[Work, Any], None]] = MappingProxyType(
    {
        order.SeatToVacate: _vacate,
        order.PlacesToDelete: _delete_places,
        order.HandsToMiss: _miss_hands,
        order.DeckToFlag: _flag,
    }
)
