"""The championship rules: the least bet, raises to double, and what a short all-in allows."""

import pytest

from croupier.play import Stakes
from kit.hands import Hand, deal
from kit.passing import pass_to
from kit.refusals import refused

BLIND_100 = Stakes("none", 100, 100, 50, 100)


def at_the_flop(stacks: list[int]) -> Hand:
    """Everybody has called the big blind of 100; seat 1 acts first on the flop."""
    hand = deal(stacks=stacks, button=len(stacks), stakes=BLIND_100, rules="championship")
    return pass_to(hand, 1)


def least(hand: Hand) -> int | None:
    """The least total the player in turn may raise to; None if he may not raise."""
    return hand.menu.wager.least if hand.menu.wager else None


@pytest.mark.rule("championship:bets.2")
def test_opening_bet_is_at_least_the_big_blind() -> None:
    hand = at_the_flop([2100] * 3)
    assert hand.state.stacks[1] == 2000
    assert refused(hand, "1 bet 50").rules[0] == "championship:bets.2"
    hand.play("1 bet 100")
    assert hand.state.bet_to == 100


@pytest.mark.rule("championship:bets.2")
def test_opening_before_the_flop_is_at_least_the_big_blind() -> None:
    hand = deal(stacks=[2100] * 3, button=3, stakes=BLIND_100, rules="championship")
    assert hand.menu.call == 100
    refused(hand, "3 raise 150")


@pytest.mark.rule("championship:bets.3")
def test_raise_to_300_is_reraised_to_600() -> None:
    hand = at_the_flop([5000] * 3).play("1 bet 100", "2 raise 300")
    assert least(hand) == 600
    assert refused(hand, "3 raise 599").rules[0] == "championship:bets.3"
    hand.play("3 raise 600")


@pytest.mark.rule("championship:bets.3")
@pytest.mark.parametrize("small_bet", [100, 200])
def test_double_of_an_all_in_of_thirty_is_not_enough_below_the_big_blind(small_bet: int) -> None:
    stakes = Stakes("none", small_bet, small_bet, 50, 100)
    hand = deal(stacks=[130, 5000, 5000], button=3, stakes=stakes, rules="championship")
    pass_to(hand, 1).play("1 bet 30")
    assert least(hand) == 100
    refused(hand, "2 raise 60")
    hand.play("2 raise 100")


@pytest.mark.rule("championship:bets.3c")
def test_posted_blind_is_no_bet_so_that_its_owner_may_raise_a_short_all_in() -> None:
    hand = deal(stacks=[5000] * 3 + [450], button=4, stakes=BLIND_100, rules="championship")
    hand.play("3 raise 300", "4 raise 450")
    assert (hand.menu.seat, least(hand)) == (1, 900)
    hand.play("1 call")
    assert (hand.menu.seat, least(hand)) == (2, 900)
    hand.play("2 call")
    assert (hand.menu.seat, hand.menu.call, least(hand)) == (3, 150, None)


@pytest.mark.rule("championship:bets.3c")
def test_player_still_to_act_may_raise_a_short_all_in_to_300() -> None:
    hand = at_the_flop([5000, 5000, 250, 5000])
    hand.play("1 bet 100", "2 call", "3 raise 150")
    assert (hand.menu.seat, hand.menu.call, least(hand)) == (4, 150, 300)
    hand.play("4 raise 300")
    assert (hand.menu.seat, least(hand)) == (1, 600)


@pytest.mark.rule("championship:bets.3c")
def test_players_who_have_bet_may_only_add_50_to_a_short_all_in() -> None:
    hand = at_the_flop([5000, 5000, 250, 5000])
    hand.play("1 bet 100", "2 call", "3 raise 150", "4 call")
    for seat in (1, 2):
        assert hand.menu[:5] == (seat, True, False, 50, None)
        assert refused(hand, f"{seat} raise 300").rules[0] == "championship:bets.3c"
        hand.play(f"{seat} call")
    assert hand.state.street == 2


@pytest.mark.rule("championship:bets.3c")
def test_short_all_in_shuts_out_even_those_who_face_an_earlier_full_raise() -> None:
    hand = at_the_flop([5000, 5000, 450, 5000])
    hand.play("1 bet 100", "2 raise 300", "3 raise 350", "4 call")
    assert hand.menu[:5] == (1, True, False, 250, None)


@pytest.mark.rule("championship:bets.3d")
def test_checker_may_raise_an_all_in_bet_of_60_to_120() -> None:
    hand = at_the_flop([5000, 160, 5000])
    hand.play("1 check", "2 bet 60", "3 call")
    assert (hand.menu.seat, hand.menu.call, least(hand)) == (1, 60, 120)
    refused(hand, "1 raise 119")
    hand.play("1 raise 120")
    assert hand.state.bets[1] == 120


@pytest.mark.rule("championship:bets.3d")
def test_call_for_less_takes_no_right_to_raise_and_gives_the_bettor_no_turn() -> None:
    hand = at_the_flop([5000, 160, 5000])
    hand.play("1 bet 100", "2 call")
    assert (hand.menu.seat, least(hand)) == (3, 200)
    hand.play("3 call")
    assert hand.state.street == 2
