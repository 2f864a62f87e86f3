"""Sequences and tables that only grow: the old ones stay as they are."""

import pytest

from croupier.cardroom.chunks import SIZE, Grown, Named

MANY = 2 * SIZE + 3


def test_sequence_that_grew_one_by_one_is_the_one_made_at_once() -> None:
    grown = Grown[int]()
    for number in range(MANY):
        grown = grown.and_also([number])
    assert grown == Grown(range(MANY)) == tuple(range(MANY))
    assert len(grown) == MANY
    assert [*grown] == [*range(MANY)]
    assert (grown[0], grown[SIZE], grown[-1]) == (0, SIZE, MANY - 1)
    assert grown[SIZE - 1 : SIZE + 2] == (SIZE - 1, SIZE, SIZE + 1)
    assert hash(grown) == hash(Grown(range(MANY)))
    for beyond in (MANY, -MANY - 1):
        with pytest.raises(IndexError):
            grown[beyond]


@pytest.mark.parametrize("many", [0, 1, SIZE - 1, SIZE, SIZE + 1])
def test_two_sequences_grow_from_one_and_know_nothing_of_each_other(many: int) -> None:
    common = Grown(range(many))
    one, other = common.and_also("a"), common.and_also("bc")
    assert common == tuple(range(many))
    assert one == (*range(many), "a")
    assert other == (*range(many), "b", "c")
    assert one != other


@pytest.mark.parametrize("many", [0, 1, SIZE - 1, SIZE, SIZE + 1, MANY])
def test_two_tables_grow_from_one_and_know_nothing_of_each_other(many: int) -> None:
    common = Named[int]()
    for number in range(many):
        common = common.and_also({str(number): number})
    one, other = common.and_also({"a": -1}), common.and_also({"a": -2, "b": -3})
    assert common == {str(number): number for number in range(many)}
    assert [*one] == [*map(str, range(many)), "a"]
    assert (one["a"], other["a"], other.get("b"), one.get("b")) == (-1, -2, -3, None)
    assert len(other) == many + 2
    assert "b" not in one
    assert "b" in other
    with pytest.raises(KeyError):
        one["b"]


def test_name_stands_for_one_thing() -> None:
    table = Named[int]().and_also(dict.fromkeys(map(str, range(SIZE)), 0))
    with pytest.raises(KeyError):
        table.and_also({"0": 1})
    with pytest.raises(TypeError):
        table["0"] = 1  # type: ignore[index]
