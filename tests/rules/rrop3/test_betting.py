"""Robert's rules, section 3: raises, caps and short all-ins."""

import pytest

from croupier.play import Stakes
from kit.hands import deal, with_options
from kit.refusals import refused

LIMIT = Stakes("limit", 10, 20)
NO_LIMIT = Stakes("none", 50, 50, 25, 50)
DRAW = Stakes("limit", 10, 20, ante=1)


def limit_flop(*stacks):
    """Nobody has posted; all have checked to the flop, where seat 1 is first."""
    players = len(stacks)
    hand = deal(stacks=stacks, stakes=LIMIT, button=players, rules="rrop3_cash", posts=())
    return hand.play(*(f"{seat} check" for seat in range(1, players + 1)))


def limit_turn(*stacks):
    hand = limit_flop(*stacks)
    return hand.play(*(f"{seat} check" for seat in range(1, len(stacks) + 1)))


@pytest.mark.rule("rrop3:3.bets.2")
@pytest.mark.parametrize("structure", ["none", "pot"])
def test_sixth_raise_is_accepted_at_no_limit_and_pot_limit(structure):
    stakes = Stakes(structure, 100, 100, 50, 100)
    hand = deal(stacks=[10000] * 3, stakes=stakes, button=1, rules="rrop3_cash")
    hand.play("1 raise 200", "2 raise 300", "3 raise 400", "1 raise 500", "2 raise 600")
    assert hand.menu.wager.least == 700
    hand.play("3 raise 700")
    assert hand.state.bets == [0, 500, 600, 700]


@pytest.mark.rule("rrop3:3.bets.3a")
def test_fourth_raise_on_the_flop_is_refused_with_three_players():
    hand = limit_flop(1000, 1000, 1000)
    hand.play("1 bet 10", "2 raise 20", "3 raise 30", "1 raise 40")
    assert hand.menu.wager is None
    assert "rrop3:3.bets.3a" in refused(hand, "2 raise 50").rules
    hand.play("2 call", "3 call")
    assert hand.state.pot == 120


@pytest.mark.rule("rrop3:3.bets.3a")
def test_blind_is_the_bet_and_three_raises_follow_it():
    stakes = Stakes("limit", 10, 20, 5, 10)
    hand = deal(stacks=[1000] * 3, stakes=stakes, button=3, rules="rrop3_cash")
    hand.play("3 raise 20", "1 raise 30", "2 raise 40")
    assert "rrop3:3.bets.3a" in refused(hand, "3 raise 50").rules


@pytest.mark.rule("rrop3:3.bets.3a")
def test_player_without_chips_does_not_count_among_the_three():
    hand = limit_flop(20, 1000, 1000)
    hand.play("1 bet 10", "2 raise 20", "3 raise 30", "1 call")
    assert hand.state.live_count == 3
    hand.play("2 raise 40", "3 raise 50", "2 raise 60")
    assert hand.menu.wager.choices == (70,)


@pytest.mark.rule("rrop3:3.bets.3b")
def test_fifth_raise_is_refused_in_a_game_of_two_rounds():
    hand = deal("draw", stacks=[1000] * 3, stakes=DRAW, button=3, rules="rrop3_cash")
    hand.play("1 bet 10", "2 raise 20", "3 raise 30", "1 raise 40", "2 raise 50")
    assert hand.menu.wager is None
    assert "rrop3:3.bets.3b" in refused(hand, "3 raise 60").rules


@pytest.mark.rule("rrop3:3.bets.4a")
def test_two_players_left_before_the_cap_raise_without_end():
    hand = limit_flop(1000, 1000, 1000)
    hand.play("1 bet 10", "2 raise 20", "3 fold")
    hand.play("1 raise 30", "2 raise 40", "1 raise 50", "2 raise 60")
    assert hand.menu.wager.choices == (70,)


@pytest.mark.rule("rrop3:3.bets.4a")
def test_fold_one_raise_before_the_cap_still_leaves_two_to_raise_without_end():
    hand = limit_flop(1000, 1000, 1000)
    hand.play("1 bet 10", "2 raise 20", "3 raise 30", "1 fold", "2 raise 40")
    hand.play("3 raise 50", "2 raise 60")
    assert hand.menu.wager.choices == (70,)


