"""A file can be read at one sitting, a function at one glance."""

import ast
from pathlib import Path

import pytest

from kit.shared import ROOT

MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40
INTERFACE_SUFFIXES = frozenset({".css", ".html", ".js", ".svelte", ".ts"})
# Written from the types of the wire.
GENERATED = frozenset({"ui/src/wire.ts", "ui/src/desk_wire.ts"})


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PYTHON = sorted((ROOT / "src").rglob("*.py"))
INTERFACE = sorted(
    path
    for path in (ROOT / "ui" / "src").rglob("*")
    if path.suffix in INTERFACE_SUFFIXES and name_of(path) not in GENERATED
)


def lengths(tree: ast.AST) -> dict[str, int]:
    """The lines of each function, its docstring included; an `__init__` is a list of fields."""
    functions = (
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {
        node.name: (node.end_lineno or node.lineno) - node.lineno + 1
        for node in functions
        if node.name != "__init__"
    }


@pytest.mark.parametrize("path", [*PYTHON, *INTERFACE], ids=name_of)
def test_file_has_at_most_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES_OF_A_FILE


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_function_has_at_most_40_lines(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    long = {name: n for name, n in lengths(tree).items() if n > MOST_LINES_OF_A_FUNCTION}
    assert long == {}
