"""What goes wrong at stud: open cards picked up, the wrong low card, streets dealt wrong."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.floor.deal.redeal import ENDED
from croupier.floor.in_hand import nobody_can_bet
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, refused
from croupier.floor.spot import Spot
from croupier.play.duty import cards_due
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import from_left_of_button
from croupier.text import Text

GO_ON = Text("Go on with the hand.", "Poursuivez le coup.")
"""What the dealer does once all is as it should be."""


@dataclass(frozen=True, slots=True)
class HolesExposed(Incident):
    """The dealer turned up all down cards of *seat* in the first deal of a stud hand."""

    tag: ClassVar[str] = "stud_holes_exposed"
    title: ClassVar[Text] = Text(
        "both hole cards of a stud player are exposed",
        "les deux cartes fermées d’un joueur de stud sont exposées",
    )
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class UpcardsLifted(Gesture):
    """A stud player picked up his up cards, turned them down, mixed or reordered them.

    `mixed`: with his down cards; `reordered`: they lie face up in another order than they came.
    """

    tag: ClassVar[str] = "upcards_lifted"
    title: ClassVar[Text] = Text(
        "a player picks up his up cards", "un joueur ramasse ses cartes ouvertes"
    )
    how: Literal["picked_up", "turned_down", "mixed", "reordered"] = "picked_up"


@dataclass(frozen=True, slots=True)
class WrongLowCard(Incident):
    """*named_seat* was said to have the low card and bet, but *right_seat* has it.

    Where the hand has not gone that way so far, *named_seat* brings it in now, or opens for
    *opened* chips, and *followed* players after him call before it is noticed.  *acts* is what
    those who come then do: `call`, `fold` or `raise`, by which a bring-in is completed.
    """

    tag: ClassVar[str] = "wrong_low_card"
    title: ClassVar[Text] = Text(
        "the wrong player was told to bring it in", "le bring-in a été demandé au mauvais joueur"
    )
    named_seat: SeatNo
    right_seat: SeatNo
    followed: int = 0
    opened: Chips = 0
    acts: tuple[str, ...] = ()

    @property
    def done_after(self) -> tuple[str, ...]:
        """What the players after him did before it was noticed, in turn."""
        return (*("call",) * self.followed, *self.acts)


@dataclass(frozen=True, slots=True)
class StudBurnError(Incident):
    """The dealer *burned* no card, or two, before the street that lies there.

    *looked* are the seats that have looked at their last down card, or mixed it with the others.
    """

    tag: ClassVar[str] = "stud_burn_error"
    title: ClassVar[Text] = Text(
        "no card, or two, were burned at stud", "aucune carte, ou deux, brûlées au stud"
    )
    burned: Literal[0, 2] = 0
    looked: tuple[SeatNo, ...] = ()


@dataclass(frozen=True, slots=True)
class StudCardsEarly(Incident):
    """The dealer burned and dealt the next street's card to *seats* before the betting was over.

    *looked* are those of them that have looked at it, or mixed it with their other cards.
    """

    tag: ClassVar[str] = "stud_cards_early"
    title: ClassVar[Text] = Text(
        "stud cards are dealt before the betting is over",
        "des cartes de stud sont données avant la fin des mises",
    )
    seats: tuple[SeatNo, ...]
    looked: tuple[SeatNo, ...] = ()


@dataclass(frozen=True, slots=True)
class LastCardFaceUp(Incident):
    """The dealer turned the last down card of *seat* face up."""

    tag: ClassVar[str] = "last_card_face_up"
    title: ClassVar[Text] = Text(
        "the last stud card is dealt face up", "la dernière carte de stud est donnée ouverte"
    )
    seat: SeatNo


INCIDENTS: tuple[type[Incident], ...] = (
    HolesExposed,
    UpcardsLifted,
    WrongLowCard,
    StudBurnError,
    StudCardsEarly,
    LastCardFaceUp,
)
"""The kinds told here."""


def stud_hand_fault(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why nothing of stud can have happened to *seat*; None if it can."""
    if state.game.family != "stud":
        return refused(
            "That can only happen at stud.",
            "Cela n’arrive qu’au stud.",
            Text("Tell it of a hand of stud.", "Le signaler dans un coup de stud."),
        )
    if state.phase in ENDED:
        return refused(
            "This hand is over.",
            "Ce coup est terminé.",
            Text("Tell it while the hand is on.", "Le signaler pendant le coup."),
        )
    if not 1 <= seat <= state.chairs or not state.live[seat] or not state.hole[seat]:
        return refused(
            f"Seat {seat} holds no hand.",
            f"Le siège {seat} n’a pas de main.",
            Text("Name a player who is still in.", "Désignez un joueur encore en jeu."),
        )
    return None


def all_dealt(state: HandState) -> bool:
    """Whether every live hand has just the cards of this street, and no common card lies there."""
    due = cards_due(state)
    hands = (state.hole[seat] for seat, live in enumerate(state.live) if live)
    return not state.board and all(len(held) == due for held in hands)


def round_is_fresh(state: HandState) -> bool:
    """Whether the street is dealt and nobody has acted on it."""
    if not all_dealt(state) or state.turned_up:
        return False
    return state.phase == "dealing" or (state.phase == "betting" and state.turn == state.round_turn)


def street_lies_unbet(state: HandState) -> bool:
    """Whether all cards of a street lie there, and nobody is left to bet on them."""
    return nobody_can_bet(state) and all_dealt(state)


def nobody_has_acted(spot: Spot) -> bool:
    """Whether the street is dealt and nobody has acted on it: bringing it in is no action."""
    state = spot.state
    brought_in = state.phase == "betting" and not spot.actions
    return round_is_fresh(state) or (brought_in and all_dealt(state) and not state.turned_up)


def is_last_street(state: HandState) -> bool:
    """Whether no other street is to come."""
    return state.street == len(state.game.streets) - 1


def last_card_is_down(state: HandState) -> bool:
    """Whether the cards of this street lie face down."""
    street = state.game.streets[state.street]
    return bool(street.down) and not street.up


def live_in_order(state: HandState) -> list[SeatNo]:
    """The live seats in the order of the deal."""
    return [seat for seat in from_left_of_button(state) if state.live[seat]]


def is_stud(spot: Spot) -> bool:
    """Whether each player has open cards of his own."""
    return spot.state.game.family == "stud"
