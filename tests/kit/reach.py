"""Which modules the program reaches: what users run, and all that this imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kit.shared import ROOT

SOURCES = ROOT / "src"
STARTS = ("croupier", "croupier.cli.main", "croupier.cli.serve", "croupier.web.schema")
"""The library, the commands, the room (whose packages may be absent), and its types."""


@cache
def reached() -> frozenset[str]:
    """The dotted names of the modules that anything a user starts is made of."""
    found: set[str] = set()
    waiting = list(STARTS)
    while waiting:
        name = waiting.pop()
        if name not in found and (path := file_of(name)):
            found.add(name)
            waiting.extend(imports_of(path))
            waiting.extend(packages_of(name))
    return frozenset(found)


def file_of(name: str) -> Path | None:
    """The file of a module of ours; None for anything else."""
    base = SOURCES.joinpath(*name.split("."))
    files = (base / "__init__.py", base.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def imports_of(path: Path) -> Iterator[str]:
    """The names that a file imports, the modules and what may be modules within them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def packages_of(name: str) -> Iterator[str]:
    """The packages a module stands in."""
    parts = name.split(".")
    yield from (".".join(parts[:length]) for length in range(1, len(parts)))


def module_name(path: Path) -> str:
    """The dotted name of a file of ours."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
