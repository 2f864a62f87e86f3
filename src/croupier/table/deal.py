"""The next hand of a table as it stands: button, posts, who is dealt in, and the table after it."""

from dataclasses import dataclass, replace

from croupier.play.eligible import eligible
from croupier.play.forced import SetupError, forced_posts
from croupier.play.optional_posts import Kill, with_kill
from croupier.play.setup import NOBODY, Carried, HandSetup, Post, SeatNo
from croupier.rulebook.house import house
from croupier.rulebook.tags import rule
from croupier.table.carried_pot import IntoThePot, into_the_pot
from croupier.table.entries import Wish, terms_of
from croupier.table.hand_without_blinds import antes_of, hand_without_blinds, has_two_blinds
from croupier.table.in_step import begins, has_begun, with_chips
from croupier.table.mixed import freezes_button, game_of, stakes_of
from croupier.table.next_hand import NextHand, next_hand
from croupier.table.owed_blinds import BlindBook
from croupier.table.positions import next_after
from croupier.table.redeal import hand_again, passed_over
from croupier.table.seats import Dealt, Seating
from croupier.table.straddles import with_straddles

_FEWEST = 2
_KILLING = 2
"""So many hands won in a row, and the winner kills the next."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand about to be dealt, what it is for everybody at the table, and the table with it."""

    setup: HandSetup
    hand: NextHand
    seating: Seating


@rule("rrop3:3.irregularities.6", "rrop11:3.3.6")
def dealt_in_next(seating: Seating) -> tuple[SeatNo, ...]:
    """The seats that may get cards in the next hand, ascending: those there, with chips.

    While chips are carried over only those who may win some of them do, with or without chips of
    their own; newcomers wait until that pot is won.  Chips too small to be bet are none.  A misdeal
    is dealt again to those it was dealt to.  Who serves a penalty is not there.
    """
    if (again := hand_again(seating)) is not None:
        return tuple(sorted(again[0].dealt_in))
    here = [(seat, who) for seat, who in seating.occupied() if seating.is_here(who)]
    entitled = {seat for pot in seating.carried for seat in pot.seats}
    playing = [seat for seat, _ in here if seat in entitled]
    if entitled and len(playing) >= _FEWEST:
        return tuple(playing)
    stakes, rules = stakes_of(seating), house(seating.table.house)
    return tuple(seat for seat, who in here if eligible(who.stack, stakes, rules))


@rule("rrop3:4.blinds.0a", "tda:11B")
def button_of_next(seating: Seating) -> SeatNo:
    """Where the button is in the next hand, NOBODY if there is none.

    In a mixed game it moves on once for the stud hands, stays there, and is still there for the
    next hand that is played with a button (unless nobody sits there any more).
    """
    deal = next_deal(seating)
    return deal.setup.button if deal else NOBODY


def next_setup(seating: Seating) -> HandSetup | None:
    """What the next hand starts from; None while fewer than two players can be dealt in."""
    deal = next_deal(seating)
    return deal.setup if deal else None


def next_deal(seating: Seating) -> Deal | None:
    """The next hand; None while fewer than two players can be dealt in.

    Where nobody drew for the button of this game, it goes on from where it was.  A misdeal is dealt
    again just as it was.
    """
    if (again := hand_again(seating)) is not None:
        return Deal(*again, _after_deal(seating, again[1], again[0]))
    seating = passed_over(seating)
    hand = hand_ahead(seating)
    if hand is None:
        return None
    into = _into_the_pot(seating)
    setup = _with_options(_setup(into, hand), seating)
    return Deal(setup, hand, _after_deal(into.seating, hand, setup))


def hand_ahead(seating: Seating) -> NextHand | None:
    """Button, blinds and entries of the next hand; None while there is none."""
    if (again := hand_again(seating)) is not None:
        return again[1]
    variant, stakes, rules = game_of(seating), stakes_of(seating), house(seating.table.house)
    into = _into_the_pot(seating)
    book = _begun(_counted(into.seating), seating.button)
    if book is None:
        return None
    if has_two_blinds(variant, stakes, rules):
        return next_hand(book, terms_of(variant, stakes, rules), wishes_of(seating))
    frozen = freezes_button(variant, seating.table, rules)
    hand = hand_without_blinds(book, variant, stakes, rules, frozen=frozen)
    return replace(hand, entries=into.entries) if hand else None


def _into_the_pot(seating: Seating) -> IntoThePot:
    """Who buys into carried antes; where blinds go round the table nobody does."""
    stakes, rules = stakes_of(seating), house(seating.table.house)
    if not seating.carried or has_two_blinds(game_of(seating), stakes, rules):
        return IntoThePot(seating)
    return into_the_pot(seating, wishes_of(seating), stakes, rules)


