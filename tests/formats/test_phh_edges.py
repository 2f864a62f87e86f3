"""Records at the edge of what can be followed: notes when lenient, plain errors, never a crash."""

from collections.abc import Sequence
from typing import Any

import pytest

from croupier.cards import HIDDEN
from croupier.formats import PhhHand, replay
from croupier.play import events as ev
from croupier.play import replay as fold

THREE_UP = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????"]


def holdem(actions: Sequence[str], stacks: Sequence[int] = (1000,) * 3) -> PhhHand:
    blinds = [5, 10] + [0] * (len(stacks) - 2)
    fields = {
        "variant": "NT",
        "antes": [0] * len(stacks),
        "blinds_or_straddles": blinds,
        "min_bet": 10,
        "starting_stacks": list(stacks),
        "actions": list(actions),
    }
    return PhhHand("h.phh", "", fields)


def sized(variant: str, actions: Sequence[str], **fields: Any) -> PhhHand:
    base = {
        "variant": variant,
        "antes": [2, 2],
        "small_bet": 10,
        "big_bet": 20,
        "starting_stacks": [100, 100],
        "actions": list(actions),
    }
    return PhhHand("h.phh", "", {**base, **fields})


def draw(actions: Sequence[str]) -> PhhHand:
    """Five-card draw, two players, both of them in for 10."""
    start = ["d dh p1 ??????????", "d dh p2 2h3h4h6h8d", "p1 cbr 10", "p2 cc"]
    return sized("draw", [*start, *actions], _structure="limit")


def stud(actions: Sequence[str], *, hidden: bool = True) -> PhhHand:
    cards = ("??????", "??????") if hidden else ("2c3c2d", "4c5c6c")
    dealt = [f"d dh p{player} {third}" for player, third in enumerate(cards, start=1)]
    return sized("F7S", [*dealt, *actions], bring_in=3)


def noted(recorded: PhhHand) -> list[str]:
    """The notes of a lenient replay without error, in English."""
    result = replay(recorded)
    assert result.error is None
    return [note.text.en for note in result.notes]


def failure(recorded: PhhHand) -> str:
    """What a lenient replay cannot follow."""
    error = replay(recorded).error
    assert error is not None
    return error.text.en


def test_known_discards_of_a_hidden_hand_are_hidden_ones() -> None:
    result = replay(draw(["p1 sd AsKs", "p2 sd 8d"]), strict=True)
    assert ev.Discarded(1, (HIDDEN, HIDDEN)) in result.events


def test_a_discard_that_is_not_held_cannot_be_followed() -> None:
    assert failure(draw(["p1 sd", "p2 sd 9s"])) == "p2 throws 9s but holds 2h3h4h6h8d."


def test_replacements_that_are_not_recorded_are_hidden_cards() -> None:
    recorded = draw(["p1 sd", "p2 sd 8d", "p1 cc"])
    assert noted(recorded)[0] == "p2 was dealt no cards; they count as hidden."
    assert fold(replay(recorded).events).hole[2].count(HIDDEN) == 1


def test_more_replacements_than_discards_are_refused() -> None:
    recorded = draw(["p1 sd", "p2 sd 8d", "d dh p2 AsAd"])
    assert failure(recorded) == "2 cards dealt, 1 were due."


def test_a_discarded_card_may_come_back() -> None:
    recorded = draw(["p1 sd ??????", "p2 sd 8d", "d dh p1 8d????", "d dh p2 9d"])
    assert noted(recorded) == ["the record stops while p1 is to act."]


def test_hands_shown_before_the_betting_is_over_cannot_be_followed() -> None:
    recorded = holdem([*THREE_UP, "p3 cc", "p1 cc", "p2 cc", "p1 sm AsAd", "d db 2c3c4c"])
    assert failure(recorded) == "hands are shown before the betting is over."


