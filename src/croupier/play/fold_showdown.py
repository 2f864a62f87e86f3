"""Fold the facts of the showdown: hands shown and thrown, pots pushed or carried.

Part of the fold: nothing is judged here, and no card's value is looked at.
"""

from typing import Any

from croupier.cards import HIDDEN
from croupier.play import events as ev
from croupier.play.rounds import deal_on
from croupier.play.setup import NOBODY
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import wins_unshown


def showdown_began(state: HandState, event: ev.ShowdownBegan) -> None:
    """The hands are shown in this order."""
    state.show_order = event.order
    state.phase = "showing"
    state.actor = event.order[0]
    if wins_unshown(state):
        state.actor = NOBODY
        state.phase = "awarding"


def shown(state: HandState, event: ev.Shown) -> None:
    """Cards lie face up; the turn passes once all of a hand do."""
    seat = event.seat
    state.shown[seat] = _more_shown(state.shown[seat], event.cards)
    if HIDDEN not in state.shown[seat]:
        state.hole[seat] = list(state.shown[seat])
    if state.phase == "turning_up":
        if all(state.shown[seat] for seat, live in enumerate(state.live) if live):
            state.turned_up = True
            _go_on(state)
    elif state.phase == "showing" and seat == state.actor and is_all_shown(state, seat):
        next_to_show(state)


def _go_on(state: HandState) -> None:
    """With all hands turned up the rest is dealt, or the pots are pushed."""
    if state.round_open and state.street == len(state.game.streets) - 1:
        state.phase = "awarding"
    else:
        deal_on(state)


def _more_shown(before: tuple[Any, ...], cards: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(before) > len(cards):
        return cards
    earlier = before + (HIDDEN,) * (len(cards) - len(before))
    return tuple(old if new == HIDDEN else new for old, new in zip(earlier, cards, strict=True))


def is_all_shown(state: HandState, seat: int) -> bool:
    """Whether every card of *seat* lies face up; one who plays the board has none to show."""
    shown = state.shown[seat]
    if state.live[seat] and not state.hole[seat]:
        return True
    return bool(shown) and HIDDEN not in shown and all(state.up[seat][len(shown) :])


def mucked(state: HandState, event: ev.Mucked) -> None:
    """A hand is given up unseen."""
    seat = event.seat
    state.live[seat] = False
    state.live_count -= 1
    state.mucked[seat] = True
    if state.phase == "showing":
        next_to_show(state)


def next_to_show(state: HandState) -> None:
    """The next seat of the order that has neither shown nor mucked.

    When all others threw their hands away the last one has won; whether it must show is the
    house's choice.  Side pots whose hands are all shown are pushed before the next hand.
    """
    state.turn += 1
    state.settling_to = NOT_YET
    state.actor = next(iter(_unshown(state)), NOBODY)
    if wins_unshown(state) or not state.actor:
        state.actor = NOBODY
        state.phase = "awarding"
        return
    waiting = max(state.put[s] for s in _unshown(state))
    # Parts of carried chips join side pots, so that these are pushed when all hands are shown.
    apart = state.options.pots.split_each and not state.carried and not held_by_floor(state)
    if apart and _is_live_above(state, waiting) and _chips_above(state, waiting) > state.pushed:
        state.actor = NOBODY
        state.settling_to = waiting
        state.phase = "awarding"


def held_by_floor(state: HandState) -> int:
    """The chips of the pot that the floor keeps until it has decided."""
    return state.irregular.escrow if state.irregular is not None else 0


def _unshown(state: HandState) -> list[int]:
    return [s for s in state.show_order if state.live[s] and not is_all_shown(state, s)]


def _is_live_above(state: HandState, level: int) -> bool:
    """Whether a hand that is in has matched more: what only dead hands put in is no side pot."""
    return any(live and state.put[seat] > level for seat, live in enumerate(state.live))


def _chips_above(state: HandState, level: int) -> int:
    """The chips of all side pots that go beyond *level* a player."""
    return sum(max(put - level, 0) for put in state.put)


def hand_killed(state: HandState, event: ev.HandKilled) -> None:
    """A shown hand wins nothing."""
    state.killed[event.seat] = True


def openers_proven(state: HandState, event: ev.OpenersProven) -> None:  # noqa: ARG001 - a fact
    """The opener has proved his hand."""
    state.proven = True


def pot_awarded(state: HandState, event: ev.PotAwarded) -> None:
    """Chips go to a winner; side pots by themselves while hands still wait."""
    state.stacks[event.seat] += event.amount
    state.pushed += event.amount
    state.awards.append((event.seat, event.amount, event.pot, event.share, event.run))
    if not state.pot:
        state.phase = "settled"
    elif state.pushed == _chips_above(state, state.settling_to) and state.settling_to != NOT_YET:
        state.settled_to = state.settling_to
        state.settling_to = NOT_YET
        state.phase = "showing"
        next_to_show(state)


def pot_carried(state: HandState, event: ev.PotCarried) -> None:
    """The chips of a hand nobody opened stay for the next."""
    state.left_for_next = event.pots
    state.pushed += sum(pot.amount for pot in event.pots)
    state.phase = "settled"
