"""The menu offers exactly what is accepted."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given

from croupier.cards import CARDS
from croupier.play import (
    Action,
    AskOpener,
    AskToSee,
    Bet,
    BringIn,
    Call,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Fold,
    HandState,
    Menu,
    Muck,
    Raise,
    Refused,
    RunTimes,
    Show,
    apply,
    decide,
    menu,
)
from croupier.play.limits import WagerRange, must_open_for_more
from kit.hands import Hand
from kit.strategies import RandomHand, hands


def everything(state: HandState) -> dict[str, str]:
    """Every slot of a state as text."""
    return {name: repr(getattr(state, name)) for name in HandState.__slots__}


def plain_wishes(seat: int) -> Iterator[Action]:
    """What a seat may want that has no amount and no cards."""
    for kind in (Fold, Check, Call, BringIn, Muck, ChopBlinds, DeclineChop):
        yield kind(seat)
    yield Draw(seat)
    yield Show(seat)
    for times in range(5):
        yield RunTimes(seat, times)


def totals(state: HandState, options: Menu, rng: random.Random) -> set[int]:
    """Totals in the range, at its ends, just outside it, and far off."""
    seat = options.seat
    most = state.bets[seat] + state.stacks[seat]
    edges = {-5, 0, 1, most, state.bet_to, 2 * state.bet_to, 10 * most, rng.randint(0, most + 5)}
    if options.wager is not None:
        span = options.wager
        edges |= {span.least, span.most, rng.randint(span.least, span.most), *span.choices}
    return {edge + near for edge in edges for near in (-1, 0, 1)}


def offers(options: Menu, state: HandState, action: Action) -> bool:
    """Whether the menu offers *action*."""
    return action.seat == options.seat and OFFERED[type(action)](options, state, action)


def may_draw(options: Menu, state: HandState, action: Draw) -> bool:
    """Whether the cards are the actor's own, each once, and not too many."""
    cards, hole = action.cards, state.hole[action.seat]
    own = len(set(cards)) == len(cards) and set(cards) <= set(hole)
    return options.draw is not None and own and options.draw_least <= len(cards) <= options.draw


def may_bet(options: Menu, state: HandState, action: Bet) -> bool:
    """Whether the menu has a bet that can make that total."""
    return in_range(options, state, action.to, kinds=("bet", "open"))


def may_raise(options: Menu, state: HandState, action: Raise) -> bool:
    """Whether the menu has a raise that can make that total."""
    return in_range(options, state, action.to, kinds=("raise", "complete"))


OFFERED: dict[type[Action], Callable[[Menu, HandState, Any], bool]] = {
    Fold: lambda options, _state, _action: options.fold,
    Check: lambda options, _state, _action: options.check,
    Call: lambda options, _state, _action: options.call > 0,
    BringIn: lambda options, _state, _action: options.bring_in > 0,
    Muck: lambda options, _state, _action: options.muck,
    Show: lambda options, state, show: options.show and {*show.cards} <= {*state.hole[show.seat]},
    ChopBlinds: lambda options, _state, _action: options.chop,
    DeclineChop: lambda options, _state, _action: options.decline,
    RunTimes: lambda options, _state, action: 1 <= action.times <= options.runs,
    Draw: may_draw,
    Bet: may_bet,
    Raise: may_raise,
}


def in_range(options: Menu, state: HandState, to: int, *, kinds: tuple[str, ...]) -> bool:
    """Whether the menu's wager is of these kinds and holds *to*."""
    span = options.wager
    if span is None or span.kind not in kinds:
        return False
    return holds(span, to, state.bets[options.seat] + state.stacks[options.seat])


def holds(span: WagerRange, to: int, all_in: int) -> bool:
    """Whether *to* is one of the choices, or a step of the range or one of its ends."""
    if span.choices:
        return to in span.choices
    return span.least <= to <= span.most and (to % span.step == 0 or to in (span.most, all_in))


def wishes(hand: Hand, options: Menu, rng: random.Random) -> Iterator[Action]:
    """All kinds of actions of all seats, and the actor's with many amounts and cards."""
    state = hand.state
    for seat in range(1, state.chairs + 1):
        yield from plain_wishes(seat)
    seat = options.seat or rng.randint(1, state.chairs)
    for to in totals(state, options, rng):
        yield Bet(seat, to)
        yield Raise(seat, to)
    hole = state.hole[seat]
    strange = rng.choice([card for card in CARDS if card not in hole])
    for count in range(len(hole) + 1):
        cards = tuple(rng.sample(hole, count))
        yield Draw(seat, cards)
        yield Show(seat, cards)
        yield Draw(seat, (*cards[1:], strange))
    if hole:
        yield Draw(seat, (hole[0], hole[0]))
    other = seat % state.chairs + 1
    yield Bet(other, 10)
    yield Raise(other, 20)


def is_a_right(hand: Hand, action: Action) -> bool:
    """Showing is free once the pots are pushed, and in any order where nobody orders it."""
    if hand.state.phase == "showing" and isinstance(action, Show | Muck):
        return hand.state.options.showdown.order_forced == "when_director_orders"
    return hand.state.phase in ("settled", "over") and isinstance(action, Show)


@given(hands())
def test_menu_offers_exactly_what_decide_accepts(recipe: RandomHand) -> None:
    rng = random.Random(recipe.seed)
    for hand in recipe.moments():
        options = menu(hand.state)
        before = everything(hand.state)
        for action in wishes(hand, options, rng):
            if offers(options, hand.state, action):
                assert decide(hand.state, action), action
            elif not is_a_right(hand, action):
                with pytest.raises(Refused) as refused:
                    decide(hand.state, action)
                assert refused.value.menu == options
                assert refused.value.rules, action
                assert refused.value.text.en != refused.value.text.fr
        assert everything(hand.state) == before


@given(hands())
def test_whoever_acts_has_something_to_choose(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        options = menu(hand.state)
        state = hand.state
        if state.phase == "over":
            assert options == Menu()
            continue
        assert options.seat == state.actor
        assert state.live[options.seat]
        if state.phase == "betting":
            ways = [options.check, options.call > 0, options.bring_in > 0]
            assert sum(ways) == (0 if must_open_for_more(state, options.seat) else 1)
            free_fold = state.options.betting.free_fold == "allowed"
            assert options.fold or options.bring_in or (options.check and not free_fold)
            assert options.call <= state.stacks[options.seat]
        elif state.phase == "discarding":
            assert options.draw is not None
        elif state.phase == "agreeing":
            assert options.runs > 1
        elif state.phase == "chopping":
            assert options.chop
            assert options.decline
        else:
            assert options.show


@given(hands())
def test_wager_on_the_menu_is_more_than_the_bet_and_within_the_stack(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        span = hand.menu.wager
        if span is None or span.kind == "open":
            continue
        state = hand.state
        stack = state.bets[hand.menu.seat] + state.stacks[hand.menu.seat]
        assert state.bet_to < span.least <= span.most <= stack
        assert not span.choices or (span.choices[0], span.choices[-1]) == (span.least, span.most)


@given(hands())
def test_rights_of_others_are_granted_or_refused_and_change_nothing(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        state = hand.state
        before = everything(state)
        seats = range(-1, state.chairs + 2)
        wishes = [AskToSee(asker, owner) for asker in seats for owner in seats]
        for wish in [*wishes, *map(AskOpener, seats), *map(Show, seats)]:
            try:
                events = decide(state, wish)
            except Refused:
                continue
            after = apply(state, *events)
            assert after.chips == state.chips
            assert after.stacks == state.stacks
        assert everything(state) == before
