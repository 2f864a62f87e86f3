"""The general rules: chips are bought between hands, and stay on the table until one leaves."""

import pytest

from croupier.cardroom.buy_in import Terms, add_chips, buy_in, deliver
from croupier.cardroom.money import BoughtIn, ChipsOrdered, Left, Money, evolve
from croupier.cardroom.off_table import Wish, take_off
from croupier.cardroom.postings import stack_change
from croupier.play import Stakes
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused

GENERAL = house("general")
TERMS = Terms(GENERAL, Stakes("none", 1000, 1000, 500, 1000))


def folded(money, events):
    """After all *events*."""
    for event in events:
        money = evolve(money, event)
    return money


@pytest.mark.rule("general:acting.9")
def test_chips_bought_after_a_lost_hand_play_in_the_next():
    money = folded(Money(), buy_in(Money(), TERMS, "ana", 40000, 0))
    again = add_chips(money, TERMS, "ana", 50000, 60, stack=0, in_hand=False)
    assert again == (BoughtIn("ana", 50000, 60),)
    assert sum(map(stack_change, again)) == 50000


@pytest.mark.rule("general:acting.9")
def test_purchase_during_a_hand_is_credited_after_it():
    money = folded(Money(), buy_in(Money(), TERMS, "ana", 40000, 0))
    asked = add_chips(money, TERMS, "ana", 50000, 50, stack=0, in_hand=True)
    assert asked == (ChipsOrdered("ana", 50000, 50),)
    assert sum(map(stack_change, asked)) == 0
    after = deliver(folded(money, asked), TERMS, "ana", 60, stack=0)
    assert sum(map(stack_change, after)) == 50000


@pytest.mark.rule("general:acting.10")
@pytest.mark.parametrize("going", ["stays", "for_a_while"])
def test_winnings_stay_on_the_table_while_their_owner_does(going):
    with pytest.raises(RoomRefused, match=r"general:acting\.10") as refusal:
        take_off(Money(), GENERAL, Wish("ana", 70000, 50000, going), 0)
    assert refusal.value.rules[0] == "general:acting.10"


@pytest.mark.rule("general:acting.10")
def test_who_leaves_takes_everything():
    (left,) = take_off(Money(), GENERAL, Wish("ana", 70000, 50000, "for_good"), 0)
    assert left == Left("ana", 70000, 0, 70000)
