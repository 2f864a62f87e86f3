"""Every example of a rule plays by its house, comes out as it says, and is true to its rules."""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import resources

import pytest
from pokerkit import HandHistory

import croupier
from croupier.data import DataError
from croupier.formats import PhhError, warnings
from croupier.formats.example import Example, Then, examples, examples_of, read_example
from croupier.formats.example_check import actions_in_events, faults, played_strictly
from croupier.formats.phh_fields import CODES
from croupier.play import events as ev
from croupier.rulebook.catalogue import all_rules, words_of
from croupier.rulebook.house import HOUSE, book_of, house
from croupier.rulebook.tags import rules_of, tagged_functions
from kit.shared import ROOT

ALL = tuple(examples().values())
EVERY = pytest.mark.parametrize("example", ALL, ids=lambda example: example.id)
BOOKS = ("rrop3", "general", "tda", "championship")
EFFECTFUL = ("cli", "web")


def text_of(name: str) -> str:
    file = resources.files("croupier.formats.examples").joinpath(f"{name}.phh")
    return file.read_text(encoding="utf-8")


SHORT = text_of("short_all_in_alone")


def changed(old: str, new: str, text: str = SHORT) -> Example:
    """An example with a line of it changed."""
    assert text.count(old) == 1
    return read_example(text.replace(old, new), "broken.phh")


@pytest.mark.parametrize(
    "example",
    [pytest.param(each, id=each.id, marks=pytest.mark.rule(*each.rules)) for each in ALL],
)
def test_example_comes_out_as_it_says(example: Example) -> None:
    assert faults(example) == ()
    assert warnings(example.hand) == ()


def rules_gone_through(run: Callable[[], object]) -> set[str]:
    """The rules on the tagged code that *run* goes through."""
    for module in pkgutil.walk_packages(croupier.__path__, "croupier."):
        if module.name.split(".")[1] not in EFFECTFUL:
            importlib.import_module(module.name)
    functions = tagged_functions().values()
    codes = {inspect.unwrap(function).__code__: rules_of(function) for function in functions}
    entered: set[str] = set()

    def called(frame: object, event: str, _argument: object) -> None:
        if event == "call":
            entered.update(codes.get(frame.f_code, ()))  # type: ignore[attr-defined]

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        run()
    finally:
        sys.setprofile(before)
    return entered


@EVERY
def test_example_goes_through_the_code_of_each_of_its_rules(example: Example) -> None:
    strangers = set(example.rules) - rules_gone_through(lambda: faults(example))
    assert strangers == set()


def test_hand_without_stud_cards_goes_through_no_code_of_stud() -> None:
    entered = rules_gone_through(lambda: faults(examples()["short_all_in_alone"]))
    assert "tda:47A" in entered
    assert not {"general:razz.2", "rrop3:8.stud.4a", "house:bomb_pot", "rrop3:9.joker.4"} & entered


@EVERY
def test_example_shows_rules_in_force_in_its_house(example: Example) -> None:
    rules = house(example.hand.fields["_house"])
    strangers = [each for each in example.rules if book_of(each) not in (*rules.books, HOUSE)]
    assert strangers == []
    assert all(getattr(words_of(each), "pending", "") == "" for each in example.rules)


def figures(words: str) -> list[str]:
    """The numbers of a text, without what sets off their thousands."""
    return re.findall(r"\d+", re.sub(r"(?<=\d)[,\u202f](?=\d{3})", "", words))


@EVERY
def test_both_languages_have_the_same_figures(example: Example) -> None:
    for text in (example.title, example.conclusion, *example.says.values()):
        assert text.en
        assert text.fr
        assert figures(text.en) == figures(text.fr)
        assert "'" not in text.en + text.fr
        assert re.search(r" [:;?!»]|« |\d \d{3}|\d{4}", text.fr) is None
        assert re.search(r"\d{4}", text.en) is None


