"""Every case of the books comes out as it says, and nothing a case can say is beyond failing."""

import re
from pathlib import Path

import pytest

from croupier.data import DataError
from croupier.formats.case import Case, Fault, is_case, read_case, run_case
from croupier.formats.case_hand import HAND_KEYS
from croupier.formats.case_room import ROOM_KEYS
from croupier.formats.case_table import TABLE_KEYS
from croupier.formats.case_table_floor import VERBS
from croupier.rulebook.house import HOUSE, book_of, house
from kit.shared import ROOT

FOLDER = ROOT / "tests" / "rules" / "cases"
FILES = sorted(FOLDER.rglob("*.phh"))
EVERY = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def case_in(file: Path) -> Case:
    return read_case(file.read_text(encoding="utf-8"), file.name)


def faults_of(text: str, house_id: str = "") -> tuple[Fault, ...]:
    case = read_case(text, "written.phh")
    return run_case(case, house(house_id or case.houses[0]))


def places(text: str) -> list[str]:
    return [fault.place for fault in faults_of(text)]


@EVERY
def test_case_comes_out_as_it_says_under_every_house_it_names(file: Path) -> None:
    case = case_in(file)
    assert [(each, run_case(case, house(each))) for each in case.houses] == [
        (each, ()) for each in case.houses
    ]


@EVERY
def test_every_article_of_a_case_is_in_force_in_one_of_its_houses(file: Path) -> None:
    case = case_in(file)
    books = {book for each in case.houses for book in house(each).books} | {HOUSE}
    assert [rule for rule in case.rules if book_of(rule) not in books] == []


def figures(words: str) -> list[str]:
    """The numbers of a text, without what sets off their thousands."""
    return re.findall(r"\d+", re.sub(r"(?<=\d)[,\u202f](?=\d{3})", "", words))


@EVERY
def test_both_languages_of_a_case_are_set_as_in_print(file: Path) -> None:
    case = case_in(file)
    for text in (case.title, case.reasoning):
        assert text.en
        assert text.fr
        assert "'" not in text.en + text.fr
        assert re.search(r" [:;?!»]|« |\d \d{3}", text.fr) is None


def test_no_two_cases_have_one_id_or_one_title() -> None:
    cases = [case_in(file) for file in FILES]
    assert len({case.id for case in cases}) == len(cases)
    assert len({case.title.en for case in cases}) == len(cases)
    assert len({case.title.fr for case in cases}) == len(cases)


def test_where_books_part_one_case_fails_under_the_other_house() -> None:
    (file,) = [file for file in FILES if file.stem == "c012_least_reraise_by_book"]
    told = file.read_text(encoding="utf-8")
    assert faults_of(told, "championship") == faults_of(told, "tda") == ()
    own = "_then.championship.raise_from = 1000\n"
    assert own in told
    (fault,) = faults_of(told.replace(own, ""), "championship")
    assert (fault.place, fault.expected.en, fault.got.en) == ("_then.raise_from", "850", "1000")
    assert fault.citation == ("championship:bets.3", "tda:43A")


TABLE = """_case = "written"
_rules = ["rrop3:4.blinds.4", "tda:32"]
_house = "rrop3_cash"
_table.chairs = 6
_table.blinds = [5, 10]
_table.players = { A = 1, B = 2, C = 3, D = 4, E = 5 }
_table.last = { button = 1, small = 2, big = 3 }
_floor = [{ away = "E" }, { sits = "N", seat = 6 }]
"""

WRONG_AT_TABLES = {
    "button": "3",
    "dead_button": "true",
    "small_blind": '"none"',
    "big_blind": '["D", "A"]',
    "first_to_act_preflop": '"D"',
    "first_to_act_postflop": "5",
    "last_to_act_postflop": '"A"',
    "first_card_to": '"A"',
    "last_card_to": "1",
    "dealt_in": '["A", "N"]',
    "not_dealt_in": '["N", "A"]',
    "posts": "{ D = { live = 10, dead = 5 } }",
    "offers": "{ N = 15 }",
    "owes": '{ N = ["big"] }',
    "missed_big_blinds": "{ E = 1 }",
    "waits_for": '{ N = "button" }',
    "hands_waited": "{ N = 5 }",
    "paid": "{ A = 5 }",
    "why": '{ player = "N", rules = ["rrop3:4.blinds.9"] }',
    "restarted": "true",
    "no_hand": "true",
    "next": "[{ button = 5 }]",
}


