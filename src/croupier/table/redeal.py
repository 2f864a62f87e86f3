"""The hand after a misdeal, and button and blinds put right after a mistake with the button."""

from dataclasses import replace

from croupier.play.forced import forced_posts
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import ButtonCorrected
from croupier.play.setup import NOBODY, Carried, Chips, HandSetup, Post, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.table.entries import Entry
from croupier.table.in_step import stands_at
from croupier.table.next_hand import NextHand
from croupier.table.owed_blinds import BlindBook, Sitter
from croupier.table.positions import Places, first_places, next_after
from croupier.table.seats import Seating
from croupier.table.why import Why
from croupier.text import Text

_FEWEST = 2
_BLINDS = frozenset({"small_blind", "big_blind"})
_STAY = frozenset({"ante", "dead"})
"""What everybody put in for himself, and no bet of the round: it stays in."""

_DEALT_AGAIN = Text(
    "The misdeal is dealt again, with the same players, button and blinds.",
    "La maldonne est redonnée, avec les mêmes joueurs, le même bouton et les mêmes blindes.",
)
_WAITS = Text(
    "The misdeal is dealt again: who had no cards in it waits for the next hand.",
    "La maldonne est redonnée\u00a0: qui n’y avait pas de cartes attend le coup suivant.",
)


@rule("tda:35C")
def redealt(setup: HandSetup, now: HandSetup | None = None) -> HandSetup:
    """After a misdeal the hand is dealt again with its button, its blinds and its players.

    *now* is the hand as the table would deal it by now, the clock and newcomers counted; only a
    house that keeps nothing of the hand before deals that one.
    """
    if now is None or setup.house.options.misdeal.redeal_identical:
        return setup
    return now


def is_dealt_again(hand: HandState) -> bool:
    """Whether a hand that is over was a misdeal, and the next one is the same hand again."""
    misdealt = hand.irregular is not None and hand.irregular.redeal
    return misdealt and hand.options.misdeal.redeal_identical


def waits_for_redeal(seating: Seating, hand: HandState) -> Seating:
    """The table after a misdeal, as it was before: the same hand is dealt again.

    Neither the button nor the blinds move on, and no hand is counted.  A button that was on the
    wrong seat is put right.  Chips of a carried pot that the floor holds are missing in it.
    """
    irregular, setup = hand.irregular or NOTHING, hand.setup
    if irregular.right_button:
        setup = with_right_button(setup, irregular.right_button)
        seating = replace(seating, blinds=blinds_of(seating, setup))
    missing = hand.left_for_next != hand.setup.carried
    setup = replace(setup, carried=hand.left_for_next)
    carried = hand.left_for_next if missing else seating.carried
    return replace(seating, again=redealt(setup), carried=carried).settled()


def blinds_of(seating: Seating, setup: HandSetup) -> BlindBook:
    """The ledger with button and blinds standing where they stand in *setup*."""
    big = [post.seat for post in setup.posts if post.kind == "big_blind"]
    paid = (seating.seats[seat] for seat in big)
    players = frozenset(who.player for who in paid if who)
    return stands_at(seating.blinds, places_of(setup), setup.dealt_in, players)


def places_of(setup: HandSetup) -> Places:
    """Where button and blinds stand in a hand; NOBODY where there is no such blind."""
    seats = {post.kind: post.seat for post in reversed(setup.posts)}
    small, big = seats.get("small_blind", NOBODY), seats.get("big_blind", NOBODY)
    return Places(setup.button, small, big, len(setup.dealt_in))


def hand_again(seating: Seating) -> tuple[HandSetup, NextHand] | None:
    """The misdeal that is dealt again, without those who have left; None if too few are left."""
    setup = seating.again and _of_those_here(seating.again, seating)
    if setup is None or len(setup.dealt_in) < _FEWEST:
        return None
    entries = tuple(_entry_again(one, setup) for one in seating.blinds.sitters if not one.gone)
    places = places_of(setup)
    return setup, NextHand(places, setup.dealt_in, setup.posts, entries, seating.blinds)


def passed_over(seating: Seating) -> Seating:
    """The table where too few are left to deal the misdeal again: that hand is over."""
    setup = seating.again
    if setup is None:
        return seating
    return replace(seating, again=None, button=setup.button, hand=setup.number)


