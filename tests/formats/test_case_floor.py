"""A case tells the floor what happened, and nothing it says of the ruling is beyond failing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.data import DataError
from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.incident import Incident
from croupier.floor.ruling import DECISIONS
from croupier.floor.telling import fields_of
from croupier.floor.words import bind
from croupier.formats.case import Fault, read_case, run_case
from croupier.formats.case_floor_ruling import LOOKS as RULING_KEYS
from croupier.formats.case_hand import LYING_KEYS
from croupier.rulebook.house import house
from kit.shared import ROOT
from kit.terminal import typed

HEAD = """_case = "written"
_title.en = "Chips"
_title.fr = "Jetons"
_rules = ["tda:45B", "rrop3:3.dead.5"]
_house = "tda"
"""
HAND = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [9000, 9000, 9000]
"""
DEALT = '"d dh p1 ????", "d dh p2 ????", "d dh p3 ????"'
FLOP = f'{DEALT}, "p3 cc", "p1 cc", "p2 cc", "d db Kh7c2d", "p1 cbr 500"'
CHIPS = "chips_forward = { seat = 2, motions = [[500, 100, 100, 50]] }"


def case_of(floor: str, *, actions: str = FLOP, more: str = "", head: str = HEAD) -> str:
    return f"{head}{HAND}actions = [{actions}]\n_floor = [{floor}]\n{more}"


def raised(ruling: str, *, more: str = "", after: str = "") -> str:
    entry = f"{{ at = 8, {CHIPS}, ruling = {{ {ruling} }}{more} }}"
    return case_of(entry, more=after)


def faults_of(text: str, house_id: str = "") -> tuple[Fault, ...]:
    case = read_case(text, "written.phh")
    return run_case(case, house(house_id or case.houses[0]))


RIGHT = {
    "decision": '"raise"',
    "action": '"raise"',
    "to": "1000",
    "amount": "1000",
    "raise_by": "500",
    "returned": "0",
    "adds": "250",
    "dead": "[]",
    "live": '["p2"]',
    "misdeal": "false",
    "void": "false",
    "returns": "{}",
    "pays": "{ p2 = 1000 }",
    "choices": "[]",
    "discretion": "[]",
    "penalty": '"none"',
    "cites": '["tda:45B"]',
    "steps": "1",
    "facts": "{ pushed = 750 }",
}
WRONG = {
    "decision": '"call"',
    "action": '"call"',
    "to": "750",
    "amount": "750",
    "raise_by": "250",
    "returned": "250",
    "adds": "0",
    "dead": "[2]",
    "live": "[1, 2]",
    "misdeal": "true",
    "void": "true",
    "returns": "{ p2 = 250 }",
    "pays": "{ p2 = 500 }",
    "choices": '["complete"]',
    "discretion": '["complete"]',
    "penalty": '"may"',
    "cites": '["tda:45B", "tda:46A"]',
    "steps": "40",
    "facts": "{ pushed = 700 }",
    "refused": '["tda:45B"]',
}


def test_no_key_of_a_ruling_is_left_untried() -> None:
    assert set(WRONG) == set(RULING_KEYS)
    assert set(RIGHT) == set(RULING_KEYS) - {"refused"}


def test_ruling_comes_out_as_the_case_says() -> None:
    assert faults_of(raised(", ".join(f"{key} = {value}" for key, value in RIGHT.items()))) == ()


@pytest.mark.parametrize(("key", "value"), WRONG.items())
def test_what_is_expected_wrongly_of_a_ruling_is_told(key: str, value: str) -> None:
    (fault,) = faults_of(raised(f"{key} = {value}"))
    assert fault.place == f"_floor[0].ruling.{key}"
    assert fault.expected.en != fault.got.en
    assert "tda:4" in fault.citation[0]


def test_ruling_of_one_house_is_laid_over_the_rest() -> None:
    head = HEAD.replace('_house = "tda"', '_houses = ["tda", "neutral"]')
    told = raised("decision = 'raise', neutral.decision = 'call', neutral.to = 1")
    case = read_case(told.replace(HEAD, head), "written.phh")
    assert run_case(case, house("tda")) == ()
    wrong = {fault.place for fault in run_case(case, house("neutral"))}
    assert wrong == {"_floor[0].ruling.decision", "_floor[0].ruling.to"}


