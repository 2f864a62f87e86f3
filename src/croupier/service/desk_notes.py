"""The facts of the desk as notes of the journal, each with its reason, and back."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from croupier.cardroom.deciding import refused
from croupier.cardroom.desk.corrections import Record
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.names import with_names_composed
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.work import Decision
from croupier.cardroom.orders import Order
from croupier.cardroom.state import Person, Seconds
from croupier.journal import CodecError, Journal, KeptNote, Note
from croupier.journal.codec import Body
from croupier.journal.desk_codec import fact_from, fact_to, order_from, order_to
from croupier.rulebook.house import House
from croupier.table.why import Why
from croupier.text import Text

_SECOND = 1000
_MOST_SHOWN = 300
_MARK = 16


def notes_of(
    decisions: Iterable[Decision],
    by: Person,
    at: Seconds,
    *,
    first: int,
    asked: tuple[str, str] = ("", ""),
) -> tuple[tuple[Record, ...], tuple[Note, ...]]:
    """What a deed wrote, from number *first* on: as records, and as the notes to keep.

    *asked* is the name of the request, if it had one, and the mark of its deed.
    Of the facts of one decision the first has the reason, the others name it.  What was said
    without any fact is kept with the fact after it, or with the last one.
    """
    request, mark = asked
    records: list[Record] = []
    silent: list[Decision] = []
    for decision in map(_plain_decision, decisions):
        if not decision.facts:
            silent.append(decision)
            continue
        head, why = first + len(records), decision.why
        said = [
            Record(seq, at, by.id, fact, why, first, head, request)
            for seq, fact in enumerate(decision.facts, head)
        ]
        said[0] = replace(said[0], orders=decision.orders, before=tuple(silent))
        if request and not records:
            said[0] = replace(said[0], mark=mark)
        records += said
        silent = []
    if silent and records:
        records[-1] = replace(records[-1], after=tuple(silent))
    return tuple(records), tuple(map(_note_of, records))


def mark_of(deed: Deed) -> str:
    """What tells a deed from any other one, the same after a restart."""
    told = f"{type(deed).__name__}{with_names_composed(deed)!r}"
    return hashlib.sha256(told.encode(errors="surrogatepass")).hexdigest()[:_MARK]


def _plain_decision(decision: Decision) -> Decision:
    """The decision as it comes out of the journal again."""
    why = decision.why
    plain = Why(why.text, why.rules, plain_facts(why.facts))
    return replace(decision, why=plain)


def _note_of(record: Record) -> Note:
    kind, body = fact_to(record.fact)
    is_head = record.seq == record.decision
    why: Body = _why_to(record.why) if is_head else {"of": record.decision}
    why["batch"] = record.batch
    if record.request:
        why["request"] = record.request
    if record.mark:
        why["mark"] = record.mark
    if record.orders:
        why["orders"] = [order_to(one) for one in record.orders]
    for place, said in (("before", record.before), ("after", record.after)):
        if said:
            why[place] = [_said_to(one) for one in said]
    return Note(kind, body, record.by, why)


def _said_to(decision: Decision) -> Body:
    orders = [order_to(one) for one in decision.orders]
    return {**_why_to(decision.why), "orders": orders}


def _said_from(body: Mapping[str, Any], place: str) -> tuple[Decision, ...]:
    """What was said *before* or *after* a fact."""
    return tuple(Decision((), _why_from(one), _orders_from(one)) for one in body.get(place, ()))


def _orders_from(body: Mapping[str, Any]) -> tuple[Order, ...]:
    return tuple(order_from(one) for one in body.get("orders", ()))


def answers_in(records: Sequence[Record]) -> tuple[Decision, ...]:
    """All decisions of one deed that wrote something, of its records."""
    heads: dict[int, list[Record]] = {}
    for record in records:
        heads.setdefault(record.decision, []).append(record)
    decisions: list[Decision] = []
    for each in heads.values():
        head, facts = each[0], tuple(one.fact for one in each)
        decisions += [*head.before, Decision(facts, head.why, head.orders), *each[-1].after]
    return tuple(decisions)


def records_from(journal: Journal, stream: str) -> Iterator[Record]:
    """The records of a stream in order; CodecError naming the note for one that is spoilt."""
    whys: dict[int, Why] = {}
    for expected, kept in enumerate(journal.notes(stream), 1):
        note, place = kept.note, f"{journal.path}: {stream} {kept.seq}"
        if kept.seq != expected:
            raise CodecError(f"{place}: the note before it is missing")
        try:
            head = note.why.get("of", kept.seq)
            if head == kept.seq:
                whys = {head: _why_from(note.why)}
            record = _record_of(kept, whys[head], head)
        except (CodecError, KeyError, TypeError, AttributeError) as error:
            raise CodecError(f"{place}: {error}") from error
        yield record


def _record_of(kept: KeptNote, why: Why, head: int) -> Record:
    note = kept.note
    return Record(
        kept.seq,
        kept.at // _SECOND,
        note.by,
        fact_from(note.kind, note.body),
        why,
        note.why["batch"],
        head,
        note.why.get("request", ""),
        _orders_from(note.why),
        _said_from(note.why, "before"),
        _said_from(note.why, "after"),
        note.why.get("mark", ""),
    )


def plain_facts(facts: Mapping[str, object]) -> dict[str, Any]:
    """The facts of a reason as JSON holds them; what is no plain value is written out."""
    return {str(name): _plain(value) for name, value in facts.items()}


def _plain(value: object) -> object:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Text):
        return {"en": value.en, "fr": value.fr}
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, Sequence | set | frozenset):
        items = sorted(value, key=str) if isinstance(value, set | frozenset) else value
        return [_plain(item) for item in items]
    return str(value)[:_MOST_SHOWN]


def _why_to(why: Why) -> Body:
    text = {"en": why.text.en, "fr": why.text.fr}
    return {"text": text, "rules": list(why.rules), "facts": dict(why.facts)}


def _why_from(body: Mapping[str, Any]) -> Why:
    text = body["text"]
    return Why(Text(text["en"], text["fr"]), tuple(body["rules"]), body["facts"])


def why_of(record: Record | None, desk: Desk, rules: House) -> Why:
    """Why a fact was written down; RoomRefused if there is no such fact."""
    if record is None:
        raise refused(
            rules,
            ("house:ledger.correction",),
            ("There is no such fact.", "Ce fait n’existe pas."),
            (f"They go from 1 to {desk.seq}.", f"Ils vont de 1 à {desk.seq}."),
        )
    facts = {
        **record.why.facts,
        "fact": record.fact.tag,
        "by": record.by,
        "at": record.at,
        "taken_back": record.seq in desk.taken_back,
    }
    return Why(record.why.text, record.why.rules, facts)
