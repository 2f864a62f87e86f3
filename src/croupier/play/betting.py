"""Who may bet or raise, whether a wager is full, and what it counts for."""

from typing import NamedTuple

from croupier.play.limits import (
    WagerRange,
    least_full,
    must_open_for_more,
    opens_for_a_raise,
    street_size,
    wager_range,
)
from croupier.play.openers import holds_openers
from croupier.play.opening import bring_in_due
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule


class WagerWeight(NamedTuple):
    """What a wager counts for (see events.Wagered)."""

    full: bool
    counts: bool
    caps: bool


@rule(
    "rrop3:3.bets.5a",
    "rrop3:10.nolimit.3b",
    "rrop3:10.nolimit.3c",
    "tda:47A",
    "tda:47B",
    "championship:bets.3c",
    "championship:bets.3d",
)
def may_raise_again(state: HandState, seat: SeatNo) -> bool:
    """A player who has acted may raise only if a full raise reached him since.

    At limit half a size makes an all-in full.  At big bets the house says whether short all-ins
    add up to a full raise, or whether one of them shuts out all who have bet.
    """
    faced = state.faced[seat]
    if faced < 0:
        return True
    full_raise_since = state.full_wagers > state.mark[seat]
    if state.options.betting.reopening == "largest_of_round":
        added_up = not state.short_run and state.bet_to - faced >= state.largest_step
        return full_raise_since or added_up
    if state.structure == "limit":
        return full_raise_since
    raising = state.options.raising
    if raising.reopen == "only_not_yet_bet" and state.bets[seat]:
        return full_raise_since and state.short_mark < state.full_wagers
    if raising.reopen == "cumulative_full_raise" and state.bet_to - faced >= state.last_raise:
        return True
    return full_raise_since or (
        raising.short_open_reopens and faced == 0 and state.full_wagers == 0
    )


@rule(
    "rrop3:3.bets.2",
    "rrop3:3.bets.3a",
    "rrop3:3.bets.3b",
    "rrop3:3.bets.4a",
    "rrop3:3.bets.4b",
    "rrop3:9.draw.1",
    "rrop3:10.nolimit.1",
    "rrop3:12.explanations.6",
    "tda:48",
    "tda:48b",
)
def cap_reached(state: HandState) -> bool:
    """Whether the round has all the raises it may have.

    Limit: a bet and three raises (four in games of two rounds) among three or more players with
    chips.  Two players raise without end, unless the cap was reached while there were more.
    """
    if state.wagers_allowed:
        return state.wagers >= state.wagers_allowed
    cap = state.raise_cap
    if not cap or state.wagers <= cap:
        return False
    if state.structure in ("none", "pot"):
        return True
    headsup = state.options.limits.headsup_cap
    if headsup == "capped" or state.able > 2:  # noqa: PLR2004 - heads-up
        return True
    return headsup == "uncapped_if_headsup_before_cap" and state.capped


@rule("rrop3:3.bets.1", "rrop3:9.draw.2")
def has_checked_for_good(state: HandState, seat: SeatNo) -> bool:
    """A player who has checked may raise in every game, unless the house forbids it.

    It may do so at lowball alone, which is draw that only a low hand wins.
    """
    where = state.options.betting.check_raise
    if where == "everywhere" or state.faced[seat] != 0:
        return False
    return where == "nowhere" or (state.game.family == "draw" and state.game.low_alone)


@rule("rrop3:9.draw.0f", "rrop3:9.jacks.1a")
def may_open(state: HandState, seat: SeatNo) -> bool:
    """At jacks or better the first bet needs a pair of jacks or a better hand."""
    return not needs_openers(state) or holds_openers(state.hole[seat])


def needs_openers(state: HandState) -> bool:
    """Whether the pot is still to be opened, by a hand that is good enough."""
    if state.street or state.opened or state.game.forced != "antes":
        return False
    if state.game.family != "draw":
        return False
    return openers_wanted(state)


@rule("rrop3:9.draw.0f")
def openers_wanted(state: HandState) -> bool:
    """Whether this game, in this house, asks for jacks or better to open."""
    return "jacks" in (state.game.openers, state.options.draw.openers)


