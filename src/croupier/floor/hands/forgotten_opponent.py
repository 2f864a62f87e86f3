"""Judges of a bettor who throws his cards, forgetting that somebody is still in."""

from croupier.floor.hands.dead_hand_effect import (
    LIVE_STEPS,
    dead_and_paid_back,
    dead_for_good,
    dead_text,
    dead_with_refund,
    gives_back,
    is_last,
    last_hand_wins,
    live_text,
)
from croupier.floor.hands.hand_told import BettorDiscarded, no_live_hand, told_wrong
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.setup import NOBODY
from croupier.text import Text

_ROUND_ON = frozenset({"betting", "gathering"})


def _discard_wrong(spot: Spot, incident: BettorDiscarded) -> tuple[FloorRefused, ...]:
    state, seat = spot.state, incident.seat
    if wrong := no_live_hand(state, seat):
        return wrong
    told_later = state.aggressor == NOBODY and state.phase not in _ROUND_ON
    if state.aggressor == seat or told_later:
        return ()
    return told_wrong(
        f"The last bet was not made by seat {seat}.",
        f"La dernière mise n’est pas du siège {seat}.",
        "Who throws his cards to a bet folds; name the player who has bet.",
        "Jeter ses cartes face à une mise, c’est passer\u00a0; nommez celui qui a misé.",
        "rrop3:3.dead.2",
        "tda:15B",
    )


@ruling(
    "house:action.unknown",
    on=BettorDiscarded,
    when=lambda spot, incident: bool(_discard_wrong(spot, incident)),
)
def discard_told_wrong(spot: Spot, incident: BettorDiscarded) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _discard_wrong(spot, incident)[0]


@ruling(
    "tda:17B",
    on=BettorDiscarded,
    when=lambda spot, incident: is_last(spot.state, incident.seat),
)
def bettor_had_won(spot: Spot, incident: BettorDiscarded) -> Ruling:  # noqa: ARG001 - one shape
    """Nobody was forgotten: the pot is his."""
    return last_hand_wins(incident.seat)


@ruling(
    "tda:15B",
    "rrop3:3.dead.8b",
    on=BettorDiscarded,
    when=lambda _, incident: incident.identifiable,
)
def bettors_cards_are_held(spot: Spot, incident: BettorDiscarded) -> Ruling:
    """The dealer holds the cards and calls the floor; known for certain, they may live."""
    seat = incident.seat
    return Ruling(
        "hand_live",
        live_text(seat),
        Text(
            "He forgot an opponent, and his cards are known for certain.",
            "Il a oublié un adversaire, et ses cartes se reconnaissent avec certitude.",
        ),
        steps=(
            Text("Hold the cards apart from the muck.", "Retenez les cartes hors de la défausse."),
            Text("Call the floor.", "Appelez le floor."),
            *LIVE_STEPS,
        ),
        discretion=(Alternative("hand_dead", dead_text(seat), dead_with_refund(spot.state, seat)),),
        facts=(("hold_cards", True), ("call_floor", True), ("hand_may_be_live", True)),
    )


@ruling(
    "tda:15B",
    on=BettorDiscarded,
    when=lambda spot, incident: gives_back(spot.options, spot.state, incident.seat),
)
def bettors_cards_are_gone(spot: Spot, incident: BettorDiscarded) -> Ruling:
    """Mucked and not known for certain, the hand is dead; what nobody called goes back."""
    return dead_and_paid_back(spot.state, incident.seat, _THREW)


@ruling("tda:15B", "rrop3:3.dead.8a", "rrop3:3.dead.1", on=BettorDiscarded)
def bettors_hand_is_dead(spot: Spot, incident: BettorDiscarded) -> Ruling:
    """Mucked and not known for certain, the hand is dead, and what was bet stays."""
    return dead_for_good(spot.state, incident.seat, _THREW)


_THREW = Text(
    "He threw his cards with an opponent still in, and nobody can tell them any more.",
    "Il a jeté ses cartes avec un adversaire encore en jeu, et plus personne ne les reconnaît.",
)
