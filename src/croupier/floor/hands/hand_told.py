"""What is told of hands that were thrown, swept in, touched by other cards or dealt too early."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.floor.hands.showdown_told import Noticed
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.text import Text

Thrown = Literal["thrown_face_down", "touches_muck", "mixed", "pushed_by_dealer"]
"""Where thrown cards lie: apart, touching the discards, mixed with them, or pushed among them."""

_UNKNOWN = ("house:action.unknown",)
_WITH_CARDS = frozenset(
    {
        *("dealing", "betting", "chopping", "gathering", "agreeing", "discarding", "drawing"),
        *("turning_up", "arranging", "showing", "awarding"),
    }
)
_AFTER = frozenset({"settled", "over"})


@dataclass(frozen=True, slots=True)
class HandMucked(Gesture):
    """A player threw his cards and wants them back, at the showdown or after a fold.

    *wrong_information*: he threw them because of something wrong that he had been told.
    """

    tag: ClassVar[str] = "hand_mucked"
    title: ClassVar[Text] = Text(
        "Thrown cards are wanted back", "Un joueur veut reprendre ses cartes jetées"
    )
    how: Thrown
    identifiable: bool = True
    wrong_information: bool = False
    noticed: Noticed = "before_next_hand"


@dataclass(frozen=True, slots=True)
class HandSwept(Incident):
    """The dealer took in the hand of a player who is still in.

    *protected*: something lay on the cards.  *tabled* and *obviously_wins* are asked only where
    the table does not know what lies open.
    """

    tag: ClassVar[str] = "hand_swept"
    title: ClassVar[Text] = Text(
        "The dealer takes in a live hand", "Le croupier ramasse une main vivante"
    )
    seat: SeatNo
    protected: bool = False
    identifiable: bool = False
    tabled: bool = False
    obviously_wins: bool = False


@dataclass(frozen=True, slots=True)
class HandFouled(Incident):
    """Cards that *thrown_by* threw landed on the hand of *seat*; 0 if nobody knows whose they were.

    *identifiable*: it is still certain which cards are the hand's.
    """

    tag: ClassVar[str] = "hand_fouled"
    title: ClassVar[Text] = Text(
        "Thrown cards land on a hand", "Des cartes jetées tombent sur une main"
    )
    seat: SeatNo
    thrown_by: SeatNo = 0
    protected: bool = False
    identifiable: bool = True


@dataclass(frozen=True, slots=True)
class BettorDiscarded(Gesture):
    """A player bet and threw his cards, forgetting somebody who is still in."""

    tag: ClassVar[str] = "bettor_discarded"
    title: ClassVar[Text] = Text(
        "A bettor throws his cards, forgetting an opponent",
        "Le miseur jette ses cartes en oubliant un adversaire",
    )
    identifiable: bool = True


@dataclass(frozen=True, slots=True)
class DealtInOwingBlind(Gesture):
    """A player who owes a missed blind was dealt in without posting it: *owes* chips.

    *looked*: he has seen his cards; *posted_before_looking*: he put the chips up first.
    """

    tag: ClassVar[str] = "dealt_in_owing"
    title: ClassVar[Text] = Text(
        "Dealt in without posting a missed blind", "Servi sans avoir posté une blinde manquée"
    )
    owes: Chips
    posted_before_looking: bool = False
    looked: bool = True


INCIDENTS: tuple[type[Incident], ...] = (
    HandMucked,
    HandSwept,
    HandFouled,
    BettorDiscarded,
    DealtInOwingBlind,
)
"""The kinds told here."""


def told_wrong(
    en: str, fr: str, legal_en: str, legal_fr: str, *rules: str
) -> tuple[FloorRefused, ...]:
    """What is wrong with a telling, and what would do."""
    return (FloorRefused(Text(en, fr), Text(legal_en, legal_fr), rules or _UNKNOWN),)


def no_cards_there(state: HandState, seat: SeatNo) -> tuple[FloorRefused, ...]:
    """What is wrong where a seat was dealt no cards; nothing if it was."""
    if 0 < seat <= state.chairs and state.setup.takes_part(seat) and state.hole[seat]:
        return ()
    return told_wrong(
        f"Seat {seat} has no cards in this hand.",
        f"Le siège {seat} n’a pas de cartes dans cette main.",
        "Name a seat that was dealt in.",
        "Nommez un siège qui a été servi.",
    )


def no_live_hand(state: HandState, seat: SeatNo) -> tuple[FloorRefused, ...]:
    """What is wrong where a seat does not hold a live hand in a hand that goes on."""
    if wrong := no_cards_there(state, seat):
        return wrong
    if state.phase in _WITH_CARDS and state.live[seat]:
        return ()
    if state.phase in _AFTER:
        return told_wrong(
            "The pot has been pushed: no hand can die any more.",
            "Le pot est poussé\u00a0: plus aucune main ne peut mourir.",
            "If it went to the wrong player, tell that.",
            "S’il est allé au mauvais joueur, signalez-le.",
        )
    return told_wrong(
        f"Seat {seat} is not in the hand any more.",
        f"Le siège {seat} n’est plus dans la main.",
        "Name a seat that still plays.",
        "Nommez un siège qui joue encore.",
    )


def is_pushed(state: HandState) -> bool:
    """Whether the pot has gone to somebody, or back to everybody."""
    return state.phase in _AFTER
