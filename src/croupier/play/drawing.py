"""The draw: what a player may throw, and in what order replacements are dealt."""

from collections.abc import Iterator, Sequence

from croupier.cards import HIDDEN, Card
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.betting import openers_wanted
from croupier.play.decks import deck_of
from croupier.play.openers import holds_openers
from croupier.play.refusal import refusal
from croupier.play.setup import SeatNo
from croupier.play.short_hands import bound_draw
from croupier.play.state import HandState
from croupier.play.turns import from_left_of_button
from croupier.rulebook.tags import rule, rules_of
from croupier.text import Text


@rule("rrop3:9.draw.0c", "rrop3:9.jacks.9a", "rrop3:9.jacks.10")
def draw_events(state: HandState, action: act.Draw) -> tuple[ev.Event, ...]:
    """A player throws cards of his own and gets as many back, where the game has a draw.

    An opener who breaks his openers says so by it; his discards stay aside as proof.
    """
    seat, cards = action.seat, action.cards
    kept = list(state.hole[seat])
    for card in cards:
        try:
            kept.remove(card)
        except ValueError:
            raise _not_his(state, seat, card) from None
    street = state.game.streets[state.street]
    if street.throw and len(cards) != street.throw:
        raise _wrong_throw(state, len(cards), street.throw)
    bound = bound_draw(state, seat)
    if bound is not None and len(cards) != bound:
        raise _not_what_he_asked_for(state, len(cards), bound)
    most = street.draw or street.throw
    if len(cards) > most:
        raise refusal(
            state,
            Text(
                f"Draw refused: {len(cards)} cards, at most {most} may be changed.",
                f"Tirage refusé : {len(cards)} cartes, on en change au plus {most}.",
            ),
            ("rrop3:9.draw.0c",),
        )
    return (ev.Discarded(seat, cards, seat == state.opened_by and _splits(state, tuple(kept))),)


def _not_what_he_asked_for(state: HandState, count: int, bound: int) -> Exception:
    return refusal(
        state,
        Text(
            f"Draw refused: {count} cards, where {bound} were asked for and bind.",
            f"Tirage refusé : {count} cartes, or les {bound} demandées engagent.",
        ),
        rules_of(bound_draw),
    )


@rule("house:game.pineapple")
def _wrong_throw(state: HandState, count: int, due: int) -> Exception:
    """Where cards are thrown without a draw, everybody throws as many as the street says."""
    return refusal(
        state,
        Text(
            f"Throw refused: {count} cards, exactly {due} must be thrown.",
            f"Écart refusé : {count} cartes, il faut en jeter exactement {due}.",
        ),
        rules_of(_wrong_throw),
    )


def _splits(state: HandState, kept: tuple[Card, ...]) -> bool:
    """Whether the opener keeps no openers among the cards he does not throw."""
    if not openers_wanted(state) or HIDDEN in kept:
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
def replacement_order(
    state: HandState, drawn: Sequence[int] = ()
) -> tuple[tuple[SeatNo, int], ...]:
    """Who gets how many cards, in the order they are dealt; a count of 0 stands for a burn.

    Nobody gets more than four in a row (five where the house allows it): the rest comes after
    all the others have drawn, over a burn card when its owner was the last to draw.  *drawn* are
    the counts by seat, where a short hand gets more than it has thrown.
    """
    most = state.options.draw.max_consecutive
    drew = drawn or state.drew
    drawers = [seat for seat in from_left_of_button(state) if state.live[seat] and drew[seat] > 0]
    first = [(seat, min(drew[seat], most)) for seat in drawers]
    late = [(seat, drew[seat] - most) for seat in drawers if drew[seat] > most]
    if late and late[0][0] == drawers[-1]:
        late.insert(0, (drawers[-1], 0))
    return (*first, *late)


@rule("rrop3:9.draw.4b")
def drawn_to_full(state: HandState) -> list[int]:
    """How many cards each seat gets in a draw that begins: a short hand is made full."""
    due = state.game.hole_totals[state.street]
    hands = zip(state.hole, state.drew, strict=True)
    return [due - len(held) if drew >= 0 else 0 for held, drew in hands]


def just_thrown(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """What *seat* threw in the draw that is being dealt."""
    thrown = max(state.drew[seat], 0)
    return state.discards[seat][-thrown:] if thrown else ()


def known_throw(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """What *seat* just threw, as far as it can be told from other cards."""
    return tuple(card for card in just_thrown(state, seat) if card != HIDDEN)


def may_come_back(state: HandState, taken: Sequence[Card]) -> list[Card]:
    """What was thrown and is not *taken* again; of hidden cards as many as the deck still has."""
    thrown, known = list(_thrown(state)), {*taken, HIDDEN}
    out = [card for card in dict.fromkeys(thrown) if card not in known]
    room = len(deck_of(state.game, state.setup.house)) - len(taken) - len(out)
    return out + [card for card in thrown if card == HIDDEN][: max(0, room)]


def _thrown(state: HandState) -> Iterator[Card]:
    """Discards, and the hands of those who folded."""
    for seat, discards in enumerate(state.discards):
        yield from discards
        if not state.live[seat]:
            yield from state.hole[seat]


@rule("rrop3:9.jacks.9a")
def aside(state: HandState) -> tuple[Card, ...]:
    """The discards of an opener who split his openers: they lie under a chip as proof."""
    return state.discards[state.opened_by] if state.split_openers else ()


@rule("rrop3:9.draw.7")
def cards_drawn(state: HandState, seat: SeatNo) -> int | None:
    """How many cards *seat* drew: told until there is action after the draw, then no more."""
    drawn = state.drew[seat]
    if drawn < 0 or state.acted_after_draw or state.game.family != "draw":
        return None
    return drawn