def test_no_key_at_a_table_is_left_untried() -> None:
    assert set(WRONG_AT_TABLES) == set(TABLE_KEYS)


@pytest.mark.parametrize(("key", "value"), WRONG_AT_TABLES.items())
def test_what_is_expected_wrongly_of_a_table_is_told(key: str, value: str) -> None:
    (fault,) = faults_of(f"{TABLE}_then.{key} = {value}\n")
    assert fault.place.startswith(f"_then.{key}")
    assert fault.expected.en != fault.got.en
    assert fault.citation == ("rrop3:4.blinds.4",)


RIGHT_AT_TABLES = """
_then.button = 2
_then.dead_button = false
_then.small_blind = "C"
_then.big_blind = 4
_then.first_to_act_preflop = "A"
_then.first_to_act_postflop = "C"
_then.last_to_act_postflop = 2
_then.first_card_to = "C"
_then.last_card_to = "B"
_then.dealt_in = ["A", 2]
_then.not_dealt_in = ["N", "E"]
_then.posts = { D = { live = 10, big = 10 }, A = {} }
_then.offers = { N = 10 }
_then.owes = { N = [] }
_then.waits_for = { N = "big_blind", E = "return", A = "nothing" }
_then.hands_waited = { N = 1 }
_then.paid = { A = 0 }
_then.why = { player = "N", rules = ["rrop3:4.blinds.5"] }
_then.next = [{ button = 3 }, { paid = { D = 15, N = 10 }, small_blind = "N" }]
"""


def test_what_is_expected_rightly_of_a_table_is_found() -> None:
    assert faults_of(TABLE + RIGHT_AT_TABLES) == ()


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ('{ sits = "M", seat = 2 }', "_floor[0]"),  # refused, and not expected to be
        ('{ sits = "M", seat = 6, refused = [] }', "_floor[0]"),  # allowed
        ('{ plays_over = "Q", absent = "A", refused = ["tda:32"] }', "_floor[0]"),  # other article
        ('{ pays_blind_of = "A", by = "A", refused = ["rrop3:2.procedures.13"] }', "_floor[0]"),
        ("{ then = { button = 1 } }", "_floor[0].then.button"),
    ],
)
def test_what_happens_otherwise_at_a_table_is_told(entry: str, place: str) -> None:
    text = TABLE.replace('[{ away = "E" }, { sits = "N", seat = 6 }]', f"[{entry}]")
    assert places(f"{text}_then.button = 2\n") == [place]


def test_a_refused_entry_leaves_the_table_as_it_was() -> None:
    entry = '{ sits = "A", seat = 6, refused = [] }'
    text = TABLE.replace('{ sits = "N", seat = 6 }', entry)
    assert places(f"{text}_then.dealt_in = [1]\n") == []


ROOM = """_case = "written"
_rules = ["rrop3:2.seating.1", "tda:32"]
_house = "rrop3_cash"
_room.games.5-10 = { game = "holdem", blinds = [5, 10] }
_room.tables.T1 = { chairs = 4, players = { A = 1, B = 2, C = 3 }, charge = 5 }
_room.tables.T2 = { chairs = 9, state = "free" }
_room.lists.5-10 = ["N", "M"]
_floor = [
  { do = "pay_time", player = "A" },
  { do = "pay_time", player = "B" },
  { do = "step_away", player = "C" },
  { do = "start_hand", table = "T1" },
]
"""

