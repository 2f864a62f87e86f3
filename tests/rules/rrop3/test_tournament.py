"""Robert's rules, section 11: what a tournament changes within a hand."""

import pytest

from croupier.play import RAIL, Stakes, view
from croupier.play import events as ev
from croupier.play.pots import Pot
from kit.hands import deal

HUNDRED = Stakes("none", 100, 100, 50, 100)
TOURNAMENT = "rrop3_tournament"


@pytest.mark.rule("rrop3:11.tournament.17a")
def test_last_sixty_for_a_blind_of_hundred_play_for_a_pot_of_240():
    hand = deal(stacks=[1000, 1000, 60, 1000], stakes=HUNDRED, button=1, rules=TOURNAMENT)
    assert hand.state.bets[3] == 60
    assert (hand.menu.seat, hand.menu.call) == (4, 100)
    hand.play("4 call", "1 call", "2 call")
    assert view(hand.state, RAIL).pots == (Pot(240, (1, 2, 3, 4)), Pot(120, (1, 2, 4)))


@pytest.mark.rule("rrop3:11.tournament.17b")
def test_winner_of_a_short_small_blind_of_twenty_does_not_make_it_up():
    hand = deal(
        stacks=[1000, 20, 1000],
        stakes=HUNDRED,
        button=1,
        rules=TOURNAMENT,
        hole={1: "KsKd", 2: "AsAd", 3: "7c2d"},
        board="Qh9h4c3s2s",
    )
    hand.play("1 call", "3 check", *["3 check", "1 check"] * 3)
    posted = [post for post in hand.happened(ev.Posted) if post.seat == 2]
    assert posted == [ev.Posted(2, "small_blind", 20, 50)]
    assert hand.stacks == (1060, 60, 900)


@pytest.mark.rule("rrop3:11.tournament.25")
def test_heads_up_the_button_on_five_posts_fifty_and_seat_eight_hundred():
    stacks = [0, 0, 0, 0, 1000, 0, 0, 1000]
    hand = deal(stacks=stacks, stakes=HUNDRED, button=5, rules=TOURNAMENT)
    assert hand.happened(ev.Posted) == [
        ev.Posted(5, "small_blind", 50, 50),
        ev.Posted(8, "big_blind", 100, 100),
    ]
    assert hand.menu.seat == 5


@pytest.mark.rule("rrop3:11.tournament.28")
def test_all_in_hands_are_turned_up_before_the_turn_once_the_betting_is_over():
    hand = deal(stacks=[300, 1000, 1000], stakes=HUNDRED, button=1, rules=TOURNAMENT)
    hand.play("1 call", "2 fold", "3 check", "3 bet 200", "1 call")
    shown = [n for n, event in enumerate(hand.events) if isinstance(event, ev.Shown)]
    boards = [n for n, event in enumerate(hand.events) if isinstance(event, ev.BoardDealt)]
    assert [hand.events[n].seat for n in shown] == [1, 3]
    assert boards[0] < shown[0] < shown[1] < boards[1]


@pytest.mark.rule("rrop3:11.tournament.28")
def test_no_hand_is_turned_up_while_two_can_still_bet_a_side_pot():
    hand = deal(stacks=[300, 1000, 1000], stakes=HUNDRED, button=1, rules=TOURNAMENT)
    hand.play("1 call", "2 call", "3 check", "2 bet 200", "3 call", "1 call")
    assert hand.state.street == 2
    assert hand.happened(ev.Shown) == []
    hand.play("2 bet 100", "3 call")
    assert hand.happened(ev.Shown) == []
