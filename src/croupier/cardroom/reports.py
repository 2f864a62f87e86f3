"""What is reported to the house, and whether it breaks a rule here at all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from croupier.cardroom.breaches import BREACHES, DEVICE_RULES, Breach, BreachId
from croupier.cardroom.notices import SmokeKind, may_speak, smoking_rules_broken
from croupier.cardroom.people import By, Place
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused
from croupier.text import Text

DeviceUse = Literal["", "call", "noise", "on_table", "use", "strategy_aid"]


@dataclass(frozen=True, slots=True)
class Offender:
    """Somebody a report is about, and his seat, 0 if he has none."""

    person: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Delay:
    """How long a player took in a hand."""

    hand: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Facts:
    """What was seen, as far as it matters to the breach; the rest keeps its usual value.

    *live*: the offender has a live hand; *tabled*: the hand that was talked of lay face up;
    *other_seat*: the seat something was done to; *seats*: of the table.
    """

    deliberate: bool = True
    live: bool = False
    tabled: bool = False
    players_in_pot: int = 0
    betting_over: bool = False
    third_all_in: bool = True
    other_seat: int = 0
    pot: int = 0
    owed: int = 0
    card: str = ""
    delays: tuple[Delay, ...] = ()
    device: DeviceUse = ""
    language: str = ""
    smoked: SmokeKind = "cigarette"
    seats: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """Who is said to have done what, where and when; *place* has no seat, each offender has his."""

    breach: BreachId
    people: tuple[Offender, ...]
    by: By
    at: int
    place: Place = field(default_factory=Place)
    facts: Facts = field(default_factory=Facts)
    note: str = ""


def _deliberate(facts: Facts) -> bool:
    return facts.deliberate


def _betting_open(facts: Facts) -> bool:
    return not facts.betting_over


_ONLY_IF: Mapping[RuleId, Callable[[Facts], bool]] = {
    "rrop3:1.ethics.1": _deliberate,
    "rrop3:1.ethics.2": _deliberate,
    "rrop3:1.ethics.3": lambda facts: facts.third_all_in,
    "rrop3:1.ethics.4": lambda facts: not facts.tabled,
    "rrop3:1.ethics.6": lambda facts: _betting_open(facts) and facts.players_in_pot > _HEADS_UP,
    "rrop3:1.ethics.8": _deliberate,
    "tda:25C": lambda facts: facts.live,
    "tda:67": lambda facts: not facts.tabled,
    "tda:68": _betting_open,
}
"""What must have been so for an article to be broken; the others are broken by the act itself."""

_HEADS_UP = 2


@rule("rrop3:1.conduct.7", "rrop3:1.ethics.4", "rrop3:1.ethics.6")
def articles_broken(house: House, report: Report) -> tuple[RuleId, ...]:
    """The articles in force here that the reported act breaks, highest book first.

    Raises RoomRefused if it breaks none.
    """
    breach = BREACHES[report.breach]
    if breach.sides > len(report.people):
        raise RoomRefused(_TWO_SIDES, _NAME_BOTH, house.cite(breach.rules))
    broken = _BY_OPTION.get(breach.id, _by_book)(house, breach, report)
    if not broken:
        raise RoomRefused(_NO_BREACH, _PLAY_ON, house.cite(breach.rules))
    return broken


def _by_book(house: House, breach: Breach, report: Report) -> tuple[RuleId, ...]:
    return tuple(
        one
        for one in house.cite(breach.rules)
        if one not in _ONLY_IF or _ONLY_IF[one](report.facts)
    )


def _device(house: House, _breach: Breach, report: Report) -> tuple[RuleId, ...]:
    facts = report.facts
    use = "use_with_live_hand" if facts.device == "use" and facts.live else facts.device
    broken = DEVICE_RULES[house.options.conduct.phones].get(use)
    return (broken,) if broken else ()


def _smoking(house: House, _breach: Breach, report: Report) -> tuple[RuleId, ...]:
    facts = report.facts
    broken = [
        smoking_rules_broken(house, who.seat, facts.seats, facts.smoked) for who in report.people
    ]
    return tuple(dict.fromkeys(one for rules in broken for one in rules))


def _language(house: House, breach: Breach, report: Report) -> tuple[RuleId, ...]:
    return () if may_speak(house, report.facts.language) else house.cite(breach.rules)


def _free_fold(house: House, breach: Breach, _report: Report) -> tuple[RuleId, ...]:
    noted = house.options.conduct.free_fold == "penalty_note"
    return house.cite(breach.rules) if noted else ()


_BY_OPTION: Mapping[BreachId, Callable[[House, Breach, Report], tuple[RuleId, ...]]] = {
    "device": _device,
    "smoking": _smoking,
    "other_language": _language,
    "free_fold": _free_fold,
}

_NO_BREACH = Text(
    "What is reported breaks no rule of this house.",
    "Le fait signalé n’enfreint aucune règle de cette maison.",
)
_TWO_SIDES = Text("An agreement has two sides.", "Une entente se fait à deux.")
_NAME_BOTH = Text("Name both players.", "Nommer les deux joueurs.")
_PLAY_ON = Text("Play goes on.", "Le jeu continue.")
