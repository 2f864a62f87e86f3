"""Robert's rules, section 10: no-limit and pot-limit."""

import pytest

from croupier.play import Post, Stakes
from kit.hands import deal, with_options
from kit.refusals import refused

CASH = "rrop3_cash"
NO_LIMIT = Stakes("none", 100, 100, 50, 100)
POT_LIMIT = Stakes("pot", 10, 10, 5, 10)
BOTH = pytest.mark.parametrize("structure", ["none", "pot"])


def unopened(stacks, stakes, rules=CASH):
    """Nobody has posted; seat 1 is first."""
    return deal(stacks=stacks, stakes=stakes, button=len(stacks), rules=rules, posts=())


def pot_of_fours(twenty_each, stakes, rules=CASH):
    """Four players have put *twenty_each* in and see the flop, seat 1 first."""
    posts = tuple(Post(seat, "big_blind", twenty_each) for seat in range(1, 5))
    hand = deal(stacks=[1000] * 4, stakes=stakes, button=4, rules=rules, posts=posts)
    return hand.play("1 check", "2 check", "3 check", "4 check")


@pytest.mark.rule("rrop3:10.nolimit.0b")
def test_any_bet_from_the_big_blind_to_740_is_accepted_and_741_is_refused():
    for total in (100, 101, 517, 740):
        hand = unopened([740, 2000], NO_LIMIT)
        assert hand.menu.wager[1:3] == (100, 740)
        hand.play(f"1 bet {total}")
        assert hand.state.bets[1] == total
    hand = unopened([740, 2000], NO_LIMIT)
    assert refused(hand, "1 bet 741").rules == ("rrop3:2.procedures.5a",)
    refused(hand, "1 bet 99")


@pytest.mark.rule("rrop3:10.nolimit.1")
@BOTH
def test_seventh_full_raise_is_accepted(structure):
    hand = deal(
        stacks=[100000] * 3,
        stakes=Stakes(structure, 100, 100, 50, 100),
        button=1,
        rules=CASH,
    )
    seats = [1, 2, 3] * 3
    for number, seat in enumerate(seats[:6]):
        hand.play(f"{seat} raise {200 + 100 * number}")
    hand.play(f"{seats[6]} raise 800")
    assert hand.state.bet_to == 800
    assert hand.menu.wager.least == 900


@pytest.mark.rule("rrop3:10.nolimit.2")
@BOTH
def test_bet_below_the_big_blind_is_refused_unless_it_is_all_in(structure):
    hand = deal(
        stacks=[600, 600, 180],
        stakes=Stakes(structure, 100, 100, 50, 100),
        button=1,
        rules=CASH,
    )
    hand.play("1 call", "2 call", "3 check", "2 check", "3 check", "1 check")
    assert hand.state.street == 2
    assert hand.state.stacks[1:] == [500, 500, 80]
    assert "rrop3:10.nolimit.2" in refused(hand, "2 bet 80").rules
    assert hand.menu.wager.least == 100
    hand.play("2 check")
    assert hand.menu.wager[1:3] == (80, 80)
    hand.play("3 bet 80")
    assert (hand.state.bets[3], hand.state.stacks[3]) == (80, 0)


@pytest.mark.rule("rrop3:10.nolimit.3a")
@BOTH
def test_raise_by_150_makes_the_next_one_to_at_least_400(structure):
    stakes = Stakes(structure, 100, 100, 50, 100)
    posts = tuple(Post(seat, "big_blind", 100) for seat in (1, 2, 3))
    hand = deal(stacks=[5000] * 3, stakes=stakes, button=3, rules=CASH, posts=posts)
    hand.play("1 check", "2 check", "3 check", "1 bet 100", "2 raise 250")
    assert hand.menu.wager.least == 400
    assert "rrop3:10.nolimit.3a" in refused(hand, "3 raise 399").rules
    hand.play("3 raise 400")


@pytest.mark.rule("rrop3:10.nolimit.3a")
@BOTH
def test_all_in_of_140_over_hundred_leaves_the_next_raise_at_240(structure):
    stakes = Stakes(structure, 100, 100, 50, 100)
    posts = tuple(Post(seat, "big_blind", 100) for seat in (1, 2, 3))
    hand = deal(stacks=[5000, 240, 5000], stakes=stakes, button=3, rules=CASH, posts=posts)
    hand.play("1 check", "2 check", "3 check", "1 bet 100", "2 raise 140")
    assert hand.menu.wager.least == 240
    refused(hand, "3 raise 239")
    hand.play("3 raise 240")


def short_all_in_after_a_full_raise():
    """A in seat 1 bets 100, B in 2 raises to 200, C in 3 is all-in for 275."""
    hand = unopened([5000, 5000, 275], NO_LIMIT)
    return hand.play("1 bet 100", "2 raise 200", "3 raise 275")


@pytest.mark.rule("rrop3:10.nolimit.3b")
def test_all_in_of_75_more_does_not_reopen_for_the_raiser():
    hand = short_all_in_after_a_full_raise().play("1 call")
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.call, menu.wager) == (2, True, 75, None)
    assert "rrop3:10.nolimit.3b" in refused(hand, "2 raise 375").rules


