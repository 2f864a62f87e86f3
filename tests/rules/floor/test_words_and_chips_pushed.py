"""Chips pushed in turn without a word: what each heap of them is."""

import pytest

from croupier.floor.words.gestures import ChipsAdded, ChipsBack, ChipsForward, Said
from croupier.play import Action, Bet, Call, Fold, Raise, decide
from croupier.play.refusal import Refused
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, Stakes, deal
from kit.passing import pass_to

BLINDS_200 = Stakes("none", 200, 200, 100, 200)
BLINDS_100 = Stakes("none", 100, 100, 50, 100)
BLINDS_20 = Stakes("none", 20, 20, 10, 20)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)
LIMIT_3 = Stakes("limit", 3, 6, 1, 3)
POT_200 = Stakes("pot", 200, 200, 100, 200)
POT_20 = Stakes("pot", 20, 20, 10, 20)


def flop(rules: str = "tda", stakes: Stakes = BLINDS_200, seats: int = 6) -> Hand:
    """Everybody has called; on the flop seat 1 acts first."""
    return pass_to(deal(stacks=[50_000] * seats, button=seats, stakes=stakes, rules=rules), 1)


def facing(bet: int, rules: str = "tda", stakes: Stakes = BLINDS_200, seats: int = 4) -> Hand:
    """On the flop seat 1 has bet, and it is the turn of seat 2."""
    return flop(rules, stakes, seats).play(f"1 bet {bet}")


def on_the_turn(rules: str) -> Hand:
    """Limit 3-6: seat 1 bets 6 on the turn."""
    hand = flop(rules, LIMIT_3, 3)
    return hand.play("1 check", "2 check", "3 check", "1 bet 6")


def chips(seat: int, *values: int) -> ChipsForward:
    """One motion without a word."""
    return ChipsForward(seat, (values,))


@pytest.mark.rule("rrop3:3.bets.12a")
def test_chips_pushed_into_the_pot_stay_there() -> None:
    hand = facing(20, "rrop3_cash", BLINDS_20)
    ruling = rule(hand, chips(2, 20))
    assert (ruling.action, ruling.returned) == (Call(2), 0)
    assert "rrop3:3.bets.12a" in ruling.rules
    assert hand.state.bets[2] == 20
    with pytest.raises(Refused):
        decide(hand.state, Fold(2))


@pytest.mark.rule("rrop3:3.bets.12a")
def test_short_chips_of_one_who_knew_are_completed() -> None:
    ruling = rule(facing(60, "rrop3_cash", BLINDS_20), chips(2, 20))
    assert (ruling.action, ruling.adds) == (Call(2), 40)
    assert "rrop3:3.bets.12a" in ruling.rules


def raised_to_60(seats: int = 4) -> Hand:
    return facing(20, "rrop3_cash", BLINDS_20, seats).play("2 raise 60")


@pytest.mark.rule("rrop3:3.bets.12b")
@pytest.mark.parametrize("then", ["3 fold", "3 call", "3 raise 100"])
def test_unaware_of_a_raise_takes_20_back_and_does_as_he_likes(then: str) -> None:
    hand = raised_to_60()
    ruling = rule(hand, ChipsForward(3, ((20,),), aware=False))
    assert (ruling.decision, ruling.action, ruling.returned) == ("choice", None, 20)
    assert "rrop3:3.bets.12b" in ruling.rules
    choose(hand, alternative(ruling, "take_back"))
    hand.play(then)
    assert hand.state.actor == 4


@pytest.mark.rule("rrop3:3.bets.12b")
def test_unaware_of_a_raise_may_complete() -> None:
    hand = raised_to_60()
    ruling = rule(hand, ChipsForward(3, ((20,),), aware=False))
    choose(hand, alternative(ruling, "complete"))
    assert hand.state.bets[3] == 60


@pytest.mark.rule("rrop3:3.bets.12b")
def test_once_somebody_behind_has_acted_the_20_stay() -> None:
    hand = raised_to_60()
    gesture = ChipsForward(3, ((20,),), aware=False, acted_behind=True)
    ruling = asked(hand, gesture)
    assert (ruling.decision, ruling.adds) == ("call", 40)
    assert "rrop3:3.bets.12b" in ruling.rules
    choose(hand, alternative(ruling, "chips_stay"))
    assert not hand.state.live[3]
    assert hand.state.stacks[3] == 50_000 - 20 - 20


@pytest.mark.rule("rrop3:3.bets.13")
def test_motion_at_limit_that_makes_another_fold_stands() -> None:
    hand = facing(20, "rrop3_cash", LIMIT_20)
    ruling = rule(hand, ChipsForward(2, ((20,),), released=False, acted_behind=True))
    assert (ruling.decision, ruling.action) == ("call", Call(2))
    assert "rrop3:3.bets.13" in ruling.rules
    assert [one.id for one in ruling.discretion] == ["take_back"]
    assert hand.state.bets[2] == 20


