"""The policy of every measurement: random legal players, the same for both engines.

Weights: fold 1 (only facing a bet), check or call 4, bring in 4, bet or raise 1; the total is
uniform over the legal ones.  A draw throws a uniform number of random cards.  The random numbers
are drawn beforehand; each engine turns them into actions through its own list of legal moves, with
as many numbers for as many choices.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from croupier.play import (
    Action,
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Check,
    Draw,
    Fold,
    HandSetup,
    HandState,
    Raise,
    WagerRange,
    begin,
    decide,
    evolve,
    menu,
)
from croupier.play.menu import Menu

T = TypeVar("T")

_NUMBERS_OF_A_HAND = 400
_FOLD, _STAY, _WAGER = 1, 4, 1


class Tape:
    """Random numbers in [0, 1) drawn beforehand; asking for one costs a list look-up."""

    __slots__ = ("at", "numbers")

    def __init__(self, rng: random.Random, length: int = _NUMBERS_OF_A_HAND) -> None:
        """Draw *length* numbers."""
        self.numbers = [rng.random() for _ in range(length)]
        self.at = 0

    def rewound(self) -> "Tape":
        """The same tape, to be read from its beginning."""
        self.at = 0
        return self

    def next(self) -> float:
        """The next number; the tape begins again at its end."""
        number = self.numbers[self.at]
        self.at = (self.at + 1) % len(self.numbers)
        return number


def choose(tape: Tape, options: list[tuple[str, int]]) -> str:
    """One of the *options* by weight."""
    total = 0
    for _, weight in options:
        total += weight
    mark = tape.next() * total
    for kind, weight in options:
        mark -= weight
        if mark < 0:
            return kind
    return options[-1][0]


def within(tape: Tape, least: int, most: int) -> int:
    """A whole number from *least* to *most*, all alike."""
    return least + int(tape.next() * (most - least + 1))


def thrown(tape: Tape, cards: Sequence[T], most: int) -> tuple[T, ...]:
    """Up to *most* of the cards: how many is uniform, and which; a number for each."""
    left = list(cards)
    count = within(tape, 0, min(most, len(left)))
    return tuple([left.pop(within(tape, 0, len(left) - 1)) for _ in range(count)])


def our_hand(setup: HandSetup, tape: Tape, rng: random.Random) -> int:
    """Play one hand on this engine; the number of decisions."""
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, rng)
    dealer.run(state)
    decisions = 0
    while state.actor:
        for event in decide(state, our_action(state, tape)):
            evolve(state, event)
        decisions += 1
        dealer.run(state)
    if state.chips != sum(setup.stacks) or state.phase != "over":
        raise AssertionError("chips were lost, or the hand got stuck")
    return decisions


def our_action(state: HandState, tape: Tape) -> Action:
    """What the player in turn does."""
    legal = menu(state)
    seat = legal.seat
    if legal.draw is not None:
        return Draw(seat, thrown(tape, state.hole[seat], legal.draw))
    kind = choose(tape, _our_options(legal))
    if kind == "wager" and legal.wager:
        total = _total(legal.wager, tape)
        return Raise(seat, total) if state.bet_to else Bet(seat, total)
    return _SIMPLE[kind](seat)


_SIMPLE: dict[str, type[Action]] = {
    "fold": Fold,
    "call": Call,
    "check": Check,
    "bring_in": BringIn,
}


def _our_options(legal: Menu) -> list[tuple[str, int]]:
    options = []
    if legal.call:
        options = [("fold", _FOLD), ("call", _STAY)]
    elif legal.check:
        options = [("check", _STAY)]
    if legal.bring_in:
        options.append(("bring_in", _STAY))
    if legal.wager:
        options.append(("wager", _WAGER))
    return options


def _total(wager: WagerRange, tape: Tape) -> int:
    if wager.choices:
        return wager.choices[within(tape, 0, len(wager.choices) - 1)]
    return within(tape, wager.least, wager.most)


def peer_hand(make: Callable[[], Any], tape: Tape) -> int:
    """Play one hand on PokerKit; the number of decisions."""
    state = make()
    before = sum(state.starting_stacks)
    decisions = 0
    while state.status:
        _peer_act(state, tape)
        decisions += 1
    if sum(state.stacks) != before:
        raise AssertionError("the peer lost chips")
    return decisions


def _peer_act(state: Any, tape: Tape) -> None:  # noqa: ANN401 - the peer's own type
    drawer = state.stand_patter_or_discarder_index
    if drawer is not None:
        own = state.hole_cards[drawer]
        state.stand_pat_or_discard(thrown(tape, own, len(own)))
        return
    kind = choose(tape, _peer_options(state))
    if kind == "fold":
        state.fold()
    elif kind == "call":
        state.check_or_call()
    elif kind == "bring_in":
        state.post_bring_in()
    else:
        low = state.min_completion_betting_or_raising_to_amount
        high = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(within(tape, low, high))


def _peer_options(state: Any) -> list[tuple[str, int]]:  # noqa: ANN401 - the peer's own type
    options = []
    if state.can_fold():
        options.append(("fold", _FOLD))
    if state.can_check_or_call():
        options.append(("call", _STAY))
    if state.can_post_bring_in():
        options.append(("bring_in", _STAY))
    if state.can_complete_bet_or_raise_to():
        options.append(("wager", _WAGER))
    return options
