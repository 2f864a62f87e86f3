"""What can be wrong with the deck, as the floor is told it: boxed cards, jokers, backs, doubles."""

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from croupier.cards import JOKER, Card
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused
from croupier.floor.spot import seat_text
from croupier.play.decks import deck_of
from croupier.play.duty import cards_due
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import from_left_of_button
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class BoxedCards(Incident):
    """Cards lay face up in the deck.

    *nth* says which card of this street’s deal the boxed one was, 1 the first off the deck; 0 means
    the last card of *seat*.  Without a seat and an nth it lies on top of the stub.  *boxed* is how
    many were found in this hand; *next_card_mixed*: the card after it was already given to another
    player and mixed with his own.
    """

    tag: ClassVar[str] = "boxed_cards"
    title: ClassVar[Text] = Text(
        "a card lay face up in the deck", "une carte était retournée dans le paquet"
    )
    seat: SeatNo = NOBODY
    nth: int = 0
    boxed: int = 1
    next_card_mixed: bool = False


@dataclass(frozen=True, slots=True)
class JokerFound(Gesture):
    """A player has a joker in a game without one, at *place* of his hand, counted from 0.

    *looked*: he had looked at his cards before he acted.
    """

    tag: ClassVar[str] = "joker_found"
    title: ClassVar[Text] = Text(
        "a joker is found in a hand of a game without one",
        "un joker est trouvé dans une main d’un jeu sans joker",
    )
    place: int = 0
    looked: bool = True


@dataclass(frozen=True, slots=True)
class ForeignBack(Incident):
    """A card with another back was found: in the hand of *seat*, on the board or in the stub.

    *knew*: the seat of a player who, as the floor has found, knew it and bet all the same.
    """

    tag: ClassVar[str] = "foreign_back"
    title: ClassVar[Text] = Text(
        "a card has a different back", "une carte a un dos d’une autre couleur"
    )
    where: Literal["hand", "board", "stub"]
    seat: SeatNo = NOBODY
    knew: SeatNo = NOBODY


@dataclass(frozen=True, slots=True)
class DuplicateCard(Incident):
    """The same card was found twice, *seats* being those that hold one of the two.

    *knew*: the seat of a player who, as the floor has found, knew it and bet all the same.
    """

    tag: ClassVar[str] = "duplicate_card"
    title: ClassVar[Text] = Text("the same card is found twice", "une même carte est en double")
    card: Card
    seats: tuple[int, ...] = ()
    knew: SeatNo = NOBODY


@dataclass(frozen=True, slots=True)
class CardsMissing(Incident):
    """A count of the deck showed that *count* cards are missing."""

    tag: ClassVar[str] = "cards_missing"
    title: ClassVar[Text] = Text(
        "cards are missing from the deck", "il manque des cartes dans le paquet"
    )
    count: int
    found: Literal["after_hand", "in_hand"] = "after_hand"


@dataclass(frozen=True, slots=True)
class DeckDisturbed(Incident):
    """The stub was upset in mid-hand; *mixed_with_muck*: with the thrown cards."""

    tag: ClassVar[str] = "deck_disturbed"
    title: ClassVar[Text] = Text(
        "the deck was disturbed in mid-hand", "le talon a été mélangé en cours de coup"
    )
    mixed_with_muck: bool = True


class Fault(NamedTuple):
    """Why what was told cannot have happened, and what would do."""

    text: Text
    legal: Text


_UNLIKELY = Fault(
    Text("That cannot have happened.", "Cela n’a pas pu se produire."),
    Text("Say what really happened.", "Dites ce qui s’est réellement passé."),
)


def refused(fault: Fault | None) -> FloorRefused:
    """The refusal that a fault calls for."""
    text, legal = fault or _UNLIKELY
    return FloorRefused(text, legal)


PAID_OUT = frozenset({"settled", "over"})
"""The phases in which nothing of a hand is left to play for."""

