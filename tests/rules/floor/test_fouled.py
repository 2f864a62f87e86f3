"""Hands that the dealer took in, and hands that thrown cards fell on."""

import pytest

from croupier.floor.hands.hand_told import HandFouled, HandSwept
from croupier.floor.ruling import FloorRefused
from croupier.play import Stakes
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

HUNDRED = Stakes("none", 200, 200, 100, 200)
TWENTY = Stakes("none", 20, 20, 10, 20)


@pytest.mark.rule("rrop3:3.dead.1")
def test_dead_hand_leaves_its_30_in_the_pot_and_the_others_play_on() -> None:
    stakes = Stakes("none", 30, 30, 15, 30)
    hand = deal(stacks=[900] * 3, stakes=stakes, button=1, rules="rrop3_cash").play("1 call")
    ruling = rule(hand, HandSwept(1))
    assert ruling.decision == "hand_dead"
    assert "rrop3:3.dead.1" in ruling.rules
    assert hand.menu.seat == 2
    hand.play("2 call", "3 check")
    assert (hand.state.street, hand.state.pot) == (1, 90)
    hand.play("2 bet 30", "3 fold")
    assert hand.stacks == (870, 870 + 90, 870)


@pytest.mark.rule("rrop3:3.irregularities.2")
def test_unprotected_hand_that_the_dealer_mucked_is_dead_without_refund_of_its_40() -> None:
    stakes = Stakes("none", 40, 40, 20, 40)
    hand = deal(stacks=[900] * 3, stakes=stakes, button=1, rules="rrop3_cash").play("1 call")
    ruling = rule(hand, HandSwept(1))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 0)
    assert "rrop3:3.irregularities.2" in ruling.rules
    hand.play("2 fold")
    assert hand.stacks == (860, 880, 860 + 100)


@pytest.mark.rule("rrop11:3.3.2")
def test_seat_4_that_called_200_with_nothing_on_his_cards_is_dead() -> None:
    hand = deal(stacks=[5000] * 5, stakes=HUNDRED, button=1, rules="rrop11_cash").play("4 call")
    ruling = rule(hand, HandSwept(4))
    assert ruling.decision == "hand_dead"
    assert "rrop11:3.3.2" in ruling.rules
    assert (hand.stacks[3], hand.state.pot) == (4800, 500)


@pytest.mark.rule("rrop11:3.3.2")
def test_seat_4_with_a_chip_on_his_cards_may_have_them_back() -> None:
    hand = deal(stacks=[5000] * 5, stakes=HUNDRED, button=1, rules="rrop11_cash").play("4 call")
    ruling = rule(hand, HandSwept(4, protected=True, identifiable=True))
    assert ruling.decision == "hand_live"
    assert "rrop11:3.3.2" in ruling.rules
    assert hand.state.live[4]


@pytest.mark.rule("rrop11:3.3.2")
def test_protected_hand_that_cannot_be_found_is_dead_and_the_floor_may_refund() -> None:
    hand = deal(stacks=[5000] * 5, stakes=HUNDRED, button=1, rules="rrop11_cash")
    hand.play("4 raise 600")
    ruling = rule(hand, HandSwept(4, protected=True))
    assert ruling.decision == "hand_dead"
    assert [one.id for one in ruling.discretion] == ["refund_uncalled"]
    hand = deal(stacks=[5000] * 5, stakes=HUNDRED, button=1, rules="rrop11_cash")
    hand.play("4 raise 600")
    choose(hand, alternative(ruling, "refund_uncalled"))
    assert hand.stacks[3] == 4800
    assert hand.menu.call == 200


def mucked_by_dealer(house: str) -> Hand:
    """Seat 3 has put in 200 of 600 in an earlier round; the rest is bet on the flop."""
    hand = deal(stacks=[5000] * 3, stakes=HUNDRED, button=3, rules=house)
    hand.play("3 call", "1 call", "2 check", "1 check", "2 check")
    return hand.play("3 bet 400")


@pytest.mark.rule("tda:65A")
def test_killed_hand_loses_the_600_that_were_called() -> None:
    hand = mucked_by_dealer("tda").play("1 call")
    ruling = rule(hand, HandSwept(3))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 0)
    assert ruling.rules == ("tda:65A",)
    hand.play("2 fold")
    assert hand.state.phase == "over"
    assert hand.stacks == (4400 + 1400, 4800, 4400)


