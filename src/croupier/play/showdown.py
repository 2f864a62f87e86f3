"""The showdown: the order of showing, what a player would best do, and the award of the pots."""

from collections.abc import Iterable, Sequence

from croupier.cards import HIDDEN, Card
from croupier.games.game import PotShare
from croupier.play import events as ev
from croupier.play.betting import openers_wanted
from croupier.play.fold_showdown import held_by_floor, is_all_shown
from croupier.play.openers import openers_among
from croupier.play.opening import first_in_order
from croupier.play.pots import (
    Award,
    Scores,
    divide_all,
    divide_runs,
    pots_of,
    score_of,
    winners_of,
)
from croupier.play.runs import of_run
from croupier.play.setup import Carried, Chips, SeatNo
from croupier.play.short_hands import cards_kept
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import clockwise_from, first_live, left_of, may_still_open
from croupier.rulebook.tags import rule


class CardsUnknown(ValueError):
    """A pot cannot be judged because cards of a live hand are not known."""


def showing_order(state: HandState) -> tuple[SeatNo, ...]:
    """The order in which live hands are shown: side pots first, each from its first to show."""
    first = first_to_show(state)
    seats = [seat for seat in clockwise_from(state, first) if state.live[seat]]
    order: list[SeatNo] = []
    pots = pots_of(state)
    for pot in reversed(pots[1:]):
        if len(pot.seats) > 1:
            order += [seat for seat in seats if seat in pot.seats and seat not in order]
    order += [seat for seat in seats if seat not in order]
    return tuple(order)


@rule(
    "rrop3:3.showdown.7a",
    "rrop3:3.showdown.7b",
    "rrop3:3.showdown.7d",
    "general:showdown.1",
    "general:showdown.3",
    "tda:17A",
    "tda:17Ab",
    "championship:showdown.2",
    "championship:showdown.2b",
)
def first_to_show(state: HandState) -> SeatNo:
    """The last aggressor of the last round; without one, who acted first or the button's left."""
    if state.aggressor:
        return first_live(state, state.aggressor)
    if state.options.showdown.first_no_bet == "left_of_button":
        return first_live(state, left_of(state, state.button))
    return first_live(state, state.round_opener or first_in_order(state))


def scores_for(state: HandState) -> Scores:
    """Scores by seat and share, each worked out once.  Raises CardsUnknown for a hidden card."""
    known: dict[tuple[SeatNo, PotShare], int] = {}

    def score(seat: SeatNo, share: PotShare) -> int:
        key = (seat, share)
        value = known.get(key)
        if value is None:
            if HIDDEN in state.hole[seat]:
                raise CardsUnknown(f"the cards of seat {seat} are not known")
            value = known[key] = score_of(state, seat, share)
        return value

    return score


@rule("general:showdown.2", "rrop3:3.showdown.1", "championship:showdown.2")
def should_show(state: HandState, seat: SeatNo, scores: Scores | None = None) -> bool:
    """Whether the hand of *seat* can still win something against the hands shown so far.

    *scores* may be kept from one hand to the next of the same showdown.
    """
    shown = [
        other for other in state.show_order if state.live[other] and is_all_shown(state, other)
    ]
    if not shown or not may_muck(state, seat):
        return True
    scores = scores or scores_for(state)
    for pot in pots_of(state):
        if seat not in pot.seats:
            continue
        rivals = [other for other in shown if other in pot.seats]
        if any(seat in winners_of([*rivals, seat], share, scores) for share in state.game.shares):
            return True
    return False


