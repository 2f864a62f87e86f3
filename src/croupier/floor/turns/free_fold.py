"""Hands thrown away where there is no bet to face: dead, or taken back."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.floor.in_hand import bring_in_first, is_in_hand, turn_or_draw_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, FloorRefused, Penalty, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.words.gestures import CardsForward
from croupier.play.actions import Fold
from croupier.play.irregular_events import RuledDead
from croupier.play.opening import may_fold
from croupier.play.turns import to_call
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class FoldedWithoutBet(Gesture):
    """A player in turn who faced no bet threw his cards forward, face down.

    *acted_behind*: a player behind him acted because of it.  *identifiable*: the cards can still be
    told from all others.
    """

    tag: ClassVar[str] = "folded_without_bet"
    title: ClassVar[Text] = Text(
        "a player who faces no bet throws his cards forward",
        "un joueur sans mise à suivre jette ses cartes devant lui",
    )
    acted_behind: bool = False
    identifiable: bool = True


Thrown = CardsForward | FoldedWithoutBet
THROWN: tuple[type[Incident], ...] = (CardsForward, FoldedWithoutBet)
"""How a hand thrown without a bet may be told."""

BETWEEN_ROUNDS = frozenset({"dealing", "gathering", "discarding", "drawing"})
"""The phases before the last betting round is over in which nobody bets."""


def _faces_a_bet() -> FloorRefused:
    return FloorRefused(
        Text("This player faces a bet.", "Ce joueur a une mise à suivre."),
        Text("Tell it as cards pushed forward.", "Dites-le comme des cartes poussées devant lui."),
    )


def refused(spot: Spot, gesture: Thrown) -> FloorRefused | None:
    """Why nobody in that seat can have thrown his hand without a bet to face."""
    state, seat = spot.state, gesture.seat
    if isinstance(gesture, FoldedWithoutBet):
        wrong = turn_or_draw_refused(state, seat)
        if wrong is None and state.phase == "betting" and to_call(state, seat):
            return _faces_a_bet()
        return wrong or bring_in_first(state, seat)
    return bring_in_first(state, seat)


def is_impossible(spot: Spot, gesture: Thrown) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, gesture) is not None


@ruling(on=THROWN, when=is_impossible)
def _impossible(spot: Spot, gesture: Thrown) -> Ruling:
    raise refused(spot, gesture) or AssertionError(gesture)


def throws_for_nothing(spot: Spot, gesture: Thrown) -> bool:
    """Whether he threw his hand with no bet to face: in turn, or while no round is open."""
    state, seat = spot.state, gesture.seat
    if state.phase == "betting":
        return state.actor == seat and not to_call(state, seat)
    if state.phase not in BETWEEN_ROUNDS or not is_in_hand(state, seat):
        return False
    more = state.street < len(state.game.streets) - 1 or not state.round_open
    return more and state.able > 1 and bool(state.stacks[seat] and state.hole[seat])


def throws_and_is_bound(spot: Spot, gesture: Thrown) -> bool:
    """Whether he did so in a house where any fold binds."""
    binds = spot.options.betting.fold_without_bet == "binding"
    return binds and throws_for_nothing(spot, gesture)


@ruling("tda:58", on=THROWN, when=throws_and_is_bound)
def fold_without_bet_binds(spot: Spot, gesture: Thrown) -> Ruling:
    """Until the last betting round is over a discard is a fold, though a check was free."""
    return _dead(
        spot,
        gesture,
        Text(
            "Until the last round is over a discard is a fold, even without a bet.",
            "Jusqu’à la fin du dernier tour, jeter ses cartes, c’est passer, même sans mise.",
        ),
    )


def somebody_acted_on_it(spot: Spot, gesture: Thrown) -> bool:
    """Whether a hand thrown without a bet made a player behind act."""
    acted = isinstance(gesture, FoldedWithoutBet) and gesture.acted_behind
    return acted and throws_for_nothing(spot, gesture)


@ruling("rrop3:3.dead.3", on=THROWN, when=somebody_acted_on_it)
def thrown_hand_that_made_another_act_is_dead(spot: Spot, gesture: Thrown) -> Ruling:
    """A hand thrown forward is dead if it made a player behind act, even without a bet."""
    return _dead(
        spot,
        gesture,
        Text(
            "A player behind acted because the hand was thrown forward.",
            "Un joueur placé derrière a agi parce que la main a été jetée.",
        ),
    )


def cannot_be_told_apart(spot: Spot, gesture: Thrown) -> bool:
    """Whether the thrown cards can no longer be told from others."""
    lost = isinstance(gesture, FoldedWithoutBet) and not gesture.identifiable
    return lost and throws_for_nothing(spot, gesture)


@ruling("rrop3:3.dead.8a", on=THROWN, when=cannot_be_told_apart)
def thrown_into_the_muck_is_dead(spot: Spot, gesture: Thrown) -> Ruling:
    """Cards that went into the muck and cannot be told apart are dead."""
    return _dead(
        spot,
        gesture,
        Text(
            "The cards went into the muck and can no longer be told apart.",
            "Les cartes sont parties à la défausse et ne peuvent plus être identifiées.",
        ),
    )


@ruling("rrop3:3.dead.3", on=THROWN, when=throws_for_nothing)
def thrown_hand_may_be_taken_back(spot: Spot, gesture: Thrown) -> Ruling:
    """If nobody acted on it and the cards are identifiable, their owner may take them back."""
    seat = gesture.seat
    return Ruling(
        "hand_live",
        Text(
            "Seat {seat} may take the cards back: the hand is live.",
            "Le siège {seat} peut reprendre ses cartes\u00a0: la main est vivante.",
        ).format(seat=seat),
        Text(
            "There was no bet to face, and nobody behind acted because of it.",
            "Il n’y avait pas de mise à suivre et personne derrière n’a agi à cause de ce geste.",
        ),
        steps=(
            Text("Push them back to seat {seat}.", "Rendez les cartes au siège {seat}.").format(
                seat=seat
            ),
            Text("Ask seat {seat} to act.", "Demandez au siège {seat} d’agir.").format(seat=seat),
        ),
        choices=_choices(spot, gesture),
    )


def _choices(spot: Spot, gesture: Thrown) -> tuple[Alternative, ...]:
    seat = gesture.seat
    keep = Alternative("take_back", Text("He keeps his hand.", "Il garde sa main."))
    text = Text("He folds all the same.", "Il passe quand même.")
    if _is_fold(spot, gesture):
        return (keep, Alternative("fold", text, action=Fold(seat)))
    return (keep, Alternative("fold", text, (RuledDead(seat),)))


def _is_fold(spot: Spot, gesture: Thrown) -> bool:
    """Whether giving up the hand is an action of the player in turn."""
    state, seat = spot.state, gesture.seat
    in_turn = state.phase == "betting" and state.actor == seat
    return in_turn and may_fold(state, seat)


def _dead(spot: Spot, gesture: Thrown, why: Text) -> Ruling:
    seat = gesture.seat
    fold = Fold(seat) if _is_fold(spot, gesture) else None
    noted = spot.options.conduct.free_fold == "penalty_note"
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead, though there was no bet to face.",
            "La main du siège {seat} est morte, bien qu’il n’ait eu aucune mise à suivre.",
        ).format(seat=seat),
        why,
        remedies=() if fold else (RuledDead(seat),),
        action=fold,
        steps=(
            Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.").format(
                seat=seat
            ),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
        penalty=Penalty("free_fold", "may", spot.house.cite(("tda:58",))) if noted else None,
    )


INCIDENTS: tuple[type[Incident], ...] = (FoldedWithoutBet,)
"""The kinds of this module."""