@pytest.mark.rule("rrop3:10.nolimit.4")
def test_chips_that_are_not_let_go_of_are_no_bet() -> None:
    hand = flop("rrop3_cash", BLINDS_100)
    ruling = rule(hand, ChipsForward(1, ((100, 100, 100),), released=False))
    assert (ruling.decision, ruling.action) == ("no_action", None)
    assert "rrop3:10.nolimit.4" in ruling.rules
    said = rule(hand, Said(1, "three hundred"))
    assert said.action == Bet(1, 300)
    assert "rrop3:10.nolimit.4" in said.rules


@pytest.mark.rule("tda:40A")
def test_where_the_first_act_counts_chips_pushed_forward_are_a_bet() -> None:
    pushed = ChipsForward(1, ((100, 100, 100),), released=False)
    assert asked(flop("tda", BLINDS_100), pushed).action == Bet(1, 300)


@pytest.mark.rule("rrop3:3.bets.14a")
def test_going_back_for_20_more_is_a_call_of_20() -> None:
    hand = facing(20, "rrop3_cash", BLINDS_20)
    ruling = rule(hand, ChipsForward(2, ((20,), (20,))))
    assert (ruling.action, ruling.returned) == (Call(2), 20)
    assert "rrop3:3.bets.14a" in ruling.rules
    assert hand.state.bets[2] == 20


@pytest.mark.rule("rrop3:3.bets.14b")
@pytest.mark.parametrize(
    ("pushed", "action", "returned", "adds"),
    [((6, 3), Raise(2, 12), 0, 3), ((6, 2), Call(2), 2, 0), ((5, 3), Call(2), 2, 0)],
)
def test_bet_and_a_half_of_6_is_a_raise_to_12(
    pushed: tuple[int, ...], action: Action, returned: int, adds: int
) -> None:
    ruling = rule(on_the_turn("rrop3_cash"), chips(2, *pushed))
    assert (ruling.action, ruling.returned, ruling.adds) == (action, returned, adds)
    assert "rrop3:3.bets.14b" in ruling.rules


@pytest.mark.rule("rrop3:3.bets.14b", "rrop3:3.bets.15")
def test_single_25_chip_over_6_is_a_call() -> None:
    hand = on_the_turn("rrop3_cash")
    ruling = rule(hand, chips(2, 25))
    assert (ruling.action, ruling.returned) == (Call(2), 19)
    assert "rrop3:3.bets.15" in ruling.rules
    assert "rrop3:10.nolimit.9b" not in ruling.rules
    said = asked(on_the_turn("rrop3_cash"), Said(2, "nine"))
    assert said.action == Raise(2, 12)


@pytest.mark.rule("rrop3:10.nolimit.0a", "rrop3:3.bets.15")
def test_larger_chip_at_no_limit_too_is_a_call() -> None:
    ruling = rule(facing(20, "rrop3_cash", BLINDS_20), chips(2, 100))
    assert (ruling.action, ruling.returned) == (Call(2), 80)
    assert "rrop3:10.nolimit.0a" in ruling.rules


@pytest.mark.rule("rrop3:10.nolimit.9a")
def test_one_500_chip_opens_for_500() -> None:
    ruling = rule(flop("rrop3_cash", BLINDS_100), chips(1, 500))
    assert (ruling.action, ruling.returned) == (Bet(1, 500), 0)
    assert "rrop3:10.nolimit.9a" in ruling.rules


@pytest.mark.rule("rrop3:10.nolimit.9b")
def test_one_500_chip_over_the_big_blind_is_a_call() -> None:
    hand = deal(stacks=[9000] * 4, button=4, stakes=BLINDS_100, rules="rrop3_cash")
    ruling = rule(hand, chips(3, 500))
    assert (ruling.action, ruling.returned) == (Call(3), 400)
    assert "rrop3:10.nolimit.9b" in ruling.rules
    assert hand.state.bets[3] == 100


@pytest.mark.rule("rrop3:10.potlimit.7")
def test_one_500_chip_into_120_is_a_bet_of_the_pot() -> None:
    hand = flop("rrop3_cash", POT_20)
    assert hand.state.pot == 120
    ruling = rule(hand, chips(1, 500))
    assert (ruling.action, ruling.returned) == (Bet(1, 120), 380)
    assert "rrop3:10.potlimit.7" in ruling.rules


