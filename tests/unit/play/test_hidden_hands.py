"""The dealer at a showdown of cards that nobody has told him."""

import random

from croupier.cards import HIDDEN
from croupier.games import game
from croupier.play.actions import Call, Check, Show
from croupier.play.dealer import AutoDealer, deck_for
from croupier.play.decide import decide
from croupier.play.evolve import begin, evolve
from croupier.play.forced import forced_posts
from croupier.play.menu import menu
from croupier.play.setup import HandSetup, Stakes
from croupier.play.state import HandState
from croupier.rulebook.house import house


def _at_the_showdown() -> tuple[HandState, AutoDealer]:
    """Two players have checked hidden hands to the end."""
    home, stakes = house("tda"), Stakes("none", 10, 10, small_blind=5, big_blind=10, unit=5)
    posts = tuple(forced_posts(game("holdem"), stakes, home, (1, 2), 0))
    setup = HandSetup(game("holdem"), stakes, home, (0, 500, 500), 2, posts)
    state = begin(setup)
    dealer = AutoDealer((HIDDEN,) * len(deck_for(setup)), random.Random(1))
    dealer.run(state)
    while state.phase == "betting":
        action = Check(state.actor) if menu(state).check else Call(state.actor)
        for event in decide(state, action):
            evolve(state, event)
        dealer.run(state)
    return state, dealer


def test_dealer_waits_for_the_owner_of_a_hand_that_he_does_not_know() -> None:
    state, dealer = _at_the_showdown()
    assert (state.phase, state.actor) == ("showing", 1)
    assert dealer.next_chore(state) == []
    dealer.scores = lambda seat, _share: seat
    assert dealer.run(state) == []


def test_showing_a_hand_without_its_cards_leaves_the_turn_where_it_is() -> None:
    state, dealer = _at_the_showdown()
    for event in decide(state, Show(state.actor)):
        evolve(state, event)
    assert dealer.run(state) == []
    assert (state.phase, state.actor) == ("showing", 1)
