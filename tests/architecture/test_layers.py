"""Folders are layers: imports point one way only, and the pure layers have no effects."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.shared import ROOT

SOURCES = ROOT / "src"
PACKAGE = SOURCES / "croupier"

# In order of import: a layer may import itself and those before it.
LAYERS = (
    "text",
    "data",
    "rulebook",
    "search",
    "cards",
    "ranking",
    "games",
    "play",
    "table",
    "floor",
    "cardroom",
    "journal",
    "formats",
    "bots",
    "service",
    "web",
    "cli",
)
PURE = frozenset(
    {
        *("text", "data", "rulebook", "cards", "ranking", "games", "play", "table", "floor"),
        "cardroom",
        "formats",
    }
)

EFFECTFUL_MODULES = frozenset(
    {
        *("asyncio", "http", "io", "logging", "multiprocessing", "os", "random", "secrets"),
        *("shutil", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time"),
        *("urllib", "uuid"),
    }
)
EFFECTFUL_CALLS = frozenset({"input", "open", "print"})
EFFECTFUL_METHODS = frozenset({"now", "today", "utcnow", "write_bytes", "write_text"})

FILES = sorted(PACKAGE.rglob("*.py"))


def module_name(path: Path) -> str:
    """The dotted name under which *path* is imported."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(module: str) -> str:
    """The layer of a module of ours; empty for the package itself."""
    _, _, inside = module.partition(".")
    return inside.partition(".")[0]


def imported_by(node: ast.AST) -> Iterator[str]:
    """The modules an import statement names; `from croupier import x` names croupier.x."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        for alias in node.names:
            inside = base == "croupier" and alias.name in LAYERS
            yield f"{base}.{alias.name}" if inside else base


def is_ours(module: str) -> bool:
    """Whether *module* is the package or in it."""
    return module.partition(".")[0] == "croupier"


def is_for_types_only(node: ast.AST) -> bool:
    """Whether *node* is `if TYPE_CHECKING:`; an annotation has no effect."""
    if not isinstance(node, ast.If):
        return False
    test = node.test
    return getattr(test, "id", getattr(test, "attr", None)) == "TYPE_CHECKING"


def running_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those under `if TYPE_CHECKING:`."""
    for child in ast.iter_child_nodes(tree):
        if is_for_types_only(child):
            continue
        yield child
        yield from running_nodes(child)


def upward_imports(module: str, tree: ast.AST) -> list[str]:
    """What *module* imports from a layer after its own."""
    here = layer(module)
    reach = LAYERS[: LAYERS.index(here) + 1] if here else tuple(PURE)
    found = {name for node in ast.walk(tree) for name in imported_by(node) if is_ours(name)}
    allowed = {*reach, ""} if here not in PURE else {*reach}
    return sorted(name for name in found if layer(name) not in allowed)


def relative_imports(tree: ast.AST) -> list[int]:
    """The lines with an import that begins with a dot."""
    return [
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level
    ]


def inner_imports(tree: ast.AST) -> list[int]:
    """The lines with an import inside a function."""
    functions = (
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return sorted(
        {
            inner.lineno
            for function in functions
            for inner in ast.walk(function)
            if isinstance(inner, ast.Import | ast.ImportFrom)
        }
    )


def effects(tree: ast.AST) -> list[str]:
    """What reaches out of a pure layer: modules, built-ins and methods that do I/O or tell time."""
    found = []
    for node in running_nodes(tree):
        names = {name.partition(".")[0] for name in imported_by(node)}
        found += [f"import {name}" for name in names & EFFECTFUL_MODULES]
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in EFFECTFUL_CALLS:
                found.append(f"{node.func.id}()")
            if isinstance(node.func, ast.Attribute) and node.func.attr in EFFECTFUL_METHODS:
                found.append(f".{node.func.attr}()")
    return sorted(found)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def test_every_module_stands_in_a_layer() -> None:
    strays = [module_name(path) for path in FILES if layer(module_name(path)) not in {*LAYERS, ""}]
    assert strays == []


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_point_to_earlier_layers_only(path: Path) -> None:
    assert upward_imports(module_name(path), parsed(path)) == []


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_are_absolute_and_at_the_top(path: Path) -> None:
    tree = parsed(path)
    assert relative_imports(tree) == []
    assert inner_imports(tree) == []


@pytest.mark.parametrize(
    "path", [path for path in FILES if layer(module_name(path)) in PURE], ids=module_name
)
def test_pure_layer_has_no_effects(path: Path) -> None:
    assert effects(parsed(path)) == []


def test_importing_croupier_needs_only_the_standard_library() -> None:
    program = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); import croupier"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


UPWARD = ast.parse("from croupier.web import wire\nfrom croupier import cli\nimport croupier.cards")


def test_an_upward_import_is_found() -> None:
    assert upward_imports("croupier.play.pots", UPWARD) == ["croupier.cli", "croupier.web"]


def test_an_effect_is_found() -> None:
    tree = ast.parse(
        "import random\nfrom time import sleep\n\ndef deal():\n    print(date.today())"
    )
    assert effects(tree) == [".today()", "import random", "import time", "print()"]


def test_a_random_source_may_be_named_in_an_annotation() -> None:
    assert effects(ast.parse("if TYPE_CHECKING:\n    from random import Random")) == []


def test_an_import_inside_a_function_is_found() -> None:
    assert inner_imports(ast.parse("import ast\n\ndef deal():\n    import random")) == [4]
