"""What a run of the tests leaves behind: the rules each marked test names, and its way through."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from croupier.data import DataError, build

TRACE = Path("build", "rules_trace.json")
"""Where `make test` writes the trace, in a working copy."""


_AT_THE_ROOT = ("conftest.py", "pyproject.toml")
_FOLDERS = {"src/croupier": (".py", ".toml", ".phh"), "tests": ()}
"""What a run of the tests depends on; every file where no suffix is named."""


@dataclass(frozen=True, slots=True)
class TracedTest:
    """A marked test as it ran: the rules on its marks, and the tagged code it went through."""

    name: str
    marks: tuple[str, ...]
    entered: tuple[str, ...]
    passed: bool


@dataclass(frozen=True, slots=True)
class Trace:
    """All marked tests of a run, with the fingerprint of the sources that ran."""

    fingerprint: str
    tests: tuple[TracedTest, ...] = field(default_factory=tuple)


def fingerprint(root: Path) -> str:
    """What tells this state of the working copy at *root* from any other: code, data and tests."""
    digest = hashlib.sha256()
    for path in _sources(root):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    yield from (path for name in _AT_THE_ROOT if (path := root / name).is_file())
    for folder, suffixes in _FOLDERS.items():
        for path in sorted((root / folder).rglob("*")):
            known = not suffixes or path.suffix in suffixes
            if known and path.is_file() and "__pycache__" not in path.parts:
                yield path


def write_trace(path: Path, trace: Trace) -> None:
    """Keep *trace* in the file *path*."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(asdict(trace), indent=1), encoding="utf-8")


def read_trace(path: Path, root: Path) -> Trace:
    """The trace in *path*.

    Raises DataError when there is none, when it is no trace, or when code, rules or tests at
    *root* have changed since.
    """
    if not path.is_file():
        raise DataError(
            "no trace of the tests yet; `make test` writes it",
            "il n’y a pas encore de trace des tests\u00a0; `make test` l’écrit",
            place=str(path),
        )
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise _no_trace(path, f" ({error})") from error
    if not isinstance(table, Mapping):
        raise _no_trace(path)
    trace = build(Trace, table, str(path))
    if trace.fingerprint != fingerprint(root):
        raise DataError(
            "the trace is stale: code, rules or tests have changed since; run `make test`",
            "la trace est périmée\u00a0: code, articles ou tests ont changé depuis\u00a0; "
            "lancer `make test`",
            place=str(path),
        )
    return trace


def _no_trace(path: Path, why: str = "") -> DataError:
    return DataError(
        "not a trace of the tests{why}",
        "ce n’est pas une trace des tests{why}",
        place=str(path),
        why=why,
    )
