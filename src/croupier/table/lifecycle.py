"""From one hand to the next: seats change hands, stacks are filled up, the button moves."""

from dataclasses import replace

from croupier.play.forced import forced_posts
from croupier.play.setup import NOBODY, HandSetup, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import house
from croupier.rulebook.tags import rule
from croupier.table.seats import Seating

_FEWEST = 2


def changed_seats(seating: Seating) -> Seating:
    """Players who leave are gone, and players who wait for a bot's seat have it."""
    for seat in range(1, len(seating.seats)):
        if seating.leaving[seat]:
            seating = seating.seated(seat, seating.arriving[seat])
        elif (newcomer := seating.arriving[seat]) is not None:
            seating = seating.seated(seat, newcomer)
    return seating


def refilled(seating: Seating) -> tuple[Seating, tuple[SeatNo, ...]]:
    """Players without chips get the buy-in again, away ones excepted; also who did."""
    busted = tuple(seat for seat, who in seating.occupied() if not who.stack and not who.away)
    for seat in busted:
        who = seating.seats[seat]
        if who is not None:
            seating = seating.seated(seat, replace(who, stack=seating.table.buy_in))
    return seating, busted


def dealt_in_next(seating: Seating) -> tuple[SeatNo, ...]:
    """The seats that get cards in the next hand, ascending."""
    return tuple(seat for seat, who in seating.occupied() if who.stack and not who.away)


@rule("rrop3:4.blinds.0a")
def button_of_next(seating: Seating) -> SeatNo:
    """The button moves clockwise to the next player who is dealt in; NOBODY if none is."""
    active = dealt_in_next(seating)
    after = [seat for seat in active if seat > seating.button]
    return (after or list(active) or [NOBODY])[0]


def next_setup(seating: Seating) -> HandSetup | None:
    """What the next hand starts from; None while fewer than two players can be dealt in."""
    active = dealt_in_next(seating)
    if len(active) < _FEWEST:
        return None
    table = seating.table
    rules, button = house(table.house), button_of_next(seating)
    bare = HandSetup(
        game=table.variant,
        stakes=table.stakes,
        house=rules,
        stacks=tuple(
            who.stack if who and s in active else 0 for s, who in enumerate(seating.seats)
        ),
        button=button,
        posts=(),
        number=seating.hand + 1,
        carried=seating.carried,
        carried_for=tuple(seat for seat in seating.carried_for if seat in active),
        passed_out=seating.passed_out,
    )
    posts = forced_posts(table.variant, table.stakes, rules, bare.dealt_in, seating.passed_out)
    return replace(bare, posts=posts)


@rule("rrop3:9.jacks.1a", "rrop3:9.jacks.1b")
def after_hand(seating: Seating, hand: HandState) -> Seating:
    """The table once *hand* is over: its stacks, its button, and a pot nobody could open."""
    setup = hand.setup
    seats = tuple(
        replace(who, stack=hand.stacks[seat]) if who and setup.stacks[seat] else who
        for seat, who in enumerate(seating.seats)
    )
    carried = hand.left_for_next
    live = tuple(seat for seat, alive in enumerate(hand.live) if alive)
    return replace(
        seating,
        seats=seats,
        button=setup.button,
        hand=setup.number,
        carried=carried,
        carried_for=live if carried else (),
        passed_out=setup.passed_out + 1 if carried else 0,
    )
