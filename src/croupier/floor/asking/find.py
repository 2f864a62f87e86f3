"""Stories by words: for whoever types what happened instead of choosing."""

from functools import cache

from croupier.floor.asking.all_stories import stories
from croupier.floor.asking.question import Story
from croupier.search.normal import all_tokens, tokens

_TITLE, _WORDS = 2, 1


def found_stories(words: str) -> tuple[Story, ...]:
    """The stories that *words* of either language look for, the best first."""
    wanted = set(tokens(words))
    weighed = [(_weight(story.id, wanted), story) for story in stories().values()]
    kept = [(weight, story) for weight, story in weighed if weight]
    return tuple(story for _, story in sorted(kept, key=lambda one: -one[0]))


def _weight(story: str, wanted: set[str]) -> int:
    title, beside = _known()[story]
    return _TITLE * len(wanted & title) + _WORDS * len(wanted & beside)


@cache
def _known() -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The tokens of each story: those of its title, and those of the words beside it."""
    return {
        story.id: (
            _tokens(story.title.en, story.title.fr),
            _tokens(story.words.en, story.words.fr),
        )
        for story in stories().values()
    }


def _tokens(*texts: str) -> frozenset[str]:
    return frozenset(token for text in texts for token in all_tokens(text))
