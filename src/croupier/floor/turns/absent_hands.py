"""The dead hand of an absent player: what is said of it, when it is collected, what stays in."""

from croupier.floor.incident import Gesture
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.irregular_events import RuledDead
from croupier.play.setup import Chips
from croupier.text import Text


def absent_hand_dead(spot: Spot, told: Gesture, why: Text, forced: Chips = 0) -> Ruling:
    """His hand is dead and what he has put in stays; *forced* is what goes in for him now."""
    stays = put_in(spot.state, told.seat) + forced
    says = _DEAD_WITH_CHIPS if stays else _DEAD
    return Ruling(
        "hand_dead",
        says.format(seat=told.seat, stays=chips_text(stays)),
        why,
        remedies=(RuledDead(told.seat),),
        steps=(
            _when_to_collect(spot).format(seat=told.seat),
            _LEAVE_CHIPS if stays else Text("Play on in turn.", "Continuez dans l’ordre."),
        ),
        facts=(("stays", stays),),
    )


_DEAD = Text(
    "Seat {seat} was away: the hand is dead.",
    "Le siège {seat} était absent\u00a0: sa main est morte.",
)
_DEAD_WITH_CHIPS = Text(
    "Seat {seat} was away: the hand is dead, and {stays} stay in the pot.",
    "Le siège {seat} était absent\u00a0: sa main est morte, et les {stays} qu’il a mis "
    "restent au pot.",
)
_LEAVE_CHIPS = Text("Leave what he has put in in the pot.", "Laissez au pot ce qu’il a mis.")


def _when_to_collect(spot: Spot) -> Text:
    if spot.options.absence.presence == "seated":
        return Text(
            "At the end of the deal muck the hand of seat {seat}.",
            "À la fin de la donne, ramassez la main du siège {seat}.",
        )
    return Text(
        "Muck the hand of seat {seat} at once.", "Ramassez aussitôt la main du siège {seat}."
    )
