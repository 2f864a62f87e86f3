"""Robert's rules, section 4: who comes in, who owes what, and what a change of seats costs."""

import pytest

from croupier.table.owed_blinds import check_own_blind
from croupier.table.why import RoomRefused
from kit.blind_tables import BlindTable, of, posts


def table_of(*seats, places, chairs=9, rules="rrop3_cash", **options):
    """A table with these players; the last hand had these places."""
    table = BlindTable(*seats, button=places[0], chairs=chairs, rules=rules, **options)
    return table.long_after(*places)


METHODS = pytest.mark.parametrize("method", ["moving", "dead"])


@METHODS
@pytest.mark.rule("rrop3:4.blinds.4", "rrop3:4.blinds.6a")
def test_new_player_three_hands_before_his_big_blind_is_asked_to_wait_or_post_10(method):
    table = table_of(1, 2, 3, 4, 5, 7, 8, places=(1, 2, 3), chairs=8)
    table.choosing(button={"rule": method})
    table.sit("N", 6)
    waiting = table.ahead("N")
    assert (waiting.dealt, waiting.offer) == (False, 10)
    hand = table.deal(N="post")
    assert 6 in hand.dealt_in
    assert of(hand.of("N")) == [("posted", 10)]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.5")
def test_new_player_who_waits_gets_his_first_cards_on_the_big_blind(method):
    table = table_of(1, 2, 3, 4, 5, 7, 8, places=(1, 2, 3), chairs=8)
    table.choosing(button={"rule": method})
    table.sit("N", 6)
    hands = [table.deal() for _ in range(3)]
    assert [6 in hand.dealt_in for hand in hands] == [False, False, True]
    assert of(hands[-1].of("N")) == [("big_blind", 10)]


@pytest.mark.rule("rrop3:4.blinds.6b")
def test_new_player_at_lowball_posts_20():
    table = table_of(1, 2, 3, 4, 5, places=(1, 2, 3), chairs=8, lowball=True)
    table.sit("N", 7)
    assert table.ahead("N").offer == 20
    assert of(table.ahead("N", "post")) == [("posted", 20)]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.7")
def test_new_player_who_let_blinds_and_button_pass_owes_10_and_not_15(method):
    table = table_of(1, 2, 3, 5, 6, places=(1, 2, 3), chairs=6)
    table.choosing(button={"rule": method})
    table.sit("N", 4)
    table.away("N")
    for _ in range(4):
        table.deal()
    table.back("N")
    assert of(table.ahead("N", "post")) == [("posted", 10)]


@pytest.mark.rule("rrop3:4.blinds.8")
def test_who_plays_over_is_new_whatever_the_owner_of_the_seat_had_paid():
    table = table_of(1, 2, 3, 4, 5, 6, places=(4, 5, 6))
    table.away("p3")
    table.over("Q", 3)
    assert table.ahead("Q").offer == 10
    hand = table.deal(Q="post")
    assert of(hand.of("Q")) == [("posted", 10)]
    assert not hand.of("p3").dealt
    table.deal()
    table.deal()
    assert table.book.owes("Q") == ()
    with pytest.raises(RoomRefused, match="plays over"):
        table.back("p3")
    table.leave("Q")
    table.back("p3")
    assert table.book.owes("p3") == ("big",)


@METHODS
@pytest.mark.rule("rrop3:4.blinds.9")
def test_nobody_comes_in_between_the_blinds_until_the_button_is_past(method):
    table = table_of(1, 2, 3, 4, 6, 7, 8, places=(3, 4, 6))
    table.choosing(button={"rule": method})
    table.sit("N", 5)
    blocked = table.ahead("N", "post")
    assert (blocked.dealt, blocked.offer, blocked.why.rules) == (False, 0, ("rrop3:4.blinds.9",))
    assert not table.deal(N="post").of("N").dealt
    hand = table.deal(N="post")
    assert hand.places.button == 6
    assert of(hand.of("N")) == [("posted", 10)]


@METHODS
@pytest.mark.rule("rrop3:12.explanations.3")
def test_dealers_trained_for_it_let_him_in_for_15_by_the_time_the_button_is_past(method):
    table = table_of(1, 2, 3, 4, 6, 7, 8, places=(3, 4, 6))
    table.choosing(button={"rule": method}, blinds={"between_blinds_entry": True})
    table.sit("N", 5)
    hands = [table.deal(N="post") for _ in range(3)]
    assert 5 in hands[0].dealt_in
    paid = sum(post.amount for hand in hands for post in hand.posts if post.seat == 5)
    assert paid == 15
    assert all("big_blind" in {post.kind for post in hand.posts} for hand in hands[1:])
    others = [post for hand in hands for post in hand.posts if post.seat != 5]
    assert len({(post.seat, post.kind) for post in others}) == len(others), "nobody pays twice"


