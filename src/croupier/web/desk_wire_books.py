"""Money, files, staff and facts of the card room, as its pages are told of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.web.wire_words import Balance, Chips, Count, Id, Moment, Text

Role = Literal["player", "dealer", "list", "floor", "manager"]
"""What somebody is in the room."""

Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class Why(Struct, frozen=True):
    """A reason, the articles behind it, and the facts it rests on."""

    text: Text
    rules: list[str]
    facts: dict[str, str]


class Posting(Struct, frozen=True):
    """A line of the ledger: *amount* went to *debit* from *credit*.

    *corrects* is the key of the line it takes back, *corrected* that of the line that took it back.
    """

    number: Count
    key: str
    at: Moment
    debit: str
    credit: str
    amount: Chips
    memo: Text
    rules: list[str]
    corrects: str
    corrected: str


class Account(Struct, frozen=True):
    """An account and what it has received less what it has given; *name* is its player's."""

    account: str
    name: str
    balance: Balance


class DeskLedger(Struct, frozen=True):
    """The ledger of the room; *sum* is that of all balances, 0 unless something is wrong."""

    accounts: list[Account]
    postings: list[Posting]
    sum: Balance


class DeskTransfer(Struct, frozen=True):
    """*payer* gives *amount* to *payee*, both accounts."""

    payer: str
    payer_name: str
    payee: str
    payee_name: str
    amount: Chips


class FileEntry(Struct, frozen=True):
    """A line of somebody's file; *counts*: it is in force.

    *breach* is what he did, *kind* the sanction and *amount* how much of it; *names* are the
    numbers of the entries it answers, lifts or corrects.
    """

    number: Count
    tag: str
    at: Moment
    by: str
    rules: list[str]
    breach: str
    complaint: bool
    kind: str
    amount: Count
    until: Moment
    names: list[Count]
    table: str
    hand: Count
    note: str
    counts: bool


class PurseAt(Struct, frozen=True):
    """The money of a player at a table; *stack* is null where it is not known.

    *ordered* comes after the hand, *advance* is on its way, *away* was taken along, *aside* is kept
    while somebody plays in his place.
    """

    table: str
    stack: Chips | None
    buy_ins: Count
    ordered: Chips
    advance: Chips
    away: Chips
    aside: Chips


class PersonFile(Struct, frozen=True):
    """All that is kept of one person; he himself is told neither complaints nor who wrote a line.

    *rows* are the lines of the ledger that concern him, *balance* is what he is ahead.
    """

    id: str
    name: str
    role: Role
    entries: list[FileEntry]
    barred: bool
    suspended_until: Moment
    muted_until: Moment
    balance: Balance
    purses: list[PurseAt]
    rows: list[Posting]


class FactToTell(Struct, frozen=True):
    """Something that happened; *people* are those it concerns."""

    seq: Count
    tag: str
    table: str
    people: list[str]


class DeskRefuse(Struct, frozen=True):
    """The request had no effect: why, what would do, and the articles."""

    text: Text
    legal: Text
    rules: list[str]


class StaffMember(Struct, frozen=True):
    """Somebody with a role."""

    id: str
    name: str
    role: Role


class StaffLink(Struct, frozen=True):
    """A link that gives its opener a role, once; *path* begins with a slash."""

    role: Role
    path: str


class Staff(Struct, frozen=True):
    """Everybody with a role."""

    staff: list[StaffMember]


class UseStaffLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a staff link that the guest has opened (`/cardroom?staff=SECRET`)."""

    secret: Secret


class MakeStaffLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a link that gives a role."""

    role: Role


class GiveRole(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a guest another role; `player` takes it from him."""

    person: Id
    role: Role


class OrderDone(Struct, frozen=True, forbid_unknown_fields=True):
    """The order of that number is carried out."""

    n: Count


class DeskSettlement(Struct, frozen=True):
    """The transfers after which nobody owes anybody."""

    transfers: list[DeskTransfer]
    why: Why
