"""`croupier simulate` plays every game in every structure, and refuses in one line."""

import pytest

from croupier.games import game, game_ids
from kit.terminal import typed

ALL = [(one, structure) for one in game_ids() for structure in game(one).structures]


@pytest.mark.parametrize(("name", "structure"), ALL)
def test_every_game_plays_in_every_structure(name, structure):
    printed = typed("simulate", name, "--structure", structure, "--hands", "5")
    assert printed.code == 0
    assert printed.out.startswith("5 hands, ")


def test_json_says_what_was_played():
    data = typed("simulate", "stud", "--hands", "3", "--seats", "4", "--json").data
    assert (data["game"], data["structure"], data["seats"]) == ("stud", "limit", 4)
    assert (data["hands"], data["seed"], data["house"]) == (3, 1, "neutral")
    assert data["events"] > 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hodlem",), "no game called 'hodlem'; did you mean 'holdem'?"),
        (("stud", "--structure", "spread"), "stud is not played 'spread'; known: limit, pot, none"),
        (("kuhn", "--seats", "3"), "kuhn seats 2 players at most in the house 'neutral', not 3"),
        (("horse",), "horse is a mixed game; simulate its games one by one"),
        (("stud", "--house", "homme"), "no house called 'homme'; did you mean 'home'?"),
    ],
)
def test_what_cannot_be_played_is_one_line(words, said):
    printed = typed("simulate", *words, "--json")
    assert (printed.code, printed.out, printed.err) == (2, "", f"{said}\n")
