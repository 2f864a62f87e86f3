"""What goes wrong in the deal: cards turned over, too many or too few, the button out of place."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.floor.incident import Incident
from croupier.play.irregular_events import By
from croupier.play.setup import SeatNo
from croupier.text import Text

Seen = Literal["seen_by_all", "claimed_before_looking", "claimed_after_looking"]
"""Everybody saw the card, or its owner says that it flashed: before he looked at it, or after."""

NoticedInHand = Literal["this_hand", "next_hand"]
"""Whether somebody noticed while the hand was on, or when the next one was to be dealt."""


@dataclass(frozen=True, slots=True)
class CardExposed(Incident):
    """A card dealt to *seat* was turned over; it was number *nth* off the deck, from 1.

    *off_table*: it slid off the table in the deal; *dropped*: the player himself let it fall.
    *face_down*: nobody saw its face all the same.  *earlier* is how many cards the dealer had
    exposed in this deal before; *wants_to_keep*: the player asks to keep it.
    """

    tag: ClassVar[str] = "card_exposed"
    title: ClassVar[Text] = Text(
        "a card is exposed in the deal", "une carte est exposée pendant la donne"
    )
    seat: SeatNo
    nth: int
    by: By = "dealer"
    off_table: bool = False
    dropped: bool = False
    face_down: bool = False
    earlier: int = 0
    seen: Seen = "seen_by_all"
    wants_to_keep: bool = False


@dataclass(frozen=True, slots=True)
class WrongCardCount(Incident):
    """*seat* holds *cards* cards, which is too many or too few.

    *acted*: he has acted on them; *looked*: he has looked at them, so that the card dealt last may
    no longer be told from the others.  *others* is how many cards too many other players hold.
    *missing*: at stud, whether the card he lacks is the last of the deal or one that lies down.
    """

    tag: ClassVar[str] = "wrong_card_count"
    title: ClassVar[Text] = Text(
        "a player has too many or too few cards", "un joueur a trop ou trop peu de cartes"
    )
    seat: SeatNo
    cards: int
    acted: bool = False
    looked: bool = True
    others: int = 0
    missing: Literal["last", "down"] = "last"


@dataclass(frozen=True, slots=True)
class FirstCardWrongSeat(Incident):
    """The first card of the deal went to *seat*, where the deal does not begin."""

    tag: ClassVar[str] = "first_card_wrong_seat"
    title: ClassVar[Text] = Text(
        "the first card goes to the wrong seat", "la première carte va au mauvais siège"
    )
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class DealtOutOfOrder(Incident):
    """A card of *seat* was dealt before or after its place in the order."""

    tag: ClassVar[str] = "dealt_out_of_order"
    title: ClassVar[Text] = Text(
        "a card is dealt out of order", "une carte est donnée hors de son tour"
    )
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class DealtToEmptySeat(Incident):
    """*cards* cards went to *seat*, which is empty or whose player has no right to a hand."""

    tag: ClassVar[str] = "dealt_to_empty_seat"
    title: ClassVar[Text] = Text(
        "cards are dealt to a seat that has no right to a hand",
        "des cartes sont données à un siège sans droit à une main",
    )
    seat: SeatNo
    cards: int = 1


@dataclass(frozen=True, slots=True)
class PlayerLeftOut(Incident):
    """*seat* has a right to a hand and got no card.

    *present*: he was at the table; *posted*: he had put up a blind or an ante, where the chips in
    front of him do not tell so already.
    """

    tag: ClassVar[str] = "player_left_out"
    title: ClassVar[Text] = Text("a player is dealt no cards", "un joueur n’a reçu aucune carte")
    seat: SeatNo
    present: bool = True
    posted: bool = False


@dataclass(frozen=True, slots=True)
class ButtonMisplaced(Incident):
    """The button of this hand lies on the wrong seat: *right_seat* should have it."""

    tag: ClassVar[str] = "button_misplaced"
    title: ClassVar[Text] = Text("the button is misplaced", "le bouton est mal placé")
    right_seat: SeatNo
    noticed: NoticedInHand = "this_hand"


@dataclass(frozen=True, slots=True)
class FloorMisdeal(Incident):
    """Something else went wrong in the deal; *cause* says what, for the record."""

    tag: ClassVar[str] = "other_misdeal_cause"
    title: ClassVar[Text] = Text(
        "something else went wrong in the deal", "la donne a un autre défaut"
    )
    cause: str = ""


INCIDENTS: tuple[type[Incident], ...] = (
    CardExposed,
    WrongCardCount,
    FirstCardWrongSeat,
    DealtOutOfOrder,
    DealtToEmptySeat,
    PlayerLeftOut,
    ButtonMisplaced,
    FloorMisdeal,
)
"""The kinds told here."""
