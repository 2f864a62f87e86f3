"""What a house may choose: one typed field a point, grouped as the settings are.

A field's `rules` metadata names the articles behind it (none: the books are silent).
"""

from dataclasses import dataclass, field

from croupier.rulebook.options.betting import Betting, Limits, PotLimit, Raising
from croupier.rulebook.options.games import Draw, Games, Stud
from croupier.rulebook.options.room import Online
from croupier.rulebook.options.table import (
    Blinds,
    Button,
    Dealing,
    OddChips,
    Pots,
    Showdown,
)

__all__ = [
    "Betting",
    "Blinds",
    "Button",
    "Dealing",
    "Draw",
    "Games",
    "Limits",
    "OddChips",
    "Online",
    "Options",
    "PotLimit",
    "Pots",
    "Raising",
    "Showdown",
    "Stud",
]


@dataclass(frozen=True, slots=True)
class Options:
    """Every choice of a house, one group a field; the defaults are the neutral house's."""

    betting: Betting = field(default_factory=Betting)
    raising: Raising = field(default_factory=Raising)
    limits: Limits = field(default_factory=Limits)
    potlimit: PotLimit = field(default_factory=PotLimit)
    button: Button = field(default_factory=Button)
    blinds: Blinds = field(default_factory=Blinds)
    showdown: Showdown = field(default_factory=Showdown)
    dealing: Dealing = field(default_factory=Dealing)
    pots: Pots = field(default_factory=Pots)
    odd_chips: OddChips = field(default_factory=OddChips)
    games: Games = field(default_factory=Games)
    stud: Stud = field(default_factory=Stud)
    draw: Draw = field(default_factory=Draw)
    online: Online = field(default_factory=Online)