_WITH_A_JOKER_IN_HAND = frozenset(
    {
        "dealing",
        "betting",
        "chopping",
        "gathering",
        "agreeing",
        "discarding",
        "drawing",
        "turning_up",
        "arranging",
        "showing",
        "awarding",
    }
)

_SEATS = Text(
    "Name the seat of a player in the hand.", "Indiquez le siège d’un joueur qui est dans le coup."
)
_WHILE_DEALT = Text(
    "It is told while the cards of the street are dealt and bet on.",
    "On le signale pendant la donne de la rue et ses enchères.",
)


def is_a_seat(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* was dealt into this hand."""
    return 0 < seat <= state.chairs and state.setup.takes_part(seat)


def nobody_there(seat: SeatNo) -> Fault:
    """No hand of that seat is in play."""
    text = Text("{seat} holds no hand in this deal.", "{seat} n’a pas de main dans ce coup.")
    return Fault(text.format(seat=seat_text(seat)), _SEATS)


def dealt_seats(state: HandState) -> tuple[SeatNo, ...]:
    """The seats that got cards on this street, in the order of the deal."""
    due = cards_due(state)
    return tuple(
        seat
        for seat in from_left_of_button(state)
        if state.setup.takes_part(seat) and len(state.hole[seat]) == due
    )


def cards_each(state: HandState) -> int:
    """How many cards the deal of this street gives to each hand."""
    street = state.game.streets[state.street]
    return street.down + street.up


def spot_of(state: HandState, told: BoxedCards) -> tuple[SeatNo, int]:
    """The seat that got the boxed card and its place in the hand; NOBODY for the stub."""
    seats, each = dealt_seats(state), cards_each(state)
    if told.nth:
        before = cards_due(state) - each
        return seats[(told.nth - 1) % len(seats)], before + (told.nth - 1) // len(seats)
    return told.seat, len(state.hole[told.seat]) - 1 if told.seat else -1


def boxed_fault(state: HandState, told: BoxedCards) -> Fault | None:
    """Why no card can have been found boxed as it was told."""
    if not 1 <= told.boxed <= len(deck_of(state.game, state.setup.house)):
        return Fault(
            Text("No deck holds that many boxed cards.", "Aucun paquet n’en contient autant."),
            Text("Count at least one.", "Comptez-en au moins une."),
        )
    if state.phase in PAID_OUT:
        return Fault(Text("The hand is over.", "Le coup est terminé."), _WHILE_DEALT)
    if not told.nth and not told.seat:
        return None
    return _not_in_the_deal(state, told) or _not_of_that_seat(state, told)


def _not_in_the_deal(state: HandState, told: BoxedCards) -> Fault | None:
    if state.phase not in ("dealing", "betting", "chopping"):
        return Fault(
            Text("No cards are being dealt.", "Aucune donne n’est en cours."), _WHILE_DEALT
        )
    seats, each = dealt_seats(state), cards_each(state)
    given = each * len(seats)
    if not given and not (told.seat and not told.nth and state.game.streets[state.street].draw):
        return Fault(
            Text(
                "This street gave no card to a hand.",
                "Aucune main n’a reçu de carte à cette rue.",
            ),
            Text(
                "Tell of the stub, without a seat, if the card lay there.",
                "Parlez du talon, sans siège, si la carte s’y trouvait.",
            ),
        )
    if not 0 <= told.nth <= given:
        return Fault(
            Text(f"Only {given} cards were dealt.", f"Il n’a été donné que {given} cartes."),
            Text("Count from the first card off the deck.", "Comptez depuis la première carte."),
        )
    return None


def _not_of_that_seat(state: HandState, told: BoxedCards) -> Fault | None:
    if told.seat and not (is_a_seat(state, told.seat) and state.hole[told.seat]):
        return nobody_there(told.seat)
    seat, place = spot_of(state, told)
    if not state.live[seat] or not 0 <= place < len(state.hole[seat]):
        return nobody_there(seat)
    if told.seat and told.seat != seat:
        return Fault(
            Text(
                f"Card {told.nth} off the deck went to seat {seat}.",
                f"La carte numéro {told.nth} est allée au siège {seat}.",
            ),
            Text("Leave the seat or the number out.", "Omettez le siège ou le numéro."),
        )
    return None


def joker_fault(state: HandState, told: JokerFound) -> Fault | None:
    """Why that player cannot have found a joker that does not belong."""
    if JOKER in deck_of(state.game, state.setup.house):
        return Fault(
            Text("This game is played with a joker.", "Ce jeu se joue avec un joker."),
            Text("The joker is a card like others.", "Le joker est une carte comme une autre."),
        )
    seat = told.seat
    if state.phase not in _WITH_A_JOKER_IN_HAND or not is_a_seat(state, seat):
        return nobody_there(seat)
    if not state.live[seat] or not 0 <= told.place < len(state.hole[seat]):
        return nobody_there(seat)
    if state.live_count == 1:
        return Fault(
            Text("Nobody else is left in the hand.", "Il n’y a plus d’adversaire dans le coup."),
            Text("The pot is his without a showdown.", "Le pot est à lui sans abattage."),
        )
    return None


def foreign_fault(state: HandState, told: ForeignBack) -> Fault | None:
    """Why no card with another back can lie there."""
    if told.seat and (told.where != "hand" or not is_a_seat(state, told.seat)):
        return nobody_there(told.seat)
    if told.where == "board" and not state.board:
        return Fault(
            Text("There is no board yet.", "Il n’y a pas encore de tableau."),
            Text("Say where the card was found.", "Indiquez où la carte a été trouvée."),
        )
    return _not_dealt(state) or _knew_fault(state, told.knew)


def duplicate_fault(state: HandState, told: DuplicateCard) -> Fault | None:
    """Why that card cannot be there twice."""
    if told.card == JOKER or told.card not in deck_of(state.game, state.setup.house):
        return Fault(
            Text("That card is not of this deck.", "Cette carte n’est pas de ce paquet."),
            Text("Name a card by rank and suit.", "Donnez la valeur et la couleur de la carte."),
        )
    stranger = next((seat for seat in told.seats if not is_a_seat(state, seat)), None)
    if stranger is not None:
        return nobody_there(stranger)
    return _not_dealt(state) or _knew_fault(state, told.knew)


def _not_dealt(state: HandState) -> Fault | None:
    if any(state.hole) or state.board:
        return None
    return Fault(Text("No card has been dealt.", "Aucune carte n’a été donnée."), _WHILE_DEALT)


def _knew_fault(state: HandState, knew: SeatNo) -> Fault | None:
    return nobody_there(knew) if knew and not is_a_seat(state, knew) else None


def missing_fault(state: HandState, told: CardsMissing) -> Fault | None:
    """Why that many cards cannot be missing."""
    if 1 <= told.count <= len(deck_of(state.game, state.setup.house)):
        return None
    return Fault(
        Text("No deck lacks that many cards.", "Il ne peut manquer autant de cartes."),
        Text("Give the number of missing cards.", "Donnez le nombre de cartes manquantes."),
    )


def disturbed_fault(state: HandState, told: DeckDisturbed) -> Fault | None:  # noqa: ARG001 - one shape
    """Why the stub of this hand cannot have been disturbed."""
    if state.phase == "posting" or state.phase in PAID_OUT:
        return Fault(
            Text("No hand is being dealt.", "Aucun coup n’est en cours."),
            Text("The deck is shuffled anew.", "On mélange le paquet à nouveau."),
        )
    return None


INCIDENTS: tuple[type[Incident], ...] = (
    BoxedCards,
    JokerFound,
    ForeignBack,
    DuplicateCard,
    CardsMissing,
    DeckDisturbed,
)
"""The kinds of incidents told here."""
