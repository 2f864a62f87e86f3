"""Robert's rules, sections 4, 11 and 12: how the button moves, hand after hand."""

import itertools

import pytest

from kit.blind_tables import BlindTable, places, posts


def six(button=1, small=2, big=3, **options):
    return BlindTable(1, 2, 3, 4, 5, 6, button=button, **options).long_after(button, small, big)


def dead(**options):
    return six(**options).choosing(button={"rule": "dead"})


@pytest.mark.rule("rrop3:4.blinds.0b")
@pytest.mark.parametrize("method", ["moving", "dead"])
def test_button_on_the_last_of_six_seats_goes_on_to_the_first(method):
    table = six(6, 1, 2).choosing(button={"rule": method})
    assert [table.deal().places.button for _ in range(7)] == [1, 2, 3, 4, 5, 6, 1]


@pytest.mark.rule("rrop3:4.blinds.1a", "rrop3:12.explanations.1a")
def test_moving_button_takes_two_big_blinds_and_then_a_small_one_on_the_button():
    table = six()
    table.leave("p3")
    hand = table.deal()
    assert places(hand)[0] == 2
    assert posts(hand) == ["4 big_blind 10", "5 big_blind 10"]
    hand = table.deal()
    assert posts(hand) == ["4 small_blind 5", "5 small_blind 5", "6 big_blind 10"]
    assert hand.places.button == 4
    assert posts(table.deal()) == ["6 small_blind 5", "1 big_blind 10"]


@pytest.mark.rule("rrop3:4.blinds.1a")
def test_first_hand_of_a_table_has_one_small_and_one_big_blind():
    assert posts(BlindTable(1, 2, 3, 5, button=2).deal()) == ["3 small_blind 5", "5 big_blind 10"]


@pytest.mark.rule("rrop3:4.blinds.1a")
def test_blind_that_two_departures_left_over_is_made_up_dead():
    table = six()
    table.leave("p2", "p3")
    assert posts(table.deal()) == ["4 big_blind 10", "5 big_blind 10", "6 big_blind 10"]
    hand = table.deal()
    assert posts(hand) == ["5 small_blind 5", "6 small_blind 5", "1 big_blind 10", "4 dead 5"]
    assert table.book.owes("p4") == ()


@pytest.mark.rule("rrop3:4.blinds.1b", "rrop3:12.explanations.1a")
def test_dead_button_passes_an_empty_seat_and_the_player_before_it_acts_last_twice():
    table = dead()
    table.leave("p3")
    hand = table.deal()
    assert places(hand) == (2, 3, 4)
    assert posts(hand) == ["4 big_blind 10"]
    assert hand.dealt_in[-1] == 2
    hand = table.deal()
    assert places(hand) == (3, 4, 5)
    assert posts(hand) == ["4 small_blind 5", "5 big_blind 10"]
    assert hand.dealt_in[-1] == 2


@pytest.mark.rule("rrop3:4.blinds.1")
def test_house_picks_the_method_between_hands():
    table = six()
    table.leave("p3")
    table.choosing(button={"rule": "dead"})
    assert posts(table.deal()) == ["4 big_blind 10"]


@pytest.mark.rule("rrop3:4.blinds.1")
@pytest.mark.parametrize("method", ["moving", "dead"])
def test_in_a_round_everybody_has_the_button_and_both_blinds_once(method):
    table = six().choosing(button={"rule": method})
    hands = [table.deal() for _ in range(6)]
    assert sorted(hand.places.button for hand in hands) == [1, 2, 3, 4, 5, 6]
    every = sorted(post for hand in hands for post in posts(hand))
    kinds = ("big_blind 10", "small_blind 5")
    assert every == sorted(f"{seat} {kind}" for seat in range(1, 7) for kind in kinds)


@pytest.mark.rule("rrop3:11.tournament.23")
def test_knocked_out_small_blind_leaves_a_dead_button():
    table = six(rules="rrop3_tournament", tournament=True)
    table.bust("p2")
    hand = table.deal()
    assert places(hand) == (2, 3, 4)
    assert hand.dealt_in[-1] == 1


@pytest.mark.rule("rrop3:11.tournament.10")
def test_absent_player_pays_both_blinds_of_a_round_and_is_always_dealt_in():
    table = BlindTable(*range(1, 10), button=1, chairs=9, rules="tda", tournament=True)
    table.away("p5")
    hands = [table.deal() for _ in range(9)]
    assert all(5 in hand.dealt_in for hand in hands)
    paid = [post.amount for hand in hands for post in hand.posts if post.seat == 5]
    assert sorted(paid) == [5, 10]


def test_F12_button_moves_on_from_a_player_who_sits_out():
    table = BlindTable(1, 2, 3, 4, button=1, chairs=4).long_after(1, 2, 3)
    table.away("p1")
    bigs = []
    for _ in range(8):
        hand = table.deal()
        bigs += [post.seat for post in hand.posts if post.kind == "big_blind"]
    assert all(one != other for one, other in itertools.pairwise(bigs))
    assert set(bigs) == {2, 3, 4}


def test_F12_big_blind_who_busts_leaves_the_small_blind_dead():
    table = dead()
    table.bust("p3")
    assert posts(table.deal()) == ["4 big_blind 10"]
