"""MixedGames: several games in turn at one table, one round of the button each."""

from dataclasses import dataclass
from typing import Literal

from croupier.games.game import Structure
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Turn:
    """One game of a mixed game, and how it is bet."""

    game: str
    structure: Structure


@dataclass(frozen=True, slots=True)
class MixedGame:
    """Games that follow each other; each lasts until everybody has had the button once.

    *next*: the games come `in_turn`, or the player with the button when a round begins chooses.
    """

    id: str
    title: Text
    max_seats: int
    turns: tuple[Turn, ...]
    next: Literal["in_turn", "chosen"] = "in_turn"
    rules: tuple[str, ...] = ()

    def after(self, number: int) -> int:
        """The place of the turn that follows number *number*."""
        return (number + 1) % len(self.turns)

    def at(self, number: int) -> Turn:
        """The turn at a place."""
        return self.turns[number % len(self.turns)]
