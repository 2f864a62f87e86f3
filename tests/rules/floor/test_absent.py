"""Players who are away: at the deal, when their turn comes, and at the showdown."""

import pytest

from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.absent import AbsentAtDeal, AbsentOnTurn
from croupier.play import Stakes
from kit.floor_hands import asked, rule
from kit.hands import STUD, Hand, deal, with_options

ANTE_50 = Stakes("none", 400, 400, 200, 400, ante=50)
BRING_IN_5 = Stakes("limit", 10, 20, ante=1, bring_in=5)


def dealt(rules: str) -> Hand:
    """Blinds 200-400, ante 50; seat 1 is the button and seat 3 the big blind."""
    return deal(stacks=[9000] * 6, button=1, stakes=ANTE_50, rules=rules)


def big_blind_option(rules: str, *, shows: bool = True) -> Hand:
    """All have called 100 and the big blind, seat 3, has his option."""
    hand = deal(stacks=[5000] * 4, button=1, rules=rules, shows=shows)
    return hand.play("4 call", "1 call", "2 call")


@pytest.mark.rule("tda:30")
def test_big_blind_back_just_after_the_last_card_is_dead_and_450_stay() -> None:
    hand = dealt("tda")
    ruling = rule(hand, AbsentAtDeal(3, "after_last_card"))
    assert (ruling.decision, ruling.fact("stays")) == ("hand_dead", 450)
    assert ruling.rules == ("tda:30",)
    assert "at once" in ruling.steps[0].en
    assert not hand.state.live[3]
    assert hand.state.stacks[3] == 8550
    hand.play("4 fold", "5 fold", "6 fold", "1 fold")
    assert hand.stacks == (8950, 9650, 8550, 8950, 8950, 8950)


@pytest.mark.rule("tda:30")
def test_player_within_reach_of_his_chair_has_a_live_hand() -> None:
    hand = dealt("tda")
    ruling = rule(hand, AbsentAtDeal(3, "after_last_card", within_reach=True))
    assert (ruling.decision, ruling.rules) == ("hand_live", ("tda:30",))
    assert hand.state.live[3]


@pytest.mark.rule("championship:deal.2")
def test_player_must_be_seated_when_the_button_gets_the_last_card() -> None:
    hand = dealt("championship")
    late = rule(hand, AbsentAtDeal(4, "after_last_card", within_reach=True))
    assert (late.decision, late.rules[0]) == ("hand_dead", "championship:deal.2")
    assert "end of the deal" in late.steps[0].en
    assert not hand.state.live[4]
    in_time = dealt("championship")
    ruling = rule(in_time, AbsentAtDeal(4, "before_last_card"))
    assert (ruling.decision, ruling.rules[0]) == ("hand_live", "championship:deal.2")
    assert in_time.state.live[4]


def test_big_blind_on_his_way_back_is_dead_under_tda_and_not_under_robert() -> None:
    told = AbsentAtDeal(3, "after_last_card")
    hand = dealt("tda")
    assert asked(hand, told).decision == "hand_dead"
    assert asked(hand, told, "rrop3_tournament").decision == "hand_live"


@pytest.mark.rule("rrop3:11.tournament.12")
def test_absent_big_blind_is_dead_at_his_option_and_the_others_see_the_flop() -> None:
    hand = big_blind_option("rrop3_tournament")
    ruling = rule(hand, AbsentOnTurn(3))
    assert (ruling.decision, ruling.fact("stays")) == ("hand_dead", 100)
    assert ruling.rules == ("rrop3:11.tournament.12",)
    assert not hand.state.live[3]
    assert (hand.state.street, hand.state.pot, hand.state.stacks[3]) == (1, 400, 4900)


@pytest.mark.rule("rrop3:11.tournament.12")
def test_hand_of_an_absent_player_is_live_until_his_turn() -> None:
    ruling = rule(dealt("rrop3_tournament"), AbsentAtDeal(3, "not_back"))
    assert (ruling.decision, ruling.rules) == ("hand_live", ("rrop3:11.tournament.12",))


@pytest.mark.rule("rrop3:12.explanations.10")
def test_absent_big_blind_checks_and_a_flop_bet_kills_his_hand() -> None:
    house = with_options("rrop3_tournament", absence={"dead_when": "facing_bet"})
    hand = deal(stacks=[5000] * 4, button=1, rules=house).play("4 call", "1 call", "2 call")
    live = asked(hand, AbsentAtDeal(3, "not_back"))
    assert (live.decision, live.rules) == ("hand_live", ("rrop3:12.explanations.10",))
    assert rule(hand, AbsentOnTurn(3)).decision == "check"
    assert hand.state.street == 1
    hand.play("2 bet 100")
    ruling = rule(hand, AbsentOnTurn(3))
    assert (ruling.decision, ruling.rules) == ("hand_dead", ("rrop3:12.explanations.10",))
    assert not hand.state.live[3]


