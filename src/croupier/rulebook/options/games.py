"""Choices that belong to families of games."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import by


@dataclass(frozen=True, slots=True)
class Games:
    """Seats and qualifiers."""

    low_qualifier_hilo: int = field(
        default=8,
        metadata=by(
            "rrop3:7.omaha8.0a",
            "general:omaha8.2",
            "general:stud8.3",
            "rrop3:7.omaha8.2a",
            "general:razz.1",
            least=0,
            most=9,
        ),
    )
    max_seats_flop: int = field(
        default=10, metadata=by("general:holdem.1", "general:omaha.1", least=2, most=10)
    )
    max_seats_stud: int = field(default=8, metadata=by("general:stud.1", least=2, most=8))
    max_seats_draw: int = field(default=6, metadata=by("rrop3:9.draw.0c", least=2, most=8))
    mixed_freeze_button: bool = field(default=True, metadata=by("tda:11B"))


@dataclass(frozen=True, slots=True)
class Stud:
    """Bring-in, completion, the open pair, and cards that show."""

    bring_in_tie: Literal["lowest_suit_opens"] = field(
        default="lowest_suit_opens", metadata=by("rrop3:8.stud.1a", "general:stud.4")
    )
    razz_bring_in: Literal["high_card_highest_suit"] = field(
        default="high_card_highest_suit", metadata=by("general:razz.2")
    )
    bring_in_full: bool = field(
        default=True, metadata=by("rrop3:8.stud.2", "general:stud.3", "general:stud.7")
    )
    completion_is_raise: bool = field(
        default=False, metadata=by("rrop3:8.stud.3", "general:stud.5", "general:stud.7")
    )
    board_tie: Literal["nearest_to_deal"] = field(
        default="nearest_to_deal", metadata=by("rrop3:8.stud.1b")
    )
    open_pair: Literal["any_player_either_size", "pair_first_then_others", "none"] = field(
        default="pair_first_then_others",
        metadata=by(
            "rrop3:8.stud.4a",
            "rrop3:8.stud.4b",
            "general:stud.8",
            "general:stud.9",
            "rrop3:8.stud.4c",
        ),
    )
    open_pair_games: Literal["all_limit_stud", "stud_high_only"] = field(
        default="stud_high_only",
        metadata=by("rrop3:8.stud.4a", "general:stud.8", "general:stud8.6"),
    )
    upcards_lifted: Literal["dead"] = field(
        default="dead", metadata=by("rrop3:3.dead.4", "rrop3:8.stud.10", "tda:66")
    )
    folded_seat_dealt: bool = field(default=True, metadata=by("rrop3:8.stud.7"))
    short_deck: Literal["burns_join_then_common_card"] = field(
        default="burns_join_then_common_card",
        metadata=by("rrop3:8.stud.15a", "rrop3:8.stud.15b", "rrop3:8.stud.15c", "rrop3:8.stud.15d"),
    )
    hole_exposed: Literal["door_card", "misdeal"] = field(
        default="door_card",
        metadata=by(
            "rrop3:8.stud.5a",
            "rrop3:8.stud.5d",
            "rrop3:11.tournament.26",
            "general:deal.4",
        ),
    )
    two_exposed: Literal["dead_hand_ante_back", "misdeal"] = field(
        default="misdeal",
        metadata=by("rrop3:8.stud.5b", "rrop3:8.stud.5d", "general:deal.5"),
    )
    # Where the forced bet is a property of the turn and not of the card, it passes on whole.
    all_in_low_card: Literal["next_may_fold", "next_brings_in"] = field(
        default="next_may_fold", metadata=by("rrop3:8.stud.8")
    )


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw, the opening and the joker."""

    exposed: Literal["keep_then_replace", "as_flop_games"] = field(
        default="keep_then_replace",
        metadata=by("rrop3:9.draw.3", "rrop3:9.draw.8", "general:deal.2", "general:deal.3"),
    )
    max_consecutive: int = field(
        default=4, metadata=by("rrop3:9.draw.5a", "rrop3:12.explanations.9", least=4, most=5)
    )
    openers: Literal["anything", "jacks"] = field(
        default="anything", metadata=by("rrop3:9.draw.0f", "rrop3:9.jacks.1a")
    )
    max_ante_rounds: int = field(default=3, metadata=by("rrop3:9.jacks.1b", least=1, most=10))
    joker: bool = field(default=False, metadata=by("rrop3:9.joker.1", "rrop3:9.joker.2"))
    open_raise: bool = field(default=False, metadata=by("rrop3:9.draw.0b"))
