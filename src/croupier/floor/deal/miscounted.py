"""What becomes of a hand with a wrong number of cards: dead, or completed; and what is in it."""

from dataclasses import replace

from croupier.floor.deal.redeal import PLAY_ON
from croupier.floor.hands.dead_hand_effect import dead_for_good, won_alone
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.irregular import Order
from croupier.play.irregular_events import RuledDead
from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text


def cards_of_street(state: HandState) -> int:
    """How many cards a player holds who was dealt all there were so far."""
    return state.game.hole_totals[state.street]


def is_last_of_deal(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* gets the last card of the deal, as the button does."""
    return seat == state.setup.dealt_in[-1]


def is_to_draw(state: HandState, seat: SeatNo) -> bool:
    """Whether the draw has come and the player has not thrown any cards for it yet."""
    asked = state.game.family == "draw" and state.phase == "discarding"
    return asked and state.drew[seat] == NOT_YET


def dead_miscount(spot: Spot, seat: SeatNo, cards: int, why: Text, go_on: Text) -> Ruling:
    """The hand of *seat* with *cards* cards is dead; what he has put in stays in the pot.

    What nobody else plays for any more was his before his cards were counted.
    """
    reason = (_HOLDS_ONE if cards == 1 else _HOLDS).format(count=cards, why=why)
    if won_alone(spot.state, seat):
        made = dead_for_good(spot.state, seat, reason)
        return replace(made, steps=(*made.steps, go_on), facts=(*made.facts, ("cards", cards)))
    stays = put_in(spot.state, seat)
    says = Text(
        "The hand of seat {seat} is dead; the {chips} he has put in stay in the pot.",
        "La main du siège {seat} est morte\u00a0; les {chips} qu’il a engagés restent au pot.",
    )
    if not stays:
        says = Text("The hand of seat {seat} is dead.", "La main du siège {seat} est morte.")
    return Ruling(
        "hand_dead",
        says.format(seat=seat, chips=chips_text(stays)),
        reason,
        remedies=(RuledDead(seat),),
        steps=(
            Text(
                "Muck the hand of seat {seat}, unseen.",
                "Jetez à la défausse la main du siège {seat}, sans la montrer.",
            ).format(seat=seat),
            go_on,
        ),
        facts=(("cards", cards), ("stays", stays)),
    )


def completed(spot: Spot, seat: SeatNo, missing: int, why: Text, *, up: bool = False) -> Ruling:
    """*seat* gets what is *missing* from the top of the stub; face *up* where his door card is."""
    facing = _FACE_UP if up else _FACE_DOWN
    return Ruling(
        "corrected",
        (_GETS_ONE if missing == 1 else _GETS_SEVERAL).format(who=seat_text(seat), count=missing),
        why,
        remedies=(Order("give_card", seat=seat, count=missing, to="up" if up else ""),),
        steps=((facing if missing == 1 else _SEVERAL).format(seat=seat, count=missing), PLAY_ON),
        facts=(("missing", missing), ("hand_size", cards_of_street(spot.state))),
    )


_HOLDS_ONE = Text("He holds one card. {why}", "Il a une seule carte. {why}")
_HOLDS = Text("He holds {count} cards. {why}", "Il a {count} cartes. {why}")
_GETS_ONE = Text(
    "{who} gets the missing card from the top of the stub and plays on.",
    "{who} reçoit la carte manquante du dessus du talon et joue.",
)
_GETS_SEVERAL = Text(
    "{who} gets the {count} missing cards from the top of the stub and plays on.",
    "{who} reçoit les {count} cartes manquantes du dessus du talon et joue.",
)
_FACE_DOWN = Text(
    "Deal the top card of the stub to seat {seat}, face down.",
    "Donnez au siège {seat} la carte du dessus du talon, face cachée.",
)
_FACE_UP = Text(
    "Deal the top card of the stub to seat {seat}, face up.",
    "Donnez au siège {seat} la carte du dessus du talon, face visible.",
)
_SEVERAL = Text(
    "Deal the top {count} cards of the stub to seat {seat}, face down.",
    "Donnez au siège {seat} les {count} cartes du dessus du talon, face cachée.",
)
