"""Whose turn it is: the seats clockwise, and who still has something to decide."""

from collections.abc import Iterator

from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.tags import rule


def clockwise_from(state: HandState, first: SeatNo) -> Iterator[SeatNo]:
    """Every chair once, clockwise, beginning with *first*."""
    chairs = state.chairs
    return ((first - 1 + step) % chairs + 1 for step in range(chairs))


def left_of(state: HandState, seat: SeatNo) -> SeatNo:
    """The chair on the left of *seat*."""
    return seat % state.chairs + 1


def from_left_of_button(state: HandState) -> Iterator[SeatNo]:
    """Every chair once, beginning on the button's left: the order of deal and of odd chips."""
    return clockwise_from(state, left_of(state, state.button))


def first_live(state: HandState, first: SeatNo) -> SeatNo:
    """The first live seat clockwise from *first*, itself included."""
    live, chairs, seat = state.live, state.chairs, first
    for _ in range(chairs):
        if live[seat]:
            return seat
        seat = seat + 1 if seat < chairs else 1
    return NOBODY


def level_to_match(state: HandState) -> Chips:
    """The total that stays in: the bet, or what the all-in players reach if nobody else can bet.

    A short blind or bring-in leaves the full amount to be called (`bet_to`), unless the one
    player who still has chips faces only all-in players: more than theirs cannot be at stake.
    """
    if state.able > 1:
        return state.bet_to
    others = [
        bet for seat, bet in enumerate(state.bets) if not (state.live[seat] and state.stacks[seat])
    ]
    return min(state.bet_to, max(others))


def to_call(state: HandState, seat: SeatNo) -> Chips:
    """The chips *seat* must add to stay in: never below 0, never more than its stack."""
    level = state.bet_to if state.able > 1 else level_to_match(state)
    owed = level - state.bets[seat]
    if owed <= 0:
        return 0
    stack = state.stacks[seat]
    return min(stack, owed)


def all_in_may_open(state: HandState) -> bool:
    """Before the draw, while nobody has opened, a player all-in for the ante may still open.

    Where an unopened pot is played on anyway, that matters only while two others can bet.
    """
    if state.opened or state.street or not state.opens_without_chips:
        return False
    return state.game.passed_out == "carry" or state.able > 1


@rule("rrop3:9.jacks.2a", "rrop3:9.jacks.2c")
def may_still_open(state: HandState) -> bool:
    """Whether the pot waits for a real opener after a false one, be there only one player left."""
    if state.irregular is None or not state.irregular.false_openers:
        return False
    return not (state.opened or state.street) and state.game.passed_out == "carry"


@rule("general:acting.1", "rrop3:4.blinds.2", "general:blinds.7")
def next_to_act(state: HandState, after: SeatNo) -> SeatNo:
    """The next seat clockwise that has something to decide in this round; NOBODY if none has.

    A seat decides while it faces a bet, or has not yet acted and somebody else can still bet.
    """
    if state.live_count == 1 and not may_still_open(state):
        return NOBODY
    if state.able == 0 or (state.opens_without_chips and all_in_may_open(state)):
        return _next_before_opening(state, after)
    if state.last_option and not state.street:
        return _next_before_last_option(state, after)
    live, stacks, bets, faced = state.live, state.stacks, state.bets, state.faced
    chairs, bet_to = state.chairs, state.bet_to
    alone = state.able == 1
    seat = after
    for _ in range(chairs):
        seat = seat + 1 if seat < chairs else 1
        if not (live[seat] and stacks[seat]):
            continue
        if alone:
            return seat if level_to_match(state) > bets[seat] else NOBODY
        if faced[seat] < 0 or bets[seat] < bet_to:
            return seat
    return NOBODY


@rule("house:straddle.last_option")
def _next_before_last_option(state: HandState, after: SeatNo) -> SeatNo:
    """The button's straddle acts after the blinds: it is passed over until they have acted."""
    seats = list(clockwise_from(state, left_of(state, after)))
    waiting = [seat for seat in seats if _has_to_act(state, seat)]
    new = [seat for seat in waiting if state.faced[seat] == NOT_YET]
    if waiting and waiting[0] == state.last_option and len(new) > 1:
        return waiting[1] if waiting[0] in new else waiting[0]
    return waiting[0] if waiting else NOBODY


def _has_to_act(state: HandState, seat: SeatNo) -> bool:
    if not (state.live[seat] and state.stacks[seat]):
        return False
    if state.able == 1:
        return level_to_match(state) > state.bets[seat]
    return state.faced[seat] == NOT_YET or state.bets[seat] < state.bet_to


@rule("rrop3:9.jacks.5a", "rrop3:9.draw.12")
def _next_before_opening(state: HandState, after: SeatNo) -> SeatNo:
    """At draw, until the pot is opened, all-in players too have their turn to open it."""
    if not all_in_may_open(state):
        return NOBODY
    seat = after
    for _ in range(state.chairs):
        seat = left_of(state, seat)
        if state.live[seat] and state.faced[seat] == NOT_YET:
            return seat
    return NOBODY


@rule("rrop3:3.showdown.1", "tda:17B", "general:showdown.2", "championship:showdown.1d")
def wins_unshown(state: HandState) -> bool:
    """Whether the last hand at the showdown takes the pot without a turn to show.

    Where the last hand must show, a house may still ask it only of a winner who was called: not
    after a last round without a bet.
    """
    if state.live_count > 1:
        return False
    showdown = state.options.showdown
    if not showdown.last_hand_must_show:
        return True
    return not (state.aggressor or showdown.checked_hand_must_show)
