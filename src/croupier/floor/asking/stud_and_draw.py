"""The category of what happens at stud and at draw alone."""

from croupier.floor.asking import draw_stories, stud_stories
from croupier.floor.asking.question import Category
from croupier.text import Text

CATEGORY = Category(
    "stud_and_draw",
    Text("Stud and draw", "Stud et poker fermé"),
    (*stud_stories.STORIES, *draw_stories.STORIES),
)
"""All of them."""
