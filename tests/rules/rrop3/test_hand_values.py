"""Robert's rules: what hands are worth, example by example."""

import pytest

from croupier.cards import parse_cards, show_cards
from croupier.ranking import (
    UNQUALIFIED,
    best,
    describe,
    high,
    low,
    playing_cards,
    why_beats,
    wild,
)

P = parse_cards
TWO = (2,)
EIGHT = 8


def test_suits_rank_spades_hearts_diamonds_clubs() -> None:
    assert max(P("KdKhQs")) == P("Kh")[0]
    assert min(P("2d2c")) == P("2c")[0]
    assert show_cards(sorted(P("9h9c9s9d"), reverse=True)) == "9s9h9d9c"


@pytest.mark.rule("rrop3:3.ties.1b")
def test_suits_never_split_a_tie_for_a_pot() -> None:
    board = P("TsJsQdKc2h")
    assert best("high", P("As3s"), board) == best("high", P("Ac3c"), board)


@pytest.mark.rule("rrop3:3.ties.1b")
def test_hands_that_differ_in_suits_alone_are_said_to_split() -> None:
    spades, clubs = (describe("high", P(cards), ()) for cards in ("AsKs9s5s2s", "AcKc9c5c2c"))
    assert why_beats(spades, clubs, "high").en.startswith("The hands are equal and split")
    assert why_beats(clubs, spades, "high").en.startswith("The hands are equal and split")


@pytest.mark.rule("rrop3:3.showdown.2a")
def test_a_flush_called_one_pair_is_still_a_flush() -> None:
    value = describe("high", P("AhKh"), P("9h5h2hKcTd"))
    assert value.name.en == "flush, ace high"
    assert show_cards(value.cards) == "AhKh9h5h2h"


@pytest.mark.rule("rrop3:5.holdem.0b")
def test_the_board_may_be_played_at_holdem() -> None:
    board = P("AsKsQsJsTs")
    royal = high.score(board)
    assert best("high", P("2d2c"), board) == best("high", P("9s8s"), board) == royal
    assert show_cards(playing_cards("high", P("2d2c"), board)) == "AsKsQsJsTs"


@pytest.mark.rule("rrop3:6.omaha.0b")
def test_one_spade_in_the_hand_is_no_flush_at_omaha() -> None:
    hole, board = P("AsKd7c2h"), P("QsJs9s4s3d")
    assert best("high", hole, board, TWO) == high.score(P("AsKdQsJs9s"))
    assert show_cards(playing_cards("high", hole, board, TWO)) == "AsKdQsJs9s"


@pytest.mark.rule("rrop3:6.omaha.1")
def test_the_board_may_not_be_played_at_omaha() -> None:
    hole, board = P("2d2c3h4h"), P("AsKsQsJsTs")
    value = describe("high", hole, board, TWO)
    assert value.name.en == "pair of deuces"
    assert show_cards(value.cards) == "2d2cAsKsQs"


@pytest.mark.rule("rrop3:7.omaha8.0a", "rrop3:7.omaha8.2a")
@pytest.mark.parametrize(
    ("cards", "qualifies"),
    [("7s6d4h3cAs", 1), ("8s7s6s5s4s", 1), ("9s4d3h2cAs", 0), ("8s7d6h5c5s", 0)],
)
def test_a_low_is_five_different_ranks_up_to_eight(cards: str, qualifies: int) -> None:
    assert low.qualified(P(cards)) == bool(qualifies)
    assert (best("ace_to_five", P(cards), (), (), EIGHT) > UNQUALIFIED) == bool(qualifies)


@pytest.mark.rule("rrop3:7.omaha8.2a")
def test_without_a_qualifier_a_nine_low_can_win() -> None:
    nine, ten = P("9s4d3h2cAsKdQd"), P("Ts4c3d2hAdKhQh")
    assert best("ace_to_five", nine, (), (), EIGHT) == UNQUALIFIED
    assert best("ace_to_five", nine, ()) > best("ace_to_five", ten, ()) > UNQUALIFIED


@pytest.mark.rule("rrop3:7.omaha8.0b")
def test_high_and_low_may_use_different_hole_cards() -> None:
    hole, board = P("Ah2sKd4d"), P("Kh7s6s7d3s")
    assert show_cards(playing_cards("high", hole, board, TWO)) == "KhKd7s7dAh"
    assert show_cards(playing_cards("ace_to_five", hole, board, TWO, EIGHT)) == "7s6s3s2sAh"
    assert best("high", hole, board, TWO) == high.score(P("KhKd7s7dAh"))
    assert best("ace_to_five", hole, board, TWO, EIGHT) == low.ace_to_five(P("7s6s3s2sAh"))


@pytest.mark.rule("rrop3:8.stud.0b")
def test_the_best_five_of_seven_win_at_stud() -> None:
    full, two_pair = P("KhKd7s7c7d2h3s"), P("AcAsQdQh9c8s4d")
    assert best("high", full, ()) > best("high", two_pair, ())
    assert describe("high", full, ()).name.en == "full house, sevens full of kings"
    assert describe("high", two_pair, ()).name.en == "two pair, aces and queens"


@pytest.mark.rule("rrop3:8.stud.1b")
def test_suits_do_not_make_an_open_hand_better() -> None:
    assert high.score_open(P("Ah9c")) == high.score_open(P("Ad9s"))


def test_a_common_card_may_pair_an_open_hand() -> None:
    common = P("Jd")
    king_high, pair_of_jacks = P("KhQd9c4s"), P("JsTh8d2c")
    assert high.score_open(pair_of_jacks + common) > high.score_open(king_high + common)


@pytest.mark.rule("rrop3:9.jacks.10")
def test_ace_and_joker_are_a_pair_of_aces() -> None:
    straight, kept = P("AsJkKsQsTc"), P("AsJkKsQs")
    assert describe("high", straight, ()).name.en == "straight, ace high"
    assert describe("high", kept, ()).name.en == "pair of aces"


@pytest.mark.rule("rrop3:9.joker.2")
def test_the_joker_is_an_ace_or_fills_a_straight() -> None:
    assert wild.score(P("KhKd7c3sJk")) == high.score(P("KhKd7c3sAc"))
    assert wild.score(P("9s8d7c6hJk")) == high.score(P("9s8d7c6hTs"))
    assert describe("high", P("9s8d7c6hJk"), ()).name.en == "straight, ten high"


@pytest.mark.rule("rrop3:9.joker.2")
def test_the_joker_fills_a_straight_flush() -> None:
    assert wild.score(P("9s8s7s6sJk")) == high.score(P("Ts9s8s7s6s"))


@pytest.mark.rule("rrop3:9.joker.3")
def test_in_a_flush_the_joker_is_the_highest_card_not_held() -> None:
    assert wild.score(P("AsQs9s4sJk")) == high.score(P("AsKsQs9s4s"))
    assert wild.score(P("Ks9s4s2sJk")) == high.score(P("AsKs9s4s2s"))


@pytest.mark.rule("rrop3:9.joker.4")
def test_five_aces_beat_a_straight_flush() -> None:
    aces, straight_flush = P("AsAhAdAcJk"), P("KsQsJsTs9s")
    assert wild.score(aces) > wild.score(P("AsKsQsJsTs")) > wild.score(straight_flush)
    assert describe("high", aces, ()).name.en == "five aces"
