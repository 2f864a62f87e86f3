"""PokerKit as a second engine for the same hand: our dealer's cards, its own rules.

Its players are counted from the button's left, so that its first player is the small blind, or
heads-up the big blind (PokerKit turns the forced bets of two players around itself).
"""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

from pokerkit import Automation, BettingStructure, CardsLike, Deck, Mode, Opening, State, Street
from pokerkit import Card as PeerCard
from pokerkit.hands import (
    BadugiHand,
    EightOrBetterLowHand,
    Hand,
    KuhnPokerHand,
    LeducHoldemHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from croupier.cards import CARDS, Card
from croupier.games import Game
from croupier.games.game import PotShare
from croupier.play import (
    NOBODY,
    Action,
    BringIn,
    Call,
    Check,
    Draw,
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
    "high_card": Opening.HIGH_CARD,
    "high_board": Opening.HIGH_HAND,
    "low_board": Opening.LOW_HAND,
}
_DECKS = {
    "standard": Deck.STANDARD,
    "short": Deck.SHORT_DECK_HOLDEM,
    "kuhn": Deck.KUHN_POKER,
    "leduc": Deck.LEDUC_HOLDEM,
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


_FROM_ANY: dict[tuple[str, str], type[Hand]] = {
    ("high", "none"): _remembered(StandardHighHand),
    ("ace_to_five", "none"): _remembered(RegularLowHand),
    ("ace_to_five", "hilo"): _remembered(EightOrBetterLowHand),
    ("deuce_to_seven", "none"): _remembered(StandardLowHand),
    ("badugi", "none"): _remembered(BadugiHand),
    ("short_deck", "none"): _remembered(ShortDeckHoldemHand),
}
_FROM_TWO: dict[tuple[str, str], type[Hand]] = {
    ("high", "none"): _remembered(OmahaHoldemHand),
    ("ace_to_five", "hilo"): _remembered(OmahaEightOrBetterLowHand),
}
_OF_DECK: dict[str, type[Hand]] = {"kuhn": KuhnPokerHand, "leduc": LeducHoldemHand}
_CARDS = {card: next(iter(PeerCard.parse(str(card)))) for card in CARDS}
_UNKNOWN = "??"


class Turn(NamedTuple):
    """What the player in turn may do, as both engines can say it; all zero when nobody is to act.

    *call* is None while a bring-in or a draw is due; *least* and *most* are 0 when no wager is open
    to him.
    """

    seat: SeatNo = NOBODY
    fold: bool = False
    call: Chips | None = None
    bring_in: Chips = 0
    least: Chips = 0
    most: Chips = 0
    draws: bool = False

    @property
    def leaves_nothing(self) -> bool:
        """Whether there is nothing to call and nothing to bet."""
        return self.call == 0 and not self.most

    @property
    def is_needless(self) -> bool:
        """Whether a check is all that is left to do."""
        return not self.fold and self.leaves_nothing


def our_turn(state: HandState) -> Turn:
    """The turn as we see it."""
    if state.phase == "discarding":
        return Turn(state.actor, draws=True)
    if state.phase != "betting" or not state.actor:
        return Turn()
    ours = menu(state)
    call = None if ours.bring_in else ours.call
    span = ours.wager
    least, most = (span.least, span.most) if span else (0, 0)
    return Turn(ours.seat, ours.fold, call, ours.bring_in, least, most)


class CannotFollow(Exception):
    """A common card is dealt at stud.

    PokerKit deals folded cards again as long as there are any, and leaves a common card out of
    account when it looks for the first to act.
    """


class Peer:
    """One hand in PokerKit, fed with our dealer's cards and the players' actions."""

    def __init__(self, setup: HandSetup, *, asks_for_runs: bool = False) -> None:
        """Antes and blinds are posted; the first cards are waited for."""
        self.setup = setup
        self.seats = setup.dealt_in
        self.place = {seat: place for place, seat in enumerate(self.seats)}
        self.rebuilt = False
        antes, blinds, one_payer = _forced_bets(setup)
        self.state = State(
            _AUTOMATIC,
            _DECKS[setup.game.deck],
            _hands(setup.game),
            _streets(setup),
            _STRUCTURES[setup.stakes.structure],
            not one_payer,  # a short ante wins only what it matches
            antes,
            blinds,
            setup.stakes.bring_in,
            [setup.stacks[seat] for seat in self.seats],
            len(self.seats),
            # In a tournament a free fold is refused, as it may crash a cash game; only there, on
            # the other hand, players are asked how often the cards are dealt.
            mode=Mode.CASH_GAME if asks_for_runs else Mode.TOURNAMENT,
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
        """Give it the cards of *event*; all other events are its own affair.

        Raises CannotFollow for a common card at stud.
        """
        if isinstance(event, ev.RunsSettled):
            self._answer(event.times)
        elif isinstance(event, ev.Burned):
            self._burn(_CARDS[burns[-1]] if burns else _UNKNOWN)
        elif isinstance(event, ev.HoleDealt):
            self._burn(_UNKNOWN)  # our dealer spared the burn for a last card
            self._give(event.seat, event.down + event.up)
        elif isinstance(event, ev.BoardDealt):
            if not self.setup.game.board_cards:
                raise CannotFollow
            self._answer(None)
            self.state.deal_board(tuple(_CARDS[card] for card in event.cards))
        elif isinstance(event, ev.StubRebuilt):
            self.rebuilt = True
        elif isinstance(event, ev.Drew):
            self._give(event.seat, event.cards)
        elif isinstance(event, ev.RoundOpened) and self._is_draw():
            self._burn(_UNKNOWN)  # nobody drew: our dealer burned nothing

    def _give(self, seat: SeatNo, cards: tuple[Card, ...]) -> None:
        with _any_card_will_do():
            self.state.deal_hole(tuple(_CARDS[card] for card in cards), self.place[seat])

    def _is_draw(self) -> bool:
        street = self.state.street
        return street is not None and street.draw_status

    def _burn(self, card: CardsLike) -> None:
        self._answer(None)
        if self.state.card_burning_status:
            with _any_card_will_do():
                if self.state.can_burn_card(card):
                    self.state.burn_card(card)

    def _answer(self, times: int | None) -> None:
        """What the players settled among themselves, as the answer of each of them."""
        for _ in tuple(self.state.runout_count_selector_indices):
            # Each in his turn: it takes the number of a player who is named for his answer.
            self.state.select_runout_count(times)

    def turn(self) -> Turn:
        """The turn as PokerKit sees it."""
        state = self.state
        if state.stand_patter_or_discarder_index is not None:
            return Turn(self.seats[state.stand_patter_or_discarder_index], draws=True)
        if state.actor_index is None:
            return Turn()
        call = state.checking_or_calling_amount
        return Turn(
            self.seats[state.actor_index],
            bool(call) and state.can_fold(),
            call,
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
        elif isinstance(action, Draw):
            self.state.stand_pat_or_discard(tuple(_CARDS[card] for card in action.cards))
        else:
            raise TypeError(f"{action!r} is nothing PokerKit knows")


@contextmanager
def _any_card_will_do() -> Iterator[None]:
    """Our dealer knows which cards may come back; PokerKit's advice on it is not asked for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _hands(game: Game) -> tuple[type[Hand], ...]:
    if game.deck in _OF_DECK:
        return (_OF_DECK[game.deck],)
    return tuple(_hand(share) for share in game.shares)


def _hand(share: PotShare) -> type[Hand]:
    kinds = _FROM_TWO if share.from_hole == (2,) else _FROM_ANY
    return kinds[share.scale, share.qualifier]


def _forced_bets(setup: HandSetup) -> tuple[list[Chips], list[Chips], bool]:
    """Antes and blinds by place, and whether there are antes that one seat pays for the table.

    A live post that does not move the first turn counts as less than nothing.
    """
    antes, blinds = ([0] * len(setup.dealt_in) for _ in range(2))
    place = {seat: place for place, seat in enumerate(setup.dealt_in)}
    one_payer = False
    for post in setup.posts:
        at = place[post.seat]
        if post.kind in ("ante", "dead_ante", "dead"):
            antes[at] += post.amount
            one_payer = one_payer or post.kind != "ante"
        elif post.kind == "posted" or (post.kind == "kill" and not _is_big_blind(setup, post.seat)):
            blinds[at] = -abs(blinds[at]) - post.amount
        else:
            blinds[at] += post.amount
    if len(antes) == 2:
        antes.reverse()
        blinds.reverse()
    return antes, blinds, one_payer


def _is_big_blind(setup: HandSetup, seat: SeatNo) -> bool:
    return any(post.kind == "big_blind" and post.seat == seat for post in setup.posts)


def _streets(setup: HandSetup) -> tuple[Street, ...]:
    """The streets of the game; in a bomb pot the first two are one."""
    stakes = setup.stakes
    cap = setup.raise_cap("limit") + 1 if stakes.structure == "limit" else None
    streets = []
    for number, street in enumerate(setup.game.streets):
        least = stakes.small_bet if street.bet == "small" else stakes.big_bet
        if not number:
            least = max(least, *(p.amount for p in setup.posts if p.kind == "straddle"), 0)
        streets.append(
            Street(
                number > 0 or street.board > 0,
                (False,) * street.down + (True,) * street.up,
                street.board,
                street.draw > 0,
                _OPENINGS[street.opener],
                least,
                setup.wagers_allowed or cap,
            )
        )
    if setup.bomb_pot:
        first, second, *rest = streets
        return (_as_one(first, second), *rest)
    return tuple(streets)


def _as_one(first: Street, second: Street) -> Street:
    return Street(
        True,  # noqa: FBT003 - a card is burned
        first.hole_dealing_statuses,
        first.board_dealing_count + second.board_dealing_count,
        False,  # noqa: FBT003 - no draw
        second.opening,
        second.min_completion_betting_or_raising_amount,
        second.max_completion_betting_or_raising_count,
    )
