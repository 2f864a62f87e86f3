"""Choices of the room: money, seats, its own ways, and what a server does."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import MOST_CHIPS, MOST_SECONDS, by


@dataclass(frozen=True, slots=True)
class Cash:
    """Money at the table and what the house takes."""

    playing_behind: bool = field(
        default=False,
        metadata=by(
            "rrop3:2.procedures.6a",
            "rrop3:2.procedures.6b",
            "rrop3:2.procedures.5a",
            "general:acting.8",
        ),
    )
    take_off_when_away: bool = field(
        default=False,
        metadata=by("rrop3:2.procedures.5c", "rrop3:2.procedures.5d", "general:acting.10"),
    )
    rathole_minutes: int = field(
        default=60, metadata=by("rrop3:2.procedures.5d", least=0, most=1440)
    )
    min_buy_in_limit_bets: int = field(
        default=10, metadata=by("rrop3:3.buyin.1", least=1, most=100)
    )
    min_buy_in_bb: int = field(default=40, metadata=by(least=1, most=1000))
    max_buy_in_bb: int = field(default=0, metadata=by(least=0, most=10000))
    collection: Literal["none", "time_charge", "rake"] = field(
        default="none",
        metadata=by("rrop3:2.procedures.2a", "rrop3:2.procedures.2b"),
    )
    rake_pct: int = field(default=0, metadata=by(least=0, most=10))
    rake_cap: int = field(default=0, metadata=by(least=0, most=MOST_CHIPS))
    playing_notes: Literal["none", "hundreds"] = field(
        default="none",
        metadata=by("rrop3:2.procedures.3a", "rrop3:2.procedures.3c", "rrop3:12.explanations.5"),
    )


@dataclass(frozen=True, slots=True)
class Seating:
    """First seats, and seats that are called."""

    initial: Literal["random", "assigned", "open_one_table"] = field(
        default="random", metadata=by("rrop3:11.tournament.2", "tda:7", layer="tournament")
    )
    must_move: bool = field(
        default=False,
        metadata=by("rrop3:2.seating.9a", "rrop3:2.seating.9b", "rrop3:2.seating.11a"),
    )
    new_table_hold_minutes: int = field(
        default=5,
        metadata=by("rrop3:2.procedures.20a", "rrop3:2.procedures.20b", least=0, most=30),
    )
    list_call_seconds: int = field(
        default=300, metadata=by("rrop3:2.seating.2", least=0, most=MOST_SECONDS)
    )


@dataclass(frozen=True, slots=True)
class HouseWays:
    """What the house is, and its own ways."""

    venue: Literal["live", "online", "home"] = field(
        default="live", metadata=by("championship:scope.1", layer="floor")
    )
    languages: tuple[str, ...] = field(
        default=("fr", "en"), metadata=by("rrop3:2.procedures.27", "tda:6")
    )
    bets_in_front: bool = field(
        default=True,
        metadata=by(
            "rrop3:3.bets.14a",
            "rrop3:1.ethics.2",
            "general:acting.6",
            "tda:40A",
            "tda:70",
            layer="service",
        ),
    )
    smoking: Literal["forbidden", "allowed_not_beside_dealer"] = field(
        default="forbidden", metadata=by("rrop3:1.smoking.0", "rrop3:1.smoking.1")
    )
    small_blind_range: tuple[int, ...] = field(
        default=(), metadata=by("general:blinds.3", least=1, most=MOST_CHIPS)
    )
    """The least and the largest small blind the house spreads, in chips; empty is any."""


@dataclass(frozen=True, slots=True)
class Online:
    """What is done for players who are away, or have not been asked."""

    away_action: Literal["check_or_fold", "fold"] = field(default="check_or_fold", metadata=by())
    disconnect_time: Literal["none", "by_pot_size"] = field(
        default="none", metadata=by(layer="service")
    )
    runs_choice: Literal["never", "always", "ask"] = field(default="ask", metadata=by())
    """A seat's answer to how often the cards to come are dealt."""
