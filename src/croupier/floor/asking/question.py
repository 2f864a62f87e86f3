"""The questions whose answers make an incident: what is asked, and how an answer is read."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.incident import Incident
from croupier.floor.ruling import FloorRefused
from croupier.play.setup import Chips
from croupier.text import Text, amount_text

AnswerKind = Literal["choice", "amount", "chips", "count", "words"]
"""`choice` is one of a few, `amount` a number of chips, `chips` the values of single chips (a `/`
between two motions), `count` a small number, `words` what was said."""

_MOST = 10**12
_MOST_COUNT = 60
_MOST_CHIPS = 200
_MOST_DIGITS = 20
USUAL_UNIT = 10
"""The big blind, or the small bet, at which the defaults are meant."""

_PLAIN = re.compile(r"[0-9]+")
_GROUPED = re.compile(r"[1-9][0-9]{0,2}([ ,.\u00a0\u202f’'])[0-9]{3}(?:\1[0-9]{3})*")
_SINGLE_CHIPS = re.compile(r"[1-9][0-9]*(?:[,\u00a0\u202f]+[1-9][0-9]*)*,?")
_DIGITS = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers to choose among."""

    id: str
    title: Text


@dataclass(frozen=True, slots=True)
class Question:
    """Something that matters; *default* is answered for whoever says nothing.

    It is asked only if the questions in *only_if* are answered by one of the ids beside them.
    The *default* of chips is meant at 5/10 and is larger at larger stakes; *scaled* is False for
    numbers that are no chips.
    """

    id: str
    asks: Text
    kind: AnswerKind
    default: str
    choices: tuple[Choice, ...] = ()
    only_if: tuple[tuple[str, tuple[str, ...]], ...] = ()
    scaled: bool = True

    def default_at(self, unit: Chips) -> str:
        """The default where *unit* is the big blind, or the small bet; in whole chips."""
        if self.kind not in ("amount", "chips") or not self.scaled or unit == USUAL_UNIT:
            return self.default
        return _DIGITS.sub(lambda found: str(_at(int(found.group()), unit)), self.default)


