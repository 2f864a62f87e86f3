"""What a table tells of the occasion on which a house is used."""

from dataclasses import replace

import pytest

from croupier.games import game, game_ids
from croupier.play.forced import seats_allowed
from croupier.play.occasions import occasion
from croupier.play.setup import Stakes
from croupier.rulebook.house import house
from croupier.table.demo_stakes import demo_stakes

NEUTRAL = house("neutral")
NO_LIMIT = Stakes("none", 10, 10, small_blind=5, big_blind=10, unit=5)


def test_a_holdem_table_tells_its_blinds_its_least_bet_and_its_cards():
    at = occasion(game("holdem"), NO_LIMIT, NEUTRAL, 6)
    assert (at.structure, at.family, at.players, at.unit) == ("none", "flop", 6, 5)
    assert (at.least_bet, at.small_blind, at.big_blind) == (10, 5, 10)
    assert (at.cards_each, at.cards_common, at.deck) == (2, 8, 52)
    assert (at.antes, at.openers, at.tournament) == (False, "anything", None)


def test_a_limit_table_posts_no_least_bet_and_a_stud_table_no_blinds():
    at = occasion(game("stud"), demo_stakes(game("stud"), "limit"), NEUTRAL, 6)
    assert (at.least_bet, at.small_blind, at.big_blind) == (None, None, None)
    assert (at.family, at.cards_each, at.cards_common) == ("stud", 6, 1)


def test_a_draw_needs_a_card_for_everybody_and_the_joker_is_counted():
    rules = replace(
        NEUTRAL, options=replace(NEUTRAL.options, draw=replace(NEUTRAL.options.draw, joker=True))
    )
    at = occasion(game("jacks"), demo_stakes(game("jacks"), "limit"), rules, 6)
    assert (at.cards_each, at.deck, at.antes, at.openers) == (6, 53, True, "jacks")


def test_mixed_structures_are_no_structure_that_could_be_judged():
    stakes = replace(NO_LIMIT, structures=("limit", "limit", "none", "none"))
    assert occasion(game("holdem"), stakes, NEUTRAL, 6).structure == ""


@pytest.mark.parametrize("name", game_ids())
def test_no_game_of_the_package_needs_more_cards_than_it_has(name):
    variant = game(name)
    seats = seats_allowed(variant, NEUTRAL)
    at = occasion(variant, demo_stakes(variant, variant.structures[0]), NEUTRAL, seats)
    assert 0 < seats * at.cards_each + at.cards_common <= at.deck
