"""From one hand to the next: seats change hands, stacks are filled up, the button moves."""

from dataclasses import replace

from croupier.play.eligible import eligible
from croupier.play.forced import forced_posts
from croupier.play.setup import NOBODY, Carried, HandSetup, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import house
from croupier.rulebook.tags import rule
from croupier.table.mixed import freezes_button, game_of, stakes_of
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


@rule("rrop3:3.irregularities.6", "rrop11:3.3.6")
def dealt_in_next(seating: Seating) -> tuple[SeatNo, ...]:
    """The seats that get cards in the next hand, ascending.

    While chips are carried over only those who may win some of them do, with or without chips of
    their own; newcomers wait until that pot is won.  Chips too small to be bet are none.
    """
    here = [(seat, who) for seat, who in seating.occupied() if not who.away]
    entitled = {seat for pot in seating.carried for seat in pot.seats}
    playing = [seat for seat, _ in here if seat in entitled]
    if entitled and len(playing) >= _FEWEST:
        return tuple(playing)
    stakes, rules = stakes_of(seating), house(seating.table.house)
    return tuple(seat for seat, who in here if eligible(who.stack, stakes, rules))


@rule("rrop3:4.blinds.0a", "tda:11B")
def button_of_next(seating: Seating) -> SeatNo:
    """The button moves clockwise to the next player who is dealt in; NOBODY if none is.

    In a mixed game it moves on once for the stud hands, stays there, and is still there for the
    next hand that is played with a button (unless nobody sits there any more).
    """
    active = dealt_in_next(seating)
    stud = game_of(seating).family == "stud"
    if seating.frozen and (stud or seating.button in active):
        return seating.button
    after = [seat for seat in active if seat > seating.button]
    return (after or list(active) or [NOBODY])[0]


def next_setup(seating: Seating) -> HandSetup | None:
    """What the next hand starts from; None while fewer than two players can be dealt in."""
    active = dealt_in_next(seating)
    if len(active) < _FEWEST:
        return None
    variant, stakes, rules = game_of(seating), stakes_of(seating), house(seating.table.house)
    bare = HandSetup(
        game=variant,
        stakes=stakes,
        house=rules,
        stacks=tuple(
            eligible(who.stack, stakes, rules) if who and s in active else 0
            for s, who in enumerate(seating.seats)
        ),
        button=button_of_next(seating),
        posts=(),
        number=seating.hand + 1,
        carried=_carried_for(seating.carried, active),
        passed_out=seating.passed_out,
    )
    paying = tuple(seat for seat in bare.dealt_in if bare.stacks[seat])
    posts = forced_posts(variant, stakes, rules, paying, seating.passed_out)
    return replace(bare, posts=posts)


def _carried_for(pots: tuple[Carried, ...], active: tuple[SeatNo, ...]) -> tuple[Carried, ...]:
    """Carried chips for those who are dealt in now; all of them, where nobody entitled is left."""
    left = [Carried(p.amount, tuple(seat for seat in p.seats if seat in active)) for p in pots]
    return tuple(pot if pot.seats else Carried(pot.amount, active) for pot in left)


@rule("rrop3:9.jacks.1b", "rrop3:2.procedures.5a", "rrop3:3.bets.7b")
def after_hand(seating: Seating, hand: HandState) -> Seating:
    """The table once *hand* is over: its stacks, its button, and a pot nobody could open.

    Chips too small to be bet stayed with their owners, and so did what came to the table meanwhile.
    """
    setup = hand.setup
    seats = tuple(
        replace(who, stack=who.stack - setup.stacks[seat] + hand.stacks[seat])
        if who and setup.takes_part(seat)
        else who
        for seat, who in enumerate(seating.seats)
    )
    carried = hand.left_for_next
    return replace(
        seating,
        seats=seats,
        button=setup.button,
        hand=setup.number,
        carried=carried,
        passed_out=setup.passed_out + 1 if carried else 0,
        hands_left=max(0, seating.hands_left - 1),
        frozen=freezes_button(setup.game, seating.table, setup.house),
    )
