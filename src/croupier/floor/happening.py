"""What an incident does to cards and piles, for those that do: told before anybody judges."""

from collections.abc import Callable
from typing import Any

from croupier.floor.incident import Incident
from croupier.play.mending import Mending

Happening = Callable[[Mending, Any], None]

HAPPENINGS: dict[type[Incident], Happening] = {}
"""What lets each kind of incident happen; a kind that is not in here changes nothing by itself."""


def happens(on: type[Incident]) -> Callable[[Happening], Happening]:
    """Make a function the one that lets incidents of *on* happen at a table."""

    def register(happening: Happening) -> Happening:
        HAPPENINGS[on] = happening
        return happening

    return register
