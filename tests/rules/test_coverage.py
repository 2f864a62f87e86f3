"""Every rule built so far is on the code and on a test."""

import ast
import csv
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import croupier
from croupier.rulebook.tags import tagged
from kit.shared import ROOT

BUILT = {"1", "2"}
"""The building steps whose rules are all built."""

UNTAGGED_LAYERS = ("cli", "web", "service")


def rules_built(shared: Path) -> list[str]:
    with (shared / "rules" / "rules.tsv").open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row["id"] for row in rows if row["step"] in BUILT]


def import_everything() -> None:
    for module in pkgutil.walk_packages(croupier.__path__, "croupier."):
        if module.name.split(".")[1] not in UNTAGGED_LAYERS:
            importlib.import_module(module.name)


def marked_rules() -> Iterator[str]:
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (a.value for a in node.args if isinstance(a, ast.Constant))


def test_every_built_rule_is_tagged_on_code(shared):
    import_everything()
    missing = [rule for rule in rules_built(shared) if rule not in tagged()]
    assert missing == []


def test_every_built_rule_is_marked_on_a_test(shared):
    marked = set(marked_rules())
    missing = [rule for rule in rules_built(shared) if rule not in marked]
    assert missing == []


def test_every_tag_and_mark_is_a_rule_of_the_books_or_of_the_house(shared):
    with (shared / "rules" / "rules.tsv").open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        known = {row["id"] for row in rows}
    import_everything()
    named = set(tagged()) | set(marked_rules())
    strange = [rule for rule in named if rule not in known and not rule.startswith("house:")]
    assert strange == []
