"""Pots that went to the wrong player, and pots that the floor holds."""

import pytest

from croupier.floor.hands.hand_told import HandMucked
from croupier.floor.hands.pots_again import got
from croupier.floor.hands.showdown_told import MisreadHand, PotDisputed, WrongAward
from croupier.floor.ruling import FloorRefused
from croupier.play import Stakes, evolve
from croupier.play.fold_showdown import is_all_shown
from croupier.play.irregular_events import ChipsRemoved
from croupier.play.setup import Carried
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

TWENTY = Stakes("none", 20, 20, 10, 20)
BOARD = "Kh7s6s2d3c"
A, B, C = 3, 1, 2


def paid_to_b(house: str) -> Hand:
    """A puts in 60 and folds, B and C 100 each; B is pushed the 260, C's kings win."""
    hand = deal(
        stacks=[380, 380, 380],
        stakes=TWENTY,
        button=3,
        rules=house,
        hole={B: "AhQd", C: "KsKc"},
        board=BOARD,
        shows=False,
    )
    hand.dealer.scores = lambda seat, _share: 2 if seat == B else 1
    hand.play("3 call", "1 call", "2 check")
    return hand


def to_the_river(hand: Hand) -> Hand:
    hand.play("1 check", "2 check", "3 bet 40", "1 raise 80", "2 call", "3 fold")
    return hand.check_down().play("1 show", "2 show")


@pytest.mark.rule("rrop3:2.decisions.6")
def test_pot_of_260_is_rebuilt_from_the_betting_and_moves_to_the_tabled_winner() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    assert hand.stacks == (540, 280, 320)
    ruling = rule(hand, WrongAward(to_seat=B, right_seat=C))
    assert ruling.decision == "award_corrected"
    assert (ruling.fact("pot"), ruling.fact("moved")) == (260, 260)
    assert dict(ruling.fact("put_in")) == {A: 60, B: 100, C: 100}
    assert "rrop3:2.decisions.6" in ruling.rules
    assert hand.stacks == (280, 540, 320)


@pytest.mark.rule("rrop3:3.showdown.3", "tda:12b")
def test_second_claim_to_a_corrected_pot_finds_nothing_to_move() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    rule(hand, WrongAward(to_seat=B, right_seat=C))
    with pytest.raises(FloorRefused, match="not been given"):
        asked(hand, WrongAward(to_seat=B, right_seat=C))
    ruling = asked(hand, WrongAward(to_seat=C, right_seat=B))
    assert (ruling.decision, ruling.fact("moved")) == ("stands", 0)


@pytest.mark.rule("rrop3:2.decisions.5a")
def test_claim_in_the_next_hand_is_too_late_in_cash_games() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    ruling = rule(hand, WrongAward(B, C, noticed="next_hand"))
    assert (ruling.decision, ruling.rules) == ("stands", ("rrop3:2.decisions.5a",))
    assert hand.stacks == (540, 280, 320)


@pytest.mark.rule("tda:22b")
def test_award_is_corrected_at_a_tournament_until_substantial_action() -> None:
    hand = to_the_river(paid_to_b("tda"))
    late = asked(hand, WrongAward(B, C, noticed="after_substantial_action"))
    assert (late.decision, late.rules) == ("stands", ("tda:22b",))
    ruling = rule(hand, WrongAward(B, C, noticed="next_hand"))
    assert ruling.decision == "award_corrected"
    assert hand.stacks == (280, 540, 320)


@pytest.mark.rule("tda:22")
def test_reading_of_a_hand_is_disputed_before_the_next_hand_only() -> None:
    hand = to_the_river(paid_to_b("tda"))
    ruling = rule(hand, WrongAward(B, C, what="reading", noticed="next_hand"))
    assert (ruling.decision, ruling.rules[0]) == ("stands", "tda:22")


def test_award_cannot_be_disputed_before_there_is_one() -> None:
    with pytest.raises(FloorRefused, match="No pot has been pushed"):
        asked(paid_to_b("tda"), WrongAward(B, C))


