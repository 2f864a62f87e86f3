"""What a hand starts from: the game, the stakes, the house, the stacks, and who must post what."""

from dataclasses import dataclass
from typing import Literal

from croupier.games.game import Game, Structure
from croupier.rulebook.house import House

Chips = int
"""An amount in the smallest unit of the table."""

SeatNo = int
"""A seat, numbered clockwise from 1.  Lists by seat leave index 0 unused."""

NOBODY: SeatNo = 0

PostKind = Literal["ante", "dead_ante", "small_blind", "big_blind", "straddle", "posted", "dead"]
"""`ante` is matched by every player; `dead_ante` is paid by one seat for the table; `posted` is a
live blind put up to come in; `dead` chips are never part of a bet."""

LIVE_POSTS: frozenset[str] = frozenset({"small_blind", "big_blind", "straddle", "posted"})


@dataclass(frozen=True, slots=True)
class Stakes:
    """How much: the structure and its sizes, in chips.

    limit: *small_bet* and *big_bet* are the two sizes.  none and pot: *small_bet* is the least bet.
    spread: bets run from *small_bet* to *big_bet*.  *unit* is the smallest chip in play.
    *middle_blind* is posted between the small and the big one where three blinds are played.
    """

    structure: Structure
    small_bet: Chips
    big_bet: Chips
    small_blind: Chips = 0
    big_blind: Chips = 0
    ante: Chips = 0
    bring_in: Chips = 0
    unit: Chips = 1
    middle_blind: Chips = 0


@dataclass(frozen=True, slots=True)
class Post:
    """A forced bet that is due from a seat; a short stack pays what it has."""

    seat: SeatNo
    kind: PostKind
    amount: Chips


@dataclass(frozen=True, slots=True)
class HandSetup:
    """Everything that is fixed before the first chip is posted.

    `stacks[seat]` is 0 for a seat that is not dealt in; index 0 is unused.  *posts* are in the
    order in which they are paid.  *carried* chips lie in the pot from passed-out hands and can only
    be won by the seats of *carried_for*; *passed_out* says how many hands in a row they were.
    """

    game: Game
    stakes: Stakes
    house: House
    stacks: tuple[Chips, ...]
    button: SeatNo
    posts: tuple[Post, ...]
    number: int = 1
    carried: Chips = 0
    carried_for: tuple[SeatNo, ...] = ()
    passed_out: int = 0

    @property
    def chairs(self) -> int:
        """How many seats the table has, filled or not."""
        return len(self.stacks) - 1

    @property
    def raise_cap(self) -> int:
        """How many raises a round allows in this game, structure and house; 0 for no cap."""
        if self.stakes.structure in ("none", "pot"):
            return self.house.options.raising.cap_big_bet
        limits = self.house.options.limits
        two_rounds = self.game.rounds <= 2  # noqa: PLR2004 - before and after a draw
        return limits.raise_cap_two_round if two_rounds else limits.raise_cap

    @property
    def dealt_in(self) -> tuple[SeatNo, ...]:
        """The seats that get cards, in the order of the deal: from the button's left."""
        chairs = self.chairs
        order = ((self.button + step) % chairs + 1 for step in range(chairs))
        return tuple(seat for seat in order if self.stacks[seat])