@rule("tda:16", "rrop3:11.tournament.28", "general:showdown.2", "rrop3:3.showdown.1")
def may_muck(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* may throw its hand away unseen.

    Not the last live hand of any pot, not where beaten hands must be shown, and no hand once all
    are turned up because somebody is all-in.
    """
    if state.live_count == 1 or state.turned_up or not state.live[seat]:
        return False
    if not state.options.showdown.muck_losers:
        return False
    return not _alone_in_a_pot(state, seat)


def _alone_in_a_pot(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* is the only live player of some pot, having matched more than the others."""
    if state.carried:
        return any(pot.seats == (seat,) for pot in pots_of(state))
    put = state.put
    others = max(put[other] for other, live in enumerate(state.live) if live and other != seat)
    return put[seat] > others and (state.settled_to == NOT_YET or others < state.settled_to)


@rule("rrop3:3.showdown.4", "rrop3:3.showdown.7d", "general:showdown.4", "championship:showdown.1")
def award_events(state: HandState, scores: Scores | None = None) -> list[ev.Event]:
    """The end of the hand: losing hands killed, then the pots pushed, side pots first.

    *scores* are those of the showdown, if they were kept.
    """
    contested = state.live_count > 1 or may_still_open(state)
    if contested and not state.opened_by and _was_passed_out(state):
        return [ev.PotCarried(tuple(Carried(*pot) for pot in pots_of(state)))]
    awards = _less_what_is_held(awards_of(state, scores or scores_for(state)), held_by_floor(state))
    winners = {award.seat for _, _, award in awards}
    events: list[ev.Event] = []
    if state.live_count > 1:
        events += [ev.HandKilled(seat) for seat in losers_shown(state, winners)]
    events += _proof_of_openers(state, winners)
    events += [
        ev.PotAwarded(a.seat, a.amount, number, a.share, run)
        for run, number, a in awards
        if a.amount
    ]
    return events


@rule("rrop3:2.decisions.7")
def _less_what_is_held(
    awards: list[tuple[int, int, Award]], held: Chips
) -> list[tuple[int, int, Award]]:
    """What the floor keeps of the pot is not pushed: it is missing in the main pot first."""
    if not held:
        return awards
    left: list[tuple[int, int, Award]] = []
    for run, number, award in reversed(awards):
        kept = min(held, award.amount)
        held -= kept
        left.append((run, number, award._replace(amount=award.amount - kept)))
    return left[::-1]


def awards_of(state: HandState, scores: Scores) -> list[tuple[int, int, Award]]:
    """Every award with the numbers of its run and its pot."""
    if state.runs > 1 and state.live_count > 1 and len(state.runs_done) + 1 == state.runs:
        runs = [scores_for(of_run(state, run)) for run in range(state.runs)]
        return divide_runs(state, runs)
    return [(0, number, award) for number, award in divide_all(state, scores)]


@rule("rrop3:9.jacks.1b")
def _was_passed_out(state: HandState) -> bool:
    """Whether nobody could open, so that the pot waits for another hand and another ante."""
    return state.street == 0 and state.game.passed_out == "carry" and not state.opened


def losers_shown(state: HandState, winners: Iterable[SeatNo]) -> list[SeatNo]:
    """The hands that were shown and win nothing, in the order of showing; each dies once."""
    order: Sequence[SeatNo] = state.show_order or range(1, state.chairs + 1)
    safe = {*winners, *(award[0] for award in state.awards)}
    return [
        seat
        for seat in order
        if state.live[seat]
        and seat not in safe
        and not state.killed[seat]
        and is_all_shown(state, seat)
    ]


@rule("rrop3:9.jacks.3", "rrop3:9.jacks.9a")
def _proof_of_openers(state: HandState, winners: Iterable[SeatNo]) -> list[ev.Event]:
    """The opener proves his openers before he is paid; split ones lie with his discards.

    Of an opener who split and then folded the dealer shows what lies under the chip.
    """
    seat = state.opened_by
    if not seat or state.proven or not openers_wanted(state):
        return []
    if not state.live[seat]:
        aside = [
            card for card in _openers_as_they_were(state, seat) if card in state.discards[seat]
        ]
        return [ev.OpenersProven(seat, tuple(aside))] if state.split_openers and aside else []
    if not state.split_openers and (seat not in winners or is_all_shown(state, seat)):
        return []
    cards = _openers_as_they_were(state, seat)
    if not cards:
        return []
    events: list[ev.Event] = [ev.OpenersProven(seat, cards)]
    in_hand = tuple(card if card in cards else HIDDEN for card in state.hole[seat])
    if not is_all_shown(state, seat) and any(card != HIDDEN for card in in_hand):
        events.append(ev.Shown(seat, in_hand))
    return events


def _openers_as_they_were(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """The openers of the first five cards: kept ones, or with those laid under a chip."""
    kept = cards_kept(state, seat)
    return openers_among(kept) or openers_among((*kept, *state.discards[seat]))
