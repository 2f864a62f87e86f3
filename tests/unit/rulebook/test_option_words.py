"""Every option, and every value of it, is said in both languages, with the same figures."""

import re

import pytest

from croupier.data import DataError
from croupier.rulebook.options.index import Option, all_options
from croupier.rulebook.options.words import group_title, option_words, value_words
from croupier.text import Text

OPTIONS = tuple(all_options().values())
GROUPS = tuple(dict.fromkeys(option.group for option in OPTIONS))
SEPARATORS = re.compile("(?<=[0-9])[,\u202f\u00a0](?=[0-9]{3})")


def figures(said: str) -> list[str]:
    """The numbers of a text in ascending order, thousands set together."""
    return sorted(re.findall(r"[0-9]+", SEPARATORS.sub("", said)))


def texts(option: Option) -> list[Text]:
    """All that is said of an option."""
    words = option_words(option.key)
    return [words.title, words.meaning, *words.values.values()]


def needed(option: Option) -> set[str]:
    """The values that must have a sentence."""
    if option.kind == "number":
        return {"n"}
    return {"n", "none"} if option.kind == "list" else set(option.values)


def is_special(option: Option, value: str) -> bool:
    """Whether *value* is a number of its own, such as 0 for no limit, that may be chosen."""
    if option.kind != "number" or not value.isdecimal():
        return False
    most = int(value) if option.most is None else option.most
    return (option.least or 0) <= int(value) <= most


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_has_a_title(group: str) -> None:
    assert group_title(group).en
    assert group_title(group).fr


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_an_option_has_words_and_no_others_have(option: Option) -> None:
    said = set(option_words(option.key).values)
    assert needed(option) - said == set()
    assert [value for value in said - needed(option) if not is_special(option, value)] == []


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_says_the_same_figures_in_both_languages(option: Option) -> None:
    for text in texts(option):
        assert text.en.strip()
        assert text.fr.strip()
        assert figures(text.en) == figures(text.fr)
        assert text.en.count("{n}") == text.fr.count("{n}")


def values_to_say(option: Option) -> list[object]:
    """Every value of an option; of numbers its bounds, and those with a sentence of their own."""
    if option.kind == "word":
        return list(option.values)
    if option.kind == "flag":
        return [True, False]
    if option.kind == "list":
        return [option.default, ()]
    special = [int(v) for v in option_words(option.key).values if is_special(option, v)]
    return [option.default, *special, *(n for n in (option.least, option.most) if n is not None)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_the_words_of_every_value_are_complete_and_its_own(option: Option) -> None:
    said = [value_words(option.key, value) for value in values_to_say(option)]
    assert not {"{", "}"} & {letter for text in said for letter in text.en + text.fr}
    for texts_in in ([text.en for text in said], [text.fr for text in said]):
        assert len(set(texts_in)) == len({repr(value) for value in values_to_say(option)})


def test_two_options_have_two_titles() -> None:
    titles = [option_words(option.key).title for option in OPTIONS]
    groups = [option.group for option in OPTIONS]
    assert len(set(zip(groups, titles, strict=True))) == len(OPTIONS)


def test_a_number_is_filled_in_as_each_language_writes_it() -> None:
    said = value_words("cash.max_buy_in_bb", 1500)
    assert "1,500" in said.en
    assert "1\u202f500" in said.fr


def test_words_of_an_option_that_is_none_are_refused_with_a_suggestion() -> None:
    with pytest.raises(DataError, match=r"did you mean 'raising.reopen'"):
        option_words("raising.reopn")


def test_a_word_that_cannot_be_chosen_has_no_sentence() -> None:
    with pytest.raises(DataError, match="no words for 'sometimes'"):
        value_words("raising.reopen", "sometimes")
