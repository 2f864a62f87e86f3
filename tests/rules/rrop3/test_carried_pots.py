"""Robert's rules, sections 3 and 9: chips carried to the next hand, and who may win them."""

import random
from dataclasses import replace

import pytest

from croupier.play import AutoDealer, Carried, Stakes, pots_of
from croupier.play import events as ev
from croupier.table import Occupant, Table, after_hand, dealt_in_next, empty_table, next_setup
from kit.hands import Hand, deal, stacked

JACKS = Table("j", "jacks", Stakes("limit", 5, 10, ante=1), "rrop3_cash", 6, 500)
HOLDEM = Table("h", "holdem", Stakes("none", 10, 10, 5, 10), "rrop11_cash", 6, 500)
NOBODY_OPENS = ("As9d7c5h2s", "Ad9c7h5s2d", "Ac9h7s5d2c", "Kd9s8c6h3d", "Kc8d7d6s3c", "Kh8h6c4d3h")


def seated(table, stacks):
    seating = empty_table(table)
    for seat, stack in stacks.items():
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    return seating


def next_hand(seating, hole=None):
    """The next hand of a table, dealt to its first action."""
    setup = next_setup(seating)
    assert setup is not None
    named = hole or dict(zip(sorted(setup.dealt_in), NOBODY_OPENS, strict=False))
    deck = stacked(setup.game, named, dealt_in=setup.dealt_in)
    return Hand(setup, AutoDealer(deck, random.Random(1)))


def passed_out(seating):
    """The table after a hand that nobody could open."""
    hand = next_hand(seating)
    while hand.menu.check:
        hand.play(f"{hand.menu.seat} check")
    assert hand.state.phase == "over"
    return after_hand(seating, hand.state)


@pytest.mark.rule("rrop3:3.irregularities.6")
def test_newcomer_gets_no_cards_until_the_carried_pot_is_won():
    seating = replace(
        seated(HOLDEM, dict.fromkeys((1, 2, 4, 5, 6), 500)),
        carried=(Carried(200, (1, 2, 4, 6)),),
        button=6,
    )
    assert dealt_in_next(seating) == (1, 2, 4, 6)
    setup = next_setup(seating)
    assert setup is not None
    assert sorted(setup.dealt_in) == [1, 2, 4, 6]
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    assert hand.state.hole[5] == []
    hand.play("6 fold", "1 fold", "2 fold")
    assert sum(award.amount for award in hand.happened(ev.PotAwarded)) == 200 + 10
    after = after_hand(seating, hand.state)
    assert after.carried == ()
    assert dealt_in_next(after) == (1, 2, 4, 5, 6)


@pytest.mark.rule("rrop11:3.3.6")
def test_those_of_hand_twenty_play_for_a_thousand_and_the_new_bets():
    seating = replace(
        seated(HOLDEM, dict.fromkeys((1, 2, 3, 4, 5), 500)),
        carried=(Carried(1000, (1, 2, 3, 5)),),
        button=5,
        hand=20,
    )
    setup = next_setup(seating)
    assert setup is not None
    assert (setup.number, setup.dealt_in) == (21, (2, 3, 5, 1))
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    assert [len(cards) for cards in hand.state.hole[1:6]] == [2, 2, 2, 0, 2]
    hand.play("5 fold", "1 raise 50", "2 fold", "3 call")
    assert pots_of(hand.state) == ((1000 + 50 + 50 + 5, (1, 3)),)


@pytest.mark.rule("rrop3:3.irregularities.6")
def test_who_left_is_not_waited_for_and_one_alone_lets_the_others_in():
    seating = replace(
        seated(HOLDEM, dict.fromkeys((1, 2, 5), 500)), carried=(Carried(200, (1, 2)),), button=1
    )
    assert dealt_in_next(seating.seated(5, None)) == (1, 2)
    alone = seating.seated(2, None)
    assert dealt_in_next(alone) == (1, 5)
    setup = next_setup(alone)
    assert setup is not None
    assert setup.carried == (Carried(200, (1,)),)


@pytest.mark.rule("rrop3:3.irregularities.6")
def test_player_without_chips_plays_for_the_carried_pot_and_nobody_posts_against_him():
    seating = replace(
        seated(HOLDEM, {1: 500, 2: 0, 3: 500}), carried=(Carried(200, (1, 2)),), button=1
    )
    setup = next_setup(seating)
    assert setup is not None
    assert (sorted(setup.dealt_in), setup.posts) == ([1, 2], ())
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    hand.play("1 runs 1")
    assert hand.state.phase == "over"
    assert sum(award.amount for award in hand.happened(ev.PotAwarded)) == 200


@pytest.mark.rule("rrop3:9.jacks.1b")
def test_three_hands_passed_out_leave_eighteen_and_the_fourth_is_dealt_without_an_ante():
    seating = seated(JACKS, dict.fromkeys(range(1, 7), 500))
    buttons, pots = [], []
    for _ in range(3):
        seating = passed_out(seating)
        buttons.append(seating.button)
        pots.append(sum(pot.amount for pot in seating.carried))
    assert pots == [6, 12, 18]
    assert buttons == [1, 2, 3], "the button moves"
    fourth = next_hand(seating)
    assert fourth.happened(ev.Posted) == []
    assert fourth.state.pot == 18
    assert fourth.setup.button == 4
    assert sum(map(bool, fourth.state.hole)) == 6
    assert fourth.stacks == (497,) * 6


