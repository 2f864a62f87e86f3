"""Every hand ends, in every game, structure and house, with any number of players and chips."""

import itertools
import random

import pytest
from hypothesis import given

from croupier.games import game, game_ids
from croupier.games.game import Structure
from croupier.play import events as ev
from croupier.play.forced import seats_allowed
from croupier.rulebook.house import House, house, preset_names
from kit.hands import DRAW, STUD, Hand, with_options
from kit.strategies import (
    SIZES,
    TEMPERS,
    RandomHand,
    Temper,
    hands,
    setup_for,
    stakes_for,
)

KINDS = [(name, structure) for name in game_ids() for structure in game(name).structures]


@pytest.mark.parametrize(("id", "structure"), KINDS)
def test_every_hand_ends(id: str, structure: Structure) -> None:
    rules = game(id)
    ways = itertools.cycle(itertools.product(sorted(SIZES), (True, False), TEMPERS))
    rng = random.Random(7)
    for preset in preset_names():
        rule_set = house(preset)
        for players in range(2, seats_allowed(rules, rule_set) + 1):
            for size, shows, temper in itertools.islice(ways, 5):
                stacks = (0, *(rng.randint(*SIZES[size]) for _ in range(players)))
                button = rng.randint(1, players)
                setup = setup_for(rules, stakes_for(rules, structure), rule_set, stacks, button)
                recipe = RandomHand(setup, rng.randrange(2**32), temper=temper, shows=shows)
                assert recipe.played().state.phase == "over", recipe


@given(hands())
def test_hand_of_any_posts_and_empty_chairs_ends(recipe: RandomHand) -> None:
    assert recipe.played().state.phase == "over"


def everybody_stays(
    id: str,
    players: int,
    *,
    temper: Temper = "calls",
    seed: int = 1,
    rules: str | House = "neutral",
) -> Hand:
    """A hand that nobody folds, played to the end."""
    rule_set = house(rules) if isinstance(rules, str) else rules
    stacks = (0, *[1000] * players)
    setup = setup_for(game(id), STUD if id == "stud" else DRAW, rule_set, stacks, players)
    return RandomHand(setup, seed, temper=temper).played()


def dealt(hand: Hand) -> list[int]:
    """Every card that reached a hand or the board, in order."""
    cards: list[int] = []
    for event in hand.events:
        if isinstance(event, ev.HoleDealt):
            cards += event.down + event.up
        elif isinstance(event, ev.BoardDealt | ev.Drew):
            cards += event.cards
    return cards


def test_eight_at_stud_share_one_common_card_at_the_end() -> None:
    hand = everybody_stays("stud", 8)
    assert len(hand.state.board) == 1
    assert [len(hole) for hole in hand.state.hole[1:]] == [6] * 8
    assert len(set(dealt(hand))) == len(dealt(hand)) == 49
    assert hand.state.phase == "over"


def test_seven_at_stud_get_the_last_seven_cards_without_a_burn() -> None:
    hand = everybody_stays("stud", 7)
    assert len(hand.happened(ev.Burned)) == 3
    assert [len(hole) for hole in hand.state.hole[1:]] == [7] * 7
    assert len(set(dealt(hand))) == 49


@pytest.mark.parametrize("folds", [1, 2, 3, 4, 5, 6])
def test_eight_at_stud_with_some_folding_on_the_way_never_lack_a_card(folds: int) -> None:
    for seed in range(20):
        setup = setup_for(game("stud"), STUD, house("rrop3_cash"), (0, *[1000] * 8), 8)
        recipe = RandomHand(setup, seed, temper="calls")
        hand = folding_on_sixth(recipe, folds)
        folded = {event.seat for event in hand.happened(ev.Folded)}
        still_in = sorted({*range(1, 9)} - folded)
        assert len(still_in) == 8 - folds
        cards = [card for seat in still_in for card in hand.state.hole[seat]]
        cards += hand.state.board
        assert len(set(cards)) == len(cards)
        common = bool(hand.state.board)
        assert all(len(hand.state.hole[seat]) == 7 - common for seat in still_in)


def folding_on_sixth(recipe: RandomHand, folds: int) -> Hand:
    """The first *folds* players on sixth street fold, all the others check and call."""
    left = folds
    for hand in recipe.moments():
        while left and hand.state.street == 3 and hand.state.phase == "betting":
            hand.play(f"{hand.state.actor} fold")
            left -= 1
    return hand


@pytest.mark.rule("house:draw.stub_runs_out")
@pytest.mark.parametrize("id", ["draw", "jacks"])
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("most_in_a_row", [4, 5])
@pytest.mark.parametrize("players", [6, 8])
def test_all_may_draw_five(id: str, joker: bool, most_in_a_row: int, players: int) -> None:  # noqa: FBT001
    rules = with_options(
        "neutral",
        draw={"joker": joker, "max_consecutive": most_in_a_row, "openers": "anything"},
        games={"max_seats_draw": 8},
    )
    for seed in range(20):
        hand = everybody_stays(id, players, temper="draws_all", seed=seed, rules=rules)
        if hand.happened(ev.PotCarried):
            continue
        assert len(hand.happened(ev.StubRebuilt)) >= 1
        holes = [hole for hole in hand.state.hole[1:] if hole]
        cards = [card for hole in holes for card in hole]
        assert len(set(cards)) == len(cards)
        assert all(len(hole) == 5 for hole in holes)
        for hole, discards in zip(hand.state.hole, hand.state.discards, strict=True):
            assert not set(hole) & set(discards), "nobody gets back what he threw"
