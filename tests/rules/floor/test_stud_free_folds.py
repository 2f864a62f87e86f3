"""Stud: hands given up while nobody bets, and what their seats still get."""

import pytest

from croupier.floor.turns.absent import AbsentOnTurn
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.words.gestures import CardsForward
from croupier.play import Stakes
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal, with_options
from kit.stud_decks import stud_deck

FIVE = Stakes("limit", 10, 20, ante=1, bring_in=5)
CARDS = {1: "AsAh9dAc4d5c6h", 2: "KsQh3h7d8d9h", 3: "JdTd2c6c5d4h7s"}
STILL = "until somebody bets"


def checked_to_two(house="rrop3_cash") -> Hand:
    """Fourth street: seat 1 checks, and it is for seat 2 to act."""
    deck = stud_deck("stud", CARDS, (1, 2, 3))
    hand = deal(
        "stud", stacks=[200] * 3, stakes=FIVE, button=3, rules=house, deck=deck, shows=False
    )
    return hand.play("3 bring-in", "1 call", "2 call", "1 check")


@pytest.mark.rule("rrop3:8.stud.7")
def test_seat_of_a_hand_thrown_without_a_bet_is_dealt_to_if_he_folds() -> None:
    hand = checked_to_two()
    made = rule(hand, FoldedWithoutBet(2))
    assert {"rrop3:3.dead.3", "rrop3:8.stud.7"} <= set(made.rules)
    assert STILL in alternative(made, "fold").says.en
    assert STILL not in alternative(made, "take_back").says.en
    choose(hand, alternative(made, "fold"))
    hand.play("3 check")
    assert hand.happened(irr.DealtStill) == [irr.DealtStill((2,))]
    assert not hand.state.live[2]


@pytest.mark.rule("rrop3:8.stud.7")
@pytest.mark.parametrize(
    ("house", "told"),
    [
        ("rrop3_cash", AbsentOnTurn(2)),
        ("rrop3_cash", FoldedWithoutBet(2, acted_behind=True)),
        ("tda", CardsForward(2)),
    ],
)
def test_seat_of_a_hand_that_died_without_a_bet_keeps_its_place(house: str, told: object) -> None:
    hand = checked_to_two(house)
    made = rule(hand, told)  # type: ignore[arg-type] - each of them is an incident
    assert (made.decision, "rrop3:8.stud.7" in made.rules) == ("hand_dead", True)
    assert made.steps[-1].en == ("Keep dealing cards to seat 2, out of play, until somebody bets.")
    hand.play("3 check")
    assert [repr(card) for card in hand.dealer.removed] == ["8d"]


def test_nothing_is_said_of_a_place_in_the_deal_where_none_is_kept() -> None:
    facing = deal("stud", stacks=[200] * 3, stakes=FIVE, button=3, rules="rrop3_cash", shows=False)
    first = facing.state.actor
    facing.play(f"{first} bring-in")
    late = checked_to_two().play("2 check", "3 check")
    while late.state.street < 4:
        late.play(f"{late.state.actor} check")
    skips = checked_to_two(with_options("rrop3_cash", stud={"folded_seat_dealt": False}))
    two = checked_to_two().play("2 fold", "3 check")
    for hand in (facing, late, skips, two):
        made = asked(hand, AbsentOnTurn(hand.state.actor))
        assert "rrop3:8.stud.7" not in made.rules
