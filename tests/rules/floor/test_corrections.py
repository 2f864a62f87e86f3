"""Bets of a wrong size that were taken: put right in time, or standing; counts and side bets."""

import pytest

from croupier.floor.bets.corrections import BetTooSmall
from croupier.floor.bets.overbets import PotOverstated
from croupier.floor.bets.short_calls import CallShort
from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.counting import CountAsked, PotCountAsked, SideBetClaimed
from croupier.play import Post, Refused, Stakes
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import LIMIT, STUD, Hand, deal
from kit.passing import pass_to

BLINDS_100_200 = Stakes("none", 200, 200, 100, 200)


def turn_of_10_20(rules: str = "rrop3_cash") -> Hand:
    """Three players on the turn of a 10-20 limit hand; seat 1 acts first."""
    return pass_to(deal(stacks=[500] * 3, button=3, stakes=LIMIT, rules=rules), 2)


def flop_of_200(rules: str = "tda", players: int = 4) -> Hand:
    """The flop with blinds 100-200; seat 1 acts first."""
    return pass_to(
        deal(stacks=[9000] * players, button=players, stakes=BLINDS_100_200, rules=rules), 1
    )


def pot_of(chips: int, rules: str, players: int = 4) -> Hand:
    """The flop of a pot-limit hand with that many chips in the pot; seat 1 acts first."""
    each = chips // players
    stakes = Stakes("pot", each, each, each, each)
    return pass_to(
        deal("omaha", stacks=[9000] * players, button=players, stakes=stakes, rules=rules), 1
    )


@pytest.mark.rule("rrop3:3.bets.16a")
def test_bet_of_10_on_the_turn_of_10_20_and_its_call_are_brought_up_to_20() -> None:
    hand = turn_of_10_20()
    ruling = rule(hand, BetTooSmall(1, 10, callers=(2,)))
    assert (ruling.decision, ruling.fact("proper"), ruling.adds) == ("corrected", 20, 10)
    assert set(ruling.rules) == {"rrop3:3.bets.16a", "rrop3:3.bets.16b"}
    assert hand.state.bets[1:] == [20, 20, 0]
    assert (hand.state.actor, hand.menu.call) == (3, 20)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (40,)


@pytest.mark.rule("rrop3:3.bets.16a")
def test_bet_of_10_seen_on_the_river_changes_nothing() -> None:
    hand = turn_of_10_20()
    ruling = rule(hand, BetTooSmall(1, 10, callers=(2,), noticed="later"))
    assert ruling.decision == "stands"
    hand.play("3 call")
    assert (hand.state.street, hand.state.pot) == (3, 60)


@pytest.mark.rule("rrop3:3.bets.16b")
def test_caller_of_10_only_adds_10_and_may_not_raise_to_40() -> None:
    hand = turn_of_10_20()
    ruling = rule(hand, BetTooSmall(1, 10, callers=(2,)))
    assert "rrop3:3.bets.16b" in ruling.rules
    assert hand.state.stacks[2] == 470
    with pytest.raises(Refused):
        hand.play("2 raise 40")
    hand.play("3 call")
    assert hand.state.street == 3
    assert hand.state.stacks[2] == 470


@pytest.mark.rule("rrop3:3.bets.16a")
def test_blind_of_5_in_place_of_10_is_brought_up_for_all_who_called() -> None:
    posts = [Post(1, "small_blind", 5), Post(2, "big_blind", 5)]
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT, rules="rrop3_cash", posts=posts)
    hand.play("3 call")
    ruling = rule(hand, BetTooSmall(2, 5))
    assert (ruling.decision, ruling.fact("proper")) == ("corrected", 10)
    assert hand.state.bets[1:] == [5, 10, 10, 0]
    assert (hand.state.actor, hand.menu.call) == (4, 10)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (20,)


@pytest.mark.rule("tda:52A")
def test_opening_of_150_and_its_call_are_made_200_within_the_flop_round() -> None:
    hand = flop_of_200()
    ruling = rule(hand, BetTooSmall(1, 150, callers=(2,)))
    assert (ruling.decision, ruling.adds) == ("corrected", 50)
    assert ruling.rules[0] == "tda:52A"
    assert hand.state.bets[1:] == [200, 200, 0, 0]
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 400


