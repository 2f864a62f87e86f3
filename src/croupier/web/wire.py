"""What travels between browser and room: one tagged struct a message, strict both ways.

Cards are texts such as `As`; `??` lies face down.  Amounts are whole chips, seat 0 is nobody.
"""

from typing import Literal

from msgspec import Struct

from croupier.web.wire_own import (
    BuyView,
    EntryView,
    Ledger,
    LedgerRow,
    Own,
    PenaltyView,
    StraddleView,
    Transfer,
)
from croupier.web.wire_requests import (
    Act,
    AskOpeners,
    Away,
    Back,
    Buy,
    Choose,
    Entry,
    Hello,
    Leave,
    Move,
    Ping,
    Request,
    ShowCards,
    Sit,
    Stay,
    Straddle,
)
from croupier.web.wire_words import (
    MOST,
    Balance,
    Chips,
    Count,
    Frame,
    Moment,
    Name,
    Seat,
    Text,
    text,
)

__all__ = [
    "MOST",
    "Ack",
    "Act",
    "AskOpeners",
    "Award",
    "Away",
    "Back",
    "Balance",
    "Buy",
    "BuyView",
    "Chips",
    "Choose",
    "Count",
    "Draw",
    "Enter",
    "Entry",
    "EntryView",
    "Ev",
    "Frame",
    "Hello",
    "Leave",
    "Ledger",
    "LedgerRow",
    "Lobby",
    "LobbyTable",
    "LogLine",
    "Menu",
    "Mix",
    "Moment",
    "Move",
    "Name",
    "Own",
    "PenaltyView",
    "Ping",
    "Pong",
    "Pot",
    "Refuse",
    "Reply",
    "Request",
    "Restart",
    "Result",
    "Seat",
    "SeatView",
    "ShowCards",
    "Sit",
    "Size",
    "Snap",
    "Stay",
    "Straddle",
    "StraddleView",
    "TableView",
    "Text",
    "Transfer",
    "Wager",
    "You",
    "text",
]


class You(Struct, frozen=True):
    """Who the viewer is; *id* is public."""

    name: str
    id: str


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it; *about* says what is special, *you* is the viewer's seat.

    *starting*: the game there has not begun.  *waiting* people have a seat and get no cards yet.
    """

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
    starting: bool
    waiting: Count


class SeatView(Struct, frozen=True):
    """A seat as the viewer sees it; *drew* is how many cards it drew while that may be told.

    *promised* is the name of who takes it at the next hand, *leaving* that its player then goes.
    *owes* are the blinds he missed, *note* what everybody may know of his next hand.
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
    owes: list[Literal["small", "big"]]
    note: Text | None


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
    *deadline* and *now* are milliseconds since 1970.  *dead_button*: nobody is dealt in where the
    button lies.  *small* and *big* are the seats of the blinds.  *own* is for a viewer with a seat,
    *join* what a seat costs one without; *prices* are what he posts to come in at once, for each
    seat in order (0: he owes nothing there).
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
    dead_button: bool
    small: Seat
    big: Seat
    own: Own | None
    join: BuyView | None
    prices: list[Chips]


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
