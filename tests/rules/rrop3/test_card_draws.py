"""Robert's rules, sections 2, 3 and 11: a card for the button, for a seat, for who moves."""

import pytest

from croupier.cards import parse_card, parse_cards
from croupier.games import game
from croupier.rulebook.house import house
from croupier.table.card_draws import by_card_drawn, first_button, one_card_each


def drawn(text):
    return dict(enumerate(parse_cards(text), start=1))


@pytest.mark.rule("rrop3:2.seating.6")
@pytest.mark.parametrize(
    ("id", "cards", "seat"),
    [
        ("holdem", "KhKd9s", 1),
        ("omaha8", "9sKdKh", 3),
        ("lowball_27", "2d2c7s", 2),
        ("lowball_a5", "2dAs7s", 2),
        ("razz", "2dAsAc", 3),
    ],
)
def test_first_button_goes_to_the_highest_card_by_suit_and_in_low_games_to_the_lowest(
    id, cards, seat
):
    assert first_button(drawn(cards), game(id), house("rrop3_cash")) == seat


@pytest.mark.rule("rrop3:11.tournament.22")
def test_first_button_of_a_tournament_goes_to_the_highest_card_dealt():
    cards = one_card_each((1, 2, 3, 4), parse_cards("QcQs7dJh"))
    for name in ("holdem", "lowball_27"):
        assert first_button(cards, game(name), house("rrop3_tournament")) == 2


@pytest.mark.rule("rrop3:3.ties.2a")
def test_one_card_each_begins_at_the_dealers_left_wherever_the_button_is():
    seats = (5, 6, 7, 8, 9, 1, 2, 3, 4)
    cards = one_card_each(seats, parse_cards("2c3c4c5c6c7c8c9cTcJc"))
    assert next(iter(cards.items())) == (1, parse_card("2c"))
    assert list(cards) == list(range(1, 10))
    assert by_card_drawn(cards)[-1] == 1


@pytest.mark.rule("rrop3:3.ties.2b")
def test_cards_drawn_give_the_button_of_a_new_table_and_the_order_of_seats():
    cards = drawn("9cJdJc")
    assert first_button(cards, game("holdem"), house("rrop3_cash")) == 2
    assert by_card_drawn(cards) == (2, 3, 1)


@pytest.mark.rule("rrop3:3.ties.1a")
def test_suits_part_equal_cards_and_nobody_draws_again():
    assert by_card_drawn(drawn("JcJsJdJh")) == (2, 4, 3, 1)


def test_too_few_cards_for_the_seats_are_an_error():
    with pytest.raises(ValueError, match="zip"):
        one_card_each((1, 2, 3), parse_cards("2c3c"))
