"""Nobody learns of a card he may not see, from any event or any view."""

import dataclasses
import json
import random
from collections.abc import Iterable, Iterator, Mapping

from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import HIDDEN, Card
from croupier.journal.codec import event_to
from croupier.play import (
    Action,
    AutoDealer,
    Draw,
    Event,
    HandSetup,
    HandState,
    apply,
    begin,
    deck_for,
    evolve,
    view,
)
from croupier.play import events as ev
from croupier.play.irregular_events import CardsMoved
from kit.hands import Hand
from kit.strategies import RandomHand, hands, some_action

SECRET_SLOTS = frozenset({"hole", "discards", "before_runs", "runs_done"})
PUBLIC_SLOTS = [name for name in HandState.__slots__ if name not in SECRET_SLOTS]
REVEALING = (ev.ShowdownBegan, ev.Shown, ev.OpenersProven)
"""From these on, what happens may depend on cards that were face down."""


def viewers(setup: HandSetup) -> range:
    """The rail and every chair."""
    return range(setup.chairs + 1)


def cards_in(value: object) -> Iterator[Card]:
    """Every known card anywhere in a value."""
    if isinstance(value, Card):
        if value != HIDDEN:
            yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from cards_in(part)


def as_json(event: Event) -> str:
    """An event as it is written down."""
    return json.dumps([event.tag, event_to(event)])


def view_as_json(state: HandState, viewer: int) -> str:
    """A view as text with every field in it."""
    seen = view(state, viewer)
    return json.dumps(dataclasses.asdict(seen)) + repr(seen)


class Witness:
    """What each viewer may know, worked out from the true events alone."""

    def __init__(self, setup: HandSetup) -> None:
        self.public: set[Card] = set()
        self.private: dict[int, set[Card]] = {viewer: set() for viewer in viewers(setup)}

    def sees(self, event: Event) -> None:
        """Note the cards of one event."""
        match event:
            case ev.HoleDealt(seat=seat, down=down, up=up):
                self.private[seat].update(down)
                self.public.update(up)
            case ev.Drew(seat=seat, cards=cards) | ev.Discarded(seat=seat, cards=cards):
                self.private[seat].update(cards)
            case ev.BoardDealt(cards=cards) | ev.Shown(cards=cards):
                self.public.update(cards)
            case ev.OpenersProven(cards=cards):
                self.public.update(cards)
            case CardsMoved(moves=moves):
                for move in moves:
                    whose = self.public if move.open else self.private[move.seat]
                    whose.add(move.card)

    def known_to(self, viewer: int) -> set[Card]:
        """The cards that *viewer* may know of."""
        return self.public | self.private[viewer]


@given(hands())
def test_no_event_and_no_view_holds_a_card_its_viewer_may_not_see(recipe: RandomHand) -> None:
    hand = recipe.played()
    state = begin(hand.setup)
    witness = Witness(hand.setup)
    for event in hand.events:
        witness.sees(event)
        evolve(state, event)
        for viewer in viewers(hand.setup):
            known = witness.known_to(viewer)
            assert set(cards_in(event.seen_by(viewer))) <= known, event
            assert set(cards_in(view(state, viewer))) <= known, event


@given(hands())
def test_no_state_holds_a_card_that_was_never_dealt(recipe: RandomHand) -> None:
    hand = recipe.played()
    dealt = {card for event in hand.events for card in cards_in(event)}
    held = {card for name in HandState.__slots__ for card in cards_in(getattr(hand.state, name))}
    assert held <= dealt


@given(hands())
def test_redacted_events_fold_to_the_same_public_state(recipe: RandomHand) -> None:
    hand = recipe.played()
    state = begin(hand.setup)
    seen_from = {viewer: begin(hand.setup) for viewer in viewers(hand.setup)}
    for event in hand.events:
        evolve(state, event)
        for viewer, seen in seen_from.items():
            evolve(seen, event.seen_by(viewer))
            for name in PUBLIC_SLOTS:
                assert getattr(seen, name) == getattr(state, name), (event, viewer, name)
            agree(seen.hole, state.hole)
            agree(seen.discards, state.discards)
            assert view(seen, viewer) == view(state, viewer), (event, viewer)


