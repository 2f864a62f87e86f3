"""Stories by words: for whoever types what happened instead of choosing.

A story is known by its title, by the words beside it, and by phrases people say (`ways.toml`).  A
word counts the more the fewer stories know it; one that no story knows may be misspelt.  Words of
which hardly any is known are not understood, and find nothing.
"""

import math
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources

from croupier.floor.asking.all_stories import stories
from croupier.floor.asking.question import Story
from croupier.search.normal import all_tokens, stem, tokens, words_in

_BEST_PHRASE = 2.0
"""What the closest phrase counts for, beside the words alone."""

_TAIL = 0.35
"""What is kept: whatever fits at least so well, measured by the best."""

_LEAST_KNOWN = 0.4
"""The share of what was said, counted in words, that somebody must know."""

_LEAST_TO_GUESS = 4
_CLOSE_ENOUGH = 0.8
"""How much alike two words are spelt if one may stand for the other: 1 is the same word."""

_GUESSED = 0.5
"""How much of a word that is known one counts for that was only guessed."""

_MOST_GUESSED = 8
_LONGEST = 300

_SAY_NOTHING = (
    "a an the and or but of to in on at by for from with without as than then so too very"
    " i me my mine we us our you your he him his she her they them their it its who whom whose"
    " what which when where why how this that these those there here"
    " is are was were be been being am has have had having do does did doing done"
    " can could may might must shall should will would won t s don doesn didn isn wasn"
    " not no nor only just again still now already also ever never"
    " get gets got go goes went gone going come comes came want wants wanted let lets"
    " make makes made take takes took thing something somebody someone anybody everybody"
    " happen happened please player players man guy person one"
    " le la les l un une des du de d et ou mais à au aux en dans sur sous par pour avec sans"
    " que qui quoi dont où quand comment pourquoi si comme plus moins très trop aussi encore déjà"
    " je j me m moi mon ma mes tu te toi ton ta tes il elle on nous vous ils elles lui leur leurs"
    " son sa ses se s soi notre votre nos vos ce c cet cette ces ça cela ceci y n ne pas jamais"
    " est sont était étaient être été suis es sommes êtes ai as a avons avez ont avait avaient eu"
    " fait faire font faut va vont aller vient viennent veut veux veulent peut peux peuvent doit"
    " chose quelque quelqu quelqu’un personne quel quelle quels quelles tout tous toute toutes"
    " joueur joueurs joueuse"
)
"""Words that tell nothing of what happened."""


def found_stories(words: str) -> tuple[Story, ...]:
    """The stories that *words* of either language look for, the best first; none if none does."""
    asked = _asked(words[:_LONGEST])
    if not asked:
        return ()
    weighed = [(_weight(_known()[story.id], asked), story) for story in stories().values()]
    best = max(weight for weight, _ in weighed)
    kept = [(weight, story) for weight, story in weighed if weight and weight >= _TAIL * best]
    return tuple(story for _, story in sorted(kept, key=lambda one: -one[0]))


@dataclass(frozen=True, slots=True)
class _Known:
    """By which tokens a story is found: all of them, and those of each phrase."""

    all: frozenset[str]
    phrases: tuple[frozenset[str], ...]


def _weight(known: _Known, asked: frozenset[str]) -> float:
    """How well a story fits: by all that it is told with, and by the phrase that comes closest."""
    closest = max((_closeness(phrase, asked) for phrase in known.phrases), default=0.0)
    return _rarity(asked & known.all) + _BEST_PHRASE * closest


def _closeness(phrase: frozenset[str], asked: frozenset[str]) -> float:
    """What a phrase has in common with what was asked, less what only one of them says."""
    common = _rarity(phrase & asked)
    return common * common / _rarity(phrase | asked) if common else 0.0


def _rarity(found: frozenset[str]) -> float:
    """What some tokens count for together: the more, the fewer stories know them."""
    return sum(_rarities().get(token, 0.0) for token in found)


def _asked(words: str) -> frozenset[str]:
    """The tokens to look for; none where hardly anything of it is understood."""
    every = [token for token in dict.fromkeys(tokens(words)) if _tells(token)]
    known = [token for token in every if token in _rarities()]
    unknown = len(every) - len(known)
    guessed = frozenset(token for word in _misspelt(words) for token in _meant(word))
    hits = len(known) + _GUESSED * min(len(guessed), unknown)
    return frozenset(known) | guessed if every and hits >= _LEAST_KNOWN * len(every) else _NOTHING


_NOTHING: frozenset[str] = frozenset()


def _tells(token: str) -> bool:
    """Whether a token may tell something: it is no figure, no letter, no word that is silent."""
    return len(token) > 1 and not token.isdigit() and token not in _silent()


def _misspelt(words: str) -> list[str]:
    """The words that no story knows and that are long enough to be guessed."""
    every = dict.fromkeys(words_in(words))
    return [
        word
        for word in every
        if word.isalpha()
        and len(word) >= _LEAST_TO_GUESS
        and all(_tells(one) and one not in _rarities() for one in tokens(word))
    ][-_MOST_GUESSED:]


def _meant(word: str) -> list[str]:
    """The tokens of the known word that is spelt most like *word*, none if all are far from it."""
    begin_alike = [one for one in _spellings() if one[0] == word[0]]
    close = get_close_matches(word, begin_alike, 1, _CLOSE_ENOUGH)
    return [token for one in close for token in tokens(one) if token in _rarities()]


@cache
def _silent() -> frozenset[str]:
    return frozenset(stem(word) for word in words_in(_SAY_NOTHING)) | {"player0", "joueur0"}


@cache
def _ways() -> Mapping[str, tuple[str, ...]]:
    """The phrases of each story."""
    file = resources.files("croupier.floor.asking").joinpath("ways.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        story: tuple(one.strip() for line in said.splitlines() for one in line.split(";") if one)
        for story, said in table.items()
    }


@cache
def _known() -> Mapping[str, _Known]:
    return {
        story.id: _Known(
            _telling(token for text in _texts(story) for token in all_tokens(text)),
            tuple(_telling(tokens(phrase)) for phrase in _ways().get(story.id, ())),
        )
        for story in stories().values()
    }


@cache
def _rarities() -> Mapping[str, float]:
    """What each token counts for that any story knows."""
    every = [known.all for known in _known().values()]
    tokens_known = frozenset().union(*every)
    return {
        token: math.log(1 + len(every) / sum(token in one for one in every))
        for token in tokens_known
    }


@cache
def _spellings() -> tuple[str, ...]:
    """Every word that some story is told with, long enough to be misspelt."""
    texts = [text for one in stories().values() for text in _texts(one)]
    words = {word for text in texts for word in words_in(text) if len(word) >= _LEAST_TO_GUESS}
    return tuple(sorted(words))


def _texts(story: Story) -> tuple[str, ...]:
    beside = (story.title.en, story.title.fr, story.words.en, story.words.fr)
    return (*beside, *_ways().get(story.id, ()))


def _telling(some: Iterable[str]) -> frozenset[str]:
    return frozenset(token for token in some if _tells(token))
