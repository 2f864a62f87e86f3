"""Texts in memory, ranked by SQLite's full-text search (BM25) over the tokens of `normal`."""

import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from operator import mul

from croupier.search.normal import all_tokens

Weights = Mapping[str, float]
"""The columns of a table, with what a word counts for there."""


def _all(_token: str) -> bool:
    return True


class FullText:
    """Tables of texts, one reader at a time; of their tokens only those to *keep* are in them."""

    def __init__(self, keep: Callable[[str], bool] = _all) -> None:
        self._keep = keep
        self._rows = sqlite3.connect(":memory:", check_same_thread=False)
        self._lock = threading.Lock()

    def fill(
        self,
        table: str,
        weights: Weights,
        texts: Iterable[tuple[str, Iterable[Iterable[str]]]],
    ) -> dict[str, frozenset[str]]:
        """Make a *table* of *texts*, each an id and its columns; the tokens of each id."""
        names = ("id UNINDEXED", *weights)
        make = f"CREATE VIRTUAL TABLE {table} USING fts5({', '.join(names)}, tokenize=ascii)"
        self._rows.execute(make)
        insert = f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - names of ours
        found: dict[str, set[str]] = {}
        for key, columns in texts:
            cells = [[*filter(self._keep, tokens_in(column))] for column in columns]
            self._rows.execute(insert, (key, *map(" ".join, cells)))
            found.setdefault(key, set()).update(token for cell in cells for token in cell)
        return {key: frozenset(tokens) for key, tokens in found.items()}

    def scores(self, table: str, weights: Weights, query: str) -> list[tuple[str, float]]:
        """The rows of *table* that have any of the words, and how well each fits; more is better.

        *query* is one of SQLite's full-text search, such as `any_of` makes.
        """
        columns = ", ".join(map(str, weights.values()))
        select = f"SELECT id, -bm25({table}, 0.0, {columns}) FROM {table} WHERE {table} MATCH ?"  # noqa: S608 - names and numbers of ours
        with self._lock:
            return self._rows.execute(select, (query,)).fetchall()


def any_of(tokens: Collection[str], beginning: str = "") -> str:
    """The query for rows with any of *tokens*, or of those that begin so."""
    terms = [f'"{token}"' for token in tokens]
    return " OR ".join([*terms, *([f'"{beginning}"*'] if beginning else [])])


def best_of_each(
    scored: Iterable[tuple[str, float]], counts: tuple[float, ...]
) -> Mapping[str, float]:
    """What the best rows of each id count for together: the first so much, the next so much."""
    rows: dict[str, list[float]] = {}
    for key, score in scored:
        rows.setdefault(key, []).append(score)
    return {key: sum(map(mul, counts, sorted(of, reverse=True))) for key, of in rows.items()}


def tokens_in(texts: Iterable[str]) -> list[str]:
    """What *texts* can be found by, in order."""
    return [token for text in texts for token in _tokens_of(text)]


@cache
def _tokens_of(text: str) -> tuple[str, ...]:
    """The tokens of a text of ours, which stands in several places of the tables."""
    return tuple(all_tokens(text))
