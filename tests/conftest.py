"""What holds in every test: how hard hypothesis tries, and where the shared data is."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from croupier.games import library
from croupier.rulebook import house
from kit.shared import ABSENT, shared_folder, shared_is_required

# No test fails on a clock, hence no deadline.
settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None)
settings.load_profile(
    os.environ.get("CROUPIER_HYPOTHESIS") or ("ci" if os.environ.get("CI") else "dev")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Golden files change only when asked to."""
    parser.addoption(
        "--update-golden", action="store_true", help="write tests/golden/*.txt anew instead"
    )


@pytest.fixture(autouse=True)
def only_games_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds to the games is gone after it."""
    monkeypatch.setattr(library, "_added", dict(library._added))


@pytest.fixture(autouse=True)
def only_houses_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds to the houses is gone after it."""
    monkeypatch.setattr(house, "_added", dict(house._added))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are written instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared data; without it the test is skipped, or fails where it is required."""
    folder = shared_folder()
    if folder.is_dir():
        return folder
    if shared_is_required():
        pytest.fail(f"{ABSENT}, and CROUPIER_REQUIRE_SHARED=1: {folder} is not a folder")
    pytest.skip(ABSENT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Absent data prints one line that says what was skipped for want of it."""
    skipped = [
        report.nodeid.partition("::")[0]
        for report in terminalreporter.stats.get("skipped", [])
        if ABSENT in str(report.longrepr)
    ]
    if skipped:
        files = ", ".join(sorted(set(skipped)))
        terminalreporter.write_line(
            f"{ABSENT} ({shared_folder()}): skipped {len(skipped)} tests in {files}"
        )
