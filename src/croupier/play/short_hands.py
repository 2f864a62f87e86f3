"""What a draw may be: of hands with too few cards, and of those who said how many they take."""

from dataclasses import replace

from croupier.cards import Card
from croupier.play.irregular import NOTHING
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule


@rule("rrop3:9.draw.4b")
def note_short_hand(state: HandState, seat: SeatNo) -> None:
    """A hand short of cards that is about to throw draws so many more than it throws."""
    now = state.irregular or NOTHING
    filled = tuple(one for one in now.filled if one[0] != seat)
    short = state.game.hole_totals[state.street] - len(state.hole[seat])
    if short > 0 and state.game.streets[state.street].draw:
        filled = (*filled, (seat, short))
    if filled != now.filled:
        state.irregular = replace(now, filled=filled)


def cards_kept(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """The cards that *seat* held before this draw and did not throw, once the draw is dealt."""
    held = state.hole[seat]
    drawn = max(state.drew[seat], 0) + (state.irregular or NOTHING).filled_of(seat)
    return tuple(held[: max(0, len(held) - drawn)])


@rule("rrop3:9.draw.6")
def bound_draw(state: HandState, seat: SeatNo) -> int | None:
    """How many cards *seat* must draw, as it asked for them; None if it may choose."""
    return None if state.irregular is None else state.irregular.draw_of(seat)
