"""Robert's rules, section 3: odd chips at stud and inside a half; check-raise and qualifiers."""

import pytest

from croupier.play import Stakes
from croupier.play import events as ev
from kit.hands import deal, with_options
from kit.refusals import refused
from kit.stud_decks import stud_deck

FIVES = Stakes("limit", 10, 20, ante=5, bring_in=5, unit=5)
TIED = {1: "3d2cTs9c8c7d6h", 2: "Kd4cTh9d8s7c6c", 3: "QsQd2h", 4: "JsJdAh"}


def play_down(hand, fold, bets=()):
    """Third street is completed and called, later ones are checked but for those of *bets*.

    The seats of *fold* fold as soon as it is their turn.
    """
    while hand.state.phase == "betting":
        menu = hand.menu
        if menu.bring_in:
            hand.play(f"{menu.seat} bring-in")
        elif menu.seat in fold and menu.call:
            hand.play(f"{menu.seat} fold")
        elif menu.wager and hand.state.street in {0, *bets} and not hand.state.opened:
            hand.play(f"{menu.seat} {'bet' if hand.state.street else 'raise'} {menu.wager.least}")
        else:
            hand.play(f"{menu.seat} {'call' if menu.call else 'check'}")
    return hand


def won(hand, share="whole"):
    awards = [award for award in hand.happened(ev.PotAwarded) if award.share == share]
    return {award.seat: award.amount for award in awards}


def tied_hand(game_id, hole, rules, fold, bets=()):
    deck = stud_deck(game_id, hole, (1, 2, 3, 4), dict.fromkeys(fold, 0))
    setting = {"stakes": FIVES, "button": 4, "rules": rules, "deck": deck}
    return play_down(deal(game_id, stacks=[500] * 4, **setting), fold, bets)


@pytest.mark.rule("rrop3:3.ties.7")
def test_odd_chip_of_tied_straights_goes_to_the_king_that_does_not_play():
    assert won(tied_hand("stud", TIED, "rrop3_cash", {3, 4})) == {2: 25, 1: 20}


@pytest.mark.rule("tda:20B")
def test_odd_chip_of_tied_straights_goes_to_the_ten_of_spades_where_five_cards_count():
    assert won(tied_hand("stud", TIED, "tda", {3, 4})) == {1: 25, 2: 20}


RAZZ = {1: "KhKd8h7d5c3dAc", 2: "KsQs8s7c5h3cAs", 3: "QdQhKc", 4: "JsJdTd"}


@pytest.mark.rule("rrop3:3.ties.7")
def test_odd_chip_at_razz_goes_to_the_lowest_card_of_all_seven():
    assert won(tied_hand("razz", RAZZ, "rrop3_cash", {3, 4})) == {1: 25, 2: 20}, "Ac before As"


@pytest.mark.rule("tda:20B")
def test_odd_chip_at_razz_goes_to_the_highest_card_of_the_five_an_ace_being_low():
    assert won(tied_hand("razz", RAZZ, "tda", {3, 4})) == {2: 25, 1: 20}, "8s before 8h"
    hole = {**RAZZ, 1: "KhKd8s7d5c3dAc", 2: "KsQs8h7c5h3cAs"}
    assert won(tied_hand("razz", hole, "tda", {3, 4})) == {1: 25, 2: 20}, "As is low"


HALVES = {
    1: "KdQc8d7c4h3sAd",
    2: "KcTc8h7h4c3dAc",
    3: "JsJd9sJc9c9dJh",
    4: "QsQd2c",
}


@pytest.mark.rule("rrop3:3.ties.8b")
def test_odd_chip_of_a_tied_low_half_at_stud_goes_to_the_lowest_card():
    hand = tied_hand("stud8", HALVES, "rrop3_cash", {4})
    assert won(hand, "high") == {3: 30}
    assert won(hand, "low") == {2: 15, 1: 10}, "the ace of clubs is the lowest card"


