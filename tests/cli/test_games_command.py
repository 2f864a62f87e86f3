"""`croupier games`: the games in words of both languages, and faults of a host's file by line."""

import pytest

from croupier.games import game_ids, mixed_game_ids
from kit.terminal import typed

SOUND = """
extends = "holdem"
id = "sixes"
title = { en = "sixes", fr = "sixes" }
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_list_has_every_game_and_mixed_game(lang):
    printed = typed("games", "list", "--lang", lang)
    firsts = {line.split(" ")[0] for line in printed.lines}
    assert printed.code == 0
    assert firsts >= {*game_ids(), *mixed_game_ids()}


def test_list_speaks_the_language_of_the_environment():
    printed = typed("games", "list", env={"LANG": "fr_FR.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})
    assert "poker fermé" in printed.out


def test_list_as_json_has_texts_in_both_languages():
    data = typed("games", "list", "--json").data
    by_id = {one["id"]: one for one in data["games"]}
    assert by_id["stud"]["title"] == {"en": "seven-card stud", "fr": "stud à sept cartes"}
    assert {one["id"] for one in data["mixed_games"]} == set(mixed_game_ids())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_shown(game, lang):
    printed = typed("games", "show", game, "--lang", lang)
    assert printed.code == 0
    assert printed.lines[0].startswith(game)
    assert "None" not in printed.out


def test_show_says_what_is_dealt_who_acts_and_what_wins():
    out = typed("games", "show", "omaha8", "--lang", "en").out
    assert "1. Before the flop: 4 cards down to each" in out
    assert "the player left of the highest blind acts first" in out
    assert "half the pot: the best high hand, of exactly two of one’s own cards" in out
    assert "eight or better" in out


def test_show_in_french():
    out = typed("games", "show", "pineapple", "--lang", "fr").out
    assert "3 cartes cachées à chacun" in out
    assert "chacun jette 1 carte," in out
    assert "Gagne\u00a0: la meilleure main haute" in out


def test_show_says_what_is_not_as_in_other_games():
    assert "Besides: one bet a round and no raise" in typed("games", "show", "kuhn").lines
    jacks = typed("games", "show", "jacks", "--lang", "fr").out
    assert "De plus\u00a0: une paire de valets ou mieux pour ouvrir" in jacks
    assert "les antes restent au pot" in jacks


def test_show_of_a_mixed_game_has_its_games_in_turn():
    lines = typed("games", "show", "horse", "--lang", "en").lines
    assert "  1. hold’em (holdem), fixed limit" in lines
    assert "  5. seven-card stud hi-lo, eight or better (stud8), fixed limit" in lines


def test_show_as_json_has_streets_in_words_and_as_data():
    data = typed("games", "show", "badugi", "--json").data
    assert data["deck"] == "standard"
    assert [one["street"]["draw"] for one in data["streets"]] == [0, 4, 4, 4]
    assert data["streets"][1]["words"]["en"].startswith("draw up to 4 cards")
    assert [turn["game"] for turn in typed("games", "show", "horse", "--json").data["turns"]]


def test_an_unknown_game_is_one_line_with_a_suggestion():
    printed = typed("games", "show", "hoarse")
    assert printed.code == 2
    assert printed.out == ""
    assert printed.err == "no game called 'hoarse'; did you mean 'horse'?\n"


def test_an_unknown_language_is_refused():
    printed = typed("games", "list", "--lang", "de")
    assert (printed.code, printed.err) == (2, "no texts in 'de'; --lang is en or fr\n")


def test_an_unknown_game_is_refused_in_the_language_asked_for():
    for lang, said in {
        "en": "no game called 'OMAHA'; did you mean 'omaha'?\n",
        "fr": "il n’y a pas de variante 'OMAHA'\u00a0; s’agit-il de 'omaha'\u00a0?\n",
    }.items():
        printed = typed("games", "show", "OMAHA", "--lang", lang)
        assert (printed.code, printed.err) == (2, said)


def test_sound_files_pass(tmp_path):
    file = tmp_path / "sixes.toml"
    file.write_text(SOUND, encoding="utf-8")
    printed = typed("games", "check", str(file))
    assert printed.code == 0
    assert printed.lines == [f"{file}: ok", "1 passed, 0 failed"]


def test_every_fault_is_a_line_and_the_other_files_go_on(tmp_path):
    good, bad, word, broken = (tmp_path / f"{name}.toml" for name in ("good", "bad", "word", "x"))
    good.write_text(SOUND, encoding="utf-8")
    bad.write_text(SOUND + 'max_seats = 40\ndeck = "short"\n', encoding="utf-8")
    word.write_text(SOUND.replace("title", "tilte"), encoding="utf-8")
    broken.write_text("id = ", encoding="utf-8")
    missing = tmp_path / "missing.toml"
    printed = typed("games", "check", *map(str, (good, bad, word, broken, missing)))
    assert printed.code == 1
    assert f"{good}: ok" in printed.lines
    assert f"{bad}: max_seats: 40 is not from 2 to 10" in printed.lines
    assert f"{bad}: deck: 'short' and the scale 'short_deck' go together" in printed.lines
    assert f"{word}: no such key 'tilte'; did you mean 'title'?" in printed.lines
    assert any(line.startswith(f"{broken}: not TOML:") for line in printed.lines)
    assert f"{missing}: no such file" in printed.lines
    assert printed.lines[-1] == "1 passed, 4 failed"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not a text in UTF-8"),
        (b'extends = "hodlem"', "extends: no game called 'hodlem'; did you mean 'holdem'?"),
        (b"extends = 5", "extends: 5 is not a text"),
        (SOUND.encode() + b"max_seats = true", "max_seats: true is not a whole number"),
        (b"a = " + b"[" * 5000, "not TOML"),
    ],
)
def test_what_cannot_be_read_is_one_line(content, said, tmp_path):
    file = tmp_path / "game.toml"
    file.write_bytes(content)
    printed = typed("games", "check", str(file), str(tmp_path))
    assert printed.code == 1
    assert printed.lines[0].startswith(f"{file}: {said}")
    assert printed.lines[-1] == "0 passed, 2 failed"
    assert len(printed.lines) == 3


def test_check_as_json(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(SOUND + "max_seats = 40\n", encoding="utf-8")
    printed = typed("games", "check", str(file), "--json")
    assert printed.code == 1
    fault = f"{file}: max_seats: 40 is not from 2 to 10"
    one = printed.data["files"][0]
    assert (one["file"], one["ok"], one["faults"][0]) == (str(file), False, fault)
    assert (printed.data["passed"], printed.data["failed"]) == (0, 1)