def agree(seen: Iterable[Iterable[Card]], true: Iterable[Iterable[Card]]) -> None:
    """As many cards in every place, and those that are seen are the true ones."""
    for some, all_of_them in zip(seen, true, strict=True):
        for card, truth in zip(some, all_of_them, strict=True):
            assert card in (HIDDEN, truth)


@given(hands(), st.data())
def test_swapped_hidden_cards_change_nothing_that_is_seen(
    recipe: RandomHand, data: st.DataObject
) -> None:
    hand = recipe.played()
    viewer = data.draw(st.sampled_from(viewers(hand.setup)))
    swap = swapping(hand, hand.events, viewer, recipe.seed)
    state, other = begin(hand.setup), begin(hand.setup)
    for event in hand.events:
        twin = swapped(event, swap)
        assert as_json(twin.seen_by(viewer)) == as_json(event.seen_by(viewer))
        evolve(state, event)
        evolve(other, twin)
        assert view_as_json(other, viewer) == view_as_json(state, viewer)


@given(hands(("holdem", "omaha8", "stud", "draw")), st.data())
def test_hand_dealt_with_hidden_cards_swapped_looks_the_same(
    recipe: RandomHand, data: st.DataObject
) -> None:
    deck = list(deck_for(recipe.setup))
    random.Random(recipe.seed).shuffle(deck)
    hand = dealt_from(deck, recipe)
    rng = random.Random(recipe.seed)
    while hand.state.phase in ("betting", "discarding"):
        hand.act(some_action(hand.state, hand.menu, rng, recipe.temper))
    events = before_the_showdown(hand)
    viewer = data.draw(st.sampled_from(viewers(recipe.setup)))
    swap = swapping(hand, events, viewer, recipe.seed)

    other = dealt_from([swap.get(card, card) for card in deck], recipe)
    for action in hand.actions:
        other.act(wish_swapped(action, swap))
    pairs = list(zip(events, before_the_showdown(other), strict=True))
    for event, twin in pairs:
        assert as_json(twin.seen_by(viewer)) == as_json(event.seen_by(viewer))
    state = apply(begin(recipe.setup), *events)
    twin_state = apply(begin(recipe.setup), *(twin for _, twin in pairs))
    assert view_as_json(state, viewer) == view_as_json(twin_state, viewer)


def dealt_from(deck: list[Card], recipe: RandomHand) -> Hand:
    """A hand dealt from that deck; the dealer shuffles again the same way each time."""
    dealer = AutoDealer(deck, random.Random(recipe.seed), shows=recipe.shows)
    return Hand(recipe.setup, dealer)


def before_the_showdown(hand: Hand) -> list[Event]:
    """The events up to where cards that were face down decide."""
    for place, event in enumerate(hand.events):
        if isinstance(event, REVEALING):
            return hand.events[:place]
    return hand.events


def swapping(hand: Hand, events: Iterable[Event], viewer: int, seed: int) -> dict[Card, Card]:
    """Where each card that *viewer* may not know of goes; the undealt ones are among them."""
    witness = Witness(hand.setup)
    for event in events:
        witness.sees(event)
    seen = witness.known_to(viewer)
    hidden = [card for card in deck_for(hand.setup) if card not in seen]
    places = random.Random(seed + 1).sample(hidden, len(hidden))
    return dict(zip(hidden, places, strict=True))


def swapped(event: Event, swap: Mapping[Card, Card]) -> Event:
    """The same event with other cards."""
    if isinstance(event, CardsMoved):
        moves = (move._replace(card=swap.get(move.card, move.card)) for move in event.moves)
        return CardsMoved(tuple(moves))
    changes = {
        field.name: tuple(swap.get(card, card) for card in value)
        for field in dataclasses.fields(event)
        if field.name in ("cards", "down", "up")
        and isinstance(value := getattr(event, field.name), tuple)
    }
    return dataclasses.replace(event, **changes)


def wish_swapped(action: Action, swap: Mapping[Card, Card]) -> Action:
    """The same action with other cards."""
    if not isinstance(action, Draw):
        return action
    return Draw(action.seat, tuple(swap.get(card, card) for card in action.cards))
