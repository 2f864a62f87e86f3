"""The TDA rules on players with special needs."""

import pytest

from croupier.cardroom.company import draw_around, reserve_seat
from croupier.rulebook.house import house
from kit.cash_floor import FLOOR, CashFloor


@pytest.mark.rule("tda:9")
def test_a_fixed_seat_is_logged_and_the_draw_places_the_others() -> None:
    floor = CashFloor("1", rules=house("tda"))
    floor.open("1")
    decided = floor.do(reserve_seat, "S", "1", 1, "sight", by=FLOOR)
    assert decided.why.rules[0] == "tda:9"
    assert floor.room.reserved[0].reason == "sight"
    seats = (("1", 4), ("1", 1), ("1", 2), ("2", 3))
    placed = draw_around(("A", "S", "B", "C"), seats, {"S": ("1", 1)})
    assert placed == {"S": ("1", 1), "A": ("1", 4), "B": ("1", 2), "C": ("2", 3)}
