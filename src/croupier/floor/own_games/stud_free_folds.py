"""Judge of stud hands given up while nobody bets: their seats keep their place in the deal."""

from dataclasses import replace

from croupier.floor.incident import Gesture, Incident
from croupier.floor.own_games.stud_told import is_last_street, is_stud
from croupier.floor.ruling import JUDGES, Alternative, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.turns.absent import AbsentOnTurn
from croupier.floor.turns.free_fold import THROWN
from croupier.play.opening import bring_in_due
from croupier.text import Text

GIVEN_UP: tuple[type[Incident], ...] = (*THROWN, AbsentOnTurn)
"""How a hand may be given up though there is no bet to face."""


def keeps_its_place(spot: Spot, incident: Gesture) -> bool:
    """Whether a stud hand dies, or may be folded, while no bet lies there and cards are to come."""
    state = spot.state
    if not is_stud(spot) or is_last_street(state) or not spot.options.stud.folded_seat_dealt:
        return False
    if state.phase != "betting" or state.bet_to or bring_in_due(state):
        return False
    return state.live_count > _TWO and _gives_up(_ruled_without(spot, incident))


_TWO = 2


def _ruled_without(spot: Spot, incident: Gesture) -> Ruling:
    """What is ruled on it at any other game."""
    others = (one for one in JUDGES[type(incident)] if one.judging.__module__ != __name__)
    return next(one.judging(spot, incident) for one in others if one.when(spot, incident))


def _gives_up(made: Ruling) -> bool:
    return made.decision == "hand_dead" or any(one.id == "fold" for one in made.choices)


@ruling("rrop3:8.stud.7", on=GIVEN_UP, when=keeps_its_place)
def folded_seat_is_dealt_to(spot: Spot, incident: Gesture) -> Ruling:
    """Until a bet kills the hand its seat is dealt to, so that nobody’s cards change by it."""
    made = _ruled_without(spot, incident)
    rules = (*made.rules, *spot.house.cite(("rrop3:8.stud.7",)))
    if made.decision != "hand_dead":
        return replace(made, rules=rules, choices=tuple(map(_and_is_dealt_to, made.choices)))
    return replace(made, rules=rules, steps=(*made.steps, _DEAL_ON.format(seat=incident.seat)))


def _and_is_dealt_to(choice: Alternative) -> Alternative:
    return replace(choice, says=_AND.format(says=choice.says)) if choice.id == "fold" else choice


_DEAL_ON = Text(
    "Keep dealing cards to seat {seat}, out of play, until somebody bets.",
    "Continuez à donner des cartes, hors jeu, à la place du siège {seat} jusqu’à la première mise.",
)
_AND = Text(
    "{says} His seat is dealt cards, out of play, until somebody bets.",
    "{says} Sa place reçoit des cartes, hors jeu, jusqu’à la première mise.",
)
