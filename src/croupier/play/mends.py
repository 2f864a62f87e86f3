"""Each chore with cards that a ruling may ask of the dealer, done on his piles."""

from collections.abc import Mapping

from croupier.cards import HIDDEN
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.duty import cards_due, order_due
from croupier.play.irregular import Order, OrderKind
from croupier.play.mending import Mend, Mending, Piles
from croupier.play.opening import opening_seat
from croupier.play.state import HandState


def _replace_card(mending: Mending, order: Order) -> None:
    """A card of a hand goes to where it is ordered, and the top of the stub takes its place.

    The new card lies as the old one did.  It stays if no other card can be had.  One that is
    burned next or scrap is shown; what was told to be a joker is scrap unseen.
    """
    if not mending.fill_stub(1):
        return
    is_up = mending.state.up[order.seat][order.place]
    to = "scrap" if order.to == "joker" else order.to
    is_open = order.to in ("next_burn", "scrap")
    mending.move("hand", to, seat=order.seat, place=order.place, open=is_open)  # type: ignore[arg-type]
    mending.move("stub", "hand", seat=order.seat, place=order.place, open=is_up, up=is_up)
    _open_again(mending)


def _take_back_card(mending: Mending, order: Order) -> None:
    """A card leaves a hand: to be the next burn, back on the stub, aside, or out for good.

    Scrap is shown, as it was turned over before; every other card as far as it was seen.
    """
    is_open = order.to == "scrap"
    mending.move("hand", order.to, seat=order.seat, place=order.place, open=is_open)  # type: ignore[arg-type]


def _give_card(mending: Mending, order: Order) -> None:
    """A hand that lacks cards gets them from the top of the stub, face up if ordered `to` up."""
    is_up = order.to == "up"
    for _ in range(max(1, order.count)):
        if mending.fill_stub(1):
            mending.move("stub", "hand", seat=order.seat, open=is_up, up=is_up)
    _open_again(mending)


def _open_again(mending: Mending) -> None:
    """Where open cards say who acts first and nobody has acted, they say it anew."""
    state = mending.state
    if state.game.family != "stud" or state.phase != "betting" or state.turn != state.round_turn:
        return
    due = cards_due(state)
    if any(live and len(state.hole[seat]) != due for seat, live in enumerate(state.live)):
        return
    first = opening_seat(state)
    if first != state.actor:
        mending.tell(ev.RoundOpened(first))


def _remove_cards(mending: Mending, order: Order) -> None:
    """The top cards of the stub go out of play, unseen unless they are scrap."""
    for _ in range(min(order.count, len(mending.piles.stub))):
        mending.move("stub", order.to or "removed", open=order.to == "scrap")  # type: ignore[arg-type]


def _set_board_aside(mending: Mending, order: Order) -> None:
    """The last cards of the board are out of play for now."""
    for _ in range(min(order.count, len(mending.state.board))):
        mending.move("board", "aside", place=len(mending.state.board) - 1, open=True)


def _reshuffle_aside(mending: Mending, order: Order) -> None:
    """What lay aside is shuffled into the stub, without burns or discards.

    Unless it is ordered `to` burn, the next card is then dealt without one.
    """
    _aside_to_stub(mending)
    mending.shuffle()
    if order.to != "burn":
        mending.tell(irr.BurnCounted(done=True))


def _aside_to_stub(mending: Mending) -> None:
    """A card that was seen where it lay aside is seen to go back."""
    while mending.piles.aside:
        irregular = mending.state.irregular
        seen = irregular is not None and bool(irregular.aside) and irregular.aside[-1] != HIDDEN
        mending.move("aside", "stub", open=seen)


def _redeal_board(mending: Mending, order: Order) -> None:
    """The last cards of the board are shuffled into the stub, and the street is dealt anew.

    Over the burn that was made, unless it is ordered `to` burn another.
    """
    first = max(0, len(mending.state.board) - order.count)
    while len(mending.state.board) > first:
        mending.move("board", "stub", place=len(mending.state.board) - 1, open=True)
    _aside_to_stub(mending)
    mending.shuffle()
    if order.to == "burn" and len(mending.piles.stub) > _board_lacks(mending.state, first):
        mending.move("stub", "burns")
    _complete_board(mending, first)


def _board_lacks(state: HandState, first: int) -> int:
    """How many cards the street lacks whose first card is that of the board; below 0: too many.

    Where nobody can bet it may lie there while the next street is due already.
    """
    streets = zip(state.game.board_totals, state.game.streets, strict=True)
    whole = (total for total, street in streets if street.board and total - street.board == first)
    return next(whole, state.game.board_totals[state.street]) - len(state.board)


