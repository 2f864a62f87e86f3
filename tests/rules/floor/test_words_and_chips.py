"""What a player in turn says: which action it is, and how much he owes for it."""

import pytest

from croupier.floor.words.gestures import (
    ActedBeforeAmount,
    CardsForward,
    ChipsForward,
    Said,
    Tapped,
)
from croupier.play import Bet, Call, Check, Draw, Fold, Raise, decide
from croupier.play.refusal import Refused
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import DRAW, Hand, Stakes, deal
from kit.passing import pass_to

BLINDS_200 = Stakes("none", 200, 200, 100, 200)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)


def flop(
    rules: str = "tda", stakes: Stakes = BLINDS_200, seats: int = 6, stack: int = 50_000
) -> Hand:
    """Everybody has called; on the flop seat 1 acts first."""
    return pass_to(deal(stacks=[stack] * seats, button=seats, stakes=stakes, rules=rules), 1)


def facing(bet: int, rules: str = "tda", stakes: Stakes = BLINDS_200, seats: int = 4) -> Hand:
    """On the flop seat 1 has bet, and it is the turn of seat 2."""
    return flop(rules, stakes, seats).play(f"1 bet {bet}")


@pytest.mark.rule("rrop3:3.bets.8")
def test_raise_said_at_limit_must_be_brought_to_40() -> None:
    hand = facing(20, "rrop3_cash", LIMIT_20)
    ruling = rule(hand, ChipsForward(2, ((20,),), "raise", "before"))
    assert ruling.action == Raise(2, 40)
    assert ruling.adds == 20
    assert "rrop3:3.bets.8" in ruling.rules
    assert hand.state.bets[2] == 40
    assert hand.state.actor == 3


@pytest.mark.rule("rrop3:3.bets.8")
@pytest.mark.parametrize(
    ("words", "action"),
    [("je passe", Fold(2)), ("call", Call(2)), ("raise", Raise(2, 40)), ("relance", Raise(2, 40))],
)
def test_words_in_turn_fix_the_action_at_limit(words: str, action: object) -> None:
    hand = facing(20, "rrop3_cash", LIMIT_20)
    assert rule(hand, Said(2, words)).action == action


@pytest.mark.rule("rrop3:3.bets.8")
def test_declared_raise_of_any_size_binds_not_to_fold() -> None:
    hand = facing(400, "rrop3_cash")
    ruling = rule(hand, Said(2, "raise"))
    assert (ruling.decision, ruling.fact("least"), ruling.action) == ("raise", 800, None)
    assert not hand.menu.fold
    refused = rule(hand, CardsForward(2))
    assert refused.decision == "refused"
    assert "rrop3:3.bets.8" in refused.rules
    assert hand.state.live[2]
    choose(hand, alternative(ruling, "raise"))
    assert hand.state.bet_to == 800


@pytest.mark.rule("tda:3")
def test_official_words_and_a_tap_in_turn() -> None:
    hand = flop()
    tap = rule(hand, Tapped(1))
    assert (tap.decision, tap.action) == ("check", Check(1))
    parole = rule(hand, Said(2, "parole"))
    assert parole.action == Check(2)
    all_in = rule(hand, Said(3, "tapis"))
    assert (all_in.decision, all_in.action) == ("all_in", Bet(3, 49_800))
    assert all("tda:3" in one.rules for one in (tap, parole, all_in))
    assert hand.stacks[2] == 0


@pytest.mark.rule("tda:3")
def test_pot_said_at_pot_limit_is_the_most() -> None:
    hand = facing(8, "tda", Stakes("pot", 4, 4, 2, 4), seats=6).play("2 raise 26")
    ruling = rule(hand, Said(3, "pot"))
    assert ruling.action == Raise(3, 110)
    assert "tda:3" in ruling.rules


