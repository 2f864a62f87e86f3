"""What people ask about their seats: to take one, to leave, to be away, to change it, to buy chips.

Asked twice, nothing more happens.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal

from croupier.cardroom.buy_in import add_chips, buy_in
from croupier.cardroom.money import ChipsOrdered
from croupier.cardroom.postings import stack_change
from croupier.journal import Guest
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import house
from croupier.service import money_lines, refusals, seating_lines
from croupier.service.chips import in_front
from croupier.service.live_table import LiveTable
from croupier.service.log import Line
from croupier.service.own import why_no_straddle
from croupier.service.purse import named, range_of, terms_of, usual_buy_in
from croupier.service.refusals import Declined
from croupier.table import Occupant, Seating
from croupier.table.antes_entry import check_no_carried_pot
from croupier.table.entries import Wish as EntryWish
from croupier.table.penalties import disqualified, rules_of, serving
from croupier.table.why import RoomRefused

When = Literal["now", "hand", "blind"]


def sit(
    table: LiveTable, guest: Guest, seat: SeatNo, buy_in: Chips = 0, post: EntryWish = "wait"
) -> None:
    """Take a free seat now, or a bot's: at once between hands, else at the next one.

    *buy_in* is 0 for the usual amount; *post* says whether to come in at once or on the big blind.
    """
    table.release_absent()
    seating = table.seating
    taken = seating.seat_of(guest.id) or seating.waits_for(guest.id)
    if taken:
        raise refusals.already_seated(taken)
    if guest.id in disqualified(seating.penalties):
        raise refusals.shut_out(rules_of(seating.penalties, guest.id))
    _check_seat(table, seat)
    newcomer = Occupant(guest.id, _own_name(table, guest.name), _checked(table, guest, buy_in))
    holder = seating.seats[seat]
    if holder is not None and table.playing and table.players[seat] == holder.player:
        seating = seating.expecting(seat, newcomer)
        line = seating_lines.will_sit(newcomer.name, seat)
    else:
        seating = seating.seated(seat, None) if holder else seating
        seating = seating.seated(seat, newcomer)
        line = seating_lines.took_seat(newcomer.name, seat, newcomer.stack)
    _have(table, seating.wishing(guest.id, post) if post == "post" else seating, line)


def _check_seat(table: LiveTable, seat: SeatNo) -> None:
    """Raise Declined for a seat that there is not, that a person has, or that is promised."""
    if not 0 < seat <= table.table.seats:
        raise refusals.no_such_seat(table.table.seats)
    holder = table.seating.seats[seat]
    if table.seating.is_promised(seat) or (holder is not None and not holder.bot):
        raise refusals.seat_taken()


def _checked(table: LiveTable, guest: Guest, amount: Chips) -> Chips:
    """The chips a newcomer sits down with.  Raises Declined for what the table does not take."""
    at = table.seconds()
    if not amount:
        amount = usual_buy_in(table.table, range_of(table.purse, table.table, guest.id, at))
    with _declining(guest.id, guest.name):
        buy_in(table.purse.money, terms_of(table.table), guest.id, amount, at)
    return amount


@contextmanager
def _declining(player: str, name: str) -> Iterator[None]:
    """What the rules of the room refuse is declined, the player called by his name."""
    try:
        yield
    except RoomRefused as refused:
        text, legal = (named(words, player, name) for words in (refused.text, refused.legal))
        raise Declined(text, legal, refused.rules) from refused


def _have(table: LiveTable, seating: Seating, *lines: Line) -> None:
    """Have the table so, and say it, if anything changes."""
    if seating != table.seating:
        table.reseat(seating)
        table.publish(table.tell(*lines))


def _own_name(table: LiveTable, name: str) -> str:
    """The guest's name, with a number if somebody at the table is called the same."""
    taken = {who.name for who in (*table.seating.seats, *table.seating.arriving) if who}
    number, own = 2, name
    while own in taken:
        own = f"{name} {number}"
        number += 1
    return own


def rename(table: LiveTable, guest: Guest) -> None:
    """Call a guest who sits here by his new name, from the next hand on in the log."""
    seat = table.seating.seat_of(guest.id)
    who = table.seating.seats[seat]
    if who is None or who.name == guest.name:
        return
    table.reseat(table.seating.renamed(seat, _own_name(table, guest.name)))
    table.publish(())


def leave(table: LiveTable, guest: Guest) -> None:
    """Give up a seat: at once, or after the hand for a player whose cards are still live in it."""
    seating = table.seating
    waiting = seating.waits_for(guest.id)
    if waiting:
        _have(table, seating.expecting(waiting, None))
        return
    seat, who = _own_seat(table, guest)
    if seating.leaving[seat]:
        return
    live = _is_live(table, guest)
    seating = seating.letting_go(seat) if live else seating.seated(seat, None)
    table.timeouts.pop(guest.id, None)
    table.rebuys.pop(guest.id, None)
    table.away_since.pop(guest.id, None)
    said = seating_lines.will_leave if live else seating_lines.left
    _have(table, seating, said(who.name, seat))


def stay(table: LiveTable, guest: Guest) -> None:
    """Keep the seat after all, while the hand is on after which it would be free."""
    seat, who = _own_seat(table, guest)
    _have(table, table.seating.letting_go(seat, gone=False), seating_lines.stays(who.name, seat))


