"""Rulings filed where they belong: in the hand of a live table, in its journal, at the desk."""

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cardroom.desk.deeds_rulings import FileRuling
from croupier.cardroom.desk.doing import Decision
from croupier.cardroom.reports import Facts
from croupier.cardroom.state import Person, PlayerId, TableId
from croupier.floor.carrying import overruled, ruled
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.incident import Incident
from croupier.floor.ruling import Alternative, Ruling
from croupier.journal import Note
from croupier.play.irregular_events import Ruled
from croupier.rulebook.house import House, house
from croupier.service.cash_desk import CashDesk
from croupier.service.live_table import LiveTable
from croupier.service.log import Entry
from croupier.service.narrate_rulings import ruling_line
from croupier.text import Text

RULED = "floor.ruled"
"""The kind of note in which a ruling made between hands is kept."""


@dataclass(frozen=True, slots=True)
class Instead:
    """What was decided instead of a ruling, and the reason."""

    decided: Alternative
    reason: str = ""


def file_ruling(
    table: LiveTable,
    incident: Incident,
    ruling: Ruling,
    by: str,
    *,
    instead: Instead | None = None,
) -> Ruled:
    """Keep a ruling in the hand that is on, else in the journal, and tell it to all.

    Nothing else changes.  What is decided *instead* needs its reason and a name: FloorRefused.
    """
    record = _record(house(table.table.house), incident, ruling, by, instead)
    entries = table.commit((record,), lasting=True) if table.playing else _between(table, record)
    table.publish(entries)
    return record


def _between(table: LiveTable, record: Ruled) -> list[Entry]:
    body = {
        "incident": record.incident,
        "decision": record.decision,
        "says": {"en": record.says.en, "fr": record.says.fr},
        "instead_of": record.instead_of,
        "reason": record.reason,
    }
    note = Note(RULED, body, by=record.by, why={"rules": list(record.rules)})
    table.journal.append(table.table.id, (), at=table.wall(), notes=[note], lasting=True)
    return table.tell(ruling_line(record))


def _record(
    home: House, incident: Incident, ruling: Ruling, by: str, instead: Instead | None
) -> Ruled:
    if instead is None:
        return ruled(incident, ruling, by)
    return overruled(home, incident, ruling, instead.decided, reason=instead.reason, by=by)


def file_at_desk(
    desk: CashDesk,
    table: TableId,
    incident: Incident,
    ruling: Ruling,
    by: Person,
    *,
    instead: Instead | None = None,
    people: tuple[PlayerId, ...] = (),
) -> Sequence[Decision]:
    """File a ruling at a table of the card room, and its breach with the *people* it is about.

    The seats of a ruling may be those of an example, so nobody is looked up by them: a breach goes
    into the files of those who are named, and into none if nobody is.  Raises RoomRefused if the
    desk does not take it, FloorRefused for a decision without a reason; nothing is written then.
    """
    record = _record(desk.rules, incident, ruling, by.id, instead)
    breach = "" if ruling.penalty is None or not people else ruling.penalty.breach
    deed = FileRuling(
        table,
        record.incident,
        record.decision,
        record.says.en,
        record.says.fr,
        record.rules,
        instead_of=record.instead_of,
        reason=record.reason,
        breach=breach,
        people=people if breach else (),
        facts=_facts(incident, ruling),
    )
    return desk.do(deed, by)


def of_example(says: Text, who: str) -> Text:
    """A sentence whose seats are those of an example; first *who* it was and where, if told."""
    said = Text(
        "With the seats of the example: {says}",
        "Avec les sièges de l’exemple\u00a0: {says}",
    ).format(says=says)
    about = " ".join(who.split()).rstrip(".")
    return Text(f"{about}. {said.en}", f"{about}. {said.fr}") if about else said


def _facts(incident: Incident, ruling: Ruling) -> Facts:
    players = ruling.fact("players_in_pot") or 0
    facts = Facts(live=bool(ruling.fact("live")), players_in_pot=players)
    if isinstance(incident, Misconduct) and incident.breach == "device":
        return Facts(live=facts.live, device=incident.device)
    return facts
