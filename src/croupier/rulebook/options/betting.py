"""Choices about bets and raises in each betting structure."""

from dataclasses import dataclass, field
from typing import Any, Literal


def by(*rules: str) -> dict[str, Any]:
    """Metadata that names the articles behind an option."""
    return {"rules": rules}


@dataclass(frozen=True, slots=True)
class Betting:
    """Choices that hold in every structure."""

    check_raise: Literal["everywhere", "not_in_lowball", "nowhere"] = field(
        default="everywhere", metadata=by("rrop3:3.bets.1", "rrop3:9.draw.2")
    )
    min_open: Literal["big_blind", "house_amount"] = field(
        default="big_blind",
        metadata=by(
            "rrop3:10.nolimit.2", "rrop3:3.bets.6", "general:nolimit.2", "championship:bets.2"
        ),
    )
    bet_unit: Literal["any_chip", "opening_bet_chip"] = field(
        default="any_chip", metadata=by("rrop3:3.bets.7a", "rrop3:10.nolimit.11")
    )
    # Rooms on a screen often hide the fold button while checking is free.
    free_fold: Literal["allowed", "refused"] = field(default="allowed", metadata=by())
    # Programs that do not tell the structures apart measure an all-in by the wagers before it.
    reopening: Literal["by_structure", "largest_of_round"] = field(
        default="by_structure",
        metadata=by("rrop3:3.bets.5a", "rrop3:10.nolimit.3b", "tda:47A", "tda:47B"),
    )


@dataclass(frozen=True, slots=True)
class Raising:
    """Raises at no-limit and pot-limit."""

    min_rule: Literal["largest_full_raise", "double_previous"] = field(
        default="largest_full_raise",
        metadata=by(
            "rrop3:3.bets.6",
            "rrop3:10.nolimit.3a",
            "general:nolimit.3",
            "tda:43A",
            "championship:bets.3",
        ),
    )
    min_against_short: Literal["full_increment", "capped_at_effective_stack"] = field(
        default="full_increment", metadata=by()
    )
    reopen: Literal["single_full_raise", "cumulative_full_raise", "only_not_yet_bet"] = field(
        default="cumulative_full_raise",
        metadata=by("rrop3:10.nolimit.3b", "tda:47A", "championship:bets.3c"),
    )
    short_open_reopens: bool = field(
        default=False, metadata=by("rrop3:10.nolimit.3b", "tda:47A", "championship:bets.3d")
    )
    cap_big_bet: int = field(default=0, metadata=by("rrop3:3.bets.2", "tda:48"))


@dataclass(frozen=True, slots=True)
class Limits:
    """Raises at fixed limit and spread limit; a cap of 0 means none."""

    reopen_fraction_pct: int = field(
        default=50, metadata=by("rrop3:3.bets.5a", "rrop3:3.bets.5c", "tda:47B")
    )
    complete_short: bool = field(default=True, metadata=by("rrop3:3.bets.5b"))
    raise_cap: int = field(default=3, metadata=by("rrop3:3.bets.3a", "tda:48b"))
    raise_cap_two_round: int = field(
        default=4, metadata=by("rrop3:3.bets.3b", "rrop3:9.draw.1", "rrop3:12.explanations.6")
    )
    headsup_cap: Literal["uncapped_if_headsup_before_cap", "capped", "uncapped"] = field(
        default="uncapped_if_headsup_before_cap",
        metadata=by("rrop3:3.bets.4a", "rrop3:3.bets.4b"),
    )
    # Programs that only count button presses count a short all-in, and not the blind.
    cap_counts: Literal["full_wagers", "every_wager"] = field(
        default="full_wagers", metadata=by("rrop3:3.bets.5b", "rrop3:3.bets.5c")
    )
    blind_is_first_bet: bool = field(default=True, metadata=by("rrop3:3.bets.3a"))


@dataclass(frozen=True, slots=True)
class PotLimit:
    """How the pot is counted when it bounds a raise."""

    min_open_preflop: Literal["big_blind", "house_amount"] = field(
        default="big_blind", metadata=by("general:potlimit.2")
    )
    small_blind_counts_as_big: bool = field(
        default=False, metadata=by("rrop3:10.potlimit.6", "tda:54B")
    )
    short_blind_counts_full: bool = field(default=True, metadata=by("tda:54B"))
    ante_counts_preflop: bool = field(default=False, metadata=by())
    round_up: Literal["off", "up_to_chip_in_use"] = field(
        default="off", metadata=by("rrop3:10.potlimit.5", "tda:54C")
    )
    round_unit: int = field(default=0, metadata=by("rrop3:10.potlimit.5"))
    """What the pot is rounded up to, in chips; 0 is the smallest chip in play."""
