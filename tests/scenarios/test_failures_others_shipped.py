"""Failures that other rooms and engines shipped, F1 to F11, F30 and F36: what the hand itself does.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button;
heads-up seat 1 is the big blind and seat 2 the button.
"""

import dataclasses
from typing import Any

import pytest
from hypothesis import given

from croupier.cards import HIDDEN, Card
from croupier.play import (
    RAIL,
    Action,
    Bet,
    Call,
    Fold,
    HandState,
    Raise,
    Refused,
    Stakes,
    begin,
    decide,
    evolve,
    pots_of,
    view,
)
from croupier.play import events as ev
from croupier.play.pots import Pot
from kit.hands import Hand, deal
from kit.strategies import RandomHand, hands

ONE_TWO = Stakes("none", 2, 2, 1, 2)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
HUNDRED = Stakes("none", 100, 100, 50, 100)


def untouched(before: HandState, after: HandState) -> bool:
    """Whether every slot of a state is as it was."""
    return all(getattr(before, name) == getattr(after, name) for name in HandState.__slots__)


def test_F1_caller_may_not_raise_a_short_all_in() -> None:
    hand = deal(stacks=[19, 200, 200, 200], button=4, stakes=ONE_TWO)
    hand.play("3 raise 16", "4 call", "1 raise 19", "2 fold", "3 call")
    assert hand.menu[:5] == (4, True, False, 3, None)


def test_F1_full_all_in_does_not_add_to_the_short_ones() -> None:
    hand = deal(stacks=[1000, 1000, 1000, 300, 340], button=5, stakes=HUNDRED)
    hand.play("3 call", "4 raise 300", "5 raise 340", "1 fold", "2 call")
    assert hand.menu.wager is not None, "a full raise reached seat 3 since it acted"
    hand.play("3 call")
    assert hand.state.street == 1

    hand = deal(stacks=[1000, 1000, 300, 1000, 340], button=5, stakes=HUNDRED)
    hand.play("3 raise 300", "4 call", "5 raise 340", "1 fold", "2 fold")
    assert hand.menu[:5] == (4, True, False, 40, None), "of 340 only 40 came after seat 4 acted"


def test_F2_least_raise_is_full_and_the_excess_comes_back() -> None:
    hand = deal(stacks=[200, 1000], button=2, stakes=TEN_TWENTY)
    hand.play("2 raise 100", "1 raise 180")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 260
    hand.play("2 raise 260", "1 call")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=2, amount=60)]


def test_F3_least_raise_over_a_bet_of_2_is_to_4() -> None:
    hand = deal(stacks=[200, 200], button=2, stakes=ONE_TWO)
    hand.play("2 call", "1 check", "1 bet 2")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 4


def test_F3_all_in_below_the_least_raise_is_offered() -> None:
    hand = deal(stacks=[200, 200, 29], button=3, stakes=ONE_TWO)
    hand.play("3 call", "1 call", "2 raise 22")
    assert hand.menu.wager is not None
    assert (hand.menu.call, hand.menu.wager.least, hand.menu.wager.most) == (20, 29, 29)
    hand.play("3 raise 29")
    assert hand.state.stacks[3] == 0


@pytest.mark.parametrize("stack", [57, 60, 1001])
def test_F3_most_is_always_the_whole_stack(stack: int) -> None:
    hand = deal(stacks=[200, 2000, stack], button=3, stakes=Stakes("none", 10, 10, 5, 10, unit=5))
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == stack
    hand.play(f"3 raise {stack}")
    assert hand.state.stacks[3] == 0


def test_F4_three_way_tie_pays_whole_chips() -> None:
    hand = deal(
        stacks=[10_100, 10_100, 10_100], button=3, stakes=HUNDRED, hole={}, board="AsKdQhJcTs"
    )
    hand.play("3 raise 10100", "1 call", "2 call")
    assert [award.amount for award in hand.happened(ev.PotAwarded)] == [10_100] * 3


