"""`croupier room log`, `ledger` and `verify`: what the desk of a room has written to its file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.cardroom.desk.corrections import Record
from croupier.cardroom.desk.fact_words import concerns, fact_words
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.ledger import Ledger, csv_of
from croupier.cardroom.settlement import settle_ledger
from croupier.cli.output import BAD_INPUT, language_or_none, print_json, refuse, screen
from croupier.cli.room_checks import faults_of, left_out
from croupier.cli.room_names import named, people_in, tables_in
from croupier.data import DataError
from croupier.journal import CodecError, Journal, JournalError
from croupier.journal.desk_codec import fact_to
from croupier.rulebook.house import house
from croupier.service.cash_desk import CashDesk
from croupier.table.why import RoomRefused
from croupier.text import Language, Text, amount_text

_MAGIC = b"SQLite format 3"
_VERSION_AT, _HEAD = 60, 64
"""Where SQLite keeps the version that a program gives its file."""

_STREAM = "desk"
_WRONG = 1
_BY = Text("by {by}", "par {by}")
_TAKEN_BACK = Text("taken back", "annulé")
_ACCOUNT_HEADS = (Text("account", "compte"), Text("balance", "solde"))
_PAYS = Text("{payer} pays {amount} to {payee}", "{payer} paie {amount} à {payee}")
_EVEN = Text("Nobody owes anything.", "Personne ne doit rien.")
_SOUND = Text(
    "sound – facts: {facts}, postings: {postings}, seated: {seated}; ledger {ledger}",
    "en ordre – faits\u00a0: {facts}, écritures\u00a0: {postings}, assis\u00a0: {seated}\u00a0; "
    "ledger {ledger}",
)
_UNSOUND = Text(
    "faults: {faults} – facts: {facts}, postings: {postings}, seated: {seated}; ledger {ledger}",
    "fautes\u00a0: {faults} – faits\u00a0: {facts}, écritures\u00a0: {postings}, "
    "assis\u00a0: {seated}\u00a0; ledger {ledger}",
)
_SPOILT = Text("{path}: spoilt: {why}", "{path}\u00a0: abîmé\u00a0: {why}")


@dataclass(frozen=True, slots=True)
class Opened:
    """The desk of a room's file, and how many facts were *written* to it; 0 if nobody counted."""

    desk: CashDesk
    written: int


@contextmanager
def opened(path: Path) -> Iterator[Opened]:
    """The desk of a room's file.

    Raises DataError if there is no such file, JournalError if it is no room or in use, CodecError
    if what it holds cannot be.
    """
    if not path.is_file():
        raise DataError("no such file", "ce fichier n’existe pas", place=str(path))
    _check_room(path)
    journal = Journal(path)
    try:
        # What was decided is only folded: no house is asked, so any will do.
        desk = CashDesk(journal, house("neutral"), wall=lambda: 0, stream=_STREAM)
        yield Opened(desk, journal.notes_written(_STREAM))
    finally:
        journal.close()


def _check_room(path: Path) -> None:
    """Raise DataError for a file that no room has written: it is not to be changed.

    One whose room was not closed has its head beside it still, and is looked at when it is opened.
    """
    if path.with_name(f"{path.name}-wal").exists():
        return
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError as error:
        raise DataError(
            "cannot be read: {why}",
            "lecture impossible\u00a0: {why}",
            place=str(path),
            why=error.strerror or "?",
        ) from error
    if not head.startswith(_MAGIC) or not any(head[_VERSION_AT:_HEAD]):
        raise DataError(
            "not the file of a room", "ce n’est pas le fichier d’une salle", place=str(path)
        )


def print_log(
    path: Path, player: str, table: str, lang: str, *, with_why: bool, as_json: bool
) -> int:
    """Print the facts of a file, of one *player* or *table* if it is named; the exit code."""

    def show(file: Opened, tongue: Language) -> int:
        every, gone = file.desk.history(), file.desk.desk.taken_back
        who = named(player, people_in(every), "player") if player else ""
        where = named(table, tables_in(every), "table") if table else ""
        records = [one for one in every if concerns(one.fact, who, where)]
        if as_json:
            print_json([_plain(one, taken_back=one.seq in gone) for one in records])
            return 0
        console = screen()
        told: set[int] = set()
        for one in records:
            _print_record(one, console, tongue, taken_back=one.seq in gone)
            if with_why and one.decision not in told:
                told.add(one.decision)
                _print_why(one, console, tongue)
        return 0

    return _with_desk(path, lang, show)


