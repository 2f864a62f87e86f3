"""Carry a ruling out: the facts it makes, the chores with cards, the record of who decided."""

from croupier.cards import Card
from croupier.floor.happening import HAPPENINGS, happens
from croupier.floor.incident import Incident
from croupier.floor.judge import judge
from croupier.floor.ruling import (
    Alternative,
    FloorRefused,
    NeedsReason,
    NotLeftOpen,
    Remedy,
    Ruling,
)
from croupier.play.actions import Action
from croupier.play.decide import decide
from croupier.play.events import Event
from croupier.play.evolve import evolve
from croupier.play.irregular import NOW, Order
from croupier.play.irregular_events import Ordered, Ruled
from croupier.play.mending import Mending, Piles
from croupier.play.mends import carry_out
from croupier.play.state import HandState
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

__all__ = [
    "carried_out",
    "check_reason",
    "happen",
    "happened",
    "happens",
    "overruled",
    "rule_on",
    "ruled",
]


def happen(state: HandState, incident: Incident, piles: Piles) -> list[Event]:
    """The facts of the incident itself, cards moved by mistake among them; *state* is unchanged."""
    happening = HAPPENINGS.get(type(incident))
    if happening is None:
        return []
    mending = Mending(piles, state)
    happening(mending, incident)
    return mending.events


def happened(state: HandState, incident: Incident, piles: Piles) -> HandState:
    """The hand after the incident itself, before anything is ruled; *state* is unchanged."""
    after = state.copy()
    for event in happen(state, incident, piles):
        evolve(after, event)
    return after


def ruled(incident: Incident, ruling: Ruling, by: str = "") -> Ruled:
    """The record of a ruling that follows the rules."""
    return Ruled(incident.tag, ruling.decision, ruling.says, ruling.rules, by)


@rule("rrop3:2.decisions.1", "tda:1")
def overruled(
    home: House, incident: Incident, ruling: Ruling, instead: Alternative, *, reason: str, by: str
) -> Ruled:
    """The record of what is decided in fairness instead of a ruling: it keeps both, and the reason.

    Raises NeedsReason for a decision that nobody gives a reason for or puts his name to.
    """
    check_reason(home, reason, by)
    says, set_aside = instead.says, ruling.decision
    if instead.keeps:
        says = Text(f"{ruling.says.en} {says.en}", f"{ruling.says.fr} {says.fr}")
        set_aside = _PENALTY
    rules = tuple(dict.fromkeys((*home.cite(_FAIRNESS), *ruling.rules)))
    return Ruled(
        incident.tag, instead.id, says, rules, by.strip(), set_aside, " ".join(reason.split())
    )


_FAIRNESS: tuple[RuleId, ...] = ("tda:1", "rrop3:2.decisions.1")
_PENALTY = "penalty"
"""What is set aside where only the penalty of a ruling is."""


def check_reason(home: House, reason: str, by: str) -> None:
    """Raise NeedsReason unless a decision against the rules has its reason and its name."""
    if reason.strip() and by.strip():
        return
    raise NeedsReason(
        Text(
            "A decision that sets a ruling aside needs its reason and a name.",
            "Une décision qui écarte la règle demande un motif et un nom.",
        ),
        Text("Say why it is fairer, and who decides.", "Dites en quoi c’est plus juste, et qui."),
        home.cite(_FAIRNESS),
    )


def carried_out(state: HandState, ruling: Ruling | Alternative, piles: Piles) -> list[Event]:
    """The events that carry out a ruling, or what was decided instead; *state* is unchanged."""
    after = state.copy()
    events: list[Event] = []
    for remedy in ruling.remedies:
        events += _folded(after, _made(after, remedy, piles))
    if ruling.action is not None:
        events += _folded(after, _acted(after, ruling.action))
    return events


def _made(state: HandState, remedy: Remedy, piles: Piles) -> list[Event]:
    if not isinstance(remedy, Order):
        return [remedy]
    return carry_out(piles, state, remedy) if remedy.street == NOW else [Ordered(remedy)]


def _acted(state: HandState, action: Action) -> list[Event]:
    return list(decide(state, action))


def _folded(state: HandState, events: list[Event]) -> list[Event]:
    for event in events:
        evolve(state, event)
    return events


def rule_on(
    state: HandState,
    incident: Incident,
    piles: Piles,
    *,
    by: str = "",
    decide: str = "",
    reason: str = "",
) -> tuple[Ruling, list[Event]]:
    """Let an incident happen, judge it and carry the ruling out; *state* is unchanged.

    *decide* is the id of what the player chose, which is carried out too, or of what the floor
    decided at its discretion, which is carried out instead: it needs a *reason* and who decides.
    Where nothing can be ruled or decided so FloorRefused is raised, and the piles lie as they lay.
    """
    after, before = state.copy(), _lying(piles)
    try:
        events = _folded(after, happen(state, incident, piles))
        made = judge(after, incident)
        chosen = _named(made, decide)
        record = ruled(incident, made, by)
        if chosen is not None and chosen in made.discretion:
            home = state.setup.house
            record = overruled(home, incident, made, chosen, reason=reason, by=by)
    except FloorRefused:
        _lay_back(piles, before)
        raise
    events += _folded(after, [record])
    for decided in _done(made, chosen):
        events += _folded(after, carried_out(after, decided, piles))
    return made, events


def _named(made: Ruling, id: str) -> Alternative | None:
    """What is left open under that id, None if nothing is decided; else NotLeftOpen."""
    if not id:
        return None
    ways = {one.id: one for one in (*made.choices, *made.discretion)}
    if id not in ways:
        raise NotLeftOpen(id, tuple(ways))
    return ways[id]


def _done(made: Ruling, chosen: Alternative | None) -> tuple[Ruling | Alternative, ...]:
    """All that is carried out: what the floor decides stands in place of the ruling."""
    if chosen is None:
        return (made,)
    return (chosen,) if chosen in made.discretion and not chosen.keeps else (made, chosen)


_PILES = ("stub", "burns", "next_burn", "aside", "removed", "scrap")


def _lying(piles: Piles) -> dict[str, list[Card]]:
    """What lies in each pile now."""
    return {name: list(getattr(piles, name)) for name in _PILES}


def _lay_back(piles: Piles, before: dict[str, list[Card]]) -> None:
    for name, cards in before.items():
        getattr(piles, name)[:] = cards
