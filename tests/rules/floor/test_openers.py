"""Jacks or better: openers who had none, and openers that are to be proved."""

import random
from dataclasses import replace

import pytest

from croupier.cards import parse_cards
from croupier.floor.deal.deal_told import WrongCardCount
from croupier.floor.own_games.draw_told import FalseOpener, OpenersProof, SplitNotProved
from croupier.floor.ruling import FloorRefused
from croupier.play import AutoDealer, Carried, Stakes, evolve
from croupier.play import events as ev
from croupier.play.short_hands import cards_kept
from croupier.table import Occupant, Table, after_hand, dealt_in_next, empty_table, next_setup
from kit.floor_hands import rule
from kit.hands import Hand, deal, stacked

FIVE = Stakes("limit", 5, 10, ante=1)
HOLE = {
    1: "As9d7c5h2s",
    2: "TsTd8h7d4s",
    3: "Ad9c6h5s2d",
    4: "JsJd9h6c3s",
    5: "Ac8s7h4d2c",
    6: "QsQd8c5d3h",
}


def table(seats=6, stacks=None, hole=None) -> Hand:
    """Seat 1 acts first; seat 2 has a pair of tens, seats 4 and 6 could open."""
    named = {s: c for s, c in (hole or HOLE).items() if s <= seats}
    return deal(
        "jacks",
        stacks=stacks or [100] * seats,
        stakes=FIVE,
        button=seats,
        rules="rrop3_cash",
        hole=named,
        shows=False,
    )


def opened(hand: Hand, seat: int, to: int = 5) -> Hand:
    """*seat*, in turn, opens with whatever it has."""
    assert hand.state.actor == seat
    wager = ev.Wagered(seat, "open", to, full=True, counts=True, caps=False, due=5)
    evolve(hand.state, wager)
    hand.events.append(wager)
    return hand


@pytest.mark.rule("rrop3:9.jacks.2a")
def test_those_who_have_not_passed_may_open_and_seat_1_may_not() -> None:
    hand = opened(table(4).play("1 check"), 2)
    made = rule(hand, FalseOpener(2))
    assert made.decision == "hand_dead"
    assert {"rrop3:9.jacks.2a", "rrop3:9.jacks.2b"} <= set(made.rules)
    assert made.fact("may_open") == (3, 4)
    assert not hand.state.live[2]
    hand.play("3 check")
    assert hand.menu.seat == 4
    assert hand.menu.wager is not None
    hand.play("4 bet 5", "1 call", "3 fold")
    assert hand.state.opened_by == 4
    assert hand.state.put == [0, 6, 6, 1, 6]


@pytest.mark.rule("rrop3:9.jacks.1a")
def test_known_openers_are_no_false_opening_before_the_draw_or_after_it() -> None:
    hand = table(4, hole={**HOLE, 1: "JhJcTc9h8h"}).play("1 bet 5", "2 call", "3 fold", "4 call")
    with pytest.raises(FloorRefused, match="was dealt openers"):
        rule(hand, FalseOpener(1))
    hand.play("1 draw Jh", "2 draw", "4 draw")
    with pytest.raises(FloorRefused, match="was dealt openers"):
        rule(hand, FalseOpener(1))


@pytest.mark.rule("rrop3:9.jacks.4")
def test_false_opener_who_threw_all_five_has_a_hand_to_lose() -> None:
    hand = opened(table(4), 1).play("2 call", "3 fold", "4 call", "1 draw As9d7c5h2s")
    assert rule(hand, FalseOpener(1)).decision == "hand_dead"
    assert not hand.state.live[1]


@pytest.mark.rule("rrop3:9.jacks.2a")
def test_player_who_passed_is_not_asked_to_open() -> None:
    hand = opened(table(4).play("1 check"), 2)
    rule(hand, FalseOpener(2))
    hand.play("3 check", "4 check")
    assert hand.state.phase == "over"
    assert hand.state.left_for_next == (Carried(4 + 5, (1, 2, 3, 4)),)


