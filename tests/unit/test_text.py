import pytest

from croupier.text import Text

PAIR = Text("pair of {rank}", "paire de {rank}")


def test_a_text_is_read_in_either_language() -> None:
    text = Text("the pot", "le pot")
    assert text.in_language("en") == "the pot"
    assert text.in_language("fr") == "le pot"


def test_another_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no texts in 'de', only in en and fr"):
        Text("pot", "pot").in_language("de")


def test_names_are_filled_in_both_languages() -> None:
    assert PAIR.format(rank=7) == Text("pair of 7", "paire de 7")


def test_a_text_fills_each_language_with_its_own_words() -> None:
    assert PAIR.format(rank=Text("kings", "rois")) == Text("pair of kings", "paire de rois")


def test_a_name_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        PAIR.format(kicker=7)
