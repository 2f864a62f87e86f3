from croupier.cards import parse_cards
from croupier.ranking import category_of, high, low, ranks_of
from croupier.ranking.value import HIGH_CARD, PAIR, TWO_PAIR, for_low, packed


def test_a_high_score_reads_in_hexadecimal() -> None:
    assert packed(TWO_PAIR, (13, 7, 9)) == 0x2D7900
    assert high.score(parse_cards("KsKd7s7d9h")) == 0x2D7900


def test_category_and_ranks_are_read_back_from_a_score() -> None:
    score = high.score(parse_cards("AsAh9d7c3s"))
    assert category_of(score) == PAIR
    assert ranks_of(score) == (14, 9, 7, 3)


def test_category_and_ranks_are_read_back_from_a_low_score() -> None:
    score = low.ace_to_five(parse_cards("8s6h4d3cAs"))
    assert category_of(score, "ace_to_five") == HIGH_CARD
    assert ranks_of(score, "ace_to_five") == (8, 6, 4, 3, 1)


def test_turning_a_value_into_a_low_score_twice_gives_it_back() -> None:
    assert for_low(for_low(0x184321)) == 0x184321
