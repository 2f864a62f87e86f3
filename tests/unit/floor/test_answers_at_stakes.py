"""What stands for an answer that is not given follows the stakes, and is told with the ruling."""

import pytest

from croupier.floor.asking.all_stories import story_of
from croupier.floor.asking.ask import Answered, answered
from croupier.floor.asking.question import Answers, Question
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.house import preset
from croupier.text import Text

_ASKS = Text("How much?", "Combien\u00a0?")


def rule(story: str, table: TableAsked, **given: str) -> Answered:
    return answered(table_facts(preset("tda"), table), story_of(story), given)


def used(found: Answered) -> dict[str, str]:
    return {fact.id: fact.answer.en for fact in found.facts}


def one(kind: str, said: str) -> Answers:
    return Answers((Question("it", _ASKS, kind, "0"),), {"it": said})  # type: ignore[arg-type]


def test_defaults_of_chips_are_those_of_the_stakes() -> None:
    small = rule("several_chips", TableAsked())
    large = rule("several_chips", TableAsked(small=500, big=1000))
    assert used(small)["chips"] == "10 10 5"
    assert used(large)["chips"] == "1000 1000 500"
    assert used(large)["bet"] == "2,000"
    assert large.ruling.decision == small.ruling.decision


def test_what_is_typed_and_seconds_are_never_scaled() -> None:
    table = TableAsked(small=500, big=1000)
    assert used(rule("several_chips", table, chips="2500"))["chips"] == "2500"
    assert used(rule("error_reported", table))["seconds"] == "30"


def test_a_default_that_cannot_be_is_told_as_it_was_used() -> None:
    found = rule("several_chips", TableAsked(structure="limit"))
    assert used(found)["bet"] == "10"


def test_stakes_and_example_are_told() -> None:
    found = rule("several_chips", TableAsked())
    assert found.stakes.en == "no-limit hold’em 5/10"
    assert found.example.en.startswith("Example: 6 players, the button in seat 6, seat ")
    assert found.example.fr.startswith("Exemple\u00a0: 6 joueurs, le bouton au siège 6")


@pytest.mark.parametrize(
    ("game", "structure"), [("holdem", "none"), ("omaha", "pot"), ("stud", "limit")]
)
def test_a_game_is_bet_as_it_names_first(game: str, structure: str) -> None:
    assert table_facts(preset("tda"), TableAsked(game)).stakes.structure == structure


def test_the_big_blind_is_twice_a_small_one_alone() -> None:
    stakes = table_facts(preset("tda"), TableAsked(small=50)).stakes
    assert (stakes.small_blind, stakes.big_blind) == (50, 100)


@pytest.mark.parametrize(
    ("said", "chips"),
    [
        ("500,100,100,50", ((500, 100, 100, 50),)),
        ("500;100", ((500, 100),)),
        ("1,000 500", ((1000, 500),)),
        ("1\u202f000 / 50", ((1000,), (50,))),
        ("500, 100+25", ((500, 100, 25),)),
    ],
)
def test_single_chips(said: str, chips: tuple[tuple[int, ...], ...]) -> None:
    assert one("chips", said).motions("it") == chips


@pytest.mark.parametrize("said", ["0.5", "0,5", "-5", "1.50", "1,000.5", "9" * 5000])
def test_what_is_no_number_of_chips_is_refused(said: str) -> None:
    with pytest.raises(FloorRefused) as refused:
        one("amount", said).amount("it")
    assert "1,000,000,000,000" in refused.value.legal.en
    with pytest.raises(FloorRefused):
        one("chips", said).motions("it")


def test_all_that_he_has_is_what_all_in_means() -> None:
    found = rule("said", TableAsked(), words="all in", stack="300")
    assert "300" in found.ruling.says.en


def test_an_all_in_of_which_nothing_was_told_has_no_figure() -> None:
    found = rule("said", TableAsked(), words="all-in")
    told = [found.ruling.says, *found.ruling.steps, *(one.says for one in found.others)]
    assert "all-in" in found.ruling.says.en
    assert not any("000" in said.en or "000" in said.fr for said in told)
    assert "stack" in used(found)
