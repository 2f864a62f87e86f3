"""Interest and waiting lists: who may put his name down, who is called, and what an answer does.

A list is kept for each game at each limit; it is one of interest until a table of the game opens,
and then goes on as the waiting list in the same order.  A player has one place on a list, and may
stand on several lists.
"""

from typing import Literal

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because, game_known, refused, table_known
from croupier.cardroom.saying import minutes_of
from croupier.cardroom.state import (
    MINUTE,
    NEVER,
    Call,
    GameId,
    Lock,
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

PRESENT = "rrop3:2.seating.1"
HEAR = "rrop3:2.seating.2"
FILL = "rrop3:2.seating.10"
LOCK = "rrop3:2.procedures.20b"
BANNED = "rrop3:2.seating.9c"

LOCK_MINUTES = (5, 10, 30, 60)
"""How long a called seat may be asked to be kept."""

MOST_LOCKED = 10 * MINUTE
"""No seat is kept longer while somebody waits."""

MOST_VACANT = 3


def is_interest_list(room: Room, game: GameId) -> bool:
    """Whether the list of *game* is one of interest: no table of it is open or going."""
    return not room.tables_of(game)


def ahead_of(room: Room, player: PlayerId, game: GameId) -> int:
    """How many names stand before that of *player*."""
    return [entry.player for entry in room.list_of(game)].index(player)


@rule(PRESENT)
def join_list(
    room: Room, player: PlayerId, game: GameId, at: Seconds, *, rules: House, calls_in: bool = False
) -> Decided:
    """A player who is present gets the next place at the end; whoever calls in, once he is here."""
    game_known(rules, room, game)
    check_not_banned(room, player, game, at, rules)
    if calls_in and player not in room.present:
        why = because(
            rules,
            (PRESENT,),
            f"{player} is announced for {game}: he gets a place when he is here.",
            f"{player} est annoncé pour {game}\u00a0: il aura une place en arrivant.",
            game=game,
            at=at,
        )
        return Decided((ev.CalledIn(player, game, at),), why)
    check_present(room, player, rules)
    _not_there_yet(room, player, game, rules)
    place = len(room.list_of(game)) + 1
    why = because(
        rules,
        (PRESENT,),
        f"{player} is number {place} on the list of {game}.",
        f"{player} est numéro {place} sur la liste de {game}.",
        place=place,
        at=at,
        interest=is_interest_list(room, game),
    )
    return Decided((ev.ListJoined(player, game, at),), why)


@rule(PRESENT)
def check_present(room: Room, player: PlayerId, rules: House) -> None:
    """Raise RoomRefused for somebody who is not in the room."""
    if player not in room.present:
        raise refused(
            rules,
            (PRESENT,),
            (f"{player} is not in the room.", f"{player} n’est pas dans la salle."),
            ("Check in at the desk, or call in.", "Présentez-vous à l’accueil, ou annoncez-vous."),
        )


def _not_there_yet(room: Room, player: PlayerId, game: GameId, rules: House) -> None:
    table = room.table_of(player)
    if room.entry_of(player, game):
        place = ahead_of(room, player, game) + 1
        raise refused(
            rules,
            (PRESENT,),
            (f"{player} is on that list.", f"{player} est déjà sur cette liste."),
            (f"He keeps place {place}.", f"Il garde la place {place}."),
        )
    lock = room.lock_of(player)
    kept = room.table(lock.table) if lock else None
    if (table and table.game == game) or (kept and kept.game == game):
        raise refused(
            rules,
            ("rrop3:2.seating.4",),
            (f"{player} has a seat in {game}.", f"{player} a un siège en {game}."),
            ("Ask for a change of table.", "Demandez à changer de table."),
        )


def banned_until(room: Room, player: PlayerId, game: GameId) -> Seconds:
    """Until when *player* may not come back to a game; NEVER if nothing keeps him out."""
    bans = (ban.until for ban in room.bans if (ban.player, ban.game) == (player, game))
    return max(bans, default=NEVER)


@rule(BANNED)
def check_not_banned(room: Room, player: PlayerId, game: GameId, at: Seconds, rules: House) -> None:
    """Raise RoomRefused for who refused a must-move: he stays out of that game for an hour."""
    until = banned_until(room, player, game)
    if at < until:
        minutes = -(-(until - at) // MINUTE)
        raise refused(
            rules,
            (BANNED,),
            (
                f"{player} refused to move to the main table of {game}.",
                f"{player} a refusé d’aller à la table principale de {game}.",
            ),
            (f"He may return in {minutes} min.", f"Il peut revenir dans {minutes} min."),
        )


def leave_list(room: Room, player: PlayerId, game: GameId, at: Seconds, *, rules: House) -> Decided:
    """A player takes his name off; who comes back begins at the end."""
    if not room.entry_of(player, game):
        raise refused(
            rules,
            (PRESENT,),
            (f"{player} is not on that list.", f"{player} n’est pas sur cette liste."),
            ("Join the list first.", "Inscrivez-vous d’abord."),
        )
    why = because(
        rules,
        (PRESENT,),
        f"{player} is off the list of {game}.",
        f"{player} n’est plus sur la liste de {game}.",
        at=at,
    )
    return Decided((ev.ListLeft(player, game, at),), why)


@rule(HEAR)
def may_be_called(room: Room, player: PlayerId) -> bool:
    """Whether a name can be called: he is here, has not stepped out, and is promised no seat.

    Only such names count as waiting, whatever depends on it.
    """
    return room.reachable(player)


@rule(HEAR, LOCK)
def call_to(
    room: Room, player: PlayerId, table: TableId, seat: SeatNo, at: Seconds, *, rules: House
) -> Decided:
    """A listed player is called to a seat, which is kept while he has time to come.

    While others wait no seat is kept for more than ten minutes, not for a call either.
    """
    game = table_known(rules, room, table).game
    if not room.entry_of(player, game) or not may_be_called(room, player):
        raise refused(
            rules,
            (HEAR,),
            (f"{player} cannot be called now.", f"{player} ne peut pas être appelé."),
            ("Call the next name.", "Appelez le nom suivant."),
        )
    seconds = rules.options.seating.list_call_seconds
    until = at + (min(seconds, MOST_LOCKED) if room.waiting(game, player) else seconds)
    before = room.list_of(game)[: ahead_of(room, player, game)]
    passed_over = tuple(each.player for each in before if not room.call_of(each.player))
    why = because(
        rules,
        (HEAR,),
        f"{player} is the first on the list of {game} who can be called.",
        f"{player} est le premier de la liste de {game} à pouvoir être appelé.",
        place=ahead_of(room, player, game) + 1,
        passed_over=passed_over,
        until=until,
    )
    return Decided((ev.SeatCalled(player, game, table, seat, at, until),), why)


def _call(room: Room, player: PlayerId, rules: House) -> Call:
    call = room.call_of(player)
    if call is None:
        raise refused(
            rules,
            (HEAR,),
            (f"{player} is not called.", f"{player} n’est pas appelé."),
            ("Wait for your name.", "Attendez votre appel."),
        )
    return call


def lock_up(
    room: Room, player: PlayerId, minutes: int, money: int, at: Seconds, *, rules: House
) -> Decided:
    """A called player has his seat kept; *money* on it, if any, comes back to him.

    It is too late for that once his time to answer is over and somebody else can be called.
    """
    call = _call(room, player, rules)
    _check_not_late(room, call, at, rules)
    _check_kept_for(minutes, money, rules)
    table, old = table_known(rules, room, call.table), room.table_of(player)
    new, hand = table.state == "open", room.hand_of(old.id) if old else 0
    place = (player, call.table, call.seat)
    lock = Lock(*place, at, "list", minutes, money, new_table=new, called_in=hand)
    why = because(
        rules,
        (LOCK, "rrop3:2.procedures.20a"),
        f"Seat {call.seat} of table {call.table} is kept for {player}.",
        f"Le siège {call.seat} de la table {call.table} est gardé pour {player}.",
        minutes=minutes,
        money=money,
        at=at,
    )
    return Decided((ev.SeatLocked(lock, at),), why)


def _check_kept_for(minutes: int, money: int, rules: House) -> None:
    if minutes not in LOCK_MINUTES or type(money) is not int or money < 0:
        raise refused(
            rules,
            (LOCK,),
            (
                f"A seat is not kept {minutes} min for {money}.",
                f"Un siège n’est pas gardé {minutes} min pour {money}.",
            ),
            (
                "Say 5, 10, 30 or 60 minutes, with whole chips on it or none.",
                "Dites 5, 10, 30 ou 60 minutes, avec des jetons entiers ou sans.",
            ),
        )


def _check_not_late(room: Room, call: Call, at: Seconds, rules: House) -> None:
    waiting = room.waiting(call.game, call.player)
    if at >= call.until and waiting:
        raise refused(
            rules,
            (LOCK, HEAR),
            (
                f"{call.player}’s time to answer is over, and {waiting[0]} waits.",
                f"Le délai de {call.player} est passé, et {waiting[0]} attend.",
            ),
            ("Sit down now, or the next is called.", "Asseyez-vous, ou on appelle le suivant."),
        )


@rule(FILL)
def must_fill(room: Room, table: RoomTable, player: PlayerId = "") -> bool:
    """Whether one more player, *player*, is bound to play at a new or must-move table.

    He is if with him there three seats or fewer are vacant.
    """
    if table.state != "open" and not table.feeds:
        return False
    return vacant_with_one_more(room, table, player) <= MOST_VACANT


def vacant_with_one_more(room: Room, table: RoomTable, player: PlayerId = "") -> int:
    """The seats nobody has or is coming to, once one more, *player*, sits there."""
    return table.size - room.expected_at(table.id, player) - 1


@rule(FILL)
def pass_call(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A called player declines: he keeps his place, unless it was his duty to fill that table."""
    call = _call(room, player, rules)
    table = table_known(rules, room, call.table)
    ended = ev.CallEnded(player, at, "passed")
    vacant = vacant_with_one_more(room, table, player)
    if must_fill(room, table, player):
        why = because(
            rules,
            (FILL,),
            f"{player} had to play at table {table.id} and loses his place.",
            f"{player} devait jouer à la table {table.id} et perd sa place.",
            vacant_with_him=vacant,
            most=MOST_VACANT,
        )
        return Decided((ended, ev.DroppedToBottom(player, call.game, at)), why)
    why = because(
        rules,
        (FILL, HEAR),
        f"{player} may wait and keeps his place.",
        f"{player} peut attendre et garde sa place.",
        vacant_with_him=vacant,
        most=MOST_VACANT,
    )
    return Decided((ended,), why)


@rule(HEAR)
def call_unanswered(
    room: Room,
    player: PlayerId,
    at: Seconds,
    *,
    by: Person,
    rules: House,
    then: Literal["skipped", "bottom", "struck"] = "bottom",
) -> Decided:
    """A name that was called in vain is skipped, goes to the bottom, or is struck.

    The keeper of the list may skip a name at any time; the rest waits until the time to answer is
    over.
    """
    call = _call(room, player, rules)
    _check_keeps_list(by, rules)
    if then != "skipped":
        _check_late(call, at, rules)
    up = at >= call.until
    ended = ev.CallEnded(player, at, "skipped" if then == "skipped" else "silent")
    more: dict[str, tuple[ev.Happened, ...]] = {
        "skipped": (),
        "bottom": (ev.DroppedToBottom(player, call.game, at),),
        "struck": (ev.ListLeft(player, call.game, at, "struck"),),
    }
    why = because(
        rules,
        (HEAR,),
        f"{player} did not answer{', and time is up' if up else ''}.",
        f"{player} n’a pas répondu{', et le délai est passé' if up else ''}.",
        called_at=call.at,
        until=call.until,
        then=then,
    )
    return Decided((ended, *more[then]), why)


def _check_late(call: Call, at: Seconds, rules: House) -> None:
    if at < call.until:
        player, left = call.player, minutes_of(call.until - at)
        en = f"Wait {left}, or have the name passed over for this seat."
        fr = f"Attendez {left}, ou laissez passer ce nom pour ce siège."
        what = f"{player} still has time to answer.", f"{player} a encore le temps de répondre."
        raise refused(rules, (HEAR,), what, (en, fr))


def _check_keeps_list(by: Person, rules: House) -> None:
    if not by.seats_people:
        raise refused(
            rules,
            (HEAR,),
            ("The list is not yours to change.", "Ce n’est pas à vous de changer la liste."),
            ("Ask the keeper of the list.", "Demandez au responsable de la liste."),
        )


def drop_to_bottom(
    room: Room, player: PlayerId, game: GameId, at: Seconds, *, by: Person, rules: House
) -> Decided:
    """The keeper of the list puts a name at the end."""
    _check_keeps_list(by, rules)
    if not room.entry_of(player, game):
        raise refused(
            rules,
            (HEAR,),
            (f"{player} is not on that list.", f"{player} n’est pas sur cette liste."),
            ("Only names on the list move.", "Seuls les noms inscrits se déplacent."),
        )
    why = because(
        rules,
        (HEAR,),
        f"{player} goes to the bottom of the list.",
        f"{player} passe en fin de liste.",
        by=by.id,
        place=ahead_of(room, player, game) + 1,
    )
    return Decided((ev.DroppedToBottom(player, game, at),), why)


def picked_up_for(room: Room, player: PlayerId, game: GameId, at: Seconds) -> Seconds:
    """How long the chips of a listed player have been picked up; 0 if they were not."""
    entry = room.entry_of(player, game)
    return at - entry.picked_up_at if entry and entry.picked_up_at >= 0 else 0
