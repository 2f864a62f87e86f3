"""From one hand to the next: seats change hands, stacks are filled up, the button moves."""

from dataclasses import replace

from croupier.play.irregular import NOTHING
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import house
from croupier.rulebook.tags import rule
from croupier.table.antes_entry import check_no_carried_pot
from croupier.table.deal import hand_ahead, next_deal
from croupier.table.in_step import has_begun
from croupier.table.owed_blinds import BlindBook
from croupier.table.penalties import folded, hand_dealt
from croupier.table.redeal import blinds_of, is_dealt_again, passed_over, waits_for_redeal
from croupier.table.seats import Dealt, Leg, Occupant, Seating
from croupier.table.why import RoomRefused

_NO_BETS = frozenset({"ante", "dead_ante", "dead"})


def changed_seats(seating: Seating) -> Seating:
    """Players who leave are gone, seats are changed, and who waits for a bot's seat has it.

    A misdeal is dealt again to the same players first.
    """
    if seating.again is not None:
        return seating
    for seat in range(1, len(seating.seats)):
        if seating.leaving[seat]:
            seating = seating.seated(seat, None)
    for player, seat in seating.moves.items():
        seating = _changed_seat(seating, player, seat)
    for seat in range(1, len(seating.seats)):
        if (newcomer := seating.arriving[seat]) is not None:
            seating = seating.seated(seat, newcomer)
    return seating


def _changed_seat(seating: Seating, player: str, seat: SeatNo) -> Seating:
    """The player in the seat he wants; a bot gives way, and a carried pot is waited for."""
    try:
        check_no_carried_pot(seating, house(seating.table.house), forfeited=bool(seating.forfeited))
    except RoomRefused:
        return seating
    holder = seating.seats[seat]
    if holder is not None and not holder.bot:
        moves = {who: to for who, to in seating.moves.items() if who != player}
        return replace(seating, moves=moves)
    return (seating.seated(seat, None) if holder else seating).moved(player, seat)


def refilled(seating: Seating, *, bots_only: bool = False) -> tuple[Seating, tuple[SeatNo, ...]]:
    """Players without chips get the buy-in again, away ones excepted; also who did."""
    busted = tuple(seat for seat, who in seating.occupied() if _is_refilled(who, bots_only))
    for seat in busted:
        seating = seating.with_stack(seat, seating.table.buy_in)
    return seating, busted


def _is_refilled(who: Occupant, bots_only: bool) -> bool:  # noqa: FBT001 - passed on
    return not who.stack and not who.away and (who.bot or not bots_only)


@rule("rrop3:4.blinds.14")
def new_game(seating: Seating) -> Seating:
    """The table before the first hand of a new game: nobody has drawn, and nobody owes."""
    seating = passed_over(seating)
    if not has_begun(seating.blinds) and not seating.blinds.debts:
        return seating
    return replace(seating, blinds=BlindBook(seating.table.seats)).settled()


def away_before_the_blind(seating: Seating) -> Seating:
    """Players who asked to play until the big blind would come to them are out, and do not pay it.

    So it may come to another who asked the same, and he is out as well.  Who is in a misdeal plays
    it when it is dealt again.
    """
    while seating.again is None:
        hand = hand_ahead(seating)
        big = hand.places.big if hand else 0
        who = seating.seats[big]
        if who is None or seating.sit_outs.get(who.player) != "blind":
            return seating
        seating = seating.absent(big, away=True)
    return seating