def test_examples_are_of_all_books_and_no_two_are_called_alike() -> None:
    shown = {rule for example in ALL for rule in example.rules}
    assert {book_of(rule) for rule in shown} >= {*BOOKS, HOUSE}
    assert len({example.title.en for example in ALL}) == len(ALL)
    assert len({example.title.fr for example in ALL}) == len(ALL)


def test_examples_of_a_rule_come_the_shortest_first() -> None:
    short_all_ins = examples_of("tda:47A")
    assert [each.id for each in short_all_ins] == ["short_all_in_alone", "short_all_ins_add_up"]
    for rule in all_rules():
        lengths = [len(each.hand.fields["actions"]) for each in examples_of(rule)]
        assert lengths == sorted(lengths)
    assert examples_of("rrop3:1.smoking.0") == ()


PLAY = ("variant", "antes", "blinds_or_straddles", "bring_in", "starting_stacks", "actions")


@pytest.mark.parametrize(
    "ids",
    [
        ("least_raise_tda", "least_raise_championship"),
        ("short_all_ins_add_up", "short_all_ins_robert", "short_all_ins_championship"),
        ("pot_limit_opening_robert", "pot_limit_opening_general"),
        ("odd_chip_at_stud_tda", "odd_chip_at_stud_robert"),
    ],
    ids=lambda ids: ids[0],
)
def test_where_books_part_the_same_hand_ends_differently(ids: tuple[str, ...]) -> None:
    hands = [examples()[each] for each in ids]
    assert len({str([each.hand.fields.get(key) for key in PLAY]) for each in hands}) == 1
    assert len({each.hand.fields["_house"] for each in hands}) == len(ids)
    for one in hands:
        for other in hands:
            told = [replace(other, then=replace(one.then, refused=None))]
            agrees = [faults(each) == () for each in told]
            same_ending = replace(one.then, refused=None) == replace(other.then, refused=None)
            assert agrees == [same_ending]


@pytest.mark.parametrize("example", [e for e in ALL if e.hand.fields["variant"] in CODES])
def test_pokerkit_reads_the_file(example: Example) -> None:
    theirs = HandHistory.loads(text_of(example.id))
    assert theirs.variant == example.hand.fields["variant"]
    assert list(theirs.actions) == example.hand.fields["actions"]
    assert theirs.user_defined_fields["_rules"] == list(example.rules)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("_then.actor = 1", "_then.actor = 2", "_then.actor: 2 expected, 1 found"),
        ('["fold", "call"]', '["fold"]', "_then.may: ('fold',) expected, ('fold', 'call') found"),
        ("_then.call = 200", "_then.call = 201", "_then.call: 201 expected, 200 found"),
        ("_then.call = 200", "_then.raise_from = 800", "_then.raise_from: 800 expected, None"),
        ("_then.call = 200", "_then.raise_to_at_most = 9", "_then.raise_to_at_most: 9 expected"),
        ("_then.call = 200", "_then.raise_to = [800]", "_then.raise_to: (800,) expected, None"),
        ("_then.call = 200", "_then.bring_in = 5", "_then.bring_in: 5 expected, 0 found"),
        ("_then.call = 200", "_then.draw = 5", "_then.draw: 5 expected, None found"),
        ("_then.call = 200", "_then.show_order = [1]", "_then.show_order: (1,) expected, ()"),
        ("_then.call = 200", "_then.shown = [1]", "_then.shown: (1,) expected, () found"),
        ("_then.call = 200", "_then.stacks = [1, 2, 3, 4]", "_then.stacks: (1, 2, 3, 4) expected"),
        ("_then.call = 200", "_then.next_antes = 4", "_then.next_antes: 4 expected, 0 found"),
        (
            "_then.call = 200",
            "_then.pots = [{ amount = 1, players = [1] }]",
            "_then.pots: [(1, (1,))] expected",
        ),
        ('"p1 cbr 800"', '"p1 cc"', "_then.refused: 'p1 cc' is allowed"),
        (
            'rules = ["tda:47A"] }',
            'rules = ["tda:48"] }',
            "_then.refused: refused by tda:47A, ",
        ),
    ],
)
def test_what_is_expected_wrongly_is_told(old: str, new: str, fault: str) -> None:
    (line,) = faults(changed(old, new))
    assert line.startswith(f"broken.phh: {fault}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("p2 cbr 500", "p2 cbr 400"),  # neither all-in nor a full raise
        ('"p3 cc", "p4 f"', '"p4 f", "p3 cc"'),
    ],
)
def test_hand_that_the_house_forbids_is_no_example(old: str, new: str) -> None:
    with pytest.raises(PhhError):
        faults(changed(old, new))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("_rules =", "_rule =", "broken.phh: missing _rules"),
        ("_then.actor", "_then.acter", "_then: no such key 'acter'; did you mean 'actor'"),
        ("_from =", "_form =", "no such key '_form'; did you mean '_from'"),
        ('tda:47A"]\n_house', 'tda:47AA"]\n_house', "no rule 'tda:47AA'; did you mean"),
        ('["fold", "call"]', '["fold", "cal"]', "no such word 'cal'; did you mean 'call'"),
        ('variant = "NT"', '_says = [[99, {en="x", fr="x"}]]\nvariant = "NT"', "no action 99"),
        ('variant = "NT"', '_says = ["x"]\nvariant = "NT"', "'x' is not"),
    ],
)
def test_what_no_example_says_is_refused_where_it_stands(old: str, new: str, error: str) -> None:
    with pytest.raises(DataError, match=re.escape(error)) as refused:
        changed(old, new)
    told = refused.value.text
    assert told.fr.replace("\u00a0", "") != told.en


