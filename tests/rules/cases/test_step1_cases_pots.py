"""Situations from real floors: main pots, side pots, odd chips, and who wins them."""

import pytest

from croupier.cards import parse_cards
from croupier.play import Post, Stakes, pots_of
from croupier.play import events as ev
from croupier.ranking import describe
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to

CASH = pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
TOURNAMENT = pytest.mark.parametrize("rules", ["tda", "rrop3_tournament"])


def no_limit(small: int, big: int, ante: int = 0) -> Stakes:
    """No-limit with these blinds."""
    return Stakes("none", big, big, small, big, ante)


def pots_shown(hand: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """The pots with those who play for them; then every hand is shown and the pots are pushed."""
    pots = [(pot.amount, pot.seats) for pot in pots_of(hand.state)]
    while hand.state.phase == "showing":
        hand.play(f"{hand.menu.seat} show")
    assert hand.state.phase == "over"
    return pots


def won(hand: Hand) -> dict[int, int]:
    """What each seat got of all pots together."""
    total: dict[int, int] = {}
    for award in hand.happened(ev.PotAwarded):
        total[award.seat] = total.get(award.seat, 0) + award.amount
    return total


@CASH
def test_c066_folded_chips_stay_in_the_layers_they_reached(rules: str) -> None:
    hand = deal(
        stacks=[200, 200, 8, 6, 200],
        button=5,
        stakes=no_limit(2, 5),
        rules=rules,
        hole={1: "QcJd", 2: "QdJc", 3: "KsKh", 4: "AsAh", 5: "7c2c"},
        board="9s8h5d3c2h",
        shows=False,
    )
    pass_to(hand, 1).play("1 bet 5", "2 call", "3 call", "4 call", "5 fold")
    pass_out(hand)
    assert pots_shown(hand) == [(29, (1, 2, 3, 4)), (6, (1, 2, 3)), (4, (1, 2))]
    assert won(hand) == {4: 29, 3: 6, 1: 2, 2: 2}


@CASH
def test_c068_chips_of_a_folded_player_make_no_pot_of_their_own(rules: str) -> None:
    hand = deal(
        stacks=[700, 5000, 2000, 2000],
        button=4,
        stakes=no_limit(50, 100),
        rules=rules,
        hole={1: "AsAh", 2: "7c2c", 3: "QsQh", 4: "KsKh"},
        board="9s8h5d3c2h",
        shows=False,
    )
    pass_to(hand, 1).play("1 bet 600", "2 call", "3 call", "4 call")
    hand.play("2 bet 500", "3 raise 1300", "4 call", "2 fold")
    assert pots_shown(hand) == [(2800, (1, 3, 4)), (3100, (3, 4))]
    assert won(hand) == {1: 2800, 4: 3100}


@CASH
def test_c070_what_the_short_caller_cannot_match_comes_back(rules: str) -> None:
    hand = deal(
        stacks=[1000, 198],
        stakes=no_limit(10, 20),
        rules=rules,
        hole={1: "7c2c", 2: "AsAh"},
        board="9s8h5d3c2h",
    )
    hand.play("1 raise 60", "2 raise 100", "1 raise 280")
    assert (hand.menu.call, hand.menu.wager) == (98, None)
    hand.play("2 call")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(1, 82)]
    assert won(hand) == {2: 396}


@CASH
def test_c072_all_in_player_keeps_his_share_of_what_he_matched(rules: str) -> None:
    hand = deal(
        stacks=[100, 1000, 1000],
        stakes=no_limit(25, 50),
        rules=rules,
        hole={1: "AsAh", 2: "KsKh", 3: "QsQh"},
        board="9s8h5d3c2h",
        shows=False,
    )
    hand.play("1 raise 100", "2 call", "3 call", "2 bet 200", "3 call")
    pass_out(hand)
    assert pots_shown(hand) == [(300, (1, 2, 3)), (400, (2, 3))]
    assert won(hand) == {1: 300, 2: 400}


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash", "general"])
def test_c074_each_pot_goes_to_the_best_hand_that_paid_for_it(rules: str) -> None:
    hand = deal(
        stacks=[300, 800, 2200, 1500],
        button=4,
        stakes=no_limit(50, 100),
        rules=rules,
        hole={1: "QhQd", 2: "9s4h", 3: "KdKc", 4: "AhAs"},
        board="Qs9d4c9h2s",
        shows=False,
    )
    hand.play("3 raise 2200", "4 call", "1 call", "2 call")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(3, 700)]
    assert pots_shown(hand) == [(1200, (1, 2, 3, 4)), (1500, (2, 3, 4)), (1400, (3, 4))]
    assert won(hand) == {1: 1200, 2: 1500, 4: 1400}


