"""What happened in the cash room, one frozen class each, in the past tense.

`tag` is the name in the journal: never renamed, never reused.  `by` is the member of staff who
decided; `at` the moment, in seconds.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.cardroom.state import (
    ANY_SEAT,
    Game,
    GameId,
    Lock,
    PlayerId,
    SeatNo,
    Seconds,
    TableId,
)
from croupier.cards import Card


@dataclass(frozen=True, slots=True)
class Happened:
    """A fact of the room."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class GameOffered(Happened):
    """The room offers a game at a limit: its list is open."""

    tag: ClassVar[str] = "room.game_offered"
    game: Game


@dataclass(frozen=True, slots=True)
class TablePlaced(Happened):
    """A table stands in the room, with nothing on it."""

    tag: ClassVar[str] = "room.table_placed"
    table: TableId
    size: int


@dataclass(frozen=True, slots=True)
class CheckedIn(Happened):
    """A player is in the room."""

    tag: ClassVar[str] = "room.checked_in"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class CheckedOut(Happened):
    """A player left the building: his names, kept and reserved seats and requests are gone."""

    tag: ClassVar[str] = "room.checked_out"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class SteppedOut(Happened):
    """A listed player told the keeper of the list that he leaves the room for a while."""

    tag: ClassVar[str] = "room.stepped_out"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class SteppedIn(Happened):
    """He is back and can hear his name."""

    tag: ClassVar[str] = "room.stepped_in"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class CalledIn(Happened):
    """A player announced himself from elsewhere; he has no place until he is here."""

    tag: ClassVar[str] = "room.called_in"
    player: PlayerId
    game: GameId
    at: Seconds


@dataclass(frozen=True, slots=True)
class ListJoined(Happened):
    """A name came to the list of a game, at its end or at its top."""

    tag: ClassVar[str] = "room.list_joined"
    player: PlayerId
    game: GameId
    at: Seconds
    top: bool = False
    picked_up: bool = False


@dataclass(frozen=True, slots=True)
class ListLeft(Happened):
    """A name is off the list of a game."""

    tag: ClassVar[str] = "room.list_left"
    player: PlayerId
    game: GameId
    at: Seconds
    reason: Literal["wish", "struck"] = "wish"


@dataclass(frozen=True, slots=True)
class DroppedToBottom(Happened):
    """A name went to the end of its list."""

    tag: ClassVar[str] = "room.dropped_to_bottom"
    player: PlayerId
    game: GameId
    at: Seconds


@dataclass(frozen=True, slots=True)
class SeatCalled(Happened):
    """A name was called to a seat, to be answered before *until*."""

    tag: ClassVar[str] = "room.seat_called"
    player: PlayerId
    game: GameId
    table: TableId
    seat: SeatNo
    at: Seconds
    until: Seconds


@dataclass(frozen=True, slots=True)
class CallEnded(Happened):
    """The call came to nothing; he is passed over at that table until its players change.

    Who was only skipped is called there again after a while if nobody else can be.
    """

    tag: ClassVar[str] = "room.call_ended"
    player: PlayerId
    at: Seconds
    how: Literal["passed", "silent", "skipped"]


@dataclass(frozen=True, slots=True)
class SeatLocked(Happened):
    """A seat is kept for a player; a name that was called is off that list."""

    tag: ClassVar[str] = "room.seat_locked"
    lock: Lock
    at: Seconds


@dataclass(frozen=True, slots=True)
class LockBegan(Happened):
    """The hand that held the player is over: the time of his kept seat starts."""

    tag: ClassVar[str] = "room.lock_began"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class LockReleased(Happened):
    """A kept seat is free again; the money that held it goes back.

    The request for a transfer for which it was kept is over too.
    """

    tag: ClassVar[str] = "room.lock_released"
    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds
    money: int = 0


@dataclass(frozen=True, slots=True)
class SeatAsked(Happened):
    """A player asked for a free seat; it waits for leave."""

    tag: ClassVar[str] = "room.seat_asked"
    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds


@dataclass(frozen=True, slots=True)
class SeatDenied(Happened):
    """Leave to take the seat was not given."""

    tag: ClassVar[str] = "room.seat_denied"
    player: PlayerId
    at: Seconds
    by: str


