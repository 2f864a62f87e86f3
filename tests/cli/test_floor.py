"""`croupier floor` asks in words, shows what stands for no answer, and asks again."""

import pytest

from kit.terminal import typed


def test_an_answer_that_cannot_be_read_is_asked_again() -> None:
    printed = typed("floor", "oversized chip", "--ask", keys=["1", "", "0.5", "", "1000", ""])
    assert printed.code == 0, printed.err
    assert "0.5" in printed.err
    assert "980 goes back" in printed.out


def test_the_default_is_shown_in_words_and_at_the_stakes() -> None:
    told = ["floor", "oversized chip", "--ask", "--small", "500", "--big", "1000"]
    printed = typed(*told, keys=["1", "", "", "", ""])
    assert printed.code == 0, printed.err
    assert "[a later round]" in printed.out
    assert "[2,000]" in printed.out
    assert "no-limit hold’em 500/1,000. Example: 6 players" in printed.out


def test_words_that_nothing_is_known_by_are_answered_in_one_sentence_and_what_to_do() -> None:
    printed = typed("floor", "xyzzy blorf")
    assert printed.code == 2
    assert "Nothing that happens at a table is known by these words." in printed.err
    assert "--stories" in printed.err
    french = typed("floor", "xyzzy blorf", "--lang", "fr")
    assert "n’est connu sous ces mots" in french.err


def test_story_of_another_game_is_said_to_be_of_another_game() -> None:
    printed = typed("floor", "false openers jacks or better")
    assert printed.code == 2
    assert "cannot happen at hold’em" in printed.err


@pytest.mark.parametrize(
    "words",
    ["mauvaise carte basse au stud", "he changed his mind how many cards he draws"],
)
def test_single_story_left_is_not_ruled_on_where_the_words_say_more_of_another_game(
    words: str,
) -> None:
    printed = typed("floor", *words.split())
    assert printed.code == 2
    assert "cannot happen at hold’em" in printed.err


def test_chips_dumped_are_no_soft_play() -> None:
    assert "are disqualified" in typed("floor", "--house", "tda", "chip", "dumping").out
    assert "played softly" in typed("floor", "--house", "tda", "soft", "play").out


def test_story_found_alone_is_ruled_on_at_once() -> None:
    printed = typed("floor", "cell phone")
    assert printed.code == 0
    assert "tda:5" in printed.out