@pytest.mark.rule("tda:65A")
def test_killed_hand_gets_back_the_400_that_nobody_called() -> None:
    hand = mucked_by_dealer("tda")
    ruling = rule(hand, HandSwept(3))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 400)
    assert ruling.rules == ("tda:65A",)
    assert hand.stacks[2] == 4800
    assert (hand.state.street, hand.state.pot) == (2, 600)


@pytest.mark.rule("tda:65A")
def test_of_500_called_for_200_by_an_all_in_player_300_come_back() -> None:
    hand = deal(stacks=[400, 5000, 5000], stakes=HUNDRED, button=3, rules="tda")
    hand.play("3 call", "1 call", "2 check", "1 check", "2 bet 500", "3 fold", "1 call")
    assert hand.state.phase == "over"
    hand = deal(stacks=[5000, 400, 5000], stakes=HUNDRED, button=3, rules="tda")
    hand.play("3 call", "1 call", "2 check", "1 bet 500", "2 call")
    ruling = rule(hand, HandSwept(1))
    assert ruling.returned == 300
    assert hand.stacks[0] == 4600
    assert hand.menu.seat == 3
    assert hand.menu.call == 200


BOARD = "Kh7s6s7d3s"


def tabled_kings(house: str) -> Hand:
    """Seat 1 tables kings full on the river; seat 2 has still to show."""
    hand = deal(
        stacks=[5000] * 2,
        stakes=HUNDRED,
        button=2,
        rules=house,
        hole={1: "KsKc", 2: "8h8c"},
        board=BOARD,
        shows=False,
    )
    hand.play("2 call", "1 check")
    for _ in range(2):
        hand.play("1 check", "2 check")
    return hand.play("1 bet 300", "2 call", "1 show")


@pytest.mark.rule("tda:13C")
def test_tabled_kings_full_that_the_dealer_swept_in_are_paid() -> None:
    hand = tabled_kings("tda")
    ruling = rule(hand, HandSwept(1))
    assert ruling.decision == "hand_live"
    assert ruling.rules == ("tda:13C",)
    hand.play("2 show")
    assert hand.stacks == (4500 + 1000, 4500)


@pytest.mark.rule("rrop3:3.irregularities.2")
def test_tabled_winner_left_unprotected_is_dead_in_cash_games() -> None:
    hand = tabled_kings("rrop3_cash")
    ruling = rule(hand, HandSwept(1))
    assert ruling.decision == "hand_dead"
    assert "rrop3:3.irregularities.2" in ruling.rules
    hand.play("2 show")
    assert hand.stacks == (4500, 4500 + 1000)


def with_seat_5_folded(house: str) -> Hand:
    """Seat 4 has raised to 600, seat 5 has folded."""
    hand = deal(stacks=[5000] * 5, stakes=HUNDRED, button=1, rules=house)
    return hand.play("4 raise 600", "5 fold")


@pytest.mark.rule("general:acting.4")
def test_seat_4_without_a_protector_is_dead_when_folded_cards_slide_into_his() -> None:
    hand = with_seat_5_folded("general")
    ruling = rule(hand, HandFouled(4, thrown_by=5))
    assert ruling.decision == "hand_dead"
    assert ruling.rules[0] == "general:acting.4"
    assert (hand.stacks[3], hand.state.pot) == (4400, 900)
    assert [one.id for one in ruling.discretion] == ["waive"]


@pytest.mark.rule("general:acting.4")
def test_floor_may_waive_the_death_of_an_unprotected_hand() -> None:
    hand = with_seat_5_folded("general")
    ruling = asked(hand, HandFouled(4, thrown_by=5))
    choose(hand, alternative(ruling, "waive"))
    assert hand.state.live[4]


@pytest.mark.rule("general:acting.5")
def test_seat_4_with_a_chip_on_his_cards_stays_live() -> None:
    hand = with_seat_5_folded("general")
    ruling = rule(hand, HandFouled(4, thrown_by=5, protected=True))
    assert ruling.decision == "hand_live"
    assert "general:acting.5" in ruling.rules
    assert hand.state.live[4]


