"""Choices about the deal, the deck, and what goes wrong with cards."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.articles import by


@dataclass(frozen=True, slots=True)
class Dealing:
    """How cards are dealt, and what is done about a card dealt wrong."""

    hand_start: Literal["first_riffle", "riffle_button_or_push", "server_deal"] = field(
        default="riffle_button_or_push",
        metadata=by("rrop3:2.decisions.5b", "rrop3:11.tournament.8", "tda:23b"),
    )
    flop_exposed_single: Literal["becomes_burn"] = field(
        default="becomes_burn",
        metadata=by(
            "rrop3:5.holdem.1b",
            "rrop3:3.misdeals.1f",
            "general:deal.3",
            "championship:deal.1",
        ),
    )
    exposed_by_player: Literal["plays", "replaced"] = field(
        default="plays",
        metadata=by(
            "rrop3:3.irregularities.12b",
            "rrop11:3.3.12b",
            "general:deal.3",
            "tda:35A7",
            "championship:deal.1",
        ),
    )
    off_table: Literal["exposed_unless_player_dropped"] = field(
        default="exposed_unless_player_dropped",
        metadata=by(
            "rrop3:3.irregularities.12d",
            "rrop3:3.irregularities.14",
            "rrop3:8.stud.11",
            "rrop11:3.3.12d",
            "rrop11:3.3.14",
        ),
    )
    boxed_single: Literal["scrap"] = field(
        default="scrap",
        metadata=by(
            "rrop3:3.irregularities.7a",
            "rrop3:3.irregularities.7b",
            "rrop11:3.3.7",
            "rrop11:3.3.7b",
        ),
    )
    extra_card_early: Literal["becomes_burn", "misdeal"] = field(
        default="becomes_burn",
        metadata=by(
            "rrop3:3.irregularities.11",
            "rrop3:5.holdem.5a",
            "rrop3:3.misdeals.1d",
            "rrop11:3.3.11",
            "tda:35A5",
        ),
    )
    wrong_count_late: Literal["dead"] = field(
        default="dead", metadata=by("rrop3:3.dead.5", "rrop3:8.stud.18a", "tda:38")
    )
    button_missing_card: Literal["before_no_return", "any_time_unless_acted"] = field(
        default="any_time_unless_acted",
        metadata=by("rrop3:3.misdeals.1e", "rrop3:9.draw.4c", "tda:37", "tda:37b"),
    )
    flop_too_many: Literal["reshuffle_whole_flop", "scramble_four"] = field(
        default="scramble_four",
        metadata=by("rrop3:5.holdem.2", "rrop3:5.holdem.3", "tda:39A"),
    )
    redeal_burn: bool = field(
        default=False,
        metadata=by("rrop3:5.holdem.3", "rrop3:5.holdem.4b", "rrop3:12.explanations.2"),
    )
    burn_forgotten_flop: Literal["first_card_is_burn", "scramble_three"] = field(
        default="first_card_is_burn",
        metadata=by("rrop11:3.3.16", "general:deal.1", "tda:39B", "championship:deal.3"),
    )
    burn_error_late: Literal["stands_restore_order", "order_ignored", "always_repair"] = field(
        default="stands_restore_order",
        metadata=by(
            "rrop3:8.stud.13a",
            "rrop11:3.3.16b",
            "rrop11:3.3.16c",
            "rrop11:3.3.16d",
            "tda:38",
            "championship:deal.3",
        ),
    )
    board_early: Literal["out_of_play_then_reshuffle"] = field(
        default="out_of_play_then_reshuffle",
        metadata=by(
            "rrop3:3.irregularities.15",
            "rrop3:5.holdem.4a",
            "rrop3:5.holdem.4b",
            "rrop3:5.holdem.4c",
            "rrop11:3.3.15",
        ),
    )
    rabbit_hunt: Literal["off", "free", "for_shown_hand"] = field(
        default="off", metadata=by("rrop3:2.procedures.23", "tda:28")
    )
    max_runs: int = field(
        default=1, metadata=by("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b", least=1, most=4)
    )
    """How many times the cards to come may be dealt at big bets; 1 is off."""


@dataclass(frozen=True, slots=True)
class Misdeal:
    """What makes a misdeal, and until when."""

    no_return: Literal["two_players_acted", "substantial_action"] = field(
        default="substantial_action",
        metadata=by(
            "rrop3:3.misdeals.1",
            "rrop3:3.misdeals.2a",
            "rrop3:3.misdeals.2b",
            "tda:36",
            "tda:36A",
            "tda:36B",
            "tda:34A",
        ),
    )
    exposed_first_n: int = field(
        default=2,
        metadata=by(
            "rrop3:5.holdem.1a",
            "rrop3:3.misdeals.1a",
            "rrop3:3.irregularities.12a",
            "rrop11:3.3.12",
            "general:deal.2",
            "tda:35A7",
            "championship:deal.1",
            least=0,
            most=2,
        ),
    )
    exposed_any_n: int = field(
        default=2,
        metadata=by(
            "rrop3:3.misdeals.1b",
            "rrop3:5.holdem.1c",
            "general:deal.5",
            "tda:35A7",
            "championship:deal.1",
            least=0,
            most=4,
        ),
    )
    boxed_n: int = field(
        default=2,
        metadata=by(
            "rrop3:3.misdeals.1c",
            "rrop3:3.irregularities.7a",
            "rrop11:3.3.7",
            "tda:35A1",
            least=0,
            most=4,
        ),
    )
    out_of_sequence: bool = field(default=False, metadata=by("rrop3:3.misdeals.1f", "tda:35B"))
    floor_may_add: bool = field(
        default=True,
        metadata=by("rrop3:3.misdeals.1", "general:deal.2", "general:deal.5", "tda:35A"),
    )
    redeal_identical: bool = field(default=True, metadata=by("tda:35C"))


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that is not whole, and when decks are changed."""

    joker_found_early: Literal["scrap", "misdeal"] = field(
        default="scrap",
        metadata=by(
            "rrop3:3.irregularities.8a",
            "rrop3:3.irregularities.8b",
            "rrop3:3.dead.6",
            "rrop11:3.3.8",
            "rrop11:3.3.8b",
            "tda:35A6",
        ),
    )
    foul: Literal["void_hand", "misdeal_early_void_late"] = field(
        default="void_hand",
        metadata=by(
            "rrop3:3.irregularities.3a",
            "rrop3:3.irregularities.4",
            "rrop11:3.3.3",
            "rrop11:3.3.4",
            "tda:35A6",
        ),
    )
    missing_max: int = field(
        default=52,
        metadata=by("rrop3:3.irregularities.10", "rrop11:3.3.10", least=0, most=52),
    )
    """How many cards may be missing with the result standing; 52 is any number."""
    disturbed: Literal["rebuild_hand_valid"] = field(
        default="rebuild_hand_valid", metadata=by("rrop11:3.3.17")
    )
    change: Literal["dealer_push", "new_level", "house_schedule", "every_hand"] = field(
        default="new_level",
        metadata=by("rrop3:2.procedures.21", "rrop3:11.tournament.21", "tda:26"),
    )
    on_request: Literal["never", "after_round_or_hour"] = field(
        default="never",
        metadata=by("rrop3:2.procedures.21", "rrop3:11.tournament.21", "tda:26"),
    )


