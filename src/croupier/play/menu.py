"""What the player in turn may do, with bounds: for screens, bots and refusals."""

from typing import NamedTuple

from croupier.play.betting import legal_wager, may_call
from croupier.play.chopping import may_chop
from croupier.play.irregular import Irregular
from croupier.play.limits import WagerRange
from croupier.play.opening import bring_in_due, may_fold
from croupier.play.runs import runs_possible
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.short_hands import bound_draw
from croupier.play.showdown import may_muck
from croupier.play.state import HandState
from croupier.play.turns import to_call


class Menu(NamedTuple):
    """All that *seat* may do now.

    *call*: chips to add, 0 when there is nothing to call.  *bring_in*: chips of the forced bet, 0
    when none is due.  *draw*: the most cards that may be changed, None outside the draw;
    *draw_least*: how many must be thrown at least.  *chop*: the blinds may be taken back,
    *decline*: or not.  *runs*: the most times the cards to come may be dealt, 0 if not asked.
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
    draw_least: int = 0
    chop: bool = False
    decline: bool = False
    runs: int = 0


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
        return _drawing_menu(state, seat)
    if state.phase == "chopping":
        return Menu(seat, chop=True, decline=True)
    if state.phase == "agreeing":
        return Menu(seat, runs=runs_possible(state))
    return Menu(seat, show=True, muck=may_muck(state, seat))


def _drawing_menu(state: HandState, seat: SeatNo) -> Menu:
    street, bound = state.game.streets[state.street], bound_draw(state, seat)
    if bound is not None:
        return Menu(seat, draw=bound, draw_least=bound)
    return Menu(seat, draw=street.draw or street.throw, draw_least=street.throw)


def _betting_menu(state: HandState, seat: SeatNo) -> Menu:
    wager = legal_wager(state, seat)
    if state.wagers_have_conditions and bring_in_due(state):
        forced = min(state.stakes.bring_in, state.stacks[seat])
        return Menu(seat, may_fold(state, seat), check=False, call=0, wager=wager, bring_in=forced)
    owed = to_call(state, seat)
    fold = owed > 0 or state.options.betting.free_fold == "allowed"
    if state.irregular is not None:
        return _bound_menu(state, state.irregular, Menu(seat, fold, not owed, owed, wager))
    if state.street or state.opened:
        return Menu(seat, fold, not owed, owed, wager)
    call = owed if may_call(state, seat) else 0
    return Menu(seat, fold, not owed, call, wager, chop=may_chop(state, seat))


def _bound_menu(state: HandState, irregular: Irregular, usual: Menu) -> Menu:
    """What is left of a menu where a ruling has bound the player.

    Who must raise, and can, may neither check nor call.
    """
    seat, raises = usual.seat, usual.wager is not None
    bound = raises and irregular.bars(seat, "call")
    call = 0 if bound or not may_call(state, seat) else usual.call
    return usual._replace(
        fold=usual.fold and state.live_count > 1 and not irregular.bars(seat, "fold"),
        check=usual.check and not (raises and irregular.bars(seat, "check")),
        call=call,
        chop=may_chop(state, seat),
    )
