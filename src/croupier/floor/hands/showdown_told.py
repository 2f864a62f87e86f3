"""What is told of the showdown: hands half shown, misread, miscalled, and pots gone wrong."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.cards import Card
from croupier.floor.incident import Gesture, Incident
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

Noticed = Literal[
    "before_next_hand",
    "next_hand",
    "after_substantial_action",
    "after_break_minute",
    "table_closed",
]
"""When an error was pointed out: before the next hand began, when it had, or after substantial
action in it; in a break, more than the minute of the house after the award; or when the table was
closed."""

Disputed = Literal["award", "count", "reading"]
"""What is said to be wrong: who got the pot, how much it was, or how a hand was read."""


@dataclass(frozen=True, slots=True)
class PartlyShown(Gesture):
    """A player at the showdown laid some of his cards open: those at *places*, counted from 0.

    *cards* are named instead where the house does not know the hand.  *refuses*: he was asked for
    the others and keeps them; *mucked*: he threw the hand away.
    """

    tag: ClassVar[str] = "partly_shown"
    title: ClassVar[Text] = Text(
        "Only some cards are shown", "Une partie seulement des cartes est montrée"
    )
    cards: tuple[Card, ...] = ()
    refuses: bool = False
    mucked: bool = False
    identifiable: bool = True
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MisreadHand(Incident):
    """Somebody says that the tabled hand of *seat* was misread.

    *spoken_by* is the seat of who says so, 0 for the dealer or somebody who does not play.
    """

    tag: ClassVar[str] = "misread_hand"
    title: ClassVar[Text] = Text("A tabled hand was misread", "Une main tablée a été mal lue")
    seat: SeatNo
    spoken_by: SeatNo = 0
    noticed: Noticed = "before_next_hand"


@dataclass(frozen=True, slots=True)
class FalseClaim(Gesture):
    """A player called his hand something that it is not.

    *deliberate*: the floor found that he meant to mislead; *made_muck* is who threw his cards away
    on it, 0 if nobody did.
    """

    tag: ClassVar[str] = "false_claim"
    title: ClassVar[Text] = Text("A hand was miscalled", "Une main a été mal annoncée")
    deliberate: bool = False
    made_muck: SeatNo = 0
    noticed: Noticed = "before_next_hand"


@dataclass(frozen=True, slots=True)
class PlaysBoard(Gesture):
    """A player at the showdown throws his cards: the best hand is the board's.

    *said_before_mucking*: he said that he plays the board before he threw them.
    """

    tag: ClassVar[str] = "plays_board"
    title: ClassVar[Text] = Text("A player plays the board", "Un joueur joue le tableau")
    said_before_mucking: bool = False


@dataclass(frozen=True, slots=True)
class ShownToOne(Gesture):
    """A player showed his hand, or some cards of it, to one person: *to* a seat, 0 to the rail.

    They lie at *places*, counted from 0; *cards* are named where the house does not know the hand.
    """

    tag: ClassVar[str] = "shown_to_one"
    title: ClassVar[Text] = Text(
        "Cards are shown to one person", "Des cartes sont montrées à une seule personne"
    )
    to: SeatNo = 0
    cards: tuple[Card, ...] = ()
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AskedToSee(Gesture):
    """A player asks to see the hand of *owner*."""

    tag: ClassVar[str] = "asked_to_see"
    title: ClassVar[Text] = Text("A player asks to see a hand", "Un joueur demande à voir une main")
    owner: SeatNo


@dataclass(frozen=True, slots=True)
class NobodyShows(Incident):
    """The betting is over, and everybody waits for another to show his hand."""

    tag: ClassVar[str] = "nobody_shows"
    title: ClassVar[Text] = Text(
        "Nobody wants to show first", "Personne ne veut montrer le premier"
    )


@dataclass(frozen=True, slots=True)
class WrongAward(Incident):
    """Chips were pushed to *to_seat* that belong to *right_seat*.

    *to_seat* 0: the floor holds them.  *amount*: how many, 0 where nobody knows any more.
    """

    tag: ClassVar[str] = "wrong_award"
    title: ClassVar[Text] = Text(
        "The pot went to the wrong player", "Le pot est allé au mauvais joueur"
    )
    to_seat: SeatNo
    right_seat: SeatNo
    amount: Chips = 0
    what: Disputed = "award"
    noticed: Noticed = "before_next_hand"


@dataclass(frozen=True, slots=True)
class PotDisputed(Incident):
    """A pot is disputed, and there is no time to decide now.

    *amount* is what is disputed, 0 for all of it; *hold* what the floor keeps, 0 for all of that.
    """

    tag: ClassVar[str] = "pot_disputed"
    title: ClassVar[Text] = Text(
        "A pot is disputed, and play goes on", "Un pot est contesté, et le jeu continue"
    )
    amount: Chips = 0
    hold: Chips = 0


INCIDENTS: tuple[type[Incident], ...] = (
    PartlyShown,
    MisreadHand,
    FalseClaim,
    PlaysBoard,
    ShownToOne,
    AskedToSee,
    NobodyShows,
    WrongAward,
    PotDisputed,
)
"""The kinds told here."""
