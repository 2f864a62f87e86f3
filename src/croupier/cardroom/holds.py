"""Kept seats and absences: how long, and what the house may do when the time is over."""

from dataclasses import replace
from typing import Literal

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    refused,
    seat_known,
    supervised,
)
from croupier.cardroom.filling import given
from croupier.cardroom.fold import evolve
from croupier.cardroom.leaving import over_ends, without_extra
from croupier.cardroom.lists import MOST_LOCKED, call_unanswered
from croupier.cardroom.offers import Offer, movers_to, who_gets
from croupier.cardroom.state import (
    MINUTE,
    NEVER,
    Call,
    Lock,
    Person,
    PlayerId,
    Room,
    RoomTable,
    Seconds,
    Sitter,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import Why

LONG = "rrop3:2.procedures.19a"
OFTEN = "rrop3:2.procedures.19b"
NEW_TABLE = "rrop3:2.procedures.20a"
ANY_LOCK = "rrop3:2.procedures.20b"

HOLD_MINUTES = (5, 10, 30, 60)
MOST_LOCK_MINUTES = MOST_LOCKED // MINUTE
FEW_SEATS = 6
THIRD = 2

KEEPER = Person("clock", "list")
"""Who acts for the keeper of the list when the time to answer is over."""

Where = Literal["seated", "at_chair", "gone"]
"""In his chair; standing within reach of it; neither."""


def is_away(where: Where, *, rules: House) -> bool:
    """Whether a player counts as away: beyond reach of his chair, or out of it where so chosen."""
    return where == "gone" or (where == "at_chair" and rules.options.absence.presence == "seated")


def step_away(
    room: Room, player: PlayerId, at: Seconds, *, rules: House, where: Where = "gone"
) -> Decided:
    """A seated player leaves his table for a while; the third to be away is told so."""
    table, sitter = seat_known(rules, room, player)
    if sitter.away or not is_away(where, rules=rules):
        raise refused(
            rules,
            (LONG,),
            (f"{player} does not go away.", f"{player} ne s’absente pas."),
            ("He is away already, or counts as present.", "Il est déjà absent, ou compte présent."),
        )
    others = sum(each.away for each in table.sitters)
    third = others >= THIRD
    why = because(
        rules,
        (LONG,),
        f"{player} is away; as the third he has one round." if third else f"{player} is away.",
        f"{player} s’absente\u00a0; troisième, il a un tour." if third else f"{player} s’absente.",
        at=at,
        others_away=others,
        told_until=sitter.told_until,
    )
    return Decided((pe.WentAway(player, at, third),), why)


@rule(LONG)
def announce_absence(
    room: Room, player: PlayerId, minutes: int, at: Seconds, *, by: Person, rules: House
) -> Decided:
    """A supervisor who is told in advance gives a longer absence: 5, 10, 30 or 60 minutes."""
    supervised(rules, by, (LONG,))
    _, sitter = seat_known(rules, room, player)
    if sitter.away or minutes not in HOLD_MINUTES:
        raise refused(
            rules,
            (LONG,),
            (f"No longer absence for {player}.", f"Pas d’absence prolongée pour {player}."),
            (
                "He tells before he goes, and is given 5, 10, 30 or 60 minutes.",
                "Il prévient avant de partir, et reçoit 5, 10, 30 ou 60 minutes.",
            ),
        )
    until = at + minutes * MINUTE
    why = because(
        rules,
        (LONG,),
        f"{player} told in advance: his seat is kept for {minutes} min.",
        f"{player} a prévenu\u00a0: son siège est gardé {minutes} min.",
        until=until,
        by=by.id,
    )
    return Decided((pe.AbsenceAnnounced(player, until, by.id),), why)


def come_back(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """An absent player takes his seat again; who played in his place gives it up."""
    _, sitter = seat_known(rules, room, player)
    if not sitter.away:
        raise refused(
            rules,
            (LONG,),
            (f"{player} is not away.", f"{player} n’est pas absent."),
            ("Nothing is to be done.", "Il n’y a rien à faire."),
        )
    why = because(
        rules,
        (LONG,),
        f"{player} is back.",
        f"{player} est de retour.",
        away=at - sitter.away_since,
        played_over_by=sitter.over,
    )
    return Decided((pe.CameBack(player, at),), why)


@rule(LONG)
def may_pick_up(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Why | None:
    """Why the chips of an absent player may be picked up now; None while he has time.

    He is away too long, unless a supervisor was told of more; or, while somebody waits, too many
    big blinds passed him, or as the third away he let a round go by.
    """
    table, sitter = seat_known(rules, room, player)
    if not sitter.away:
        return None
    return (
        _too_long(sitter, at, rules)
        or _too_many_blinds(room, table, sitter, rules)
        or _third_man(room, table, sitter, rules)
    )


def _too_long(sitter: Sitter, at: Seconds, rules: House) -> Why | None:
    most = rules.options.absence.max_minutes
    until = max(sitter.away_since + most * MINUTE, sitter.told_until)
    if not most or at <= until:
        return None
    return because(
        rules,
        (LONG,),
        f"{sitter.player} is away for longer than he may: his chips may be picked up.",
        f"{sitter.player} est absent trop longtemps\u00a0: ses jetons peuvent être retirés.",
        away_since=sitter.away_since,
        told_until=sitter.told_until,
        until=until,
        at=at,
    )


def _too_many_blinds(room: Room, table: RoomTable, sitter: Sitter, rules: House) -> Why | None:
    """One more big blind may pass where there are six seats or fewer."""
    most = rules.options.absence.max_missed_big_blinds
    limit = most + (table.size <= FEW_SEATS)
    waiting = room.waiting(table.game, sitter.player)
    if not most or sitter.missed_big_blinds < limit or not waiting:
        return None
    return because(
        rules,
        (),
        f"{limit} big blinds passed {sitter.player} while others wait.",
        f"{limit} grosses blindes ont passé {sitter.player} alors que d’autres attendent.",
        missed=sitter.missed_big_blinds,
        waiting=waiting,
    )


def _third_man(room: Room, table: RoomTable, sitter: Sitter, rules: House) -> Why | None:
    waiting = room.waiting(table.game, sitter.player)
    round_of = len(table.sitters)
    if not sitter.third or sitter.hands_away < round_of or not waiting:
        return None
    return because(
        rules,
        (),
        f"{sitter.player} went away as the third, and a round has passed.",
        f"{sitter.player} est parti en troisième, et un tour est passé.",
        hands_away=sitter.hands_away,
        round=round_of,
        waiting=waiting,
    )


@rule(LONG)
def prompts(room: Room, at: Seconds, *, rules: House) -> tuple[tuple[PlayerId, Why], ...]:
    """Whose chips the floor is told he may pick up now, and why."""
    away = (each for table in room.tables for each in table.sitters if each.away)
    found = ((each.player, may_pick_up(room, each.player, at, rules=rules)) for each in away)
    return tuple((player, why) for player, why in found if why)


@rule(OFTEN)
def absences_of(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> tuple[Seconds, ...]:
    """How long each absence of a player at this seat was, the one that goes on last."""
    _, sitter = seat_known(rules, room, player)
    lengths = tuple(end - start for start, end in sitter.absences)
    return (*lengths, at - sitter.away_since) if sitter.away else lengths


@rule(LONG, OFTEN)
def pick_up_chips(
    room: Room, player: PlayerId, at: Seconds, *, by: Person, rules: House, often: bool = False
) -> Decided:
    """The house takes an absent player's chips off: his time is over, or he is away too *often*.

    His name stands at the top of the list, with a timer that counts upward.
    """
    supervised(rules, by, (OFTEN,) if often else (LONG,))
    table, sitter = seat_known(rules, room, player)
    lengths = absences_of(room, player, at, rules=rules)
    why = may_pick_up(room, player, at, rules=rules)
    if often and len(lengths) > 1 and why is None:
        why = because(
            rules,
            (OFTEN,),
            f"{by.id} finds {player} away too often.",
            f"{by.id} juge {player} trop souvent absent.",
            absences=lengths,
        )
    if why is None or not sitter.away:
        raise refused(
            rules,
            (LONG, OFTEN),
            (f"The chips of {player} stay.", f"Les jetons de {player} restent."),
            (
                "They are taken off after too long an absence, or repeated ones.",
                "On les retire après une absence trop longue, ou des absences répétées.",
            ),
        )
    events: tuple[ev.Happened, ...] = (
        *over_ends(room, player, at),
        *_lock_gone(room.lock_of(player), at),
        pe.ChipsPickedUp(player, at, by.id, why.text.en),
        *without_extra(room, player, at),
        ev.ListJoined(player, table.game, at, top=True, picked_up=True),
    )
    return Decided(events, why)


def _lock_gone(lock: Lock | None, at: Seconds) -> tuple[ev.Happened, ...]:
    if lock is None:
        return ()
    return (ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money),)


@rule(NEW_TABLE, ANY_LOCK)
def lock_ends(lock: Lock, *, rules: House) -> Seconds:
    """When a kept seat is released if somebody waits; NEVER for one that play decides on.

    At a new table that is after the minutes of the house, elsewhere after those asked for, and
    nowhere after more than ten.
    """
    if lock.since == NEVER or lock.reason in {"must_move", "drawn"}:
        return NEVER
    minutes = min(lock.minutes or MOST_LOCK_MINUTES, MOST_LOCK_MINUTES)
    if lock.new_table:
        minutes = min(minutes, rules.options.seating.new_table_hold_minutes)
    return lock.since + minutes * MINUTE


def _stale_asks(room: Room, at: Seconds, rules: House) -> list[Decided]:
    done = []
    for ask in room.asks:
        table = room.table(ask.table)
        waiting = room.waiting(table.game, ask.player) if table else ()
        if waiting and at >= ask.at + MOST_LOCK_MINUTES * MINUTE:
            why = because(
                rules,
                (ANY_LOCK,),
                f"The request of {ask.player} has kept seat {ask.seat} long enough.",
                f"La demande de {ask.player} a gardé le siège {ask.seat} assez longtemps.",
                asked_at=ask.at,
                waiting=waiting,
            )
            listed = room.entry_of(ask.player, table.game if table else "")
            back = () if listed or not table else (ev.ListJoined(ask.player, table.game, at),)
            done.append(Decided((ev.SeatDenied(ask.player, at, ""), *back), why))
    return done


def _stale_calls(began: Room, at: Seconds, rules: House) -> list[Decided]:
    """Calls whose time to answer is over, while somebody waits or has a claim to the seat."""
    done: list[Decided] = []
    room = began
    for call in began.calls:
        waiting = began.waiting(call.game, call.player)
        claim = _claim_to(room, call, rules) if at >= call.until else None
        table = room.table(call.table)
        if at < call.until or not (waiting or claim):
            continue
        over = call_unanswered(room, call.player, at, by=KEEPER, rules=rules)
        done.append(over)
        room = evolve(room, *over.events)
        if claim and table:
            # The next call is not over for the sake of somebody who has this seat now.
            room = evolve(room, *given(room, table, call.seat, claim, at).events)
    return done


def _claim_to(room: Room, call: Call, rules: House) -> Offer | None:
    """By what right somebody who has a seat would get the one that is called; None for nobody."""
    table = room.table(call.table)
    if table is None:
        return None
    free = replace(room, calls=tuple(each for each in room.calls if each != call))
    offer = who_gets(free, table, call.seat, rules=rules)
    return None if offer.kind in {"list", "nobody"} else offer


def _absent_movers(room: Room, at: Seconds, rules: House) -> list[Decided]:
    """Seats at a main table whose next player went away, while another could have them."""
    done = []
    for lock in room.locks:
        table, main = room.table_of(lock.player), room.table(lock.table)
        sitter = table.of(lock.player) if table else None
        if main is None or sitter is None or not sitter.away or lock.reason != "must_move":
            continue
        others = tuple(each.player for _, each in movers_to(room, main.id))
        waiting = (*others, *room.waiting(main.game))
        ends = max(sitter.away_since, lock.since) + MOST_LOCK_MINUTES * MINUTE
        if waiting and at >= ends:
            why = because(
                rules,
                (ANY_LOCK,),
                f"{lock.player} is away from the move to table {main.id}; {waiting[0]} is next.",
                f"{lock.player} est absent et ne va pas à la table {main.id}\u00a0; "
                f"{waiting[0]} suit.",
                away_since=sitter.away_since,
                ends=ends,
                waiting=waiting,
            )
            done.append(Decided(_lock_gone(lock, at), why))
    return done


@rule(NEW_TABLE, ANY_LOCK)
def release_due(room: Room, at: Seconds, *, rules: House) -> tuple[Decided, ...]:
    """The kept seats whose time is over while somebody waits; with nobody waiting they are kept.

    Who had it from the list goes to its end; the money comes back.  A call in vain and a request
    for a seat that nobody answers keep it no longer than that either, nor does a mover who is away.
    """
    done = [*_stale_asks(room, at, rules), *_stale_calls(room, at, rules)]
    done += _absent_movers(room, at, rules)
    for lock in room.locks:
        table = room.table(lock.table)
        waiting = room.waiting(table.game, lock.player) if table else ()
        ends = lock_ends(lock, rules=rules)
        if table is None or not waiting or ends == NEVER or at < ends:
            continue
        why = because(
            rules,
            (NEW_TABLE, ANY_LOCK) if lock.new_table else (ANY_LOCK,),
            f"Seat {lock.seat} was kept for {lock.player} long enough, and {waiting[0]} waits.",
            f"Le siège {lock.seat} a été gardé assez longtemps pour {lock.player}\u00a0; "
            f"{waiting[0]} attend.",
            since=lock.since,
            ends=ends,
            at=at,
            waiting=waiting,
        )
        released = ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money)
        listed = lock.reason in {"list", "opening"}
        back = (ev.ListJoined(lock.player, table.game, at),) if listed else ()
        done.append(Decided((released, *back), why))
    return tuple(done)
