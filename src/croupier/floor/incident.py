"""What somebody did or what happened, as the floor is told it: facts, never a judgement.

An incident is a frozen dataclass whose class has a `tag`, its name in case files and journals, and
a `title`.  A *gesture* is an incident that a player makes with words, chips or cards.
"""

from dataclasses import dataclass
from typing import ClassVar

from croupier.play.setup import SeatNo
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened at a table."""

    tag: ClassVar[str]
    title: ClassVar[Text]


@dataclass(frozen=True, slots=True)
class Gesture(Incident):
    """Something that the player in *seat* said or did."""

    seat: SeatNo
