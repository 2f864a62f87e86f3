"""The rules that words look for, best first.

Three indexes in memory, all of the tokens of `normal` and ranked by SQLite's full-text search
(BM25): a row a rule; a row a subject, with all that its rules say and how people ask for it; and a
row for each way to ask.  A rule's score adds up what the three say, times the share of the words
that it has: one rare word must not outweigh all the others.
"""

import difflib
import re
import sqlite3
import threading
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from croupier.rulebook.catalogue import Rule, all_rules, books, of_subject
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.search.citation import cited
from croupier.search.normal import all_tokens, ends_in_concept, tokens, words_in
from croupier.search.subjects import subjects

_RULES = {"title": 0.5, "gist": 0.5, "place": 0.1}
_SUBJECTS = {"title": 1.0, "asked": 1.0, "gist": 1.0}
_WAYS = {"asked": 1.0}
"""The columns of each index, with what a word counts for there."""

_BEST_WAY = 2.0
_NEXT_WAY = 0.6
"""What the closest way to ask counts for, and the one after it."""

_FIRST = 3
"""So many places go to different subjects: what is asked may be meant in several ways."""

_TAIL = 0.15
"""What scores less than this share of the best has a word in common with the question, no more."""

_CLOSE_ENOUGH = 0.85
_LEAST_TO_GUESS = 4
_MOST_UNKNOWN = 8
_LONGEST_QUESTION = 1000
"""In letters; nobody asks at greater length, and what looks for misspelt words takes its time."""

_LEAST_TO_COMPLETE = 2
_SHORT = 3
"""In letters: a last word so short is as likely the beginning of another."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found; the higher the score, the better it fits."""

    rule: Rule
    score: float


@rule()  # rules to be read have no code but this: it finds them
def search(words: str, limit: int = 20) -> tuple[Hit, ...]:
    """The rules that *words* look for, in either language, best first; at most *limit*.

    A citation, such as `tda:43A`, `43a` or `§ Robert 3.bets.5`, comes before everything else.  A
    last word that is short or unknown may be in the making: it stands for all that begin so.
    Another word that no rule knows stands for one spelt much like it.
    """
    words = words[:_LONGEST_QUESTION]
    named = cited(words)
    hits = (
        *(Hit(one, float("inf")) for one in named),
        *(hit for hit in _ranked(_wanted(words)) if hit.rule not in named),
    )
    return hits[:limit]


