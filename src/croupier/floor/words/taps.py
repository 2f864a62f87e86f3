"""A tap on the table and cards pushed forward, by the player whose turn it is."""

from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import is_in_turn
from croupier.floor.words.amounts import called, is_allowed
from croupier.floor.words.bind import (
    asked,
    bound,
    call_choice,
    fold_choice,
    is_barred,
    left_to_choose,
    raise_choice,
)
from croupier.floor.words.gestures import CardsForward, Tapped
from croupier.play.actions import Check, Draw, Fold
from croupier.text import Text


def may_stand_pat(spot: Spot, seat: int) -> bool:
    """Whether it is the turn of *seat* to draw, and it may take no card."""
    state = spot.state
    draws = state.phase == "discarding" and state.actor == seat
    return draws and is_allowed(state, Draw(seat))


def _is_pat(spot: Spot, gesture: Tapped) -> bool:
    return may_stand_pat(spot, gesture.seat)


@ruling("rrop3:9.draw.9a", on=Tapped, when=_is_pat)
def _tap_stands_pat(spot: Spot, gesture: Tapped) -> Ruling:
    """On the draw a tap says that the player takes no card."""
    return bound(
        spot,
        gesture.seat,
        Draw(gesture.seat),
        Text("On the draw a tap is a pat hand.", "Au tirage, taper signifie servi."),
    )


def _checks(spot: Spot, gesture: Tapped) -> bool:
    seat = gesture.seat
    return is_in_turn(spot, seat) and is_allowed(spot.state, Check(seat))


def _checks_at_draw(spot: Spot, gesture: Tapped) -> bool:
    return spot.state.game.family == "draw" and _checks(spot, gesture)


_CHECK = Text("Tapping the table is a check.", "Taper sur la table, c’est parole.")


@ruling("rrop3:3.bets.9", "rrop3:9.draw.9a", "tda:3", on=Tapped, when=_checks_at_draw)
def _tap_checks_at_draw(spot: Spot, gesture: Tapped) -> Ruling:
    """Outside the draw itself a tap is a check at draw too."""
    return bound(spot, gesture.seat, called(spot.state, gesture.seat), _CHECK)


@ruling("rrop3:3.bets.9", "tda:3", on=Tapped, when=_checks)
def _tap_checks(spot: Spot, gesture: Tapped) -> Ruling:
    """In turn, with no bet to face, a tap is a check."""
    return bound(spot, gesture.seat, called(spot.state, gesture.seat), _CHECK)


def _unaware_at_draw(spot: Spot, gesture: Tapped) -> bool:
    seat = gesture.seat
    faces = is_in_turn(spot, seat) and spot.owed(seat) > 0
    return faces and not gesture.aware and spot.state.game.family == "draw"


@ruling("rrop3:9.draw.9b", on=Tapped, when=_unaware_at_draw)
def _pat_unaware_of_raise(spot: Spot, gesture: Tapped) -> Ruling:
    """Who taps as pat, not knowing of the raise, may still act on his hand."""
    seat = gesture.seat
    folds = () if is_barred(spot, seat, fold=True) else (fold_choice(seat),)
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} tapped as pat without knowing of the bet of {bet}: it may still act.",
            "Le siège {seat} a tapé pour dire servi sans connaître la mise de {bet}\u00a0: il peut "
            "encore agir.",
        ).format(seat=seat, bet=chips_text(spot.state.bet_to)),
        Text(
            "A pat tap made without knowing of the raise takes nothing away.",
            "Taper pour dire servi sans connaître la relance ne fait rien perdre.",
        ),
        choices=(*folds, call_choice(spot, seat), *raise_choice(spot, seat)),
    )


def _faces(spot: Spot, gesture: Tapped) -> bool:
    return is_in_turn(spot, gesture.seat)


@ruling("rrop3:3.bets.9", "tda:3", on=Tapped, when=_faces)
def _tap_says_nothing(spot: Spot, gesture: Tapped) -> Ruling:  # noqa: ARG001 - whatever is owed
    """Facing a bet a tap is no action: the player is asked to act."""
    return asked(
        gesture.seat,
        Text(
            "A tap is a check, and there is something to pay: it is no action.",
            "Taper, c’est parole, or il y a quelque chose à payer\u00a0: ce n’est pas une action.",
        ),
    )


def _throws(spot: Spot, gesture: CardsForward) -> bool:
    return is_in_turn(spot, gesture.seat) and spot.owed(gesture.seat) > 0


@ruling("rrop3:3.dead.2", "rrop3:3.bets.8", on=CardsForward, when=_throws)
def _cards_are_a_fold(spot: Spot, gesture: CardsForward) -> Ruling:
    """Cards pushed forward in turn, facing a bet, are a fold."""
    return bound(
        spot,
        gesture.seat,
        Fold(gesture.seat),
        Text(
            "Cards pushed forward in turn, facing a bet, are a fold.",
            "Pousser ses cartes à son tour, face à une mise, c’est passer.",
        ),
    )