def legal_wager(state: HandState, seat: SeatNo) -> WagerRange | None:
    """The totals *seat*, whose turn it is, may bet or raise to; None if it may not."""
    stack, bet_to = state.stacks[seat], state.bet_to
    if not stack:
        return _all_in_opening(state, seat)
    barred = state.irregular is not None and state.irregular.bars(seat, "wager")
    if barred or state.bets[seat] + stack <= bet_to or cap_reached(state):
        return None
    if state.faced[seat] >= 0 and not may_raise_again(state, seat):
        return None
    conditions = state.wagers_have_conditions
    if not somebody_could_call(state, seat) and not (conditions and needs_openers(state)):
        return None
    if conditions and not _meets_conditions(state, seat):
        return None
    span = wager_range(state, seat)
    if conditions and not bet_to:
        bet_to = _bring_in_to_beat(state)
    return span if span.most > bet_to else None


@rule("general:potlimit.2")
def may_call(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* may match the bet: the first to come in must open for more where he can."""
    return not must_open_for_more(state, seat) or legal_wager(state, seat) is None


def _meets_conditions(state: HandState, seat: SeatNo) -> bool:
    """Whether openers, a check-raise barred by the house, or a bring-in stand in the way."""
    if not may_open(state, seat) or has_checked_for_good(state, seat):
        return False
    return not _owes_the_bring_in(state, seat)


def _bring_in_to_beat(state: HandState) -> Chips:
    """A stack no larger than a bring-in that is due cannot bet: it brings in, and all is owed.

    Where a short forced bet leaves only what was posted to be called, either comes to the same.
    """
    in_full = state.options.blinds.short_forced_bet == "owed_in_full"
    return state.stakes.bring_in if in_full and bring_in_due(state) else 0


@rule("rrop3:8.stud.2", "general:stud.3")
def _owes_the_bring_in(state: HandState, seat: SeatNo) -> bool:
    """Where the low card may not open for a full bet, only the bring-in is open to it."""
    if state.bet_to or state.options.stud.bring_in_full or not bring_in_due(state):
        return False
    return seat == state.round_opener


@rule("house:raise.nobody_left")
def somebody_could_call(state: HandState, seat: SeatNo) -> bool:
    """Whether another live player has chips beyond the bet; a raise over nobody is none."""
    if state.able == 1:
        return False
    live, bets, bet_to = state.live, state.bets, state.bet_to
    for other, stack in enumerate(state.stacks):
        if stack and other != seat and live[other] and bets[other] + stack > bet_to:
            return True
    return False


@rule("rrop3:9.jacks.5a", "rrop3:9.draw.12")
def _all_in_opening(state: HandState, seat: SeatNo) -> WagerRange | None:
    """A player all-in for the ante may declare the pot open with a bet of nothing."""
    return WagerRange("open", 0, 0, 1, (0,)) if may_open(state, seat) else None


@rule(
    "rrop3:3.bets.4a",
    "rrop3:3.bets.4b",
    "rrop3:3.bets.5a",
    "rrop3:3.bets.5b",
    "rrop3:3.bets.5c",
    "rrop3:8.stud.3",
    "rrop3:10.nolimit.3a",
    "rrop3:10.nolimit.3b",
    "tda:47A",
    "tda:47B",
    "championship:bets.3c",
)
def weigh(state: HandState, seat: SeatNo, to: Chips) -> WagerWeight:
    """What a wager to *to* counts for: full or short, one of the capped raises or not.

    At limit an all-in of half the size or more is full; less neither counts nor reopens.
    """
    structure = state.structure
    if state.options.betting.reopening == "largest_of_round":
        full = to - state.bet_to >= state.largest_step
    elif structure == "limit":
        over = (to - state.full_level) * 100
        full = over >= street_size(state) * state.options.limits.reopen_fraction_pct
    else:
        full = to >= least_full(state)
    cap = state.raise_cap
    able = state.able - (to == state.bets[seat] + state.stacks[seat])
    counts = full or state.options.limits.cap_counts == "every_wager"
    wagers = state.wagers + 1 + opens_for_a_raise(state, to)
    reaches = counts and bool(cap) and wagers > cap
    return WagerWeight(full, counts, reaches and able > 2)  # noqa: PLR2004 - three or more players