@METHODS
@pytest.mark.rule("rrop3:12.explanations.3")
@pytest.mark.parametrize("trained", [False, True])
def test_who_sits_between_blinds_that_are_up_is_dealt_in_on_this_hand_or_waits(method, trained):
    table = table_of(2, 3, 4, 6, 7, 8, places=(2, 3, 4), chairs=8)
    table.choosing(button={"rule": method}, blinds={"between_blinds_entry": trained})
    table.sit("N", 5, blinds_set=True)
    hands = [table.deal(N="post") for _ in range(4)]
    assert hands[0].of("N").dealt == trained
    paid = [sum(post.amount for post in hand.of("N").posts) for hand in hands]
    assert sum(paid) == (15 if trained else 10)
    if not trained:
        assert paid == [0, 0, 10, 0]


@METHODS
@pytest.mark.rule("rrop3:12.explanations.3")
def test_returning_player_is_let_in_between_the_blinds_for_both_of_them(method):
    table = table_of(1, 2, 3, 4, 5, 6, 7, places=(1, 2, 3), chairs=7)
    table.choosing(button={"rule": method}, blinds={"between_blinds_entry": True})
    table.away("p5")
    for _ in range(2):
        table.deal()
    table.back("p5")
    hands = [table.deal(p5="post") for _ in range(3)]
    assert all(hand.of("p5").dealt for hand in hands)
    assert sum(post.amount for hand in hands for post in hand.of("p5").posts) == 15


def away_for_both(method="moving"):
    """P in seat 4 misses both blinds; the button is just behind him."""
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3), chairs=6)
    table.choosing(button={"rule": method})
    table.away("p4")
    for _ in range(3):
        table.deal()
    table.back("p4")
    return table


@METHODS
@pytest.mark.rule("rrop3:4.blinds.11a", "rrop3:4.blinds.11b")
def test_who_missed_both_blinds_posts_10_live_and_5_dead(method):
    table = away_for_both(method)
    assert table.ahead("p4").offer == 15
    assert of(table.ahead("p4", "post")) == [("posted", 10), ("dead", 5)]
    table.deal(p4="post")
    assert table.book.debts == frozenset()


@METHODS
@pytest.mark.rule("rrop3:4.blinds.11a")
def test_waiting_for_the_big_blind_clears_the_debt(method):
    table = away_for_both(method)
    mine = [table.deal().of("p4") for _ in range(3)]
    assert [entry.dealt for entry in mine] == [False, False, True]
    assert of(mine[-1]) == [("big_blind", 10)]
    assert table.book.owes("p4") == ()


@METHODS
@pytest.mark.rule("rrop3:4.blinds.13")
def test_player_who_lost_all_owes_the_blinds_that_passed_while_he_bought_chips(method):
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3), chairs=6)
    table.choosing(button={"rule": method})
    table.bust("p4")
    for _ in range(3):
        assert not table.deal().of("p4").dealt
    table.rebuy("p4")
    assert of(table.ahead("p4", "post")) == [("posted", 10), ("dead", 5)]
    assert not table.ahead("p4").dealt


@pytest.mark.rule("rrop3:4.blinds.14")
def test_starting_phase_ends_when_the_button_is_back_where_it_began():
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1, chairs=7)
    for _ in range(6):
        table.deal()
    assert table.book.round == 0
    table.sit("N", 7)
    entry = table.ahead("N")
    assert (entry.dealt, entry.offer) == (False, 10)
    table.deal()
    assert table.book.round == 1


@METHODS
@pytest.mark.rule("rrop3:4.blinds.15")
def test_who_drew_for_the_button_and_was_away_for_both_blinds_owes_15(method):
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1)
    table.choosing(button={"rule": method})
    table.away("p4")
    for _ in range(4):
        table.deal()
    table.back("p4")
    assert table.ahead("p4").offer == 15
    assert of(table.ahead("p4", "post")) == [("posted", 10), ("dead", 5)]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.16")
def test_newcomer_of_the_first_round_is_free_where_no_blind_has_passed(method):
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1, chairs=9)
    table.choosing(button={"rule": method})
    table.deal()
    table.sit("N", 7)
    mine = table.deal().of("N")
    assert (mine.dealt, mine.posts) == (True, ())
    table.deal()
    table.leave("p2")
    table.sit("M", 2)
    waiting = table.ahead("M")
    assert (waiting.dealt, waiting.offer) == (False, 10)


