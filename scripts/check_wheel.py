#!/usr/bin/env python3
"""Checks that a wheel carries what a card room needs to open: code, data and the interface."""

import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
INTERFACE = "croupier/web/static/index.html"


def main(wheel: str) -> int:
    """Return 0 when every source file and the built interface are in *wheel*."""
    with ZipFile(wheel) as opened:
        shipped = set(opened.namelist())
    files = (path for path in (SOURCES / "croupier").rglob("*") if path.is_file())
    wanted = {path.relative_to(SOURCES).as_posix() for path in files if path.suffix != ".pyc"}
    missing = sorted((wanted | {INTERFACE}) - shipped)
    for name in missing:
        print(f"{Path(wheel).name} lacks {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
