"""What a player is told of his own seat between hands, and everybody of a table's money."""

from typing import Literal

from msgspec import Struct

from croupier.web.wire_words import Balance, Chips, Moment, Seat, Text


class EntryView(Struct, frozen=True):
    """What the next hand is for a player: cards or not, and why.

    *offer* is what it costs him to come in at once, 0 where there is no way in or nothing to pay.
    """

    dealt: bool
    offer: Chips
    wish: Literal["post", "wait"]
    why: Text
    rules: list[str]


class BuyView(Struct, frozen=True):
    """How many chips may be bought, and why; *most* is 0 where there is no limit."""

    least: Chips
    most: Chips
    usual: Chips
    why: Text
    rules: list[str]


class StraddleView(Struct, frozen=True):
    """Whether a player straddles when he may, and for how much."""

    on: bool
    amount: Chips


class PenaltyView(Struct, frozen=True):
    """How many hands a player is to miss from the next one on, and by which rules."""

    hands: int
    rules: list[str]


class Own(Struct, frozen=True):
    """What is a seated viewer's own to decide between hands.

    *entry* is None where he plays on and owes nothing.  *away*: `now`, `hand` and `blind` are asked
    for, `out` is so; at *away_until* his seat is lost.  *buy* is None where nothing can be bought,
    *ordered* what comes after the hand.  *rebuy*: he is asked to buy in again, until *rebuy_until*.
    *moves* are the seats he may change to; *leaving*: he goes after this hand; *penalty*: he is
    kept out.
    """

    entry: EntryView | None
    away: Literal["", "now", "hand", "blind", "out"]
    away_until: Moment | None
    buy: BuyView | None
    ordered: Chips
    rebuy: bool
    rebuy_until: Moment | None
    straddle: StraddleView | None
    moves: list[Seat]
    leaving: bool
    penalty: PenaltyView | None


class LedgerRow(Struct, frozen=True):
    """What a player bought, took away and has in front of him; *net* is what he is ahead.

    *here*: he has a seat.
    """

    name: str
    bought: Chips
    cashed: Chips
    stack: Chips
    net: Balance
    here: bool


class Transfer(Struct, frozen=True):
    """*payer* gives *amount* to *payee*."""

    payer: str
    payee: str
    amount: Chips


class Ledger(Struct, frozen=True):
    """The money of a table; *sum* is that of all nets and the rake, 0 unless something is wrong.

    After the *transfers* nobody owes anybody.
    """

    table: str
    rows: list[LedgerRow]
    rake: Chips
    sum: Balance
    transfers: list[Transfer]
    why: Text
    rules: list[str]
