"""The houses that come with the package choose what the sheet of settings says for each book."""

import csv
from pathlib import Path

import pytest

from croupier.rulebook.house import house
from kit.options import option_names

PRESETS = (
    "rrop3_cash",
    "rrop3_tournament",
    "rrop11_cash",
    "general",
    "tda",
    "championship",
    "online",
    "home",
)

OURS = {
    "draw.openers": {"by_game": "anything"},  # Jacks is a game of its own here.
}
"""Words of ours, each with the word of the sheet that it stands for."""


def sheet(shared: Path) -> dict[str, dict[str, str]]:
    """The settings by key, the stars of values that a book states itself taken off."""
    with (shared / "rules" / "settings.tsv").open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["key"]: {key: text.rstrip("*") for key, text in row.items()} for row in rows}


def chosen(preset: str, option: str) -> str:
    """What a preset chooses for `group.field`, in the words of the sheet."""
    group, field = option.split(".")
    value = getattr(getattr(house(preset).options, group), field)
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return OURS.get(option, {}).get(text, text)


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_chooses_what_the_sheet_says(preset: str, shared: Path) -> None:
    settings = sheet(shared)
    both = [option for option in option_names() if option in settings]
    assert len(both) > 35
    differ = {
        option: (chosen(preset, option), settings[option][preset])
        for option in both
        if chosen(preset, option) != settings[option][preset]
    }
    assert differ == {}
