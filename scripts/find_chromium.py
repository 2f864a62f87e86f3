#!/usr/bin/env python3
"""Prints the path of a Chromium for the browser tests, installing one where that can be done."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = """\
The browser tests need Chromium, and none was found or could be installed. Any of these will do:
  - install chromium or google-chrome with the system's package manager (on Debian or Ubuntu:
    sudo apt-get install chromium), or
  - .venv/bin/python -m playwright install --with-deps chromium, or
  - set CHROMIUM to the path of one that is already here."""


def starts(path: str) -> bool:
    """Whether the browser at *path* runs: a wrapper may be on the PATH with nothing behind it."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def on_this_machine() -> str | None:
    """The first browser that is installed and starts."""
    paths = [shutil.which(name) for name in NAMES]
    paths += [path for path in MAC_APPLICATIONS if Path(path).is_file()]
    return next((path for path in paths if path and starts(path)), None)


def ran(*command: str) -> bool:
    """Whether *command* succeeded; its output goes to the error stream, ours is the answer."""
    print(f"+ {' '.join(command)}", file=sys.stderr)
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def from_the_distribution() -> str | None:
    """Debian's own package, where we may install it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    if not (ran("apt-get", "update") and ran("apt-get", "install", "-y", "chromium")):
        return None
    return on_this_machine()


def of_playwright() -> str | None:
    """The build that Playwright keeps, or None where it has none that starts."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - may not be installed
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() and starts(path) else None


def from_playwright() -> str | None:
    """Playwright's build, downloaded when it is not here yet."""
    found = of_playwright()
    if found is None and ran(sys.executable, "-m", "playwright", "install", "chromium"):
        found = of_playwright()
    return found


def main() -> int:
    """Print one path and return 0, or say what is missing and return 1."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        if starts(wanted):
            print(wanted)
            return 0
        print(f"CHROMIUM is {wanted}, which does not start.", file=sys.stderr)
        return 1
    found = on_this_machine() or of_playwright() or from_the_distribution() or from_playwright()
    if found is None:
        print(MISSING, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