@pytest.mark.rule("rrop3:9.jacks.2b")
def test_opening_bet_stays_and_five_bet_later_go_back() -> None:
    hand = opened(table().play("1 check"), 2)
    hand.play("3 call", "4 raise 10", "5 fold", "6 fold", "1 fold", "2 call")
    assert hand.state.bets[2] == 10
    made = rule(hand, FalseOpener(2, further_bet=5))
    assert (made.decision, made.returned, made.fact("stays")) == ("hand_dead", 5, 5)
    assert "rrop3:9.jacks.2b" in made.rules
    assert (hand.state.stacks[2], hand.state.live[2]) == (94, False)
    hand.play("3 call")
    assert hand.state.put[2] == 6
    assert hand.state.phase == "discarding"


@pytest.mark.rule("rrop3:9.jacks.2c")
def test_nobody_else_opens_so_that_11_stay_and_with_six_antes_17() -> None:
    hand = opened(table().play("1 check"), 2)
    hand.play("3 fold", "4 call")
    made = rule(hand, FalseOpener(2))
    assert "rrop3:9.jacks.2c" in made.rules
    hand.play("4 check", "5 check", "6 check")
    assert hand.state.phase == "over"
    assert hand.stacks == (99, 94, 99, 99, 99, 99)
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(4, 5)]
    (pot,) = hand.state.left_for_next
    assert pot.amount == 11
    assert pot.seats == (1, 2, 3, 4, 5, 6)


def seated(stacks):
    jacks = Table("j", "jacks", FIVE, "rrop3_cash", 6, 500)
    seating = empty_table(jacks)
    for seat, stack in stacks.items():
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    return seating


def next_hand(seating, hole) -> Hand:
    """The next hand of a table, with those hands."""
    setup = next_setup(seating)
    assert setup is not None
    named = {seat: hole[seat] for seat in setup.dealt_in}
    deck = stacked(setup.game, named, dealt_in=setup.dealt_in)
    return Hand(setup, AutoDealer(deck, random.Random(1)))


@pytest.mark.rule("rrop3:9.jacks.2c")
def test_all_six_ante_again_and_play_for_17() -> None:
    seating = seated(dict.fromkeys(range(1, 7), 100))
    hand = next_hand(seating, HOLE)
    while hand.state.actor != 2:
        hand.play(f"{hand.state.actor} check")
    opened(hand, 2)
    rule(hand, FalseOpener(2))
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} check")
    after = after_hand(seating, hand.state)
    assert sum(pot.amount for pot in after.carried) == 11
    again = next_hand(after, HOLE)
    assert sorted(again.setup.dealt_in) == [1, 2, 3, 4, 5, 6]
    assert again.state.pot == 17


@pytest.mark.rule("rrop3:9.jacks.4")
def test_two_callers_play_the_hand_without_the_false_opener() -> None:
    hand = opened(table().play("1 check"), 2)
    hand.play("3 fold", "4 call", "5 fold", "6 call")
    made = rule(hand, FalseOpener(2))
    assert (made.decision, made.rules) == (
        "hand_dead",
        ("rrop3:9.jacks.4", "rrop3:9.jacks.2b"),
    )
    assert hand.state.bets[2] == 5
    hand.play("1 fold")
    assert hand.state.phase == "discarding"
    hand.play("4 draw", "6 draw", "4 check", "6 check", "4 show", "6 show")
    assert hand.stacks == (99, 94, 99, 94, 99, 115)


@pytest.mark.rule("rrop3:9.jacks.4")
@pytest.mark.parametrize(
    "moves", [("3 raise 10",), ("3 call", "4 fold", "5 fold", "6 fold", "1 fold")]
)
def test_raise_or_the_end_of_the_betting_makes_the_hand_play(moves: tuple[str, ...]) -> None:
    hand = opened(table().play("1 check"), 2).play(*moves)
    made = rule(hand, FalseOpener(2))
    assert (made.decision, "rrop3:9.jacks.4" in made.rules) == ("hand_dead", True)
    assert hand.state.live[3]
    assert hand.state.put[2] + hand.state.bets[2] == 6