@pytest.mark.rule("tda:52A")
def test_opening_of_150_seen_on_the_turn_stands() -> None:
    hand = flop_of_200()
    ruling = rule(hand, BetTooSmall(1, 150, callers=(2,), noticed="later"))
    assert (ruling.decision, ruling.rules[0]) == ("stands", "tda:52A")
    hand.play("3 call", "4 fold")
    assert hand.state.street == 2
    assert hand.state.put[1:] == [350, 350, 350, 200]


@pytest.mark.rule("tda:52A")
def test_raise_to_800_over_500_is_made_1000_for_raiser_and_caller() -> None:
    hand = flop_of_200().play("1 bet 500")
    rule(hand, BetTooSmall(2, 800, callers=(3,)))
    hand.play("4 fold")
    assert hand.state.bets[1:] == [500, 1000, 1000, 0]
    assert (hand.state.actor, hand.menu.call) == (1, 500)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 1500


def test_raise_to_800_seen_after_the_round_stands_for_all_who_called_it() -> None:
    hand = flop_of_200().play("1 bet 500")
    ruling = rule(hand, BetTooSmall(2, 800, callers=(3, 1), noticed="later"))
    assert ruling.decision == "stands"
    assert hand.state.street == 2
    assert hand.state.put[1:] == [1000, 1000, 1000, 200]
    assert not hand.state.live[4]


def test_opening_of_60_is_brought_up_to_the_big_blind_of_100_before_the_next_acts() -> None:
    for rules in ("rrop3_cash", "tda"):
        hand = pass_to(deal(stacks=[4000] * 3, button=3, rules=rules), 1)
        ruling = rule(hand, BetTooSmall(1, 60))
        assert (ruling.decision, hand.state.bets[1]) == ("corrected", 100)
        assert hand.state.actor == 2
    assert {"tda:52A", "rrop3:10.nolimit.10"} <= set(ruling.rules)


def test_caller_with_too_few_chips_for_the_correction_is_all_in() -> None:
    hand = pass_to(deal(stacks=[9000, 380, 9000], button=3, stakes=BLINDS_100_200), 1)
    rule(hand, BetTooSmall(1, 150, callers=(2,)))
    assert hand.state.bets[1:] == [200, 180, 0]
    assert hand.state.stacks[2] == 0


def test_bet_that_is_large_enough_needs_no_correction() -> None:
    with pytest.raises(FloorRefused, match="not too small"):
        rule(flop_of_200(), BetTooSmall(1, 200))


def test_bring_in_of_2_is_made_3() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=STUD, rules="rrop3_cash")
    low = hand.state.actor
    ruling = rule(hand, BetTooSmall(low, 2))
    assert (ruling.adds, hand.state.bets[low]) == (1, 3)


@pytest.mark.rule("tda:52B")
def test_pot_of_1200_announced_as_1500_is_cut_for_bettor_and_caller() -> None:
    hand = pot_of(1200, "tda", players=2)
    ruling = rule(hand, PotOverstated(1, 1500, callers=(2,)))
    assert (ruling.decision, ruling.returned, ruling.fact("proper")) == ("corrected", 300, 1200)
    assert ruling.rules == ("tda:52B",)
    assert hand.state.put[1:] == [1800, 1800]
    assert hand.stacks == (7200, 7200)


@pytest.mark.rule("rrop3:10.potlimit.1")
def test_bet_of_150_into_a_pot_of_100_is_cut_to_100_and_50_come_back() -> None:
    hand = pot_of(100, "rrop3_cash")
    ruling = rule(hand, PotOverstated(1, 150))
    assert (ruling.decision, ruling.returned) == ("corrected", 50)
    assert ruling.rules == ("rrop3:10.potlimit.1",)
    assert (hand.state.bets[1], hand.state.stacks[1]) == (100, 9000 - 25 - 100)
    assert hand.menu.call == 100


