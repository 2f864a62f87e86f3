"""The general rules: who shows, who wins, and how high and low share a pot."""

import pytest

from croupier.play import Stakes
from croupier.play import events as ev
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to
from kit.refusals import refused

FIVE_HUNDRED = Stakes("none", 1000, 1000, 500, 1000)
BOARD = "Ks8d8c2h3d"


def at_the_river(button: int, **kw: object) -> Hand:
    """Seats 2, 5 and 7 of seven are at the river; the others have folded."""
    hand = deal(stacks=[50_000] * 7, button=button, stakes=FIVE_HUNDRED, rules="general", **kw)
    return pass_to(hand, 3, stay=(2, 5, 7))


@pytest.mark.rule("general:showdown.1")
def test_last_aggressor_shows_first_then_clockwise() -> None:
    hand = at_the_river(1, shows=False)
    hand.play("2 bet 1000", "5 raise 3000", "7 call", "2 call")
    assert hand.state.show_order == (5, 7, 2)
    assert hand.menu.seat == 5
    refusal = refused(hand, "7 show")
    assert refusal.menu.seat == 5
    hand.play("5 show", "7 show")
    assert hand.menu.seat == 2


@pytest.mark.rule("general:showdown.2")
def test_beaten_hand_may_be_thrown_away_unseen_and_loses() -> None:
    hand = at_the_river(1, shows=False, hole={5: "KdKh", 7: "AsAh", 2: "QsQh"}, board=BOARD)
    hand.play("2 check", "5 bet 1000", "7 call", "2 fold", "5 show")
    assert (hand.menu.seat, hand.menu.show, hand.menu.muck) == (7, True, True)
    before = hand.stacks
    hand.play("7 muck")
    assert hand.state.shown[7] == ()
    assert hand.stacks[6] == before[6]
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [5]


@pytest.mark.rule("general:showdown.2")
def test_dealer_shows_what_contests_the_pot_and_throws_beaten_hands_away() -> None:
    hole = {5: "KdKh", 7: "AsAh", 2: "8h8s"}
    hand = at_the_river(1, hole=hole, board=BOARD)
    hand.play("2 check", "5 bet 1000", "7 call", "2 call")
    assert [event.seat for event in hand.happened(ev.Shown)] == [5, 2], "four eights claim it"
    assert hand.happened(ev.Mucked) == [ev.Mucked(7)]
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [2]


@pytest.mark.rule("general:showdown.2")
def test_nobody_may_ask_to_see_a_hand_thrown_away() -> None:
    hand = at_the_river(1, shows=False, hole={5: "KdKh", 7: "AsAh"}, board=BOARD)
    hand.play("2 check", "5 bet 1000", "7 call", "2 fold", "5 show", "7 muck")
    refusal = refused(hand, "5 ask-to-see 7")
    assert refusal.rules[0] == "general:showdown.2"


@pytest.mark.rule("general:showdown.3")
def test_left_of_the_dealer_shows_first_when_nobody_bet_last() -> None:
    hand = at_the_river(4, shows=False)
    hand.play("5 check", "7 check", "2 check")
    assert hand.state.show_order == (5, 7, 2)


@pytest.mark.rule("general:showdown.3")
def test_left_of_the_dealer_shows_first_at_stud_whatever_the_boards() -> None:
    stakes = Stakes("limit", 10, 20, ante=2, bring_in=3)
    hole = {1: "2cTd3dAcAdAhKc", 2: "7cTc9h9d4s5s6s", 3: "7dTh8h8d4c5c6c"}
    hand = deal("stud", stacks=[500] * 3, stakes=stakes, rules="general", hole=hole, shows=False)
    pass_out(hand)
    assert hand.state.round_opener == 1
    assert hand.state.show_order == (2, 3, 1)


@pytest.mark.rule("general:showdown.4")
def test_two_equal_best_hands_get_15000_each_of_30000() -> None:
    stakes = Stakes("none", 10_000, 10_000, 5000, 10_000)
    hole = {1: "AsQd", 2: "AhQc", 3: "7h6h"}
    board = "KdKc9s4h2c"
    hand = deal(stacks=[50_000] * 3, stakes=stakes, rules="general", hole=hole, board=board)
    pass_out(hand)
    awards = {(award.seat, award.amount) for award in hand.happened(ev.PotAwarded)}
    assert awards == {(1, 15_000), (2, 15_000)}
    assert hand.stacks == (55_000, 55_000, 40_000)


def hi_lo(hole: dict[int, str], board: str) -> dict[tuple[int, str], int]:
    """Three players put 100 each into an Omaha hi-lo pot; who gets what, and for which share."""
    stakes = Stakes("limit", 100, 200, 50, 100)
    hand = deal("omaha8", stacks=[1000] * 3, stakes=stakes, rules="general", hole=hole, board=board)
    pass_out(hand)
    return {(award.seat, award.share): award.amount for award in hand.happened(ev.PotAwarded)}


@pytest.mark.rule("general:omaha8.1")
def test_best_high_and_best_low_get_half_of_300_each() -> None:
    hole = {1: "Ah2sKd4d", 2: "KsKcTcJh", 3: "QsJs2h8s"}
    assert hi_lo(hole, "Kh7s6s7d3s") == {(2, "high"): 150, (1, "low"): 150}


@pytest.mark.rule("general:omaha8.3")
def test_best_high_takes_all_300_when_no_low_is_possible() -> None:
    hole = {1: "Ah3s4d5d", 2: "KsKcTcJh", 3: "AsTs2h8s"}
    assert hi_lo(hole, "KhQdJs9c2d") == {(3, "whole"): 300}
