"""Words as search compares them: accents, endings and the trade's synonyms are one.

A text becomes a row of tokens.  A word is stripped of its accents and of its endings by Snowball's
stemmers, the English one and then the French one, whatever its language: what matters is that a
word always comes out the same.  A word or phrase of `synonyms.toml` becomes its concepts, so that
blind, blinde and pisse are one token; side pot is one as well, and within it pot.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from snowballstemmer import stemmer  # type: ignore[import-untyped]

_ACCENTS = re.compile("[\u0300-\u036f]")
_WORD = re.compile(r"[a-z0-9]+")
_ASIDE = re.compile(
    r"(est )?ce qu[ei]|(que |qui )?se pass(e|ent|ait)( il)?"
    r"|what happens|what if"
)
"""What people ask with, in words that mean something else elsewhere: `il se passe` is no fold."""

_ELIDED = frozenset({"c", "d", "j", "l", "m", "n", "qu", "s", "t"})
_LONGEST_WORD = 30

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"})


def plain(text: str) -> str:
    """*text* in small letters without accents and ligatures."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_LIGATURES).lower())
    return _ACCENTS.sub("", decomposed)


def words_in(text: str) -> list[str]:
    """The words of *text*, plain, in order; an elided article (l', d') is none, nor is a rant."""
    return [word for word in _WORD.findall(plain(text)) if word not in _ELIDED and _is_word(word)]


def _is_word(word: str) -> bool:
    return len(word) <= _LONGEST_WORD


@cache
def stem(word: str) -> str:
    """A plain *word* without its endings."""
    english: str = stemmer("english").stemWord(word)
    both: str = stemmer("french").stemWord(english)
    return both


def tokens(text: str) -> list[str]:
    """What *text* asks for: concepts, and the stems of words that belong to none."""
    return [token for some in _parts(text) for token in some.concepts or some.stems]


def ends_in_concept(text: str) -> bool:
    """Whether the last word of *text* is one of the trade's, alone or within a phrase."""
    *_, last = (_Part((), ()), *_parts(text))
    return bool(last.concepts)


def all_tokens(text: str) -> list[str]:
    """What *text* can be found by: its concepts, and the stems of all its words."""
    return [token for some in _parts(text) for token in (*some.concepts, *some.stems)]


class _Part(NamedTuple):
    """A phrase of one concept or several, or a word that may have none."""

    concepts: tuple[str, ...]
    stems: tuple[str, ...]


def _parts(text: str) -> Iterator[_Part]:
    words = _ASIDE.sub(" ", " ".join(words_in(text))).split()
    stems = tuple(stem(word) for word in words)
    place = 0
    while place < len(words):
        length, concepts = _phrase_at(stems, place)
        own = stems[place : place + length]
        yield _Part(concepts, own) if concepts else _word(words[place], own)
        place += length


def _word(word: str, own: tuple[str, ...]) -> _Part:
    apart = _apart().get(word)
    if apart is not None:
        return _Part(apart, ())
    return _Part(_concepts().get(own, ()), own)


def _phrase_at(stems: Sequence[str], place: int) -> tuple[int, tuple[str, ...]]:
    """The longest phrase that begins at *place*: how many words, and its concepts; or one word."""
    for length in range(min(_longest(), len(stems) - place), 1, -1):
        concepts = _concepts().get(tuple(stems[place : place + length]))
        if concepts:
            return length, concepts
    return 1, ()


@cache
def _table() -> Mapping[str, Mapping[str, str]]:
    file = resources.files("croupier.search").joinpath("synonyms.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def _concepts() -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """The concepts of each word and phrase by its stems, with those that hold them."""
    by_stems: dict[tuple[str, ...], list[str]] = {}
    for concept, phrases in _table()["words"].items():
        for phrase in phrases.split(","):
            concepts = by_stems.setdefault(tuple(map(stem, words_in(phrase))), [])
            concepts += [one for one in _with_wider(concept) if one not in concepts]
    return {stems: tuple(concepts) for stems, concepts in by_stems.items()}


@cache
def _apart() -> Mapping[str, tuple[str, ...]]:
    """The tokens of words that end up like others and are something else."""
    return {
        word: tuple(one for concept in concepts.split() for one in _with_wider(concept))
        for word, concepts in _table()["apart"].items()
    }


def _with_wider(concept: str) -> tuple[str, ...]:
    """The token of a concept, and those of the concepts it stands within."""
    return tuple(map(_token, (concept, *_table()["within"].get(concept, "").split())))


def _token(concept: str) -> str:
    """The token of a concept, which no stem can be."""
    return f"{concept.replace('_', '')}0"


@cache
def _longest() -> int:
    return max(map(len, _concepts()))
