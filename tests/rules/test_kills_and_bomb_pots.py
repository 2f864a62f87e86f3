"""Rules of the house: kill pots, bomb pots, and the button's straddle."""

import random

import pytest

from croupier.games import game
from croupier.play import (
    AutoDealer,
    Post,
    SetupError,
    Stakes,
    bomb_pot,
    forced_posts,
    set_up,
    with_kill,
)
from croupier.play import events as ev
from croupier.rulebook.house import house
from kit.hands import Hand, deal
from kit.passing import pass_to

TEN_TWENTY = Stakes("limit", 10, 20, 5, 10)
NO_LIMIT = Stakes("none", 10, 10, 5, 10)


def killed(seat, kill, players=6, stakes=TEN_TWENTY):
    setup = set_up(game("holdem"), stakes, house("online"), (0, *[500] * players), players)
    setup = with_kill(setup, seat, kill)
    stacks = setup.stacks[1:]
    setting = {"stakes": setup.stakes, "button": players, "rules": "online"}
    return deal(stacks=stacks, posts=setup.posts, **setting)


@pytest.mark.rule("house:kill")
@pytest.mark.parametrize(("kill", "small", "big"), [("half", 15, 30), ("full", 20, 40)])
def test_kill_raises_all_bets_and_is_a_live_blind_that_opens_nothing(kill, small, big):
    hand = killed(5, kill)
    assert hand.happened(ev.Posted)[-1] == ev.Posted(5, "kill", small, small)
    assert (hand.menu.seat, hand.menu.call) == (3, small), "left of the big blind"
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (2 * small,)
    hand.play("3 call", "4 call")
    assert (hand.menu.seat, hand.menu.check) == (5, True), "the killer acts in turn"
    hand.play("5 check", "6 fold", "1 fold", "2 call")
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (small,)
    pass_to(hand, 2)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (big,)


@pytest.mark.rule("house:kill")
@pytest.mark.parametrize(("seat", "adds"), [(1, 15), (2, 10)])
def test_killer_in_the_blinds_adds_what_his_blind_lacks(seat, adds):
    hand = killed(seat, "full")
    assert hand.happened(ev.Posted)[-1] == ev.Posted(seat, "kill", adds, adds)
    assert hand.state.bets[seat] == 20
    assert hand.menu.call == 20


@pytest.mark.rule("house:kill")
def test_kill_is_refused_where_it_makes_no_sense():
    with pytest.raises(SetupError, match="raises fixed limits"):
        killed(3, "full", stakes=NO_LIMIT)
    with pytest.raises(SetupError, match="no whole chips of 10"):
        killed(3, "half", stakes=Stakes("limit", 10, 20, 10, 10, unit=10))
    for game_id in ("draw", "stud"):
        stakes = Stakes("limit", 10, 20, ante=2, bring_in=3)
        setup = set_up(game(game_id), stakes, house("online"), (0, 500, 500, 500), 1)
        with pytest.raises(SetupError, match="no blinds to kill over"):
            with_kill(setup, 2, "full")
    setup = set_up(game("holdem"), TEN_TWENTY, house("online"), (0, 500, 500, 0), 1)
    with pytest.raises(SetupError, match="seat 3 is not dealt in"):
        with_kill(setup, 3, "full")


@pytest.mark.rule("house:bomb_pot")
@pytest.mark.parametrize("game_id", ["holdem", "omaha", "shortdeck", "courchevel", "pineapple"])
def test_everybody_antes_and_the_first_bets_come_on_the_flop(game_id):
    variant = game(game_id)
    stakes = Stakes("pot", 10, 10, 5, 10, ante=1)
    plain = set_up(variant, stakes, house("online"), (0, *[500] * 4), 4)
    hand = Hand(bomb_pot(plain, 30), dealer_of(plain))
    assert [(post.kind, post.amount) for post in hand.happened(ev.Posted)] == [("ante", 30)] * 4
    assert hand.state.street == 1
    assert (hand.menu.seat, hand.menu.check) == (1, True)
    assert hand.state.pot == 120


def dealer_of(setup):
    return AutoDealer.shuffled(setup, random.Random(3))


@pytest.mark.rule("house:bomb_pot")
def test_short_ante_of_a_bomb_pot_makes_side_pots():
    plain = set_up(game("holdem"), NO_LIMIT, house("neutral"), (0, 500, 12, 500), 3)
    hand = Hand(bomb_pot(plain, 30), dealer_of(plain))
    pass_to(hand, 4)
    amounts = {}
    for award in hand.happened(ev.PotAwarded):
        amounts[award.pot] = amounts.get(award.pot, 0) + award.amount
    assert amounts == {0: 36, 1: 36}


@pytest.mark.rule("house:bomb_pot")
def test_no_bomb_pot_without_a_flop_or_an_ante():
    stud = set_up(
        game("stud"), Stakes("limit", 10, 20, ante=1, bring_in=3), house("online"), (0, 90, 90), 1
    )
    with pytest.raises(SetupError, match="no flop"):
        bomb_pot(stud, 30)
    plain = set_up(game("holdem"), NO_LIMIT, house("online"), (0, 90, 90), 1)
    with pytest.raises(SetupError, match="above 0"):
        bomb_pot(plain, 0)


@pytest.mark.rule("house:bomb_pot")
def test_bomb_pot_takes_the_place_of_the_blinds():
    plain = set_up(game("holdem"), NO_LIMIT, house("online"), (0, 90, 90, 90), 1)
    assert forced_posts(plain.game, NO_LIMIT, plain.house, plain.dealt_in) == plain.posts
    posts = bomb_pot(plain, 20).posts
    assert posts == (Post(2, "ante", 20), Post(3, "ante", 20), Post(1, "ante", 20))
