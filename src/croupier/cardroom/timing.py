"""How long a player with a seat at another table may play on at his own, and when he must go."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    game_known,
    kept_apart_from,
    table_known,
)
from croupier.cardroom.leaving import over_ends, without_extra
from croupier.cardroom.state import (
    Lock,
    PlayerId,
    Room,
    RoomTable,
    SeatNo,
    Seconds,
    Sitter,
    Style,
    TableId,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import Why

MOVE_BUTTON = "rrop3:2.seating.11a"
MOVE_STUD = "rrop3:2.seating.11b"
TWO_WAIT = "rrop3:2.seating.13a"
FEW_WAIT = "rrop3:2.seating.13b"
AT_STUD = "rrop3:2.seating.13c"
DRAWN = "rrop3:2.seating.14b"
APART = "rrop3:2.seating.5"

EXTRA_HANDS = 1
LIST_FORCES_MOVE = 2
STUD_HOLD_HANDS = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player stands before a hand: hands until his big blind and until his button.

    0 is the hand that comes.  *posted_blind*: he has posted a blind and not had the button since.
    """

    to_big_blind: int = 0
    to_button: int = 0
    posted_blind: bool = False


@dataclass(frozen=True, slots=True)
class Coming:
    """The hand that comes at a table, and the seats the big blind *passes* on its way there.

    Of a player who is not in *places* nobody knows where he will stand.
    """

    hand: int
    big_blind: SeatNo = 0
    places: Mapping[PlayerId, Place] | None = None
    passes: tuple[SeatNo, ...] = ()


@dataclass(frozen=True, slots=True)
class Window:
    """How many more hands a player is dealt at the table he leaves, and why."""

    hands: int
    why: Why


@dataclass(frozen=True, slots=True)
class EntryChoice:
    """A way to come in at the new table: post that much and play at once, or wait."""

    way: Literal["post", "wait"]
    amount: int = 0


@rule(MOVE_BUTTON)
def entry_choices(style: Style, big_blind: int) -> tuple[EntryChoice, ...]:
    """In button games who comes from a must-move table posts a big blind or waits for his own."""
    if style == "stud":
        return ()
    return (EntryChoice("post", big_blind), EntryChoice("wait"))


@rule(MOVE_BUTTON, MOVE_STUD)
def must_move_window(
    style: Style, lock: Lock, hand: int, place: Place | None, *, rules: House, players: int = 1
) -> Window:
    """Called to the main table: until his big blind, at stud one more hand at most.

    Without a *place* it is not known when he has the big blind; he stays no longer than the round
    of so many *players*.
    """
    if style == "stud":
        left = _more_hands(lock, hand, EXTRA_HANDS)
        why = because(
            rules,
            (MOVE_STUD,),
            f"At stud {lock.player} plays {EXTRA_HANDS} more hand at most.",
            f"Au stud, {lock.player} joue au plus {EXTRA_HANDS} main de plus.",
            called_in=lock.called_in,
            next_hand=hand,
        )
        return Window(left, why)
    why = because(
        rules,
        (MOVE_BUTTON,),
        f"{lock.player} may stay until his big blind, and goes before he posts it.",
        f"{lock.player} peut rester jusqu’à sa grosse blinde, et part avant de la poster.",
        hands_to_big_blind=place.to_big_blind if place else None,
    )
    return Window(place.to_big_blind if place else _more_hands(lock, hand, players), why)


def _more_hands(lock: Lock, hand: int, most: int) -> int:
    """How many of the *most* hands he may play since he was called are left, *hand* the next."""
    return max(0, lock.called_in + most - hand + 1)


@rule(TWO_WAIT, FEW_WAIT, AT_STUD)
def leaving_window(
    style: Style,
    lock: Lock,
    waiting: int,
    hand: int,
    place: Place | None,
    *,
    rules: House,
    players: int = 1,
) -> Window:
    """With a seat kept elsewhere: how long he plays on depends on who waits for his seat.

    Without a *place* it is not known when he has the blinds; he stays a hand if two wait, and
    otherwise no longer than the round of so many *players*.
    """
    facts = _facts(waiting, hand, place)
    if style == "stud":
        return _leaving_at_stud(lock, facts, 0 if waiting else EXTRA_HANDS, rules)
    if waiting < LIST_FORCES_MOVE:
        why = because(
            rules,
            (FEW_WAIT,),
            "Fewer than two wait for his seat: he may play until his big blind.",
            "Moins de deux noms attendent son siège\u00a0: il peut jouer jusqu’à sa grosse blinde.",
            **facts,
        )
        return Window(place.to_big_blind if place else _more_hands(lock, hand, players), why)
    why = because(
        rules,
        (TWO_WAIT,),
        "Two or more wait for his seat: he goes, but may play his button after the blinds.",
        "Deux noms ou plus attendent\u00a0: il part, mais peut jouer son bouton après ses blindes.",
        posted_blind=place.posted_blind if place else None,
        **facts,
    )
    if place is None:
        return Window(_more_hands(lock, hand, EXTRA_HANDS), why)
    return Window(place.to_button + 1 if place.posted_blind else 0, why)