def test_a_bring_in_that_is_not_due_cannot_be_followed() -> None:
    recorded = holdem([*THREE_UP, "p3 pb"])
    assert failure(recorded) == "cannot be as recorded: no bring-in is due."


def test_a_bet_below_the_bet_made_cannot_be_followed() -> None:
    recorded = holdem([*THREE_UP, "p3 cbr 40", "p1 cbr 30"])
    assert failure(recorded) == "cannot be as recorded: the bet is 40 already."


def test_an_all_in_for_less_written_as_a_raise_is_a_call() -> None:
    recorded = holdem([*THREE_UP, "p3 cbr 40", "p1 cbr 30"], [30, 1000, 1000])
    assert ev.Called(1, 25) in replay(recorded).events
    assert "Raise to 30 refused" in noted(recorded)[0]


@pytest.mark.parametrize("wish", ["p1 f", "p1 cc"])
def test_a_low_card_that_does_not_bring_in_is_followed_with_a_note(wish: str) -> None:
    assert "the bring-in of 3 is due first" in noted(stud([wish], hidden=False))[0]


def test_unknown_upcards_leave_the_order_of_showing_to_the_record() -> None:
    streets = ["p2 pb", "p1 cc"]
    for cards in ("??", "??", "??", "??"):
        streets += [f"d dh p1 {cards}", f"d dh p2 {cards}", "p2 cc", "p1 cc"]
    shows = ["p1 sm AcAdAhKc2c3d4h", "p2 sm QcQdQh5c6c7d8h"]
    result = replay(stud([*streets, *shows]), strict=True)
    assert ev.ShowdownBegan((1, 2)) in result.events
    assert result.stacks == (105, 95)


def test_an_unknown_board_leaves_the_pot_open() -> None:
    dealt = ["d dh p1 AcAd", "d dh p2 KcKd", "p2 cbr 1000", "p1 cc", "p1 sm AcAd", "p2 sm KcKd"]
    recorded = holdem([*dealt, "d db ??????", "d db ??", "d db ??"], [1000, 1000])
    assert noted(recorded) == ["no hand was seen for a pot, nobody can tell who won it."]


RIVER = ["p3 f", "p1 cc", "p2 cc", "d db 2c3c4s", "p1 cc", "p2 cc", "d db 7h", "p1 cc", "p2 cc"]
RIVER += ["d db 9h", "p1 cc", "p2 cc"]


def test_the_last_hand_cannot_be_thrown() -> None:
    recorded = holdem([*THREE_UP, *RIVER, "p1 sm", "p2 sm"])
    assert replay(recorded).stacks == (990, 1010, 1000)


def test_a_hand_thrown_after_it_folded_is_noted() -> None:
    recorded = holdem([*THREE_UP, *RIVER, "p3 sm", "p1 sm AcAd", "p2 sm"])
    assert noted(recorded) == ["p3 folded before."]


def test_a_hand_shown_out_of_order_is_noted_with_its_rule() -> None:
    recorded = holdem([*THREE_UP, *RIVER, "p2 sm KcKd", "p1 sm AcAd"])
    assert "it is the turn of seat 1" in noted(recorded)[0]
    assert replay(recorded).stacks == (1010, 990, 1000)


def test_a_winner_may_show_after_the_pot_is_pushed() -> None:
    result = replay(holdem([*THREE_UP, "p3 cbr 40", "p1 f", "p2 f", "p3 sm 7h2c"]), strict=True)
    assert result.notes == ()
    assert fold(result.events).stacks[1:] == [995, 990, 1015]


def test_a_card_of_the_street_dealt_to_a_folded_hand_is_refused() -> None:
    dealt = ["d dh p1 2c3c2d", "d dh p2 4c5c6c", "d dh p3 7c8c9c", "p1 pb", "p2 f", "p3 cc"]
    recorded = sized(
        "F7S", [*dealt, "d dh p2 Ac"], bring_in=3, antes=[2] * 3, starting_stacks=[100] * 3
    )
    assert failure(recorded) == "p2 folded."
