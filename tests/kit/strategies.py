"""Random hands of every game, structure and house: how they start and how they are played."""

import random
from collections.abc import Iterator
from typing import Literal

from hypothesis import strategies as st

from croupier.games import game, game_ids
from croupier.games.game import Game, Structure
from croupier.play import (
    Action,
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Carried,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Fold,
    HandSetup,
    HandState,
    Menu,
    Muck,
    Post,
    Raise,
    RunTimes,
    Show,
    Stakes,
    forced_posts,
)
from croupier.play.fold_showdown import is_all_shown
from croupier.play.forced import seats_allowed
from croupier.rulebook.house import House, house, preset_names
from kit.hands import Hand, with_options

Temper = Literal["any", "calls", "raises", "draws_all"]
"""How everybody plays: at random; without a fold or a bet; raising mostly; changing all cards."""

TEMPERS: tuple[Temper, ...] = ("any", "calls", "raises", "draws_all")
SIZES = {"tiny": (1, 25), "middling": (40, 600), "huge": (10**6, 10**9)}
MOST_ACTIONS = 3000
"""No hand of these strategies takes as many."""


def stakes_for(rules: Game, structure: Structure, *, ante: int = 2, unit: int = 1) -> Stakes:
    """Plausible stakes for a game; *ante* is in units."""
    small = 10 * unit
    big = {"limit": 20, "spread": 50, "none": 10, "pot": 10}[structure] * unit
    if rules.forced == "blinds":
        return Stakes(structure, small, big, 5 * unit, 10 * unit, ante=ante * unit, unit=unit)
    if rules.forced == "button_blind":
        return Stakes(structure, small, big, 0, 10 * unit, ante=ante * unit, unit=unit)
    bring_in = 3 * unit if rules.forced == "bring_in" else 0
    return Stakes(structure, small, big, ante=ante * unit, bring_in=bring_in, unit=unit)


def setup_for(
    rules: Game, stakes: Stakes, rule_set: House, stacks: tuple[int, ...], button: int
) -> HandSetup:
    """A setup with the forced bets that are due; the first of *stacks* is index 0, unused."""
    bare = HandSetup(rules, stakes, rule_set, stacks, button, ())
    posts = forced_posts(rules, stakes, rule_set, bare.dealt_in)
    return HandSetup(rules, stakes, rule_set, stacks, button, posts)


@st.composite
def setups(
    draw: st.DrawFn,
    games: tuple[str, ...] = game_ids(),
    *,
    presets: tuple[str, ...] = preset_names(),
    least_players: int = 2,
) -> HandSetup:
    """Any game in any structure and house, any number of players, empty chairs, any stacks."""
    rules = game(draw(st.sampled_from(games)))
    structure = draw(st.sampled_from(rules.structures))
    rule_set = draw(houses(presets))
    unit = draw(st.sampled_from((1, 1, 5, 25)))
    ante = draw(st.sampled_from((0, 1))) if rules.forced == "blinds" else 2
    stakes = stakes_for(rules, structure, ante=ante, unit=unit)
    players = draw(st.integers(least_players, seats_allowed(rules, rule_set)))
    stacks = [unit * draw(_stacks()) for _ in range(players)]
    for _ in range(draw(st.integers(0, 2))):
        stacks.insert(draw(st.integers(0, len(stacks))), 0)
    button = draw(st.integers(1, len(stacks)))
    setup = setup_for(rules, stakes, rule_set, (0, *stacks), button)
    if rules.forced == "blinds" and players > 3 and draw(st.booleans()):
        return _with_posts(setup, draw)
    if rules.passed_out == "carry" and draw(st.booleans()):
        return _with_carried(setup, draw)
    return setup


def _stacks() -> st.SearchStrategy[int]:
    return st.sampled_from(sorted(SIZES)).flatmap(lambda size: st.integers(*SIZES[size]))


def houses(presets: tuple[str, ...] = preset_names()) -> st.SearchStrategy[House]:
    """The presets, sometimes with antes paid by one seat or blinds that come after the ante."""
    payers = st.sampled_from(("each", "each", "big_blind", "button"))
    orders = st.sampled_from(("blind_first", "ante_first"))
    return st.builds(
        lambda name, payer, order: with_options(
            house(name), blinds={"ante_payer": payer, "ante_order": order}
        ),
        st.sampled_from(presets),
        payers,
        orders,
    )


def _with_posts(setup: HandSetup, draw: st.DrawFn) -> HandSetup:
    """The same with a straddle, a newcomer's live post, or dead chips."""
    stakes = setup.stakes
    others = setup.dealt_in[2:]
    straddle = Post(others[0], "straddle", 2 * stakes.big_blind)
    posted = Post(others[-1], "posted", stakes.big_blind)
    dead = Post(others[-1], "dead", stakes.small_blind)
    extra = draw(st.sampled_from(((straddle,), (posted,), (dead,), (posted, dead))))
    return HandSetup(
        setup.game, stakes, setup.house, setup.stacks, setup.button, (*setup.posts, *extra)
    )


