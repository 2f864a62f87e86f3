"""Fold what puts chips right: bets of the round, the pot, the button and its blinds."""

from dataclasses import replace

from croupier.play import irregular_events as irr
from croupier.play.irregular import NOTHING
from croupier.play.rounds import end_round, owed_by_others, raise_blind_level
from croupier.play.setup import NOBODY, Chips, Post, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import next_to_act


def add_chips(state: HandState, seat: SeatNo, chips: Chips) -> None:
    """Chips into a stack or, below 0, out of it; a live seat with none can no longer bet."""
    before = state.stacks[seat]
    state.stacks[seat] = before + chips
    if state.live[seat]:
        state.able += bool(state.stacks[seat]) - bool(before)


def turn_again(state: HandState) -> None:
    """After bets or hands have changed the player in turn may have nothing to decide any more."""
    if state.phase != "betting" or not state.actor:
        return
    before = (state.actor - 2) % state.chairs + 1
    actor = next_to_act(state, before)
    if actor != state.actor:
        state.turn += 1
        state.actor = actor
        if not actor:
            end_round(state)


def bets_corrected(state: HandState, event: irr.BetsCorrected) -> None:
    """Totals, level and step are those of the event, and the wagers are counted again."""
    for seat, to in event.bets:
        add_chips(state, seat, state.bets[seat] - to)
        state.bets[seat] = to
        if state.faced[seat] >= 0:
            state.faced[seat] = event.bet_to
    level, step = state.full_level, state.last_raise
    state.bet_to = event.bet_to
    state.last_raise = event.last_raise
    if state.full_level or event.bet_to >= state.size:
        state.full_level = event.bet_to
    if state.structure == "limit":
        _count_again(state, level, step)
    turn_again(state)


def _count_again(state: HandState, level: Chips, step: Chips) -> None:
    """The wagers of a round at limit, after its full *level* with its largest *step* was changed.

    A blind that now reaches the size of a bet is the first one, where blinds are.  A wager that
    went back whole is none; one of the wrong size, brought down to the right one, still is.
    """
    if not (level or state.opened or state.street) and "blind" in state.game.forced:
        first = bool(state.full_level) and state.options.limits.blind_is_first_bet
        state.wagers = max(state.wagers, int(first))
        return
    if state.opens_without_chips and not state.street and state.bet_to < 2 * state.size:
        # An opening that counted for two was not one after all.
        state.wagers = min(state.wagers, state.full_wagers)
    gone = max(0, level - state.full_level) // max(state.size, step)
    state.wagers = max(0, state.wagers - gone)
    state.capped = state.capped and state.wagers > state.raise_cap
    most = state.full_wagers = max(0, state.full_wagers - gone)
    state.mark = [min(mark, most) for mark in state.mark]
    state.short_mark = min(state.short_mark, most)


def pot_corrected(state: HandState, event: irr.PotCorrected) -> None:
    """Chips from a stack to what that seat has put in, or back."""
    add_chips(state, event.seat, -event.amount)
    state.put[event.seat] += event.amount


def button_corrected(state: HandState, event: irr.ButtonCorrected) -> None:
    """The round begins anew, with the cards and the hands that are left: the dealer opens it."""
    state.setup = replace(state.setup, button=event.button, posts=event.posts)
    state.button = event.button
    state.last_option = state.setup.last_option
    state.irregular = replace(state.irregular or NOTHING, right_button=event.button)
    back = sum(chips for _, chips in event.returns)
    state.dead -= back - sum(state.bets)
    for seat, chips in event.returns:
        state.stacks[seat] += chips
    state.bets = [0] * len(state.bets)
    state.reset_round()
    state.blinds_short = 0
    state.opened_by = NOBODY
    state.chop_refused = state.round_open = False
    for post, paid in zip(event.posts, event.paid, strict=True):
        _post(state, post, paid)
    state.posts_done = len(event.posts)
    state.able = sum(live and state.stacks[seat] > 0 for seat, live in enumerate(state.live))
    state.turn += 1
    state.actor = NOBODY
    state.phase = "dealing"


def _post(state: HandState, post: Post, paid: Chips) -> None:
    """A forced bet, of a hand that was given up too: the others have it to match all the same."""
    state.stacks[post.seat] -= paid
    if post.kind == "ante":
        state.put[post.seat] += paid
    elif post.kind in ("dead_ante", "dead"):
        state.dead += paid
    else:
        before = state.bets[post.seat]
        state.bets[post.seat] += paid
        raise_blind_level(state, before + owed_by_others(state, post.amount, paid))
        state.blinds_short += post.amount - paid
