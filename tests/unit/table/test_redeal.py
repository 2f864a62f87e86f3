"""After a misdeal the table is as it was before: the same hand is dealt again, and only then on."""

import random
from dataclasses import replace

import pytest

from croupier.floor.deal.deal_told import ButtonMisplaced
from croupier.floor.judge import judge
from croupier.floor.money_back import voided
from croupier.journal.codec import setup_to
from croupier.journal.seating import seating_from, seating_to
from croupier.play import AutoDealer, Carried, Fold, HandSetup, Post, begin, decide, evolve
from croupier.play.events import HandEnded
from croupier.play.irregular_events import ChipsRemoved, HandVoided
from croupier.play.setup import Stakes
from croupier.play.state import HandState
from croupier.table import (
    Occupant,
    Seating,
    Table,
    after_hand,
    away_before_the_blind,
    changed_seats,
    dealt_in_next,
    empty_table,
    new_game,
    next_deal,
    next_setup,
    refilled,
)
from croupier.table.deal import hand_ahead
from croupier.table.owed_blinds import BlindBook
from croupier.table.redeal import redealt
from kit.hands import with_options

CASH = Table("c", "holdem", Stakes("none", 10, 10, 5, 10), "rrop3_cash", 6, 1000)
TOURNAMENT = Table("t", "holdem", Stakes("none", 100, 100, 50, 100), "tda", 6, 1000)
JACKS = Table("j", "jacks", Stakes("limit", 5, 10, ante=2), "rrop3_cash", 6, 1000)
TABLES = pytest.mark.parametrize("table", [CASH, TOURNAMENT, JACKS], ids=lambda one: one.id)


def seated(table: Table, *seats: int) -> Seating:
    seating = empty_table(table)
    if table is TOURNAMENT:
        seating = replace(seating, blinds=BlindBook(table.seats, tournament=True))
    for seat in seats:
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 1000))
    return seating


def played(setup: HandSetup, folds: int = 9) -> HandState:
    """Everybody folds, or passes at jacks; not more than so many of them."""
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, random.Random(1))
    dealer.run(state)
    while state.actor and folds:
        for event in decide(state, Fold(state.actor)):
            evolve(state, event)
        dealer.run(state)
        folds -= 1
    return state


def misdealt(setup: HandSetup, *, redeal: bool = True) -> HandState:
    """One player folds, and then the hand counts for nothing."""
    state = played(setup, folds=1)
    evolve(state, voided(state, redeal=redeal))
    evolve(state, HandEnded())
    return state


def dealt(seating: Seating) -> tuple[HandSetup, Seating]:
    """The next hand, and the table with it on."""
    deal = next_deal(seating)
    assert deal is not None
    return deal.setup, deal.seating


def several_hands_old(table: Table, *seats: int) -> Seating:
    seating = seated(table, *seats)
    for _ in range(2):
        setup, seating = dealt(seating)
        seating = after_hand(seating, played(setup))
    return replace(seating, carried=(), passed_out=0)


@pytest.mark.rule("tda:35C")
@TABLES
def test_misdeal_is_dealt_again_with_button_blinds_and_players(table: Table) -> None:
    seating = several_hands_old(table, 1, 2, 4, 6)
    setup, on = dealt(seating)
    after = after_hand(on, misdealt(setup))
    assert (after.hand, after.button) == (seating.hand, seating.button)
    assert next_setup(after) == redealt(setup) == setup
    assert dealt_in_next(after) == (1, 2, 4, 6)


@pytest.mark.rule("tda:35C")
@TABLES
def test_after_the_hand_dealt_again_the_table_goes_on_as_after_the_first(table: Table) -> None:
    setup, on = dealt(several_hands_old(table, 1, 2, 4, 6))
    again, on_again = dealt(after_hand(on, misdealt(setup)))
    assert on_again.again is None
    once, twice = after_hand(on, played(setup)), after_hand(on_again, played(again))
    assert replace(twice, blinds=once.blinds) == once
    assert sorted(map(str, twice.blinds.sitters)) == sorted(map(str, once.blinds.sitters))
    assert next_setup(twice) == next_setup(once)


