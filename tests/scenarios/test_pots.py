"""Pots, their division and the odd chip, as other engines got them wrong.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button.
"""

import pytest

from croupier.play import Refused, Stakes, pots_of, view
from croupier.play import events as ev
from croupier.play.pots import Pot
from kit.hands import Hand, deal, with_options

ONE_TWO = Stakes("none", 2, 2, 1, 2)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
STUD_FIVE = Stakes("limit", 5, 10, ante=1, bring_in=2)

BOARD_PLAYS = "AsKdQhJcTs"
"""A straight to the ace on the table: everybody who is left ties."""


def awards(hand: Hand) -> list[tuple[int, int, int, str]]:
    """Seat, amount, pot and share of every award, in order."""
    return [(a.seat, a.amount, a.pot, a.share) for a in hand.happened(ev.PotAwarded)]


def test_P1_beaten_all_in_hand_moves_no_odd_chip_of_a_pot_it_is_not_in() -> None:
    hand = deal(
        stacks=[10, 20, 500, 500, 500, 500, 500],
        button=7,
        stakes=ONE_TWO,
        hole={1: "KsKh", 2: "AsAh", 3: "2c3d", 4: "2d3h", 5: "2h3s", 6: "4c6d", 7: "7c9d"},
        board="QsQh8d8c5s",
    )
    hand.play("3 raise 55", "4 call", "5 call", "6 call", "7 fold", "1 call", "2 call")
    hand.play("3 bet 10", "4 call", "5 call", "6 fold").check_down()
    assert awards(hand) == [
        (3, 57, 2, "whole"),
        (4, 57, 2, "whole"),
        (5, 56, 2, "whole"),
        (2, 50, 1, "whole"),
        (2, 60, 0, "whole"),
    ]
    assert hand.state.killed[1], "two kings lose to two aces in the only pot they are in"


def test_P2_odd_chips_go_one_to_a_player() -> None:
    hand = deal(stacks=[8, 100, 8, 8], button=4, stakes=ONE_TWO, hole={}, board=BOARD_PLAYS)
    hand.play("3 raise 8", "4 call", "1 call", "2 fold")
    assert awards(hand) == [(1, 9, 0, "whole"), (3, 9, 0, "whole"), (4, 8, 0, "whole")]


@pytest.mark.parametrize(
    ("unawarded_low", "side_pot"), [("high_takes_pot", (61, 61)), ("halved_first", (62, 60))]
)
def test_P3_pot_without_a_low_is_not_halved(unawarded_low: str, side_pot: tuple[int, int]) -> None:
    hand = deal(
        "omaha8",
        stacks=[71, 71, 10],
        button=3,
        stakes=ONE_TWO,
        rules=with_options("neutral", odd_chips={"unawarded_low": unawarded_low}),
        hole={1: "QsQcJsTc", 2: "QdQhJhTd", 3: "As2s4d5h"},
        board="3c7d8hKsKd",
    )
    hand.play("3 raise 10", "1 raise 71", "2 call")
    first, second = side_pot
    assert awards(hand) == [
        (1, first, 1, "whole"),
        (2, second, 1, "whole"),
        (1, 8, 0, "high"),
        (2, 7, 0, "high"),
        (3, 15, 0, "low"),
    ]


@pytest.mark.parametrize(
    ("stud_tie", "main_pot"),
    [
        ("card_by_suit", [(2, 5, 0, "whole"), (1, 4, 0, "whole")]),
        ("left_of_button", [(1, 5, 0, "whole"), (2, 4, 0, "whole")]),
    ],
)
def test_P4_odd_chip_at_stud_goes_by_suit_unless_the_house_goes_by_seat(
    stud_tie: str, main_pot: list[tuple[int, int, int, str]]
) -> None:
    hand = deal(
        "stud",
        stacks=[100, 100, 3],
        button=3,
        stakes=STUD_FIVE,
        rules=with_options("neutral", odd_chips={"stud_tie": stud_tie}),
        hole={1: "AhKc9cQdJh3d4s", 2: "AsKd9dQhJc3h4h", 3: "5s6h2cTc7c8s3s"},
    )
    hand.play("3 bring-in", "1 raise 5", "2 call").check_down()
    assert awards(hand)[2:] == main_pot


def test_P5_high_side_gets_the_odd_chip_then_each_side_divides_its_own() -> None:
    hand = deal(
        "omaha8",
        stacks=[7, 100, 7, 7],
        button=4,
        stakes=ONE_TWO,
        hole={1: "KcKhQsQc", 2: "4c4d5c5d", 3: "As2sJdTh", 4: "Ah2hJcTd"},
        board="3c7d8hKsKd",
    )
    hand.play("3 raise 7", "4 call", "1 call", "2 fold")
    assert awards(hand) == [(1, 12, 0, "high"), (3, 6, 0, "low"), (4, 5, 0, "low")]


