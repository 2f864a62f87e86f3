"""The houses that come with the package choose what the sheet of settings says for each book."""

import csv
from collections.abc import Mapping
from pathlib import Path

import pytest

from croupier.rulebook.house import house
from croupier.rulebook.options.articles import MOST_CHIPS, MOST_SECONDS
from croupier.rulebook.options.index import Option, all_options, as_text, value_of

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
    "betting.free_fold",
    "betting.reopening",
    "limits.cap_counts",
    "limits.blind_is_first_bet",
    "potlimit.round_unit",
    "blinds.short_forced_bet",
    "showdown.checked_hand_must_show",
    "odd_chips.stud_tie",
    "odd_chips.unawarded_low",
    "stud.all_in_low_card",
    "dead_hands.expose_pot_of_two_free",
    "conduct.last_instance",
}
"""Options the sheet does not have: what other programs do, home games,
and two points of the floor on which the books differ."""

OUR_WORDS = {"stud.open_pair": {"none"}}
"""Values the sheet does not have, of a program without that option."""

BOUNDS_OF_UNITS = {"seconds": (0, MOST_SECONDS), "chips": (0, MOST_CHIPS)}
"""The sheet names the unit of these numbers and no bounds; less than nothing cannot be meant, and
a day or a thousand million chips are enough."""


def sheet(shared: Path) -> dict[str, dict[str, str]]:
    """The settings by key, the stars of values that a book states itself taken off."""
    with (shared / "rules" / "settings.tsv").open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["key"]: {key: text.rstrip("*") for key, text in row.items()} for row in rows}


def chosen(preset: str) -> dict[str, str]:
    """What a preset chooses, in the words of the sheet."""
    options = house(preset).options
    return {key: as_text(value_of(options, key)) for key in all_options() if key not in OURS}


def allowed(row: Mapping[str, str]) -> tuple[str, tuple[str, ...], int | None, int | None]:
    """What the sheet allows: the kind, the words, the least and the most."""
    values = row["values"]
    if values == "bool":
        return "flag", ("true", "false"), None, None
    if values in BOUNDS_OF_UNITS:
        return "number", (), *BOUNDS_OF_UNITS[values]
    if values.startswith("int("):
        least, most = values.removeprefix("int(").removesuffix(")").split("..")
        return "number", (), int(least), int(most)
    if values == "list":
        return "list", (), None, None
    return "word", tuple(values.split(" | ")), None, None


def bounds(option: Option) -> tuple[int | None, int | None]:
    """The least and the most; of a list they hold for what is in it."""
    return (None, None) if option.kind == "list" else (option.least, option.most)


def test_every_setting_of_the_sheet_is_an_option_and_every_other_one_is_ours(shared: Path) -> None:
    assert set(all_options()) - OURS == set(sheet(shared))
    assert set(all_options()) >= OURS


def test_every_option_may_be_what_the_sheet_says(shared: Path) -> None:
    for key, row in sheet(shared).items():
        option = all_options()[key]
        words = tuple(each for each in option.values if each not in OUR_WORDS.get(key, ()))
        assert (option.kind, words, *bounds(option)) == allowed(row), key


def test_every_option_names_the_articles_of_the_sheet(shared: Path) -> None:
    for key, row in sheet(shared).items():
        articles = {rule for rule in row["rules"].split(",") if rule != "-"}
        assert set(all_options()[key].rules) >= articles, key
        assert bool(all_options()[key].rules) == bool(articles), key


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_chooses_what_the_sheet_says(preset: str, shared: Path) -> None:
    assert chosen(preset) == {key: row[preset] for key, row in sheet(shared).items()}


def test_the_neutral_house_chooses_the_default_of_the_sheet(shared: Path) -> None:
    assert chosen("neutral") == {key: row["default"] for key, row in sheet(shared).items()}


OF_BOOKS = {
    "general": {"showdown.checked_hand_must_show"},
    "rrop3_cash": {"dead_hands.expose_pot_of_two_free"},
    "rrop11_cash": {"dead_hands.expose_pot_of_two_free"},
    "home": {"dead_hands.expose_pot_of_two_free"},
    "tda": {"conduct.last_instance"},
    "championship": {"conduct.last_instance"},
}
"""Which of ours a book, or the house that follows it, has its own word on."""


def test_only_the_peer_and_some_books_choose_what_the_sheet_does_not_have() -> None:
    neutral = house("neutral").options
    for preset in PRESETS:
        options = house(preset).options
        differ = {key for key in OURS if value_of(options, key) != value_of(neutral, key)}
        assert differ == OF_BOOKS.get(preset, set()), preset
