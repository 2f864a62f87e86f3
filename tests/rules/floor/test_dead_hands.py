"""Hands thrown away, forgotten, or dealt to somebody who owes: what dies and what lives."""

import pytest

from croupier.floor.hands.hand_told import BettorDiscarded, DealtInOwingBlind, HandMucked, HandSwept
from croupier.floor.hands.owing_blind import has_acted
from croupier.floor.ruling import FloorRefused
from croupier.play import Check, Fold, RunTimes, Show, Stakes, decide, evolve
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

FIVE = Stakes("none", 10, 10, 5, 10)
TWENTY = Stakes("none", 20, 20, 10, 20)


def called_river(house: str, hole: dict[int, str], board: str) -> Hand:
    """Seat 1 has bet 100 on the river of a pot of 60, and seats 2 and 3 have called."""
    hand = deal(
        stacks=[1000] * 3,
        stakes=TWENTY,
        button=3,
        rules=house,
        hole=hole,
        board=board,
        shows=False,
    )
    hand.play("3 call", "1 call", "2 check")
    for _ in range(2):
        hand.play("1 check", "2 check", "3 check")
    return hand.play("1 bet 100", "2 call", "3 call")


STRAIGHT = {1: "AhAd", 2: "9c8c", 3: "KdQd"}
"""Seat 2 has a straight, seat 1 only a pair of aces."""
BOARD = "7d6s5h2cKs"


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.showdown.2b", "rrop3:3.dead.1")
def test_cards_mixed_with_the_discards_are_dead_and_the_best_hand_shown_takes_the_pot() -> None:
    hand = called_river("rrop3_cash", STRAIGHT, BOARD).play("1 show")
    ruling = rule(hand, HandMucked(2, "mixed", identifiable=False))
    assert ruling.decision == "hand_dead"
    assert {"rrop3:3.dead.8a", "rrop3:3.showdown.2b", "rrop3:3.dead.1"} <= set(ruling.rules)
    hand.play("3 muck")
    assert hand.stacks == (880 + 360, 880, 880)


@pytest.mark.rule("rrop3:3.dead.8b")
def test_hand_thrown_on_wrong_information_is_taken_from_the_muck_and_compared() -> None:
    hand = called_river("rrop3_cash", STRAIGHT, BOARD).play("1 show", "2 muck")
    ruling = rule(hand, HandMucked(2, "touches_muck", wrong_information=True))
    assert ruling.decision == "hand_live"
    assert ruling.rules == ("rrop3:3.dead.8b",)
    assert ruling.fact("wrong_information")
    assert [one.id for one in ruling.discretion] == ["hand_dead"]
    hand.play("2 show", "3 muck")
    assert hand.stacks == (880, 880 + 360, 880)


@pytest.mark.rule("rrop3:3.dead.8b")
def test_hand_retrieved_after_the_award_is_shown_and_gets_the_pot() -> None:
    hand = called_river("rrop3_cash", STRAIGHT, BOARD).play("1 show", "2 muck", "3 muck")
    assert hand.state.phase == "over"
    assert hand.stacks == (1240, 880, 880)
    ruling = rule(hand, HandMucked(2, "touches_muck", wrong_information=True))
    assert ruling.decision == "hand_live"
    assert hand.stacks == (880, 1240, 880)


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.dead.8b")
def test_known_hand_in_the_muck_is_dead_unless_the_floor_retrieves_it() -> None:
    hand = called_river("rrop3_cash", STRAIGHT, BOARD).play("1 show", "2 muck")
    ruling = rule(hand, HandMucked(2, "pushed_by_dealer"))
    assert ruling.decision == "hand_dead"
    assert set(ruling.rules) == {"rrop3:3.dead.8a", "rrop3:3.dead.8b"}
    choose(hand, alternative(ruling, "retrieve"))
    hand.play("2 show", "3 muck")
    assert hand.stacks == (880, 1240, 880)


