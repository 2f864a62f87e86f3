"""Choices about the showdown, the division of pots, and disputes."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import MOST_SECONDS, by


@dataclass(frozen=True, slots=True)
class Showdown:
    """Who shows, in what order, and what may be kept unseen."""

    order_forced: Literal["always", "when_director_orders"] = field(
        default="always",
        metadata=by(
            "rrop3:3.showdown.7b",
            "tda:17A",
            "championship:showdown.2",
            "rrop3:3.showdown.7d",
            "general:showdown.1",
        ),
    )
    first_no_bet: Literal["first_to_act", "left_of_button"] = field(
        default="first_to_act",
        metadata=by(
            "rrop3:3.showdown.7a", "general:showdown.3", "tda:17Ab", "championship:showdown.2b"
        ),
    )
    allin_all_up: bool = field(
        default=True,
        metadata=by(
            "rrop3:11.tournament.28",
            "tda:16",
            "rrop3:3.showdown.7a",
            "general:showdown.2",
            "championship:showdown.2",
        ),
    )
    muck_losers: bool = field(
        default=True,
        metadata=by(
            "general:showdown.2", "tda:17A", "rrop3:3.showdown.5", "championship:showdown.2"
        ),
    )
    right_to_see: Literal["any_dealt_in", "none", "caller_of_last_aggressor"] = field(
        default="caller_of_last_aggressor",
        metadata=by(
            "rrop3:3.showdown.5",
            "general:showdown.2",
            "tda:18A",
            "tda:18B",
            "tda:18Bb",
            "championship:showdown.2",
        ),
    )
    last_hand_must_show: bool = field(
        default=False,
        metadata=by(
            "rrop3:3.showdown.1",
            "tda:17B",
            "championship:showdown.1d",
            "general:showdown.1",
            "general:showdown.2",
        ),
    )
    show_one_all: bool = field(
        default=True,
        metadata=by("rrop3:3.showdown.6a", "rrop3:3.showdown.6b", "championship:showdown.1b"),
    )
    single_card_uncontested: bool = field(
        default=True, metadata=by("championship:showdown.1c", "tda:15A")
    )
    play_board: Literal["announce_before_mucking", "table_all_cards"] = field(
        default="table_all_cards",
        metadata=by(
            "rrop3:5.holdem.6",
            "rrop3:3.showdown.1",
            "tda:19",
            "championship:showdown.1d",
        ),
    )
    false_claim: Literal["may_forfeit_pot", "sanction_only"] = field(
        default="sanction_only", metadata=by("rrop3:3.showdown.2c", "tda:12")
    )
    speak_up: Literal["tabled_hands_only"] = field(
        default="tabled_hands_only",
        metadata=by(
            "rrop3:1.ethics.4",
            "rrop3:1.ethics.5",
            "rrop3:3.showdown.3",
            "tda:12b",
            "tda:67",
        ),
    )
    checked_hand_must_show: bool = field(
        default=True, metadata=by("rrop3:3.showdown.1", "general:showdown.2")
    )


@dataclass(frozen=True, slots=True)
class Pots:
    """How pots are divided."""

    # Merging is a shortcut of programs, and of dealers who push two pots as one.
    split_each: bool = field(
        default=True, metadata=by("rrop3:3.ties.9", "tda:21", "rrop3:3.showdown.7d")
    )
    runs_odd_chip: Literal["first_board"] = field(default="first_board", metadata=by())


@dataclass(frozen=True, slots=True)
class OddChips:
    """Who gets what cannot be divided."""

    button_games: Literal["left_of_button"] = field(
        default="left_of_button", metadata=by("rrop3:3.ties.6", "tda:20A")
    )
    stud_cards: Literal["all_cards", "winning_five"] = field(
        default="winning_five", metadata=by("rrop3:3.ties.7", "tda:20B")
    )
    stud_low: Literal["low_card", "high_card"] = field(
        default="high_card", metadata=by("rrop3:3.ties.7", "tda:20B")
    )
    hilo: Literal["high_hand"] = field(
        default="high_hand", metadata=by("rrop3:3.ties.8a", "tda:20C")
    )
    unit: Literal["smallest_chip", "half_chip"] = field(
        default="smallest_chip", metadata=by("rrop3:3.ties.3", "tda:20")
    )
    max_per_player: int = field(default=1, metadata=by("rrop3:3.ties.4", "tda:20", least=0, most=9))
    stud_tie: Literal["card_by_suit", "left_of_button"] = field(
        default="card_by_suit", metadata=by()
    )
    unawarded_low: Literal["high_takes_pot", "halved_first"] = field(
        default="high_takes_pot", metadata=by("rrop3:7.omaha8.2b", "general:omaha8.3")
    )


@dataclass(frozen=True, slots=True)
class Disputes:
    """Until when a result may be disputed."""

    reading_until: Literal["next_hand"] = field(
        default="next_hand", metadata=by("rrop3:2.decisions.5a", "tda:22")
    )
    award_until: Literal["next_hand", "next_substantial_action"] = field(
        default="next_substantial_action",
        metadata=by("rrop3:2.decisions.5a", "tda:22b"),
    )
    break_seconds: int = field(default=60, metadata=by("tda:22c", least=0, most=MOST_SECONDS))
