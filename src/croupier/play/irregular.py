"""What a hand in which something went wrong carries along: one frozen value, None in most hands.

It holds no card that is not known to everybody: a card that lies face down is HIDDEN in here.
"""

from dataclasses import dataclass, replace
from typing import Literal, Self

from croupier.cards import Card
from croupier.play.setup import NOBODY, Chips, SeatNo

HeldKind = Literal["fold", "check", "call", "wager"]
"""An action out of turn; `wager` is a bet or a raise."""

Barred = Literal["wager", "fold", "check", "call"]
"""What a player may not do: bet or raise, fold, check, call."""

Until = Literal["acted", "round"]
"""How long: until he has acted once, or until the betting round is over."""

OrderKind = Literal[
    "replace_card",
    "take_back_card",
    "give_card",
    "remove_cards",
    "redeal_board",
    "scramble_board",
    "set_board_aside",
    "reshuffle_aside",
    "first_card_is_burn",
    "restore_burns",
    "burn_extra",
    "rebuild_stub",
    "reshuffle_stub",
    "turn_up_card",
    "skip_burn",
    "show_to_all",
]
"""What the dealer is to do with cards; `mending.MENDS` says how each is done."""

NOW = -1
"""The street of an order that is carried out at once."""


@dataclass(frozen=True, slots=True)
class Order:
    """A chore with cards: at once, or when the street of that number is dealt.

    *seat* and *place* name a card of a hand (its place counts from 0), or *place* one of the board;
    *to* says where what is taken goes; *count* how many cards.
    """

    kind: OrderKind
    street: int = NOW
    seat: SeatNo = 0
    place: int = -1
    to: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """An action made out of turn: what it was, its total, the bet that seat saw and the turn.

    *in_front* are the chips of the round that were in or promised then: by those who acted early
    before, by a forced bet that is still due, and by a bettor who had named no amount yet.
    *amount_open*: he named no amount, and says it when he is bound to it.
    """

    seat: SeatNo
    kind: HeldKind
    to: Chips
    faced: Chips
    turn: int
    in_front: Chips = 0
    amount_open: bool = False


@dataclass(frozen=True, slots=True)
class Limit:
    """Something that a seat may not do for a while."""

    seat: SeatNo
    no: Barred
    until: Until = "acted"


@dataclass(frozen=True, slots=True)
class Irregular:
    """Everything out of the ordinary in a hand.

    *exposed* are hole cards that everybody has seen; *by_dealer* the seats and places of those that
    the dealer exposed in the deal, replaced since or not; *aside* cards out of play that may be
    shuffled in again; *next_burn* those that lie on the stub to be burned first; *kept_back* chips
    of seats that play for no more, theirs again when the hand is over; *escrow* is held by the
    floor, *removed* has left the game; *still_dealt* are folded stud seats that keep their place in
    the deal; *ruled_dead* hands that a ruling killed; *false_openers* seats whose opening did not
    count for want of openers; *filled* how many cards more than it threw a short hand drew;
    *bound_draws* how many cards a seat must draw, as it asked for them.
    *redeal*: the hand was void and is dealt again; *right_button* is where the button was moved in
    the hand, or will be when it is dealt again.
    """

    held: tuple[Held, ...] = ()
    limits: tuple[Limit, ...] = ()
    exposed: tuple[tuple[SeatNo, Card], ...] = ()
    by_dealer: tuple[tuple[SeatNo, int], ...] = ()
    aside: tuple[Card, ...] = ()
    next_burn: tuple[Card, ...] = ()
    orders: tuple[Order, ...] = ()
    kept_back: tuple[tuple[SeatNo, Chips], ...] = ()
    escrow: Chips = 0
    removed: Chips = 0
    still_dealt: tuple[SeatNo, ...] = ()
    ruled_dead: tuple[SeatNo, ...] = ()
    false_openers: tuple[SeatNo, ...] = ()
    filled: tuple[tuple[SeatNo, int], ...] = ()
    bound_draws: tuple[tuple[SeatNo, int], ...] = ()
    redeal: bool = False
    right_button: SeatNo = NOBODY

    @property
    def chips(self) -> Chips:
        """Chips that are neither in a stack nor in the pot."""
        return sum(chips for _, chips in self.kept_back) + self.escrow + self.removed

    def held_by(self, seat: SeatNo) -> Held | None:
        """What *seat* did out of turn and is still to be settled."""
        return next((held for held in self.held if held.seat == seat), None)

    def bars(self, seat: SeatNo, what: Barred) -> bool:
        """Whether *seat* may not do that now."""
        return any(limit.seat == seat and limit.no == what for limit in self.limits)

    def exposed_of(self, seat: SeatNo) -> tuple[Card, ...]:
        """The cards of *seat* that everybody has seen."""
        return tuple(card for owner, card in self.exposed if owner == seat)

    def filled_of(self, seat: SeatNo) -> int:
        """How many cards *seat* drew beyond those that it threw, having been short of them."""
        return sum(count for owner, count in self.filled if owner == seat)

    def draw_of(self, seat: SeatNo) -> int | None:
        """How many cards *seat* must draw; None if it may choose."""
        return dict(self.bound_draws).get(seat)

    def after_drawing(self, seat: SeatNo) -> Self:
        """*seat* has drawn: what bound it is done."""
        left = tuple(one for one in self.bound_draws if one[0] != seat)
        return self if left == self.bound_draws else replace(self, bound_draws=left)

    def after_acting(self, seat: SeatNo) -> Self:
        """*seat* has acted: what bound it for one action is over."""
        kept = tuple(limit for limit in self.limits if limit.seat != seat or limit.until != "acted")
        return self if kept == self.limits else replace(self, limits=kept)

    def in_next_round(self) -> Self:
        """A round is over: nothing is held and nobody is limited any more."""
        return replace(self, held=(), limits=())


NOTHING = Irregular()
"""What the first irregular fact of a hand is added to."""
