"""The dealer at the pace of people: one beat at a time, where there is something to see."""

from croupier.play import events as ev
from croupier.play.actions import Muck, Show
from croupier.play.dealer import AutoDealer
from croupier.play.decide import decide
from croupier.play.duty import duty
from croupier.play.evolve import apply
from croupier.play.showdown import should_show
from croupier.play.state import HandState
from croupier.service.tempo import Tempo

_SIGHTS = (ev.BoardDealt, ev.HoleDealt, ev.ShowdownBegan)
"""After these people need a moment when there is no betting to wait for."""


def beat(dealer: AutoDealer, state: HandState) -> list[ev.Event]:
    """The dealer's next chores, up to something people want to look at; *state* is unchanged."""
    events: list[ev.Event] = []
    ahead = state
    while True:
        chore = duty(ahead)
        if chore is not None:
            new = dealer.perform(ahead, chore)
        elif ahead.phase == "showing":
            new = _table_hand(ahead)
        else:
            return events
        events += new
        ahead = apply(ahead, *new)
        if _worth_a_pause(new, ahead):
            return events


def _table_hand(state: HandState) -> list[ev.Event]:
    seat = state.actor
    action = Show(seat) if should_show(state, seat) else Muck(seat)
    return list(decide(state, action))


def _worth_a_pause(events: list[ev.Event], after: HandState) -> bool:
    """Whether to stop here: a hand turned up, a street of a run-out, the showdown."""
    if after.phase == "over":
        return True
    if any(isinstance(event, ev.Shown | ev.Mucked) for event in events):
        return True
    nobody_bets = after.turned_up or after.phase == "showing"
    return nobody_bets and any(isinstance(event, _SIGHTS) for event in events)


def pause_after(state: HandState, tempo: Tempo) -> float:
    """How long to wait before the next beat: nothing but at a run-out and at the showdown."""
    if state.turned_up:
        return tempo.run_out
    if state.phase in ("showing", "awarding") and state.show_order:
        return tempo.show
    return 0.0
