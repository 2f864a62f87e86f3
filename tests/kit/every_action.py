"""Whatever anybody could try at one point of a hand, and all the cards that somebody sees."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from croupier.cards import CARDS, HIDDEN, JOKER, Card
from croupier.play import Event, HandState, Refused, decide
from croupier.play import actions as act
from croupier.play.setup import SeatNo


def every_action(state: HandState, seat: SeatNo) -> Iterator[act.Action]:
    """Every kind of action there is, with all amounts, cards and seats that may matter."""
    total = state.bets[seat] + state.stacks[seat]
    least = state.bet_to + state.last_raise
    amounts = {-1, 0, 1, state.bet_to, least, state.pot, 2 * state.pot, total, total + 20}
    own = state.hole[seat]
    hands = [(), tuple(own), tuple(own[:1]), tuple(own[:2]), *((card,) for card in _others(own))]
    values: dict[type[act.Action], list[tuple[object, ...]]] = {
        act.Bet: [(amount,) for amount in amounts],
        act.Raise: [(amount,) for amount in amounts],
        act.RunTimes: [(times,) for times in range(4)],
        act.Draw: [(cards,) for cards in hands],
        act.Show: [(cards,) for cards in hands],
        act.AskToSee: [(owner,) for owner in range(1, state.chairs + 1)],
    }
    for kind in act.ACTIONS:
        for rest in values.get(kind, [()]):
            yield kind(seat, *rest)


def _others(own: list[Card]) -> list[Card]:
    return [card for card in (*CARDS, JOKER) if card not in own]


def accepted(state: HandState) -> Iterator[tuple[act.Action, tuple[Event, ...]]]:
    """Every action of every seat that is accepted now, with what it makes happen."""
    for seat in range(1, state.chairs + 1):
        for wish in every_action(state, seat):
            try:
                yield wish, decide(state, wish)
            except Refused:
                continue


def cards_in(thing: object) -> set[Card]:
    """Every card, hidden ones apart, anywhere in *thing*: a view, an event, a collection."""
    if isinstance(thing, Card):
        return set() if thing == HIDDEN else {thing}
    if is_dataclass(thing):
        return {card for one in fields(thing) for card in cards_in(getattr(thing, one.name))}
    if isinstance(thing, tuple | list | set | frozenset):
        return {card for one in thing for card in cards_in(one)}
    return set()
