"""What goes wrong at draw, as the floor is told it: the draw itself, and openers."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.cards import HIDDEN, Card
from croupier.floor.in_hand import holds_hand, is_seat
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, refused
from croupier.play.openers import openers_among
from croupier.play.setup import Chips, SeatNo
from croupier.play.short_hands import cards_kept
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.text import Text

OVER = frozenset({"settled", "over"})


@dataclass(frozen=True, slots=True)
class ExposedOnDraw(Incident):
    """The dealer exposed a card that *seat* drew; *place* is where it lies in the hand, from 0."""

    tag: ClassVar[str] = "exposed_on_draw"
    title: ClassVar[Text] = Text(
        "a card is exposed on the draw", "une carte est exposée pendant le tirage"
    )
    seat: SeatNo
    place: int = -1


@dataclass(frozen=True, slots=True)
class DrawChanged(Gesture):
    """A player who asked for *said* cards wants *now* instead.

    *dealt*: a card, the burn among them, has been dealt in answer to him.  *acted_on*: somebody has
    bet or asked for cards since.
    """

    tag: ClassVar[str] = "draw_changed"
    title: ClassVar[Text] = Text(
        "a player changes how many cards he draws",
        "un joueur change le nombre de cartes qu’il demande",
    )
    said: int
    now: int
    dealt: bool = False
    acted_on: bool = False


@dataclass(frozen=True, slots=True)
class FalseOpener(Gesture):
    """The opener shows or admits a hand that is too weak to open.

    *further_bet*: chips that he has bet after his opening bet.
    """

    tag: ClassVar[str] = "false_opener"
    title: ClassVar[Text] = Text(
        "the opener has no openers", "l’ouvreur n’avait pas de quoi ouvrir"
    )
    further_bet: Chips = 0


@dataclass(frozen=True, slots=True)
class OpenersProof(Gesture):
    """The opener kept no openers, did not say so, and wants to prove them with a discard.

    *discard_identifiable*: it can be told which of the discards was his.
    """

    tag: ClassVar[str] = "openers_proof"
    title: ClassVar[Text] = Text(
        "the opener wants a discard back as proof",
        "l’ouvreur veut reprendre une carte écartée comme preuve",
    )
    discard_identifiable: bool = True


@dataclass(frozen=True, slots=True)
class SplitNotProved(Gesture):
    """The opener said that he broke his openers, and his discards do not prove them."""

    tag: ClassVar[str] = "split_not_proved"
    title: ClassVar[Text] = Text(
        "openers that were split are not proved", "une ouverture cassée n’est pas prouvée"
    )


INCIDENTS: tuple[type[Incident], ...] = (
    ExposedOnDraw,
    DrawChanged,
    FalseOpener,
    OpenersProof,
    SplitNotProved,
)
"""The kinds told here."""


def draw_hand_fault(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why nothing of draw can have happened to *seat*; None if it can."""
    if state.game.family != "draw":
        return refused(
            "That can only happen at draw.",
            "Cela n’arrive qu’au poker fermé.",
            Text("Tell it of a hand of draw.", "Le signaler dans un coup de poker fermé."),
        )
    if state.phase in OVER:
        return refused(
            "This hand is over.",
            "Ce coup est terminé.",
            Text("Tell it while the hand is on.", "Le signaler pendant le coup."),
        )
    if not is_seat(state, seat) or not holds_hand(state, seat):
        return refused(
            f"Seat {seat} holds no hand.",
            f"Le siège {seat} n’a pas de main.",
            Text("Name a player who is still in.", "Désignez un joueur encore en jeu."),
        )
    return None


@rule("rrop3:9.jacks.1a")
def first_openers(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """The openers that *seat* was dealt, as far as the cards are known."""
    first = (*cards_kept(state, seat), *state.discards[seat])
    return () if HIDDEN in first else openers_among(first)
