"""Two houses are compared point by point, each point with the article that each house goes by."""

import csv
from pathlib import Path

import pytest

from croupier.rulebook.compare import differences
from croupier.rulebook.house import house
from croupier.rulebook.options.index import as_text

PAIRS = [
    ("tda", "championship"),
    ("rrop3_cash", "rrop3_tournament"),
    ("general", "tda"),
    ("online", "home"),
    ("rrop11_cash", "championship"),
]


def sheet(shared: Path) -> list[dict[str, str]]:
    with (shared / "rules" / "settings.tsv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_differences_are_those_of_the_sheet_line_by_line(one, other, shared):
    rows = sheet(shared)
    expected = {
        row["key"]: (row[one].rstrip("*"), row[other].rstrip("*"))
        for row in rows
        if row[one].rstrip("*") != row[other].rstrip("*")
    }
    found = {
        each.option.key: tuple(as_text(value) for value in each.values)
        for each in differences(house(one), house(other))
    }
    listed = {key: values for key, values in found.items() if key in {row["key"] for row in rows}}
    assert expected
    assert listed == expected


def test_each_house_goes_by_its_own_highest_book():
    found = {one.option.key: one for one in differences(house("tda"), house("championship"))}
    assert found["raising.min_rule"].values == ("largest_full_raise", "double_previous")
    assert found["raising.min_rule"].rules == (("tda:43A",), ("championship:bets.3",))


def test_a_house_differs_from_itself_in_nothing():
    assert differences(house("home"), house("home")) == ()
