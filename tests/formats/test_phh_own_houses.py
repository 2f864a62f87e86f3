"""Hands of a host’s own house come back from a file, and from a journal, under the same rules."""

import json

import pytest

from croupier.formats import export, read, replay, write
from croupier.journal.codec import setup_from, setup_to
from croupier.play import events as ev
from croupier.rulebook.house import House, house, preset_names, read_house
from kit.hands import deal

CLUB = read_house(
    """
    extends = "tda"
    [options.raising]
    min_rule = "double_previous"
    [options.house]
    languages = ["fr"]
    small_blind_range = [1000, 5000]
    [options.table_break]
    redraw_at = []
    """,
    "club.toml",
)
HOUSES = (*(house(name) for name in preset_names()), CLUB)


@pytest.mark.parametrize("rules", HOUSES, ids=lambda rules: rules.id)
def test_a_hand_of_any_house_comes_back_from_a_file_with_its_choices(rules: House) -> None:
    hand = deal(stacks=[5000] * 3, button=3, rules=rules)
    hand.play("3 raise 300", "1 fold", "2 fold")
    fields = export([ev.HandBegan(hand.setup), *hand.events])
    (again,) = read(write(fields), "club.phh").hands
    assert again.fields == fields
    began = replay(again, strict=True).events[0]
    assert began.setup.house.options == rules.options


@pytest.mark.parametrize("rules", HOUSES, ids=lambda rules: rules.id)
def test_a_setup_of_any_house_comes_back_from_the_journal(rules: House) -> None:
    setup = deal(stacks=[5000] * 3, button=3, rules=rules).setup
    assert setup_from(json.loads(json.dumps(setup_to(setup)))) == setup
