"""Whatever goes wrong in a hand, chips, cards and secrets are kept, and the hand ends."""

from collections import Counter

import pytest

from croupier.floor.all_incidents import INCIDENTS
from kit.random_floor import play_with_incidents

FEW = 300
MANY = 100_000
PARTS = 100


def played(first: int, count: int) -> Counter[str]:
    """So many sequences; how often each kind of incident was decided how."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        counts += play_with_incidents(seed)
    return counts


@pytest.mark.parametrize("part", range(10))
def test_some_hands_with_incidents(part: int) -> None:
    counts = played(part * FEW // 10, FEW // 10)
    assert sum(counts.values()) > FEW // 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_many_hands_with_incidents(part: int) -> None:
    count = MANY // PARTS
    counts = played(10_000 + part * count, count)
    ruled = sum(times for what, times in counts.items() if not what.endswith(": refused"))
    kinds = len({what.partition(":")[0] for what in counts})
    print(f"{count} sequences, {ruled} rulings on {kinds} kinds of incidents")  # noqa: T201 - the count is told
    assert kinds == len(INCIDENTS)
    assert ruled > count