WRONG_IN_ROOMS = {
    "seats": "{ T1 = { A = 1, B = 2 } }",
    "sits": '{ A = "T2" }',
    "seat": "{ A = 2 }",
    "list": '{ 5-10 = ["M", "N"] }',
    "called": '{ N = "none" }',
    "locked": '{ N = "T1" }',
    "asks": '{ N = "T1" }',
    "must_move": '{ T1 = ["A"] }',
    "away": "{ A = true }",
    "absences": "{ C = 2 }",
    "may_pick_up": "{ C = true }",
    "present": "{ N = false }",
    "stacks": "{ A = 1 }",
    "playable": "{ A = 1 }",
    "buy_in": '{ N = { table = "T1", least = 1 } }',
    "owes_time": "{ A = 5 }",
    "balance": '{ "player:A" = 5 }',
    "ledger": "1",
    "rake": "{ T1 = 3 }",
    "offers": "{ C = 5 }",
    "owes": '{ C = ["small", "big"] }',
    "dealt_in": '{ T1 = ["A", "C"] }',
    "not_dealt_in": '{ T1 = ["A"] }',
    "posts": "{ A = { live = 1 } }",
    "button": "{ T1 = 3 }",
    "big_blind": "{ T1 = 4 }",
    "table_state": '{ T1 = "free" }',
    "size": "{ T1 = 5 }",
    "game": '{ T1 = "3-6" }',
    "file": '{ A = ["threats"] }',
    "sanctions": '{ A = ["bar"] }',
    "barred": "{ A = true }",
    "guests": '{ A = ["G"] }',
    "decided_by": '["rrop3:2.seating.9a"]',
    "happened": '["room.moved"]',
    "why": '{ ask = "why_called", player = "N", facts = { until = 1 } }',
    "refused": '{ do = "check_in", player = "Z" }',
}


def test_no_key_of_a_room_is_left_untried() -> None:
    assert set(WRONG_IN_ROOMS) == set(ROOM_KEYS)


@pytest.mark.parametrize(("key", "value"), WRONG_IN_ROOMS.items())
def test_what_is_expected_wrongly_of_a_room_is_told(key: str, value: str) -> None:
    (fault,) = faults_of(f"{ROOM}_then.{key} = {value}\n")
    assert fault.place.startswith(f"_then.{key}")
    assert fault.expected.en != fault.got.en
    assert fault.citation


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ('{ do = "join_list", player = "Z", game = "5-10" }', "_floor[0]"),
        ('{ do = "check_in", player = "Z", refused = [] }', "_floor[0]"),
        (
            '{ do = "join_list", player = "Z", game = "5-10", refused = ["rrop3:2.seating.4"] }',
            "_floor[0]",
        ),
        ('{ do = "check_in", player = "Z", why = ["rrop3:2.seating.4"] }', "_floor[0].why"),
        ('{ ask = "absence", player = "A", rules = ["tda:32"] }', "_floor[0].rules"),
        ('{ ask = "absence", player = "A", refused = [] }', "_floor[0]"),
        ('{ ask = "absence", player = "Z" }', "_floor[0]"),
        ("{ then = { seat = { A = 2 } } }", "_floor[0].then.seat"),
        ('{ hands = 1, table = "T2" }', "_floor[0]"),
    ],
)
def test_what_happens_otherwise_in_a_room_is_told(entry: str, place: str) -> None:
    text = re.sub(r"_floor = \[\n.*\n\]\n", f"_floor = [{entry}]\n", ROOM, flags=re.DOTALL)
    assert places(f"{text}_then.seat = {{ A = 1 }}\n") == [place]


def test_a_look_may_have_its_time() -> None:
    look = '{ at = "20:31", then = { owes_time = { C = 5 } } }'
    later = re.sub(r"_floor = \[\n.*\n\]\n", f"_floor = [{look}]\n", ROOM, flags=re.DOTALL)
    assert faults_of(later) == ()
    assert places(later.replace("C = 5", "C = 4")) == ["_floor[0].then.owes_time"]
    assert places(later + "_then.owes_time = { A = 4 }\n") == ["_then.owes_time"]
    with pytest.raises(DataError, match=r"_floor\[0\].at: it is later than that already"):
        faults_of(later.replace("20:31", "19:59"))


