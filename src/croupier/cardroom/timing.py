"""How long a player with a seat at another table may play on at his own, and when he must go."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import Decided, because, game_known, table_known
from croupier.cardroom.seating import without_extra
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
    """The hand that comes at a table, and the seats the big blind *passes* on its way there."""

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
def must_move_window(style: Style, lock: Lock, hand: int, place: Place, *, rules: House) -> Window:
    """Called to the main table: until his big blind, at stud one more hand at most."""
    if style == "stud":
        left = max(0, lock.called_in + EXTRA_HANDS - hand + 1)
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
        hands_to_big_blind=place.to_big_blind,
    )
    return Window(place.to_big_blind, why)


@rule(TWO_WAIT, FEW_WAIT, AT_STUD)
def leaving_window(
    style: Style, lock: Lock, waiting: int, hand: int, place: Place, *, rules: House
) -> Window:
    """With a seat kept elsewhere: how long he plays on depends on who waits for his seat."""
    facts = {"waiting": waiting, "next_hand": hand, "hands_to_big_blind": place.to_big_blind}
    if style == "stud":
        left = 0 if waiting else max(0, lock.called_in + EXTRA_HANDS - hand + 1)
        why = because(
            rules,
            (AT_STUD,),
            "At stud he finishes his hand, and plays one more if nobody waits.",
            "Au stud il finit sa main, et en joue une de plus si personne n’attend.",
            called_in=lock.called_in,
            **facts,
        )
        return Window(left, why)
    if waiting < LIST_FORCES_MOVE:
        why = because(
            rules,
            (FEW_WAIT,),
            "Fewer than two wait for his seat: he may play until his big blind.",
            "Moins de deux noms attendent son siège\u00a0: il peut jouer jusqu’à sa grosse blinde.",
            **facts,
        )
        return Window(place.to_big_blind, why)
    why = because(
        rules,
        (TWO_WAIT,),
        "Two or more wait for his seat: he goes, but may play his button after the blinds.",
        "Deux noms ou plus attendent\u00a0: il part, mais peut jouer son bouton après ses blindes.",
        posted_blind=place.posted_blind,
        **facts,
    )
    return Window(place.to_button + 1 if place.posted_blind else 0, why)


def window_of(
    room: Room, player: PlayerId, coming: Coming, *, rules: House
) -> tuple[Lock, Window] | None:
    """The seat kept for a seated player, and how long he stays at his table; None without one."""
    table, lock = room.table_of(player), room.lock_of(player)
    if table is None or lock is None:
        return None
    style = game_known(rules, room, table.game).style
    place = (coming.places or {}).get(player, Place())
    if lock.reason == "must_move":
        return lock, must_move_window(style, lock, coming.hand, place, rules=rules)
    waiting = len(room.waiting(table.game, player))
    return lock, leaving_window(style, lock, waiting, coming.hand, place, rules=rules)


def before_hand(
    room: Room, table: TableId, coming: Coming, at: Seconds, *, rules: House
) -> tuple[Decided, ...]:
    """What is due before the hand that comes: moves whose time is over, drawn seats that lapse."""
    found = table_known(rules, room, table)
    moves = [
        _moved(room, found, lock, window, at)
        for sitter in found.sitters
        if (due := window_of(room, sitter.player, coming, rules=rules))
        for lock, window in (due,)
        if not window.hands
    ]
    lapsed = [
        _lapsed(lock, found, coming, at, rules)
        for lock in room.locks
        if lock.table == table and drawn_seat_is_over(room, lock, coming, rules)
    ]
    missed = [
        _missed(sitter, coming, rules)
        for sitter in found.sitters
        if sitter.away and sitter.seat in coming.passes
    ]
    return (*moves, *lapsed, *missed)


def _moved(room: Room, old: RoomTable, lock: Lock, window: Window, at: Seconds) -> Decided:
    """He goes with the stack he has, short or not."""
    move = ev.Moved(lock.player, old.id, lock.table, lock.seat, at)
    return Decided((move, *without_extra(room, lock.player, at)), window.why)


def _missed(sitter: Sitter, coming: Coming, rules: House) -> Decided:
    why = because(
        rules,
        ("rrop3:2.procedures.19b",),
        f"The big blind passes {sitter.player}, who is away.",
        f"La grosse blinde passe {sitter.player}, absent.",
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
    """After that he stands at the top of the list."""
    why = because(
        rules,
        (DRAWN,),
        f"{lock.player} is not back for the seat drawn for him; he is first on the list.",
        f"{lock.player} n’est pas revenu prendre le siège tiré\u00a0; il est en tête de liste.",
        hand=coming.hand,
        big_blind=coming.big_blind,
        drawn_before_hand=lock.called_in + 1,
    )
    released = ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money)
    return Decided((released, ev.ListJoined(lock.player, table.game, at, top=True)), why)
