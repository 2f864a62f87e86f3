"""What a player does with words, chips and cards at the table, told as it happened."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.floor.incident import Gesture, Incident
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

WordsWhen = Literal["none", "before", "with", "after"]
"""When somebody spoke: before his chips moved, in the same moment, or after it."""


@dataclass(frozen=True, slots=True)
class Said(Gesture):
    """A player said something about his action, in French or in English.

    *clear*: it could be heard and understood.  *aware*: he knew what he was facing.
    *acted_behind*: a player behind him has acted since.
    """

    tag: ClassVar[str] = "said"
    title: ClassVar[Text] = Text("a player says his action", "un joueur annonce son action")
    words: str
    clear: bool = True
    aware: bool = True
    acted_behind: bool = False


@dataclass(frozen=True, slots=True)
class ChipsForward(Gesture):
    """A player moved chips forward: the values of the single chips, one tuple a motion.

    *words* are what he said and *words_when* when.  *released*: he let go of the chips.  *aware*:
    he knew what he was facing.  *hands_rested*: both hands lie outside the pot area now, so that no
    more is coming.  *acted_behind*: a player behind him has acted since.
    """

    tag: ClassVar[str] = "chips_forward"
    title: ClassVar[Text] = Text("a player moves chips forward", "un joueur avance des jetons")
    motions: tuple[tuple[Chips, ...], ...]
    words: str = ""
    words_when: WordsWhen = "none"
    released: bool = True
    aware: bool = True
    hands_rested: bool = True
    acted_behind: bool = False


@dataclass(frozen=True, slots=True)
class ChipsBack(Gesture):
    """A player who faces a raise took *chips* of his former bet back towards his stack."""

    tag: ClassVar[str] = "chips_back"
    title: ClassVar[Text] = Text(
        "a player takes chips of his former bet back",
        "un joueur reprend des jetons de sa mise précédente",
    )
    chips: Chips


@dataclass(frozen=True, slots=True)
class ChipsAdded(Gesture):
    """A player who faces a raise silently added *chips* to the former bet still before him."""

    tag: ClassVar[str] = "chips_added"
    title: ClassVar[Text] = Text(
        "a player adds chips to his former bet without a word",
        "un joueur ajoute sans rien dire des jetons à sa mise précédente",
    )
    chips: tuple[Chips, ...]


@dataclass(frozen=True, slots=True)
class Tapped(Gesture):
    """A player tapped the table; *aware*: he knew what he was facing."""

    tag: ClassVar[str] = "tapped"
    title: ClassVar[Text] = Text("a player taps the table", "un joueur tape sur la table")
    aware: bool = True


@dataclass(frozen=True, slots=True)
class CardsForward(Gesture):
    """A player pushed his cards forward, face down."""

    tag: ClassVar[str] = "cards_forward"
    title: ClassVar[Text] = Text(
        "a player pushes his cards forward", "un joueur pousse ses cartes devant lui"
    )


@dataclass(frozen=True, slots=True)
class CallMisinformed(Gesture):
    """A player in turn called a bet of which he was told a wrong amount.

    *told* is the total he was told, *put_in* the chips he moved, *said_call* whether he said it.
    """

    tag: ClassVar[str] = "call_misinformed"
    title: ClassVar[Text] = Text(
        "a player calls a bet of which he was told a wrong amount",
        "un joueur suit une mise dont on lui a dit un montant faux",
    )
    told: Chips
    put_in: Chips = 0
    said_call: bool = True


@dataclass(frozen=True, slots=True)
class ActedBeforeAmount(Gesture):
    """The player said call while *bettor*, in turn, had named no amount; *amount* came later.

    The amount is the total *bettor* then named; 0 if he has not named any yet.
    """

    tag: ClassVar[str] = "acted_before_amount"
    title: ClassVar[Text] = Text(
        "a player calls before the amount of the bet is known",
        "un joueur suit avant que le montant de la mise ne soit connu",
    )
    bettor: SeatNo
    amount: Chips = 0


INCIDENTS: tuple[type[Incident], ...] = (
    Said,
    ChipsForward,
    ChipsBack,
    ChipsAdded,
    Tapped,
    CardsForward,
    CallMisinformed,
    ActedBeforeAmount,
)
"""The kinds of this module."""
