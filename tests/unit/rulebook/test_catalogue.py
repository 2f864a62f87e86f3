"""Every rule of the books stands in the catalogue, in both languages, in words of our own."""

import csv
import re
import unicodedata
from collections import Counter
from pathlib import Path

import pytest

from croupier.data import DataError
from croupier.rulebook.catalogue import all_rules, books, house_rules, of_subject, rule_of, words_of
from croupier.search import subjects
from croupier.text import Text

LONGEST_SHARED_RUN = 7
"""So many words in a row, equal to those of a book, are no accident of the trade's phrases."""

RULES = tuple(all_rules().values())


def inventory(shared: Path) -> dict[str, dict[str, str]]:
    with (shared / "rules" / "rules.tsv").open(encoding="utf-8") as file:
        return {row["id"]: row for row in csv.DictReader(file, delimiter="\t", quoting=3)}


def figures(text: str) -> Counter[str]:
    """The numbers of a text; 1,000 and 1 000 are one number."""
    whole = re.sub(r"(?<=\d)[\u202f\u00a0,](?=\d{3}(?!\d))", "", text)
    return Counter(re.findall(r"\d+", whole))


ENGLISH = ("three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
FRENCH = ("trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze")
NO_NUMBERS = re.compile(r"\b(three|four|five) of a kind\b|\bpaquet neuf\b")


def number_words(text: str, words: tuple[str, ...]) -> set[int]:
    """Which of the number *words* a text has, by their place."""
    said = re.findall(r"[^\W\d_]+", NO_NUMBERS.sub("", text.lower()))
    return {words.index(word) for word in said if word in words}


def texts_of(rule) -> list[Text]:
    return [rule.title, rule.gist, *([rule.differs] if rule.differs else [])]


def plain_words(text: str) -> list[str]:
    flat = unicodedata.normalize("NFKD", text.lower())
    return re.findall(r"[a-z0-9]+", "".join(c for c in flat if not unicodedata.combining(c)))


def runs(words: list[str]) -> set[tuple[str, ...]]:
    starts = range(len(words) - LONGEST_SHARED_RUN + 1)
    return {tuple(words[start : start + LONGEST_SHARED_RUN]) for start in starts}


def test_catalogue_holds_the_rules_of_the_inventory_and_no_other(shared):
    assert len(all_rules()) == 692
    assert set(all_rules()) == set(inventory(shared))


@pytest.mark.parametrize("column", ["book", "kind", "mode", "subject"])
def test_rules_are_filed_as_in_the_inventory(column, shared):
    rows = inventory(shared)
    differ = [rule.id for rule in RULES if getattr(rule, column) != rows[rule.id][column]]
    assert differ == []


def test_scope_is_that_of_the_inventory(shared):
    rows = inventory(shared)
    scopes = {one: [word.strip() for word in row["scope"].split(",")] for one, row in rows.items()}
    assert [rule.id for rule in RULES if list(rule.scope) != scopes[rule.id]] == []


def test_what_later_steps_build_is_pending_and_nothing_else_is(shared):
    built = {"1", "2", "3", "4", "5"}
    steps = {one: row["step"] for one, row in inventory(shared).items()}
    expected = {one: "" if step in built else f"step {step}" for one, step in steps.items()}
    assert {rule.id: rule.pending for rule in RULES} == expected


def test_books_come_in_order_with_all_their_rules():
    sizes = {book.id: sum(1 for _ in book.rules) for book in books()}
    assert sizes == {"rrop3": 417, "rrop11": 26, "general": 71, "tda": 157, "championship": 21}
    assert [len(book.sections) for book in books()] == [25, 1, 16, 9, 5]


def test_a_section_knows_its_book_and_its_rules_know_the_section():
    for book in books():
        for section in book.sections:
            assert section.rules
            assert section.book == book.id
            assert {(rule.book, rule.section) for rule in section.rules} == {(book.id, section.id)}


def test_both_languages_have_every_text():
    empty = [rule.id for rule in RULES if not all(text.en and text.fr for text in texts_of(rule))]
    assert empty == []


def test_both_languages_have_the_same_numbers():
    differ = [
        rule.id
        for rule in RULES
        if any(figures(text.en) != figures(text.fr) for text in texts_of(rule))
    ]
    assert differ == []


def test_both_languages_have_the_same_numbers_in_words():
    differ = [
        rule.id
        for rule in RULES
        if number_words(rule.gist.en, ENGLISH) != number_words(rule.gist.fr, FRENCH)
    ]
    assert differ == []


def test_rules_that_say_the_same_words_are_on_the_same_point():
    for language in ("en", "fr"):
        subjects_of: dict[str, set[str]] = {}
        for rule in RULES:
            said = rule.gist.in_language(language)
            subjects_of.setdefault(said, set()).add(rule.subject)
        assert [names for names in subjects_of.values() if len(names) > 1] == []


def test_each_language_is_written_in_itself():
    for rule in RULES:
        assert not {"the", "and", "of"} & set(plain_words(rule.gist.fr)), rule.id
        assert not {"le", "les", "et", "du", "des"} & set(plain_words(rule.gist.en)), rule.id


def test_french_is_typeset_as_french_is():
    loose = re.compile(r"'|[^\u00a0\u202f\d:/][:;?!»](?!/)|«[^\u00a0]|\d \d{3}\b| %")
    wrong = [
        (rule.id, text.fr) for rule in RULES for text in texts_of(rule) if loose.search(text.fr)
    ]
    assert wrong == []


def test_english_has_typographic_apostrophes():
    assert [rule.id for rule in RULES if any("'" in text.en for text in texts_of(rule))] == []


def test_no_sentence_of_the_books_is_copied(shared):
    theirs = set()
    for book in (shared / "sources").glob("*.txt"):
        theirs |= runs(plain_words(book.read_text(encoding="utf-8")))
    assert len(theirs) > 10_000
    copied = {
        rule.id: " ".join(min(shared_runs))
        for rule in RULES
        if (shared_runs := runs(plain_words(rule.gist.fr)) & theirs)
    }
    assert copied == {}


def test_rules_point_to_other_rules_that_exist():
    astray = [(rule.id, seen) for rule in RULES for seen in rule.see if seen not in all_rules()]
    assert astray == []
    assert [rule.id for rule in RULES if rule.id in rule.see] == []


def test_a_rule_that_says_how_others_differ_names_them():
    assert [rule.id for rule in RULES if rule.differs and not rule.see] == []


def test_every_subject_says_how_people_ask_for_it():
    assert set(subjects()) == {rule.subject for rule in RULES}
    scarce = [
        name
        for name, subject in subjects().items()
        if len(subject.asked.en) < 4 or len(subject.asked.fr) < 4
    ]
    assert scarce == []


def test_a_rule_is_found_by_its_id_and_by_its_subject():
    rule = rule_of("tda:43A")
    assert (rule.book, rule.section) == ("tda", "betting_and_raising")
    assert {one.id for one in of_subject(rule.subject)} >= {"rrop3:10.nolimit.3a", "tda:43A"}
    assert of_subject("no_such_subject") == ()


def test_an_unknown_id_is_refused_with_the_nearest_one():
    with pytest.raises(DataError, match=r"no rule 'tda:43Z'; did you mean 'tda:43"):
        rule_of("tda:43Z")


def test_words_of_an_id_are_found_in_the_books_and_among_our_own_rules():
    assert words_of("tda:43A") is rule_of("tda:43A")
    assert words_of("house:amount.whole") is house_rules()["house:amount.whole"]
    with pytest.raises(DataError):
        words_of("house:no.such")
