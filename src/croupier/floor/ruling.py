"""A ruling: what the house says of an incident, and what carries it out.

A judge is a function tagged with the articles it lives up to, and a question `when` it applies.  Of
the judges of an incident the first that applies rules, so the most particular stand first.  A judge
asks the options of the house, never which book it follows.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Literal

from croupier.floor.incident import Incident
from croupier.floor.spot import Spot
from croupier.play.actions import Action
from croupier.play.events import Event
from croupier.play.irregular import Order
from croupier.play.setup import Chips
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

Weight = Literal["may", "should", "must"]
"""Whether a penalty may, should or must be given."""

DECISIONS = frozenset(
    {
        "all_in",
        "asked_to_announce",
        "award_corrected",
        "bet",
        "binds",
        "bring_in",
        "burn_repaired",
        "call",
        "card_is_burn",
        "card_plays",
        "check",
        "choice",
        "clock_starts",
        "corrected",
        "count_given",
        "floor_decides",
        "fold",
        "hand_dead",
        "hand_live",
        "held",
        "may_not_raise",
        "misdeal",
        "no_action",
        "out_of_play",
        "penalty",
        "play_on",
        "pot_held",
        "raise",
        "recorded",
        "redeal_board",
        "refused",
        "released",
        "replace_card",
        "right_kept",
        "show_all",
        "stand_pat",
        "stands",
        "time_given",
        "void_hand",
    }
)
"""All words for what is decided."""

Remedy = Event | Order
"""A fact that carries a ruling out, or a chore with cards for the dealer, in their order."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty that the articles *rules* name for a *breach*, an id of those of the room."""

    breach: str
    weight: Weight = "may"
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternative:
    """What may be decided instead: by the floor at its discretion, or by the player as his choice.

    *action* is what a player's choice makes of his gesture.  *keeps*: it is about the penalty
    alone, and all that the ruling does at the table is done.
    """

    id: str
    says: Text
    remedies: tuple[Remedy, ...] = ()
    action: Action | None = None
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the house decides.

    *decision* is a word for programs (`misdeal`, `hand_dead`, `call`, `play_on` ...), *says* one
    sentence for people, *why* the reason.  *remedies* carry it out in their order; *steps* tell the
    dealer what to do and say.  *action* is what a gesture binds its maker to; *returned* are chips
    of it that go back to him, *adds* those he must still put in.  *choices* are left to the player,
    *discretion* to the floor; *facts* are figures by name that the decision turned on.  The words
    hold nothing that is not known to everybody at the table.
    """

    decision: str
    says: Text
    why: Text
    rules: tuple[RuleId, ...] = ()
    remedies: tuple[Remedy, ...] = ()
    steps: tuple[Text, ...] = ()
    action: Action | None = None
    returned: Chips = 0
    adds: Chips = 0
    choices: tuple[Alternative, ...] = ()
    discretion: tuple[Alternative, ...] = ()
    penalty: Penalty | None = None
    facts: tuple[tuple[str, Any], ...] = field(default=())

    def fact(self, name: str) -> Any:  # noqa: ANN401 - whatever figure it is
        """A figure that the decision turned on, None if it did not."""
        return dict(self.facts).get(name)


class FloorRefused(ValueError):
    """Nothing can be ruled on what was told: *text* says why, *legal* what would do."""

    def __init__(self, text: Text, legal: Text, rules: tuple[RuleId, ...] = ()) -> None:
        """The message in English holds all three parts."""
        cited = f" ({', '.join(rules)})" if rules else ""
        super().__init__(f"{text.en} {legal.en}{cited}")
        self.text = text
        self.legal = legal
        self.rules = rules


def refused(english: str, french: str, legal: Text) -> FloorRefused:
    """The refusal of something that cannot have happened as it was told."""
    return FloorRefused(Text(english, french), legal)


class NotLeftOpen(FloorRefused):
    """A ruling does not leave that to be decided; *known* is what it does leave open."""

    def __init__(self, id: str, known: tuple[str, ...]) -> None:
        """Decided was *id*."""
        listed = ", ".join(known) or "—"
        super().__init__(
            Text(f"{id!r} is not left to be decided.", f"{id!r} n’est pas laissé au choix."),
            Text(f"There is: {listed}.", f"Il y a\u00a0: {listed}."),
        )
        self.known = known


class NeedsReason(FloorRefused):
    """What is decided instead of a ruling has no reason or no name."""


Judging = Callable[[Spot, Any], Ruling]
When = Callable[[Spot, Any], bool]


@dataclass(frozen=True, slots=True)
class Judge:
    """One judge of one kind of incident."""

    when: When
    judging: Judging


JUDGES: dict[type[Incident], list[Judge]] = {}
"""The judges of each kind of incident, the most particular first."""


def always(spot: Spot, incident: Incident) -> bool:  # noqa: ARG001 - nothing is asked
    """The last judge of an incident applies to whatever is left."""
    return True


def ruling(
    *ids: RuleId, on: type[Incident] | tuple[type[Incident], ...], when: When = always
) -> Callable[[Judging], Judging]:
    """Make a function a judge of incidents of *on*, where *when* says that it applies.

    Its ruling cites those of *ids* that are in force in the house, highest book first, unless it
    names articles itself.
    """

    def judge(judging: Judging) -> Judging:
        rule(*ids)(judging)

        @wraps(judging)
        def cited(spot: Spot, incident: Any) -> Ruling:  # noqa: ANN401 - of the kind it is on
            made = judging(spot, incident)
            return replace(made, rules=spot.house.cite(made.rules or ids))

        for kind in on if isinstance(on, tuple) else (on,):
            JUDGES.setdefault(kind, []).append(Judge(when, cited))
        return judging

    return judge
