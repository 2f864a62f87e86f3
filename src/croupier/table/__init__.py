"""A table between hands: who sits where, and what the next hand starts from."""

from croupier.table.deal import (
    Deal,
    button_of_next,
    dealt_in_next,
    hand_ahead,
    next_deal,
    next_setup,
)
from croupier.table.lifecycle import (
    after_hand,
    away_before_the_blind,
    changed_seats,
    new_game,
    refilled,
)
from croupier.table.mixed import (
    game_of,
    may_choose,
    mixed_game_of,
    next_chooser,
    next_turn,
    stakes_of,
)
from croupier.table.next_hand import NextHand
from croupier.table.seats import Occupant, Seating, Table, empty_table

__all__ = [
    "Deal",
    "NextHand",
    "Occupant",
    "Seating",
    "Table",
    "after_hand",
    "away_before_the_blind",
    "button_of_next",
    "changed_seats",
    "dealt_in_next",
    "empty_table",
    "game_of",
    "hand_ahead",
    "may_choose",
    "mixed_game_of",
    "new_game",
    "next_chooser",
    "next_deal",
    "next_setup",
    "next_turn",
    "refilled",
    "stakes_of",
]
