"""Who should have what of a pot, once hands are read again or others play for it."""

from collections.abc import Collection, Iterable, Mapping

from croupier.cards import HIDDEN
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Remedy
from croupier.floor.spot import chips_text
from croupier.play import events as ev
from croupier.play.fold_showdown import held_by_floor, is_all_shown
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import AwardCorrected
from croupier.play.pots import pots_of, winners_of
from croupier.play.setup import Chips, SeatNo
from croupier.play.showdown import awards_of, scores_for
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text

Shares = Mapping[SeatNo, Chips]


def played_by(
    state: HandState, seats: Collection[SeatNo], board_only: Collection[SeatNo] = ()
) -> HandState:
    """The end of the hand as it would be with *seats* in it; some play the board alone."""
    twin = state.copy()
    twin.live = [seat in seats for seat in range(len(state.live))]
    twin.live_count = len(seats)
    twin.settled_to = twin.settling_to = NOT_YET
    twin.pushed = 0
    for seat in board_only:
        twin.hole[seat] = []
    return twin


def due_among(
    state: HandState, seats: Collection[SeatNo], board_only: Collection[SeatNo] = ()
) -> Shares | None:
    """What each seat should have if *seats* play for the pot; None if their cards are not known."""
    twin = played_by(state, seats, board_only)
    due = dict.fromkeys(range(1, state.chairs + 1), 0)
    try:
        awards = awards_of(twin, scores_for(twin))
    except ValueError:
        return None
    for _, _, award in awards:
        due[award.seat] += award.amount
    return due


def got(state: HandState) -> Shares:
    """What each seat has got of the pot so far; what the floor holds nobody has got yet."""
    kept_back = dict((state.irregular or NOTHING).kept_back)
    won = dict.fromkeys(range(1, state.chairs + 1), 0)
    for award in state.awards:
        won[award[0]] += award[1]
    now = {
        seat: state.stacks[seat]
        + kept_back.get(seat, 0)
        + put_in(state, seat)
        - state.setup.stacks[seat]
        for seat in won
    }
    told = sum(now.values()) + held_by_floor(state)
    straight = min(now.values()) >= 0 and told == state.pushed
    return now if straight else won


def entitled(state: HandState, seat: SeatNo) -> Chips:
    """All that *seat* could win: the pots that it has matched."""
    seats = {*live_seats(state), seat}
    return sum(pot.amount for pot in pots_of(played_by(state, seats)) if seat in pot.seats)


def corrected(state: HandState, due: Shares | None) -> tuple[AwardCorrected, ...]:
    """What moves chips from those who got too much to those who got too little; or nothing."""
    if due is None:
        return ()
    has = got(state)
    moves = tuple((seat, due[seat] - has[seat]) for seat in due if due[seat] != has[seat])
    can_pay = all(state.stacks[seat] + chips >= 0 for seat, chips in moves)
    balance: Chips = sum(chips for _, chips in moves)
    return (AwardCorrected(moves),) if moves and can_pay and not balance else ()


def live_seats(state: HandState) -> tuple[SeatNo, ...]:
    """The seats whose hands are live, ascending."""
    return tuple(seat for seat, live in enumerate(state.live) if live)


def tabled_seats(state: HandState) -> tuple[SeatNo, ...]:
    """The live hands that lie open whole, ascending."""
    return tuple(seat for seat in live_seats(state) if is_all_shown(state, seat))


def shown_by(state: HandState, seat: SeatNo) -> tuple[ev.Shown, ...]:
    """The whole hand laid open, if anybody knows it and it does not lie open yet."""
    hole = tuple(state.hole[seat])
    known = bool(hole) and HIDDEN not in hole
    return (ev.Shown(seat, hole),) if known and not is_all_shown(state, seat) else ()


def compared_now(state: HandState, seat: SeatNo) -> tuple[ev.Event, ...]:
    """A hand is in again after the pot was pushed: it is shown, and the hands are compared."""
    seats = {*live_seats(state), seat}
    due = due_among(state, seats)
    if due is None:
        return shown_by(state, seat)
    shown = [event for one in sorted(seats) for event in shown_by(state, one)]
    return (*shown, *corrected(state, due))


def moved_in_steps(remedies: Iterable[Remedy]) -> tuple[Text, ...]:
    """How the chips that *remedies* move from stack to stack are moved at the table."""
    moves = [move for one in remedies if isinstance(one, AwardCorrected) for move in one.moves]
    return tuple(
        (_GIVE if chips > 0 else _TAKE).format(amount=chips_text(abs(chips)), seat=seat)
        for seat, chips in sorted(moves, key=lambda move: move[1] > 0)
    )


_TAKE = Text("Take {amount} from seat {seat}.", "Prenez {amount} au siège {seat}.")
_GIVE = Text("Give {amount} to seat {seat}.", "Donnez {amount} au siège {seat}.")


def leads_the_tabled(state: HandState, seat: SeatNo) -> bool | None:
    """Whether the hand of *seat* wins a share among those tabled; None if nobody can say."""
    if state.street < len(state.game.streets) - 1 or state.phase not in _BEING_READ:
        return False
    seats = tabled_seats(state)
    if seat not in seats:
        return False
    scores = scores_for(state)
    try:
        return any(seat in winners_of(seats, share, scores) for share in state.game.shares)
    except ValueError:
        return None


_BEING_READ = frozenset({"showing", "awarding", "settled", "over"})
