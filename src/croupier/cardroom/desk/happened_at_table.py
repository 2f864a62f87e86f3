"""What happened at the desk beside the room itself, one frozen class each, in the past tense.

`tag` is the name in the journal: never renamed, never reused.
"""

from dataclasses import dataclass
from typing import ClassVar

from croupier.cardroom.state import GameId, PlayerId, SeatNo, Seconds, TableId
from croupier.cards import Card
from croupier.floor.conduct.decisions_told import Level
from croupier.play.setup import Chips, Post, Stakes
from croupier.rulebook.house import RuleId
from croupier.table.entries import Wish
from croupier.table.owed_blinds import Blind, BlindBook
from croupier.table.positions import Places
from croupier.text import Text

UNKNOWN = -1
"""The stack of who has not said what he has."""


@dataclass(frozen=True, slots=True)
class DeskEvent:
    """A fact of the desk."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class StakesSet(DeskEvent):
    """A game of the room is played by these rules of play and at these stakes."""

    tag: ClassVar[str] = "desk.stakes_set"
    game: GameId
    variant: str
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RakeSet(DeskEvent):
    """A game is raked so, beside what the house has chosen."""

    tag: ClassVar[str] = "desk.rake_set"
    game: GameId
    caps: tuple[tuple[int, Chips], ...]
    drop: Chips


@dataclass(frozen=True, slots=True)
class ChargeSet(DeskEvent):
    """From *at* on every player of a table pays *amount* each *period* seconds; 0 for nothing."""

    tag: ClassVar[str] = "desk.charge_set"
    table: TableId
    amount: Chips
    period: Seconds
    at: Seconds


@dataclass(frozen=True, slots=True)
class ButtonDrawn(DeskEvent):
    """The first button of a table stands at *seat*, by the card each player drew."""

    tag: ClassVar[str] = "desk.button_drawn"
    table: TableId
    seat: SeatNo
    cards: tuple[tuple[PlayerId, Card], ...]


@dataclass(frozen=True, slots=True)
class HandSet(DeskEvent):
    """A hand is on: its places, who gets cards from the button's left, and what is posted.

    *book* is what the table knows of the blinds from now on.
    """

    tag: ClassVar[str] = "desk.hand_set"
    table: TableId
    hand: int
    at: Seconds
    places: Places
    dealt_in: tuple[PlayerId, ...]
    posts: tuple[Post, ...]
    book: BlindBook


@dataclass(frozen=True, slots=True)
class RakeTaken(DeskEvent):
    """The house took *amount* of a hand: of each pot, the main pot first, from each winner."""

    tag: ClassVar[str] = "desk.rake_taken"
    table: TableId
    hand: int
    at: Seconds
    amount: Chips
    pots: tuple[Chips, ...]
    seats: tuple[tuple[SeatNo, Chips], ...]
    memo: Text
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True)
class HandEnded(DeskEvent):
    """A hand is over: what lies in front of whom, whose chips nobody counted, who has none."""

    tag: ClassVar[str] = "desk.hand_ended"
    table: TableId
    hand: int
    at: Seconds
    stacks: tuple[tuple[PlayerId, Chips], ...]
    uncounted: tuple[PlayerId, ...]
    ruined: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class WishSet(DeskEvent):
    """A player wants to come in at once, whatever it costs, or waits for the big blind."""

    tag: ClassVar[str] = "desk.wish_set"
    table: TableId
    player: PlayerId
    wish: Wish


@dataclass(frozen=True, slots=True)
class StackSet(DeskEvent):
    """The chips in front of a player were counted, or set right."""

    tag: ClassVar[str] = "desk.stack_set"
    table: TableId
    player: PlayerId
    stack: Chips


@dataclass(frozen=True, slots=True)
class LeavingSet(DeskEvent):
    """A player leaves when the hand is over; *stack* is what he said he has, or UNKNOWN.

    Whoever asked it himself is gone before that if the staff cash him in.
    """

    tag: ClassVar[str] = "desk.leaving_set"
    table: TableId
    player: PlayerId
    stack: Chips


@dataclass(frozen=True, slots=True)
class ChipsShown(DeskEvent):
    """Who asks for a seat has chips to play with, which he buys when he has leave."""

    tag: ClassVar[str] = "desk.chips_shown"
    table: TableId
    player: PlayerId
    chips: Chips


@dataclass(frozen=True, slots=True)
class HandsToMissSet(DeskEvent):
    """A player is to miss so many hands, those he had to miss already included."""

    tag: ClassVar[str] = "desk.hands_to_miss_set"
    table: TableId
    player: PlayerId
    hands: int


@dataclass(frozen=True, slots=True)
class BlindsDodged(DeskEvent):
    """A supervisor found that a player missed *blinds* on purpose: *owed*, or to be penalised."""

    tag: ClassVar[str] = "desk.blinds_dodged"
    table: TableId
    player: PlayerId
    blinds: tuple[Blind, ...]
    owed: bool
    by: str


@dataclass(frozen=True, slots=True)
class RulingFiled(DeskEvent):
    """What the floor decided at a table, under the *number* of its file.

    *instead_of* is a decision that was set aside, by the rules or, if it is decided *anew*, made
    before, with the *reason*.
    """

    tag: ClassVar[str] = "desk.ruling_filed"
    table: TableId
    number: int
    hand: int
    at: Seconds
    incident: str
    decision: str
    says: Text
    rules: tuple[RuleId, ...]
    by: str
    level: Level
    anew: bool = False
    instead_of: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RulingAppealed(DeskEvent):
    """A player asks those above for another decision in the case of that *number*."""

    tag: ClassVar[str] = "desk.ruling_appealed"
    table: TableId
    number: int
    player: PlayerId
    at: Seconds
    note: str = ""


@dataclass(frozen=True, slots=True)
class DealerPushed(DeskEvent):
    """A dealer took over a table; who dealt there before was *relieved*."""

    tag: ClassVar[str] = "desk.dealer_pushed"
    table: TableId
    dealer: str
    at: Seconds
    relieved: str = ""


@dataclass(frozen=True, slots=True)
class TakenBack(DeskEvent):
    """The facts of these numbers count no more; they stay where they were written."""

    tag: ClassVar[str] = "desk.taken_back"
    seqs: tuple[int, ...]
    reason: str
    by: str
    at: Seconds


DESK_EVENTS: tuple[type[DeskEvent], ...] = (
    StakesSet,
    RakeSet,
    ChargeSet,
    ButtonDrawn,
    HandSet,
    RakeTaken,
    HandEnded,
    WishSet,
    StackSet,
    LeavingSet,
    ChipsShown,
    HandsToMissSet,
    BlindsDodged,
    RulingFiled,
    RulingAppealed,
    DealerPushed,
    TakenBack,
)
"""Every kind of fact of the desk."""
