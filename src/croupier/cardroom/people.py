"""A file a person: what was logged and decided about somebody, never edited, only added to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.cardroom.sanctions import KINDS, Away, KindId
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Role = Literal["player", "dealer", "floor", "manager", "security"]

Door = Literal["list", "seat", "tournament"]
"""Where somebody wants to come in."""

DECIDES: frozenset[Role] = frozenset({"floor", "manager"})
"""Who speaks for the house: chooses a sanction, lifts a bar, corrects a file."""

BAR = "rrop3:1.conduct.0"


@dataclass(frozen=True, slots=True)
class By:
    """Who says or decides something, and in what capacity."""

    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class Place:
    """Where something happened; *event* is the tournament, if it was in one."""

    table: str = ""
    hand: int = 0
    seat: int = 0
    event: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is attached to an entry: the history of a hand, or how long a decision took."""

    kind: Literal["hand_history", "delay"]
    table: str
    hand: int
    seconds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line of a file; *number* rises through all the files of the room."""

    tag: ClassVar[str]
    number: int
    person: str
    at: int
    by: By
    rules: tuple[RuleId, ...]
    place: Place = Place()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BreachLogged(Entry):
    """Somebody broke a rule; a *complaint* is what a player says, before the house has ruled."""

    tag: ClassVar[str] = "conduct.breach_logged"
    breach: str
    complaint: bool = False
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sanctioned(Entry):
    """The house answered the breach *answers*; *until* is a time, 0 where none was set."""

    tag: ClassVar[str] = "conduct.sanctioned"
    answers: int
    kind: KindId
    amount: int = 0
    until: int = 0
    hands: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseClosed(Entry):
    """The house answers the breach *closes* with nothing more."""

    tag: ClassVar[str] = "conduct.case_closed"
    closes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BarLifted(Entry):
    """The entries *lifts* keep their person out no longer."""

    tag: ClassVar[str] = "conduct.bar_lifted"
    lifts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryCorrected(Entry):
    """A counter entry: the entry *corrects* stays in the file and counts no longer."""

    tag: ClassVar[str] = "conduct.entry_corrected"
    corrects: int


ENTRIES: tuple[type[Entry], ...] = (
    BreachLogged,
    Sanctioned,
    CaseClosed,
    BarLifted,
    EntryCorrected,
)
"""Every kind of entry there is."""


@dataclass(frozen=True, slots=True)
class Files:
    """Every entry of the room in the order it was written."""

    entries: tuple[Entry, ...] = ()

    @property
    def next_number(self) -> int:
        """The number of the entry to come."""
        return self.entries[-1].number + 1 if self.entries else 1

    def of(self, person: str) -> tuple[Entry, ...]:
        """The file of *person*, the oldest entry first."""
        return tuple(entry for entry in self.entries if entry.person == person)

    def entry(self, number: int) -> Entry | None:
        """The entry of that number, None if there is none."""
        return next((entry for entry in self.entries if entry.number == number), None)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the file of a person comes to at a moment; an entry that keeps him out is named."""

    barred: tuple[Sanctioned, ...] = ()
    suspended: tuple[Sanctioned, ...] = ()
    disqualified: tuple[Sanctioned, ...] = ()
    muted_until: int = 0

    @property
    def suspended_until(self) -> int:
        """When the last suspension ends, 0 if there is none."""
        return max((entry.until for entry in self.suspended), default=0)


def evolve(files: Files, event: Entry) -> Files:
    """The files with one more entry.

    Raises ValueError if it does not come after all that are there and all that it names.
    """
    if event.number < files.next_number:
        raise ValueError(
            f"entry {event.number} comes after entry {files.next_number - 1}: files only grow"
        )
    if any(named >= event.number for named in _named_by(event)):
        raise ValueError(f"entry {event.number} names an entry that is not written yet")
    return Files((*files.entries, event))


