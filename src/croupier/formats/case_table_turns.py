"""Who acts first and last in the hand a case's table is dealt: the engine plays it."""

from croupier.cards import Card
from croupier.formats.case_table_spot import Spot, posts_of, setup_of
from croupier.play import AutoDealer, HandState, begin, decide, deck_for, evolve, menu
from croupier.play import actions as act
from croupier.play.setup import NOBODY, SeatNo
from croupier.table.next_hand import NextHand


class _InOrder:
    """A deck that is not shuffled: who acts first in games of blinds does not hang on cards."""

    def shuffle(self, x: list[Card], /) -> None:
        """Leave *x* as it is."""


def first_to_act(spot: Spot, hand: NextHand) -> SeatNo:
    """Who acts first in the first round."""
    return _begun(spot, hand)[0].actor


def order_after(spot: Spot, hand: NextHand) -> tuple[SeatNo, ...]:
    """In which order all act in the second round, when everybody has called and then checks."""
    state, dealer = _begun(spot, hand)
    while state.actor and state.street == 0:
        _pass(state, dealer)
    order: list[SeatNo] = []
    while state.actor != NOBODY and state.street == 1 and state.actor not in order:
        order.append(state.actor)
        _pass(state, dealer)
    return tuple(order)


def _begun(spot: Spot, hand: NextHand) -> tuple[HandState, AutoDealer]:
    """The hand when its first player is to act."""
    setup = setup_of(spot, hand, posts_of(spot, hand))
    state, dealer = begin(setup), AutoDealer(deck_for(setup), _InOrder())
    dealer.run(state)
    return state, dealer


def _pass(state: HandState, dealer: AutoDealer) -> None:
    """Who is to act calls, checks, or changes no card; then the dealer goes on."""
    options, seat = menu(state), state.actor
    if options.draw is not None:
        wish: act.Action = act.Draw(seat, ())
    elif options.bring_in:
        wish = act.BringIn(seat)
    else:
        wish = act.Call(seat) if options.call else act.Check(seat)
    for event in decide(state, wish):
        evolve(state, event)
    dealer.run(state)
