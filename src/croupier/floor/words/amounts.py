"""What an amount comes to: the legal bet, raise, call or check that is nearest to it."""

from croupier.play.actions import Action, Bet, Call, Check, Fold, Raise
from croupier.play.betting import legal_wager, may_call
from croupier.play.decide import decide
from croupier.play.limited import is_barred
from croupier.play.limits import WagerRange, least_full, wager_kind, wager_sizes
from croupier.play.refusal import Refused
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import to_call

HALF = 50
"""Per cent of the least raise from which chips or a bare amount are one."""


def is_allowed(state: HandState, action: Action) -> bool:
    """Whether the rules of play accept *action* now."""
    try:
        decide(state, action)
    except Refused:
        return False
    return True


def all_of(state: HandState, seat: SeatNo) -> Chips:
    """The total for the round that *seat* makes with its whole stack."""
    return state.bets[seat] + state.stacks[seat]


def least_total(state: HandState, seat: SeatNo) -> Chips:
    """The total of the least full bet or raise, whether or not *seat* has as much."""
    if state.structure != "limit":
        return least_full(state)
    bringing_in = wager_kind(state) == "complete" and state.game.forced == "bring_in"
    base = 0 if bringing_in else state.bet_to
    if state.completes_short:
        base = state.full_level
    return base + wager_sizes(state, seat)[0]


def least_step(state: HandState, seat: SeatNo) -> Chips:
    """By how much the least full bet or raise goes above the bet, at least 1."""
    return max(1, least_total(state, seat) - state.bet_to)


def is_half(state: HandState, seat: SeatNo, above: Chips) -> bool:
    """Whether *above* the bet is half of the least raise or more, measured without the stack."""
    return above * 100 >= HALF * least_step(state, seat)


def is_full(state: HandState, seat: SeatNo, above: Chips) -> bool:
    """Whether *above* the bet is the least raise or more."""
    return above >= least_step(state, seat)


def nearest(span: WagerRange, to: Chips, whole: Chips) -> Chips:
    """The legal total nearest to *to*: never less than the least, never more than the most."""
    if span.choices:
        return next((one for one in span.choices if one >= to), span.choices[-1])
    total = min(max(to, span.least), span.most)
    if not span.allows(total, whole):
        total = max(span.least, total - total % span.step)
    return total


def legal_total(state: HandState, seat: SeatNo, to: Chips) -> Chips | None:
    """The legal total nearest to *to*, None if *seat* may not bet or raise at all."""
    span = legal_wager(state, seat)
    return None if span is None else nearest(span, to, all_of(state, seat))


def wagered(state: HandState, seat: SeatNo, to: Chips) -> Action:
    """The bet or raise to *to* as the rules allow it; a call or a check where there is none."""
    total = legal_total(state, seat, to)
    if total is None:
        return called(state, seat)
    return Raise(seat, total) if state.bet_to else Bet(seat, total)


def least_wagered(state: HandState, seat: SeatNo) -> Action:
    """The smallest bet or raise; a call or a check where there is none."""
    return wagered(state, seat, 0)


def must_wager(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* has declared a bet or raise whose amount is still to come."""
    return is_barred(state, seat, "call" if to_call(state, seat) else "check")


def allowed(state: HandState, action: Action) -> Action:
    """The action, or what a ruling binds its maker to where it has taken that from him."""
    seat = action.seat
    if isinstance(action, Call | Check) and must_wager(state, seat):
        return least_wagered(state, seat)
    if isinstance(action, Fold) and is_barred(state, seat, "fold"):
        return called(state, seat)
    return action


def called(state: HandState, seat: SeatNo) -> Action:
    """A call, a check where nothing is owed; the least bet or raise where neither will do."""
    if must_wager(state, seat):
        return least_wagered(state, seat)
    if to_call(state, seat):
        return Call(seat) if may_call(state, seat) else wagered(state, seat, 0)
    if is_allowed(state, Check(seat)):
        return Check(seat)
    total = legal_total(state, seat, 0)
    if total is None:
        return Fold(seat)
    return Raise(seat, total) if state.bet_to else Bet(seat, total)


def put_in_by(state: HandState, action: Action | None) -> Chips:
    """The chips that an action of the player in turn puts in."""
    if isinstance(action, Bet | Raise):
        return action.to - state.bets[action.seat]
    return to_call(state, action.seat) if isinstance(action, Call) else 0


def is_open_amount(span: WagerRange) -> bool:
    """Whether a bet or a raise can be of more than one size."""
    return span.least < span.most
