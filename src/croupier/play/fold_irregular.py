"""Fold the irregular facts.  Nothing is judged here, and no card's value is looked at."""

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Any

from croupier.cards import HIDDEN
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.fold_corrected import (
    add_chips,
    bets_corrected,
    button_corrected,
    pot_corrected,
    turn_again,
)
from croupier.play.fold_showdown import next_to_show
from croupier.play.irregular import NOTHING, Held, Irregular, Limit
from croupier.play.rounds import (
    begin_again,
    deal_on,
    end_round,
    next_to_discard,
    pass_turn,
    throws_again,
)
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import clockwise_from, left_of, may_still_open, next_to_act


def _kept(state: HandState) -> Irregular:
    return state.irregular or NOTHING


def _action_held(state: HandState, event: irr.ActionHeld) -> None:
    now = _kept(state)
    others = tuple(one for one in now.held if one.seat != event.seat)
    promised = sum(one.to - state.bets[one.seat] for one in others if one.to)
    seen = max([state.bet_to, *(one.to for one in others if one.kind == "wager")])
    if event.faced > seen and state.actor:
        # He saw a bet that the player in turn has still to put in.
        promised += event.faced - state.bets[state.actor]
    in_front = sum(state.bets) + promised
    held = Held(
        event.seat, event.kind, event.to, event.faced, state.turn, in_front, event.amount_open
    )
    state.irregular = replace(now, held=(*others, held))


def _held_settled(state: HandState, event: irr.HeldSettled) -> None:
    now = _kept(state)
    left = tuple(held for held in now.held if held.seat != event.seat)
    state.irregular = replace(now, held=left)


def _limited(state: HandState, event: irr.Limited) -> None:
    now = _kept(state)
    limit = Limit(event.seat, event.no, event.until)
    state.irregular = replace(now, limits=(*now.limits, limit))


def _draw_bound(state: HandState, event: irr.DrawBound) -> None:
    now = _kept(state).after_drawing(event.seat)
    state.irregular = replace(now, bound_draws=(*now.bound_draws, (event.seat, event.count)))


def _ruled_dead(state: HandState, event: irr.RuledDead) -> None:
    seat = event.seat
    now = _kept(state)
    state.irregular = replace(now, ruled_dead=(*now.ruled_dead, seat))
    if not state.live[seat]:
        return
    state.live[seat] = False
    state.live_count -= 1
    if state.stacks[seat]:
        state.able -= 1
    lone = state.live_count == 1 and not may_still_open(state)
    if lone and state.phase in _BEFORE_THE_SHOWDOWN:
        state.turn += 1
        state.actor = NOBODY
        end_round(state)
    else:
        _GO_ON.get(state.phase, _leave)(state, seat)


_BEFORE_THE_SHOWDOWN = frozenset(
    {"dealing", "betting", "chopping", "agreeing", "discarding", "drawing", "turning_up"}
)


def _leave(state: HandState, seat: SeatNo) -> None:
    """Nothing else changes: the dealer's next chore finds one hand less."""


def _dead_in_a_round(state: HandState, seat: SeatNo) -> None:
    if state.actor == seat:
        pass_turn(state, seat)
    else:
        turn_again(state)


def _dead_before_he_threw(state: HandState, seat: SeatNo) -> None:
    if state.actor == seat:
        next_to_discard(state, seat)


def _dead_before_he_answered(state: HandState, seat: SeatNo) -> None:  # noqa: ARG001 - whoever it was
    """How often the rest is dealt was for all to agree on: it is dealt once."""
    state.turn += 1
    state.runs = 1
    deal_on(state)


def _dead_before_he_showed(state: HandState, seat: SeatNo) -> None:
    if state.actor == seat or state.live_count == 1:
        next_to_show(state)


def _dead_while_pots_wait(state: HandState, seat: SeatNo) -> None:  # noqa: ARG001 - whoever it was
    """Which side pots are pushed before the next hand is shown is found anew."""
    if state.settling_to != NOT_YET:
        state.phase = "showing"
        next_to_show(state)


_GO_ON: dict[str, Callable[[HandState, SeatNo], None]] = {
    "betting": _dead_in_a_round,
    "discarding": _dead_before_he_threw,
    "agreeing": _dead_before_he_answered,
    "showing": _dead_before_he_showed,
    "awarding": _dead_while_pots_wait,
}


