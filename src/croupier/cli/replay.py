"""`croupier replay`: hand histories through the rules, file by file."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from croupier.cli.output import print_json, screen, watched
from croupier.formats import PhhError, Replay, read, replay_file

SUFFIXES = (".phh", ".phhs")

_EVENTS = ".jsonl"


@dataclass(frozen=True, slots=True)
class Told:
    """What became of a file: replayed or failed, why, and what was noted."""

    file: str
    result: str
    errors: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def replay_paths(paths: Iterable[Path], *, strict: bool, notes: bool, as_json: bool = False) -> int:
    """Replay every file, folders searched; the exit code is 1 if any failed or none was found."""
    files, missing = _files(paths)
    absent = [Told(str(path), "failed", [f"{path}: no such file or folder"]) for path in missing]
    told = [_replay(path, strict=strict) for path in watched(files, len(files), "replay")]
    counts = Counter(one.result for one in told)
    failed = counts["failed"] + len(missing)
    if as_json:
        print_json(
            {
                "files": [*absent, *told],
                "replayed": counts["replayed"],
                "failed": failed,
            }
        )
    else:
        console = screen()
        for one in (*absent, *told):
            _tell(console, one, notes=notes)
        _sum_up(console, counts, failed)
    return 1 if failed or not files else 0


def _sum_up(console: Console, counts: Counter[str], failed: int) -> None:
    if not (counts or failed):
        console.print("no hand histories (.phh, .phhs) found")
    console.print(f"{counts['replayed']} replayed, {failed} failed")


def _files(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    found: list[Path] = []
    missing: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if _is_history(file))
        elif path.exists():
            found.append(path)
        else:
            missing.append(path)
    return list(dict.fromkeys(found)), missing


def _is_history(path: Path) -> bool:
    return path.suffix.lower() in SUFFIXES and path.is_file()


def _replay(path: Path, *, strict: bool) -> Told:
    if path.suffix.lower() == _EVENTS:
        told = f"{path}: events, not a history; `croupier convert` makes one of them"
        return Told(str(path), "failed", [told])
    try:
        file = read(path.read_text(encoding="utf-8"), str(path))
        results = replay_file(file, strict=strict)
    except (PhhError, OSError, ValueError, RecursionError) as error:
        return Told(str(path), "failed", [f"{path}: {error}"])
    errors = [error for result in results for error in _errors(path, result)]
    notes = [str(note) for result in results for note in result.notes]
    if errors or not results:
        return Told(str(path), "failed", errors or [f"{path}: no hand in it"], notes)
    return Told(str(path), "replayed", errors, notes)


def _errors(path: Path, result: Replay) -> Sequence[str]:
    if result.error is not None:
        return (str(result.error),)
    if result.agrees is False:
        name = f" [{result.hand}]" if result.hand else ""
        return (f"{path}{name}: the stacks are not those of the record",)
    return ()


def _tell(console: Console, told: Told, *, notes: bool) -> None:
    if notes:
        for note in told.notes:
            console.print(f"[yellow]note[/yellow] {escape(note)}")
    for error in told.errors:
        console.print(f"[red]failed[/red] {escape(error)}")