@given(hands())
def test_F4_there_are_no_fractions_anywhere(recipe: RandomHand) -> None:
    hand = recipe.played()
    numbers = [*hand.state.stacks, *hand.state.put, hand.state.pot]
    for event in hand.events:
        values = [getattr(event, field.name) for field in dataclasses.fields(event)]
        numbers += [value for value in values if isinstance(value, int | float)]
    assert {type(number) for number in numbers} <= {int, bool}


def test_F5_all_in_player_is_paid_for_streets_he_did_not_bet_on() -> None:
    hand = deal(
        stacks=[50, 500, 500],
        button=3,
        stakes=TEN_TWENTY,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQh"},
        board="2c3d7h8cJs",
    )
    hand.play("3 call", "1 raise 50", "2 call", "3 call")
    hand.play("2 bet 40", "3 call", "2 check", "3 check", "2 bet 100", "3 call")
    paid = [(award.seat, award.amount, award.pot) for award in hand.happened(ev.PotAwarded)]
    assert paid == [(2, 280, 1), (1, 150, 0)]
    assert hand.stacks == (150, 590, 310)


def test_F5_players_without_a_bet_leave_the_all_in_player_his_pot() -> None:
    hand = deal(
        stacks=[50, 500, 500],
        button=3,
        stakes=TEN_TWENTY,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQh"},
        board="2c3d7h8cJs",
    )
    hand.play("3 call", "1 raise 50", "2 call", "3 call").check_down()
    assert hand.stacks == (150, 450, 450)


def test_F6_fold_after_a_side_pot_leaves_every_pot() -> None:
    hand = deal(
        stacks=[50, 500, 500, 500],
        button=4,
        stakes=TEN_TWENTY,
        hole={1: "KsKh", 2: "QsQh", 3: "AsAh", 4: "2s7h"},
        board="2c3d8h9cJs",
    )
    hand.play("3 raise 100", "4 call", "1 call", "2 call")
    assert pots_of(hand.state) == (Pot(200, (1, 2, 3, 4)), Pot(150, (2, 3, 4)))
    hand.play("2 bet 50", "3 fold", "4 call")
    assert pots_of(hand.state) == (Pot(200, (1, 2, 4)), Pot(250, (2, 4)))
    hand.check_down()
    assert hand.stacks == (200, 600, 400, 350), "the aces are folded in both pots"


def test_F6_layer_whose_payers_all_folded_falls_into_the_pot_below() -> None:
    hand = deal(
        stacks=[50, 500, 500],
        button=3,
        stakes=TEN_TWENTY,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQh"},
        board="2c3d7h8cJs",
    )
    hand.play("3 raise 100", "1 call", "2 call")
    assert pots_of(hand.state) == (Pot(150, (1, 2, 3)), Pot(100, (2, 3)))
    for seat in (2, 3):
        evolve(hand.state, ev.Folded(seat))
    assert pots_of(hand.state) == (Pot(250, (1,)),)


def test_F7_uncalled_part_comes_back_before_the_pot_is_judged() -> None:
    hand = deal(
        stacks=[60, 500],
        button=2,
        stakes=TEN_TWENTY,
        hole={1: "AsAh", 2: "KsKh"},
        board="2c3d7h8cJs",
    )
    hand.play("2 raise 500", "1 call")
    tags = [event.tag for event in hand.events]
    assert tags.index("uncalled_returned") < tags.index("bets_gathered") < tags.index("pot_awarded")
    assert hand.stacks == (120, 440)


def test_F7_all_in_that_everybody_folds_to_keeps_all() -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    hand.play("3 raise 500", "1 fold", "2 fold")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=3, amount=480)]
    assert hand.stacks == (490, 480, 530)
    assert not hand.happened(ev.Shown)


@pytest.mark.parametrize(
    "amount",
    [-5, 0, float("nan"), 1e309, "50", 10.5, 60.0, 501, True, None, "raise 60, call", [60]],
    ids=repr,
)
def test_F8_amount_that_is_none_is_refused(amount: Any) -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    before = hand.state.copy()
    for kind in (Raise, Bet):
        with pytest.raises(Refused):
            hand.act(kind(3, amount))
    assert untouched(before, hand.state)


