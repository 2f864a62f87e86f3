"""`croupier rules`: rules are shown, listed, found and compared, in both languages and as JSON."""

import pytest

from croupier.rulebook.catalogue import all_rules, house_rules, rule_of
from croupier.rulebook.options.index import all_options, unread_options
from kit.terminal import typed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_show_tells_all_about_a_rule(lang):
    printed = typed("rules", "show", "tda:47A", "--lang", lang)
    rule = rule_of("tda:47A")
    assert printed.code == 0
    assert printed.lines[0].startswith("tda:47A")
    assert rule.gist.in_language(lang) in printed.out
    assert rule.differs.in_language(lang) in printed.out
    assert "raising.reopen" in printed.out
    assert "championship:bets.3c" in printed.out
    assert "croupier.play.betting:may_raise_again" in printed.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("book", ["rrop3", "rrop11", "general", "tda", "championship"])
def test_every_book_can_be_listed(book, lang):
    rules = [rule for rule in all_rules().values() if rule.book == book]
    printed = typed("rules", "list", "--book", book, "--lang", lang)
    assert [line.split(" ")[0] for line in printed.lines[1:]] == [rule.id for rule in rules]
    assert all(rule.title.in_language(lang) in printed.out for rule in rules)


def test_list_takes_book_kind_and_mode_together():
    data = typed(
        "rules", "list", "--book", "tda", "--kind", "betting", "--mode", "enforce", "--json"
    ).data
    expected = [
        rule.id
        for rule in all_rules().values()
        if (rule.book, rule.kind, rule.mode) == ("tda", "betting", "enforce")
    ]
    assert [one["id"] for one in data["rules"]] == expected
    assert expected


def test_list_without_a_choice_has_all_692():
    assert len(typed("rules", "list", "--json").data["rules"]) == 692


def test_rule_that_is_not_built_says_so():
    pending = next(rule for rule in all_rules().values() if rule.pending)
    assert "not built yet" in typed("rules", "show", pending.id, "--lang", "en").out
    assert "pas encore construite" in typed("rules", "show", pending.id, "--lang", "fr").out


def test_show_as_json_has_texts_options_other_books_and_code():
    data = typed("rules", "show", "tda:47A", "--json").data
    assert data["title"] == {
        "en": rule_of("tda:47A").title.en,
        "fr": rule_of("tda:47A").title.fr,
    }
    assert "rrop3:10.nolimit.3b" in data["others"]
    assert "raising.reopen" in [one["option"] for one in data["options"]]
    assert "croupier.play.betting:may_raise_again" in data["code"]


def test_our_own_rules_are_shown_too():
    printed = typed("rules", "show", "house:amount.whole", "--lang", "en")
    assert "whole number of chips" in printed.out
    data = typed("rules", "show", "house:amount.whole", "--json").data
    assert data["gist"]["fr"].startswith("Un montant")


def test_search_takes_words_of_either_language_and_prints_in_the_one_asked_for():
    french = typed("rules", "search", "petite", "pisse", "--lang", "fr", "--limit", "3")
    english = typed("rules", "search", "small", "blind", "--lang", "en", "--limit", "3")
    firsts = [[line.split(" ")[0] for line in one.lines[::2]] for one in (french, english)]
    assert french.code == english.code == 0
    assert len(firsts[0]) == 3
    assert firsts[0] == firsts[1]
    assert rule_of(firsts[0][0]).gist.fr in french.out
    assert rule_of(firsts[0][0]).gist.en in english.out


def test_search_as_json_ranks():
    data = typed("rules", "search", "odd chip", "--json", "--limit", "4").data
    assert [one["rank"] for one in data["rules"]] == [1, 2, 3, 4]
    assert data["asked"] == "odd chip"


def test_search_for_nothing_known_ends_with_1():
    printed = typed("rules", "search", "xqzwv", "--lang", "fr")
    assert (printed.code, printed.out) == (1, "")
    assert "aucune règle trouvée" in printed.err
    assert typed("rules", "search", "xqzwv", "--json").data["rules"] == []


def test_compare_prints_each_point_with_value_articles_and_effect():
    printed = typed("rules", "compare", "tda", "championship", "--lang", "fr")
    start = printed.lines.index(next(x for x in printed.lines if x.startswith("raising.min_rule")))
    _, one, effect, other, other_effect = printed.lines[start : start + 5]
    assert one == "  tda\u00a0: largest_full_raise (tda:43A)"
    assert other == "  championship\u00a0: double_previous (championship:bets.3)"
    assert "500" in effect
    assert "600" in other_effect