@pytest.mark.rule("rrop3:10.potlimit.2")
def test_bet_of_150_is_cut_for_all_until_the_last_has_acted_on_it() -> None:
    hand = pot_of(100, "rrop3_cash")
    told = PotOverstated(1, 150, callers=(2,), objector=4)
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.rules) == ("corrected", ("rrop3:10.potlimit.2",))
    assert hand.state.bets[1:] == [100, 100, 0, 0]
    assert hand.menu.call == 100

    late = pot_of(100, "rrop3_cash")
    late_ruling = rule(late, PotOverstated(1, 150, callers=(2, 3, 4), objector=4))
    assert (late_ruling.decision, late_ruling.rules) == ("stands", ("rrop3:10.potlimit.2",))
    assert late.state.put[1:] == [175] * 4
    assert asked(pot_of(100, "tda"), PotOverstated(1, 150, callers=(2, 3, 4))).decision == (
        "corrected"
    )


@pytest.mark.rule("rrop3:10.potlimit.3")
def test_bet_that_was_considered_for_40_seconds_stands_against_its_bettor() -> None:
    hand = pot_of(100, "rrop3_cash")
    told = PotOverstated(1, 150, callers=(2,), objector=1, considered_seconds=40)
    ruling = rule(hand, told)
    assert ruling.decision == "stands"
    assert (ruling.fact("considered_seconds"), ruling.fact("objector")) == (40, 1)
    assert ruling.rules == ("rrop3:10.potlimit.3",)
    assert hand.state.bets[1:] == [150, 150, 0, 0]

    other = pot_of(100, "rrop3_cash")
    instead = asked(other, told)
    choose(other, alternative(instead, "corrected"))
    assert other.state.bets[1:] == [100, 100, 0, 0]


@pytest.mark.rule("rrop3:10.potlimit.3", "rrop3:10.potlimit.2")
@pytest.mark.parametrize("objector", [0, 1, 2])
def test_bet_that_was_considered_stands_in_any_case_once_all_have_acted(objector: int) -> None:
    hand = pot_of(100, "rrop3_cash", players=2)
    told = PotOverstated(1, 150, callers=(2,), objector=objector, considered_seconds=40)
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.discretion) == ("stands", ())
    assert set(ruling.rules) == {"rrop3:10.potlimit.3", "rrop3:10.potlimit.2"}
    assert ruling.fact("considered_seconds") == 40
    assert hand.state.put[1:] == [200, 200]


@pytest.mark.rule("rrop3:10.potlimit.1")
def test_bet_that_nobody_has_called_is_cut_however_long_it_was_considered() -> None:
    told = PotOverstated(1, 150, objector=1, considered_seconds=40)
    ruling = asked(pot_of(100, "rrop3_cash"), told)
    assert (ruling.decision, ruling.rules) == ("corrected", ("rrop3:10.potlimit.1",))


def test_next_raise_over_a_bet_that_was_cut_to_100_is_to_200() -> None:
    hand = pot_of(100, "rrop3_cash")
    rule(hand, PotOverstated(1, 150, callers=(2,), objector=4))
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 200


def test_small_bet_seen_later_is_still_to_be_answered_by_who_is_not_told_of() -> None:
    hand = turn_of_10_20()
    ruling = asked(hand, BetTooSmall(1, 10, callers=(2,), noticed="later"))
    assert "the round is over" not in ruling.says.en
    assert "seat 3" in ruling.steps[-1].en
    done = asked(hand, BetTooSmall(1, 10, callers=(2, 3), noticed="later"))
    assert done.steps[-1].en == "Play on."


@pytest.mark.rule("rrop3:10.potlimit.3")
def test_bet_that_was_considered_is_cut_if_another_objects_unless_the_floor_lets_it_stand() -> None:
    hand = pot_of(100, "rrop3_cash", players=3)
    told = PotOverstated(1, 150, callers=(2,), objector=3, considered_seconds=40)
    ruling = asked(hand, told)
    assert ruling.decision == "corrected"
    choose(hand, alternative(ruling, "stands"))
    assert hand.menu.call == 150


