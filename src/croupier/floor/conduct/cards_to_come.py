"""Wishes to see the cards that would have come: rabbit hunting."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.floor.conduct.conduct_checks import is_over
from croupier.floor.conduct.conduct_words import PLAY_GOES_ON
from croupier.floor.in_hand import chair_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot, seat_text
from croupier.play.state import HandState
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class CardsToComeAsked(Gesture):
    """A player wants to see cards that are still in the stub; *shows*: he turns his hand up."""

    tag: ClassVar[str] = "cards_to_come_asked"
    title: ClassVar[Text] = Text(
        "A player asks what would have come", "Un joueur demande ce qui serait venu"
    )
    shows: bool = False


INCIDENTS: tuple[type[Incident], ...] = (CardsToComeAsked,)


def _wrong(spot: Spot, incident: CardsToComeAsked) -> FloorRefused | None:
    state = spot.state
    if state.street + 1 < len(state.game.streets):
        return chair_refused(state, incident.seat)
    return chair_refused(state, incident.seat) or refused(
        "All cards have come.",
        "Toutes les cartes sont venues.",
        Text("Ask about a hand that ended earlier.", "Demandez pour une main finie plus tôt."),
    )


@ruling(
    "house:action.unknown",
    on=CardsToComeAsked,
    when=lambda spot, incident: _wrong(spot, incident) is not None,
)
def nothing_to_come(spot: Spot, incident: CardsToComeAsked) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _wrong(spot, incident) or ValueError


def _has_ended(state: HandState) -> bool:
    """Whether nothing is played for any more: all but one have folded, or the pots are pushed."""
    return is_over(state) or state.live_count <= 1


@ruling(
    "rrop3:2.procedures.22",
    on=CardsToComeAsked,
    when=lambda spot, _incident: not _has_ended(spot.state),
)
def nobody_looks_into_the_stub(_spot: Spot, incident: CardsToComeAsked) -> Ruling:
    """While a hand is on nobody sees a card of the stub, whatever the house shows after it."""
    return Ruling(
        "refused",
        _NOT_NOW.format(seat=seat_text(incident.seat)),
        Text(
            "Who knows what comes plays another hand than the others.",
            "Qui sait ce qui vient ne joue plus la même main que les autres.",
        ),
        steps=(
            Text(
                "Keep the stub in your hand or cover it.", "Gardez le talon en main ou couvrez-le."
            ),
            PLAY_GOES_ON,
        ),
    )


def _is_shown(spot: Spot, incident: CardsToComeAsked) -> bool:
    shown_to = spot.options.dealing.rabbit_hunt
    return shown_to == "free" or (shown_to == "for_shown_hand" and incident.shows)


@ruling("house:dealing.cards_to_come", on=CardsToComeAsked, when=_is_shown)
def shows_what_would_have_come(_spot: Spot, incident: CardsToComeAsked) -> Ruling:
    """Where the house shows them, they are turned up for all, and change nothing."""
    return Ruling(
        "show_all",
        Text(
            "{seat} is shown the cards that would have come; they count for nothing.",
            "{seat} voit les cartes qui seraient venues\u00a0; elles ne comptent pas.",
        ).format(seat=seat_text(incident.seat)),
        _IT_IS_OVER,
        steps=(
            Text("Push the pot first.", "Donnez d’abord le pot."),
            Text(
                "Turn the next cards up for the whole table, apart from the board.",
                "Retournez les cartes suivantes pour toute la table, à l’écart du tableau.",
            ),
        ),
    )


@ruling("tda:28", "rrop3:2.procedures.23", on=CardsToComeAsked)
def shows_nothing_that_would_have_come(_spot: Spot, incident: CardsToComeAsked) -> Ruling:
    """Once a hand has ended early, what would have come is shown to nobody."""
    return Ruling(
        "refused",
        _NOT_SHOWN.format(seat=seat_text(incident.seat)),
        _IT_IS_OVER,
        steps=(
            Text("Put the stub away unseen.", "Rangez le talon sans le montrer."),
            Text("Go on with the next hand.", "Passez à la main suivante."),
        ),
    )


_NOT_NOW = Text(
    "{seat} is shown no card of the stub: the hand is on.",
    "{seat} ne voit aucune carte du talon\u00a0: la main est en cours.",
)
_NOT_SHOWN = Text(
    "{seat} is not shown the cards that would have come.",
    "{seat} ne voit pas les cartes qui seraient venues.",
)
_IT_IS_OVER = Text(
    "The hand is over; what would have come changes nothing in it.",
    "La main est finie\u00a0; ce qui serait venu n’y change rien.",
)