@pytest.mark.rule("tda:65B")
def test_fouled_hand_that_everybody_can_tell_plays_on() -> None:
    hand = with_seat_5_folded("tda")
    ruling = rule(hand, HandFouled(4, thrown_by=5))
    assert ruling.decision == "hand_live"
    assert ruling.rules == ("tda:65B",)
    hand.play("1 call", "2 fold", "3 fold")
    assert hand.state.live[4]
    assert hand.state.street == 1


@pytest.mark.rule("tda:65A")
def test_fouled_hand_that_nobody_can_tell_is_dead_even_under_a_chip() -> None:
    hand = with_seat_5_folded("tda").play("1 call")
    ruling = rule(hand, HandFouled(4, thrown_by=5, protected=True, identifiable=False))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 0)
    assert ruling.rules == ("tda:65A",)


@pytest.mark.rule("rrop3:3.dead.9")
def test_cards_thrown_onto_another_hand_are_dead_and_that_hand_lives() -> None:
    hand = deal(stacks=[900] * 3, stakes=TWENTY, button=3, rules="rrop3_cash").play("3 call")
    ruling = rule(hand, HandFouled(2, thrown_by=1, protected=True))
    assert (ruling.decision, ruling.fact("dead")) == ("hand_live", (1,))
    assert ruling.rules == ("rrop3:3.dead.9",)
    assert hand.state.live[1:] == [False, True, True]
    assert hand.menu.seat == 2


@pytest.mark.rule("rrop3:3.dead.9", "rrop3:3.irregularities.2")
def test_unprotected_hand_that_nobody_can_tell_dies_with_the_thrown_one() -> None:
    hand = deal(stacks=[900] * 4, stakes=TWENTY, button=3, rules="rrop3_cash").play("2 call")
    ruling = rule(hand, HandFouled(2, thrown_by=1, identifiable=False))
    assert ruling.decision == "hand_dead"
    assert {"rrop3:3.dead.9", "rrop3:3.irregularities.2"} <= set(ruling.rules)
    assert hand.state.live[1:] == [False, False, True, True]


def test_thrown_cards_of_the_only_opponent_leave_the_fouled_hand_the_winner() -> None:
    hand = deal(stacks=[900] * 2, stakes=TWENTY, button=2, rules="rrop3_cash").play("2 call")
    ruling = rule(hand, HandFouled(1, thrown_by=2, identifiable=False))
    assert ruling.decision == "hand_live"
    assert hand.stacks == (920, 880)


def test_hand_that_was_folded_cannot_be_swept() -> None:
    with pytest.raises(FloorRefused, match="not in the hand"):
        asked(with_seat_5_folded("tda"), HandSwept(5))


@pytest.mark.rule("rrop3:3.dead.8b", "rrop3:3.irregularities.2")
@pytest.mark.parametrize("house", ["rrop3_cash", "rrop11_cash"])
def test_unprotected_winner_that_can_be_told_is_dead_unless_the_floor_gives_it_back(
    house: str,
) -> None:
    hand = tabled_kings(house)
    ruling = asked(hand, HandSwept(1, identifiable=True))
    assert ruling.decision == "hand_dead"
    assert [one.id for one in ruling.discretion] == ["retrieve"]
    assert "rrop3:3.dead.8b" in ruling.rules or house != "rrop3_cash"
    choose(hand, alternative(ruling, "retrieve"))
    hand.play("2 show")
    assert hand.stacks == (4500 + 1000, 4500)


@pytest.mark.rule("rrop11:3.3.2")
@pytest.mark.parametrize("house", ["general", "rrop11_cash", "rrop3_cash"])
def test_protected_cards_that_nobody_can_tell_are_not_given_back(house: str) -> None:
    hand = with_seat_5_folded(house)
    ruling = rule(hand, HandFouled(4, thrown_by=5, protected=True, identifiable=False))
    assert ruling.decision == "hand_dead"
    assert [one.id for one in ruling.discretion] == ["refund_uncalled"]
    assert not hand.state.live[4]


@pytest.mark.rule("rrop3:3.dead.9")
def test_fouled_hand_without_a_protector_lives_but_may_be_ruled_dead() -> None:
    hand = deal(stacks=[900] * 3, stakes=TWENTY, button=3, rules="rrop3_cash").play("3 call")
    assert [one.id for one in asked(hand, HandFouled(2)).discretion] == ["hand_dead"]
    assert asked(hand, HandFouled(2, protected=True)).discretion == ()
