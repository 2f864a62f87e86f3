"""Penalties given at a table: who misses how many hands, counted down hand by hand, and who is out.

Facts in the past tense and their fold.  A penalty begins with the hand after the one that is on.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused
from croupier.text import Text

PenaltyKind = Literal["warning", "missed_hands", "missed_rounds", "disqualification"]

PENALTY_RULES: tuple[RuleId, ...] = ("tda:71A", "rrop3:1.conduct.0")


@dataclass(frozen=True, slots=True)
class Sanction:
    """What a breach is answered with: so many hands or rounds, 0 where nothing is counted."""

    kind: PenaltyKind
    amount: int = 0


@dataclass(frozen=True, slots=True)
class PenaltyEvent:
    """Something that happened with a penalty."""

    tag: ClassVar[str]
    number: int


@dataclass(frozen=True, slots=True)
class PenaltyGiven(PenaltyEvent):
    """A player was penalised in hand *in_hand*; *hands* are those he misses after it."""

    tag: ClassVar[str] = "penalty.given"
    player: str
    kind: PenaltyKind
    hands: int
    in_hand: int
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class HandMissed(PenaltyEvent):
    """The player of a penalty was not dealt into *hand* because of it."""

    tag: ClassVar[str] = "penalty.hand_missed"
    hand: int


@dataclass(frozen=True, slots=True)
class PenaltyLifted(PenaltyEvent):
    """The floor let the rest of a penalty go, with the *reason*."""

    tag: ClassVar[str] = "penalty.lifted"
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty as it stands: *left* are the hands still to miss, from hand *begins* on."""

    number: int
    player: str
    kind: PenaltyKind
    left: int
    begins: int
    rules: tuple[RuleId, ...] = ()
    lifted: bool = False

    @property
    def keeps_out(self) -> bool:
        """Whether it still keeps its player from being dealt in, once it has begun."""
        return not self.lifted and (self.left > 0 or self.kind == "disqualification")


@dataclass(frozen=True, slots=True)
class Penalties:
    """Every penalty of a table in the order in which they were given."""

    all: tuple[Penalty, ...] = ()

    def of(self, player: str) -> tuple[Penalty, ...]:
        """Those of one player."""
        return tuple(one for one in self.all if one.player == player)

    def numbered(self, number: int) -> Penalty | None:
        """The penalty of that number, None if there is none."""
        return next((one for one in self.all if one.number == number), None)


@rule("tda:5", "tda:68")
def give(
    penalties: Penalties,
    house: House,
    player: str,
    sanction: Sanction,
    *,
    players: int = 0,
    in_hand: int = 0,
    because: tuple[RuleId, ...] = (),
) -> PenaltyGiven:
    """A penalty given in a hand begins after it; a round is as many hands as players at the table.

    *because* are the articles of the breach.  Raises RoomRefused for an amount where nothing is
    counted, for none where something is, and for rounds at a table of nobody.
    """
    kind, amount = sanction.kind, sanction.amount
    counted = kind in ("missed_hands", "missed_rounds")
    rounds = kind == "missed_rounds"
    if amount < 0 or counted != (amount > 0) or (rounds and players < 1):
        raise RoomRefused(_WRONG, _SAY[kind], house.cite(PENALTY_RULES))
    hands = hands_of(kind, amount, players)
    number = penalties.all[-1].number + 1 if penalties.all else 1
    cited = tuple(dict.fromkeys((*house.cite(because), *house.cite(PENALTY_RULES))))
    return PenaltyGiven(number, player, kind, hands, in_hand, cited)


@rule("tda:68")
def serving(penalties: Penalties, player: str, hand: int | None = None) -> int:
    """How many hands *player* is still to miss; with *hand* only those that have begun by then."""
    return sum(
        one.left
        for one in penalties.of(player)
        if not one.lifted and (hand is None or one.begins <= hand)
    )


def absent_from(penalties: Penalties, hand: int) -> frozenset[str]:
    """Who is not dealt into *hand*: he serves a penalty, or is out of the event."""
    return frozenset(one.player for one in penalties.all if one.keeps_out and one.begins <= hand)


