"""The championship rules: the big blind advances, the last small blind has the button."""

import pytest

from kit.blind_tables import BlindTable, places, posts


def tournament(*seats, last=(1, 2, 3)):
    table = BlindTable(*seats, button=1, rules="championship", tournament=True)
    return table.long_after(*last)


@pytest.mark.rule("championship:blinds.1")
def test_big_blind_skips_empty_seats():
    hand = tournament(1, 2, 3, 5, 6).deal()
    assert places(hand) == (2, 3, 5)
    table = tournament(1, 2, 3, 4, 5, 6)
    table.bust("p3")
    table.bust("p4")
    hand = table.deal()
    assert places(hand)[::2] == (2, 5)
    assert posts(hand) == ["5 big_blind 10"]


@pytest.mark.rule("championship:blinds.2")
def test_last_small_blind_is_not_deprived_of_the_button():
    table = tournament(1, 2, 3, 4, 5, 6)
    table.bust("p3")
    assert table.deal().places.button == 2


@pytest.mark.rule("championship:blinds.2", "championship:blinds.1")
def test_button_alternates_heads_up():
    table = tournament(1, 4, last=(1, 1, 4))
    hand = table.deal()
    assert posts(hand) == ["4 small_blind 5", "1 big_blind 10"]
    assert hand.places.button == 4
    assert table.deal().places.button == 1
