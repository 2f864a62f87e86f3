"""No option of a house is an empty word: code reads each, and a test shows what it changes."""

import ast
from collections.abc import Iterator
from pathlib import Path

from kit.options import option_names
from kit.shared import ROOT

SOURCE = ROOT / "src" / "croupier"
EFFECTS = sorted((ROOT / "tests" / "rules").glob("test_options_*effect.py"))


def trees(paths: Iterator[Path] | list[Path]) -> Iterator[ast.AST]:
    """Every node of these modules."""
    for path in paths:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def read_pairs() -> set[str]:
    """Every `name.attribute` that code outside the rulebook reads, through whatever leads there."""
    modules = (path for path in SOURCE.rglob("*.py") if "rulebook" not in path.parts)
    pairs = set()
    for node in trees(modules):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            pairs.add(f"{owner}.{node.attr}")
    return pairs


def test_every_option_is_read_by_code_that_plays() -> None:
    assert set(option_names()) - read_pairs() == set()


def test_every_option_has_a_test_of_two_outcomes() -> None:
    texts = {node.value for node in trees(EFFECTS) if isinstance(node, ast.Constant)}
    assert set(option_names()) - texts == set()