@pytest.mark.rule("rrop3:9.jacks.5b")
def test_all_in_false_opener_gets_no_cards_until_the_pot_is_won() -> None:
    seating = seated({1: 100, 2: 1, 3: 100, 4: 100})
    hand = next_hand(seating, HOLE)
    while hand.state.actor != 2:
        hand.play(f"{hand.state.actor} check")
    opened(hand, 2, 0)
    made = rule(hand, FalseOpener(2))
    assert "rrop3:9.jacks.5b" in made.rules
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} check")
    assert hand.state.left_for_next == (Carried(4, (1, 3, 4)),)
    after = after_hand(seating, hand.state)
    who = after.seats[2]
    assert who is not None
    seats = tuple(
        replace(who, stack=100) if seat == 2 else one for seat, one in enumerate(after.seats)
    )
    rebought = replace(after, seats=seats)
    assert rebought.forfeited > 0
    assert dealt_in_next(rebought) == (1, 3, 4)
    again = next_hand(rebought, {**HOLE, 3: "KsKd9c6h2d"})
    while hand_is_unopened(again):
        seat = again.state.actor
        again.play(f"{seat} bet 5" if again.menu.wager else f"{seat} check")
    while again.state.phase == "betting":
        again.play(f"{again.state.actor} fold")
    won = after_hand(rebought, again.state)
    assert (won.carried, won.forfeited) == ((), 0)
    assert dealt_in_next(won) == (1, 2, 3, 4)


def hand_is_unopened(hand: Hand) -> bool:
    return hand.state.phase == "betting" and not hand.state.opened


def test_false_opener_whom_all_others_paid_by_folding_leaves_the_pot() -> None:
    hand = opened(table(3, hole=HOLE).play("1 check"), 2)
    evolve(hand.state, ev.Folded(3))
    evolve(hand.state, ev.Folded(1))
    made = rule(hand, FalseOpener(2))
    assert made.decision == "void_hand"
    assert hand.state.left_for_next == (Carried(8, (1, 2, 3)),)


def test_player_in_turn_who_opens_with_too_little_is_out_for_what_he_opened_for() -> None:
    hand = table().play("1 check")
    made = rule(hand, FalseOpener(2))
    assert (made.decision, made.fact("stays"), made.fact("may_open")) == (
        "hand_dead",
        5,
        (3, 4, 5, 6),
    )
    assert (hand.state.stacks[2], hand.state.actor) == (94, 3)


@pytest.mark.rule("rrop3:9.jacks.2c")
def test_two_players_of_whom_the_other_had_passed_ante_again_for_7() -> None:
    hand = table(2).play("1 check")
    made = rule(opened(hand, 2), FalseOpener(2))
    assert made.fact("may_open") == ()
    assert "Nobody else may open" in made.says.en
    assert not any("Ask" in step.en for step in made.steps)
    assert (hand.state.phase, hand.stacks) == ("over", (99, 94))
    assert hand.state.left_for_next == (Carried(7, (1, 2)),)


@pytest.mark.rule("rrop3:9.jacks.2a")
def test_last_player_is_asked_whether_he_opens_and_wins_if_he_can() -> None:
    hand = opened(table(3, hole={**HOLE, 3: HOLE[6]}), 1).play("2 fold")
    made = rule(hand, FalseOpener(1))
    assert made.fact("may_open") == (3,)
    assert "Seat 3 may still open." in made.says.en
    assert (hand.state.phase, hand.menu.seat, hand.menu.fold) == ("betting", 3, False)
    assert hand.menu.wager is not None
    hand.play("3 bet 5")
    assert (hand.state.phase, hand.stacks) == ("over", (94, 99, 107))
    assert hand.happened(ev.OpenersProven)


@pytest.mark.rule("rrop3:9.jacks.2c")
def test_last_player_who_cannot_open_leaves_8_that_he_who_folded_plays_for_too() -> None:
    hand = opened(table(3), 1).play("2 fold")
    rule(hand, FalseOpener(1))
    assert hand.menu.wager is None
    hand.play("3 check")
    assert hand.state.left_for_next == (Carried(8, (1, 2, 3)),)


@pytest.mark.rule("rrop3:9.jacks.2c")
def test_last_player_opens_falsely_too_and_the_pot_stays() -> None:
    hand = opened(table(3), 1).play("2 fold")
    rule(hand, FalseOpener(1))
    assert rule(hand, FalseOpener(3)).decision == "void_hand"
    assert hand.state.left_for_next == (Carried(13, (1, 2, 3)),)


