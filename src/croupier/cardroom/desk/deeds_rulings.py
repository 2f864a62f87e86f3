"""What may be asked about rulings: file one, appeal against it, close a case of a file."""

from dataclasses import dataclass, field
from typing import ClassVar

from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.reports import Facts
from croupier.cardroom.state import PlayerId, TableId


@dataclass(frozen=True, slots=True)
class FileRuling(Deed):
    """Keep what was decided at a table; *number* names the ruling that it replaces, 0 for none.

    *instead_of* is what the rules say where they are set aside, with the *reason*.  A *breach* goes
    into the file of each of *people* in the same step.
    """

    tag: ClassVar[str] = "file_ruling"
    table: TableId
    incident: str
    decision: str
    says: str
    says_fr: str = ""
    rules: tuple[str, ...] = ()
    number: int = 0
    instead_of: str = ""
    reason: str = ""
    breach: str = ""
    people: tuple[PlayerId, ...] = ()
    facts: Facts = field(default_factory=Facts)
    note: str = ""


@dataclass(frozen=True, slots=True)
class AppealRuling(Deed):
    """Ask those above for another decision."""

    tag: ClassVar[str] = "appeal_ruling"
    player: PlayerId
    table: TableId
    number: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class CloseCase(Deed):
    """Close the case of the breach with that number."""

    tag: ClassVar[str] = "close_case"
    number: int
    note: str = ""
