"""What can be told of a deal that went wrong, and why something cannot have been so."""

from croupier.floor.deal.deal_told import (
    DealtOutOfOrder,
    DealtToEmptySeat,
    FirstCardWrongSeat,
    PlayerLeftOut,
)
from croupier.floor.deal.redeal import cards_to_spare, check_is_on, check_seat, is_ended
from croupier.floor.money_back import put_in
from croupier.floor.ruling import FloorRefused
from croupier.floor.spot import Spot
from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text

_MOST_CHAIRS = 11
"""As many chairs as any table has: an empty one may be left out where a hand is written down."""

_IN_THE_DEAL = frozenset({"posting", "dealing", "betting", "chopping"})


def is_first_card_told_wrong(spot: Spot, incident: FirstCardWrongSeat) -> bool:
    """Whether the hand is over, or the seat is none, or the one where the deal begins."""
    return (
        is_ended(spot.state) or _is_no_seat(spot.state, incident.seat) or _is_first(spot, incident)
    )


def _is_first(spot: Spot, incident: FirstCardWrongSeat) -> bool:
    return incident.seat == spot.state.setup.dealt_in[0]


def _is_no_seat(state: HandState, seat: SeatNo) -> bool:
    return not 1 <= seat <= state.chairs


def _is_no_chair(state: HandState, seat: SeatNo) -> bool:
    return not 1 <= seat <= max(state.chairs, _MOST_CHAIRS)


def _takes_part(state: HandState, seat: SeatNo) -> bool:
    return seat <= state.chairs and state.setup.takes_part(seat)


def check_first_card(spot: Spot, incident: FirstCardWrongSeat) -> FloorRefused:
    """Why the first card cannot have gone to the wrong seat there."""
    check_is_on(spot)
    check_seat(spot, incident.seat)
    return FloorRefused(
        Text(
            f"The deal begins with seat {incident.seat}: the first card is his.",
            f"La donne commence au siège {incident.seat}\u00a0: la première carte est à lui.",
        ),
        Text("Name the seat that got it by mistake.", "Désignez le siège servi par erreur."),
    )


def is_order_told_wrong(spot: Spot, incident: DealtOutOfOrder) -> bool:
    """Whether the hand is over, or the seat gets no cards in it."""
    state = spot.state
    return is_ended(state) or incident.seat not in state.setup.dealt_in


def check_out_of_order(spot: Spot, incident: DealtOutOfOrder) -> FloorRefused:
    """Why no card of that seat can have been dealt out of order."""
    check_is_on(spot)
    return _plays_not(spot, incident.seat)


def _plays_not(spot: Spot, seat: SeatNo) -> FloorRefused:
    seats = ", ".join(map(str, spot.state.setup.dealt_in))
    return FloorRefused(
        Text(
            f"Seat {seat} is not dealt in in this hand.",
            f"Le siège {seat} ne participe pas à ce coup.",
        ),
        Text(f"Seats dealt in: {seats}.", f"Sièges servis\u00a0: {seats}."),
    )


def can_be_empty(state: HandState, incident: DealtToEmptySeat) -> bool:
    """Whether the seat plays no hand, and the deck has cards that can lie there."""
    if is_ended(state) or _is_no_chair(state, incident.seat):
        return False
    each = state.game.hole_totals[0]
    enough = 1 <= incident.cards <= each and cards_to_spare(state) >= incident.cards
    return enough and not _takes_part(state, incident.seat)


def check_empty_seat(spot: Spot, incident: DealtToEmptySeat) -> FloorRefused:
    """Why such cards cannot lie at a seat without a right to a hand."""
    check_is_on(spot)
    each = spot.state.game.hole_totals[0]
    return FloorRefused(
        Text(
            f"Seat {incident.seat} cannot have got so many cards without a hand: {incident.cards}.",
            f"Le siège {incident.seat} ne peut pas avoir autant de cartes sans jouer\u00a0: "
            f"{incident.cards}.",
        ),
        Text(
            f"Name a seat that is not dealt in, and {each} at most.",
            f"Désignez un siège qui ne participe pas, et {each} au plus.",
        ),
    )


def can_be_left_out(state: HandState, incident: PlayerLeftOut) -> bool:
    """Whether nothing that happened so far shows that the seat had cards."""
    seat = incident.seat
    if state.phase not in _IN_THE_DEAL or _is_no_chair(state, seat):
        return False
    if not _takes_part(state, seat):
        return True
    dealt = not state.street and any(state.hole)
    return dealt and state.live[seat] and state.faced[seat] == NOT_YET


def is_in_hand(state: HandState, seat: SeatNo) -> bool:
    """Whether the seat plays in this hand and has neither folded nor died."""
    return seat <= state.chairs and state.live[seat]


def is_on_button(state: HandState, seat: SeatNo) -> bool:
    """Whether the seat is last in the deal, in games with a button."""
    return state.game.family != "stud" and seat == state.setup.dealt_in[-1]


def is_entitled(spot: Spot, incident: PlayerLeftOut) -> bool:
    """Whether he has a right to a hand, as who cannot miss his blinds has wherever he is."""
    is_always_dealt_in = spot.options.blinds.dodge == "penalty"
    return is_always_dealt_in or has_a_claim(spot.state, incident)


def has_a_claim(state: HandState, incident: PlayerLeftOut) -> bool:
    """Whether he was there or has chips in."""
    seat = incident.seat
    told = incident.present or incident.posted
    return told or (seat <= state.chairs and put_in(state, seat) > 0)


def check_left_out(spot: Spot, incident: PlayerLeftOut) -> FloorRefused:
    """Why that seat cannot have been left out."""
    check_is_on(spot)
    return FloorRefused(
        Text(
            f"Seat {incident.seat} has had cards in this hand, or the cards are long dealt.",
            f"Le siège {incident.seat} a eu des cartes dans ce coup, ou la donne est loin.",
        ),
        Text(
            "Name a player who has neither acted nor folded, while there is betting.",
            "Désignez un joueur qui n’a ni agi ni passé, pendant le tour d’enchères.",
        ),
    )
