"""`croupier bench journal`: replaying what was recorded, memory over many hands, and reopening.

A table of six random legal players is recorded hand by hand, as a room does it; all of it in a
temporary folder.  Every figure is checked: the replay for the stacks that were played, the
reopened table for its cards.
"""

import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.bar import Bar
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from croupier.cli.bench_policy import Tape, our_action, our_hand
from croupier.cli.memory import peak, resident
from croupier.games import game
from croupier.journal import Journal, Piles, seating_to
from croupier.play import AutoDealer, Event, HandState, Stakes, begin, decide, evolve, set_up
from croupier.play.events import HandBegan
from croupier.play.evolve import replay
from croupier.play.setup import Chips, HandSetup
from croupier.rulebook.house import house
from croupier.service import Room, Tempo
from croupier.service.upkeep import with_bots
from croupier.table import Seating, Table, after_hand, empty_table, next_setup, refilled

TABLE = Table(
    "bench", "holdem", Stakes("none", 2, 2, 1, 2), "neutral", seats=6, buy_in=200, least_players=6
)
_SEED = 1
_SAMPLES = 100
_ROWS = 10
_OPENINGS = 5
_ACTIONS_BEFORE_THE_KILL = 2
_MOST_MEGABYTES = 150
_FLAT_WITHIN = 0.05


@dataclass(slots=True)
class Played:
    """A hand as it was played: its events, where it ended, and the dealer with his piles."""

    state: HandState
    events: list[Event]
    dealer: AutoDealer

    def piles(self) -> Piles:
        """The dealer's piles as they lie."""
        return Piles.of(self.dealer)


class Recorder:
    """Plays a table on and on and writes it down, one transaction a hand."""

    def __init__(self, journal: Journal) -> None:
        """A fresh table, its seats taken by bots."""
        self.journal = journal
        self.rng = random.Random(_SEED)  # noqa: S311 - a measurement, seeded on purpose
        self.seating: Seating = with_bots(empty_table(TABLE))
        self.events = 0

    def hand(self) -> tuple[Chips, ...]:
        """Play and write one hand; the stacks after it."""
        setup = self._next_setup()
        played = play(setup, self.rng)
        self.seating = after_hand(self.seating, played.state)
        self._write(played)
        return tuple(played.state.stacks)

    def unfinished_hand(self) -> Played:
        """Begin a hand and leave it as a killed process would."""
        played = play(self._next_setup(), self.rng, actions=_ACTIONS_BEFORE_THE_KILL)
        self._write(played)
        return played

    def _next_setup(self) -> HandSetup:
        self.seating, _ = refilled(self.seating)
        setup = next_setup(self.seating)
        if setup is None:
            raise AssertionError("a full table can always play")
        return setup

    def _write(self, played: Played) -> None:
        self.events = self.journal.append(
            TABLE.id,
            played.events,
            at=self.seating.hand,
            piles=played.piles(),
            seating=seating_to(self.seating),
        )


def play(setup: HandSetup, rng: random.Random, actions: int | None = None) -> Played:
    """Play a hand with random legal players to its end, or for that many *actions* only."""
    state, dealer, tape = begin(setup), AutoDealer.shuffled(setup, rng), Tape(rng)
    log: list[Event] = [HandBegan(setup)]
    dealer.run(state, log)
    done = 0
    while state.actor and done != actions:
        events = decide(state, our_action(state, tape))
        for event in events:
            evolve(state, event)
        log += events
        dealer.run(state, log)
        done += 1
    return Played(state, log, dealer)


class CountingJournal(Journal):
    """A journal that counts the events it reads."""

    read = 0

    def each(self, stream: str, since: int = 0, before: int | None = None) -> Iterator[Event]:
        """The events, each of them counted as it is read."""
        for event in super().each(stream, since, before):
            self.read += 1
            yield event


def bench_journal(*, hands: int, simulated: int, events: int) -> int:
    """Measure and print; the exit code is 1 if memory grew with the hands."""
    console = Console(width=120)
    with (
        tempfile.TemporaryDirectory(prefix="croupier-") as folder,
        Progress(console=console, transient=True) as progress,
    ):
        path = Path(folder) / "room.sqlite"
        recorder = _record_and_replay(console, progress, path, hands)
        flat = _simulate(console, progress, simulated)
        _play_on_and_reopen(console, progress, recorder, path, events)
    return 0 if flat else 1


