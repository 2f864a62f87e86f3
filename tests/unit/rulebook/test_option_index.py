"""Options by their key: what they may be, and values as words and back."""

import re

import pytest

from croupier.data import DataError
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import house, preset_names
from croupier.rulebook.options.index import (
    all_options,
    as_text,
    changed,
    differing,
    from_text,
    option_of,
    unread_options,
    value_of,
)


def test_an_option_says_what_it_may_be():
    option = option_of("raising.reopen")
    assert (option.group, option.kind, option.default) == (
        "raising",
        "word",
        "cumulative_full_raise",
    )
    assert option.values == ("single_full_raise", "cumulative_full_raise", "only_not_yet_bet")
    assert "tda:47A" in option.rules
    assert not option.constant


def test_a_number_has_its_bounds_and_a_flag_two_values():
    cap = option_of("limits.raise_cap")
    assert (cap.kind, cap.values, cap.least, cap.most) == ("number", (), 0, 10)
    assert option_of("blinds.chop").values == ("true", "false")
    assert option_of("house.languages").kind == "list"


def test_a_point_on_which_the_books_agree_has_one_word():
    assert option_of("stud.bring_in_tie").constant
    assert option_of("stud.bring_in_tie").values == ("lowest_suit_opens",)


def test_every_article_of_an_option_is_in_the_catalogue():
    for option in all_options().values():
        assert all(words_of(rule).title.en for rule in option.rules), option.key


def test_the_value_of_a_house_is_found_by_the_key():
    assert value_of(house("tda").options, "showdown.order_forced") == "when_director_orders"
    assert value_of(house("general").options, "house.small_blind_range") == (1000, 5000)


@pytest.mark.parametrize("preset", preset_names())
def test_every_value_of_a_preset_comes_back_from_its_text(preset):
    options = house(preset).options
    for key in all_options():
        assert from_text(key, as_text(value_of(options, key))) == value_of(options, key)


def test_values_are_said_in_one_word():
    assert [as_text(value) for value in (True, 3, "utg", ("fr", "en"), (3, 2, 1), ())] == [
        "true",
        "3",
        "utg",
        "fr,en",
        "3,2,1",
        "none",
    ]


def test_a_list_may_be_typed_with_spaces():
    assert from_text("table_break.redraw_at", "2, 1") == (2, 1)


def test_a_text_that_is_no_number_is_refused():
    with pytest.raises(DataError, match=r"limits.raise_cap: 'three' is not a whole number"):
        from_text("limits.raise_cap", "three")
    with pytest.raises(DataError, match=r"house.small_blind_range: 'x' is not a whole number"):
        from_text("house.small_blind_range", "5,x")


@pytest.mark.parametrize("text", [" 3", "3 ", "1_0", "٣", "³", "+3", "", "3.0", "1" * 19])
def test_a_number_is_typed_in_plain_digits(text):
    with pytest.raises(DataError, match="is not a whole number") as refused:
        from_text("limits.raise_cap", text)
    assert "n’est pas un nombre entier" in refused.value.text.fr


def test_a_number_below_nothing_is_read_so_that_its_bounds_can_be_told():
    assert from_text("limits.raise_cap", "-1") == -1


@pytest.mark.parametrize("text", ["", ",", "3,,2", "3, ,2", "3,"])
def test_an_empty_item_of_a_list_is_refused(text):
    for key in ("table_break.redraw_at", "house.languages"):
        with pytest.raises(DataError, match="nothing stands between two commas") as refused:
            from_text(key, text)
        assert refused.value.text.fr.endswith("une liste vide s’écrit none")


def test_an_unknown_option_is_refused_with_a_suggestion():
    with pytest.raises(DataError, match=r"no option 'blinds.chopp'; did you mean 'blinds.chop'"):
        value_of(house("tda").options, "blinds.chopp")


def test_options_that_wait_name_a_layer_that_is_to_come():
    waiting = {all_options()[key].layer for key in unread_options()}
    assert waiting == {"floor", "tournament", "service"}


def test_what_differs_is_what_makes_the_one_of_the_other():
    for name in preset_names():
        options, base = house(name).options, house("tda").options
        assert changed(base, differing(options, base), "x") == options
    assert differing(house("tda").options, house("tda").options) == {}


def test_changes_are_refused_with_their_place():
    tda = house("tda").options
    for changes, said in (
        ({"raisng": {}}, "x: no such key 'raisng'; did you mean 'raising'"),
        ({"raising": 3}, "x.raising: 3 is not a table"),
        ([], "x: [] is not a table"),
        ({"raising": {"reopen": "x"}}, "x.raising.reopen: no such word 'x'"),
    ):
        with pytest.raises(DataError, match="^" + re.escape(said)):
            changed(tda, changes, "x")
