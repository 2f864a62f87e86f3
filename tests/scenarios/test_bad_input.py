"""Bad input gets one clear refusal, and a hand that cannot start says why."""

import pytest

from croupier.cards import Card, parse_cards
from croupier.games import game
from croupier.play import AskToSee, Draw, Fold, Raise, Refused, SetupError, Show, Stakes, set_up
from croupier.rulebook.house import house
from kit.hands import DRAW, STUD, deal

HUGE = pytest.param(10**5000, id="huge")
MINUS_HUGE = pytest.param(-(10**5000), id="minus huge")


@pytest.mark.parametrize("total", [HUGE, MINUS_HUGE, 2**53, True, None, "50", float("nan"), [1]])
def test_F8_no_amount_but_a_countable_number_of_chips_is_taken(total):
    hand = deal(stacks=[1000] * 3)
    before = hand.state.copy()
    with pytest.raises(Refused, match="whole number of chips") as refused:
        hand.act(Raise(1, total))
    assert refused.value.rules == ("house:amount.whole",)
    assert hand.state.stacks == before.stacks
    assert hand.state.actor == before.actor


@pytest.mark.parametrize("seat", [HUGE, 0, -1, 4, "1", None, True])
def test_an_action_of_no_seat_is_refused(seat):
    with pytest.raises(Refused, match="no action of a seat at this table"):
        deal(stacks=[1000] * 3).act(Fold(seat))


@pytest.mark.parametrize("cards", [None, 5, (49,), (49.0,), ["As"], ("As",)])
def test_discards_that_are_no_cards_are_refused(cards):
    hand = deal("draw", stacks=[100] * 2, stakes=DRAW, button=2).play("1 check", "2 check")
    with pytest.raises(Refused):
        hand.act(Draw(1, cards))
    with pytest.raises(Refused):
        hand.act(Show(1, cards))
    assert all(type(card) is Card for card in hand.state.hole[1])


@pytest.mark.parametrize("owner", [True, HUGE, "2", None])
def test_a_hand_of_no_seat_cannot_be_asked_for(owner):
    hand = deal(stacks=[1000] * 2, rules="rrop3_cash", button=1)
    with pytest.raises(Refused):
        hand.act(AskToSee(1, owner))


def test_B11_a_stack_no_larger_than_the_bring_in_can_only_bring_in():
    hole = {1: "AsAd2c", 2: "KsKdTh", 3: "QsQdJh"}
    hand = deal("stud", stacks=[4, 100, 100], stakes=STUD, hole=hole, button=3)
    assert hand.menu.bring_in == 2
    assert hand.menu.wager is None
    hand.play("1 bring-in")
    assert hand.menu.call == 3


def test_a_stack_between_two_sizes_may_go_all_in():
    hole = {1: "AsAd9c3h", 2: "KsKdThTs", 3: "QsQdJh3d"}
    hand = deal("stud", stacks=[200, 20, 200], stakes=STUD, hole=hole, button=3, rules="rrop3_cash")
    hand.play("1 bring-in", "2 call", "3 call")
    assert hand.menu.wager.choices == (10, 15)
    hand.play("2 bet 15")
    assert hand.state.stacks[2] == 0


def test_no_empty_hand_is_shown_when_the_openers_lie_among_the_discards():
    hole = {1: "JsJh9h4c2d", 2: "KsKhQd3c5d", 3: "9s9d2c3h7d"}
    hand = deal("jacks", stacks=[50] * 3, stakes=DRAW, button=3, shows=False, hole=hole)
    hand.play("1 bet 5", "2 call", "3 fold", "1 draw JsJh", "2 draw", "1 bet 10", "2 fold")
    assert [event.tag for event in hand.events if event.tag in ("openers_proven", "shown")] == [
        "openers_proven"
    ]


def test_a_live_hand_is_not_asked_for_before_its_turn_to_show():
    hand = deal(stacks=[1000] * 3, rules="rrop3_cash", button=3, shows=False)
    hand.play("3 call", "1 call", "2 check")
    hand.play("1 check", "2 check", "3 check", "1 check", "2 check", "3 check")
    hand.play("1 bet 100", "2 call", "3 call")
    with pytest.raises(Refused):
        hand.play("2 ask-to-see 3")
    hand.play("1 show", "2 muck", "3 ask-to-see 2")


@pytest.mark.parametrize(
    ("game_id", "stakes", "stacks", "button", "why"),
    [
        ("stud", Stakes("spread", 10, 20, ante=2, bring_in=3), (0, 9, 9), 1, "not played 'spread'"),
        ("stud", Stakes("limit", 10, 20, ante=2, bring_in=10), (0, 9, 9), 1, "less than the small"),
        ("holdem", Stakes("none", 2, 2, -1, 2), (0, 9, 9), 1, "none negative"),
        ("holdem", Stakes("none", 2, 2, 1, 2), (0, 9.0, 9), 1, "whole numbers"),
        ("holdem", Stakes("none", 2, 2, 1, 2, unit=0), (0, 9, 9), 1, "smallest chip"),
        ("holdem", Stakes("limit", 4, 2, 1, 2), (0, 9, 9), 1, "big bet not the smaller"),
        ("holdem", Stakes("none", 2, 2, 1, 2), (9, 9, 9), 1, "begin with a 0"),
        ("holdem", Stakes("none", 2, 2, 1, 2), (0, 9, 9), 7, "button is at seat 7, of 2"),
        ("holdem", Stakes("none", 2, 2, 1, 2), (0, 9), 1, "2 to 10 players, not 1"),
    ],
)
def test_a_hand_that_cannot_start_says_why(game_id, stakes, stacks, button, why):
    with pytest.raises(SetupError, match=why):
        set_up(game(game_id), stakes, house("neutral"), stacks, button)


def test_french_refusals_speak_french():
    hand = deal(stacks=[1000] * 3)
    with pytest.raises(Refused) as refused:
        hand.play("3 raise 400")
    assert refused.value.text.fr.startswith("« relancer » du siège 3, refusé")
    with pytest.raises(Refused) as refused:
        hand.act(Draw(1, parse_cards("As")))
    assert refused.value.text.fr.startswith("« tirer » du siège 1, refusé")
