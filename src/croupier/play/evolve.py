"""Fold events into a state.  No judgement, no refusal, and never a look at a card's value.

That is what makes secrecy simple: folding the redacted events of a seat gives that seat's state,
equal to the true one in everything but the cards it may not see.
"""

from collections.abc import Callable, Iterable
from typing import Any

from croupier.play import events as ev
from croupier.play.fold_irregular import IRREGULAR_FOLDS, chips_back
from croupier.play.fold_showdown import (
    hand_killed,
    mucked,
    openers_proven,
    pot_awarded,
    pot_carried,
    showdown_began,
    shown,
)
from croupier.play.limits import opens_for_a_raise
from croupier.play.rounds import (
    acted,
    close_round,
    deal_on,
    end_round,
    next_to_discard,
    owed_by_others,
    pass_turn,
    pay,
    raise_blind_level,
)
from croupier.play.setup import NOBODY, HandSetup
from croupier.play.short_hands import note_short_hand
from croupier.play.state import HandState
from croupier.play.turns import first_live, left_of
from croupier.rulebook.tags import rule


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


def _posted(state: HandState, event: ev.Posted) -> None:
    pay(state, event.seat, event.amount)
    if event.kind == "ante":
        state.put[event.seat] += event.amount
    elif event.kind in ("dead_ante", "dead"):
        state.dead += event.amount
    else:
        before = state.bets[event.seat]
        state.bets[event.seat] += event.amount
        raise_blind_level(state, before + owed_by_others(state, event.due, event.amount))
        state.blinds_short += event.due - event.amount
    state.posts_done += 1
    if state.posts_done == len(state.setup.posts):
        state.phase = "dealing"


def _brought_in(state: HandState, event: ev.BroughtIn) -> None:
    pay(state, event.seat, event.amount)
    state.bets[event.seat] += event.amount
    state.bet_to = owed_by_others(state, event.due, event.amount)
    state.wagers = int(state.options.stud.completion_is_raise)
    acted(state, event.seat)


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
    state.round_open = True
    state.round_turn = state.turn
    state.round_opener = state.actor = event.seat
    state.phase = "betting"
    if event.seat == NOBODY:
        end_round(state)


def _folded(state: HandState, event: ev.Folded) -> None:
    seat = event.seat
    state.live[seat] = False
    state.live_count -= 1
    if state.stacks[seat]:
        state.able -= 1
    state.faced[seat] = state.bet_to
    pass_turn(state, seat)


def _checked(state: HandState, event: ev.Checked) -> None:
    acted(state, event.seat)


@rule("championship:bets.3d")
def _called(state: HandState, event: ev.Called) -> None:
    """A call, even one for less, takes no right to raise from anybody and gives no new turn."""
    seat = event.seat
    pay(state, seat, event.amount)
    state.bets[seat] += event.amount
    acted(state, seat)


def _wagered(state: HandState, event: ev.Wagered) -> None:
    seat = event.seat
    pay(state, seat, event.to - state.bets[seat])
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
    acted(state, seat)


def _measure(state: HandState, step: int, *, full: bool) -> None:
    state.largest_step = max(state.largest_step, step)
    state.short_run = 0 if full else state.short_run + step
    if state.short_run >= state.largest_step:
        state.short_run = 0


def _chop_offered(state: HandState, event: ev.ChopOffered) -> None:
    state.turn += 1
    state.phase = "chopping"
    state.actor = next(seat for seat, live in enumerate(state.live) if live and seat != event.seat)


def _chop_declined(state: HandState, event: ev.ChopDeclined) -> None:
    state.turn += 1
    state.chop_refused = True
    state.phase = "betting"
    state.actor = next(seat for seat, live in enumerate(state.live) if live and seat != event.seat)


def _blinds_chopped(state: HandState, event: ev.BlindsChopped) -> None:  # noqa: ARG001 - all bets
    state.turn += 1
    for seat, bet in enumerate(state.bets):
        state.stacks[seat] += bet
    state.bets = [0] * len(state.bets)
    state.actor = NOBODY
    state.phase = "settled"


def _runs_answered(state: HandState, event: ev.RunsAnswered) -> None:
    state.turn += 1
    state.run_answers[event.seat] = event.times
    state.actor = first_live(state, left_of(state, event.seat))


def _runs_settled(state: HandState, event: ev.RunsSettled) -> None:
    state.runs = event.times
    deal_on(state)


def _uncalled_returned(state: HandState, event: ev.UncalledReturned) -> None:
    seat = event.seat
    if not state.stacks[seat] and state.live[seat]:
        state.able += 1
    state.stacks[seat] += event.amount
    state.bets[seat] -= event.amount
    if not any(state.bets):
        close_round(state)


def _bets_gathered(state: HandState, event: ev.BetsGathered) -> None:  # noqa: ARG001 - all bets
    bets = state.bets
    state.put = [put + bet for put, bet in zip(state.put, bets, strict=True)]
    state.bets = [0] * len(bets)
    close_round(state)


def _discarded(state: HandState, event: ev.Discarded) -> None:
    seat = event.seat
    state.turn += 1
    short = len(state.hole[seat]) < state.game.hole_totals[state.street]
    if short or state.irregular is not None:
        note_short_hand(state, seat)
    _take_out(state, event)
    state.discards[seat] += event.cards
    state.drew[seat] = len(event.cards)
    if state.irregular is not None:
        state.irregular = state.irregular.after_drawing(seat)
    state.split_openers = state.split_openers or event.splits
    next_to_discard(state, seat)


def _take_out(state: HandState, event: ev.Discarded) -> None:
    """Remove the discards from the hand; of hidden cards it does not matter which."""
    hole = state.hole[event.seat]
    if len(event.cards) == len(hole):
        hole.clear()
    else:
        for card in event.cards:
            hole.remove(card)
    state.up[event.seat] = [False] * len(hole)


def _drew(state: HandState, event: ev.Drew) -> None:
    state.hole[event.seat] += event.cards
    state.up[event.seat] += [False] * len(event.cards)


def _hand_ended(state: HandState, event: ev.HandEnded) -> None:  # noqa: ARG001 - no content
    if state.irregular is not None:
        chips_back(state)
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
    ev.ChopOffered: _chop_offered,
    ev.ChopDeclined: _chop_declined,
    ev.BlindsChopped: _blinds_chopped,
    ev.RunsAnswered: _runs_answered,
    ev.RunsSettled: _runs_settled,
    ev.UncalledReturned: _uncalled_returned,
    ev.BetsGathered: _bets_gathered,
    ev.Discarded: _discarded,
    ev.Drew: _drew,
    ev.ShowdownBegan: showdown_began,
    ev.Shown: shown,
    ev.Mucked: mucked,
    ev.HandKilled: hand_killed,
    ev.OpenersProven: openers_proven,
    ev.PotAwarded: pot_awarded,
    ev.PotCarried: pot_carried,
    ev.HandEnded: _hand_ended,
    **IRREGULAR_FOLDS,
}
