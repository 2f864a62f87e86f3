"""What the dealer owes next: one chore at a time, or nothing while a player is to act."""

from dataclasses import dataclass
from typing import Literal

from croupier.play.irregular import NOW, Irregular, Order
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import AWAITING, HandState
from croupier.rulebook.tags import rule

Chore = Literal[
    "post",
    "burn",
    "deal_hole",
    "deal_board",
    "open_round",
    "return_uncalled",
    "gather",
    "replace",
    "turn_up",
    "arrange_showdown",
    "award",
    "end",
    "mend",
    "settle_held",
]


@dataclass(frozen=True, slots=True)
class Duty:
    """A chore of the dealer; *cards* is how many common cards to turn."""

    chore: Chore
    cards: int = 0


_DUTIES: dict[Chore, Duty] = {
    chore: Duty(chore)
    for chore in (
        "post",
        "burn",
        "deal_hole",
        "open_round",
        "return_uncalled",
        "gather",
        "replace",
        "turn_up",
        "arrange_showdown",
        "award",
        "end",
        "mend",
        "settle_held",
    )
}

_CHORE_OF_PHASE: dict[str, Duty] = {
    "posting": _DUTIES["post"],
    "turning_up": _DUTIES["turn_up"],
    "arranging": _DUTIES["arrange_showdown"],
    "awarding": _DUTIES["award"],
    "settled": _DUTIES["end"],
}


def duty(state: HandState) -> Duty | None:
    """What the dealer owes next; None while a player is to act and when the hand is over."""
    phase = state.phase
    if state.irregular is not None and (chore := _irregular_chore(state, state.irregular)):
        return chore
    if phase in AWAITING or phase == "over":
        return None
    if phase == "dealing":
        return _dealing(state)
    if phase == "gathering":
        return _DUTIES["return_uncalled" if uncalled(state)[1] else "gather"]
    if phase == "drawing":
        return _drawing(state)
    return _CHORE_OF_PHASE[phase]


@rule(
    "general:deal.1",
    "rrop3:5.holdem.0a",
    "rrop3:6.omaha.0a",
    "rrop3:8.stud.0a",
    "general:holdem.2",
    "general:omaha.2",
    "general:stud.2",
)
def _dealing(state: HandState) -> Duty:
    """Every street after the first is dealt over a burn card; then its betting round opens.

    On the first street a card is burned only between the hole cards and a common card.
    """
    number = state.street
    board_due = state.game.board_totals[number] - len(state.board)
    hole_due = board_due >= 0 and _hole_due(state)
    burns = board_due > 0 or hole_due if number else board_due > 0 and not hole_due
    if burns and not state.burned:
        return _DUTIES["burn"]
    if hole_due:
        return _DUTIES["deal_hole"]
    if board_due > 0:
        return Duty("deal_board", board_due)
    return _DUTIES["open_round"]


def _irregular_chore(state: HandState, irregular: Irregular) -> Duty | None:
    """What was ordered for this street comes before its cards; an early action, before its turn."""
    if state.phase == "betting" and irregular.held_by(state.actor):
        return _DUTIES["settle_held"]
    return _DUTIES["mend"] if order_due(state) else None


def order_due(state: HandState) -> Order | None:
    """The order that the dealer is to carry out now, if there is one.

    Cards that one player has seen are shown to the others when the pot is pushed.  Cards are
    removed only while as many players are in as the *place* of the order says.
    """
    if state.irregular is None:
        return None
    dealing = state.phase in ("dealing", "drawing")
    for order in state.irregular.orders:
        if order.kind == "show_to_all" and order.street != NOW:
            if state.phase == "settled":
                return order
        elif order.kind == "remove_cards" and order.place > state.live_count:
            continue
        elif order.street == NOW or (dealing and order.street <= state.street):
            return order
    return None


def cards_due(state: HandState) -> int:
    """How many cards a player holds once this street is dealt."""
    return state.game.hole_totals[state.street]


def _hole_due(state: HandState) -> bool:
    """Whether a live seat lacks cards of this street."""
    due = cards_due(state)
    hole = state.hole
    for seat, live in enumerate(state.live):  # noqa: SIM110 - a plain loop is the hot path
        if live and len(hole[seat]) < due:
            return True
    return False


def _drawing(state: HandState) -> Duty:
    """After the draw the missing cards are dealt over a burn card."""
    if not _hole_due(state):
        return _DUTIES["open_round"]
    return _DUTIES["replace" if state.burned else "burn"]


@rule("rrop3:2.procedures.12")
def uncalled(state: HandState) -> tuple[SeatNo, Chips]:
    """The seat whose bet nobody matched in full, and the part that goes back to it.

    Only what no other player matched comes back; a bet once matched stays in the pot.
    """
    *_, second, top = sorted(state.bets)
    seat = state.bets.index(top)
    if top == second or not state.live[seat]:
        return NOBODY, 0
    return seat, top - second
