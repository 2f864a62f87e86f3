"""`--house` takes the id of a house or a file of the host's own."""

import pytest

from croupier.cli import serve as room
from croupier.rulebook.house import house
from kit.terminal import typed

CLUB = """
extends = "rrop3_cash"
title = { en = "The Club", fr = "Le Cercle" }
[options.raising]
min_rule = "double_previous"
"""
THREE_BLINDS = 'extends = "tda"\n[options.blinds]\nstructure = "three"\n'


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Writes `club.toml` where the command is typed."""
    monkeypatch.chdir(tmp_path)
    return (tmp_path / "club.toml").write_text


def test_a_session_is_played_by_a_house_file(file):
    file(CLUB)
    words = ("play", "holdem", "--house", "club.toml", "--seed", "3", "--lang")
    for lang, title in (("en", "The Club"), ("fr", "Le Cercle")):
        printed = typed(*words, lang, keys=["q"])
        assert printed.code == 0
        assert printed.lines[1].strip("─ ").endswith(f" · {title}")


def test_hands_are_simulated_by_a_house_file(file):
    file(CLUB)
    printed = typed("simulate", "omaha", "--house", "club.toml", "--hands", "3", "--json")
    assert (printed.code, printed.data["house"]) == (0, "club")


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('extends = "tdaa"', "club.toml: extends: no house called 'tdaa'; did you mean 'tda'?"),
        (
            'extends = "tda"\n[options.blinds]\nstraddle = "utgg"',
            "club.toml: options.blinds.straddle: no such word 'utgg'; did you mean 'utg'?",
        ),
        (
            'extends = "tda"\n[options.draw]\njoker = true',
            "club: draw.joker = true: only draw games are played with a joker;",
        ),
        (THREE_BLINDS, "three blinds need a middle blind in the stakes (rrop3:5.holdem.0c)"),
    ],
)
def test_a_house_that_cannot_be_is_one_line(file, command, text, said):
    file(text)
    printed = typed(command, "holdem", "--house", "club.toml")
    assert (printed.code, printed.out) == (2, "")
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            'extends = "tdaa"',
            "club.toml : extends : il n’y a pas de maison 'tdaa' ; s’agit-il de 'tda' ?",
        ),
        (
            'extends = "tda"\n[options.blinds]\nstraddle = "utgg"',
            "club.toml : options.blinds.straddle : il n’y a pas de mot 'utgg' ; s’agit-il de",
        ),
        (
            'extends = "tda"\n[options.draw]\njoker = true',
            "club : draw.joker = true : seul",
        ),
        (THREE_BLINDS, "holdem ne peut pas se jouer dans la maison 'club' : "),
    ],
)
def test_a_house_that_cannot_be_is_told_in_the_language_asked_for(file, text, said):
    file(text)
    printed = typed("play", "holdem", "--house", "club.toml", "--lang", "fr")
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.replace("\u00a0", " ").startswith(said)
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("holdm",), "il n’y a pas de variante 'holdm' ; s’agit-il de 'holdem' ?"),
        (("holdem", "--house", "x.toml"), "x.toml : ce fichier n’existe pas"),
        (("kuhn", "--structure", "pot"), "kuhn ne se joue pas en 'pot' ; connus : limit"),
        (("stud", "--seats", "10"), "stud se joue à 8 au plus dans la maison 'online', pas à 10"),
        (("horse", "--seats", "10"), "horse se joue à 8 au plus, pas à 10"),
        (("horse", "--structure", "limit"), "horse a une structure pour chacune de ses variantes"),
    ],
)
def test_what_cannot_be_played_is_told_in_the_language_asked_for(file, words, said):
    file(CLUB)
    printed = typed("play", *words, "--lang", "fr")
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.replace("\u00a0", " ").startswith(said)
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["play", "simulate", "serve"])
def test_a_file_that_is_not_there_is_one_line(file, command):
    file(CLUB)
    words = ("serve",) if command == "serve" else (command, "holdem")
    printed = typed(*words, "--house", "clubb.toml")
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.strip().endswith("clubb.toml: no such file")


def test_a_file_that_is_no_text_is_one_line(tmp_path):
    path = tmp_path / "club.toml"
    path.write_bytes(b"\xff\xfe")
    printed = typed("play", "--house", str(path))
    assert printed.code == 2
    assert printed.err.strip().endswith("club.toml: not a text in UTF-8")


def test_a_choice_that_only_limit_rules_out_is_refused_at_limit_and_nowhere_else(file):
    file('extends = "tda"\n[options.dealing]\nmax_runs = 3')
    words = ("simulate", "holdem", "--house", "club.toml", "--hands", "2")
    assert typed(*words).code == 0
    printed = typed(*words, "--structure", "limit")
    assert printed.code == 2
    assert "only no-limit and pot-limit games deal the cards to come more than once" in printed.err


def test_what_a_house_merely_inherits_stops_no_game(file):
    file('extends = "rrop3_cash"')
    words = ("simulate", "holdem", "--house", "club.toml", "--hands", "2", "--structure", "limit")
    assert typed(*words).code == 0


def test_the_tables_of_a_room_are_those_of_its_house(file):
    file(CLUB)
    tables = room._tables("club.toml")
    assert {table.house for table in tables} == {"club"}
    assert house("club").title.en == "The Club"


def test_a_room_seats_no_more_than_its_house(file):
    file('extends = "tda"\n[options.games]\nmax_seats_draw = 3\nmax_seats_flop = 5')
    seats = {table.game: table.seats for table in room._tables("club.toml")}
    assert (seats["draw"], seats["holdem"], seats["stud"], seats["dealers_choice"]) == (3, 5, 6, 3)


def test_a_room_whose_tables_could_not_play_is_not_opened(file):
    file(THREE_BLINDS)
    printed = typed("serve", "--house", "club.toml")
    assert (printed.code, printed.out) == (2, "")
    assert printed.err == (
        "croupier serve: holdem cannot be played in the house 'club': "
        "three blinds need a middle blind in the stakes (rrop3:5.holdem.0c)\n"
    )
