"""TDA 25: every stack can be counted at a glance, its big chips in view."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.chips_view import MOST_IN_A_PILE, Pile, changed_into, stack_view


@pytest.mark.rule("tda:25A")
def test_piles_are_of_one_value_the_biggest_first():
    seen = stack_view({25: 5, 100: 4, 500: 3})
    assert [pile.value for pile in seen.piles] == [500, 100, 25]


@pytest.mark.rule("tda:25A")
def test_no_pile_is_higher_than_twenty():
    seen = stack_view({100: 45, 25: 20, 5: 0})
    assert seen.piles == (Pile(100, 20), Pile(100, 20), Pile(100, 5), Pile(25, 20))


@pytest.mark.rule("tda:25A")
@given(st.dictionaries(st.integers(1, 5000), st.integers(0, 90), max_size=6))
def test_piles_hold_every_chip_and_no_other(chips):
    seen = stack_view(chips)
    back: dict[int, int] = {}
    for value, many in seen.piles:
        assert 0 < many <= MOST_IN_A_PILE
        back[value] = back.get(value, 0) + many
    assert back == {value: many for value, many in chips.items() if many}
    assert seen.total == sum(value * many for value, many in seen.piles)
    values = [pile.value for pile in seen.piles]
    assert values == sorted(values, reverse=True)


@given(st.integers(0, 10**7), st.lists(st.integers(1, 5000), max_size=5))
def test_amount_is_told_in_chips_without_loss(amount, values):
    chips = changed_into(amount, values)
    assert sum(value * many for value, many in chips.items()) == amount
    assert changed_into(2025, (25, 100, 500)) == {500: 4, 25: 1}
