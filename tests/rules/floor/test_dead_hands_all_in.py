"""Hands that die, or are thrown away, while another player is all-in for a smaller pot."""

import pytest

from croupier.floor.hands.hand_told import BettorDiscarded, HandMucked, HandSwept
from croupier.floor.hands.showdown_told import PartlyShown
from croupier.play import Action, Call, Fold, decide, evolve
from croupier.rulebook.house import House
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal, with_options
from kit.showdowns import DRY, FORTY

HOLE = {1: "AhAd", 2: "QhQd", 3: "8c4d"}


def does(hand: Hand, action: Action) -> Hand:
    """An action after which the dealer has done nothing yet."""
    for event in decide(hand.state, action):
        evolve(hand.state, event)
    return hand


def side_pot_of_2000(house: str | House) -> Hand:
    """Seat 3 is all-in for 500; seats 1 and 2 have bet 1,000 each on the flop besides."""
    hand = deal(
        stacks=[5000, 5000, 500],
        stakes=FORTY,
        button=3,
        rules=house,
        hole=HOLE,
        board=DRY,
        shows=False,
    )
    return hand.play("3 raise 500", "1 call", "2 call", "1 bet 1000", "2 call")


@pytest.mark.rule("tda:15B", "tda:21", "rrop3:3.ties.9")
@pytest.mark.parametrize("house", ["tda", "championship", "rrop3_cash", "general"])
def test_bettor_who_forgot_a_player_all_in_loses_no_more_than_the_main_pot(house: str) -> None:
    hand = does(side_pot_of_2000(house).play("1 bet 2000"), Fold(2))
    ruling = rule(hand, BettorDiscarded(1, identifiable=False))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 2000)
    assert (ruling.fact("refund"), ruling.fact("side_pot")) == (2000, 2000)
    assert len(ruling.steps) == 3
    assert hand.state.phase == "over"
    assert hand.stacks == (1500 + 2000 + 2000, 3500, 1500)


def test_part_of_a_bet_that_a_folder_had_matched_is_the_bettors_too() -> None:
    hand = side_pot_of_2000("tda").play("1 bet 500", "2 raise 1500", "1 raise 3000")
    ruling = rule(does(hand, Fold(2)), BettorDiscarded(1, identifiable=False))
    assert (ruling.returned, ruling.fact("side_pot")) == (1500, 2000 + 3000)
    assert hand.stacks == (5000 - 500 + 1000 + 1500, 5000 - 500 - 1000 - 1500, 1500)


@pytest.mark.rule("tda:21")
def test_bet_against_a_player_all_in_for_less_goes_back_from_a_hand_swept_in() -> None:
    hand = deal(stacks=[1000, 1000, 25], stakes=FORTY, button=3, rules="rrop3_cash", hole=HOLE)
    hand.play("3 call", "1 fold")
    assert hand.state.phase == "over"
    hand = deal(stacks=[1000, 1000, 25], stakes=FORTY, button=3, rules="rrop3_cash", hole=HOLE)
    ruling = rule(does(hand.play("3 call"), Fold(1)), HandSwept(2))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 15)
    assert hand.stacks == (980, 975, 70)


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.ties.9")
def test_hand_thrown_at_the_showdown_keeps_the_side_pot_that_was_won_before() -> None:
    hand = side_pot_of_2000("rrop3_cash").play("1 bet 2000", "2 fold")
    assert (hand.state.phase, hand.menu.seat) == ("showing", 1)
    ruling = rule(hand, HandMucked(1, "mixed", identifiable=False))
    assert (ruling.decision, ruling.fact("side_pot")) == ("hand_dead", 2000)
    assert "nobody else plays" in ruling.says.en
    hand.play("3 show")
    assert hand.stacks == (5500, 3500, 1500)


@pytest.mark.rule("rrop3:3.dead.8a")
def test_side_pot_of_two_who_both_threw_their_hands_is_nobodys_before() -> None:
    hand = side_pot_of_2000("rrop3_cash").check_down()
    assert hand.menu.seat == 1
    hand.play("1 muck")
    ruling = rule(hand, HandMucked(2, "mixed", identifiable=False))
    assert ruling.decision == "hand_dead"
    assert ruling.fact("side_pot") is None


@pytest.mark.rule("rrop3:3.ties.9")
def test_side_pot_is_the_last_ones_at_once_where_he_need_not_show_for_it() -> None:
    house = with_options("rrop3_cash", showdown={"last_hand_must_show": False})
    hand = side_pot_of_2000(house).check_down().play("1 muck")
    ruling = rule(hand, HandMucked(2, "mixed", identifiable=False))
    assert (ruling.decision, ruling.fact("side_pot")) == ("hand_dead", 2000)
    assert hand.play("3 show").stacks == (3500, 5500, 1500)


@pytest.mark.rule("rrop3:3.irregularities.2")
def test_side_pot_stays_with_a_fouled_hand_that_the_floor_kills() -> None:
    hand = side_pot_of_2000("rrop3_cash").play("1 bet 2000", "2 fold")
    ruling = rule(hand, HandSwept(1, protected=True, identifiable=True))
    assert ruling.decision == "hand_live"
    choose(hand, alternative(ruling, "hand_dead"))
    hand.play("3 show")
    assert hand.stacks == (5500, 3500, 1500)


@pytest.mark.rule("rrop3:3.showdown.1", "rrop3:3.ties.9")
def test_side_pot_stays_with_a_hand_that_is_killed_as_it_is_not_shown_whole() -> None:
    hand = side_pot_of_2000("rrop3_cash").play("1 bet 2000", "2 fold")
    ruling = rule(hand, PartlyShown(1, places=(0,), refuses=True))
    assert ruling.decision == "floor_decides"
    choose(hand, alternative(ruling, "hand_dead"))
    hand.play("3 show")
    assert hand.stacks == (5500, 3500, 1500)


@pytest.mark.rule("tda:16", "tda:14", "rrop3:11.tournament.28", "rrop3:3.dead.8b")
@pytest.mark.parametrize("house", ["tda", "rrop3_tournament"])
def test_hand_thrown_away_after_an_all_in_was_called_is_opened_with_the_others(house: str) -> None:
    hand = deal(
        stacks=[1000, 1000], stakes=FORTY, button=2, rules=house, hole={1: "AhAd", 2: "QhQd"}
    )
    does(hand.play("2 raise 1000"), Call(1))
    told = HandMucked(2, "thrown_face_down")
    assert asked(hand, HandMucked(2, "mixed", identifiable=False)).decision == "hand_dead"
    ruling = rule(hand, told)
    assert (ruling.decision, "tda:16" in ruling.rules) == ("hand_live", True)
    assert {1, 2} <= {seat for seat, cards in enumerate(hand.state.shown) if cards}
    assert hand.state.phase == "over"


def test_hand_thrown_on_wrong_information_is_told_what_it_has_to_answer() -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="rrop3_cash", shows=False)
    hand.play("3 raise 300", "1 fold")
    for event in decide(hand.state, Fold(2)):
        evolve(hand.state, event)
    ruling = rule(hand, HandMucked(2, "thrown_face_down", wrong_information=True))
    assert ruling.decision == "hand_live"
    assert ruling.steps[-1].en == "Seat 2 is in turn: 260 to call."