@pytest.mark.rule("tda:44b")
@pytest.mark.parametrize(
    ("stakes", "bet", "returned"), [(BLINDS_200, 5000, 0), (POT_200, 1200, 3800)]
)
def test_one_5000_chip_into_1200_is_its_value_or_the_pot(
    stakes: Stakes, bet: int, returned: int
) -> None:
    hand = flop("tda", stakes)
    assert hand.state.pot == 1200
    ruling = rule(hand, chips(1, 5000))
    assert (ruling.action, ruling.returned) == (Bet(1, bet), returned)
    assert "tda:44b" in ruling.rules


@pytest.mark.rule("tda:41B")
def test_800_pushed_over_800_is_a_call() -> None:
    ruling = rule(facing(800), chips(2, 500, 100, 100, 100))
    assert (ruling.decision, ruling.returned, ruling.adds) == ("call", 0, 0)
    assert "tda:41B" in ruling.rules


@pytest.mark.rule("tda:41C")
def test_one_1000_chip_over_800_is_a_call() -> None:
    ruling = rule(facing(800), chips(2, 1000))
    assert (ruling.action, ruling.returned) == (Call(2), 200)
    assert "tda:41C" in ruling.rules


@pytest.mark.rule("tda:41D")
def test_several_chips_below_or_just_above_800_are_a_call() -> None:
    below = rule(facing(800), chips(2, 100, 100))
    assert (below.action, below.adds) == (Call(2), 600)
    above = rule(facing(800), chips(2, 500, 500))
    assert (above.action, above.returned) == (Call(2), 200)
    assert all("tda:41D" in one.rules for one in (below, above))
    assert "tda:51B" in below.rules
    assert "tda:45A" in above.rules


@pytest.mark.rule("tda:42A")
def test_2000_in_one_motion_is_a_raise_to_2000() -> None:
    hand = facing(800)
    ruling = rule(hand, chips(2, 500, 500, 500, 500))
    assert ruling.action == Raise(2, 2000)
    assert "tda:42A" in ruling.rules
    assert hand.state.bets[2] == 2000


@pytest.mark.rule("tda:42B")
def test_announced_total_may_be_brought_in_three_moves() -> None:
    motions = ((800,), (1000,), (200,))
    ruling = rule(facing(800), ChipsForward(2, motions, "raise to 2,000", "before"))
    assert (ruling.action, ruling.returned, ruling.adds) == (Raise(2, 2000), 0, 0)
    assert "tda:42B" in ruling.rules


@pytest.mark.rule("tda:43Ab")
@pytest.mark.parametrize(
    ("pushed", "action", "returned"),
    [
        ((1000, 500), Raise(2, 2000), 0),
        ((1000, 400, 99), Call(2), 499),
        ((1000, 100, 100, 100, 100), Call(2), 400),
    ],
)
def test_half_of_a_raise_over_1000(pushed: tuple[int, ...], action: Action, returned: int) -> None:
    ruling = rule(facing(1000), chips(2, *pushed))
    assert (ruling.action, ruling.returned) == (action, returned)
    assert "tda:43Ab" in ruling.rules


@pytest.mark.rule("tda:43Ab")
def test_half_is_measured_by_the_least_raise() -> None:
    hand = facing(1000).play("2 raise 3000")
    assert rule(hand, chips(3, 1000, 1000, 1000, 1000)).action == Raise(3, 5000)


@pytest.mark.rule("tda:44")
def test_one_1000_chip_over_the_blind_needs_the_word_first() -> None:
    def under_the_gun() -> Hand:
        return deal(stacks=[9000] * 4, button=4, stakes=BLINDS_200, rules="tda")

    silent = rule(under_the_gun(), chips(3, 1000))
    assert (silent.action, silent.returned) == (Call(3), 800)
    said = rule(under_the_gun(), ChipsForward(3, ((1000,),), "raise", "before"))
    assert (said.action, said.returned) == (Raise(3, 1000), 0)
    assert all("tda:44" in one.rules for one in (silent, said))


@pytest.mark.rule("tda:44")
def test_the_last_chip_too_is_a_call() -> None:
    hand = deal(stacks=[1000] * 4, button=4, stakes=BLINDS_200, rules="tda")
    ruling = rule(hand, chips(3, 1000))
    assert (ruling.action, hand.state.stacks[3]) == (Call(3), 800)


@pytest.mark.rule("tda:45A")
def test_two_500_chips_over_800_are_all_needed() -> None:
    hand = facing(800)
    ruling = rule(hand, chips(2, 500, 500))
    assert (ruling.action, ruling.returned) == (Call(2), 200)
    assert "tda:45A" in ruling.rules


