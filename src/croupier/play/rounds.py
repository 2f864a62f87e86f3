"""How a hand goes on when an action or a betting round is over: the next turn, street or run.

Part of the fold: nothing is judged here, and no card's value is looked at.
"""

from dataclasses import replace

from croupier.play.irregular import NOTHING
from croupier.play.runs import runs_possible
from croupier.play.setup import NOBODY
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import clockwise_from, first_live, left_of, next_to_act
from croupier.rulebook.tags import rule


def pay(state: HandState, seat: int, amount: int) -> None:
    """Chips leave a stack."""
    stack = state.stacks[seat] - amount
    state.stacks[seat] = stack
    if not stack and amount:
        state.able -= 1


def owed_by_others(state: HandState, due: int, paid: int) -> int:
    """What a forced bet asks of the others: all of it, or only the chips a short stack put in."""
    whole = state.options.blinds.short_forced_bet == "owed_in_full"
    return due if whole else paid


def raise_blind_level(state: HandState, due: int) -> None:
    """A live forced bet asks *due* of everybody, where nothing higher does."""
    if due > state.bet_to:
        state.bet_to = due
        state.last_raise = max(state.last_raise, due)
        if due >= state.stakes.small_bet:
            state.full_level = due
            state.wagers = int(state.options.limits.blind_is_first_bet)


def acted(state: HandState, seat: int) -> None:
    """Note what *seat* has matched, and pass the turn."""
    state.faced[seat] = state.bet_to
    state.mark[seat] = state.full_wagers
    if state.irregular is not None:
        state.irregular = state.irregular.after_acting(seat)
    pass_turn(state, seat)


def pass_turn(state: HandState, seat: int) -> None:
    """The turn goes to the next seat that has something to decide, or the round is over."""
    state.turn += 1
    if state.street:
        state.acted_after_draw = True
    state.actor = actor = next_to_act(state, seat)
    if not actor:
        end_round(state)


def begin_again(state: HandState, seat: int, opener: int) -> None:
    """The betting of the round begins again: it opens with *opener*, and it is *seat*'s turn.

    Bets lie where they are, counting for nothing; who passed before one was made has acted.
    """
    passed, irregular = _passed_before_the_bet(state), state.irregular
    state.reset_round()
    state.irregular = irregular
    for other in passed:
        state.faced[other] = state.mark[other] = 0
    if not state.street:
        state.opened_by = NOBODY
    state.round_turn = state.turn
    state.round_opener = opener
    state.actor = seat
    state.phase = "betting"
    if not seat:
        end_round(state)


def _passed_before_the_bet(state: HandState) -> list[int]:
    """Who has acted in the first round before it was opened, where there is nothing to call."""
    passed: list[int] = []
    if state.street or not (state.opened_by and state.round_opener):
        return passed
    for seat in clockwise_from(state, state.round_opener):
        if seat == state.opened_by:
            break
        passed.append(seat)
    return passed


def throws_again(state: HandState, seat: int) -> None:
    """*seat* has back what it threw in this draw, and it is its turn to throw."""
    thrown = max(state.drew[seat], 0)
    if thrown:
        state.hole[seat] += state.discards[seat][-thrown:]
        state.up[seat] += [False] * thrown
        state.discards[seat] = state.discards[seat][:-thrown]
    if seat == state.opened_by:
        state.split_openers = False
    state.drew[seat] = NOT_YET
    state.phase = "discarding"
    state.actor = seat


def end_round(state: HandState) -> None:
    """The betting of the round is over: the bets are gathered, if there are any."""
    if any(state.bets):
        state.phase = "gathering"
    else:
        close_round(state)


def close_round(state: HandState) -> None:
    """What follows a betting round: the pot, the showdown, or the next street."""
    last = state.street == len(state.game.streets) - 1
    if state.live_count == 1 or _passed_out(state):
        state.actor = NOBODY
        # A lone blind that went back to its owner leaves nothing to push.
        state.phase = "awarding" if state.pot else "settled"
    elif last:
        _close_last_round(state)
    elif betting_is_over(state, state.street + 1):
        deal_on(state)
    else:
        _next_street(state)


