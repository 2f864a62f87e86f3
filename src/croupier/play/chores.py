"""The dealer's chores that need no card: forced bets, rounds, bets, showdown, pots."""

from collections.abc import Callable

from croupier.play import events as ev
from croupier.play.duty import Chore, uncalled
from croupier.play.held import settle_held
from croupier.play.opening import opening_seat
from croupier.play.setup import NOBODY
from croupier.play.showdown import award_events, showing_order
from croupier.play.state import HandState
from croupier.rulebook.tags import rule


@rule(
    "general:blinds.1",
    "general:blinds.4",
    "rrop3:4.blinds.0c",
    "rrop3:4.blinds.10",
    "rrop3:11.tournament.17a",
    "rrop3:11.tournament.17b",
)
def post(state: HandState) -> list[ev.Event]:
    """Every forced bet, in order; a stack too short pays what it has and is never asked again."""
    stacks = list(state.stacks)
    events: list[ev.Event] = []
    for due in state.setup.posts[state.posts_done :]:
        amount = min(due.amount, stacks[due.seat])
        stacks[due.seat] -= amount
        events.append(ev.Posted(due.seat, due.kind, amount, due.amount))
    return events


def open_round(state: HandState) -> list[ev.Event]:
    """The betting round opens with the first seat that has something to decide.

    In a bomb pot there is none before the second street.
    """
    if (state.able == 0 and state.street) or (state.setup.bomb_pot and not state.street):
        return [ev.RoundOpened(NOBODY)]
    return [ev.RoundOpened(opening_seat(state))]


def return_uncalled(state: HandState) -> list[ev.Event]:
    """What nobody called goes back to its owner before the pot is counted."""
    return [ev.UncalledReturned(*uncalled(state))]


@rule("general:acting.6")
def gather(state: HandState) -> list[ev.Event]:
    """Bets stay in front of the players until the round is over, then go into the pot."""
    return [ev.BetsGathered(sum(state.bets))]


@rule("tda:16", "rrop3:11.tournament.28")
def turn_up(state: HandState) -> list[ev.Event]:
    """With a player all-in and the betting over, all live hands are opened at once."""
    return [
        ev.Shown(seat, tuple(state.hole[seat]))
        for seat in range(1, state.chairs + 1)
        if state.live[seat]
    ]


def arrange_showdown(state: HandState) -> list[ev.Event]:
    """The order of showing is announced."""
    return [ev.ShowdownBegan(showing_order(state))]


def end(state: HandState) -> list[ev.Event]:  # noqa: ARG001 - nothing to read
    """The hand is over."""
    return [ev.HandEnded()]


CHORES: dict[Chore, Callable[[HandState], list[ev.Event]]] = {
    "post": post,
    "open_round": open_round,
    "return_uncalled": return_uncalled,
    "gather": gather,
    "turn_up": turn_up,
    "arrange_showdown": arrange_showdown,
    "award": award_events,
    "end": end,
    "settle_held": settle_held,
}
