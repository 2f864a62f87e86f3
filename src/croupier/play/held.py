"""Actions made out of turn: held until their turn comes, and then binding or not.

Until then none of their chips has moved.  What binds is played as any other action; an amount that
has become illegal is made the nearest legal one.
"""

from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.betting import legal_wager, may_call
from croupier.play.decide import decide
from croupier.play.irregular import Held
from croupier.play.limits import WagerRange
from croupier.play.opening import bring_in_due, may_fold
from croupier.play.setup import Chips
from croupier.play.state import HandState
from croupier.play.turns import to_call
from croupier.rulebook.tags import rule


def settle_held(state: HandState) -> list[ev.Event]:
    """The turn has come to a player who acted early: he is bound to it, or free again."""
    irregular = state.irregular
    held = None if irregular is None else irregular.held_by(state.actor)
    if held is None:
        raise ValueError("nothing is held that is to be settled")
    if held_binds(state, held):
        action = bound_action(state, held)
        if action is not None:
            binds = irr.HeldSettled(held.seat, binds=True)
            return [binds, *(must_name_amount(state, held) or decide(state, action))]
    return [irr.HeldSettled(held.seat, binds=False), *_costs_of(state, held)]


def held_binds(state: HandState, held: Held) -> bool:
    """Whether the player is bound to what he did early, now that his turn has come."""
    if bet_has_changed(state, held):
        return False
    calls_count = state.options.out_of_turn.call_changes_action
    return not (calls_count and chips_came_between(state, held))


@rule("tda:53A", "championship:bets.1c", "championship:bets.1d", "rrop3:3.bets.10b")
def bet_has_changed(state: HandState, held: Held) -> bool:
    """A bet or raise before his turn frees him; a check or a fold does not."""
    return state.bet_to != held.faced


@rule("tda:53A", "championship:bets.1c", "rrop3:3.bets.10b")
def must_name_amount(state: HandState, held: Held) -> list[ev.Event]:
    """Who said bet or raise out of turn, and no amount, must make it and says now how much."""
    span = legal_wager(state, held.seat) if held.kind == "wager" and held.amount_open else None
    if span is None or span.least == span.most:
        return []
    seat = held.seat
    return [
        irr.Limited(seat, "fold"),
        irr.Limited(seat, "call" if to_call(state, seat) else "check"),
    ]


@rule("rrop3:3.bets.10b")
def chips_came_between(state: HandState, held: Held) -> bool:
    """Whether somebody bet, called or raised between the early action and its turn.

    Chips that others had promised by acting early before him are no news to him.
    """
    earlier = [] if state.irregular is None else list(state.irregular.held)
    waiting = earlier[: earlier.index(held)] if held in earlier else []
    promised = sum(one.to - state.bets[one.seat] for one in waiting if one.to)
    return sum(state.bets) > held.in_front - promised


def _costs_of(state: HandState, held: Held) -> list[ev.Event]:
    """What an early action that does not bind costs all the same."""
    lenient = state.options.out_of_turn.binding == "binds_if_unchanged"
    free = held.kind != "check" or (lenient and not held_binds(state, held))
    return [] if free else no_wager_after_early_check(held)


@rule("rrop3:3.bets.10a", "tda:55")
def no_wager_after_early_check(held: Held) -> list[ev.Event]:
    """Who checked out of turn, or over a bet, may not bet or raise in his turn."""
    return [irr.Limited(held.seat, "wager")]


def bound_action(state: HandState, held: Held) -> act.Action | None:
    """The action that is made for a player who is bound; None where there is none to be made."""
    seat = held.seat
    checked_over_a_bet = held.kind == "check" and to_call(state, seat) > 0
    if bring_in_due(state) or checked_over_a_bet:
        return None
    if held.kind == "fold":
        return act.Fold(seat) if may_fold(state, seat) else _passive(state, seat)
    span = legal_wager(state, seat) if held.kind == "wager" else None
    if span is None:
        return _passive(state, seat)
    to = nearest_legal(state, span, held.to)
    return act.Raise(seat, to) if state.bet_to else act.Bet(seat, to)


def _passive(state: HandState, seat: int) -> act.Action | None:
    """A check where it is free, else a call."""
    if not to_call(state, seat):
        return act.Check(seat)
    return act.Call(seat) if may_call(state, seat) else None


def nearest_legal(state: HandState, span: WagerRange, to: Chips) -> Chips:
    """The total of a wager that is legal and closest to *to*: up to the least, else down."""
    if span.choices:
        return next((choice for choice in span.choices if choice >= to), span.choices[-1])
    to = max(span.least, min(to, span.most))
    seat_total = state.bets[state.actor] + state.stacks[state.actor]
    return to if span.allows(to, seat_total) else max(span.least, to - to % span.step)
