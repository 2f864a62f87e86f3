"""House files of a host: what they extend and change, and one clear line for every mistake."""

import dataclasses
import re

import pytest

from croupier.data import DataError
from croupier.rulebook.house import (
    ChoicesClash,
    add_house,
    house,
    house_toml,
    preset_names,
    read_house,
    read_own_house,
)
from croupier.rulebook.options.bounds import check_bounds
from croupier.rulebook.options.index import all_options, value_of
from croupier.text import Text

CLUB = """
extends = "tda"
id = "club"
title = { en = "The Club", fr = "Le Club" }
books = ["tda", "general"]

[options.blinds]
straddle = "utg"

[options.clock]
seconds = 45
"""


def test_a_file_changes_single_points_of_the_preset_it_extends():
    club, tda = read_house(CLUB, "any.toml"), house("tda")
    assert (club.id, club.title, club.books) == (
        "club",
        Text("The Club", "Le Club"),
        ("tda", "general"),
    )
    differ = {
        key for key in all_options() if value_of(club.options, key) != value_of(tda.options, key)
    }
    assert differ == {"blinds.straddle", "clock.seconds"}
    assert (club.options.blinds.straddle, club.options.clock.seconds) == ("utg", 45)


def test_the_keys_a_file_sets_itself_are_known_even_if_they_change_nothing():
    mine = read_own_house('extends = "tda"\n[options.blinds]\nstraddle = "off"', "club.toml")
    assert mine.own == {"blinds.straddle"}
    assert mine.rules.options == house("tda").options


def test_what_a_file_leaves_out_comes_from_its_name_and_the_preset():
    mine = read_house('extends = "championship"', "/srv/houses/Friday Night.toml")
    assert (mine.id, mine.title) == ("friday_night", Text("Friday Night", "Friday Night"))
    assert mine.books == house("championship").books
    assert mine.options == house("championship").options


def test_a_title_may_be_one_text_for_both_languages():
    assert read_house('extends = "tda"\ntitle = "Le Cercle"', "x.toml").title == Text(
        "Le Cercle", "Le Cercle"
    )


def test_lists_and_numbers_are_written_as_toml_has_them():
    text = """
    extends = "tda"
    [options.table_break]
    redraw_at = [2, 1]
    [options.house]
    languages = ["fr"]
    small_blind_range = [1000, 5000]
    """
    options = read_house(text, "x.toml").options
    assert options.table_break.redraw_at == (2, 1)
    assert options.house.languages == ("fr",)
    assert options.house.small_blind_range == (1000, 5000)


def test_a_mark_that_some_editors_put_before_the_text_is_no_fault():
    assert read_house('\ufeffextends = "tda"', "x.toml").books == house("tda").books


