"""Houses: presets, citations, and clear words for wrong ones."""

import pytest

from croupier.data import DataError, build, merged, read_extending
from croupier.games import Game, game
from croupier.rulebook.house import House, house, preset_names


def test_every_preset_loads():
    for name in preset_names():
        assert house(name).id == name


def test_a_house_cites_its_own_book_first():
    both = ("rrop3:10.nolimit.3a", "tda:43A", "championship:bets.3")
    assert house("tda").cite(both) == ("tda:43A", "rrop3:10.nolimit.3a")
    assert house("rrop3_cash").cite(both) == ("rrop3:10.nolimit.3a",)
    assert house("championship").cite(both) == ("championship:bets.3", "tda:43A")


def test_where_the_books_of_a_house_are_silent_the_others_are_cited():
    assert house("rrop3_cash").cite(("tda:54B",)) == ("tda:54B",)


def test_an_unknown_house_is_refused_with_a_suggestion():
    with pytest.raises(DataError, match="no house called 'tad'; did you mean 'tda'"):
        house("tad")


def test_an_unknown_game_is_refused_with_a_suggestion():
    with pytest.raises(DataError, match="did you mean 'holdem'"):
        game("holdm")


def test_an_unknown_key_names_file_place_and_the_word_that_was_meant():
    text = 'id = "x"\ntitle = { en = "x", fr = "x" }\nbooks = []\n[options.raising]\nreopn = "x"'
    table = read_extending("x", {"x": text}.__getitem__)
    with pytest.raises(DataError, match=r"x\.toml\.options\.raising: no such key 'reopn'; did you"):
        build(House, table, "x.toml")


def test_a_wrong_word_and_a_wrong_kind_are_refused():
    with pytest.raises(DataError, match="no such word 'sometimes'"):
        build(
            House,
            {
                "id": "x",
                "title": {"en": "", "fr": ""},
                "books": [],
                "options": {"raising": {"min_rule": "sometimes"}},
            },
            "x.toml",
        )
    with pytest.raises(DataError, match="is not a whole number"):
        build(
            House,
            {
                "id": "x",
                "title": {"en": "", "fr": ""},
                "books": [],
                "options": {"limits": {"raise_cap": "3"}},
            },
            "x.toml",
        )


def test_a_missing_key_is_named():
    with pytest.raises(DataError, match="missing title, family"):
        build(Game, {"id": "x"}, "x.toml")


def test_a_file_cannot_extend_itself():
    files = {"a": 'extends = "b"', "b": 'extends = "a"'}
    with pytest.raises(DataError, match="extends itself through a -> b -> a"):
        read_extending("a", files.__getitem__)


def test_tables_merge_key_by_key_and_lists_are_replaced():
    assert merged({"a": {"x": 1, "y": [1, 2]}}, {"a": {"y": [3]}}) == {"a": {"x": 1, "y": [3]}}