@pytest.mark.rule("tda:3b")
def test_im_in_facing_400_is_a_call() -> None:
    hand = facing(400)
    hand.play("2 fold")
    ruling = rule(hand, Said(3, "I’m in"))
    assert (ruling.decision, ruling.action, ruling.adds) == ("call", Call(3), 400)
    assert alternative(ruling, "raise").action == Raise(3, 800)
    assert "tda:3b" in ruling.rules
    assert hand.state.bets[3] == 400


@pytest.mark.rule("tda:3b")
def test_words_that_nobody_understands_bind_to_nothing() -> None:
    hand = facing(400)
    for gesture in (Said(2, "whatever"), Said(2, "call", clear=False), Said(2, "I don’t call")):
        ruling = rule(hand, gesture)
        assert (ruling.decision, ruling.action) == ("no_action", None)
        assert "tda:3b" in ruling.rules
    assert hand.state.actor == 2


@pytest.mark.rule("tda:40B")
@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("call", Call(2)),
        ("two thousand", Raise(2, 2000)),
        ("deux mille", Raise(2, 2000)),
        ("raise two thousand", Raise(2, 2000)),
        ("800", Call(2)),
    ],
)
def test_a_spoken_bet_is_general_an_amount_or_both(words: str, action: object) -> None:
    ruling = rule(facing(800), Said(2, words))
    assert ruling.action == action
    assert "tda:40B" in ruling.rules


@pytest.mark.rule("tda:40C")
@pytest.mark.parametrize(
    ("words", "action"),
    [("fourteen hundred", Call(2)), ("fifteen hundred", Raise(2, 2000)), ("1000", Call(2))],
)
def test_an_amount_said_is_as_good_as_pushed(words: str, action: object) -> None:
    ruling = rule(facing(1000), Said(2, words))
    assert ruling.action == action
    assert "tda:40C" in ruling.rules


@pytest.mark.rule("tda:51B")
def test_an_amount_below_the_bet_is_completed_like_chips() -> None:
    ruling = rule(facing(2000), Said(2, "four hundred"))
    assert (ruling.action, ruling.adds) == (Call(2), 2000)


@pytest.mark.rule("tda:41A")
def test_paye_is_a_call_of_800() -> None:
    hand = facing(800)
    ruling = rule(hand, Said(2, "payé"))
    assert (ruling.decision, ruling.adds) == ("call", 800)
    assert "tda:41A" in ruling.rules
    assert hand.state.bets[2] == 800


@pytest.mark.rule("tda:43B")
def test_raise_eight_thousand_is_a_total_of_8000() -> None:
    hand = facing(2000)
    ruling = rule(hand, Said(2, "raise eight thousand"))
    assert ruling.action == Raise(2, 8000)
    assert "tda:43B" in ruling.rules
    assert hand.state.bets[2] == 8000


@pytest.mark.rule("tda:43B")
def test_raise_by_says_otherwise() -> None:
    assert asked(facing(2000), Said(2, "raise by 3,000")).action == Raise(2, 5000)
    assert asked(facing(2000), Said(2, "relance de 3000")).action == Raise(2, 5000)


@pytest.mark.rule("tda:43B", "tda:42B")
def test_raise_above_the_stack_is_all_in() -> None:
    ruling = rule(facing(2000), Said(2, "raise to ninety thousand"))
    assert ruling.action == Raise(2, 49_800)


@pytest.mark.rule("tda:51A")
def test_raise_with_1200_over_1000_is_to_2000_and_no_more() -> None:
    hand = facing(1000)
    ruling = rule(hand, ChipsForward(2, ((1000, 100, 100),), "raise", "before"))
    assert (ruling.action, ruling.adds) == (Raise(2, 2000), 800)
    assert "tda:51A" in ruling.rules
    assert hand.state.bet_to == 2000