LYING_RIGHT = {
    "board": '"Kh7c2d"',
    "hand": '{ p3 = "????" }',
    "burns": "1",
    "next_burn": "0",
    "aside": '""',
    "removed": "0",
    "stub": '"9cKd??"',
    "dead": "[]",
    "live": "[1, 2, 3]",
    "bets": "{ p1 = 500, p2 = 1000, p3 = 0 }",
    "pot": "2100",
    "kept": "0",
    "escrow": "0",
    "voided": '"none"',
}
LYING_WRONG = {
    "board": '"Kh7c2s"',
    "hand": '{ p3 = "Kd??" }',
    "burns": '"9c"',
    "next_burn": "1",
    "aside": '"9c"',
    "removed": "2",
    "stub": '"Kd9c"',
    "dead": "[3]",
    "live": "[1, 2]",
    "bets": "{ p1 = 1000 }",
    "pot": "1850",
    "kept": "5",
    "escrow": "5",
    "voided": '"misdeal"',
}


def test_no_key_of_what_lies_there_is_left_untried() -> None:
    assert set(LYING_RIGHT) == set(LYING_WRONG) == set(LYING_KEYS)


def test_what_lies_there_is_looked_at_after_the_ruling() -> None:
    then = ", ".join(f"{key} = {value}" for key, value in LYING_RIGHT.items())
    after = "".join(f"_then.{key} = {value}\n" for key, value in LYING_RIGHT.items())
    text = raised('action = "raise"', more=f", then = {{ actor = 3, {then} }}", after=after)
    assert faults_of(f'_stub = "9cKd"\n{text}') == ()


@pytest.mark.parametrize(("key", "value"), LYING_WRONG.items())
def test_what_lies_there_otherwise_is_told(key: str, value: str) -> None:
    (fault,) = faults_of(
        raised('action = "raise"', after=f'_stub = "9cKd"\n_then.{key} = {value}\n')
    )
    assert fault.place == f"_then.{key}"
    assert fault.expected.en != fault.got.en


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{ at = 8, chips_forwards = {} }", "did you mean 'chips_forward'?"),
        ("{ at = 8, said = {}, tapped = {} }", "_floor[0]: said and tapped: one thing an entry"),
        ('{ at = 8, ruling = { decision = "call" } }', "nothing happened that could be ruled on"),
        ('{ at = 8, when = "awarded" }', "_floor[0]: when: nothing happened"),
        (f"{{ at = 8, {CHIPS}, whens = 1 }}", "did you mean 'when'?"),
        (f'{{ at = 8, {CHIPS}, when = "later" }}', "_floor[0].when: no such word 'later'"),
        (f"{{ at = 8, {CHIPS}, ruling = {{ decisions = 1 }} }}", "did you mean 'decision'?"),
        (f"{{ at = 8, {CHIPS}, ruling = {{ to = true }} }}", "ruling.to: true is not"),
        (f'{{ at = 8, {CHIPS}, ruling = {{ action = "rise" }} }}', "did you mean 'raise'?"),
        (f"{{ at = 9, {CHIPS} }}", "no action 9; there are 8, from 0"),
        ("{ at = 8, tapped = {} }", "_floor[0].tapped: missing seat"),
        ("{ at = 8, tapped = { seat = 1, aware = 2 } }", "_floor[0].tapped.aware: 2 is not"),
        ("{ at = 8, tapped = { seat = 'q1' } }", "'q1' is not a whole number"),
    ],
)
def test_what_a_case_cannot_tell_is_refused_with_its_place(entry: str, said: str) -> None:
    with pytest.raises(DataError) as wrong:
        read_case(case_of(entry, more="_then.actor = 3\n"), "written.phh")
    assert said in wrong.value.text.en
    assert wrong.value.text.fr != wrong.value.text.en


@pytest.mark.parametrize("cards", ['_stub = "9x"', '_burns = "K"', "_stub = 5", "_stub = [5]"])
def test_cards_of_the_dealer_must_be_cards(cards: str) -> None:
    with pytest.raises(DataError):
        read_case(raised('action = "raise"', after=cards), "written.phh")


def test_a_player_is_named_as_in_the_record() -> None:
    told = raised('action = "raise"').replace("seat = 2", 'seat = "p2"')
    assert faults_of(told) == ()


def test_what_cannot_have_happened_is_a_failure_unless_the_case_expects_it() -> None:
    told = case_of('{ at = 8, tapped = { seat = 9 }, ruling = { decision = "check" } }')
    (fault,) = faults_of(told)
    assert fault.expected.en == "a ruling"
    assert fault.citation
    expected = told.replace('decision = "check"', "refused = []")
    assert faults_of(expected) == ()


