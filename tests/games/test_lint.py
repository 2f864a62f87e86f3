"""A host's own game file: every fault has its sentence, and a good one is played."""

import json
import re

import pytest

from croupier.data import DataError
from croupier.games import add_game, game, game_ids, library, mixed_game_ids, read_game
from croupier.journal import event_from, event_to
from croupier.play import Stakes
from croupier.play import events as ev
from kit.hands import deal
from kit.passing import pass_out

PLACE = "mine.toml"


def street(name="one", **values):
    """One street of a file."""
    said = {"name": name, "title": {"en": name, "fr": name}, **values}
    return "{" + ", ".join(f"{key} = {toml(value)}" for key, value in said.items()) + "}"


def toml(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + "}"
    return json.dumps(value)


def streets(*some):
    return f"streets = [{', '.join(some)}]"


FIRST = street(down=2, opener="after_blinds")
FLOP = street("two", board=3)
THIRD = street(down=2, up=1, opener="low_card")

WRONG = {
    "id": ("holdem", 'id = "My Game"', "id: 'My Game' must be small letters"),
    "id_digit": ("holdem", 'id = "8game"', "beginning with a letter"),
    "title": ("holdem", 'title = { en = "mine", fr = " " }', "title: both en and fr are needed"),
    "no_structures": ("holdem", "structures = []", "structures: name at least one"),
    "structures_twice": ("holdem", 'structures = ["pot", "pot"]', "each once"),
    "one_seat": ("holdem", "max_seats = 1", "max_seats: 1 is not from 2 to 10"),
    "eleven_seats": ("holdem", "max_seats = 11", "max_seats: 11 is not from 2 to 10"),
    "no_streets": ("holdem", "streets = []", "streets: a game has at least one"),
    "same_name": ("holdem", streets(FIRST, FLOP, FLOP), "'two' is the name of 2 streets"),
    "below_0": (
        "holdem",
        streets(FIRST, FLOP, street("three", board=-1)),
        "streets[2]: a number of cards is below 0",
    ),
    "first_deals_nothing": (
        "holdem",
        streets(street(board=3, opener="after_blinds"), FLOP),
        "streets[0]: the first street deals no cards; set down or up",
    ),
    "first_draws": (
        "draw",
        streets(street(down=5, draw=1)),
        "streets[0]: nothing can be drawn or thrown before cards are dealt",
    ),
    "first_throws": (
        "holdem",
        streets(street(down=3, throw=1, opener="after_blinds"), FLOP),
        "streets[0]: nothing can be drawn or thrown before cards are dealt",
    ),
    "draws_and_deals": (
        "draw",
        streets(street(down=5), street("two", draw=2, down=1)),
        "streets[1]: a draw replaces cards; it deals or throws none besides",
    ),
    "draws_too_many": (
        "draw",
        streets(street(down=3), street("two", draw=4)),
        "streets[1]: draw = 4, but a player holds 3 cards",
    ),
    "throws_all": (
        "holdem",
        streets(FIRST, street("two", board=3, throw=2)),
        "streets[1]: throw = 2 leaves nothing of 2 cards",
    ),
    "nothing_happens": (
        "holdem",
        streets(FIRST, FLOP, street("three", throw=1)),
        "streets[2]: nothing happens; set down, up, board or draw",
    ),
    "low_card_without_bring_in": (
        "holdem",
        streets(street(down=2, opener="low_card"), FLOP),
        "streets[0]: opener = 'low_card' is for the first street with forced = 'bring_in'",
    ),
    "low_card_later": (
        "stud",
        streets(THIRD, street("two", up=1, opener="low_card")),
        "streets[1]: opener = 'low_card' is for the first street",
    ),
    "bring_in_by_nobody": (
        "stud",
        streets(street(down=2, up=1, opener="high_board"), street("two", up=1)),
        "streets[0]: a bring-in is paid by low_card or high_card, not 'high_board'",
    ),
    "after_blinds_later": (
        "holdem",
        streets(FIRST, street("two", board=3, opener="after_blinds")),
        "streets[1]: opener = 'after_blinds' is for the first street of games with blinds",
    ),
    "after_blinds_without_blinds": (
        "draw",
        streets(street(down=5, opener="after_blinds"), street("two", draw=5)),
        "streets[0]: opener = 'after_blinds' is for the first street of games with blinds",
    ),
    "blinds_and_another_opener": (
        "holdem",
        streets(street(down=2), FLOP),
        "streets[0]: with blinds the first street opens 'after_blinds', not 'left_of_button'",
    ),
    "high_board_without_open_cards": (
        "holdem",
        streets(FIRST, street("two", board=3, opener="high_board")),
        "streets[1]: opener = 'high_board' needs cards that lie open; set up",
    ),
    "draw_opener_without_draw": (
        "holdem",
        streets(FIRST, street("two", board=3, opener="draw_opener")),
        "streets[1]: opener = 'draw_opener' is for family = 'draw'",
    ),
    "no_shares": ("holdem", "shares = []", "shares: a pot has 1 or 2 shares, not 0"),
    "three_shares": (
        "holdem",
        'shares = [{ scale = "high" }, { scale = "ace_to_five" }, { scale = "high" }]',
        "shares: a pot has 1 or 2 shares, not 3",
    ),
    "three_of_the_hole": (
        "omaha",
        'shares = [{ scale = "high", from_hole = [3] }]',
        "shares[0]: from_hole is [] (any cards) or [2] (exactly two)",
    ),
    "from_hole_without_board": (
        "stud",
        'shares = [{ scale = "high", from_hole = [2] }]',
        "shares[0]: from_hole needs common cards; no street sets board",
    ),
    "from_hole_of_badugi": (
        "omaha",
        'shares = [{ scale = "badugi", from_hole = [2] }]',
        "shares[0]: from_hole goes with high or ace_to_five, not 'badugi'",
    ),
    "high_qualifies": (
        "stud8",
        'shares = [{ scale = "high", qualifier = "hilo" }, { scale = "ace_to_five" }]',
        "shares[0]: qualifier = 'hilo' is for the second share, ace_to_five",
    ),
    "lone_low_qualifies": (
        "razz",
        'shares = [{ scale = "ace_to_five", qualifier = "hilo" }]',
        "shares[0]: qualifier = 'hilo' is for the second share",
    ),
    "low_before_high": (
        "stud8",
        'shares = [{ scale = "ace_to_five" }, { scale = "high" }]',
        "shares: the first of two is the high half",
    ),
    "two_highs": (
        "stud8",
        'shares = [{ scale = "high" }, { scale = "deuce_to_seven" }]',
        "shares: the second of two is the ace_to_five low half",
    ),
    "short_deck_alone": ("holdem", 'deck = "short"', "deck: 'short' and the scale 'short_deck'"),
    "short_scale_alone": (
        "holdem",
        'shares = [{ scale = "short_deck" }]',
        "deck: 'short' and the scale 'short_deck' go together",
    ),
    "family_draw": ("holdem", 'family = "draw"', "family: 'draw' is for games in which a street"),
    "draw_in_flop_family": ("lowball_a5", 'family = "flop"', "family: 'draw' is for games"),
    "family_stud": ("stud", 'family = "flop"', "family: 'stud' is for games in which a street"),
    "bring_in": ("holdem", 'forced = "bring_in"', "forced: 'bring_in' goes with family = 'stud'"),
    "stud_with_antes": ("stud", 'forced = "antes"', "forced: 'bring_in' goes with"),
    "openers": ("holdem", 'openers = "jacks"', "openers, passed_out: for draw games with antes"),
    "passed_out": ("lowball_a5", 'passed_out = "carry"', "openers, passed_out: for draw games"),
    "joker": ("holdem", 'joker = "by_option"', "joker: for draw games with the standard deck"),
    "too_few_cards": (
        "omaha6",
        "max_seats = 8",
        "max_seats: 8 players need 56 of 52 cards; at most 7 can be dealt",
    ),
}


@pytest.mark.parametrize("case", WRONG, ids=str)
def test_fault_is_told_with_its_place(case):
    base, wrong, sentence = WRONG[case]
    own_id = "" if wrong.startswith("id") else 'id = "mine"\n'
    with pytest.raises(DataError) as refused:
        read_game(f'extends = "{base}"\n{own_id}{wrong}', PLACE)
    told = str(refused.value)
    assert sentence in told
    assert all(line.startswith(f"{PLACE}: ") for line in told.splitlines())
    french = refused.value.text.fr
    assert len(french.splitlines()) == len(told.splitlines())
    assert not set(french.replace("\u00a0:", ":").splitlines()) & set(told.splitlines())
    assert re.search(r" [:;?](?: |$)", french) is None


def test_all_faults_of_a_file_are_told_at_once():
    with pytest.raises(DataError) as refused:
        read_game('extends = "holdem"\nid = "Mine!"\nmax_seats = 1\nstructures = []', PLACE)
    assert len(str(refused.value).splitlines()) == 3


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("max_seat = 6", "no such key 'max_seat'; did you mean 'max_seats'?"),
        ('shares = [{ scale = "hihg" }]', "no such word 'hihg'; did you mean 'high'?"),
        ('structures = ["limits"]', "no such word 'limits'; did you mean 'limit'?"),
        ('forced = "blind"', "no such word 'blind'; did you mean 'blinds'?"),
        ('deck = "shrt"', "no such word 'shrt'; did you mean 'short'?"),
    ],
)
def test_misspelt_word_gets_a_suggestion(text, suggestion):
    with pytest.raises(DataError) as refused:
        read_game(f'extends = "holdem"\nid = "mine"\n{text}', PLACE)
    assert suggestion in str(refused.value)
    assert str(refused.value).startswith(f"{PLACE}: ")
    assert "s’agit-il de" in refused.value.text.fr


