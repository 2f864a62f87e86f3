"""The next hand of a table: it can be dealt, it says why, and nobody is refused in vain."""

import random

import pytest

from croupier.games import game
from croupier.play import AutoDealer, HandSetup, Stakes, begin
from croupier.table import Occupant, Table, button_of_next, empty_table
from croupier.table.entries import terms_of
from croupier.table.hand_without_blinds import antes_of, has_two_blinds
from croupier.table.next_hand import next_hand
from croupier.table.owed_blinds import BlindBook, forgotten, sits_down
from croupier.table.positions import Places as At
from croupier.table.positions import advance, button_after, covered, next_before
from croupier.table.why import RoomRefused
from kit.blind_tables import BlindTable, of, places, posts
from kit.hands import with_options

STAKES = Stakes("limit", 10, 20, 5, 10)


def begun(table, hand):
    """The hand as the game engine begins it."""
    stacks = tuple(500 if seat in hand.dealt_in else 0 for seat in range(table.book.chairs + 1))
    house = table.terms.house
    setup = HandSetup(game("holdem"), STAKES, house, stacks, hand.places.button, hand.posts)
    state = begin(setup)
    AutoDealer.shuffled(setup, random.Random(1)).run(state)
    return state


def six(**options):
    return BlindTable(1, 2, 3, 4, 5, 6, button=1, **options).long_after(1, 2, 3)


def test_two_big_blinds_and_none_are_owed_by_the_next_player_to_act():
    table = six()
    table.leave("p3")
    state = begun(table, table.deal())
    assert (state.actor, state.bets[4], state.bets[5]) == (6, 10, 10)
    state = begun(table, table.deal())
    assert (state.actor, state.bets[4], state.bets[5], state.bets[6]) == (1, 5, 5, 10)


def test_three_big_blinds_with_one_on_the_button_leave_the_first_word_left_of_the_last():
    table = six()
    table.leave("p2", "p3")
    state = begun(table, table.deal())
    assert state.actor == 1


def test_hand_with_the_button_on_an_empty_seat_is_dealt_from_its_left():
    table = six().choosing(button={"rule": "dead"})
    table.leave("p3")
    table.deal()
    hand = table.deal()
    state = begun(table, hand)
    assert (hand.places.button, hand.dealt_in, state.actor) == (3, (4, 5, 6, 1, 2), 6)


def test_missed_blinds_are_a_bet_and_dead_chips_in_the_hand():
    table = six()
    table.away("p5")
    for _ in range(4):
        table.deal()
    table.back("p5")
    state = begun(table, table.deal(p5="post"))
    assert (state.bets[5], state.dead, state.stacks[5]) == (10, 5, 485)


@pytest.mark.rule("rrop3:11.tournament.10")
def test_absent_player_is_charged_240_in_a_round_of_nine_at_50_100_with_an_ante_of_10():
    stakes = Stakes("none", 100, 100, 50, 100, ante=10)
    table = BlindTable(
        *range(1, 10), button=1, chairs=9, rules="rrop3_tournament", tournament=True
    ).choosing(button={"rule": "dead"})
    table.terms = terms_of(game("holdem"), stakes, table.terms.house)
    table.away("p5")
    paid = 0
    for _ in range(9):
        hand = table.deal()
        assert 5 in hand.dealt_in
        antes = antes_of(hand, game("holdem"), stakes, table.terms.house)
        paid += sum(post.amount for post in (*hand.posts, *antes) if post.seat == 5)
    assert (paid, 900 - paid) == (240, 660)


@pytest.mark.parametrize(("payer", "seat"), [("big_blind", 4), ("button", 2)])
def test_one_ante_for_the_table_is_paid_by_the_big_blind_or_the_button(payer, seat):
    table = six(rules="tda", tournament=True)
    table.bust("p3")
    hand = table.deal()
    house = with_options(table.terms.house, blinds={"ante_payer": payer})
    stakes = Stakes("none", 100, 100, 50, 100, ante=100)
    antes = antes_of(hand, game("holdem"), stakes, house)
    assert [(post.seat, post.kind, post.amount) for post in antes] == [(seat, "dead_ante", 100)]


def test_terms_are_those_of_the_game_and_the_house():
    house = with_options("rrop3_cash", blinds={"structure": "two_equal"})
    equal = terms_of(game("holdem"), STAKES, house)
    assert (equal.small, equal.big, equal.lowball, equal.price) == (10, 10, False, 10)
    low = terms_of(game("lowball_a5"), STAKES, house)
    assert (low.lowball, low.price, low.least_bet) == (True, 20, 10)
    assert has_two_blinds(game("holdem"), STAKES, house)
    assert not has_two_blinds(game("stud"), STAKES, house)