@pytest.mark.parametrize("seat", [0, -1, 4, 3.0, "3", True, None, float("nan")], ids=repr)
def test_F8_seat_that_is_none_is_refused(seat: Any) -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    before = hand.state.copy()
    with pytest.raises(Refused):
        hand.act(Fold(seat))
    assert untouched(before, hand.state)


@pytest.mark.parametrize("wish", ["3 raise 60", None, (3, "fold"), ("fold", "call"), 7], ids=repr)
def test_F8_only_actions_are_actions(wish: Any) -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    before = hand.state.copy()
    with pytest.raises(Refused):
        decide(hand.state, wish)
    assert untouched(before, hand.state)


def test_F9_player_facing_an_all_in_acts() -> None:
    hand = deal(stacks=[500, 500], button=2, stakes=TEN_TWENTY)
    hand.play("2 raise 500")
    assert hand.menu[:5] == (1, True, False, 480, None)
    hand.play("1 fold")
    assert hand.stacks == (480, 520)


def test_F9_seat_with_nothing_to_decide_is_never_asked() -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    hand.play("3 raise 500", "1 call", "2 fold")
    assert hand.state.phase == "over"
    assert len(hand.state.board) == 5
    assert sum(hand.stacks) == 1500


def test_F9_last_with_chips_is_not_asked_and_his_fold_cannot_leave_the_pot_to_nobody() -> None:
    hand = deal(
        stacks=[100, 100, 500],
        button=3,
        stakes=TEN_TWENTY,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQh"},
        board="2c3d7h8cJs",
    )
    hand.play("3 raise 100", "1 call", "2 call")
    assert hand.state.phase == "over", "nobody is left to bet against seat 3"
    assert hand.stacks == (300, 0, 400)


def test_F10_heads_up_button_is_small_blind_first_then_last() -> None:
    hand = deal(stacks=[500, 500], button=2, stakes=TEN_TWENTY)
    assert [(post.seat, post.amount) for post in hand.happened(ev.Posted)] == [(2, 10), (1, 20)]
    assert hand.menu.seat == 2
    hand.play("2 call", "1 check")
    for _ in range(3):
        assert hand.menu.seat == 1
        hand.play("1 check", "2 check")


@pytest.mark.parametrize(("stacks", "button"), [([500, 0, 500], 3), ([500, 0, 500], 1)])
def test_F10_the_same_when_three_have_become_two(stacks: list[int], button: int) -> None:
    other = 4 - button
    hand = deal(stacks=stacks, button=button, stakes=TEN_TWENTY)
    posted = [(post.seat, post.amount) for post in hand.happened(ev.Posted)]
    assert posted == [(button, 10), (other, 20)]
    dealt = [event.seat for event in hand.happened(ev.HoleDealt)]
    assert dealt == [other, button], "the button gets its last card"
    hand.play(f"{button} call", f"{other} check")
    assert hand.menu.seat == other


def test_F11_big_blind_has_its_option_after_limps() -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    hand.play("3 call", "1 call")
    assert hand.menu[:4] == (2, True, True, 0)
    assert hand.menu.wager is not None
    assert (hand.menu.wager.kind, hand.menu.wager.least) == ("raise", 40)


def test_F11_blind_that_is_all_in_leaves_the_other_his_choice() -> None:
    hand = deal(stacks=[20, 500], button=2, stakes=TEN_TWENTY)
    assert hand.menu[:5] == (2, True, False, 10, None)
    assert deal(stacks=[20, 500], button=2, stakes=TEN_TWENTY).play("2 fold").stacks == (30, 490)
    completed = hand.play("2 call")
    assert completed.state.phase == "over"
    assert completed.happened(ev.BetsGathered) == [ev.BetsGathered(amount=40)]


def visible(hand: Hand, viewer: int) -> set[Card]:
    """The cards that ever lay open, or were in the viewer's own hand."""
    seen: set[Card] = set()
    for event in hand.events:
        mine = getattr(event, "seat", RAIL) == viewer != RAIL
        if isinstance(event, ev.HoleDealt):
            seen.update(event.up, event.down if mine else ())
        elif isinstance(event, ev.Drew | ev.Discarded):
            seen.update(event.cards if mine else ())
        elif isinstance(event, ev.BoardDealt | ev.Shown | ev.OpenersProven):
            seen.update(event.cards)
    return seen | {HIDDEN}


