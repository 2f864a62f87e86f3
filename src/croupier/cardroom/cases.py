"""A breach as a case: what the floor sees before it decides, and how the case is closed."""

from dataclasses import dataclass

from croupier.cardroom.breaches import BREACHES
from croupier.cardroom.people import (
    ASK_FLOOR,
    BAR,
    DECIDES,
    NOT_YOURS,
    BreachLogged,
    By,
    CaseClosed,
    Files,
    Sanctioned,
    breaches,
    counts,
    sanctions,
)
from croupier.cardroom.sanctions import KINDS, SCALE_RULES, Kind, offered
from croupier.floor.conduct.offences import Step, must_be_answered, next_step
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Known:
    """What the room knows of a player: *hands* he was dealt into, since when; None if unknown."""

    hands: int = 0
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A breach as the floor sees it before it chooses: what came before, and what it may choose.

    *earlier* holds what was logged or complained of before, the same breach first of all;
    *sanctioned* what the house answered so far; *suggested* is the step that would come next on
    the scale; *must* says that the case is not closed without a penalty.
    """

    entry: BreachLogged
    earlier: tuple[BreachLogged, ...]
    sanctioned: tuple[Sanctioned, ...]
    offered: tuple[Kind, ...]
    why: Why
    known: Known
    suggested: Step
    must: bool
    closed: bool


@rule(
    "rrop3:1.conduct.0",
    "rrop3:1.ethics.0",
    "rrop3:1.conduct.4",
    "rrop3:1.ethics.7",
    "rrop3:2.decisions.8",
    "tda:70",
)
def open_case(files: Files, house: House, number: int, known: Known = Known()) -> Case:
    """Before a sanction is chosen the floor sees who it is, what came before, what it may choose.

    The same act may weigh differently by intent, experience and record, so all three are shown.
    """
    entry = files.entry(number)
    if not isinstance(entry, BreachLogged) or not counts(files, entry):
        raise RoomRefused(_NO_CASE.format(number=number), _NAME_A_BREACH, house.cite((BAR,)))
    group = BREACHES[entry.breach].group
    before = [one for one in breaches(files, entry.person) if one.number < number]
    earlier = tuple(sorted(before, key=lambda one: one.breach != entry.breach))
    choice = offered(house, group)
    step = next_step([kind.id for kind in choice], entry.breach, _answers(files, entry))
    must = must_be_answered(house.options, entry.breach)
    facts = {
        "same_breach": sum(one.breach == entry.breach for one in earlier),
        "offered": tuple(kind.id for kind in choice),
        "evidence": entry.evidence,
        "intent": entry.note,
        "hands_played": known.hands,
        "registered_at": known.since,
        "suggested": step.kind,
        "suggested_amount": step.amount,
        "must": must,
    }
    rules = house.cite((*SCALE_RULES[group], *entry.rules, "rrop3:2.decisions.8"))
    return Case(
        entry,
        earlier,
        sanctions(files, entry.person),
        choice,
        Why(_CASE, rules, facts),
        known,
        step,
        must,
        is_closed(files, number),
    )


def _answers(files: Files, entry: BreachLogged) -> tuple[str, ...]:
    """The heaviest answer to each earlier breach of the same kind; empty where there was none."""
    given = sanctions(files, entry.person)
    found = []
    for one in breaches(files, entry.person, entry.breach):
        if one.number < entry.number and not one.complaint:
            kinds = [each.kind for each in given if each.answers == one.number]
            found.append(max(kinds, key=list(KINDS).index, default=""))
    return tuple(found)


def is_closed(files: Files, number: int) -> bool:
    """Whether the case of that breach was closed."""
    return any(
        isinstance(one, CaseClosed) and one.closes == number and counts(files, one)
        for one in files.entries
    )


@rule("tda:71B", "tda:71Bb", "tda:33", "tda:69")
def close_case(
    files: Files, house: House, number: int, by: By, at: int, note: str = ""
) -> tuple[CaseClosed, Why]:
    """The floor closes a case with what was answered, or with nothing.

    Raises RoomRefused for soft play, abuse, dodged blinds, disruption and cheating without a
    penalty where the house must penalise them.
    """
    case = open_case(files, house, number)
    rules = house.cite((*case.entry.rules, *_RULES.get(case.must, ())))
    if by.role not in DECIDES:
        raise RoomRefused(NOT_YOURS, ASK_FLOOR, rules)
    if case.closed:
        raise RoomRefused(_CLOSED.format(number=number), _STANDS, rules)
    given = [one.kind for one in case.sanctioned if one.answers == number]
    light = case.entry.breach == _DODGED
    if case.must and not [kind for kind in given if not (light and kind == "warning")]:
        raise RoomRefused(_MUST.format(number=number), _PENALISE, rules)
    event = CaseClosed(
        number=files.next_number,
        person=case.entry.person,
        at=at,
        by=by,
        rules=rules,
        place=case.entry.place,
        note=note,
        closes=number,
    )
    facts = {"person": event.person, "closes": number, "answered": tuple(given), "by": by.name}
    return event, Why(_DONE, rules, facts)


_DODGED = "dodging_blinds"
"""A mere warning is no penalty for this."""

_RULES = {True: ("tda:71Bb",), False: ("tda:71B",)}

_NO_CASE = Text(
    "Entry {number} is no breach in force.",
    "L’entrée {number} n’est pas une infraction en vigueur.",
)
_NAME_A_BREACH = Text("Name a breach of the files.", "Indiquer une infraction des dossiers.")
_CASE = Text(
    "The file and the sanctions of the house, before one is chosen.",
    "Le dossier et les sanctions de la maison, avant d’en choisir une.",
)
_CLOSED = Text("Case {number} is closed.", "Le dossier {number} est clos.")
_STANDS = Text("What was decided stands.", "Ce qui a été décidé tient.")
_MUST = Text(
    "Case {number} cannot be closed without a penalty.",
    "Le dossier {number} ne peut se clore sans pénalité.",
)
_PENALISE = Text(
    "Choose a penalty; how heavy is for the floor to judge.",
    "Choisir une pénalité\u00a0; son poids est au jugement du floor.",
)
_DONE = Text("The case is closed.", "Le dossier est clos.")