def _named_by(event: Entry) -> tuple[int, ...]:
    match event:
        case Sanctioned():
            return (event.answers,)
        case CaseClosed():
            return (event.closes,)
        case BarLifted():
            return event.lifts
        case EntryCorrected():
            return (event.corrects,)
        case _:
            return ()


def folded(events: Iterable[Entry], files: Files = Files()) -> Files:
    """The files after *events*."""
    for event in events:
        files = evolve(files, event)
    return files


def counts(files: Files, entry: Entry) -> bool:
    """Whether an entry is in force: nobody corrected it, and a sanction's breach counts too.

    A correction may itself be corrected; then what it took back counts again.
    """
    corrected = any(
        isinstance(other, EntryCorrected)
        and other.corrects == entry.number
        and counts(files, other)
        for other in files.entries
    )
    if corrected:
        return False
    if not isinstance(entry, Sanctioned):
        return True
    answered = files.entry(entry.answers)
    return answered is not None and counts(files, answered)


def breaches(files: Files, person: str, breach: str = "") -> tuple[BreachLogged, ...]:
    """What *person* is known for and still counts, of one kind of *breach* if it is named."""
    return tuple(
        entry
        for entry in files.of(person)
        if isinstance(entry, BreachLogged) and breach in ("", entry.breach) and counts(files, entry)
    )


def sanctions(files: Files, person: str) -> tuple[Sanctioned, ...]:
    """The sanctions of *person* that count, whether or not their time is over."""
    return tuple(
        entry
        for entry in files.of(person)
        if isinstance(entry, Sanctioned) and counts(files, entry)
    )


@rule("rrop3:1.conduct.0", "rrop3:1.ethics.0")
def standing(files: Files, person: str, at: int) -> Standing:
    """The effect of a file is what its entries say, and nothing else."""
    lifted = {
        number
        for entry in files.of(person)
        if isinstance(entry, BarLifted) and counts(files, entry)
        for number in entry.lifts
    }
    mine = sanctions(files, person)

    def kept_out(away: Away) -> Iterator[Sanctioned]:
        return (entry for entry in mine if KINDS[entry.kind].away == away)

    return Standing(
        barred=tuple(one for one in kept_out("until_lifted") if one.number not in lifted),
        suspended=tuple(one for one in kept_out("until_time") if at < one.until),
        disqualified=tuple(kept_out("this_event")),
        muted_until=max(
            (one.until for one in mine if one.kind == "mute" and at < one.until), default=0
        ),
    )


@rule("rrop3:1.conduct.0", "rrop3:1.ethics.0")
def may_join(files: Files, house: House, person: str, at: int, door: Door, event: str = "") -> Why:
    """Nobody barred or suspended joins a list, takes a seat or enters a tournament.

    Nobody enters again the *event* he was disqualified from.
    """
    now = standing(files, person, at)
    if now.barred:
        raise RoomRefused(_BARRED, _UNTIL_LIFTED, _rules(house, now.barred))
    if now.suspended:
        until = _UNTIL_TIME.format(seconds=now.suspended_until - at)
        raise RoomRefused(_SUSPENDED, until, _rules(house, now.suspended))
    out = tuple(one for one in now.disqualified if event and one.place.event == event)
    if out:
        raise RoomRefused(_DISQUALIFIED, _OTHER_EVENT, _rules(house, out))
    facts = {"person": person, "at": at, "door": door, "entries": len(files.of(person))}
    return Why(_NOTHING_AGAINST, house.cite((BAR,)), facts)


def _rules(house: House, entries: tuple[Sanctioned, ...]) -> tuple[RuleId, ...]:
    named = [one for entry in entries for one in entry.rules]
    return house.cite(dict.fromkeys(named))


