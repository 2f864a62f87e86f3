"""The shared data lies beside the repository, or where CROUPIER_SHARED says."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ABSENT = "the shared data is absent"


def shared_folder() -> Path:
    """Where the shared data should be; a relative CROUPIER_SHARED counts from the repository."""
    return (ROOT / os.environ.get("CROUPIER_SHARED", "../shared")).resolve()


def shared_is_required() -> bool:
    """Whether absent data is a failure: CROUPIER_REQUIRE_SHARED=1, as in continuous integration."""
    return os.environ.get("CROUPIER_REQUIRE_SHARED") == "1"
