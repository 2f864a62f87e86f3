"""Files of the catalogue: what is wrong is told with file, rule and field, in both languages."""

import pytest

from croupier.data import DataError
from croupier.rulebook.catalogue import read_book, rule_of

TITLES = {"title": {"en": "TDA", "fr": "TDA"}, "short": {"en": "TDA", "fr": "TDA"}}
HEAD = '[section]\ntitle.en = "Betting"\ntitle.fr = "Mises"\n'
RULE = """
[rules."{id}"]
title.en = "Raises"
title.fr = "Relances"
gist.en = "A raise is a full one."
gist.fr = "Une relance est entière."
scope = ["all"]
kind = "betting"
mode = "enforce"
subject = "raises"
"""
FIRST = RULE.replace("{id}", "tda:43A")
PLACE = "tda/07_betting.toml"


def read(text, **more):
    return read_book("tda", TITLES, {"07_betting.toml": text, **more})


def test_a_section_has_its_rules_with_where_they_stand():
    (section,) = read(HEAD + FIRST).sections
    (rule,) = section.rules
    assert (rule.id, rule.book, rule.section) == ("tda:43A", "tda", "betting")


WRONG = {
    "no_toml": (HEAD + "oh", f"{PLACE}: not TOML: "),
    "no_section": (FIRST, f"{PLACE}: missing [section]"),
    "no_rules": (HEAD, f"{PLACE}: missing [rules]"),
    "rules_no_table": ("rules = 3\n" + HEAD, f"{PLACE}: rules: 3 is not a table"),
    "no_title": ("[section]\n" + FIRST, f"{PLACE}: section: missing title"),
    "half_a_title": (
        '[section]\ntitle.en = "x"\n' + FIRST,
        f"{PLACE}: section: title: missing fr",
    ),
    "another_book": (
        HEAD + RULE.replace("{id}", "rrop3:1"),
        f"{PLACE}: 'rrop3:1' is not a rule of tda",
    ),
    "no_table": (HEAD + '[rules]\n"tda:43A" = 1', f"{PLACE}: tda:43A: 1 is not a table"),
    "half_a_gist": (
        HEAD + FIRST.replace('gist.fr = "Une relance est entière."\n', ""),
        f"{PLACE}: tda:43A: gist: missing fr",
    ),
    "no_gist": (
        HEAD + "\n".join(line for line in FIRST.splitlines() if not line.startswith("gist")),
        f"{PLACE}: tda:43A: missing gist",
    ),
    "wrong_kind": (
        HEAD + FIRST.replace('kind = "betting"', 'kind = "bettin"'),
        f"{PLACE}: tda:43A: kind: no such word 'bettin'; did you mean 'betting'?",
    ),
    "unknown_field": (
        HEAD + FIRST.replace("subject", "subjct"),
        f"{PLACE}: tda:43A: no such key 'subjct'; did you mean 'subject'?",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_told_with_file_rule_and_field(mistake):
    text, said = WRONG[mistake]
    with pytest.raises(DataError) as refused:
        read(text)
    told = refused.value.text
    assert told.en.startswith(said)
    assert told.fr.startswith(f"{PLACE}\u00a0: ")
    assert told.fr.replace("\u00a0", "") != told.en


def test_a_rule_stands_in_a_book_once():
    with pytest.raises(DataError) as refused:
        read(HEAD + FIRST, **{"08_more.toml": HEAD + FIRST})
    assert str(refused.value) == (
        "tda/08_more.toml: tda:43A: this rule stands in tda/07_betting.toml too"
    )
    assert refused.value.text.fr == (
        "tda/08_more.toml\u00a0: tda:43A\u00a0: cet article figure aussi dans tda/07_betting.toml"
    )


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("tda:43a", "tda:43A"),
        ("TDA:43A", "tda:43A"),
        ("house:optons.agree", "house:options.agree"),
        ("HOUSE:options.agree", "house:options.agree"),
    ],
)
def test_a_rule_is_recognised_whatever_its_capitals_and_ours_are_among_them(asked, meant):
    with pytest.raises(DataError, match=f"no rule '{asked}'; did you mean '{meant}'") as refused:
        rule_of(asked)
    assert refused.value.text.fr == (
        f"il n’y a pas d’article '{asked}'\u00a0; s’agit-il de '{meant}'\u00a0?"
    )
