"""`croupier rules coverage`: what a rule lacks is found, and a stale trace is refused."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.cli.rule_coverage import coverage, covered_rules, import_tagged_code, strangers
from croupier.cli.rule_trace import Trace, TracedTest, fingerprint, read_trace, write_trace
from croupier.data import DataError
from croupier.rulebook.catalogue import all_rules, rule_of
from croupier.rulebook.tags import tagged
from kit.shared import ROOT

CODE = {"tda:43A": ("play.limits:least_full",), "tda:48": ("play.limits:cap",)}
BUILT = rule_of("tda:43A")
TO_BE_READ = rule_of("rrop3:1.smoking.2")
SEARCH = "croupier.search.find:search"


def ran(*marks: str, entered: tuple[str, ...] = (), passed: bool = True) -> TracedTest:
    return TracedTest("tests/test_it.py::test_it", marks, entered, passed)


def gaps_of(rule, *tests, code=CODE):
    [one] = covered_rules([rule], code, tests)
    return one.gaps


def test_a_rule_with_code_and_a_test_that_enters_it_has_no_gap():
    test = ran("tda:43A", entered=("play.limits:least_full",))
    [one] = covered_rules([BUILT], CODE, [test])
    assert one.gaps == ()
    assert one.tests == (test.name,)


def test_a_rule_without_code_has_a_gap():
    test = ran("tda:43A", entered=("play.limits:least_full",))
    assert gaps_of(BUILT, test, code={}) == ("no code is tagged with it",)


def test_a_rule_without_a_test_has_a_gap():
    assert gaps_of(BUILT, ran("tda:48", entered=CODE["tda:43A"])) == ("no test is marked with it",)


def test_a_marked_test_that_never_enters_the_code_is_found():
    test = ran("tda:43A", entered=("play.limits:cap",))
    assert gaps_of(BUILT, test) == (f"does not enter its code: {test.name}",)


def test_one_idle_test_is_found_beside_one_that_enters():
    good = ran("tda:43A", entered=CODE["tda:43A"])
    assert gaps_of(BUILT, good, ran("tda:43A")) == (f"does not enter its code: {good.name}",)


def test_a_test_that_did_not_pass_shows_nothing():
    test = ran("tda:43A", entered=CODE["tda:43A"], passed=False)
    assert gaps_of(BUILT, test) == (f"did not pass: {test.name}",)


def test_a_rule_to_be_read_is_covered_by_being_found():
    assert gaps_of(TO_BE_READ, ran(TO_BE_READ.id, entered=(SEARCH,)), code={}) == ()
    idle = ran(TO_BE_READ.id)
    assert gaps_of(TO_BE_READ, idle, code={}) == (f"does not enter its code: {idle.name}",)


def test_a_pending_rule_has_no_gap_and_is_not_covered():
    pending = next(rule for rule in all_rules().values() if rule.pending)
    [one] = covered_rules([pending], {}, [])
    assert (one.gaps, one.tests) == ((), ())


def test_ids_that_no_book_has_are_found_on_tags_and_on_marks():
    assert strangers(["tda:43A", "tda:999"], [ran("house:any", "rrop3:0")]) == (
        "rrop3:0",
        "tda:999",
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A working copy small enough to change."""
    (tmp_path / "src" / "croupier").mkdir(parents=True)
    (tmp_path / "src" / "croupier" / "code.py").write_text("one = 1\n")
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "pending.txt").write_text("692\n")
    return tmp_path


def perfect(root: Path) -> Trace:
    """A run in which every rule has a test that enters its code."""
    import_tagged_code()
    tests = [
        ran(rule.id, entered=(SEARCH,) if rule.mode == "teach" else tagged().get(rule.id, ()))
        for rule in all_rules().values()
        if not rule.pending
    ]
    return Trace(fingerprint(root), tuple(tests))


def test_a_trace_is_stale_once_code_or_tests_change(copy):
    trace = copy / "trace.json"
    write_trace(trace, Trace(fingerprint(copy)))
    assert read_trace(trace, copy).tests == ()
    (copy / "tests" / "test_new.py").write_text("")
    with pytest.raises(DataError, match="stale"):
        read_trace(trace, copy)


def test_no_trace_is_refused_with_what_to_do(copy, capsys):
    assert coverage(copy, None, as_json=False) == 2
    assert "make test" in capsys.readouterr().err


def test_a_file_that_is_no_trace_is_refused(copy, capsys):
    (copy / "trace.json").write_text("[]")
    assert coverage(copy, copy / "trace.json", as_json=False) == 2
    assert "not a trace" in capsys.readouterr().err