@pytest.mark.rule("tda:51A", "rrop3:10.nolimit.10")
@pytest.mark.parametrize(
    ("rules", "id"), [("tda", "tda:51A"), ("rrop3_cash", "rrop3:10.nolimit.10")]
)
def test_raise_to_500_over_400_is_made_700(rules: str, id: str) -> None:
    stakes = Stakes("none", 100, 100, 50, 100)
    hand = deal(stacks=[9000] * 4, button=4, stakes=stakes, rules=rules).play("3 raise 400")
    ruling = rule(hand, ChipsForward(4, ((500,),), "raise to five hundred", "before"))
    assert (ruling.action, ruling.adds) == (Raise(4, 700), 200)
    assert id in ruling.rules


@pytest.mark.rule("rrop3:10.nolimit.10")
def test_declared_raise_of_400_over_300_becomes_600() -> None:
    stakes = Stakes("none", 100, 100, 50, 100)
    hand = facing(300, "rrop3_cash", stakes)
    ruling = rule(hand, ChipsForward(2, ((100, 100, 100, 100),), "raise", "before"))
    assert (ruling.action, ruling.adds) == (Raise(2, 600), 200)
    assert "rrop3:10.nolimit.10" in ruling.rules
    meant_to_call = facing(300, "rrop3_cash", stakes)
    call = rule(meant_to_call, ChipsForward(2, ((100, 100, 100, 100),)))
    assert (call.action, call.returned) == (Call(2), 100)
    assert "rrop3:10.nolimit.10" in call.rules


@pytest.mark.rule("rrop3:10.nolimit.10")
def test_bet_of_60_is_made_the_big_blind() -> None:
    stakes = Stakes("none", 100, 100, 50, 100)
    ruling = rule(flop("rrop3_cash", stakes, stack=4100), ChipsForward(1, ((25, 25, 10),)))
    assert (ruling.action, ruling.adds) == (Bet(1, 100), 40)
    assert "rrop3:10.nolimit.10" in ruling.rules
    said = asked(flop("rrop3_cash", stakes), Said(1, "sixty"))
    assert said.action == Bet(1, 100)


@pytest.mark.rule("tda:54D")
def test_pot_at_no_limit_binds_to_at_least_200() -> None:
    hand = deal(stacks=[9000] * 3, button=3, stakes=BLINDS_200, rules="tda")
    hand.play("3 raise 400", "1 fold", "2 call")
    assert hand.state.pot == 900
    ruling = rule(hand, Said(2, "I bet the pot"))
    assert (ruling.decision, ruling.fact("least")) == ("bet", 200)
    assert "tda:54D" in ruling.rules
    assert rule(hand, Said(2, "check")).decision == "refused"
    hand.play("2 bet 900")
    assert hand.state.bets[2] == 900


@pytest.mark.rule("tda:54D")
def test_pot_at_no_limit_with_chips_is_a_bet_of_the_chips() -> None:
    hand = flop()
    ruling = rule(hand, ChipsForward(1, ((500, 500),), "pot", "before"))
    assert ruling.action == Bet(1, 1000)
    assert "tda:54D" in ruling.rules


@pytest.mark.rule("tda:55")
def test_check_said_over_a_bet_leaves_call_or_fold() -> None:
    hand = facing(400)
    ruling = rule(hand, Said(2, "check"))
    assert ruling.decision == "choice"
    assert [one.id for one in ruling.choices] == ["call", "fold"]
    assert "tda:55" in ruling.rules
    assert (hand.menu.call, hand.menu.fold, hand.menu.wager) == (400, True, None)
    with pytest.raises(Refused):
        decide(hand.state, Raise(2, 800))
    choose(hand, alternative(ruling, "call"))
    assert hand.state.bets[2] == 400


@pytest.mark.rule("tda:55A")
def test_paye_with_no_bet_is_a_check() -> None:
    hand = flop()
    ruling = rule(hand, Said(1, "payé"))
    assert (ruling.decision, ruling.action) == ("check", Check(1))
    assert "tda:55A" in ruling.rules
    assert hand.state.actor == 2


