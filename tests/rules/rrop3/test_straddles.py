"""Robert's rules, sections 4 and 10: the optional live straddle."""

import pytest

from croupier.games import game
from croupier.play import SetupError, Stakes, set_up, with_straddle
from croupier.play import events as ev
from croupier.rulebook.house import house
from kit.hands import deal, with_options
from kit.refusals import refused

FIVE_TEN = Stakes("none", 10, 10, 5, 10)
POT = Stakes("pot", 10, 10, 5, 10)
TEN_TWENTY = Stakes("limit", 10, 20, 5, 10)
CASH = house("rrop3_cash")


def table(stakes=FIVE_TEN, rules=CASH, players=6, game_id="holdem", stack=1000):
    """Blinds in seats 1 and 2, the button in the last seat."""
    return set_up(game(game_id), stakes, rules, (0, *[stack] * players), players)


def straddled(stakes=FIVE_TEN, rules=CASH, players=6, seat=3):
    setup = with_straddle(table(stakes, rules, players), seat)
    stacks = setup.stacks[1:]
    return deal(stacks=stacks, stakes=stakes, button=players, rules=rules, posts=setup.posts)


@pytest.mark.rule("rrop3:10.nolimit.12")
@pytest.mark.parametrize("stakes", [FIVE_TEN, POT])
def test_seat_left_of_the_big_blind_puts_up_twice_the_big_blind(stakes):
    hand = straddled(stakes)
    assert hand.happened(ev.Posted)[-1] == ev.Posted(3, "straddle", 20, 20)
    assert (hand.menu.seat, hand.menu.call) == (4, 20)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 40, "the straddle is the new least bet, and no raise"


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_straddler_has_the_last_option_and_may_raise():
    hand = straddled().play("4 call", "5 call", "6 call", "1 call", "2 call")
    assert (hand.menu.seat, hand.menu.check) == (3, True)
    assert hand.menu.wager is not None
    assert hand.menu.wager.kind == "raise"
    assert hand.menu.wager.least == 40
    hand.play("3 raise 60")
    assert (hand.menu.seat, hand.menu.call) == (4, 40)


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_straddler_who_checks_closes_the_round():
    hand = straddled().play("4 call", "5 fold", "6 fold", "1 call", "2 call", "3 check")
    assert hand.state.street == 1
    assert hand.menu.seat == 1
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 10, "on the flop the big blind is the least bet again"


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_straddle_of_another_size_is_refused():
    for amount in (10, 15, 25, 40):
        with pytest.raises(SetupError, match=r"must be 20.*rrop3:10\.nolimit\.12"):
            with_straddle(table(), 3, amount)
    assert with_straddle(table(), 3, 20).posts[-1].amount == 20


@pytest.mark.rule("rrop3:10.nolimit.12")
@pytest.mark.parametrize("seat", [1, 2, 4, 5, 6])
def test_straddle_from_the_button_or_any_seat_but_one_is_refused(seat):
    with pytest.raises(SetupError, match=r"rrop3:10\.nolimit\.12"):
        with_straddle(table(), seat)


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_one_straddle_a_hand():
    once = with_straddle(table(), 3)
    for seat in (3, 4, 6):
        with pytest.raises(SetupError, match="1 a hand at most"):
            with_straddle(once, seat)


@pytest.mark.rule("rrop3:10.nolimit.12")
@pytest.mark.parametrize("rules", ["rrop3_tournament", "tda", "championship"])
def test_no_straddle_in_tournaments(rules):
    with pytest.raises(SetupError, match="no straddle"):
        with_straddle(table(rules=house(rules)), 3)


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_straddle_needs_its_whole_amount_and_a_third_player():
    with pytest.raises(SetupError, match="does not reach 20"):
        with_straddle(table(stack=19), 3)
    with pytest.raises(SetupError):
        with_straddle(table(players=2), 2)


@pytest.mark.rule("rrop3:4.blinds.20")
def test_no_straddle_at_limit_but_where_the_house_names_it():
    with pytest.raises(SetupError, match=r"at limit.*rrop3:4\.blinds\.20"):
        with_straddle(table(TEN_TWENTY), 3, 20)
    named = with_options(CASH, blinds={"straddle_in_limit": True})
    hand = straddled(TEN_TWENTY, named)
    assert (hand.menu.seat, hand.menu.call) == (4, 20)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (30,)
    hand.play("4 call", "5 fold", "6 fold", "1 call", "2 call")
    assert (hand.menu.seat, hand.menu.check) == (3, True)


@pytest.mark.rule("rrop3:4.blinds.20")
def test_straddle_of_a_setup_by_hand_is_still_a_blind_and_not_a_bet():
    hand = straddled()
    assert not hand.state.opened
    refused(hand, "4 check")
