"""The general rules: what hands are worth, example by example."""

from itertools import pairwise

import pytest

from croupier.cards import Card, parse_cards, show_cards
from croupier.ranking import (
    UNQUALIFIED,
    best,
    describe,
    describe_open,
    high,
    low,
    playing_cards,
    why_beats,
)

P = parse_cards
TWO = (2,)
EIGHT = 8

# The players of the worked deal at Omaha, with the king of spades for the second.
OMAHA_BOARD = P("Kh7s6s7d3s")
FIRST, SECOND, THIRD = P("Ah2sKd4d"), P("KsKcTcJh"), P("QsJs2h8s")

STUD_KINGS, STUD_FLUSH, STUD_STRAIGHT = (
    P("KdQd7s7cTdAcKs"),
    P("AdJsJd3d8d5s2d"),
    P("2c6s6h3s4s9s5d"),
)


@pytest.mark.rule("general:high.1")
def test_categories_of_high_hands_stand_in_order() -> None:
    hands = (
        "AsKsQsJsTs 9h9d9c9s2d KdKcKh7s7d QsJs7s6s3s 6h5d4s3s2c KdKhQs7sKc KdKh7s7dAh"
        " AhAd9c5s2d AhKd9c5s2d"
    )
    scores = [high.score(P(hand)) for hand in hands.split()]
    assert all(better > worse for better, worse in pairwise(scores))


@pytest.mark.rule("general:high.2")
def test_an_ace_counts_low_in_the_straight_to_the_five() -> None:
    assert high.score(P("AhKdQcJsTh")) > high.score(P("6h5d4c3s2h")) > high.score(P("5h4d3c2sAh"))


@pytest.mark.rule("general:high.2")
def test_the_kicker_decides_between_equal_two_pair() -> None:
    assert high.score(P("KdKh7s7dAh")) > high.score(P("KsKc7h7cQd"))


@pytest.mark.rule("general:high.2")
@pytest.mark.parametrize(
    ("winner", "loser", "decider"),
    [
        ("AsAd2h3c4s", "KsKdAh3d4h", "the pair"),
        ("KdKh7s7dAh", "KsKc6h6cAd", "the second pair"),
        ("KdKh7s7dAh", "KsKc7h7cQd", "the kicker"),
        ("3s3d3h2c2s", "2h2d2cAsAd", "the three of a kind"),
        ("AhQh9h5h3h", "AsQs9s5s2s", "the fifth card"),
    ],
)
def test_ranks_that_make_the_class_are_compared_before_the_kickers(
    winner: str, loser: str, decider: str
) -> None:
    better, worse = (describe("high", P(cards), ()) for cards in (winner, loser))
    assert better.score > worse.score
    assert decider in why_beats(better, worse, "high").en


@pytest.mark.rule("general:high.2")
def test_a_straight_does_not_wrap_around_the_ace() -> None:
    assert describe("high", P("QhKsAs2d3c"), ()).name.en == "ace high"


@pytest.mark.rule("general:high.2")
def test_flushes_of_equal_ranks_tie() -> None:
    assert high.score(P("AsKs9s5s2s")) == high.score(P("AhKh9h5h2h"))


@pytest.mark.rule("general:low.1")
@pytest.mark.parametrize(
    ("lower", "higher"), [("As2d4h5c8s", "Ah2s4d5hKc"), ("3s4d5h6c7s", "Ah2s3d7hQc")]
)
def test_the_low_with_the_lower_top_card_wins(lower: str, higher: str) -> None:
    assert low.ace_to_five(P(lower)) > low.ace_to_five(P(higher))


@pytest.mark.rule("general:low.1")
def test_the_wheel_is_the_best_low() -> None:
    assert low.ace_to_five(P("Ah2d3c4s5h")) > low.ace_to_five(P("Ah2d3c4s6h"))


@pytest.mark.rule("general:low.2")
def test_a_pair_spoils_a_low() -> None:
    paired = low.ace_to_five(P("AsAd2h3c4s"))
    assert low.ace_to_five(P("Ah2s4d5c8h")) > paired
    assert low.ace_to_five(P("Ah2s4d5cKh")) > paired


@pytest.mark.rule("general:low.2")
def test_straights_and_flushes_do_not_spoil_a_low() -> None:
    assert low.ace_to_five(P("As2s3s4s5s")) == low.ace_to_five(P("Ah2d3c4s5h"))


@pytest.mark.rule("general:showdown.5")
def test_a_sixth_card_breaks_no_tie() -> None:
    board = P("AhAdKcKdQs")
    assert best("high", P("9h8h"), board) == best("high", P("3c2c"), board)
    assert show_cards(playing_cards("high", P("9h8h"), board)) == "AhAdKdKcQs"


@pytest.mark.rule("general:showdown.5")
def test_seven_cards_that_make_the_same_five_split_whatever_the_sixth_is() -> None:
    board = P("AhAdKcKdQs")
    first, second = (describe("high", P(hole), board) for hole in ("Jh8h", "3c2c"))
    assert why_beats(first, second, "high").en.startswith("The hands are equal and split")


