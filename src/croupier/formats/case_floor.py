"""What the floor is told in a case, what it must decide, and how that is carried out in a hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from croupier.cards import Card
from croupier.data import DataError, build, hint, table_in, unknown_key
from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.carrying import rule_on
from croupier.floor.hands.pots_again import got
from croupier.floor.incident import Incident
from croupier.floor.ruling import FloorRefused, NeedsReason, NotLeftOpen, Ruling
from croupier.floor.telling import fields_of, incident_from
from croupier.formats.case_floor_piles import CasePiles
from croupier.formats.case_floor_ruling import Found, Wanted, player, read_wanted, ruling_faults
from croupier.formats.case_words import Fault, in_house, value_text, word_of
from croupier.formats.phh_deals import NEEDS_CARDS
from croupier.formats.playback import Playback
from croupier.play import Duty, Event, HandState, Refused
from croupier.play.irregular_events import AwardCorrected
from croupier.play.mending import Piles
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

ENTRY_KEYS = ("at", "when", "pushed", "ruling", "decide", "reason", "then")
"""The keys of an entry of `_floor` in a hand, beside that of the incident."""

_ABOUT_RULINGS = ("when", "pushed", "ruling", "decide", "reason")
_MOMENTS = ("now", "awarded")
_PAUSES = frozenset({*NEEDS_CARDS, "turn_up", "award", "end"})
"""Before these chores the record is asked how it goes on."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happens before action number *at*, and what must be ruled.

    *awarded*: it is told only once the pots are pushed; *pushed* is then what the dealer has given
    to whom, where that was not by the cards.  *decide* is what the player chose, or the
    floor at its discretion for that *reason*; empty where the ruling is carried out as it is.
    """

    at: int
    place: str
    incident: Incident
    wanted: Wanted
    awarded: bool = False
    pushed: Mapping[SeatNo, Chips] = field(default_factory=dict)
    decide: str = ""
    reason: str = ""


def incident_key(entry: Mapping[str, Any]) -> str | None:
    """The key of *entry* that tells an incident; None if it only looks.

    Raises DataError for a key there is not, and for two incidents at once.
    """
    tags = [key for key in entry if key not in ENTRY_KEYS]
    for key in tags:
        if key not in INCIDENTS:
            raise unknown_key(key, hint(key, (*INCIDENTS, *ENTRY_KEYS)), "")
    if len(tags) > 1:
        raise DataError(
            "{first} and {second}: one thing an entry",
            "{first} et {second}\u00a0: une seule chose par entrée",
            first=tags[0],
            second=tags[1],
        )
    if not tags and (more := [key for key in _ABOUT_RULINGS if key in entry]):
        raise DataError(
            "{key}: nothing happened that could be ruled on",
            "{key}\u00a0: rien ne s’est passé sur quoi trancher",
            key=more[0],
        )
    return tags[0] if tags else None


def read_entry(tag: str, entry: Mapping[str, Any], at: int, place: str, house_id: str) -> Entry:
    """An entry that tells an incident; raises DataError for what cannot be told."""
    here = f"{place}.{tag}"
    told = _seats_as_numbers(tag, table_in(entry[tag], here))
    where = f"{place}.ruling"
    expected = in_house(table_in(entry.get("ruling", {}), where), house_id)
    awarded = word_of(_MOMENTS)(entry.get("when", "now"), f"{place}.when") == "awarded"
    return Entry(
        at,
        place,
        incident_from(tag, told, here),
        read_wanted(expected, where),
        awarded=awarded,
        pushed=_pushed(entry.get("pushed", {}), f"{place}.pushed", awarded=awarded),
        decide=build(str, entry.get("decide", ""), f"{place}.decide"),
        reason=build(str, entry.get("reason", ""), f"{place}.reason"),
    )


def _pushed(told: object, place: str, *, awarded: bool) -> dict[SeatNo, Chips]:
    """What the dealer gave to whom, by seats."""
    shares = {
        player(key, place): build(int, chips, f"{place}.{key}")
        for key, chips in table_in(told, place).items()
    }
    if shares and not awarded:
        raise DataError(
            'no pot has been pushed before when = "awarded"',
            'aucun pot n’est poussé avant when = "awarded"',
            place=place,
        )
    return shares


def _seats_as_numbers(tag: str, told: Mapping[str, Any]) -> dict[str, Any]:
    """What is told, with a player that is named as in the record, `p3`, by his seat."""
    numbers = {one.name for one in fields_of(INCIDENTS[tag]) if "number" in (one.kind, one.of)}
    return {key: _seat(value) if key in numbers else value for key, value in told.items()}


def _seat(value: Any) -> Any:  # noqa: ANN401 - whatever stands in the file
    if isinstance(value, list):
        return [_seat(one) for one in value]
    if isinstance(value, str) and value[:1] == "p" and value[1:].isdecimal():
        return int(value[1:])
    return value


@dataclass(slots=True)
class Telling:
    """An entry on its way through a replay; *found* is what came of it, None if nothing did.

    *wrong* is what is wrong with its decision, where the ruling does not leave that open.  *tops*
    and *burns* are the cards that the case tells of the dealer's.
    """

    entry: Entry
    tops: Sequence[tuple[Card, ...]] = ()
    burns: Sequence[Card] = ()
    found: Found | None = field(default=None, init=False)
    wrong: Fault | None = field(default=None, init=False)

    def is_due(self, play: Playback, chore: Duty | None) -> bool:
        """Once the record has come so far and the dealer has done all that needs no record."""
        if self.entry.awarded:
            return chore is not None and chore.chore == "end"
        return play.index >= self.entry.at and (chore is None or chore.chore in _PAUSES)

    @property
    def nothing_ruled(self) -> bool:
        """Whether it was refused though a ruling was expected: what follows comes of that alone."""
        refused = self.found is not None and self.found.refused is not None
        return refused and "refused" not in self.entry.wanted

    def happens(self, play: Playback) -> None:
        """It happens, is ruled on, and what was decided is carried out."""
        if play.piles is None:
            play.piles = CasePiles(play, self.tops, self.burns)
        entry = self.entry
        if entry.pushed and not self._pushed_so(play):
            return
        before = play.state.copy()
        try:
            ruling, events = self._ruled(before, play.piles)
        except FloorRefused as refused:
            self.found = Found(entry.incident, before, before, refused=refused)
            return
        except Refused as refused:
            play.fail(_cannot(refused), *refused.rules)
        play.emit(*events)
        self.found = Found(
            entry.incident, before, play.state.copy(), ruling, tuple(events), entry.decide
        )

    def _pushed_so(self, play: Playback) -> bool:
        """The pots lie where the dealer pushed them; False if there was more or less in them."""
        pushed, shares = self.entry.pushed, got(play.state)
        if sum(pushed.values()) != sum(shares.values()):
            whole = sum(shares.values())
            self.wrong = Fault(
                f"{self.entry.place}.pushed",
                Text(f"{whole} in all", f"{whole} en tout"),
                value_text({f"p{seat}": chips for seat, chips in pushed.items()}),
            )
            return False
        moves = tuple((seat, pushed.get(seat, 0) - chips) for seat, chips in shares.items())
        play.emit(AwardCorrected(tuple(move for move in moves if move[1])))
        return True

    def _ruled(self, state: HandState, piles: Piles) -> tuple[Ruling, list[Event]]:
        """What is ruled and decided; the ruling alone where it could not be decided so."""
        entry = self.entry
        try:
            return rule_on(
                state, entry.incident, piles, by=_BY, decide=entry.decide, reason=entry.reason
            )
        except (NotLeftOpen, NeedsReason) as refused:
            self.wrong = _wrongly_decided(entry, refused)
            return rule_on(state, entry.incident, piles, by=_BY)


_BY = "case"


def _wrongly_decided(entry: Entry, refused: NotLeftOpen | NeedsReason) -> Fault:
    """What was decided is not left open by the ruling, or not without a reason."""
    if isinstance(refused, NotLeftOpen):
        place, known = f"{entry.place}.decide", value_text(list(refused.known))
        return Fault(place, value_text(entry.decide), known, refused.rules)
    return Fault(f"{entry.place}.reason", _A_REASON, value_text(entry.reason), refused.rules)


_A_REASON = Text("a reason", "un motif")


def _cannot(refused: Refused) -> Text:
    return Text(
        f"the ruling cannot be carried out: {refused.text.en}",
        f"la décision ne peut être exécutée\u00a0: {refused.text.fr}",
    )


@dataclass(frozen=True, slots=True)
class Pause:
    """The replay stops where the record ends, with nothing played beyond it."""

    def is_due(self, play: Playback, chore: Duty | None) -> bool:
        """At the end of the record, when the dealer has done all that needs none."""
        return play.next is None and (chore is None or chore.chore in _PAUSES)

    def happens(self, play: Playback) -> None:
        """Nothing more is played."""
        play.paused = True


def telling_faults(telling: Telling) -> Iterator[Fault]:
    """What was not decided as the entry says."""
    entry, found = telling.entry, telling.found
    if found is None and telling.wrong is not None:
        yield telling.wrong
        return
    if found is None:
        yield Fault(entry.place, Text("it happens", "cela arrive"), _NEVER)
        return
    yield from ruling_faults(entry.wanted, found, f"{entry.place}.ruling")
    if telling.wrong is not None:
        yield telling.wrong


_NEVER = Text("the hand never comes to it", "la main n’en vient jamais là")