@rule("tda:69")
def disqualified(penalties: Penalties) -> frozenset[str]:
    """Who is out of the event: his chips leave play and go to nobody."""
    return frozenset(
        one.player for one in penalties.all if one.kind == "disqualification" and not one.lifted
    )


def rules_of(penalties: Penalties, player: str) -> tuple[RuleId, ...]:
    """The articles of those penalties of *player* that still keep him out."""
    standing = (one for one in penalties.of(player) if one.keeps_out)
    return tuple(dict.fromkeys(cited for one in standing for cited in one.rules))


def hand_dealt(penalties: Penalties, hand: int) -> tuple[HandMissed, ...]:
    """What it means for penalties that *hand* was dealt: each player serves one at a time."""
    served: set[str] = set()
    missed: list[HandMissed] = []
    for one in penalties.all:
        serves = one.left > 0 and not one.lifted and one.begins <= hand
        if serves and one.player not in served:
            served.add(one.player)
            missed.append(HandMissed(one.number, hand))
    return tuple(missed)


def lift(penalties: Penalties, house: House, number: int, *, by: str, reason: str) -> PenaltyLifted:
    """The floor may let a penalty go; RoomRefused without a reason, and for one there is not."""
    found = penalties.numbered(number)
    if found is None or found.lifted:
        raise RoomRefused(
            Text(f"No penalty {number} stands.", f"Aucune pénalité {number} en cours."),
            Text("Name one that stands.", "Nommez-en une en cours."),
            house.cite(PENALTY_RULES),
        )
    if not reason.strip():
        raise RoomRefused(
            Text("A penalty is lifted for a reason.", "Une pénalité se lève pour un motif."),
            Text("Say why.", "Dites lequel."),
            house.cite(PENALTY_RULES),
        )
    return PenaltyLifted(number, by, reason.strip())


def evolve(penalties: Penalties, event: PenaltyEvent) -> Penalties:
    """The penalties after one more fact.  Raises ValueError for a fact about none there is."""
    if isinstance(event, PenaltyGiven):
        begins = event.in_hand + 1
        new = Penalty(event.number, event.player, event.kind, event.hands, begins, event.rules)
        return Penalties((*penalties.all, new))
    found = penalties.numbered(event.number)
    if found is None:
        raise ValueError(f"there is no penalty {event.number}")
    lifted = isinstance(event, PenaltyLifted)
    now = replace(found, lifted=True) if lifted else replace(found, left=max(0, found.left - 1))
    return Penalties(tuple(now if one is found else one for one in penalties.all))


def folded(events: Iterable[PenaltyEvent], penalties: Penalties = Penalties()) -> Penalties:
    """The penalties that these facts make."""
    for event in events:
        penalties = evolve(penalties, event)
    return penalties


def counted_down(missing: Mapping[str, int], dealt_in: Iterable[str]) -> dict[str, int]:
    """Hands still to miss once a hand was dealt: one less for all who were not dealt in."""
    dealt = frozenset(dealt_in)
    left = {player: hands - (player not in dealt) for player, hands in missing.items()}
    return {player: hands for player, hands in left.items() if hands > 0}


@rule("tda:5")
def hands_of(kind: str, amount: int, players: int) -> int:
    """How many hands a penalty costs: those named, or rounds of as many hands as players."""
    return {"missed_hands": amount, "missed_rounds": amount * players}.get(kind, 0)


_WRONG = Text("This penalty cannot be given so.", "Cette pénalité ne peut être donnée ainsi.")
_SAY: Mapping[PenaltyKind, Text] = {
    "warning": Text("Give a warning alone.", "Donnez l’avertissement seul."),
    "missed_hands": Text("Say how many hands.", "Dites combien de mains."),
    "missed_rounds": Text(
        "Say how many rounds, and how many players there are.",
        "Dites combien de tours, et combien de joueurs il y a.",
    ),
    "disqualification": Text("Disqualify alone.", "Disqualifiez, sans nombre."),
}