def test_a_gesture_stands_for_the_action_of_the_player_in_turn() -> None:
    entry = f"{{ at = 8, {CHIPS} }}"
    text = case_of(entry, actions=f'{FLOP}, "p3 f", "p1 cc", "d db 9s"', more="_then.pot = 2600\n")
    assert faults_of(text) == ()
    (fault,) = faults_of(text.replace('"p3 f"', '"p2 cc", "p3 f"'))
    assert fault.place == "actions[8]"


FIRST = "card_exposed = { seat = 1, nth = 1 }"


def test_nothing_follows_a_misdeal_in_the_record() -> None:
    entry = (
        f"{{ at = 3, {FIRST}, ruling = {{ misdeal = true, returns = {{ p1 = 100, p2 = 200 }} }} }}"
    )
    over = case_of(entry, actions=DEALT, more="_then.stacks = [9000, 9000, 9000]\n")
    assert faults_of(over) == ()
    (fault,) = faults_of(case_of(entry, actions=f'{DEALT}, "p3 cc"', more="_then.actor = 1\n"))
    assert "the hand is over before this action" in fault.got.en


def test_what_comes_after_the_end_of_the_hand_never_happened() -> None:
    entries = f"{{ at = 3, {FIRST} }}, {{ at = 3, {FIRST} }}"
    faults = faults_of(case_of(entries, actions=DEALT, more='_then.voided = "misdeal"\n'))
    assert [fault.place for fault in faults] == ["_floor[1].ruling"]


def test_what_is_told_of_the_end_of_a_hand_that_does_not_end_never_happened() -> None:
    entry = '{ at = 8, when = "awarded", cards_missing = { count = 1 } }'
    (fault,) = faults_of(case_of(entry, more="_then.actor = 2\n"))
    assert fault.got.en == "the hand never comes to it"


REPLACED = (
    """{ at = 3, card_exposed = { seat = 2, nth = 5 }, ruling = { decision = "replace_card" } }"""
)


def test_cards_dealt_after_a_mend_are_those_of_the_stub() -> None:
    actions = DEALT.replace("p2 ????", "p2 ??Qh") + ', "p3 cc", "p1 cc", "p2 cc", "d db 3s4s5s"'
    after = '_then.hand = { p2 = "??9c" }\n_then.burns = "Qh"\n_then.next_burn = 0\n'
    text = case_of(REPLACED, actions=actions, more=f'_stub = "9c3s"\n{after}')
    assert faults_of(text) == ()


def test_a_card_in_the_record_that_the_stub_does_not_give_is_a_failure() -> None:
    actions = f'{DEALT}, "p3 cc", "p1 cc", "p2 cc", "d db 3s4s5s"'
    text = case_of(REPLACED, actions=actions, more='_stub = "9cKd"\n_then.burns = 1\n')
    (fault,) = faults_of(text)
    assert fault.place == "actions[6]"
    assert "3s is dealt, but Kd comes next" in fault.got.en
    assert fault.citation == ("house:phh.cards",)


EARLY = (
    '{ at = 7, said = { seat = 2, words = "check" }, decide = "DECIDED", reason = "misled" }',
    '"p1 cbr 500"',
)


def early_check(decided: str, *may: str) -> str:
    head = HEAD.replace('_house = "tda"', '_house = "rrop3_cash"')
    told = (
        EARLY[0].replace("DECIDED", decided)
        if decided
        else EARLY[0].partition(", decide")[0] + " }"
    )
    return case_of(told, head=head, more=f"_then.may = {list(may)}\n")


def test_what_the_floor_decides_at_its_discretion_is_carried_out_instead() -> None:
    assert faults_of(early_check("", "fold", "call")) == ()
    assert faults_of(early_check("released", "fold", "call", "raise")) == ()


def test_what_the_ruling_does_not_leave_open_cannot_be_decided() -> None:
    (fault,) = faults_of(early_check("burned", "fold", "call"))
    assert fault.place == "_floor[0].decide"
    assert fault.got.en == "['released']"


def test_what_the_floor_decides_at_its_discretion_needs_a_reason() -> None:
    text = early_check("released", "fold", "call").replace(', reason = "misled"', "")
    (fault,) = faults_of(text)
    assert fault.place == "_floor[0].reason"
    assert fault.citation == ("rrop3:2.decisions.1",)


def test_a_decision_the_ruling_leaves_open_is_carried_out_after_it() -> None:
    entry = '{ at = 7, said = { seat = 1, words = "raise" }, decide = "bet" }'
    actions = FLOP.removesuffix(', "p1 cbr 500"')
    text = case_of(entry, actions=actions, more="_then.bets = { p1 = 200 }\n_then.actor = 2\n")
    assert faults_of(text) == ()


