"""How much memory this process holds."""

import importlib
import sys
from pathlib import Path

_STATM = Path("/proc/self/statm")
_MEGABYTE = 1_000_000


def resident() -> float:
    """What the process holds now, in MB; where the system does not tell, the most it ever held."""
    try:
        pages = int(_STATM.read_text(encoding="ascii").split()[1])
        return pages * int(importlib.import_module("resource").getpagesize()) / _MEGABYTE
    except (OSError, ModuleNotFoundError):
        return peak()


def peak() -> float:
    """The most the process ever held, in MB; 0 where the system does not tell."""
    try:
        resource = importlib.import_module("resource")
    except ModuleNotFoundError:
        return 0.0
    most = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return most * (1 if sys.platform == "darwin" else 1024) / _MEGABYTE
