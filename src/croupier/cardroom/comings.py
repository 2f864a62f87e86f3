"""Who is in the room: players check in and out, and say when they step out for a while."""

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because, refused
from croupier.cardroom.seating import without_extra
from croupier.cardroom.state import PlayerId, Room, Seconds
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

PRESENT = "rrop3:2.seating.1"
HEAR = "rrop3:2.seating.2"


def check_in(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player is here; the games he announced himself for get his name, at the end."""
    games = tuple(game for who, game in room.announced if who == player)
    why = because(
        rules, (PRESENT,), f"{player} is here.", f"{player} est là.", at=at, announced_for=games
    )
    return Decided((ev.CheckedIn(player, at),), why)


def check_out(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player leaves the building, and everything that was kept for him is free."""
    gone = ev.CheckedOut(player, at)
    why = because(
        rules,
        (PRESENT,),
        f"{player} left: no name and no seat is kept for him.",
        f"{player} est parti\u00a0: ni nom ni siège n’est gardé pour lui.",
        at=at,
    )
    return Decided((gone, *without_extra(room, player, at)), why)


@rule(HEAR)
def step_out(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A listed player tells that he leaves the room: he keeps his places and is not called."""
    if player not in room.present or not any(each.player == player for each in room.entries):
        raise refused(
            rules,
            (HEAR,),
            (f"{player} is on no list.", f"{player} n’est sur aucune liste."),
            ("Join a list first.", "Inscrivez-vous d’abord."),
        )
    why = because(
        rules,
        (HEAR,),
        f"{player} stepped out and keeps his place; the next present name is called.",
        f"{player} est sorti et garde sa place\u00a0; on appelle le nom suivant.",
        at=at,
    )
    call = room.call_of(player)
    ended = (ev.CallEnded(player, at, "skipped"),) if call else ()
    return Decided((*ended, ev.SteppedOut(player, at)), why)


@rule(HEAR)
def step_in(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """He is back in the room and can hear his name again."""
    was = player in room.out
    why = because(rules, (HEAR,), f"{player} is back.", f"{player} est revenu.", at=at, was_out=was)
    return Decided((ev.SteppedIn(player, at),), why)
