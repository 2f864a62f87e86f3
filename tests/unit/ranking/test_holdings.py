import pytest

from croupier.cards import CardError, parse_cards, show_cards
from croupier.ranking import UNQUALIFIED, best, high, playing_cards
from croupier.ranking.value import Scale

TWO = (2,)


def played(
    scale: Scale, hole: str, board: str = "", from_hole: tuple[int, ...] = (), highest: int = 0
) -> str:
    return show_cards(
        playing_cards(scale, parse_cards(hole), parse_cards(board), from_hole, highest)
    )


@pytest.mark.parametrize(
    ("hole", "board", "cards"),
    [
        ("Ks7d", "Kd7s9h2c", "KsKd7s7d9h"),
        ("7s7d", "7hKsKd2c3c", "7s7h7dKsKd"),
        ("As2d", "3c4h5sKdKh", "5s4h3c2dAs"),
        ("Ts9s", "8s7s6s2h2d", "Ts9s8s7s6s"),
        ("AhKd", "9c5s2d", "AhKd9c5s2d"),
        ("9h9d", "", "9h9d"),
        ("4h9d", "", "9d4h"),
        ("9s8d7c6h", "Jk", "Jk9s8d7c6h"),
        ("9s8d6h5c", "Jk", "9s8dJk6h5c"),
        ("AsQs9s4s", "Jk", "AsJkQs9s4s"),
        ("KhKd7c3s", "Jk", "KhKdJk7c3s"),
        ("As2d3c4h", "Jk", "Jk4h3c2dAs"),
        ("AsAdKcKh", "Jk", "JkAsAdKhKc"),
    ],
)
def test_playing_cards_are_in_reading_order(hole: str, board: str, cards: str) -> None:
    assert played("high", hole, board) == cards


@pytest.mark.parametrize(
    ("hole", "board", "cards"),
    [
        ("As8d", "6c4h3sKdKh", "8d6c4h3sAs"),
        ("As8d", "6c4hJk", "8d6c4hJkAs"),
        ("KhKd", "8d6c4h", "KhKd8d6c4h"),
        ("KhKd", "QdQcJk", "KhKdQdQcJk"),
    ],
)
def test_playing_cards_of_a_low_run_from_the_top_card(hole: str, board: str, cards: str) -> None:
    assert played("ace_to_five", hole, board) == cards


def test_of_cards_that_serve_alike_the_higher_suit_plays() -> None:
    assert played("high", "9h9c", "Ts8d7c6h2s") == "Ts9h8d7c6h"


def test_an_unqualified_low_plays_no_cards() -> None:
    assert played("ace_to_five", "As9d", "6c4h3sKdKh", (), 8) == ""


def test_a_low_of_fewer_than_five_cards_does_not_qualify() -> None:
    hand = parse_cards("As2d3c4h")
    assert best("ace_to_five", hand, ()) == UNQUALIFIED
    assert best("ace_to_five", hand, parse_cards("5s6s"), TWO) == UNQUALIFIED


def test_before_the_flop_two_of_four_hole_cards_count() -> None:
    assert best("high", parse_cards("AsAdAhKc"), (), TWO) == high.score(parse_cards("AsAd"))
    assert played("high", "KsKdQhQc", "", TWO) == "KsKd"


def test_on_the_flop_the_whole_board_counts() -> None:
    hole, flop = parse_cards("AsAdKhKc"), parse_cards("Ah7d7c")
    assert best("high", hole, flop, TWO) == high.score(parse_cards("AsAdAh7d7c"))


def test_three_of_a_board_of_four_alike_count() -> None:
    hole, board = parse_cards("AsKdQhJc"), parse_cards("7s7h7d7c")
    assert best("high", hole, board, TWO) == high.score(parse_cards("7s7h7dAsKd"))


def test_one_hole_card_is_taken_where_there_is_no_second() -> None:
    flop = parse_cards("Ah7d7c")
    assert best("high", parse_cards("As"), flop, TWO) == high.score(parse_cards("AsAh7d7c"))


def test_a_choice_of_how_many_hole_cards_takes_the_best() -> None:
    hole, board = parse_cards("As2d"), parse_cards("KsQsJsTs3d")
    assert best("high", hole, board, (0, 1, 2)) == best("high", hole, board)
    assert best("high", hole, board, (2,)) < best("high", hole, board)


def test_a_joker_counts_where_exactly_two_do() -> None:
    hole, board = parse_cards("AsJk3c4d"), parse_cards("AdAc2h9s9d")
    assert best("high", hole, board, TWO) == high.score(parse_cards("AsAhAdAc9s"))
    assert best("ace_to_five", hole, parse_cards("5d6c7hKsKd"), TWO, 8) > UNQUALIFIED


@pytest.mark.parametrize("from_hole", [(), TWO])
@pytest.mark.parametrize("scale", ["high", "ace_to_five"])
def test_a_hidden_card_is_never_ranked(scale: Scale, from_hole: tuple[int, ...]) -> None:
    with pytest.raises(CardError, match="cannot be scored"):
        best(scale, parse_cards("As????Kd"), parse_cards("2c3c4c"), from_hole)
