"""`croupier bench hands`: whole hands a second, both engines in one run, the same policy.

Weights: fold 1 (only facing a bet), check or call 4, bring in 4, bet or raise 1; the total is
uniform over the legal ones.  The random numbers are drawn beforehand and the same for both sides;
each side turns them into actions through its own list of legal moves.
"""

import importlib
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

from croupier.games import game
from croupier.play import (
    Action,
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Check,
    Fold,
    HandSetup,
    HandState,
    Raise,
    Stakes,
    WagerRange,
    begin,
    decide,
    evolve,
    menu,
    set_up,
)
from croupier.rulebook.house import house

_DRAWS_A_HAND = 400
_TAPES = 97
_CHUNK = 20


@dataclass(frozen=True, slots=True)
class Case:
    """One game of the comparison: our stakes and how the peer makes the same hand."""

    name: str
    game: str
    stakes: Stakes
    seats: int
    stack: int
    peer: tuple[str, tuple[Any, ...]]


CASES = (
    Case(
        "holdem no-limit 6",
        "holdem",
        Stakes("none", 2, 2, 1, 2),
        6,
        200,
        ("NoLimitTexasHoldem", (True, 0, (1, 2), 2, 200, 6)),
    ),
    Case(
        "holdem limit 9",
        "holdem",
        Stakes("limit", 2, 4, 1, 2),
        9,
        200,
        ("FixedLimitTexasHoldem", (True, 0, (1, 2), 2, 4, 200, 9)),
    ),
    Case(
        "stud limit 8",
        "stud",
        Stakes("limit", 4, 8, ante=1, bring_in=2),
        8,
        400,
        ("FixedLimitSevenCardStud", (True, 1, 2, 4, 8, 400, 8)),
    ),
)


class Tape:
    """Random numbers in [0, 1) drawn beforehand; asking for one costs a list look-up."""

    __slots__ = ("at", "numbers")

    def __init__(self, rng: random.Random, length: int = _DRAWS_A_HAND) -> None:
        """Draw *length* numbers."""
        self.numbers = [rng.random() for _ in range(length)]
        self.at = 0

    def rewound(self) -> "Tape":
        """The same tape, to be read from its beginning."""
        self.at = 0
        return self

    def next(self) -> float:
        """The next number; the tape begins again at its end."""
        number = self.numbers[self.at]
        self.at = (self.at + 1) % _DRAWS_A_HAND
        return number


def choose(tape: Tape, options: list[tuple[str, int]]) -> str:
    """One of the *options* by weight."""
    mark = tape.next() * sum(weight for _, weight in options)
    for kind, weight in options:
        mark -= weight
        if mark < 0:
            return kind
    return options[-1][0]


def within(tape: Tape, least: int, most: int) -> int:
    """A whole number from *least* to *most*, all alike."""
    return least + int(tape.next() * (most - least + 1))


def our_hand(setup: HandSetup, tape: Tape, rng: random.Random) -> int:
    """Play one hand on this engine; the number of decisions."""
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, rng)
    dealer.run(state)
    decisions = 0
    while state.actor:
        for event in decide(state, _our_action(state, tape)):
            evolve(state, event)
        decisions += 1
        dealer.run(state)
    if state.chips != sum(setup.stacks) or state.phase != "over":
        raise AssertionError("chips were lost, or the hand got stuck")
    return decisions


def _our_action(state: HandState, tape: Tape) -> Action:
    legal = menu(state)
    seat = legal.seat
    options = []
    if legal.call:
        options = [("fold", 1), ("call", 4)]
    elif legal.check:
        options = [("check", 4)]
    if legal.bring_in:
        options.append(("bring_in", 4))
    if legal.wager:
        options.append(("wager", 1))
    kind = choose(tape, options)
    if kind == "wager" and legal.wager:
        total = _total(legal.wager, tape)
        return Raise(seat, total) if state.bet_to else Bet(seat, total)
    return {"fold": Fold, "call": Call, "check": Check, "bring_in": BringIn}[kind](seat)


def _total(wager: WagerRange, tape: Tape) -> int:
    if wager.choices:
        return wager.choices[within(tape, 0, len(wager.choices) - 1)]
    return within(tape, wager.least, wager.most)