def found_words(text: str, asked: str) -> tuple[tuple[int, int], ...]:
    """Where in *text* the words stand that *asked* looks for, as (start, end)."""
    wanted = _wanted(asked[:_LONGEST_QUESTION])
    return tuple(
        match.span()
        for match in re.finditer(r"[^\W_]+(?:[’'-][^\W_]+)*", text)
        if wanted.among(all_tokens(match.group()))
    )


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The tokens to look for, each once, and how a last token in the making begins."""

    tokens: tuple[str, ...]
    beginning: str = ""

    def among(self, found: Collection[str]) -> int:
        """How many of the wanted are among those *found*."""
        begun = bool(self.beginning) and any(one.startswith(self.beginning) for one in found)
        return sum(token in found for token in self.tokens) + begun

    def query(self) -> str:
        """What is wanted, as the full-text search is asked for it."""
        terms = [f'"{token}"' for token in self.tokens]
        return " OR ".join([*terms, *([f'"{self.beginning}"*'] if self.beginning else [])])

    def __len__(self) -> int:
        return len(self.tokens) + bool(self.beginning)


def _wanted(words: str) -> _Wanted:
    plain = words_in(words)
    if not plain or words.endswith(" ") or ends_in_concept(words) or not _may_go_on(plain[-1]):
        return _Wanted(_known_tokens(words))
    return _Wanted(_known_tokens(" ".join(plain[:-1])), plain[-1])


def _may_go_on(word: str) -> bool:
    """Whether a last *word* may be in the making: it is short, or no rule knows it."""
    if not word.isalpha() or len(word) < _LEAST_TO_COMPLETE:
        return False
    index = _index()
    begins = any(one.startswith(word) for one in index.known)
    return begins and (len(word) <= _SHORT or not set(tokens(word)) & index.known)


def _known_tokens(words: str) -> tuple[str, ...]:
    """The tokens of *words* that rules have; of a word that none has, those of one spelt alike."""
    index = _index()
    wanted = dict.fromkeys(token for token in tokens(words) if token in index.known)
    unknown = [word for word in dict.fromkeys(words_in(words)) if _is_unknown(word)]
    for word in unknown[-_MOST_UNKNOWN:]:
        for close in difflib.get_close_matches(word, index.spellings, 1, _CLOSE_ENOUGH):
            wanted.update(dict.fromkeys(token for token in tokens(close) if token in index.known))
    return tuple(wanted)


def _is_unknown(word: str) -> bool:
    """Whether a plain *word* may be misspelt: it is long enough, and no rule knows it."""
    return (
        word.isalpha() and len(word) >= _LEAST_TO_GUESS and not set(tokens(word)) & _index().known
    )


def _ranked(wanted: _Wanted) -> list[Hit]:
    if not len(wanted):
        return []
    index, phrase = _index(), wanted.query()
    with index.lock:
        of_rules = dict(_scores(index.rows, "rules", _RULES, phrase))
        of_subjects = dict(_scores(index.rows, "subjects", _SUBJECTS, phrase))
        of_ways = _best_ways(_scores(index.rows, "ways", _WAYS, phrase))
    hits = []
    for one in all_rules().values():
        share = wanted.among(index.tokens[one.id]) / len(wanted)
        if share:
            score = of_rules.get(one.id, 0.0) + of_subjects.get(one.subject, 0.0)
            hits.append(Hit(one, (score + of_ways[one.subject]) * share))
    hits.sort(key=_score, reverse=True)
    return _several_subjects_first([hit for hit in hits if hit.score >= _TAIL * hits[0].score])


def _score(hit: Hit) -> float:
    return hit.score


def _scores(
    rows: sqlite3.Connection, table: str, weights: Mapping[str, float], phrase: str
) -> list[tuple[str, float]]:
    """The rows of *table* that have any of the words, and how well each fits; more is better."""
    columns = ", ".join(map(str, weights.values()))
    query = f"SELECT id, -bm25({table}, 0.0, {columns}) FROM {table} WHERE {table} MATCH ?"  # noqa: S608 - names and numbers of ours
    return rows.execute(query, (phrase,)).fetchall()


def _best_ways(scored: Iterable[tuple[str, float]]) -> Mapping[str, float]:
    """What the two closest ways to ask for each subject count for together."""
    ways: dict[str, list[float]] = {name: [0.0, 0.0] for name in subjects()}
    for name, score in scored:
        ways[name].append(score)
    best = {name: sorted(scores, reverse=True) for name, scores in ways.items()}
    return {name: _BEST_WAY * top[0] + _NEXT_WAY * top[1] for name, top in best.items()}


def _several_subjects_first(hits: Sequence[Hit]) -> list[Hit]:
    """*hits* with the best of each subject in the first places, the rest in their order."""
    best: dict[str, Hit] = {}
    for hit in hits:
        best.setdefault(hit.rule.subject, hit)
    first = list(best.values())[:_FIRST]
    chosen = {hit.rule.id for hit in first}
    return [*first, *(hit for hit in hits if hit.rule.id not in chosen)]


@dataclass(frozen=True, slots=True)
class _Index:
    """The rows of the search, one reader at a time, and the words there are."""

    rows: sqlite3.Connection
    lock: threading.Lock
    tokens: Mapping[RuleId, frozenset[str]]
    known: frozenset[str]
    spellings: tuple[str, ...]


@cache
def _index() -> _Index:
    rows = sqlite3.connect(":memory:", check_same_thread=False)
    asked = {name: _asked(name) for name in subjects()}
    of_rules = _fill(rows, "rules", _RULES, ((one.id, _texts_of(one)) for one in _all()))
    of_subjects = _fill(rows, "subjects", _SUBJECTS, ((name, _texts_on(name)) for name in asked))
    ways = ((name, ((way,),)) for name, phrases in asked.items() for way in phrases)
    _fill(rows, "ways", _WAYS, ways)
    texts = {text for one in _all() for column in _texts_of(one) for text in column}
    texts.update(way for phrases in asked.values() for way in phrases)
    spellings = tuple(sorted({word for text in texts for word in words_in(text)}))
    of_all = {one.id: of_rules[one.id] | of_subjects[one.subject] for one in _all()}
    known = frozenset().union(*of_all.values())
    with_asked = {
        one.id: of_rules[one.id] | frozenset(_tokens_in(asked[one.subject])) for one in _all()
    }
    return _Index(rows, threading.Lock(), with_asked, known, spellings)


def _all() -> Iterable[Rule]:
    return all_rules().values()


def _fill(
    rows: sqlite3.Connection,
    table: str,
    weights: Iterable[str],
    texts: Iterable[tuple[str, Iterable[Iterable[str]]]],
) -> dict[str, frozenset[str]]:
    """Make a full-text *table* of *texts*, each an id and its columns; the tokens of each id."""
    names = ("id UNINDEXED", *weights)
    rows.execute(f"CREATE VIRTUAL TABLE {table} USING fts5({', '.join(names)}, tokenize=ascii)")
    insert = f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - names of ours
    found: dict[str, frozenset[str]] = {}
    for key, columns in texts:
        cells = [_tokens_in(column) for column in columns]
        rows.execute(insert, (key, *map(" ".join, cells)))
        found[key] = frozenset(token for cell in cells for token in cell)
    return found


def _tokens_in(texts: Iterable[str]) -> list[str]:
    return [token for text in texts for token in _tokens_of(text)]


@cache
def _tokens_of(text: str) -> tuple[str, ...]:
    """The tokens of a text of ours, which stands in several places of the indexes."""
    return tuple(all_tokens(text))


def _texts_of(one: Rule) -> tuple[tuple[str, ...], ...]:
    """What stands in each column of a rule, in the order of the weights."""
    place = (one.subject.replace("_", " "), *_place(one.book, one.section))
    return (one.title.en, one.title.fr), (one.gist.en, one.gist.fr), place


def _texts_on(name: str) -> tuple[tuple[str, ...], ...]:
    """What stands in each column of a subject, in the order of the weights."""
    rules = of_subject(name)
    titles = [text for one in rules for text in (one.title.en, one.title.fr)]
    gists = [text for one in rules for text in (one.gist.en, one.gist.fr)]
    title = subjects()[name].title
    return (title.en, title.fr, *titles), _asked(name), tuple(gists)


def _asked(name: str) -> tuple[str, ...]:
    """Every way to ask for a subject, the titles of it and of its rules among them."""
    subject = subjects()[name]
    titles = [text for one in of_subject(name) for text in (one.title.en, one.title.fr)]
    return (
        subject.title.en,
        subject.title.fr,
        *subject.asked.en,
        *subject.asked.fr,
        *titles,
    )


@cache
def _place(book: str, section: str) -> tuple[str, ...]:
    """The words for where a rule stands."""
    for one in books():
        for part in one.sections:
            if (one.id, part.id) == (book, section):
                return (one.short.en, one.short.fr, part.title.en, part.title.fr)
    return ()
