"""Rules of our own stand in their small catalogue."""

import re

from croupier.rulebook.catalogue import house_rules
from kit.shared import ROOT

SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src" / "croupier" / "games").rglob("*.toml")]
CITED = {
    rule
    for path in SOURCES
    for rule in re.findall(r'"(house:[a-z0-9_.]+)"', path.read_text("utf-8"))
}


def test_every_house_rule_that_is_cited_is_in_the_catalogue():
    assert CITED
    assert CITED - set(house_rules()) == set()


def test_every_house_rule_in_the_catalogue_is_cited():
    assert set(house_rules()) - CITED == set()


def test_every_house_rule_speaks_both_languages():
    for rule in house_rules().values():
        assert rule.title.en != rule.title.fr
        assert re.findall(r"\d+", rule.gist.en) == re.findall(r"\d+", rule.gist.fr)
