"""What is shown to people is set as in print: with typographic apostrophes, in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import croupier
from croupier.games import game, game_ids
from croupier.rulebook.house import preset, preset_names

SOURCE = Path(croupier.__file__).parent
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]")
SAYS = {"Text", "DataError", "PhhError"}


def told(file: Path) -> Iterator[ast.Constant]:
    """Every piece of a text in both languages that a file writes down."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYS:
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part


def test_texts_in_the_source_have_no_straight_apostrophes() -> None:
    pieces = [(file, piece) for file in sorted(SOURCE.rglob("*.py")) for piece in told(file)]
    assert pieces
    straight = [
        f"{file.relative_to(SOURCE)}:{piece.lineno}: {piece.value}"
        for file, piece in pieces
        if STRAIGHT.search(str(piece.value))
    ]
    assert straight == []


def test_titles_of_games_and_houses_have_no_straight_apostrophes() -> None:
    games = [game(name).title for name in game_ids()]
    titles = [*games, *(preset(name).title for name in preset_names())]
    assert [title for title in titles if "'" in title.en + title.fr] == []


def test_cash_games_have_one_name_in_french() -> None:
    titles = [preset(name).title for name in preset_names()]
    named = [title.fr for title in titles if "cash games" in title.en]
    assert named
    assert all("cash game" in title for title in named)
