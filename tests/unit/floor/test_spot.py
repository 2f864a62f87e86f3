"""What judges ask of a hand: how many actions there were, who acted, and when it is too late."""

import pytest

from croupier.floor.money_back import all_chips_back, put_in, voided
from croupier.floor.spot import (
    Spot,
    chips_went_in,
    forced_bets,
    have_acted,
    is_substantial,
    no_return,
    players_acted,
)
from croupier.play import evolve
from croupier.play import irregular_events as irr
from croupier.play.setup import Carried, Post
from kit.hands import DRAW, STUD, Hand, deal, with_options


def hand_of(*moves: str, rules: str = "tda", seats: int = 6) -> Hand:
    """Six players, button 6: seat 3 acts first."""
    return deal(stacks=[900] * seats, button=seats, rules=rules).play(*moves)


@pytest.mark.rule("tda:36A")
def test_two_actions_are_substantial_if_one_puts_chips_in() -> None:
    fold_call = hand_of("3 fold", "4 call")
    call_raise = hand_of("3 call", "4 raise 300")
    fold_fold = hand_of("3 fold", "4 fold")
    assert no_return(fold_call.state)
    assert no_return(call_raise.state)
    assert not no_return(fold_fold.state)
    assert [is_substantial(2, with_chips=chips) for chips in (True, False)] == [True, False]


@pytest.mark.rule("tda:36A")
def test_two_checks_are_not_substantial_and_a_bet_and_a_fold_are() -> None:
    flop = hand_of("3 call", "1 call", "2 check", seats=3).state
    assert flop.street == 1

    def on_the_flop(*moves: str) -> bool:
        spot = Spot(hand_of("3 call", "1 call", "2 check", *moves, seats=3).state)
        return is_substantial(spot.actions, with_chips=chips_went_in(spot.state))

    assert not on_the_flop("1 check", "2 check")
    assert on_the_flop("1 bet 100", "2 fold")


@pytest.mark.rule("tda:36B")
def test_any_three_actions_are_substantial() -> None:
    def checks(count: int) -> bool:
        hand = deal(stacks=[900] * 4, button=4, rules="tda")
        hand.play("3 call", "4 call", "1 call", "2 check")
        hand.play(*[f"{seat} check" for seat in range(1, count + 1)])
        return is_substantial(Spot(hand.state).actions, with_chips=chips_went_in(hand.state))

    assert no_return(hand_of("3 fold", "4 fold", "5 fold").state)
    assert not no_return(hand_of("3 fold", "4 fold").state)
    assert checks(3)
    assert not checks(2)


@pytest.mark.rule("tda:36")
def test_blinds_are_no_action() -> None:
    hand = hand_of("3 call")
    assert Spot(hand.state).actions == 1
    assert not no_return(hand.state)
    assert not chips_went_in(hand_of().state)


@pytest.mark.rule("tda:36")
def test_a_straddle_and_a_blind_posted_to_come_in_are_no_action() -> None:
    posts = (
        Post(1, "small_blind", 50),
        Post(2, "big_blind", 100),
        Post(3, "straddle", 200),
        Post(5, "posted", 100),
    )
    hand = deal(stacks=[900, 60, 900, 900, 900], button=5, posts=posts, rules="tda")
    assert forced_bets(hand.state) == [0, 50, 60, 200, 0, 100]
    assert not chips_went_in(hand.play("4 fold").state)
    assert not no_return(hand.state)
    assert chips_went_in(hand.play("5 call").state)
    assert no_return(hand.state)


@pytest.mark.rule("rrop3:3.misdeals.2a")
def test_two_players_have_acted_whatever_they_did() -> None:
    one, two = (hand_of(*moves, rules="rrop3_cash") for moves in (["3 fold"], ["3 fold", "4 fold"]))
    assert players_acted(one.state) == 1
    assert not no_return(one.state)
    assert players_acted(two.state) == 2
    assert no_return(two.state)
    assert have_acted(2)


@pytest.mark.rule("rrop3:3.misdeals.2a")
def test_the_bring_in_is_no_action_at_stud() -> None:
    hole = {1: "KsKdKh", 2: "2s3s2c", 3: "QsQdQh", 4: "JsJdJh"}

    def after(*moves: str) -> Hand:
        hand = deal("stud", stacks=[900] * 4, stakes=STUD, button=4, hole=hole, rules="rrop3_cash")
        return hand.play("2 bring-in", *moves)

    assert players_acted(after().state) == 0
    assert not no_return(after("3 fold").state)
    assert Spot(after("3 fold").state).acted == 1
    assert not chips_went_in(after("3 fold").state)
    assert no_return(after("3 fold", "4 call").state)
    assert chips_went_in(after("3 fold", "4 call").state)