def before_the_award(house: str, hold: PotDisputed) -> Hand:
    hand = paid_to_b(house)
    hand.play("1 check", "2 check", "3 bet 40", "1 raise 80", "2 call", "3 fold")
    hand.check_down().play("1 show")
    rule(hand, hold)
    return hand


@pytest.mark.rule("rrop3:2.decisions.7")
def test_disputed_260_are_in_neither_stack_until_the_floor_gives_them_to_c() -> None:
    hand = before_the_award("rrop3_cash", PotDisputed(260, hold=260))
    assert hand.state.phase == "over"
    assert hand.stacks == (280, 280, 320)
    assert held(hand) == 260
    assert sum(hand.stacks) == 1140 - 260
    ruling = rule(hand, WrongAward(to_seat=0, right_seat=C))
    assert (ruling.decision, ruling.fact("moved")) == ("award_corrected", 260)
    assert (hand.stacks, held(hand)) == ((280, 540, 320), 0)


def held(hand: Hand) -> int:
    """What the floor holds."""
    return hand.state.irregular.escrow if hand.state.irregular else 0


@pytest.mark.rule("rrop3:2.decisions.7")
def test_pot_held_before_anybody_showed_is_paid_to_any_hand_that_is_in_and_that_is_tabled() -> None:
    hand = paid_to_b("rrop3_cash")
    hand.play("1 check", "2 check", "3 bet 40", "1 raise 80", "2 call", "3 fold").check_down()
    rule(hand, PotDisputed())
    assert (hand.state.phase, held(hand)) == ("over", 260)
    with pytest.raises(FloorRefused):
        asked(hand, WrongAward(to_seat=0, right_seat=A))
    ruling = rule(hand, WrongAward(to_seat=0, right_seat=B))
    assert (ruling.decision, ruling.rules) == ("award_corrected", ("rrop3:2.decisions.7",))
    assert is_all_shown(hand.state, B)
    assert (hand.stacks, held(hand)) == ((540, 280, 320), 0)


@pytest.mark.rule("rrop3:2.decisions.7")
def test_hand_of_a_held_pot_that_is_read_again_has_not_got_what_is_his() -> None:
    hand = before_the_award("rrop3_cash", PotDisputed(260))
    ruling = asked(hand, MisreadHand(B))
    assert (ruling.decision, ruling.fact("held")) == ("pot_held", 260)
    assert ruling.rules == ("rrop3:2.decisions.7",)
    choose(hand, alternative(ruling, "pay"))
    assert (hand.stacks, held(hand)) == ((540, 280, 320), 0)
    assert asked(hand, MisreadHand(B)).decision == "stands"


def test_hand_that_is_in_while_the_floor_holds_the_pot_is_not_wanted_back() -> None:
    hand = before_the_award("rrop3_cash", PotDisputed(260))
    with pytest.raises(FloorRefused, match="floor holds the pot"):
        asked(hand, HandMucked(C, "thrown_face_down"))


@pytest.mark.rule("rrop3:2.decisions.7")
def test_part_of_a_pot_may_be_held_while_the_rest_is_pushed() -> None:
    hand = before_the_award("rrop3_cash", PotDisputed(100))
    hand.dealer.scores = None
    hand.play("2 show")
    assert hand.state.phase == "over"
    assert hand.stacks == (280, 280 + 160, 320)
    ruling = rule(hand, WrongAward(to_seat=0, right_seat=C, amount=100))
    assert (ruling.decision, ruling.fact("moved")) == ("award_corrected", 100)
    assert ruling.rules == ("rrop3:2.decisions.7",)
    assert hand.stacks == (280, 540, 320)