@pytest.mark.rule("tda:35C")
@TABLES
def test_misdeal_of_a_misdeal_is_the_same_hand_still(table: Table) -> None:
    setup, seating = dealt(several_hands_old(table, 1, 2, 4, 6))
    for _ in range(3):
        again, seating = dealt(after_hand(seating, misdealt(setup)))
        assert again == setup


@pytest.mark.rule("tda:35C")
@TABLES
def test_newcomer_and_a_new_level_wait_for_the_hand_after(table: Table) -> None:
    setup, on = dealt(several_hands_old(table, 1, 2, 4, 6))
    on = on.seated(3, Occupant("late", "Late", 1000)).wishing("late", "post")
    after = after_hand(on, misdealt(setup))
    later = replace(table, stakes=replace(table.stakes, small_bet=20, big_bet=20, ante=10))
    after = refilled(changed_seats(replace(after, table=later)))[0]
    deal = next_deal(after)
    assert deal is not None
    assert deal.setup == setup
    entry = deal.hand.of("late")
    assert (entry.dealt, entry.posts) == (False, ())
    assert deal.hand.of("p1").dealt
    following = next_setup(after_hand(deal.seating, played(deal.setup)))
    assert following is not None
    assert following.number == setup.number + 1
    assert following.stakes.ante == 10


def test_players_who_go_stay_for_the_hand_that_is_dealt_again() -> None:
    setup, on = dealt(several_hands_old(CASH, 1, 2, 4, 6))
    big = next(post.seat for post in setup.posts if post.kind == "big_blind")
    on = on.letting_go(2).sitting_out("p4", "hand").sitting_out(f"p{big}", "blind")
    after = away_before_the_blind(changed_seats(after_hand(on, misdealt(setup))))
    assert next_setup(after) == setup
    ahead = hand_ahead(after)
    assert ahead is not None
    assert ahead.places.big == big
    following = changed_seats(after_hand(*_on(after)))
    assert following.seats[2] is None
    fourth = following.seats[4]
    assert fourth is not None
    assert fourth.away


def _on(seating: Seating) -> tuple[Seating, HandState]:
    setup, on = dealt(seating)
    return on, played(setup)


def test_who_has_left_all_the_same_is_not_dealt_in_again() -> None:
    setup, on = dealt(several_hands_old(CASH, 1, 2, 4, 6))
    after = after_hand(on, misdealt(setup)).seated(2, None)
    again = next_setup(after)
    assert again is not None
    assert (again.number, again.button, again.stacks[2]) == (setup.number, setup.button, 0)
    assert 2 not in [post.seat for post in again.posts]
    for seat in (4, 6):
        after = after.seated(seat, None)
    assert next_deal(after) is None
    lonely = new_game(after)
    assert (lonely.again, lonely.hand) == (None, setup.number)


def test_table_with_a_misdeal_is_kept_in_the_journal() -> None:
    setup, on = dealt(several_hands_old(CASH, 1, 2, 4, 6))
    after = after_hand(on, misdealt(setup))
    body = seating_to(after)
    assert body["again"] == setup_to(setup)
    assert next_setup(seating_from(CASH, body)) == setup


def test_chips_that_left_the_game_are_not_dealt_for_again() -> None:
    setup, on = dealt(several_hands_old(CASH, 1, 2, 4, 6))
    state = played(setup, folds=1)
    evolve(state, ChipsRemoved(4, 100))
    evolve(state, voided(state, redeal=True))
    evolve(state, HandEnded())
    again = next_setup(after_hand(on, state))
    assert again is not None
    assert again.stacks[4] == setup.stacks[4] - 100
    assert again.stacks[1] == setup.stacks[1]


def test_carried_pot_is_carried_as_before() -> None:
    seating = several_hands_old(JACKS, 1, 2, 4)
    seating = replace(seating, carried=(Carried(18, (1, 2, 4)),), passed_out=2)
    setup, on = dealt(seating)
    after = after_hand(on, misdealt(setup))
    assert (after.carried, after.passed_out) == (seating.carried, 2)
    assert next_setup(after) == setup