@dataclass(frozen=True, slots=True)
class Seated(Happened):
    """A player took a seat; the *money* that kept it for him goes back to him.

    Without a *rank* he has that of his kept seat or of his name on the list, else the next one.
    """

    tag: ClassVar[str] = "room.seated"
    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds
    rank: int | None = None
    money: int = 0


@dataclass(frozen=True, slots=True)
class Settled(Happened):
    """A newcomer sat down, or his chips are on the table."""

    tag: ClassVar[str] = "room.settled"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class SeatChanged(Happened):
    """A player went to another seat of his table, and wishes for none there any more."""

    tag: ClassVar[str] = "room.seat_changed"
    player: PlayerId
    table: TableId
    seat: SeatNo
    at: Seconds


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Happened):
    """A seated player got the seat of a newcomer, who has the one he left."""

    tag: ClassVar[str] = "room.seats_swapped"
    player: PlayerId
    newcomer: PlayerId
    table: TableId
    at: Seconds


@dataclass(frozen=True, slots=True)
class LeftSeat(Happened):
    """A player gave up his seat; his requests went with it, and what was reserved for him there.

    It stays reserved for him whose chips were picked up.
    """

    tag: ClassVar[str] = "room.left_seat"
    player: PlayerId
    table: TableId
    at: Seconds
    reason: Literal["wish", "refused_move", "chips_picked_up", "table_broken"] = "wish"


@dataclass(frozen=True, slots=True)
class Moved(Happened):
    """A player went to the seat kept for him at another table; he keeps the stack he has.

    The *money* that kept it goes back to him.  Who is away is as long away there.
    """

    tag: ClassVar[str] = "room.moved"
    player: PlayerId
    source: TableId
    table: TableId
    seat: SeatNo
    at: Seconds
    money: int = 0


@dataclass(frozen=True, slots=True)
class ChangeRequested(Happened):
    """A seated player asked for another seat, or with *to* for another table."""

    tag: ClassVar[str] = "room.change_requested"
    player: PlayerId
    table: TableId
    at: Seconds
    seat: SeatNo = ANY_SEAT
    to: TableId = ""


@dataclass(frozen=True, slots=True)
class ChangeWithdrawn(Happened):
    """He wants no other seat any more."""

    tag: ClassVar[str] = "room.change_withdrawn"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class TableAsked(Happened):
    """A player asked for a table of a game; it is for the house to open one."""

    tag: ClassVar[str] = "room.table_asked"
    player: PlayerId
    game: GameId
    at: Seconds


@dataclass(frozen=True, slots=True)
class TableOpened(Happened):
    """The house opened a table: its seats may be taken."""

    tag: ClassVar[str] = "room.table_opened"
    table: TableId
    game: GameId
    at: Seconds
    by: str
    feeds: TableId = ""
    extra: bool = False


@dataclass(frozen=True, slots=True)
class FeedDeclared(Happened):
    """The house made a table feed another one, or (with none named) end doing so."""

    tag: ClassVar[str] = "room.feed_declared"
    table: TableId
    feeds: TableId
    by: str


@dataclass(frozen=True, slots=True)
class ExtraPlaceClosed(Happened):
    """Somebody left the table that started with one too many: its size is right again.

    Whoever has the extra place, or has it kept for him, has seat *freed* instead.
    """

    tag: ClassVar[str] = "room.extra_place_closed"
    table: TableId
    freed: SeatNo
    at: Seconds


@dataclass(frozen=True, slots=True)
class HandStarted(Happened):
    """A hand began at a table: it is going; *big_blind* is who was to post it."""

    tag: ClassVar[str] = "room.hand_started"
    table: TableId
    hand: int
    at: Seconds
    big_blind: PlayerId = ""


@dataclass(frozen=True, slots=True)
class TableClosed(Happened):
    """The house closed a table at which nobody sits any more.

    What fed it feeds from now on what it fed.
    """

    tag: ClassVar[str] = "room.table_closed"
    table: TableId
    at: Seconds
    by: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Happened):
    """The players of a breaking table drew for seats, the floor for those *absent*."""

    tag: ClassVar[str] = "room.cards_drawn"
    table: TableId
    cards: tuple[tuple[PlayerId, Card], ...]
    absent: tuple[PlayerId, ...]
    at: Seconds
    by: str


@dataclass(frozen=True, slots=True)
class Banned(Happened):
    """A player may not come back to a game before *until*."""

    tag: ClassVar[str] = "room.banned"
    player: PlayerId
    game: GameId
    until: Seconds
