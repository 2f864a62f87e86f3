"""The fast scores order hands as the definitions do."""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from croupier.cards import CARDS, DECKS, Card
from croupier.ranking import (
    UNQUALIFIED,
    badugi,
    best,
    deuce,
    high,
    low,
    playing_cards,
    short_deck,
    wild,
)
from croupier.ranking.value import Scale
from kit import naive_ranking as naive

TWO = (2,)
SHORT = CARDS[16:]


def hands(*, of: int, many: int, deck: str = "standard") -> list[tuple[Card, ...]]:
    rng = Random(of * 1000 + many)
    return [tuple(rng.sample(DECKS[deck], of)) for _ in range(many)]


def short_hands(*, of: int, many: int) -> list[tuple[Card, ...]]:
    rng = Random(of)
    return [tuple(rng.sample(SHORT, of)) for _ in range(many)]


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


@pytest.mark.parametrize("common", [3, 4, 5])
@pytest.mark.parametrize("own", [2, 3, 4, 5, 6])
def test_of_any_number_of_hole_cards_two_count_with_three(own: int, common: int) -> None:
    highs, lows = [], []
    for hand in hands(of=own + common, many=250):
        hole, board = hand[:own], hand[own:]
        fives = naive.two_and_three(naive.plain(hole), naive.plain(board))
        highs.append((max(map(naive.naive_high, fives)), best("high", hole, board, TWO)))
        lows.append((max(map(naive.naive_low, fives)), best("ace_to_five", hole, board, TWO)))
    assert naive.same_order(highs)
    assert naive.same_order(lows)


@pytest.mark.parametrize("common", [3, 4, 5])
@pytest.mark.parametrize("own", [5, 6])
def test_of_five_or_six_hole_cards_two_make_a_flush(own: int, common: int) -> None:
    rng = Random(own * common)
    suited = [card for card in CARDS if card.suit == 1 or card.rank < 3]
    pairs = []
    for _ in range(150):
        hand = rng.sample(suited, own + common)
        fives = naive.two_and_three(naive.plain(hand[:own]), naive.plain(hand[own:]))
        score = best("high", hand[:own], hand[own:], TWO)
        pairs.append((max(map(naive.naive_high, fives)), score))
    assert naive.same_order(pairs)


@pytest.mark.parametrize("common", [3, 4, 5])
@pytest.mark.parametrize("own", [5, 6])
def test_a_low_of_five_or_six_hole_cards_must_qualify(own: int, common: int) -> None:
    pairs = []
    for hand in hands(of=own + common, many=300):
        hole, board = hand[:own], hand[own:]
        fives = naive.two_and_three(naive.plain(hole), naive.plain(board))
        lows = [naive.naive_low(five) for five in fives if naive.naive_qualifies(five, 8)]
        score = best("ace_to_five", hole, board, TWO, 8)
        assert (score == UNQUALIFIED) is (not lows)
        if lows:
            pairs.append((max(lows), score))
    assert naive.same_order(pairs)


@pytest.mark.parametrize("common", [0, 1, 2])
@pytest.mark.parametrize("own", [4, 5, 6])
def test_before_three_are_on_the_board_two_and_all_of_it_count(own: int, common: int) -> None:
    pairs = []
    for hand in hands(of=own + common, many=400):
        hole, board = hand[:own], hand[own:]
        twos = combinations(naive.plain(hole), 2)
        key = max(naive.naive_open([*two, *naive.plain(board)]) for two in twos)
        pairs.append((key, best("high", hole, board, TWO)))
        assert best("ace_to_five", hole, board, TWO) == UNQUALIFIED
    assert naive.same_order(pairs)


@pytest.mark.parametrize("of", [1, 2, 3, 4])
def test_open_boards_stand_in_order_high_and_low(of: int) -> None:
    boards = hands(of=of, many=2000)
    plain = {board: naive.plain(board) for board in boards}
    assert naive.same_order(
        (naive.naive_open(plain[board]), high.score_open(board)) for board in boards
    )
    assert naive.same_order(
        (naive.negative(naive.naive_open(plain[board], ace=1)), low.ace_to_five(board))
        for board in boards
    )


def test_the_7462_classes_of_deuce_to_seven_stand_in_order() -> None:
    pairs = [
        (naive.naive_deuce(naive.plain(hand)), deuce.deuce_to_seven(hand))
        for hand in five_of_each_class()
    ]
    assert len({score for _, score in pairs}) == 7462
    assert naive.same_order(pairs)


