"""The desk over its journal: deeds are judged, written down, and then told to who listens."""

import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from croupier.cardroom.deciding import refused
from croupier.cardroom.desk.asking import Question
from croupier.cardroom.desk.authority import check_may
from croupier.cardroom.desk.corrections import Record, take_back
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_people import TakeBack
from croupier.cardroom.desk.doing import Decision, judged
from croupier.cardroom.desk.fold import folded
from croupier.cardroom.desk.questions import WhyHappened, answer
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.state import Person, Seconds
from croupier.journal import CodecError, Journal
from croupier.rulebook.house import House
from croupier.service.desk_notes import answers_in, mark_of, notes_of, records_from, why_of
from croupier.table.why import RoomRefused, Why

Listener = Callable[[tuple[Record, ...]], None]
"""Is told what has just been written down."""

_LOG = logging.getLogger(__name__)
_SECOND = 1000
_SHOWN = 40
_REMEMBERED = 10_000
"""Requests whose answers are kept, to give them again to who asks twice."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of a request, and the mark of its deed; empty where nobody kept it."""

    decisions: tuple[Decision, ...]
    mark: str


class CashDesk:
    """The card room of one house, kept in a stream of a journal.

    *desk* is the room as it is now.  A deed is written down whole, before anybody is told of it,
    or has no effect at all.  Deeds of several threads are done one after the other.
    """

    def __init__(
        self,
        journal: Journal,
        rules: House,
        *,
        wall: Callable[[], int],
        stream: str = "desk",
    ) -> None:
        """Fold what the journal has; *wall* tells milliseconds since 1970.

        Raises CodecError, naming it, for a note that is spoilt or cannot stand where it is.
        """
        self.rules = rules
        self._journal = journal
        self._wall = wall
        self._stream = stream
        self._listeners: list[Listener] = []
        self._untold: deque[tuple[Record, ...]] = deque()
        self._telling = False
        self._lock = threading.RLock()
        self._records = list(records_from(journal, stream))
        self.desk = self._recovered()
        self._last = max((record.at for record in self._records), default=0)
        self._answers = _answered(self._records)

    def _recovered(self) -> Desk:
        history = [record.fact for record in self._records]
        try:
            return folded(history)
        except RoomRefused as refusal:
            first = _first_spoilt(history)
            place = f"{self._journal.path}: {self._stream} {first}"
            raise CodecError(f"{place}: {refusal}") from refusal

    @property
    def now(self) -> Seconds:
        """The second the clock of the desk shows; it never goes back."""
        return max(self._last, self._wall() // _SECOND)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have *listener* told of all that is written down from now on; the answer ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def do(self, deed: Deed, by: Person, *, request: str = "") -> tuple[Decision, ...]:
        """Do a deed; the same *request* of the same person is done once, and answered again.

        Raises RoomRefused if the room does not allow it, or if the request was another deed;
        nothing is written then.
        """
        with self._lock:
            mark = mark_of(deed)
            known = self._answers.get((by.id, request)) if request else None
            if known is not None:
                return self._again(known, mark, request)
            at = self.now
            decisions, desk = self._judged(deed, by, at)
            records = self._written(decisions, by, at, request, mark)
            self.desk = desk
            if request:
                self._remember((by.id, request), Answered(decisions, mark))
            if records:
                self._untold.append(records)
            self._tell()
            return decisions

    def _again(self, known: Answered, mark: str, request: str) -> tuple[Decision, ...]:
        """The answer of a request that was done; RoomRefused if this is another deed."""
        if known.mark in {"", mark}:
            return known.decisions
        raise refused(
            self.rules,
            ("house:desk.request",),
            (
                f"Request {request[:_SHOWN]} was another deed.",
                f"La demande {request[:_SHOWN]} était un autre acte.",
            ),
            ("Give every deed a key of its own.", "Donnez à chaque acte sa propre clé."),
        )

    def _tell(self) -> None:
        """Tell all that is untold, in order; what a listener does meanwhile is told after it.

        A listener that fails is logged, and neither the deed nor the other listeners mind.
        """
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                records = self._untold.popleft()
                for listener in tuple(self._listeners):
                    try:
                        listener(records)
                    except Exception:  # noqa: BLE001 - whatever it is, the deed is done
                        _LOG.exception("a listener of the desk failed: fact=%d", records[-1].seq)
        finally:
            self._telling = False

    def take_back(self, seq: int, reason: str, by: Person) -> tuple[Decision, ...]:
        """Take back the deed that wrote fact number *seq*; RoomRefused if others rest on it."""
        return self.do(TakeBack(seq, reason), by)

    def record(self, seq: int) -> Record | None:
        """The fact of that number as it was written down; None if there is none."""
        return self._records[seq - 1] if 0 < seq <= len(self._records) else None

    def history(self, since: int = 1) -> tuple[Record, ...]:
        """All that was written down from number *since* on."""
        return tuple(self._records[max(since, 1) - 1 :])

    def ask(self, question: Question) -> Why:
        """The answer to a question about the room as it is; RoomRefused if it has none."""
        if isinstance(question, WhyHappened):
            return why_of(self.record(question.seq), self.desk, self.rules)
        return answer(self.desk, question, rules=self.rules, at=self.now)

    def _judged(self, deed: Deed, by: Person, at: Seconds) -> tuple[tuple[Decision, ...], Desk]:
        """What comes of a deed, and the desk then."""
        if isinstance(deed, TakeBack):
            records, rules = self._records, self.rules
            check_may(self.desk, deed, by, rules)
            back = take_back(records, deed.seq, deed.reason, by=by, at=at, rules=rules)
            return (back.decision,), back.desk
        work = judged(self.desk, deed, rules=self.rules, by=by, at=at)
        return tuple(work.decisions), work.desk

    def _written(
        self, decisions: Sequence[Decision], by: Person, at: Seconds, request: str, mark: str
    ) -> tuple[Record, ...]:
        """The records of a deed, once they are in the journal."""
        first = len(self._records) + 1
        asked = (request, mark)
        records, notes = notes_of(decisions, by, at, first=first, asked=asked)
        if notes:
            moment = max(self._wall(), at * _SECOND)
            self._journal.append(self._stream, (), at=moment, notes=notes, lasting=True)
            self._records += records
            self._last = at
        return records

    def _remember(self, request: tuple[str, str], answer: Answered) -> None:
        self._answers[request] = answer
        while len(self._answers) > _REMEMBERED:
            del self._answers[next(iter(self._answers))]


def _answered(records: Sequence[Record]) -> dict[tuple[str, str], Answered]:
    """The answers to the last requests, with what staff had to do besides."""
    batches: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.request:
            batches.setdefault((record.by, record.request), []).append(record)
    last = list(batches.items())[-_REMEMBERED:]
    return {request: Answered(answers_in(batch), batch[0].mark) for request, batch in last}


def _first_spoilt(history: Sequence[object]) -> int:
    """The number of the first fact with which the history does not fold."""
    for count in range(1, len(history) + 1):
        try:
            folded(history[:count])  # type: ignore[arg-type]
        except RoomRefused:
            return count
    return len(history)
