"""What a bot is: a function from what it sees to what it wants."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

from croupier.games import Game
from croupier.play.actions import Action, Bet, Raise
from croupier.play.setup import Chips
from croupier.play.view import View

T = TypeVar("T")


class Rng(Protocol):
    """The randomness a bot needs; `random.Random` and `SystemRandom` have it."""

    def random(self) -> float:
        """A number from 0 to just below 1."""

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from *a* to *b*, both included."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of *seq*."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """*k* different ones of *population*."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put *x* in random order, in place."""


class Policy(Protocol):
    """A way to play: an action the view's menu allows."""

    def __call__(self, view: View, game: Game, rng: Rng, /) -> Action:
        """What the viewer, whose turn it is, does."""


def wager_to(view: View, to: Chips) -> Action:
    """The bet or raise that makes *to* in all."""
    seat = view.menu.seat
    wager = view.menu.wager
    if wager is not None and wager.kind in ("bet", "open"):
        return Bet(seat, to)
    return Raise(seat, to)
