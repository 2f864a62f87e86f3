"""Hands for tests: a table in one line, actions in words, a stacked deck."""

import dataclasses
import random
from collections.abc import Mapping, Sequence

from croupier.cards import DECKS, Card, parse_cards
from croupier.games import Game, game
from croupier.play import (
    Action,
    AskOpener,
    AskToSee,
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Carried,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Event,
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
    begin,
    decide,
    evolve,
    forced_posts,
    menu,
)
from croupier.play.setup import SeatNo
from croupier.rulebook.house import House, house

NO_LIMIT = Stakes("none", 100, 100, 50, 100)
LIMIT = Stakes("limit", 10, 20, 5, 10)
POT_LIMIT = Stakes("pot", 10, 10, 5, 10)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)
DRAW = Stakes("limit", 5, 10, ante=2)

MOST_CHORES = 100
"""No dealer has as much to do before somebody acts."""


class Hand:
    """A hand in play, with everything that happened in it."""

    def __init__(self, setup: HandSetup, dealer: AutoDealer, *, asks: bool = True) -> None:
        self.setup = setup
        self.asks = asks
        self.dealer = dealer
        self.first_deck = list(dealer.stub)
        self.state: HandState = begin(setup)
        self.events: list[Event] = []
        self.actions: list[Action] = []
        self.total = self.state.chips
        self._deal()

    def play(self, *moves: str) -> "Hand":
        """Play moves such as `3 raise 40`, `1 call`, `2 fold`, `4 draw AsKd`, `5 show`."""
        for move in moves:
            self.act(action(move))
        return self

    def check_down(self) -> "Hand":
        """Everybody checks until nobody can."""
        while self.state.phase == "betting":
            self.act(Check(self.state.actor))
        return self

    def act(self, wish: Action) -> tuple[Event, ...]:
        """One action, then whatever the dealer owes."""
        events = decide(self.state, wish)
        self.actions.append(wish)
        for event in events:
            evolve(self.state, event)
            assert self.state.chips == self.total, event
        self.events += events
        self._deal()
        return events

    def _deal(self) -> None:
        for _ in range(MOST_CHORES):
            events = self.dealer.next_chore(self.state)
            if not events and not self.asks and self.state.phase == "agreeing":
                events = list(decide(self.state, RunTimes(self.state.actor, 1)))
            if not events:
                return
            for event in events:
                evolve(self.state, event)
                assert self.state.chips == self.total, event
            self.events += events
        raise AssertionError(f"the dealer never ends: {self.events[-5:]}")

    @property
    def menu(self) -> Menu:
        """What the player in turn may do."""
        return menu(self.state)

    @property
    def stacks(self) -> tuple[int, ...]:
        """The stacks by seat, from seat 1 on."""
        return tuple(self.state.stacks[1:])

    def happened(self, kind: type[Event]) -> list[Event]:
        """Every event of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def action(move: str) -> Action:
    """The action a short text stands for."""
    seat, verb, *rest = move.split()
    simple = {"fold": Fold, "check": Check, "call": Call, "bring-in": BringIn, "muck": Muck}
    simple |= {"chop": ChopBlinds, "decline": DeclineChop}
    if verb in simple:
        return simple[verb](int(seat))
    if verb == "runs":
        return RunTimes(int(seat), int(rest[0]))
    if verb == "ask-opener":
        return AskOpener(int(seat))
    if verb == "ask-to-see":
        return AskToSee(int(seat), int(rest[0]))
    if verb in ("bet", "raise"):
        return (Bet if verb == "bet" else Raise)(int(seat), int(rest[0]))
    cards = parse_cards("".join(rest))
    return (Draw if verb == "draw" else Show)(int(seat), cards)


def stacked(
    game_id: str | Game,
    hole: Mapping[SeatNo, str],
    board: str = "",
    *,
    dealt_in: Sequence[SeatNo],
    joker: bool = False,
) -> list[Card]:
    """A deck in dealing order that gives each seat its *hole* cards and turns *board*.

    *dealt_in* are all seats that get cards, from the button's left, none of which folds before the
    last named card is dealt (button games deal all hole cards first, so there folding is free).
    Stud hole cards are in the order of the streets.  Everything unnamed is filled in a fixed order.
    """
    rules = game(game_id) if isinstance(game_id, str) else game_id
    named = {seat: list(parse_cards(text)) for seat, text in hole.items()}
    common = list(parse_cards(board))
    used = {card for cards in named.values() for card in cards} | set(common)
    deck = list(DECKS["joker" if joker else rules.deck])
    spare = [card for card in deck if card not in used]
    random.Random(52).shuffle(spare)
    stub: list[Card] = []
    for number, street in enumerate(rules.streets):
        if number and (street.down or street.up or street.board):
            stub.append(spare.pop())
        for _ in range(street.down + street.up):
            for seat in dealt_in:
                own = named.get(seat)
                stub.append(own.pop(0) if own else spare.pop())
        stub.extend(common.pop(0) if common else spare.pop() for _ in range(street.board))
    return stub + spare


def deal(  # noqa: PLR0913 - everything a hand starts from has a name
    game_id: str | Game = "holdem",
    *,
    stacks: Sequence[int],
    stakes: Stakes = NO_LIMIT,
    button: SeatNo = 1,
    rules: str | House = "neutral",
    hole: Mapping[SeatNo, str] | None = None,
    board: str = "",
    deck: Sequence[Card] | None = None,
    posts: Sequence[Post] | None = None,
    shows: bool = True,
    seed: int = 1,
    carried: tuple[Carried, ...] = (),
    passed_out: int = 0,
    asks: bool = False,
) -> Hand:
    """A hand dealt and waiting for its first action; the stacks begin with seat 1's.

    Unless it *asks*, the cards to come are dealt once, whatever the house would allow.
    """
    chosen = house(rules) if isinstance(rules, str) else rules
    kind = game(game_id) if isinstance(game_id, str) else game_id
    bare = HandSetup(kind, stakes, chosen, (0, *stacks), button, (), carried=carried)
    due = forced_posts(kind, stakes, chosen, bare.dealt_in, passed_out) if posts is None else posts
    setup = HandSetup(
        kind,
        stakes,
        chosen,
        (0, *stacks),
        button,
        tuple(due),
        carried=carried,
        passed_out=passed_out,
    )
    rng = random.Random(seed)
    if deck is None and (hole or board):
        joker = chosen.options.draw.joker and kind.joker == "by_option"
        deck = stacked(game_id, hole or {}, board, dealt_in=bare.dealt_in, joker=joker)
    if deck is None:
        return Hand(setup, AutoDealer.shuffled(setup, rng, shows=shows), asks=asks)
    return Hand(setup, AutoDealer(deck, rng, shows=shows), asks=asks)


def with_options(base: str | House, **groups: Mapping[str, object]) -> House:
    """A house like *base* but for some choices, as in `raising={"reopen": "..."}`."""
    chosen = house(base) if isinstance(base, str) else base
    options = chosen.options
    for group, changes in groups.items():
        changed = dataclasses.replace(getattr(options, group), **changes)
        options = dataclasses.replace(options, **{group: changed})
    return dataclasses.replace(chosen, options=options)
