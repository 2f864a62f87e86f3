"""Gestures that cannot have been made as they are told: not in turn, or not with those chips."""

from types import ModuleType

from croupier.floor.ruling import FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.words import (
    ambiguous,
    amounts_said,
    bring_in_told,
    chips_forward,
    chips_open,
    several_chips,
    undercalls,
    wagers_said,
    words_forward,
    words_unclear,
)
from croupier.floor.words.acts import Spoken, is_in_turn, is_right
from croupier.floor.words.bind import SPOKEN, bound
from croupier.floor.words.gestures import CardsForward, Said, Tapped
from croupier.floor.words.speech import meaning
from croupier.floor.words.taps import may_stand_pat
from croupier.floor.words.words_forward import DECLARED
from croupier.play.actions import Draw
from croupier.text import Text

SPOKEN_JUDGES: tuple[ModuleType, ...] = (
    words_forward,
    words_unclear,
    ambiguous,
    wagers_said,
    amounts_said,
    undercalls,
    chips_forward,
    chips_open,
    several_chips,
    bring_in_told,
)
"""The modules that judge words and chips in turn; no two of them apply to one gesture."""


def _says_pat(spot: Spot, gesture: Said) -> bool:
    is_pat = gesture.clear and meaning(gesture.words).verb == "pat"
    return is_pat and may_stand_pat(spot, gesture.seat)


@ruling("rrop3:3.bets.8", on=Said, when=_says_pat)
def _pat_said(spot: Spot, gesture: Said) -> Ruling:
    """Pat, said in turn on the draw, takes no card."""
    return bound(spot, gesture.seat, Draw(gesture.seat), DECLARED)


def _not_so(spot: Spot, gesture: Spoken) -> bool:
    if is_right(spot, gesture):
        return False
    return not (isinstance(gesture, Said) and _says_pat(spot, gesture))


@ruling("general:acting.1", "tda:50A", on=SPOKEN, when=_not_so)
def _cannot_be(spot: Spot, gesture: Spoken) -> Ruling:
    """Only the player in turn acts, and with chips of his stack."""
    if is_in_turn(spot, gesture.seat):
        text = Text(
            f"Seat {gesture.seat} cannot have put these chips forward: its stack does not hold "
            "them.",
            f"Le siège {gesture.seat} ne peut pas avoir avancé ces jetons\u00a0: son tapis ne les "
            "contient pas.",
        )
        legal = Text(
            "Name for each motion the values of single chips, above 0, that he has.",
            "Donnez pour chaque geste la valeur de chaque jeton, au-dessus de 0, qu’il possède.",
        )
    else:
        text, legal = _not_his_turn(spot, gesture.seat)
    raise FloorRefused(text, legal, spot.house.cite(("general:acting.1", "tda:50A")))


def _not_his_turn(spot: Spot, seat: int) -> tuple[Text, Text]:
    text = Text(
        f"Seat {seat} has no action to make now.", f"Le siège {seat} n’a pas d’action à faire."
    )
    actor = spot.state.actor
    if spot.state.phase != "betting" or not actor:
        return text, Text(
            "Bets are made in a betting round, by the player whose turn it is.",
            "On mise pendant un tour d’enchères, quand on a la parole.",
        )
    return text, Text(f"It is the turn of seat {actor}.", f"La parole est au siège {actor}.")


def _no_tap(spot: Spot, gesture: Tapped) -> bool:
    return not (is_in_turn(spot, gesture.seat) or may_stand_pat(spot, gesture.seat))


@ruling("general:acting.1", "tda:50A", on=Tapped, when=_no_tap)
def _no_tap_now(spot: Spot, gesture: Tapped) -> Ruling:
    """A tap says something only in turn."""
    text, legal = _not_his_turn(spot, gesture.seat)
    raise FloorRefused(text, legal, spot.house.cite(("general:acting.1", "tda:50A")))


def _no_fold(spot: Spot, gesture: CardsForward) -> bool:
    """Whether no hand can be thrown forward: cards shown at the end are told otherwise."""
    state, seat = spot.state, gesture.seat
    holds = 0 < seat <= state.chairs and state.live[seat]
    return not holds or state.phase not in ("betting", "showing")


@ruling("general:acting.1", "tda:50A", on=CardsForward, when=_no_fold)
def _no_fold_now(spot: Spot, gesture: CardsForward) -> Ruling:
    """Only a live hand is given up, while there is betting or showing."""
    text, legal = _not_his_turn(spot, gesture.seat)
    raise FloorRefused(text, legal, spot.house.cite(("general:acting.1", "tda:50A")))
