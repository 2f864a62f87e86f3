"""What travels between browser and room: one tagged struct a message, strict both ways.

Cards are texts such as `As`; `??` lies face down.  Amounts are whole chips, seat 0 is nobody.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier import text as texts

MOST = 2**53 - 1
"""The largest whole number a browser can hold exactly."""

Chips = Annotated[int, Meta(ge=0, le=MOST)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Moment = Annotated[int, Meta(ge=0, le=MOST)]
Seat = Annotated[int, Meta(ge=0, le=10)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]
Cards = Annotated[list[CardText], Meta(max_length=7)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
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


class Frame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """A message; the field `t` says which."""


class Hello(Frame, frozen=True, tag="hello"):
    """Open or resume a table; an empty one means the lobby."""

    lang: Literal["en", "fr"]
    table: TableId = ""


class Sit(Frame, frozen=True, tag="sit"):
    """Take a seat, with the table's buy-in in play money."""

    id: Id
    table: TableId
    seat: Seat


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
    cards: Cards = []
    times: Annotated[int, Meta(ge=0, le=10)] = 0


class Choose(Frame, frozen=True, tag="choose"):
    """Name the game of the next round, by its place in the rotation."""

    id: Id
    table: TableId
    game: Count


class Back(Frame, frozen=True, tag="back"):
    """Be dealt in again after having been away."""

    id: Id
    table: TableId


class ShowCards(Frame, frozen=True, tag="show"):
    """Lay cards face up once the hand is over; none named means all."""

    id: Id
    table: TableId
    cards: Cards = []


class AskOpeners(Frame, frozen=True, tag="ask_openers"):
    """Ask the opener of a jacks-or-better hand to show it."""

    id: Id
    table: TableId


class Ping(Frame, frozen=True, tag="ping"):
    """A question whether anybody is there."""

    n: Count


Request = Hello | Sit | Leave | Act | Choose | Back | ShowCards | AskOpeners | Ping


class Text(Struct, frozen=True):
    """A text in both languages."""

    en: str
    fr: str


class You(Struct, frozen=True):
    """Who the viewer is; *id* is public."""

    name: str
    id: str


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it; *about* says what is special, *you* is the viewer's seat."""

    id: str
    group: Literal["flop", "stud", "draw", "mixed", "research"]
    title: Text
    about: Text
    stakes: Text
    seats: Seat
    players: Count
    bots: Count
    hand: Count
    you: Seat


class SeatView(Struct, frozen=True):
    """A seat as the viewer sees it; *drew* is how many cards it drew while that may be told.

    *promised* is the name of who takes it at the next hand, *leaving* that its player then goes.
    """

    seat: Seat
    name: str
    bot: bool
    stack: Chips
    bet: Chips
    state: Literal["empty", "waiting", "in", "folded", "all_in", "away", "busted"]
    blind: Literal["", "SB", "BB"]
    cards: list[str]
    up: list[bool]
    acting: bool
    hand: Text | None
    won: Chips
    winning: list[str]
    drew: Count | None
    did: Literal[
        "",
        "fold",
        "check",
        "call",
        "bet",
        "raise",
        "all_in",
        "complete",
        "bring_in",
        "open",
        "draw",
        "throw",
        "muck",
    ]
    promised: str
    leaving: bool


class Pot(Struct, frozen=True):
    """A pot and the seats that play for it."""

    amount: Chips
    seats: list[Seat]


class Size(Struct, frozen=True):
    """A button for a usual size."""

    label: str
    to: Chips


class Wager(Struct, frozen=True):
    """The totals a wager may make; *choices* where they are no range, *fixed* if only one."""

    kind: Literal["bet", "raise", "complete", "open"]
    min: Chips
    max: Chips
    step: Chips
    sizes: list[Size]
    all_in: Chips | None
    fixed: bool
    choices: list[Chips]


class Draw(Struct, frozen=True):
    """The most cards that may be thrown, and the least; *replaced* if others come for them."""

    most: Count
    least: Count
    replaced: bool


class Menu(Struct, frozen=True):
    """All that the viewer, whose turn it is, may do.

    *chop*: the blinds may be taken back, *decline*: or not.  *runs*: the most times the rest may be
    dealt, 0 when that is not asked.
    """

    hand: Count
    turn: Count
    fold: bool
    check: bool
    call: Chips | None
    call_all_in: bool
    wager: Wager | None
    bring_in: Chips | None
    draw: Draw | None
    show: bool
    muck: bool
    chop: bool
    decline: bool
    runs: Count
    rules: list[str]
    least: Text


class Award(Struct, frozen=True):
    """A part of a pot and what won it; *run* is the board, *run_name* its name if several."""

    seat: Seat
    amount: Chips
    pot: Count
    share: Literal["whole", "high", "low", "uncontested"]
    hand: Text | None
    cards: list[str]
    run: Count
    run_name: Text | None


class Mix(Struct, frozen=True):
    """A mixed game: the game now, and the one that comes in *hands* hands.

    *chooser* may name the next one, as the place of one of *choices*; *wish* is what he named.
    """

    game: Text
    next: Text
    hands: Count
    chooser: Seat
    choices: list[Text]
    wish: Count | None


class Result(Struct, frozen=True):
    """How the hand ended, and why."""

    awards: list[Award]
    explain: list[Text]
    rules: list[str]


class TableView(Struct, frozen=True):
    """The whole table for one viewer; *you* is his seat, 0 while he watches.

    *boards* are those of all deals of the cards to come, *board* is the last.
    *deadline* and *now* are milliseconds since 1970.
    """

    v: Count
    table: str
    title: Text
    stakes: Text
    house: Text
    hand: Count
    turn: Count
    phase: Literal["waiting", "betting", "agreeing", "drawing", "showdown", "between"]
    street: Text
    street_name: str
    button: Seat
    you: Seat
    actor: Seat
    deadline: Moment | None
    now: Moment
    seats: list[SeatView]
    board: list[str]
    boards: list[list[str]]
    board_size: Count
    pots: list[Pot]
    pot: Chips
    menu: Menu | None
    result: Result | None
    carried: Chips
    mix: Mix | None


class LogLine(Struct, frozen=True):
    """A line of the log."""

    seq: Count
    kind: Literal["street", "action", "post", "deal", "show", "award", "table", "refusal"]
    text: Text
    amount: Chips | None
    cards: list[str]
    seat: Seat
    rules: list[str]


class Lobby(Frame, frozen=True, tag="lobby"):
    """All tables."""

    tables: list[LobbyTable]
    you: You


class Snap(Frame, frozen=True, tag="snap"):
    """The whole truth for this viewer."""

    view: TableView
    log: list[LogLine]
    you: You


class Ev(Frame, frozen=True, tag="ev"):
    """The table after a change, and the log lines that are new."""

    view: TableView
    lines: list[LogLine]


class Ack(Frame, frozen=True, tag="ack"):
    """The request took effect."""

    id: str


class Refuse(Frame, frozen=True, tag="refuse"):
    """The request had no effect: why, what would do, and the articles."""

    id: str
    text: Text
    legal: Text
    rules: list[str]


class Pong(Frame, frozen=True, tag="pong"):
    """Somebody is there."""

    n: Count


class Restart(Frame, frozen=True, tag="restart"):
    """The room goes down and comes back: connect again after a pause."""


Reply = Lobby | Snap | Ev | Ack | Refuse | Pong | Restart


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which a guest enters the room."""

    name: Name


def text(words: texts.Text) -> Text:
    """A text for the wire."""
    return Text(words.en, words.fr)
