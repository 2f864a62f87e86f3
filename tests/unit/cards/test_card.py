import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import (
    CARDS,
    HIDDEN,
    JOKER,
    Card,
    CardError,
    parse_card,
    parse_cards,
    show_cards,
)

ANY_CARD = st.sampled_from([*CARDS, JOKER, HIDDEN])


def test_the_lowest_card_is_the_deuce_of_clubs_and_the_highest_the_ace_of_spades() -> None:
    assert [str(CARDS[0]), str(CARDS[51])] == ["2c", "As"]


def test_a_card_knows_its_rank_and_its_suit() -> None:
    queen = parse_card("Qh")
    assert (queen.rank, queen.suit) == (10, 2)
    assert queen == 42


def test_cards_sort_by_rank_then_by_suit() -> None:
    assert show_cards(sorted(parse_cards("AcKsKd2h"))) == "2hKdKsAc"


def test_a_card_shows_as_its_text() -> None:
    assert f"{parse_card('Td')!s} {parse_card('Td')!r}" == "Td Td"


@given(ANY_CARD)
def test_every_card_is_read_back_from_its_text(card: Card) -> None:
    assert parse_card(str(card)) == card


@given(ANY_CARD)
def test_a_card_survives_copying_and_pickling(card: Card) -> None:
    for again in (copy.deepcopy(card), pickle.loads(pickle.dumps(card))):  # noqa: S301 - our own
        assert again == card
        assert type(again) is Card


@given(st.lists(ANY_CARD))
def test_several_cards_are_read_back_from_their_text(cards: list[Card]) -> None:
    assert parse_cards(show_cards(cards)) == tuple(cards)


def test_spaces_between_cards_do_not_matter() -> None:
    assert parse_cards(" AsKd ??\nJk") == (CARDS[51], CARDS[45], HIDDEN, JOKER)


@pytest.mark.parametrize("text", ["", "A", "as", "1s", "10s", "Ax", "JK", "As "])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(CardError, match=f"{text!r} is no card"):
        parse_card(text)


def test_the_bad_part_of_several_is_named() -> None:
    with pytest.raises(CardError, match="'Kx' is no card"):
        parse_cards("As Kx Qd")


def test_half_a_card_is_no_card() -> None:
    with pytest.raises(CardError, match="'K' is no card"):
        parse_cards("AsK")


@pytest.mark.parametrize("number", [-2, 53])
def test_a_number_out_of_range_is_no_card(number: int) -> None:
    with pytest.raises(CardError, match=f"no card has the number {number}"):
        Card(number)
