"""What happens in a case's card room: deeds by their tags, hands, and time that passes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast, get_args

from croupier.cardroom.desk.authority import AUTHORITY, moves_chips
from croupier.cardroom.desk.deeds import Deed, LetTimePass
from croupier.cardroom.desk.deeds_all import deed_of
from croupier.cardroom.desk.deeds_table import EndHand, StartHand
from croupier.cardroom.desk.doing import Decision, do
from croupier.cardroom.desk.fold import evolve
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.state import Person, Role, Seconds
from croupier.data import DataError, hint, shown, table_in, unknown_key
from croupier.formats.case_room_start import moment
from croupier.formats.case_table_floor import allowed_fault, refusal_faults
from croupier.formats.case_words import HANDS, WORD, Fault, articles, keyed
from croupier.rulebook.house import House, RuleId
from croupier.table.why import RoomRefused
from croupier.text import Text

STAFF: Mapping[str, Person] = {
    role: Person(role, cast("Role", role)) for role in get_args(Role) if role != "player"
}
"""The people of the house, each called by what he is."""


@dataclass(frozen=True, slots=True)
class RoomSpot:
    """The desk of the room and the time; *said* is what was decided last."""

    desk: Desk
    house: House
    at: Seconds
    said: tuple[Decision, ...] = ()


@dataclass(frozen=True, slots=True)
class RoomStep:
    """A *deed*, or so many *hands* at a *table*, or with neither only time that passes.

    *refused* are the articles by which it must be refused, *why* those it must be decided by.
    """

    place: str
    deed: Deed | None = None
    by: Person = field(default_factory=lambda: STAFF["manager"])
    at: Seconds | None = None
    hands: int = 0
    table: str = ""
    refused: tuple[RuleId, ...] | None = None
    why: tuple[RuleId, ...] = ()


_KEYS = ("do", "by", "at", "refused", "why")
_STAFF_TEXT = Text(
    f"{', '.join(sorted(STAFF)[:-1])} or {max(STAFF)}",
    f"{', '.join(sorted(STAFF)[:-1])} ou {max(STAFF)}",
)
_KINDS = ("do", "ask", "hands", "at", "then")
_HANDS = keyed({"hands": HANDS, "table": WORD, "at": moment}, "hands", "table")


def read_room_step(value: object, place: str) -> RoomStep:
    """An entry of `_floor` in a room; raises DataError for a deed nobody knows."""
    entry = table_in(value, place)
    if "hands" in entry:
        return RoomStep(place, **_HANDS(entry, place))
    if "do" in entry:
        return read_deed(entry, place)
    if entry.keys() == {"at"}:
        return RoomStep(place, at=moment(entry["at"], f"{place}.at"))
    first = next((key for key in entry if key not in _KINDS), "")
    if first:
        raise unknown_key(first, hint(first, _KINDS), place)
    raise DataError(
        "says nothing that happens; write do, ask, hands, at or then",
        "ne dit rien qui arrive\u00a0; écrire do, ask, hands, at ou then",
        place=place,
    )


def read_deed(entry: Mapping[str, Any], place: str) -> RoomStep:
    """An entry that does something, by its tag in `do` and the fields of that deed."""
    tag = WORD(entry["do"], f"{place}.do")
    fields = {key: each for key, each in entry.items() if key not in _KEYS}
    try:
        deed = deed_of(tag, fields)
    except DataError as error:
        raise error.at(place) from error
    return RoomStep(
        place,
        deed=deed,
        by=_asker(deed, entry, place),
        at=moment(entry["at"], f"{place}.at") if "at" in entry else None,
        refused=articles(entry["refused"], f"{place}.refused") if "refused" in entry else None,
        why=articles(entry.get("why", []), f"{place}.why"),
    )


def _asker(deed: Deed, entry: Mapping[str, Any], place: str) -> Person:
    """Who asks: whoever is named, else the player where it is his to ask, else a manager.

    Where chips change hands it is the manager too.
    """
    if "by" in entry:
        named = WORD(entry["by"], f"{place}.by")
        return STAFF.get(named) or Person(named)
    player = getattr(deed, "player", "")
    own = AUTHORITY[type(deed)].own
    himself = player and own and not moves_chips(deed)
    return Person(player) if himself else STAFF["manager"]


def check_asker(step: RoomStep, people: Collection[str], place: str) -> None:
    """Raise DataError for one who asks and is neither of the house nor somebody the case knows."""
    if step.by.role == "player" and step.by.id not in people:
        raise DataError(
            "{by} is neither {staff} nor a player the case knows",
            "{by} n’est ni {staff} ni un joueur que le cas connaît",
            place=f"{place}.by",
            by=shown(step.by.id),
            staff=_STAFF_TEXT,
        )


def done(spot: RoomSpot, step: RoomStep) -> tuple[RoomSpot, tuple[Fault, ...]]:
    """The room after *step*, and what did not come out as it says."""
    spot = later(spot, step.at, step.place)
    try:
        after = _after(spot, step)
    except RoomRefused as refused:
        return spot, refusal_faults(step.place, step.refused, refused)
    if step.refused is not None:
        return after, (allowed_fault(step.place, step.refused),)
    return after, _unsaid(step, after.said)


def later(spot: RoomSpot, at: Seconds | None, place: str) -> RoomSpot:
    """The same room at that time; DataError for one that is over."""
    if at is None:
        return spot
    if at < spot.at:
        raise DataError(
            "it is later than that already",
            "il est déjà plus tard que cela",
            place=f"{place}.at",
        )
    return replace(spot, at=at)


def _after(spot: RoomSpot, step: RoomStep) -> RoomSpot:
    if step.hands:
        return _hands(spot, step)
    return asked(spot, step.deed or LetTimePass(), step.by)


def asked(spot: RoomSpot, deed: Deed, by: Person) -> RoomSpot:
    """The room once *deed* is done; RoomRefused if it is refused."""
    decisions = do(spot.desk, deed, rules=spot.house, by=by, at=spot.at)
    facts = [fact for decision in decisions for fact in decision.facts]
    return replace(spot, desk=evolve(spot.desk, *facts), said=decisions)


def _hands(spot: RoomSpot, step: RoomStep) -> RoomSpot:
    """Hands in which nobody wins or loses anything."""
    dealer = STAFF["dealer"]
    said: tuple[Decision, ...] = ()
    for _ in range(step.hands):
        spot = asked(spot, StartHand(step.table), dealer)
        said += spot.said
        kept = spot.desk.tables[step.table]
        dealt = kept.hand.dealt_in if kept.hand else ()
        stacks = {player: kept.stacks[player] for player in dealt}
        spot = asked(spot, EndHand(step.table, stacks=stacks), dealer)
        said += spot.said
    return replace(spot, said=said)


def _unsaid(step: RoomStep, said: tuple[Decision, ...]) -> tuple[Fault, ...]:
    """The articles that no reason given for it cites."""
    cited = {rule for decision in said for rule in decision.why.rules}
    missing = tuple(rule for rule in step.why if rule not in cited)
    if not missing:
        return ()
    wanted, found = ", ".join(step.why), ", ".join(sorted(cited))
    return (
        Fault(
            f"{step.place}.why",
            Text(f"decided by {wanted}", f"décidé par {wanted}"),
            Text(f"decided by {found}", f"décidé par {found}"),
            missing,
        ),
    )