def test_every_answer_says_why_in_both_languages_with_its_articles():
    table = six()
    table.away("p5")
    for entry in table.deal().entries:
        assert entry.why.rules
        assert entry.why.text.en != entry.why.text.fr
        assert entry.why.facts["player"] == entry.player


def test_player_who_owes_is_told_what_coming_in_would_cost():
    table = six()
    table.away("p4")
    for _ in range(3):
        table.deal()
    table.back("p4")
    assert table.ahead("p4").offer == 15
    why = table.ahead("p4", "post").why
    assert why.text.en == "He posts the blinds he missed, 15."
    assert why.facts["owed"] == ("big", "small")


def test_game_of_one_player_and_one_who_waits_starts_again():
    table = BlindTable(1, 2, 4, button=1).long_after(1, 2, 4)
    table.away("p1")
    while table.deal().places.big != 2 or not table.book.owes("p1"):
        pass
    table.leave("p2")
    table.back("p1")
    hand = table.deal()
    assert posts(hand) == ["1 small_blind 5", "4 big_blind 10"]
    assert hand.restarted is not None
    assert table.book.owes("p1") == ()


def test_one_player_alone_is_not_dealt_in():
    table = BlindTable(1, button=1)
    assert next_hand(table.book, table.terms) is None


def test_first_hand_needs_a_button_that_was_drawn():
    book = sits_down(sits_down(BlindBook(6), "A", 1), "B", 2)
    with pytest.raises(RoomRefused, match="drawn"):
        next_hand(book, BlindTable(1, button=1).terms)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (lambda table: table.sit("N", 3), "not free"),
        (lambda table: table.sit("p3", 9), "has seat 3 already"),
        (lambda table: table.over("N", 3), "Nobody is absent"),
        (lambda table: table.over("p3", 4), "has seat 3 already"),
        (lambda table: table.move("p3", 4), "not free"),
        (lambda table: table.away("N"), "has no seat"),
    ],
)
def test_seat_that_cannot_be_had_is_refused_and_nothing_changes(wish, said):
    table = six(chairs=9)
    before = table.book
    with pytest.raises(RoomRefused, match=said):
        wish(table)
    assert table.book is before


def test_who_is_forgotten_is_new_when_he_comes_back():
    table = six()
    table.leave("p4")
    table.deal()
    assert table.book.owes("p4") == ("big",)
    table.book = forgotten(table.book, "p4")
    table.sit("p4", 4)
    assert table.book.sitter("p4").new


def test_missed_big_blinds_are_counted_by_round():
    table = six()
    table.away("p4")
    for _ in range(13):
        table.deal()
    assert table.book.missed_big_blinds("p4") == 3
    assert table.book.owes("p4") == ("big", "small")


def test_heads_up_becomes_a_game_of_three_without_anybody_paying_twice():
    for method in ("moving", "dead"):
        table = BlindTable(1, 4, button=1).long_after(1, 1, 4)
        table.choosing(button={"rule": method})
        table.sit("N", 5)
        hand = table.deal()
        assert posts(hand) == ["4 small_blind 5", "5 big_blind 10"]
        table = BlindTable(1, 4, button=1).long_after(1, 1, 4)
        table.sit("N", 2)
        hand = table.deal(N="post")
        assert places(hand) == (2, 4, 1)
        assert of(hand.of("N")) == [("posted", 10)]


@pytest.mark.parametrize("seed", range(20))
def test_button_moves_as_in_the_running_room_where_nobody_is_absent(seed):
    rng = random.Random(seed)
    chairs = rng.randint(2, 9)
    seats = sorted(rng.sample(range(1, chairs + 1), rng.randint(2, chairs)))
    table = Table("t", "holdem", Stakes("none", 10, 10, 5, 10), "online", chairs, 1000)
    seating = empty_table(table)
    for seat in seats:
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 1000))
    assert button_after(chairs, 0, seats) == button_of_next(seating) == seats[0]


def test_positions_are_counted_round_the_table():
    assert next_before(6, 1, (1, 3, 5)) == 5
    assert covered(6, 5, 2) == (6, 1, 2)
    assert covered(6, 5, 5) == ()
    assert advance(6, At(1, 2, 4, 5), 4, 3) == ()
