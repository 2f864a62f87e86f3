"""Fold events into a state.  No judgement, no refusal, and never a look at a card's value.

That is what makes secrecy simple: folding the redacted events of a seat gives that seat's state,
equal to the true one in everything but the cards it may not see.
"""

from collections.abc import Callable, Iterable
from typing import Any

from croupier.cards import HIDDEN
from croupier.play import events as ev
from croupier.play.limits import opens_for_a_raise
from croupier.play.setup import NOBODY, HandSetup
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import first_live, left_of, next_to_act, wins_unshown


def begin(setup: HandSetup) -> HandState:
    """The state of a hand before its first forced bet."""
    return HandState(setup)


def evolve(state: HandState, event: ev.Event) -> None:
    """Fold *event* into a state nobody else holds.  Cannot fail on an event `decide` made."""
    _FOLDS[type(event)](state, event)


def apply(state: HandState, *events: ev.Event) -> HandState:
    """The state after *events*; *state* itself is left as it was."""
    after = state.copy()
    for event in events:
        _FOLDS[type(event)](after, event)
    return after


def replay(history: Iterable[ev.Event]) -> HandState:
    """The state after a whole history; its first event is HandBegan."""
    events = iter(history)
    first = next(events)
    if not isinstance(first, ev.HandBegan):
        raise TypeError(f"a history begins with HandBegan, not {first.tag}")
    state = begin(first.setup)
    for event in events:
        _FOLDS[type(event)](state, event)
    return state


def _pay(state: HandState, seat: int, amount: int) -> None:
    stack = state.stacks[seat] - amount
    state.stacks[seat] = stack
    if not stack and amount:
        state.able -= 1


def _posted(state: HandState, event: ev.Posted) -> None:
    _pay(state, event.seat, event.amount)
    if event.kind == "ante":
        state.put[event.seat] += event.amount
    elif event.kind in ("dead_ante", "dead"):
        state.dead += event.amount
    else:
        state.bets[event.seat] += event.amount
        _raise_blind_level(state, _owed_by_others(state, event))
        state.blinds_short += event.due - event.amount
    state.posts_done += 1
    if state.posts_done == len(state.setup.posts):
        state.phase = "dealing"


def _owed_by_others(state: HandState, event: ev.Posted | ev.BroughtIn) -> int:
    """What a forced bet asks of the others: all of it, or only the chips a short stack put in."""
    whole = state.options.blinds.short_forced_bet == "owed_in_full"
    return event.due if whole else event.amount


def _raise_blind_level(state: HandState, due: int) -> None:
    if due > state.bet_to:
        state.bet_to = due
        state.last_raise = max(state.last_raise, due)
        if due >= state.stakes.small_bet:
            state.full_level = due
            state.wagers = int(state.options.limits.blind_is_first_bet)


def _brought_in(state: HandState, event: ev.BroughtIn) -> None:
    _pay(state, event.seat, event.amount)
    state.bets[event.seat] += event.amount
    state.bet_to = _owed_by_others(state, event)
    state.wagers = int(state.options.stud.completion_is_raise)
    _acted(state, event.seat)


def _burned(state: HandState, event: ev.Burned) -> None:  # noqa: ARG001 - no content
    state.burned = True


def _stub_rebuilt(state: HandState, event: ev.StubRebuilt) -> None:
    """The stub is the dealer's; nothing on the table changes."""


def _hole_dealt(state: HandState, event: ev.HoleDealt) -> None:
    state.hole[event.seat] += event.down + event.up
    state.up[event.seat] += [False] * len(event.down) + [True] * len(event.up)


def _board_dealt(state: HandState, event: ev.BoardDealt) -> None:
    state.board += event.cards


def _round_opened(state: HandState, event: ev.RoundOpened) -> None:
    state.burned = False
    state.round_opener = state.actor = event.seat
    state.phase = "betting"
    if event.seat == NOBODY:
        _end_round(state)


def _acted(state: HandState, seat: int) -> None:
    """Note what *seat* has matched, and pass the turn."""
    state.faced[seat] = state.bet_to
    state.mark[seat] = state.full_wagers
    _pass_turn(state, seat)


def _pass_turn(state: HandState, seat: int) -> None:
    state.turn += 1
    if state.street:
        state.acted_after_draw = True
    state.actor = actor = next_to_act(state, seat)
    if not actor:
        _end_round(state)


def _end_round(state: HandState) -> None:
    if any(state.bets):
        state.phase = "gathering"
    else:
        _close_round(state)


