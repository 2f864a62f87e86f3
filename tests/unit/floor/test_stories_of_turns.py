"""Stories of turns: what came in between, who was short, and the forced bet of the low card."""

import pytest

from croupier.floor.asking import turn_and_time
from croupier.floor.asking.ask import Answered, answered
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.house import house


def told(game: str, structure: str, rules: str, id: str, **answers: str) -> Answered:
    story = next(one for one in turn_and_time.CATEGORY.stories if one.id == id)
    stakes = TableAsked(game, structure, *((10, 20) if structure == "limit" else (100, 200)))
    return answered(table_facts(house(rules), stakes), story, answers)


@pytest.mark.parametrize("then", ["passive", "called"])
@pytest.mark.parametrize(("rules", "game"), [("tda", "stud"), ("rrop3_cash", "razz")])
def test_low_card_brings_it_in_before_whoever_acted_early(rules: str, game: str, then: str) -> None:
    found = told(game, "limit", rules, "out_of_turn", round="first", did="call", then=then)
    assert (found.ruling.decision, found.told.scene.state.bet_to) == ("binds", 3)
    assert "call of 3" in found.ruling.says.en


@pytest.mark.parametrize(
    ("bet", "to"), [("400", "550"), ("0", "150")], ids=["short raise", "short bet"]
)
@pytest.mark.parametrize("rules", ["tda", "championship", "rrop3_cash"])
def test_all_in_of_less_than_a_raise_in_between_frees_an_early_call(
    rules: str, bet: str, to: str
) -> None:
    answers = {"did": "wager", "amount": "1000", "then": "raised", "raised_to": to}
    found = told("holdem", "none", rules, "out_of_turn", bet=bet, **answers)
    assert (found.ruling.decision, found.ruling.fact("to_call")) == ("released", int(to))
    state = found.told.scene.state
    assert [seat for seat in range(1, 7) if not state.stacks[seat]] == [state.actor - 1]


def test_both_may_be_short_at_once() -> None:
    answers = {"did": "all_in", "all_in": "700", "then": "raised", "raised_to": "550"}
    found = told("holdem", "none", "tda", "out_of_turn", bet="400", **answers)
    state = found.told.scene.state
    assert (state.stacks[2], state.stacks[3], found.ruling.decision) == (0, 700, "released")


@pytest.mark.parametrize("game", ["stud", "razz"])
def test_nobody_throws_a_hand_for_nothing_while_all_face_the_bring_in(game: str) -> None:
    with pytest.raises(FloorRefused, match="Everybody faces a bet"):
        told(game, "limit", "tda", "cards_thrown", round="first")
    big_blind = told("holdem", "none", "tda", "cards_thrown", round="first")
    assert (big_blind.ruling.decision, big_blind.told.scene.state.street) == ("hand_dead", 0)


@pytest.mark.parametrize(
    ("rules", "behind", "decision"),
    [
        ("tda", "1", "right_kept"),
        ("tda", "2", "floor_decides"),
        ("rrop3_cash", "2", "right_kept"),
        ("rrop3_cash", "3", "hand_dead"),
    ],
)
def test_a_call_and_folds_behind_a_skipped_player_are_counted_together(
    rules: str, behind: str, decision: str
) -> None:
    found = told("holdem", "none", rules, "skipped", bet="400", behind=behind, did="mixed")
    assert (found.ruling.decision, found.ruling.fact("behind")) == (decision, int(behind))


def test_whoever_made_the_bet_acts_behind_nobody_unless_it_is_raised() -> None:
    answers = {"bet": "400", "behind": "5"}
    with pytest.raises(FloorRefused, match="4 at most"):
        told("holdem", "none", "tda", "skipped", **answers)
    found = told("holdem", "none", "tda", "skipped", did="raised", **answers)
    assert found.ruling.fact("behind") == 5
