"""What the README shows is what happens."""

import re

from kit.shared import ROOT

EXAMPLE = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs_as_it_says(capsys):
    assert EXAMPLE
    exec(compile(EXAMPLE[1], "README.md", "exec"), {})  # noqa: S102 - our own example
    menu, refusal, cards = capsys.readouterr().out.splitlines()
    assert "call=10" in menu
    assert "least=20, most=1000" in menu
    assert refusal.startswith("Raise to 15 refused: the minimum is 20. Legal for seat 1:")
    assert "(tda:43A, " in refusal
    assert "??" not in cards
