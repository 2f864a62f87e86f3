"""A room of its own for every browser test, and a real Chromium to look at it with."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import croupier.web

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}
_START = "from croupier.cli.main import main; main()"
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class RunningRoom:
    """A server process on a free port, on a file of its own."""

    def __init__(self, folder: Path, pace: str) -> None:
        self.data = folder / "room.sqlite"
        self.said = folder / "said.txt"
        self.pace = pace
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ("serve", "--port", str(self.port), "--data", str(self.data))
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                (sys.executable, "-c", _START, *arguments),
                env={**os.environ, "CROUPIER_PACE": self.pace},
                stdout=said,
            )
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health").is_success:
                    return
            time.sleep(0.1)
        pytest.fail("the room did not open")

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session", autouse=True)
def interface_is_built() -> None:
    page = Path(croupier.web.__file__).parent / "static" / "index.html"
    if not page.is_file():
        pytest.fail("the browser interface is not built: make test builds it")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RunningRoom]:
    running = RunningRoom(tmp_path, pace="0.12")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A brisk room that the tests of a file share, each at a table of its own."""
    running = RunningRoom(tmp_path_factory.mktemp("room"), pace="0.05")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a file: while one is open no other test can run an event loop."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or None, args=_FLAGS
        )
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[object]:
    """Opens a page of a device of its own: size, language, cookies."""
    contexts: list[BrowserContext] = []

    def new(size: dict[str, int] = DESKTOP, locale: str = "en-GB") -> Page:
        phone = size["width"] < 600
        context = browser.new_context(
            viewport=size, locale=locale, has_touch=phone, device_scale_factor=1
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: pytest.fail(f"script error: {error}"))
        return page

    yield new
    for context in contexts:
        context.close()
