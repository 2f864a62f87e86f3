"""Sanctions as data: what a house may choose among for a breach, and what each choice does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.rulebook.house import House, RuleId
from croupier.text import Text

KindId = Literal[
    "warning",
    "reprimand",
    "suspension",
    "exclusion",
    "bar",
    "missed_hands",
    "missed_rounds",
    "disqualification",
    "mute",
    "kick",
    "ban",
]

Measure = Literal["", "seconds", "hands", "rounds"]
"""What a sanction is counted in; empty where there is nothing to count."""

Away = Literal["", "until_lifted", "until_time", "this_event"]
"""How long somebody may not come in: not at all kept out, or until when."""

Group = Literal["code", "collusion", "ethics", "manners"]
"""A family of breaches that the books answer in the same way."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A sanction by its name and its effect; *leaves* frees the seat once the hand is over."""

    id: KindId
    name: Text
    measure: Measure = ""
    away: Away = ""
    leaves: bool = False


KINDS: Mapping[KindId, Kind] = {
    kind.id: kind
    for kind in (
        Kind("warning", Text("warning", "avertissement")),
        Kind("reprimand", Text("reprimand", "réprimande")),
        Kind("suspension", Text("suspension", "suspension"), "seconds", "until_time", leaves=True),
        Kind("exclusion", Text("exclusion", "exclusion"), "", "until_lifted", leaves=True),
        Kind(
            "bar",
            Text("bar from the room", "interdiction de salle"),
            "",
            "until_lifted",
            leaves=True,
        ),
        Kind("missed_hands", Text("penalty hands", "mains de pénalité"), "hands"),
        Kind("missed_rounds", Text("penalty rounds", "tours de pénalité"), "rounds"),
        Kind(
            "disqualification",
            Text("disqualification", "disqualification"),
            "",
            "this_event",
            leaves=True,
        ),
        Kind("mute", Text("mute", "mise en sourdine"), "seconds"),
        Kind("kick", Text("removal from the table", "renvoi de la table"), leaves=True),
        Kind("ban", Text("ban", "bannissement"), "", "until_lifted", leaves=True),
    )
}

_GRADED: tuple[KindId, ...] = ("warning", "missed_hands", "missed_rounds", "disqualification")
_SERVED: tuple[KindId, ...] = ("warning", "mute", "kick", "ban")
_ACTS: tuple[KindId, ...] = ("reprimand", "suspension", "exclusion")

LADDERS: Mapping[str, Mapping[Group, tuple[KindId, ...]]] = {
    "reprimand_suspension_exclusion": {
        "code": ("warning", "suspension", "bar"),
        "collusion": ("suspension", "bar"),
        "ethics": _ACTS,
        "manners": _ACTS,
    },
    "warning_hands_rounds_disqualification": {
        "code": (*_GRADED, "bar"),
        "collusion": ("disqualification", "bar"),
        "ethics": _GRADED,
        "manners": _GRADED,
    },
    "warning_mute_kick_ban": {
        "code": _SERVED,
        "collusion": ("kick", "ban"),
        "ethics": _SERVED,
        "manners": _SERVED,
    },
}
"""What each scale of sanctions holds for each group of breaches, the mildest first.

Whatever the scale, a house may close its room to whoever broke its code of conduct.
"""

SCALE_RULES: Mapping[Group, tuple[RuleId, ...]] = {
    "code": ("rrop3:1.conduct.0", "tda:71A"),
    "collusion": ("rrop3:1.conduct.0", "tda:69"),
    "ethics": ("rrop3:1.ethics.0", "tda:71A"),
    "manners": ("rrop3:1.ethics.0", "tda:71A"),
}
"""The articles behind the choice of sanctions for each group."""


def offered(house: House, group: Group) -> tuple[Kind, ...]:
    """The sanctions a house may choose for a breach of this group, the mildest first."""
    return tuple(KINDS[kind] for kind in LADDERS[house.options.conduct.penalty_scale][group])


def barring(house: House, group: Group) -> Kind:
    """The sanction that keeps somebody out of the room until it is lifted."""
    return next(kind for kind in offered(house, group) if kind.away == "until_lifted")