@pytest.mark.rule("rrop3:3.dead.8b")
def test_hand_folded_on_wrong_information_comes_back_in_the_same_round() -> None:
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules="rrop3_cash")
    hand.play("3 raise 60", "1 fold")
    ruling = rule(hand, HandMucked(1, "touches_muck", wrong_information=True))
    assert ruling.decision == "hand_live"
    assert hand.menu.seat == 1
    hand.play("1 call", "2 call")
    assert hand.state.street == 1
    assert hand.state.live[1]


@pytest.mark.rule("rrop3:3.dead.2", "rrop3:3.dead.8b")
@pytest.mark.parametrize("house", ["rrop3_cash", "rrop3_tournament", "rrop11_cash", "general"])
def test_fold_to_a_raise_is_final_unless_the_floor_gives_the_hand_back(house: str) -> None:
    hand = deal(stacks=[1000] * 4, button=4, rules=house).play("3 raise 300", "4 fold")
    ruling = rule(hand, HandMucked(4, "thrown_face_down"))
    assert ruling.decision == "hand_dead"
    assert {"rrop3:3.dead.2", "rrop3:3.dead.8b"} <= set(ruling.rules)
    assert hand.menu.seat == 1
    choose(hand, alternative(ruling, "retrieve"))
    assert hand.menu.seat == 4
    hand.play("4 call")
    assert hand.menu.seat == 1


@pytest.mark.rule("rrop3:3.dead.8b")
def test_misinformed_folder_may_have_his_hand_back_although_nobody_has_bet() -> None:
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules="rrop3_cash")
    hand.play("3 call", "1 call", "2 check", "1 fold")
    ruling = rule(hand, HandMucked(1, "thrown_face_down", wrong_information=True))
    assert ruling.decision == "hand_live"
    assert hand.menu.seat == 1
    hand.play("1 check")
    assert hand.menu.seat == 2


@pytest.mark.rule("rrop3:3.dead.2")
def test_hand_folded_on_an_earlier_street_is_gone_though_it_had_matched_the_bet() -> None:
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules="rrop3_cash")
    hand.play("3 call", "1 call", "2 fold")
    assert hand.state.street == 1
    ruling = rule(hand, HandMucked(2, "thrown_face_down", wrong_information=True))
    assert (ruling.decision, ruling.rules) == ("hand_dead", ("rrop3:3.dead.2",))
    assert (hand.state.live[2], hand.menu.seat) == (False, 1)


def heads_up(moves: tuple[str, ...]) -> Hand:
    hand = deal(
        stacks=[1000] * 2,
        stakes=TWENTY,
        button=2,
        rules="rrop3_cash",
        hole={1: "AhAd", 2: "9c8c"},
        board=BOARD,
    )
    return hand.play(*moves)


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.dead.8b")
def test_misinformed_last_opponent_may_be_given_his_chips_back_after_the_award() -> None:
    hand = heads_up(("2 raise 60", "1 fold"))
    assert hand.stacks == (980, 1020)
    told = HandMucked(1, "touches_muck", wrong_information=True)
    ruling = rule(hand, told)
    assert (ruling.decision, hand.stacks) == ("hand_dead", (980, 1020))
    choose(hand, alternative(ruling, "return_chips"))
    assert hand.stacks == (1000, 1000)
    ruling = asked(heads_up(("2 raise 60", "1 fold")), HandMucked(1, "touches_muck"))
    assert ruling.says.en == "Seat 1 folded before the showdown; that is final."


@pytest.mark.rule("rrop3:3.dead.8b")
def test_misinformed_folder_on_the_river_may_have_the_hands_compared_after_the_award() -> None:
    checks = ("1 check", "2 check")
    hand = heads_up(("2 call", "1 check", *checks, *checks, "1 bet 100", "2 fold"))
    assert hand.stacks == (1020, 980)
    ruling = rule(hand, HandMucked(2, "touches_muck", wrong_information=True))
    choose(hand, alternative(ruling, "retrieve"))
    assert hand.stacks == (980, 1020)


