"""What docs/floor.md shows is what happens."""

import re
import shlex

from kit.shared import ROOT
from kit.terminal import typed

TEXT = (ROOT / "docs" / "floor.md").read_text("utf-8")
EXAMPLE = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = re.findall(r"^croupier (floor --\S.*?)(?: +#.*)?$", TEXT, re.MULTILINE)


def test_the_example_runs_as_it_says(capsys) -> None:
    assert EXAMPLE
    names: dict[str, object] = {}
    exec(compile(EXAMPLE[1], "floor.md", "exec"), names)  # noqa: S102 - our own example
    said, others = capsys.readouterr().out.splitlines()
    assert "200" in said
    assert "tda:44" in said
    assert "championship" in others
    assert names["hand"].bets[names["pushed"].seat] == 200  # type: ignore[attr-defined]


def test_every_command_that_asks_nothing_works() -> None:
    assert len(COMMANDS) == 3
    for command in COMMANDS:
        printed = typed(*shlex.split(command))
        assert printed.code == 0, command
        assert printed.out
