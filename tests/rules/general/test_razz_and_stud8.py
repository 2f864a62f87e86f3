"""The general rules: razz, seven-card stud hi-lo, Omaha high, pot-limit openings."""

import pytest

from croupier.cards import parse_cards
from croupier.play import Stakes
from croupier.play import events as ev
from croupier.ranking import best, describe
from kit.hands import deal
from kit.passing import pass_out, pass_to
from kit.refusals import refused

TWENTY = Stakes("limit", 20, 40, ante=20, bring_in=5)
THIRTY = Stakes("limit", 30, 60, ante=30, bring_in=10)
KINGS = "KdQd7s7cTdAcKs"
FLUSH = "AdJsJd3d8d5s2d"
SIX_LOW = "2c6s6h3s4s9s5d"


def general(game_id, hole, stakes=TWENTY, rules="general"):
    players = max(hole)
    setting = {"stacks": [20_000] * players, "button": players, "hole": hole}
    return deal(game_id, stakes=stakes, rules=rules, shows=False, **setting)


def played(hand, bets):
    """The first to act bets on the streets of *bets* (on third: completes); all others call."""
    while hand.state.phase == "betting":
        menu, state = hand.menu, hand.state
        if menu.bring_in:
            hand.play(f"{menu.seat} bring-in")
        elif menu.wager and state.street in bets and not state.opened:
            hand.play(f"{menu.seat} {'bet' if state.street else 'raise'} {menu.wager.least}")
        else:
            hand.play(f"{menu.seat} {'call' if menu.call else 'check'}")
    while hand.state.phase == "showing":
        hand.play(f"{hand.menu.seat} show")
    return hand


def won(hand):
    return {(award.seat, award.share): award.amount for award in hand.happened(ev.PotAwarded)}


def low(cards, highest=8):
    return best("ace_to_five", parse_cards(cards), (), (), highest)


@pytest.mark.rule("general:stud8.1")
def test_flush_and_six_low_halve_a_pot_of_three_hundred():
    hand = played(general("stud8", {1: KINGS, 2: FLUSH, 3: SIX_LOW}), bets={0, 1, 2})
    assert won(hand) == {(2, "high"): 150, (3, "low"): 150}


@pytest.mark.rule("general:stud8.2")
def test_lowest_card_brings_in_at_stud_hi_lo():
    hand = general("stud8", {1: "AsKd7s", 2: "AdKhJd", 3: "QcQd6h"})
    assert (hand.menu.seat, hand.menu.bring_in) == (3, 5)
    assert hand.menu.wager is None, "these rules let the low card open for the forced bet alone"


@pytest.mark.rule("general:stud8.3")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        (KINGS, "no low"),
        (FLUSH, "eight-five low (8-5-3-2-A)"),
        (SIX_LOW, "six-five low (6-5-4-3-2)"),
        ("Ad2d3h4c4s9s9d", "no low"),
        ("Ad2d3h4c8sKsKd", "eight-four low (8-4-3-2-A)"),
        ("Ad2d3h4c9sKsKd", "no low"),
    ],
)
def test_low_needs_five_ranks_none_above_eight(cards, name):
    assert describe("ace_to_five", parse_cards(cards), (), highest=8).name.en == name


@pytest.mark.rule("general:stud8.4")
def test_kings_up_take_three_hundred_where_nobody_has_a_low():
    hand = played(general("stud8", {1: KINGS, 2: "QcQs9d9h4cJhJc"}, THIRTY), bets={0, 1, 2})
    assert won(hand) == {(1, "whole"): 300}


@pytest.mark.rule("general:stud8.5")
def test_high_and_low_are_different_fives_of_the_seven():
    assert describe("high", parse_cards(KINGS), ()).name.en == "two pair, kings and sevens"
    assert describe("high", parse_cards(FLUSH), ()).name.en == "flush, ace high"
    assert describe("high", parse_cards(SIX_LOW), ()).name.en == "straight, six high"
    assert set(describe("high", parse_cards(FLUSH), ()).cards) == set(parse_cards("AdJd8d3d2d"))
    assert low(KINGS) == -1
    assert low(FLUSH) == low("8d5s3d2dAd")
    assert low(SIX_LOW) == low("6s5d4s3s2c")


@pytest.mark.rule("general:stud8.5")
def test_one_player_may_win_both_halves():
    hand = played(general("stud8", {1: KINGS, 2: SIX_LOW}), bets={0})
    assert won(hand) == {(2, "high"): 40, (2, "low"): 40}


FIVE_THOUSAND = Stakes("limit", 5000, 10_000, ante=500, bring_in=1000)


@pytest.mark.rule("general:stud8.6")
def test_paired_door_card_on_fourth_street_is_five_thousand_and_no_more():
    hand = pass_to(general("stud8", {1: "KdQd7s7c", 2: "AdJs8c2h"}, FIVE_THOUSAND), 1)
    assert hand.menu.seat == 1
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (5000,)
    refused(hand, "1 bet 10000")
    hand.play("1 bet 5000", "2 raise 10000")
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (15_000,)


