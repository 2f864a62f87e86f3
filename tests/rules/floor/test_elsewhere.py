"""What the other books decide: the same, otherwise, or nothing that could be ruled on at all."""

from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.hands.hand_told import HandMucked
from croupier.floor.hands.showdown_told import ShownToOne
from croupier.floor.judge import elsewhere
from kit.floor_hands import asked
from kit.hands import Hand, deal


def flop(rules: str = "tda") -> Hand:
    """Three players at 50-100 with 100 in the pot each."""
    hole = {1: "QcQd", 2: "AhAd", 3: "8c3d"}
    hand = deal(stacks=[3000] * 3, button=3, rules=rules, hole=hole, board="Kh7s6s7d3s")
    return hand.play("3 call", "1 call", "2 check")


def test_books_differ_on_a_hand_that_was_shown() -> None:
    hand = flop(rules="tda").play("1 bet 200")
    others = elsewhere(hand.state, Misconduct(2, "revealing_live_hand"))
    killed = next(one for one in others if one.house.id == "rrop3_tournament")
    assert killed.ruling is not None
    assert [one.id for one in killed.ruling.discretion] == ["hand_dead", "no_penalty"]
    assert killed.differs
    assert "hand is dead" in killed.says.en


def test_book_that_gives_no_penalty_differs_from_one_that_may_and_says_so() -> None:
    hand = flop().play("1 bet 200")
    told = ShownToOne(2, to=0)
    assert asked(hand, told).penalty is not None
    cash = next(one for one in elsewhere(hand.state, told) if one.house.id == "rrop3_cash")
    assert cash.ruling is not None
    assert cash.ruling.penalty is None
    assert cash.differs


def test_book_that_differs_only_in_what_may_be_decided_says_what() -> None:
    hand = flop(rules="rrop3_tournament").play("1 bet 200")
    told = Misconduct(2, "revealing_live_hand", places=(0,), players_left=9)
    tda = next(one for one in elsewhere(hand.state, told) if one.house.id == "tda")
    assert tda.differs
    assert not tda.refused


def test_book_whose_house_cannot_rule_differs_and_says_why() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="rrop3_cash").play("3 raise 300", "1 fold")
    told = HandMucked(1, "thrown_face_down")
    asked(hand, told)
    tda = next(one for one in elsewhere(hand.state, told) if one.house.id == "tda")
    assert (tda.refused, tda.differs, tda.ruling, tda.decision) == (True, True, None, "refused")
    assert tda.says.en == "Seat 1 folded before the showdown; that is final."