@rule("rrop3:9.jacks.1b", "rrop3:2.procedures.5a", "rrop3:3.bets.7b")
def after_hand(seating: Seating, hand: HandState) -> Seating:
    """The table once *hand* is over: its stacks, its button, and a pot nobody could open.

    Chips too small to be bet stayed with their owners, and so did what came to the table meanwhile.
    A seat whose player left in the hand has nothing to do with it any more.  Whoever serves a
    penalty has missed one hand more.  After a misdeal the table is as it was before, and the same
    hand comes next.
    """
    setup = hand.setup
    if seating.posted < setup.number:
        deal = next_deal(seating)
        seating = deal.seating if deal else seating
    seating = replace(seating, seats=_with_stacks_of(seating, hand), again=None)
    if is_dealt_again(hand):
        return waits_for_redeal(seating, hand)
    carried = hand.left_for_next
    after = replace(
        seating,
        blinds=_put_right(seating, hand),
        button=setup.button,
        hand=setup.number,
        posted=setup.number,
        carried=carried,
        passed_out=_passed_out(hand),
        forfeited=seating.forfeited + _bet(hand) if carried else 0,
        hands_left=max(0, seating.hands_left - 1),
        leg=_leg(seating, hand),
        penalties=folded(hand_dealt(seating.penalties, setup.number), seating.penalties),
    )
    return _away_after(after.settled())


def _with_stacks_of(seating: Seating, hand: HandState) -> tuple[Occupant | None, ...]:
    """Who sits there, with what he won or lost in *hand*."""
    setup = hand.setup
    return tuple(
        replace(who, stack=who.stack - setup.stacks[seat] + hand.stacks[seat])
        if who and setup.takes_part(seat) and _is_his(seating, seat)
        else who
        for seat, who in enumerate(seating.seats)
    )


def _passed_out(hand: HandState) -> int:
    """How many hands in a row nobody opened; a void one whose antes went back is none of them."""
    before = sum(pot.amount for pot in hand.setup.carried)
    now = sum(pot.amount for pot in hand.left_for_next)
    if not now:
        return 0
    antes_went_back = bool(hand.setup.posts) and now <= before
    return hand.setup.passed_out + (not antes_went_back)


def _put_right(seating: Seating, hand: HandState) -> BlindBook:
    """The ledger; a button that was put right in the hand goes on from there."""
    if hand.irregular is None or hand.irregular.right_button != hand.setup.button:
        return seating.blinds
    return blinds_of(seating, hand.setup)


@rule("rrop3:9.jacks.5b")
def _bet(hand: HandState) -> Chips:
    """What was put in beyond antes and dead chips, and stays in; of a dead hand all of it.

    A false opener without chips also loses his part of what was carried into the hand.
    """
    irregular = hand.irregular or NOTHING
    dead = irregular.ruled_dead
    out = {seat for seat in irregular.false_openers if not hand.stacks[seat]}
    shares = (len(out & {*seats}) * amount // len(seats) for amount, seats in hand.setup.carried)
    lost = sum(shares)
    due = [0] * len(hand.stacks)
    for post in hand.setup.posts:
        if post.kind in _NO_BETS and post.seat not in dead:
            due[post.seat] += post.amount
    paid = (hand.setup.stacks[seat] - stack for seat, stack in enumerate(hand.stacks))
    return lost + sum(max(0, put - owed) for put, owed in zip(paid, due, strict=True))


def _is_his(seating: Seating, seat: SeatNo) -> bool:
    """Whether the hand was dealt to who sits there; of a hand dealt elsewhere nobody else was."""
    return not any(seating.dealt) or seating.was_dealt(seat)


def _away_after(seating: Seating) -> Seating:
    """Players who asked to sit out after the hand do."""
    for seat, who in seating.occupied():
        if seating.sit_outs.get(who.player) == "hand":
            seating = seating.absent(seat, away=True)
    return seating


@rule("house:kill")
def _leg(seating: Seating, hand: HandState) -> Leg | None:
    """Who won alone how many hands in a row, all of them of more than the kill asks for."""
    if seating.table.kill is None:
        return None
    winners = {seat for seat, amount, *_ in hand.awards if amount}
    won = sum(amount for _, amount, *_ in hand.awards)
    if len(winners) != 1 or won <= seating.table.kill_over:
        return None
    player = _player(seating.dealt, min(winners))
    before = seating.leg
    hands = before.hands if before and before.player == player else 0
    return Leg(player, hands + 1)


def _player(dealt: tuple[Dealt | None, ...], seat: SeatNo) -> str:
    one = dealt[seat] if dealt else None
    return one.player if one else ""
