"""Cards reported by a person: no card can lie in two places."""

from collections.abc import Iterator

from croupier.cards import HIDDEN, Card
from croupier.play import events as ev
from croupier.play.dealer import deck_for
from croupier.play.refusal import Refused, refusal
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule, rules_of
from croupier.text import Text


@rule("house:cards.twice")
def check_deal(state: HandState, event: ev.Event) -> None:
    """A card on the table, or none of this deck, cannot be dealt or shown; raises Refused.

    For events that a person reports before they are folded; one that brings no card passes.  Where
    the game has a draw, what was thrown away may come back, since the stub is rebuilt from it.
    """
    seat, cards = _brought(event)
    own = state.hole[seat] if isinstance(event, ev.Shown) else []
    taken = [card for card in _in_play(state) if card not in own]
    deck = deck_for(state.setup)
    for place, card in enumerate(cards):
        if card == HIDDEN:
            continue
        if card not in deck:
            raise _no_such_card(state, card)
        if card in taken or card in cards[:place]:
            raise _already_there(state, card)


def _no_such_card(state: HandState, card: Card) -> Refused:
    text = Text(f"{card!r} refused: it is not in this deck.", f"{card!r} refusé : hors du jeu.")
    return refusal(state, text, rules_of(check_deal))


def _already_there(state: HandState, card: Card) -> Refused:
    text = Text(
        f"{card!r} refused: it is on the table already.",
        f"{card!r} refusé : cette carte est déjà sur la table.",
    )
    return refusal(state, text, rules_of(check_deal))


def _brought(event: ev.Event) -> tuple[SeatNo, tuple[Card, ...]]:
    """The cards an event brings and the seat that gets them; the board belongs to nobody."""
    if isinstance(event, ev.HoleDealt):
        return event.seat, event.down + event.up
    if isinstance(event, ev.BoardDealt):
        return NOBODY, event.cards
    if isinstance(event, ev.Drew | ev.Shown):
        return event.seat, event.cards
    return NOBODY, ()


def _in_play(state: HandState) -> Iterator[Card]:
    """The known cards that the stub cannot hold: hands and boards of every run.

    Where nobody draws, also the muck and what players had to throw.
    """
    yield from state.board
    draws = state.game.family == "draw"
    for run in state.runs_done:
        yield from run.board
        for held in run.hole:
            yield from held
    for seat, hole in enumerate(state.hole):
        if state.live[seat] or not draws:
            yield from hole
        if not draws:
            yield from state.discards[seat]