@pytest.mark.rule("rrop3:12.explanations.10")
def test_absent_hand_to_which_nobody_ever_bet_is_dead_at_the_showdown() -> None:
    house = with_options("rrop3_tournament", absence={"dead_when": "facing_bet"})
    hand = deal(stacks=[5000] * 3, button=1, rules=house, shows=False)
    hand.play("1 fold", "2 call", "3 check")
    hand.check_down()
    hand.play("2 show")
    assert (hand.state.phase, hand.state.actor) == ("showing", 3)
    assert rule(hand, AbsentOnTurn(3)).decision == "hand_dead"
    assert hand.stacks == (5000, 5100, 4900)


@pytest.mark.rule("rrop3:8.stud.6")
def test_low_card_who_is_away_loses_his_ante_of_1_and_his_5() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=BRING_IN_5, rules="rrop3_cash")
    low = hand.state.actor
    ruling = rule(hand, AbsentOnTurn(low))
    assert (ruling.decision, ruling.fact("stays")) == ("hand_dead", 6)
    assert ruling.rules == ("rrop3:8.stud.6",)
    assert not hand.state.live[low]
    assert hand.state.stacks[low] == 494
    assert hand.state.pot == 9
    assert hand.menu.call == 5


@pytest.mark.rule("rrop3:8.stud.6")
def test_stud_player_who_is_away_loses_his_ante() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=BRING_IN_5, rules="rrop3_cash")
    hand.play(f"{hand.state.actor} bring-in")
    away = hand.state.actor
    assert rule(hand, AbsentOnTurn(away)).fact("stays") == 1
    assert (hand.state.live[away], hand.state.stacks[away]) == (False, 499)


def test_player_who_has_left_a_live_hand_is_put_on_the_clock_under_tda() -> None:
    hand = big_blind_option("tda")
    ruling = rule(hand, AbsentOnTurn(3))
    assert ruling.decision == "clock_starts"
    assert ruling.penalty is not None
    assert hand.state.live[3]


@pytest.mark.rule("tda:31", "tda:29")
def test_dealer_is_told_that_who_was_away_for_the_deal_has_no_hand() -> None:
    hand = big_blind_option("tda")
    away = "If he was away at the last card of the deal too"
    assert asked(hand, AbsentOnTurn(3)).steps[0].en.startswith(away)
    raised = hand.play("3 raise 600", "4 fold", "1 raise 1500", "2 fold")
    assert not any(away in step.en for step in asked(raised, AbsentOnTurn(3)).steps)


def test_absence_at_the_deal_is_told_in_the_first_round() -> None:
    hand = big_blind_option("tda").play("3 check")
    with pytest.raises(FloorRefused, match="first deal"):
        rule(hand, AbsentAtDeal(3, "not_back"))


def test_absence_on_turn_is_told_of_the_player_in_turn() -> None:
    with pytest.raises(FloorRefused, match="turn of seat 3"):
        rule(big_blind_option("tda"), AbsentOnTurn(2))


def test_low_card_in_a_house_that_lets_absent_hands_live_brings_it_in() -> None:
    house = with_options("neutral", absence={"dead_when": "facing_bet"})
    hand = deal("stud", stacks=[500] * 4, stakes=STUD, rules=house)
    low = hand.state.actor
    ruling = rule(hand, AbsentOnTurn(low))
    assert (hand.state.live[low], hand.state.bets[low]) == (True, 3)
    assert ruling.decision == "bring_in"
    assert "brings in 3" in ruling.says.en
    assert "parole" not in ruling.says.fr


def test_player_who_has_acted_was_not_away_at_the_deal() -> None:
    hand = dealt("tda").play("4 call")
    with pytest.raises(FloorRefused, match="has acted"):
        asked(hand, AbsentAtDeal(4, "not_back"))
    assert asked(hand, AbsentAtDeal(5, "not_back")).decision == "hand_dead"


def test_hand_of_who_has_put_nothing_in_leaves_nothing_in_the_pot() -> None:
    hand = deal(stacks=[5000] * 4, button=1, rules="tda")
    ruling = asked(hand, AbsentAtDeal(4, "not_back"))
    assert ruling.says.en == "Seat 4 was away: the hand is dead."
    assert "0" not in ruling.says.fr
