"""Hands move between files of one and files of several, and nothing about them is lost."""

import pytest

from croupier.formats import PhhError, gathered, read, scattered

ONE = "# why\nvariant = 'NT' # no-limit\n\nantes = [\n  0, # small blind\n  0,\n]\n"
WITH_TABLES = f"{ONE}\n[_mine] # tables of his own\nby = 'us'\n\n[[_mine.notes]]\nat = 1\n"


@pytest.mark.parametrize("text", [ONE, WITH_TABLES, ONE.replace("\n", "\r\n")])
def test_a_hand_is_the_same_after_a_stay_among_others(text: str) -> None:
    whole = gathered({"1": text, "a b": text}, "all.phhs")
    file = read(whole, "all.phhs")
    assert [hand.name for hand in file.hands] == ["1", "a b"]
    assert {name: alone.count("#") for name, alone in scattered(file)} == {
        "1": text.count("#"),
        "a b": text.count("#"),
    }
    for _, alone in scattered(file):
        assert read(alone, "x.phh").hands[0].fields == read(text, "x.phh").hands[0].fields


def test_a_plain_hand_comes_back_byte_for_byte() -> None:
    file = read(gathered({"1": ONE, "2": ONE}, "all.phhs"), "all.phhs")
    assert dict(scattered(file)) == {"1": ONE, "2": ONE}


def test_a_file_of_one_hand_is_that_hand() -> None:
    assert list(scattered(read("\ufeff" + ONE, "one.phh"))) == [("", ONE)]


def test_what_is_no_hand_cannot_be_gathered() -> None:
    with pytest.raises(PhhError, match=r"house:phh\.document"):
        gathered({"1": "variant = "}, "all.phhs")
