"""Who leaves takes what is his: chips he ordered in a hand and never had are no part of it."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk.deeds_table import AddChips
from croupier.cardroom.desk.questions import BuyInOf
from croupier.cardroom.money import ChipsOrdered, Left, Money, evolve
from croupier.cardroom.off_table import leave
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, NL, DeskFloor


def test_leaving_cancels_the_order() -> None:
    money = evolve(Money(), ChipsOrdered("ana", 250, 1))
    for event in leave(money, "ana", 1000, 2):
        money = evolve(money, event)
    purse = money.of("ana")
    assert (purse.left_with, purse.ordered) == (1000, 0)


def test_departure_written_down_with_an_order_counts_without_it() -> None:
    money = evolve(Money(), ChipsOrdered("ana", 250, 1))
    money = evolve(money, Left("ana", 1250, 2, 1000, on_way=250))
    assert money.of("ana").left_with == 1000


def test_who_leaves_in_the_hand_of_his_order_comes_back_with_what_he_took() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cyd")
    floor.start()
    floor.do(AddChips("ana", 250, BUY))
    floor.do(d.LeaveSeat("ana", BUY))
    floor.end()
    assert floor.account("player:ana") == 0
    floor.check()
    floor.wait("ana")
    assert floor.ask(BuyInOf("ana", NL)).facts["least"] == BUY


@pytest.mark.parametrize("amount", [0, -5])
def test_number_of_chips_that_cannot_be_bought_is_named_without_a_plural(amount: int) -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    with pytest.raises(RoomRefused) as caught:
        floor.do(AddChips("ana", amount, BUY))
    assert caught.value.text.fr == f"Achat impossible\u00a0: {amount}."


def test_stack_no_table_can_show_is_refused_where_the_house_has_no_most() -> None:
    floor = DeskFloor("rrop3_cash")
    floor.going("ana", "bob")
    with pytest.raises(RoomRefused, match=r"1,000,000,000"):
        floor.do(AddChips("ana", 99_999_999_999, BUY))
    floor.wait("cyd")
    with pytest.raises(RoomRefused, match=r"1,000,000,000"):
        floor.do(d.SitDown("cyd", 1_000_000_001))
    with pytest.raises(RoomRefused, match=r"1,000,000,000"):
        floor.do(AddChips("ana", 999_999_500, BUY))
    floor.do(AddChips("ana", 999_999_000, BUY))
    assert floor.stack("ana") == 1_000_000_000
