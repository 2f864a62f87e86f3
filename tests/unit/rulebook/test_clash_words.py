"""What is said of choices that clash says the same figures in both languages."""

import re
import tomllib
from importlib import resources

import pytest

WORDS = tomllib.loads(
    resources.files("croupier.rulebook").joinpath("clashes.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("clash", WORDS)
def test_both_languages_say_the_same_figures(clash: str) -> None:
    for part in ("why", "do"):
        words = WORDS[clash][part]
        assert words["en"] != words["fr"]
        figures = [sorted(re.findall(r"[0-9]+", words[language])) for language in ("en", "fr")]
        assert figures[0] == figures[1]