@pytest.mark.rule("tda:45B")
@pytest.mark.parametrize(
    ("bet", "pushed", "action", "returned"),
    [
        (400, (500, 500), Raise(2, 1000), 0),
        (900, (1000, 100), Call(2), 200),
        (700, (1000, 100), Raise(2, 1400), 0),
        (500, (500, 100, 100, 50), Raise(2, 1000), 0),
        (500, (500, 100, 100), Call(2), 200),
    ],
)
def test_chips_to_spare_go_by_half_of_a_raise(
    bet: int, pushed: tuple[int, ...], action: Action, returned: int
) -> None:
    ruling = rule(facing(bet), chips(2, *pushed))
    assert (ruling.action, ruling.returned) == (action, returned)
    assert "tda:45B" in ruling.rules


def raised_to_1200() -> Hand:
    """Seat 1 has 400 out, seat 2 raised to 1,200, all others folded."""
    return facing(400).play("2 raise 1200", "3 fold", "4 fold")


@pytest.mark.rule("tda:46A")
def test_chip_added_to_the_old_bet_is_read_as_a_call() -> None:
    hand = raised_to_1200()
    ruling = rule(hand, ChipsAdded(1, (1000,)))
    assert (ruling.decision, ruling.action, ruling.returned) == ("call", Call(1), 200)
    assert "tda:46A" in ruling.rules
    assert alternative(ruling, "raise").action == Raise(1, 2000)
    assert [event.decision for event in hand.events if event.tag == "ruled"] == ["call"]


@pytest.mark.rule("tda:46B")
def test_taking_the_old_bet_back_binds_to_call_or_raise() -> None:
    hand = raised_to_1200()
    ruling = rule(hand, ChipsBack(1, 400))
    assert ruling.decision == "binds"
    assert [one.id for one in ruling.choices] == ["call", "raise"]
    assert ruling.fact("owed") == 800
    assert "tda:46B" in ruling.rules
    with pytest.raises(Refused) as refused:
        decide(hand.state, Fold(1))
    assert "tda:46B" in refused.value.rules
    assert rule(hand, Said(1, "je passe")).decision == "refused"
    choose(hand, alternative(ruling, "call"))
    assert hand.state.stacks[1] == 50_000 - 200 - 1200


@pytest.mark.rule("tda:46B")
def test_big_blind_who_pulls_200_back_must_call_600_or_raise_to_1000() -> None:
    hand = deal(stacks=[9000] * 3, button=3, stakes=BLINDS_200, rules="tda")
    hand.play("3 raise 600", "1 fold")
    ruling = rule(hand, ChipsBack(2, 200))
    actions = [one.action for one in ruling.choices]
    assert actions == [Call(2), Raise(2, 1000)]


@pytest.mark.rule("tda:51B")
def test_400_put_in_over_2000_owes_2000() -> None:
    hand = facing(2000)
    ruling = rule(hand, ChipsForward(2, ((100, 100, 100, 100),), aware=False))
    assert (ruling.action, ruling.adds) == (Call(2), 1600)
    assert "tda:51B" in ruling.rules
    assert hand.state.bets[2] == 2000


@pytest.mark.rule("tda:56")
@pytest.mark.parametrize(("bet", "second"), [(800, 1200), (400, 800)])
def test_going_back_to_the_stack_leaves_a_call(bet: int, second: int) -> None:
    hand = facing(bet)
    ruling = rule(hand, ChipsForward(2, ((bet,), (second,))))
    assert (ruling.action, ruling.returned) == (Call(2), second)
    assert {"tda:56", "tda:42A"} <= set(ruling.rules)


@pytest.mark.rule("tda:61")
def test_1500_over_500_for_change_is_a_raise_to_1500() -> None:
    ruling = rule(facing(500), chips(2, 1000, 500))
    assert ruling.action == Raise(2, 1500)
    assert "tda:61" in ruling.rules


def test_chips_above_a_call_go_back_where_no_raise_is_open() -> None:
    stacks = [50_000, 50_000, 700, 50_000]
    hand = deal(stacks=stacks, button=4, stakes=BLINDS_200, rules="tda")
    pass_to(hand, 1).play("1 bet 400", "2 call", "3 raise 500", "4 call")
    ruling = rule(hand, chips(1, 1000, 100))
    assert (ruling.action, ruling.returned) == (Call(1), 1000)


@pytest.mark.rule("tda:46B")
def test_who_takes_his_bet_back_over_a_short_all_in_calls_and_is_told_of_no_raise() -> None:
    hand = deal(stacks=[9000, 600, 9000], stakes=BLINDS_200, button=3, rules="tda")
    hand.play("3 call", "1 call", "2 check", "1 bet 300", "2 raise 400", "3 fold")
    ruling = rule(hand, ChipsBack(1, 300))
    assert [one.id for one in ruling.choices] == ["call"]
    assert ruling.says.en.endswith("it must call 100 more, and may not raise.")
