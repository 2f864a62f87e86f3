"""A pytest plugin that writes down which tagged code each marked test goes through.

Switched on by the environment variable CROUPIER_TRACE_RULES, which names the file to write.  Calls
are seen by Python's profiler, which runs during marked tests alone: tagged functions are untouched.
"""

import inspect
import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from croupier.cli.rule_trace import Trace, TracedTest, fingerprint, write_trace
from croupier.rulebook.tags import tagged_functions

_ROOT = Path(__file__).resolve().parent.parent.parent
_codes: dict[CodeType, str] = {}
_entered: set[str] = set()
_tests: list[dict[str, Any]] = []
_passed = pytest.StashKey[bool]()
_tested = pytest.StashKey[str]()
_RAN_TO_THE_END = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def learn_codes() -> None:
    """Know the code of every function tagged by now; modules may be imported at any time."""
    functions = tagged_functions()
    for function in functions.values():
        if hasattr(function, "cache_clear"):
            function.cache_clear()  # else only the first test to ask would be seen to enter
    if len(functions) != len(_codes):
        _codes.clear()
        for place, function in functions.items():
            _codes[inspect.unwrap(function).__code__] = place


def called(frame: FrameType, event: str, _argument: object) -> None:
    """The profiler tells of every call and return."""
    if event == "call" and (place := _codes.get(frame.f_code)):
        _entered.add(place)


def profile(tell: Any) -> None:
    """In this thread and in those that it starts."""
    threading.setprofile(tell)
    sys.setprofile(tell)


def marks_of(item: pytest.Item) -> list[str]:
    """The rule ids on the marks of a test."""
    return sorted({one for mark in item.iter_markers("rule") for one in mark.args})


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """What is entered counts for the test that runs, its fixtures included."""
    marks = marks_of(item)
    if not marks:
        return (yield)
    _entered.clear()
    item.stash[_passed] = True
    learn_codes()
    profile(called)
    try:
        result = yield
    finally:
        profile(None)
    _tests.append(
        {
            "name": item.nodeid,
            "marks": marks,
            "entered": sorted(_entered),
            "passed": item.stash[_passed],
        }
    )
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails or is skipped shows nothing."""
    report = yield
    if not report.passed and _passed in item.stash:
        item.stash[_passed] = False
    return report


def pytest_sessionstart(session: pytest.Session) -> None:
    """What is tested is what lies there now, whatever is edited meanwhile."""
    session.config.stash[_tested] = fingerprint(_ROOT)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A worker hands over what it saw; the process that started the tests writes the file."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["rules"] = _tests
        return
    if not is_whole(session.config) or exitstatus not in _RAN_TO_THE_END:
        sys.stderr.write("no trace of the rules is written: this was no whole run\n")
        return
    traced = (
        TracedTest(one["name"], tuple(one["marks"]), tuple(one["entered"]), one["passed"])
        for one in sorted(_tests, key=lambda one: one["name"])
    )
    path = _ROOT / os.environ["CROUPIER_TRACE_RULES"]
    write_trace(path, Trace(session.config.stash[_tested], tuple(traced)))


def is_whole(config: pytest.Config) -> bool:
    """Whether every test was asked for that is not slow: no part, no selection by name."""
    option = config.option
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return everything and not option.keyword and not option.collectonly and not option.deselect


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker of pytest-xdist is done; what it saw is taken over."""
    _tests.extend(getattr(node, "workeroutput", {}).get("rules", []))
