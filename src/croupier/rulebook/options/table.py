"""Choices about forced bets, the showdown and the division of pots."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.betting import by


@dataclass(frozen=True, slots=True)
class Button:
    """Where the button and the small blind stand."""

    headsup_small_blind_on_button: bool = field(
        default=True, metadata=by("rrop3:4.blinds.3", "general:blinds.2", "tda:34B")
    )


@dataclass(frozen=True, slots=True)
class Blinds:
    """Which blinds, straddles and antes there are, and what others owe to a short one."""

    structure: Literal["small_big", "single", "two_equal", "button_blind", "three"] = field(
        default="small_big", metadata=by("rrop3:5.holdem.0c", "general:blinds.8")
    )
    straddle: Literal["off", "utg", "button", "any"] = field(
        default="off", metadata=by("rrop3:10.nolimit.12", "rrop3:4.blinds.20")
    )
    straddle_max: int = field(default=1, metadata=by("rrop3:10.nolimit.12"))
    straddle_in_limit: bool = field(default=False, metadata=by("rrop3:4.blinds.20"))
    button_straddle_opener: Literal["small_blind", "left_of_big_blind"] = field(
        default="small_blind", metadata=by()
    )
    chop: bool = field(default=False, metadata=by("rrop3:2.procedures.14b"))
    ante_payer: Literal["each", "big_blind", "button"] = field(default="each", metadata=by())
    ante_order: Literal["blind_first", "ante_first"] = field(default="blind_first", metadata=by())
    # "as_posted" is what home games do that only look at the chips in front of the players.
    short_forced_bet: Literal["owed_in_full", "as_posted"] = field(
        default="owed_in_full", metadata=by("rrop3:11.tournament.17a", "tda:54B")
    )


@dataclass(frozen=True, slots=True)
class Showdown:
    """Who shows, in what order, and what may be kept unseen."""

    order_forced: Literal["always", "when_director_orders"] = field(
        default="always", metadata=by("rrop3:3.showdown.7b", "tda:17A", "championship:showdown.2")
    )
    first_no_bet: Literal["first_to_act", "left_of_button"] = field(
        default="first_to_act",
        metadata=by("rrop3:3.showdown.7a", "general:showdown.3", "tda:17Ab"),
    )
    allin_all_up: bool = field(default=True, metadata=by("rrop3:11.tournament.28", "tda:16"))
    muck_losers: bool = field(default=True, metadata=by("general:showdown.2", "tda:17A"))
    right_to_see: Literal["any_dealt_in", "none", "caller_of_last_aggressor"] = field(
        default="caller_of_last_aggressor",
        metadata=by("rrop3:3.showdown.5", "general:showdown.2", "tda:18A", "tda:18B"),
    )
    last_hand_must_show: bool = field(
        default=False, metadata=by("rrop3:3.showdown.1", "tda:17B", "championship:showdown.1d")
    )
    checked_hand_must_show: bool = field(
        default=True, metadata=by("rrop3:3.showdown.1", "general:showdown.2")
    )
    single_card_uncontested: bool = field(
        default=True, metadata=by("championship:showdown.1c", "tda:15A")
    )


@dataclass(frozen=True, slots=True)
class OddChips:
    """Who gets what cannot be divided."""

    stud_cards: Literal["all_cards", "winning_five"] = field(
        default="winning_five", metadata=by("rrop3:3.ties.7", "tda:20B")
    )
    stud_low: Literal["low_card", "high_card"] = field(
        default="high_card", metadata=by("rrop3:3.ties.7", "tda:20B")
    )
    stud_tie: Literal["card_by_suit", "left_of_button"] = field(
        default="card_by_suit", metadata=by()
    )
    max_per_player: int = field(default=1, metadata=by("rrop3:3.ties.4", "tda:20"))
    unit: Literal["smallest_chip", "half_chip"] = field(
        default="smallest_chip", metadata=by("rrop3:3.ties.3", "tda:20")
    )
    unawarded_low: Literal["high_takes_pot", "halved_first"] = field(
        default="high_takes_pot", metadata=by("rrop3:7.omaha8.2b", "general:omaha8.3")
    )


@dataclass(frozen=True, slots=True)
class Pots:
    """How pots are divided."""

    # Merging is a shortcut of programs, and of dealers who push two pots as one.
    split_each: bool = field(default=True, metadata=by("rrop3:3.ties.9", "tda:21"))


@dataclass(frozen=True, slots=True)
class Dealing:
    """How the cards are dealt once the betting is over."""

    max_runs: int = field(default=1, metadata=by("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b"))
    """How many times the cards to come may be dealt at big bets; 1 is off."""