def _record_and_replay(console: Console, progress: Progress, path: Path, hands: int) -> Recorder:
    recorder = Recorder(Journal(path))
    started = perf_counter()
    stacks = [recorder.hand() for _ in progress.track(range(hands), description="record")]
    elapsed = perf_counter() - started
    recorder.journal.close()
    console.print(
        f"recorded {hands:,} hands, {recorder.events:,} events, {_megabytes(path):.1f} MB; "
        f"played and written at {hands / elapsed:,.0f} hands/s",
        highlight=False,
    )
    journal, count, started = Journal(path), 0, perf_counter()
    replayed = zip(journal.hands(TABLE.id), stacks, strict=True)
    for hand, played in progress.track(replayed, total=hands, description="replay"):
        count += len(hand)
        if tuple(replay(hand).stacks) != played:
            raise AssertionError("a replayed hand ends with other stacks than it was played with")
    elapsed = perf_counter() - started
    console.print(
        f"replayed {hands:,} hands to the same stacks: {hands / elapsed:,.0f} hands/s, "
        f"{count / elapsed:,.0f} events/s",
        highlight=False,
    )
    recorder.journal = journal
    return recorder


def _simulate(console: Console, progress: Progress, hands: int) -> bool:
    """Play *hands* hands and print the memory over them; whether it stayed flat."""
    setups = [
        set_up(game(TABLE.game), TABLE.stakes, house(TABLE.house), (0, *[200] * 6), button)
        for button in range(1, TABLE.seats + 1)
    ]
    rng = random.Random(_SEED)  # noqa: S311 - a simulation, seeded on purpose
    every = max(1, hands // _SAMPLES)
    samples = [(0, resident())]
    started = perf_counter()
    for number in progress.track(range(1, hands + 1), description="simulate"):
        our_hand(setups[number % len(setups)], Tape(rng), rng)
        if number % every == 0 or number == hands:
            samples.append((number, resident()))
    rate = hands / (perf_counter() - started)
    console.print(f"simulated {hands:,} hands at {rate:,.0f} hands/s", highlight=False)
    return _report_memory(console, samples)


def _report_memory(console: Console, samples: list[tuple[int, float]]) -> bool:
    """Print the memory over the hands; whether it stayed flat, or cannot be told."""
    hands, last = samples[-1]
    if not last:
        console.print("memory: this system does not tell")
        return True
    console.print(_chart(samples))
    early = next(held for number, held in samples if number * 10 >= hands)
    most = max(held for _, held in samples)
    flat = last <= early * (1 + _FLAT_WITHIN) and most < _MOST_MEGABYTES
    verdict = "flat" if flat else "[red]NOT flat[/red]"
    console.print(
        f"memory {verdict}: {early:.1f} MB at 10 %, {last:.1f} MB at the end "
        f"({samples[0][1]:.1f} MB at the start, at most {max(most, peak()):.1f} MB)",
        highlight=False,
    )
    return flat


def _chart(samples: list[tuple[int, float]]) -> Grid:
    """The memory over the hands, a bar for each tenth, against the most that is allowed."""
    grid = Grid("hands", "MB", f"memory held, the bar is {_MOST_MEGABYTES} MB", box=None)
    step = max(1, (len(samples) - 1) // _ROWS)
    for number, held in samples[::step]:
        bar = Bar(size=_MOST_MEGABYTES, begin=0, end=held, width=60)
        grid.add_row(f"{number:,}", f"{held:.1f}", bar)
    return grid


def _play_on_and_reopen(
    console: Console, progress: Progress, recorder: Recorder, path: Path, events: int
) -> None:
    """The table plays on until it has that many events, is killed in mid-hand and opened again."""
    task = progress.add_task("play on", total=events, completed=recorder.events)
    while recorder.events < events:
        recorder.hand()
        progress.update(task, completed=recorder.events)
    old, old_read = _reopen(recorder, path)
    young = Recorder(Journal(path.with_name("young.sqlite")))
    first, first_read = _reopen(young, path.with_name("young.sqlite"))
    console.print(
        f"reopened after {recorder.events:,} events ({recorder.seating.hand + 1:,} hands, "
        f"{_megabytes(path):.0f} MB) in mid-hand: {old:.1f} ms, {old_read} events read",
        highlight=False,
    )
    console.print(
        f"reopened after {young.events:,} events (the table's first hand): {first:.1f} ms, "
        f"{first_read} events read",
        highlight=False,
    )


def _reopen(recorder: Recorder, path: Path) -> tuple[float, int]:
    """Leave a hand unfinished, close the file and open it again; the median ms, events read."""
    left = recorder.unfinished_hand()
    recorder.journal.close()
    times, read = [], 0
    for _ in range(_OPENINGS):
        started = perf_counter()
        journal = CountingJournal(path)
        room = Room(journal, (TABLE,), randomness=recorder.rng, tempo=Tempo())
        times.append((perf_counter() - started) * 1000)
        read = journal.read
        _check(room, left)
        journal.close()
    return statistics.median(times), read


def _check(room: Room, left: Played) -> None:
    table = room.table(TABLE.id)
    again = table.hand
    same = again is not None and all(
        getattr(again, name) == getattr(left.state, name)
        for name in ("setup", "stacks", "bets", "put", "hole", "board", "actor", "phase")
    )
    if not same or table.dealer.stub != left.dealer.stub:
        raise AssertionError("the reopened table is not the one that was left")


def _megabytes(path: Path) -> float:
    return sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*")) / 1_000_000
