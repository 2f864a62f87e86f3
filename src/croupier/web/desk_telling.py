"""What is told of deeds: to who did them, and in the log of the staff."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from croupier.cardroom.desk.corrections import Record
from croupier.cardroom.desk.fact_words import fact_words
from croupier.cardroom.desk.work import Decision
from croupier.cardroom.state import PlayerId
from croupier.web import desk_wire as to
from croupier.web.desk_words import moment, named, people_in, why_of
from croupier.web.wire_words import text

_MOST_ENTRIES = 500


@dataclass(frozen=True, slots=True)
class Doing:
    """A deed that was done: what was written down, what was decided, what people are called."""

    v: int
    records: Sequence[Record]
    decisions: Sequence[Decision]
    names: Mapping[PlayerId, str]


def answered(records: Sequence[Record], by: PlayerId, request: str) -> list[Record]:
    """What an earlier request of the same person wrote."""
    return [one for one in records if (one.by, one.request) == (by, request)]


def done_for_staff(doing: Doing, orders: list[to.OrderToDo]) -> to.Done:
    """All that came of a deed."""
    return to.Done(
        v=doing.v,
        facts=[_fact(one, doing.names) for one in doing.records],
        why=[why_of(one.why, doing.names, facts=True) for one in doing.decisions],
        orders=orders,
    )


def done_for_player(doing: Doing, player: PlayerId) -> to.Done:
    """What came of a player's own deed for himself; what followed for others is theirs."""
    mine = {player: doing.names.get(player, player)}
    facts = [_fact(one, mine) for one in doing.records]
    return to.Done(
        v=doing.v,
        facts=[one for one in facts if one.people],
        why=[why_of(one.why, doing.names, facts=False) for one in doing.decisions[:1]],
        orders=[],
    )


def _fact(record: Record, names: Mapping[PlayerId, str]) -> to.FactToTell:
    event = record.fact.event
    return to.FactToTell(record.seq, record.fact.tag, record.fact.table, people_in(event, names))


@dataclass(frozen=True, slots=True)
class Among:
    """Which facts are asked for: those of *player* and of *table*, empty for all."""

    names: Mapping[PlayerId, str]
    taken_back: frozenset[int]
    player: PlayerId = ""
    table: str = ""


def log_of(records: Sequence[Record], among: Among) -> to.DeskLog:
    """The facts in order, as many as are read at a time."""
    found = (one for one in records if _is_among(one, among))
    page = list(islice(found, _MOST_ENTRIES + 1))
    following = page[_MOST_ENTRIES].seq if len(page) > _MOST_ENTRIES else 0
    return to.DeskLog([_entry(one, among) for one in page[:_MOST_ENTRIES]], following)


def _is_among(record: Record, among: Among) -> bool:
    if among.table and record.fact.table != among.table:
        return False
    return not among.player or bool(people_in(record.fact.event, (among.player,)))


def _entry(record: Record, among: Among) -> to.LogEntry:
    return to.LogEntry(
        fact=_fact(record, among.names),
        text=text(named(fact_words(record.fact), among.names)),
        at=moment(record.at),
        by=record.by,
        by_name=among.names.get(record.by, record.by),
        why=why_of(record.why, among.names, facts=True),
        taken_back=record.seq in among.taken_back,
    )