def _with_carried(setup: HandSetup, draw: st.DrawFn) -> HandSetup:
    """The same after a pot that nobody opened, with somebody who was not in it."""
    entitled = draw(st.sets(st.sampled_from(setup.dealt_in), min_size=1))
    unit = setup.stakes.unit
    return HandSetup(
        setup.game,
        setup.stakes,
        setup.house,
        setup.stacks,
        setup.button,
        setup.posts,
        carried=(Carried(unit * draw(st.integers(1, 50)), tuple(sorted(entitled))),),
        passed_out=1,
    )


@st.composite
def hands(
    draw: st.DrawFn,
    games: tuple[str, ...] = game_ids(),
    *,
    presets: tuple[str, ...] = preset_names(),
    least_players: int = 2,
) -> "RandomHand":
    """Hands dealt and ready to be played out at random, the same each time they are."""
    return RandomHand(
        draw(setups(games, presets=presets, least_players=least_players)),
        draw(st.integers(0, 2**32 - 1)),
        temper=draw(st.sampled_from(TEMPERS)),
        shows=draw(st.booleans()),
    )


class RandomHand:
    """A recipe: the same hand every time it is played."""

    def __init__(
        self, setup: HandSetup, seed: int, *, temper: Temper = "any", shows: bool = True
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.temper: Temper = temper
        self.shows = shows

    def __repr__(self) -> str:
        setup = self.setup
        return (
            f"RandomHand({setup.game.id} {setup.stakes} {setup.house.id} {setup.stacks} "
            f"button {setup.button} {setup.posts} carried {setup.carried} "
            f"seed {self.seed} {self.temper} shows {self.shows})"
        )

    def moments(self) -> Iterator[Hand]:
        """The hand each time somebody must act, and once more when it is over."""
        rng = random.Random(self.seed)
        hand = Hand(self.setup, AutoDealer.shuffled(self.setup, rng, shows=self.shows))
        for _ in range(MOST_ACTIONS):
            yield hand
            if hand.state.phase == "over":
                return
            hand.act(some_action(hand.state, hand.menu, rng, self.temper))
        raise AssertionError(f"the hand does not end: {self!r}")

    def played(self) -> Hand:
        """The hand when it is over."""
        *_, hand = self.moments()
        return hand


def some_action(state: HandState, menu: Menu, rng: random.Random, temper: Temper) -> Action:  # noqa: PLR0911 - one line an offer
    """One of the things the menu offers."""
    seat = menu.seat
    if menu.draw is not None:
        hole = state.hole[seat]
        most = min(menu.draw, len(hole))
        count = most if temper == "draws_all" else rng.randint(menu.draw_least, most)
        return Draw(seat, tuple(rng.sample(hole, count)))
    if menu.runs:
        return RunTimes(seat, rng.choice((menu.runs, rng.randint(1, menu.runs))))
    if menu.chop and (menu.decline or rng.random() < _CHOPS):
        return (
            rng.choice((ChopBlinds(seat), DeclineChop(seat))) if menu.decline else ChopBlinds(seat)
        )
    if menu.show:
        return _some_show(state, menu, rng)
    if not (menu.check or menu.call or menu.bring_in):
        return (
            wager(menu, some_total(menu, rng)) if menu.wager and rng.random() < 0.6 else Fold(seat)
        )
    stay: Action = Check(seat) if menu.check else Call(seat)
    if menu.bring_in:
        stay = BringIn(seat)
    if menu.wager is not None and rng.random() < _EAGERNESS[temper]:
        return wager(menu, some_total(menu, rng))
    if menu.fold and temper == "any" and rng.random() < _FOLDS:
        return Fold(seat)
    return stay


_EAGERNESS: dict[Temper, float] = {"any": 0.3, "calls": 0.0, "raises": 0.8, "draws_all": 0.1}
_FOLDS = 0.2
_CHOPS = 0.5


def _some_show(state: HandState, menu: Menu, rng: random.Random) -> Action:
    seat = menu.seat
    chance = rng.random()
    if menu.muck and chance < 0.4:
        return Muck(seat)
    if chance < 0.6:
        hole = state.hole[seat]
        return Show(seat, tuple(rng.sample(hole, rng.randint(0, len(hole)))))
    if chance < 0.8 and state.options.showdown.order_forced == "when_director_orders":
        waiting = [other for other in state.show_order if state.live[other]]
        return Show(rng.choice([other for other in waiting if not is_all_shown(state, other)]))
    return Show(seat)


def some_total(menu: Menu, rng: random.Random) -> int:
    """A total the menu allows, the ends more often than what lies between."""
    span = menu.wager
    assert span is not None
    if span.choices:
        return rng.choice(span.choices)
    inside = span.least + span.step * rng.randint(0, (span.most - span.least) // span.step)
    return rng.choice((span.least, span.most, inside))


def wager(menu: Menu, to: int) -> Action:
    """The bet or raise to *to* that the menu speaks of."""
    assert menu.wager is not None
    return (Bet if menu.wager.kind in ("bet", "open") else Raise)(menu.seat, to)