def test_overbet_seen_after_the_round_stands() -> None:
    assert asked(pot_of(100, "tda"), PotOverstated(1, 150, noticed="later")).decision == "stands"


def test_no_bet_exceeds_the_pot_where_it_is_no_limit() -> None:
    with pytest.raises(FloorRefused, match="no limit"):
        rule(flop_of_200(), PotOverstated(1, 1500))


def river_call_of_480(rules: str) -> Hand:
    """Seat 1 has bet 480 on the river, and seat 2 has called and lost to a flush."""
    hand = deal(
        stacks=[3000] * 2,
        button=2,
        rules=rules,
        hole={1: "AhKh", 2: "AsAd"},
        board="2h7h9hJc3d",
        shows=False,
    )
    hand = pass_to(hand, 3)
    return hand.play("1 bet 480", "2 call", "1 show")


@pytest.mark.rule("rrop3:10.nolimit.6")
def test_call_30_short_of_480_is_made_up_though_the_flush_is_shown() -> None:
    hand = river_call_of_480("rrop3_cash")
    ruling = rule(hand, CallShort(2, 30))
    assert (ruling.decision, ruling.adds, ruling.fact("owes")) == ("corrected", 30, 30)
    assert ruling.rules == ("rrop3:10.nolimit.6",)
    hand.play("2 show")
    assert hand.stacks == (3580, 2420)


@pytest.mark.rule("rrop3:10.nolimit.6")
def test_call_200_short_is_made_up_even_while_the_pot_is_pushed() -> None:
    hand = river_call_of_480("rrop3_cash").play("2 show")
    assert hand.state.phase == "over"
    assert asked(hand, CallShort(2, 200)).fact("owes") == 200


@pytest.mark.rule("tda:52A")
def test_call_30_short_stands_after_the_round_where_only_the_round_puts_it_right() -> None:
    hand = river_call_of_480("tda")
    ruling = rule(hand, CallShort(2, 30))
    assert (ruling.decision, ruling.rules) == ("stands", ("tda:52A", "rrop3:3.bets.16a"))
    hand.play("2 show")
    assert hand.stacks == (3550, 2450)


def test_call_that_is_short_is_completed_within_its_round_everywhere() -> None:
    for rules in ("tda", "rrop3_cash"):
        hand = flop_of_200(rules).play("1 bet 500", "2 call")
        assert rule(hand, CallShort(2, 100)).adds == 100
        assert hand.state.bets[2] == 500


def test_call_cannot_be_short_by_more_than_it_was() -> None:
    with pytest.raises(FloorRefused, match="so much"):
        rule(flop_of_200().play("1 bet 500", "2 call"), CallShort(2, 501))


@pytest.mark.rule("tda:60")
def test_all_in_of_25800_is_counted_for_the_player_in_turn_alone() -> None:
    hand = deal(stacks=[50_000, 25_800, 50_000, 50_000], button=1, rules="tda")
    hand.play("4 fold", "1 call", "2 raise 25800")
    ruling = rule(hand, CountAsked(3, of_seat=2))
    assert (ruling.decision, ruling.fact("count")) == ("count_given", 25_800)
    assert ruling.rules == ("tda:60",)
    assert rule(hand, CountAsked(3)).fact("count") == 25_800
    assert rule(hand, CountAsked(1, of_seat=2)).decision == "refused"


@pytest.mark.rule("tda:60")
def test_count_is_refused_facing_a_usual_bet() -> None:
    hand = flop_of_200().play("1 bet 500")
    ruling = rule(hand, CountAsked(2, of_seat=1))
    assert (ruling.decision, ruling.rules) == ("refused", ("tda:60",))


def test_stack_may_be_seen_at_any_time_under_robert() -> None:
    hand = flop_of_200("rrop3_cash").play("1 bet 500")
    ruling = rule(hand, CountAsked(4, of_seat=1))
    assert (ruling.decision, ruling.fact("count")) == ("count_given", 8800)
    assert ruling.rules == ("rrop3:2.procedures.18",)


