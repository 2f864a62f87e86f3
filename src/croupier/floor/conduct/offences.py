"""What is not done at a table: each offence, its articles, whether it must be answered, and how.

A list of steps shows what a house might answer with next; whoever decides is free to do otherwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from croupier.floor.ruling import Weight
from croupier.rulebook.house import RuleId
from croupier.rulebook.options import Options
from croupier.rulebook.tags import rule

OffenceId = Literal[
    "device",
    "not_identifiable",
    "left_table",
    "dodging_blinds",
    "disclosing",
    "influencing",
    "one_player_to_a_hand",
    "revealing_live_hand",
    "careless_fold",
    "card_abuse",
    "soft_play",
    "check_down",
    "collusion",
    "cheating",
    "obscene_language",
    "disturbance",
    "out_of_turn",
    "needless_delay",
    "hindering_stacks",
    "splashing",
    "reading_untabled_hand",
    "urging_to_table",
    "other_language",
    "cards_out_of_view",
    "threats",
    "property_damage",
    "weapon",
    "inattention",
    "improper_conduct",
]
"""The breaches of the room that can come up in a hand, by their ids."""

Answer = Literal[
    "warning",
    "missed_hands",
    "missed_rounds",
    "disqualification",
    "reprimand",
    "suspension",
    "exclusion",
    "bar",
    "mute",
    "kick",
    "ban",
]

_DAY = 86_400
_SILENCE = 300


@dataclass(frozen=True, slots=True)
class Offence:
    """Something that is not done; *weight* is whether it must be answered where rounds are missed.

    *two* is whether it takes two.  *least* is the mildest step of the scale that answers it, *most*
    whether only the heaviest does.
    """

    id: OffenceId
    rules: tuple[RuleId, ...]
    weight: Weight = "may"
    two: bool = False
    least: int = 0
    most: bool = False


_ALL = (
    Offence("device", ("tda:5A", "tda:5B", "tda:5C", "tda:5D", "rrop3:1.conduct.7")),
    Offence("not_identifiable", ("tda:4",)),
    Offence("left_table", ("tda:31",)),
    Offence("dodging_blinds", ("tda:33", "tda:71Bb"), "must", least=1),
    Offence("disclosing", ("tda:67", "rrop3:1.ethics.10")),
    Offence("influencing", ("tda:67", "rrop3:1.ethics.10")),
    Offence("one_player_to_a_hand", ("tda:67b", "tda:71B", "rrop3:2.procedures.8")),
    Offence("revealing_live_hand", ("tda:68", "rrop3:1.ethics.6")),
    Offence("careless_fold", ("tda:68b", "rrop3:1.ethics.8")),
    Offence("card_abuse", ("tda:71B", "rrop3:1.conduct.5")),
    Offence("soft_play", ("tda:69", "tda:71Bb"), "must", least=1),
    Offence("check_down", ("tda:69", "rrop3:1.ethics.3"), "must", two=True, least=1),
    Offence("collusion", ("tda:69", "rrop3:1.conduct.1"), "must", two=True, most=True),
    Offence("cheating", ("tda:71Bb", "rrop3:1.conduct.1"), "must", least=1),
    Offence("obscene_language", ("tda:71Bb", "rrop3:1.conduct.3"), "must"),
    Offence("disturbance", ("tda:71Bb", "rrop3:1.conduct.4"), "must"),
    Offence("out_of_turn", ("tda:53A", "rrop3:1.ethics.1")),
    Offence("needless_delay", ("tda:70", "rrop3:1.ethics.7")),
    Offence(
        "hindering_stacks",
        ("tda:70", "rrop3:1.ethics.9", "tda:25A", "rrop3:2.procedures.18"),
    ),
    Offence("splashing", ("rrop3:1.ethics.2",)),
    Offence("reading_untabled_hand", ("rrop3:1.ethics.4", "tda:67")),
    Offence("urging_to_table", ("rrop3:1.ethics.5",)),
    Offence("other_language", ("rrop3:2.procedures.27", "tda:6")),
    Offence("cards_out_of_view", ("rrop3:2.procedures.17", "tda:25C")),
    Offence("threats", ("rrop3:1.conduct.2", "tda:70")),
    Offence("property_damage", ("rrop3:1.conduct.6",)),
    Offence("weapon", ("rrop3:1.conduct.8",)),
    Offence("inattention", ("tda:70", "rrop3:2.procedures.24")),
    Offence("improper_conduct", ("tda:70",)),
)

OFFENCES: Mapping[str, Offence] = MappingProxyType({each.id: each for each in _ALL})
"""Every offence by its id."""

DEVICE_RULES: Mapping[str, Mapping[str, RuleId]] = MappingProxyType(
    {
        "banned_at_table": MappingProxyType(
            {
                "call": "rrop3:1.conduct.7",
                "noise": "rrop3:1.conduct.7",
                "use": "rrop3:1.conduct.7",
                "use_with_live_hand": "rrop3:1.conduct.7",
                "strategy_aid": "rrop3:1.conduct.7",
            }
        ),
        "no_calls_no_live_hand": MappingProxyType(
            {
                "call": "tda:5A",
                "noise": "tda:5A",
                "on_table": "tda:5B",
                "use_with_live_hand": "tda:5C",
                "strategy_aid": "tda:5D",
            }
        ),
    }
)
"""Which article each use of a device breaks, by what the house says of devices; else none does."""


def device_rule(options: Options, use: str, *, live: bool) -> RuleId:
    """The article that a use of a device breaks in this house; empty if none does."""
    done = "use_with_live_hand" if use == "use" and live else use
    return DEVICE_RULES[options.conduct.phones].get(done, "")


_GRADED = "warning_hands_rounds_disqualification"

LADDERS: Mapping[str, tuple[Answer, ...]] = MappingProxyType(
    {
        "reprimand_suspension_exclusion": ("reprimand", "suspension", "exclusion"),
        _GRADED: ("warning", "missed_hands", "missed_rounds", "disqualification"),
        "warning_mute_kick_ban": ("warning", "mute", "kick", "ban"),
    }
)
"""What each scale of sanctions answers with, the mildest first."""

_AMOUNTS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"missed_hands": (1,), "missed_rounds": (1, 2, 4), "suspension": (_DAY,), "mute": (_SILENCE,)}
)
"""How much of what is counted comes first, and how much after it; what is not counted has 0."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scale: hands, rounds or seconds by its *kind*, 0 where nothing is counted."""

    kind: str
    amount: int = 0