def test_coverage_ends_with_the_count_and_0_when_nothing_is_amiss(copy, capsys):
    write_trace(copy / "trace.json", perfect(copy))
    pending = sum(bool(rule.pending) for rule in all_rules().values())
    assert coverage(copy, copy / "trace.json", as_json=False) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == f"covered {692 - pending} of 692, pending {pending}"
    assert all(book in out for book in ("rrop3", "rrop11", "general", "tda", "championship"))
    assert "options are declared and not in force yet" in out


def test_coverage_ends_with_1_on_a_gap_and_names_it(copy, capsys):
    whole = perfect(copy)
    without = tuple(test for test in whole.tests if "tda:43A" not in test.marks)
    write_trace(copy / "trace.json", Trace(whole.fingerprint, without))
    assert coverage(copy, copy / "trace.json", as_json=False) == 1
    assert "tda:43A: no test is marked with it" in capsys.readouterr().err


def test_coverage_ends_with_1_when_more_is_pending_than_the_ratchet_allows(copy, capsys):
    write_trace(copy / "trace.json", perfect(copy))
    pending = sum(bool(rule.pending) for rule in all_rules().values())
    (copy / "tests" / "rules" / "pending.txt").write_text(str(pending - 1))
    trace = perfect(copy)
    write_trace(copy / "trace.json", trace)
    assert coverage(copy, copy / "trace.json", as_json=False) == 1
    assert f"more than the {pending - 1}" in capsys.readouterr().err


def test_coverage_as_json(copy, capsys):
    write_trace(copy / "trace.json", perfect(copy))
    assert coverage(copy, copy / "trace.json", as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["rules"]) == 692
    assert data["amiss"] == []
    assert data["covered"] + data["pending"] == 692


@pytest.fixture
def little_project(tmp_path: Path) -> Path:
    """A working copy with a few tests of its own, traced like ours."""
    tests = tmp_path / "tests"
    shutil.copytree(ROOT / "tests" / "kit", tests / "kit")
    shutil.copy(ROOT / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\ntestpaths = tests\npythonpath = tests\naddopts = --import-mode=importlib\n"
        "markers = rule(ids): what the test shows\n"
    )
    (tests / "test_it.py").write_text(
        "import pytest\n"
        "from croupier.rulebook.house import house\n"
        '@pytest.mark.rule("rrop3:11.tournament.1")\n'
        'def test_enters(): assert house("tda").cite(["tda:1"])\n'
        '@pytest.mark.rule("rrop3:11.tournament.1")\n'
        "def test_stays_out(): pass\n"
        '@pytest.mark.rule("tda:1")\n'
        "def test_fails(): assert False\n"
        "def test_has_no_mark(): pass\n"
    )
    return tmp_path


def run_traced(project: Path, *arguments: str) -> Path:
    """Run the tests of *project*; where its trace is, if it wrote one."""
    trace = project / "trace.json"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=project,
        env={**os.environ, "CROUPIER_TRACE_RULES": str(trace)},
        capture_output=True,
        check=False,
    )
    return trace


@pytest.mark.parametrize("arguments", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_a_run_of_pytest_writes_down_the_way_of_its_marked_tests(little_project, arguments):
    trace = json.loads(run_traced(little_project, *arguments).read_text())
    by_name = {one["name"].split("::")[1]: one for one in trace["tests"]}
    assert set(by_name) == {"test_enters", "test_stays_out", "test_fails"}
    assert "croupier.rulebook.house:House.cite" in by_name["test_enters"]["entered"]
    assert by_name["test_stays_out"]["entered"] == []
    passed = {name: one["passed"] for name, one in by_name.items()}
    assert passed == {"test_enters": True, "test_stays_out": True, "test_fails": False}
    assert trace["fingerprint"] == fingerprint(little_project)


@pytest.mark.parametrize(
    "arguments", [("tests/test_it.py",), ("-k", "enters"), ("--collect-only",)], ids=lambda a: a[0]
)
def test_a_part_of_the_tests_leaves_the_trace_of_the_last_whole_run_alone(
    little_project, arguments
):
    (little_project / "trace.json").write_text("as it was")
    assert run_traced(little_project, *arguments).read_text() == "as it was"


def test_what_is_edited_while_the_tests_run_makes_the_trace_stale(little_project):
    (little_project / "tests" / "test_edits.py").write_text(
        'from pathlib import Path\ndef test_edits(): Path("tests/test_edits.py").write_text("")\n'
    )
    trace = json.loads(run_traced(little_project).read_text())
    assert trace["fingerprint"] != fingerprint(little_project)


@pytest.mark.parametrize("name", ["pyproject.toml", "conftest.py", "tests/questions.tsv"])
def test_whatever_a_run_depends_on_makes_a_trace_stale(copy, name):
    before = fingerprint(copy)
    (copy / name).write_text("another")
    assert fingerprint(copy) != before
