"""What a house may choose: one typed field a point, grouped as the settings are.

A field's metadata names the articles behind it (none: the books are silent), and the layer that is
to read it where none does yet.  A point on which every book says the same is a field of one word.
"""

from dataclasses import dataclass, field

from croupier.rulebook.options.betting import (
    Betting,
    ChipsWords,
    Limits,
    OutOfTurn,
    PotLimit,
    Raising,
)
from croupier.rulebook.options.dealing import DeadHands, Dealing, Deck, Misdeal
from croupier.rulebook.options.floor import Clock, Conduct
from croupier.rulebook.options.games import Draw, Games, Stud
from croupier.rulebook.options.room import Cash, HouseWays, Online, Seating
from croupier.rulebook.options.showdown import Disputes, OddChips, Pots, Showdown
from croupier.rulebook.options.table import Absence, Blinds, Button
from croupier.rulebook.options.tournament import (
    Balancing,
    ChipRace,
    Entries,
    TableBreak,
    Tournament,
)

__all__ = [
    "Absence",
    "Balancing",
    "Betting",
    "Blinds",
    "Button",
    "Cash",
    "ChipRace",
    "ChipsWords",
    "Clock",
    "Conduct",
    "DeadHands",
    "Dealing",
    "Deck",
    "Disputes",
    "Draw",
    "Entries",
    "Games",
    "HouseWays",
    "Limits",
    "Misdeal",
    "OddChips",
    "Online",
    "Options",
    "OutOfTurn",
    "PotLimit",
    "Pots",
    "Raising",
    "Seating",
    "Showdown",
    "Stud",
    "TableBreak",
    "Tournament",
]


@dataclass(frozen=True, slots=True)
class Options:
    """Every choice of a house, one group a field; the defaults are the neutral house's."""

    betting: Betting = field(default_factory=Betting)
    raising: Raising = field(default_factory=Raising)
    chips_words: ChipsWords = field(default_factory=ChipsWords)
    out_of_turn: OutOfTurn = field(default_factory=OutOfTurn)
    limits: Limits = field(default_factory=Limits)
    potlimit: PotLimit = field(default_factory=PotLimit)
    dealing: Dealing = field(default_factory=Dealing)
    misdeal: Misdeal = field(default_factory=Misdeal)
    deck: Deck = field(default_factory=Deck)
    dead_hands: DeadHands = field(default_factory=DeadHands)
    button: Button = field(default_factory=Button)
    blinds: Blinds = field(default_factory=Blinds)
    absence: Absence = field(default_factory=Absence)
    showdown: Showdown = field(default_factory=Showdown)
    pots: Pots = field(default_factory=Pots)
    odd_chips: OddChips = field(default_factory=OddChips)
    disputes: Disputes = field(default_factory=Disputes)
    clock: Clock = field(default_factory=Clock)
    conduct: Conduct = field(default_factory=Conduct)
    tournament: Tournament = field(default_factory=Tournament)
    balancing: Balancing = field(default_factory=Balancing)
    table_break: TableBreak = field(default_factory=TableBreak)
    chip_race: ChipRace = field(default_factory=ChipRace)
    entries: Entries = field(default_factory=Entries)
    games: Games = field(default_factory=Games)
    stud: Stud = field(default_factory=Stud)
    draw: Draw = field(default_factory=Draw)
    cash: Cash = field(default_factory=Cash)
    seating: Seating = field(default_factory=Seating)
    house: HouseWays = field(default_factory=HouseWays)
    online: Online = field(default_factory=Online)
