"""Stories of turns and of time."""

from croupier.floor.asking import times, turns
from croupier.floor.asking.question import Category
from croupier.text import Text

CATEGORY = Category(
    "turn_and_time",
    Text("Turns and time", "Tours de parole et temps"),
    (*turns.STORIES, *times.STORIES),
)
"""All of them."""
