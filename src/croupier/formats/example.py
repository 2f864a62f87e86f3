"""Rules played out: a hand as a history, and what must be so after its last action.

An example is a valid PHH hand; what makes it an example stands in keys of our own:

- `_rules`: the ids it shows; `_house`: the preset it is played under (`_options` may change it)
- `_title.en`, `_title.fr`: what the example is called
- `_conclusion.en`, `_conclusion.fr`: what it shows, in one or two sentences
- `_says`: captions of single steps, `[[index of the action, { en, fr }], ...]`
- `_from`: the index of the first action that is watched; what comes before it lies on the table
- `_then`: what is expected after the last action; see `Then`

The texts call p1 A, p2 B and so on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

from croupier.data import DataError, build, hint, shown, unknown_key
from croupier.formats.phh import PhhHand, read
from croupier.formats.phh_fields import OUR_KINDS
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import RuleId
from croupier.text import Text

May = Literal[
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "complete",
    "open",
    "bring_in",
    "draw",
    "show",
    "muck",
    "chop",
    "decline",
    "runs",
]
"""What a player in turn may do."""


@dataclass(frozen=True, slots=True)
class RefusedAction:
    """An *action*, in the words of the format, that must be refused, citing at least *rules*."""

    action: str
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class PotThen:
    """A pot of *amount* for which *players* play."""

    amount: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Then:
    """What is so after the last action; what is left out is not looked at.

    `actor` is the player in turn and `may` all that he may do; `call` is what he adds to call,
    `bring_in` what he must bring in, `draw` the most cards he may change.  The total of a bet or
    raise lies between `raise_from` and `raise_to_at_most`, or is one of `raise_to`.  `pots` are
    those not pushed yet, the main pot first.  `show_order` is the order of the showdown, `shown`
    whose hands lie open whole, `stacks` what each player has once the hand is over, `next_antes`
    what all of them pay together before the next one.
    """

    actor: int | None = None
    may: tuple[May, ...] | None = None
    call: int | None = None
    bring_in: int | None = None
    draw: int | None = None
    raise_from: int | None = None
    raise_to_at_most: int | None = None
    raise_to: tuple[int, ...] | None = None
    refused: RefusedAction | None = None
    pots: tuple[PotThen, ...] | None = None
    show_order: tuple[int, ...] | None = None
    shown: tuple[int, ...] | None = None
    stacks: tuple[int, ...] | None = None
    next_antes: int | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A rule, or several, played out.

    `says` are captions by the index of an action; actions before number `start` are not watched.
    """

    id: str
    hand: PhhHand
    rules: tuple[RuleId, ...]
    title: Text
    conclusion: Text
    says: Mapping[int, Text]
    start: int
    then: Then


_KEYS = ("_rules", "_title", "_conclusion", "_says", "_from", "_then")
_NEEDED = ("_rules", "_house", "_title", "_conclusion", "_then")
_SUFFIX = ".phh"


@cache
def examples() -> Mapping[str, Example]:
    """Every example of the package by its id, the shortest hand first."""
    files = resources.files("croupier.formats.examples").iterdir()
    read_all = [
        read_example(file.read_text(encoding="utf-8"), file.name)
        for file in files
        if file.name.endswith(_SUFFIX)
    ]
    return {each.id: each for each in sorted(read_all, key=_length)}


def _length(example: Example) -> tuple[int, str]:
    return len(example.hand.fields["actions"]), example.id


@cache
def examples_of(rule_id: RuleId) -> tuple[Example, ...]:
    """The examples of a rule, the shortest first; none if there is none."""
    return tuple(each for each in examples().values() if rule_id in each.rules)


def read_example(text: str, name: str) -> Example:
    """The example in *text*, a file called *name*.

    Raises DataError for a key that is missing or unknown, and for a rule no book has; PhhError if
    the text is no hand history.  Whether the hand can be played is not judged: see `faults`.
    """
    hand = read(text, name).hands[0]
    fields = hand.fields
    _check_keys(fields, name)
    rules = build(tuple[str, ...], fields["_rules"], f"{name}: _rules")
    for rule_id in rules:
        words_of(rule_id)
    then = build(Then, fields["_then"], f"{name}: _then")
    if then == Then():
        raise DataError(
            "says nothing; an example expects something",
            "ne dit rien\u00a0; un exemple attend quelque chose",
            place=f"{name}: _then",
        )
    return Example(
        id=name.removesuffix(_SUFFIX),
        hand=hand,
        rules=rules,
        title=build(Text, fields["_title"], f"{name}: _title"),
        conclusion=build(Text, fields["_conclusion"], f"{name}: _conclusion"),
        says=_captions(fields, name),
        start=_index(fields.get("_from", 0), fields, f"{name}: _from"),
        then=then,
    )


def _check_keys(fields: Mapping[str, Any], name: str) -> None:
    for key in _NEEDED:
        if key not in fields:
            raise DataError(
                "missing {key}; an example has {needed}",
                "il manque {key}\u00a0; un exemple a {needed}",
                place=name,
                key=key,
                needed=", ".join(_NEEDED),
            )
    known = (*_KEYS, *OUR_KINDS)
    for key in fields:
        if key.startswith("_") and key not in known:
            raise unknown_key(key, hint(key, known), name)


def _captions(fields: Mapping[str, Any], name: str) -> dict[int, Text]:
    """The captions by the action they belong to."""
    place = f"{name}: _says"
    captions = {}
    for entry in fields.get("_says", ()):
        if not isinstance(entry, list) or len(entry) != len(("index", "text")):
            raise DataError(
                "{entry} is not [index of an action, {{ en, fr }}]",
                "{entry} n’est pas [numéro d’une action, {{ en, fr }}]",
                place=place,
                entry=shown(entry),
            )
        index = _index(entry[0], fields, place)
        captions[index] = build(Text, entry[1], f"{place}[{index}]")
    return captions


def _index(value: object, fields: Mapping[str, Any], place: str) -> int:
    """The index of an action that is there."""
    index, actions = build(int, value, place), len(fields.get("actions", ()))
    if not 0 <= index < actions:
        raise DataError(
            "no action {index}; there are {actions}, from 0",
            "il n’y a pas d’action {index}\u00a0; il y en a {actions}, à partir de 0",
            place=place,
            index=index,
            actions=actions,
        )
    return index
