"""The rulebook over plain requests: contents, search, a section, a rule.  Nobody need enter."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from difflib import get_close_matches
from functools import cache, lru_cache

from litestar import Response, get
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from croupier.data import DataError
from croupier.rulebook.catalogue import Book, Rule, Section, all_rules, books, house_rules
from croupier.search import Hit, found_words, search
from croupier.text import Text
from croupier.web import rule_wire as to
from croupier.web.kept import Asked, Kept, answer, kept
from croupier.web.rule_examples import example
from croupier.web.rule_page import line_of, rule_page, text_of
from croupier.web.wire import text

_LONGEST_WORDS = 200
_MOST_HITS = 40

_SEARCHERS = ThreadPoolExecutor(2, thread_name_prefix="search")
"""However many look for something, all other requests find a free thread."""

_MAKING = threading.Lock()
_MADE = threading.Event()


@get("/api/rules/books", sync_to_thread=True)
def rule_books(request: Asked) -> Response[bytes]:
    """The contents of all books: sections, and the titles of their rules."""
    contents = answer(request, _contents())
    # Who opens the rulebook will look for something: the first search makes the index.
    contents.background = BackgroundTask(_found, "pot")
    return contents


@get("/api/rules/search")
async def rule_search(request: Asked, q: FromQuery[str] = "") -> Response[bytes]:
    """The rules that speak of some words, in either language."""
    words = " ".join(q[:_LONGEST_WORDS].split())
    found = asyncio.get_running_loop().run_in_executor(_SEARCHERS, _found, words)
    return answer(request, await found)


@get("/api/rules/section", sync_to_thread=True)
def rule_section(request: Asked, book: FromQuery[str], section: FromQuery[str]) -> Response[bytes]:
    """A section with the full words of its rules; 404 if no book has it."""
    return answer(request, _section(book[: to.LONGEST_ID], section[: to.LONGEST_ID]))


@get("/api/rules/rule", sync_to_thread=True)
def one_rule(request: Asked, id: FromQuery[str]) -> Response[bytes]:
    """Everything about a rule, in whatever letters its id is written; 404 for one no book has."""
    try:
        return answer(request, _rule(id[: to.LONGEST_ID]))
    except DataError as error:
        raise _no_rule(id[: to.LONGEST_ID], error) from error


@get("/api/rules/example", sync_to_thread=True)
def one_example(request: Asked, id: FromQuery[str]) -> Response[bytes]:
    """A played example, step by step; 404 if there is none of this name."""
    return answer(request, _example(id[: to.LONGEST_ID]))


RULE_HANDLERS = (rule_books, rule_search, rule_section, one_rule, one_example)


@cache
def _contents() -> Kept:
    return kept(to.RuleBooks([_book_line(book) for book in books()]))


@lru_cache(256)
def _found(words: str) -> Kept:
    hits = _hits(words) if words else ()
    return kept(to.RuleHits(words, [_hit(hit.rule, words) for hit in hits]))


def _hits(words: str) -> tuple[Hit, ...]:
    # The first search makes the index, which takes seconds: once is enough.
    if not _MADE.is_set():
        with _MAKING:
            search(words, limit=1)
            _MADE.set()
    return search(words, limit=_MOST_HITS)


@lru_cache(128)
def _section(book_id: str, section_id: str) -> Kept:
    book, section = _find_section(book_id, section_id)
    return kept(
        to.RuleSection(
            book=book.id,
            book_title=text(book.title),
            id=section.id,
            title=text(section.title),
            rules=[text_of(rule) for rule in section.rules],
        )
    )


@lru_cache(256)
def _rule(rule_id: str) -> Kept:
    return kept(rule_page(_ids().get(rule_id.lower(), rule_id)))


@cache
def _ids() -> dict[str, str]:
    """Every id of a book or of ours, by its small letters."""
    return {rule_id.lower(): rule_id for rule_id in (*all_rules(), *house_rules())}


def _no_rule(rule_id: str, error: DataError) -> NotFoundException:
    """That there is no such rule, and the nearest id there is, if one is near."""
    said, _, _ = str(error).partition("; known:")
    near = get_close_matches(rule_id.lower(), _ids(), n=1)
    return NotFoundException(said, extra={"near": _ids()[near[0]]} if near else None)


@lru_cache(128)
def _example(example_id: str) -> Kept:
    played = example(example_id)
    if played is None:
        raise NotFoundException(f"no example {example_id!r}: a rule’s page names its examples")
    return kept(played)


def _find_section(book_id: str, section_id: str) -> tuple[Book, Section]:
    for book in books():
        for section in book.sections:
            if (book.id, section.id) == (book_id, section_id):
                return book, section
    known = ", ".join(f"{book.id} ({len(book.sections)} sections)" for book in books())
    raise NotFoundException(f"no section {section_id!r} in a book {book_id!r}; books: {known}")


def _book_line(book: Book) -> to.BookLine:
    return to.BookLine(
        id=book.id,
        title=text(book.title),
        short=text(book.short),
        sections=[
            to.SectionLine(
                section.id, text(section.title), [line_of(rule) for rule in section.rules]
            )
            for section in book.sections
        ],
    )


def _hit(rule: Rule, words: str) -> to.RuleHit:
    return to.RuleHit(text_of(rule), _spans(rule.title, words), _spans(rule.gist, words))


def _spans(said: Text, words: str) -> to.Spans:
    """Where in a text the words stand."""
    return to.Spans(
        [place for span in found_words(said.en, words) for place in span],
        [place for span in found_words(said.fr, words) for place in span],
    )
