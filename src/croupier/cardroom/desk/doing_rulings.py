"""Rulings of a table: filed with who decided, appealed, decided anew by those above."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from croupier.cardroom import cases
from croupier.cardroom.deciding import because, refused, table_known
from croupier.cardroom.desk import deeds_rulings as r
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_people import LogBreach
from croupier.cardroom.desk.doing_people import by_of_person, log_breach
from croupier.cardroom.desk.fold_rulings import decided_of
from croupier.cardroom.desk.happened_at_table import RulingAppealed, RulingFiled
from croupier.cardroom.desk.work import Work
from croupier.cardroom.state import Role
from croupier.floor.carrying import check_reason
from croupier.floor.conduct.decisions import RulingFile, appeal, decide_anew, next_instance
from croupier.floor.conduct.decisions_told import LEVEL_WORDS, LEVELS, Level
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.catalogue import all_rules, house_rules
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused
from croupier.text import Text

FAIRNESS = ("rrop3:2.decisions.1", "tda:1")
FINAL = ("rrop3:2.decisions.2", "tda:1b")

LEVEL_OF: Mapping[Role, Level] = MappingProxyType(
    {"dealer": "dealer", "floor": "floor", "manager": "shift_supervisor"}
)
"""What each role decides as."""

_MOST_TEXT = 500
_MOST_WORD = 40


@rule("rrop3:2.decisions.1", "tda:1")
def _file_ruling(work: Work, deed: r.FileRuling) -> None:
    """Keep what was decided; a decision against the rules, or anew, needs its reason.

    A breach goes into the file of each of those named in the same step.
    """
    table = table_known(work.rules, work.room, deed.table)
    _check_told(work, deed)
    rulings = work.table(table.id).rulings
    number = deed.number or max(rulings, default=0) + 1
    event = RulingFiled(
        table.id,
        number,
        work.room.hand_of(table.id),
        work.at,
        deed.incident,
        deed.decision,
        Text(deed.says, deed.says_fr or deed.says),
        deed.rules or work.rules.cite(FAIRNESS),
        work.by.id,
        LEVEL_OF[work.by.role],
        anew=bool(deed.number),
        instead_of=deed.instead_of,
        reason=deed.reason.strip(),
    )
    event = _checked(work, rulings.get(deed.number), event)
    why = because(
        work.rules,
        event.rules,
        f"Ruling {number} at table {table.id}: {event.says.en}",
        f"Décision {number} à la table {table.id}\u00a0: {event.says.fr}",
        number=number,
        decision=event.decision,
        by=work.by.id,
        level=event.level,
        instead_of=event.instead_of,
        reason=event.reason,
    )
    work.decide(replace(why, rules=event.rules), event)
    if deed.breach:
        log_breach(work, LogBreach(deed.breach, deed.people, deed.facts, deed.note))


def _check_told(work: Work, deed: r.FileRuling) -> None:
    words = (deed.incident, deed.decision, deed.instead_of)
    texts = (deed.says, deed.says_fr, deed.reason)
    named = bool(deed.decision.strip() and deed.says.strip() and deed.incident.strip())
    fits = max(map(len, words)) <= _MOST_WORD and max(map(len, texts)) <= _MOST_TEXT
    known = all(article in all_rules() or article in house_rules() for article in deed.rules)
    if not (named and fits and known and deed.number >= 0):
        raise refused(
            work.rules,
            FAIRNESS,
            ("This is no ruling as told.", "Ce n’est pas une décision, telle quelle."),
            (
                "Say what happened, what was decided, and by which articles.",
                "Dire ce qui s’est passé, ce qui est décidé, et selon quels articles.",
            ),
        )


def _checked(work: Work, file: RulingFile | None, event: RulingFiled) -> RulingFiled:
    """The fact, if it may be; what it replaces is on it."""
    try:
        if event.anew:
            if file is None:
                raise _no_such_ruling(work, event.number)
            new = decide_anew(file, work.rules, decided_of(event))
            return replace(event, instead_of=new.instead_of)
        if event.instead_of:
            check_reason(work.rules, event.reason, event.by)
    except FloorRefused as refusal:
        raise RoomRefused(refusal.text, refusal.legal, refusal.rules) from refusal
    return event


def _no_such_ruling(work: Work, number: int) -> RoomRefused:
    return refused(
        work.rules,
        FINAL,
        (f"There is no ruling {number} here.", f"Il n’y a pas de décision {number} ici."),
        ("Name one of this table, or none.", "En nommer une de cette table, ou aucune."),
    )


@rule("rrop3:2.decisions.2", "tda:1b")
def _appeal_ruling(work: Work, deed: r.AppealRuling) -> None:
    """A player asks the next instance; after the last one he is refused."""
    table = table_known(work.rules, work.room, deed.table)
    file = work.table(table.id).rulings.get(deed.number)
    if file is None or len(deed.note) > _MOST_TEXT:
        raise _no_such_ruling(work, deed.number)
    try:
        asked = appeal(file, work.rules, deed.player, work.at, deed.note)
    except FloorRefused as refusal:
        raise RoomRefused(refusal.text, refusal.legal, refusal.rules) from refusal
    above = next_instance(file, work.rules) or LEVELS[-1]
    who = LEVEL_WORDS[above]
    why = because(
        work.rules,
        FINAL,
        f"{deed.player} appeals against ruling {deed.number} at table {table.id}, to {who.en}.",
        f"{deed.player} conteste la décision {deed.number} à la table {table.id}\u00a0: "
        f"à trancher par {who.fr}.",
        number=deed.number,
        next=above,
    )
    work.decide(why, RulingAppealed(table.id, deed.number, asked.by, asked.at, asked.note))


def _close_case(work: Work, deed: r.CloseCase) -> None:
    event, why = cases.close_case(
        work.desk.files, work.rules, deed.number, by_of_person(work.by), work.at, deed.note
    )
    work.decide(why, event)


HANDLERS: Mapping[type[Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        r.FileRuling: _file_ruling,
        r.AppealRuling: _appeal_ruling,
        r.CloseCase: _close_case,
    }
)
