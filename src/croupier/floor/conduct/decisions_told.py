"""What players bring before the floor: an error told late, a claim on the house, an appeal."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal

from croupier.floor.incident import Gesture, Incident
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.text import Text

Level = Literal["dealer", "floor", "shift_supervisor"]
"""Who decides, from the first to the last instance."""

LEVELS: tuple[Level, ...] = ("dealer", "floor", "shift_supervisor")

LEVEL_WORDS: Mapping[Level, Text] = MappingProxyType(
    {
        "dealer": Text("the dealer", "le croupier"),
        "floor": Text("the floor", "le floor"),
        "shift_supervisor": Text("the shift supervisor", "le superviseur"),
    }
)


def last_instance(home: House) -> Level:
    """Whose decision is final in a house."""
    return home.options.conduct.last_instance


def is_last(home: House, level: Level) -> bool:
    """Whether nobody is asked after a decision of that instance."""
    return LEVELS.index(level) >= LEVELS.index(last_instance(home))


def level_above(home: House, level: Level) -> Level | None:
    """Who is asked after a decision of that instance, None if nobody."""
    return None if is_last(home, level) else LEVELS[LEVELS.index(level) + 1]


@dataclass(frozen=True, slots=True)
class ErrorReported(Incident):
    """An error is told of at *reported_at* that happened at *happened_at*, in seconds.

    *actions_between* are what was done meanwhile, in words of the table.  *noticed_at* is when
    whoever reports it knew, below 0 if that was when he spoke.
    """

    tag: ClassVar[str] = "error_reported"
    title: ClassVar[Text] = Text("An error is reported", "Une erreur est signalée")
    happened_at: int
    reported_at: int
    actions_between: tuple[str, ...] = ()
    noticed_at: int = -1


@dataclass(frozen=True, slots=True)
class HouseClaimed(Gesture):
    """A player claims chips from the house because an employee ruled wrongly.

    *good_faith*: the mistake was honest; *contest_over*: the result can be contested no more.
    """

    tag: ClassVar[str] = "house_claimed"
    title: ClassVar[Text] = Text(
        "A claim on the house for a wrong ruling", "Réclamation à la maison pour une erreur"
    )
    amount: Chips
    good_faith: bool = True
    contest_over: bool = True


@dataclass(frozen=True, slots=True)
class DecisionAppealed(Gesture):
    """A player does not accept a decision and asks for another one."""

    tag: ClassVar[str] = "decision_appealed"
    title: ClassVar[Text] = Text("A decision is appealed", "Une décision est contestée")
    decided_by: Level = "floor"


INCIDENTS: tuple[type[Incident], ...] = (ErrorReported, HouseClaimed, DecisionAppealed)
