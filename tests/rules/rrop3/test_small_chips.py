"""Robert's rules, sections 3 and 10: which chips of a player play."""

from dataclasses import replace

import pytest

from croupier.games import game
from croupier.play import SetupError, Stakes, begin, set_up
from croupier.play.eligible import eligible_chips
from croupier.rulebook.house import house
from croupier.table import (
    Occupant,
    Table,
    after_hand,
    button_of_next,
    dealt_in_next,
    empty_table,
    next_setup,
)
from kit.hands import deal, with_options
from kit.refusals import refused

FIVE_TEN = Stakes("none", 10, 10, 5, 10, unit=5)
CASH = house("rrop3_cash")
THREE_BLINDS = Stakes("none", 25, 25, 5, 25, unit=5, middle_blind=10)
BY_BRING_IN = with_options("rrop3_cash", betting={"bet_unit": "opening_bet_chip"})


@pytest.mark.rule("rrop3:3.bets.7a")
def test_ones_do_not_play_where_fives_are_the_smallest_chip_even_in_quantity():
    assert eligible_chips({5: 9, 1: 7}, FIVE_TEN, CASH) == 45
    assert eligible_chips({5: 9, 1: 5}, FIVE_TEN, CASH) == 45
    assert eligible_chips({5: 9}, FIVE_TEN, CASH) == 45
    assert eligible_chips({1: 50}, FIVE_TEN, CASH) == 0
    assert eligible_chips({5: 9, 1: 7}, replace(FIVE_TEN, unit=1), CASH) == 52


@pytest.mark.rule("rrop3:3.bets.7a")
def test_smallest_chip_in_play_is_one_that_the_forced_bets_are_paid_with():
    stacks = (0, 500, 500, 500)
    assert set_up(game("holdem"), FIVE_TEN, CASH, stacks, 1).stakes.unit == 5
    for stakes in (replace(FIVE_TEN, ante=2), replace(FIVE_TEN, small_blind=4)):
        with pytest.raises(SetupError, match=r"chips of 5.*rrop3:3\.bets\.7a"):
            set_up(game("holdem"), stakes, CASH, stacks, 1)


@pytest.mark.rule("rrop3:3.bets.7a")
def test_bets_go_by_the_smallest_chip_unless_they_are_all_in():
    hand = deal(stacks=[500, 500, 500], button=1, stakes=FIVE_TEN, rules=CASH)
    assert hand.menu.wager is not None
    assert hand.menu.wager.step == 5
    refused(hand, "1 raise 22")
    hand.play("1 raise 25")


@pytest.mark.rule("rrop3:3.bets.7b")
def test_all_in_is_all_that_plays_and_the_ones_stay_with_their_owner():
    playable = eligible_chips({5: 9, 1: 7}, FIVE_TEN, CASH)
    hand = deal(stacks=[playable, 500, 500], button=1, stakes=FIVE_TEN, rules=CASH)
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 45
    refused(hand, "1 raise 50")
    refused(hand, "1 raise 52")
    hand.play("1 raise 45")
    assert hand.state.stacks[1] == 0


@pytest.mark.rule("rrop3:3.bets.7b")
def test_chips_too_small_to_play_are_not_lost_at_the_table():
    table = Table("t", "holdem", FIVE_TEN, "rrop3_cash", 3, 500)
    seating = empty_table(table)
    for seat, stack in ((1, 43), (2, 500), (3, 502)):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    setup = next_setup(seating)
    assert setup is not None
    assert setup.stacks == (0, 40, 500, 500)
    after = after_hand(seating, begin(setup))
    assert [who.stack for _, who in after.occupied()] == [43, 500, 502]


def at_table(*stacks):
    seating = empty_table(Table("t", "holdem", FIVE_TEN, "rrop3_cash", len(stacks), 500))
    for seat, stack in enumerate(stacks, start=1):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    return seating


@pytest.mark.rule("rrop3:3.bets.7a")
def test_player_with_nothing_but_small_chips_is_not_dealt_in():
    assert next_setup(at_table(500, 3)) is None
    seating = replace(at_table(500, 3, 500), button=1)
    assert dealt_in_next(seating) == (1, 3)
    assert button_of_next(seating) == 3


@pytest.mark.rule("rrop3:10.nolimit.11")
def test_five_fives_play_with_seventy_five_and_ten_stays_out():
    assert eligible_chips({25: 3, 5: 7}, THREE_BLINDS, BY_BRING_IN) == 100
    assert eligible_chips({25: 3, 5: 7}, THREE_BLINDS, CASH) == 110
    table = Table("t", "holdem", THREE_BLINDS, "rrop3_cash", 4, 500)
    seating = empty_table(table)
    for seat in range(1, 5):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 110))
    usual = next_setup(seating)
    assert usual is not None
    assert usual.stacks == (0, 110, 110, 110, 110)


def by_bring_in(structure="none", game_id="holdem", stacks=(500, 500, 500, 100)):
    stakes = replace(THREE_BLINDS, structure=structure)
    rules = with_options(BY_BRING_IN, blinds={"structure": "three"})
    return deal(game_id, stacks=stacks, button=4, stakes=stakes, rules=rules)


@pytest.mark.rule("rrop3:10.nolimit.11")
def test_bets_are_whole_bring_ins_though_the_blinds_are_smaller():
    hand = by_bring_in()
    assert hand.state.bets == [0, 5, 10, 25, 0]
    for amount in (55, 60, 70, 95):
        refused(hand, f"4 raise {amount}")
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most, hand.menu.wager.step) == (50, 100, 25)
    hand.play("4 raise 100")
    assert hand.state.stacks[4] == 0
    rules = with_options(CASH, blinds={"structure": "three"})
    usual = deal(stacks=[500] * 4, button=4, stakes=THREE_BLINDS, rules=rules)
    usual.play("4 raise 55")
    refused(usual, "1 raise 99")


@pytest.mark.rule("rrop3:10.nolimit.11")
def test_small_chips_of_the_blinds_play_in_whole_bring_ins():
    hand = by_bring_in().play("4 fold", "1 raise 75")
    assert hand.state.bets[1] == 75, "five of his chips lay there as a blind"


@pytest.mark.rule("rrop3:10.nolimit.11")
def test_pot_of_odd_chips_allows_whole_bring_ins_only():
    hand = by_bring_in("pot", "omaha", stacks=(500, 500, 500, 500))
    assert hand.menu.wager is not None
    assert hand.menu.wager.most % 25 == 0
    refused(hand, "4 raise 90")


@pytest.mark.rule("rrop3:10.nolimit.11")
def test_limit_is_not_touched_by_the_chip_of_the_opening_bet():
    stakes = Stakes("limit", 10, 20, 5, 10, unit=5)
    assert eligible_chips({10: 3, 5: 1}, stakes, BY_BRING_IN) == 35
