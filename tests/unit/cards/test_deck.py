from random import Random

import pytest

from croupier.cards import CARDS, DECKS, JOKER, shuffled


def test_the_standard_deck_has_each_of_52_cards_once() -> None:
    assert len(set(DECKS["standard"])) == len(DECKS["standard"]) == 52
    assert JOKER not in DECKS["standard"]


def test_the_joker_deck_has_one_card_more() -> None:
    assert DECKS["joker"] == (*CARDS, JOKER)


def test_shuffling_moves_cards_and_loses_none() -> None:
    deck = shuffled("joker", Random(1))
    assert deck != list(DECKS["joker"])
    assert sorted(deck) == list(DECKS["joker"])


def test_the_same_chance_gives_the_same_order() -> None:
    assert shuffled("standard", Random(7)) == shuffled("standard", Random(7))


def test_shuffling_leaves_the_deck_itself_in_order() -> None:
    shuffled("standard", Random(1))
    assert DECKS["standard"] == CARDS


def test_an_unknown_deck_is_an_error() -> None:
    with pytest.raises(KeyError):
        shuffled("pinochle", Random(1))