def test_people_and_tables_that_come_in_the_case_are_known() -> None:
    deeds = """
  { do = "check_in", player = "Z" },
  { do = "place_table", table = "T9", size = 6, by = "manager" },
"""
    text = ROOM.replace("_floor = [\n", f"_floor = [{deeds}")
    looks = "_then.sits = { Z = 'none' }\n_then.table_state = { T9 = 'free' }\n"
    assert faults_of(text + looks + "_then.balance = { 'player:Z' = 0, rent = 10 }\n") == ()


UNANSWERED = (
    '{ at = "20:01" }, '
    '{ do = "call_unanswered", player = "N", then = "bottom", by = "floor", at = "20:40" }'
)


def test_what_becomes_of_an_unanswered_call_is_no_look() -> None:
    text = re.sub(r"_floor = \[\n.*\n\]\n", f"_floor = [{UNANSWERED}]\n", ROOM, flags=re.DOTALL)
    assert faults_of(text + '_then.list = { 5-10 = ["M", "N"] }\n') == ()
    with pytest.raises(DataError, match="a case expects something"):
        faults_of(text)


def test_words_of_a_deed_that_name_nobody_make_nobody_known() -> None:
    text = re.sub(r"_floor = \[\n.*\n\]\n", f"_floor = [{UNANSWERED}]\n", ROOM, flags=re.DOTALL)
    with pytest.raises(DataError, match="nobody here is called 'bottom'"):
        faults_of(text + "_then.sits = { bottom = 'none' }\n")


def test_a_refusal_without_articles_has_no_empty_brackets() -> None:
    entry = '{ moves = "N", seat = 2 }'
    text = TABLE.replace(
        '{ away = "E" }, { sits = "N", seat = 6 }', f'{entry}, {{ sits = "N", seat = 6 }}'
    )
    (fault,) = faults_of(f"{text}_then.button = 2\n")
    assert fault.got.en == "refused: N has no seat here."
    assert fault.got.fr == "refusé\u00a0: N n’a pas de siège ici."


STRADDLED = TABLE.replace('{ away = "E" }, { sits = "N", seat = 6 }', "{ deal = 1, STRADDLE }")


@pytest.mark.parametrize("entry", ['straddle = ["E"]', "straddle = 5"])
def test_a_straddle_is_posted_by_who_is_left_of_the_blinds(entry: str) -> None:
    text = STRADDLED.replace("STRADDLE", entry) + "_then.paid = { E = 20, A = 0 }\n"
    assert faults_of(text) == ()
    again = "_then.posts = { A = { live = 0 } }\n_then.next = [{ paid = { E = 30 } }]\n"
    assert faults_of(text + again) == ()


def test_the_straddle_acts_last_before_the_flop() -> None:
    text = STRADDLED.replace("deal = 1, STRADDLE", 'straddle = ["E"]')
    straddled = "_then.posts = { E = { live = 20 } }\n_then.first_to_act_preflop = 'A'\n"
    assert faults_of(text + straddled) == ()
    without = "_then.posts = { E = { live = 0 } }\n_then.first_to_act_preflop = 'E'\n"
    assert faults_of(text + "_options.blinds.straddle = 'off'\n" + without) == ()


def test_who_straddles_is_somebody_of_the_case() -> None:
    with pytest.raises(DataError, match=r"_floor\[0\].straddle: nobody here is called 'Zoe'"):
        faults_of(STRADDLED.replace("STRADDLE", "straddle = ['Zoe']") + "_then.button = 3\n")


def test_a_word_stands_once_among_those_that_are_known() -> None:
    with pytest.raises(DataError) as refused:
        faults_of(TABLE + "_then.waits_for = { N = 'godot' }\n")
    assert refused.value.text.en.count("big_blind") == 1


