"""Penalties at a table: given after the hand, counted down hand by hand, lifted with a reason."""

import pytest

from croupier.rulebook.house import house
from croupier.table.penalties import (
    HandMissed,
    Penalties,
    PenaltyGiven,
    PenaltyLifted,
    Sanction,
    absent_from,
    counted_down,
    disqualified,
    evolve,
    folded,
    give,
    hand_dealt,
    lift,
    serving,
)
from croupier.table.why import RoomRefused

TDA = house("tda")
NONE = Penalties()


def given(penalties: Penalties, player: str, kind: str, amount: int = 0, **more: int) -> Penalties:
    return evolve(penalties, give(penalties, TDA, player, Sanction(kind, amount), **more))


def deal(penalties: Penalties, hand: int) -> Penalties:
    return folded(hand_dealt(penalties, hand), penalties)


def test_penalty_given_in_a_hand_begins_with_the_next_one() -> None:
    now = given(NONE, "bob", "missed_hands", amount=2, in_hand=7)
    assert absent_from(now, 7) == frozenset()
    assert serving(now, "bob", 7) == 0
    assert serving(now, "bob") == 2
    assert absent_from(now, 8) == {"bob"}
    assert hand_dealt(now, 7) == ()
    assert hand_dealt(now, 8) == (HandMissed(1, 8),)
    now = deal(deal(now, 8), 9)
    assert serving(now, "bob") == 0
    assert absent_from(now, 10) == frozenset()


def test_two_penalties_are_served_one_after_the_other() -> None:
    now = given(NONE, "bob", "missed_hands", amount=1, in_hand=7)
    now = given(now, "bob", "missed_rounds", amount=1, players=3, in_hand=7)
    now = given(now, "eve", "missed_hands", amount=1, in_hand=7)
    assert serving(now, "bob") == 4
    for hand in (8, 9, 10, 11):
        assert "bob" in absent_from(now, hand)
        now = deal(now, hand)
    assert serving(now, "bob") == serving(now, "eve") == 0
    assert hand_dealt(now, 12) == ()


def test_warning_keeps_nobody_out_and_a_disqualification_for_good() -> None:
    now = given(NONE, "bob", "warning")
    now = given(now, "eve", "disqualification", in_hand=3)
    assert absent_from(now, 3) == frozenset()
    assert absent_from(now, 400) == disqualified(now) == {"eve"}
    assert deal(now, 4) == now


def test_penalty_is_lifted_with_a_reason_and_once() -> None:
    now = given(NONE, "bob", "missed_hands", amount=5)
    with pytest.raises(RoomRefused, match="for a reason"):
        lift(now, TDA, 1, by="Fay", reason=" ")
    with pytest.raises(RoomRefused, match="No penalty 2"):
        lift(now, TDA, 2, by="Fay", reason="mistaken")
    event = lift(now, TDA, 1, by="Fay", reason=" mistaken ")
    assert event == PenaltyLifted(1, "Fay", "mistaken")
    now = evolve(now, event)
    assert absent_from(now, 1) == frozenset()
    assert serving(now, "bob") == 0
    with pytest.raises(RoomRefused, match="No penalty 1"):
        lift(now, TDA, 1, by="Fay", reason="mistaken")


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("warning", {"amount": 1}),
        ("missed_hands", {}),
        ("missed_hands", {"amount": -1}),
        ("missed_rounds", {"amount": 1}),
        ("disqualification", {"amount": 2}),
    ],
)
def test_penalty_that_does_not_add_up_is_refused(kind: str, more: dict[str, int]) -> None:
    with pytest.raises(RoomRefused, match="cannot be given so") as refused:
        given(NONE, "bob", kind, **more)
    assert refused.value.rules[0] == "tda:71A"


def test_fact_about_a_penalty_that_is_not_there_does_not_fold() -> None:
    with pytest.raises(ValueError, match="no penalty 3"):
        evolve(NONE, HandMissed(3, 1))
    assert folded([PenaltyGiven(1, "bob", "missed_hands", 2, 1)]).numbered(1) is not None


def test_hands_still_to_miss_fall_for_those_who_were_not_dealt_in() -> None:
    assert counted_down({"bob": 2, "eve": 1, "dan": 3}, ("dan",)) == {"bob": 1, "dan": 3}
