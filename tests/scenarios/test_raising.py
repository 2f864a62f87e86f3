"""Raising and reopening, as other engines got it wrong.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button;
heads-up seat 1 is the big blind and seat 2 the button.
"""

import pytest

from croupier.play import Refused, Stakes
from croupier.play import events as ev
from kit.hands import Hand, action, deal, with_options

ONE_TWO = Stakes("none", 2, 2, 1, 2)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
LIMIT_TWENTY = Stakes("limit", 20, 40, 10, 20)

ONE_BY_ONE = with_options("neutral", raising={"reopen": "single_full_raise"})
SHORT_OPEN_REOPENS = with_options("neutral", raising={"short_open_reopens": True})


def at_the_flop(stacks: list[int], **kw: object) -> Hand:
    """A hand of 10/20 with everybody in for 20 and the flop on the table."""
    hand = deal(stacks=stacks, button=len(stacks), stakes=TEN_TWENTY, **kw)
    return hand.play(*(f"{seat} call" for seat in (*range(3, len(stacks) + 1), 1)), "2 check")


@pytest.mark.parametrize("raiser", [16, 200])
def test_R1_short_all_in_does_not_reopen(raiser: int) -> None:
    hand = deal(stacks=[19, 200, raiser, 200], button=4, stakes=ONE_TWO)
    hand.play("3 raise 16", "4 call", "1 raise 19", "2 call")
    if raiser > 16:
        assert hand.menu[:5] == (3, True, False, 3, None)
        hand.play("3 call")
    assert hand.menu[:5] == (4, True, False, 3, None)
    with pytest.raises(Refused) as refused:
        hand.play("4 raise 40")
    assert "tda:47A" in refused.value.rules


def test_R2_least_raise_ignores_the_stack_behind_it() -> None:
    hand = deal(stacks=[200, 1000], button=2, stakes=TEN_TWENTY, shows=False)
    hand.play("2 raise 100", "1 raise 180")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 260
    for total in (200, 259):
        with pytest.raises(Refused):
            hand.play(f"2 raise {total}")
    hand.play("2 raise 260", "1 call")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=2, amount=60)]
    assert hand.happened(ev.BetsGathered) == [ev.BetsGathered(amount=400)]


def test_R2_all_in_for_less_is_legal_with_ones_own_stack() -> None:
    hand = deal(stacks=[1000, 230], button=2, stakes=TEN_TWENTY)
    hand.play("2 raise 100", "1 raise 180")
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most) == (230, 230)


def test_R2_house_may_cap_the_least_raise_at_the_effective_stack() -> None:
    house = with_options("neutral", raising={"min_against_short": "capped_at_effective_stack"})
    hand = deal(stacks=[200, 1000], button=2, stakes=TEN_TWENTY, rules=house)
    hand.play("2 raise 100", "1 raise 180")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 200


def test_R3_limper_may_not_raise_a_short_all_in() -> None:
    hand = deal(stacks=[1000, 1000, 1000, 30], button=4, stakes=TEN_TWENTY)
    hand.play("3 call", "4 raise 30", "1 fold", "2 call")
    assert hand.menu[:5] == (3, True, False, 10, None)
    with pytest.raises(Refused) as refused:
        hand.play("3 raise 50")
    assert refused.value.rules[0] == "tda:47A"


def test_R4_checker_may_not_raise_an_all_in_below_the_least_bet() -> None:
    hand = at_the_flop([1000, 1000, 25])
    hand.play("1 check", "2 check", "3 bet 5")
    assert hand.menu[:5] == (1, True, False, 5, None)
    with pytest.raises(Refused):
        hand.play("1 raise 25")


def test_R4_house_may_let_the_checker_raise_it_to_25() -> None:
    hand = at_the_flop([1000, 1000, 25], rules=SHORT_OPEN_REOPENS)
    hand.play("1 check", "2 check", "3 bet 5")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 25
    hand.play("1 raise 25")
    assert hand.menu[:4] == (2, True, False, 25)


def test_R5_short_raises_add_up() -> None:
    hand = at_the_flop([1000, 1000, 170, 230])
    hand.play("1 bet 100", "2 call", "3 raise 150", "4 raise 210")
    assert hand.menu.call == 110
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 310


def test_R5_short_raises_do_not_add_up_where_one_raise_must_be_full() -> None:
    hand = at_the_flop([1000, 1000, 170, 230], rules=ONE_BY_ONE)
    hand.play("1 bet 100", "2 call", "3 raise 150", "4 raise 210")
    assert hand.menu[:5] == (1, True, False, 110, None)


