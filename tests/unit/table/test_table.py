"""A table between hands: the button, the seats, the stacks, a pot that nobody opened."""

import random
from dataclasses import replace

import pytest

from croupier.games import game
from croupier.play import AutoDealer, Carried, Check, Fold, Stakes, begin, decide, evolve, menu
from croupier.play.state import HandState
from croupier.table import (
    Occupant,
    Seating,
    Table,
    after_hand,
    button_of_next,
    changed_seats,
    empty_table,
    game_of,
    next_setup,
    refilled,
    stakes_of,
)

HOLDEM = Table("t", "holdem", Stakes("none", 10, 10, 5, 10), "online", 6, 1000)
JACKS = Table("j", "jacks", Stakes("limit", 5, 10, ante=2), "online", 6, 1000)


def with_players(table: Table, *seats: int, stack: int = 1000) -> Seating:
    seating = empty_table(table)
    for seat in seats:
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    return seating


def passed_around(seating: Seating, seed: int = 1) -> HandState:
    """A hand in which everybody checks or folds."""
    setup = next_setup(seating)
    assert setup is not None
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, random.Random(seed))
    dealer.run(state)
    while state.actor:
        action = Check(state.actor) if menu(state).check else Fold(state.actor)
        for event in decide(state, action):
            evolve(state, event)
        dealer.run(state)
    return state


def test_no_hand_with_one_player() -> None:
    assert next_setup(with_players(HOLDEM, 3)) is None


@pytest.mark.rule("rrop3:4.blinds.0a")
def test_button_passes_empty_seats_and_players_who_are_away() -> None:
    seating = replace(with_players(HOLDEM, 1, 3, 5, 6), button=1).absent(3, away=True)
    assert button_of_next(seating) == 5
    assert button_of_next(replace(seating, button=6)) == 1


def test_two_players_play_heads_up_with_the_small_blind_on_the_button() -> None:
    setup = next_setup(with_players(HOLDEM, 2, 5))
    assert setup is not None
    assert setup.button == 2
    assert [(post.seat, post.kind) for post in setup.posts] == [
        (2, "small_blind"),
        (5, "big_blind"),
    ]


def test_stacks_and_button_go_on_to_the_next_hand() -> None:
    seating = with_players(HOLDEM, 1, 2, 3)
    first = passed_around(seating)
    seating = after_hand(seating, first)
    assert [who.stack for _, who in seating.occupied()] == [1000, 995, 1005]
    second = next_setup(seating)
    assert second is not None
    assert (second.number, second.button) == (2, 2)


def test_player_without_chips_gets_the_buy_in_unless_away() -> None:
    seating = with_players(HOLDEM, 1, 2, 3, stack=0).absent(3, away=True)
    seating, filled = refilled(seating)
    assert filled == (1, 2)
    assert [who.stack for _, who in seating.occupied()] == [1000, 1000, 0]


@pytest.mark.rule("rrop3:9.jacks.1b")
def test_pot_nobody_opened_waits_for_those_who_were_in_it() -> None:
    seating = with_players(JACKS, 1, 2, 4)
    hand = passed_around(seating, seed=4)
    assert not hand.opened
    seating = after_hand(seating, hand)
    assert (seating.carried, seating.passed_out) == ((Carried(6, (1, 2, 4)),), 1)
    setup = next_setup(seating)
    assert setup is not None
    assert (setup.carried, setup.passed_out) == ((Carried(6, (1, 2, 4)),), 1)
    assert setup.button == 2
    assert sum(post.amount for post in setup.posts) == 6


@pytest.mark.rule("rrop3:9.jacks.1b")
def test_no_ante_is_due_after_three_hands_passed_out() -> None:
    seating = replace(with_players(JACKS, 1, 2, 4), carried=(Carried(18, (1, 2, 4)),), passed_out=3)
    setup = next_setup(seating)
    assert setup is not None
    assert setup.posts == ()
    assert begin(setup).pot == 18


def test_newcomer_does_not_inherit_the_right_to_a_carried_pot() -> None:
    seating = replace(with_players(JACKS, 1, 2), carried=(Carried(4, (1, 2)),))
    seating = seating.seated(2, Occupant("new", "New", 1000))
    assert seating.carried == (Carried(4, (1,)),)
    stack = seating.seats[1]
    assert stack is not None
    assert seating.seated(1, replace(stack, stack=5)).carried == (Carried(4, (1,)),)


def test_player_waiting_for_a_bots_seat_gets_it_between_hands() -> None:
    seating = empty_table(HOLDEM).seated(2, Occupant("bot", "Ada", 1200, bot=True))
    seating = seating.expecting(2, Occupant("p", "Zoé", 1000))
    assert seating.waits_for("p") == 2
    seating = changed_seats(seating)
    assert seating.seat_of("p") == 2
    assert seating.seat_of("bot") == 0


def test_player_who_leaves_frees_his_seat_between_hands() -> None:
    seating = changed_seats(with_players(HOLDEM, 1, 2).letting_go(2))
    assert seating.free_seats() == (2, 3, 4, 5, 6)


def test_chips_at_the_table_stay_the_same_over_many_hands() -> None:
    seating = with_players(JACKS, 1, 2, 3, 5)
    for seed in range(30):
        seating = after_hand(seating, passed_around(seating, seed))
        stacks = sum(who.stack for _, who in seating.occupied())
        assert stacks + sum(pot.amount for pot in seating.carried) == 4000


def test_table_of_one_game_plays_it() -> None:
    assert game_of(empty_table(HOLDEM)) is game("holdem")
    assert stakes_of(empty_table(HOLDEM)) == HOLDEM.stakes
