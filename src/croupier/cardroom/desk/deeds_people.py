"""What may be asked about people: conduct, files, guests, reserved seats; and corrections."""

from dataclasses import dataclass, field
from typing import ClassVar

from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.reports import Facts
from croupier.cardroom.state import PlayerId, SeatNo, TableId


@dataclass(frozen=True, slots=True)
class LogBreach(Deed):
    """Log a breach in the file of each of *people*."""

    tag: ClassVar[str] = "log_breach"
    breach: str
    people: tuple[PlayerId, ...]
    facts: Facts = field(default_factory=Facts)
    note: str = ""


@dataclass(frozen=True, slots=True)
class Complain(Deed):
    """Complain of somebody; it is kept until the house has ruled."""

    tag: ClassVar[str] = "complain"
    breach: str
    people: tuple[PlayerId, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Sanction(Deed):
    """Answer the breach with that number by one of the sanctions the house offers."""

    tag: ClassVar[str] = "sanction"
    number: int
    kind: str
    amount: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class LiftBar(Deed):
    """Let somebody into the room again."""

    tag: ClassVar[str] = "lift_bar"
    player: PlayerId
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectFile(Deed):
    """Take an entry of a file back by a counter entry that says why."""

    tag: ClassVar[str] = "correct_file"
    number: int
    note: str


@dataclass(frozen=True, slots=True)
class BringGuest(Deed):
    """Have a guest sit behind one."""

    tag: ClassVar[str] = "bring_guest"
    player: PlayerId
    guest: str


@dataclass(frozen=True, slots=True)
class ObjectToGuest(Deed):
    """Object to a guest of the table."""

    tag: ClassVar[str] = "object_to_guest"
    player: PlayerId
    guest: str


@dataclass(frozen=True, slots=True)
class GuestLeaves(Deed):
    """Go, as a guest."""

    tag: ClassVar[str] = "guest_leaves"
    guest: str


@dataclass(frozen=True, slots=True)
class KeepApart(Deed):
    """Keep two players from one table."""

    tag: ClassVar[str] = "keep_apart"
    one: PlayerId
    other: PlayerId
    reason: str


@dataclass(frozen=True, slots=True)
class ReserveSeat(Deed):
    """Keep a seat for a player with a need of his own."""

    tag: ClassVar[str] = "reserve_seat"
    player: PlayerId
    table: TableId
    seat: SeatNo
    reason: str


@dataclass(frozen=True, slots=True)
class UnreserveSeat(Deed):
    """Keep the seat for him no longer."""

    tag: ClassVar[str] = "unreserve_seat"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class TakeBack(Deed):
    """Take back the deed that wrote fact number *seq*, with the reason; nothing is erased."""

    tag: ClassVar[str] = "take_back"
    seq: int
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectMoney(Deed):
    """Take a posting back by its counter posting, with the reason."""

    tag: ClassVar[str] = "correct_money"
    key: str
    reason: str
