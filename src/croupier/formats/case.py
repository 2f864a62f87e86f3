"""Cases: a situation as a file, what must come of it under each house, and which articles say so.

A case is a TOML file whose keys begin with `_`; where it is about a hand, that hand stands in it as
PHH.  It holds a hand (`variant`, `actions`), a table between hands (`_table`) or a card room
(`_room`), or a hand beside one of these:

- `_case`: its id; `_rules`: the articles it is about; `_title`, `_reasoning`: in `en` and `fr`
- `_house`, or `_houses` of which each must agree; `_options` change single points of them
- `_floor`: what happens, in order; `_then`: what must be so at the end
- `_then.HOUSE`: what one house answers otherwise
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from croupier.data import DataError, build, hint, shown, table_in, unknown_key
from croupier.formats.case_hand import (
    CARD_KEYS,
    HAND_KEYS,
    LYING_KEYS,
    HandCase,
    data_error,
    hand_faults,
    read_hand_case,
)
from croupier.formats.case_room import ROOM_KEYS, RoomCase, read_room_case, room_faults
from croupier.formats.case_room_start import moment
from croupier.formats.case_table import TABLE_KEYS, TableCase, read_table_case, table_faults
from croupier.formats.case_words import Fault, in_house
from croupier.formats.phh import PhhHand, read
from croupier.formats.phh_error import PhhError
from croupier.formats.phh_fields import OUR_KINDS, unknown_fields
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import House, RuleId, house, preset_names
from croupier.rulebook.options.index import changed
from croupier.table.why import RoomRefused
from croupier.text import Text

__all__ = ["Case", "Fault", "is_case", "read_case", "run_case"]


@dataclass(frozen=True, slots=True)
class Case:
    """A situation and what must come of it; *fields* are the file as it stands.

    It must hold under each of *houses*, ids of presets, with *options* laid over them.
    """

    id: str
    file: str
    title: Text
    reasoning: Text
    rules: tuple[RuleId, ...]
    houses: tuple[str, ...]
    options: Mapping[str, Any]
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Parts:
    """What a case holds under one house."""

    hand: HandCase | None = None
    table: TableCase | None = None
    room: RoomCase | None = None


_NONE = Text("", "")
_OWN = ("_case", "_title", "_reasoning", "_rules", "_house", "_houses", "_options", "_floor")
_AN_EXAMPLES = ("_conclusion", "_says", "_from")
_SETTINGS = ("_table", "_room")
_KNOWN = (*_OWN, "_then", *_SETTINGS, *CARD_KEYS, *_AN_EXAMPLES, *OUR_KINDS)
_OF_HANDS = (*HAND_KEYS, *LYING_KEYS)
_SUFFIX = ".phh"
_EXPECTING = frozenset({"refused", "ask"})
"""The keys of an entry of `_floor` that make it say what must be so, whatever they hold."""


def is_case(text: str, name: str) -> bool:
    """Whether a file says that it is a case, or an example of a rule; DataError if it is no TOML.

    A plain hand history is neither.
    """
    fields = _document(text, name)
    return "_case" in fields or "_then" in fields


def read_case(text: str, name: str) -> Case:
    """The case in *text*, a file called *name*.

    Raises DataError, with the place and what would do, for a key, a word or an article there is
    not, and for a case that is about nothing or expects nothing.  Nothing is played yet.
    """
    fields = _document(text, name)
    try:
        return _case(fields, name)
    except DataError as error:
        raise error if name in error.text.en else error.at(name) from error


def _document(text: str, name: str) -> Mapping[str, Any]:
    try:
        file = read(text, name)
    except PhhError as error:
        raise data_error(error) from error
    except (ValueError, RecursionError) as error:
        raise DataError("not TOML", "ce n’est pas du TOML", place=name) from error
    if file.several:
        raise DataError(
            "several hands; a case has a file of its own",
            "plusieurs mains\u00a0; un cas a son propre fichier",
            place=name,
        )
    return file.hands[0].fields


def _case(fields: Mapping[str, Any], name: str) -> Case:
    _check_keys(fields)
    rules = build(tuple[str, ...], fields["_rules"], "_rules")
    for rule_id in rules:
        words_of(rule_id)
    case = Case(
        id=build(str, fields.get("_case", _stem(name)), "_case"),
        file=name,
        title=build(Text, fields.get("_title", _NONE), "_title"),
        reasoning=build(
            Text, fields.get("_reasoning", fields.get("_conclusion", _NONE)), "_reasoning"
        ),
        rules=rules,
        houses=_houses(fields),
        options=table_in(fields.get("_options", {}), "_options"),
        fields=fields,
    )
    for each in case.houses:
        changed(house(each).options, case.options, "_options")
        _parts(case, each)
    return case


def _stem(name: str) -> str:
    return name.replace("\\", "/").rpartition("/")[2].removesuffix(_SUFFIX)


def _check_keys(fields: Mapping[str, Any]) -> None:
    for key in fields:
        if key.startswith("_") and key not in _KNOWN:
            raise unknown_key(key, hint(key, _KNOWN), "")
    for key in unknown_fields(fields):
        raise unknown_key(key, hint(key, ("actions", "variant", *_KNOWN)), "")
    if not fields.get("_rules"):
        raise DataError(
            "missing _rules; a case names the articles it is about",
            "il manque _rules\u00a0; un cas nomme les articles dont il traite",
        )
    if "variant" not in fields and not any(key in fields for key in _SETTINGS):
        raise DataError(
            "a case is about a hand (variant, actions), a _table or a _room",
            "un cas traite d’une main (variant, actions), d’une _table ou d’une _room",
        )
    if all(key in fields for key in _SETTINGS):
        raise DataError(
            "_table and _room in one case; a room has tables of its own",
            "_table et _room dans un même cas\u00a0; une salle a ses propres tables",
        )


def _houses(fields: Mapping[str, Any]) -> tuple[str, ...]:
    named = build(tuple[str, ...], fields.get("_houses", []), "_houses")
    if "_house" in fields:
        named = (build(str, fields["_house"], "_house"), *named)
    if not named:
        raise DataError(
            "missing _house or _houses: whose rules hold?",
            "il manque _house ou _houses\u00a0: de qui sont les règles\u00a0?",
        )
    for one in named:
        if one not in preset_names():
            known = hint(one, preset_names())
            raise DataError(
                "no house {house}; {known}",
                "il n’y a pas de maison {house}\u00a0; {known}",
                place="_houses",
                house=shown(one),
                known=known,
            )
    return tuple(dict.fromkeys(named))


def _parts(case: Case, house_id: str) -> _Parts:
    """The case under a house; raises DataError for what none of its kinds can say."""
    fields = case.fields
    then = in_house(table_in(fields.get("_then", {}), "_then"), house_id)
    floor = _floor(fields)
    in_hand = [(n, entry) for n, entry in floor if type(entry.get("at")) is int]
    between = [(n, entry) for n, entry in floor if type(entry.get("at")) is not int]
    hand_then = {key: value for key, value in then.items() if _is_the_hands(fields, key, value)}
    other = {key: value for key, value in then.items() if key not in hand_then}
    hand = table = room = None
    if "variant" in fields:
        history = PhhHand(case.file, "", fields)
        hand = read_hand_case(history, in_hand, hand_then, house_id)
    elif in_hand and "_room" in fields:
        index, entry = in_hand[0]
        moment(entry["at"], f"_floor[{index}].at")
    elif in_hand:
        raise unknown_key("at", Text("there is no hand", "il n’y a pas de main"), "_floor")
    if "_table" in fields:
        table = read_table_case(fields["_table"], between, other, house_id)
    elif "_room" in fields:
        room = read_room_case(fields["_room"], between, other, house_id)
    elif between or other:
        key = next(iter(other), "_floor")
        raise unknown_key(key, hint(key, _OF_HANDS), "_then" if other else "_floor")
    _check_expected(fields, then, house_id)
    return _Parts(hand, table, room)


def _floor(fields: Mapping[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    entries = fields.get("_floor", [])
    if not isinstance(entries, list):
        raise DataError("it is not a list", "ce n’est pas une liste", place="_floor")
    return [(n, table_in(entry, f"_floor[{n}]")) for n, entry in enumerate(entries)]


def _is_the_hands(fields: Mapping[str, Any], key: str, value: object) -> bool:
    """Whether a key of `_then` is about the hand, in a case that may hold more than one."""
    if "variant" not in fields or key not in _OF_HANDS:
        return False
    others = TABLE_KEYS if "_table" in fields else ROOM_KEYS if "_room" in fields else ()
    if key not in others:
        return True
    return key != "refused" or (isinstance(value, dict) and "action" in value)


def _check_expected(fields: Mapping[str, Any], then: Mapping[str, Any], house_id: str) -> None:
    """A case that expects nothing proves nothing."""
    if then or any(_expects(entry, house_id) for _, entry in _floor(fields)):
        return
    raise DataError(
        "says nothing; a case expects something",
        "ne dit rien\u00a0; un cas attend quelque chose",
        place="_then",
    )


def _expects(entry: Mapping[str, Any], house_id: str) -> bool:
    """Whether an entry says what must be so; `then` is also a word of one of the deeds.

    An empty table says nothing, nor does an empty list of articles by which it must be decided.
    """
    tables = [entry[key] for key in ("then", "ruling") if isinstance(entry.get(key), Mapping)]
    if any(in_house(table, house_id) for table in tables) or entry.get("why"):
        return True
    return not _EXPECTING.isdisjoint(entry)


def run_case(case: Case, home: House) -> tuple[Fault, ...]:
    """Play the case under *home*; everything that does not come out as it says.

    Raises DataError for a case that speaks of somebody or something that is not there.
    """
    home = replace(home, options=changed(home.options, case.options, "_options"))
    try:
        found = tuple(_faults(case, home))
    except DataError as error:
        raise error.at(case.file) from error
    except RoomRefused as refused:
        raise DataError(_cannot_be(refused), place=case.file) from refused
    cited = home.cite(case.rules)
    return tuple(each if each.citation else replace(each, citation=cited) for each in found)


def _cannot_be(refused: RoomRefused) -> Text:
    """A table or a room as no table or room can be when the case begins."""
    told, legal = refused.text, refused.legal
    return Text(f"{told.en} {legal.en}", f"{told.fr} {legal.fr}")


def _faults(case: Case, home: House) -> Iterator[Fault]:
    parts = _parts(case, home.id)
    if parts.hand is not None:
        yield from hand_faults(parts.hand, home, case.options)
    if parts.table is not None:
        yield from table_faults(parts.table, home)
    if parts.room is not None:
        yield from room_faults(parts.room, home)
