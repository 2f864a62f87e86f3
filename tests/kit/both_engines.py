"""Random hands played in our engine and in PokerKit at once, move by move."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from croupier.cards import Card
from croupier.play import (
    Action,
    AutoDealer,
    BringIn,
    Call,
    Check,
    Draw,
    Event,
    Fold,
    HandSetup,
    HandState,
    Post,
    Refused,
    RunTimes,
    begin,
    decide,
    evolve,
    menu,
)
from croupier.play.actions import Bet, Raise
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from kit.pokerkit_peer import CannotFollow, Peer, Turn, our_turn
from kit.shared_games import Kind, random_table

NO_ODD_CHIP = 15_120
"""So many times an amount is split without a rest: three runs, two halves, nine players."""

Said = Turn | tuple[Chips, ...]
"""What an engine says: whose turn it is and what he may do, or the stacks at the end."""


def alike_but_for_free_fold(one: Said, other: Said) -> bool:
    """Whether two sayings agree, a fold where a check is free left out of account."""
    if isinstance(one, Turn) and isinstance(other, Turn) and one.call == other.call == 0:
        return one == other._replace(fold=one.fold)
    return one == other


class Difference(NamedTuple):
    """After *step* actions the engines do not say the same."""

    step: int
    ours: Said
    theirs: Said

    @property
    def is_free_fold(self) -> bool:
        """Whether all that differs is a fold where a check is free."""
        return alike_but_for_free_fold(self.ours, self.theirs)


class OurHand:
    """Our side: a hand whose deck is known, dealt as far as the next decision.

    `runs[seat]` is how often that seat would have the cards to come dealt.
    """

    def __init__(
        self,
        setup: HandSetup,
        deck: Sequence[Card],
        runs: tuple[int, ...],
        peer: Peer | None = None,
    ) -> None:
        self.state: HandState = begin(setup)
        self.dealer = AutoDealer(deck, random.Random(0))
        self.runs = runs
        self.peer = peer
        self.needless = 0
        self._deal()

    def act(self, action: Action) -> None:
        """One action, then whatever the dealer owes."""
        for event in decide(self.state, action):
            evolve(self.state, event)
        self._deal()

    def _deal(self) -> None:
        self._skip_needless()
        while events := self._next():
            for event in events:
                evolve(self.state, event)
                if self.peer:
                    self.peer.deal(event, self.dealer.burns)
        self._skip_needless()

    def _next(self) -> Sequence[Event]:
        """What the dealer does, or an answer to his question how often to deal."""
        state = self.state
        if state.phase == "agreeing":
            times = min(self.runs[state.actor], menu(state).runs)
            return decide(state, RunTimes(state.actor, times))
        return self.dealer.next_chore(state)

    def _skip_needless(self) -> None:
        """PokerKit lets a player check against all-in hands; with us his turn never comes."""
        while self.peer and (turn := self.peer.turn()).is_needless:
            if turn.seat == self.state.actor and self.state.phase == "betting":
                return
            self.peer.act(Check(turn.seat))
            self.needless += 1


Choose = Callable[[HandState, Turn, Turn], Action]
"""The next action, given our state and the turn as both engines see it."""


@dataclass
class Match:
    """One hand in both engines: what was done, and every difference on the way."""

    setup: HandSetup
    deck: tuple[Card, ...]
    runs: tuple[int, ...]
    actions: list[Action] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    needless: int = 0
    passed: set[int] = field(default_factory=set)
    rebuilt: bool = False
    run_often: bool = False
    broken_off: bool = False

    def play(self, choose: Choose) -> None:
        """Play to the end, or until the engines no longer agree on what is to be paid by whom."""
        try:
            self._play(choose)
        except CannotFollow:
            self.broken_off = True

    def _play(self, choose: Choose) -> None:
        peer = Peer(self.setup, asks_for_runs=any(times > 1 for times in self.runs))
        ours = OurHand(self.setup, self.deck, self.runs, peer)
        while True:
            self.needless = ours.needless
            self.rebuilt = peer.rebuilt
            self.run_often = ours.state.runs > 1
            mine, theirs = our_turn(ours.state), peer.turn()
            if not mine.seat:
                self._note(tuple(ours.state.stacks[1:]), theirs if theirs.seat else peer.stacks)
                return
            if mine.leaves_nothing and mine.seat != theirs.seat:
                self._pass(ours)
                continue
            self._note(mine, theirs)
            if _to_do(mine) != _to_do(theirs):
                return
            action = choose(ours.state, mine, theirs)
            self.actions.append(action)
            peer.act(action)
            ours.act(action)

    def _pass(self, ours: OurHand) -> None:
        """With us a player may check against shorter stacks; in PokerKit his turn never comes."""
        self.passed.add(len(self.actions))
        self.actions.append(Check(ours.state.actor))
        ours.act(self.actions[-1])

    def _note(self, ours: Said, theirs: Said) -> None:
        if ours != theirs:
            self.differences.append(Difference(len(self.actions), ours, theirs))

    def agrees_under(self, house: House, difference: Difference) -> bool:
        """Whether our engine says in *house* what PokerKit said at this *difference*."""
        ours = OurHand(with_house(self.setup, house), self.deck, self.runs)
        street = 0
        try:
            for action in self.actions[: difference.step]:
                street = ours.state.street
                ours.act(action)
        except Refused:
            return False
        turn = our_turn(ours.state)
        if difference.theirs == Turn():  # it waits for the cards of the next street
            return not turn.seat or ours.state.street > street
        said = turn if turn.seat else tuple(ours.state.stacks[1:])
        return alike_but_for_free_fold(said, difference.theirs)

    def differs_by_odd_chips(self, difference: Difference) -> bool:
        """Whether cards were dealt several times, and the stacks are alike where all is divisible.

        The same hand is played again with every amount so much larger that no odd chip is left.
        """
        if not self.run_often or isinstance(difference.ours, Turn):
            return False
        done = [one for step, one in enumerate(self.actions) if step not in self.passed]
        script = iter(map(_enlarged, done))
        twin = Match(enlarged(self.setup), self.deck, self.runs)
        try:
            twin.play(lambda *_: next(script))
        except (Refused, ValueError, StopIteration):
            return False
        return all(isinstance(one.ours, Turn) for one in twin.differences)


def _to_do(turn: Turn) -> tuple[object, ...]:
    return turn.seat, turn.call, turn.bring_in, turn.draws


def chooser(rng: random.Random) -> Choose:
    """Random actions that are legal in both engines."""
    # Now and then everybody changes all he has, so that the stub runs out.
    wasteful = rng.random() < 0.25

    def choose(state: HandState, mine: Turn, theirs: Turn) -> Action:
        if mine.draws:
            return _draw(rng, state, wasteful=wasteful)
        return _bet(rng, state, mine, theirs)

    return choose


def _draw(rng: random.Random, state: HandState, *, wasteful: bool) -> Action:
    most = state.game.streets[state.street].draw
    count = most if wasteful else rng.randint(0, most)
    return Draw(state.actor, tuple(rng.sample(state.hole[state.actor], count)))


def _bet(rng: random.Random, state: HandState, mine: Turn, theirs: Turn) -> Action:
    seat = mine.seat
    choices: list[tuple[Action, int]] = []
    if mine.fold and theirs.fold:
        choices.append((Fold(seat), 2))
    if mine.bring_in:
        choices.append((BringIn(seat), 6))
    else:
        choices.append(((Call if mine.call else Check)(seat), 9))
    span = menu(state).wager
    if span and theirs.most:
        whole = state.bets[seat] + state.stacks[seat]
        low, high = max(mine.least, theirs.least), min(mine.most, theirs.most)
        sizes = {low, high, rng.randint(low, max(low, high))} if low <= high else set()
        wager = Raise if state.bet_to else Bet
        choices += [(wager(seat, size), 2) for size in sorted(sizes) if span.allows(size, whole)]
    weights = [weight for _, weight in choices]
    return rng.choices(choices, weights)[0][0]


def with_house(setup: HandSetup, house: House) -> HandSetup:
    """The same hand played by the rules of another house, which may ask for the ante first."""
    posts = setup.posts
    if house.options.blinds.ante_order == "ante_first":
        posts = tuple(sorted(posts, key=_is_no_ante))
    return replace(setup, house=house, posts=posts)


def _is_no_ante(post: Post) -> bool:
    return post.kind not in ("ante", "dead_ante")


def enlarged(setup: HandSetup) -> HandSetup:
    """The same hand for so many times the chips."""
    stakes = setup.stakes
    blinds = ("small_blind", "middle_blind", "big_blind")
    amounts = ("small_bet", "big_bet", *blinds, "ante", "bring_in")
    return replace(
        setup,
        stakes=replace(stakes, **{name: getattr(stakes, name) * NO_ODD_CHIP for name in amounts}),
        stacks=tuple(chips * NO_ODD_CHIP for chips in setup.stacks),
        posts=tuple(replace(post, amount=post.amount * NO_ODD_CHIP) for post in setup.posts),
    )


def _enlarged(action: Action) -> Action:
    if isinstance(action, Bet | Raise):
        return replace(action, to=action.to * NO_ODD_CHIP)
    return action


def random_match(kind: Kind, house: House, rng: random.Random) -> Match:
    """A match on a random table, not played yet."""
    return Match(*random_table(kind, house, rng))
