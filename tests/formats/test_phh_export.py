"""A played hand becomes a hand history that replays, strictly, to the same hand."""

import random
from dataclasses import replace as but
from typing import Any

import pytest

from croupier.formats import PhhHand, Scale, check, export, read, replay, write
from croupier.formats.phh_scale import IN_CHIPS
from croupier.play import Bet, Call, Check, Draw, Event, Fold, Menu, Post, Raise, Stakes
from croupier.play import events as ev
from croupier.play.actions import Action, BringIn
from croupier.play.setup import Carried
from kit.hands import DRAW, LIMIT, NO_LIMIT, POT_LIMIT, STUD, Hand, deal

GAMES = {
    "holdem none": ("holdem", NO_LIMIT, "NT"),
    "holdem limit": ("holdem", LIMIT, "FT"),
    "holdem pot": ("holdem", POT_LIMIT, "holdem"),
    "omaha8 limit": ("omaha8", LIMIT, "FO/8"),
    "stud limit": ("stud", STUD, "F7S"),
    "draw limit": ("draw", DRAW, "draw"),
    "jacks none": ("jacks", Stakes("none", 5, 5, ante=2), "jacks"),
}
HOUSES = ("neutral", "tda", "rrop3_cash", "general", "championship")


def recorded(hand: Hand, scale: Scale = IN_CHIPS, **about: Any) -> PhhHand:
    """The hand written and read again; nothing in it may be wrong."""
    fields = export([ev.HandBegan(hand.setup), *hand.events], scale, about)
    again = read(write(fields), "played.phh").hands[0]
    assert again.fields == fields
    assert check(again) == ()
    return again


def some_action(menu: Menu, hand: Hand, rng: random.Random) -> Action:
    """One of the legal actions."""
    seat, wager = menu.seat, menu.wager
    if menu.draw is not None:
        return Draw(seat, tuple(rng.sample(hand.state.hole[seat], rng.randint(0, menu.draw))))
    wishes: list[Action] = []
    if menu.bring_in:
        wishes.append(BringIn(seat))
    elif menu.check:
        wishes.append(Check(seat))
    else:
        wishes += [Fold(seat), Call(seat), Call(seat)]
    if wager:
        to = wager.most if rng.random() < 0.2 else wager.least
        wishes.append(Raise(seat, to) if hand.state.bet_to else Bet(seat, to))
    return rng.choice(wishes)


def played(game: str, seed: int, *, seats: int | None = None) -> Hand:
    """A hand of random legal actions."""
    rng = random.Random(seed)
    game_id, stakes, _ = GAMES[game]
    few = seats or rng.randint(2, 6)
    stacks = [rng.choice((7, 60, 400, rng.randint(3, 2000))) for _ in range(few)]
    button = few if seats else rng.randint(1, few)
    hand = deal(
        game_id, stacks=stacks, stakes=stakes, button=button, rules=rng.choice(HOUSES), seed=seed
    )
    while hand.state.actor:
        hand.act(some_action(hand.menu, hand, rng))
    return hand


def told(events: tuple[Event, ...] | list[Event]) -> list[Event]:
    """The events a history can tell in the same way: without the dealer's piles."""
    return [event for event in events if not isinstance(event, ev.StubRebuilt | ev.HandBegan)]


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_hand_replays_to_the_same_stacks(game: str) -> None:
    for seed in range(60):
        hand = played(game, seed)
        history = recorded(hand)
        assert history.fields["variant"] == GAMES[game][2]
        result = replay(history, strict=True)
        assert result.agrees
        assert result.stacks == tuple(hand.stacks[seat - 1] for seat in history.fields["seats"])


@pytest.mark.parametrize("game", ["holdem none", "holdem limit", "holdem pot", "omaha8 limit"])
def test_an_exported_hand_replays_event_by_event(game: str) -> None:
    for seed in range(40):
        hand = played(game, seed, seats=4)
        assert told(list(replay(recorded(hand), strict=True).events)) == told(hand.events)


def test_a_hand_in_cents_is_written_in_units() -> None:
    hand = deal(stacks=[10050, 10000], stakes=NO_LIMIT, button=2).play("2 raise 250", "1 fold")
    fields = recorded(hand, Scale(100)).fields
    assert fields["starting_stacks"][0] * 2 == 201
    assert fields["blinds_or_straddles"][1] == 1
    assert fields["actions"][2] == "p2 cbr 2.5"
    result = replay(recorded(hand, Scale(100)), strict=True)
    assert result.scale == Scale(100, 1)
    assert result.stacks == hand.stacks == (9950, 10100)


def test_an_empty_seat_is_left_out_and_the_chairs_are_told() -> None:
    hand = deal(stacks=[500, 0, 600, 0, 700], button=3).play("3 fold", "5 fold")
    fields = recorded(hand, players=["Eve", "Ana", "Cyd"]).fields
    assert fields["seats"] == [5, 1, 3]
    assert fields["seat_count"] == 5
    assert fields["players"] == ["Eve", "Ana", "Cyd"]
    assert fields["finishing_stacks"] == [650, 550, 600]


def test_late_and_dead_blinds_are_written() -> None:
    posts = [
        Post(2, "big_blind", 100),
        Post(4, "posted", 100),
        Post(4, "dead", 50),
    ]
    hand = deal(stacks=[500] * 4, button=4, posts=posts).play("3 fold", "4 check", "1 fold")
    history = recorded(hand.check_down())
    assert history.fields["blinds_or_straddles"] == [0, 100, 0, -100]
    assert history.fields["_dead"] == [0, 0, 0, 50]
    assert history.fields["_small_blind"] == 50
    assert replay(history, strict=True).agrees


def test_a_carried_pot_is_written() -> None:
    hand = deal(
        "jacks",
        stacks=[100, 100, 100],
        stakes=DRAW,
        button=3,
        carried=(Carried(6, (1, 2)), Carried(4, (1, 2, 3))),
        passed_out=2,
    ).play("1 check", "2 check", "3 check")
    history = recorded(hand)
    assert history.fields["_carried"] == [6, 4]
    assert history.fields["_carried_for"] == [[1, 2], [1, 2, 3]]
    result = replay(history, strict=True)
    assert result.events[-2:] == tuple(hand.events[-2:])
    assert result.setup is not None
    assert result.setup.carried == (Carried(6, (1, 2)), Carried(4, (1, 2, 3)))
    assert result.agrees


def test_a_carried_pot_told_by_one_number_is_still_read() -> None:
    hand = deal("jacks", stacks=[100] * 3, stakes=DRAW, button=3, carried=(Carried(6, (1, 2)),))
    history = recorded(hand.play("1 check", "2 check", "3 check"))
    flat = but(history, fields={**history.fields, "_carried": 6, "_carried_for": [1, 2]})
    assert replay(flat, strict=True).setup == replay(history, strict=True).setup
    lone = {name: value for name, value in flat.fields.items() if name != "_carried_for"}
    setup = replay(but(history, fields=lone), strict=True).setup
    assert setup is not None
    assert setup.carried == (Carried(6, (1, 2, 3)),)


def test_an_unfinished_hand_is_written_without_final_stacks() -> None:
    hand = deal(stacks=[500] * 3, button=3).play("3 call")
    fields = recorded(hand).fields
    assert "finishing_stacks" not in fields
    assert fields["actions"][-1] == "p3 cc"


def test_a_history_begins_with_the_setup() -> None:
    with pytest.raises(TypeError, match="begins with HandBegan"):
        export([ev.Folded(1)])
