"""What a hand starts from: the game, the stakes, the house, the stacks, and who must post what."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from croupier.games.game import Game, Structure
from croupier.rulebook.house import House

Chips = int
"""An amount in the smallest unit of the table."""

SeatNo = int
"""A seat, numbered clockwise from 1.  Lists by seat leave index 0 unused."""

NOBODY: SeatNo = 0

PostKind = Literal[
    "ante", "dead_ante", "small_blind", "big_blind", "straddle", "kill", "posted", "dead"
]
"""`ante` is matched by every player; `dead_ante` is paid by one seat for the table; `kill` is the
live blind of a kill pot and `posted` one put up to come in; `dead` chips are never part of a bet.
"""

OPENING_POSTS: frozenset[str] = frozenset({"small_blind", "big_blind", "straddle"})
"""The live posts whose highest says who acts first; the others act in their turn."""


class Carried(NamedTuple):
    """Chips of earlier hands that only *seats* can win, ascending."""

    amount: Chips
    seats: tuple[SeatNo, ...]


@dataclass(frozen=True, slots=True)
class Stakes:
    """How much: the structure and its sizes, in chips.

    limit: *small_bet* and *big_bet* are the two sizes.  none and pot: *small_bet* is the least bet
    the house posts; where it goes by the big blind and that is less, the blind (`least_bet`).
    spread: bets run from *small_bet* to *big_bet*.  *unit* is the smallest chip in play.
    *middle_blind* is posted between the small and the big one where three blinds are played.
    *structures* names a structure for each street where they are mixed; empty, all are *structure*.
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
    structures: tuple[Structure, ...] = ()


@dataclass(frozen=True, slots=True)
class Post:
    """A forced bet that is due from a seat; a short stack pays what it has."""

    seat: SeatNo
    kind: PostKind
    amount: Chips


@dataclass(frozen=True, slots=True)
class HandSetup:
    """Everything that is fixed before the first chip is posted.

    `stacks[seat]` is 0 for a seat that is not dealt in, or that plays for carried chips alone;
    index 0 is unused.  *posts* are in the order in which they are paid.  *carried* chips lie in the
    pot from hands before; *passed_out* says how many of them in a row nobody opened.  In a
    *bomb_pot* everybody antes and nobody bets on the first street.
    """

    game: Game
    stakes: Stakes
    house: House
    stacks: tuple[Chips, ...]
    button: SeatNo
    posts: tuple[Post, ...]
    number: int = 1
    carried: tuple[Carried, ...] = ()
    passed_out: int = 0
    bomb_pot: bool = False

    @property
    def chairs(self) -> int:
        """How many seats the table has, filled or not."""
        return len(self.stacks) - 1

    def structure_of(self, street: int) -> Structure:
        """How the round of that street is bet."""
        mixed = self.stakes.structures
        return mixed[street] if mixed else self.stakes.structure

    def raise_cap(self, structure: Structure) -> int:
        """How many raises a round allows in this game, structure and house; 0 for no cap."""
        if structure in ("none", "pot"):
            return self.house.options.raising.cap_big_bet
        limits = self.house.options.limits
        two_rounds = self.game.rounds <= 2  # noqa: PLR2004 - before and after a draw
        return limits.raise_cap_two_round if two_rounds else limits.raise_cap

    @property
    def dealt_in(self) -> tuple[SeatNo, ...]:
        """The seats that get cards, in the order of the deal: from the button's left."""
        chairs = self.chairs
        order = ((self.button + step) % chairs + 1 for step in range(chairs))
        return tuple(seat for seat in order if self.takes_part(seat))

    def takes_part(self, seat: SeatNo) -> bool:
        """Whether *seat* gets cards: it has chips, or carried ones to play for."""
        return self.stacks[seat] > 0 or any(seat in pot.seats for pot in self.carried)

    @property
    def wagers_allowed(self) -> int:
        """How many bets and raises the game itself allows a round; 0 where the house says."""
        return {"by_house": 0, "none": 1, "one": 2}[self.game.raises]

    def least_bet(self, structure: Structure) -> Chips:
        """The least opening bet at big bets: the big blind, or what the house has posted."""
        stakes, options = self.stakes, self.house.options
        house_amount = options.betting.min_open == "house_amount"
        if structure in ("none", "pot") and stakes.big_blind and not house_amount:
            return min(stakes.small_bet, stakes.big_blind)
        return stakes.small_bet

    @property
    def least_opening(self) -> Chips:
        """What the first to come in must at least put in where a call of the blind will not do."""
        if self.structure_of(0) not in ("none", "pot") or self.game.forced != "blinds":
            return 0
        options = self.house.options
        posted = options.betting.min_open == "house_amount" or (
            self.structure_of(0) == "pot" and options.potlimit.min_open_preflop == "house_amount"
        )
        return self.stakes.small_bet if posted else 0

    @property
    def last_option(self) -> SeatNo:
        """The button whose straddle acts after all others, where the house lets it; else NOBODY."""
        if self.house.options.blinds.button_straddle_opener == "small_blind":
            return NOBODY
        posts = [post for post in self.posts if post.kind == "straddle"]
        return self.button if posts and posts[-1].seat == self.button else NOBODY