def test_compare_says_which_options_nothing_reads_yet():
    lines = typed("rules", "compare", "tda", "championship", "--lang", "en").lines
    data = typed("rules", "compare", "tda", "championship", "--json").data
    layers = {one["option"]: one["layer"] for one in data["differences"]}
    assert layers["raising.reopen"] == ""
    assert any(layers.values())
    for option, layer in layers.items():
        after = lines[lines.index(next(x for x in lines if x.startswith(option))) + 1]
        assert ("read by no part of the program yet" in after) == bool(layer), option


def test_a_house_file_that_sets_what_nothing_reads_is_told_so(tmp_path):
    path = tmp_path / "club.toml"
    waiting = next(one for one in unread_options() if all_options()[one].values)
    option = all_options()[waiting]
    group, name = waiting.split(".")
    path.write_text(
        f'extends = "tda"\n[options.{group}]\n{name} = "{option.values[0]}"\n', encoding="utf-8"
    )
    printed = typed("rules", "compare", "tda", str(path))
    assert printed.code == 0
    assert f"read by no part of the program yet: {waiting}" in printed.err


def test_show_fills_the_number_of_an_option_and_says_its_bounds():
    out = typed("rules", "show", "rrop3:3.bets.3a", "--lang", "en").out
    assert "n, from 0 to 10: " in out
    assert "{" not in out
    data = typed("rules", "show", "rrop3:3.bets.3a", "--json").data
    cap = next(one for one in data["options"] if one["option"] == "limits.raise_cap")
    assert (cap["kind"], cap["least"], cap["most"], cap["layer"]) == ("number", 0, 10, "")


def test_our_own_rules_are_listed_and_found_by_their_id():
    listed = typed("rules", "list", "--book", "house", "--lang", "en")
    assert "house:amount.whole" in listed.out
    ids = [one["id"] for one in typed("rules", "list", "--book", "house", "--json").data["rules"]]
    assert set(ids) == set(house_rules())
    assert "whole number of chips" in typed("rules", "search", "house:amount.whole").out


def test_a_question_without_end_is_answered_at_once():
    printed = typed("rules", "search", "pot " + "xyzzy" * 20000 + " qwrt" * 20000, "--limit", "3")
    assert (printed.code, len(printed.lines)) == (0, 6)


def test_compare_as_json_says_what_each_value_does():
    data = typed("rules", "compare", "tda", "championship", "--json").data
    by_key = {one["option"]: one for one in data["differences"]}
    point = by_key["raising.min_rule"]
    assert data["houses"] == ["tda", "championship"]
    assert point["values"] == ["largest_full_raise", "double_previous"]
    assert "500" in point["effects"][0]["en"]
    assert "600" in point["effects"][1]["fr"]


def test_compare_reads_house_files(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text(
        'extends = "tda"\nid = "club"\n[options.raising]\nmin_rule = "double_previous"\n',
        encoding="utf-8",
    )
    data = typed("rules", "compare", "tda", str(path), "--json").data
    assert [one["option"] for one in data["differences"]] == ["raising.min_rule"]


def test_houses_that_agree_are_said_to():
    assert "same" in typed("rules", "compare", "tda", "tda", "--lang", "en").out
    assert typed("rules", "compare", "tda", "tda", "--json").data["differences"] == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", "tda:43Z"), "no rule 'tda:43Z'; did you mean 'tda:43"),
        (("list", "--book", "tdaa"), "no book 'tdaa'; did you mean 'tda'?"),
        (("list", "--kind", "bettin"), "no kind 'bettin'; did you mean 'betting'?"),
        (("list", "--mode", "enforced"), "no mode 'enforced'; did you mean 'enforce'?"),
        (
            ("compare", "tda", "champion"),
            "no house called 'champion'; did you mean 'championship'?",
        ),
        (("compare", "tda", "no.toml"), "no.toml: no such file"),
        (("search", "blind", "--lang", "de"), "no texts in 'de'"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(words, message):
    printed = typed("rules", *words)
    assert printed.code == 2
    assert printed.out == ""
    assert message in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def test_refusals_speak_the_language_asked_for():
    assert "pas de livre 'tdaa'" in typed("rules", "list", "--book", "tdaa", "--lang", "fr").err
    assert "s’agit-il de" in typed("rules", "show", "tda:43Z", "--lang", "fr").err