def _ruled_live(state: HandState, event: irr.RuledLive) -> None:
    seat = event.seat
    if state.live[seat]:
        return
    now = _kept(state)
    dead = tuple(one for one in now.ruled_dead if one != seat)
    state.irregular = replace(now, ruled_dead=dead)
    state.live[seat] = True
    state.mucked[seat] = False
    state.killed[seat] = False
    state.live_count += 1
    if state.stacks[seat]:
        state.able += 1
    if state.phase in ("awarding", "showing") and state.show_order:
        if seat not in state.show_order:
            state.show_order = (*state.show_order, seat)
        state.phase = "showing"
        next_to_show(state)
    elif state.phase in ("awarding", "gathering", "betting"):
        _betting_again(state, seat)


def _betting_again(state: HandState, seat: SeatNo) -> None:
    """A hand came back before the showdown: whoever still has something to decide does.

    Its owner decides again at once if nobody has acted since he folded.
    """
    state.phase = "betting"
    first = state.actor or state.round_opener or state.button
    if _folded_last(state, seat):
        state.faced[seat] = state.mark[seat] = NOT_YET
        first = seat
    state.turn += 1
    state.actor = next_to_act(state, (first - 2) % state.chairs + 1)
    if not state.actor:
        end_round(state)


def _folded_last(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* has folded in this round, and nobody between it and the turn has acted since.

    Who has acted since then has faced the bet that it faced.
    """
    turn = state.actor or state.aggressor or state.round_opener
    if not turn or state.faced[seat] != state.bet_to:
        return False
    since = clockwise_from(state, left_of(state, seat))
    between = takewhile(lambda other: other not in (turn, seat), since)
    return all(state.faced[other] != state.bet_to for other in between)


def _hand_voided(state: HandState, event: irr.HandVoided) -> None:
    for seat, chips in event.returns:
        state.stacks[seat] += chips
    size = len(state.stacks)
    state.bets = [0] * size
    state.put = [0] * size
    state.dead = state.carried = state.pushed = 0
    state.awards = []
    state.left_for_next = event.kept
    if event.redeal:
        state.irregular = replace(
            _kept(state), redeal=True, right_button=event.button or _kept(state).right_button
        )
    state.turn += 1
    state.actor = NOBODY
    state.phase = "settled"


def _kept_back(state: HandState, event: irr.KeptBack) -> None:
    seat, now = event.seat, _kept(state)
    state.irregular = replace(now, kept_back=(*now.kept_back, (seat, state.stacks[seat])))
    add_chips(state, seat, -state.stacks[seat])
    turn_again(state)


def _award_corrected(state: HandState, event: irr.AwardCorrected) -> None:
    for seat, chips in event.moves:
        state.stacks[seat] += chips


def _pot_held(state: HandState, event: irr.PotHeld) -> None:
    now = _kept(state)
    state.irregular = replace(now, escrow=now.escrow + event.amount)
    if event.seat:
        state.stacks[event.seat] -= event.amount
        return
    state.pushed += event.amount
    if not state.pot:
        state.actor = NOBODY
        state.phase = "settled"


def _escrow_paid(state: HandState, event: irr.EscrowPaid) -> None:
    now = _kept(state)
    state.irregular = replace(now, escrow=now.escrow - event.amount)
    state.stacks[event.seat] += event.amount


def _chips_removed(state: HandState, event: irr.ChipsRemoved) -> None:
    now = _kept(state)
    state.irregular = replace(now, removed=now.removed + event.amount)
    add_chips(state, event.seat, -event.amount)
    turn_again(state)


def _exposed(state: HandState, event: irr.Exposed) -> None:
    now = _kept(state)
    state.irregular = replace(now, exposed=(*now.exposed, (event.seat, event.card)))
    if event.by == "dealer":
        _exposed_by_dealer(state, event.seat, event.place)


def _exposed_by_dealer(state: HandState, seat: SeatNo, place: int) -> None:
    """A card counts once, however often it is told or shown."""
    now = _kept(state)
    if (seat, place) not in now.by_dealer:
        state.irregular = replace(now, by_dealer=(*now.by_dealer, (seat, place)))


def _card_turned_up(state: HandState, event: irr.CardTurnedUp) -> None:
    state.hole[event.seat][event.place] = event.card
    state.up[event.seat][event.place] = True


def _card_turned_down(state: HandState, event: irr.CardTurnedDown) -> None:
    state.up[event.seat][event.place] = False


def _cards_moved(state: HandState, event: irr.CardsMoved) -> None:
    for move in event.moves:
        if (move.source, move.to, move.open) == ("hand", "next_burn", True):
            _exposed_by_dealer(state, move.seat, move.place)
        _take_away(state, move)
        _put_down(state, move)


def _take_away(state: HandState, move: irr.Move) -> None:
    now = _kept(state)
    if move.source == "hand":
        state.hole[move.seat].pop(move.place)
        state.up[move.seat].pop(move.place)
        left = list(now.exposed)
        if (move.seat, move.card) in left:
            left.remove((move.seat, move.card))
            state.irregular = replace(now, exposed=tuple(left))
    elif move.source == "board":
        state.board.pop(move.place)
    elif move.source == "aside":
        state.irregular = replace(now, aside=now.aside[:-1])
    elif move.source == "next_burn":
        state.irregular = replace(now, next_burn=now.next_burn[1:])


def _put_down(state: HandState, move: irr.Move) -> None:
    now = _kept(state)
    seen = move.card if move.open else HIDDEN
    if move.to == "hand":
        place = move.place if move.place >= 0 else len(state.hole[move.seat])
        state.hole[move.seat].insert(place, move.card)
        state.up[move.seat].insert(place, move.up)
    elif move.to == "board":
        place = move.place if move.place >= 0 else len(state.board)
        state.board.insert(place, move.card)
    elif move.to == "aside":
        state.irregular = replace(now, aside=(*now.aside, seen))
    elif move.to == "next_burn":
        state.irregular = replace(now, next_burn=(*now.next_burn, seen))


def _burn_counted(state: HandState, event: irr.BurnCounted) -> None:
    state.burned = event.done


def _ordered(state: HandState, event: irr.Ordered) -> None:
    now = _kept(state)
    state.irregular = replace(now, orders=(*now.orders, event.order))


def _order_done(state: HandState, event: irr.OrderDone) -> None:
    now = _kept(state)
    left = list(now.orders)
    if event.order in left:
        left.remove(event.order)
    state.irregular = replace(now, orders=tuple(left))


def _dealt_still(state: HandState, event: irr.DealtStill) -> None:
    state.irregular = replace(_kept(state), still_dealt=event.seats)


def _turn_moved(state: HandState, event: irr.TurnMoved) -> None:
    state.turn += 1
    if state.opened_by and state.opens_without_chips and not state.street:
        now = _kept(state)
        openers = (*now.false_openers, state.opened_by)
        state.irregular = replace(now, false_openers=openers)
    if state.phase in ("discarding", "drawing"):
        throws_again(state, event.seat)
    else:
        begin_again(state, event.seat, event.opener)


def _ruled(state: HandState, event: irr.Ruled) -> None:
    """A ruling is a record: what it makes happen are events of their own."""


def chips_back(state: HandState) -> None:
    """The hand is over: chips that were kept out of it go back to their owners' stacks."""
    now = _kept(state)
    for seat, chips in now.kept_back:
        state.stacks[seat] += chips
    state.irregular = replace(now, kept_back=())


IRREGULAR_FOLDS: dict[type[ev.Event], Callable[[HandState, Any], None]] = {
    irr.ActionHeld: _action_held,
    irr.HeldSettled: _held_settled,
    irr.Limited: _limited,
    irr.DrawBound: _draw_bound,
    irr.BetsCorrected: bets_corrected,
    irr.ButtonCorrected: button_corrected,
    irr.PotCorrected: pot_corrected,
    irr.RuledDead: _ruled_dead,
    irr.RuledLive: _ruled_live,
    irr.HandVoided: _hand_voided,
    irr.KeptBack: _kept_back,
    irr.AwardCorrected: _award_corrected,
    irr.PotHeld: _pot_held,
    irr.EscrowPaid: _escrow_paid,
    irr.ChipsRemoved: _chips_removed,
    irr.Exposed: _exposed,
    irr.CardTurnedUp: _card_turned_up,
    irr.CardTurnedDown: _card_turned_down,
    irr.CardsMoved: _cards_moved,
    irr.BurnCounted: _burn_counted,
    irr.Ordered: _ordered,
    irr.OrderDone: _order_done,
    irr.DealtStill: _dealt_still,
    irr.TurnMoved: _turn_moved,
    irr.Ruled: _ruled,
}