WRONG = {
    "not_toml": ("extends = tda", "x.toml: not TOML: Invalid value"),
    "too_deep": ("a = " + "[" * 5000, "x.toml: not TOML: nested too deep"),
    "empty": ("# nothing yet", "x.toml: the file says nothing; begin with extends ="),
    "extends_nothing": (
        'title = "x"',
        "x.toml: missing extends; a house changes points of another: extends =",
    ),
    "extends_unknown": (
        'extends = "tdaa"',
        "x.toml: extends: no house called 'tdaa'; did you mean 'tda'?",
    ),
    "extends_no_text": ("extends = 3", "x.toml: extends: 3 is not a text"),
    "extends_itself": (
        'extends = "club"\nid = "club"',
        "x.toml: extends: 'club' would extend itself; give yours another id",
    ),
    "id_of_the_package": (
        'extends = "tda"\nid = "home"',
        "x.toml: id: 'home' is a house of the package; give yours another id",
    ),
    "id_with_capitals": (
        'extends = "tda"\nid = "My Club"',
        "x.toml: id: 'My Club' is not small letters, digits and underscores",
    ),
    "unknown_key": (
        'extends = "tda"\nboks = []',
        "x.toml: no such key 'boks'; did you mean 'books'?",
    ),
    "group_at_the_top": (
        'extends = "tda"\n[blinds]\nstraddle = "utg"',
        "x.toml: no such key 'blinds'; write [options.blinds]",
    ),
    "option_at_the_top": (
        'extends = "tda"\nreopen = "full_raise"',
        "x.toml: no such key 'reopen'; write reopen under [options.raising]",
    ),
    "key_at_the_top": (
        'extends = "tda"\n"options.raising.reopen" = "full_raise"',
        "x.toml: no such key 'options.raising.reopen'; write reopen under [options.raising]",
    ),
    "quoted_key": (
        'extends = "tda"\n[options]\n"raising.reopen" = "full_raise"',
        "x.toml: options: no such key 'raising.reopen'; write raising.reopen without quotes, or",
    ),
    "quoted_key_in_a_group": (
        'extends = "tda"\n[options.raising]\n"raising.reopen" = "full_raise"',
        "x.toml: options.raising: no such key 'raising.reopen'; did you mean 'reopen'?",
    ),
    "option_of_another_group": (
        'extends = "tda"\n[options.betting]\nstraddle = "utg"',
        "x.toml: options.betting: no such key 'straddle'; there is blinds.straddle",
    ),
    "capital_letters": (
        'extends = "TDA"',
        "x.toml: extends: no house called 'TDA'; did you mean 'tda'?",
    ),
    "date": (
        'extends = "tda"\n[options.clock]\nseconds = 2026-01-31',
        "x.toml: options.clock.seconds: 2026-01-31 is not a whole number",
    ),
    "endless_number": ("extends = " + "1" * 5000, "x.toml: not TOML: a number is too long"),
    "a_day_and_more": (
        'extends = "tda"\n[options.clock]\nseconds = 86401',
        "x.toml: options.clock.seconds: 86401 is above the maximum, 86400",
    ),
    "amount": (
        'extends = "tda"\n[options.potlimit]\nround_unit = 1000000001',
        "x.toml: options.potlimit.round_unit: 1000000001 is above the maximum, 1000000000",
    ),
    "no_language": (
        'extends = "tda"\n[options.house]\nlanguages = []',
        "x.toml: options.house.languages: a house speaks one language at least",
    ),
    "language_twice": (
        'extends = "tda"\n[options.house]\nlanguages = ["fr", "fr"]',
        "x.toml: options.house.languages: 'fr' is named twice",
    ),
    "language_in_full": (
        'extends = "tda"\n[options.house]\nlanguages = ["fr", "English"]',
        "x.toml: options.house.languages: 'English' is not a language in two small letters",
    ),
    "rising_redraws": (
        'extends = "tda"\n[options.table_break]\nredraw_at = [1, 3]',
        "x.toml: options.table_break.redraw_at: [1, 3] must fall, each number below the one",
    ),
    "same_redraw": (
        'extends = "tda"\n[options.table_break]\nredraw_at = [3, 3]',
        "x.toml: options.table_break.redraw_at: [3, 3] must fall",
    ),
    "eleven_redraws": (
        'extends = "tda"\n[options.table_break]\nredraw_at = [11,10,9,8,7,6,5,4,3,2,1]',
        "x.toml: options.table_break.redraw_at: 11 numbers are too many; 10 at most",
    ),
    "id_of_a_book": ('extends = "tda"\nid = "rrop3"', "x.toml: id: 'rrop3' names a rulebook; give"),
    "id_of_our_book": ('extends = "tda"\nid = "house"', "x.toml: id: 'house' names a rulebook;"),
    "long_id": (
        f'extends = "tda"\nid = "{"a" * 65}"',
        f"x.toml: id: '{'a' * 65}' is not small letters, digits and underscores, 1 to 64 of them",
    ),
    "empty_title": ('extends = "tda"\ntitle = " "', "x.toml: title: ' ' is not 1 to 80 printable"),
    "long_title": (
        f'extends = "tda"\ntitle = "{"a" * 81}"',
        f"x.toml: title: '{'a' * 78}… is not 1 to 80 printable signs",
    ),
    "title_of_two_lines": (
        'extends = "tda"\ntitle = { en = "x", fr = "a\\nb" }',
        'x.toml: title: "a\\nb" is not 1 to 80 printable signs',
    ),
    "options_no_table": ('extends = "tda"\noptions = 3', "x.toml: options: 3 is not a table"),
    "unknown_group": (
        'extends = "tda"\n[options.blind]\n',
        "x.toml: options: no such key 'blind'; did you mean 'blinds'?",
    ),
    "group_no_table": (
        'extends = "tda"\noptions.blinds = "utg"',
        "x.toml: options.blinds: 'utg' is not a table",
    ),
    "unknown_option": (
        'extends = "tda"\n[options.raising]\nreopn = "x"',
        "x.toml: options.raising: no such key 'reopn'; did you mean 'reopen'?",
    ),
    "unknown_word": (
        'extends = "tda"\n[options.blinds]\nstraddle = "utgg"',
        "x.toml: options.blinds.straddle: no such word 'utgg'; did you mean 'utg'?",
    ),
    "word_for_a_flag": (
        'extends = "tda"\n[options.blinds]\nchop = "yes"',
        "x.toml: options.blinds.chop: 'yes' is not true or false",
    ),
    "flag_for_a_number": (
        'extends = "tda"\n[options.limits]\nraise_cap = true',
        "x.toml: options.limits.raise_cap: true is not a whole number",
    ),
    "fraction": (
        'extends = "tda"\n[options.limits]\nraise_cap = 2.5',
        "x.toml: options.limits.raise_cap: 2.5 is not a whole number",
    ),
    "too_many": (
        'extends = "tda"\n[options.limits]\nraise_cap = 11',
        "x.toml: options.limits.raise_cap: 11 is above the maximum, 10",
    ),
    "too_few": (
        'extends = "tda"\n[options.clock]\nseconds = -1',
        "x.toml: options.clock.seconds: -1 is below the minimum, 0",
    ),
    "too_few_in_a_list": (
        'extends = "tda"\n[options.table_break]\nredraw_at = [3, 0]',
        "x.toml: options.table_break.redraw_at: 0 is below the minimum, 1",
    ),
    "no_list": (
        'extends = "tda"\n[options.house]\nlanguages = "fr"',
        "x.toml: options.house.languages: 'fr' is not a list",
    ),
    "word_in_a_list_of_numbers": (
        'extends = "tda"\n[options.table_break]\nredraw_at = ["3"]',
        "x.toml: options.table_break.redraw_at[0]: '3' is not a whole number",
    ),
    "the_only_word": (
        'extends = "tda"\n[options.stud]\nbring_in_tie = "highest_suit_opens"',
        "x.toml: options.stud.bring_in_tie: no such word 'highest_suit_opens'; did you mean",
    ),
    "unknown_book": (
        'extends = "tda"\nbooks = ["tad"]',
        "x.toml: books: no book called 'tad'; did you mean 'tda'?",
    ),
    "book_twice": (
        'extends = "tda"\nbooks = ["tda", "tda"]',
        "x.toml: books: a book stands in the order of precedence once",
    ),
    "books_no_list": ('extends = "tda"\nbooks = "tda"', "x.toml: books: 'tda' is not a list"),
    "half_a_title": (
        'extends = "tda"\ntitle = { en = "The Club" }',
        "x.toml: title: missing fr",
    ),
    "title_no_text": ('extends = "tda"\ntitle = 3', "x.toml: title: 3 is not a table"),
    "clash": (
        'extends = "tda"\n[options.limits]\nraise_cap = 0',
        "x.toml: limits.raise_cap = 0, limits.headsup_cap = ",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_one_line_that_names_file_place_and_what_was_meant(mistake):
    text, said = WRONG[mistake]
    with pytest.raises(DataError) as refused:
        read_house(text, "x.toml")
    assert str(refused.value).startswith(said)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_told_in_french_too(mistake):
    with pytest.raises(DataError) as refused:
        read_house(WRONG[mistake][0], "x.toml")
    told = refused.value.text
    assert told.en == str(refused.value)
    assert told.fr.startswith("x.toml\u00a0: ")
    assert told.fr.removeprefix("x.toml\u00a0: ") != told.en.removeprefix("x.toml: ")
    assert re.search(r" [:;?](?: |$)", told.fr) is None
    assert len(told.fr.splitlines()) == 1


def test_a_mistake_in_french_reads_like_one():
    for mistake, said in {
        "unknown_option": "options.raising : il n’y a pas de clé 'reopn' ; s’agit-il de 'reopen' ?",
        "too_many": "options.limits.raise_cap : 11 est au-dessus du maximum, 10",
        "not_toml": "ce n’est pas du TOML : ligne 1, colonne 11",
        "word_for_a_flag": "options.blinds.chop : 'yes' n’est ni true ni false",
    }.items():
        with pytest.raises(DataError) as refused:
            read_house(WRONG[mistake][0], "x.toml")
        assert refused.value.text.fr.replace("\u00a0", " ") == f"x.toml : {said}"


def test_the_name_of_a_file_makes_a_plain_id():
    for name, plain in {
        "Friday Night": "friday_night",
        "ümläut": "umlaut",
        "Œil-de-bœuf n° 2": "oeil_de_boeuf_n_2",
        "Straße": "strasse",
        "a" * 70: "a" * 64,
    }.items():
        text = 'extends = "tda"\ntitle = "x"'
        assert read_house(text, f"/srv/{name}.toml").id == plain


def test_a_file_whose_name_has_no_plain_letter_is_asked_for_an_id():
    with pytest.raises(DataError, match="no plain letters or digits; give the house an id"):
        read_house('extends = "tda"', "扑克.toml")
    assert read_house('extends = "tda"\nid = "ours"', "扑克.toml").title.en == "扑克"


@pytest.mark.parametrize("name", ["rrop3", "house"])
def test_a_file_with_the_name_of_a_book_is_told_how_to_be_a_house(name):
    with pytest.raises(DataError, match=f"'{name}' names a rulebook; give the file another name"):
        read_house('extends = "tda"', f"{name}.toml")


def test_every_preset_keeps_within_the_bounds():
    for name in preset_names():
        check_bounds(house(name).options, all_options(), name)
    for option in all_options().values():
        assert (option.least is None) == (option.most is None)


def test_a_file_with_the_name_of_a_preset_is_told_how_to_be_another_house():
    with pytest.raises(DataError, match="give the file another name, or yours an id"):
        read_house('extends = "tda"', "tda.toml")
    assert read_house('extends = "tda"\nid = "ours"', "tda.toml").id == "ours"


def test_everything_that_clashes_is_told_at_once():
    text = 'extends = "tda"\n[options.limits]\nraise_cap = 0\n[options.cash]\nrake_pct = 5'
    with pytest.raises(ChoicesClash) as refused:
        read_house(text, "x.toml")
    lines = str(refused.value).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["x.toml"] * 2
    assert [clash.keys[0] for clash in refused.value.clashes] == [
        "limits.raise_cap",
        "cash.rake_pct",
    ]


def test_a_choice_that_clashes_is_shown_in_eighty_signs():
    amounts = ", ".join(str(number) for number in range(1, 100))
    with pytest.raises(ChoicesClash) as refused:
        read_house(f'extends = "tda"\n[options.house]\nsmall_blind_range = [{amounts}]', "x.toml")
    shown = str(refused.value).split(" = ")[1].split(": ")[0]
    assert (len(shown), shown[-1]) == (80, "…")


def test_a_house_written_down_says_only_what_differs_and_comes_back_the_same():
    club = read_house(CLUB, "x.toml")
    assert house_toml(club) == CLUB.lstrip("\n")
    assert read_house(house_toml(club), "x.toml") == club


@pytest.mark.parametrize("base", preset_names())
@pytest.mark.parametrize("name", preset_names())
def test_every_preset_can_be_written_as_a_change_of_every_other(name, base):
    mine = dataclasses.replace(house(name), id="mine")
    assert read_house(house_toml(mine, base), "other.toml") == mine


def test_a_preset_is_written_without_its_id_so_that_the_file_names_it():
    text = house_toml(house("online"))
    assert "id =" not in text
    assert read_house(text, "ours.toml").options == house("online").options


def test_a_title_is_written_whatever_signs_it_has():
    title = Text('The "Q" \\ Club ♠ \U0001f0cf', "Le\u00a0cercle")
    mine = dataclasses.replace(house("tda"), id="mine", title=title)
    assert read_house(house_toml(mine), "x.toml") == mine


def test_a_house_of_a_host_is_known_once_it_is_added_and_never_hides_a_preset():
    club = read_house(CLUB, "x.toml")
    with pytest.raises(DataError, match="no house called 'club'"):
        house("club")
    add_house(club)
    assert house("club") is club
    assert "club" not in preset_names()
    with pytest.raises(DataError, match="'tda' is a house of the package; give yours another id"):
        add_house(dataclasses.replace(club, id="tda"))


def test_two_houses_do_not_bear_the_same_id_but_the_same_house_may_come_twice():
    club = read_house(CLUB, "x.toml")
    add_house(club)
    add_house(read_house(CLUB, "y.toml"))
    with pytest.raises(DataError, match="two houses called 'club'; give one of them another id"):
        add_house(dataclasses.replace(club, title=Text("Another", "Une autre")))
    assert house("club") is club


def test_a_misspelt_house_of_a_host_is_recognised():
    add_house(read_house(CLUB, "x.toml"))
    with pytest.raises(DataError, match="did you mean 'club'"):
        house("clubb")
