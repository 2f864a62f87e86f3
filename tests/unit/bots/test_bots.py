"""Bots play by the rules, and know no more than their view tells."""

import random
from dataclasses import replace

import pytest

from croupier.bots import Policy, random_action, simple_action
from croupier.bots.drawing import cards_to_throw
from croupier.bots.equity import equity
from croupier.cards import HIDDEN, parse_cards
from croupier.games import game
from croupier.play import AutoDealer, Fold, Menu, Stakes, begin, decide, evolve, set_up, view
from croupier.play.state import HandState
from croupier.rulebook.house import house

STAKES = {
    "holdem": Stakes("none", 10, 10, 5, 10),
    "omaha8": Stakes("limit", 10, 20, 5, 10),
    "stud": Stakes("limit", 10, 20, ante=2, bring_in=3),
    "jacks": Stakes("limit", 5, 10, ante=2),
    "draw": Stakes("pot", 5, 5, ante=2),
}


def play_out(id: str, policy: Policy, rng: random.Random, stacks: tuple[int, ...]) -> HandState:
    setup = set_up(game(id), STAKES[id], house("online"), stacks, 1)
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, rng)
    dealer.run(state)
    while state.actor:
        action = policy(view(state, state.actor), setup.game, rng)
        for event in decide(state, action):
            evolve(state, event)
        dealer.run(state)
    return state


@pytest.mark.parametrize("id", sorted(STAKES))
@pytest.mark.parametrize("policy", [random_action, simple_action])
def test_bot_never_does_what_the_rules_refuse(id: str, policy: Policy) -> None:
    rng = random.Random(7)
    for _ in range(60 if policy is random_action else 12):
        stacks = (0, *(rng.choice((3, 40, 200, 1000)) for _ in range(5)))
        state = play_out(id, policy, rng, stacks)
        assert state.phase == "over"
        assert state.chips == sum(stacks)


def test_same_seed_plays_the_same_hand() -> None:
    first, second = (
        play_out("holdem", simple_action, random.Random(3), (0, 500, 500, 500)) for _ in "12"
    )
    assert first.stacks == second.stacks
    assert first.board == second.board


def test_random_bot_folds_one_time_in_six_when_it_faces_a_bet() -> None:
    setup = set_up(game("holdem"), STAKES["holdem"], house("online"), (0, 1000, 1000, 1000), 1)
    state = begin(setup)
    AutoDealer.shuffled(setup, random.Random(1)).run(state)
    seen = view(state, state.actor)
    rng = random.Random(2)
    folds = sum(isinstance(random_action(seen, setup.game, rng), Fold) for _ in range(6000))
    assert 900 < folds < 1100


def test_aces_win_four_times_in_five_against_one_hand() -> None:
    setup = set_up(game("holdem"), STAKES["holdem"], house("online"), (0, 1000, 1000), 1)
    state = begin(setup)
    stub = parse_cards("7c Ad 2d As") + tuple(
        card
        for card in AutoDealer.shuffled(setup, random.Random(1)).stub
        if card not in parse_cards("7c Ad 2d As")
    )
    AutoDealer(stub, random.Random(1)).run(state)
    assert set(view(state, 1).seats[0].cards) == set(parse_cards("AdAs"))
    chance = equity(view(state, 1), setup.game, random.Random(5), samples=2000)
    assert 0.82 < chance < 0.88


def test_bot_sees_no_hidden_card() -> None:
    setup = set_up(game("holdem"), STAKES["holdem"], house("online"), (0, 1000, 1000), 1)
    state = begin(setup)
    AutoDealer.shuffled(setup, random.Random(1)).run(state)
    seen = view(state, state.actor)
    other = next(seat for seat in seen.seats if seat.seat != state.actor)
    assert set(other.cards) == {HIDDEN}
    hidden = replace(other, cards=())
    blind = replace(seen, seats=tuple(hidden if s is other else s for s in seen.seats))
    game_ = setup.game
    assert equity(seen, game_, random.Random(1), 50) == equity(blind, game_, random.Random(1), 50)


@pytest.mark.parametrize(
    ("held", "thrown"),
    [
        ("JsJd9h5c2d", "2d5c9h"),
        ("JsJdJh5c2d", "2d5c"),
        ("JsJd5h5c2d", "2d"),
        ("AsKs9s5s2d", "2d"),
        ("AsKd9h5c2d", "2d5c9h"),
        ("9s8d7h6c5d", ""),
        ("9s7d5h4c2d", "2d4c5h7d"),
        ("JsJd5h5cJh", ""),
    ],
)
def test_pairs_are_kept_and_the_rest_is_thrown(held: str, thrown: str) -> None:
    cards = cards_to_throw(game("jacks"), parse_cards(held), (), Menu(1, draw=5))
    assert cards == parse_cards(thrown)


@pytest.mark.parametrize(
    ("id", "held", "thrown"),
    [
        ("lowball_a5", "Ac2d5h8sKs", "Ks"),
        ("lowball_a5", "2c2d5hJsKs", "KsJs2d"),
        ("lowball_a5", "2c3d5h8s9s", ""),
        ("lowball_27", "2c3d5h7sAs", "As"),
        ("lowball_27", "2c3d4h7s7c", "7s"),
        ("badugi", "2c3d7h9s", ""),
        ("badugi", "2c3c7hKs", "Ks3c"),
    ],
)
def test_low_hands_keep_one_low_card_of_each_rank(id: str, held: str, thrown: str) -> None:
    cards = cards_to_throw(game(id), parse_cards(held), (), Menu(1, draw=5))
    assert set(cards) == set(parse_cards(thrown))


def test_the_card_that_helps_least_is_thrown_at_pineapple() -> None:
    held, board = parse_cards("AsAd7c"), parse_cards("Ah2d9s")
    menu = Menu(1, draw=1, draw_least=1)
    assert cards_to_throw(game("pineapple"), held, board, menu) == parse_cards("7c")
