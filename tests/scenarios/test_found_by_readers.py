"""Hands that went wrong when somebody new looked, and do no more."""

from dataclasses import replace

import pytest

from croupier.cards import parse_cards
from croupier.data import DataError
from croupier.games import game, read_game
from croupier.play import (
    SetupError,
    Stakes,
    bomb_pot,
    set_up,
    view,
    with_kill,
    with_straddle,
)
from croupier.play.dealer import AutoDealer, DeckRunsOut
from croupier.play.pots import odd_chip_order
from croupier.rulebook.house import house
from kit.hands import NO_LIMIT, deal, with_options

SHORT_STUD = """
extends = "stud"
id = "short_stud"
title = { en = "short stud", fr = "stud court" }
deck = "short"
shares = [{ scale = "short_deck" }]
"""


def test_game_whose_deck_ends_before_the_last_street_is_refused():
    with pytest.raises(DataError, match="51 of 36 cards; at most 5"):
        read_game(SHORT_STUD, "short.toml")


def test_dealer_without_cards_says_so_and_does_not_deal_for_ever():
    setup = set_up(game("holdem"), NO_LIMIT, house("neutral"), (0, 500, 500), button=1)
    hand = deal(stacks=[500, 500])
    dealer = AutoDealer((), hand.dealer.shuffler)
    with pytest.raises(DeckRunsOut):
        dealer.run(type(hand.state)(setup))


@pytest.mark.rule("general:potlimit.2")
def test_small_blind_may_call_a_big_blind_that_is_all_in():
    hand = deal(
        "omaha", stacks=[1000, 2], button=2, stakes=Stakes("pot", 5, 5, 1, 2), rules="general"
    )
    assert (hand.menu.seat, hand.menu.call) == (1, 1)
    assert hand.play("1 call").state.phase == "over"


@pytest.mark.rule("house:straddle.last_option")
def test_straddling_button_has_its_turn_before_anybody_has_a_second_one():
    rules = with_options(
        "home", blinds={"straddle": "button", "button_straddle_opener": "left_of_big_blind"}
    )
    stakes = Stakes("none", 10, 10, 5, 10)
    setup = set_up(game("holdem"), stakes, rules, (0, *[900] * 6), button=6)
    posts = with_straddle(setup, 6).posts
    hand = deal(stacks=[900] * 6, button=6, stakes=stakes, rules=rules, posts=posts)
    hand.play("3 call", "4 fold", "5 fold", "1 call", "2 raise 60", "3 call")
    assert hand.menu.seat == 6


def test_cards_of_earlier_stud_runs_stay_in_view():
    stakes = Stakes("none", 10, 10, ante=2, bring_in=3)
    hand = deal("stud", stacks=[100, 100], stakes=stakes, rules="home", asks=True)
    first, second = hand.menu.seat, 3 - hand.menu.seat
    hand.play(f"{first} bring-in", f"{second} raise 98", f"{first} call")
    hand.play(f"{hand.menu.seat} runs 2")
    hand.play(f"{hand.menu.seat} runs 2")
    for viewer in (0, 1, 2):
        seen = view(hand.state, viewer)
        assert len(seen.earlier_hands) == 1
        assert [len(held) for held in seen.earlier_hands[0]] == [0, 7, 7]
        assert seen.earlier_hands[0][1][:3] == seen.seats[0].cards[:3], (
            "the runs part on fourth street"
        )
    once, again = hand.state.runs_done[0].hole, hand.state.hole
    for seat in (1, 2):
        assert len(again[seat]) == 7
        assert list(once[seat][:3]) == again[seat][:3]
    assert not {*once[1][3:], *once[2][3:]} & {*again[1][3:], *again[2][3:]}, (
        "new cards in each run"
    )


@pytest.mark.rule("rrop3:5.holdem.0c")
@pytest.mark.parametrize(
    ("stakes", "structure"),
    [
        (Stakes("none", 10, 10, 5, 10), "three"),
        (Stakes("none", 10, 10, 20, 10), "small_big"),
        (Stakes("none", 10, 10, 5, 10, middle_blind=50), "three"),
    ],
)
def test_blinds_that_fall_or_lack_the_middle_one_are_refused(stakes, structure):
    rules = with_options("neutral", blinds={"structure": structure})
    with pytest.raises(SetupError, match="blind"):
        set_up(game("holdem"), stakes, rules, (0, *[900] * 4), button=1)


LIMIT = Stakes("limit", 10, 20, 5, 10)


def four_at_limit():
    rules = with_options("home", blinds={"straddle_in_limit": True})
    return set_up(game("holdem"), LIMIT, rules, (0, *[900] * 4), button=1)


@pytest.mark.rule("house:kill")
def test_pot_is_killed_once_and_never_in_a_bomb_pot():
    killed = with_kill(four_at_limit(), 1, "full")
    with pytest.raises(SetupError, match="once"):
        with_kill(killed, 4, "full")
    with pytest.raises(SetupError, match="no blinds"):
        with_kill(bomb_pot(four_at_limit(), 10), 1, "full")


@pytest.mark.rule("house:bomb_pot")
@pytest.mark.parametrize("ante", [0, -5, 2.5])
def test_bomb_pot_asks_for_a_whole_ante(ante):
    with pytest.raises(SetupError, match="whole chips"):
        bomb_pot(four_at_limit(), ante)


@pytest.mark.rule("rrop3:10.nolimit.12")
def test_straddle_over_a_kill_doubles_the_kill():
    killed = with_kill(four_at_limit(), 1, "full")
    assert with_straddle(killed, 4).posts[-1].amount == 40


@pytest.mark.rule("tda:20B")
def test_odd_chip_goes_by_the_next_card_where_the_highest_is_common():
    hand = deal("stud", stacks=[500, 500], stakes=Stakes("limit", 10, 20, ante=2, bring_in=3))
    state = hand.state
    state.hole[1] = list(parse_cards("9c8c7d6d2c3d"))
    state.hole[2] = list(parse_cards("9s8h7h6h2d3h"))
    state.board = list(parse_cards("Td"))
    share = state.game.shares[0]
    assert odd_chip_order(state, share, (1, 2)) == [2, 1]


def test_open_cards_are_never_thrown():
    text = SHORT_STUD.replace("short_stud", "odd").replace('deck = "short"', "max_seats = 4")
    text = (
        text.replace("short_deck", "high")
        + """
streets = [
  { name = "a", title = { en = "a", fr = "a" }, down = 2, up = 1, opener = "low_card" },
  { name = "b", title = { en = "b", fr = "b" }, throw = 1, up = 1, opener = "high_board" },
]
"""
    )
    with pytest.raises(DataError, match="throw does not go with cards that lie open"):
        read_game(text, "odd.toml")


def test_mixed_game_is_named_where_a_game_is_wanted():
    with pytest.raises(DataError, match="mixed game; name one of its games: holdem, omaha8"):
        game("horse")


def test_rules_of_a_game_name_a_book():
    text = SHORT_STUD.replace('deck = "short"', 'rules = ["nonsense:1"]').replace(
        "short_deck", "high"
    )
    with pytest.raises(DataError, match="'nonsense:1' is no article"):
        read_game(text, "odd.toml")


def test_kill_keeps_everything_else_of_the_hand():
    setup = four_at_limit()
    killed = with_kill(setup, 1, "half")
    assert replace(killed, stakes=setup.stakes, posts=setup.posts) == setup