def test_nobody_has_himself_counted() -> None:
    with pytest.raises(FloorRefused, match="whose chips"):
        rule(flop_of_200(), CountAsked(2, of_seat=2))


@pytest.mark.rule("tda:54A")
def test_pot_is_counted_at_pot_limit_and_not_at_no_limit() -> None:
    no_limit = rule(flop_of_200(), PotCountAsked(1))
    assert (no_limit.decision, no_limit.rules) == ("refused", ("tda:54A",))
    pot_limit = rule(pot_of(1200, "tda"), PotCountAsked(1))
    assert (pot_limit.decision, pot_limit.fact("pot")) == ("count_given", 1200)
    assert pot_limit.rules == ("tda:54A",)


@pytest.mark.rule("rrop3:10.nolimit.14a")
def test_promise_of_100_is_no_affair_of_the_house_and_900_go_to_the_best_hand() -> None:
    hand = deal(
        stacks=[450, 450],
        button=2,
        rules="rrop3_cash",
        hole={1: "AhKh", 2: "AsAd"},
        board="2c7d9hJc3d",
    )
    hand.play("2 raise 450", "1 call")
    assert hand.stacks == (0, 900)
    ruling = rule(hand, SideBetClaimed(1, against=2, amount=100))
    assert (ruling.decision, ruling.rules) == ("refused", ("rrop3:10.nolimit.14a",))
    assert hand.stacks == (0, 900)
    assert not hand.happened(irr.AwardCorrected)


@pytest.mark.rule("rrop3:3.bets.16a")
@pytest.mark.parametrize("house", ["tda", "rrop3_cash"])
def test_bring_in_that_was_short_is_made_good_with_its_calls_and_is_no_full_bet(house: str) -> None:
    hole = {1: "QcQdJc", 2: "AhAd2c", 3: "8c3dKh"}
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, rules=house, hole=hole, shows=False)
    ruling = rule(hand, BetTooSmall(2, 1, callers=(3,)))
    assert (ruling.fact("proper"), ruling.fact("bets")) == (3, ((2, 3), (3, 3)))
    assert (hand.state.bets[1:], hand.menu.seat, hand.menu.call) == ([0, 3, 3], 1, 3)
    with pytest.raises(FloorRefused, match="cannot have called"):
        asked(deal("stud", stacks=[500] * 3, stakes=STUD, hole=hole), BetTooSmall(2, 1, (9,)))


@pytest.mark.rule("rrop3:3.bets.16a")
def test_short_call_at_limit_stands_once_the_next_round_is_open() -> None:
    hand = turn_of_10_20().play("1 bet 20", "2 call", "3 call")
    assert hand.state.street == 3
    ruling = asked(hand, CallShort(3, 5))
    assert (ruling.decision, ruling.rules[0]) == ("stands", "rrop3:3.bets.16a")
    assert "rrop3:10.nolimit.6" not in ruling.rules


@pytest.mark.rule("tda:51B")
def test_call_that_closes_the_last_round_is_completed_before_hands_are_shown() -> None:
    hand = deal(stacks=[9000] * 3, stakes=BLINDS_100_200, button=3, rules="tda", shows=False)
    pass_to(hand, 3)
    hand.play("1 bet 480", "2 fold", "3 call")
    assert hand.state.phase == "showing"
    ruling = asked(hand, CallShort(3, 30))
    assert (ruling.decision, ruling.adds, ruling.rules) == ("corrected", 30, ("tda:51B",))
    hand.play("1 show")
    assert asked(hand, CallShort(3, 30)).decision == "stands"


@pytest.mark.rule("tda:52A")
def test_short_call_of_an_earlier_round_stands_where_the_last_one_was_checked() -> None:
    hand = flop_of_200(players=3).play("1 bet 480", "2 fold", "3 call")
    pass_to(hand, 3).play("1 check", "3 check")
    assert asked(hand, CallShort(3, 30)).decision == "stands"
    bettor = pass_to(flop_of_200(players=3), 3).play("1 bet 480", "2 call", "3 call")
    assert asked(bettor, CallShort(1, 30)).decision == "stands"
