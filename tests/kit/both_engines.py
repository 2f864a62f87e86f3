"""Random hands played in our engine and in PokerKit at once, move by move."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.cards import CARDS, Card
from croupier.games import game
from croupier.play import (
    Action,
    AutoDealer,
    BringIn,
    Call,
    Check,
    Fold,
    HandSetup,
    HandState,
    Refused,
    Stakes,
    begin,
    decide,
    evolve,
    forced_posts,
    menu,
)
from croupier.play.actions import Bet, Raise
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from kit.pokerkit_peer import Peer, Turn, our_turn


class Kind(NamedTuple):
    """A game in a betting structure, with the most seats that are tried."""

    game: str
    structure: str
    seats: int


KINDS = {
    "no-limit hold'em": Kind("holdem", "none", 9),
    "limit hold'em": Kind("holdem", "limit", 9),
    "limit Omaha hi-lo": Kind("omaha8", "limit", 9),
    "limit seven-card stud": Kind("stud", "limit", 7),
    "pot-limit hold'em": Kind("holdem", "pot", 9),
    "pot-limit Omaha hi-lo": Kind("omaha8", "pot", 9),
    "no-limit Omaha hi-lo": Kind("omaha8", "none", 9),
}
"""Eight-handed stud is left out: PokerKit deals folded cards again when the deck runs out, and
leaves a common card out of account when it looks for the first to act."""


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
    """Our side: a hand whose deck is known, dealt as far as the next decision."""

    def __init__(self, setup: HandSetup, deck: Sequence[Card], peer: Peer | None = None) -> None:
        self.state: HandState = begin(setup)
        self.dealer = AutoDealer(deck, random.Random(0))
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
        while events := self.dealer.next_chore(self.state):
            for event in events:
                evolve(self.state, event)
                if self.peer:
                    self.peer.deal(event, self.dealer.burns)
        self._skip_needless()

    def _skip_needless(self) -> None:
        """PokerKit lets a player check against all-in hands; with us his turn never comes."""
        while self.peer and (turn := self.peer.turn()).is_needless:
            if turn.seat == self.state.actor and self.state.phase == "betting":
                return
            self.peer.act(Check(turn.seat))
            self.needless += 1


@dataclass
class Match:
    """One hand in both engines: what was done, and every difference on the way."""

    setup: HandSetup
    deck: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    needless: int = 0

    def play(self, rng: random.Random) -> None:
        """Play to the end, or until the engines no longer agree on what is to be paid by whom."""
        peer = Peer(self.setup)
        ours = OurHand(self.setup, self.deck, peer)
        while True:
            self.needless = ours.needless
            mine, theirs = our_turn(ours.state), peer.turn()
            if not mine.seat:
                self._note(tuple(ours.state.stacks[1:]), theirs if theirs.seat else peer.stacks)
                return
            self._note(mine, theirs)
            if (mine.seat, mine.call, mine.bring_in) != (theirs.seat, theirs.call, theirs.bring_in):
                return
            action = _choose(rng, ours.state, mine, theirs)
            self.actions.append(action)
            peer.act(action)
            ours.act(action)

    def _note(self, ours: Said, theirs: Said) -> None:
        if ours != theirs:
            self.differences.append(Difference(len(self.actions), ours, theirs))

    def agrees_under(self, house: House, difference: Difference) -> bool:
        """Whether our engine says in *house* what PokerKit said at this *difference*."""
        setup = with_house(self.setup, house)
        ours = OurHand(setup, self.deck)
        try:
            for action in self.actions[: difference.step]:
                ours.act(action)
        except Refused:
            return False
        turn = our_turn(ours.state)
        said = turn if turn.seat else tuple(ours.state.stacks[1:])
        return alike_but_for_free_fold(said, difference.theirs)


def _choose(rng: random.Random, state: HandState, mine: Turn, theirs: Turn) -> Action:
    """A random action that is legal in both engines."""
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
    """The same hand played by the rules of another house."""
    return HandSetup(
        setup.game, setup.stakes, house, setup.stacks, setup.button, setup.posts, setup.number
    )


def random_match(kind: Kind, house: House, rng: random.Random) -> Match:
    """A table of random size with random stakes, antes or none, and uneven stacks."""
    rules = game(kind.game)
    seats = rng.randint(2, kind.seats)
    stakes = _stakes(kind, rng)
    stacks = (0, *(_stack(stakes, rng) for _ in range(seats)))
    bare = HandSetup(rules, stakes, house, stacks, rng.randint(1, seats), ())
    posts = forced_posts(rules, stakes, house, bare.dealt_in)
    setup = HandSetup(rules, stakes, house, stacks, bare.button, posts)
    deck = list(CARDS)
    rng.shuffle(deck)
    return Match(setup, tuple(deck))


def _stakes(kind: Kind, rng: random.Random) -> Stakes:
    small_bet = rng.choice((4, 10, 20, 33, 100))
    big_bet = 2 * small_bet if kind.structure == "limit" else small_bet
    ante = rng.choice((0, 0, 1, small_bet // 4, small_bet // 2))
    if kind.game == "stud":
        return Stakes(
            "limit", small_bet, big_bet, ante=ante, bring_in=rng.randint(1, small_bet - 1)
        )
    # Heads-up with equal blinds PokerKit's first to act is the big blind; nobody plays that.
    small_blind = rng.randint(1, small_bet - 1)
    return Stakes(kind.structure, small_bet, big_bet, small_blind, small_bet, ante)  # type: ignore[arg-type]


def _stack(stakes: Stakes, rng: random.Random) -> Chips:
    """Shorter than a forced bet, a few bets, or deep: each often enough."""
    bet = stakes.small_bet
    most = rng.choice((bet, 3 * bet, 10 * bet, 10 * bet, 40 * bet, 200 * bet))
    return rng.randint(1, most)
