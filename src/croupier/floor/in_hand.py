"""What can be told of a seat at all: the refusals that several kinds of incidents share."""

from croupier.floor.ruling import FloorRefused
from croupier.play.opening import must_bring_in
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

_LIVE = Text("Name a seat that is in the hand.", "Nommez un siège qui est dans le coup.")
_IN_ROUND = Text(
    "Tell it while a betting round is open.",
    "Cela se dit pendant un tour d’enchères.",
)


def is_seat(state: HandState, seat: object) -> bool:
    """Whether the table has a chair of that number."""
    return type(seat) is int and 0 < seat <= state.chairs


def chair_refused(state: HandState, seat: object) -> FloorRefused | None:
    """Why nothing can be told of *seat*: there is no such chair."""
    if is_seat(state, seat):
        return None
    chairs = state.chairs
    return FloorRefused(
        Text(f"There is no seat {seat} here.", f"Il n’y a pas de siège {seat} ici."),
        Text(f"Seats go from 1 to {chairs}.", f"Les sièges vont de 1 à {chairs}."),
        ("house:action.unknown",),
    )


def is_in_hand(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* was dealt in and has a live hand."""
    return is_seat(state, seat) and state.setup.takes_part(seat) and state.live[seat]


def holds_hand(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* has a live hand that was dealt; at the draw it may all be thrown."""
    return state.live[seat] and bool(state.hole[seat] or state.discards[seat])


def nobody_can_bet(state: HandState) -> bool:
    """Whether cards lie there on which nobody is left to bet, and no hand was shown yet."""
    waits = state.phase in ("dealing", "arranging", "showing") and state.able <= 1
    return waits and not (state.turned_up or any(state.shown))


def seat_refused(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why nothing can be told of *seat*: there is no such chair, or it is not in the hand."""
    if not is_seat(state, seat):
        return FloorRefused(
            Text(f"There is no seat {seat} here.", f"Il n’y a pas de siège {seat} à cette table."),
            _LIVE,
        )
    if not is_in_hand(state, seat):
        return FloorRefused(
            Text(f"Seat {seat} is not in the hand.", f"Le siège {seat} n’est pas dans le coup."),
            _LIVE,
        )
    return None


def round_refused(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why nothing can be told of *seat* in a betting round."""
    if state.phase != "betting":
        text = Text("No betting round is open now.", "Aucun tour d’enchères n’est en cours.")
        return seat_refused(state, seat) or FloorRefused(text, _IN_ROUND)
    return seat_refused(state, seat)


def turn_refused(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why *seat* cannot be the player whose turn it is to bet."""
    return round_refused(state, seat) or _not_the_actor(state, seat)


def _not_the_actor(state: HandState, seat: SeatNo) -> FloorRefused | None:
    actor = state.actor
    if actor == seat:
        return None
    return FloorRefused(
        Text(
            f"It is the turn of seat {actor}, not of seat {seat}.",
            f"La parole est au siège {actor}, pas au siège {seat}.",
        ),
        Text(f"Tell it of seat {actor}.", f"Cela ne peut concerner que le siège {actor}."),
    )


def turn_or_draw_refused(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why *seat* cannot be the player whose turn it is to bet, or to draw.

    Where everybody must throw a card, nobody can do it for him.
    """
    if state.phase != "discarding" or state.game.streets[state.street].throw:
        return turn_refused(state, seat)
    return seat_refused(state, seat) or _not_the_actor(state, seat)


def amount_refused(amount: object) -> FloorRefused | None:
    """Why that is no amount: chips are counted from 1."""
    if type(amount) is int and amount > 0:
        return None
    return FloorRefused(
        Text("An amount is a whole number of chips.", "Un montant est un nombre entier de jetons."),
        Text("Name an amount of 1 or more.", "Nommez un montant d’au moins 1."),
    )


def bring_in_first(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why *seat* cannot give up its hand in turn: the low card owes its forced bet."""
    if not (state.phase == "betting" and state.actor == seat and must_bring_in(state, seat)):
        return None
    return FloorRefused(
        Text(
            "The low card pays its forced bet before it may give up the hand.",
            "La carte basse paie son bring-in avant de pouvoir passer.",
        ),
        Text("Bring it in first.", "Payez d’abord le bring-in."),
    )
