"""`croupier replay`: hand histories through the rules, file by file."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import track

from croupier.formats import PhhError, Replay, read, replay_file

SUFFIXES = (".phh", ".phhs")


def replay_paths(paths: Iterable[Path], *, strict: bool, notes: bool) -> int:
    """Replay every file, folders searched; the exit code is 1 if any failed or none was found."""
    console = Console(highlight=False, soft_wrap=True)
    files, missing = _files(paths)
    for path in missing:
        console.print(f"[red]{escape(str(path))}: no such file or folder[/red]")
    replayed = failed = skipped = 0
    for path in track(files, description="replay", console=console, transient=True):
        results = _replay(console, path, strict=strict)
        told = [_tell(console, path, result, notes=notes) for result in results]
        if "failed" in told or not results:
            failed += 1
        elif set(told) == {"skipped"}:
            skipped += 1
        else:
            replayed += 1
    if not (files or missing):
        console.print("no hand histories (.phh, .phhs) found")
    if skipped:
        console.print(f"{skipped} skipped: variants not known yet")
    console.print(f"{replayed} replayed, {failed + len(missing)} failed")
    return 1 if failed or missing or not files else 0


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


def _replay(console: Console, path: Path, *, strict: bool) -> Sequence[Replay]:
    try:
        file = read(path.read_text(encoding="utf-8"), str(path))
        return replay_file(file, strict=strict)
    except (PhhError, OSError, ValueError, RecursionError) as error:
        console.print(f"[red]failed[/red] {escape(f'{path}: {error}')}")
        return ()


def _tell(console: Console, path: Path, result: Replay, *, notes: bool) -> str:
    if result.skipped is not None:
        return "skipped"
    if notes:
        for note in result.notes:
            console.print(f"[yellow]note[/yellow] {escape(str(note))}")
    if result.error is not None:
        console.print(f"[red]failed[/red] {escape(str(result.error))}")
        return "failed"
    if result.agrees is False:
        name = f" [{result.hand}]" if result.hand else ""
        told = f"{path}{name}: the stacks are not those of the record"
        console.print(f"[red]failed[/red] {escape(told)}")
        return "failed"
    return "replayed"