def test_it_may_be_told_once_the_pots_are_pushed() -> None:
    actions = f'{FLOP}, "p2 f", "p3 f"'
    entry = '{ at = 3, when = "awarded", cards_missing = { count = 1 }, then = { pot = 0 } }'
    assert faults_of(case_of(entry, actions=actions)) == ()
    (fault,) = faults_of(case_of(entry.replace("pot = 0", "pot = 5"), actions=actions))
    assert fault.place == "_floor[0].then.pot"


EMPTY = {
    "ruling": (raised(""), ""),
    "the ruling of the house": (raised("tda = {}"), ""),
    "then": (case_of(f"{{ at = 8, {CHIPS}, then = {{}} }}"), ""),
    "_then of the house": (case_of(f"{{ at = 8, {CHIPS} }}"), "_then.tda = {}\n"),
}


@pytest.mark.parametrize("kind", EMPTY)
def test_a_case_whose_expectations_are_empty_expects_nothing(kind: str) -> None:
    text, more = EMPTY[kind]
    with pytest.raises(DataError, match="a case expects something"):
        read_case(text + more, "written.phh")


BAD_ARTICLES = {
    "ruling.cites": raised('cites = ["tda:45C"]'),
    "ruling.refused": raised('refused = ["tda:45C"]'),
    "then.refused.rules": raised(
        'action = "raise"',
        more=', then = { refused = { action = "p3 cbr 1001", rules = ["tda:45C"] } }',
    ),
}


@pytest.mark.parametrize("place", BAD_ARTICLES)
def test_an_article_there_is_not_is_told_with_its_place_and_a_hint(place: str) -> None:
    with pytest.raises(DataError, match=r"no rule 'tda:45C'; did you mean") as told:
        read_case(BAD_ARTICLES[place], "written.phh")
    assert f"_floor[0].{place}[0]" in told.value.text.en


def test_a_decision_there_is_not_is_told_with_a_hint() -> None:
    with pytest.raises(DataError, match=r"no such word 'hand_ded'; did you mean 'hand_dead'"):
        read_case(raised('decision = "hand_ded"'), "written.phh")


def test_what_comes_of_a_refused_incident_is_not_told_beside_it() -> None:
    told = (
        '{ at = 8, tapped = { seat = 9 }, ruling = { decision = "check" }, then = { actor = 3 } }'
    )
    (fault,) = faults_of(case_of(told, more="_then.actor = 1\n_then.pot = 9\n"))
    assert fault.place == "_floor[0].ruling"


def test_a_case_with_a_ruling_alone_expects_something() -> None:
    assert read_case(raised('action = "raise"'), "written.phh").id == "written"


def test_a_failure_in_the_terminal_shows_expected_got_and_the_article(tmp_path: Path) -> None:
    (tmp_path / "one.phh").write_text(raised("to = 750"), encoding="utf-8")
    told = typed("check", str(tmp_path))
    assert told.lines[-1] == "0 passed, 1 failed"
    text = "\n".join(told.lines)
    assert "_floor[0].ruling.to" in text
    assert "750" in text
    assert "1000" in text
    assert "tda:45B" in text


FLOOR = ROOT / "src" / "croupier" / "floor"


def words_decided() -> Iterator[str]:
    """Every word that a judge in the sources decides by."""
    calls = [
        call
        for file in FLOOR.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
    ]
    for call in calls:
        named = [word.value for word in call.keywords if word.arg == "decision"]
        makes = isinstance(call.func, ast.Name) and call.func.id in ("Ruling", "Noted")
        for value in named or (call.args[:1] if makes else []):
            words = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
            yield from (str(word.value) for word in words if isinstance(word, ast.Constant))
    yield from bind._DECISIONS.values()


def test_the_words_for_decisions_are_those_that_judges_use() -> None:
    assert set(words_decided()) - {""} == DECISIONS


@pytest.mark.parametrize("word", sorted(DECISIONS))
def test_the_manual_names_every_decision(word: str) -> None:
    assert f"`{word}`" in MANUAL


MANUAL = (ROOT / "docs" / "case-files.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", INCIDENTS.values(), ids=lambda kind: kind.tag)
def test_the_manual_names_every_kind_and_all_that_can_be_told_of_it(kind: type[Incident]) -> None:
    (row,) = [line for line in MANUAL.splitlines() if line.startswith(f"| `{kind.tag}` |")]
    for one in fields_of(kind):
        assert f"`{one.name}`" in row
        assert all(str(word) in row for word in one.choices)


@pytest.mark.parametrize("key", [*RULING_KEYS, *LYING_KEYS])
def test_the_manual_names_every_key(key: str) -> None:
    assert f"`{key}`" in MANUAL
