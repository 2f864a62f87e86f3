"""The games that PokerKit can play too, if need be by hand-made streets, and random tables."""

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Literal, NamedTuple

from croupier.cards import DECKS, Card
from croupier.games import game
from croupier.games.game import Game, Structure
from croupier.play import HandSetup, Post, Stakes, bomb_pot, forced_posts, with_kill, with_straddle
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import House, house
from kit.hands import with_options

Special = Literal[
    "usual",
    "big blind ante",
    "button ante",
    "one blind",
    "equal blinds",
    "three blinds",
    "straddle",
    "button straddle",
    "posted blind",
    "kill",
    "bomb pot",
    "runs",
]
"""What is not as usual: who antes, what is posted besides, or how often the cards are dealt."""


class Kind(NamedTuple):
    """A game in a betting structure, with the most seats that are tried."""

    game: str
    structure: Structure
    seats: int
    special: Special = "usual"

    def in_house(self, rules: str) -> House:
        """The house *rules*, with what this kind of hand needs to be allowed there."""
        needs = _NEEDS.get(self.special)
        return _house_that_allows(rules, self.special) if needs else house(rules)


_NEEDS: Mapping[Special, dict[str, dict[str, Any]]] = {
    "big blind ante": {"blinds": {"ante_payer": "big_blind"}},
    "button ante": {"blinds": {"ante_payer": "button"}},
    "one blind": {"blinds": {"structure": "single"}},
    "equal blinds": {"blinds": {"structure": "two_equal"}},
    "three blinds": {"blinds": {"structure": "three"}},
    "straddle": {"blinds": {"straddle": "utg", "straddle_max": 2}},
    "button straddle": {"blinds": {"straddle": "button"}},
    "runs": {"dealing": {"max_runs": 3}},
}

_FOR_THREE = ("straddle", "button straddle", "posted blind", "equal blinds", "three blinds")
"""Heads-up with equal blinds PokerKit's first to act is the big blind; nobody plays that."""


@cache
def _house_that_allows(rules: str, special: Special) -> House:
    return with_options(rules, **_NEEDS[special])


_WORDS: Mapping[Structure, str] = {"none": "no-limit", "limit": "limit", "pot": "pot-limit"}
_SEATS = {
    "holdem": 9,
    "shortdeck": 9,
    "omaha": 9,
    "omaha8": 9,
    "omaha5": 7,
    "omaha6": 6,
    "bigo": 7,
    "courchevel": 7,
    "stud": 8,
    "stud8": 8,
    "razz": 8,
    "stud5": 8,
    "lowball_27": 6,
    "lowball_a5": 6,
    "triple_27": 6,
    "triple_a5": 6,
    "badugi": 6,
    "kuhn": 2,
    "leduc": 2,
}
"""Left out are pineapple, as PokerKit has nothing like its throw, five-card draw, whose opener
speaks first again after the draw, and spread limit."""

_SPECIAL = (
    Kind("holdem", "none", 9, "big blind ante"),
    Kind("omaha", "pot", 9, "big blind ante"),
    Kind("holdem", "none", 9, "button ante"),
    Kind("holdem", "pot", 9, "button ante"),
    Kind("holdem", "none", 9, "one blind"),
    Kind("holdem", "limit", 9, "one blind"),
    Kind("holdem", "none", 9, "equal blinds"),
    Kind("omaha", "pot", 9, "equal blinds"),
    Kind("holdem", "limit", 9, "three blinds"),
    Kind("triple_27", "limit", 6, "three blinds"),
    Kind("holdem", "none", 9, "straddle"),
    Kind("omaha", "pot", 9, "straddle"),
    Kind("holdem", "none", 9, "button straddle"),
    Kind("holdem", "pot", 9, "button straddle"),
    Kind("holdem", "none", 9, "posted blind"),
    Kind("holdem", "limit", 9, "posted blind"),
    Kind("holdem", "limit", 9, "kill"),
    Kind("omaha8", "limit", 9, "kill"),
    Kind("holdem", "none", 9, "bomb pot"),
    Kind("omaha", "pot", 9, "bomb pot"),
    Kind("holdem", "none", 9, "runs"),
    Kind("holdem", "pot", 9, "runs"),
    Kind("omaha", "pot", 9, "runs"),
    Kind("omaha8", "pot", 2, "runs"),
)
"""At hi-lo only two run it more than once: PokerKit halves a side pot without a low on each board
where any low lies, and our options do not reach that far."""


def _kinds() -> dict[str, Kind]:
    usual = [
        Kind(name, structure, seats)
        for name, seats in _SEATS.items()
        for structure in game(name).structures
        if structure != "spread"
    ]
    named = {f"{_WORDS[kind.structure]} {kind.game}": kind for kind in usual}
    return named | {f"{_WORDS[k.structure]} {k.game}, {k.special}": k for k in _SPECIAL}


KINDS = _kinds()
"""Every game and structure both engines know, by a name to be read."""