def _passed_out(state: HandState) -> bool:
    return state.street == 0 and not state.opened and state.game.passed_out == "carry"


def _close_last_round(state: HandState) -> None:
    if state.run + 1 < state.runs:
        state.runs_done += (state.cards,)
        state.run += 1
        _return_to_fork(state)
    elif state.turned_up:
        state.phase = "awarding"
    elif state.options.showdown.allin_all_up and state.able < state.live_count:
        state.phase = "turning_up"
    else:
        state.phase = "arranging"


@rule("tda:16", "rrop3:11.tournament.28", "rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def betting_is_over(state: HandState, street: int) -> bool:
    """Whether from *street* on only cards are left to come: nobody can bet, draw or throw."""
    if state.able > 1:
        return False
    return not any(one.draw or one.throw for one in state.game.streets[street:])


def deal_on(state: HandState) -> None:
    """Only cards are left to come: ask how often to deal them, turn the hands up, and deal."""
    if not state.runs and runs_possible(state) > 1:
        state.phase = "agreeing"
        state.actor = first_live(state, left_of(state, state.button))
    elif (state.runs > 1 or state.options.showdown.allin_all_up) and not state.turned_up:
        state.actor = NOBODY
        state.phase = "turning_up"
    else:
        if state.runs > 1 and state.before_runs is None:
            state.before_runs = state.cards
            state.runs_from = state.street + state.round_open
        _to_the_cards(state)


def _to_the_cards(state: HandState) -> None:
    """The next cards of this street if it is not dealt yet, else those of the next."""
    state.actor = NOBODY
    if state.round_open:
        _next_street(state)
    else:
        state.phase = "dealing"


def _return_to_fork(state: HandState) -> None:
    """Another run begins from the cards all runs share."""
    if state.before_runs is None:
        raise ValueError("a second run needs a first one")
    state.lay_out(state.before_runs)
    state.street = state.runs_from
    state.reset_round()
    state.round_open = False
    state.phase = "dealing"


def next_to_discard(state: HandState, seat: int) -> None:
    """*seat* has thrown, or plays no more: the next one throws, or the draw is over."""
    after = first_live(state, left_of(state, seat))
    if state.drew[after] == NOT_YET:
        state.actor = after
        return
    state.actor = NOBODY
    if state.game.streets[state.street].draw:
        state.phase = "drawing"
    elif betting_is_over(state, state.street + 1):
        deal_on(state)
    else:
        state.phase = "dealing"


@rule("rrop3:8.stud.7")
def _keep_their_places(state: HandState) -> None:
    """Stud seats that folded while nobody bet are dealt to until a bet kills their hands.

    They have all the cards of the street that is over, unlike those that folded before.
    """
    kept = state.irregular or NOTHING
    still: tuple[int, ...] = ()
    if not state.bet_to:
        due, takes_part = state.game.hole_totals[state.street], state.setup.takes_part
        now = (
            seat
            for seat, live in enumerate(state.live)
            if not live and takes_part(seat) and len(state.hole[seat]) == due
        )
        still = tuple(sorted({*kept.still_dealt, *now}))
    if still != kept.still_dealt:
        state.irregular = replace(kept, still_dealt=still)


def _next_street(state: HandState) -> None:
    if state.game.family == "stud" and state.options.stud.folded_seat_dealt:
        _keep_their_places(state)
    state.street += 1
    state.reset_round()
    state.round_open = False
    street = state.game.streets[state.street]
    if street.draw or street.throw:
        state.phase = "discarding"
        state.drew = [NOT_YET] * len(state.stacks)
        state.acted_after_draw = False
        state.actor = first_live(state, left_of(state, state.button))
    else:
        state.phase = "dealing"