@pytest.mark.parametrize(("of", "many"), [(5, 4000), (6, 1000), (7, 500), (8, 100)])
def test_deuce_to_seven_takes_the_worst_five(of: int, many: int) -> None:
    pairs = []
    for hand in hands(of=of, many=many):
        key = max(map(naive.naive_deuce, naive.fives(naive.plain(hand))))
        pairs.append((key, deuce.deuce_to_seven(hand)))
        assert best("deuce_to_seven", hand, ()) == deuce.deuce_to_seven(hand)
    assert naive.same_order(pairs)


@pytest.mark.parametrize("of", [1, 2, 3, 4])
def test_unfinished_hands_of_deuce_to_seven_stand_in_order(of: int) -> None:
    assert naive.same_order(
        (naive.negative(naive.naive_open(naive.plain(hand))), best("deuce_to_seven", hand, ()))
        for hand in hands(of=of, many=2000)
    )


@pytest.mark.parametrize(
    ("of", "many"), [(1, 300), (2, 2000), (3, 3000), (4, 6000), (5, 2000), (6, 500), (9, 100)]
)
def test_badugi_takes_the_best_cards_of_different_ranks_and_suits(of: int, many: int) -> None:
    pairs = []
    for hand in hands(of=of, many=many):
        pairs.append((naive.naive_badugi(naive.plain(hand)), badugi.score(hand)))
        assert best("badugi", hand[:3], hand[3:], TWO) == badugi.score(hand)
    assert naive.same_order(pairs)


def test_the_1092_classes_of_badugi_stand_in_order() -> None:
    classes = [
        tuple(Card(rank * 4 + suit) for suit, rank in enumerate(ranks))
        for size in range(1, 5)
        for ranks in combinations(range(13), size)
    ]
    pairs = [(naive.naive_badugi(naive.plain(hand)), badugi.score(hand)) for hand in classes]
    assert len({score for _, score in pairs}) == 1092
    assert naive.same_order(pairs)


def test_the_classes_of_the_short_deck_stand_in_order() -> None:
    classes = [hand for hand in five_of_each_class() if all(card in SHORT for card in hand)]
    pairs = [
        (naive.naive_short_deck(naive.plain(hand)), short_deck.score(hand)) for hand in classes
    ]
    # 1,278 counts of ranks, of which 126 are five different ones that may be of one suit.
    assert len({score for _, score in pairs}) == len(classes) == 1278 + 126
    assert naive.same_order(pairs)


@pytest.mark.parametrize(("of", "many"), [(5, 4000), (6, 2000), (7, 3000), (9, 200)])
def test_short_deck_takes_the_best_five(of: int, many: int) -> None:
    pairs = []
    for hand in short_hands(of=of, many=many):
        key = max(map(naive.naive_short_deck, naive.fives(naive.plain(hand))))
        pairs.append((key, short_deck.score(hand)))
        assert best("short_deck", hand[:2], hand[2:]) == short_deck.score(hand)
    assert naive.same_order(pairs)


def test_two_of_the_hole_may_be_asked_for_in_a_short_deck() -> None:
    pairs = []
    for hand in short_hands(of=9, many=300):
        fives = naive.two_and_three(naive.plain(hand[:4]), naive.plain(hand[4:]))
        score = best("short_deck", hand[:4], hand[4:], TWO)
        pairs.append((max(map(naive.naive_short_deck, fives)), score))
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


@pytest.mark.parametrize(
    ("scale", "of", "many"),
    [
        ("deuce_to_seven", 3, 200),
        ("deuce_to_seven", 5, 500),
        ("deuce_to_seven", 7, 100),
        ("badugi", 1, 50),
        ("badugi", 4, 2000),
        ("badugi", 6, 200),
        ("short_deck", 2, 100),
        ("short_deck", 7, 500),
    ],
)
def test_on_every_scale_the_cards_that_play_are_worth_the_hand(
    scale: Scale, of: int, many: int
) -> None:
    for hand in short_hands(of=of, many=many) if scale == "short_deck" else hands(of=of, many=many):
        played = playing_cards(scale, hand[:2], hand[2:])
        assert set(played) <= set(hand)
        assert len(set(played)) == len(played)
        assert best(scale, played, ()) == best(scale, hand, ())
