"""The rules that words look for, best first.

Three indexes in memory, all of the tokens of `normal` and ranked by SQLite's full-text search
(BM25): a row a rule; a row a subject, with all that its rules say and how people ask for it; and a
row for each way to ask.  A rule's score adds up what the three say, times the share of the words
that it has: one rare word must not outweigh all the others.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from croupier.rulebook.catalogue import Rule, all_rules, books, of_subject
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.search.citation import cited
from croupier.search.full_text import FullText, any_of, best_of_each, tokens_in
from croupier.search.normal import all_tokens, ends_in_concept, tokens, words_in
from croupier.search.subjects import subjects
from croupier.search.vocabulary import Vocabulary

_RULES = {"title": 0.5, "gist": 0.5, "place": 0.1}
_SUBJECTS = {"title": 1.0, "asked": 1.0, "gist": 1.0}
_WAYS = {"asked": 1.0}
"""The columns of each index, with what a word counts for there."""

_CLOSEST_WAYS = (2.0, 0.6)
"""What the closest way to ask counts for, and the one after it."""

_FIRST = 3
"""So many places go to different subjects: what is asked may be meant in several ways."""

_TAIL = 0.15
"""What scores less than this share of the best has a word in common with the question, no more."""

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
        return any_of(self.tokens, self.beginning)

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
    known = _index().vocabulary.known
    begins = any(one.startswith(word) for one in known)
    return begins and (len(word) <= _SHORT or not set(tokens(word)) & known)


def _known_tokens(words: str) -> tuple[str, ...]:
    """The tokens of *words* that rules have; of a word that none has, those of one spelt alike."""
    vocabulary = _index().vocabulary
    return tuple(dict.fromkeys((*vocabulary.known_in(words), *vocabulary.guessed_in(words))))


def _ranked(wanted: _Wanted) -> list[Hit]:
    if not len(wanted):
        return []
    index, query = _index(), wanted.query()
    of_rules = dict(index.rows.scores("rules", _RULES, query))
    of_subjects = dict(index.rows.scores("subjects", _SUBJECTS, query))
    of_ways = best_of_each(index.rows.scores("ways", _WAYS, query), _CLOSEST_WAYS)
    hits = []
    for one in all_rules().values():
        share = wanted.among(index.tokens[one.id]) / len(wanted)
        if share:
            score = of_rules.get(one.id, 0.0) + of_subjects.get(one.subject, 0.0)
            hits.append(Hit(one, (score + of_ways.get(one.subject, 0.0)) * share))
    hits.sort(key=_score, reverse=True)
    return _several_subjects_first([hit for hit in hits if hit.score >= _TAIL * hits[0].score])


def _score(hit: Hit) -> float:
    return hit.score


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
    """The rows of the search, and the words there are."""

    rows: FullText
    tokens: Mapping[RuleId, frozenset[str]]
    vocabulary: Vocabulary


@cache
def _index() -> _Index:
    rows = FullText()
    asked = {name: _asked(name) for name in subjects()}
    of_rules = rows.fill("rules", _RULES, ((one.id, _texts_of(one)) for one in _all()))
    of_subjects = rows.fill("subjects", _SUBJECTS, ((name, _texts_on(name)) for name in asked))
    ways = ((name, ((way,),)) for name, phrases in asked.items() for way in phrases)
    rows.fill("ways", _WAYS, ways)
    texts = {text for one in _all() for column in _texts_of(one) for text in column}
    texts.update(way for phrases in asked.values() for way in phrases)
    known = frozenset().union(*(of_rules[one.id] | of_subjects[one.subject] for one in _all()))
    with_asked = {
        one.id: of_rules[one.id] | frozenset(tokens_in(asked[one.subject])) for one in _all()
    }
    return _Index(rows, with_asked, Vocabulary.of(known, texts))


def _all() -> Iterable[Rule]:
    return all_rules().values()


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