def _folded(state: HandState, event: ev.Folded) -> None:
    seat = event.seat
    state.live[seat] = False
    state.live_count -= 1
    if state.stacks[seat]:
        state.able -= 1
    _pass_turn(state, seat)


def _checked(state: HandState, event: ev.Checked) -> None:
    _acted(state, event.seat)


def _called(state: HandState, event: ev.Called) -> None:
    seat = event.seat
    _pay(state, seat, event.amount)
    state.bets[seat] += event.amount
    _acted(state, seat)


def _wagered(state: HandState, event: ev.Wagered) -> None:
    seat = event.seat
    _pay(state, seat, event.to - state.bets[seat])
    state.bets[seat] = event.to
    due = event.due
    _measure(state, due - state.bet_to, full=event.full)
    if event.full:
        state.last_raise = max(state.last_raise, due - state.bet_to)
        state.full_level = due
        state.full_wagers += 1
    elif event.kind == "raise":
        state.short_mark = state.full_wagers
    state.wagers += event.counts + (event.kind == "open" and opens_for_a_raise(state, due))
    state.bet_to = max(state.bet_to, due)
    state.capped = state.capped or event.caps
    state.opened = True
    state.aggressor = seat
    if not state.opened_by:
        state.opened_by = seat
    _acted(state, seat)


def _measure(state: HandState, step: int, *, full: bool) -> None:
    state.largest_step = max(state.largest_step, step)
    state.short_run = 0 if full else state.short_run + step
    if state.short_run >= state.largest_step:
        state.short_run = 0


def _uncalled_returned(state: HandState, event: ev.UncalledReturned) -> None:
    seat = event.seat
    if not state.stacks[seat] and state.live[seat]:
        state.able += 1
    state.stacks[seat] += event.amount
    state.bets[seat] -= event.amount
    if not any(state.bets):
        _close_round(state)


def _bets_gathered(state: HandState, event: ev.BetsGathered) -> None:  # noqa: ARG001 - all bets
    bets = state.bets
    state.put = [put + bet for put, bet in zip(state.put, bets, strict=True)]
    state.bets = [0] * len(bets)
    _close_round(state)


def _close_round(state: HandState) -> None:
    """What follows a betting round: the pot, the showdown, or the next street."""
    game = state.game
    last = state.street == len(game.streets) - 1
    if state.live_count == 1 or _passed_out(state):
        state.actor = NOBODY
        state.phase = "awarding"
    elif _hands_are_turned_up(state, last=last):
        state.phase = "turning_up"
    elif last:
        state.phase = "arranging" if not state.turned_up else "awarding"
    else:
        _next_street(state)


def _passed_out(state: HandState) -> bool:
    return state.street == 0 and not state.opened and state.game.passed_out == "carry"


def _hands_are_turned_up(state: HandState, *, last: bool) -> bool:
    if state.turned_up or not state.options.showdown.allin_all_up:
        return False
    if last:
        return state.able < state.live_count
    draws_to_come = any(street.draw for street in state.game.streets[state.street + 1 :])
    return state.able <= 1 and not draws_to_come


def _next_street(state: HandState) -> None:
    state.street += 1
    state.reset_round()
    if state.game.streets[state.street].draw:
        state.phase = "discarding"
        state.drew = [NOT_YET] * len(state.stacks)
        state.actor = first_live(state, left_of(state, state.button))
    else:
        state.phase = "dealing"


def _discarded(state: HandState, event: ev.Discarded) -> None:
    seat = event.seat
    state.turn += 1
    _take_out(state, event)
    state.discards[seat] += event.cards
    state.drew[seat] = len(event.cards)
    state.split_openers = state.split_openers or event.splits
    after = first_live(state, left_of(state, seat))
    if state.drew[after] == NOT_YET:
        state.actor = after
    else:
        state.actor = NOBODY
        state.phase = "drawing"


def _take_out(state: HandState, event: ev.Discarded) -> None:
    """Remove the discards from the hand; of hidden cards it does not matter which."""
    hole = state.hole[event.seat]
    for card in event.cards:
        hole.remove(card)
    state.up[event.seat] = [False] * len(hole)


def _drew(state: HandState, event: ev.Drew) -> None:
    state.hole[event.seat] += event.cards
    state.up[event.seat] += [False] * len(event.cards)


def _showdown_began(state: HandState, event: ev.ShowdownBegan) -> None:
    state.show_order = event.order
    state.phase = "showing"
    state.actor = event.order[0]


