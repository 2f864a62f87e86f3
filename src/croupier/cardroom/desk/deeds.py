"""What may be asked of the room, one frozen class a deed, in the imperative.

`tag` is its name for browsers, case files and the command line: never renamed, never reused.  Who
asks and when is not part of a deed.  Lists and seats.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from croupier.cardroom.state import ANY_SEAT, GameId, PlayerId, SeatNo, TableId
from croupier.play.setup import Chips, Stakes


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that is asked of the room."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class OfferGame(Deed):
    """Offer a game at these stakes: its list is open."""

    tag: ClassVar[str] = "offer_game"
    game: GameId
    variant: str
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class PlaceTable(Deed):
    """Put a table of *size* seats into the room."""

    tag: ClassVar[str] = "place_table"
    table: TableId
    size: int = 9


@dataclass(frozen=True, slots=True)
class CheckIn(Deed):
    """Come into the room."""

    tag: ClassVar[str] = "check_in"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class CheckOut(Deed):
    """Leave the building; whoever has a seat leaves it first."""

    tag: ClassVar[str] = "check_out"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class StepOut(Deed):
    """Leave the room for a while, having told the keeper of the list."""

    tag: ClassVar[str] = "step_out"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class StepIn(Deed):
    """Be back in the room, to hear one's name."""

    tag: ClassVar[str] = "step_in"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class JoinList(Deed):
    """Put a name on the list of a game; *calls_in*: from elsewhere."""

    tag: ClassVar[str] = "join_list"
    player: PlayerId
    game: GameId
    calls_in: bool = False


@dataclass(frozen=True, slots=True)
class LeaveList(Deed):
    """Take a name off the list of a game."""

    tag: ClassVar[str] = "leave_list"
    player: PlayerId
    game: GameId


@dataclass(frozen=True, slots=True)
class DropToBottom(Deed):
    """Put a name at the end of its list."""

    tag: ClassVar[str] = "drop_to_bottom"
    player: PlayerId
    game: GameId


@dataclass(frozen=True, slots=True)
class PassCall(Deed):
    """Decline the seat to which one is called."""

    tag: ClassVar[str] = "pass_call"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class LockUp(Deed):
    """Have the seat kept to which one is called, with *money* on it."""

    tag: ClassVar[str] = "lock_up"
    player: PlayerId
    minutes: int
    money: Chips = 0


@dataclass(frozen=True, slots=True)
class CallUnanswered(Deed):
    """Settle what becomes of a name that was called in vain."""

    tag: ClassVar[str] = "call_unanswered"
    player: PlayerId
    then: Literal["skipped", "bottom", "struck"] = "bottom"


@dataclass(frozen=True, slots=True)
class SitDown(Deed):
    """Take the seat to which one is called or that is kept, and buy *chips*.

    *post*: come in at once, whatever it costs; otherwise wait for the big blind.
    """

    tag: ClassVar[str] = "sit_down"
    player: PlayerId
    chips: Chips
    post: bool = False


@dataclass(frozen=True, slots=True)
class AskForSeat(Deed):
    """Ask leave to take a free seat, with *chips* to play."""

    tag: ClassVar[str] = "ask_for_seat"
    player: PlayerId
    table: TableId
    seat: SeatNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class AnswerSeat(Deed):
    """Give leave to take the seat that was asked for, or do not."""

    tag: ClassVar[str] = "answer_seat"
    player: PlayerId
    grant: bool = True


@dataclass(frozen=True, slots=True)
class FirstSeats(Deed):
    """Seat those who arrive together at a new table, the highest on the list choosing first."""

    tag: ClassVar[str] = "first_seats"
    table: TableId
    wishes: tuple[tuple[PlayerId, SeatNo], ...]


@dataclass(frozen=True, slots=True)
class LeaveSeat(Deed):
    """Give up a seat and cash in the *stack* in front of one; after the hand, if one is on."""

    tag: ClassVar[str] = "leave_seat"
    player: PlayerId
    stack: Chips


@dataclass(frozen=True, slots=True)
class RequestSeat(Deed):
    """Ask for another seat of one's table, or any that opens."""

    tag: ClassVar[str] = "request_seat"
    player: PlayerId
    seat: SeatNo = ANY_SEAT


@dataclass(frozen=True, slots=True)
class RequestTransfer(Deed):
    """Ask for a seat at a similar table."""

    tag: ClassVar[str] = "request_transfer"
    player: PlayerId
    to: TableId


@dataclass(frozen=True, slots=True)
class WithdrawRequest(Deed):
    """Want no other seat any more."""

    tag: ClassVar[str] = "withdraw_request"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class MoveNow(Deed):
    """Go to the seat kept at another table with one's *stack*, and *added* chips bought besides."""

    tag: ClassVar[str] = "move_now"
    player: PlayerId
    stack: Chips
    added: Chips = 0
    post: bool = False


@dataclass(frozen=True, slots=True)
class RefuseMove(Deed):
    """Do not go to the main table, but leave the game with *stack*."""

    tag: ClassVar[str] = "refuse_move"
    player: PlayerId
    stack: Chips


@dataclass(frozen=True, slots=True)
class DeclareFeed(Deed):
    """Make a table feed another one, or with none named end it."""

    tag: ClassVar[str] = "declare_feed"
    table: TableId
    feeds: TableId = ""


@dataclass(frozen=True, slots=True)
class AskForTable(Deed):
    """Wish for a table of a game."""

    tag: ClassVar[str] = "ask_for_table"
    player: PlayerId
    game: GameId


@dataclass(frozen=True, slots=True)
class OpenTable(Deed):
    """Open a table; *extra*: with one place more than it has seats."""

    tag: ClassVar[str] = "open_table"
    table: TableId
    game: GameId
    extra: bool = False


@dataclass(frozen=True, slots=True)
class CloseTable(Deed):
    """Close a table at which nobody sits."""

    tag: ClassVar[str] = "close_table"
    table: TableId


@dataclass(frozen=True, slots=True)
class BreakTable(Deed):
    """Break a table by the cards its players drew; the floor draws for those who are absent."""

    tag: ClassVar[str] = "break_table"
    table: TableId
    cards: Mapping[PlayerId, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WishLimit(Deed):
    """Propose another limit for one's table."""

    tag: ClassVar[str] = "wish_limit"
    player: PlayerId
    table: TableId
    game: GameId


@dataclass(frozen=True, slots=True)
class ObjectToLimit(Deed):
    """Object to the limit that is proposed."""

    tag: ClassVar[str] = "object_to_limit"
    player: PlayerId
    table: TableId


@dataclass(frozen=True, slots=True)
class ChangeLimit(Deed):
    """Have the table play the limit that was proposed."""

    tag: ClassVar[str] = "change_limit"
    table: TableId


@dataclass(frozen=True, slots=True)
class LetTimePass(Deed):
    """Do what is due by the clock: calls unanswered, kept seats released, seats filled."""

    tag: ClassVar[str] = "let_time_pass"
