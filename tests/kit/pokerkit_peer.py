"""PokerKit as a second engine for the same hand: our dealer's cards, its own rules.

Its players are counted from the button's left, so that its first player is the small blind, or
heads-up the big blind (PokerKit turns the blinds of two players around itself).
"""

from functools import lru_cache
from typing import Any, NamedTuple

from pokerkit import Automation, BettingStructure, Deck, Mode, Opening, State, Street
from pokerkit import Card as PeerCard
from pokerkit.hands import Hand, OmahaEightOrBetterLowHand, OmahaHoldemHand, StandardHighHand

from croupier.cards import CARDS, Card
from croupier.play import (
    NOBODY,
    Action,
    BringIn,
    Call,
    Check,
    Fold,
    HandSetup,
    HandState,
    menu,
)
from croupier.play import events as ev
from croupier.play.actions import Bet, Raise
from croupier.play.setup import Chips, SeatNo

_AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
_STRUCTURES = {
    "limit": BettingStructure.FIXED_LIMIT,
    "pot": BettingStructure.POT_LIMIT,
    "none": BettingStructure.NO_LIMIT,
}
_OPENINGS = {
    "after_blinds": Opening.POSITION,
    "left_of_button": Opening.POSITION,
    "low_card": Opening.LOW_CARD,
    "high_board": Opening.HIGH_HAND,
}


@lru_cache(maxsize=128)
def _best(kind: type[Hand], hole: tuple[PeerCard, ...], board: tuple[PeerCard, ...]) -> Hand | None:
    return kind.from_game_or_none(hole, board)


def _remembered(kind: type[Hand]) -> type[Hand]:
    """PokerKit's own evaluation, which it repeats for every pot, done once a hand of cards."""

    class Remembered(kind):  # type: ignore[misc, valid-type]
        @classmethod
        def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Hand:
            hand = _best(kind, tuple(hole_cards), tuple(board_cards))
            if hand is None:
                raise ValueError("no such hand")
            return hand

    return Remembered


_HIGH = _remembered(StandardHighHand)
_OMAHA = (_remembered(OmahaHoldemHand), _remembered(OmahaEightOrBetterLowHand))
_HANDS = {"holdem": (_HIGH,), "stud": (_HIGH,), "omaha8": _OMAHA}
_WAGERS_AT_LIMIT = 4
_CARDS = {card: next(iter(PeerCard.parse(str(card)))) for card in CARDS}


class Turn(NamedTuple):
    """What the player in turn may do, as both engines can say it; all zero when nobody is to act.

    *call* is None while a bring-in is due; *least* and *most* are 0 when no wager is open to him.
    """

    seat: SeatNo = NOBODY
    fold: bool = False
    call: Chips | None = None
    bring_in: Chips = 0
    least: Chips = 0
    most: Chips = 0

    @property
    def is_needless(self) -> bool:
        """Whether a check is all that is left to do."""
        return not self.fold and self.call == 0 and not self.most


def our_turn(state: HandState) -> Turn:
    """The turn as we see it."""
    if state.phase != "betting" or not state.actor:
        return Turn()
    ours = menu(state)
    call = None if ours.bring_in else ours.call
    span = ours.wager
    least, most = (span.least, span.most) if span else (0, 0)
    return Turn(ours.seat, ours.fold, call, ours.bring_in, least, most)


class Peer:
    """One hand in PokerKit, fed with our dealer's cards and the players' actions."""

    def __init__(self, setup: HandSetup) -> None:
        """Antes and blinds are posted; the first cards are waited for."""
        self.setup = setup
        self.seats = setup.dealt_in
        self.place = {seat: place for place, seat in enumerate(self.seats)}
        stakes = setup.stakes
        blinds = [stakes.small_blind, stakes.big_blind] if setup.game.forced == "blinds" else []
        self.state = State(
            _AUTOMATIC,
            Deck.STANDARD,
            _HANDS[setup.game.id],
            _streets(setup),
            _STRUCTURES[stakes.structure],
            True,  # noqa: FBT003 - a short ante wins only what it matches
            stakes.ante,
            blinds or 0,
            stakes.bring_in,
            [setup.stacks[seat] for seat in self.seats],
            len(self.seats),
            mode=Mode.TOURNAMENT,  # where a free fold is refused, as it may crash the other mode
        )

    @property
    def over(self) -> bool:
        """Whether the pots are pushed."""
        return not self.state.status

    @property
    def stacks(self) -> tuple[Chips, ...]:
        """The stacks by seat, from seat 1 on."""
        return tuple(
            self.state.stacks[self.place[seat]] for seat in range(1, self.setup.chairs + 1)
        )

    def deal(self, event: ev.Event, burns: list[Card]) -> None:
        """Give it the cards of *event*; all other events are its own affair."""
        if isinstance(event, ev.Burned):
            self.state.burn_card((_CARDS[burns[-1]],))
        elif isinstance(event, ev.HoleDealt):
            if self.state.card_burning_status:  # our dealer spared the burn for a last card
                self.state.burn_card("??")
            cards = tuple(_CARDS[card] for card in event.down + event.up)
            self.state.deal_hole(cards, self.place[event.seat])
        elif isinstance(event, ev.BoardDealt):
            self.state.deal_board(tuple(_CARDS[card] for card in event.cards))

    def turn(self) -> Turn:
        """The turn as PokerKit sees it."""
        state = self.state
        if state.actor_index is None:
            return Turn()
        return Turn(
            self.seats[state.actor_index],
            state.can_fold(),
            state.checking_or_calling_amount,
            state.effective_bring_in_amount or 0,
            state.min_completion_betting_or_raising_to_amount or 0,
            state.max_completion_betting_or_raising_to_amount or 0,
        )

    def act(self, action: Action) -> None:
        """Do what the player in turn does."""
        if isinstance(action, Fold):
            self.state.fold()
        elif isinstance(action, Check | Call):
            self.state.check_or_call()
        elif isinstance(action, BringIn):
            self.state.post_bring_in()
        elif isinstance(action, Bet | Raise):
            self.state.complete_bet_or_raise_to(action.to)
        else:
            raise TypeError(f"{action!r} is nothing PokerKit knows")


def _streets(setup: HandSetup) -> tuple[Street, ...]:
    stakes = setup.stakes
    most = _WAGERS_AT_LIMIT if stakes.structure == "limit" else None
    return tuple(
        Street(
            number > 0,
            (False,) * street.down + (True,) * street.up,
            street.board,
            False,  # noqa: FBT003 - no draw
            _OPENINGS[street.opener],
            stakes.small_bet if street.bet == "small" else stakes.big_bet,
            most,
        )
        for number, street in enumerate(setup.game.streets)
    )