def test_the_last_hand_may_be_told_by_names() -> None:
    by_name = TABLE.replace(
        "button = 1, small = 2, big = 3", "button = 'A', small = 'B', big = 'C'"
    )
    assert faults_of(by_name + RIGHT_AT_TABLES) == ()
    last = ", last = { button = 'A', small = 'B', big = 'C' }"
    room = ROOM.replace("charge = 5", f"charge = 5{last}")
    assert faults_of(room + "_then.button = { T1 = 2 }\n") == faults_of(
        room.replace("'A'", "1").replace("'B'", "2").replace("'C'", "3")
        + "_then.button = { T1 = 2 }\n"
    )


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("_then.button =\n", "valeur incorrecte (ligne 9, colonne 15)"),
        ("_then.button = [1\n", "liste non fermée (à la fin du texte)"),
        ("_case = 'again'\n", "cette valeur est déjà donnée (ligne 9, colonne 16)"),
        ("_then.button 3\n", "il faut « = » après une clé (ligne 9, colonne 14)"),
    ],
)
def test_no_toml_is_told_in_french_with_reason_and_place(broken: str, said: str) -> None:
    with pytest.raises(DataError) as refused:
        read_case(TABLE + broken, "x.phh")
    french = refused.value.text.fr.replace("\u00a0", " ")
    assert french == f"x.phh : ce n’est pas du TOML : {said}"


HAND = """_case = "written"
_rules = ["tda:47A"]
_house = "tda"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [25, 50, 0]
min_bet = 50
starting_stacks = [9000, 550, 9000]
actions = [
  "d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db Kh7c2d",
  "p1 cbr 300", "p2 cbr 500", "p3 cc",
]
"""

WRONG_IN_HANDS = {
    "actor": "2",
    "may": '["fold"]',
    "call": "300",
    "bring_in": "5",
    "draw": "5",
    "raise_from": "800",
    "raise_to_at_most": "900",
    "raise_to": "[800]",
    "refused": '{ action = "p1 cc" }',
    "pots": "[{ amount = 1, players = [1] }]",
    "show_order": "[1]",
    "shown": "[1]",
    "stacks": "[1, 2, 3]",
    "next_antes": "4",
}


def test_no_key_of_a_hand_is_left_untried() -> None:
    assert set(WRONG_IN_HANDS) == set(HAND_KEYS)


@pytest.mark.parametrize(("key", "value"), WRONG_IN_HANDS.items())
def test_what_is_expected_wrongly_of_a_hand_is_told(key: str, value: str) -> None:
    (fault,) = faults_of(f"{HAND}_then.{key} = {value}\n")
    assert fault.place == f"_then.{key}"
    assert fault.expected.en != fault.got.en
    assert fault.citation == ("tda:47A",)


def test_a_refusal_by_another_article_is_told() -> None:
    told = '_then.refused = { action = "p1 cbr 800", rules = ["tda:48"] }\n'
    (fault,) = faults_of(HAND + told)
    assert fault.citation == ("tda:48",)
    assert "tda:47A" in fault.got.en


def test_an_action_the_house_refuses_is_told_with_its_articles() -> None:
    text = HAND.replace('"p2 cbr 500"', '"p2 cbr 400"')
    (fault,) = faults_of(f"{text}_then.actor = 1\n")
    assert fault.place == "actions[8]"
    assert "tda:43A" in fault.citation


def test_a_hand_is_looked_at_before_any_of_its_actions() -> None:
    looks = "_floor = [{ at = 8, then = { actor = 2, raise_from = 500 } }]\n"
    assert faults_of(f"{HAND}{looks}_then.actor = 1\n") == ()
    assert places(f"{HAND}{looks.replace('actor = 2', 'actor = 3')}_then.actor = 1\n") == [
        "_floor[0].then.actor"
    ]


def test_a_case_may_hold_a_hand_and_a_table() -> None:
    table = TABLE[TABLE.index("_table") :]
    both = f"{HAND}{table}_then.actor = 1\n_then.button = 2\n"
    assert faults_of(both) == ()
    assert places(both.replace("actor = 1", "actor = 3").replace("button = 2", "button = 3")) == [
        "_then.actor",
        "_then.button",
    ]


