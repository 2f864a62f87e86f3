"""How much of the pot words name: a part of it, or the pot less an amount."""

from collections.abc import Sequence
from fractions import Fraction

from croupier.floor.words.number_words import Amount, amount_in
from croupier.play.setup import Chips

_HALVES = frozenset({"half", "demi", "demie", "moitie"})
_PARTS = {
    **dict.fromkeys(("third", "thirds", "tiers"), 3),
    **dict.fromkeys(("quarter", "quarters", "quart", "quarts"), 4),
    **dict.fromkeys(("fifth", "fifths"), 5),
}
_PER_CENT = frozenset({"percent", "pourcent", "pct"})
_AND = frozenset({"and", "et"})
"""A pot and a half is more than the pot, which is all that can be bet."""

_LESS = frozenset({"moins", "minus", "less"})


def pot_part(said: Sequence[str]) -> Fraction:
    """The part of the pot that is named; all of it, if none is."""
    words = [word for word in said if word not in ("the", "du", "de", "le", "la", "of")]
    for place, word in enumerate(words):
        if word in _HALVES:
            is_more = not _AND.isdisjoint(words[max(0, place - 2) : place])
            return Fraction(1) if is_more else Fraction(1, 2)
        if word in _PARTS:
            return _share(_before(words, place) or 1, _PARTS[word])
        if word in _PER_CENT or words[place : place + 2] in (["per", "cent"], ["pour", "cent"]):
            return _share(_before(words, place) or 100, 100)
        if word == "sur" and place + 1 < len(words):
            return _share(_before(words, place) or 1, _before(words[: place + 2], place + 2) or 1)
    return Fraction(1)


def _share(parts: int, whole: int) -> Fraction:
    """So many parts of the whole, never more than it: more than the pot is not bet."""
    return min(Fraction(parts, whole), Fraction(1))


def _before(words: Sequence[str], place: int) -> int:
    """The number that stands before *place*; 0 if none does."""
    start = place
    while start > 0 and amount_in(words[start - 1 : start]) is not None:
        start -= 1
    found = amount_in(words[start:place])
    return found.chips if found else 0


def pot_reduced(said: Sequence[str]) -> Chips:
    """What the pot is to be less by, as in “pot less 100”; 0 if it is not."""
    for place, word in enumerate(said):
        if word in _LESS:
            found: Amount | None = amount_in(said[place + 1 :]) or amount_in(said[:place])
            return found.chips if found else 0
    return 0