@pytest.mark.rule("rrop3:3.ties.8b")
def test_odd_chip_of_a_tied_high_half_at_stud_goes_to_the_highest_card():
    hole = {
        1: "QcQs9h9dKc2s3s",
        2: "QhQd9c9sKd2d3d",
        3: "Ah2h4c5s7hTcJc",
        4: "JsJd2c",
    }
    hand = tied_hand("stud8", hole, "rrop3_cash", {4}, bets={1})
    assert won(hand, "low") == {3: 40}
    assert won(hand, "high") == {2: 25, 1: 20}, "the king of diamonds is above that of clubs"


@pytest.mark.rule("rrop3:3.ties.8b")
@pytest.mark.parametrize(("button", "first"), [(1, 2), (2, 5)])
def test_omaha_pot_of_103_is_52_high_and_the_low_is_split_by_position(button, first):
    hand = deal(
        "omaha8",
        stacks=[500] * 5,
        stakes=Stakes("none", 1, 1, 1, 1),
        button=button,
        rules="rrop3_cash",
        hole={4: "KsKdQcQd", 2: "As3cTcTd", 5: "Ah3dJcJd"},
        board="Kh7c6d2s9h",
    )
    while hand.state.phase == "betting" and not hand.state.street:
        seat = hand.menu.seat
        stays = "call" if hand.state.opened else "raise 34"
        hand.play(f"{seat} {stays if seat in (2, 4, 5) else 'fold'}")
    while hand.menu.check:
        hand.play(f"{hand.menu.seat} check")
    assert won(hand, "high") == {4: 52}
    assert won(hand, "low") == {first: 26, 7 - first: 25}


@pytest.mark.rule("rrop3:7.omaha8.2a")
def test_stud_hi_lo_asks_for_an_eight_unless_the_house_says_otherwise():
    hole = {1: "9s7c2d5h4cJdJh", 2: "KsKdKcTsThQc6h"}
    setting = {"stacks": [500] * 2, "stakes": FIVES, "button": 2, "hole": hole}
    usual = play_down(deal("stud8", rules="rrop3_cash", **setting), set())
    assert [award.seat for award in usual.happened(ev.PotAwarded)] == [2]
    none = with_options("rrop3_cash", games={"low_qualifier_hilo": 0})
    any_low = play_down(deal("stud8", rules=none, **setting), set())
    assert won(any_low, "high").keys() == {2}
    assert won(any_low, "low").keys() == {1}


@pytest.mark.rule("rrop3:3.bets.1")
def test_check_raise_is_allowed_at_holdem_and_may_be_forbidden_at_lowball_alone():
    house = with_options("rrop3_cash", betting={"check_raise": "not_in_lowball"})
    setting = {"stacks": [500] * 2, "button": 2, "rules": house}
    holdem = deal(stakes=Stakes("limit", 10, 20, 5, 10), **setting)
    holdem.play("2 call", "1 check", "1 check", "2 bet 10")
    assert holdem.menu.wager is not None
    high = deal("draw", stakes=Stakes("limit", 10, 20, ante=1), **setting)
    assert high.play("1 check", "2 bet 10").menu.wager is not None
    razz = deal("razz", stakes=FIVES, **setting)
    razz.play(f"{razz.menu.seat} bring-in", f"{3 - razz.menu.seat} call")
    first = razz.menu.seat
    assert razz.play(f"{first} check", f"{3 - first} bet 10").menu.wager is not None
    for game_id in ("lowball_a5", "lowball_27", "triple_a5", "triple_27"):
        lowball = deal(game_id, stakes=Stakes("limit", 10, 20, 5, 10), **setting)
        lowball.play("2 call", "1 check", "1 draw", "2 draw", "1 check")
        lowball.play(f"2 bet {lowball.menu.wager.least}")
        assert (lowball.menu.seat, lowball.menu.fold, lowball.menu.wager) == (1, True, None)
        assert lowball.menu.call
        assert "rrop3:3.bets.1" in refused(lowball, "1 raise 40").rules


@pytest.mark.rule("rrop3:3.bets.1")
def test_check_raise_is_allowed_at_lowball_where_the_house_does_not_forbid_it():
    setting = {"stacks": [500] * 2, "button": 2, "rules": "rrop3_cash"}
    hand = deal("lowball_a5", stakes=Stakes("limit", 10, 20, 5, 10), **setting)
    hand.play("2 call", "1 check", "1 draw", "2 draw", "1 check", "2 bet 20")
    assert hand.menu.wager is not None