@METHODS
@pytest.mark.rule("rrop3:4.blinds.17")
def test_seat_change_at_a_new_table_is_free_where_no_blind_has_passed(method):
    table = BlindTable(1, 2, 3, 4, 5, 6, 7, 8, button=1, chairs=9)
    table.choosing(button={"rule": method})
    for _ in range(3):
        table.deal()
    table.move("p7", 9)
    mine = table.deal().of("p7")
    assert (mine.dealt, mine.posts) == (True, ())
    table = BlindTable(1, 2, 3, 4, 5, 6, 7, 8, button=1, chairs=9)
    for _ in range(3):
        table.deal()
    table.leave("p2")
    table.move("p7", 2)
    assert not table.ahead("p7").dealt


def moved_away(**options):
    """P was 2 hands from his big blind in seat 5 and moves to seat 8, 4 hands from it."""
    table = table_of(1, 2, 3, 4, 5, 6, 7, 9, places=(1, 2, 3), **options)
    table.move("p5", 8)
    return table


@METHODS
@pytest.mark.rule("rrop3:4.blinds.18a")
def test_who_moves_two_active_seats_away_waits_two_hands(method):
    table = moved_away().choosing(button={"rule": method})
    mine = [table.deal().of("p5") for _ in range(3)]
    assert [entry.dealt for entry in mine] == [False, False, True]
    assert all(entry.posts == () for entry in mine)


@METHODS
@pytest.mark.rule("rrop3:4.blinds.18a")
def test_who_moves_closer_to_the_big_blind_waits_for_nothing(method):
    table = table_of(1, 2, 3, 5, 6, places=(1, 2, 3)).choosing(button={"rule": method})
    table.move("p6", 4)
    assert of(table.deal().of("p6")) == [("big_blind", 10)]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.18b")
def test_who_moved_away_may_post_10_rather_than_wait(method):
    table = moved_away().choosing(button={"rule": method})
    assert table.ahead("p5").offer == 10
    assert of(table.deal(p5="post").of("p5")) == [("posted", 10)]
    assert table.deal().of("p5").dealt


@pytest.mark.rule("rrop3:4.blinds.18c")
def test_who_moved_away_at_lowball_posts_20_or_waits():
    assert of(moved_away(lowball=True).ahead("p5", "post")) == [("posted", 20)]
    table = moved_away(lowball=True)
    assert [table.deal().of("p5").dealt for _ in range(3)] == [False, False, True]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.18c")
def test_who_moved_away_is_let_in_by_the_big_blind_if_that_comes_first(method):
    table = moved_away(lowball=True).choosing(button={"rule": method})
    table.leave("p4", "p6", "p7")
    assert of(table.deal().of("p5")) == [("big_blind", 10)]


@METHODS
@pytest.mark.rule("rrop3:4.blinds.19")
def test_who_played_the_button_and_moved_lets_the_blinds_pass_and_pays_nothing(method):
    table = table_of(1, 2, 3, 4, 6, 7, places=(1, 2, 3)).choosing(button={"rule": method})
    table.move("p1", 5)
    mine = []
    for _ in range(6):
        hand = table.deal(p1="wait")
        mine.append((hand.places.button, hand.of("p1").dealt, of(hand.of("p1"))))
    assert [button for button, _, _ in mine[:4]] == [2, 3, 4, 6]
    assert [dealt for _, dealt, _ in mine] == [False, False, False, True, True, True]
    assert mine[3] == (6, True, [])
    assert table.book.debts == frozenset()


@pytest.mark.rule("rrop3:4.blinds.19")
def test_who_had_the_button_and_moved_closer_to_the_big_blind_may_play_at_once_too():
    table = table_of(1, 2, 3, 4, 6, 7, places=(1, 2, 3))
    table.move("p1", 5)
    mine = table.deal().of("p1")
    assert (mine.dealt, mine.posts) == (True, ()), "he need not ask: to let them pass is his right"


@pytest.mark.rule("rrop3:4.blinds.19")
def test_blinds_may_pass_who_dealt_off_only_once():
    table = table_of(1, 2, 3, 4, 6, 7, places=(1, 2, 3))
    table.move("p1", 5)
    table.away("p1")
    for _ in range(5 + 6):
        table.deal()
    assert table.book.owes("p1") == ("big", "small")