def test_c076_last_live_hand_wins_unseen_whatever_was_folded() -> None:
    hand = deal(
        stacks=[5000] * 4,
        button=4,
        stakes=no_limit(50, 100),
        rules="tda",
        hole={3: "7c2d", 4: "AcAd"},
        board="AsAhKd",
    )
    hand.play("3 raise 300", "4 call", "1 fold", "2 call")
    hand.play("2 check", "3 bet 600", "4 fold", "2 fold")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(3, 600)]
    assert won(hand) == {3: 950}
    assert hand.happened(ev.Shown) == []


@TOURNAMENT
def test_c080_player_all_in_for_part_of_the_ante_wins_that_part_of_each(rules: str) -> None:
    stacks = [20_000] * 8
    stacks[3] = 60
    hand = deal(
        stacks=stacks,
        button=8,
        stakes=no_limit(400, 800, ante=100),
        rules=rules,
        hole={4: "AsAh", 3: "KsKh", 2: "7c2d"},
        board="9s8h5d3c2h",
        shows=False,
    )
    hand.play("3 call", *(f"{seat} fold" for seat in (5, 6, 7, 8, 1)), "2 check")
    pass_out(hand)
    assert pots_shown(hand) == [(480, (2, 3, 4)), (2280, (2, 3))]
    assert won(hand) == {4: 480, 3: 2280}


def test_c082_short_small_blind_wins_his_part_and_owes_nothing() -> None:
    hand = deal(
        stacks=[60, 5000, 5000, 5000],
        button=4,
        stakes=no_limit(100, 200),
        rules="rrop3_tournament",
        hole={1: "AsAh", 2: "KsKh", 3: "7c2d"},
        board="9s8h5d3c2h",
        shows=False,
    )
    hand.play("3 call", "4 fold", "2 check")
    pass_out(hand)
    assert pots_shown(hand) == [(180, (1, 2, 3)), (280, (2, 3))]
    assert won(hand) == {1: 180, 2: 280}
    assert hand.stacks[0] == 180


def test_c086_two_odd_chips_go_round_from_the_left_of_the_button() -> None:
    hand = deal(
        stacks=[500] * 9,
        button=4,
        stakes=Stakes("limit", 65, 130, 10, 65, unit=5),
        rules="rrop3_cash",
        board="AsKsQsJsTs",
    )
    pass_out(hand, stay=(3, 6, 9))
    assert sum(won(hand).values()) == 205
    assert won(hand) == {6: 70, 9: 70, 3: 65}


@pytest.mark.parametrize(
    ("rules", "shares"), [("tda", {6: 155, 2: 150}), ("rrop3_cash", {2: 155, 6: 150})]
)
def test_c088_odd_chip_at_stud_goes_by_the_cards_that_play_or_by_all_seven(
    rules: str, shares: dict[int, int]
) -> None:
    hand = deal(
        "stud",
        stacks=[0, 500, 0, 0, 0, 500],
        button=6,
        stakes=Stakes("limit", 10, 20, bring_in=5, unit=5),
        rules=rules,
        hole={2: "9h8c7d6s5cKs2d", 6: "9s8d7h6c5hQd3c"},
        posts=[Post(2, "dead", 5), Post(2, "ante", 145), Post(6, "ante", 145)],
    )
    assert won(pass_out(hand)) == shares


def test_c090_odd_chip_of_the_high_half_makes_33_and_32() -> None:
    hand = deal(
        "omaha8",
        stacks=[0, 0, 0, 500, 0, 0, 500],
        button=2,
        stakes=Stakes("pot", 32, 32, 16, 32),
        rules="tda",
        hole={4: "2c3dJhTs", 7: "2d3cJdTc"},
        board="4h5s6dKhKc",
        posts=[Post(7, "dead", 1), Post(4, "small_blind", 16), Post(7, "big_blind", 32)],
    )
    awards = {(a.seat, a.share): a.amount for a in pass_out(hand).happened(ev.PotAwarded)}
    assert awards == {(4, "high"): 17, (7, "high"): 16, (4, "low"): 16, (7, "low"): 16}
    assert won(hand) == {4: 33, 7: 32}


