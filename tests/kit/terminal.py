"""Commands as a user types them, and what they print."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from croupier.cli.main import app


@dataclass(frozen=True, slots=True)
class Printed:
    """The exit code of a command, its standard output, and its standard error."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the output, without trailing space."""
        return [line.rstrip() for line in self.out.splitlines()]

    @property
    def data(self) -> Any:
        """The output as JSON; it must be nothing else."""
        return json.loads(self.out)


def typed(*words: str, keys: Sequence[str] = (), env: dict[str, str] | None = None) -> Printed:
    """Run `croupier` with these words; *keys* are the lines typed while it runs."""
    result = CliRunner().invoke(
        app,
        list(words),
        input="".join(f"{key}\n" for key in keys),
        env={"LANG": "C", **(env or {})},
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Printed(result.exit_code, result.stdout, result.stderr)
