"""Whoever is told what is wrong with a file is told in English and in French."""

import ast
import re
from pathlib import Path

import pytest

from kit.shared import ROOT

SOURCES = ROOT / "src" / "croupier"


def raised(path: Path) -> list[ast.Call]:
    """Every place where a file makes a DataError."""
    tree = ast.parse(path.read_text("utf-8"))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "DataError"
    ]


def literal(node: ast.expr) -> str | None:
    """The text of a literal, without what it is filled with; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return None


FILES = [path for path in sorted(SOURCES.rglob("*.py")) if raised(path)]


def test_errors_are_raised_in_many_places():
    assert sum(len(raised(path)) for path in FILES) > 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_an_error_is_a_text_or_one_in_each_language(path):
    for call in raised(path):
        en, *more = call.args
        words = literal(en)
        if words is None:
            assert more == [], f"{path}:{call.lineno}"
            continue
        french = literal(more[0]) if more else None
        assert french not in (None, words), f"{path}:{call.lineno}: no French"
        assert set(re.findall(r"{\w+}", words)) == set(re.findall(r"{\w+}", french))
        assert re.search(r" [:;?](?: |$)|'(?=\w)(?<=\w')", french) is None, f"{path}:{call.lineno}"
