"""Choices of tournaments."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import MOST_SECONDS, by

_MOST_TABLES = 10_000


@dataclass(frozen=True, slots=True)
class Tournament:
    """Places, levels and prizes."""

    level_applies: Literal["next_hand"] = field(
        default="next_hand",
        metadata=by("rrop3:11.tournament.8", "tda:23", "championship:bets.2", layer="tournament"),
    )
    same_hand_ties: Literal["larger_stack_first", "share"] = field(
        default="larger_stack_first", metadata=by("rrop3:11.tournament.29", layer="tournament")
    )
    hand_for_hand_ties: Literal["share_across_tables", "larger_stack_first"] = field(
        default="share_across_tables", metadata=by("rrop3:12.explanations.1b", layer="tournament")
    )
    hand_for_hand_seconds: int = field(
        default=120, metadata=by(layer="tournament", least=0, most=MOST_SECONDS)
    )
    prize_deal: Literal["private_unpaid", "paid_by_house", "refused"] = field(
        default="private_unpaid",
        metadata=by(
            "rrop3:11.tournament.30",
            "rrop3:11.tournament.31a",
            "rrop3:11.tournament.31b",
            "rrop3:11.tournament.32",
            layer="tournament",
        ),
    )
    flight_stacks: Literal["best", "sum", "last"] = field(
        default="best", metadata=by(layer="tournament")
    )
    satellite_remainder: Literal["bubble", "next_event_credit"] = field(
        default="bubble", metadata=by(layer="tournament")
    )
    bounty_odd_chip: Literal["to_paid_part", "to_head"] = field(
        default="to_paid_part", metadata=by(layer="tournament")
    )


@dataclass(frozen=True, slots=True)
class Balancing:
    """How tables are kept equally full."""

    max_gap: Literal["two_then_one_from_six_tables", "one_always", "director_decides"] = field(
        default="two_then_one_from_six_tables",
        metadata=by("rrop3:11.tournament.14", "tda:11Db", layer="tournament"),
    )
    halt_gap: int = field(default=3, metadata=by("tda:11D", layer="tournament", least=0, most=8))
    mover: Literal["dealt_card", "next_big_blind"] = field(
        default="next_big_blind", metadata=by("rrop3:3.ties.2a", "tda:11A", layer="tournament")
    )
    giving_table: Literal["fullest_then_highest_number", "posted_list"] = field(
        default="fullest_then_highest_number", metadata=by("tda:11C", layer="tournament")
    )
    landing_seat: Literal["random", "soonest_big_blind_never_small"] = field(
        default="soonest_big_blind_never_small",
        metadata=by("rrop3:11.tournament.24", "tda:11A", "tda:11Ab", layer="tournament"),
    )
    lone_big_blind_twice: bool = field(
        default=True, metadata=by("tda:11A", "championship:blinds.1", layer="tournament")
    )


@dataclass(frozen=True, slots=True)
class TableBreak:
    """How tables are broken and seats drawn anew."""

    draw: Literal["one_step", "two_step"] = field(
        default="two_step", metadata=by("rrop3:2.seating.14a", "tda:10B", layer="tournament")
    )
    order: Literal["posted_list", "highest_number_first"] = field(
        default="posted_list", metadata=by("rrop3:11.tournament.13", layer="tournament")
    )
    redraw_at: tuple[int, ...] = field(
        default=(3, 2, 1),
        metadata=by("rrop3:11.tournament.15", layer="tournament", least=1, most=_MOST_TABLES),
    )
    """How many tables are left when all seats are drawn anew; empty is never."""


@dataclass(frozen=True, slots=True)
class ChipRace:
    """How small chips leave a tournament."""

    protect_last_chip: bool = field(
        default=True, metadata=by("rrop3:11.tournament.9b", "tda:24A", layer="tournament")
    )
    max_chips: int = field(
        default=1,
        metadata=by("rrop3:11.tournament.9b", "tda:24A", layer="tournament", least=0, most=9),
    )
    remainder: Literal["round_half_up", "up", "down", "if_next_holds_half"] = field(
        default="round_half_up",
        metadata=by("rrop3:11.tournament.9b", "tda:24A", layer="tournament"),
    )
    leftover: Literal["equal_value_only"] = field(
        default="equal_value_only", metadata=by("tda:24C", layer="tournament")
    )


@dataclass(frozen=True, slots=True)
class Entries:
    """How players come into a tournament, late or again."""

    blocked_seat: Literal["small_blind_or_button", "between_button_and_small_blind"] = field(
        default="between_button_and_small_blind",
        metadata=by("rrop3:11.tournament.24", "tda:8Ac", "tda:10A", layer="tournament"),
    )
    late_stack: Literal["blinded_off", "full_on_arrival", "cut_by_time"] = field(
        default="full_on_arrival",
        metadata=by("rrop3:11.tournament.4", "rrop3:11.tournament.6", "tda:8A", layer="tournament"),
    )
    absent_removal_minutes: int = field(
        default=30,
        metadata=by(
            "rrop3:11.tournament.5a",
            "rrop3:11.tournament.5b",
            layer="tournament",
            least=0,
            most=240,
        ),
    )
    prestacked_seats: int = field(
        default=0, metadata=by("rrop3:11.tournament.6", layer="tournament", least=0, most=100)
    )
    rebuy_announced_binds: bool = field(
        default=True, metadata=by("rrop3:11.tournament.27", "tda:27", "tda:27b", layer="tournament")
    )
    forfeit_to_reenter: Literal["allowed", "not_in_bounty_events", "refused"] = field(
        default="allowed", metadata=by("tda:8B", layer="tournament")
    )