def print_ledger(path: Path, lang: str, *, as_csv: bool, settle: bool, as_json: bool) -> int:
    """Print the balances, all postings, or who pays whom; the exit code."""

    def show(file: Opened, tongue: Language) -> int:
        ledger = file.desk.desk.ledger
        balances = dict(sorted(ledger.balances.items()))
        if settle:
            _print_settlement(ledger, tongue, as_json=as_json)
        elif as_csv:
            screen().out(csv_of(ledger, tongue), end="", highlight=False)
        elif as_json:
            print_json({"balances": balances, "ledger": sum(balances.values())})
        else:
            _print_balances(balances, tongue)
        return 0

    return _with_desk(path, lang, show)


def verify_room(path: Path, lang: str, *, as_json: bool) -> int:
    """Fold what a file holds again and say whether it is sound; the exit code."""

    def show(file: Opened, tongue: Language) -> int:
        records, now = file.desk.history(), file.desk.desk
        faults = [*left_out(len(records), file.written), *faults_of(records, now)]
        if as_json:
            total = sum(now.ledger.balances.values())
            print_json({"facts": len(records), "faults": faults, "ledger": total})
        else:
            _print_verdict(len(records), now, faults, tongue)
        return _WRONG if faults else 0

    return _with_desk(path, lang, show)


def _with_desk(path: Path, lang: str, show: Callable[[Opened, Language], int]) -> int:
    """What *show* prints of the desk in a file, or in one line why it cannot; the exit code."""
    tongue = language_or_none(lang)
    if tongue is None:
        return BAD_INPUT
    try:
        with opened(path) as file:
            return show(file, tongue)
    except CodecError as error:
        refuse(DataError(_SPOILT.format(path=str(path), why=str(error))), tongue)
        return _WRONG
    except RoomRefused as refused:
        return refuse(
            DataError(
                Text("{text} {legal}", "{text} {legal}").format(
                    text=refused.text, legal=refused.legal
                )
            ),
            tongue,
        )
    except (DataError, JournalError) as error:
        return refuse(error, tongue)


def _print_verdict(facts: int, desk: Desk, faults: list[Text], tongue: Language) -> None:
    console = screen()
    for fault in faults:
        console.print(fault.in_language(tongue), style="red", markup=False)
    seated = sum(len(table.sitters) for table in desk.room.tables)
    said = (_UNSOUND if faults else _SOUND).format(
        facts=amount_text(facts),
        postings=amount_text(len(desk.ledger.postings)),
        seated=amount_text(seated),
        faults=amount_text(len(faults)),
        ledger=str(sum(desk.ledger.balances.values())),
    )
    console.print(said.in_language(tongue), markup=False)


def _print_record(record: Record, console: Console, to: Language, *, taken_back: bool) -> None:
    """One fact: its number and moment, what happened, by whom."""
    words = fact_words(record.fact).in_language(to)
    who = _BY.format(by=record.by).in_language(to)
    back = f" [red]({_TAKEN_BACK.in_language(to)})[/red]" if taken_back else ""
    at = datetime.fromtimestamp(record.at).astimezone()
    head = f"{record.seq:>5}  {at:%Y-%m-%d %H:%M:%S}"
    console.print(f"[dim]{head}[/dim]  {escape(words)}  [dim]{escape(who)}[/dim]{back}")


def _print_why(record: Record, console: Console, to: Language) -> None:
    """The reason of a decision and its articles, under its first fact."""
    rules = f" ({', '.join(record.why.rules)})" if record.why.rules else ""
    said = f"{record.why.text.in_language(to)}{rules}"
    console.print(f"       {said}", style="dim", markup=False)


def _plain(record: Record, *, taken_back: bool) -> dict[str, object]:
    fact: Fact = record.fact
    kind, body = fact_to(fact)
    return {
        "seq": record.seq,
        "at": record.at,
        "by": record.by,
        "kind": kind,
        "table": fact.table,
        "text": fact_words(fact),
        "fields": body["event"],
        "why": record.why,
        "batch": record.batch,
        "taken_back": taken_back,
    }


def _print_balances(balances: dict[str, int], tongue: Language) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(_ACCOUNT_HEADS[0].in_language(tongue), no_wrap=True)
    table.add_column(_ACCOUNT_HEADS[1].in_language(tongue), justify="right", no_wrap=True)
    for account, amount in balances.items():
        table.add_row(escape(account), amount_text(amount).in_language(tongue))
    console = screen()
    console.print(table)
    console.print(f"ledger {sum(balances.values())}", markup=False)


def _print_settlement(ledger: Ledger, tongue: Language, *, as_json: bool) -> None:
    """Who pays whom.  Raises RoomRefused while somebody still holds chips."""
    settlement = settle_ledger(ledger)
    if as_json:
        print_json(settlement)
        return
    console = screen()
    for one in settlement.transfers:
        said = _PAYS.format(payer=one.payer, payee=one.payee, amount=amount_text(one.amount))
        console.print(said.in_language(tongue), markup=False)
    if not settlement.transfers:
        console.print(_EVEN.in_language(tongue))
