"""Situations from real floors between hands: button, blinds, newcomers, missed blinds."""

import pytest

from kit.blind_tables import BlindTable, of, places, posts


def test_c194_seat_5_busts_as_big_blind_and_the_button_comes_to_its_empty_seat() -> None:
    for rules in ("tda", "rrop3_tournament"):
        table = BlindTable(1, 2, 3, 4, 5, 6, button=3, rules=rules, tournament=True)
        table.long_after(3, 4, 5)
        table.bust("p5")
        hand = table.deal()
        assert (hand.places.button, posts(hand)) == (4, ["6 big_blind 10"])
        assert places(table.deal()) == (5, 6, 1)


def test_c196_small_blind_busts_and_the_last_big_blind_takes_the_button() -> None:
    table = BlindTable(1, 2, 3, button=1, rules="tda", tournament=True).long_after(1, 2, 3)
    table.bust("p2")
    hand = table.deal()
    assert hand.places.button == 3
    assert posts(hand) == ["3 small_blind 5", "1 big_blind 10"]


@pytest.mark.parametrize("method", ["moving", "dead"])
def test_c204_newcomer_between_the_blinds_waits_and_right_of_the_button_posts(method: str) -> None:
    table = BlindTable(2, 3, 5, 6, 7, 8, button=8, chairs=8).long_after(8, 2, 3)
    table.choosing(button={"rule": method})
    table.sit("N", 4, blinds_set=True)
    table.sit("M", 1, blinds_set=True)
    hand = table.deal(N="post", M="post")
    assert places(hand) == (2, 3, 5)
    assert of(hand.of("M")) == [("posted", 10)]
    assert not hand.of("N").dealt
    assert not table.deal(N="post").of("N").dealt, "button 3 is not past seat 4"
    hand = table.deal(N="post")
    assert hand.places.button == 5
    assert of(hand.of("N")) == [("posted", 10)]


def test_c206_who_paid_the_big_blind_and_missed_the_small_one_owes_5() -> None:
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1).long_after(1, 2, 3)
    table.away("p3")
    table.deal()
    table.deal()
    table.back("p3")
    waiting = table.ahead("p3")
    assert (waiting.offer, waiting.dealt, waiting.why.rules) == (5, False, ("rrop3:4.blinds.11a",))
    assert of(table.ahead("p3", "post")) == [("dead", 5)]


def test_c208_who_lost_his_chips_on_the_cutoff_makes_up_10_live_and_5_dead() -> None:
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1).long_after(1, 2, 3)
    table.bust("p6")
    for _ in range(5):
        table.deal()
    table.rebuy("p6")
    assert of(table.ahead("p6", "post")) == [("posted", 10), ("dead", 5)]