def _at(chips: Chips, unit: Chips) -> Chips:
    """Chips meant at the usual stakes, in whole chips at others; none stay none."""
    return max(1, (2 * chips * unit + USUAL_UNIT) // (2 * USUAL_UNIT)) if chips else 0


YES_NO = (Choice("yes", Text("Yes", "Oui")), Choice("no", Text("No", "Non")))


def yes_no(id: str, asks: Text, *, default: bool) -> Question:
    """A question with two answers."""
    return Question(id, asks, "choice", "yes" if default else "no", YES_NO)


class Answers:
    """What was answered, the default where nothing was; read by the kind of question."""

    __slots__ = ("_given", "_questions", "_unit", "_used")

    def __init__(
        self, questions: tuple[Question, ...], given: Mapping[str, str], unit: Chips = USUAL_UNIT
    ) -> None:
        """*unit* is the big blind, or the small bet, of the table.

        Raises FloorRefused for an answer to a question that is not asked.
        """
        self._questions = {one.id: one for one in questions}
        self._given = given
        self._unit = unit
        self._used: dict[str, Chips] = {}
        for name in given:
            if name not in self._questions:
                known = ", ".join(self._questions)
                raise FloorRefused(
                    Text(f"There is no question {name}.", f"Il n’y a pas de question {name}."),
                    Text(f"There are: {known}.", f"Il y a\u00a0: {known}."),
                )

    def text(self, id: str) -> str:
        """The answer as it was given."""
        return self._given.get(id, "").strip() or self._questions[id].default_at(self._unit)

    def use(self, id: str, amount: Chips) -> Chips:
        """Note that *amount* stands for the default, being the possible one nearest to it."""
        self._used[id] = amount
        return amount

    def answer(self, id: str) -> Text:
        """The answer that the ruling goes by, in words."""
        question = self._questions[id]
        if id in self._used:
            return amount_text(self._used[id])
        if question.kind == "choice":
            said = self.choice(id)
            return next(one.title for one in question.choices if one.id == said)
        if question.kind in ("amount", "count"):
            return amount_text(self.amount(id) if question.kind == "amount" else self.count(id))
        return Text(self.text(id), self.text(id))

    def check(self, id: str) -> None:
        """Raise FloorRefused for an answer that cannot be read."""
        if self._questions[id].kind == "chips":
            self.motions(id)
        self.answer(id)

    def says(self, id: str) -> bool:
        """Whether anything was answered at all."""
        return bool(self._given.get(id, "").strip())

    def choice(self, id: str) -> str:
        """The id of the answer chosen."""
        said, known = self.text(id), [one.id for one in self._questions[id].choices]
        if said not in known:
            raise self._unread(id, said, Text(", ".join(known), ", ".join(known)))
        return said

    def yes(self, id: str) -> bool:
        """Whether the answer is yes."""
        return self.choice(id) == "yes"

    def amount(self, id: str) -> Chips:
        """A number of chips, at least 0."""
        return self._number(id, self.text(id), _MOST)

    def count(self, id: str) -> int:
        """A small number."""
        return self._number(id, self.text(id), _MOST_COUNT)

    def motions(self, id: str) -> tuple[tuple[Chips, ...], ...]:
        """The values of the chips of each motion, such as `500 100 100 / 50`."""
        said = self.text(id)
        motions = tuple(
            tuple(self._number(id, one, _MOST) for one in _single(part)) for part in said.split("/")
        )
        if not all(motions) or sum(map(len, motions)) > _MOST_CHIPS:
            raise self._unread(id, said, _CHIPS)
        return motions

    def _number(self, id: str, said: str, most: int) -> int:
        bare = "".join(_DIGITS.findall(said))
        is_number = _PLAIN.fullmatch(said) or _GROUPED.fullmatch(said)
        if not (is_number and len(bare) <= _MOST_DIGITS and int(bare) <= most):
            raise self._unread(id, said, _UP_TO.format(most=amount_text(most)))
        return int(bare)

    def _unread(self, id: str, said: str, legal: Text) -> FloorRefused:
        asks = self._questions[id].asks
        short = said[:_LONGEST]
        return FloorRefused(
            Text(
                f"“{short}” is no answer to “{asks.en}”.",
                f"«\u00a0{short}\u00a0» ne répond pas à «\u00a0{asks.fr}\u00a0».",
            ),
            Text(f"Possible: {legal.en}.", f"Possible\u00a0: {legal.fr}."),
        )


def _single(motion: str) -> list[str]:
    """The values of single chips, as they were written: a comma may group digits or part chips."""
    parts: list[str] = []
    for part in re.split(r"[ \t\n;+]+", motion):
        if part and not _GROUPED.fullmatch(part) and _SINGLE_CHIPS.fullmatch(part):
            parts.extend(_DIGITS.findall(part))
        elif part:
            parts.append(part)
    return parts


_LONGEST = 40
_UP_TO = Text("0 to {most}", "de 0 à {most}")
_CHIPS = Text(
    "the values of the chips, such as 500 100 100, with / between two motions",
    "la valeur des jetons, comme 500 100 100, avec / entre deux gestes",
)


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody told the floor: the table as it stood, and what happened there."""

    scene: Scene
    incident: Incident


_NO_WORDS = Text("", "")

Telling = Callable[[TableFacts, Answers], Told]


@dataclass(frozen=True, slots=True)
class Story:
    """A thing that happens at tables, with the few facts that decide what is ruled.

    *fits* says at which tables it can happen (a game with a board, a stud game ...); *words* are
    what people call it, for whoever types instead of choosing.
    """

    id: str
    category: str
    title: Text
    questions: tuple[Question, ...]
    tells: Telling
    words: Text = _NO_WORDS
    fits: Callable[[TableFacts], bool] = field(default=lambda _table: True)


@dataclass(frozen=True, slots=True)
class Category:
    """Stories that belong together."""

    id: str
    title: Text
    stories: tuple[Story, ...]