@dataclass(frozen=True, slots=True)
class DeadHands:
    """Hands that were thrown, swept in or shown."""

    tabled_winner_swept: Literal["dead_if_unprotected", "lives"] = field(
        default="lives",
        metadata=by("rrop3:3.irregularities.2", "rrop11:3.3.2", "general:acting.4", "tda:13C"),
    )
    retrieve: Literal["house_discretion", "identifiable_not_mucked"] = field(
        default="identifiable_not_mucked",
        metadata=by("rrop3:3.dead.8a", "rrop3:3.dead.8b", "tda:14"),
    )
    fouled: Literal["thrown_cards_dead", "by_protector", "by_identification"] = field(
        default="by_identification",
        metadata=by(
            "rrop3:3.dead.9",
            "rrop3:3.irregularities.2",
            "rrop11:3.3.2",
            "general:acting.4",
            "general:acting.5",
            "tda:65A",
            "tda:65B",
        ),
    )
    killed_refund_uncalled: bool = field(
        default=True,
        metadata=by("rrop3:3.irregularities.2", "rrop11:3.3.2", "tda:65A"),
    )
    expose_live: Literal["may_be_killed", "penalty_only"] = field(
        default="penalty_only",
        metadata=by(
            "rrop3:11.tournament.19",
            "rrop3:1.ethics.6",
            "general:acting.3",
            "tda:68",
        ),
    )
    expose_headsup_free: bool = field(
        default=False, metadata=by("rrop3:11.tournament.19", "tda:68")
    )
    expose_pot_of_two_free: bool = field(
        default=False, metadata=by("rrop3:1.ethics.6", "rrop3:11.tournament.19", "tda:68")
    )