def _own_seat(table: LiveTable, guest: Guest) -> tuple[SeatNo, Occupant]:
    seat = table.seating.seat_of(guest.id)
    who = table.seating.seats[seat]
    if who is None:
        raise refusals.not_seated()
    return seat, who


def _staying_seat(table: LiveTable, guest: Guest) -> tuple[SeatNo, Occupant]:
    """The seat of a player who keeps it.  Raises Declined for one who is about to leave."""
    seat, who = _own_seat(table, guest)
    if table.seating.leaving[seat]:
        raise refusals.is_leaving()
    return seat, who


def _is_in_hand(table: LiveTable, guest: Guest) -> bool:
    """Whether he was dealt into the hand being played, live or folded."""
    return table.playing and bool(table.hand_seat(guest.id))


def _is_live(table: LiveTable, guest: Guest) -> bool:
    hand, seat = table.hand, table.hand_seat(guest.id)
    return hand is not None and table.playing and bool(seat) and hand.live[seat]


def away(table: LiveTable, guest: Guest, when: When) -> None:
    """Sit out: from this turn on, after this hand, or when the big blind would come."""
    seat, who = _staying_seat(table, guest)
    seating = table.seating
    if when == "blind" and not table.table.stakes.big_blind:
        raise refusals.no_big_blind()
    if who.away:
        _have(table, seating.sitting_out(guest.id, None))
    elif when == "now" or (when == "hand" and not _is_in_hand(table, guest)):
        table.set_away(seat, away=True)
        table.publish(table.tell(seating_lines.went_away(who.name, seat)))
    else:
        _have(table, seating.sitting_out(guest.id, when if when == "blind" else "hand"))


def come_back(table: LiveTable, guest: Guest, post: EntryWish = "wait") -> None:
    """Be dealt in again from the next hand on, or not sit out as was asked before."""
    seat, who = _own_seat(table, guest)
    if table.seating.leaving[seat]:
        raise refusals.is_leaving()
    penalties = table.seating.penalties
    if not who.away and guest.id in table.seating.kept_out:
        hands = serving(penalties, guest.id)
        raise refusals.serves_penalty(hands, rules_of(penalties, guest.id))
    if not who.away:
        _have(table, table.seating.sitting_out(guest.id, None))
        return
    table.rebuys.pop(guest.id, None)
    table.set_away(seat, away=False)
    table.reseat(table.seating.wishing(guest.id, post))
    table.publish(table.tell(seating_lines.came_back(who.name, seat)))


def enter(table: LiveTable, guest: Guest, wish: EntryWish) -> None:
    """Come in at once for what it costs, or wait; until the deal it may be said anew."""
    if not table.seating.waits_for(guest.id):
        _staying_seat(table, guest)
    _have(table, table.seating.wishing(guest.id, wish))


def straddle(table: LiveTable, guest: Guest, *, on: bool) -> None:
    """Straddle whenever the house lets this seat, or no more."""
    _staying_seat(table, guest)
    why = why_no_straddle(table.table)
    if on and why is not None:
        raise refusals.no_straddle(why.text, why.rules)
    own = frozenset({guest.id})
    before = table.seating.straddlers
    if on != (guest.id in before):
        table.straddles_told.pop(guest.id, None)
    _have(table, replace(table.seating, straddlers=before | own if on else before - own))


def move(table: LiveTable, guest: Guest, seat: SeatNo) -> None:
    """Change to a free seat or a bot's: now if no hand lies on the table, else after it.

    One's own seat takes back what was asked.
    """
    own, who = _staying_seat(table, guest)
    seating = table.seating
    asked = seating.moves.get(guest.id, own)
    if seat == asked:
        return
    rest = {player: to for player, to in seating.moves.items() if player != guest.id}
    if seat == own:
        _have(table, replace(seating, moves=rest))
        return
    _check_seat(table, seat)
    with _declining(guest.id, who.name):
        check_no_carried_pot(seating, house(table.table.house), forfeited=bool(seating.forfeited))
    if table.hand is None:
        free = seating.seated(seat, None) if seating.seats[seat] else seating
        _have(table, free.moved(guest.id, seat), seating_lines.moved(who.name, seat))
        return
    after = replace(seating, moves={**rest, guest.id: seat})
    _have(table, after, seating_lines.will_move(who.name, seat))


def buy(table: LiveTable, guest: Guest, amount: Chips) -> None:
    """Buy chips: a buy-in without a stack, else an addition; in a hand they come after it.

    Who sat out for want of chips plays again.
    """
    seat, who = _staying_seat(table, guest)
    in_hand = _is_in_hand(table, guest)
    with _declining(guest.id, who.name):
        facts = add_chips(
            table.purse.money,
            terms_of(table.table),
            guest.id,
            amount,
            table.seconds(),
            stack=in_front(table.seating, seat, table.hand),
            in_hand=in_hand,
        )
    more = sum(map(stack_change, facts))
    seating = table.seating.with_stack(seat, who.stack + more)
    if table.seating.sit_outs.get(guest.id) == "broke":
        seating = seating.absent(seat, away=False)
    table.reseat(seating, facts)
    table.rebuys.pop(guest.id, None)
    later = any(isinstance(fact, ChipsOrdered) for fact in facts)
    say = money_lines.ordered if later else money_lines.bought
    table.publish(table.tell(say(who.name, seat, amount)))
