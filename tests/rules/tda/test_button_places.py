"""The TDA rules: the dead button of tournaments, and the first hand of two."""

import pytest

from croupier.games import game
from croupier.play import Stakes
from croupier.table.hand_without_blinds import hand_without_blinds
from kit.blind_tables import BlindTable, places, posts


def tournament(*seats, last, chairs=6, rules="tda"):
    table = BlindTable(*seats, button=last[0], chairs=chairs, rules=rules, tournament=True)
    return table.long_after(*last)


@pytest.mark.rule("tda:32")
def test_big_blind_goes_on_when_the_small_or_the_big_blind_busts():
    table = tournament(1, 2, 3, 4, 5, 6, last=(1, 2, 3))
    table.bust("p2")
    hand = table.deal()
    assert places(hand) == (2, 3, 4)
    assert posts(hand) == ["3 small_blind 5", "4 big_blind 10"]
    table = tournament(1, 2, 3, 4, 5, 6, last=(1, 2, 3))
    table.bust("p3")
    hand = table.deal()
    assert hand.places.button == 2
    assert posts(hand) == ["4 big_blind 10"]


@pytest.mark.rule("tda:34Bb")
def test_button_busts_and_the_last_big_blind_has_button_and_small_blind():
    table = tournament(1, 2, 3, last=(1, 2, 3))
    table.bust("p1")
    hand = table.deal()
    assert hand.places.button == 3
    assert posts(hand) == ["3 small_blind 5", "2 big_blind 10"]
    assert hand.dealt_in == (2, 3)


@pytest.mark.rule("tda:34Bb")
@pytest.mark.parametrize("gone", ["p1", "p2", "p3"])
def test_nobody_pays_the_big_blind_twice_running_whoever_busts(gone):
    table = tournament(1, 2, 3, last=(1, 2, 3))
    table.bust(gone)
    bigs = [table.deal().places.big for _ in range(4)]
    assert bigs[0] != 3
    assert bigs[0] == bigs[2] != bigs[1] == bigs[3]


STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)


@pytest.mark.rule("tda:11B")
@pytest.mark.parametrize("method", ["moving", "dead"])
def test_button_moves_on_once_for_stud_and_waits_there_for_the_next_holdem_hand(method):
    table = tournament(1, 2, 3, 4, 5, 6, 7, 8, last=(3, 4, 5), chairs=8)
    table.choosing(button={"rule": method})
    assert table.deal().places.button == 4
    buttons = []
    for _ in range(8):
        hand = hand_without_blinds(table.book, game("stud"), STUD, table.terms.house, frozen=True)
        assert hand is not None
        assert {post.kind for post in hand.posts} == {"ante"}
        table.book = hand.book
        buttons.append(hand.places.button)
    assert buttons == [5] * 8
    hand = table.deal()
    assert places(hand) == (5, 6, 7)


@pytest.mark.rule("tda:11B")
def test_button_stays_through_stud_when_somebody_takes_a_seat_before_it():
    table = BlindTable(1, 2, 4, 6, 7, button=2, chairs=8).long_after(2, 4, 6)
    for seat in (3, 5):
        hand = hand_without_blinds(table.book, game("stud"), STUD, table.terms.house, frozen=True)
        assert hand is not None
        assert hand.places.button == 4
        table.book = hand.book
        table.sit(f"n{seat}", seat)
    assert table.deal().places.button == 4
