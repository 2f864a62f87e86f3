"""Breaches as data: every one the books name, its articles, who may log it, what else follows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.cardroom.people import Role
from croupier.cardroom.sanctions import Group
from croupier.floor.conduct.offences import DEVICE_RULES
from croupier.rulebook.house import RuleId

__all__ = [
    "BREACHES",
    "CODE_OF_CONDUCT",
    "DEVICE_RULES",
    "IMPROPER_ACTS",
    "Attached",
    "Breach",
    "BreachId",
    "Follow",
]

BreachId = Literal[
    "collusion",
    "threats",
    "obscene_language",
    "disturbance",
    "card_abuse",
    "property_damage",
    "device",
    "weapon",
    "out_of_turn",
    "splashing",
    "check_down",
    "reading_untabled_hand",
    "urging_to_table",
    "revealing_live_hand",
    "needless_delay",
    "careless_fold",
    "hindering_stacks",
    "influencing",
    "cards_out_of_view",
    "inattention",
    "other_language",
    "smoking",
    "free_fold",
    "improper_conduct",
    "not_identifiable",
    "left_table",
    "dodging_blinds",
    "disclosing",
    "one_player_to_a_hand",
    "soft_play",
    "cheating",
]

Follow = Literal[
    "bar",
    "leave_table",
    "flag_deck",
    "count_pot",
    "retrieve_cards",
    "notice",
    "rule_apart",
    "hand_live",
    "hand_folded",
    "hand_unchanged",
    "hand_free",
]
"""What a breach brings with it, whatever sanction is chosen: a bar at once, leaving the table, a
deck flagged, a pot counted, cards brought back unseen, a notice, a ruling apart, and how the hand
is left."""

Attached = Literal["", "hand_history", "delays"]
"""What is put into the file with the entry."""

_STAFF: frozenset[Role] = frozenset({"dealer", "floor", "manager"})
_RULING: frozenset[Role] = frozenset({"floor", "manager"})
_SECURITY: frozenset[Role] = frozenset({"security", "floor", "manager"})


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that is not done; *rules* are its articles in all books.

    *sides* is how many it takes at the least.
    """

    id: BreachId
    group: Group
    rules: tuple[RuleId, ...]
    logged_by: frozenset[Role] = _STAFF
    follows: tuple[Follow, ...] = ()
    attached: Attached = ""
    sides: int = 1


_CODE_OF_CONDUCT = (
    Breach(
        "collusion",
        "collusion",
        ("rrop3:1.conduct.1", "tda:69"),
        _RULING,
        ("leave_table",),
        "hand_history",
    ),
    Breach("threats", "code", ("rrop3:1.conduct.2", "tda:70"), _SECURITY),
    Breach("obscene_language", "code", ("rrop3:1.conduct.3", "tda:71Bb")),
    Breach("disturbance", "code", ("rrop3:1.conduct.4", "tda:71Bb")),
    Breach("card_abuse", "code", ("rrop3:1.conduct.5", "tda:71B"), follows=("flag_deck",)),
    Breach("property_damage", "code", ("rrop3:1.conduct.6",), _SECURITY),
    Breach(
        "device",
        "code",
        ("rrop3:1.conduct.7", "tda:5A", "tda:5B", "tda:5C", "tda:5D"),
    ),
    Breach("weapon", "code", ("rrop3:1.conduct.8",), _SECURITY, ("bar",)),
)

_ETHICS = (
    Breach("out_of_turn", "ethics", ("rrop3:1.ethics.1", "tda:53A"), follows=("rule_apart",)),
    Breach("splashing", "ethics", ("rrop3:1.ethics.2",), follows=("count_pot",)),
    Breach(
        "check_down",
        "ethics",
        ("rrop3:1.ethics.3", "tda:69"),
        follows=("hand_unchanged",),
        sides=2,
    ),
    Breach("reading_untabled_hand", "ethics", ("rrop3:1.ethics.4", "tda:67")),
    Breach("urging_to_table", "ethics", ("rrop3:1.ethics.5",), follows=("hand_free",)),
    Breach(
        "revealing_live_hand",
        "ethics",
        ("rrop3:1.ethics.6", "tda:67", "tda:68"),
        follows=("hand_live",),
    ),
    Breach("needless_delay", "ethics", ("rrop3:1.ethics.7", "tda:70"), attached="delays"),
    Breach(
        "careless_fold",
        "ethics",
        ("rrop3:1.ethics.8", "tda:68b"),
        follows=("hand_folded", "retrieve_cards"),
    ),
    Breach(
        "hindering_stacks",
        "ethics",
        ("rrop3:1.ethics.9", "rrop3:2.procedures.18", "tda:70", "tda:25A"),
        follows=("notice",),
    ),
    Breach("influencing", "ethics", ("rrop3:1.ethics.10", "tda:67"), follows=("hand_unchanged",)),
)

_MANNERS = (
    Breach(
        "cards_out_of_view",
        "manners",
        ("rrop3:2.procedures.17", "tda:25C"),
        follows=("notice", "hand_live"),
    ),
    Breach(
        "inattention",
        "manners",
        ("rrop3:2.procedures.24", "tda:70"),
        follows=("notice",),
        attached="delays",
    ),
    Breach("other_language", "manners", ("rrop3:2.procedures.27", "tda:6"), follows=("notice",)),
    Breach("smoking", "manners", ("rrop3:1.smoking.0",), follows=("notice",)),
    Breach("free_fold", "manners", ("tda:58",), follows=("hand_folded",)),
    Breach("improper_conduct", "manners", ("tda:70",)),
)

_AT_THE_TABLE = (
    Breach("not_identifiable", "manners", ("tda:4",)),
    Breach("left_table", "manners", ("tda:31",), follows=("hand_live",)),
    Breach("dodging_blinds", "ethics", ("tda:33", "tda:71Bb"), _RULING),
    Breach("disclosing", "ethics", ("tda:67", "rrop3:1.ethics.10"), follows=("hand_unchanged",)),
    Breach(
        "one_player_to_a_hand",
        "ethics",
        ("tda:67b", "tda:71B", "rrop3:2.procedures.8"),
        follows=("hand_unchanged",),
    ),
    Breach(
        "soft_play",
        "ethics",
        ("tda:69", "tda:71Bb", "rrop3:1.conduct.1"),
        _RULING,
        ("hand_unchanged",),
    ),
    Breach("cheating", "code", ("tda:71Bb", "rrop3:1.conduct.1"), _RULING),
)

BREACHES: Mapping[str, Breach] = {
    breach.id: breach for breach in (*_CODE_OF_CONDUCT, *_ETHICS, *_MANNERS, *_AT_THE_TABLE)
}

CODE_OF_CONDUCT: tuple[RuleId, ...] = tuple(breach.rules[0] for breach in _CODE_OF_CONDUCT)
"""The eight items of the code of conduct, in order."""

IMPROPER_ACTS: tuple[RuleId, ...] = tuple(breach.rules[0] for breach in _ETHICS)
"""The ten acts that are improper, in order."""