def _of_those_here(setup: HandSetup, seating: Seating) -> HandSetup:
    here = {seat for seat, _ in seating.occupied() if seating.was_dealt(seat)}
    stacks = tuple(
        min(stack, who.stack) if who and seat in here else 0
        for seat, (stack, who) in enumerate(zip(setup.stacks, seating.seats, strict=True))
    )
    carried = tuple(
        Carried(
            pot.amount, tuple(seat for seat in pot.seats if seat in here) or tuple(sorted(here))
        )
        for pot in setup.carried
    )
    posts = tuple(post for post in setup.posts if stacks[post.seat])
    return replace(setup, stacks=stacks, carried=carried, posts=posts)


def _entry_again(one: Sitter, setup: HandSetup) -> Entry:
    dealt = setup.takes_part(one.seat)
    posts = tuple(post for post in setup.posts if post.seat == one.seat)
    why = Why(_DEALT_AGAIN if dealt else _WAITS, setup.house.cite(("tda:35C",)))
    return Entry(one.player, one.seat, dealt=dealt, posts=posts, why=why)


@rule("tda:34A", "rrop3:3.misdeals.1g")
def with_right_button(setup: HandSetup, right: SeatNo) -> HandSetup:
    """The same hand with the button where it belongs, and the blinds with it.

    They are the usual ones of the players in the hand, and an ante that one place pays for all goes
    with that place.  Everybody's own antes and dead chips stay with who put them in, and so does
    the blind of a kill, less what its owner now posts.  So does what was posted to come in, unless
    one of the right blinds is its owner's: then that is all he posts.  Straddles were put up for a
    place that is another's now, and are off.
    """
    moved = replace(setup, button=right)
    if setup.bomb_pot:
        return moved
    usual = _usual_posts(moved)
    own = {post.seat: post.amount for post in usual if post.kind in _BLINDS}
    kept = [post for post in setup.posts if post.kind in _STAY]
    others = [post for post in setup.posts if post.kind == "posted" and post.seat not in own]
    kills = [
        replace(post, amount=setup.stakes.small_bet - own.get(post.seat, 0))
        for post in setup.posts
        if post.kind == "kill"
    ]
    return replace(moved, posts=(*kept, *usual, *others, *kills))


def _usual_posts(setup: HandSetup) -> tuple[Post, ...]:
    """The blinds, and the ante that one place pays for all; of those who have chips."""
    paying = tuple(seat for seat in setup.dealt_in if setup.stacks[seat])
    posts = forced_posts(setup.game, setup.stakes, setup.house, paying, setup.passed_out)
    return tuple(post for post in posts if post.kind != "ante")


@rule("tda:34A")
def button_corrected(state: HandState, right: SeatNo) -> ButtonCorrected:
    """The button put right within the hand: the cards stay, the betting of the round begins anew.

    All bets of the round go back, those of hands that were given up too, and the right blinds are
    posted, by a stack that is too short as far as it goes.  Who has given up his hand and is due
    for one of them posts it all the same, as he would have had to: the others have it to match, and
    his hand stays dead.
    """
    setup = with_right_button(state.setup, right)
    in_now = _paid(state)
    back = list(state.bets)
    for post, paid in in_now:
        if post.kind == "dead_ante":
            back[post.seat] += min(paid, state.dead)
    chips = [stack + more for stack, more in zip(state.stacks, back, strict=True)]
    stayed = [paid for post, paid in in_now if post.kind in _STAY]
    paid_now = []
    for place, post in enumerate(setup.posts):
        owed = post.amount - (stayed[place] if place < len(stayed) else 0)
        paid_now.append(min(owed, chips[post.seat]))
        chips[post.seat] -= paid_now[-1]
    returns = tuple((seat, amount) for seat, amount in enumerate(back) if amount)
    return ButtonCorrected(right, returns, setup.posts, tuple(paid_now))


def _paid(state: HandState) -> list[tuple[Post, Chips]]:
    """Each forced bet and what was put in for it so far."""
    left, paid = list(state.setup.stacks), []
    for place, post in enumerate(state.setup.posts):
        amount = min(post.amount, left[post.seat]) if place < state.posts_done else 0
        left[post.seat] -= amount
        paid.append((post, amount))
    return paid


@rule("rrop3:3.irregularities.1", "rrop11:3.3.1")
def places_put_right(setup: HandSetup, right: SeatNo) -> Places:
    """Button and blinds of the hand after one in which *right* should have had the button.

    The button goes there now, wherever it was: so nobody is skipped, and each player comes to every
    position in that round of the table.
    """
    active = setup.dealt_in
    button = right if right in active else next_after(setup.chairs, right, active)
    return first_places(setup.chairs, button, active, setup.house)
