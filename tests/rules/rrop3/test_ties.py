"""Robert's rules, section 3: equal hands, odd chips and suits."""

from itertools import pairwise

import pytest

from croupier.play import Post, Stakes
from croupier.play import events as ev
from kit.hands import STUD, deal

ROYAL = "AsKsQsJsTs"
"""A board that everybody plays, so that all hands are equal."""


def tied(stacks, stakes, *, moves, board=ROYAL, **setting):
    """A hand played before the flop as in *moves* and checked down."""
    hand = deal(stacks=stacks, stakes=stakes, rules="rrop3_cash", board=board, **setting)
    hand.play(*moves)
    while hand.menu.check:
        hand.play(f"{hand.menu.seat} check")
    assert hand.state.phase == "over"
    return hand


def won(hand):
    return [(award.seat, award.amount, award.pot) for award in hand.happened(ev.PotAwarded)]


@pytest.mark.rule("rrop3:3.ties.1a")
@pytest.mark.parametrize(("better", "worse"), list(pairwise("shdc")))
def test_suits_rank_spades_hearts_diamonds_clubs_where_a_rank_is_tied(better, worse):
    hole = {1: f"KsQs2{better}", 2: f"JsTs2{worse}", 3: "9s8s3h"}
    setting = {"stacks": [500] * 3, "stakes": STUD, "button": 3, "rules": "rrop3_cash"}
    hand = deal("stud", hole=hole, **setting)
    assert (hand.menu.seat, hand.menu.bring_in) == (2, 3), "the lower suit is the lower card"


@pytest.mark.rule("rrop3:3.ties.3")
def test_odd_chip_of_twenty_five_is_broken_down_to_fives():
    hand = tied(
        (500, 500, 500),
        Stakes("none", 10, 10, 5, 10, unit=5),
        button=1,
        moves=("1 raise 60", "2 fold", "3 call"),
    )
    assert won(hand) == [(3, 65, 0), (1, 60, 0)]


@pytest.mark.rule("rrop3:3.ties.4")
def test_two_odd_chips_go_to_two_of_three_winners():
    hand = tied(
        (500,) * 6,
        Stakes("none", 2, 2, 1, 2),
        button=1,
        moves=("4 raise 100", "5 fold", "6 call", "1 fold", "2 call", "3 fold"),
    )
    assert won(hand) == [(2, 101, 0), (4, 101, 0), (6, 100, 0)]


@pytest.mark.rule("rrop3:3.ties.5")
def test_odd_chip_goes_to_the_first_seat_left_of_the_button_at_holdem():
    hand = tied(
        (500,) * 5,
        Stakes("none", 1, 1),
        button=1,
        posts=(Post(3, "small_blind", 1),),
        moves=("4 fold", "5 raise 50", "1 fold", "2 call", "3 fold"),
    )
    assert won(hand) == [(2, 51, 0), (5, 50, 0)]


@pytest.mark.rule("rrop3:3.ties.5", "rrop3:3.ties.1a")
@pytest.mark.parametrize(
    ("second", "fifth", "awards"),
    [
        ("AcAd2cKcKd9h3h", "AsAh3cKsKh9d4h", [(5, 51, 0), (2, 50, 0)]),
        ("AsAd2cKcKd9h3h", "AcAh3cKsKh9d4h", [(2, 51, 0), (5, 50, 0)]),
    ],
)
def test_odd_chip_goes_to_the_highest_card_by_suit_at_stud(second, fifth, awards):
    hand = deal(
        "stud",
        stacks=(0, 500, 500, 0, 500),
        stakes=Stakes("none", 1, 1, ante=1, bring_in=1),
        button=1,
        rules="rrop3_cash",
        hole={2: second, 3: "7d8dTc2h4s5d6d", 5: fifth},
    )
    hand.play("2 bring-in", "3 call", "5 call", "5 bet 1", "2 call", "3 call")
    while hand.state.street < 4:
        hand.play(f"{hand.menu.seat} check")
    assert hand.menu.seat == 5
    hand.play("5 bet 46", "2 call", "3 fold")
    assert won(hand) == awards


@pytest.mark.rule("rrop3:3.ties.6")
def test_odd_chip_goes_to_seat_eight_before_seat_two_with_the_button_on_five():
    hand = tied(
        (500,) * 9,
        Stakes("none", 5, 5, unit=5),
        button=5,
        posts=(Post(7, "big_blind", 5),),
        moves=(
            *("8 raise 60", "9 fold", "1 fold", "2 call", "3 fold", "4 fold", "5 fold"),
            *("6 fold", "7 fold"),
        ),
    )
    assert won(hand) == [(8, 65, 0), (2, 60, 0)]


@pytest.mark.rule("rrop3:3.ties.8a", "rrop3:7.omaha8.0a")
def test_odd_chip_between_high_and_low_goes_to_the_high_hand():
    hand = tied(
        (500,) * 3,
        Stakes("none", 1, 1),
        button=3,
        posts=(Post(3, "small_blind", 1),),
        moves=("1 raise 50", "2 call", "3 fold"),
        game_id="omaha8",
        hole={1: "AcKcTd9d", 2: "2d3dJhJc", 3: "8h8d9h9c"},
        board="QcJd7c5s4c",
    )
    assert won(hand) == [(1, 51, 0), (2, 50, 0)]
    assert [award.share for award in hand.happened(ev.PotAwarded)] == ["high", "low"]


@pytest.mark.rule("rrop3:3.ties.9")
def test_main_pot_of_91_and_side_pot_of_31_are_split_one_by_one():
    hand = tied(
        (0, 500, 500, 500, 500, 22),
        Stakes("none", 1, 1, big_blind=1),
        button=1,
        posts=(Post(3, "dead", 2), Post(3, "big_blind", 1)),
        moves=(
            *("4 call", "5 call", "6 raise 22", "2 call", "3 fold", "4 call", "5 call"),
            *("2 bet 1", "4 call", "5 call", "2 bet 14", "4 fold", "5 call"),
        ),
        hole={2: "AsQs", 4: "3s2s", 5: "AdQc", 6: "5s3c"},
        board="KsKhQd7c4h",
    )
    assert sorted(won(hand)) == [(2, 16, 1), (2, 46, 0), (5, 15, 1), (5, 45, 0)]
    assert (hand.stacks[1], hand.stacks[4]) == (500 - 37 + 62, 500 - 37 + 60)