@pytest.mark.rule("rrop3:3.dead.8b")
def test_misinformed_last_opponent_has_his_hand_back_before_the_pot_is_pushed() -> None:
    hand = heads_up(("2 raise 60",))
    for event in decide(hand.state, Fold(1)):
        evolve(hand.state, event)
    assert hand.state.phase == "gathering"
    ruling = rule(hand, HandMucked(1, "touches_muck", wrong_information=True))
    assert ruling.decision == "hand_live"
    hand.play("1 call")
    assert (hand.state.street, hand.state.pot) == (1, 120)


@pytest.mark.rule("tda:22")
def test_thrown_hand_is_wanted_back_only_until_the_next_hand_begins() -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show", "2 muck", "3 muck")
    late = rule(hand, HandMucked(2, "thrown_face_down", noticed="next_hand"))
    assert (late.decision, late.rules[0], hand.stacks) == ("stands", "tda:22", (1240, 880, 880))
    rule(hand, HandMucked(2, "thrown_face_down"))
    assert hand.stacks == (880, 1240, 880)


@pytest.mark.rule("tda:22c")
def test_thrown_hand_is_wanted_back_in_a_break_for_a_minute_only() -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show", "2 muck", "3 muck")
    late = asked(hand, HandMucked(2, "thrown_face_down", noticed="after_break_minute"))
    assert (late.decision, late.rules) == ("stands", ("tda:22c",))


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.dead.1")
def test_folded_hand_that_nobody_can_tell_stays_dead() -> None:
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules="rrop3_cash")
    hand.play("3 raise 60", "1 fold")
    ruling = rule(hand, HandMucked(1, "mixed", identifiable=False, wrong_information=True))
    assert ruling.decision == "hand_dead"
    assert ruling.rules == ("rrop3:3.dead.8a", "rrop3:3.dead.1")
    assert not hand.state.live[1]


@pytest.mark.rule("tda:14")
def test_cards_thrown_face_down_and_untouched_may_be_tabled_and_win() -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show")
    ruling = rule(hand, HandMucked(2, "thrown_face_down"))
    assert ruling.decision == "hand_live"
    assert ruling.rules == ("tda:14",)
    hand.play("2 show", "3 muck")
    assert hand.stacks == (880, 1240, 880)


@pytest.mark.rule("tda:14")
def test_cards_already_given_up_are_live_again_while_they_lie_apart() -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show", "2 muck")
    rule(hand, HandMucked(2, "thrown_face_down"))
    assert hand.menu.seat == 2
    hand.play("2 show", "3 muck")
    assert hand.stacks == (880, 1240, 880)


@pytest.mark.rule("tda:14")
@pytest.mark.parametrize(
    "thrown",
    [HandMucked(2, "pushed_by_dealer"), HandMucked(2, "thrown_face_down", identifiable=False)],
)
def test_cards_in_the_muck_or_not_certain_are_dead_at_a_tournament(thrown: HandMucked) -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show")
    ruling = rule(hand, thrown)
    assert ruling.decision == "hand_dead"
    assert ruling.rules == ("tda:14",)
    hand.play("3 muck")
    assert hand.stacks == (1240, 880, 880)


@pytest.mark.rule("tda:58")
def test_fold_before_the_showdown_cannot_be_taken_back_at_a_tournament() -> None:
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules="tda").play("3 raise 60")
    hand.play("1 fold")
    ruling = rule(hand, HandMucked(1, "thrown_face_down", wrong_information=True))
    assert (ruling.decision, ruling.discretion) == ("hand_dead", ())
    assert "tda:58" in ruling.rules
    assert (hand.state.live[1], hand.menu.seat) == (False, 2)


@pytest.mark.rule("tda:17B")
def test_last_hand_cannot_be_thrown_away() -> None:
    hand = called_river("rrop3_cash", STRAIGHT, BOARD)
    hand.play("1 muck", "2 muck")
    assert hand.menu.seat == 3
    assert asked(hand, HandMucked(3, "mixed", identifiable=False)).decision == "hand_live"