@pytest.mark.rule("general:holdem.3")
@pytest.mark.parametrize(
    ("hole", "board", "played"),
    [
        ("AhAd", "AcKdKs7h2c", "AhAdAcKsKd"),
        ("Ah4c", "AcKdKs7h2c", "AhAcKsKd7h"),
        ("2d2c", "AsKsQsJsTs", "AsKsQsJsTs"),
    ],
)
def test_two_one_or_none_of_the_hole_cards_may_play(hole: str, board: str, played: str) -> None:
    assert show_cards(playing_cards("high", P(hole), P(board))) == played
    assert best("high", P(hole), P(board)) == high.score(P(played))


@pytest.mark.rule("general:omaha.3")
def test_one_heart_in_the_hand_makes_no_royal_flush_at_omaha() -> None:
    hole, board = P("Th9c8c7d"), P("AhKhQhJh2c")
    assert describe("high", hole, board, TWO).name.en == "straight, king high"
    assert show_cards(playing_cards("high", hole, board, TWO)) == "KhQhJhTh9c"


@pytest.mark.rule("general:omaha.4")
def test_a_full_house_beats_a_flush_at_omaha() -> None:
    full, flush = (best("high", hole, OMAHA_BOARD, TWO) for hole in (SECOND, THIRD))
    assert full == high.score(P("KhKsKc7s7d"))
    assert flush == high.score(P("QsJs7s6s3s"))
    assert full > flush


@pytest.mark.rule("general:omaha8.2")
def test_lows_of_the_worked_deal() -> None:
    first, second, third = (
        best("ace_to_five", hole, OMAHA_BOARD, TWO, EIGHT) for hole in (FIRST, SECOND, THIRD)
    )
    assert first == low.eight_or_better(P("7s6s3s2sAh"))
    assert second == UNQUALIFIED
    assert third == low.eight_or_better(P("8s7s6s3s2h"))
    assert first > third


@pytest.mark.rule("general:omaha8.4")
def test_high_and_low_take_different_hole_cards() -> None:
    assert show_cards(playing_cards("high", FIRST, OMAHA_BOARD, TWO)) == "KhKd7s7dAh"
    lowest = playing_cards("ace_to_five", FIRST, OMAHA_BOARD, TWO, EIGHT)
    assert show_cards(lowest) == "7s6s3s2sAh"
    highs = [best("high", hole, OMAHA_BOARD, TWO) for hole in (FIRST, SECOND, THIRD)]
    lows = [best("ace_to_five", hole, OMAHA_BOARD, TWO, EIGHT) for hole in (FIRST, SECOND, THIRD)]
    assert max(highs) == highs[1]
    assert max(lows) == lows[0]


@pytest.mark.rule("general:stud.6")
def test_the_best_open_hand_is_a_pair_before_high_cards() -> None:
    assert high.score_open(P("2h2d")) > high.score_open(P("AhKd"))
    pair, high_card = describe_open(P("2h2d")), describe_open(P("AhKd"))
    assert (pair.name.en, high_card.name.en) == ("pair of deuces", "ace high")
    assert pair.score > high_card.score


@pytest.mark.rule("general:stud.10")
def test_a_flush_beats_a_straight_at_stud() -> None:
    flush, straight = (describe("high", cards, ()) for cards in (STUD_FLUSH, STUD_STRAIGHT))
    assert flush.score > straight.score
    assert show_cards(flush.cards) == "AdJd8d3d2d"
    assert show_cards(straight.cards[:1]) == "6s"


@pytest.mark.rule("general:razz.1")
def test_a_ten_low_beats_a_jack_low_at_razz() -> None:
    ten, jack = P("Ts9h4d3c2sKhKd"), P("Js7h4d3cAsKcKs")
    assert best("ace_to_five", ten, ()) > best("ace_to_five", jack, ()) > UNQUALIFIED


@pytest.mark.rule("general:stud8.3")
def test_two_low_ranks_make_no_low_at_stud() -> None:
    assert best("ace_to_five", STUD_KINGS, (), (), EIGHT) == UNQUALIFIED
    assert best("ace_to_five", STUD_FLUSH, (), (), EIGHT) == low.ace_to_five(P("8d5s3d2dAd"))


@pytest.mark.rule("general:stud8.5")
@pytest.mark.parametrize(
    ("cards", "high_name", "low_name"),
    [
        (STUD_KINGS, "two pair, kings and sevens", "no low"),
        (STUD_FLUSH, "flush, ace high", "eight-five low (8-5-3-2-A)"),
        (STUD_STRAIGHT, "straight, six high", "six-five low (6-5-4-3-2)"),
    ],
)
def test_each_way_takes_its_own_five_at_stud(
    cards: tuple[Card, ...], high_name: str, low_name: str
) -> None:
    assert describe("high", cards, ()).name.en == high_name
    assert describe("ace_to_five", cards, (), (), EIGHT).name.en == low_name