@pytest.mark.rule("rrop3:9.jacks.2b")
def test_opening_bet_that_nobody_called_goes_back_into_the_pot() -> None:
    hand = opened(table(3), 1)
    for event in (ev.Folded(2), ev.Folded(3), ev.UncalledReturned(1, 5), ev.BetsGathered(0)):
        evolve(hand.state, event)
    assert hand.state.stacks[1] == 99
    made = rule(hand, FalseOpener(1))
    assert (made.decision, made.fact("kept")) == ("void_hand", 8)
    assert made.steps[0].en == "Take the 5 he opened for from seat 1 back into the pot."
    assert hand.stacks == (94, 99, 99)
    assert hand.state.left_for_next == (Carried(8, (1, 2, 3)),)


@pytest.mark.rule("rrop3:9.jacks.5b")
def test_false_opener_all_in_with_his_opening_bet_is_out_until_the_pot_is_won() -> None:
    hand = opened(table(4, stacks=[100, 6, 100, 100]).play("1 check"), 2)
    made = rule(hand, FalseOpener(2))
    assert "rrop3:9.jacks.5b" in made.rules
    assert "rrop3:9.jacks.2b" in made.rules
    assert any("gets no cards" in step.en for step in made.steps)
    hand.play("3 check", "4 check")
    assert hand.state.left_for_next == (Carried(9, (1, 3, 4)),)


def test_pot_of_two_who_both_opened_falsely_all_in_stays_for_both() -> None:
    hand = opened(table(2, stacks=[6, 6]), 1)
    rule(hand, FalseOpener(1))
    rule(hand, FalseOpener(2))
    assert hand.state.left_for_next == (Carried(12, (1, 2)),)


@pytest.mark.rule("rrop3:9.jacks.5b")
def test_false_opener_all_in_from_the_hand_before_loses_his_part_of_the_carried_pot() -> None:
    seating = replace(
        seated({1: 100, 2: 0, 3: 100, 4: 100}), carried=(Carried(20, (1, 2, 3, 4)),), passed_out=1
    )
    hand = next_hand(seating, HOLE)
    while hand.state.actor != 2:
        hand.play(f"{hand.state.actor} check")
    rule(opened(hand, 2, 0), FalseOpener(2))
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} check")
    assert 2 not in {seat for pot in hand.state.left_for_next for seat in pot.seats}
    assert after_hand(seating, hand.state).forfeited == 5


def test_short_raise_all_in_of_another_makes_a_falsely_opened_hand_play() -> None:
    hand = opened(table(3, stacks=[100, 100, 8]).play("1 check"), 2).play("3 raise 7")
    assert hand.state.full_wagers == 1
    made = rule(hand, FalseOpener(2))
    assert "rrop3:9.jacks.4" in made.rules
    assert hand.state.put[2] + hand.state.bets[2] == 6


def test_what_is_no_false_opening_is_refused() -> None:
    hand = table()
    with pytest.raises(FloorRefused):
        rule(hand, FalseOpener(3))
    hand.play("1 check", "2 check", "3 check", "4 bet 5")
    for told in (FalseOpener(1), FalseOpener(4, 5), FalseOpener(4, -1), OpenersProof(4)):
        with pytest.raises(FloorRefused):
            rule(hand, told)
    with pytest.raises(FloorRefused):
        rule(hand, SplitNotProved(4))


@pytest.mark.rule("rrop3:9.jacks.3")
def test_card_drawn_by_a_short_hand_is_none_of_the_openers_it_had() -> None:
    hole = {1: "JdTh9h8h4c", 2: "AsKd7c5h2c"}
    hand = opened(table(2, hole=hole), 1).play("2 call")
    rule(hand, WrongCardCount(1, 4))
    top = hand.dealer.stub.index(parse_cards("Jc")[0])
    hand.dealer.stub[1], hand.dealer.stub[top] = hand.dealer.stub[top], hand.dealer.stub[1]
    hand.play("1 draw 8h", "2 draw")
    assert [repr(card) for card in hand.state.hole[1][:4]] == ["Jd", "Th", "9h", "Jc"]
    assert cards_kept(hand.state, 1) == parse_cards("JdTh9h")
    hand.play("1 check", "2 check")
    hand.play(*(f"{seat} show" for seat in hand.state.show_order))
    assert hand.happened(ev.OpenersProven) == []