@given(hands())
def test_F30_nobody_is_ever_sent_a_card_he_may_not_see(recipe: RandomHand) -> None:
    hand = recipe.played()
    for viewer in range(hand.setup.chairs + 1):
        seen = visible(hand, viewer)
        state = begin(hand.setup)
        for event in hand.events:
            told = event.seen_by(viewer)
            for name in ("cards", "down", "up"):
                cards = getattr(told, name, ())
                assert not isinstance(cards, tuple) or set(cards) <= seen
            evolve(state, event)
            page = view(state, viewer)
            assert {*page.board, *(card for seat in page.seats for card in seat.cards)} <= seen


def test_F30_hand_folded_on_the_river_and_hand_that_won_stay_unseen() -> None:
    hand = deal(
        stacks=[500, 500, 500],
        button=3,
        stakes=TEN_TWENTY,
        hole={1: "7c2d", 2: "AsAh", 3: "KsKh"},
        board="2c3d8h9cJs",
    )
    hand.play("3 call", "1 fold", "2 check", "2 check", "3 check", "2 check", "3 check")
    hand.play("2 bet 40", "3 fold")
    assert hand.state.phase == "over"
    for viewer in (RAIL, 1, 2, 3):
        page = view(hand.state, viewer)
        told = "".join(repr(event.seen_by(viewer)) for event in hand.events) + repr(page)
        for seat, cards in ((1, ("7c", "2d")), (2, ("As", "Ah")), (3, ("Ks", "Kh"))):
            assert all((card in told) == (viewer == seat) for card in cards)


def test_F30_next_hand_shows_no_card_of_the_last() -> None:
    first = deal(stacks=[500, 500], button=2, stakes=TEN_TWENTY)
    first.play("2 call", "1 check").check_down()
    fresh = begin(dataclasses.replace(first.setup, stacks=(0, *first.stacks), number=2))
    for viewer in (RAIL, 1, 2):
        page = view(fresh, viewer)
        assert page.board == ()
        assert all(seat.cards == () for seat in page.seats)


@pytest.mark.parametrize(("kind", "fields"), [(Bet, ["seat", "to"]), (Raise, ["seat", "to"])])
def test_F36_amounts_are_totals_for_the_round_only(kind: type[Action], fields: list[str]) -> None:
    assert [field.name for field in dataclasses.fields(kind)] == fields


def test_F36_call_names_no_amount() -> None:
    assert [field.name for field in dataclasses.fields(Call)] == ["seat"]


def test_F36_raise_to_40_makes_40_in_all_whoever_raises() -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    hand.play("3 call", "1 raise 40")
    assert (hand.state.bets[1], hand.state.stacks[1]) == (40, 460), "30 more on the blind of 10"
    assert hand.menu.call == 20


def test_F36_menu_says_bet_raise_complete_or_open() -> None:
    holdem = deal(stacks=[500, 500], button=2, stakes=TEN_TWENTY)
    assert holdem.menu.wager is not None
    assert holdem.menu.wager.kind == "raise"
    holdem.play("2 call", "1 check")
    assert holdem.menu.wager is not None
    assert holdem.menu.wager.kind == "bet"
    stud = deal("stud", stacks=[500, 500], button=2, stakes=Stakes("limit", 5, 10, bring_in=2))
    stud.play(f"{stud.menu.seat} bring-in")
    assert stud.menu.wager is not None
    assert stud.menu.wager.kind == "complete"
    draw = deal("draw", stacks=[500, 500], button=2, stakes=Stakes("limit", 5, 10, ante=1))
    assert draw.menu.wager is not None
    assert draw.menu.wager.kind == "open"


@pytest.mark.parametrize(("verb", "seat"), [("bet", 3), ("raise", 1)])
def test_F36_bet_is_no_raise_and_raise_is_no_bet(verb: str, seat: int) -> None:
    hand = deal(stacks=[500, 500, 500], button=3, stakes=TEN_TWENTY)
    if seat == 1:
        hand.play("3 call", "1 call", "2 check")
    with pytest.raises(Refused):
        hand.play(f"{seat} {verb} 60")
