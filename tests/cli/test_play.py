"""`croupier play`: hands typed to their end in several games and both languages."""

from itertools import chain, cycle, islice

import pytest

from croupier.games import game_ids, mixed_game_ids
from kit.terminal import typed

CALM = ("c", "k", "i", "d 0", "d 1", "s", "t 1", "p", "2", "f")
"""Keys tried in turn: one of them is legal whatever is asked, and few cost chips."""


def keys(count, *first):
    """These lines first, then calm ones; the last leaves the table."""
    return [*islice(chain(first, cycle(CALM)), count), "q", "q"]


def hands_played(printed):
    return int(printed.lines[-1].split(":")[1].split(".")[0])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_hands_of_every_game_come_to_their_end(game, lang):
    printed = typed("play", game, "--seed", "5", "--lang", lang, keys=keys(150))
    assert printed.code == 0
    assert hands_played(printed) >= 3
    assert "Traceback" not in printed.out + printed.err


@pytest.mark.parametrize("id", mixed_game_ids())
def test_mixed_games_go_from_game_to_game(id):
    printed = typed("play", id, "--seed", "2", "--seats", "2", "--lang", "en", keys=keys(400, "1"))
    titles = {line.split(",")[0].strip("─ ") for line in printed.lines if line.startswith("──")}
    assert printed.code == 0
    assert len(titles) >= 2


def test_the_chooser_is_offered_the_games_and_gets_his():
    printed = typed("play", "dealers_choice", "--lang", "en", keys=["x", "99", "16", "q"])
    assert " 16  badugi" in printed.lines
    assert any("badugi, limit 10/20" in line for line in printed.lines)


def test_own_cards_lie_open_and_others_do_not():
    printed = typed("play", "holdem", "--seed", "3", "--lang", "en", keys=["q"])
    own = [line for line in printed.lines if line.startswith("▸ 1")]
    others = [line for line in printed.lines if line.startswith("  2")]
    assert own
    assert "▒▒" not in own[0]
    assert others[0].count("▒▒") == 2


def test_the_menu_offers_what_is_legal_and_no_more():
    printed = typed("play", "holdem", "--seed", "3", "--seats", "2", "--lang", "en", keys=["q"])
    menu = next(line for line in printed.lines if line.startswith("f fold"))
    assert "c call 5" in menu
    assert "r raise to 20-1,000 (min 20 · pot 30 · all-in 1,000)" in menu
    assert "check" not in menu


def test_a_wrong_key_gets_a_gentle_line_and_the_menu_again():
    printed = typed(
        "play", "holdem", "--seed", "3", "--seats", "2", "--lang", "en", keys=["w", "k", "", "q"]
    )
    assert "'w' is no key here." in printed.lines
    assert "k (check) is not possible now." in printed.lines
    assert "Type a key, then Enter." in printed.lines
    assert sum(line.startswith("f fold") for line in printed.lines) == 4


def test_a_wrong_amount_is_refused_with_the_rule_and_the_bounds():
    printed = typed(
        "play", "holdem", "--seed", "3", "--lang", "en", "--house", "tda", keys=["r 11", "r x", "q"]
    )
    assert "Raise to 11 refused: the minimum is 20." in printed.lines
    assert any(line.startswith("(tda:43A") for line in printed.lines)
    assert "'x' is no amount: chips, min, half, pot or all." in printed.lines


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("r 40", "raises to 40."),
        ("raise min", "raises to 20."),
        ("b pot", "raises to 30."),
        ("r30", "raises to 30."),
        ("relancer tapis", "raises to 1,000, all-in."),
        ("r 1,000", "raises to 1,000, all-in."),
    ],
)
def test_amounts_are_typed_or_named(key, said):
    printed = typed(
        "play", "holdem", "--seed", "3", "--seats", "2", "--lang", "en", keys=[key, "q"]
    )
    assert f"Player {said}" in printed.lines


def test_an_amount_that_was_left_out_is_asked_for():
    printed = typed(
        "play", "holdem", "--seed", "3", "--seats", "2", "--lang", "en", keys=["r", "60", "q"]
    )
    assert "To how much in all?" in printed.lines
    assert "Player raises to 60." in printed.lines