def test_misspelt_game_to_extend_gets_a_suggestion():
    with pytest.raises(DataError, match="no game called 'holdm'; did you mean 'holdem'"):
        read_game('extends = "holdm"\nid = "mine"', PLACE)
    with pytest.raises(DataError, match="did you mean 'omaha8'"):
        game("omaha_8")
    with pytest.raises(DataError, match="not TOML"):
        read_game("extends = ", PLACE)


IRISH = f"""
extends = "holdem"
id = "irish"
title = {{ en = "Irish", fr = "irlandais" }}
structures = ["pot", "limit"]
max_seats = 8
{
    streets(
        street("preflop", down=4, opener="after_blinds"),
        street("flop", board=3),
        street("turn", throw=2, board=1, bet="big"),
        street("river", board=1, bet="big"),
    )
}
"""


@pytest.fixture
def own_games(monkeypatch):
    """The games that a host has added, none at first."""
    monkeypatch.setattr(library, "_added", {})


@pytest.mark.usefixtures("own_games")
def test_good_file_of_a_host_is_added_and_played():
    add_game(read_game(IRISH, PLACE))
    assert "irish" in game_ids()
    hand = deal("irish", stacks=[200] * 3, stakes=Stakes("pot", 2, 2, 1, 2), button=3)
    assert {len(cards) for cards in hand.state.hole[1:]} == {4}
    hand.play("3 call", "1 call", "2 check", "1 check", "2 check", "3 check")
    assert (hand.menu.draw, hand.menu.draw_least) == (2, 2)
    for seat in (1, 2, 3):
        thrown = "".join(map(str, hand.state.hole[seat][:2]))
        hand.play(f"{seat} draw {thrown}")
    assert {len(cards) for cards in hand.state.hole[1:]} == {2}
    pass_out(hand)
    assert hand.state.phase == "over"
    assert sum(hand.stacks) == 600
    began = ev.HandBegan(hand.setup)
    assert event_from(began.tag, json.loads(json.dumps(event_to(began)))) == began


@pytest.mark.usefixtures("own_games")
def test_hand_of_an_own_game_is_read_even_where_nobody_knows_the_game():
    add_game(read_game(IRISH, PLACE))
    hand = deal("irish", stacks=[200] * 3, stakes=Stakes("pot", 2, 2, 1, 2), button=3)
    began = ev.HandBegan(hand.setup)
    body = json.loads(json.dumps(event_to(ev.HandBegan(hand.setup))))
    assert event_from(began.tag, body) == began


@pytest.mark.usefixtures("own_games")
@pytest.mark.parametrize("id", ["holdem", "razz", *mixed_game_ids()])
def test_game_of_the_package_cannot_be_replaced(id):
    wrong = read_game(IRISH.replace('"irish"', f'"{id}"'), PLACE)
    with pytest.raises(DataError, match="is a game of the package"):
        add_game(wrong)
    assert id not in library._added


@pytest.mark.usefixtures("own_games")
def test_own_game_may_be_read_from_another_with_a_word_changed():
    mine = read_game('extends = "stud8"\nid = "regular"\nshares = [{ scale = "high" }]', PLACE)
    assert mine.streets == game("stud").streets
    add_game(mine)
    assert game("regular") is mine
