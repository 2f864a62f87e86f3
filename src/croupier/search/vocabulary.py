"""The words there are, and which of them a word that is none of them was meant to be."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from croupier.search.normal import tokens, words_in

_LEAST_TO_GUESS = 4
_MOST_UNKNOWN = 8
_ALIKE = 0.85


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The tokens that anything is known by, and how the words of them are spelt.

    *alike*: how much so two words are spelt if one may stand for the other; 1 is the same word.
    """

    known: frozenset[str]
    spellings: tuple[str, ...]
    alike: float = _ALIKE

    @classmethod
    def of(
        cls, known: Iterable[str], texts: Iterable[str], *, alike: float = _ALIKE
    ) -> "Vocabulary":
        """The tokens *known*, and the words of *texts*."""
        spellings = {word for text in texts for word in words_in(text)}
        return cls(frozenset(known), tuple(sorted(spellings)), alike)

    def known_in(self, words: str) -> tuple[str, ...]:
        """The tokens of *words* that are known, each once."""
        return tuple(dict.fromkeys(token for token in tokens(words) if token in self.known))

    def guessed_in(self, words: str) -> tuple[str, ...]:
        """The tokens of words spelt much like those of *words* that nothing is known by."""
        unknown = [word for word in dict.fromkeys(words_in(words)) if self._may_be_misspelt(word)]
        close = (
            one
            for word in unknown[-_MOST_UNKNOWN:]
            for one in get_close_matches(word, self.spellings, 1, self.alike)
        )
        return tuple(
            dict.fromkeys(token for one in close for token in tokens(one) if token in self.known)
        )

    def _may_be_misspelt(self, word: str) -> bool:
        """Whether a plain *word* is long enough to be guessed, and nothing is known by it."""
        if not word.isalpha() or len(word) < _LEAST_TO_GUESS:
            return False
        return not set(tokens(word)) & self.known
