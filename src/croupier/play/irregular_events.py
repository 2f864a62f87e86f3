"""The irregular facts of a hand: what went wrong, what was ruled, and what put it right.

They are events like all others, so that a hand with a ruling in it folds, replays and is seen by
each viewer as any other hand.  Judgement is the floor's; nothing here decides.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from croupier.cards import HIDDEN, Card
from croupier.play.events import Event, PublicEvent, Viewer
from croupier.play.irregular import Barred, HeldKind, Order, Until
from croupier.play.setup import NOBODY, Carried, Chips, Post, SeatNo
from croupier.text import Text

By = Literal["dealer", "player"]
"""Whose doing it was."""

Pile = Literal["hand", "board", "stub", "burns", "next_burn", "aside", "removed", "scrap"]
"""Where a card lies: `stub` is its top, `next_burn` on the stub to be burned first, `aside` out of
play to be shuffled in again, `removed` kept in case the deck runs short, `scrap` out for good."""

Returns = tuple[tuple[SeatNo, Chips], ...]
"""Chips by seat; below 0 what a seat gives back."""


class Move(NamedTuple):
    """One card from one spot to another.

    *seat* is whose hand it leaves or joins.  *place* counts from 0 in the hand or on the board;
    -1 is the end.  *open*: everybody sees the card in the move, as they do where they have seen it
    before.  *up*: it lies face up in the stud hand that it joins.
    """

    card: Card
    source: Pile
    to: Pile
    seat: SeatNo = 0
    place: int = -1
    open: bool = False
    up: bool = False


@dataclass(frozen=True, slots=True)
class ActionHeld(PublicEvent):
    """A seat acted out of turn: *to* is the total it named or pushed, *faced* the bet it saw.

    *amount_open*: a bet or a raise was said without an amount; *to* is then the least.
    """

    tag: ClassVar[str] = "action_held"
    seat: SeatNo
    kind: HeldKind
    to: Chips
    faced: Chips
    amount_open: bool = False


@dataclass(frozen=True, slots=True)
class HeldSettled(PublicEvent):
    """The turn has come to what was done early: it *binds*, or the player is free again."""

    tag: ClassVar[str] = "held_settled"
    seat: SeatNo
    binds: bool


@dataclass(frozen=True, slots=True)
class Limited(PublicEvent):
    """A seat may not do something until it has acted, or until the round is over."""

    tag: ClassVar[str] = "limited"
    seat: SeatNo
    no: Barred
    until: Until = "acted"


@dataclass(frozen=True, slots=True)
class DrawBound(PublicEvent):
    """A seat must draw *count* cards, as it asked for them."""

    tag: ClassVar[str] = "draw_bound"
    seat: SeatNo
    count: int


@dataclass(frozen=True, slots=True)
class BetsCorrected(PublicEvent):
    """Totals in front of seats were put right: *bets* theirs, *bet_to* what all must match.

    *last_raise* is then the largest full step of the round.
    """

    tag: ClassVar[str] = "bets_corrected"
    bets: Returns
    bet_to: Chips
    last_raise: Chips


@dataclass(frozen=True, slots=True)
class ButtonCorrected(PublicEvent):
    """The button was moved to seat *button* within the hand, and the betting begins anew.

    *returns* are the bets of the round that went back, and an ante that one seat had paid for all.
    *posts* are all forced bets of the hand as they are due now; for each of them *paid* says what
    was put in for it just then, which is nothing for those that stayed in.
    """

    tag: ClassVar[str] = "button_corrected"
    button: SeatNo
    returns: Returns
    posts: tuple[Post, ...]
    paid: tuple[Chips, ...]


@dataclass(frozen=True, slots=True)
class PotCorrected(PublicEvent):
    """A seat added *amount* to what it has put into the pot; below 0 that much went back to it."""

    tag: ClassVar[str] = "pot_corrected"
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class RuledDead(PublicEvent):
    """A hand was ruled dead; what it has put in stays."""

    tag: ClassVar[str] = "ruled_dead"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class RuledLive(PublicEvent):
    """A hand that had been given up or killed is in play again."""

    tag: ClassVar[str] = "ruled_live"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class HandVoided(PublicEvent):
    """The hand counts for nothing: *returns* went to the seats, *kept* stays for the next one.

    *redeal*: it was a misdeal, and the same hand is dealt again; with the button on seat *button*
    then, if it was on the wrong one.
    """

    tag: ClassVar[str] = "hand_voided"
    returns: Returns
    kept: tuple[Carried, ...] = ()
    redeal: bool = False
    button: SeatNo = NOBODY


@dataclass(frozen=True, slots=True)
class KeptBack(PublicEvent):
    """A seat plays for what it has put in and keeps the rest of its stack out of this hand."""

    tag: ClassVar[str] = "kept_back"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class AwardCorrected(PublicEvent):
    """Chips that had been pushed went on to those they belong to; *moves* add up to nothing."""

    tag: ClassVar[str] = "award_corrected"
    moves: Returns


@dataclass(frozen=True, slots=True)
class PotHeld(PublicEvent):
    """The floor keeps *amount* until it has decided: of the pot, or of what *seat* was pushed."""

    tag: ClassVar[str] = "pot_held"
    amount: Chips
    seat: SeatNo = NOBODY


@dataclass(frozen=True, slots=True)
class EscrowPaid(PublicEvent):
    """The floor has decided: *amount* of what it kept went to a seat."""

    tag: ClassVar[str] = "escrow_paid"
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class ChipsRemoved(PublicEvent):
    """*amount* of a seat's stack has left the game."""

    tag: ClassVar[str] = "chips_removed"
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """A hole card was seen by all; *place* counts from 0 in the hand."""

    tag: ClassVar[str] = "exposed"
    seat: SeatNo
    place: int
    card: Card
    by: By = "dealer"

    def seen_by(self, viewer: Viewer) -> "Exposed":  # noqa: ARG002 - all saw it
        """Everybody saw the card."""
        return self


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """A stud card that should lie face down lies face up, and stays so."""

    tag: ClassVar[str] = "card_turned_up"
    seat: SeatNo
    place: int
    card: Card

    def seen_by(self, viewer: Viewer) -> "CardTurnedUp":  # noqa: ARG002 - it lies open
        """It lies open for everybody."""
        return self


