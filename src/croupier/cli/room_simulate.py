"""`croupier room simulate`: an evening of a card room, and what it came to."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from croupier.cardroom.ledger import csv_of
from croupier.cli.choices import named_house
from croupier.cli.output import language_or_none, notes, print_json, refuse, screen, watched
from croupier.cli.room_report import Report, print_report
from croupier.data import DataError
from croupier.journal import Journal, JournalError
from croupier.service.cash_desk import CashDesk
from croupier.service.evening import Asked, Clock, Figures, Plan, evening, figures_of, plan_of
from croupier.text import Language, Text

_BROKEN = 1
_EVENING = Text("evening", "soirée")
_MILLISECONDS = 1000


@dataclass(frozen=True, slots=True)
class Kept:
    """Where the evening is kept: its ledger as *csv*, all of it as *data*; None for nowhere."""

    csv: Path | None = None
    data: Path | None = None


def simulate_evening(asked: Asked, house: str, kept: Kept, lang: str, *, as_json: bool) -> int:
    """Run an evening and print its figures; the exit code, 1 if something was as it must not be."""
    tongue = language_or_none(lang)
    if tongue is None:
        return 2
    try:
        plan = plan_of(asked, named_house(house))
        _check_new(kept)
        report, ledger = _run(plan, kept, tongue)
        if kept.csv is not None:
            _write(kept.csv, ledger)
    except (DataError, JournalError) as error:
        return refuse(error, tongue)
    if as_json:
        print_json(json_of(report))
    else:
        print_report(report, screen(), tongue)
    return _BROKEN if report.broken else 0


def _check_new(kept: Kept) -> None:
    """Raise DataError for a room file that is there already, and for a folder that is not."""
    for path in (kept.csv, kept.data):
        if path is not None and not path.absolute().parent.is_dir():
            raise DataError(
                "there is no such folder", "ce dossier n’existe pas", place=str(path.parent)
            )
    if kept.data is not None and kept.data.exists():
        raise DataError(
            "is there already; an evening is kept in a new file",
            "existe déjà\u00a0; une soirée se garde dans un fichier neuf",
            place=str(kept.data),
        )


def _run(plan: Plan, kept: Kept, tongue: Language) -> tuple[Report, str]:
    """The evening of *plan* and its ledger as CSV; a bar of progress moves with the clock."""
    clock, started = Clock(), perf_counter()
    journal = Journal(kept.data or ":memory:")
    try:
        desk = CashDesk(journal, plan.rules, wall=lambda: clock.now * _MILLISECONDS)
        night = evening(plan, desk, clock)
        minutes: Iterable[int] = night.run()
        if notes().is_terminal:
            minutes = watched(minutes, plan.asked.hours * 60, _EVENING.in_language(tongue))
        for _ in minutes:
            pass
        ledger = csv_of(night.desk.ledger, tongue)
    finally:
        journal.close()
    figures = figures_of(plan, night.told, night.refusals, night.desk.ledger)
    broken = list(night.broken)
    if figures.balances or figures.on_tables or not figures.even:
        broken.append(
            f"chips are missing: {figures.players_net} ahead, {figures.on_tables} left over"
        )
    return Report(plan, figures, tuple(broken), perf_counter() - started), ledger


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise DataError(
            "cannot be written: {why}",
            "écriture impossible\u00a0: {why}",
            place=str(path),
            why=error.strerror or "?",
        ) from error


def json_of(report: Report) -> dict[str, object]:
    """The figures as data; the same as are printed, with every article that was cited."""
    asked, figures = report.plan.asked, report.figures
    titles = {game.id: game.title for game in report.plan.games}
    return {
        **asdict(asked),
        "house": report.plan.rules.id,
        "collection": report.plan.rules.options.cash.collection,
        "run_seconds": round(report.seconds, 3),
        "hands": figures.hands,
        "ledger": figures.balances,
        "broken": list(report.broken),
        **{name: value for name, value in _plain(figures).items() if name not in _SAID},
        "games": [{**asdict(game), "title": asdict(titles[game.id])} for game in figures.games],
        "rules": dict(figures.rules),
    }


_SAID = frozenset({"games", "rules", "balances"})


def _plain(figures: Figures) -> dict[str, object]:
    return asdict(figures)