class Table(NamedTuple):
    """A random table: the hand to play, its deck, and how often each seat would have it dealt."""

    setup: HandSetup
    deck: tuple[Card, ...]
    runs: tuple[int, ...]


def random_table(kind: Kind, house: House, rng: random.Random) -> Table:
    """A table of random size with random stakes, antes or none, and uneven stacks."""
    rules = game(kind.game)
    least = 3 if kind.special in _FOR_THREE else 2
    seats = rng.randint(least, kind.seats)
    stakes = _stakes(kind, rules, rng)
    stacks = (0, *(_stack(stakes, rng) for _ in range(seats)))
    bare = HandSetup(rules, stakes, house, stacks, rng.randint(1, seats), ())
    posts = forced_posts(rules, stakes, house, bare.dealt_in)
    setup = _specially(kind.special, replace(bare, posts=posts), rng)
    deck = list(DECKS[rules.deck])
    rng.shuffle(deck)
    return Table(setup, tuple(deck), _answers(kind, seats, rng))


def _answers(kind: Kind, seats: int, rng: random.Random) -> tuple[int, ...]:
    """Once at most tables; where it may be more often, mostly all agree."""
    if kind.special != "runs":
        return (1,) * (seats + 1)
    often = rng.choice((1, 2, 2, 3, 3))
    if rng.random() < 0.8:
        return (often,) * (seats + 1)
    return tuple(rng.randint(1, 3) for _ in range(seats + 1))


def _stakes(kind: Kind, rules: Game, rng: random.Random) -> Stakes:
    small_bet = rng.choice((4, 10, 20, 33, 100))
    big_bet = 2 * small_bet if kind.structure == "limit" else small_bet
    antes = (1, small_bet // 4, small_bet // 2)
    if rules.forced in ("antes", "button_blind") or kind.special.endswith(" ante"):
        ante = rng.choice((*antes, small_bet))
    else:
        ante = rng.choice((0, 0, *antes))
    if rules.forced == "bring_in":
        bring_in = rng.randint(1, small_bet - 1)
        return Stakes(kind.structure, small_bet, big_bet, ante=ante, bring_in=bring_in)
    if rules.forced == "antes":
        return Stakes(kind.structure, small_bet, big_bet, ante=ante)
    small_blind = rng.randint(1, small_bet - 1) if rules.forced == "blinds" else 0
    stakes = Stakes(kind.structure, small_bet, big_bet, small_blind, small_bet, ante)
    if kind.special == "three blinds":
        return replace(stakes, middle_blind=rng.randint(small_blind, small_bet))
    return stakes


def _stack(stakes: Stakes, rng: random.Random) -> Chips:
    """Shorter than a forced bet, a few bets, or deep: each often enough."""
    bet = stakes.small_bet
    most = rng.choice((bet, 3 * bet, 10 * bet, 10 * bet, 40 * bet, 200 * bet))
    return rng.randint(1, most)


def _specially(special: Special, setup: HandSetup, rng: random.Random) -> HandSetup:
    """The hand with what is posted at special tables."""
    seats = setup.dealt_in
    if special == "bomb pot":
        return bomb_pot(setup, rng.choice((1, setup.stakes.big_blind, 3 * setup.stakes.big_blind)))
    if special in ("kill", "posted blind"):
        setup = _with_chips(setup, _big_blind(setup), setup.stakes.ante + 1)
    if special == "kill":
        half = setup.stakes.small_bet % 2 == 0 and rng.random() < 0.5
        return with_kill(setup, rng.choice(seats), "half" if half else "full")
    if special == "posted blind":
        return _posted(setup, rng.choice(seats[2:]), rng)
    if special == "button straddle":
        return _straddled(setup, setup.button)
    if special == "straddle":
        setup = _straddled(setup, seats[2])
        twice = len(seats) > 4 and rng.random() < 0.3
        return _straddled(setup, seats[3]) if twice else setup
    return setup


def _posted(setup: HandSetup, seat: SeatNo, rng: random.Random) -> HandSetup:
    """A newcomer posts the big blind, or all he missed where nobody antes."""
    posts = [*setup.posts]
    if not setup.stakes.ante and rng.random() < 0.5:
        posts.append(Post(seat, "dead", setup.stakes.small_blind))
    posts.append(Post(seat, "posted", setup.stakes.big_blind))
    return replace(setup, posts=tuple(posts))


def _straddled(setup: HandSetup, seat: SeatNo) -> HandSetup:
    """A straddle is never short: the stack is filled up to it."""
    due = 2 * max(post.amount for post in setup.posts)
    return with_straddle(_with_chips(setup, seat, setup.stakes.ante + due), seat)


def _big_blind(setup: HandSetup) -> SeatNo:
    """PokerKit goes by the chips, not by the duty: without a blind it opens left of the button."""
    return next(post.seat for post in setup.posts if post.kind == "big_blind")


def _with_chips(setup: HandSetup, seat: SeatNo, least: Chips) -> HandSetup:
    stacks = list(setup.stacks)
    stacks[seat] = max(stacks[seat], least)
    return replace(setup, stacks=tuple(stacks))
