"""Stories of stud and draw: what may be told of them, and what then is ruled."""

import pytest

from croupier.floor.asking.all_stories import story_of
from croupier.floor.asking.ask import Answered, answered, asked
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.house import preset


def told(story: str, game: str, house: str = "rrop3_cash", **given: str) -> Answered:
    facts = table_facts(preset(house), TableAsked(game, small=10, big=20, ante=2))
    return answered(facts, story_of(story), given)


def test_wrong_low_card_may_have_opened_for_a_full_bet() -> None:
    found = told("wrong_low_card", "stud", paid="10")
    assert (found.ruling.decision, found.ruling.returned) == ("corrected", 10)
    assert "takes 10 back" in found.ruling.says.en
    assert "must bring it in for 3" in found.ruling.says.en
    late = told("wrong_low_card", "stud", paid="10", followed="1")
    assert late.ruling.decision == "stands"
    with pytest.raises(FloorRefused, match="Legal for seat 4"):
        told("wrong_low_card", "stud", paid="12")


def test_low_card_may_be_among_those_who_called() -> None:
    found = told("wrong_low_card", "razz", followed="5")
    assert found.ruling.decision == "stands"
    assert found.ruling.steps[-1].en == "Go on with the player in turn."


@pytest.mark.parametrize("last", ["fold", "raise"])
def test_next_player_after_the_wrong_low_card_may_have_done_more_than_call(last: str) -> None:
    for given in ({"followed": "1"}, {"followed": "2", "paid": "10"}):
        found = told("wrong_low_card", "stud", last=last, **given)
        assert (found.ruling.decision, found.ruling.rules) == ("stands", ("rrop3:8.stud.9b",))
    raises = "may fold, call or raise" in found.ruling.steps[-1].en
    assert raises
    folded = told("wrong_low_card", "stud", last="fold", followed="1").ruling
    assert "may fold, call or complete" in folded.steps[-1].en


def test_false_opener_to_whom_all_others_folded_wins_nothing() -> None:
    found = told("false_opener", "jacks", when="alone", passed="2")
    assert (found.ruling.decision, found.ruling.rules) == ("void_hand", ("rrop3:9.jacks.3",))
    assert found.ruling.fact("kept") == 6 * 2 + 10
    assert "seat 3 cannot win it" in found.ruling.says.en


@pytest.mark.parametrize(("left", "stays"), [("last", 10), ("ante", 0)])
def test_false_opener_with_nothing_left_is_out_until_the_pot_is_won(left: str, stays: int) -> None:
    found = told("false_opener", "jacks", left=left, callers="1")
    assert "rrop3:9.jacks.5b" in found.ruling.rules
    assert found.ruling.fact("stays") == stays
    assert found.ruling.fact("returned_if_unopened") == ((2, 10),)
    assert "rrop3:9.jacks.5b" not in told("false_opener", "jacks", callers="1").ruling.rules


@pytest.mark.parametrize("when", ["opened", "alone", "raised", "drawn"])
def test_of_a_false_opener_no_more_than_four_things_are_asked(when: str) -> None:
    assert len(asked(story_of("false_opener"), {"when": when})) <= 4


@pytest.mark.parametrize("game", ["draw", "jacks", "lowball_27", "triple_27", "badugi"])
@pytest.mark.parametrize("wants", ["0", "1", "4"])
def test_cards_asked_for_before_ones_turn_are_not_drawn(game: str, wants: str) -> None:
    found = told("drew_out_of_turn", game, wants=wants)
    assert found.ruling.decision == "no_action"
    assert found.ruling.says.en == "Seat 2 has not drawn: it is for seat 1 to draw first."


def test_more_cards_than_a_hand_has_are_not_asked_for() -> None:
    with pytest.raises(FloorRefused, match="0 to 4"):
        told("drew_out_of_turn", "badugi", wants="5")


@pytest.mark.parametrize(
    ("house", "game", "nth", "decision"),
    [
        ("rrop3_cash", "draw", "first", "card_plays"),
        ("rrop3_cash", "lowball_a5", "second", "misdeal"),
        ("rrop3_cash", "lowball_a5", "later", "replace_card"),
        ("general", "draw", "second", "misdeal"),
        ("general", "draw", "later", "replace_card"),
        ("championship", "lowball_a5", "first", "replace_card"),
    ],
)
def test_which_card_of_the_deal_was_exposed_may_matter_at_draw(
    house: str, game: str, nth: str, decision: str
) -> None:
    found = told("draw_card_exposed", game, house, when="deal", nth=nth)
    assert found.ruling.decision == decision


def test_hand_that_lacks_two_cards_draws_them_too() -> None:
    found = told("draw_wrong_count", "draw", cards="two_less", whose="button")
    assert (found.ruling.decision, found.ruling.fact("missing")) == ("hand_live", 2)
    one = told("draw_wrong_count", "draw", cards="one_less", whose="button")
    assert one.ruling.decision == "corrected"