def test_void_hand_whose_antes_went_back_is_not_passed_out() -> None:
    seating = several_hands_old(JACKS, 1, 2, 4)
    seating = replace(seating, carried=(Carried(6, (1, 2, 4)),), passed_out=1)
    setup, on = dealt(seating)
    after = after_hand(on, misdealt(setup, redeal=False))
    assert (after.hand, after.carried, after.passed_out) == (setup.number, setup.carried, 1)


@TABLES
def test_void_hand_that_is_not_dealt_again_moves_on(table: Table) -> None:
    setup, on = dealt(several_hands_old(table, 1, 2, 4, 6))
    state = played(setup, folds=1)
    void = voided(state, redeal=False)
    back = tuple((seat, chips) for seat, chips in void.returns if seat != 1)
    one = dict(void.returns).get(1, 0)
    kept = (Carried(one, (1, 2)),) if one else ()
    for event in (HandVoided(back, kept), HandEnded()):
        evolve(state, event)
    after = after_hand(on, state)
    assert (after.hand, after.button, after.carried) == (setup.number, setup.button, kept)
    following = next_setup(after)
    assert following is not None
    assert (following.number, following.carried) == (setup.number + 1, kept)
    assert following.button != setup.button


def test_house_that_keeps_nothing_of_a_misdeal_moves_on() -> None:
    loose = with_options("tda", misdeal={"redeal_identical": False})
    setup, on = dealt(several_hands_old(TOURNAMENT, 1, 2, 4, 6))
    after = after_hand(on, misdealt(replace(setup, house=loose)))
    assert after.again is None
    assert after.hand == setup.number


@pytest.mark.rule("rrop3:3.misdeals.1g")
def test_misdeal_by_the_button_is_dealt_again_from_the_right_seat() -> None:
    setup, on = dealt(several_hands_old(CASH, 1, 2, 3, 4, 5, 6))
    right = setup.button % 6 + 1
    state = played(setup, folds=1)
    made = judge(state, ButtonMisplaced(right))
    assert made.decision == "misdeal"
    evolve(state, made.remedies[0])  # type: ignore[arg-type]  # a fact, not an order
    evolve(state, HandEnded())
    after = after_hand(on, state)
    again, on_again = dealt(after)
    small, big = right % 6 + 1, (right + 1) % 6 + 1
    assert (again.number, again.button) == (setup.number, right)
    assert again.posts == (Post(small, "small_blind", 5), Post(big, "big_blind", 10))
    following = next_setup(after_hand(on_again, played(again)))
    assert following is not None
    assert following.button == small
    assert [post.seat for post in following.posts] == [big, big % 6 + 1]


@pytest.mark.rule("tda:34A")
@pytest.mark.parametrize("wrong_by", [1, -1])
def test_next_hand_goes_on_from_the_button_that_was_put_right(wrong_by: int) -> None:
    setup, on = dealt(several_hands_old(TOURNAMENT, 1, 2, 3, 4, 5, 6))
    right = (setup.button - wrong_by - 1) % 6 + 1
    state = played(setup, folds=1)
    made = judge(state, ButtonMisplaced(right))
    assert made.decision == "corrected"
    evolve(state, made.remedies[0])  # type: ignore[arg-type]  # a fact, not an order
    dealer = AutoDealer((), random.Random(1))
    dealer.run(state)
    while state.actor:
        for event in decide(state, Fold(state.actor)):
            evolve(state, event)
        dealer.run(state)
    after = after_hand(on, state)
    assert after.button == right
    assert after.blinds.travel == on.blinds.travel - wrong_by
    following = next_setup(after)
    assert following is not None
    places = [following.button, *[post.seat for post in following.posts[-2:]]]
    assert places == [right % 6 + 1, (right + 1) % 6 + 1, (right + 2) % 6 + 1]
