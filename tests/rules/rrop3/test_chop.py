"""Robert's rules, section 2: taking the blinds back."""

import pytest

from croupier.games import game
from croupier.play import Stakes, set_up, with_straddle
from croupier.play import events as ev
from croupier.rulebook.house import house
from kit.hands import deal
from kit.refusals import refused

FIVE_TEN = Stakes("none", 10, 10, 5, 10)
LIMIT = Stakes("limit", 10, 20, 5, 10)
RULE = "rrop3:2.procedures.14b"


def folded_to_the_small_blind(game_id="holdem", stakes=FIVE_TEN, rules="rrop3_cash", **setting):
    hand = deal(game_id, stacks=[500] * 4, stakes=stakes, button=4, rules=rules, **setting)
    return hand.play("3 fold", "4 fold")


@pytest.mark.rule("rrop3:2.procedures.14b")
@pytest.mark.parametrize(
    ("game_id", "stakes"),
    [("holdem", FIVE_TEN), ("holdem", LIMIT), ("omaha", LIMIT), ("lowball_a5", LIMIT)],
)
def test_both_blinds_go_back_when_both_agree(game_id, stakes):
    hand = folded_to_the_small_blind(game_id, stakes)
    assert hand.menu.seat == 1
    assert hand.menu.chop
    hand.play("1 chop")
    assert (hand.menu.seat, hand.menu.chop, hand.menu.decline) == (2, True, True)
    assert hand.stacks == (495, 490, 500, 500)
    hand.play("2 chop")
    assert hand.stacks == (500, 500, 500, 500)
    assert (hand.state.phase, hand.state.pot) == ("over", 0)
    assert hand.happened(ev.PotAwarded) == []


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_play_goes_on_with_the_small_blind_when_the_big_blind_declines():
    hand = folded_to_the_small_blind().play("1 chop", "2 decline")
    assert (hand.menu.seat, hand.menu.call, hand.menu.chop) == (1, 5, False)
    assert hand.menu.wager is not None
    assert RULE in refused(hand, "1 chop").rules
    hand.play("1 call", "2 check")
    assert hand.state.street == 1


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_small_blind_who_would_rather_play_plays():
    hand = folded_to_the_small_blind()
    assert hand.menu.chop
    hand.play("1 raise 30")
    assert (hand.menu.seat, hand.menu.call, hand.menu.chop) == (2, 20, False)
    assert RULE in refused(hand, "2 chop").rules


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_blinds_stay_while_anybody_else_is_in():
    hand = deal(stacks=[500] * 4, stakes=FIVE_TEN, button=4, rules="rrop3_cash")
    hand.play("3 call", "4 fold")
    assert not hand.menu.chop
    assert RULE in refused(hand, "1 chop").rules
    hand.play("1 call")
    assert not hand.menu.chop


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_blinds_are_not_taken_back_later_or_by_two_from_the_start():
    flop = folded_to_the_small_blind().play("1 call", "2 check")
    refused(flop, "1 chop")
    two = deal(stacks=[500] * 2, stakes=FIVE_TEN, rules="rrop3_cash")
    assert not two.menu.chop


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_nobody_but_the_other_blind_answers():
    hand = folded_to_the_small_blind().play("1 chop")
    refused(hand, "1 decline")
    refused(hand, "2 fold")
    refused(hand, "2 check")


@pytest.mark.rule("rrop3:2.procedures.14b")
@pytest.mark.parametrize("rules", ["rrop3_tournament", "tda", "championship", "neutral"])
def test_blinds_are_not_taken_back_in_tournaments_nor_where_no_house_allows_it(rules):
    hand = folded_to_the_small_blind(rules=rules)
    assert not hand.menu.chop
    refused(hand, "1 chop")


@pytest.mark.rule("rrop3:2.procedures.14b")
def test_short_blind_or_a_straddle_leaves_nothing_to_chop():
    short = deal(stacks=[500, 7, 500], stakes=FIVE_TEN, button=3, rules="rrop3_cash")
    short.play("3 fold")
    assert (short.menu.seat, short.menu.call, short.menu.chop) == (1, 2, False)
    refused(short, "1 chop")
    setup = set_up(game("holdem"), FIVE_TEN, house("rrop3_cash"), (0, *[500] * 4), 4)
    posts = with_straddle(setup, 3).posts
    hand = deal(stacks=[500] * 4, stakes=FIVE_TEN, button=4, rules="rrop3_cash", posts=posts)
    hand.play("4 fold")
    assert (hand.menu.seat, hand.menu.chop) == (1, False)
