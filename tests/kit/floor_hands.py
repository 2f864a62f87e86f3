"""Incidents in the hands of tests: told to the floor, ruled on, carried out, and checked."""

from collections import Counter

from croupier.cards import HIDDEN, Card
from croupier.floor.carrying import carried_out, rule_on
from croupier.floor.incident import Incident
from croupier.floor.judge import judge
from croupier.floor.ruling import Alternative, Ruling
from croupier.play import Event, HandState, evolve
from croupier.rulebook.house import house
from kit.hands import Hand


def rule(hand: Hand, incident: Incident) -> Ruling:
    """Let it happen in *hand*, judge it under its house and carry the ruling out."""
    ruling, events = rule_on(hand.state, incident, hand.dealer, by="floor")
    _take(hand, events)
    return ruling


def choose(hand: Hand, chosen: Alternative) -> None:
    """Carry out what the player chose, or what the floor decided instead."""
    _take(hand, carried_out(hand.state, chosen, hand.dealer))


def asked(hand: Hand, incident: Incident, house_id: str = "") -> Ruling:
    """What the house of the hand, or another, says; nothing changes."""
    return judge(hand.state, incident, house(house_id) if house_id else None)


def alternative(ruling: Ruling, id: str) -> Alternative:
    """One of the choices or of what the floor may decide, by its id."""
    return next(one for one in (*ruling.choices, *ruling.discretion) if one.id == id)


def _take(hand: Hand, events: list[Event]) -> None:
    for event in events:
        evolve(hand.state, event)
        assert hand.state.chips == hand.total, event
    hand.events += events
    check_deck(hand)
    hand._deal()
    check_deck(hand)


def check_deck(hand: Hand) -> None:
    """No card is in two places, and none is lost: what is dealt and what is left is the deck."""
    dealer, state = hand.dealer, hand.state
    piles = (
        *(dealer.stub, dealer.burns, dealer.next_burn, dealer.aside, dealer.removed),
        dealer.scrap,
    )
    lying = [card for pile in piles for card in pile] + state.board
    lying += [c for seat, held in enumerate(state.hole) if state.live[seat] for c in held]
    twice = [card for card, times in Counter(lying).items() if times > 1 and card != HIDDEN]
    assert twice == []
    assert _known(hand.first_deck) <= _known([*lying, *_thrown(state)])


def _known(cards: list[Card]) -> set[Card]:
    return {card for card in cards if card != HIDDEN}


def _thrown(state: HandState) -> list[Card]:
    thrown = [card for cards in state.discards for card in cards]
    return thrown + [
        c for seat, held in enumerate(state.hole) if not state.live[seat] for c in held
    ]