@pytest.mark.rule("tda:55B")
def test_raise_with_no_bet_is_a_bet_of_at_least_200() -> None:
    hand = flop()
    ruling = rule(hand, Said(1, "raise"))
    assert (ruling.decision, ruling.fact("least")) == ("bet", 200)
    assert "tda:55B" in ruling.rules
    assert alternative(ruling, "bet").action == Bet(1, 200)
    hand.play("1 bet 700")
    assert hand.state.bet_to == 700


@pytest.mark.rule("tda:55B")
def test_raise_with_no_bet_at_limit_is_the_bet() -> None:
    ruling = rule(flop("tda", LIMIT_20), Said(1, "relance"))
    assert ruling.action == Bet(1, 20)
    assert "tda:55B" in ruling.rules


@pytest.mark.rule("tda:57")
@pytest.mark.parametrize(
    ("players", "raised", "pot", "bet"), [(7, 500, 3500, 500), (6, 1000, 6000, 5000)]
)
def test_five_is_the_highest_reasonable_bet_within_the_pot(
    players: int, raised: int, pot: int, bet: int
) -> None:
    hand = deal(stacks=[20_000] * players, button=players, stakes=BLINDS_200, rules="tda")
    hand.play(f"3 raise {raised}")
    while hand.state.street == 0:
        hand.play(f"{hand.state.actor} call")
    assert hand.state.pot == pot
    ruling = rule(hand, Said(1, "five"))
    assert ruling.action == Bet(1, bet)
    assert "tda:57" in ruling.rules
    other = 5500 - bet
    assert alternative(ruling, str(other)).action == Bet(1, other)


@pytest.mark.rule("tda:57")
def test_five_over_800_is_no_raise_above_the_pot() -> None:
    hand = facing(800)
    assert hand.state.pot == 1600
    ruling = asked(hand, Said(2, "five"))
    assert (ruling.action, ruling.adds) == (Call(2), 800)
    assert alternative(ruling, "5000").action == Raise(2, 5000)
    assert asked(hand, Said(2, "raise five")).action == Raise(2, 5000)


@pytest.mark.rule("tda:57")
def test_ten_over_600_counts_what_the_big_blind_puts_in() -> None:
    hand = deal(stacks=[20_000] * 3, button=3, stakes=BLINDS_200, rules="tda")
    hand.play("3 raise 600", "1 fold")
    assert hand.state.pot == 900
    assert asked(hand, Said(2, "ten")).action == Raise(2, 1000)


@pytest.mark.rule("tda:57")
def test_five_into_a_small_pot_is_the_least_that_may_be_bet() -> None:
    hand = deal(stacks=[20_000] * 2, button=2, stakes=BLINDS_200, rules="tda")
    hand.play("2 call", "1 check")
    assert hand.state.pot == 400
    assert asked(hand, Said(1, "bet five")).action == Bet(1, 500)


@pytest.mark.rule("tda:57")
def test_five_at_stakes_of_one_and_two_is_five() -> None:
    hand = facing(2, "tda", Stakes("none", 2, 2, 1, 2))
    assert asked(hand, Said(2, "five")).action == Raise(2, 5)
    small = flop("tda", BLINDS_200)
    assert asked(small, Said(1, "cinq")).action == Bet(1, 500)


@pytest.mark.rule("tda:59A")
@pytest.mark.parametrize("words", ["if he bets I raise", "s’il mise je relance"])
def test_condition_is_for_the_director_to_decide(words: str) -> None:
    hand = facing(400)
    ruling = rule(hand, Said(2, words))
    assert (ruling.decision, ruling.action) == ("floor_decides", None)
    assert ruling.penalty is not None
    assert ruling.penalty.weight == "may"
    assert "tda:59A" in ruling.rules
    assert [event for event in hand.events if event.tag == "ruled"]
    choose(hand, alternative(ruling, "held"))
    assert hand.state.bets[2] == 800


@pytest.mark.rule("tda:59B")
def test_call_before_the_amount_is_known_is_held_to_20000() -> None:
    hand = flop()
    ruling = rule(hand, ActedBeforeAmount(2, 1, 20_000))
    assert (ruling.decision, ruling.action) == ("floor_decides", Bet(1, 20_000))
    assert "tda:59B" in ruling.rules
    assert hand.state.bets[1:3] == [20_000, 20_000]
    assert hand.state.actor == 3