@pytest.mark.rule("rrop3:3.bets.4b")
def test_fold_after_the_cap_does_not_undo_it_until_the_turn():
    hand = limit_flop(1000, 1000, 1000)
    hand.play("1 bet 10", "2 raise 20", "3 raise 30", "1 raise 40", "2 fold")
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.call, menu.wager) == (3, True, 10, None)
    assert "rrop3:3.bets.4b" in refused(hand, "3 raise 50").rules
    hand.play("3 call")
    hand.play("1 bet 20", "3 raise 40", "1 raise 60", "3 raise 80", "1 raise 100", "3 raise 120")
    assert hand.menu.wager.choices == (140,)


@pytest.mark.rule("rrop3:3.bets.5a")
def test_all_in_of_eight_more_does_not_reopen_a_twenty_round():
    hand = limit_turn(1000, 28, 1000)
    hand.play("1 bet 20", "2 raise 28", "3 call")
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.call, menu.wager) == (1, True, 8, None)
    assert "rrop3:3.bets.5a" in refused(hand, "1 raise 40").rules
    hand.play("1 call")
    assert hand.state.street == 3
    assert hand.state.pot == 84


@pytest.mark.rule("rrop3:3.bets.5b")
def test_opening_all_in_of_eight_is_called_or_completed_to_twenty():
    hand = limit_turn(8, 1000, 1000)
    hand.play("1 bet 8")
    menu = hand.menu
    assert (menu.fold, menu.call, menu.wager.kind) == (True, 8, "complete")
    assert menu.wager.choices == (20,)
    refused(hand, "2 raise 28")
    hand.play("2 raise 20", "3 raise 40", "2 raise 60", "3 raise 80")
    assert hand.menu.call == 20


@pytest.mark.rule("rrop3:3.bets.5b")
def test_completing_a_short_opening_bet_takes_up_no_raise():
    hand = limit_turn(8, 1000, 1000, 1000)
    hand.play("1 bet 8", "2 raise 20", "3 raise 40", "4 raise 60", "2 raise 80")
    assert "rrop3:3.bets.3a" in refused(hand, "3 raise 100").rules


@pytest.mark.rule("rrop3:3.bets.5b")
def test_all_in_of_twenty_eight_over_twenty_is_completed_to_forty_as_one_raise():
    hand = limit_turn(1000, 28, 1000, 1000)
    hand.play("1 bet 20", "2 raise 28")
    menu = hand.menu
    assert (menu.fold, menu.call, menu.wager.choices) == (True, 28, (40,))
    refused(hand, "3 raise 48")
    hand.play("3 raise 40", "4 raise 60", "1 raise 80")
    assert "rrop3:3.bets.3a" in refused(hand, "3 raise 100").rules


@pytest.mark.rule("rrop3:3.bets.5c")
def test_all_in_of_half_a_bet_more_is_a_full_raise():
    hand = limit_turn(1000, 30, 1000, 1000)
    hand.play("1 bet 20", "2 raise 30")
    menu = hand.menu
    assert (menu.fold, menu.call, menu.wager.choices) == (True, 30, (50,))
    hand.play("3 call", "4 call")
    assert hand.menu.seat == 1
    assert hand.menu.wager.choices == (50,)
    hand.play("1 raise 50", "3 raise 70")
    assert "rrop3:3.bets.3a" in refused(hand, "4 raise 90").rules


@pytest.mark.rule("rrop3:3.bets.6")
def test_raise_of_fifty_is_to_hundred_but_eighty_may_go_all_in():
    hand = deal(stacks=[500, 500, 80], stakes=NO_LIMIT, button=3, rules="rrop3_cash", posts=())
    hand.play("1 bet 50")
    assert hand.menu.wager.least == 100
    assert "rrop3:3.bets.6" in refused(hand, "2 raise 99").rules
    hand.play("2 call")
    assert hand.menu.wager[1:3] == (80, 80)
    hand.play("3 raise 80")
    assert hand.state.stacks[3] == 0
    assert (hand.menu.seat, hand.menu.call) == (1, 30)


@pytest.mark.rule("rrop3:12.explanations.6", "rrop3:9.draw.1")
@pytest.mark.parametrize(("cap", "last"), [(4, 25), (6, 35)])
def test_house_chooses_four_or_six_raises_at_limit_draw(cap, last):
    rules = with_options("rrop3_cash", limits={"raise_cap_two_round": cap})
    stakes = Stakes("limit", 5, 10, ante=1)
    hand = deal("draw", stacks=[1000] * 3, stakes=stakes, button=3, rules=rules)
    hand.play("1 bet 5")
    for total in range(10, last + 1, 5):
        hand.play(f"{hand.menu.seat} raise {total}")
    assert hand.menu.wager is None
    assert "rrop3:12.explanations.6" in refused(hand, f"{hand.menu.seat} raise {last + 5}").rules
