"""What is done with a hand that is live again: it acts, is shown, or is compared at once."""

from croupier.floor.hands.hand_told import is_pushed
from croupier.floor.hands.pots_again import moved_in_steps
from croupier.floor.ruling import Remedy
from croupier.floor.spot import chips_text
from croupier.play.events import Event
from croupier.play.evolve import apply
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.play.turns import to_call
from croupier.text import Text


def what_comes_of_it(
    state: HandState, seat: SeatNo, remedies: tuple[Remedy, ...]
) -> tuple[Text, ...]:
    """Whether the hand acts, is shown at the showdown, or is compared with a pot pushed already."""
    if is_pushed(state):
        return (_COMPARE, *moved_in_steps(remedies))
    after = apply(state, *(one for one in remedies if isinstance(one, Event)))
    if after.phase == "betting" and after.actor == seat:
        owed = chips_text(to_call(after, seat))
        return (_ACTS.format(seat=seat, owed=owed) if to_call(after, seat) else _IN_TURN_AGAIN,)
    return (_AT_THE_SHOWDOWN,)


_COMPARE = Text(
    "Have all his cards tabled and compare the hands.",
    "Faites tabler toutes ses cartes et comparez les mains.",
)
_ACTS = Text(
    "Seat {seat} is in turn: {owed} to call.",
    "La parole est au siège {seat}\u00a0: {owed} pour suivre.",
)
_IN_TURN_AGAIN = Text("He is in turn, with nothing to call.", "C’est à lui, sans rien à suivre.")
_AT_THE_SHOWDOWN = Text(
    "At the showdown, have all his cards tabled and compare the hands.",
    "À l’abattage, faites tabler toutes ses cartes et comparez les mains.",
)
