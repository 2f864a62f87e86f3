"""The fast scores order hands as the definitions do."""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from croupier.cards import CARDS, DECKS, Card
from croupier.ranking import UNQUALIFIED, best, high, low, playing_cards, wild
from kit import naive_ranking as naive

TWO = (2,)


def hands(*, of: int, many: int, deck: str = "standard") -> list[tuple[Card, ...]]:
    rng = Random(of * 1000 + many)
    return [tuple(rng.sample(DECKS[deck], of)) for _ in range(many)]


def joker_hands(*, of: int, many: int) -> list[tuple[Card, ...]]:
    rng = Random(of)
    return [(DECKS["joker"][52], *rng.sample(CARDS, of - 1)) for _ in range(many)]


def five_of_each_class() -> list[tuple[Card, ...]]:
    """One hand of each class: every five ranks in mixed suits, every five different in one suit."""
    mixed = [
        tuple(Card(rank * 4 + (place if place < 4 else 0)) for place, rank in enumerate(ranks))
        for ranks in combinations_with_replacement(range(13), 5)
        if len(set(ranks)) > 1 and max(map(ranks.count, ranks)) < 5
    ]
    suited = [tuple(Card(rank * 4) for rank in ranks) for ranks in combinations(range(13), 5)]
    return mixed + suited


def test_the_7462_classes_of_five_cards_stand_in_order() -> None:
    pairs = [
        (naive.naive_high(naive.plain(hand)), high.score(hand)) for hand in five_of_each_class()
    ]
    assert len({score for _, score in pairs}) == 7462
    assert naive.same_order(pairs)


def test_the_6175_classes_of_low_stand_in_order() -> None:
    pairs = [
        (naive.naive_low(naive.plain(hand)), low.ace_to_five(hand)) for hand in five_of_each_class()
    ]
    assert len({score for _, score in pairs}) == 6175
    assert naive.same_order(pairs)


@pytest.mark.parametrize(("of", "many"), [(5, 4000), (6, 2000), (7, 1500), (8, 300)])
def test_high_takes_the_best_five(of: int, many: int) -> None:
    assert naive.same_order(
        (max(map(naive.naive_high, naive.fives(naive.plain(hand)))), high.score(hand))
        for hand in hands(of=of, many=many)
    )


@pytest.mark.parametrize(("of", "many"), [(5, 3000), (6, 1500), (7, 1500)])
def test_ace_to_five_takes_the_lowest_five(of: int, many: int) -> None:
    assert naive.same_order(
        (max(map(naive.naive_low, naive.fives(naive.plain(hand)))), low.ace_to_five(hand))
        for hand in hands(of=of, many=many)
    )


@pytest.mark.parametrize("highest", [7, 8, 9])
def test_a_low_qualifies_when_some_five_do(highest: int) -> None:
    for hand in hands(of=7, many=1000):
        fives = naive.fives(naive.plain(hand))
        qualifies = any(naive.naive_qualifies(five, highest) for five in fives)
        assert low.qualified(hand, highest) is qualifies
        assert (best("ace_to_five", hand[:2], hand[2:], (), highest) >= 0) is qualifies


def test_omaha_high_is_the_best_of_two_and_three() -> None:
    pairs = []
    for hand in hands(of=9, many=1200):
        fives = naive.two_and_three(naive.plain(hand[:4]), naive.plain(hand[4:]))
        pairs.append((max(map(naive.naive_high, fives)), best("high", hand[:4], hand[4:], TWO)))
    assert naive.same_order(pairs)


def test_omaha_low_is_the_lowest_of_two_and_three() -> None:
    pairs = []
    for hand in hands(of=9, many=1200):
        fives = naive.two_and_three(naive.plain(hand[:4]), naive.plain(hand[4:]))
        pairs.append(
            (max(map(naive.naive_low, fives)), best("ace_to_five", hand[:4], hand[4:], TWO))
        )
    assert naive.same_order(pairs)


@pytest.mark.parametrize("highest", [8, 9])
def test_omaha_low_must_qualify(highest: int) -> None:
    pairs = []
    for hand in hands(of=9, many=1200):
        hole, board = hand[:4], hand[4:]
        fives = naive.two_and_three(naive.plain(hole), naive.plain(board))
        lows = [naive.naive_low(five) for five in fives if naive.naive_qualifies(five, highest)]
        score = best("ace_to_five", hole, board, TWO, highest)
        assert (score == UNQUALIFIED) is (not lows)
        if lows:
            pairs.append((max(lows), score))
    assert naive.same_order(pairs)


def test_five_hole_cards_are_combined_like_four() -> None:
    pairs = []
    for hand in hands(of=10, many=400):
        fives = naive.two_and_three(naive.plain(hand[:5]), naive.plain(hand[5:]))
        pairs.append((max(map(naive.naive_high, fives)), best("high", hand[:5], hand[5:], TWO)))
    assert naive.same_order(pairs)


@pytest.mark.parametrize(("of", "many"), [(5, 1500), (6, 300), (7, 150)])
def test_the_joker_is_the_best_card_it_may_be(of: int, many: int) -> None:
    pairs = []
    for hand in [*joker_hands(of=of, many=many), *hands(of=of, many=many, deck="joker")]:
        key = max(map(naive.naive_with_joker, naive.fives(naive.plain(hand))))
        pairs.append((key, wild.score(hand)))
        assert best("high", hand, ()) == wild.score(hand)
    assert naive.same_order(pairs)


@pytest.mark.parametrize(("of", "many"), [(5, 1500), (7, 300)])
def test_the_joker_of_a_low_is_the_lowest_rank_it_lacks(of: int, many: int) -> None:
    pairs = []
    for hand in [*joker_hands(of=of, many=many), *hands(of=of, many=many, deck="joker")]:
        key = max(map(naive.naive_low_with_joker, naive.fives(naive.plain(hand))))
        pairs.append((key, wild.ace_to_five(hand)))
        assert best("ace_to_five", hand, ()) == wild.ace_to_five(hand)
    assert naive.same_order(pairs)


def test_the_cards_that_play_are_worth_the_hand() -> None:
    for hand in hands(of=7, many=300):
        played = playing_cards("high", hand[:2], hand[2:])
        assert len(played) == 5
        assert high.score(played) == high.score(hand)


def test_the_omaha_cards_that_play_are_worth_the_hand() -> None:
    for hand in hands(of=9, many=200):
        hole, board = hand[:4], hand[4:]
        played = playing_cards("high", hole, board, TWO)
        assert high.score(played) == best("high", hole, board, TWO)
        assert len(set(played) & set(hole)) == 2
        low_played = playing_cards("ace_to_five", hole, board, TWO)
        assert low.ace_to_five(low_played) == best("ace_to_five", hole, board, TWO)
        assert len(set(low_played) & set(hole)) == 2
