"""Who is in the room: players check in and out, and say when they step out for a while."""

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import Decided, because, refused, table_known
from croupier.cardroom.leaving import over_ends, refusal_of, without_extra
from croupier.cardroom.lists import banned_until, must_fill, pass_call
from croupier.cardroom.state import PlayerId, Room, Seconds
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

PRESENT = "rrop3:2.seating.1"
HEAR = "rrop3:2.seating.2"


def check_in(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player is here; the games he announced himself for get his name, at the end.

    A game that he may not come back to yet does not.
    """
    games = tuple(game for who, game in room.announced if who == player)
    why = because(
        rules, (PRESENT,), f"{player} is here.", f"{player} est là.", at=at, announced_for=games
    )
    out = (game for game in games if at < banned_until(room, player, game))
    struck = (ev.ListLeft(player, game, at, "struck") for game in out)
    return Decided((ev.CheckedIn(player, at), *struck), why)


def check_out(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player leaves the building: nothing is kept or reserved for him any more.

    Who leaves instead of going to the main table has refused it; whoever plays in his place, or
    he in somebody else’s, gets up.
    """
    over = (pe.PlayOverEnded(player, at),) if room.plays_over(player) else ()
    table, lock = room.table_of(player), room.lock_of(player)
    freed = (ev.LockReleased(player, lock.table, lock.seat, at, lock.money),) if lock else ()
    ended = (*over_ends(room, player, at), *over, *freed, ev.CheckedOut(player, at))
    closed = without_extra(room, player, at)
    why = because(
        rules,
        (PRESENT,),
        f"{player} left: no name and no seat is kept for him.",
        f"{player} est parti\u00a0: ni nom ni siège n’est gardé pour lui.",
        at=at,
    )
    banned = refusal_of(table, lock, at)
    return Decided((*ended, *closed, *banned), why)


@rule(HEAR)
def step_out(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A listed player tells that he leaves the room: he keeps his places and is not called.

    Who is called to a table that he has to fill goes to the bottom of its list.
    """
    if player not in room.present or not any(each.player == player for each in room.entries):
        raise refused(
            rules,
            (HEAR,),
            (f"{player} is on no list.", f"{player} n’est sur aucune liste."),
            ("Join a list first.", "Inscrivez-vous d’abord."),
        )
    call = room.call_of(player)
    if call and must_fill(room, table_known(rules, room, call.table), player):
        passed = pass_call(room, player, at, rules=rules)
        return Decided((*passed.events, ev.SteppedOut(player, at)), passed.why)
    why = because(
        rules,
        (HEAR,),
        f"{player} stepped out and keeps his place; the next present name is called.",
        f"{player} est sorti et garde sa place\u00a0; on appelle le nom suivant.",
        at=at,
    )
    ended = (ev.CallEnded(player, at, "skipped"),) if call else ()
    return Decided((*ended, ev.SteppedOut(player, at)), why)


@rule(HEAR)
def step_in(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """He is back in the room and can hear his name again."""
    was = player in room.out
    why = because(
        rules, (HEAR,), f"{player} is back.", f"{player} est de retour.", at=at, was_out=was
    )
    return Decided((ev.SteppedIn(player, at),), why)
