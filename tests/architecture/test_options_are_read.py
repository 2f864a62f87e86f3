"""No option of a house is an empty word: code reads each, and a test shows what it changes.

An option that waits for its layer says so.  Modules of a layer that is being built may read it
already; it is in force once the program that users start reaches them.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from croupier.rulebook.options.index import all_options, unread_options
from kit.options import option_names
from kit.reach import module_name, reached
from kit.shared import ROOT

SOURCE = ROOT / "src" / "croupier"
EFFECTS = sorted((ROOT / "tests" / "rules").glob("test_options_*effect.py"))

MOST_UNREAD = 36
"""How many options wait for their layer; the number only falls."""

CHOICES = {key for key, option in all_options().items() if not option.constant}
"""What a house can choose at all; where there is one word only, nothing turns on reading it."""


def trees(paths: Iterator[Path] | list[Path]) -> Iterator[ast.AST]:
    """Every node of these modules."""
    for path in paths:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def read_pairs(*, by: frozenset[str] | None = None) -> set[str]:
    """Every `name.attribute` that code outside the rulebook reads, through whatever leads there.

    With *by*, the code of these modules alone.
    """
    modules = [path for path in SOURCE.rglob("*.py") if "rulebook" not in path.parts]
    pairs = set()
    for node in trees([path for path in modules if by is None or module_name(path) in by]):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            pairs.add(f"{owner}.{node.attr}")
    return pairs


def test_the_options_of_a_house_are_those_of_the_index() -> None:
    assert list(option_names()) == list(all_options())


def test_every_option_is_read_by_what_users_start_or_names_the_layer_that_will() -> None:
    assert CHOICES - read_pairs(by=reached()) == CHOICES & set(unread_options())


def test_every_option_that_any_code_reads_has_a_test_of_two_outcomes() -> None:
    texts = {node.value for node in trees(EFFECTS) if isinstance(node, ast.Constant)}
    assert (CHOICES & read_pairs()) - texts == set()


def test_a_point_with_one_word_is_read_nowhere() -> None:
    constants = set(all_options()) - CHOICES
    assert len(constants) == 24
    assert constants & read_pairs() == set()


def test_the_list_of_unread_options_gets_shorter_only() -> None:
    assert len(unread_options()) <= MOST_UNREAD
