"""Robert's rules, section 5, and the general rules: two blinds, one, several, antes, any mix."""

import pytest

from croupier.games import game
from croupier.play import Stakes, set_up
from croupier.play import events as ev
from kit.hands import deal, with_options


def hand_with(structure, stakes, players=6, button=6, rules="rrop3_cash"):
    chosen = with_options(rules, blinds={"structure": structure})
    return deal(stacks=[5000] * players, stakes=stakes, button=button, rules=chosen)


def posted(hand):
    return [(post.seat, post.amount) for post in hand.happened(ev.Posted) if post.kind != "ante"]


@pytest.mark.rule("rrop3:5.holdem.0c")
def test_two_blinds_and_an_ante_make_twenty_one_before_the_first_action():
    hand = hand_with("small_big", Stakes("none", 10, 10, 5, 10, ante=1))
    assert hand.state.pot == 21
    assert (hand.menu.seat, hand.menu.call) == (3, 10)


@pytest.mark.rule("rrop3:5.holdem.0c")
def test_one_blind_and_no_ante_make_ten():
    hand = hand_with("single", Stakes("none", 10, 10, 0, 10))
    assert hand.state.pot == 10
    assert posted(hand) == [(1, 10)]
    assert (hand.menu.seat, hand.menu.call) == (2, 10)


@pytest.mark.rule("rrop3:5.holdem.0c")
@pytest.mark.parametrize(
    ("structure", "stakes", "posts"),
    [
        ("small_big", Stakes("none", 10, 10, 5, 10), 2),
        ("small_big", Stakes("none", 10, 10, 5, 10, ante=1), 8),
        ("single", Stakes("none", 10, 10, 5, 10), 1),
        ("small_big", Stakes("none", 10, 10, ante=1), 6),
        ("three", Stakes("none", 20, 20, 5, 20, middle_blind=10), 3),
    ],
)
def test_table_may_be_set_up_with_every_structure(structure, stakes, posts):
    rules = with_options("rrop3_cash", blinds={"structure": structure})
    assert len(set_up(game("holdem"), stakes, rules, (0, *[500] * 6), 6).posts) == posts


@pytest.mark.rule("rrop3:5.holdem.0c")
def test_antes_alone_will_do():
    hand = hand_with("small_big", Stakes("none", 10, 10, ante=1))
    assert hand.state.pot == 6
    assert (hand.menu.seat, hand.menu.call, hand.menu.check) == (1, 0, True)


@pytest.mark.rule("rrop3:5.holdem.0c")
def test_three_blinds_are_in_the_first_three_seats_and_the_fourth_opens():
    hand = hand_with("three", Stakes("none", 20, 20, 5, 20, middle_blind=10))
    assert posted(hand) == [(1, 5), (2, 10), (3, 20)]
    assert (hand.menu.seat, hand.menu.call) == (4, 20)
    hand.play("4 call", "5 fold", "6 fold", "1 call", "2 call")
    assert (hand.menu.seat, hand.menu.check) == (3, True), "the largest blind has the option"
    hand.play("3 check")
    assert hand.menu.seat == 1


@pytest.mark.rule("rrop3:5.holdem.0c")
def test_three_blinds_and_an_ante_mix():
    hand = hand_with("three", Stakes("none", 20, 20, 5, 20, ante=1, middle_blind=10))
    assert hand.state.pot == 6 + 35


@pytest.mark.rule("general:blinds.8")
def test_equal_blinds_of_two_thousand_are_posted_left_of_the_button():
    stakes = Stakes("none", 2000, 2000, 1000, 2000)
    hand = hand_with("two_equal", stakes, players=4, button=1, rules="general")
    assert posted(hand) == [(2, 2000), (3, 2000)]
    assert (hand.menu.seat, hand.menu.call) == (4, 2000)
    hand.play("4 call", "1 call")
    assert (hand.menu.seat, hand.menu.check) == (2, True)
    hand.play("2 check")
    assert (hand.menu.seat, hand.menu.check) == (3, True)


@pytest.mark.rule("general:blinds.8")
def test_single_blind_is_in_seat_two_and_seat_three_acts_first():
    stakes = Stakes("none", 2000, 2000, 1000, 2000)
    hand = hand_with("single", stakes, players=4, button=1, rules="general")
    assert posted(hand) == [(2, 2000)]
    assert (hand.menu.seat, hand.menu.call) == (3, 2000)


@pytest.mark.rule("general:blinds.8")
def test_blind_on_the_button_lets_the_seat_on_its_left_act_first():
    stakes = Stakes("none", 2000, 2000, 1000, 2000)
    hand = hand_with("button_blind", stakes, players=4, button=1, rules="general")
    assert posted(hand) == [(1, 2000)]
    assert (hand.menu.seat, hand.menu.call) == (2, 2000)
    hand.play("2 call", "3 fold", "4 fold")
    assert (hand.menu.seat, hand.menu.check) == (1, True)
    hand.play("1 check")
    assert hand.menu.seat == 2, "on the flop the button is last"


@pytest.mark.rule("general:blinds.8")
@pytest.mark.parametrize(
    ("structure", "seats"),
    [("single", [2]), ("two_equal", [2, 1]), ("button_blind", [1]), ("small_big", [2, 1])],
)
def test_two_players_post_by_every_structure_and_play(structure, seats):
    hand = hand_with(structure, Stakes("none", 20, 20, 10, 20), players=2, button=1, rules="tda")
    assert sorted(seat for seat, _ in posted(hand)) == sorted(seats)
    assert hand.menu.seat == (1 if structure in ("single", "small_big") else hand.menu.seat)


@pytest.mark.rule("general:blinds.8")
@pytest.mark.parametrize("structure", ["single", "button_blind"])
def test_blind_that_the_structure_does_not_know_is_not_missing_from_the_pot(structure):
    chosen = with_options("tda", blinds={"structure": structure})
    stakes = Stakes("pot", 20, 20, 10, 20)
    hand = deal("omaha", stacks=[900] * 4, stakes=stakes, button=4, rules=chosen)
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 20 + (20 + 20), "the pot after the call is 40"
