"""A table between hands: who sits where, and what the next hand starts from."""

from croupier.table.lifecycle import (
    after_hand,
    button_of_next,
    changed_seats,
    dealt_in_next,
    next_setup,
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
from croupier.table.seats import Occupant, Seating, Table, empty_table

__all__ = [
    "Occupant",
    "Seating",
    "Table",
    "after_hand",
    "button_of_next",
    "changed_seats",
    "dealt_in_next",
    "empty_table",
    "game_of",
    "may_choose",
    "mixed_game_of",
    "next_chooser",
    "next_setup",
    "next_turn",
    "refilled",
    "stakes_of",
]
