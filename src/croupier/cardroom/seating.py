"""Taking a seat: by leave, by call, by first choice at a new table; and filling what is free."""

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    kept_apart_from,
    refused,
    seat_known,
    table_known,
)
from croupier.cardroom.fold import evolve
from croupier.cardroom.leaving import REFUSAL, over_ends, refusal_of, without_extra
from croupier.cardroom.lists import check_not_banned, check_present
from croupier.cardroom.state import (
    NEVER,
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
from croupier.table.why import RoomRefused

PERMISSION = "rrop3:2.procedures.10"
NON_PLAYERS = "rrop3:2.procedures.25"
ONE_SEAT = "rrop3:2.seating.4"
APART = "rrop3:2.seating.5"
FIRST = "rrop3:2.seating.7a"
IN_HAND = "rrop3:2.seating.7b"
RESERVED = "rrop3:2.seating.7c"
LIST = "rrop3:2.seating.2"
LEAVING = ("rrop3:2.procedures.5c", "general:acting.10")


@rule(PERMISSION)
def ask_for_seat(
    room: Room,
    player: PlayerId,
    table: TableId,
    seat: SeatNo,
    at: Seconds,
    *,
    rules: House,
    chips: int = 0,
) -> Decided:
    """A player asks for a free seat, which is pending until the floor or the list gives leave."""
    found = table_known(rules, room, table)
    check_present(room, player, rules)
    check_not_banned(room, player, found.game, at, rules)
    check_plays(room, player, found, rules, chips)
    check_one_seat(room, player, rules)
    check_free(room, player, found, seat, rules)
    check_together(room, player, found, rules)
    check_turn(room, player, found, rules)
    why = because(
        rules,
        (PERMISSION,),
        f"Seat {seat} of table {table} is pending for {player}: leave is needed.",
        f"Le siège {seat} de la table {table} attend l’accord pour {player}.",
        at=at,
        waiting=room.waiting(found.game),
    )
    return Decided((ev.SeatAsked(player, table, seat, at),), why)


@rule(NON_PLAYERS)
def check_plays(room: Room, player: PlayerId, table: RoomTable, rules: House, chips: int) -> None:
    """Raise RoomRefused for somebody without chips who is not on the list: he does not play."""
    if chips <= 0 and not room.entry_of(player, table.game):
        raise refused(
            rules,
            (NON_PLAYERS,),
            (f"{player} does not play here.", f"{player} ne joue pas ici."),
            ("Buy chips, or join the list.", "Achetez des jetons ou inscrivez-vous."),
        )


@rule(ONE_SEAT)
def check_one_seat(room: Room, player: PlayerId, rules: House) -> None:
    """Raise RoomRefused for whoever has a seat, or has one kept for him, anywhere in the room."""
    table, lock, call = room.table_of(player), room.lock_of(player), room.call_of(player)
    asked = next((ask for ask in room.asks if ask.player == player), None)
    held = lock or call or asked
    place = table.id if table else (held.table if held else "")
    if place or room.plays_over(player):
        raise refused(
            rules,
            (ONE_SEAT,),
            (
                f"{player} already has a seat or the promise of one ({place}).",
                f"{player} a déjà un siège ou la promesse d’un siège ({place}).",
            ),
            (
                "Ask for a change of seat or of table, or give the other one up.",
                "Demandez un changement de siège ou de table, ou rendez l’autre.",
            ),
        )


@rule(RESERVED)
def check_free(room: Room, player: PlayerId, table: RoomTable, seat: SeatNo, rules: House) -> None:
    """Raise RoomRefused for a seat that is taken, kept or reserved, naming those that are free."""
    kept = room.kept_for(table.id, seat)
    sitter = table.at(seat)
    extra = table.extra and seat > table.size and room.free_seats(table.id) != (seat,)
    if seat in table.seats and not sitter and kept in {"", player} and not extra:
        return
    free = ", ".join(map(str, room.free_seats(table.id)))
    raise refused(
        rules,
        (RESERVED,)
        if any((each.table, each.seat) == (table.id, seat) for each in room.reserved)
        else (PERMISSION,),
        (
            f"Seat {seat} of table {table.id} is not free.",
            f"Le siège {seat} de la table {table.id} n’est pas libre.",
        ),
        (f"Free: {free}.", f"Libres\u00a0: {free}.")
        if free
        else ("Join the waiting list.", "Inscrivez-vous sur la liste d’attente."),
    )


@rule(APART)
def check_together(room: Room, player: PlayerId, table: RoomTable, rules: House) -> None:
    """Raise RoomRefused for a table with somebody from whom the house keeps him apart."""
    mate = kept_apart_from(room, player, table)
    if not mate:
        return
    others = [
        each.id
        for each in room.tables_of(table.game)
        if room.free_seats(each.id) and not kept_apart_from(room, player, each)
    ]
    raise refused(
        rules,
        (APART,),
        (
            f"The house seats {player} at another table than {mate}.",
            f"La maison place {player} à une autre table que {mate}.",
        ),
        (f"Tables for him: {', '.join(others)}.", f"Tables pour lui\u00a0: {', '.join(others)}.")
        if others
        else ("Wait on the list.", "Attendez sur la liste."),
    )


@rule(LIST)
def check_turn(room: Room, player: PlayerId, table: RoomTable, rules: House) -> None:
    """Raise RoomRefused while there are names before his for which there is no other seat."""
    before: list[PlayerId] = []
    for name in room.waiting(table.game):
        if name == player:
            break
        if not kept_apart_from(room, name, table):
            before.append(name)
    free = sum(len(room.free_seats(each.id)) for each in room.tables_of(table.game))
    if before and free <= len(before):
        raise refused(
            rules,
            (LIST,),
            (f"{len(before)} names come first.", f"{len(before)} noms passent avant."),
            ("Join the list and wait for the call.", "Inscrivez-vous et attendez l’appel."),
        )


@rule(PERMISSION)
def answer_seat(
    room: Room, player: PlayerId, at: Seconds, *, by: Person, rules: House, grant: bool = True
) -> Decided:
    """The floor or the keeper of the list gives leave to take the seat asked for, or does not."""
    ask = next((each for each in room.asks if each.player == player), None)
    if ask is None or not by.seats_people:
        raise refused(
            rules,
            (PERMISSION,),
            (f"No leave for {player} from {by.id}.", f"Pas d’accord de {by.id} pour {player}."),
            (
                "The floor or the keeper of the list answers a request.",
                "Le floor ou le responsable de la liste répond à une demande.",
            ),
        )
    why = because(
        rules,
        (PERMISSION,),
        f"{by.id} {'lets' if grant else 'does not let'} {player} sit down.",
        f"{by.id} {'autorise' if grant else 'n’autorise pas'} {player} à s’asseoir.",
        asked_at=ask.at,
        by=by.id,
    )
    if not grant:
        return Decided((ev.SeatDenied(player, at, by.id),), why)
    check_together(room, player, table_known(rules, room, ask.table), rules)
    return Decided((ev.Seated(player, ask.table, ask.seat, at),), why)


def sit_down(room: Room, player: PlayerId, at: Seconds, *, rules: House, chips: int) -> Decided:
    """A player takes the seat to which he is called or that is kept for him.

    If he sits elsewhere he leaves that seat, away from it or not.  Nobody comes too late as long
    as no other was called.
    """
    lock = room.lock_of(player)
    kept = lock or room.call_of(player)
    if kept is None:
        raise refused(
            rules,
            (PERMISSION,),
            (f"No seat is kept for {player}.", f"Aucun siège n’est gardé pour {player}."),
            ("Join the list, or ask for a seat.", "Inscrivez-vous, ou demandez un siège."),
        )
    check_together(room, player, table_known(rules, room, kept.table), rules)
    old, money = room.table_of(player), lock.money if lock else 0
    events: tuple[ev.Happened, ...] = ()
    if room.plays_over(player):
        events = (pe.PlayOverEnded(player, at),)
    if old is None:
        events = (*events, ev.Seated(player, kept.table, kept.seat, at, money=money))
    else:
        mine = old.of(player)
        back = (pe.CameBack(player, at),) if mine and mine.away else ()
        moved = ev.Moved(player, old.id, kept.table, kept.seat, at, money)
        events = (*events, *over_ends(room, player, at), *back, moved)
        events = (*events, *without_extra(room, player, at))
    events = (*events, ev.Settled(player, at))
    why = because(
        rules,
        (PERMISSION, LIST),
        f"Seat {kept.seat} of table {kept.table} was kept for {player}.",
        f"Le siège {kept.seat} de la table {kept.table} était gardé pour {player}.",
        at=at,
        chips=chips,
    )
    return Decided(events, why)


def settle(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player who was given a seat sits down in it, or puts his chips on the table."""
    table, sitter = seat_known(rules, room, player)
    why = because(
        rules,
        ("rrop3:2.seating.12b",),
        f"{player} is settled in seat {sitter.seat} of table {table.id}.",
        f"{player} est installé au siège {sitter.seat} de la table {table.id}.",
        at=at,
    )
    return Decided((ev.Settled(player, at),), why)


@rule(FIRST, IN_HAND)
def first_seats(
    room: Room,
    table: TableId,
    wishes: tuple[tuple[PlayerId, SeatNo], ...],
    at: Seconds,
    *,
    rules: House,
    in_hand: frozenset[PlayerId] = frozenset(),
) -> tuple[Decided, dict[PlayerId, RoomRefused]]:
    """Players who arrive together at a new table choose their seats, the highest on the list first.

    For one *in_hand* at another table the seat is kept until that hand is over.  Whoever is called
    to the table may choose another seat of it.  Whoever wanted a seat that went to a name above his
    is told which are left.
    """
    found = table_known(rules, room, table)
    places = {entry.player: entry.order for entry in room.list_of(found.game)}
    queue = sorted(wishes, key=lambda wish: places.get(wish[0], room.next_order))
    events: list[ev.Happened] = []
    losers: dict[PlayerId, RoomRefused] = {}
    now = room
    for player, seat in queue:
        try:
            event = _first_seat(now, player, table, seat, at, rules, in_hand)
        except RoomRefused as refusal:
            losers[player] = refusal
            continue
        events.append(event)
        now = evolve(now, event)
    why = because(
        rules,
        (FIRST, IN_HAND) if in_hand else (FIRST,),
        "Who comes first chooses; of those who come together the highest on the list.",
        "Le premier venu choisit\u00a0; s’ils arrivent ensemble, le mieux placé sur la liste.",
        at=at,
        order=tuple(player for player, _ in queue),
    )
    return Decided(tuple(events), why), losers


def _first_seat(
    room: Room,
    player: PlayerId,
    table: TableId,
    seat: SeatNo,
    at: Seconds,
    rules: House,
    in_hand: frozenset[PlayerId],
) -> ev.Happened:
    found = table_known(rules, room, table)
    check_plays(room, player, found, rules, 0)
    call = room.call_of(player)
    called = call is not None and call.table == table
    if room.lock_of(player) or (player not in in_hand and not called):
        check_one_seat(room, player, rules)
    if not called:
        check_turn(room, player, found, rules)
    check_free(room, player, found, seat, rules)
    check_together(room, player, found, rules)
    entry = room.entry_of(player, found.game)
    rank = entry.order if entry else None
    if player not in in_hand:
        return ev.Seated(player, table, seat, at, rank)
    old = room.table_of(player)
    lock = Lock(
        player,
        table,
        seat,
        NEVER,
        "opening",
        rank=rank,
        new_table=True,
        called_in=room.hand_of(old.id) if old else 0,
    )
    return ev.SeatLocked(lock, at)


@rule(IN_HAND)
def hand_over(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """The hand that held a player is over: the usual time of his kept seat starts now."""
    lock = room.lock_of(player)
    if lock is None or lock.since != NEVER:
        raise refused(
            rules,
            (IN_HAND,),
            (f"No seat waits for {player}’s hand.", f"Aucun siège n’attend la main de {player}."),
            ("Nothing is to be done.", "Il n’y a rien à faire."),
        )
    why = because(
        rules,
        (IN_HAND, "rrop3:2.procedures.20a"),
        f"{player} is free to come; his time starts.",
        f"{player} peut venir\u00a0; son délai commence.",
        at=at,
    )
    return Decided((ev.LockBegan(player, at),), why)


@rule("rrop3:2.seating.8", REFUSAL)
def leave_seat(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """A player gives up his seat; a table that started with one too many has its size again.

    A seat kept for him because he sat here is free too; one he has from a list stays his.  Who
    leaves instead of going to the main table has refused it.
    """
    table = room.table_of(player)
    if table is None:
        raise refused(
            rules,
            (NON_PLAYERS,),
            (f"{player} has no seat.", f"{player} n’a pas de siège."),
            ("There is nothing to leave.", "Il n’y a rien à quitter."),
        )
    lock = room.lock_of(player)
    banned = refusal_of(table, lock, at)
    why = because(
        rules,
        (*(("rrop3:2.seating.8",) if table.extra else ()), *((REFUSAL,) if banned else LEAVING)),
        f"{player} leaves table {table.id}.",
        f"{player} quitte la table {table.id}.",
        at=at,
        players=len(table.sitters) - 1,
    )
    moving = lock if lock and lock.reason in {"must_move", "transfer"} else None
    freed = (
        (ev.LockReleased(player, moving.table, moving.seat, at, moving.money),) if moving else ()
    )
    over = over_ends(room, player, at)
    left = ev.LeftSeat(player, table.id, at, "refused_move" if banned else "wish")
    return Decided((*over, *freed, left, *without_extra(room, player, at), *banned), why)