@pytest.mark.rule("rrop3:2.decisions.7")
def test_pot_that_was_pushed_is_taken_into_keeping_between_the_hands() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    ruling = rule(hand, PotDisputed())
    assert (ruling.decision, ruling.fact("hold")) == ("pot_held", 260)
    assert ruling.fact("between_hands")
    assert (hand.stacks, held(hand)) == ((280, 280, 320), 260)
    rule(hand, WrongAward(to_seat=0, right_seat=C))
    assert (hand.stacks, held(hand)) == ((280, 540, 320), 0)


@pytest.mark.rule("tda:22c")
def test_result_is_disputed_in_a_break_for_a_minute_at_a_tournament_but_not_in_cash_games() -> None:
    told = WrongAward(B, C, noticed="after_break_minute")
    late = asked(to_the_river(paid_to_b("tda")), told)
    assert (late.decision, late.rules) == ("stands", ("tda:22c",))
    hand = to_the_river(paid_to_b("rrop3_cash"))
    assert rule(hand, told).decision == "award_corrected"
    assert hand.stacks == (280, 540, 320)


@pytest.mark.rule("rrop3:2.decisions.5a")
@pytest.mark.parametrize("house", ["tda", "rrop3_cash"])
def test_result_stands_once_the_table_is_closed(house: str) -> None:
    hand = to_the_river(paid_to_b(house))
    for what in ("award", "reading"):
        ruling = asked(hand, WrongAward(B, C, what=what, noticed="table_closed"))
        assert ruling.decision == "stands"
        assert "rrop3:2.decisions.5a" in ruling.rules


def test_no_more_is_moved_than_the_wrong_player_still_has() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    hand.state.stacks[B] -= 400
    ruling = asked(hand, WrongAward(B, C))
    assert ruling.fact("moved") == 140


def test_chips_that_left_the_game_since_are_not_taken_for_what_was_won() -> None:
    hand = to_the_river(paid_to_b("rrop3_cash"))
    evolve(hand.state, ChipsRemoved(A, 100))
    assert dict(got(hand.state)) == {A: 0, B: 260, C: 0}


def test_no_more_than_the_pot_can_be_held() -> None:
    hand = paid_to_b("rrop3_cash")
    with pytest.raises(FloorRefused, match="no pot to hold yet"):
        asked(hand, PotDisputed())
    hand = to_the_river(hand)
    with pytest.raises(FloorRefused, match="at most 260"):
        asked(hand, PotDisputed(hold=261))


def test_pot_that_nobody_opened_is_not_held() -> None:
    carried = (Carried(30, (1, 2)),)
    stakes = Stakes("limit", 5, 10, ante=2)
    hand = deal("jacks", stacks=[90, 90], stakes=stakes, carried=carried, passed_out=1, button=2)
    with pytest.raises(FloorRefused):
        asked(hand, PotDisputed())


@pytest.mark.rule("tda:12b")
@pytest.mark.rule("rrop3:2.decisions.6")
@pytest.mark.parametrize("house", ["tda", "rrop3_cash"])
def test_pots_that_went_all_to_one_go_to_each_hand_that_won_a_part(house: str) -> None:
    hand = deal(
        stacks=[600, 9000, 9000, 9000],
        stakes=TWENTY,
        button=4,
        rules=house,
        hole={1: "AhAd", 3: "KsQs", 4: "JhJd"},
        board="Kh7c2d5s8s",
        shows=False,
    )
    hand.dealer.scores = lambda seat, _share: 2 if seat == 4 else 1
    hand.play("3 raise 600", "4 call", "1 call", "2 fold", "3 bet 500", "4 call")
    hand.check_down()
    while hand.menu.show:
        hand.play(f"{hand.menu.seat} show")
    assert got(hand.state)[4] == 2820
    ruling = rule(hand, WrongAward(to_seat=4, right_seat=1))
    assert (ruling.fact("moved"), ruling.fact("others")) == (1820, ((3, 1000),))
    assert [step.en for step in ruling.steps][1:] == [
        "Take 2,820 from seat 4.",
        "Give 1,820 to seat 1.",
        "Give 1,000 to seat 3.",
    ]
    assert hand.stacks == (1820, 8980, 8900, 7900)
