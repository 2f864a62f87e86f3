"""`croupier rules coverage`: every rule of the books, the code that lives up to it, its tests.

A rule is covered when its text stands in both languages, code is tagged with it, and a marked test
passed that went through this code.  A rule to be read only (`teach`) has no code: its test finds
the text by search.  Rules with `pending` are not built yet; the ratchet holds their most.
"""

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from rich.table import Table

import croupier
from croupier.cli.output import notes, print_json, refuse, screen
from croupier.cli.rule_trace import TRACE, Trace, TracedTest, read_trace
from croupier.data import DataError
from croupier.rulebook.catalogue import Mode, Rule, all_rules, books
from croupier.rulebook.house import HOUSE, book_of
from croupier.rulebook.options.index import unread_options
from croupier.rulebook.tags import place_of, tagged
from croupier.search import search

RATCHET = Path("tests", "rules", "pending.txt")
"""The number of rules that may still be pending; it only falls."""

_UNTAGGED_LAYERS = ("cli", "web")


@dataclass(frozen=True, slots=True)
class Covered:
    """What a rule has: the places of its code, the tests that went through them, what is amiss."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    gaps: tuple[str, ...]


def import_tagged_code() -> None:
    """Import every layer that may bear tags, so that all of them are known."""
    for module in pkgutil.walk_packages(croupier.__path__, "croupier."):
        if module.name.split(".")[1] not in _UNTAGGED_LAYERS:
            importlib.import_module(module.name)


def covered_rules(
    rules: Iterable[Rule], code: Mapping[str, tuple[str, ...]], tests: Sequence[TracedTest]
) -> tuple[Covered, ...]:
    """What each of *rules* has, by the *code* that is tagged and the marked *tests* as they ran."""
    marked: dict[str, list[TracedTest]] = {}
    for test in tests:
        for rule_id in test.marks:
            marked.setdefault(rule_id, []).append(test)
    return tuple(_covered(rule, code.get(rule.id, ()), marked.get(rule.id, [])) for rule in rules)


def _covered(rule: Rule, code: tuple[str, ...], marked: Sequence[TracedTest]) -> Covered:
    places = (place_of(search),) if rule.mode == "teach" else code
    through = [test for test in marked if test.passed and set(test.entered) & set(places)]
    gaps = () if rule.pending else tuple(_gaps(rule, places, marked, through))
    return Covered(rule, places, tuple(test.name for test in through), gaps)


def _gaps(
    rule: Rule,
    places: Sequence[str],
    marked: Sequence[TracedTest],
    through: Sequence[TracedTest],
) -> Iterator[str]:
    if not all((rule.title.en, rule.title.fr, rule.gist.en, rule.gist.fr)):
        yield "no text in one of the languages"
    if not places:
        yield "no code is tagged with it"
    if not marked:
        yield "no test is marked with it"
    for test in marked:
        if not test.passed:
            yield f"did not pass: {test.name}"
        elif places and test not in through:
            yield f"does not enter its code: {test.name}"


def strangers(code: Iterable[str], tests: Iterable[TracedTest]) -> tuple[str, ...]:
    """The ids on tags and marks that are in no book; ids of the house are its own matter."""
    named = set(code) | {one for test in tests for one in test.marks}
    return tuple(sorted(one for one in named - set(all_rules()) if book_of(one) != HOUSE))


def read_ratchet(path: Path) -> int:
    """The most rules that may be pending.  Raises DataError if the file holds no number."""
    try:
        return int(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(
            "not the number of rules that may be pending",
            "ce n’est pas le nombre de règles qui peuvent rester en attente",
            place=str(path),
        ) from error


def coverage(root: Path, trace: Path | None, *, as_json: bool) -> int:
    """Print the coverage of the working copy at *root*; the exit code, 1 if anything is amiss."""
    try:
        ran = read_trace(trace or root / TRACE, root)
        allowed = read_ratchet(root / RATCHET)
    except DataError as error:
        return refuse(error)
    import_tagged_code()
    rules = covered_rules(all_rules().values(), tagged(), ran.tests)
    amiss = tuple(_amiss(rules, ran, allowed))
    if as_json:
        print_json(_summary(rules, amiss))
    else:
        _print(rules, amiss)
    return 1 if amiss else 0


def _amiss(rules: Sequence[Covered], ran: Trace, allowed: int) -> Iterator[str]:
    for one in rules:
        for gap in one.gaps:
            yield f"{one.rule.id}: {gap}"
    for stranger in strangers(tagged(), ran.tests):
        yield f"{stranger}: tagged or marked, but no book has it"
    pending = sum(bool(one.rule.pending) for one in rules)
    if pending > allowed:
        yield f"{pending} rules are pending, more than the {allowed} of {RATCHET}"


def _summary(rules: Sequence[Covered], amiss: Sequence[str]) -> dict[str, object]:
    return {
        "rules": [
            {
                "id": one.rule.id,
                "mode": one.rule.mode,
                "pending": one.rule.pending,
                "code": one.code,
                "tests": one.tests,
                "gaps": one.gaps,
            }
            for one in rules
        ],
        "unread_options": unread_options(),
        "amiss": amiss,
        "covered": _count_covered(rules),
        "pending": sum(bool(one.rule.pending) for one in rules),
    }


def _count_covered(rules: Iterable[Covered]) -> int:
    return sum(not one.rule.pending and not one.gaps for one in rules)


def _print(rules: Sequence[Covered], amiss: Sequence[str]) -> None:
    console = screen()
    console.print(_table(rules))
    unread = unread_options()
    console.print(f"{len(unread)} options are declared and not in force yet: {', '.join(unread)}")
    for line in amiss:
        notes().print(line, style="red", markup=False)
    pending = sum(bool(one.rule.pending) for one in rules)
    console.print(f"covered {_count_covered(rules)} of {len(rules)}, pending {pending}")


def _table(rules: Sequence[Covered]) -> Table:
    table = Table("book", "mode", box=None)
    for head in ("rules", "code", "tests", "gaps", "pending"):
        table.add_column(head, justify="right")
    for book in books():
        for mode in get_args(Mode):
            some = [one for one in rules if one.rule.book == book.id and one.rule.mode == mode]
            if some:
                table.add_row(book.id, mode, *map(str, _row(some)))
    table.add_section()
    table.add_row("all", "", *map(str, _row(rules)))
    return table


def _row(rules: Sequence[Covered]) -> tuple[int, ...]:
    return (
        len(rules),
        sum(bool(one.code) for one in rules if not one.rule.pending),
        sum(bool(one.tests) for one in rules if not one.rule.pending),
        sum(bool(one.gaps) for one in rules),
        sum(bool(one.rule.pending) for one in rules),
    )
