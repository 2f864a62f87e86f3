"""Who may act for a seat, play in another's place, look on behind him, or not sit beside him."""

from collections.abc import Mapping

from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    kept_apart_from,
    refused,
    seat_known,
    supervised,
    table_known,
)
from croupier.cardroom.lists import check_not_banned, check_present
from croupier.cardroom.own_chips import OWN
from croupier.cardroom.seating import check_one_seat, check_turn
from croupier.cardroom.state import (
    Guest,
    Person,
    PlayerId,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
    TableId,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

ONE_PLAYER = "rrop3:2.procedures.8"
PLAY_OVER = "rrop3:2.procedures.11"
GUEST = "rrop3:2.procedures.26"
APART = "rrop3:2.seating.5"
RESERVED = "rrop3:2.seating.7c"
NEEDS = "tda:9"


@rule(ONE_PLAYER)
def check_acts(
    room: Room, account: PlayerId, table: TableId, seat: SeatNo, *, rules: House
) -> None:
    """Raise RoomRefused unless *account* is the one person who plays the hand of that seat."""
    sitter = table_known(rules, room, table).at(seat)
    player = (sitter.over or sitter.player) if sitter else ""
    if not player or account != player:
        raise refused(
            rules,
            (ONE_PLAYER,),
            (
                f"The hand of seat {seat} is not {account}’s to play.",
                f"La main du siège {seat} n’est pas à jouer par {account}.",
            ),
            ("Only its own player acts for it.", "Seul son joueur agit pour elle."),
        )


@rule(PLAY_OVER)
def play_over(
    room: Room,
    player: PlayerId,
    absent: PlayerId,
    at: Seconds,
    *,
    by: Person,
    rules: House,
    chips: int,
) -> Decided:
    """With a supervisor's leave a player takes an absent one's place; the absent is not asked.

    Whoever may not come back to the game does not, nor does anybody before his turn on the list.
    """
    supervised(rules, by, (PLAY_OVER,))
    table, sitter = seat_known(rules, room, absent)
    _check_comes(room, player, table, at, rules)
    if not sitter.away or sitter.over or chips <= 0 or kept_apart_from(room, player, table):
        raise refused(
            rules,
            (PLAY_OVER, OWN) if chips <= 0 else (PLAY_OVER,),
            (
                f"{player} cannot play over {absent}.",
                f"{player} ne peut jouer à la place de {absent}.",
            ),
            (
                "He needs chips of his own and the free place of somebody who is away.",
                "Il faut ses propres jetons et la place libre d’un absent.",
            ),
        )
    why = because(
        rules,
        (PLAY_OVER,),
        f"{by.id} lets {player} sit in seat {sitter.seat} until {absent} is back.",
        f"{by.id} laisse {player} au siège {sitter.seat} jusqu’au retour de {absent}.",
        away_since=sitter.away_since,
        chips=chips,
        by=by.id,
    )
    return Decided((pe.PlayedOver(player, absent, at, by.id),), why)


def _check_comes(room: Room, player: PlayerId, table: RoomTable, at: Seconds, rules: House) -> None:
    check_present(room, player, rules)
    check_not_banned(room, player, table.game, at, rules)
    check_one_seat(room, player, rules)
    check_turn(room, player, table, rules)


def end_play_over(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """Who plays in an absent player's place gets up."""
    if not room.plays_over(player):
        raise refused(
            rules,
            (PLAY_OVER,),
            (f"{player} plays in nobody’s place.", f"{player} ne joue à la place de personne."),
            ("There is nothing to give up.", "Il n’y a rien à rendre."),
        )
    why = because(
        rules, (PLAY_OVER,), f"{player} gets up.", f"{player} se lève.", player=player, at=at
    )
    return Decided((pe.PlayOverEnded(player, at),), why)


@rule(GUEST)
def bring_guest(room: Room, host: PlayerId, guest: str, at: Seconds, *, rules: House) -> Decided:
    """A player has one guest sit behind him."""
    seat_known(rules, room, host)
    behind = [each for each in room.guests if each.host == host or each.guest == guest]
    if behind or room.table_of(guest) or room.plays_over(guest):
        raise refused(
            rules,
            (GUEST,),
            (f"{guest} cannot sit behind {host}.", f"{guest} ne peut s’asseoir derrière {host}."),
            (
                "A player has one guest, who plays nowhere and has no other host.",
                "Un joueur a un invité, qui ne joue pas et n’a pas d’autre hôte.",
            ),
        )
    why = because(
        rules,
        (GUEST,),
        f"{guest} may sit behind {host} as long as nobody objects.",
        f"{guest} peut s’asseoir derrière {host} tant que personne ne s’y oppose.",
        at=at,
    )
    return Decided((pe.GuestCame(guest, host, at),), why)


@rule(GUEST)
def object_to_guest(room: Room, objector: PlayerId, guest: str, *, rules: House) -> Decided:
    """One objection of a player at the table ends the permission."""
    found = next((each for each in room.guests if each.guest == guest), None)
    table = room.table_of(found.host) if found else None
    if found is None or table is None or not table.of(objector):
        raise refused(
            rules,
            (GUEST,),
            (f"{objector} has no say in that.", f"{objector} n’a pas son mot à dire."),
            ("Players of that table object.", "Les joueurs de cette table s’opposent."),
        )
    why = because(
        rules,
        (GUEST,),
        f"{objector} objects: {guest} leaves the table.",
        f"{objector} s’y oppose\u00a0: {guest} quitte la table.",
        host=found.host,
    )
    return Decided((pe.GuestWent(guest, found.host, objector),), why)


def guest_leaves(room: Room, guest: str, *, rules: House) -> Decided:
    """A guest goes of his own will."""
    host = next((each.host for each in room.guests if each.guest == guest), "")
    if not host:
        raise refused(
            rules,
            (GUEST,),
            (f"{guest} is nobody’s guest.", f"{guest} n’est l’invité de personne."),
            ("There is nothing to end.", "Il n’y a rien à terminer."),
        )
    why = because(rules, (GUEST,), f"{guest} leaves.", f"{guest} s’en va.", host=host)
    return Decided((pe.GuestWent(guest, host),), why)


@rule(GUEST)
def hand_seen_by(room: Room, guest: str) -> PlayerId:
    """Whose hand a guest may look at: his host's and no other; empty if he is nobody's guest.

    Who plays himself looks at none, and nobody looks at that of who plays in his host's place.
    """
    found: Guest | None = next((each for each in room.guests if each.guest == guest), None)
    if found is None or room.table_of(guest) or room.plays_over(guest):
        return ""
    table = room.table_of(found.host)
    sitter = table.of(found.host) if table else None
    return found.host if sitter and not sitter.over else ""


@rule(APART)
def keep_apart(
    room: Room, one: PlayerId, other: PlayerId, reason: str, *, by: Person, rules: House
) -> Decided:
    """The house keeps two players from one table; it says so if they share one now."""
    supervised(rules, by, (APART,))
    together = room.table_of(one)
    why = because(
        rules,
        (APART,),
        f"{one} and {other} are not seated at one table.",
        f"{one} et {other} ne sont pas placés à une même table.",
        reason=reason,
        by=by.id,
        together_now=bool(together and together.of(other)),
    )
    return Decided((pe.KeptApart(one, other, by.id, reason),), why)


@rule(RESERVED, NEEDS)
def reserve_seat(
    room: Room,
    player: PlayerId,
    table: TableId,
    seat: SeatNo,
    reason: str,
    *,
    by: Person,
    rules: House,
) -> Decided:
    """Management keeps a free seat for a player who sees badly or has another good reason."""
    supervised(rules, by, (RESERVED, NEEDS))
    table_known(rules, room, table)
    if seat not in room.free_seats(table) or not reason:
        raise refused(
            rules,
            (RESERVED, NEEDS),
            (f"Seat {seat} cannot be reserved.", f"Le siège {seat} ne peut être réservé."),
            ("Name a free seat and a reason.", "Nommez un siège libre et un motif."),
        )
    why = because(
        rules,
        (RESERVED, NEEDS),
        f"Seat {seat} of table {table} is kept for {player}: {reason}.",
        f"Le siège {seat} de la table {table} est gardé pour {player}\u00a0: {reason}.",
        by=by.id,
    )
    return Decided((pe.SeatReserved(table, seat, player, by.id, reason),), why)


def unreserve_seat(room: Room, player: PlayerId, *, by: Person, rules: House) -> Decided:
    """Management gives a reserved seat free."""
    supervised(rules, by, (RESERVED, NEEDS))
    if not any(each.player == player for each in room.reserved):
        raise refused(
            rules,
            (RESERVED, NEEDS),
            (f"No seat is reserved for {player}.", f"Aucun siège n’est réservé à {player}."),
            ("There is nothing to free.", "Il n’y a rien à libérer."),
        )
    why = because(
        rules,
        (RESERVED, NEEDS),
        f"No seat is kept for {player} any more.",
        f"Plus aucun siège n’est gardé pour {player}.",
        by=by.id,
    )
    return Decided((pe.SeatUnreserved(player, by.id),), why)


@rule(NEEDS)
def draw_around(
    players: tuple[PlayerId, ...],
    seats: tuple[tuple[TableId, SeatNo], ...],
    fixed: Mapping[PlayerId, tuple[TableId, SeatNo]],
) -> dict[PlayerId, tuple[TableId, SeatNo]]:
    """Seats for *players* in the order drawn; who has a *fixed* one keeps it out of the draw."""
    kept = {player: seat for player, seat in fixed.items() if player in players}
    rest = iter([seat for seat in seats if seat not in kept.values()])
    drawn = {player: next(rest) for player in players if player not in kept}
    return kept | drawn
