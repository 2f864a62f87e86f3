"""`croupier check`: cases and examples of rules, played and compared with what they say."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from croupier.cli.choices import named_house
from croupier.cli.host_files import host_text
from croupier.cli.output import (
    BAD_INPUT,
    language_or_none,
    notes,
    print_json,
    refuse,
    screen,
    watched,
)
from croupier.data import DataError
from croupier.formats.case import Case, Fault, is_case, read_case, run_case
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import House, house
from croupier.text import Language, Text

SUFFIX = ".phh"

_EXPECTED = Text("expected", "attendu")
_GOT = Text("got", "obtenu")
_UNDER = Text("under", "sous")
_NO_CASES = Text(
    "no cases (.phh with _case or _then) found", "aucun cas (.phh avec _case ou _then) trouvé"
)


@dataclass(frozen=True, slots=True)
class Told:
    """What became of a case under one house; no faults: it holds."""

    house: str
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """What became of a file: of the case in it, or why it cannot be read."""

    file: str
    case: str = ""
    title: Text = field(default_factory=lambda: Text("", ""))
    told: tuple[Told, ...] = ()
    unreadable: Text | None = None

    @property
    def passed(self) -> bool:
        """Whether the case holds under every house it was run under."""
        return self.unreadable is None and not any(each.faults for each in self.told)


def check_paths(
    paths: Iterable[Path], *, house_name: str, lang: str, as_json: bool, quiet: bool
) -> int:
    """Check every case, folders searched; 1 if any fails, 2 if any cannot be read or none is found.

    A plain hand history in a folder is passed over; named by itself it is no case.
    """
    tongue = language_or_none(lang)
    if tongue is None:
        return BAD_INPUT
    try:
        home = named_house(house_name) if house_name else None
    except DataError as error:
        return refuse(error, tongue)
    files = _files(paths)
    results = [_checked(path, home) for path in watched(files, len(files), "check")]
    failed = [one for one in results if not one.passed]
    if as_json:
        print_json(_as_data(results))
    else:
        _print(results, tongue, quiet=quiet)
    if not results or any(one.unreadable for one in failed):
        return BAD_INPUT
    return 1 if failed else 0


def _files(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += [file for file in sorted(path.rglob(f"*{SUFFIX}")) if _holds_a_case(file)]
        else:
            found.append(path)
    return list(dict.fromkeys(found))


def _holds_a_case(path: Path) -> bool:
    """Whether to check a file found in a folder; what cannot be read is told when it is checked."""
    if not path.is_file():
        return False
    try:
        return is_case(host_text(path), str(path))
    except DataError:
        return True


def _checked(path: Path, home: House | None) -> Checked:
    try:
        case = read_case(host_text(path), str(path))
        return Checked(str(path), case.id, case.title, _told(case, home))
    except DataError as error:
        return Checked(str(path), unreadable=error.text)


def _told(case: Case, home: House | None) -> tuple[Told, ...]:
    houses = (home,) if home else tuple(house(each) for each in case.houses)
    return tuple(Told(each.id, run_case(case, each)) for each in houses)


def _print(results: Sequence[Checked], tongue: Language, *, quiet: bool) -> None:
    """Each failure: what was expected, what came, the articles; the sum is the last line."""
    console = screen()
    for one in results:
        if one.unreadable is not None:
            notes().print(one.unreadable.in_language(tongue), style="red", markup=False)
        elif not (one.passed or quiet):
            _print_failed(console, one, tongue)
    if not results and not quiet:
        console.print(_NO_CASES.in_language(tongue))
    passed = sum(one.passed for one in results)
    console.print(f"{passed} passed, {len(results) - passed} failed")


def _print_failed(console: Console, one: Checked, tongue: Language) -> None:
    title = one.title.in_language(tongue)
    console.print(f"[red]{escape(one.file)}[/red]  [bold]{escape(one.case)}[/bold] {escape(title)}")
    faults = [(told.house, fault) for told in one.told for fault in told.faults]
    for home, fault in faults:
        _print_fault(console, home, fault, tongue)
    for rule in dict.fromkeys(rule for _, fault in faults for rule in fault.citation):
        gist = words_of(rule).gist.in_language(tongue)
        console.print(f"  [bold]{rule}[/bold]  {escape(gist)}")


def _print_fault(console: Console, home: str, fault: Fault, tongue: Language) -> None:
    under = _UNDER.in_language(tongue)
    console.print(f"  {escape(fault.place)} ({under} {home})")
    width = max(len(label.in_language(tongue)) for label in (_EXPECTED, _GOT))
    for label, value in ((_EXPECTED, fault.expected), (_GOT, fault.got)):
        word = label.in_language(tongue).ljust(width)
        console.print(f"    {word}  {escape(value.in_language(tongue))}")
    if fault.citation:
        console.print(f"    [bold]{', '.join(fault.citation)}[/bold]")


def _as_data(results: Sequence[Checked]) -> dict[str, object]:
    files = [
        {
            "file": one.file,
            "case": one.case,
            "title": one.title,
            "passed": one.passed,
            "unreadable": one.unreadable,
            "faults": [
                {
                    "house": told.house,
                    "place": fault.place,
                    "expected": fault.expected,
                    "got": fault.got,
                    "rules": [{"id": rule, "gist": words_of(rule).gist} for rule in fault.citation],
                }
                for told in one.told
                for fault in told.faults
            ],
        }
        for one in results
    ]
    passed = sum(one.passed for one in results)
    return {"files": files, "passed": passed, "failed": len(results) - passed}
