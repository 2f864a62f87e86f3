"""What people ask of a table: a seat, an action, a look at cards.

Who asks is known from the session, never claimed in the request.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from croupier.cards import Card, CardError, parse_card
from croupier.journal import Guest
from croupier.play import actions as act
from croupier.play.decide import decide
from croupier.play.refusal import Refused
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.service import refusals, seating_lines
from croupier.service.live_table import LiveTable
from croupier.service.mixing import chooser_of, turn_title
from croupier.service.seat_requests import (
    away,
    buy,
    come_back,
    enter,
    leave,
    move,
    rename,
    sit,
    stay,
    straddle,
)
from croupier.table import mixed_game_of

__all__ = [
    "Wish",
    "ask_openers",
    "away",
    "buy",
    "choose",
    "come_back",
    "enter",
    "leave",
    "move",
    "play",
    "rename",
    "show",
    "sit",
    "stay",
    "straddle",
]


class Wish(NamedTuple):
    """An action as it comes from a browser: for this hand and turn, *to* chips in all.

    *times* is how often the rest shall be dealt.
    """

    hand: int
    turn: int
    kind: str
    to: Chips = 0
    cards: tuple[str, ...] = ()
    times: int = 0


def play(table: LiveTable, guest: Guest, wish: Wish) -> None:
    """Act in turn.  A wish for another hand or turn than the present one is too late."""
    seat = _seat_in_hand(table, guest)
    state = table.hand
    if state is None or (wish.hand, wish.turn) != (state.setup.number, state.turn):
        raise refusals.too_late()
    _do(table, _action(seat, wish))
    table.timeouts.pop(guest.id, None)


def show(table: LiveTable, guest: Guest, cards: Sequence[str]) -> None:
    """Lay cards face up once the hand is over."""
    _do(table, act.Show(_seat_in_hand(table, guest), _cards(cards)))


def ask_openers(table: LiveTable, guest: Guest) -> None:
    """Have the opener's hand shown once the pot is paid."""
    _do(table, act.AskOpener(_seat_in_hand(table, guest)))


def choose(table: LiveTable, guest: Guest, place: int) -> None:
    """Name the game of the next round by its place in the rotation, at dealer's choice."""
    seating = table.seating
    seat = seating.seat_of(guest.id)
    who = seating.seats[seat]
    if who is None:
        raise refusals.not_seated()
    mixed = mixed_game_of(table.table)
    chooser = seating.seats[chooser_of(seating, table.hand)]
    if mixed is None or chooser is None:
        raise refusals.no_choice()
    if chooser.player != guest.id:
        raise refusals.not_the_chooser(chooser.name)
    if not 0 <= place < len(mixed.turns):
        raise refusals.no_such_game(len(mixed.turns))
    table.reseat(replace(seating, wish=place))
    title = turn_title(mixed, mixed.at(place))
    table.publish(table.tell(seating_lines.chose_game(who.name, seat, title)))


def _seat_in_hand(table: LiveTable, guest: Guest) -> SeatNo:
    seat = table.hand_seat(guest.id)
    if seat == NOBODY:
        raise refusals.no_hand() if table.seating.seat_of(guest.id) else refusals.not_seated()
    return seat


def _do(table: LiveTable, action: act.Action) -> None:
    state = table.hand
    if state is None:
        raise refusals.no_hand()
    try:
        events = decide(state, action)
    except Refused as refused:
        raise refusals.Declined.because(refused) from refused
    table.publish(table.commit(events))


def _action(seat: SeatNo, wish: Wish) -> act.Action:
    if wish.kind in ("bet", "open"):
        return act.Bet(seat, wish.to)
    if wish.kind in ("raise", "complete"):
        return act.Raise(seat, wish.to)
    if wish.kind == "draw":
        return act.Draw(seat, _cards(wish.cards))
    if wish.kind == "runs":
        return act.RunTimes(seat, wish.times)
    if wish.kind == "show":
        return act.Show(seat, _cards(wish.cards))
    return _PLAIN[wish.kind](seat)


_PLAIN: dict[str, type[act.Action]] = {
    "fold": act.Fold,
    "check": act.Check,
    "call": act.Call,
    "bring_in": act.BringIn,
    "muck": act.Muck,
    "chop": act.ChopBlinds,
    "decline": act.DeclineChop,
}


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    cards = []
    for text in texts:
        try:
            cards.append(parse_card(text))
        except CardError as error:
            raise refusals.no_card(text) from error
    return tuple(cards)
