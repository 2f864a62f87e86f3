"""Rules by their citation, however it is written: `tda:47A`, `§ TDA 47A`, `Robert 3.bets.5`."""

import re
from collections.abc import Mapping
from functools import cache

from croupier.rulebook.catalogue import Rule, all_rules, books
from croupier.search.normal import plain

_CALLED = re.compile(r"^(?:§\s*|(?:art(?:icle|\.)?|rules?|regles?|no|n°)\s+)")
_ARTICLE = re.compile(r"(?:[a-z]+\.)?[a-z0-9.]*[0-9][a-z0-9.]*")
_MOST = 12
"""More rules than these are no citation: `3` alone says nothing."""


def cited(words: str) -> tuple[Rule, ...]:
    """The rules that *words* cite and nothing else; none if they are no citation.

    The whole id comes first, then ids that go on after it (47: 47A, 47B), then those that end with
    it (`bets.3c`).  Letter case counts for nothing.
    """
    book, article = _split(plain(words).strip())
    if not _ARTICLE.fullmatch(article):
        return ()
    rules = [one for one in all_rules().values() if book in ("", one.book)]
    for matches in (_is, _goes_on, _ends):
        found = tuple(one for one in rules if matches(_article(one), article))
        if found:
            return found if len(found) <= _MOST else ()
    return ()


def _split(words: str) -> tuple[str, str]:
    """The id of the book that *words* begin with, empty if they name none, and the rest."""
    rest = _CALLED.sub("", words)
    for name, book in _names().items():
        if rest.startswith(name) and not rest[len(name) : len(name) + 1].isalnum():
            return book, _CALLED.sub("", rest[len(name) :].lstrip(" :,")).strip()
    return "", rest.strip()


@cache
def _names() -> Mapping[str, str]:
    """What books are called, plain, the longest name first."""
    names = {
        plain(name): book.id for book in books() for name in (book.id, book.short.en, book.short.fr)
    }
    return dict(sorted(names.items(), key=_by_length, reverse=True))


def _by_length(item: tuple[str, str]) -> int:
    return len(item[0])


def _article(one: Rule) -> str:
    return one.id.partition(":")[2].lower()


def _is(article: str, asked: str) -> bool:
    return article == asked


def _goes_on(article: str, asked: str) -> bool:
    return article.startswith(asked) and not article[len(asked)].isdigit()


def _ends(article: str, asked: str) -> bool:
    return article.endswith(f".{asked}")
