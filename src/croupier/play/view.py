"""What one viewer may see of a hand: fields are named one by one; what is not named is not sent."""

from dataclasses import dataclass
from typing import Literal

from croupier.cards import HIDDEN, Card
from croupier.play.drawing import cards_drawn
from croupier.play.events import Share, Viewer
from croupier.play.menu import EMPTY, Menu, menu
from croupier.play.pots import Pot, pots_of
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import Cards, HandState, Phase
from croupier.rulebook.tags import rule

SeatState = Literal["out", "in", "all_in", "folded"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as the viewer sees it; *cards* are HIDDEN where they lie face down for him.

    *drew* is how many cards it drew, while that may still be asked; *exposed* are cards of it that
    everybody has seen by mishap.
    """

    seat: SeatNo
    state: SeatState
    stack: Chips
    bet: Chips
    cards: tuple[Card, ...]
    up: tuple[bool, ...]
    drew: int | None
    won: Chips
    exposed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class AwardView:
    """A part of a pot as it was pushed."""

    seat: SeatNo
    amount: Chips
    pot: int
    share: Share
    run: int


@dataclass(frozen=True, slots=True)
class View:
    """The hand as *viewer* (a seat, or RAIL) may see it; *menu* is EMPTY unless it is his turn.

    *board* is that of the run being dealt, the last of *boards*, of which there are several where
    the cards to come are dealt several times; `earlier_hands[run][seat]` are the cards of the runs
    before it, index 0 of the seats unused.
    """

    viewer: Viewer
    number: int
    phase: Phase
    street: int
    turn: int
    button: SeatNo
    actor: SeatNo
    bet_to: Chips
    seats: tuple[SeatView, ...]
    board: tuple[Card, ...]
    boards: tuple[tuple[Card, ...], ...]
    earlier_hands: tuple[tuple[tuple[Card, ...], ...], ...]
    pots: tuple[Pot, ...]
    pot: Chips
    carried: Chips
    awards: tuple[AwardView, ...]
    menu: Menu


@rule(
    "general:acting.3",
    "tda:25C",
    "tda:28",
    "rrop3:2.procedures.5b",
    "rrop3:2.procedures.22",
    "rrop3:2.procedures.23",
    "general:acting.6",
)
def view(state: HandState, viewer: Viewer) -> View:
    """The hand as *viewer* may see it.

    Stacks and bets are in full view of everybody, live hands visibly hold their cards, nobody
    sees another's face-down cards, and no card that was never dealt exists here at all.
    """
    return View(
        viewer=viewer,
        number=state.setup.number,
        phase=state.phase,
        street=state.street,
        turn=state.turn,
        button=state.button,
        actor=state.actor,
        bet_to=state.bet_to,
        seats=tuple(_seat_view(state, seat, viewer) for seat in range(1, state.chairs + 1)),
        board=tuple(state.board),
        earlier_hands=tuple(_hands_of_run(state, cards, viewer) for cards in state.runs_done),
        boards=(*(cards.board for cards in state.runs_done), tuple(state.board)),
        pots=_visible_pots(state),
        pot=state.pot,
        carried=state.carried,
        awards=tuple(AwardView(*award) for award in state.awards),  # type: ignore[arg-type]
        menu=menu(state) if viewer == state.actor and viewer else EMPTY,
    )


def _seat_view(state: HandState, seat: SeatNo, viewer: Viewer) -> SeatView:
    return SeatView(
        seat=seat,
        state=seat_state(state, seat),
        stack=state.stacks[seat],
        bet=state.bets[seat],
        cards=visible_cards(state, seat, viewer),
        up=tuple(state.up[seat]) if state.live[seat] or viewer == seat else (),
        drew=cards_drawn(state, seat),
        won=sum(award[1] for award in state.awards if award[0] == seat),
        exposed=state.irregular.exposed_of(seat) if state.irregular is not None else (),
    )


def seat_state(state: HandState, seat: SeatNo) -> SeatState:
    """Whether a seat is out of the hand, in it, all-in, or has folded or mucked."""
    if not state.setup.takes_part(seat):
        return "out"
    if not state.live[seat]:
        return "folded"
    if state.stacks[seat] or state.phase in ("settled", "over"):
        return "in"
    return "all_in"


def visible_cards(state: HandState, seat: SeatNo, viewer: Viewer) -> tuple[Card, ...]:
    """The cards of *seat* as *viewer* sees them: his own, what lies open, what was shown."""
    hole = state.hole[seat]
    if viewer == seat:
        return tuple(hole)
    shown = state.shown[seat]
    if not (shown or state.live[seat]):
        return ()
    lying = tuple(card if up else HIDDEN for card, up in zip(hole, state.up[seat], strict=True))
    return shown + lying[len(shown) :]


def _hands_of_run(state: HandState, cards: Cards, viewer: Viewer) -> tuple[tuple[Card, ...], ...]:
    """The hands of a finished run: open where they play for it, else for their owners alone."""
    return tuple(
        hole if state.live[seat] or seat == viewer else () for seat, hole in enumerate(cards.hole)
    )


def _visible_pots(state: HandState) -> tuple[Pot, ...]:
    """The pots of the gathered chips that are still to be pushed."""
    return pots_of(state) if not state.pushed or state.phase == "showing" else ()
