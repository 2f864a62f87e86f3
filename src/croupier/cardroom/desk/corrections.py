"""Taking a deed back: the history is folded again without it, and nothing in it is erased.

Money goes back by counter postings, files by counter entries.  What came later and cannot stand
without the deed forbids it: that has to be taken back first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from croupier.cardroom.deciding import because, refused, supervised
from croupier.cardroom.desk.doing_people import by_of_person
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.fold import evolve, whole_ledger
from croupier.cardroom.desk.fold_table import check_tables
from croupier.cardroom.desk.happened_at_table import StakesSet, TakenBack
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.work import Decision
from croupier.cardroom.happened import TableOpened
from croupier.cardroom.happened_people import LimitChanged
from croupier.cardroom.orders import Order
from croupier.cardroom.people import Entry, EntryCorrected, Files, correct, counts
from croupier.cardroom.people import folded as files_of
from croupier.cardroom.saying import told
from croupier.cardroom.state import Person, Seconds
from croupier.rulebook.house import House
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

ARTICLE = "house:ledger.correction"
_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Record:
    """A fact as it was written down: its number, when, by whom, why.

    *batch* is the number of the first fact of the deed it came in, *decision* that of the first
    with the same reason; *request* the name a browser gave the deed, whose *mark* the first fact
    has.  The first fact of a decision has its *orders*, and what was said *before* it without any
    fact; the last fact of a deed what was said *after* it.
    """

    seq: int
    at: Seconds
    by: str
    fact: Fact
    why: Why
    batch: int
    decision: int = 0
    request: str = ""
    orders: tuple[Order, ...] = ()
    before: tuple[Decision, ...] = ()
    after: tuple[Decision, ...] = ()
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Corrected:
    """What is to be written down, and the desk once it is."""

    decision: Decision
    desk: Desk


def take_back(
    records: Sequence[Record], seq: int, reason: str, *, by: Person, at: Seconds, rules: House
) -> Corrected:
    """Take back the deed that wrote fact number *seq* of *records*, which are numbered from 1.

    Raises RoomRefused for a deed that is taken back already, or was itself a taking back, and if
    something later rests on it: the first such fact is named.
    """
    supervised(rules, by, (ARTICLE,))
    batch = _batch(records, seq, reason, rules)
    _check_stakes(records, batch, rules)
    history = [record.fact for record in records]
    seqs = tuple(one.seq for one in batch if not isinstance(one.fact.event, Entry))
    written: list[Fact] = []
    if seqs:
        written.append(Fact(TakenBack(seqs, reason, by.id, at), batch[0].fact.table))
    entries = (fact.event for fact in history if isinstance(fact.event, Entry))
    files = files_of(entries)
    for one in batch:
        if isinstance(one.fact.event, Entry):
            entry, files = _countered(files, one.fact.event, by, at, reason, rules)
            written += [Fact(entry)] if entry else []
    desk = _desk_without([*history, *written], rules)
    why = because(
        rules,
        (ARTICLE,),
        f"Taken back: {reason}",
        f"Annulation\u00a0: {reason}",
        facts=tuple(one.seq for one in batch),
        tags=tuple(one.fact.tag for one in batch[:_SHOWN]),
        by=by.id,
    )
    return Corrected(Decision(tuple(written), why), desk)


def _batch(records: Sequence[Record], seq: int, reason: str, rules: House) -> tuple[Record, ...]:
    """All that the deed wrote."""
    found = records[seq - 1] if 0 < seq <= len(records) else None
    gone = _gone(records)
    batch = tuple(one for one in records if found and one.batch == found.batch)
    final = any(isinstance(one.fact.event, TakenBack | EntryCorrected) for one in batch)
    if found is None or seq in gone or final or not reason.strip():
        raise refused(
            rules,
            (ARTICLE,),
            (f"Fact {seq} is not to be taken back.", f"Le fait {seq} ne peut être annulé."),
            (
                "Name one that counts, with a reason; what was taken back is done again.",
                "Nommez-en un qui compte, avec un motif\u00a0; ce qui fut annulé se refait.",
            ),
        )
    return batch


def _gone(records: Sequence[Record]) -> set[int]:
    """The numbers of the facts that were taken back."""
    events = (record.fact.event for record in records)
    return {seq for event in events if isinstance(event, TakenBack) for seq in event.seqs}


def _check_stakes(records: Sequence[Record], batch: tuple[Record, ...], rules: House) -> None:
    """Raise RoomRefused if a table was opened, or changed, to stakes that the deed has set."""
    gone, last = _gone(records), batch[-1].seq
    later = [one for one in records[last:] if one.seq not in gone]
    for each in batch:
        if not isinstance(each.fact.event, StakesSet):
            continue
        for one in later:
            event = one.fact.event
            if isinstance(event, StakesSet) and event.game == each.fact.event.game:
                break
            if isinstance(event, TableOpened | LimitChanged) and event.game == each.fact.event.game:
                what = told(
                    "Table {table} plays {game} at these stakes.",
                    "La table {table} joue {game} à ces enjeux.",
                    table=event.table,
                    game=event.game,
                )
                refusal = RoomRefused(what, Text("", ""), ())
                raise _rests_on_it(one.seq, one.fact, refusal, rules)


def _countered(
    files: Files, entry: Entry, by: Person, at: Seconds, reason: str, rules: House
) -> tuple[EntryCorrected | None, Files]:
    """The counter entry; none for one that counts no more because another one does not."""
    now = files.entry(entry.number)
    if now is None or not counts(files, now):
        return None, files
    counter, _ = correct(files, rules, entry.number, by_of_person(by), at, reason)
    return counter, replace(files, entries=(*files.entries, counter))


def _desk_without(history: Sequence[Fact], rules: House) -> Desk:
    """The desk of a history; RoomRefused naming the first fact that cannot stand in it."""
    gone = {n for fact in history if isinstance(fact.event, TakenBack) for n in fact.event.seqs}
    desk = Desk()
    for seq, fact in enumerate(history, 1):
        if seq in gone or isinstance(fact.event, TakenBack):
            desk = replace(desk, seq=seq)
            continue
        try:
            desk = evolve(desk, fact)
        except RoomRefused as refusal:
            raise _rests_on_it(seq, fact, refusal, rules) from refusal
    check_tables(desk)
    return replace(desk, ledger=whole_ledger(history), taken_back=frozenset(gone))


def _rests_on_it(seq: int, fact: Fact, refusal: RoomRefused, rules: House) -> RoomRefused:
    what = told(
        "Fact {seq} ({tag}) rests on it: {why}",
        "Le fait {seq} ({tag}) en dépend\u00a0: {why}",
        seq=str(seq),
        tag=fact.tag,
        why=refusal.text,
    )
    legal = Text(f"Take back fact {seq} first.", f"Annulez d’abord le fait {seq}.")
    return RoomRefused(what, legal, rules.cite((ARTICLE,)))