def peer_hand(make: Callable[[], Any], tape: Tape) -> int:
    """Play one hand on PokerKit; the number of decisions."""
    state = make()
    before = sum(state.starting_stacks)
    decisions = 0
    while state.status:
        _peer_act(state, tape)
        decisions += 1
    if sum(state.stacks) != before:
        raise AssertionError("the peer lost chips")
    return decisions


def _peer_act(state: Any, tape: Tape) -> None:  # noqa: ANN401 - the peer's own type
    options = []
    if state.can_fold():
        options.append(("fold", 1))
    if state.can_check_or_call():
        options.append(("call", 4))
    if state.can_post_bring_in():
        options.append(("bring_in", 4))
    if state.can_complete_bet_or_raise_to():
        options.append(("wager", 1))
    kind = choose(tape, options)
    if kind == "fold":
        state.fold()
    elif kind == "call":
        state.check_or_call()
    elif kind == "bring_in":
        state.post_bring_in()
    else:
        low = state.min_completion_betting_or_raising_to_amount
        high = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(within(tape, low, high))


@dataclass(slots=True)
class Side:
    """One engine in one case: how it plays a hand, and what was measured."""

    play: Callable[[Tape], int]
    rates: list[float]
    decisions: int = 0
    hands: int = 0

    def warm_up(self, tapes: list[Tape], seconds: float) -> None:
        """Play unmeasured for about *seconds*, so that tables are filled."""
        self.measure(tapes, seconds)
        self.rates, self.decisions, self.hands = [], 0, 0

    def measure(self, tapes: list[Tape], seconds: float) -> None:
        """Play for about *seconds* over the same tapes and note the hands a second."""
        played, started, elapsed = 0, perf_counter(), 0.0
        while elapsed < seconds:
            for _ in range(_CHUNK):
                self.decisions += self.play(tapes[played % len(tapes)].rewound())
                played += 1
            elapsed = perf_counter() - started
        self.hands += played
        self.rates.append(played / elapsed)


def bench_hands(peer: str, *, rounds: int, seconds: float) -> int:
    """Compare with *peer* and print medians and ratios; the exit code."""
    console = Console(width=120)
    if peer != "pokerkit":
        console.print(f"[red]no such peer {peer!r}; known: pokerkit[/red]")
        return 2
    try:
        pokerkit = importlib.import_module("pokerkit")
    except ModuleNotFoundError:
        console.print("[red]PokerKit is not installed: pip install pokerkit[/red]")
        return 2
    ratios: dict[str, float] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("hands", total=len(CASES) * rounds)
        for case in CASES:
            sides = _sides(case, pokerkit)
            tapes = [Tape(random.Random(seed)) for seed in range(_TAPES)]  # noqa: S311
            for side in sides:
                side.warm_up(tapes, seconds)
            for _ in range(rounds):
                for side in sides:
                    side.measure(tapes, seconds)
                progress.advance(task)
            ratios[case.name] = _report(console, case, *sides)
    least = min(ratios, key=lambda name: ratios[name])
    console.print(f"least ratio {ratios[least]:.1f} ({least})")
    return 0


def _sides(case: Case, pokerkit: Any) -> tuple[Side, Side]:  # noqa: ANN401 - a module
    stacks = (0, *[case.stack] * case.seats)
    setup = set_up(game(case.game), case.stakes, house("neutral"), stacks, button=case.seats)
    rng = random.Random(1)  # noqa: S311 - a measurement
    random.seed(1)  # the peer shuffles with the global generator
    kind, arguments = case.peer
    create, every = getattr(pokerkit, kind).create_state, tuple(pokerkit.Automation)
    ours = Side(lambda tape: our_hand(setup, tape, rng), [])
    theirs = Side(lambda tape: peer_hand(lambda: create(every, *arguments), tape), [])
    return ours, theirs


def _report(console: Console, case: Case, ours: Side, theirs: Side) -> float:
    mine, other = statistics.median(ours.rates), statistics.median(theirs.rates)
    per_hand = (ours.decisions / ours.hands, theirs.decisions / theirs.hands)
    console.print(
        f"{case.name:18} croupier {mine:9,.0f} hands/s  pokerkit {other:7,.1f} hands/s  "
        f"ratio {mine / other:6.1f}  decisions {per_hand[0]:.1f} / {per_hand[1]:.1f}",
        highlight=False,
    )
    return mine / other
