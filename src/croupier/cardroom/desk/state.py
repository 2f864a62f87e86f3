"""The whole card room as its facts have made it: seats and lists, money, blinds, files, decks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.cardroom.cases import Known
from croupier.cardroom.decks import Decks
from croupier.cardroom.ledger import Ledger
from croupier.cardroom.money import Money
from croupier.cardroom.people import Files
from croupier.cardroom.state import GameId, PlayerId, Room, Seconds, TableId
from croupier.cardroom.time_charge import Charge, Rent
from croupier.floor.conduct.decisions import RulingFile
from croupier.play.setup import Chips, Post, Stakes
from croupier.table.entries import Wish
from croupier.table.owed_blinds import BlindBook
from croupier.table.positions import Places
from croupier.table.why import Why


@dataclass(frozen=True, slots=True)
class HandOn:
    """A hand that is being played: who got cards, what they posted, where the blinds stand."""

    number: int
    places: Places
    dealt_in: tuple[PlayerId, ...]
    posts: tuple[Post, ...]
    since: Seconds


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand that is over: when it was, who had cards, and what the house took of it.

    *rake* says how much in facts `total`, and why; None where nothing was told of the pots.
    """

    number: int
    dealt_in: tuple[PlayerId, ...]
    since: Seconds
    at: Seconds
    rake: Why | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """The game of a list, with all that a hand of it needs."""

    variant: str
    stakes: Stakes
    caps: tuple[tuple[int, Chips], ...] = ()
    drop: Chips = 0


@dataclass(frozen=True, slots=True)
class DeskTable:
    """What the desk keeps of one table beside its seats.

    *hand* is the one being played, None between hands; *leaving* are those who cash in after it,
    with the stack they named, if they did.  *stacks* are as they were last counted, told or bought;
    those of *uncounted* players have been in a hand since.  *shown* are the chips of those who ask
    for a seat, *missing* how many hands somebody is still to miss as a penalty.  *last* is the last
    hand that ended, *before* the one before it.  *rulings* are the files of what the floor decided
    there, by their numbers.
    """

    money: Money = field(default_factory=Money)
    blinds: BlindBook = field(default_factory=lambda: BlindBook(9))
    wishes: Mapping[PlayerId, Wish] = field(default_factory=dict)
    stacks: Mapping[PlayerId, Chips] = field(default_factory=dict)
    hand: HandOn | None = None
    hands: int = 0
    charge: Charge | None = None
    rent: Rent = field(default_factory=Rent)
    decks: Decks = field(default_factory=Decks)
    dealer: str = ""
    leaving: Mapping[PlayerId, Chips] = field(default_factory=dict)
    uncounted: frozenset[PlayerId] = frozenset()
    shown: Mapping[PlayerId, Chips] = field(default_factory=dict)
    missing: Mapping[PlayerId, int] = field(default_factory=dict)
    last: Ended | None = None
    before: Ended | None = None
    rulings: Mapping[int, RulingFile] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Desk:
    """The card room.

    *seq* is the number of the last fact; *taken_back* are the numbers of those that count no more.
    *known* is since when a player comes, and how many hands he was dealt into.
    """

    room: Room = field(default_factory=Room)
    games: Mapping[GameId, Played] = field(default_factory=dict)
    tables: Mapping[TableId, DeskTable] = field(default_factory=dict)
    ledger: Ledger = field(default_factory=Ledger)
    files: Files = field(default_factory=Files)
    seq: int = 0
    taken_back: frozenset[int] = frozenset()
    known: Mapping[PlayerId, Known] = field(default_factory=dict)