def test_R6_caller_of_the_first_short_raise_faces_the_second_alone() -> None:
    hand = at_the_flop([1000, 170, 1000, 230])
    hand.play("1 bet 100", "2 raise 150", "3 call", "4 raise 210")
    assert hand.menu.wager is not None
    assert (hand.menu.call, hand.menu.wager.least) == (110, 310)
    hand.play("1 call")
    assert hand.menu[:5] == (3, True, False, 60, None)


def test_R7_all_in_below_half_a_raise_is_completed_and_not_counted() -> None:
    hand = deal(stacks=[1000, 1000, 1000, 45], button=4, stakes=LIMIT_TWENTY)
    hand.play("3 raise 40", "4 raise 45")
    wagered = hand.happened(ev.Wagered)[-1]
    assert isinstance(wagered, ev.Wagered)
    assert (wagered.full, wagered.counts) == (False, False)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (60,)
    # The blind and three raises: 20, 40, 60, 80.
    hand.play("1 raise 60", "2 raise 80", "3 call")
    assert hand.menu[:5] == (1, True, False, 20, None)


def test_R8_all_in_above_half_a_raise_is_a_raise() -> None:
    hand = deal(stacks=[1000, 1000, 1000, 55], button=4, stakes=LIMIT_TWENTY)
    hand.play("3 raise 40", "4 raise 55", "1 call", "2 call")
    assert hand.menu.seat == 3
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (75,)
    hand.play("3 raise 75")
    assert hand.menu[:5] == (1, True, False, 20, None), "a bet and three raises are in"


def test_R9_no_cap_heads_up() -> None:
    hand = deal(stacks=[10_000, 10_000], button=2, stakes=LIMIT_TWENTY, rules="rrop3_cash")
    hand.play("2 call", "1 check")
    for raises, total in enumerate(range(20, 400, 20)):
        verb = "raise" if raises else "bet"
        hand.play(f"{1 + raises % 2} {verb} {total}")
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (400,)


def test_R9_no_cap_between_the_last_two_of_a_round() -> None:
    hand = deal(stacks=[9000, 9000, 9000], button=3, stakes=LIMIT_TWENTY, rules="tda")
    hand.play("3 raise 40", "1 raise 60", "2 fold", "3 raise 80", "1 raise 100", "3 raise 120")
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (140,)


def test_R9_cap_stays_when_it_was_reached_by_three() -> None:
    hand = deal(stacks=[9000, 9000, 9000], button=3, stakes=LIMIT_TWENTY, rules="tda")
    hand.play("3 raise 40", "1 raise 60", "2 raise 80", "3 fold")
    assert hand.menu[:5] == (1, True, False, 20, None)


def test_R10_raise_refused_when_the_stack_does_not_exceed_the_call() -> None:
    hand = deal(stacks=[1000, 1000, 150, 90], button=4, stakes=TEN_TWENTY)
    hand.play("3 raise 100")
    assert hand.menu[:5] == (4, True, False, 90, None)
    with pytest.raises(Refused, match="the whole stack makes 90, no more than the bet of 100"):
        hand.play("4 raise 90")


def test_R10_raise_refused_when_everybody_else_is_all_in() -> None:
    hand = deal(stacks=[100, 60, 1000], button=3, stakes=TEN_TWENTY)
    hand.play("3 call", "1 raise 100", "2 call")
    before = hand.state.copy()
    with pytest.raises(Refused, match="nobody is left who could call it") as refused:
        hand.play("3 raise 200")
    assert refused.value.menu == hand.menu
    assert all(getattr(before, name) == getattr(hand.state, name) for name in before.__slots__)


def test_R10_amount_to_call_is_a_number_for_whoever_acts() -> None:
    hand = deal(stacks=[100, 60, 1000], button=3, stakes=TEN_TWENTY)
    assert hand.menu.call == 20
    hand.play("3 call")
    assert hand.menu.call == 10
    hand.play("1 call")
    assert (hand.menu.call, hand.menu.check) == (0, True)


@pytest.mark.parametrize(("stack", "all_in"), [(90, "4 call"), (150, "4 raise 150")])
def test_R10_all_in_is_a_call_or_the_top_of_the_raises(stack: int, all_in: str) -> None:
    hand = deal(stacks=[1000, 1000, 1000, stack], button=4, stakes=TEN_TWENTY)
    hand.play("3 raise 100")
    menu = hand.menu
    assert (menu.wager.most if menu.wager else menu.call) == stack
    hand.act(action(all_in))
    assert hand.state.stacks[4] == 0


def test_R11_button_faces_two_blinds_that_are_all_in() -> None:
    hand = deal(stacks=[10, 20, 1000], button=3, stakes=TEN_TWENTY)
    assert hand.menu[:5] == (3, True, False, 20, None)
    with pytest.raises(Refused, match="nobody is left who could call it"):
        hand.play("3 raise 40")