def wishes_of(seating: Seating) -> dict[str, Wish]:
    """Who comes in at once and who waits: as people said, and bots always at once."""
    bots: dict[str, Wish] = {who.player: "post" for _, who in seating.occupied() if who.bot}
    return {**bots, **seating.wishes}


def _counted(seating: Seating) -> BlindBook:
    """The ledger for the next hand: chips that are too small for its game are none."""
    book, active = seating.blinds, set(dealt_in_next(seating))
    for seat, who in seating.occupied():
        if seating.is_here(who):
            book = with_chips(book, who.player, chips=seat in active)
    return book


def _begun(book: BlindBook, button: SeatNo) -> BlindBook | None:
    """The ledger of a game for whose button somebody drew, or the next one after *button*."""
    if has_begun(book):
        return book
    ready = [one.seat for one in book.sitters if one.ready]
    if not ready:
        return None
    return begins(book, next_after(book.chairs, button or book.chairs, ready))


def _setup(into: IntoThePot, hand: NextHand) -> HandSetup:
    seating = into.seating
    variant, stakes, rules = game_of(seating), stakes_of(seating), house(seating.table.house)
    active = tuple(sorted(hand.dealt_in))
    return HandSetup(
        game=variant,
        stakes=stakes,
        house=rules,
        stacks=tuple(
            eligible(who.stack, stakes, rules) if who and seat in active else 0
            for seat, who in enumerate(seating.seats)
        ),
        button=hand.places.button,
        posts=_posts(into, hand),
        number=seating.hand + 1,
        carried=_carried_for(seating.carried, active),
        passed_out=seating.passed_out,
    )


def _posts(into: IntoThePot, hand: NextHand) -> tuple[Post, ...]:
    """What is posted, in order: the antes first, but for one that stands for all where so ruled.

    Who plays for carried chips alone posts nothing, and nobody posts a blind against him.  Who buys
    into them pays all their antes.
    """
    seating = into.seating
    variant, stakes, rules = game_of(seating), stakes_of(seating), house(seating.table.house)
    stacks = {seat: who.stack for seat, who in seating.occupied()}
    paying = tuple(s for s in hand.dealt_in if eligible(stacks[s], stakes, rules))
    if len(paying) < _FEWEST or not has_two_blinds(variant, stakes, rules):
        usual = forced_posts(variant, stakes, rules, paying, seating.passed_out)
        return (*(post for post in usual if post.seat not in into.buyers), *into.posts)
    antes = antes_of(hand, variant, stakes, rules, seating.passed_out)
    options = rules.options.blinds
    last = options.ante_payer != "each" and options.ante_order == "blind_first"
    posts = (*hand.posts, *antes) if last else (*antes, *hand.posts)
    return tuple(post for post in posts if post.seat in paying)


def _carried_for(pots: tuple[Carried, ...], active: tuple[SeatNo, ...]) -> tuple[Carried, ...]:
    """Carried chips for those who are dealt in now; all of them, where nobody entitled is left."""
    left = [Carried(p.amount, tuple(seat for seat in p.seats if seat in active)) for p in pots]
    return tuple(pot if pot.seats else Carried(pot.amount, active) for pot in left)


def _with_options(setup: HandSetup, seating: Seating) -> HandSetup:
    """The hand with the kill that is due, and the straddles that players put up when they may."""
    killer, kill = seating.leg, seating.table.kill
    if kill and killer and killer.hands >= _KILLING:
        setup = _killed(setup, seating.seat_of(killer.player), kill)
    return with_straddles(setup, seating)


def _killed(setup: HandSetup, seat: SeatNo, kill: Kill) -> HandSetup:
    """The hand as a kill pot, where it is one of fixed limit and the winner is in it."""
    try:
        return with_kill(setup, seat, kill) if seat else setup
    except SetupError:
        return setup


def _after_deal(seating: Seating, hand: NextHand, setup: HandSetup) -> Seating:
    """The table once the hand is dealt: its ledger, who has cards, no wish of those who have."""
    dealt = tuple(
        Dealt(who.player, who.name) if who and setup.takes_part(seat) else None
        for seat, who in enumerate(seating.seats)
    )
    players = {one.player for one in dealt if one}
    wishes = {who: wish for who, wish in seating.wishes.items() if who not in players}
    after = replace(
        seating, blinds=hand.book, posted=setup.number, dealt=dealt, wishes=wishes, again=None
    )
    return after.settled()