@pytest.mark.rule("rrop3:10.nolimit.3b")
def test_half_a_bet_is_no_full_raise_at_no_limit():
    hand = unopened([5000, 160, 5000], NO_LIMIT)
    hand.play("1 bet 100", "2 raise 160", "3 call")
    assert (hand.menu.seat, hand.menu.call, hand.menu.wager) == (1, 60, None)


@pytest.mark.rule("rrop3:10.nolimit.3b")
def test_player_who_checked_may_not_raise_an_all_in_bet_below_the_least_bet():
    hand = unopened([5000, 60, 5000], NO_LIMIT).play("1 check", "2 bet 60", "3 call")
    assert (hand.menu.seat, hand.menu.call, hand.menu.wager) == (1, 60, None)
    assert "rrop3:10.nolimit.3b" in refused(hand, "1 raise 160").rules


@pytest.mark.rule("rrop3:10.nolimit.3b")
def test_all_in_of_a_full_raise_reopens_and_two_short_ones_that_add_up_do_not():
    full = unopened([5000, 200, 5000], NO_LIMIT).play("1 bet 100", "2 raise 200", "3 call")
    assert full.menu.seat == 1
    assert full.menu.wager.least == 300
    short = unopened([5000, 150, 200, 5000], NO_LIMIT)
    short.play("1 bet 100", "2 raise 150", "3 raise 200", "4 call")
    assert (short.menu.seat, short.menu.call, short.menu.wager) == (1, 100, None)


@pytest.mark.rule("rrop3:10.nolimit.3c")
def test_player_who_was_raised_in_full_may_still_raise_to_375():
    hand = short_all_in_after_a_full_raise()
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.call, menu.wager.least) == (1, True, 175, 375)
    refused(hand, "1 raise 374")
    hand.play("1 raise 375")
    assert hand.menu.wager.least == 475


@pytest.mark.rule("rrop3:10.potlimit.0")
def test_bet_of_the_pot_of_eighty_is_accepted_and_81_is_refused():
    hand = pot_of_fours(20, POT_LIMIT)
    assert hand.state.pot == 80
    assert hand.menu.wager[1:3] == (10, 80)
    assert "rrop3:10.potlimit.0" in refused(hand, "1 bet 81").rules
    hand.play("1 bet 80")


@pytest.mark.rule("rrop3:10.potlimit.4")
def test_largest_raise_over_fifty_into_hundred_is_to_250():
    hand = pot_of_fours(25, POT_LIMIT)
    hand.play("1 bet 50")
    assert (hand.menu.call, hand.menu.wager.most) == (50, 250)
    assert "rrop3:10.potlimit.4" in refused(hand, "2 raise 251").rules
    hand.play("2 raise 250")


@pytest.mark.rule("rrop3:10.potlimit.5")
def test_pot_of_eighty_counts_as_hundred_by_twenty_fives():
    rules = with_options(CASH, potlimit={"round_unit": 25})
    hand = pot_of_fours(20, POT_LIMIT, rules)
    assert hand.menu.wager.most == 100
    hand.play("1 bet 100")
    plain = with_options(CASH, potlimit={"round_up": "off", "round_unit": 25})
    assert pot_of_fours(20, POT_LIMIT, plain).menu.wager.most == 80


def pot_limit_blinds(*, small_counts_as_big):
    rules = with_options(CASH, potlimit={"small_blind_counts_as_big": small_counts_as_big})
    return deal(stacks=[1000] * 6, stakes=POT_LIMIT, button=1, rules=rules)


@pytest.mark.rule("rrop3:10.potlimit.6")
def test_opener_calls_ten_or_raises_by_fives_from_twenty_to_forty():
    hand = pot_limit_blinds(small_counts_as_big=True)
    wager = hand.menu.wager
    assert hand.menu.call == 10
    totals = [total for total in range(11, 60) if wager.allows(total, 1000)]
    assert totals == [20, 25, 30, 35, 40]
    assert "rrop3:10.potlimit.6" in refused(hand, "4 raise 22").rules
    hand.play("4 raise 40")
    assert hand.menu.wager.most == 140
    refused(hand, "5 raise 145")
    hand.play("5 raise 140")


@pytest.mark.rule("rrop3:10.potlimit.6")
def test_small_blind_counted_as_it_is_makes_35_and_then_120_the_most():
    hand = pot_limit_blinds(small_counts_as_big=False)
    assert hand.menu.wager.most == 35
    hand.play("4 raise 35")
    assert hand.menu.wager.most == 120


@pytest.mark.rule("rrop3:10.potlimit.6")
def test_small_blind_counts_as_big_only_until_the_big_blind_has_acted():
    hand = pot_limit_blinds(small_counts_as_big=True)
    hand.play("4 call", "5 fold", "6 fold", "1 fold", "2 call", "3 raise 20")
    assert hand.menu.wager.most == 70
    hand.play("4 raise 31")