def _shown(state: HandState, event: ev.Shown) -> None:
    seat = event.seat
    state.shown[seat] = _more_shown(state.shown[seat], event.cards)
    if HIDDEN not in state.shown[seat]:
        state.hole[seat] = list(state.shown[seat])
    if state.phase == "turning_up":
        if all(state.shown[seat] for seat, live in enumerate(state.live) if live):
            state.turned_up = True
            _close_round(state)
    elif state.phase == "showing" and seat == state.actor and is_all_shown(state, seat):
        _next_to_show(state)


def _more_shown(before: tuple[Any, ...], cards: tuple[Any, ...]) -> tuple[Any, ...]:
    earlier = before + (HIDDEN,) * (len(cards) - len(before))
    return tuple(old if new == HIDDEN else new for old, new in zip(earlier, cards, strict=True))


def is_all_shown(state: HandState, seat: int) -> bool:
    """Whether every card of *seat* lies face up."""
    shown = state.shown[seat]
    return bool(shown) and HIDDEN not in shown and all(state.up[seat][len(shown) :])


def _mucked(state: HandState, event: ev.Mucked) -> None:
    seat = event.seat
    state.live[seat] = False
    state.live_count -= 1
    state.mucked[seat] = True
    if state.phase == "showing":
        _next_to_show(state)


def _next_to_show(state: HandState) -> None:
    """The next seat of the order that has neither shown nor mucked.

    When all others threw their hands away the last one has won; whether it must show is the
    house's choice.  Side pots whose hands are all shown are pushed before the next hand.
    """
    state.turn += 1
    state.actor = next(iter(_unshown(state)), NOBODY)
    if wins_unshown(state) or not state.actor:
        state.actor = NOBODY
        state.phase = "awarding"
        return
    waiting = max(state.put[s] for s in _unshown(state))
    apart = state.options.odd_chips.side_pots == "each_by_itself"
    if apart and _chips_above(state, waiting) > state.pushed:
        state.actor = NOBODY
        state.settling_to = waiting
        state.phase = "awarding"


def _unshown(state: HandState) -> list[int]:
    return [s for s in state.show_order if state.live[s] and not is_all_shown(state, s)]


def _chips_above(state: HandState, level: int) -> int:
    """The chips of all side pots that go beyond *level* a player."""
    return sum(max(put - level, 0) for put in state.put)


def _hand_killed(state: HandState, event: ev.HandKilled) -> None:
    state.killed[event.seat] = True


def _openers_proven(state: HandState, event: ev.OpenersProven) -> None:  # noqa: ARG001 - a fact
    state.proven = True


def _pot_awarded(state: HandState, event: ev.PotAwarded) -> None:
    state.stacks[event.seat] += event.amount
    state.pushed += event.amount
    state.awards.append((event.seat, event.amount, event.pot, event.share))
    if not state.pot:
        state.phase = "settled"
    elif state.pushed == _chips_above(state, state.settling_to) and state.settling_to != NOT_YET:
        state.settled_to = state.settling_to
        state.settling_to = NOT_YET
        state.phase = "showing"
        _next_to_show(state)


def _pot_carried(state: HandState, event: ev.PotCarried) -> None:
    state.left_for_next = event.amount
    state.pushed += event.amount
    state.phase = "settled"


def _hand_ended(state: HandState, event: ev.HandEnded) -> None:  # noqa: ARG001 - no content
    state.phase = "over"


_FOLDS: dict[type[ev.Event], Callable[[HandState, Any], None]] = {
    ev.Posted: _posted,
    ev.BroughtIn: _brought_in,
    ev.Burned: _burned,
    ev.StubRebuilt: _stub_rebuilt,
    ev.HoleDealt: _hole_dealt,
    ev.BoardDealt: _board_dealt,
    ev.RoundOpened: _round_opened,
    ev.Folded: _folded,
    ev.Checked: _checked,
    ev.Called: _called,
    ev.Wagered: _wagered,
    ev.UncalledReturned: _uncalled_returned,
    ev.BetsGathered: _bets_gathered,
    ev.Discarded: _discarded,
    ev.Drew: _drew,
    ev.ShowdownBegan: _showdown_began,
    ev.Shown: _shown,
    ev.Mucked: _mucked,
    ev.HandKilled: _hand_killed,
    ev.OpenersProven: _openers_proven,
    ev.PotAwarded: _pot_awarded,
    ev.PotCarried: _pot_carried,
    ev.HandEnded: _hand_ended,
}
