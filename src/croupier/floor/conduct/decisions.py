"""Decisions of the floor: set aside in fairness, appealed, reported late, made in good faith.

A ruling file is what was decided in one dispute, folded from facts that only grow.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.carrying import check_reason
from croupier.floor.conduct.decisions_told import (
    LEVEL_WORDS,
    LEVELS,
    Level,
    is_last,
    last_instance,
    level_above,
)
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

_FINAL: tuple[RuleId, ...] = ("tda:1b", "rrop3:2.decisions.2")


@dataclass(frozen=True, slots=True)
class Decided:
    """What was decided: by the rules, or *instead_of* what they say, with the *reason*."""

    tag: ClassVar[str] = "ruling.decided"
    incident: str
    decision: str
    says: Text
    rules: tuple[RuleId, ...]
    by: str
    level: Level
    at: int
    instead_of: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Appealed:
    """A player asks those above for another decision."""

    tag: ClassVar[str] = "ruling.appealed"
    by: str
    at: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """Nothing more is decided in it."""

    tag: ClassVar[str] = "ruling.closed"
    by: str
    at: int


RulingFact = Decided | Appealed | Closed


@dataclass(frozen=True, slots=True)
class RulingFile:
    """All that was decided and asked in one dispute, the oldest first."""

    entries: tuple[RulingFact, ...] = ()

    @property
    def decided(self) -> Decided | None:
        """The decision that stands, None before the first."""
        made = (one for one in reversed(self.entries) if isinstance(one, Decided))
        return next(made, None)

    @property
    def appealed(self) -> bool:
        """Whether an appeal waits for a decision."""
        return bool(self.entries) and isinstance(self.entries[-1], Appealed)

    @property
    def closed(self) -> bool:
        """Whether the last instance has decided, or the case was closed."""
        last = self.decided
        ended = any(isinstance(one, Closed) for one in self.entries)
        return ended or (last is not None and last.level == LEVELS[-1])


def evolve_file(file: RulingFile, fact: RulingFact) -> RulingFile:
    """The file with one more entry."""
    return RulingFile((*file.entries, fact))


def folded_file(facts: Iterable[RulingFact]) -> RulingFile:
    """The file that these facts make."""
    file = RulingFile()
    for fact in facts:
        file = evolve_file(file, fact)
    return file


@rule("rrop3:2.decisions.2", "tda:1b")
def appeal(file: RulingFile, house: House, by: str, at: int, note: str = "") -> Appealed:
    """A player may ask the next instance; after the last one the case stays closed.

    Raises FloorRefused then, and while nothing is decided or an appeal waits already.
    """
    last = file.decided
    if file.closed or (last is not None and is_last(house, last.level)):
        who = LEVEL_WORDS[last_instance(house) if last is None else last.level]
        raise FloorRefused(
            Text(
                "The case is closed: {who}’s decision is final.",
                "Le dossier est clos\u00a0: la décision prise par {who} est sans appel.",
            ).format(who=who),
            Text("The decision stands.", "La décision tient."),
            house.cite(_FINAL),
        )
    if last is None or file.appealed:
        raise FloorRefused(
            Text(
                "There is no decision to appeal against.", "Il n’y a pas de décision à contester."
            ),
            Text("Wait for the floor to decide.", "Attendez la décision du floor."),
            house.cite(_FINAL),
        )
    return Appealed(by, at, note)


@rule("tda:1b", "rrop3:2.decisions.2")
def decide_anew(file: RulingFile, house: House, new: Decided) -> Decided:
    """A decision is changed by a new one of the floor or above, never by a rule or by itself.

    Raises FloorRefused for one of a lower instance, for one without a reason, and in a closed case.
    """
    last = file.decided
    if file.closed:
        raise FloorRefused(
            Text("The case is closed.", "Le dossier est clos."),
            Text("The decision stands.", "La décision tient."),
            house.cite(_FINAL),
        )
    if last is None:
        return new
    least = max(LEVELS.index("floor"), LEVELS.index(last.level))
    if LEVELS.index(new.level) < least:
        raise FloorRefused(
            Text(
                f"This is not for {LEVEL_WORDS[new.level].en} to change.",
                f"Ce n’est pas à changer par {LEVEL_WORDS[new.level].fr}.",
            ),
            Text("Call the floor.", "Appelez le floor."),
            house.cite(_FINAL),
        )
    check_reason(house, new.reason, new.by)
    return replace(new, instead_of=new.instead_of or last.decision)


@rule("rrop3:2.decisions.2", "tda:1b")
def next_instance(file: RulingFile, house: House) -> Level | None:
    """Who decides on an appeal: the instance above the last one, None where there is none."""
    last = file.decided
    if last is None:
        return LEVELS[0]
    return None if file.closed else level_above(house, last.level)