@pytest.mark.rule("rrop3:2.procedures.13")
def test_blind_cannot_be_paid_for_another_and_a_player_without_chips_is_not_dealt_in():
    table = table_of(1, 2, 3, 4, 5, places=(1, 2, 3), chairs=5)
    table.bust("p4")
    assert not table.deal().of("p4").dealt
    with pytest.raises(RoomRefused, match="p5 may not pay"):
        check_own_blind("p5", "p4")
    check_own_blind("p4", "p4")


def test_small_blind_is_not_escaped_by_moving_or_standing_up_after_the_big_one():
    table = table_of(1, 2, 3, 5, 6, places=(1, 2, 3))
    table.move("p3", 8)
    assert of(table.ahead("p3", "post")) == [("dead", 5)]
    table = table_of(1, 2, 3, 5, 6, places=(1, 2, 3))
    table.leave("p3")
    table.deal()
    table.sit("p3", 3)
    assert table.book.owes("p3") == ("small",)


def test_F13_who_missed_only_the_small_blind_posts_it_dead():
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3), chairs=6)
    table.away("p3")
    table.deal()
    table.deal()
    table.back("p3")
    assert of(table.ahead("p3", "post")) == [("dead", 5)]


def test_F15_sit_in_and_out_ten_times_is_one_state_and_the_next_legal_hand():
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3), chairs=6)
    before = table.book
    for _ in range(10):
        table.away("p5")
        table.away("p5")
        table.back("p5")
        table.back("p5")
    assert sorted(table.book.sitters, key=lambda one: one.seat) == list(before.sitters)
    assert table.deal().of("p5").dealt


def test_F16_who_sits_out_and_leaves_is_neither_dealt_in_nor_charged():
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3), chairs=6)
    table.away("p4")
    table.leave("p4")
    for _ in range(7):
        hand = table.deal()
        assert 4 not in hand.dealt_in
        assert not [post for post in posts(hand) if post.startswith("4 ")]


def test_F29_people_who_come_and_go_do_not_keep_a_game_from_starting():
    table = table_of(1, 2, places=(1, 1, 2), chairs=6)
    for _ in range(10):
        table.leave("p2")
        table.sit("N", 2)
        assert table.deal().dealt_in in ((1, 2), (2, 1))
        table.leave("N")
        table.sit("p2", 2)
        assert table.deal().dealt_in in ((1, 2), (2, 1))


@METHODS
@pytest.mark.rule("rrop3:4.blinds.4")
def test_who_left_the_game_for_more_than_a_round_is_new_when_he_comes_back(method):
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3)).choosing(button={"rule": method})
    table.leave("p6")
    for _ in range(4):
        table.deal()
    assert table.book.owes("p6") == ("big", "small"), "he does not dodge this round’s blinds"
    for _ in range(6):
        table.deal()
    assert table.book.owes("p6") == ()
    table.sit("p6", 6)
    assert of(table.ahead("p6", "post")) == [("posted", 10)]


@pytest.mark.rule("rrop3:4.blinds.8")
def test_who_owed_blinds_and_plays_over_somebody_counts_as_new():
    table = table_of(1, 2, 3, 4, 5, 6, places=(1, 2, 3))
    table.leave("p6")
    for _ in range(4):
        table.deal()
    table.away("p1")
    table.deal()
    table.over("p6", 1)
    assert of(table.ahead("p6", "post")) == [("posted", 10)]


@pytest.mark.rule("rrop3:4.blinds.9")
def test_newcomer_on_the_seat_of_a_dead_button_waits_until_it_has_moved_on():
    table = table_of(1, 2, 3, 4, 5, 6, places=(2, 3, 4)).choosing(button={"rule": "dead"})
    table.leave("p3")
    table.sit("N", 3)
    hand = table.deal(N="post")
    assert hand.places.button == 3
    assert not hand.of("N").dealt
    assert of(table.deal(N="post").of("N")) == [("posted", 10)]


@pytest.mark.rule("rrop3:4.blinds.1a")
def test_moving_button_of_two_goes_on_to_a_player_when_a_third_posts_to_come_in():
    table = table_of(1, 7, 8, 9, places=(7, 8, 9), chairs=9).choosing(button={"rule": "moving"})
    table.sit("N", 2)
    table.leave("p8", "p9")
    hand = table.deal(N="post")
    assert (hand.places.button, hand.dealt_in) == (1, (2, 7, 1))
    assert posts(hand) == ["1 big_blind 10", "7 big_blind 10", "2 posted 10"]
