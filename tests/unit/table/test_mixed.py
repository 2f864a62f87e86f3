"""A mixed game: one round of the button each, and who chooses."""

import random
from dataclasses import replace

import pytest

from croupier.games import game
from croupier.play import AutoDealer, Fold, Stakes, begin, decide, evolve, menu
from croupier.play.actions import BringIn, Check, Draw
from croupier.play.state import HandState
from croupier.table import (
    Occupant,
    Seating,
    Table,
    after_hand,
    dealt_in_next,
    empty_table,
    game_of,
    may_choose,
    next_chooser,
    next_setup,
    next_turn,
    stakes_of,
)
from croupier.table.mixed import stakes_for
from croupier.table.seats import NO_WISH

MIXED = Stakes("limit", 10, 20, small_blind=5, big_blind=10, ante=2, bring_in=3)


def seated(id: str, *seats: int) -> Seating:
    seating = empty_table(Table(id, id, MIXED, "neutral", 6, 1000))
    for seat in seats:
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 1000))
    return seating


def passively(state: HandState) -> object:
    options = menu(state)
    if options.draw is not None:
        return Draw(options.seat)
    if options.bring_in:
        return BringIn(options.seat)
    return Check(options.seat) if options.check else Fold(options.seat)


def played(seating: Seating, seed: int = 1) -> Seating:
    """The table after one hand in which everybody gives way."""
    seating = next_turn(seating, dealt_in_next(seating))
    setup = next_setup(seating)
    assert setup is not None
    hand, dealer = begin(setup), AutoDealer.shuffled(setup, random.Random(seed))
    dealer.run(hand)
    while hand.actor:
        for event in decide(hand, passively(hand)):
            evolve(hand, event)
        dealer.run(hand)
    return after_hand(seating, hand)


@pytest.mark.rule("house:game.mixed")
def test_each_game_of_horse_lasts_until_all_have_had_the_button() -> None:
    seating, games = seated("horse", 1, 2, 4), []
    for hand in range(18):
        seating = played(seating, hand)
        games.append(game_of(seating).id)
    order = ["holdem", "omaha8", "razz", "stud", "stud8", "holdem"]
    assert games == [name for name in order for _ in range(3)]


def test_button_stays_while_the_mix_is_at_stud() -> None:
    seating, buttons = seated("horse", 1, 2, 4), []
    for hand in range(17):
        seating = played(seating, hand)
        buttons.append(seating.button)
    assert buttons[:6] == [1, 2, 4, 1, 2, 4]
    assert len(set(buttons[6:15])) == 1, "nine stud hands"
    assert buttons[15] == buttons[14] != buttons[16], "where the next hold'em hand wants it"


def test_every_game_of_a_mix_is_played_for_what_it_knows() -> None:
    stud = stakes_for(MIXED, game("stud"), "limit")
    assert (stud.ante, stud.bring_in, stud.big_blind, stud.small_bet) == (2, 3, 0, 10)
    holdem = stakes_for(MIXED, game("holdem"), "limit")
    assert (holdem.ante, holdem.bring_in, holdem.small_blind, holdem.big_blind) == (0, 0, 5, 10)
    big = stakes_for(MIXED, game("omaha"), "pot")
    assert (big.small_bet, big.big_bet, big.big_blind) == (10, 10, 10)
    assert stakes_of(seated("horse", 1, 2)).structure == "limit"


def test_choice_goes_round_the_table_at_dealers_choice() -> None:
    seating, choosers = seated("dealers_choice", 1, 2, 4), []
    for hand in range(9):
        if may_choose(seating) and not seating.hands_left:
            choosers.append(next_chooser(seating, dealt_in_next(seating)))
        seating = played(seating, hand)
    assert choosers == [1, 2, 4]


def test_game_somebody_chose_is_played_next() -> None:
    seating = replace(seated("dealers_choice", 1, 2), wish=8)
    seating = next_turn(seating, dealt_in_next(seating))
    assert game_of(seating).id == "razz"
    assert seating.wish == NO_WISH