@rule("rrop3:1.conduct.0")
def lift_bar(
    files: Files, house: House, person: str, by: By, at: int, note: str = ""
) -> tuple[BarLifted, Why]:
    """The house may lift a bar; it stays in the file, and so does who lifted it."""
    _for_the_house(house, by)
    barred = standing(files, person, at).barred
    if not barred:
        raise RoomRefused(_NOT_BARRED, _LOOK_AT_FILE, house.cite((BAR,)))
    rules = _rules(house, barred)
    lifts = tuple(entry.number for entry in barred)
    event = BarLifted(
        number=files.next_number, person=person, at=at, by=by, rules=rules, note=note, lifts=lifts
    )
    return event, Why(_LIFTED, rules, {"person": person, "lifts": lifts, "by": by.name})


def correct(
    files: Files, house: House, number: int, by: By, at: int, note: str
) -> tuple[EntryCorrected, Why]:
    """An entry made in error is taken back by a counter entry that says why."""
    _for_the_house(house, by)
    entry = files.entry(number)
    if entry is None:
        raise RoomRefused(_NO_ENTRY.format(number=number), _LOOK_AT_FILE, house.cite((BAR,)))
    if not counts(files, entry):
        raise RoomRefused(_COUNTS_NOT.format(number=number), _LOOK_AT_FILE, entry.rules)
    if not note.strip():
        raise RoomRefused(_NO_REASON, _SAY_WHY, entry.rules)
    event = EntryCorrected(
        number=files.next_number,
        person=entry.person,
        at=at,
        by=by,
        rules=entry.rules,
        place=entry.place,
        note=note,
        corrects=number,
    )
    facts = {"person": entry.person, "corrects": number, "by": by.name, "note": note}
    return event, Why(_TAKEN_BACK, entry.rules, facts)


def _for_the_house(house: House, by: By) -> None:
    if by.role not in DECIDES:
        raise RoomRefused(NOT_YOURS, ASK_FLOOR, house.cite((BAR,)))


NOT_YOURS = Text(
    "Only the floor or the manager decides this for the house.",
    "Seuls le floor et la direction en décident pour la maison.",
)
ASK_FLOOR = Text("Call the floor.", "Appeler le floor.")
_BARRED = Text("This player is barred from the room.", "La salle est interdite à ce joueur.")
_UNTIL_LIFTED = Text(
    "He may come back once the house lifts the bar.",
    "Il pourra revenir quand la maison aura levé l’interdiction.",
)
_SUSPENDED = Text("This player is suspended.", "Ce joueur est suspendu.")
_UNTIL_TIME = Text(
    "He may come back when it is over (seconds left: {seconds}).",
    "Il pourra revenir à la fin de la suspension (secondes restantes\u00a0: {seconds}).",
)
_DISQUALIFIED = Text(
    "This player was disqualified from this tournament.",
    "Ce joueur a été disqualifié de ce tournoi.",
)
_OTHER_EVENT = Text("He may enter another one.", "Il peut en jouer un autre.")
_NOTHING_AGAINST = Text(
    "Nothing in the file of this player keeps him out.",
    "Rien dans le dossier de ce joueur ne l’écarte.",
)
_NOT_BARRED = Text("No bar stands against this player.", "Aucune interdiction ne vise ce joueur.")
_LOOK_AT_FILE = Text(
    "His file shows what is in force.", "Son dossier montre ce qui est en vigueur."
)
_LIFTED = Text(
    "The house lifted the bar; the entry stays in the file.",
    "La maison a levé l’interdiction\u00a0; l’entrée reste au dossier.",
)
_NO_ENTRY = Text("There is no entry {number}.", "Il n’y a pas d’entrée {number}.")
_COUNTS_NOT = Text("Entry {number} counts no longer.", "L’entrée {number} ne compte déjà plus.")
_NO_REASON = Text("A correction needs its reason.", "Une correction demande un motif.")
_SAY_WHY = Text("Say what was wrong with the entry.", "Dire en quoi l’entrée était fausse.")
_TAKEN_BACK = Text(
    "The entry stays in the file and counts no longer.",
    "L’entrée reste au dossier et ne compte plus.",
)
