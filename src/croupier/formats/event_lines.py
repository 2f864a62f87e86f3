"""Hands as JSON lines, one event a line, in the words of the journal; and back.

A line has the name of the hand, the `kind` of the event and its `body`.  The first line of a hand,
`hand_began`, also says how many chips are one unit of the file (`factor`) and, as TOML, what the
history tells `about` the hand.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.formats.phh import PhhHand, read
from croupier.formats.phh_error import PhhError, Place
from croupier.formats.phh_export import export
from croupier.formats.phh_fields import OUR_KINDS, PLAY_KINDS
from croupier.formats.phh_replay import Replay
from croupier.formats.phh_scale import IN_CHIPS, Scale
from croupier.formats.phh_write import write
from croupier.journal.codec import CodecError, event_from, event_to
from croupier.play.events import Event, HandBegan
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class EventHand:
    """The events of one hand; *about* are the fields of its history that are not its play."""

    name: str
    events: tuple[Event, ...]
    scale: Scale = IN_CHIPS
    about: Mapping[str, Any] = field(default_factory=dict)


def events_of(hand: PhhHand, result: Replay) -> EventHand:
    """The replayed hand with all that its history tells about it."""
    played = (*PLAY_KINDS, *OUR_KINDS)
    about = {name: value for name, value in hand.fields.items() if name not in played}
    return EventHand(hand.name, result.events, result.scale, about)


def history_of(hand: EventHand, place: Place) -> str:
    """The hand as the text of a `.phh`; raises PhhError for events that make no hand."""
    try:
        return write(export(hand.events, hand.scale, hand.about))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise _wrong(place, f"the events make no hand ({error!r})", "pas une main") from error


def event_lines(hand: EventHand) -> Iterator[str]:
    """One line of JSON an event, without the ends of lines."""
    for event in hand.events:
        line: dict[str, Any] = {"hand": hand.name, "kind": event.tag}
        if isinstance(event, HandBegan):
            line |= {"factor": hand.scale.factor, "about": write(hand.about)}
        line["body"] = event_to(event)
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def read_lines(text: str, file: str) -> list[EventHand]:
    """The hands of JSON lines; raises PhhError naming the first line that is no event."""
    hands: list[EventHand] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        place = Place(file, field=f"line {number}")
        name, event, begun = _read_line(line, place)
        if begun is not None:
            hands.append(begun)
        elif not hands or hands[-1].name != name:
            raise _wrong(place, "no hand began before this event", "aucune main commencée")
        else:
            last = hands.pop()
            hands.append(EventHand(name, (*last.events, event), last.scale, last.about))
    if not hands:
        raise _wrong(Place(file), "no hand in it", "aucune main")
    return hands


def _read_line(line: str, place: Place) -> tuple[str, Event, EventHand | None]:
    """The name of the hand, the event of a line, and the hand that begins with it if one does."""
    try:
        table = json.loads(line)
        _check_keys(table)
        name, event = str(table.get("hand", "")), event_from(table["kind"], table["body"])
        if not isinstance(event, HandBegan):
            return name, event, None
        factor, toml = _power_of_ten(table.get("factor", 1)), table.get("about", "")
        about = read(toml, "about.phh").hands[0].fields if toml else {}
    except (AttributeError, CodecError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise _wrong(place, f"no event ({error})", "pas un événement") from error
    scale = Scale(factor, event.setup.stakes.unit)
    return name, event, EventHand(name, (event,), scale, about)


def _check_keys(table: object) -> None:
    """Raise ValueError for a line that is not an object with an event in it."""
    if not isinstance(table, dict) or not {"kind", "body"} <= table.keys():
        raise ValueError("a line is an object with `hand`, `kind` and `body`")


def _power_of_ten(factor: object) -> int:
    """The chips of one unit; raises ValueError for what is no scale of a file."""
    if type(factor) is not int or factor < 1 or str(factor).strip("0") != "1":
        raise ValueError(f"factor: {factor!r} is no power of ten")
    return factor


def _wrong(place: Place, english: str, french: str) -> PhhError:
    return PhhError(place, Text(f"{english}.", f"{french}."), ())
