"""Every event comes back from the journal as it went in."""

import json
from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import CARDS, HIDDEN, JOKER, Card
from croupier.games import game, game_ids
from croupier.journal import CodecError, event_from, event_to
from croupier.journal.codec import setup_from, setup_to
from croupier.play import Carried, HandSetup, Post, Stakes
from croupier.play.all_events import EVENTS, Event
from croupier.play.irregular_events import IRREGULAR_EVENTS, Move, Pile
from croupier.rulebook.house import House, house, preset_names
from croupier.rulebook.options import Draw, Options, Raising
from croupier.text import Text

chips = st.integers(0, 2**53 - 1)
seats = st.integers(1, 10)
cards = st.sampled_from((*CARDS, JOKER, HIDDEN))


def odd_house(name: str, *, joker: bool, cap: int) -> House:
    options = Options(raising=Raising(cap_big_bet=cap), draw=Draw(joker=joker))
    return House(name, Text("Ours", "La nôtre"), ("tda",), options)


houses = st.sampled_from(preset_names()).map(house) | st.builds(
    odd_house, st.sampled_from(["home", "ours"]), joker=st.booleans(), cap=st.integers(0, 4)
)
carried = st.lists(
    st.builds(Carried, chips, st.lists(seats, max_size=3).map(tuple)), max_size=3
).map(tuple)
setups = st.builds(
    HandSetup,
    game=st.sampled_from(game_ids()).map(game),
    stakes=st.builds(
        Stakes, st.sampled_from(["limit", "none", "pot", "spread"]), chips, chips, chips, chips
    ),
    house=houses,
    stacks=st.lists(chips, min_size=3, max_size=11).map(tuple),
    button=seats,
    posts=st.lists(
        st.builds(Post, seats, st.sampled_from(["ante", "small_blind", "dead"]), chips), max_size=3
    ).map(tuple),
    number=chips,
    carried=carried,
    bomb_pot=st.booleans(),
    passed_out=st.integers(0, 5),
)
spots = st.sampled_from(get_args(Pile))
moves = st.builds(Move, cards, spots, spots, seats, chips, st.booleans(), st.booleans())
values: dict[Any, st.SearchStrategy[Any]] = {
    tuple[Card, ...]: st.lists(cards, max_size=7).map(tuple),
    tuple[Carried, ...]: carried,
    tuple[int, ...]: st.lists(seats, max_size=10).map(tuple),
    tuple[Move, ...]: st.lists(moves, max_size=4).map(tuple),
    Card: cards,
    int: chips,
    HandSetup: setups,
}


def events_of(kind: type[Event]) -> st.SearchStrategy[Event]:
    hints = get_type_hints(kind)
    return st.builds(
        kind,
        **{f.name: values.get(hints[f.name], st.from_type(hints[f.name])) for f in fields(kind)},
    )


@pytest.mark.parametrize("tag", sorted(EVENTS))
def test_event_comes_back_as_it_was(tag: str) -> None:
    @given(events_of(EVENTS[tag]))
    def comes_back(event: Event) -> None:
        body = json.loads(json.dumps(event_to(event)))
        assert event_from(tag, body) == event

    comes_back()


def test_every_irregular_event_is_kept() -> None:
    assert {kind.tag for kind in IRREGULAR_EVENTS} <= set(EVENTS)


def test_cards_are_written_as_texts() -> None:
    event = EVENTS["board_dealt"]((CARDS[51], CARDS[0], JOKER, HIDDEN))  # type: ignore[call-arg]
    assert event_to(event) == {"cards": "As2cJk??", "run": 0}


def test_house_that_comes_with_the_package_is_written_by_its_name() -> None:
    setup = HandSetup(
        game("stud"), Stakes("limit", 10, 20), house("tda"), (0, 5, 5), 1, (Post(1, "ante", 1),)
    )
    body = event_to(EVENTS["hand_began"](setup))  # type: ignore[call-arg]
    assert body["setup"]["game"] == "stud"
    assert body["setup"]["house"] == "tda"


def test_house_of_ones_own_is_written_by_its_differences() -> None:
    rules = replace(house("tda"), options=Options(draw=Draw(joker=True)))
    setup = HandSetup(game("draw"), Stakes("limit", 10, 20), rules, (0, 5, 5), 1, ())
    written = event_to(EVENTS["hand_began"](setup))["setup"]["house"]  # type: ignore[call-arg]
    assert written["base"] == "tda"
    assert written["changes"]["options"]["draw"] == {"joker": True}


@pytest.mark.parametrize(
    ("tag", "body", "words"),
    [
        ("no_such", {}, "no event is called"),
        ("folded", {}, "has the fields"),
        ("folded", {"seat": 1, "more": 2}, "has the fields"),
        ("board_dealt", {"cards": "Xx"}, "is no card"),
        ("board_dealt", {"cards": 7}, "board_dealt"),
    ],
)
def test_record_that_is_no_event_is_refused(tag: str, body: dict[str, Any], words: str) -> None:
    with pytest.raises(CodecError, match=words):
        event_from(tag, body)


def test_carried_chips_of_an_older_journal_are_read():
    event = event_from("pot_carried", {"amount": 6, "seats": [1, 2, 4]})
    assert event.pots == (Carried(6, (1, 2, 4)),)


def test_board_of_an_older_journal_is_that_of_the_only_run():
    assert event_from("board_dealt", {"cards": "As"}).run == 0


def test_setup_of_an_older_journal_is_read():
    setup = HandSetup(
        game("jacks"), Stakes("limit", 5, 10, ante=2), house("neutral"), (0, 9, 9), 1, ()
    )
    body = setup_to(setup)
    del body["bomb_pot"], body["stakes"]["structures"]
    old = {**body, "carried": 6, "carried_for": [1, 2]}
    assert setup_from(old) == replace(setup, carried=(Carried(6, (1, 2)),))
