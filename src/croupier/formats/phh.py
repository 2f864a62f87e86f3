"""Read hand histories: nothing is lost, amounts are exact, and every fault has its place."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from croupier.formats.phh_actions import Recorded, parse_action, parse_actions
from croupier.formats.phh_checks import field_faults
from croupier.formats.phh_error import PhhError, Place, bad_document
from croupier.formats.phh_fields import unknown_fields
from croupier.formats.toml_fault import toml_fault
from croupier.text import Text

_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class PhhHand:
    """One recorded hand: its *fields* in the order of the file, decimals as Decimal.

    *file* is the name of its file, *name* that of its table in a file of several hands, else empty.
    """

    file: str
    name: str
    fields: Mapping[str, Any]

    @property
    def place(self) -> Place:
        """Where the hand is, for messages."""
        return Place(self.file, self.name)

    @property
    def title(self) -> str:
        """The file and, where it holds several hands, the name of this one."""
        return str(self.place)

    @property
    def players(self) -> int:
        """How many players the hand has."""
        return len(self.fields["starting_stacks"])

    def actions(self) -> tuple[Recorded, ...]:
        """The recorded actions; raises PhhError naming the first that cannot be read."""
        return parse_actions(self.fields["actions"], self.place, self.players)


@dataclass(frozen=True, slots=True)
class PhhFile:
    """A file of one hand or of several; *text* is its every byte, comments and all."""

    name: str
    text: str
    hands: tuple[PhhHand, ...]

    @property
    def several(self) -> bool:
        """Whether each hand is a table of its own."""
        return any(hand.name for hand in self.hands)


def read(text: str, name: str) -> PhhFile:
    """The hands of *text*, a `.phh` of one hand or a `.phhs` of one table a hand.

    The fields are not judged: see `check`.  Raises PhhError if *text* is not TOML or holds no hand.
    """
    place = Place(name)
    try:
        fields = tomllib.loads(text.removeprefix(_BYTE_ORDER_MARK), parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise bad_document(place, _not_toml(error)) from error
    if not fields:
        raise bad_document(place, Text("the file is empty.", "le fichier est vide."))
    tables = all(isinstance(value, dict) for value in fields.values())
    if not (tables or name.endswith(".phhs")):
        return PhhFile(name, text, (PhhHand(name, "", fields),))
    for key, value in fields.items():
        if not isinstance(value, dict):
            raise bad_document(
                place,
                Text(f"{key!r} stands outside any hand.", f"{key!r} n’est dans aucune main."),
            )
    return PhhFile(name, text, tuple(PhhHand(name, key, table) for key, table in fields.items()))


def _not_toml(error: tomllib.TOMLDecodeError) -> Text:
    said = toml_fault(str(error))
    return Text(f"{said.en}.", f"{said.fr}.")


def check(hand: PhhHand) -> tuple[PhhError, ...]:
    """Every fault of the fields and of the words of the actions; none means it can be replayed."""
    return (*field_faults(hand.fields, hand.place), *_action_faults(hand))


def _action_faults(hand: PhhHand) -> Iterator[PhhError]:
    lines, stacks = hand.fields.get("actions"), hand.fields.get("starting_stacks")
    if not isinstance(lines, list) or not isinstance(stacks, list):
        return
    for index, line in enumerate(lines):
        if isinstance(line, str):
            try:
                parse_action(line, hand.place, index, len(stacks))
            except PhhError as error:
                yield error


def warnings(hand: PhhHand) -> tuple[Text, ...]:
    """What a reader passes over: fields that are neither of the format nor a user's."""
    return tuple(
        Text(f"unknown field {name!r}.", f"champ inconnu {name!r}.")
        for name in unknown_fields(hand.fields)
    )
