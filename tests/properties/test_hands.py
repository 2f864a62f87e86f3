"""What holds in every hand, however it is played."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.play import HandState, Post, apply, begin, evolve, pots_of, replay
from croupier.play import events as ev
from croupier.play.fold_showdown import is_all_shown
from croupier.rulebook.house import house, preset_names
from croupier.rulebook.options import OddChips
from kit.hands import Hand
from kit.strategies import RandomHand, hands

BY_THE_BOOK = tuple(
    name
    for name in preset_names()
    if house(name).options.odd_chips.max_per_player == OddChips().max_per_player
    and house(name).options.pots.split_each
    and house(name).options.odd_chips.unawarded_low == "high_takes_pot"
)
"""Houses where each pot is divided by itself and an odd chip is one chip a hand."""


def everything(state: HandState) -> dict[str, object]:
    """Every slot of a state."""
    return {name: getattr(state, name) for name in HandState.__slots__}


def frozen(state: HandState) -> dict[str, str]:
    """Every slot as text, which no later change can reach."""
    return {name: repr(value) for name, value in everything(state).items()}


@given(hands())
def test_no_event_makes_or_loses_a_chip(recipe: RandomHand) -> None:
    hand = recipe.played()
    state = begin(hand.setup)
    total = sum(hand.setup.stacks) + sum(pot.amount for pot in hand.setup.carried)
    assert state.chips == total
    for event in hand.events:
        evolve(state, event)
        assert state.chips == total, event
        assert min(state.stacks) >= 0, event
        assert min(state.bets) >= 0, event
        assert state.pot >= 0, event
    assert sum(state.stacks) + sum(pot.amount for pot in state.left_for_next) == total


@given(hands())
def test_replay_of_the_events_is_the_state(recipe: RandomHand) -> None:
    hand = recipe.played()
    again = replay([ev.HandBegan(hand.setup), *hand.events])
    assert everything(again) == everything(hand.state)


@given(hands())
def test_every_moment_of_a_hand_can_be_replayed(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        again = replay([ev.HandBegan(hand.setup), *hand.events])
        assert everything(again) == everything(hand.state)


def test_history_without_a_beginning_is_refused() -> None:
    with pytest.raises(TypeError, match="a history begins with HandBegan, not folded"):
        replay([ev.Folded(1)])


@given(hands())
def test_same_recipe_makes_the_same_hand(recipe: RandomHand) -> None:
    assert recipe.played().events == recipe.played().events


@given(hands())
def test_apply_leaves_its_input_unchanged(recipe: RandomHand) -> None:
    hand = recipe.played()
    state = begin(hand.setup)
    for event in hand.events:
        before = frozen(state)
        after = apply(state, event)
        assert frozen(state) == before, event
        evolve(state, event)
        assert everything(after) == everything(state), event


@given(hands())
def test_copy_is_equal_and_shares_no_list(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        twin = hand.state.copy()
        assert everything(twin) == everything(hand.state)
        assert not lists_of(twin) & lists_of(hand.state)


def lists_of(state: HandState) -> set[int]:
    """The identities of the lists in a state and of the lists in them."""
    outer = [value for value in everything(state).values() if isinstance(value, list)]
    inner = [value for values in outer for value in values if isinstance(value, list)]
    return {id(value) for value in (*outer, *inner)}


@given(hands())
def test_pots_hold_all_gathered_chips_and_only_those(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        state = hand.state
        if state.pushed:
            continue
        pots = pots_of(state)
        assert sum(pot.amount for pot in pots) == sum(state.put) + state.dead + state.carried
        live = {seat for seat, alive in enumerate(state.live) if alive}
        for pot in pots:
            assert pot.amount > 0
            assert pot.seats
            assert live >= set(pot.seats)


@given(hands())
def test_side_pots_are_played_by_fewer_and_fewer(recipe: RandomHand) -> None:
    for hand in recipe.moments():
        if hand.state.pushed or hand.state.carried:
            continue
        players = [set(pot.seats) for pot in pots_of(hand.state)]
        for lower, upper in pairwise(players):
            assert lower > upper


@given(hands(presets=BY_THE_BOOK))
def test_pot_is_awarded_whole_and_to_its_players(recipe: RandomHand) -> None:
    for state, awards in pushes(recipe.played()):
        pots = pots_of(state)
        paid: dict[int, int] = defaultdict(int)
        for award in awards:
            assert award.seat in pots[award.pot].seats
            paid[award.pot] += award.amount
        assert paid == {number: pots[number].amount for number in paid}


@given(hands(presets=BY_THE_BOOK))
def test_contested_pot_is_awarded_once_all_its_hands_are_shown(recipe: RandomHand) -> None:
    for state, awards in pushes(recipe.played()):
        for award in awards:
            seats = pots_of(state)[award.pot].seats
            assert (award.share == "uncontested") == (len(seats) == 1)
            assert len(seats) == 1 or all(is_all_shown(state, seat) for seat in seats)


def pushes(hand: Hand) -> Iterator[tuple[HandState, list[ev.PotAwarded]]]:
    """Each time the dealer pushes pots: the state before, and the awards."""
    state = begin(hand.setup)
    for is_award, events in groupby(hand.events, key=lambda event: type(event) is ev.PotAwarded):
        batch = list(events)
        if is_award:
            yield state, batch
        state = apply(state, *batch)


@given(hands(presets=BY_THE_BOOK))
def test_equal_hands_differ_by_one_chip_at_most(recipe: RandomHand) -> None:
    hand = recipe.played()
    parts: dict[tuple[int, int, str], list[int]] = defaultdict(list)
    for event in hand.events:
        if isinstance(event, ev.PotAwarded):
            parts[event.pot, event.run, event.share].append(event.amount)
    for amounts in parts.values():
        assert max(amounts) - min(amounts) <= hand.setup.stakes.unit


@given(hands(("omaha8", "bigo", "stud8"), presets=BY_THE_BOOK))
def test_high_half_is_the_low_half_or_one_chip_more(recipe: RandomHand) -> None:
    hand = recipe.played()
    halves: dict[tuple[int, int], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for event in hand.events:
        if isinstance(event, ev.PotAwarded):
            halves[event.pot, event.run][event.share] += event.amount
    for shares in halves.values():
        if "low" in shares:
            assert 0 <= shares["high"] - shares["low"] <= hand.setup.stakes.unit


@given(hands(), st.data())
def test_nobody_wins_more_of_another_than_he_matched(
    recipe: RandomHand, data: st.DataObject
) -> None:
    hand = recipe.played()
    if hand.setup.carried:
        return
    seat = data.draw(st.sampled_from(hand.setup.dealt_in))
    put = hand.state.put
    dead = hand.state.dead
    won = sum(amount for who, amount, *_ in hand.state.awards if who == seat)
    assert won <= sum(min(chips, put[seat]) for chips in put) + dead


@given(hands(("holdem", "omaha8")))
def test_blinds_are_paid_in_the_order_they_are_due(recipe: RandomHand) -> None:
    hand = recipe.played()
    posted = [event for event in hand.events if isinstance(event, ev.Posted)]
    assert [Post(post.seat, post.kind, post.due) for post in posted] == list(hand.setup.posts)
