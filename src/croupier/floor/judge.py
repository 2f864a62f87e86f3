"""Ask for a ruling: under the house of the hand, and what the other books would decide."""

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from croupier.floor.all_incidents import judges_of
from croupier.floor.incident import Incident
from croupier.floor.ruling import Alternative, FloorRefused, Ruling
from croupier.floor.spot import Spot, under
from croupier.play.state import HandState
from croupier.rulebook.house import House, RuleId, book_of, house
from croupier.text import Text

BOOK_HOUSES = ("tda", "rrop3_cash", "rrop3_tournament", "rrop11_cash", "general", "championship")
"""The houses that follow one book each as closely as it goes; Robert's has one for tournaments."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a house of another book decides: *differs* from ours, or the same.

    *says* is its ruling in words, with what it leaves open where that alone is other than ours.
    *rules* are of that book alone; none where it is silent.  *refused*: it has no ruling on what
    was told, as that cannot be there, and *says* and *why* are its refusal.
    """

    house: House
    book: str
    decision: str
    says: Text
    why: Text
    rules: tuple[RuleId, ...]
    differs: bool
    ruling: Ruling | None = None

    @property
    def refused(self) -> bool:
        """Whether it has no ruling on what was told."""
        return self.ruling is None


def judge(state: HandState, incident: Incident, home: House | None = None) -> Ruling:
    """What the house of the hand, or *home*, says of an incident.

    Raises FloorRefused for an incident that cannot have happened as it was told.
    """
    spot = Spot(state if home is None else under(state, home))
    for each in judges_of(type(incident)):
        if each.when(spot, incident):
            return each.judging(spot, incident)
    raise FloorRefused(
        Text(
            f"No rule is known for this: {incident.title.en}.",
            f"Aucune règle n’est connue pour cela\u00a0: {incident.title.fr}.",
        ),
        Text("The floor decides in fairness.", "Le responsable tranche en équité."),
        spot.house.cite(("tda:1", "rrop3:2.decisions.1")),
    )


def elsewhere(state: HandState, incident: Incident) -> tuple[Elsewhere, ...]:
    """What the other books decide, each under the house that follows it most closely."""
    home = state.setup.house
    ours = judge(state, incident)
    others = _others(home.books[0] if home.books else "", home.id)
    return tuple(_asked(state, incident, other, ours) for other in others)


def _asked(state: HandState, incident: Incident, other: House, ours: Ruling) -> Elsewhere:
    book = other.books[0]
    try:
        theirs = judge(state, incident, other)
    except FloorRefused as refused:
        own = _of_book(refused.rules, book)
        return Elsewhere(other, book, "refused", refused.text, refused.legal, own, differs=True)
    return Elsewhere(
        other,
        book,
        theirs.decision,
        _in_words(theirs, ours),
        theirs.why,
        _of_book(theirs.rules, book),
        differs=outcome(theirs) != outcome(ours),
        ruling=theirs,
    )


def _of_book(rules: tuple[RuleId, ...], book: str) -> tuple[RuleId, ...]:
    return tuple(each for each in rules if book_of(each) == book)


@cache
def _others(book: str, id: str) -> tuple[House, ...]:
    """The houses of the other books, and the other house of the same book, where there is one."""
    houses = [house(name) for name in BOOK_HOUSES if name != id]
    return tuple(each for each in houses if each.books[0] != book or each.id.endswith("tournament"))


def outcome(ruling: Ruling) -> tuple[object, ...]:
    """What two rulings must have in common to come to the same, what they leave open included."""
    return (*_done(ruling), _open(ruling.discretion), _weight(ruling))


def _done(ruling: Ruling) -> tuple[object, ...]:
    """What is done at the table, and what the player may choose."""
    return (
        ruling.decision,
        ruling.action,
        ruling.returned,
        ruling.adds,
        ruling.remedies,
        _open(ruling.choices),
    )


def _open(ways: tuple[Alternative, ...]) -> frozenset[tuple[object, ...]]:
    return frozenset((one.id, one.action, one.remedies, one.keeps) for one in ways)


def _weight(ruling: Ruling) -> str:
    return "" if ruling.penalty is None else ruling.penalty.weight


def _in_words(theirs: Ruling, ours: Ruling) -> Text:
    """What is decided there; where it is done as here, also what is left open otherwise."""
    if _done(theirs) != _done(ours) or outcome(theirs) == outcome(ours):
        return theirs.says
    parts = [theirs.says]
    known = {one.id for one in ours.discretion}
    parts += [_MAY.format(what=one.says) for one in theirs.discretion if one.id not in known]
    if known - {one.id for one in theirs.discretion}:
        parts.append(_NO_CHOICE)
    if _weight(theirs) != _weight(ours):
        parts.append(_PENALTIES[_weight(theirs)])
    return Text(" ".join(part.en for part in parts), " ".join(part.fr for part in parts))


_MAY = Text("The floor may decide instead: {what}", "Le floor peut décider autrement\u00a0: {what}")
_NO_CHOICE = Text("The floor has less to choose from.", "Le floor a moins de choix.")
_PENALTIES = MappingProxyType(
    {
        "": Text("No penalty is named.", "Aucune pénalité n’est prévue."),
        "may": Text("A penalty may be given.", "Une pénalité est possible."),
        "should": Text("A penalty is advised.", "Une pénalité est conseillée."),
        "must": Text("A penalty must be given.", "Une pénalité est obligatoire."),
    }
)
