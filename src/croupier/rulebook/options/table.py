"""Choices about the button, the forced bets, and players who are away."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import by


@dataclass(frozen=True, slots=True)
class Button:
    """Where the button and the small blind stand."""

    rule: Literal["moving", "dead"] = field(
        default="dead",
        metadata=by(
            "rrop3:4.blinds.1",
            "rrop3:4.blinds.1a",
            "rrop3:4.blinds.1b",
            "rrop3:12.explanations.1a",
            "rrop3:11.tournament.23",
            "tda:32",
            "championship:blinds.1",
            "championship:blinds.2",
        ),
    )
    first_heads_up: Literal["no_double_big_blind", "last_small_blind_gets_button"] = field(
        default="no_double_big_blind",
        metadata=by("tda:34Bb", "championship:blinds.1", "championship:blinds.2"),
    )
    headsup_small_blind_on_button: bool = field(
        default=True,
        metadata=by("rrop3:4.blinds.3", "general:blinds.2", "tda:34B", "rrop3:11.tournament.25"),
    )
    wrong_now: Literal["misdeal", "corrected"] = field(
        default="corrected", metadata=by("rrop3:3.misdeals.1g", "tda:34A")
    )
    wrong_next: Literal["put_right_all_positions"] = field(
        default="put_right_all_positions",
        metadata=by("rrop3:3.irregularities.1", "rrop11:3.3.1"),
    )
    first_draw: Literal["high_card", "by_game", "random"] = field(
        default="high_card",
        metadata=by("rrop3:2.seating.6", "rrop3:11.tournament.22"),
    )


@dataclass(frozen=True, slots=True)
class Blinds:
    """Which blinds, straddles and antes there are, and who owes them when."""

    structure: Literal["small_big", "single", "two_equal", "button_blind", "three"] = field(
        default="small_big",
        metadata=by(
            "rrop3:5.holdem.0c",
            "general:blinds.8",
            "rrop3:4.blinds.0c",
            "rrop3:4.blinds.0d",
            "general:blinds.2",
            "general:potlimit.2",
            "tda:30",
            "championship:blinds.1",
        ),
    )
    straddle: Literal["off", "utg", "button", "any"] = field(
        default="off", metadata=by("rrop3:10.nolimit.12", "rrop3:4.blinds.20")
    )
    straddle_max: int = field(default=1, metadata=by("rrop3:10.nolimit.12", least=1, most=9))
    straddle_in_limit: bool = field(default=False, metadata=by("rrop3:4.blinds.20"))
    button_straddle_opener: Literal["small_blind", "left_of_big_blind"] = field(
        default="small_blind", metadata=by()
    )
    ante_payer: Literal["each", "big_blind", "button"] = field(
        default="each", metadata=by("rrop3:5.holdem.0c", "tda:30")
    )
    ante_order: Literal["blind_first", "ante_first"] = field(default="blind_first", metadata=by())
    short: Literal["plays_its_part"] = field(
        default="plays_its_part",
        metadata=by("rrop3:11.tournament.17a", "rrop3:11.tournament.17b", "tda:54B"),
    )
    dodge: Literal["make_good", "penalty"] = field(
        default="penalty",
        metadata=by("rrop3:4.blinds.11a", "rrop3:4.blinds.11b", "tda:33", "tda:71Bb"),
    )
    cash_entry: Literal["post_or_wait", "wait_for_big_blind"] = field(
        default="post_or_wait",
        metadata=by(
            "rrop3:4.blinds.4", "rrop3:4.blinds.5", "rrop3:4.blinds.6a", "rrop3:4.blinds.11a"
        ),
    )
    between_blinds_entry: bool = field(
        default=False, metadata=by("rrop3:4.blinds.9", "rrop3:12.explanations.3")
    )
    chop: bool = field(
        default=False, metadata=by("rrop3:2.procedures.14b", "rrop3:2.procedures.14a")
    )
    # "as_posted" is what home games do that only look at the chips in front of the players.
    short_forced_bet: Literal["owed_in_full", "as_posted"] = field(
        default="owed_in_full", metadata=by("rrop3:11.tournament.17a", "tda:54B")
    )


@dataclass(frozen=True, slots=True)
class Absence:
    """Players who are not at the table."""

    dead_when: Literal["own_turn", "facing_bet", "last_card_dealt"] = field(
        default="last_card_dealt",
        metadata=by(
            "rrop3:11.tournament.10",
            "rrop3:11.tournament.12",
            "rrop3:12.explanations.10",
            "rrop3:8.stud.6",
            "tda:30",
            "championship:deal.2",
        ),
    )
    presence: Literal["within_reach", "seated"] = field(
        default="within_reach", metadata=by("tda:30", "championship:deal.2")
    )
    live_hand_leave: Literal["dead_at_turn", "penalty", "check_or_fold"] = field(
        default="penalty",
        metadata=by("rrop3:11.tournament.12", "rrop3:8.stud.6", "tda:31"),
    )
    max_minutes: int = field(
        default=30,
        metadata=by("rrop3:2.procedures.19a", "rrop3:2.procedures.19b", least=0, most=240),
    )
    max_missed_big_blinds: int = field(default=0, metadata=by(least=0, most=10))