def _complete_board(mending: Mending, first: int) -> None:
    for _ in range(_board_lacks(mending.state, first)):
        if mending.fill_stub(1):
            mending.move("stub", "board", open=True)


def _scramble_board(mending: Mending, order: Order) -> None:
    """The last cards of the board are mixed face down and one is drawn; the others are the street.

    Chance draws it, or it is the one at *place* of those mixed.  It is the next burn, or the burn
    that was forgotten: then the next card completes the street.
    """
    state = mending.state
    first = len(state.board) - order.count
    for number in range(max(1, -_board_lacks(state, first))):
        place = first + order.place if order.place >= 0 and not number else _drawn(mending, first)
        mending.move("board", order.to or "next_burn", place=place, open=True)  # type: ignore[arg-type]
    _complete_board(mending, first)


def _drawn(mending: Mending, first: int) -> int:
    """The place of one of the cards of the board from *first* on, as they come when mixed."""
    mixed = mending.state.board[first:]
    mending.piles.shuffler.shuffle(mixed)
    return first + mending.state.board[first:].index(mixed[0])


def _first_card_is_burn(mending: Mending, order: Order) -> None:
    """The first of the last cards of the board is the burn that was forgotten."""
    if not mending.fill_stub(1):
        return
    place = len(mending.state.board) - max(1, order.count)
    mending.move("board", "burns", place=place, open=True)
    _complete_board(mending, place)


def _restore_burns(mending: Mending, order: Order) -> None:
    """Of the cards burned in place of one all but the first go where they belong.

    That is the top of the stub, or the board, each at *place*: the last card of the board then goes
    on the stub.  *count* is how many they are.
    """
    for _ in range(min(max(1, order.count), len(mending.piles.burns))):
        if order.to == "board":
            last = len(mending.state.board) - 1
            mending.move("board", "stub", place=last, open=True)
            mending.move("burns", "board", place=order.place, open=True)
        else:
            mending.move("burns", "stub")


def _burn_extra(mending: Mending, order: Order) -> None:
    """As many cards are burned as were dealt too few before."""
    for _ in range(min(max(1, order.count), len(mending.piles.stub))):
        mending.move("stub", "burns")


def _rebuild_stub(mending: Mending, order: Order) -> None:  # noqa: ARG001 - one shape for all mends
    """Of a deck that was mixed up, all that cannot be told apart is shuffled and cut anew.

    Live hands, the boards, the burns and what lies aside stay where they are.
    """
    mending.mix_in_thrown_cards()


def _reshuffle_stub(mending: Mending, order: Order) -> None:  # noqa: ARG001 - one shape for all mends
    """The stub is shuffled and cut."""
    mending.shuffle()


def _turn_up_card(mending: Mending, order: Order) -> None:
    """A card of a stud hand lies face up from now on."""
    card = mending.state.hole[order.seat][order.place]
    mending.tell(irr.CardTurnedUp(order.seat, order.place, card))


def _skip_burn(mending: Mending, order: Order) -> None:  # noqa: ARG001 - one shape for all mends
    """The street that comes is dealt without a burn."""
    mending.tell(irr.BurnCounted(done=True))


def _show_to_all(mending: Mending, order: Order) -> None:
    """A card that one player has seen, or the whole hand, is shown to everybody."""
    cards = tuple(
        card if order.place in (-1, place) else HIDDEN
        for place, card in enumerate(mending.state.hole[order.seat])
    )
    if any(card != HIDDEN for card in cards):
        mending.events.append(ev.Shown(order.seat, cards))


MENDS: Mapping[OrderKind, Mend] = {
    "replace_card": _replace_card,
    "take_back_card": _take_back_card,
    "give_card": _give_card,
    "remove_cards": _remove_cards,
    "redeal_board": _redeal_board,
    "scramble_board": _scramble_board,
    "set_board_aside": _set_board_aside,
    "reshuffle_aside": _reshuffle_aside,
    "first_card_is_burn": _first_card_is_burn,
    "restore_burns": _restore_burns,
    "burn_extra": _burn_extra,
    "rebuild_stub": _rebuild_stub,
    "reshuffle_stub": _reshuffle_stub,
    "turn_up_card": _turn_up_card,
    "skip_burn": _skip_burn,
    "show_to_all": _show_to_all,
}
"""How each order is carried out."""


def carry_out(piles: Piles, state: HandState, order: Order) -> list[ev.Event]:
    """The dealer does what is ordered, at once."""
    mending = Mending(piles, state)
    MENDS[order.kind](mending, order)
    return mending.events


def carry_out_due(piles: Piles, state: HandState) -> list[ev.Event]:
    """The dealer does what was ordered for now."""
    order = order_due(state)
    if order is None:
        raise ValueError("nothing is ordered for now")
    return [*carry_out(piles, state, order), irr.OrderDone(order)]