def steps_of(ladder: Iterable[str]) -> tuple[Step, ...]:
    """Every step of a ladder of sanctions, the mildest first."""
    return tuple(Step(kind, amount) for kind in ladder for amount in _AMOUNTS.get(kind, (0,)))


@rule("tda:71Bb", "tda:33", "tda:69")
def must_be_answered(options: Options, offence: str) -> bool:
    """Whether a house may not let an offence pass without a penalty.

    Soft play, abuse, dodged blinds, disruption and cheating are such where rounds are missed.
    """
    known = OFFENCES.get(offence)
    if offence == "dodging_blinds":
        return options.blinds.dodge == "penalty"
    graded = options.conduct.penalty_scale == _GRADED
    return graded and known is not None and known.weight == "must"


def weight_of(options: Options, offence: str) -> Weight:
    """Whether a penalty for an offence may or must be given in this house."""
    return "must" if must_be_answered(options, offence) else "may"


@rule("tda:5", "tda:70", "rrop3:2.decisions.8")
def next_step(ladder: Sequence[str], offence: str, earlier: tuple[str, ...]) -> Step:
    """The step that comes after what was answered so far: heavier each time, shown and not forced.

    *earlier* has the kind of sanction for each earlier entry of that offence, empty for none.
    """
    steps, known = steps_of(ladder), OFFENCES.get(offence)
    if known is not None and known.most:
        return next((one for one in steps if one.kind == "disqualification"), steps[-1])
    least = known.least if known is not None and "missed_hands" in ladder else 0
    given = (_after(steps, kind, earlier.count(kind)) for kind in earlier if kind)
    return steps[min(max(least, len(earlier), *given, 0), len(steps) - 1)]


def _after(steps: tuple[Step, ...], kind: str, times: int) -> int:
    """The place of the step after *kind* was given so many times."""
    places = [place for place, step in enumerate(steps) if step.kind == kind]
    return places[min(times, len(places)) - 1] + 1 if places else 0


def suggested(scale: str, offence: str, earlier: tuple[str, ...] = ()) -> Step:
    """What a house of that scale might answer with next."""
    return next_step(LADDERS[scale], offence, earlier)
