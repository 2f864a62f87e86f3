"""The sentences of what a player said: questions and denials tell no action, the rest may."""

from collections.abc import Callable, Sequence
from itertools import pairwise

_DENIALS = frozenset({"not", "dont", "don", "pas", "no", "non", "never", "jamais", "cannot"})
_PERSONS = frozenset({"i", "je", "j"})
_LEADS_ON = frozenset({"que", "qu", "that", "if", "si", "and", "et", "do", "can", "may", "should"})
_ASKS_FIRST: tuple[tuple[str, ...], ...] = (
    ("how",),
    ("should",),
    ("can", "i"),
    ("may", "i"),
    ("do", "i"),
    ("what",),
    ("whats",),
    ("who",),
    ("is",),
    ("did",),
    ("let", "me"),
    ("qui",),
    ("quel",),
    ("quelle",),
    ("est", "ce"),
    ("c", "est", "combien"),
    ("combien",),
    ("puis", "je"),
    ("dois", "je"),
    ("je", "peux"),
    ("laisse", "moi"),
    ("laissez", "moi"),
)
"""How questions begin, and words with which a player asks for time."""

_ASKS: tuple[tuple[str, ...], ...] = (("how", "much"), ("combien",))
"""Words that ask wherever they stand."""

Asked = Callable[[Sequence[str]], bool]
_Words = list[str]


def is_denied(said: Sequence[str]) -> bool:
    """Whether one of these words denies the others."""
    return any(word in _DENIALS for word in said)


def told(said: _Words, *, is_condition: Asked, names_action: Asked) -> _Words:
    """The words without questions and without what the player says he does not do.

    Where every clause is a denial they are left as they are, for whoever reads them.
    """
    words = [word for sentence in _sentences(said) for word in _without_question(sentence)]
    if not is_denied(words) or is_condition(words):
        return words
    clauses = _clauses(words, names_action)
    found = next((one for one in clauses if names_action(one)), None)
    return words if found is None or len(clauses) == 1 else found


def _sentences(said: _Words) -> list[_Words]:
    """The words up to each full stop or question mark, which stays at the end."""
    sentences: list[_Words] = [[]]
    for place, word in enumerate(said):
        sentences[-1].append(word)
        if word == "?" or (word == "." and not _within_number(said, place)):
            sentences.append([])
    return [one for one in sentences if one]


def _within_number(said: Sequence[str], place: int) -> bool:
    near = said[max(0, place - 1) : place + 2]
    return len(near) == len("1.5") and near[0].isdigit() and near[2].isdigit()


def _without_question(sentence: _Words) -> _Words:
    """The sentence, or what of it asks for nothing: “I call, how much?” is a call."""
    parts = _at_commas(sentence)
    for count, part in enumerate(parts):
        if _is_question(part):
            return [word for one in parts[:count] for word in one]
    return [] if sentence[-1] == "?" else sentence


def _is_question(part: Sequence[str]) -> bool:
    first = any(tuple(part[: len(asks)]) == asks for asks in _ASKS_FIRST)
    pairs = {(word,) for word in part} | set(pairwise(part))
    return first or any(asks in pairs for asks in _ASKS)


def _at_commas(said: _Words) -> list[_Words]:
    parts: list[_Words] = [[]]
    for place, word in enumerate(said):
        if word in (",", ".") and not _within_number(said, place):
            parts.append([])
        else:
            parts[-1].append(word)
    return [one for one in parts if one]


def _clauses(said: _Words, names_action: Asked) -> list[_Words]:
    """The parts between commas, and those that begin with “I” after a denied action."""
    clauses: list[_Words] = []
    for part in _at_commas(said):
        clause: _Words = []
        for word in part:
            begins = word in _PERSONS and clause and clause[-1] not in _LEADS_ON
            if begins and _is_whole_denial(clause, names_action):
                clauses.append(clause)
                clause = []
            clause.append(word)
        clauses.append(clause)
    return clauses


def _is_whole_denial(clause: _Words, names_action: Asked) -> bool:
    """Whether a clause is “no” alone, or denies an action: what follows is another."""
    bare = [word for word in clause if word not in _DENIALS]
    return is_denied(clause) and (not bare or names_action(bare))
