"""Choices about bets, words and chips, and raises in each betting structure."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import MOST_CHIPS, by


@dataclass(frozen=True, slots=True)
class Betting:
    """Choices that hold in every structure."""

    min_open: Literal["big_blind", "house_amount"] = field(
        default="big_blind",
        metadata=by(
            "rrop3:10.nolimit.2", "rrop3:3.bets.6", "general:nolimit.2", "championship:bets.2"
        ),
    )
    undercall: Literal["retract_if_unaware", "must_complete"] = field(
        default="must_complete",
        metadata=by("rrop3:3.bets.12b", "rrop3:3.bets.13", "tda:51B"),
    )
    misinformed_call: Literal["held_from_80_percent", "accepted_action"] = field(
        default="accepted_action",
        metadata=by("rrop3:10.nolimit.7a", "rrop3:10.nolimit.7b", "tda:49"),
    )
    size_correction_window: Literal["end_of_round"] = field(
        default="end_of_round",
        metadata=by("rrop3:3.bets.16a", "rrop3:3.bets.16b", "tda:52A"),
    )
    call_shortfall_window: Literal["showdown", "end_of_round"] = field(
        default="end_of_round",
        metadata=by("rrop3:10.nolimit.6", "tda:51B", "tda:52A"),
    )
    fold_without_bet: Literal["dead_if_someone_acted", "binding"] = field(
        default="binding",
        metadata=by(
            "rrop3:3.dead.2",
            "rrop3:3.dead.3",
            "rrop3:3.bets.8",
            "tda:58",
            "championship:bets.1",
        ),
    )
    stack_count: Literal["any_time", "in_turn_facing_allin"] = field(
        default="in_turn_facing_allin",
        metadata=by("rrop3:2.procedures.18", "tda:60", "tda:25A"),
    )
    hidden_chips: Literal["never_play_winner_may_receive", "director_decides_if_they_play"] = field(
        default="director_decides_if_they_play",
        metadata=by("rrop3:11.tournament.16a", "rrop3:11.tournament.16b", "tda:62"),
    )
    bet_unit: Literal["any_chip", "opening_bet_chip"] = field(
        default="any_chip", metadata=by("rrop3:3.bets.7a", "rrop3:10.nolimit.11")
    )
    check_raise: Literal["everywhere", "not_in_lowball", "nowhere"] = field(
        default="everywhere", metadata=by("rrop3:3.bets.1", "rrop3:9.draw.2")
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
        metadata=by(
            "rrop3:10.nolimit.3b", "tda:47A", "championship:bets.3c", "rrop3:10.nolimit.3c"
        ),
    )
    short_open_reopens: bool = field(
        default=False, metadata=by("rrop3:10.nolimit.3b", "tda:47A", "championship:bets.3d")
    )
    undersized: Literal["complete_always", "half_or_more_completes"] = field(
        default="half_or_more_completes",
        metadata=by(
            "rrop3:10.nolimit.10",
            "rrop3:3.bets.14b",
            "tda:43Ab",
            "tda:45B",
            "tda:51A",
            "championship:bets.1b",
        ),
    )
    cap_big_bet: int = field(
        default=0,
        metadata=by(
            "rrop3:3.bets.2", "tda:48", "rrop3:10.nolimit.1", "general:nolimit.1", least=0, most=10
        ),
    )


@dataclass(frozen=True, slots=True)
class ChipsWords:
    """What words and chips mean that do not fit together."""

    single_over_chip: Literal["call"] = field(
        default="call",
        metadata=by("rrop3:3.bets.15", "rrop3:10.nolimit.9b", "tda:41C", "tda:44"),
    )
    several_chips: Literal["half_bet", "all_needed_else_half_raise"] = field(
        default="all_needed_else_half_raise",
        metadata=by("rrop3:3.bets.14b", "tda:41D", "tda:45A", "tda:45B"),
    )
    opening_over_chip: Literal["value_or_max"] = field(
        default="value_or_max",
        metadata=by("rrop3:10.nolimit.9a", "rrop3:10.potlimit.7", "tda:44b"),
    )
    conflict: Literal["words_win", "first_wins"] = field(
        default="first_wins",
        metadata=by("rrop3:10.nolimit.5", "tda:40A", "tda:40Ab", "championship:bets.1b"),
    )
    announce_required: bool = field(
        default=False,
        metadata=by(
            "rrop3:10.nolimit.4",
            "general:acting.7",
            "tda:40A",
            "championship:bets.1",
        ),
    )
    string_bet: Literal["first_move_counts"] = field(
        default="first_move_counts",
        metadata=by(
            "rrop3:3.bets.14a",
            "tda:42A",
            "tda:42B",
            "tda:56",
            "championship:bets.3b",
        ),
    )
    raise_said_multi_move: bool = field(
        default=False,
        metadata=by("rrop3:10.nolimit.8", "tda:42A", "tda:42B", "championship:bets.3b"),
    )


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """What an action before its turn is worth."""

    binding: Literal["may_bind_if_no_action_between", "binds_if_unchanged"] = field(
        default="binds_if_unchanged",
        metadata=by(
            "rrop3:3.bets.10a",
            "rrop3:3.bets.10b",
            "general:acting.1",
            "tda:53A",
            "championship:bets.1c",
            "championship:bets.1d",
        ),
    )
    call_changes_action: bool = field(
        default=False,
        metadata=by("rrop3:3.bets.10b", "tda:53A", "championship:bets.1c"),
    )
    fold_final: Literal["may_bind", "final", "revocable_if_raised"] = field(
        default="final",
        metadata=by(
            "rrop3:3.bets.10b",
            "rrop3:3.dead.3",
            "tda:53Ab",
            "tda:58",
            "championship:bets.1d",
        ),
    )
    skipped_loses_after: Literal[
        "three_players_acted", "substantial_action_then_floor", "never"
    ] = field(
        default="substantial_action_then_floor",
        metadata=by(
            "rrop3:3.bets.11a",
            "tda:53B",
            "tda:36A",
            "tda:36B",
            "championship:bets.1c",
        ),
    )


@dataclass(frozen=True, slots=True)
class Limits:
    """Raises at fixed limit and spread limit; a cap of 0 means none."""

    reopen_fraction_pct: int = field(
        default=50, metadata=by("rrop3:3.bets.5a", "rrop3:3.bets.5c", "tda:47B", least=1, most=100)
    )
    complete_short: bool = field(default=True, metadata=by("rrop3:3.bets.5b"))
    raise_cap: int = field(default=3, metadata=by("rrop3:3.bets.3a", "tda:48b", least=0, most=10))
    raise_cap_two_round: int = field(
        default=4,
        metadata=by(
            "rrop3:3.bets.3b",
            "rrop3:9.draw.1",
            "rrop3:12.explanations.6",
            "tda:48b",
            least=0,
            most=10,
        ),
    )
    headsup_cap: Literal["uncapped_if_headsup_before_cap", "capped", "uncapped"] = field(
        default="uncapped_if_headsup_before_cap", metadata=by("rrop3:3.bets.4a", "rrop3:3.bets.4b")
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
        default="big_blind",
        metadata=by("general:potlimit.2", "rrop3:10.nolimit.2", "championship:bets.2"),
    )
    small_blind_counts_as_big: bool = field(
        default=False, metadata=by("rrop3:10.potlimit.6", "tda:54B", "general:potlimit.1")
    )
    short_blind_counts_full: bool = field(default=True, metadata=by("tda:54B"))
    ante_counts_preflop: bool = field(default=False, metadata=by())
    round_up: Literal["off", "up_to_chip_in_use"] = field(
        default="off", metadata=by("rrop3:10.potlimit.5", "tda:54C")
    )
    overbet_window: Literal["until_all_acted", "end_of_round"] = field(
        default="end_of_round",
        metadata=by("rrop3:10.potlimit.1", "rrop3:10.potlimit.2", "tda:52B"),
    )
    overbet_may_stand: Literal["floor_may_let_stand", "never"] = field(
        default="never", metadata=by("rrop3:10.potlimit.3", "tda:52B")
    )
    pot_count: Literal["potlimit_only", "all_games"] = field(
        default="potlimit_only",
        metadata=by(
            "tda:54A",
            "rrop3:10.potlimit.2",
        ),
    )
    round_unit: int = field(default=0, metadata=by("rrop3:10.potlimit.5", least=0, most=MOST_CHIPS))
    """What the pot is rounded up to, in chips; 0 is the smallest chip in play."""