def test_at_fixed_limit_the_size_goes_without_saying():
    printed = typed(
        "play", "holdem", "--structure", "limit", "--seed", "3", "--lang", "en", keys=["r", "q"]
    )
    assert "Player raises to 20." in printed.lines


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Legal for seat 1: fold, call 10, raise to anything from 20 to 1000."),
        ("fr", "Permis pour le siège 1 : passer, suivre 10, relancer à tout montant de 20 à 1000."),
    ],
)
def test_the_hint_says_what_happens_what_is_legal_and_by_which_rule(lang, said):
    printed = typed(
        "play", "holdem", "--seed", "3", "--house", "tda", "--lang", lang, keys=["h", "q"]
    )
    assert said in [line.replace("\u00a0", " ") for line in printed.lines]
    assert any("tda:43A" in line for line in printed.lines)


def test_cards_are_thrown_by_their_numbers():
    printed = typed(
        "play", "draw", "--seed", "4", "--seats", "2", "--lang", "en",
        keys=["c", "k", "b", "k", "c", "k", "d 9", "d 1 3", "q"],
    )  # fmt: skip
    assert any(" 1:" in line and " 5:" in line for line in printed.lines)
    assert any(line.startswith("Name the cards by number") for line in printed.lines)
    assert "Player draws 2 cards." in printed.lines


def test_the_winner_is_told_with_his_hand_and_the_reason():
    printed = typed(
        "play", "holdem", "--seed", "7", "--structure", "limit", "--lang", "en", keys=keys(200)
    )
    assert any(line.startswith("Why: ") for line in printed.lines)
    assert any(": pair of " in line and ", +" in line for line in printed.lines)


def test_the_end_of_the_input_is_a_polite_end():
    printed = typed("play", "stud", "--seed", "3", "--lang", "fr", keys=[])
    assert printed.code == 0
    assert printed.lines[-1].startswith("Mains jouées\u00a0: 0. Jetons\u00a0: ")


def test_the_language_is_that_of_the_environment():
    printed = typed(
        "play", "holdem", keys=["q"], env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}
    )
    assert "Joueur" in printed.out


def test_a_seed_repeats_a_session():
    first, second = (
        typed("play", "omaha8", "--seed", "9", "--lang", "en", keys=keys(60)) for _ in range(2)
    )
    assert first.out == second.out


def test_who_has_no_chips_left_buys_in_again():
    printed = typed(
        "play", "holdem", "--seed", "1", "--seats", "2", "--stack", "20", "--lang", "en",
        keys=["r all", "c", "t 1", "s", ""] * 30,
    )  # fmt: skip
    assert any("was out of chips and has 20 again" in line for line in printed.lines)


def test_the_rest_may_be_dealt_several_times():
    printed = typed(
        "play", "holdem", "--seed", "1", "--seats", "2", "--stack", "20", "--lang", "en",
        keys=["r all", "c", "t 2", "s", ""] * 30,
    )  # fmt: skip
    assert any("t 1 to t 3 times the rest is dealt" in line for line in printed.lines)


def test_a_game_of_the_host_is_played_from_its_file(tmp_path):
    file = tmp_path / "three.toml"
    file.write_text(
        'extends = "holdem"\nid = "three_at_most"\nmax_seats = 3\n'
        'title = { en = "for three [/b]", fr = "à trois" }\n',
        encoding="utf-8",
    )
    printed = typed("play", str(file), "--seed", "1", "--lang", "en", keys=keys(40))
    assert printed.code == 0
    assert any("for three [/b], no-limit 5/10" in line for line in printed.lines)
    assert hands_played(printed) >= 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hodlem",), "no game called 'hodlem'; did you mean 'holdem'?"),
        (("none.toml",), "none.toml: no such file"),
        (("kuhn", "--seats", "3"), "kuhn seats 2 players at most in the house 'online', not 3"),
        (("horse", "--seats", "9"), "horse seats 8 players at most, not 9"),
        (("stud", "--structure", "spread"), "stud is not played 'spread'; known: limit, pot, none"),
        (("horse", "--structure", "limit"), "horse has a structure for each of its games"),
        (("stud", "--house", "homme"), "no house called 'homme'; did you mean 'home'?"),
        (("stud", "--lang", "de"), "no texts in 'de'; --lang is en or fr"),
    ],
)
def test_what_cannot_be_played_is_one_line(words, said):
    printed = typed("play", *words)
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.startswith(said)
    assert len(printed.err.splitlines()) == 1
