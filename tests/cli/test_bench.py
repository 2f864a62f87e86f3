"""`croupier bench` measures what it says, checks what it measures, and ends with its figure."""

import random
import re
from types import SimpleNamespace

import pokerkit
import pytest
from typer.testing import CliRunner

from croupier.cli import bench_hands as hands
from croupier.cli import bench_journal as journal
from croupier.cli import main, memory
from croupier.cli.bench_cases import CASES, Case
from croupier.cli.bench_policy import Tape, thrown

TAPES = 60


@pytest.mark.filterwarnings("ignore:Returning reserved")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_same_numbers_make_the_same_decisions_on_both_engines(case: Case) -> None:
    random.seed(1)
    ours, theirs = hands.sides(case, pokerkit)
    tapes = [Tape(random.Random(seed)) for seed in range(TAPES)]
    mine = [ours.play(tape.rewound()) for tape in tapes]
    assert mine == [theirs.play(tape.rewound()) for tape in tapes]


def test_thrown_cards_are_each_thrown_once_and_cost_a_number_each() -> None:
    tape = Tape(random.Random(3))
    for _ in range(50):
        tape.rewound().numbers = tape.numbers[1:] + tape.numbers[:1]
        cards = thrown(tape, "abcde", 5)
        assert len(set(cards)) == len(cards)
        assert tape.at == 1 + len(cards)
    tape = Tape(random.Random(3))
    assert {len(thrown(tape, "abcde", 3)) for _ in range(99)} == {0, 1, 2, 3}


def test_hands_are_compared_in_six_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert hands.bench_hands("pokerkit", rounds=1, seconds=0.01) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert len(lines) == 7
    for case, line in zip(CASES, lines, strict=False):
        assert line.startswith(case.name)
    assert re.fullmatch(r"least ratio \d+\.\d \([a-z0-9 -]+\)", lines[-1])


def test_unknown_peer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert hands.bench_hands("nobody", rounds=1, seconds=0.01) == 2
    assert "no such peer 'nobody'" in capsys.readouterr().out


def test_journal_is_measured_and_checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "resident", lambda: 30.0)  # this process holds the tests too
    assert journal.bench_journal(hands=20, simulated=100, events=1_500) == 0
    told = capsys.readouterr().out
    assert "recorded 20 hands" in told
    assert "replayed 20 hands to the same stacks" in told
    assert re.search(r"memory flat: [\d.]+ MB at 10 %, [\d.]+ MB at the end", told)
    reopened = re.search(r"reopened after ([\d,]+) events .*, (\d+) events read", told)
    assert reopened
    assert int(reopened[1].replace(",", "")) >= 1_500
    assert int(reopened[2]) < 100


def test_memory_that_grows_with_the_hands_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = SimpleNamespace(megabytes=30.0)

    def growing() -> float:
        held.megabytes += 1
        return held.megabytes

    monkeypatch.setattr(journal, "resident", growing)
    assert journal.bench_journal(hands=1, simulated=50, events=1) == 1
    assert "memory NOT flat: 36.0 MB at 10 %, 81.0 MB" in capsys.readouterr().out


def test_replay_that_ends_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "replay", lambda _: SimpleNamespace(stacks=[0, 1]))
    with pytest.raises(AssertionError, match="other stacks"):
        journal.bench_journal(hands=2, simulated=1, events=1)


def test_system_that_does_not_tell_its_memory_is_not_called_flat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "resident", lambda: 0.0)
    assert journal.bench_journal(hands=1, simulated=1, events=1) == 0
    told = capsys.readouterr().out
    assert "memory: this system does not tell" in told
    assert "flat" not in told


def test_memory_of_this_process_is_told_in_megabytes() -> None:
    assert 10 < memory.resident() <= memory.peak() * 1.1
    assert memory.peak() < 10_000


def test_sizes_of_the_measurement_are_options(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(main, "bench_journal", lambda **sizes: asked.append(sizes) or 0)
    sizes = ["--hands", "3", "--simulated", "4", "--events", "5"]
    assert CliRunner().invoke(main.app, ["bench", "journal", *sizes]).exit_code == 0
    assert CliRunner().invoke(main.app, ["bench", "journal"]).exit_code == 0
    assert asked == [
        {"hands": 3, "simulated": 4, "events": 5},
        {"hands": 10_000, "simulated": 100_000, "events": 1_000_000},
    ]