@pytest.mark.parametrize(("smallest", "shares"), [(25, {3: 750, 9: 750}), (100, {9: 800, 3: 700})])
def test_c092_pot_of_1500_is_split_in_the_smallest_chip_in_play(
    smallest: int, shares: dict[int, int]
) -> None:
    hand = deal(
        stacks=[0, 0, 5000, 0, 0, 0, 0, 0, 5000],
        button=6,
        stakes=Stakes("none", 700, 700, 700, 700, unit=smallest),
        rules="tda",
        board="AsKsQsJsTs",
        posts=[Post(9, "dead", 100), Post(3, "small_blind", 700), Post(9, "big_blind", 700)],
    )
    assert won(pass_out(hand)) == shares


def played_for(pot: int, hole: dict[int, str], board: str, rules: str) -> dict[int, int]:
    """Who gets what of *pot*, to which all paid alike before everybody checked to the end."""
    each = pot // len(hole)
    hand = deal(
        stacks=[5000] * len(hole),
        button=len(hole),
        stakes=no_limit(each, each),
        rules=rules,
        hole=hole,
        board=board,
        posts=[Post(seat, "big_blind", each) for seat in hole],
    )
    return won(pass_out(hand))


def name_of(hole: str, board: str) -> str:
    """The hand that a player's cards make with the board, in words."""
    return describe("high", parse_cards(hole), parse_cards(board)).name.en


def test_c094_six_high_straight_beats_the_wheel() -> None:
    hole, board = {1: "AcQh", 2: "6h6s"}, "2s3h4c5dKd"
    assert name_of(hole[1], board) == "straight, five high"
    assert name_of(hole[2], board) == "straight, six high"
    assert played_for(100, hole, board, "general") == {2: 100}


def test_c096_third_pair_does_not_count() -> None:
    assert played_for(480, {1: "TdJs", 2: "3s3d"}, "6cQcAd6sAc", "general") == {1: 240, 2: 240}


def test_c098_kickers_decide_between_equal_pairs() -> None:
    assert played_for(100, {1: "8hKs", 2: "4dQs"}, "9c7s5h5s3c", "general") == {1: 100}


def test_c100_two_best_of_three_pairs_count() -> None:
    assert played_for(100, {1: "Kd6s", 2: "7c5h"}, "4d8s4h7d8c", "general") == {2: 100}


def test_c102_four_eights_and_an_ace_on_the_board_are_everybodys() -> None:
    assert played_for(130, {1: "KhKd", 2: "7c2h"}, "8c8d8h8sAd", "general") == {1: 65, 2: 65}


@pytest.mark.parametrize("rules", ["general", "tda"])
def test_c104_ten_high_straight_beats_nine_high_and_the_board(rules: str) -> None:
    hole, board = {1: "AhKd", 2: "Ts9h", 3: "9c9d"}, "4c5d6h7s8c"
    names = [name_of(cards, board) for cards in hole.values()]
    assert names == ["straight, eight high", "straight, ten high", "straight, nine high"]
    assert played_for(900, hole, board, rules) == {2: 900}


def high_and_low(pot: int, hole: dict[int, str], board: str, rules: str) -> dict[str, int]:
    """The winner of each half of an Omaha hi-lo pot, to which all paid alike."""
    each = pot // len(hole)
    hand = deal(
        "omaha8",
        stacks=[5000] * len(hole),
        button=len(hole),
        stakes=Stakes("pot", each, each, each, each),
        rules=rules,
        hole=hole,
        board=board,
        posts=[Post(seat, "big_blind", each) for seat in hole],
    )
    awards = pass_out(hand).happened(ev.PotAwarded)
    assert {award.amount for award in awards} == {pot // 2}
    return {award.share: award.seat for award in awards}


@pytest.mark.parametrize("rules", ["general", "rrop3_cash"])
def test_c108_kings_full_wins_the_high_and_seven_six_the_low(rules: str) -> None:
    hole = {1: "Ah2sKd4d", 2: "KsKcTcJh", 3: "QsJs2h8s"}
    assert high_and_low(600, hole, "Kh7s6s7d3s", rules) == {"high": 2, "low": 1}


@pytest.mark.parametrize("rules", ["general", "rrop3_cash"])
def test_c110_counterfeited_ace_deuce_makes_no_low(rules: str) -> None:
    hole = {1: "Ac2cJhJd", 2: "3d4dTc9c"}
    assert high_and_low(400, hole, "2h6c7dKsQs", rules) == {"high": 1, "low": 2}
