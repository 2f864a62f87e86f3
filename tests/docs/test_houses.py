"""What the page on houses shows is what happens."""

import re

import pytest

from croupier.data import DataError
from croupier.rulebook.house import house, preset_names, read_house
from croupier.rulebook.options.index import all_options
from kit.shared import ROOT

PAGE = (ROOT / "docs" / "houses.md").read_text("utf-8")
FILE, PYTHON = (
    re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)[0] for language in ("toml", "python")
)

MISTAKES = (
    "extends = tda",
    "",
    'title = "x"',
    'extends = "tdaa"',
    'extends = "tda"\nid = "home"',
    'extends = "tda"\n[options.raising]\nreopn = "x"',
    'extends = "tda"\n[options.betting]\nstraddle = "utg"',
    'extends = "tda"\n[blinds]\nstraddle = "utg"',
    'extends = "tda"\nreopen = "full_raise"',
    'extends = "tda"\n[options]\n"raising.reopen" = "full_raise"',
    'extends = "tda"\n[options.blinds]\nchop = "yes"',
    'extends = "tda"\n[options.limits]\nraise_cap = 11',
    'extends = "tda"\n[options.limits]\nraise_cap = 0\nheadsup_cap = "capped"',
)


def said_of_mistakes():
    """The second column of the table of mistakes."""
    table = PAGE.split("| mistake | said |")[1].split("\n\n")[0]
    return re.findall(r"\| `(club\.toml: .*)` \|$", table, re.MULTILINE)


def test_the_file_of_the_page_is_a_house():
    club = read_house(FILE, "club.toml")
    assert (club.id, club.title.fr) == ("club", "Le Cercle")
    assert (club.options.raising.reopen, club.options.limits.raise_cap) == (
        "cumulative_full_raise",
        4,
    )
    assert club.books == house("rrop3_cash").books


def test_the_page_has_a_line_for_each_mistake():
    assert len(said_of_mistakes()) == len(MISTAKES)


@pytest.mark.parametrize(("text", "said"), list(zip(MISTAKES, said_of_mistakes(), strict=True)))
def test_a_mistake_is_answered_as_the_page_says(text, said):
    with pytest.raises(DataError) as refused:
        read_house(text, "club.toml")
    assert str(refused.value) == said


def test_the_page_counts_the_options_and_names_every_house():
    groups = {option.group for option in all_options().values()}
    assert f"There are {len(all_options())} in {len(groups)} groups" in PAGE
    assert [name for name in preset_names() if f"`{name}`" not in PAGE] == []


def test_the_example_in_python_runs(capsys):
    exec(compile(PYTHON, "houses.md", "exec"), {"text": FILE})  # noqa: S102 - our own example
    assert read_house(capsys.readouterr().out, "x.toml") == read_house(FILE, "club.toml")