def _leaving_at_stud(lock: Lock, facts: dict[str, int | None], more: int, rules: House) -> Window:
    why = because(
        rules,
        (AT_STUD,),
        "At stud he finishes his hand, and plays one more if nobody waits.",
        "Au stud il finit sa main, et en joue une de plus si personne n’attend.",
        called_in=lock.called_in,
        **facts,
    )
    return Window(_more_hands(lock, facts["next_hand"] or 0, more) if more else 0, why)


def _facts(waiting: int, hand: int, place: Place | None) -> dict[str, int | None]:
    to_big_blind = place.to_big_blind if place else None
    return {"waiting": waiting, "next_hand": hand, "hands_to_big_blind": to_big_blind}


def window_of(
    room: Room, player: PlayerId, coming: Coming, *, rules: House
) -> tuple[Lock, Window] | None:
    """The seat kept for a seated player, and how long he stays at his table; None without one."""
    table, lock = room.table_of(player), room.lock_of(player)
    if table is None or lock is None:
        return None
    style = game_known(rules, room, table.game).style
    place, players = (coming.places or {}).get(player), len(table.sitters)
    if lock.reason == "must_move":
        window = must_move_window(style, lock, coming.hand, place, rules=rules, players=players)
        return lock, window
    waiting = len(room.waiting(table.game, player))
    window = leaving_window(style, lock, waiting, coming.hand, place, rules=rules, players=players)
    return lock, window


def before_hand(
    room: Room, table: TableId, coming: Coming, at: Seconds, *, rules: House
) -> tuple[Decided, ...]:
    """What is due before the hand that comes: moves whose time is over, drawn seats that lapse.

    Of two that lapse the one drawn later goes to the top first, so that the other stands above.
    """
    moves = moves_due(room, table, coming, at, rules=rules)
    return (*moves, *passed_by(room, table, coming, at, rules=rules))


def moves_due(
    room: Room, table: TableId, coming: Coming, at: Seconds, *, rules: House
) -> tuple[Decided, ...]:
    """The moves to other tables whose time is over when the hand comes."""
    found = table_known(rules, room, table)
    return tuple(
        _moved(room, found, lock, window, at, rules)
        for sitter in found.sitters
        if (due := window_of(room, sitter.player, coming, rules=rules))
        for lock, window in (due,)
        if not window.hands
    )


def passed_by(
    room: Room, table: TableId, coming: Coming, at: Seconds, *, rules: House
) -> tuple[Decided, ...]:
    """What the big blind of the hand that comes brings to the absent: seats lapse, it is missed."""
    found = table_known(rules, room, table)
    lapsed = [
        _lapsed(lock, found, coming, at, rules)
        for lock in reversed(room.locks)
        if lock.table == table and drawn_seat_is_over(room, lock, coming, rules)
    ]
    missed = [
        _missed(sitter, coming, rules)
        for sitter in found.sitters
        if sitter.away and sitter.seat in coming.passes
    ]
    return (*lapsed, *missed)


def _moved(
    room: Room, old: RoomTable, lock: Lock, window: Window, at: Seconds, rules: House
) -> Decided:
    """He goes with the stack he has, short or not; he stays if the house has parted two players."""
    new = table_known(rules, room, lock.table)
    mate = kept_apart_from(room, lock.player, new)
    if mate:
        why = because(
            rules,
            (APART,),
            f"The house seats {lock.player} at another table than {mate}: he stays.",
            f"La maison place {lock.player} à une autre table que {mate}\u00a0: il reste.",
            table=new.id,
        )
        released = ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money)
        return Decided((released,), why)
    over = over_ends(room, lock.player, at)
    move = ev.Moved(lock.player, old.id, lock.table, lock.seat, at, lock.money)
    return Decided((*over, move, *without_extra(room, lock.player, at)), window.why)


def _missed(sitter: Sitter, coming: Coming, rules: House) -> Decided:
    why = because(
        rules,
        ("rrop3:2.procedures.19b",),
        f"The big blind passes {sitter.player}, who is away.",
        f"La grosse blinde passe devant {sitter.player}, qui n’est pas à table.",
        hand=coming.hand,
        missed=sitter.missed_big_blinds + 1,
    )
    return Decided((pe.BigBlindMissed(sitter.player),), why)


@rule(DRAWN)
def drawn_seat_is_over(room: Room, lock: Lock, coming: Coming, rules: House) -> bool:
    """Whether an absent player's drawn seat is kept no longer: his big blind, two hands at stud."""
    table = room.table(lock.table)
    if lock.reason != "drawn" or table is None:
        return False
    if game_known(rules, room, table.game).style == "stud":
        return coming.hand - lock.called_in > STUD_HOLD_HANDS
    return lock.seat in {coming.big_blind, *coming.passes}


@rule(DRAWN)
def _lapsed(lock: Lock, table: RoomTable, coming: Coming, at: Seconds, rules: House) -> Decided:
    """After that he stands at the top of the list, and is called once he is back in the room."""
    why = because(
        rules,
        (DRAWN,),
        f"{lock.player} is not back for the seat drawn for him; he is first on the list, and is "
        "called once he is back.",
        f"{lock.player} n’est pas revenu prendre le siège tiré\u00a0; il est en tête de liste, et "
        "sera appelé à son retour.",
        hand=coming.hand,
        big_blind=coming.big_blind,
        drawn_before_hand=lock.called_in + 1,
    )
    released = ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money)
    out = ev.SteppedOut(lock.player, at)
    return Decided((released, out, ev.ListJoined(lock.player, table.game, at, top=True)), why)
