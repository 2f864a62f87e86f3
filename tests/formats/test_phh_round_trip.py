"""Random hands of every game and structure are written, read, and replayed to the same events."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import pytest
from hypothesis import given

from croupier.formats import PhhError, PhhHand, check, export, read, replay, write
from croupier.games import game, game_ids
from croupier.games.game import Structure
from croupier.play import Event, Post, Stakes
from croupier.play import events as ev
from croupier.play.forced import bomb_pot, seats_allowed
from croupier.play.irregular_events import CardsMoved, DealtStill
from croupier.play.setup import Carried, HandSetup, SeatNo
from croupier.rulebook.house import house
from kit.hands import POT_LIMIT, Hand, deal, with_options
from kit.strategies import TEMPERS, RandomHand, hands, setup_for, stakes_for

HOUSES = ("neutral", "tda", "rrop3_cash", "general", "championship", "online")
GAMES = [(game_id, structure) for game_id in game_ids() for structure in game(game_id).structures]


def written(hand: Hand) -> PhhHand:
    """The hand as a history, written and read again; nothing in it may be wrong."""
    fields = export([ev.HandBegan(hand.setup), *hand.events])
    again = read(write(fields), "played.phh").hands[0]
    assert again.fields == fields
    assert check(again) == ()
    return again


def comes_back(hand: Hand) -> PhhHand:
    """The history of the hand, once it has been replayed strictly to the same end."""
    history = written(hand)
    result = replay(history, strict=True)
    assert result.agrees
    assert result.stacks == tuple(hand.state.stacks[seat] for seat in hand.setup.dealt_in)
    rebuilt = any(isinstance(event, ev.StubRebuilt) for event in hand.events)
    left_out = (ev.HandBegan, ev.StubRebuilt, ev.Burned) if rebuilt else (ev.HandBegan,)
    left_out += (DealtStill, CardsMoved)  # cards of folded stud seats have no word
    events = as_players(hand.events, hand.setup.dealt_in)
    assert told(result.events, left_out) == told(events, left_out)
    return history


def told(events: Iterable[Event], left_out: tuple[type[Event], ...]) -> list[Event]:
    """The events a history can tell: all but the setup and, once the stub is rebuilt, the burns.

    Hands killed and pots pushed at one moment come in the order of the seats, which have other
    numbers in a history.
    """
    kept = [event for event in events if not isinstance(event, left_out)]
    moments = [list(same) for _, same in groupby(kept, type)]
    return [
        event
        for same in moments
        for event in (sorted(same, key=repr) if isinstance(same[0], _TOGETHER) else same)
    ]


_TOGETHER = ev.HandKilled | ev.PotAwarded


def as_players(events: Iterable[Event], seats: Sequence[SeatNo]) -> Iterator[Event]:
    """The events with p1, p2, ... for the seats, as a history numbers them."""
    player = {seat: number for number, seat in enumerate(seats, start=1)} | {0: 0}
    for event in events:
        changes = {}
        if hasattr(event, "seat"):
            changes["seat"] = player[event.seat]
        if isinstance(event, ev.ShowdownBegan):
            changes["order"] = tuple(player[seat] for seat in event.order)
        if isinstance(event, ev.PotCarried):
            changes["pots"] = tuple(
                Carried(pot.amount, tuple(sorted(player[seat] for seat in pot.seats)))
                for pot in event.pots
            )
        yield replace(event, **changes)


def random_setup(game_id: str, structure: Structure, rng: random.Random) -> HandSetup:
    """A hand of that game with any stacks, somewhere an empty chair, in any house."""
    rules, home = game(game_id), house(rng.choice(HOUSES))
    players = rng.randint(2, seats_allowed(rules, home))
    stacks = [rng.choice((7, 60, 400, rng.randint(3, 2000))) for _ in range(players)]
    if rng.random() < 0.3:
        stacks.insert(rng.randint(0, players), 0)
    button = rng.randint(1, len(stacks))
    return setup_for(rules, stakes_for(rules, structure), home, (0, *stacks), button)


def played(setup: HandSetup, seed: int) -> Hand:
    rng = random.Random(seed)
    return RandomHand(setup, seed, temper=rng.choice(TEMPERS), shows=rng.random() < 0.5).played()


@pytest.mark.parametrize(("game_id", "structure"), GAMES)
def test_a_hand_of_every_game_comes_back(game_id: str, structure: Structure) -> None:
    for seed in range(30):
        setup = random_setup(game_id, structure, random.Random(seed))
        comes_back(played(setup, seed))


@given(hands())
def test_any_hand_comes_back(recipe: RandomHand) -> None:
    comes_back(recipe.played())


SEEDS = range(12)
BLINDS = [one for one in GAMES if game(one[0]).forced == "blinds"]
FLOP = [one for one in BLINDS if game(one[0]).board_cards]


def some_stacks(rng: random.Random, players: int) -> tuple[int, ...]:
    return (0, *(rng.choice((15, 400, rng.randint(30, 2000))) for _ in range(players)))


@pytest.mark.rule("house:bomb_pot")
@pytest.mark.parametrize(("game_id", "structure"), FLOP)
def test_a_bomb_pot_comes_back(game_id: str, structure: Structure) -> None:
    for seed in SEEDS:
        setup = bomb_pot(random_setup(game_id, structure, random.Random(seed)), 20)
        assert comes_back(played(setup, seed)).fields["_bomb_pot"] is True


@pytest.mark.parametrize(("game_id", "structure"), BLINDS)
def test_a_kill_pot_comes_back(game_id: str, structure: Structure) -> None:
    for seed in SEEDS:
        rng = random.Random(seed)
        bare = random_setup(game_id, structure, rng)
        kill = Post(rng.choice(bare.dealt_in), "kill", 20)
        fields = comes_back(played(replace(bare, posts=(*bare.posts, kill)), seed)).fields
        assert sum(fields["_kill"]) == 20


def test_a_hand_with_a_structure_for_each_street_comes_back() -> None:
    for seed in SEEDS:
        rng = random.Random(seed)
        mixed = ("limit", "limit", "none", rng.choice(("none", "pot")))
        stakes = Stakes("limit", 10, 20, 5, 10, structures=mixed)
        setup = setup_for(game("holdem"), stakes, house("neutral"), some_stacks(rng, 4), 2)
        fields = comes_back(played(setup, seed)).fields
        assert (fields["variant"], fields["_structures"]) == ("holdem", list(mixed))


@pytest.mark.parametrize("structure", ["single", "two_equal", "three", "button_blind"])
def test_blinds_of_any_kind_come_back(structure: str) -> None:
    home = with_options("neutral", blinds={"structure": structure})
    stakes = Stakes("none", 10, 10, 3, 10, ante=1, middle_blind=5)
    for seed in SEEDS:
        rng = random.Random(seed)
        players = rng.randint(2, 5)
        setup = setup_for(game("holdem"), stakes, home, some_stacks(rng, players), players)
        assert comes_back(played(setup, seed)).fields["_options"] == {
            "blinds": {"structure": structure}
        }


def test_straddles_come_back_and_a_buttons_keeps_its_kind() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)
    for seed in SEEDS:
        rng = random.Random(seed)
        bare = setup_for(game("holdem"), stakes, house("rrop3_cash"), some_stacks(rng, 5), 5)
        straddler = rng.choice((3, 5))
        posts = (*bare.posts, Post(straddler, "straddle", 20))
        fields = comes_back(played(replace(bare, posts=posts), seed)).fields
        assert fields["blinds_or_straddles"][straddler - 1] == 20
        assert "_posts" not in fields


def test_a_player_without_chips_plays_for_carried_ones() -> None:
    for seed in SEEDS:
        bare = setup_for(
            game("jacks"), stakes_for(game("jacks"), "limit"), house("neutral"), (0, 0, 90, 90), 3
        )
        setup = replace(bare, carried=(Carried(12, (1, 2, 3)), Carried(5, (2, 3))), passed_out=1)
        fields = comes_back(played(setup, seed)).fields
        assert fields["starting_stacks"] == [0, 90, 90]


def test_the_cards_to_come_are_dealt_as_often_as_was_agreed() -> None:
    hole = {1: "AsAd", 2: "KsKd"}
    hand = deal(
        stacks=[500, 500], button=2, rules="online", hole=hole, board="2c7h9dTs3c", asks=True
    )
    hand.play("2 raise 500", "1 call", "1 runs 2", "2 runs 2")
    history = comes_back(hand)
    assert history.fields["_runs"] == 2
    boards = [line for line in history.fields["actions"] if line.startswith("d db")]
    assert [len(board.split()[-1]) // 2 for board in boards] == [3, 1, 1] * 2
    awards = [event for event in replay(history).events if isinstance(event, ev.PotAwarded)]
    assert {award.run for award in awards} == {0, 1}
    once = replace(history, fields={**history.fields, "_house": "tda", "_options": {}})
    with pytest.raises(PhhError, match="not dealt 2 times here"):
        replay(once, strict=True)


def test_runs_not_agreed_on_are_told_answer_by_answer() -> None:
    hand = deal(stacks=[500, 500], button=2, rules="online", asks=True)
    hand.play("2 raise 500", "1 call", "1 runs 3", "2 runs 1")
    assert comes_back(hand).fields["_runs"] == [3, 1]


def test_chopped_blinds_come_back() -> None:
    start = deal(stacks=[500] * 3, button=3, rules="rrop3_cash").play("3 fold", "1 chop", "2 chop")
    history = comes_back(start)
    assert history.fields["_chopped"] is True
    assert history.fields["actions"][-1] == "p3 f"
    assert history.fields["finishing_stacks"] == [500, 500, 500]
    closed = replace(history, fields={**history.fields, "_house": "tda", "_options": {}})
    assert [note.text.en for note in replay(closed).notes] == [
        "the record stops while p1 is to act."
    ]


def test_a_chop_that_was_declined_comes_back() -> None:
    hand = deal(stacks=[500] * 3, button=3, rules="rrop3_cash")
    hand.play("3 fold", "1 chop", "2 decline", "1 fold")
    assert comes_back(hand).fields["_chopped"] is False


def test_a_file_that_chops_needs_no_house() -> None:
    hand = deal(stacks=[500] * 3, button=3, rules="rrop3_cash").play("3 fold", "1 chop", "2 chop")
    fields = {name: value for name, value in written(hand).fields.items() if name != "_house"}
    result = replay(PhhHand("h.phh", "", fields), strict=True)
    assert result.stacks == (500, 500, 500)


def test_pineapple_throws_one_card_and_draws_none() -> None:
    hand = played(random_setup("pineapple", "pot", random.Random(5)), 5)
    lines = comes_back(hand).fields["actions"]
    thrown = [line.split() for line in lines if " sd " in line]
    assert thrown
    assert all(len(words[2]) == 2 for words in thrown)


def test_courchevel_turns_its_first_common_card_before_the_betting() -> None:
    hand = deal("courchevel", stacks=[500] * 3, stakes=POT_LIMIT, button=3)
    hand.play("3 call", "1 call").check_down()
    lines = [line for line in comes_back(hand).fields["actions"] if " sm" not in line]
    cards = [len(line.split()[-1]) // 2 for line in lines if line.startswith("d db")]
    assert cards == [1, 2, 1, 1]
    assert lines[3].startswith("d db")


@pytest.mark.rule("rrop3:9.jacks.3")
def test_an_opener_who_proves_part_of_his_hand_comes_back() -> None:
    proofs = 0
    for seed in range(400):
        setup = random_setup("jacks", "limit", random.Random(seed))
        hand = played(setup, seed)
        if hand.happened(ev.OpenersProven):
            comes_back(hand)
            proofs += 1
    assert proofs > 5


def test_at_triple_draw_a_card_thrown_before_may_come_back() -> None:
    dealt = ["d dh p1 2c3c4c5dKs", "d dh p2 2d3d4d5cKh", "p2 cc", "p1 cc"]
    first = ["p1 sd Ks", "p2 sd Kh", "d dh p1 Qs", "d dh p2 Qh", "p1 cc", "p2 cc"]
    second = ["p1 sd Qs", "p2 sd Qh", "d dh p1 Ks", "d dh p2 Qs", "p1 cc", "p2 cc"]
    third = ["p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm -", "p2 sm -"]
    fields = {
        "variant": "F2L3D",
        "antes": [0, 0],
        "blinds_or_straddles": [5, 10],
        "small_bet": 10,
        "big_bet": 20,
        "starting_stacks": [100, 100],
        "actions": [*dealt, *first, *second, *third],
    }
    result = replay(PhhHand("h.phh", "", fields), strict=True)
    assert result.stacks == (90, 110)
    twice = [*dealt, *first[:2], "d dh p1 Qs", "d dh p2 Qs"]
    with pytest.raises(PhhError, match="on the table already"):
        replay(PhhHand("h.phh", "", {**fields, "actions": twice}), strict=True)