def test_an_example_of_a_rule_is_a_case_too() -> None:
    folder = ROOT / "src" / "croupier" / "formats" / "examples"
    text = (folder / "short_all_in_alone.phh").read_text(encoding="utf-8")
    assert is_case(text, "short_all_in_alone.phh")
    assert read_case(text, "short_all_in_alone.phh").id == "short_all_in_alone"
    assert faults_of(text) == ()
    assert not is_case('variant = "NT"', "hand.phh")


BAD = {
    'x = "': "not TOML",
    TABLE + "_thn = 1\n": "no such key '_thn'; did you mean '_then'?",
    TABLE + "_then = {}\n_floor2 = 1\n": "no such key '_floor2'; did you mean '_floor'?",
    TABLE + "actons = []\n_then.button = 1\n": "no such key 'actons'; did you mean 'actions'?",
    TABLE: "_then: says nothing; a case expects something",
    TABLE.replace('_rules = ["rrop3:4.blinds.4", "tda:32"]\n', ""): "missing _rules",
    TABLE.replace("tda:32", "tda:32x"): "no rule 'tda:32x'; did you mean 'tda:32",
    TABLE.replace('_house = "rrop3_cash"\n', ""): "missing _house or _houses",
    TABLE.replace('"rrop3_cash"', '"rrop3_cach"'): "no house 'rrop3_cach'; did you mean",
    TABLE.replace("_table", "_tabel"): "no such key '_tabel'; did you mean '_table'?",
    TABLE.replace("chairs = 6", "chair = 6"): "_table: no such key 'chair'; did you mean 'chairs'?",
    TABLE.replace("E = 5", "E = 4"): "_table: seat 4 is taken twice",
    TABLE.replace(
        "_table.players", "_table.seats = [6, 6]\n_table.players"
    ): "seat 6 is taken twice",
    TABLE.replace("[5, 10]", "[10, 5]"): "_table: the small one of two blinds or bets is no more",
    TABLE.replace(
        "_table.chairs", "_table.bets = [4, 2]\n_table.chairs"
    ): "no more than the big one",
    TABLE.replace("small = 2", "small = 'Z'"): "_table.last.small: nobody here is called 'Z'",
    TABLE + "_then.button = 'two'\n": "_then.button: nobody here is called 'two'; known: A, B",
    TABLE + "_then.not_dealt_in = ['Zoe']\n": "_then.not_dealt_in: nobody here is called 'Zoe'",
    TABLE + "_then.owes = { Zoe = [] }\n": "_then.owes: nobody here is called 'Zoe'",
    TABLE
    + "_then.why = { player = 'Zoe', rules = [] }\n": "_then.why: nobody here is called 'Zoe'",
    TABLE + "_then.next = [{ paid = { Zoe = 0 } }]\n": "_then.next[0].paid: nobody here is called",
    TABLE.replace('away = "E"', 'wait = ["Zoe"]'): "_floor[0].wait: nobody here is called 'Zoe'",
    TABLE.replace('{ away = "E" }', "{ then = {}, awy = 1 }"): "no such key 'awy'; did you mean",
    TABLE.replace("blinds = [5, 10]", "blinds = [5]"): "_table: blinds and bets are two numbers",
    TABLE.replace("_table.blinds = [5, 10]\n", ""): "holdem is played with blinds",
    TABLE.replace("_table.chairs", '_table.game = "holdm"\n_table.chairs'): "'holdm'",
    TABLE.replace("_table.chairs", "_table.away = ['X']\n_table.chairs"): "_table: no such key 'X'",
    TABLE.replace("_table.chairs", "_table.owes = { A = ['x'] }\n_table.chairs"): "'x' is no blind",
    TABLE + "_then.buton = 1\n": "_then: no such key 'buton'; did you mean 'button'?",
    TABLE + "_then.button = true\n": "_then.button: true is neither a name nor the number",
    TABLE + "_then.waits_for = { N = 'x' }\n": "_then.waits_for.N: no such word 'x'",
    TABLE + "_then.posts = { N = { lve = 1 } }\n": "no such key 'lve'; did you mean 'live'?",
    TABLE + "_then.why = { player = 'N' }\n": "_then.why: missing rules",
    TABLE + "_then.dealt_in = 'Zoe'\n": "nobody here is called 'Zoe'",
    TABLE.replace("away =", "awy ="): "_floor[0]: no such key 'awy'; did you mean 'away'?",
    TABLE.replace("seat = 6", "set = 6"): "_floor[1]: no such key 'set'; did you mean 'seat'?",
    TABLE.replace(", seat = 6", ""): "_floor[1]: missing seat",
    TABLE.replace('away = "E"', "draws = { A = 'Kx' }"): "_floor[0].draws.A: 'Kx' is no card",
    TABLE.replace('{ away = "E" }', "{ at = 3, then = {} }"): "_floor: no such key 'at'",
    TABLE.replace('away = "E"', "draws = {}"): "_floor[0].draws: nobody draws",
    TABLE.replace('away = "E"', "plays_over = 'Q'"): "_floor[0]: missing absent",
    TABLE.replace('away = "E"', "deal = 1000000"): "_floor[0].deal: 1000000 is not from 0 to 1000",
    TABLE.replace("chairs = 6", "chairs = 1"): "_table.chairs: 1 is not from 2 to 11",
    TABLE.replace("big = 3", "big = 7"): "_table.last: 7 is not from 1 to 6",
    TABLE.replace("_table.last", "#"): "Nobody has drawn for the button",
    ROOM.replace("C = 3", "C = 3 } }\n_room.tables.T3 = { players = { A = 1"): (
        "_room.tables.T3.players: A has a seat at T1 already"
    ),
    ROOM + "_then.list = { NLL = [] }\n": "_then.list: there is no game 'NLL'; known: 5-10",
    ROOM
    + "_then.sits = { Nobody = 'none' }\n": "_then.sits: nobody here is called 'Nobody'; known",
    ROOM
    + "_then.called = { n = 'none' }\n": "_then.called: nobody here is called 'n'; did you mean",
    ROOM + "_then.owes_time = { Nobody = 0 }\n": "_then.owes_time: nobody here is called 'Nobody'",
    ROOM + "_then.barred = { Nobody = false }\n": "_then.barred: nobody here is called 'Nobody'",
    ROOM + "_then.not_dealt_in = { T1 = ['Z'] }\n": "_then.not_dealt_in.T1: nobody here is called",
    ROOM + "_then.balance = { 'tbl:T1' = 0 }\n": "_then.balance: no account is called 'tbl:T1'",
    ROOM + "_then.balance = { 'table:T7' = 0 }\n": "_then.balance: there is no table 'T7'",
    ROOM + "_then.balance = { 'player:Z' = 0 }\n": "_then.balance: nobody here is called 'Z'",
    ROOM + "_then.balance = { 'table' = 0 }\n": "_then.balance: no account is called 'table'",
    ROOM.replace('"C" }', '"C" }, { then = { seat = { Z = 0 } } }'): "_floor[3].then.seat: nobody",
    ROOM.replace('player = "A"', 'player = "A", by = "boss"'): (
        "_floor[0].by: 'boss' is neither dealer, floor, list or manager nor a player the case knows"
    ),
    ROOM + "_then.refused = { do = 'start_hand', table = 'T1', by = 'flor' }\n": "_then.refused.by",
    ROOM.replace('player = "A"', 'player = "A", at = 2005'): (
        "_floor[0].at: 2005 is no time of day; write it as 20:05"
    ),
    ROOM.replace("_room.lists", "_room.at = 2005\n_room.lists"): "_room.at: 2005 is no time of day",
    ROOM.replace('{ do = "step_away", player = "C" }', "{ then = {}, aks = 'absence' }"): (
        "_floor[2]: no such key 'aks'; did you mean 'ask'?"
    ),
    ROOM.replace('{ do = "step_away", player = "C" }', "{}"): "_floor[2]: says nothing",
    ROOM + "_then.refused = { by = 'floor' }\n": "_then.refused: missing do",
    TABLE + "_options.button.rul = 1\n_then.button = 1\n": "_options.button: no such key 'rul'",
    ROOM: "_then: says nothing",
    ROOM + "_table = { chairs = 6 }\n_then.button = 1\n": "_table and _room in one case",
    ROOM + "_then.seets = 1\n": "_then: no such key 'seets'; did you mean 'seats'?",
    ROOM + "_then.stacks = { A = 'x' }\n": "_then.stacks.A: 'x' is not a whole number",
    ROOM + "_then.size = { T7 = 9 }\n": "there is no table 'T7'",
    ROOM + "_then.refused = { player = 'A' }\n": "_then.refused: no such key 'player'",
    ROOM + "_then.why = { player = 'A' }\n": "_then.why: missing ask",
    ROOM + "_then.why = { ask = 'absens', player = 'A' }\n": "did you mean 'absence'?",
    ROOM.replace("pay_time", "pay_tim", 1): "_floor[0]: no deed is called 'pay_tim'; did you mean",
    ROOM.replace('start_hand", table', 'start_hand", tabel'): "'tabel'; did you mean 'table'?",
    ROOM.replace('{ do = "step_away"', '{ dos = "step_away"'): "_floor[2]: no such key 'dos'",
    ROOM.replace('"step_away", player = "C"', '"step_away", player = "C", at = "25:99"'): "no time",
    ROOM.replace('"step_away", player = "C"', '"step_away", player = "C", at = "19:00"'): "later",
    ROOM.replace("C = 3 }", "C = 2 }"): "_room.tables.T1.players: two players in one seat",
    ROOM.replace("chairs = 4", "charis = 4"): "no such key 'charis'; did you mean 'chairs'?",
    ROOM.replace("lists.5-10", "lists.5-20"): "_room.lists: no such key '5-20'",
    HAND + "_floor = [{ at = 99, then = { actor = 1 } }]\n": "_floor[0].at: no action 99",
    HAND + "_floor = [{ at = 3, pushes = 500 }]\n": "_floor[0]: no such key 'pushes'",
    HAND + "_floor = [{ away = 'A' }]\n_then.actor = 1\n": "_floor",
    HAND + "_then.acter = 1\n": "no such key 'acter'; did you mean 'actor'?",
    HAND.replace("min_bet = 50\n", "") + "_then.actor = 1\n": "min_bet: missing; NT needs it",
    HAND.replace('"p3 cc",', '"p3 xx",', 1) + "_then.actor = 1\n": "actions[3]",
    "[one]\na = 1\n[two]\na = 1\n": "several hands; a case has a file of its own",
    TABLE[: TABLE.index("_table")] + "_then.button = 1\n": "a case is about a hand",
}


NOTHING_SAID = (TABLE, ROOM)


@pytest.mark.parametrize(("text", "told"), BAD.items(), ids=range(len(BAD)))
def test_a_bad_file_is_refused_where_it_is_bad_in_both_languages(text: str, told: str) -> None:
    if "_then" not in text and text not in NOTHING_SAID:
        text += "_then.seat = {}\n" if "_room" in text else "_then.button = 2\n"
    with pytest.raises(DataError) as refused:
        faults_of(text)
    said = refused.value.text
    assert said.en.startswith("written.phh: ")
    assert told in said.en
    assert said.fr.replace("\u00a0", "") != said.en
    assert said.fr.startswith("written.phh\u00a0: ")


MANUAL = (ROOT / "docs" / "case-files.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", MANUAL, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_every_case_of_the_manual_passes(block: str) -> None:
    case = read_case(block, "manual.phh")
    assert [run_case(case, house(each)) for each in case.houses] == [()] * len(case.houses)


def test_the_manual_has_every_key() -> None:
    keys = {*TABLE_KEYS, *ROOM_KEYS, *VERBS, "ask", "do", "hands", "at"}
    assert [key for key in sorted(keys) if not re.search(rf"`[^`]*\b{key}\b[^`]*`", MANUAL)] == []
