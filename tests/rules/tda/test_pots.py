"""The TDA rules: odd chips, high and low halves, side pots."""

import pytest

from croupier.play import Post, Stakes
from croupier.play import events as ev
from kit.hands import Hand, deal
from kit.passing import pass_out

BOARD = "AsKsQsJsTs"
"""Everybody plays it: nobody's cards make more than a royal flush."""


def won(hand: Hand) -> dict[int, int]:
    """What each seat got of all pots together."""
    total: dict[int, int] = {}
    for award in hand.happened(ev.PotAwarded):
        total[award.seat] = total.get(award.seat, 0) + award.amount
    return total


@pytest.mark.rule("tda:20")
def test_1100_in_25s_is_550_for_each_of_two_winners() -> None:
    stakes = Stakes("none", 100, 100, 50, 100, unit=25)
    hand = deal(
        stacks=[5000] * 3,
        button=3,
        stakes=stakes,
        rules="tda",
        board=BOARD,
        posts=[Post(3, "dead", 100), Post(1, "small_blind", 50), Post(2, "big_blind", 100)],
    )
    hand.play("3 fold", "1 raise 500", "2 call")
    assert hand.state.pot == 1100
    assert won(pass_out(hand)) == {1: 550, 2: 550}


@pytest.mark.rule("tda:20A")
def test_first_winner_left_of_the_button_gets_the_odd_chip() -> None:
    hand = deal(
        stacks=[5000] * 7,
        button=5,
        stakes=Stakes("none", 100, 100, 25, 100, unit=25),
        rules="tda",
        board=BOARD,
    )
    hand.play("1 fold", "2 fold", "3 raise 500", "4 fold", "5 fold", "6 fold", "7 call")
    assert hand.state.pot == 1025
    assert won(pass_out(hand)) == {7: 525, 3: 500}


@pytest.mark.rule("tda:20C")
def test_odd_chip_goes_to_the_high_half() -> None:
    hand = deal(
        "omaha8",
        stacks=[5000] * 3,
        button=3,
        stakes=Stakes("pot", 500, 500, 250, 500, unit=5),
        rules="tda",
        hole={1: "As2sJcJd", 2: "KdKhTcTd"},
        board="KsKc3h4d7s",
        posts=[Post(3, "dead", 5), Post(1, "small_blind", 250), Post(2, "big_blind", 500)],
    )
    hand.play("3 fold", "1 call", "2 check")
    assert hand.state.pot == 1005
    awards = pass_out(hand).happened(ev.PotAwarded)
    assert {(a.seat, a.share, a.amount) for a in awards} == {(2, "high", 505), (1, "low", 500)}


@pytest.mark.rule("tda:21")
def test_main_pot_of_925_and_side_pot_of_475_are_split_each_by_itself() -> None:
    hand = deal(
        stacks=[225, 450, 450, 5000],
        button=4,
        stakes=Stakes("none", 250, 250, 125, 250, unit=25),
        rules="tda",
        hole={1: "3c4c", 2: "AcAd", 3: "AhAs", 4: "7h7d"},
        board="KsKcQs9h2d",
        posts=[Post(4, "dead", 25), Post(1, "small_blind", 125), Post(2, "big_blind", 250)],
    )
    hand.play("3 call", "4 call", "1 call", "2 check", "2 bet 200", "3 call", "4 fold")
    awards = {(a.pot, a.seat): a.amount for a in hand.happened(ev.PotAwarded)}
    assert awards == {(1, 2): 250, (1, 3): 225, (0, 2): 475, (0, 3): 450}
    assert won(hand) == {2: 725, 3: 675}
