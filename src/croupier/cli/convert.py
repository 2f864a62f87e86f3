"""`croupier convert`: hand histories into another form, whole or not at all."""

import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from croupier.cli.output import notes as stderr
from croupier.cli.output import print_json, refuse, screen, watched
from croupier.formats import (
    EventHand,
    PhhError,
    PhhFile,
    Place,
    check,
    event_lines,
    events_of,
    gathered,
    history_of,
    read,
    read_lines,
    replay,
    scattered,
    warnings,
)

HISTORIES = (".phh", ".phhs")
LINES = ".jsonl"
SUFFIXES = (*HISTORIES, LINES)
_SAFE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


@dataclass(slots=True)
class Converted:
    """What was read, as hands by name in the form they are written in, and what was noted."""

    hands: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def convert_paths(
    inputs: Iterable[Path], out: Path, *, strict: bool, notes: bool, as_json: bool = False
) -> int:
    """Convert all *inputs* into *out*, whose suffix says the form; on an error write nothing."""
    try:
        files = _files(inputs, out)
    except ValueError as error:
        return refuse(error)
    done = Converted()
    for path in watched(files, len(files), "convert"):
        try:
            _convert(path, done, lines=out.suffix == LINES, strict=strict)
        except (PhhError, OSError, ValueError, RecursionError) as error:
            done.errors.append(_one_line(path, error))
    written: list[Path] = []
    if not done.errors:
        try:
            written = _write(out, done)
        except (PhhError, OSError, ValueError) as error:
            done.errors.append(_one_line(out, error))
    _tell(done, len(files), written, notes=notes, as_json=as_json)
    return 1 if done.errors else 0


def _one_line(path: Path, error: Exception) -> str:
    text = " ".join(str(error).split())
    return text if str(path) in text else f"{path}: {text}"


def _tell(done: Converted, files: int, written: list[Path], *, notes: bool, as_json: bool) -> None:
    hands = 0 if done.errors else len(done.hands)
    if as_json:
        paths = [str(path) for path in written]
        told = {"files": files, "hands": hands, "written": paths}
        print_json({**told, "notes": done.notes, "errors": done.errors})
        return
    for error in done.errors:
        stderr().print(f"failed {error}", style="red", markup=False)
    if notes:
        for note in done.notes:
            stderr().print(f"note {note}", style="yellow", markup=False)
    if done.errors:
        screen().print(f"nothing written, {len(done.errors)} failed", markup=False)
    else:
        screen().print(f"{hands} hands of {files} files, {len(written)} written", markup=False)


def _files(inputs: Iterable[Path], out: Path) -> list[Path]:
    """The files to read, folders searched; raises ValueError for what cannot be converted."""
    if out.suffix and out.suffix not in SUFFIXES and not out.is_dir():
        raise ValueError(f"{out}: what is written ends in {', '.join(SUFFIXES)}, or is a folder")
    if out.is_dir() and any(out.iterdir()):
        raise ValueError(f"{out}: the folder is not empty; name a new one")
    found: list[Path] = []
    for path in inputs:
        if not path.exists():
            raise ValueError(f"{path}: no such file or folder")
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if _is_readable(file))
        elif _is_readable(path):
            found.append(path)
        else:
            raise ValueError(f"{path}: what is read ends in {', '.join(SUFFIXES)}")
    if not found:
        raise ValueError(f"no hand histories ({', '.join(SUFFIXES)}) found")
    if out.resolve() in {path.resolve() for path in found}:
        raise ValueError(f"{out}: is read and would be written")
    return list(dict.fromkeys(found))


def _is_readable(path: Path) -> bool:
    return path.suffix.lower() in SUFFIXES and path.is_file()


def _convert(path: Path, done: Converted, *, lines: bool, strict: bool) -> None:
    text = path.read_bytes().decode("utf-8")
    if path.suffix.lower() == LINES:
        hands = read_lines(text, str(path))
        done.hands += [_of_events(path, hand, lines=lines, strict=strict) for hand in hands]
    else:
        file = read(text, str(path))
        convert = _to_lines if lines else _to_histories
        done.hands += convert(file, path.stem, done, strict=strict)


def _of_events(path: Path, hand: EventHand, *, lines: bool, strict: bool) -> tuple[str, str]:
    """A hand read as events, which is a hand only if it makes a history."""
    history = history_of(hand, Place(str(path), hand.name))
    if strict:
        for one in read(history, str(path)).hands:
            replay(one, strict=True)
    return hand.name or path.stem, _joined(event_lines(hand)) if lines else history


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _to_histories(
    file: PhhFile, stem: str, done: Converted, *, strict: bool
) -> Iterator[tuple[str, str]]:
    """The hands as they stand in the file; strict, each must be sound and replay."""
    for hand in file.hands:
        faults = check(hand)
        if strict:
            replay(hand, strict=True)
        done.notes += [str(fault) for fault in faults]
        done.notes += [f"{hand.place}: {text.en}" for text in warnings(hand)]
    for name, text in scattered(file):
        yield name or stem, text


def _to_lines(
    file: PhhFile, stem: str, done: Converted, *, strict: bool
) -> Iterator[tuple[str, str]]:
    """The hands as they were played; one that cannot be followed is an error."""
    for hand in file.hands:
        result = replay(hand, strict=strict)
        if result.error is not None:
            raise result.error
        done.notes += map(str, result.notes)
        events = events_of(hand, result)
        named = EventHand(hand.name or stem, events.events, events.scale, events.about)
        yield named.name, _joined(event_lines(named))


def _write(out: Path, done: Converted) -> list[Path]:
    if out.is_dir() or not out.suffix:
        return _write_folder(out, done)
    if out.suffix == LINES:
        text = "".join(text for _, text in done.hands)
    elif out.suffix == ".phhs":
        text = gathered(_by_name(done.hands), str(out))
    elif len(done.hands) == 1:
        text = done.hands[0][1]
    else:
        raise ValueError(f"{len(done.hands)} hands are too many for a .phh; name a .phhs or folder")
    _beside(out, lambda path: path.write_bytes(text.encode("utf-8")))
    return [out]


def _by_name(hands: list[tuple[str, str]]) -> Mapping[str, str]:
    """The hands under their names if these are numbers, as the format has it, else counted."""
    names = {name for name, _ in hands}
    if len(names) == len(hands) and all(name.isascii() and name.isdigit() for name in names):
        return dict(hands)
    return {str(number): text for number, (_, text) in enumerate(hands, start=1)}


def _write_folder(out: Path, done: Converted) -> list[Path]:
    names = [name if _SAFE.fullmatch(name) else "" for name, _ in done.hands]
    if "" in names or len({name.casefold() for name in names}) < len(names):
        names = [str(number) for number in range(1, len(names) + 1)]

    def fill(folder: Path) -> None:
        for name, (_, text) in zip(names, done.hands, strict=True):
            (folder / f"{name}.phh").write_bytes(text.encode("utf-8"))

    _beside(out, fill, folder=True)
    return [out / f"{name}.phh" for name in names]


def _beside(out: Path, write: Callable[[Path], object], *, folder: bool = False) -> None:
    """Write beside *out* and put it in its place when all is written."""
    out.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    try:
        target = work if folder else work / out.name
        write(target)
        if folder:
            target.chmod(0o777 & ~_umask())
        target.replace(out)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