@dataclass(frozen=True, slots=True)
class CardTurnedDown(PublicEvent):
    """A stud card that should lie face up lies face down, and stays so."""

    tag: ClassVar[str] = "card_turned_down"
    seat: SeatNo
    place: int


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """Cards went from one spot to another, one after the other."""

    tag: ClassVar[str] = "cards_moved"
    moves: tuple[Move, ...]

    def seen_by(self, viewer: Viewer) -> "CardsMoved":
        """A card is seen by all if the move is open, else by him alone whose hand it is of."""
        moves = tuple(
            move if move.open or (viewer and move.seat == viewer) else move._replace(card=HIDDEN)
            for move in self.moves
        )
        return CardsMoved(moves)


@dataclass(frozen=True, slots=True)
class BurnCounted(PublicEvent):
    """Whether the burn of the street that comes is *done*, whatever was burned so far."""

    tag: ClassVar[str] = "burn_counted"
    done: bool


@dataclass(frozen=True, slots=True)
class Ordered(PublicEvent):
    """The dealer is to do something with cards later."""

    tag: ClassVar[str] = "ordered"
    order: Order


@dataclass(frozen=True, slots=True)
class OrderDone(PublicEvent):
    """The dealer has done what was ordered."""

    tag: ClassVar[str] = "order_done"
    order: Order


@dataclass(frozen=True, slots=True)
class DealtStill(PublicEvent):
    """Folded stud seats keep (or no longer keep) their place in the deal: *seats* are all that do.

    Their cards keep the others' cards what they would have been, and can win nothing.
    """

    tag: ClassVar[str] = "dealt_still"
    seats: tuple[SeatNo, ...]


@dataclass(frozen=True, slots=True)
class TurnMoved(PublicEvent):
    """What was done in this round counts for nothing, and it is the turn of *seat*.

    Who checked before somebody bet has acted all the same.  *opener* is the seat the round opens
    with; NOBODY owes a bring-in then.  In the draw the seat has its discards back and throws again.
    """

    tag: ClassVar[str] = "turn_moved"
    seat: SeatNo
    opener: SeatNo = NOBODY


@dataclass(frozen=True, slots=True)
class Ruled(PublicEvent):
    """The floor has ruled: on what, what was decided in words, by which articles and by whom.

    *instead_of* is the decision of the rules that was set aside, with the *reason*; empty where the
    rules were followed.  The words hold nothing that is not known to everybody.
    """

    tag: ClassVar[str] = "ruled"
    incident: str
    decision: str
    says: Text
    rules: tuple[str, ...]
    by: str = ""
    instead_of: str = ""
    reason: str = ""


IRREGULAR_EVENTS: tuple[type[Event], ...] = (
    ActionHeld,
    HeldSettled,
    Limited,
    DrawBound,
    BetsCorrected,
    ButtonCorrected,
    PotCorrected,
    RuledDead,
    RuledLive,
    HandVoided,
    KeptBack,
    AwardCorrected,
    PotHeld,
    EscrowPaid,
    ChipsRemoved,
    Exposed,
    CardTurnedUp,
    CardTurnedDown,
    CardsMoved,
    BurnCounted,
    Ordered,
    OrderDone,
    DealtStill,
    TurnMoved,
    Ruled,
)
"""Every irregular fact."""