@pytest.mark.rule("general:stud8.6")
def test_paired_door_card_doubles_the_bet_at_stud_high_all_the_same():
    hand = pass_to(general("stud", {1: "KdQd7s7c", 2: "AdJs8c2h"}, FIVE_THOUSAND), 1)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (5000, 10_000)


@pytest.mark.rule("general:razz.1")
def test_ten_low_takes_the_pot_at_razz_with_no_qualifier():
    hand = general("razz", {1: "Tc9d4s3h2cKdKs", 2: "Jd7c4h3sAcQhQs"})
    played(hand, bets={0})
    assert won(hand) == {(1, "whole"): 80}


@pytest.mark.rule("general:low.2")
def test_suits_do_not_spoil_a_low_and_pairs_do():
    assert low("AsAd2c3d4h", 0) < low("Ac2s4h5dKc", 0)
    assert low("AsAd2c3d4h", 0) < low("Ac2s4h5d8c", 0)
    assert low("As2s3s4s5s") == low("Ah2d3c4s5h")
    assert low("As2s3s4s5s") > low("As2s3s4s6s")
    razz = general("razz", {1: "As2s3s4s5sKdKh", 2: "Ah2d3c4c5hQdQh"})
    assert won(played(razz, bets=set())) == {(1, "whole"): 25, (2, "whole"): 25}


@pytest.mark.rule("general:razz.2")
@pytest.mark.parametrize(
    ("last", "seat"),
    [("5s", 4), ("Ks", 5), ("Kh", 5), ("Kc", 4), ("Ac", 4)],
)
def test_highest_upcard_brings_in_at_razz_an_ace_being_low(last, seat):
    ups = {1: "As", 2: "7c", 3: "Qh", 4: "Kd", 5: last}
    downs = {1: "2c3c", 2: "2d3d", 3: "2h3h", 4: "2s3s", 5: "4c4d"}
    hand = general("razz", {one: downs[one] + ups[one] for one in ups})
    assert (hand.menu.seat, hand.menu.bring_in) == (seat, 5)


@pytest.mark.rule("general:razz.3")
def test_lowest_board_acts_first_from_fourth_street_on():
    hole = {1: "KcKd7c2d", 2: "QcQd5c3d", 3: "JcJdKhAs"}
    hand = pass_to(general("razz", hole), 1)
    assert hand.menu.seat == 2


@pytest.mark.rule("general:razz.3")
def test_pair_on_the_board_is_worse_than_any_two_cards_and_every_street_is_read_anew():
    hole = {1: "KcKd2c2d3h", 2: "QcQd5c3d9c", 3: "JcJdKhQs4s"}
    hand = pass_to(general("razz", hole), 1)
    assert hand.menu.seat == 2
    assert pass_to(hand, 2).menu.seat == 2, "9-5-3 before K-Q-4 and a pair"


@pytest.mark.rule("general:omaha.4")
def test_kings_full_with_two_own_cards_take_the_pot_from_a_flush():
    stakes = Stakes("pot", 20, 20, 10, 20)
    setting = {"stacks": [500] * 2, "button": 2, "rules": "general", "stakes": stakes}
    hole = {1: "QsJs2h8s", 2: "KsKcTcJh"}
    hand = pass_out(deal("omaha", hole=hole, board="Kh7s6s7d3s", **setting))
    awards = [(award.seat, award.amount) for award in hand.happened(ev.PotAwarded)]
    assert awards == [(2, 40)]
    board = parse_cards("Kh7s6s7d3s")
    full = describe("high", parse_cards(hole[2]), board, (2,))
    flush = describe("high", parse_cards(hole[1]), board, (2,))
    assert full.name.en == "full house, kings full of sevens"
    assert set(flush.cards) == set(parse_cards("QsJs7s6s3s"))


OPEN_FOR_FIVE = Stakes("pot", 5, 5, 1, 2)


def blinds_of_one_and_two(players=4):
    setting = {"stacks": [100] * players, "button": players, "rules": "general"}
    return deal("omaha", stakes=OPEN_FOR_FIVE, **setting)


@pytest.mark.rule("general:potlimit.2")
def test_first_to_come_in_puts_in_five_to_seven_or_folds():
    hand = blinds_of_one_and_two()
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call, hand.menu.check) == (3, True, 0, False)
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most) == (5, 7)
    assert "general:potlimit.2" in refused(hand, "3 call").rules
    for amount in (2, 3, 4, 8):
        refused(hand, f"3 raise {amount}")
    hand.play("3 raise 5")
    assert (hand.menu.seat, hand.menu.call) == (4, 5)


@pytest.mark.rule("general:potlimit.2")
def test_everybody_up_to_the_small_blind_must_open_for_five_and_the_big_blind_may_then_call():
    hand = blinds_of_one_and_two().play("3 fold", "4 fold")
    assert (hand.menu.seat, hand.menu.call) == (1, 0)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 5
    refused(hand, "1 call")
    hand.play("1 raise 5")
    assert (hand.menu.seat, hand.menu.call) == (2, 3)
    hand.play("2 call")
    assert hand.state.street == 1


@pytest.mark.rule("general:potlimit.2")
def test_opening_is_that_of_the_first_round_alone():
    hand = blinds_of_one_and_two().play("3 raise 5", "4 fold", "1 call", "2 call")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 2
