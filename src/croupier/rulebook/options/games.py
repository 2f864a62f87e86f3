"""Choices that belong to families of games."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.betting import by


@dataclass(frozen=True, slots=True)
class Games:
    """Seats and qualifiers."""

    low_qualifier_hilo: int = field(
        default=8, metadata=by("rrop3:7.omaha8.0a", "general:omaha8.2", "general:stud8.3")
    )
    max_seats_flop: int = field(default=10, metadata=by("general:holdem.1", "general:omaha.1"))
    max_seats_stud: int = field(default=8, metadata=by("general:stud.1"))
    max_seats_draw: int = field(default=6, metadata=by("rrop3:9.draw.0c"))
    mixed_freeze_button: bool = field(default=True, metadata=by())


@dataclass(frozen=True, slots=True)
class Stud:
    """Bring-in, completion and the open pair."""

    bring_in_full: bool = field(default=True, metadata=by("rrop3:8.stud.2", "general:stud.3"))
    # Where the forced bet is a property of the turn and not of the card, it passes on whole.
    all_in_low_card: Literal["next_may_fold", "next_brings_in"] = field(
        default="next_may_fold", metadata=by("rrop3:8.stud.8")
    )
    completion_is_raise: bool = field(
        default=False, metadata=by("rrop3:8.stud.3", "general:stud.5", "general:stud.7")
    )
    open_pair: Literal["any_player_either_size", "pair_first_then_others", "none"] = field(
        default="pair_first_then_others",
        metadata=by("rrop3:8.stud.4a", "rrop3:8.stud.4b", "general:stud.8", "general:stud.9"),
    )
    open_pair_games: Literal["all_limit_stud", "stud_high_only"] = field(
        default="stud_high_only", metadata=by("rrop3:8.stud.4a", "general:stud.8")
    )


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw, the opening and the joker."""

    max_consecutive: int = field(
        default=4, metadata=by("rrop3:9.draw.5a", "rrop3:12.explanations.9")
    )
    openers: Literal["by_game", "anything", "jacks"] = field(
        default="by_game", metadata=by("rrop3:9.draw.0f", "rrop3:9.jacks.1a")
    )
    max_ante_rounds: int = field(default=3, metadata=by("rrop3:9.jacks.1b"))
    joker: bool = field(default=False, metadata=by("rrop3:9.joker.1", "rrop3:9.joker.2"))
    open_raise: bool = field(default=False, metadata=by("rrop3:9.draw.0b"))