@pytest.mark.rule("tda:59B")
def test_director_may_enter_the_least_amount_for_both() -> None:
    hand = flop()
    ruling = asked(hand, ActedBeforeAmount(2, 1, 20_000))
    choose(hand, alternative(ruling, "least"))
    assert hand.state.bets[1:3] == [200, 200]


@pytest.mark.rule("tda:50B")
def test_bet_without_an_amount_makes_the_next_player_wait() -> None:
    hand = flop()
    ruling = rule(hand, Said(1, "bet"))
    assert (ruling.decision, ruling.action) == ("bet", None)
    assert "tda:50B" in ruling.rules
    with pytest.raises(Refused):
        decide(hand.state, Call(2))
    waits = rule(hand, ActedBeforeAmount(2, 1))
    assert (waits.decision, waits.action) == ("no_action", None)
    assert "tda:50B" in waits.rules
    hand.play("1 bet 600", "2 call")


@pytest.mark.rule("championship:bets.1")
def test_announced_raise_binds_before_any_chip_moves() -> None:
    hand = facing(100, "championship", Stakes("none", 100, 100, 50, 100))
    silent = rule(hand, ChipsForward(2, ((100, 100, 100),)))
    assert (silent.decision, silent.action) == ("asked_to_announce", None)
    assert hand.state.bets[2] == 0
    said = rule(hand, Said(2, "raise to 300"))
    assert said.action == Raise(2, 300)
    assert all("championship:bets.1" in one.rules for one in (silent, said))


@pytest.mark.rule("rrop3:3.bets.9")
def test_tap_is_a_check_and_no_call() -> None:
    hand = flop("rrop3_cash")
    checks = rule(hand, Tapped(1))
    assert checks.action == Check(1)
    hand.play("2 bet 400")
    facing_it = rule(hand, Tapped(3))
    assert (facing_it.decision, facing_it.action) == ("no_action", None)
    assert all("rrop3:3.bets.9" in one.rules for one in (checks, facing_it))
    assert hand.state.actor == 3


@pytest.mark.rule("rrop3:9.draw.9a")
def test_tap_is_pat_on_the_draw_and_a_check_after_it() -> None:
    hand = deal("draw", stacks=[500] * 3, stakes=DRAW, button=3, rules="rrop3_cash")
    hand.play("1 check", "2 check", "3 bet 5", "1 call", "2 call")
    assert hand.state.phase == "discarding"
    first = hand.state.actor
    pat = rule(hand, Tapped(first))
    assert (pat.decision, pat.action) == ("stand_pat", Draw(first))
    while hand.state.phase == "discarding":
        rule(hand, Tapped(hand.state.actor))
    checks = rule(hand, Tapped(hand.state.actor))
    assert checks.decision == "check"
    assert all("rrop3:9.draw.9a" in one.rules for one in (pat, checks))


@pytest.mark.rule("rrop3:9.draw.9b")
def test_pat_tap_unaware_of_a_raise_loses_nothing() -> None:
    hand = deal("draw", stacks=[500] * 2, stakes=DRAW, button=2, rules="rrop3_cash")
    hand.play("1 bet 5", "2 raise 10")
    ruling = rule(hand, Tapped(1, aware=False))
    assert ruling.decision == "choice"
    assert [one.id for one in ruling.choices] == ["fold", "call", "raise"]
    assert "rrop3:9.draw.9b" in ruling.rules
    assert (hand.menu.fold, hand.menu.call) == (True, 5)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (15,)


def test_cards_pushed_forward_over_a_bet_are_a_fold() -> None:
    hand = facing(400)
    ruling = rule(hand, CardsForward(2))
    assert (ruling.decision, ruling.action) == ("fold", Fold(2))
    assert not hand.state.live[2]
