"""One contract for every game there is, in every structure it is played in."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from croupier.cards import HIDDEN
from croupier.games import game, game_ids, mixed_game, mixed_game_ids
from croupier.games.lint import faults
from croupier.journal import event_from, event_to
from croupier.play import (
    Bet,
    BringIn,
    Call,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Fold,
    HandState,
    Menu,
    Muck,
    Raise,
    Refused,
    RunTimes,
    Show,
    begin,
    decide,
    deck_for,
    evolve,
    view,
)
from croupier.play import events as ev
from croupier.play.pots import score_of
from croupier.ranking.names import NO_LOW, name_of
from kit.hands import Hand, with_options
from kit.strategies import RandomHand, setup_for, stakes_for

GAMES = tuple(
    pytest.param(one, structure, id=f"{one}-{structure}")
    for one in game_ids()
    for structure in game(one).structures
)
EVERY_GAME = pytest.mark.parametrize(("id", "structure"), GAMES)
SEEDS = (1, 2, 3)

WIDE_SEATS = {"max_seats_flop": 10, "max_seats_stud": 10, "max_seats_draw": 10}
ROOM = with_options("online", games=WIDE_SEATS, blinds={"chop": True})
"""As many seats as the game itself allows, and everything players may agree on."""

OF_CARDS = frozenset({"hole", "discards", "runs_done", "before_runs"})
"""What holds cards that lie face down for others."""


def recipe(id: str, structure: str, players: int, seed: int) -> RandomHand:
    """A table of *players* with stacks from a few chips to many."""
    rules = game(id)
    rng = random.Random(f"{id} {structure} {players} {seed}")
    stacks = (0, *(rng.choice((rng.randint(3, 40), rng.randint(50, 900))) for _ in range(players)))
    setup = setup_for(rules, stakes_for(rules, structure), ROOM, stacks, rng.randint(1, players))
    temper = ("any", "calls", "draws_all", "raises")[seed % 4]
    return RandomHand(setup, rng.getrandbits(32), temper=temper, shows=bool(seed % 2))


def recipes(id: str, structure: str) -> Iterator[RandomHand]:
    """Hands of two players and of a full table."""
    for players in (2, game(id).max_seats):
        for seed in SEEDS:
            yield recipe(id, structure, players, seed)


@cache
def hands_played(id: str, structure: str) -> tuple[Hand, ...]:
    """Those hands once they are over, to be looked at and not to be changed."""
    return tuple(one.played() for one in recipes(id, structure))


@pytest.mark.parametrize("id", game_ids())
def test_game_file_is_sound(id):
    assert list(faults(game(id))) == []


@pytest.mark.parametrize("id", game_ids())
def test_game_and_its_streets_have_titles_in_both_languages(id):
    rules = game(id)
    for title in (rules.title, *(street.title for street in rules.streets)):
        assert title.en.strip()
        assert title.fr.strip()


@EVERY_GAME
def test_hand_is_played_to_its_end_and_keeps_every_chip(id, structure):
    for hand in hands_played(id, structure):  # which counts the chips after every event
        assert hand.state.phase == "over"
        assert hand.state.pot == 0
        left = sum(pot.amount for pot in hand.state.left_for_next)
        assert sum(hand.state.stacks) + left == sum(hand.setup.stacks)


@EVERY_GAME
def test_every_card_is_dealt_once_but_for_those_of_a_rebuilt_stub(id, structure):
    for hand in hands_played(id, structure):
        deck = set(deck_for(hand.setup))
        state, seen = begin(hand.setup), set()
        for event in hand.events:
            if isinstance(event, ev.StubRebuilt):
                seen = set(in_play(state))
            dealt = cards_dealt(event)
            assert len(set(dealt)) == len(dealt)
            assert deck.issuperset(dealt)
            assert seen.isdisjoint(dealt), (hand.setup, event)
            seen.update(dealt)
            evolve(state, event)


def cards_dealt(event):
    """The cards an event brings into the hand."""
    match event:
        case ev.HoleDealt(down=down, up=up):
            return down + up
        case ev.BoardDealt(cards=cards) | ev.Drew(cards=cards):
            return cards
    return ()


def in_play(state: HandState):
    """The cards that are in live hands or lie in the middle, in any run."""
    for cards in (*state.runs_done, state.cards):
        yield from cards.board
        for seat, live in enumerate(state.live):
            if live:
                yield from cards.hole[seat]


@EVERY_GAME
def test_menu_is_what_is_accepted(id, structure):
    rng = random.Random(7)
    for one in recipes(id, structure):
        for hand in one.moments():
            options = hand.menu
            for action, offered in wishes(hand, options, rng):
                if offered:
                    assert decide(hand.state, action), action
                else:
                    with pytest.raises(Refused):
                        decide(hand.state, action)


def wishes(hand: Hand, options: Menu, rng: random.Random):
    """Things the player in turn may want, each with whether the menu offers it."""
    seat, state = options.seat, hand.state
    if not seat:
        return
    yield Fold(seat), options.fold
    yield Check(seat), options.check
    yield Call(seat), options.call > 0
    yield BringIn(seat), options.bring_in > 0
    yield Muck(seat), options.muck
    yield Show(seat), options.show
    yield ChopBlinds(seat), options.chop
    yield DeclineChop(seat), options.decline
    for times in (0, 1, options.runs, options.runs + 1):
        yield RunTimes(seat, times), 0 < times <= options.runs
    for count in range(len(state.hole[seat]) + 1):
        asked = options.draw is not None
        fits = asked and options.draw_least <= count <= options.draw
        yield Draw(seat, tuple(rng.sample(state.hole[seat], count))), fits
    yield from wagers(state, options)


def wagers(state: HandState, options: Menu):
    """The ends of the range and what lies just outside it, as a bet and as a raise."""
    seat, span = options.seat, options.wager
    all_in = state.bets[seat] + state.stacks[seat]
    ends = (span.least, span.most, *span.choices) if span else (state.bet_to, all_in)
    for to in {end + near for end in ends for near in (-1, 0, 1)}:
        fits = span is not None and span.allows(to, all_in)
        yield Bet(seat, to), fits and span.kind in ("bet", "open")
        yield Raise(seat, to), fits and span.kind in ("raise", "complete")


@EVERY_GAME
def test_what_a_seat_is_told_folds_to_the_state_but_for_hidden_cards(id, structure):
    for hand in hands_played(id, structure):
        viewers = (0, *hand.setup.dealt_in)
        states = {viewer: begin(hand.setup) for viewer in viewers}
        true = begin(hand.setup)
        for event in hand.events:
            evolve(true, event)
            for viewer, seen in states.items():
                evolve(seen, event.seen_by(viewer))
                assert view(seen, viewer) == view(true, viewer)
        for seen in states.values():
            same_but_for_hidden_cards(seen, true)


def same_but_for_hidden_cards(seen: HandState, true: HandState) -> None:
    for name in HandState.__slots__:
        if name not in OF_CARDS:
            assert getattr(seen, name) == getattr(true, name), name
    for name in ("hole", "discards"):
        for some, truth in zip(getattr(seen, name), getattr(true, name), strict=True):
            assert all(a in (HIDDEN, b) for a, b in zip(some, truth, strict=True))
    boards = [cards.board for cards in true.runs_done]
    assert [cards.board for cards in seen.runs_done] == boards


@EVERY_GAME
def test_events_come_back_from_the_journal_as_they_were(id, structure):
    for hand in hands_played(id, structure):
        for event in (ev.HandBegan(hand.setup), *hand.events):
            body = json.loads(json.dumps(event_to(event)))
            assert event_from(event.tag, body) == event


@EVERY_GAME
def test_hands_have_names_in_both_languages(id, structure):
    named = 0
    for hand in hands_played(id, structure):
        state = hand.state
        if state.street + 1 < state.game.rounds:
            continue
        for seat, live in enumerate(state.live):
            for share in state.game.shares if live else ():
                score = score_of(state, seat, share)
                name = name_of(score, share.scale)
                assert name.en
                assert name.fr
                assert (name == NO_LOW) == (score < 0)
                named += 1
    assert named


@pytest.mark.parametrize("id", mixed_game_ids())
def test_every_turn_of_a_mixed_game_is_a_game_its_structure_and_its_seats(id):
    mixed = mixed_game(id)
    assert mixed.id == id
    assert mixed.title.en
    assert mixed.title.fr
    for turn in mixed.turns:
        rules = game(turn.game)
        assert turn.structure in rules.structures
        assert rules.max_seats >= mixed.max_seats