def test_example_that_expects_nothing_is_refused() -> None:
    expected = "".join(line for line in SHORT.splitlines(keepends=True) if "_then" in line)
    with pytest.raises(DataError, match="_then: says nothing") as refused:
        changed(expected, "_then = {}\n")
    assert "ne dit rien\u00a0; un exemple attend quelque chose" in refused.value.text.fr


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("straddle_opens", "[5, 10, 20, 0, 0]", "[5, 10, 25, 0, 0]", "must be 20"),
        ("straddle_opens", "[5, 10, 20, 0, 0]", "[5, 10, 0, 20, 0]", "Straddle by seat 4 refused"),
        ("half_kill", "_kill = [0, 0, 0, 15]", "_kill = [0, 0, 0, 12]", "12 is no kill"),
        ("bomb_pot", "antes = [30, 30, 30, 30]", "antes = [30, 30, 30, 0]", "antes of a bomb pot"),
    ],
)
def test_offered_post_is_one_that_the_house_would_have(
    name: str, old: str, new: str, fault: str
) -> None:
    assert any(fault in line for line in faults(changed(old, new, text_of(name))))


@EVERY
def test_every_decision_of_the_record_is_found_in_the_events(example: Example) -> None:
    events = played_strictly(example).events
    places = actions_in_events(example, events)
    deeds = (ev.Folded, ev.Checked, ev.Called, ev.Wagered, ev.BroughtIn, ev.Discarded)
    assert [n for n, e in enumerate(events) if isinstance(e, deeds) and n not in places] == []
    lines = [line for line in example.hand.fields["actions"] if " sm" not in line]
    assert len([n for n in places if not isinstance(events[n], ev.Shown | ev.Mucked)]) == len(lines)


def test_example_of_the_manual_is_one() -> None:
    manual = (ROOT / "docs" / "examples-of-rules.md").read_text(encoding="utf-8")
    block = re.search(r"```toml\n(.*?)```", manual, re.DOTALL)
    assert block is not None
    example = read_example(block[1], "manual.phh")
    assert faults(example) == ()
    assert example.says[8].en == "B is all-in."
    for key in Then.__dataclass_fields__:
        assert f"`{key}`" in manual
