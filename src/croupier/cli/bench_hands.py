"""`croupier bench hands`: whole hands a second, both engines in one run, the same policy.

Ours plays under the peer's conventions, so that the same random numbers make the same decisions.
"""

import importlib
import random
import statistics
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

from croupier.cli.bench_cases import CASES, Case
from croupier.cli.bench_policy import Tape, our_hand, peer_hand
from croupier.games import game
from croupier.play import set_up
from croupier.rulebook.house import house

_HOUSE = "pokerkit"
_TAPES = 30


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
        """Play all the tapes, again and again for about *seconds*; note the hands a second."""
        played, started, elapsed = 0, perf_counter(), 0.0
        while elapsed < seconds:
            for tape in tapes:
                self.decisions += self.play(tape.rewound())
            played += len(tapes)
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
    with Progress(console=console, transient=True) as progress, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the peer's, when its stub is rebuilt at draw
        task = progress.add_task("hands", total=len(CASES) * rounds)
        for case in CASES:
            both = sides(case, pokerkit)
            tapes = [Tape(random.Random(seed)) for seed in range(_TAPES)]  # noqa: S311
            for side in both:
                side.warm_up(tapes, seconds)
            for _ in range(rounds):
                for side in both:
                    side.measure(tapes, seconds)
                progress.advance(task)
            ratios[case.name] = _report(console, case, *both)
    least = min(ratios, key=lambda name: ratios[name])
    console.print(f"least ratio {ratios[least]:.1f} ({least})")
    return 0


def sides(case: Case, pokerkit: Any) -> tuple[Side, Side]:  # noqa: ANN401 - a module
    """Ours and the peer's in one game; each play of a tape is one hand from fresh stacks."""
    stacks = (0, *[case.stack] * case.seats)
    setup = set_up(game(case.game), case.stakes, house(_HOUSE), stacks, button=case.seats)
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
        f"{case.name:19} croupier {mine:9,.0f} hands/s  pokerkit {other:7,.1f} hands/s  "
        f"ratio {mine / other:6.1f}  decisions {per_hand[0]:.1f} / {per_hand[1]:.1f}",
        highlight=False,
    )
    return mine / other
