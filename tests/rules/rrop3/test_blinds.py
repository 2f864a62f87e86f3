"""Robert's rules, section 4: the button, the blinds and who acts first."""

import pytest

from croupier.cards import CARDS
from croupier.play import Post, Stakes
from croupier.play import events as ev
from croupier.table import Occupant, button_of_next, empty_table
from croupier.table.seats import Table
from kit.hands import deal

LIMIT = Stakes("limit", 10, 20, 5, 10)
CASH = "rrop3_cash"


def posts_of(hand):
    return [(post.seat, post.kind, post.amount) for post in hand.happened(ev.Posted)]


def folds(*seats):
    return [f"{seat} fold" for seat in seats]


@pytest.mark.rule("rrop3:4.blinds.0a")
def test_button_on_four_gets_its_cards_last_and_acts_last_on_the_flop():
    hand = deal(stacks=[500] * 6, stakes=LIMIT, button=4, rules=CASH, deck=CARDS)
    dealt = {event.seat: event.down for event in hand.happened(ev.HoleDealt)}
    assert [event.seat for event in hand.happened(ev.HoleDealt)] == [5, 6, 1, 2, 3, 4]
    assert dealt[5] == (CARDS[0], CARDS[6])
    assert dealt[4] == (CARDS[5], CARDS[11])
    hand.play("1 call", "2 call", "3 call", "4 call", "5 call", "6 check")
    turns = []
    while hand.menu.check:
        turns.append(hand.menu.seat)
        hand.play(f"{hand.menu.seat} check")
    assert turns == [5, 6, 1, 2, 3, 4] * 3


@pytest.mark.rule("rrop3:4.blinds.0a")
def test_button_moves_to_the_next_player_dealt_in():
    table = Table("one", "holdem", LIMIT, CASH, seats=6, buy_in=500)
    seating = empty_table(table)
    for seat in (2, 4, 5):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 500))
    assert button_of_next(seating) == 2


@pytest.mark.rule("rrop3:4.blinds.0c")
def test_live_blind_counts_in_a_call_and_dead_chips_do_not():
    hand = deal(stacks=[500] * 3, stakes=LIMIT, button=1, rules=CASH)
    hand.play("1 call")
    assert (hand.menu.seat, hand.menu.call) == (2, 5)
    order = [type(event) for event in hand.events[:3]]
    assert order == [ev.Posted, ev.Posted, ev.HoleDealt]
    posts = (Post(1, "dead", 5), Post(3, "big_blind", 10))
    dead = deal(stacks=[500] * 3, stakes=LIMIT, button=1, rules=CASH, posts=posts)
    assert (dead.menu.seat, dead.menu.call) == (1, 10)
    assert (dead.state.dead, dead.state.bets[1]) == (5, 0)
    dead.play("1 call")
    assert dead.state.stacks[1] == 485


@pytest.mark.rule("rrop3:4.blinds.0d")
def test_small_and_big_blind_are_the_two_seats_left_of_the_button():
    hand = deal(stacks=[500] * 6, stakes=LIMIT, button=2, rules=CASH)
    assert posts_of(hand) == [(3, "small_blind", 5), (4, "big_blind", 10)]


@pytest.mark.rule("rrop3:4.blinds.0d")
def test_three_blinds_are_the_three_seats_left_of_the_button():
    stakes = Stakes("limit", 10, 20, 5, 10, middle_blind=5)
    hand = deal(stacks=[500] * 6, stakes=stakes, button=2, rules=CASH)
    assert posts_of(hand) == [
        (3, "small_blind", 5),
        (4, "small_blind", 5),
        (5, "big_blind", 10),
    ]
    assert hand.menu.seat == 6
    three = deal(stacks=[500] * 3, stakes=stakes, button=3, rules=CASH)
    assert [post[0] for post in posts_of(three)] == [1, 2, 3]
    two = deal(stacks=[500] * 2, stakes=stakes, button=2, rules=CASH)
    assert posts_of(two) == [(2, "small_blind", 5), (1, "big_blind", 10)]


@pytest.mark.rule("rrop3:4.blinds.0e")
def test_left_of_the_big_blind_starts_and_later_the_first_left_of_the_button():
    hand = deal(stacks=[500] * 6, stakes=LIMIT, button=1, rules=CASH)
    assert posts_of(hand) == [(2, "small_blind", 5), (3, "big_blind", 10)]
    assert hand.menu.seat == 4
    hand.play("4 raise 20", "5 call", *folds(6, 1, 2, 3))
    assert hand.state.street == 1
    assert hand.menu.seat == 4


@pytest.mark.rule("rrop3:4.blinds.2")
def test_big_blind_that_nobody_raised_may_check_or_raise():
    hand = deal(stacks=[500] * 4, stakes=LIMIT, button=1, rules=CASH)
    hand.play("4 call", "1 call", "2 fold")
    menu = hand.menu
    assert (menu.seat, menu.check, menu.wager.choices) == (3, True, (20,))
    hand.play("3 raise 20")
    assert hand.menu.seat == 4


@pytest.mark.rule("rrop3:4.blinds.3")
def test_heads_up_the_button_posts_the_small_blind_and_acts_second_after_the_flop():
    hand = deal(stacks=[500, 500], stakes=LIMIT, button=1, rules=CASH)
    assert posts_of(hand) == [(1, "small_blind", 5), (2, "big_blind", 10)]
    assert hand.menu.seat == 1
    hand.play("1 call", "2 check")
    assert hand.state.street == 1
    assert hand.menu.seat == 2


@pytest.mark.rule("rrop3:4.blinds.10", "rrop3:4.blinds.0e")
def test_ten_posted_to_come_in_are_a_bet_that_its_owner_may_raise():
    blinds = (Post(2, "small_blind", 5), Post(3, "big_blind", 10), Post(6, "posted", 10))
    hand = deal(stacks=[500] * 6, stakes=LIMIT, button=1, rules=CASH, posts=blinds)
    assert hand.menu.seat == 4
    hand.play("4 call", "5 call")
    menu = hand.menu
    assert (menu.seat, menu.check, menu.call, menu.wager.choices) == (6, True, 0, (20,))
    hand.play("6 raise 20")
    assert hand.state.stacks[6] == 480
