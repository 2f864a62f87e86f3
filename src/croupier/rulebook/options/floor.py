"""Choices about the time to act and about conduct."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import MOST_SECONDS, by


@dataclass(frozen=True, slots=True)
class Clock:
    """The time to act, and the time bank of rooms on a screen."""

    enabled: bool = field(default=True, metadata=by("rrop3:10.nolimit.13a", "tda:29"))
    seconds: int = field(
        default=30,
        metadata=by(
            "rrop3:10.nolimit.13b",
            "general:acting.2",
            "tda:29b",
            least=0,
            most=MOST_SECONDS,
        ),
    )
    extra_seconds: int = field(
        default=0,
        metadata=by("rrop3:10.nolimit.13b", "tda:29b", least=0, most=MOST_SECONDS),
    )
    countdown_seconds: int = field(
        default=5,
        metadata=by("rrop3:10.nolimit.13b", "tda:29b", least=0, most=MOST_SECONDS),
    )
    no_bet: Literal["dead", "check"] = field(
        default="check",
        metadata=by("rrop3:10.nolimit.13b", "rrop3:3.dead.7", "tda:29b"),
    )
    caller: Literal["player_through_floor", "player_or_director", "any_player", "automatic"] = (
        field(
            default="player_or_director",
            metadata=by("rrop3:10.nolimit.13a", "rrop3:11.tournament.11", "tda:29"),
        )
    )
    own_request: bool = field(default=True, metadata=by("general:acting.2"))
    grace_seconds: int = field(default=0, metadata=by(layer="service", least=0, most=MOST_SECONDS))
    bank_seconds: int = field(default=0, metadata=by(layer="service", least=0, most=MOST_SECONDS))
    bank_refill_seconds: int = field(
        default=0, metadata=by(layer="service", least=0, most=MOST_SECONDS)
    )
    bank_refill_hands: int = field(default=10, metadata=by(layer="service", least=1, most=100))
    bank_max_seconds: int = field(
        default=0, metadata=by(layer="service", least=0, most=MOST_SECONDS)
    )


@dataclass(frozen=True, slots=True)
class Conduct:
    """What is not done at the table, and what follows if it is."""

    phones: Literal["banned_at_table", "no_calls_no_live_hand"] = field(
        default="no_calls_no_live_hand",
        metadata=by("rrop3:1.conduct.7", "tda:5", "tda:5A", "tda:5B", "tda:5C", "tda:5D"),
    )
    penalty_scale: Literal[
        "reprimand_suspension_exclusion",
        "warning_hands_rounds_disqualification",
        "warning_mute_kick_ban",
    ] = field(
        default="warning_hands_rounds_disqualification",
        metadata=by(
            "rrop3:1.conduct.0",
            "rrop3:1.conduct.1",
            "rrop3:1.ethics.0",
            "rrop3:1.ethics.3",
            "rrop3:11.tournament.0a",
            "rrop3:11.tournament.20",
            "tda:69",
            "tda:71A",
            "tda:71Ab",
            "tda:71B",
            "tda:71Bb",
        ),
    )
    free_fold: Literal["allowed", "penalty_note"] = field(default="allowed", metadata=by("tda:58"))
    last_instance: Literal["floor", "shift_supervisor"] = field(
        default="shift_supervisor", metadata=by("rrop3:2.decisions.2", "tda:1b")
    )
