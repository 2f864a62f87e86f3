"""What the player in turn may do, with bounds: for screens, bots and refusals."""

from typing import NamedTuple

from croupier.play.betting import legal_wager
from croupier.play.limits import WagerRange
from croupier.play.opening import bring_in_due, may_fold
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.showdown import may_muck
from croupier.play.state import HandState
from croupier.play.turns import to_call


class Menu(NamedTuple):
    """All that *seat* may do now.

    *call*: chips to add, 0 when there is nothing to call.  *bring_in*: chips of the forced bet, 0
    when none is due.  *draw*: the most cards that may be changed, None outside the draw.
    """

    seat: SeatNo = NOBODY
    fold: bool = False
    check: bool = False
    call: Chips = 0
    wager: WagerRange | None = None
    bring_in: Chips = 0
    draw: int | None = None
    show: bool = False
    muck: bool = False


EMPTY = Menu()
"""The menu when nobody is to act."""


def menu(state: HandState) -> Menu:
    """Everything the actor may do; EMPTY when nobody is to act."""
    seat = state.actor
    if not seat:
        return EMPTY
    if state.phase == "betting":
        return _betting_menu(state, seat)
    if state.phase == "discarding":
        return Menu(seat, draw=state.game.streets[state.street].draw)
    return Menu(seat, show=True, muck=may_muck(state, seat))


def _betting_menu(state: HandState, seat: SeatNo) -> Menu:
    wager = legal_wager(state, seat)
    if bring_in_due(state):
        forced = min(state.stakes.bring_in, state.stacks[seat])
        return Menu(seat, may_fold(state, seat), check=False, call=0, wager=wager, bring_in=forced)
    owed = to_call(state, seat)
    return Menu(seat, owed > 0 or may_fold(state, seat), not owed, owed, wager)
