"""Robert's rules, section 3: the minimum buy-in, the one short buy, and chips added."""

from dataclasses import replace

import pytest

from croupier.cardroom.behind import Purchase, buy_behind
from croupier.cardroom.buy_in import (
    Move,
    Terms,
    add_chips,
    bring_stack,
    buy_in,
    buy_in_range,
    deliver,
    keeps_stack,
)
from croupier.cardroom.money import AddedOn, BoughtIn, ChipsOrdered, Money, StackBrought, evolve
from croupier.cardroom.postings import stack_change
from croupier.play import Stakes
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.hands import with_options

CASH = house("rrop3_cash")
THREE_SIX = Terms(CASH, Stakes("limit", 3, 6, 1, 3))


def folded(money, events):
    """After all *events*."""
    for event in events:
        money = evolve(money, event)
    return money


@pytest.mark.rule("rrop3:3.buyin.1")
def test_minimum_at_limit_is_ten_times_the_largest_bet():
    asked = buy_in_range(THREE_SIX)
    assert (asked.least, asked.most) == (60, 0)
    assert asked.why.rules == ("rrop3:3.buyin.1",)
    assert buy_in_range(Terms(CASH, Stakes("limit", 15, 30, 10, 15))).least == 300
    assert buy_in(Money(), THREE_SIX, "noe", 60, 0) == (BoughtIn("noe", 60, 0),)


@pytest.mark.rule("rrop3:3.buyin.1")
def test_fifty_at_three_six_is_the_one_short_buy():
    assert buy_in(Money(), THREE_SIX, "noe", 50, 0) == (BoughtIn("noe", 50, 0, short=True),)


@pytest.mark.rule("rrop3:3.buyin.1")
def test_house_may_state_another_minimum():
    rules = with_options("rrop3_cash", cash={"min_buy_in_limit_bets": 20})
    assert buy_in_range(Terms(rules, THREE_SIX.stakes)).least == 120


@pytest.mark.rule("rrop3:3.buyin.2a")
def test_second_short_buy_in_a_game_is_refused():
    money = folded(Money(), buy_in(Money(), THREE_SIX, "noe", 40, 0))
    with pytest.raises(RoomRefused, match=r"at least 60.*rrop3:3\.buyin\.2a") as refusal:
        buy_in(money, THREE_SIX, "noe", 40, 900)
    assert refusal.value.legal.fr == "Achetez au moins 60."
    again = buy_in(money, THREE_SIX, "noe", 60, 900)
    assert again == (BoughtIn("noe", 60, 900),)
    assert folded(money, again).of("noe").short_buys == 1
    assert buy_in(money, THREE_SIX, "eva", 40, 900)[0].short


@pytest.mark.rule("rrop3:3.buyin.2b")
def test_adding_between_hands_is_no_buy_in_of_any_amount():
    money = folded(Money(), buy_in(Money(), THREE_SIX, "noe", 40, 0))
    events = add_chips(money, THREE_SIX, "noe", 10, 50, stack=35, in_hand=False)
    assert events == (AddedOn("noe", 10, 50),)
    assert 35 + sum(map(stack_change, events)) == 45
    assert folded(money, events).of("noe").short_buys == 1
    assert folded(money, events).of("noe").buy_ins == 1


@pytest.mark.rule("rrop3:3.buyin.2b")
def test_chips_asked_for_during_a_hand_wait_until_it_ends():
    money = folded(Money(), buy_in(Money(), THREE_SIX, "noe", 60, 0))
    events = add_chips(money, THREE_SIX, "noe", 10, 50, stack=35, in_hand=True)
    assert events == (ChipsOrdered("noe", 10, 50),)
    assert sum(map(stack_change, events)) == 0
    money = folded(money, events)
    after = deliver(money, THREE_SIX, "noe", 90, stack=35)
    assert after == (AddedOn("noe", 10, 90, ordered=True),)
    money = folded(money, after)
    assert money.of("noe").ordered == 0
    assert deliver(money, THREE_SIX, "noe", 91, stack=45) == ()


@pytest.mark.rule("rrop3:3.buyin.3a")
def test_player_moved_by_the_room_keeps_a_short_stack_at_the_same_stakes():
    moved = Move(25, forced=True, same_stakes=True, source="2")
    assert bring_stack(Money(), THREE_SIX, "pam", moved, 0) == (StackBrought("pam", 25, 0, "2"),)
    why = keeps_stack(THREE_SIX, "pam", moved)
    assert why is not None
    assert why.rules == ("rrop3:3.buyin.3a",)
    higher = Move(25, forced=True, same_stakes=False)
    with pytest.raises(RoomRefused, match="Add 35"):
        bring_stack(Money(), THREE_SIX, "pam", higher, 0)


@pytest.mark.rule("rrop3:3.buyin.3b")
def test_player_who_changes_tables_by_choice_makes_up_the_minimum():
    wish = Move(25, forced=False, same_stakes=True)
    with pytest.raises(RoomRefused, match=r"Add 35.*rrop3:3\.buyin\.3b"):
        bring_stack(Money(), THREE_SIX, "pam", wish, 0)
    with pytest.raises(RoomRefused, match="Add 35"):
        bring_stack(Money(), THREE_SIX, "pam", replace(wish, added=34), 0)
    events = bring_stack(Money(), THREE_SIX, "pam", replace(wish, added=35), 0)
    assert events == (StackBrought("pam", 25, 0), AddedOn("pam", 35, 0))
    assert sum(map(stack_change, events)) == 60


@pytest.mark.rule("rrop3:3.buyin.2a")
def test_short_buy_counts_at_every_table_of_the_game_its_buyer_moves_to():
    money = folded(Money(), buy_in(Money(), THREE_SIX, "noe", 40, 0))
    purse = money.of("noe")
    there = Money()
    for forced in (True, False):
        move = Move(25, forced, same_stakes=True, added=35, source="1", purse=purse)
        there = folded(there, bring_stack(there, THREE_SIX, "noe", move, 10))
        assert there.of("noe").short_buys == 1
    with pytest.raises(RoomRefused, match="one short buy-in"):
        buy_in(there, THREE_SIX, "noe", 40, 20)
    other = Move(100, forced=False, same_stakes=False, source="1", purse=purse)
    assert (
        folded(Money(), bring_stack(Money(), THREE_SIX, "noe", other, 10)).of("noe").short_buys == 0
    )


@pytest.mark.rule("rrop3:3.buyin.2b")
@pytest.mark.parametrize("announced", [0, 200])
def test_adding_to_chips_that_are_on_their_way_is_no_buy_in(announced):
    first = buy_behind(Money(), THREE_SIX, "noe", Purchase(200, 0, announced), 0, in_hand=False)
    money = folded(Money(), first)
    added = add_chips(money, THREE_SIX, "noe", 10, 5, stack=0, in_hand=False)
    assert added == (AddedOn("noe", 10, 5),)
    (more,) = buy_behind(money, THREE_SIX, "noe", Purchase(10, 0, 10), 5, in_hand=False)
    assert (more.entry, more.short) == (False, False)
    money = folded(money, add_chips(money, THREE_SIX, "noe", 10, 6, stack=0, in_hand=True))
    assert deliver(money, THREE_SIX, "noe", 9, stack=0) == (AddedOn("noe", 10, 9, ordered=True),)
