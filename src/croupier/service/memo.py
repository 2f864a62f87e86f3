"""What was worked out of a seating, remembered until the table has another one."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from croupier.table import Seating

T = TypeVar("T")


class Memo:
    """The answers to questions about one seating; each is asked once, however many look."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._seating: Seating | None = None
        self._known: dict[Callable[..., Any], Any] = {}

    def of(self, seating: Seating, question: Callable[[Seating], T]) -> T:
        """What *question* answers of *seating*, which is never changed but replaced."""
        if self._seating is not seating:
            self._seating, self._known = seating, {}
        if question not in self._known:
            self._known[question] = question(seating)
        return cast("T", self._known[question])
