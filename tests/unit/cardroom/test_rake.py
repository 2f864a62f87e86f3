"""What the house takes of a hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.rake import (
    Award,
    RakedHand,
    RakePlan,
    cap_for,
    finished_hand,
    rake_of,
    rake_plan,
)
from croupier.play import Stakes
from kit.hands import STUD, deal, with_options

FIVE = RakePlan(percent=5)


def raked(*pots: int, unit: int = 1, dealt_in: int = 6, flop: bool = True) -> RakedHand:
    """A hand in which seat 1 won the main pot, seat 2 the next, and so on."""
    awards = tuple(Award(number, number + 1, pot) for number, pot in enumerate(pots))
    return RakedHand(awards, dealt_in, flop, unit)


def test_P6_cap_is_for_the_hand_and_not_for_each_pot():
    rake = rake_of(RakePlan(percent=5, cap=3), raked(60, 60))
    assert rake.total == 3
    assert rake.pots == (3, 0)
    assert rake.seats == ((1, 3),)
    assert rake.why.facts["cap"] == 3


def test_every_pot_bears_its_share_main_pot_first_until_the_cap():
    assert rake_of(FIVE, raked(100, 200)).pots == (5, 10)
    assert rake_of(RakePlan(percent=5, cap=8), raked(100, 200)).pots == (5, 3)


def test_chips_that_only_all_pots_make_come_from_the_largest():
    rake = rake_of(FIVE, raked(30, 50))
    assert rake.pots == (1, 3)
    assert rake.total == 80 * 5 // 100


def test_rake_is_rounded_down_to_the_smallest_chip():
    assert rake_of(FIVE, raked(190, unit=5)).total == 5
    assert rake_of(FIVE, raked(200, unit=5)).total == 10
    nothing = rake_of(FIVE, raked(95, unit=5))
    assert nothing.total == 0
    assert nothing.seats == ()


@pytest.mark.parametrize(("players", "cap"), [(2, 1), (3, 2), (4, 2), (5, 3), (9, 3)])
def test_cap_goes_by_the_players_dealt_in(players, cap):
    plan = RakePlan(percent=5, cap=3, caps=((2, 1), (4, 2)))
    assert cap_for(plan, players) == cap
    assert rake_of(plan, raked(1000, dealt_in=players)).total == cap


def test_a_fixed_drop_takes_what_the_pots_hold():
    drop = RakePlan(drop=4)
    assert rake_of(drop, raked(100, 50)).pots == (4, 0)
    assert rake_of(drop, raked(3, 50)).pots == (3, 1)
    assert rake_of(drop, raked(2)).total == 2
    assert rake_of(RakePlan(drop=15), raked(7, 8, unit=5)).pots == (5, 5)


def test_no_flop_no_drop():
    none = rake_of(FIVE, raked(1000, flop=False))
    assert none.total == 0
    assert none.why.rules == ("house:rake.no_flop",)
    assert rake_of(RakePlan(percent=5, on_flop=False), raked(1000, flop=False)).total == 50


def test_a_table_without_rake_says_so():
    assert rake_of(RakePlan(), raked(1000)).why.text.en == "Nothing: this table is not raked."


def test_winners_of_a_split_pot_bear_its_rake_in_proportion():
    awards = (Award(0, 1, 50), Award(0, 2, 25), Award(0, 3, 25))
    rake = rake_of(FIVE, RakedHand(awards, 6, flop=True))
    assert rake.seats == ((1, 3), (2, 1), (3, 1))


def test_odd_chips_of_the_rake_fall_on_the_largest_remainders():
    awards = (Award(0, 1, 50), Award(0, 2, 30), Award(0, 3, 20))
    rake = rake_of(RakePlan(percent=3), RakedHand(awards, 6, flop=True))
    assert rake.seats == ((1, 1), (2, 1), (3, 1))


def test_drop_comes_out_of_the_option_or_the_percentage_does():
    rules = with_options("neutral", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 3})
    assert rake_plan(rules, caps=((2, 1),)) == RakePlan(percent=5, cap=3, caps=((2, 1),))
    assert rake_plan(rules, drop=4) == RakePlan(drop=4, cap=3)


RAKED = with_options("neutral", cash={"collection": "rake", "rake_pct": 10})
BLINDS = Stakes("none", 10, 10, 5, 10)


def test_uncalled_bet_is_never_raked():
    hand = deal(stacks=[1000] * 3, button=3, stakes=BLINDS)
    hand.play("3 call", "1 call", "2 check", "1 bet 500", "2 fold", "3 fold")
    finished = finished_hand(hand.events)
    assert finished.pots == (30,)
    assert finished.dealt_in == 3
    rake = rake_of(rake_plan(RAKED), finished)
    assert (rake.total, rake.seats) == (3, ((1, 3),))


def test_a_hand_that_ends_before_the_flop_is_free():
    hand = deal(stacks=[1000] * 3, button=3, stakes=BLINDS).play("3 raise 30", "1 fold", "2 fold")
    assert not finished_hand(hand.events).flop
    assert rake_of(rake_plan(RAKED), finished_hand(hand.events)).total == 0


def test_main_and_side_pot_of_a_real_hand_are_raked_together():
    hand = deal(stacks=[100, 400, 400], button=3, stakes=BLINDS, asks=False)
    hand.play("3 raise 400", "1 call", "2 call")
    finished = finished_hand(hand.events)
    assert sum(finished.pots) == 900
    rake = rake_of(RakePlan(percent=5, cap=3), finished)
    assert rake.total == 3
    assert sum(part for _, part in rake.seats) == 3


def test_stud_hand_is_raked_once_it_has_gone_past_its_first_round():
    short = deal("stud", stacks=[100] * 2, stakes=STUD)
    low = short.state.actor
    short.play(f"{low} bring-in", f"{3 - low} fold")
    assert not finished_hand(short.events).flop
    long = deal("stud", stacks=[100] * 2, stakes=STUD)
    low = long.state.actor
    long.play(f"{low} bring-in", f"{3 - low} call").check_down()
    assert finished_hand(long.events).flop


plans = st.builds(
    RakePlan,
    percent=st.integers(0, 10),
    drop=st.integers(0, 40),
    cap=st.integers(0, 60),
    caps=st.just(((2, 1), (4, 25))),
)
shares = st.lists(
    st.tuples(st.integers(0, 3), st.integers(1, 6), st.integers(1, 5000)), min_size=1, max_size=9
)


@given(plans, shares, st.sampled_from((1, 5, 25)), st.integers(2, 9))
def test_rake_is_whole_within_its_bounds_and_borne_by_winners(plan, won, unit, dealt_in):
    hand = RakedHand(tuple(Award(*award) for award in won), dealt_in, flop=True, unit=unit)
    rake = rake_of(plan, hand)
    pots = hand.pots
    assert rake.total % unit == 0
    assert all(0 <= part <= pot for part, pot in zip(rake.pots, pots, strict=True))
    wished = plan.drop or sum(pots) * plan.percent // 100
    assert rake.total <= wished
    cap = cap_for(plan, dealt_in)
    assert not cap or rake.total <= cap
    got = {seat: sum(a.amount for a in hand.awards if a.seat == seat) for _, seat, _ in won}
    assert sum(part for _, part in rake.seats) == rake.total
    assert all(0 < part <= got[seat] for seat, part in rake.seats)


@given(st.integers(0, 10), st.lists(st.integers(1, 5000), min_size=1, max_size=5))
def test_whole_share_is_taken_where_nothing_bounds_it(percent, pots):
    rake = rake_of(RakePlan(percent=percent), raked(*pots))
    assert rake.total == sum(pots) * percent // 100