@pytest.mark.rule("rrop3:3.misdeals.2a")
def test_completing_at_once_is_an_action() -> None:
    hole = {1: "KsKdKh", 2: "2s3s2c", 3: "QsQdQh"}
    hand = deal("stud", stacks=[900] * 3, stakes=STUD, button=3, hole=hole, rules="rrop3_cash")
    hand.play("2 bet 10")
    assert Spot(hand.state).actions == 1
    assert players_acted(hand.state) == 1
    assert not no_return(hand.state)
    assert no_return(hand.play("3 fold").state)


def test_a_raiser_who_acts_again_counts_once() -> None:
    hand = hand_of("3 raise 300", "4 raise 600", "5 fold", "6 fold", "1 fold", "2 fold")
    assert players_acted(hand.state) == 6
    hand.play("3 raise 900")
    assert Spot(hand.state).actions == 7
    assert players_acted(hand.state) == 6


def test_once_the_round_is_over_there_is_no_misdeal() -> None:
    hand = hand_of("2 call", "1 check", seats=2)
    assert hand.state.street == 1
    assert no_return(hand.state)


def test_asking_to_take_the_blinds_back_is_no_action() -> None:
    house = with_options("rrop3_cash", blinds={"chop": True})
    hand = deal(stacks=[900] * 3, button=3, rules=house).play("3 fold", "1 chop")
    assert hand.state.phase == "chopping"
    assert Spot(hand.state).actions == 1
    hand.play("2 decline")
    assert Spot(hand.state).actions == 1


def test_all_chips_go_back_antes_and_dead_chips_too() -> None:
    hand = deal("draw", stacks=[100] * 3, stakes=DRAW, button=3).play("1 bet 5", "2 raise 10")
    assert [put_in(hand.state, seat) for seat in (1, 2, 3)] == [7, 12, 2]
    assert all_chips_back(hand.state) == (((1, 7), (2, 12), (3, 2)), ())
    evolve(hand.state, voided(hand.state, redeal=True))
    assert hand.state.chips == hand.total
    assert hand.stacks == (100, 100, 100)


def test_carried_chips_stay_for_the_redeal() -> None:
    pot = Carried(12, (1, 2))
    hand = deal("draw", stacks=[100, 0, 100], stakes=DRAW, button=3, carried=(pot,))
    returns, kept = all_chips_back(hand.state)
    assert kept == (pot,)
    evolve(hand.state, irr.HandVoided(returns, kept))
    assert hand.state.chips == hand.total
    assert hand.stacks == (100, 0, 100)


def test_what_was_pushed_comes_back_from_the_winner() -> None:
    hand = hand_of("3 raise 300", "4 fold", "5 fold", "6 fold", "1 fold", "2 fold")
    assert hand.state.phase == "over"
    assert dict(all_chips_back(hand.state)[0]) == {1: 50, 2: 100, 3: -150}


def test_chips_that_left_the_game_are_missing_in_what_goes_back() -> None:
    hand = hand_of("3 raise 300")
    evolve(hand.state, irr.ChipsRemoved(4, 40))
    evolve(hand.state, voided(hand.state, redeal=False))
    assert hand.state.chips == hand.total
    assert hand.stacks == (900, 900, 900, 860, 900, 900)


def test_chips_that_the_floor_holds_stay_there() -> None:
    hand = hand_of("3 raise 300")
    evolve(hand.state, irr.PotHeld(200))
    evolve(hand.state, voided(hand.state, redeal=False))
    assert hand.state.chips == hand.total
    assert hand.stacks == (900, 900, 700, 900, 900, 900)


def test_carried_chips_that_the_floor_holds_are_not_carried_twice() -> None:
    hand = deal("draw", stacks=[100] * 2, stakes=DRAW, button=2, carried=(Carried(12, (1, 2)),))
    evolve(hand.state, irr.PotHeld(10))
    evolve(hand.state, voided(hand.state, redeal=False))
    assert hand.state.chips == hand.total
    assert min(hand.stacks) >= 0
