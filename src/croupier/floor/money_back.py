"""What a hand that counts for nothing gives back, to each seat and to the pot carried on."""

from collections.abc import Iterator

from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import HandVoided, Returns
from croupier.play.setup import NOBODY, Carried, Chips, SeatNo
from croupier.play.state import HandState


def all_chips_back(state: HandState) -> tuple[Returns, tuple[Carried, ...]]:
    """What each seat gets, so that its stack is what it began with, and the pots carried on.

    Antes, blinds and bets go back to who put them in, what was pushed goes back from who got it.
    Chips that the floor holds and chips that have left the game stay where they are: they are
    missing in what their owners get.
    """
    irregular = state.irregular or NOTHING
    kept_back = dict(irregular.kept_back)
    owed = {
        seat: began - state.stacks[seat] - kept_back.get(seat, 0)
        for seat, began in enumerate(state.setup.stacks)
        if seat
    }
    gone = irregular.escrow + irregular.removed
    if gone:
        gone = _without(owed, gone, _left_the_game(state, owed))
    returns = tuple((seat, chips) for seat, chips in owed.items() if chips)
    return returns, tuple(_carried_on(state.setup.carried, gone))


def voided(state: HandState, *, redeal: bool, button: SeatNo = NOBODY) -> HandVoided:
    """The fact that the hand counts for nothing, all chips back where they came from.

    *button* is the right seat of one that was on the wrong seat.
    """
    returns, kept = all_chips_back(state)
    return HandVoided(returns, kept, redeal, button)


def put_in(state: HandState, seat: SeatNo) -> Chips:
    """The chips of *seat* that are in the hand: antes, dead chips, blinds and bets."""
    posts = list(state.setup.posts[: state.posts_done])
    left = state.setup.stacks[seat]
    dead = 0
    for post in posts:
        if post.seat == seat:
            paid = min(post.amount, left)
            left -= paid
            dead += paid if post.kind in ("dead_ante", "dead") else 0
    return state.put[seat] + state.bets[seat] + dead


def _left_the_game(state: HandState, owed: dict[SeatNo, Chips]) -> dict[SeatNo, Chips]:
    """What is neither in a stack nor in the pot, by the seat that had it."""
    won = dict.fromkeys(owed, 0)
    for award in state.awards:
        won[award[0]] += award[1]
    return {seat: owed[seat] - put_in(state, seat) + won[seat] for seat in owed}


def _without(owed: dict[SeatNo, Chips], gone: Chips, first: dict[SeatNo, Chips]) -> Chips:
    """Take what is *gone* off what seats get, its owners *first*; what cannot be taken."""
    limits = [(seat, min(first[seat], owed[seat])) for seat in owed]
    limits += [(seat, owed[seat]) for seat in sorted(owed, key=lambda one: -owed[one])]
    for seat, most in limits:
        taken = max(0, min(gone, most, owed[seat]))
        owed[seat] -= taken
        gone -= taken
    return gone


def _carried_on(carried: tuple[Carried, ...], gone: Chips) -> Iterator[Carried]:
    for pot in carried:
        missing = min(pot.amount, gone)
        gone -= missing
        if pot.amount > missing:
            yield pot._replace(amount=pot.amount - missing)