@pytest.mark.parametrize("house", ["rrop3_cash", "neutral"])
def test_P7_last_one_in_a_side_pot_takes_it_and_the_main_pot_goes_on(house: str) -> None:
    hand = deal(
        stacks=[50, 500, 500, 500],
        button=4,
        stakes=TEN_TWENTY,
        rules=house,
        hole={1: "AsAh", 2: "7c2d", 3: "8c3d", 4: "KsKh"},
        board="QsQh8d6c5s",
    )
    hand.play("3 raise 80", "4 call", "1 call", "2 call", "2 fold", "3 fold")
    assert hand.state.phase == "over", "seat 4 is asked nothing"
    assert len(hand.state.board) == 5
    assert awards(hand) == [(4, 90, 1, "uncontested"), (1, 200, 0, "whole")]


def test_P8_last_live_hand_takes_the_pot_unseen() -> None:
    hand = deal(stacks=[100, 100, 100], button=3, stakes=ONE_TWO, shows=False)
    hand.play("3 call", "1 call", "2 check").check_down()
    hand.play("1 muck", "2 muck")
    assert hand.state.phase == "over"
    assert not hand.happened(ev.Shown)
    assert hand.stacks == (98, 98, 104)


def test_P8_where_the_winner_must_show_he_may_not_throw_his_hand() -> None:
    hand = deal(stacks=[100, 100], button=2, stakes=ONE_TWO, rules="rrop3_cash", shows=False)
    hand.play("2 call", "1 check").check_down()
    hand.play("1 muck")
    with pytest.raises(Refused):
        hand.play("2 muck")
    hand.play("2 show")
    assert hand.stacks == (98, 102)


def chop_of_225(stakes: Stakes) -> Hand:
    """Seat 1 leaves its small blind of 25; seats 2 and 3 tie for 100 each."""
    hand = deal(stacks=[1000, 100, 100], button=3, stakes=stakes, hole={}, board=BOARD_PLAYS)
    return hand.play("3 raise 100", "1 fold", "2 call")


@pytest.mark.parametrize(("unit", "parts"), [(25, [125, 100]), (1, [113, 112])])
def test_P10_smallest_chip_says_what_can_be_divided(unit: int, parts: list[int]) -> None:
    hand = chop_of_225(Stakes("none", 50, 50, 25, 50, unit=unit))
    assert [amount for _, amount, _, _ in awards(hand)] == parts


def test_P10_half_chips_are_units_of_their_own() -> None:
    halves = Stakes("none", 100, 100, 50, 100, unit=1)
    hand = deal(stacks=[2000, 200, 200], button=3, stakes=halves, hole={}, board=BOARD_PLAYS)
    hand.play("3 raise 200", "1 fold", "2 call")
    assert [amount for _, amount, _, _ in awards(hand)] == [225, 225], "112.5 chips each"


def test_P11_pot_is_readable_at_any_moment() -> None:
    hand = deal(stacks=[100, 200, 300], button=3, stakes=TEN_TWENTY)
    assert (hand.state.pot, view(hand.state, 0).pot) == (30, 30), "blinds still in front"
    hand.play("3 raise 60")
    assert hand.state.pot == 90
    hand.play("1 call", "2 call")
    assert (hand.state.pot, sum(hand.state.bets)) == (180, 0)
    hand.play("1 bet 40")
    assert hand.state.pot == 220
    assert pots_of(hand.state) == (Pot(180, (1, 2, 3)),), "the bet is not gathered yet"


def test_P12_layers_are_won_each_by_itself() -> None:
    hand = deal(
        stacks=[10, 30, 60, 100, 100],
        button=5,
        stakes=ONE_TWO,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQc", 4: "JsTs", 5: "JdTd"},
        board="2c3d4h7c8s",
    )
    hand.play("3 raise 60", "4 raise 100", "5 call", "1 call", "2 call")
    assert awards(hand) == [
        (4, 40, 3, "whole"),
        (5, 40, 3, "whole"),
        (3, 90, 2, "whole"),
        (2, 80, 1, "whole"),
        (1, 50, 0, "whole"),
    ]


def test_P12_no_pot_is_empty_and_none_counts_a_bet_still_to_be_called() -> None:
    hand = deal(stacks=[100, 100, 100, 40], button=4, stakes=ONE_TWO)
    hand.play("3 call", "4 raise 40", "1 call")
    assert pots_of(hand.state) == ()
    hand.play("2 call", "3 call")
    assert pots_of(hand.state) == (Pot(160, (1, 2, 3, 4)),)
    hand.play("1 bet 20", "2 call")
    assert pots_of(hand.state) == (Pot(160, (1, 2, 3, 4)),)
    hand.play("3 fold")
    assert pots_of(hand.state) == (Pot(160, (1, 2, 4)), Pot(40, (1, 2)))
