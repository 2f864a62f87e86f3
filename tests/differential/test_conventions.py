"""What the house of PokerKit's conventions does otherwise, one hand for each convention."""

import pytest

from croupier.play import Refused, Stakes
from kit.hands import LIMIT, deal, with_options

NO_LIMIT = Stakes("none", 20, 20, 10, 20)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)


def test_fold_is_refused_where_a_check_is_free() -> None:
    hand = deal(stacks=[1000, 1000], stakes=NO_LIMIT, rules="pokerkit").play("1 call")
    before = hand.state.copy()
    assert not hand.menu.fold
    with pytest.raises(Refused) as refused:
        hand.play("2 fold")
    assert refused.value.rules == ("house:fold.free",)
    assert (hand.state.live, hand.state.stacks) == (before.live, before.stacks)


def test_fold_where_a_check_is_free_is_legal_in_other_houses() -> None:
    hand = deal(stacks=[1000, 1000], stakes=NO_LIMIT).play("1 call", "2 fold")
    assert hand.stacks == (1020, 980)


@pytest.mark.parametrize(("rules", "call", "least"), [("neutral", 20, 40), ("pokerkit", 10, 30)])
def test_b1_short_big_blind_is_owed_in_full_or_as_posted(rules: str, call: int, least: int) -> None:
    hand = deal(stacks=[1000, 1000, 5, 1000], stakes=NO_LIMIT, rules=rules)
    assert hand.menu.call == call
    assert hand.menu.wager
    assert hand.menu.wager.least == least


@pytest.mark.parametrize(("rules", "blind", "ante"), [("neutral", 20, 10), ("pokerkit", 10, 20)])
def test_b15_ante_of_a_short_big_blind_is_paid_after_the_blind_or_before(
    rules: str, blind: int, ante: int
) -> None:
    one_pays = with_options(rules, blinds={"ante_payer": "big_blind"})
    stakes = Stakes("none", 20, 20, 10, 20, ante=20)
    hand = deal(stacks=[1000, 1000, 30], stakes=stakes, rules=one_pays)
    assert (hand.state.bets[3], hand.state.dead, hand.state.stacks[3]) == (blind, ante, 0)


@pytest.mark.parametrize(("rules", "call"), [("neutral", 3), ("pokerkit", 1)])
def test_b11_short_bring_in_is_owed_in_full_or_as_posted(rules: str, call: int) -> None:
    hole = {1: "KsQs2c", 2: "KhQh9d", 3: "KdQd8h"}
    hand = deal("stud", stacks=[3, 100, 100], stakes=STUD, button=3, rules=rules, hole=hole)
    assert hand.play("1 bring-in").menu.call == call


@pytest.mark.parametrize(("rules", "fold"), [("neutral", True), ("pokerkit", False)])
def test_b12_bring_in_of_an_all_in_low_card_may_pass_on_whole(rules: str, *, fold: bool) -> None:
    hole = {1: "KsQs2c", 2: "KhQh9d", 3: "KdQd8h"}
    hand = deal("stud", stacks=[2, 100, 100], stakes=STUD, button=3, rules=rules, hole=hole)
    assert (hand.menu.seat, hand.menu.bring_in, hand.menu.fold) == (2, 3, fold)


@pytest.mark.parametrize(("rules", "may_raise"), [("neutral", False), ("pokerkit", True)])
def test_r3_a_limper_may_raise_the_first_all_in_however_short(
    rules: str, *, may_raise: bool
) -> None:
    hand = deal(stacks=[30, 1000, 1000, 1000], stakes=NO_LIMIT, button=1, rules=rules)
    hand.play("4 call", "1 raise 30", "2 fold", "3 call")
    assert (hand.menu.seat, hand.menu.call) == (4, 10)
    assert bool(hand.menu.wager) == may_raise


@pytest.mark.parametrize(("rules", "raises"), [("neutral", 3), ("pokerkit", 4)])
def test_the_big_blind_may_count_as_the_first_bet_or_not(rules: str, raises: int) -> None:
    hand = deal(stacks=[1000] * 3, stakes=LIMIT, rules=rules)
    made = 0
    while hand.menu.wager:
        made += 1
        hand.play(f"{hand.menu.seat} raise {hand.menu.wager.least}")
    assert made == raises


@pytest.mark.parametrize(("rules", "tied"), [("neutral", (21, 19)), ("pokerkit", (20, 20))])
def test_p1_pots_of_equal_contenders_are_split_apart_or_as_one(
    rules: str, tied: tuple[int, int]
) -> None:
    # Main pot 21, side pot 19: an odd chip in each, or none in 40.
    hand = deal(
        stacks=[100, 13, 5, 13, 100],
        stakes=Stakes("none", 2, 2, 1, 2),
        button=5,
        rules=rules,
        hole={1: "3c4d", 2: "AsKd", 3: "7h2s", 4: "AcKh", 5: "6h6d"},
        board="AhKs9d9c5s",
    )
    hand.play("3 raise 5", "4 raise 8", "5 call", "1 fold", "2 raise 13", "4 call", "5 fold")
    assert hand.stacks == (99, tied[0], 0, tied[1], 92)