def forgotten(house: str) -> Hand:
    """Seats 1 and 3 have put in 100 each; seat 1 bets 500 on the river."""
    hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules=house)
    hand.play("3 raise 100", "1 call", "2 fold")
    for _ in range(2):
        hand.play("1 check", "3 check")
    return hand.play("1 bet 500")


@pytest.mark.rule("tda:15B")
def test_bettor_who_forgot_an_opponent_loses_the_pot_and_gets_his_uncalled_bet() -> None:
    hand = forgotten("tda")
    ruling = rule(hand, BettorDiscarded(1, identifiable=False))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 500)
    assert ruling.rules == ("tda:15B",)
    assert hand.state.phase == "over"
    assert hand.stacks == (900, 980, 900 + 220)


@pytest.mark.rule("tda:15B")
def test_bettors_cards_that_are_certain_are_held_for_the_floor() -> None:
    hand = forgotten("tda")
    ruling = rule(hand, BettorDiscarded(1, identifiable=True))
    assert ruling.decision == "hand_live"
    assert ruling.fact("hold_cards")
    assert ruling.fact("call_floor")
    assert hand.menu.seat == 3
    hand.play("3 fold")
    assert hand.stacks == (1000 + 120, 980, 900)


@pytest.mark.rule("rrop3:3.dead.8a", "rrop3:3.dead.1")
def test_bettor_whose_cards_are_gone_leaves_his_bet_in_the_pot_in_cash_games() -> None:
    hand = forgotten("rrop3_cash")
    ruling = rule(hand, BettorDiscarded(1, identifiable=False))
    assert (ruling.decision, ruling.returned) == ("hand_dead", 0)
    assert "rrop3:3.dead.8a" in ruling.rules
    assert hand.stacks == (400, 980, 900 + 720)


def test_who_did_not_bet_has_not_forgotten_an_opponent() -> None:
    hand = deal(stacks=[1000] * 4, button=4, rules="tda").play("3 raise 300")
    for seat in (4, 2):
        with pytest.raises(FloorRefused, match="last bet was not made by"):
            asked(hand, BettorDiscarded(seat))
    assert asked(hand, BettorDiscarded(3)).decision == "hand_live"


def test_refund_of_a_raise_leaves_the_step_of_the_bets_that_are_left() -> None:
    hand = deal(stacks=[1000] * 4, stakes=TWENTY, button=4, rules="tda")
    hand.play("3 raise 100", "4 raise 300")
    rule(hand, BettorDiscarded(4, identifiable=False))
    assert (hand.menu.call, hand.state.last_raise) == (90, 80)


@pytest.mark.rule("rrop3:4.blinds.11b")
def test_missed_small_blind_alone_is_posted_dead() -> None:
    hand = deal(stacks=[500] * 4, stakes=FIVE, button=1, rules="rrop3_cash")
    ruling = rule(hand, DealtInOwingBlind(4, owes=5, posted_before_looking=True))
    assert (ruling.decision, ruling.adds) == ("hand_live", 5)
    assert (hand.stacks[3], hand.state.bets[4], hand.state.dead) == (495, 0, 5)


@pytest.mark.rule("rrop3:4.blinds.12a")
def test_player_who_owes_a_blind_and_looked_before_posting_has_a_dead_hand() -> None:
    hand = deal(stacks=[500] * 4, stakes=FIVE, button=1, rules="rrop3_cash")
    ruling = rule(hand, DealtInOwingBlind(4, owes=15))
    assert ruling.decision == "hand_dead"
    assert "rrop3:4.blinds.12a" in ruling.rules
    assert hand.menu.seat == 1
    assert hand.stacks[3] == 500