@pytest.mark.rule("rrop3:9.jacks.1b")
def test_antes_are_due_again_once_the_carried_pot_is_won():
    seating = passed_out(seated(JACKS, dict.fromkeys((1, 2, 3), 500)))
    hole = {1: "JsJd9s5c2d", 2: "Kd8h7c4c3c", 3: "Qs6h5h4h2h"}
    hand = next_hand(seating, hole).play("3 check", "1 bet 5", "2 fold", "3 fold")
    assert sum(award.amount for award in hand.happened(ev.PotAwarded)) == 6
    after = after_hand(seating, hand.state)
    assert (after.carried, after.passed_out) == ((), 0)
    assert len(next_hand(after).happened(ev.Posted)) == 3


FIVE = {1: 1, 2: 500, 3: 500, 4: 500, 5: 500}


@pytest.mark.rule("rrop3:9.draw.13")
def test_player_all_in_for_one_ante_can_win_five_and_the_second_antes_are_a_side_pot():
    seating = passed_out(seated(JACKS, FIVE))
    assert seating.carried == (Carried(5, (1, 2, 3, 4, 5)),)
    hole = {1: "AsAdAcKsQd", 2: "JsJd9s5c2d", 3: "Kd8h7c4c3c", 4: "Qs6h5h4h2h", 5: "Tc8d7d6s3h"}
    hand = next_hand(seating, hole)
    assert [post.seat for post in hand.happened(ev.Posted)] == [3, 4, 5, 2]
    assert [tuple(pot) for pot in pots_of(hand.state)] == [(5, (1, 2, 3, 4, 5)), (4, (2, 3, 4, 5))]
    hand.play("3 check", "4 check", "5 check")
    while hand.menu.seat != 2:
        hand.play(f"{hand.menu.seat} check")
    hand.play("2 bet 5")
    while hand.state.phase == "betting":
        hand.play(f"{hand.menu.seat} {'call' if hand.menu.seat == 5 else 'fold'}")
    finish(hand)
    awards = {(award.pot, award.seat): award.amount for award in hand.happened(ev.PotAwarded)}
    assert awards == {(0, 1): 5, (1, 2): 4 + 10}


def finish(hand):
    while hand.state.phase != "over":
        seat = hand.menu.seat
        hand.play(f"{seat} draw" if hand.state.phase == "discarding" else f"{seat} check")


@pytest.mark.rule("rrop3:9.draw.13")
def test_player_all_in_for_the_ante_goes_on_for_the_same_part_however_often_it_is_passed_out():
    seating = passed_out(passed_out(seated(JACKS, FIVE)))
    assert seating.carried == (Carried(5, (1, 2, 3, 4, 5)), Carried(4, (2, 3, 4, 5)))
    hand = next_hand(seating)
    assert hand.state.stacks[1] == 0
    assert hand.state.hole[1], "he is dealt in and pays nothing"
    assert [tuple(pot) for pot in pots_of(hand.state)] == [
        (5, (1, 2, 3, 4, 5)),
        (8, (2, 3, 4, 5)),
    ]


@pytest.mark.rule("rrop3:9.draw.13")
def test_hands_of_the_side_pot_are_shown_first_and_the_carried_pots_go_to_those_they_belong_to():
    seating = passed_out(passed_out(seated(JACKS, {1: 1, 2: 500, 3: 500})))
    assert seating.carried == (Carried(3, (1, 2, 3)), Carried(2, (2, 3)))
    hole = {1: "AsAdAcKsQd", 2: "JsJd9s5c2d", 3: "Kd8h7c4c3c"}
    setup = next_setup(seating)
    assert setup is not None
    deck = stacked(setup.game, hole, dealt_in=setup.dealt_in)
    hand = Hand(setup, AutoDealer(deck, random.Random(1), shows=False))
    while hand.menu.seat != 2:
        hand.play(f"{hand.menu.seat} check")
    hand.play("2 bet 5")
    while hand.state.phase == "betting":
        hand.play(f"{hand.menu.seat} call")
    while hand.state.phase == "discarding":
        hand.play(f"{hand.menu.seat} draw")
    while hand.state.phase == "betting":
        hand.play(f"{hand.menu.seat} check")
    shown = []
    while hand.state.phase == "showing":
        shown.append(hand.menu.seat)
        hand.play(f"{hand.menu.seat} show")
    assert shown == [2, 3, 1]
    assert hand.state.phase == "over"
    assert hand.stacks[:3] == (3, 500 - 3 - 5 + 2 + 2 + 10, 500 - 3 - 5)


@pytest.mark.rule("rrop3:9.draw.13")
def test_player_with_one_full_ante_plays_for_all_the_antes():
    hole = {1: "AsAdAcKsQd", 2: "JsJd9s5c2d", 3: "Kd8h7c4c3c"}
    setting = {"stakes": Stakes("limit", 5, 10, ante=1), "button": 3, "rules": "rrop3_cash"}
    hand = deal("jacks", stacks=[1, 500, 500], hole=hole, **setting)
    assert hand.state.live[1]
    hand.play("1 check", "2 bet 5", "3 fold", "1 draw", "2 draw")
    assert hand.stacks == (3, 499, 499)
