from itertools import combinations, combinations_with_replacement

import pytest

from croupier.ranking.tables import COUNT_BITS, FLUSHES, HIGH, straight_top


def counts_of(cards: int) -> list[int]:
    """Every count of ranks that so many cards can have."""
    return [
        sum(1 << COUNT_BITS * rank for rank in ranks)
        for ranks in combinations_with_replacement(range(13), cards)
        if all(ranks.count(rank) < 5 for rank in set(ranks))
    ]


def suited_masks(cards: int) -> list[int]:
    """Every mask of the ranks of five or more suited ones among so many cards."""
    return [
        sum(1 << rank for rank in ranks)
        for many in range(5, cards + 1)
        for ranks in combinations(range(13), many)
    ]


@pytest.mark.parametrize(
    ("cards", "counts", "classes"), [(5, 6175, 7462), (6, 18395, 6075), (7, 49205, 4824)]
)
def test_counts_and_classes_are_as_many_as_is_known(cards: int, counts: int, classes: int) -> None:
    ranks = counts_of(cards)
    assert len(set(ranks)) == len(ranks) == counts
    scores = {HIGH[count] for count in ranks} | {FLUSHES[mask] for mask in suited_masks(cards)}
    assert len(scores) == classes


def test_an_ace_stands_above_the_king_or_below_the_deuce() -> None:
    assert straight_top(0b1_1111_0000_0000) == 14
    assert straight_top(0b1_0000_0000_1111) == 5


def test_a_straight_does_not_go_round_the_corner() -> None:
    assert straight_top(0b1_1000_0000_0111) == 0


def test_the_higher_of_two_straights_counts() -> None:
    assert straight_top(0b0_0000_0111_1110) == 8
