"""The category of what happens to hands: thrown, swept in, fouled, shown, read."""

from croupier.floor.asking import shown_hands, thrown_hands, who_shows
from croupier.floor.asking.question import Category
from croupier.text import Text

CATEGORY = Category(
    "hands_and_showdown",
    Text("Hands and the showdown", "Mains et abattage"),
    (*thrown_hands.STORIES, *shown_hands.STORIES, *who_shows.STORIES),
)
"""All of them."""
