"""The draw: what a player may throw, and in what order replacements are dealt."""

from croupier.cards import HIDDEN, Card
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.betting import openers_wanted
from croupier.play.openers import holds_openers
from croupier.play.refusal import refusal
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.play.turns import from_left_of_button
from croupier.rulebook.tags import rule
from croupier.text import Text


@rule("rrop3:9.draw.0c", "rrop3:9.jacks.9a", "rrop3:9.jacks.10")
def draw_events(state: HandState, action: act.Draw) -> tuple[ev.Event, ...]:
    """A player throws cards of his own and gets as many back.

    An opener who breaks his openers says so by it; his discards stay aside as proof.
    """
    seat, cards = action.seat, action.cards
    hole = list(state.hole[seat])
    for card in cards:
        if card not in hole:
            raise _not_his(state, seat, card)
        hole.remove(card)
    most = state.game.streets[state.street].draw
    if len(cards) > most:
        raise refusal(
            state,
            Text(
                f"Draw refused: {len(cards)} cards, at most {most} may be changed.",
                f"Tirage refusé : {len(cards)} cartes, on en change au plus {most}.",
            ),
            ("rrop3:9.draw.0c",),
        )
    return (ev.Discarded(seat, tuple(cards), _splits(state, seat, tuple(hole))),)


def _splits(state: HandState, seat: SeatNo, kept: tuple[Card, ...]) -> bool:
    if seat != state.opened_by or not openers_wanted(state) or HIDDEN in kept:
        return False
    return not holds_openers(kept)


def _not_his(state: HandState, seat: SeatNo, card: Card) -> Exception:
    return refusal(
        state,
        Text(
            f"Draw refused: seat {seat} does not hold {card!r}.",
            f"Tirage refusé : le siège {seat} ne détient pas {card!r}.",
        ),
        ("rrop3:9.draw.0c",),
    )


@rule("rrop3:9.draw.5a", "rrop3:9.draw.5b", "rrop3:12.explanations.9")
def replacement_order(state: HandState) -> tuple[tuple[SeatNo, int], ...]:
    """Who gets how many cards, in the order they are dealt; a count of 0 stands for a burn.

    Nobody gets more than four in a row (five where the house allows it): the rest comes after
    all the others have drawn, over a burn card when its owner was the last to draw.
    """
    most = state.options.draw.max_consecutive
    drawers = [
        seat for seat in from_left_of_button(state) if state.live[seat] and state.drew[seat] > 0
    ]
    first = [(seat, min(state.drew[seat], most)) for seat in drawers]
    late = [(seat, state.drew[seat] - most) for seat in drawers if state.drew[seat] > most]
    if late and late[0][0] == drawers[-1]:
        late.insert(0, (drawers[-1], 0))
    return (*first, *late)


@rule("rrop3:9.draw.7")
def cards_drawn(state: HandState, seat: SeatNo) -> int | None:
    """How many cards *seat* drew: told until there is action after the draw, then no more."""
    drawn = state.drew[seat]
    return None if drawn < 0 or state.acted_after_draw else drawn
