"""What is dealt and who wins; never how much."""

from dataclasses import dataclass, field
from itertools import accumulate
from typing import Literal

from croupier.text import Text

Opener = Literal[
    "after_blinds",
    "left_of_button",
    "low_card",
    "high_card",
    "high_board",
    "low_board",
    "draw_opener",
]
"""Who acts first: left of the highest blind; the first live seat left of the button; the lowest or
the highest upcard (bring-in); the best or the lowest open hand; the seat that opened before the
draw or the next."""

Scale = Literal["high", "ace_to_five", "deuce_to_seven", "badugi", "short_deck"]
Structure = Literal["limit", "pot", "none", "spread"]
Deck = Literal["standard", "short", "kuhn", "leduc"]
"""52 cards; 36 from six to ace; king, queen and jack of one suit, or of two."""


@dataclass(frozen=True, slots=True)
class Street:
    """One deal and the betting round after it; counts are cards.

    *draw*: the most that may be changed before the round.  *throw*: what everybody must throw
    away, with nothing in return, before the street is dealt.
    """

    name: str
    title: Text
    down: int = 0
    up: int = 0
    board: int = 0
    draw: int = 0
    throw: int = 0
    opener: Opener = "left_of_button"
    bet: Literal["small", "big"] = "small"


@dataclass(frozen=True, slots=True)
class PotShare:
    """One way of winning: the scale, the cards that count, and whether it must qualify.

    `from_hole` empty: any of the cards; (2,): exactly two of the player's own.
    """

    scale: Scale
    from_hole: tuple[int, ...] = ()
    qualifier: Literal["none", "hilo"] = "none"


@dataclass(frozen=True, slots=True)
class Game:
    """A game of poker as data.

    *raises* caps a round by itself: `none` is a bet and no raise, `one` a bet and a raise.
    """

    id: str
    title: Text
    family: Literal["flop", "stud", "draw"]
    forced: Literal["blinds", "bring_in", "antes", "button_blind"]
    structures: tuple[Structure, ...]
    max_seats: int
    streets: tuple[Street, ...]
    shares: tuple[PotShare, ...]
    openers: Literal["anything", "jacks"] = "anything"
    passed_out: Literal["play_on", "carry"] = "play_on"
    joker: Literal["never", "by_option"] = "never"
    deck: Deck = "standard"
    raises: Literal["by_house", "none", "one"] = "by_house"
    rules: tuple[str, ...] = field(default=())
    hole_totals: tuple[int, ...] = field(init=False, repr=False)
    board_totals: tuple[int, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Count, street by street, the cards a player holds and the common cards that lie open."""
        own = tuple(accumulate(s.down + s.up - s.throw for s in self.streets))
        common = tuple(accumulate(street.board for street in self.streets))
        object.__setattr__(self, "hole_totals", own)
        object.__setattr__(self, "board_totals", common)

    @property
    def hole_cards(self) -> int:
        """How many cards a player holds at the showdown."""
        return self.hole_totals[-1]

    @property
    def board_cards(self) -> int:
        """How many common cards there are at the showdown."""
        return self.board_totals[-1]

    @property
    def low_alone(self) -> bool:
        """Whether only a low hand wins, as at lowball and razz."""
        return all(share.scale not in ("high", "short_deck") for share in self.shares)

    @property
    def rounds(self) -> int:
        """How many betting rounds there are."""
        return len(self.streets)
