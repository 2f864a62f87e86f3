"""Stories by words: for whoever types what happened instead of choosing.

A story is known by its title, by the words beside it, and by phrases people say (`ways.toml`);
ranked as rules are, by what the three say and by the phrase that comes closest.  Words of which
hardly any is known are not understood, and find nothing.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from croupier.floor.asking.all_stories import stories
from croupier.floor.asking.question import Story
from croupier.search.full_text import FullText, any_of, best_of_each
from croupier.search.normal import stem, tokens, words_in
from croupier.search.vocabulary import Vocabulary

_STORIES = {"title": 1.0, "beside": 1.0, "said": 1.0}
_WAYS = {"said": 1.0}
"""The columns of each table, with what a word counts for there."""

_CLOSEST_WAYS = (2.0,)
"""What the closest phrase counts for, beside the words alone."""

_TAIL = 0.35
"""What is kept: whatever fits at least so well, measured by the best."""

_LEAST_KNOWN = 0.4
"""The share of what was said, counted in words, that some story must know."""

_ALIKE = 0.8
"""How much alike a misspelt word and the one that was meant are."""

_GUESSED = 0.5
"""How much of a word that is known one counts for that was only guessed."""

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
    index, query = _index(), any_of(asked)
    of_stories = index.rows.scores("stories", _STORIES, query)
    of_ways = best_of_each(index.rows.scores("ways", _WAYS, query), _CLOSEST_WAYS)
    fits = {story: score + of_ways.get(story, 0.0) for story, score in of_stories}
    least = _TAIL * max(fits.values())
    ranked = sorted(fits.items(), key=lambda one: -one[1])
    return tuple(stories()[story] for story, score in ranked if score >= least)


def _asked(words: str) -> tuple[str, ...]:
    """The tokens to look for; none where hardly anything of it is understood."""
    vocabulary = _index().vocabulary
    every = [token for token in dict.fromkeys(tokens(words)) if _tells(token)]
    known = [token for token in every if token in vocabulary.known]
    guessed = [token for token in vocabulary.guessed_in(words) if _tells(token)]
    hits = len(known) + _GUESSED * min(len(guessed), len(every) - len(known))
    understood = bool(every) and hits >= _LEAST_KNOWN * len(every)
    return tuple(dict.fromkeys((*known, *guessed))) if understood else ()


def _tells(token: str) -> bool:
    """Whether a token may tell something: it is no figure, no letter, no word that is silent."""
    return len(token) > 1 and not token.isdigit() and token not in _silent()


@cache
def _silent() -> frozenset[str]:
    return frozenset(stem(word) for word in words_in(_SAY_NOTHING)) | {"player0", "joueur0"}


@dataclass(frozen=True, slots=True)
class _Index:
    """A row a story and a row a phrase, and the words there are."""

    rows: FullText
    vocabulary: Vocabulary


@cache
def _index() -> _Index:
    rows, ways = FullText(keep=_tells), _ways()
    texts = {key: _texts_of(story, ways[key]) for key, story in stories().items()}
    known = rows.fill("stories", _STORIES, texts.items())
    rows.fill("ways", _WAYS, ((key, ((way,),)) for key, said in ways.items() for way in said))
    every = {text for columns in texts.values() for column in columns for text in column}
    return _Index(rows, Vocabulary.of(frozenset().union(*known.values()), every, alike=_ALIKE))


def _texts_of(story: Story, ways: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What stands in each column of a story, in the order of the weights."""
    return (story.title.en, story.title.fr), (story.words.en, story.words.fr), ways


def _ways() -> Mapping[str, tuple[str, ...]]:
    """The phrases of each story."""
    file = resources.files("croupier.floor.asking").joinpath("ways.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        story: tuple(one.strip() for line in said.splitlines() for one in line.split(";") if one)
        for story, said in table.items()
    }
