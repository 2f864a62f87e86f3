"""Errors about data: both languages, values as TOML writes them, and what was meant."""

import tomllib
from dataclasses import dataclass
from typing import Literal

import pytest

from croupier.data import DataError, build, hint, parsed, read_extending, shown
from croupier.text import Text


@dataclass(frozen=True)
class Part:
    """A part of what is read."""

    word: Literal["one", "Two"]


@dataclass(frozen=True)
class Whole:
    """What is read."""

    number: int
    parts: tuple[Part, ...]
    sure: bool = True
    note: str = ""


def test_an_error_says_in_both_languages_what_is_wrong_and_where():
    error = DataError(
        "no house called {name}; {known}",
        "il n’y a pas de maison {name}\u00a0; {known}",
        place="club.toml: extends",
        name="'tad'",
        known=hint("tad", ["tda"]),
    )
    assert str(error) == "club.toml: extends: no house called 'tad'; did you mean 'tda'?"
    assert error.text == Text(
        str(error),
        "club.toml\u00a0: extends\u00a0: il n’y a pas de maison 'tad'\u00a0; "
        "s’agit-il de 'tda'\u00a0?",
    )


def test_an_error_may_be_a_text_and_may_be_told_of_a_place_further_out():
    error = DataError(Text("too late", "trop tard")).at("x.toml")
    assert error.text == Text("x.toml: too late", "x.toml\u00a0: trop tard")


def test_braces_in_a_value_are_no_names():
    assert str(DataError("{word} is none", "{word} n’en est pas", word="{oh}")) == "{oh} is none"


@pytest.mark.parametrize(
    ("toml", "text"),
    [
        ("true", "true"),
        ("3", "3"),
        ("2.5", "2.5"),
        ("inf", "inf"),
        ('"utg"', "'utg'"),
        ('"it\'s"', '"it\'s"'),
        ('"a\\nb"', '"a\\nb"'),
        ("2026-01-31", "2026-01-31"),
        ("12:30:00", "12:30:00"),
        ("[true, [1, 2], 'x']", "[true, [1, 2], 'x']"),
        ("{ a = 1, b = { c = false } }", "{ a = 1, b = { c = false } }"),
        ("{}", "{}"),
    ],
)
def test_a_value_is_shown_as_toml_writes_it(toml, text):
    value = tomllib.loads(f"value = {toml}")["value"]
    assert shown(value) == text
    assert tomllib.loads(f"value = {shown(value)}")["value"] == value


def test_a_long_value_is_cut_to_eighty_signs():
    assert shown("a" * 78) == f"'{'a' * 78}'"
    assert shown("a" * 79) == f"'{'a' * 78}…"
    assert len(shown(list(range(1000)))) == 80
    assert shown(10**5000) == "…"


def test_a_word_is_recognised_whatever_its_capitals():
    assert hint("TDA:43a", ["tda:43A", "tda:43B"]).en == "did you mean 'tda:43A'?"
    assert hint("REOPNE", ["reopen"]).fr == "s’agit-il de 'reopen'\u00a0?"


def test_ten_of_the_words_there_are_will_do():
    some = [f"word_{number:02}" for number in range(11)]
    assert hint("?", some[:10]).en == f"known: {', '.join(some[:10])}"
    assert hint("?", some).en == f"known: {', '.join(some[:10])}, …"
    assert hint("?", some).fr == f"connus\u00a0: {', '.join(some[:10])}, …"


WRONG = (
    (3, "x: 3 is not a table"),
    ({}, "x: missing number, parts"),
    ({"nubmer": 1}, "x: no such key 'nubmer'; did you mean 'number'?"),
    ({"number": True, "parts": []}, "x: number: true is not a whole number"),
    ({"number": 1, "parts": {}}, "x: parts: {} is not a list"),
    ({"number": 1, "parts": [], "sure": 1}, "x: sure: 1 is not true or false"),
    ({"number": 1, "parts": [], "note": 1}, "x: note: 1 is not a text"),
    (
        {"number": 1, "parts": [{"word": "two"}]},
        "x: parts[0].word: no such word 'two'; did you mean 'Two'?",
    ),
    (
        {"number": 1, "parts": [{"word": True}]},
        "x: parts[0].word: no such word true; known: Two, one",
    ),
)


@pytest.mark.parametrize(("value", "said"), WRONG)
def test_what_does_not_fit_is_told_with_its_place_in_both_languages(value, said):
    with pytest.raises(DataError) as refused:
        build(Whole, value, "x", ": ")
    assert str(refused.value) == said
    french = refused.value.text.fr
    assert french.startswith("x\u00a0: ")
    assert french.replace("\u00a0", "") != said


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        ("a = ", "Invalid value (at end of document)", "à la fin du texte"),
        ("a = b", "Invalid value (at line 1, column 5)", "ligne 1, colonne 5"),
        ("a = " + "[" * 5000, "nested too deep", "trop imbriqué"),
        ("a = " + "1" * 5000, "a number is too long", "un nombre est trop long"),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text, en, fr):
    with pytest.raises(DataError) as refused:
        parsed(text, "x.toml")
    assert refused.value.text == Text(
        f"x.toml: not TOML: {en}", f"x.toml\u00a0: ce n’est pas du TOML\u00a0: {fr}"
    )


def test_what_extends_itself_or_no_text_is_told_in_both_languages():
    texts = {"a": 'extends = "b"', "b": 'extends = "a"', "c": "extends = true"}
    for name, said in {
        "a": "a\u00a0: le fichier s’étend lui-même par a -> b -> a",
        "c": "c\u00a0: extends\u00a0: true n’est pas un texte",
    }.items():
        with pytest.raises(DataError) as refused:
            read_extending(name, texts.__getitem__)
        assert refused.value.text.fr == said
