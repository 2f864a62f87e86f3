"""What browsers ask of the room: one tagged struct a request, strict in every field."""

from typing import Annotated, Literal

from msgspec import Meta, field

from croupier.web.wire_words import Cards, Chips, Count, Frame, Id, Seat, TableId

Kind = Literal[
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "complete",
    "bring_in",
    "open",
    "draw",
    "show",
    "muck",
    "chop",
    "decline",
    "runs",
]

EntryWish = Literal["post", "wait"]
"""Come in at once for what it costs, or wait for the big blind."""


class Hello(Frame, frozen=True, tag="hello"):
    """Open or resume a table; an empty one means the lobby."""

    lang: Literal["en", "fr"]
    table: TableId = ""


class Sit(Frame, frozen=True, tag="sit"):
    """Take a seat with *buy_in* chips, 0 for the usual amount, and come in as *post* says."""

    id: Id
    table: TableId
    seat: Seat
    buy_in: Chips = 0
    post: EntryWish = "wait"


class Leave(Frame, frozen=True, tag="leave"):
    """Give up one's seat."""

    id: Id
    table: TableId


class Act(Frame, frozen=True, tag="act"):
    """An action of the player in turn; *to* is the total for the round, *cards* what is thrown.

    *times* is how often the rest shall be dealt.
    """

    id: Id
    table: TableId
    hand: Count
    turn: Count
    kind: Kind
    to: Chips = 0
    cards: Cards = field(default_factory=list)
    times: Annotated[int, Meta(ge=0, le=10)] = 0


class Choose(Frame, frozen=True, tag="choose"):
    """Name the game of the next round, by its place in the rotation."""

    id: Id
    table: TableId
    game: Count


class Back(Frame, frozen=True, tag="back"):
    """Be dealt in again after having been away, or away no more if that was only asked for."""

    id: Id
    table: TableId
    post: EntryWish = "wait"


class Entry(Frame, frozen=True, tag="entry"):
    """Come in now for what it costs, or wait: until the deal it may be said anew."""

    id: Id
    table: TableId
    wish: EntryWish


class Away(Frame, frozen=True, tag="away"):
    """Sit out: from this turn on, after this hand, or when the big blind would come."""

    id: Id
    table: TableId
    when: Literal["now", "hand", "blind"]


class Buy(Frame, frozen=True, tag="buy"):
    """Buy chips: a buy-in without a stack, else an addition; in a hand they come after it."""

    id: Id
    table: TableId
    amount: Chips


class Straddle(Frame, frozen=True, tag="straddle"):
    """Straddle whenever the house lets this seat, or no more."""

    id: Id
    table: TableId
    on: bool


class Move(Frame, frozen=True, tag="move"):
    """Change to a free seat, after the hand if one is on; one's own seat takes that back."""

    id: Id
    table: TableId
    seat: Seat


class Stay(Frame, frozen=True, tag="stay"):
    """Not leave after all, while the hand after which one would go is still on."""

    id: Id
    table: TableId


class ShowCards(Frame, frozen=True, tag="show"):
    """Lay cards face up once the hand is over; none named means all."""

    id: Id
    table: TableId
    cards: Cards = field(default_factory=list)


class AskOpeners(Frame, frozen=True, tag="ask_openers"):
    """Ask the opener of a jacks-or-better hand to show it."""

    id: Id
    table: TableId


class Ping(Frame, frozen=True, tag="ping"):
    """A question whether anybody is there."""

    n: Count


Request = (
    Hello
    | Sit
    | Leave
    | Stay
    | Act
    | Choose
    | Back
    | Entry
    | Away
    | Buy
    | Straddle
    | Move
    | ShowCards
    | AskOpeners
    | Ping
)
