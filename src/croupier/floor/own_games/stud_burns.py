"""What is done with the cards of a stud street that was dealt over no burn, or over two."""

from croupier.floor.own_games.stud_opening import opens_with
from croupier.floor.own_games.stud_told import (
    GO_ON,
    StudBurnError,
    last_card_is_down,
    live_in_order,
)
from croupier.floor.ruling import Remedy
from croupier.play.duty import cards_due
from croupier.play.irregular import Order
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

LEAVE_CARDS = Text("Leave the cards as they lie.", "Laissez les cartes en place.")
"""What the dealer does where no card is moved."""


def to_correct(state: HandState, incident: StudBurnError) -> list[SeatNo]:
    """The seats whose card can still be the right one, in the order of the deal.

    With no burn each has the card before his own, so that those after the last who looked are put
    right; with two, each has the card after it, and those before the first who looked are.
    """
    seats = live_in_order(state)
    looked = [place for place, seat in enumerate(seats) if seat in incident.looked]
    if not looked:
        return seats
    return seats[: looked[0]] if incident.burned else seats[looked[-1] + 1 :]


def put_right(state: HandState, incident: StudBurnError) -> tuple[Remedy, ...]:
    """What moves each card that can still be moved to its proper place."""
    seats, place = to_correct(state, incident), cards_due(state) - 1
    if not seats:
        return tuple(opens_with(state))
    orders = [Order("take_back_card", seat=s, place=place, to="stub") for s in reversed(seats)]
    orders.append(Order("restore_burns") if incident.burned else Order("burn_extra"))
    to = "" if last_card_is_down(state) else "up"
    orders += [Order("give_card", seat=seat, to=to, count=1) for seat in seats]
    if incident.burned and len(seats) < state.live_count:
        orders.append(Order("burn_extra"))
    return tuple(orders)


def steps_of(state: HandState, incident: StudBurnError) -> tuple[Text, ...]:
    """What the dealer does, to move the cards by one place as far as that can be done."""
    if not to_correct(state, incident):
        return (LEAVE_CARDS, GO_ON)
    if incident.burned:
        return (
            Text(
                "Give the second burn to the first player, and each card to the next one.",
                "Donnez la seconde brûlée au premier joueur et chaque carte au suivant.",
            ),
            _BURN_THE_REST if len(to_correct(state, incident)) < state.live_count else _PUT_BACK,
        )
    return (
        Text(
            "Burn the first card that may still be moved, and give each player the next one.",
            "Brûlez la première carte encore déplaçable et donnez à chacun la suivante.",
        ),
        Text(
            "Give the last player the top card of the stub.",
            "Donnez au dernier joueur la carte du dessus du talon.",
        ),
    )


_PUT_BACK = Text(
    "Put the card left over back on the stub.", "Remettez la carte de reste sur le talon."
)
_BURN_THE_REST = Text(
    "Burn the card left over: the cards that were kept came after it.",
    "Brûlez la carte de reste\u00a0: les cartes gardées venaient après elle.",
)
