"""What the other books decide: the same, otherwise, or nothing that could be ruled on at all."""

from croupier.floor.asking.all_stories import story_of
from croupier.floor.asking.ask import answered
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.hands.showdown_told import ShownToOne
from croupier.floor.judge import elsewhere
from croupier.rulebook.house import house
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
    facts = table_facts(house("tda"), TableAsked("stud"))
    others = answered(facts, story_of("call_too_early"), {"round": "first"}).others
    one = next(each for each in others if each.house.id == "general")
    assert (one.refused, one.differs, one.ruling, one.decision) == (True, True, None, "refused")
    assert one.says.en == "Seat 4 cannot have called a bet of seat 3 too early."
