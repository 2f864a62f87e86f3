"""What a player loses who forfeits his claim to a pot, and to whom it goes, pot by pot."""

from croupier.floor.hands.dead_hand_effect import all_to, dead_hand
from croupier.floor.hands.hand_told import is_pushed
from croupier.floor.hands.pots_again import corrected, due_among, got, played_by, shown_by
from croupier.floor.hands.showdown_told import FalseClaim
from croupier.floor.ruling import Remedy
from croupier.play.irregular_events import AwardCorrected, RuledLive
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState

Heirs = tuple[SeatNo, ...]


def _level(state: HandState, heirs: Heirs) -> Chips:
    """What the heirs have matched at most: they win nothing of the side pots above it."""
    return max(state.put[seat] for seat in heirs)


def _above(state: HandState, level: Chips) -> Chips:
    return sum(max(0, put - level) for put in state.put)


def at_stake(state: HandState, seat: SeatNo, heirs: Heirs) -> Chips:
    """The chips to which *seat* loses his claim."""
    if is_pushed(state):
        return max(0, got(state)[seat] - _kept(state, seat, _level(state, heirs)))
    return state.pot - _kept(state, seat, _level(state, heirs)) * (not _settled_above(state, heirs))


def _kept(state: HandState, seat: SeatNo, level: Chips) -> Chips:
    """The side pots above *level*: nobody but *seat* is left who has matched them."""
    return _above(state, level) if state.put[seat] > level else 0


def _settled_above(state: HandState, heirs: Heirs) -> bool:
    """Whether the side pots that no heir has matched have been pushed already."""
    return state.settled_to != NOT_YET and state.settled_to <= _level(state, heirs)


def forfeited(state: HandState, incident: FalseClaim, heirs: Heirs) -> tuple[Remedy, ...]:
    """The thrown hand is in again and the claimant's is not; what was pushed goes to the heirs."""
    seat = incident.seat
    if not is_pushed(state):
        back = (RuledLive(incident.made_muck), *_side_pots_back(state, seat, heirs))
        return (*back, *_his_alone(state, seat, heirs), *dead_hand(state, seat))
    moved = corrected(state, _due(state, seat, heirs))
    shown = [event for one in heirs for event in shown_by(state, one)] if len(heirs) > 1 else []
    return (*shown, *moved) if moved else ()


def _due(state: HandState, seat: SeatNo, heirs: Heirs) -> dict[SeatNo, Chips] | None:
    """What each should have: the heirs of the pots that they matched, *seat* of those above."""
    level = _level(state, heirs)
    kept = _kept(state, seat, level)
    twin = state.copy()
    if kept:
        twin.put = [min(put, level) for put in state.put]
    due = due_among(twin, heirs)
    return None if due is None else {**due, seat: due[seat] + kept}


def _side_pots_back(state: HandState, seat: SeatNo, heirs: Heirs) -> tuple[AwardCorrected, ...]:
    """Side pots that were pushed to *seat* go to the heirs who have matched them."""
    if state.settled_to == NOT_YET:
        return ()
    above = tuple(one for one in heirs if state.put[one] > state.settled_to)
    if not above:
        return ()
    twin = played_by(state, above)
    level = _level(state, heirs)
    twin.put = [max(0, min(put, level) - state.settled_to) for put in state.put]
    twin.dead = 0
    due = due_among(twin, above)
    owed = {one: chips for one, chips in (due or {}).items() if chips}
    moves = tuple(owed.items())
    total = sum(owed.values())
    return (AwardCorrected(((seat, -total), *moves)),) if 0 < total <= got(state)[seat] else ()


def _his_alone(state: HandState, seat: SeatNo, heirs: Heirs) -> tuple[Remedy, ...]:
    """Side pots that no heir has matched, and that were not pushed yet, are his who is left."""
    level = _level(state, heirs)
    if _settled_above(state, heirs) or not _kept(state, seat, level):
        return ()
    return all_to(state, seat, level)