@pytest.mark.rule("rrop3:4.blinds.12a")
def test_player_who_posts_before_looking_plays() -> None:
    hand = deal(stacks=[500] * 4, stakes=FIVE, button=1, rules="rrop3_cash")
    ruling = rule(hand, DealtInOwingBlind(4, owes=15, posted_before_looking=True, looked=False))
    assert (ruling.decision, ruling.adds) == ("hand_live", 15)
    assert "rrop3:4.blinds.12a" in ruling.rules
    assert (hand.stacks[3], hand.state.bets[4], hand.state.dead) == (485, 10, 5)
    hand.play("4 check", "1 fold", "2 fold", "3 check")
    assert hand.state.street == 1
    assert hand.state.pot == 30


@pytest.mark.rule("rrop3:4.blinds.12b")
def test_hand_of_one_who_acted_before_the_error_was_seen_plays_and_he_owes_next_hand() -> None:
    hand = deal(stacks=[500] * 4, stakes=FIVE, button=1, rules="rrop3_cash").play("4 call")
    assert has_acted(hand.state, 4)
    ruling = rule(hand, DealtInOwingBlind(4, owes=15))
    assert (ruling.decision, ruling.fact("owes_next")) == ("hand_live", 15)
    assert ruling.rules == ("rrop3:4.blinds.12b",)
    assert hand.state.live[4]
    assert hand.stacks[3] == 490


def test_ruled_dead_is_told_once() -> None:
    hand = called_river("tda", STRAIGHT, BOARD).play("1 show")
    rule(hand, HandMucked(2, "pushed_by_dealer"))
    assert hand.happened(irr.RuledDead) == [irr.RuledDead(2)]


def test_hand_that_dies_while_side_pots_are_pushed_leaves_every_chip_to_be_won() -> None:
    hand = deal(
        stacks=[100, 1000, 200, 1000],
        stakes=TWENTY,
        button=4,
        rules="rrop3_cash",
        hole={1: "9c8c", 2: "AhAd", 3: "KdQd", 4: "JhTh"},
        board=BOARD,
        shows=False,
    )
    hand.play("3 raise 200", "4 call", "1 call", "2 raise 400", "4 call", "2 check", "4 check")
    hand.play("2 check", "4 check", "2 check", "4 check", "2 show")
    assert (hand.menu.seat, hand.stacks) == (4, (0, 600, 0, 600))
    for event in decide(hand.state, Show(4)):
        evolve(hand.state, event)
    assert (hand.state.phase, hand.state.settling_to) == ("awarding", 200)
    evolve(hand.state, irr.RuledDead(3))
    assert (hand.state.phase, hand.state.settling_to) == ("awarding", 100)
    hand._deal()
    hand.play("1 show")
    assert hand.state.phase == "over"
    assert hand.stacks == (400, 600 + 700, 0, 600)


def test_hand_that_dies_while_the_board_is_run_twice_leaves_the_pot_to_the_other() -> None:
    hand = deal(stacks=[500, 500], stakes=TWENTY, button=2, rules="rrop3_cash", asks=True)
    hand.play("2 raise 500", "1 call")
    for event in decide(hand.state, RunTimes(1, 2)):
        evolve(hand.state, event)
    for event in decide(hand.state, RunTimes(2, 2)):
        evolve(hand.state, event)
    assert (hand.state.runs, hand.state.phase) == (2, "turning_up")
    rule(hand, HandSwept(1))
    assert hand.stacks == (0, 1000)


def test_last_hand_left_before_the_showdown_wins_without_showing_at_a_tournament() -> None:
    hand = deal(stacks=[500, 500], stakes=TWENTY, button=2, rules="tda", shows=False)
    hand.play("2 call", "1 check", "1 check", "2 check", "1 check", "2 check", "1 check")
    for event in decide(hand.state, Check(2)):
        evolve(hand.state, event)
    assert hand.state.phase == "arranging"
    evolve(hand.state, irr.RuledDead(2))
    hand._deal()
    assert hand.stacks == (520, 480)
    assert hand.state.shown[1] == ()
