"""Everything that may be told of a table, by category."""

from functools import cache

from croupier.data import DataError, hint, shown
from croupier.floor.asking import (
    bets_put_right,
    conduct,
    deal,
    deck_and_board,
    hands_and_showdown,
    money_and_disputes,
    stud_and_draw,
    turn_and_time,
    words_and_chips,
)
from croupier.floor.asking.question import Category, Story

CATEGORIES: tuple[Category, ...] = (
    words_and_chips.CATEGORY,
    turn_and_time.CATEGORY,
    bets_put_right.CATEGORY,
    deal.CATEGORY,
    deck_and_board.CATEGORY,
    hands_and_showdown.CATEGORY,
    money_and_disputes.CATEGORY,
    stud_and_draw.CATEGORY,
    conduct.CATEGORY,
)
"""All categories, in the order in which they are offered."""


@cache
def stories() -> dict[str, Story]:
    """Every story by its id."""
    return {story.id: story for category in CATEGORIES for story in category.stories}


def story_of(id: str) -> Story:
    """The story of that id; raises DataError if there is none."""
    found = stories().get(id)
    if found is None:
        raise DataError(
            "no story called {id}; {known}",
            "il n’y a pas d’histoire {id}\u00a0; {known}",
            id=shown(id),
            known=hint(id, stories()),
        )
    return found
