"""The button on the wrong seat: corrected, a misdeal, played on, or put right at the next hand."""

import random
from dataclasses import replace

import pytest

from croupier.floor.deal.deal_told import ButtonMisplaced
from croupier.floor.ruling import FloorRefused
from croupier.floor.spot import no_return
from croupier.play import Action, Post, Stakes, evolve, view
from croupier.play.irregular_events import ActionHeld, HandVoided
from croupier.table.redeal import places_put_right, with_right_button
from kit.floor_hands import asked, rule
from kit.floor_watch import check_menu
from kit.hands import LIMIT, NO_LIMIT, POT_LIMIT, STUD, Hand, deal, with_options
from kit.strategies import TEMPERS, some_action


def on_seat_4(rules: str, *moves: str, seats: int = 7) -> Hand:
    """The button lies on seat 4, blinds on 5 and 6; seat 7 acts first."""
    return deal(stacks=[900] * seats, button=4, rules=rules).play(*moves)


@pytest.mark.rule("tda:34A")
def test_wrong_button_is_corrected_after_two_folds() -> None:
    hand = on_seat_4("tda", "7 fold", "1 fold")
    ruling = rule(hand, ButtonMisplaced(3))
    assert ruling.decision == "corrected"
    assert ruling.rules[0] == "tda:34A"
    assert [ruling.fact(place) for place in ("button", "small_blind", "big_blind")] == [3, 4, 5]
    assert hand.stacks == (900, 900, 900, 850, 800, 900, 900)
    state = hand.state
    assert (state.phase, state.actor, state.button, state.bet_to) == ("betting", 6, 3, 100)
    assert [seat for seat in range(1, 8) if not state.live[seat]] == [1, 7]
    assert ruling.fact("first") == 6


@pytest.mark.rule("tda:34A")
def test_corrected_hand_is_played_on_with_the_same_cards() -> None:
    hand = on_seat_4("tda", "7 fold", "1 fold")
    cards = [tuple(held) for held in hand.state.hole]
    rule(hand, ButtonMisplaced(3))
    hand.play("6 call", "2 fold", "3 fold", "4 call", "5 check")
    assert [tuple(held) for held in hand.state.hole] == cards
    assert (hand.state.street, hand.state.actor, hand.state.pot) == (1, 4, 300)


@pytest.mark.rule("tda:34A")
def test_bets_of_the_round_go_back_and_antes_stay() -> None:
    posts = [Post(seat, "ante", 10) for seat in (5, 6, 7, 1, 2, 3, 4)]
    posts += [Post(5, "small_blind", 50), Post(6, "big_blind", 100)]
    hand = deal(stacks=[900] * 7, button=4, rules="tda", posts=posts).play("7 call")
    ruling = rule(hand, ButtonMisplaced(3))
    assert dict(ruling.fact("returns")) == {5: 50, 6: 100, 7: 100}
    assert hand.stacks == (890, 890, 890, 840, 790, 890, 890)
    assert hand.state.actor == 6
    assert hand.menu.call == 100


@pytest.mark.rule("tda:34A")
def test_hand_given_up_posts_the_right_blind_and_stays_dead() -> None:
    hand = on_seat_4("tda", "7 fold", "1 fold")
    ruling = rule(hand, ButtonMisplaced(6))
    assert [ruling.fact(place) for place in ("small_blind", "big_blind", "first")] == [7, 1, 2]
    assert hand.stacks == (800, 900, 900, 900, 900, 900, 850)
    hand.play("2 fold", "3 fold", "4 fold", "5 fold")
    assert hand.stacks == (800, 900, 900, 900, 900, 1050, 850)


@pytest.mark.rule("tda:34A")
def test_short_stack_posts_the_right_blind_as_far_as_it_goes() -> None:
    hand = deal(stacks=[900, 900, 900, 900, 60, 900, 900], button=4, rules="tda")
    ruling = rule(hand, ButtonMisplaced(3))
    assert ruling.fact("big_blind") == 5
    assert (hand.state.bets[5], hand.state.stacks[5], hand.state.bet_to) == (60, 0, 100)
    assert hand.state.blinds_short == 40
    hand.play("6 call", "7 fold", "1 fold", "2 fold", "3 fold", "4 call")
    assert hand.state.street == 1


@pytest.mark.rule("tda:34A")
def test_heads_up_the_blinds_change_places() -> None:
    hand = deal(stacks=[900, 900], button=1, rules="tda").play("1 call")
    ruling = rule(hand, ButtonMisplaced(2))
    assert [ruling.fact(place) for place in ("button", "small_blind", "big_blind")] == [2, 2, 1]
    assert (hand.stacks, hand.state.actor) == ((800, 850), 2)
    hand.play("2 call", "1 check")
    assert (hand.state.street, hand.state.actor) == (1, 1)


@pytest.mark.rule("tda:34A")
def test_ante_of_the_big_blind_goes_with_it() -> None:
    rules = with_options("tda", blinds={"ante_payer": "big_blind"})
    stakes = Stakes("none", 100, 100, 50, 100, ante=100)
    hand = deal(stacks=[900] * 5, button=4, rules=rules, stakes=stakes)
    assert hand.state.dead == 100
    rule(hand, ButtonMisplaced(3))
    assert hand.stacks == (900, 900, 900, 850, 700)
    assert (hand.state.dead, sum(hand.state.bets)) == (100, 150)


def test_straddles_are_off_and_a_kill_stays_with_the_killer() -> None:
    posts = (Post(5, "small_blind", 50), Post(6, "big_blind", 100), Post(7, "straddle", 200))
    hand = deal(stacks=[900] * 7, button=4, rules="tda", posts=posts)
    rule(hand, ButtonMisplaced(3))
    assert (hand.state.bet_to, hand.state.bets[7]) == (100, 0)
    posts = (Post(5, "small_blind", 5), Post(6, "big_blind", 10), Post(4, "kill", 20))
    kill = Stakes("limit", 20, 40, 5, 10)
    hand = deal(stacks=[900] * 7, button=4, rules="tda", posts=posts, stakes=kill)
    rule(hand, ButtonMisplaced(3))
    assert (hand.state.bets[4], hand.state.bets[5], hand.state.bet_to) == (20, 10, 20)


def test_action_held_and_chop_refused_are_forgotten() -> None:
    hand = on_seat_4("tda", "7 fold")
    evolve(hand.state, ActionHeld(2, "call", 100, 100))
    rule(hand, ButtonMisplaced(3))
    assert hand.state.irregular is not None
    assert hand.state.irregular.held == ()
    hand.play("6 fold")
    assert hand.state.actor == 1


def test_misdeal_says_where_the_button_is_when_it_is_dealt_again() -> None:
    hand = on_seat_4("rrop3_cash", "7 fold")
    rule(hand, ButtonMisplaced(3))
    voided = hand.happened(HandVoided)[0]
    assert isinstance(voided, HandVoided)
    assert (voided.redeal, voided.button) == (True, 3)


@pytest.mark.parametrize("seed", range(60))
def test_corrected_hand_can_be_finished_whatever_the_stacks(seed: int) -> None:
    rng = random.Random(seed)
    hand = _any_hand(rng)
    for _ in range(rng.randint(0, 2)):
        if hand.state.phase == "betting":
            hand.act(_some_action(hand, rng))
    for _ in range(2):
        if not no_return(hand.state):
            chairs = [s for s in range(1, hand.state.chairs + 1) if s != hand.state.button]
            button = rng.choice(chairs)
            rule(hand, ButtonMisplaced(button))
            assert (hand.state.button, hand.state.setup.button) == (button, button)
    for _ in range(200):
        if hand.state.phase == "over":
            break
        check_menu(hand.state)
        assert view(hand.state, hand.state.actor).menu == hand.menu
        hand.act(_some_action(hand, rng))
    assert hand.state.phase == "over"
    assert sum(hand.stacks) + sum(pot.amount for pot in hand.state.left_for_next) == hand.total


def _any_hand(rng: random.Random) -> Hand:
    """Stacks of any size, antes of any kind, and now and then an empty seat."""
    game_id, stakes = rng.choice((("holdem", NO_LIMIT), ("omaha", POT_LIMIT), ("holdem", LIMIT)))
    ante = rng.choice((0, 0, 1, stakes.big_blind))
    payer = rng.choice(("each", "big_blind", "button"))
    order = rng.choice(("ante_first", "blind_first"))
    short = rng.choice(("owed_in_full", "as_posted"))
    rules = with_options(
        "tda", blinds={"ante_payer": payer, "ante_order": order, "short_forced_bet": short}
    )
    seats = rng.randint(2, 6)
    stacks = [rng.choice((1, 3, 20, 60, 110, 500, 2000)) for _ in range(seats)]
    if rng.random() < 0.3:
        stacks.insert(rng.randint(0, seats), 0)
    button = rng.randint(1, len(stacks))
    return deal(
        game_id,
        stacks=stacks,
        button=button,
        rules=rules,
        stakes=replace(stakes, ante=ante),
        seed=rng.randint(1, 99),
    )


def _some_action(hand: Hand, rng: random.Random) -> Action:
    return some_action(hand.state, hand.menu, rng, rng.choice(TEMPERS))


@pytest.mark.rule("tda:34A")
def test_wrong_button_stays_after_a_call_and_a_raise() -> None:
    hand = on_seat_4("tda", "7 call", "1 raise 300")
    ruling = rule(hand, ButtonMisplaced(3))
    assert ruling.decision == "play_on"
    assert ruling.rules[0] == "tda:34A"
    assert hand.state.actor == 2
    assert hand.state.button == 4


@pytest.mark.rule("rrop3:3.misdeals.1g")
def test_wrong_button_is_a_misdeal_before_two_acted() -> None:
    hand = on_seat_4("rrop3_cash", "7 fold")
    ruling = rule(hand, ButtonMisplaced(3))
    assert ruling.decision == "misdeal"
    assert "rrop3:3.misdeals.1g" in ruling.rules
    assert hand.stacks == (900,) * 7
    again = with_right_button(hand.setup, ruling.fact("button"))
    assert again.button == 3
    assert again.posts == (Post(4, "small_blind", 50), Post(5, "big_blind", 100))


@pytest.mark.rule("rrop3:3.misdeals.1")
def test_misdeal_after_one_fold_and_none_once_the_next_has_called() -> None:
    hand = on_seat_4("rrop3_cash", "7 fold", seats=7)
    first = rule(hand, ButtonMisplaced(3))
    assert dict(first.fact("returns")) == {5: 50, 6: 100}
    late = on_seat_4("rrop3_cash", "7 fold", "1 call")
    ruling = rule(late, ButtonMisplaced(3))
    assert ruling.decision == "play_on"
    assert "rrop3:3.misdeals.1" in ruling.rules
    assert late.state.actor == 2


@pytest.mark.rule("rrop3:3.irregularities.1", "rrop11:3.3.1")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.1"), ("rrop11_cash", "rrop11:3.3.1")],
)
def test_next_hand_has_the_button_on_the_seat_that_was_skipped(rules: str, cited: str) -> None:
    hand = deal(stacks=[900] * 6, button=4, rules=rules)
    hand.play("1 fold", "2 fold", "3 fold", "4 fold", "5 fold")
    assert hand.state.phase == "over"
    ruling = asked(hand, ButtonMisplaced(3, noticed="next_hand"))
    assert ruling.decision == "corrected"
    assert cited in ruling.rules
    assert [ruling.fact(place) for place in ("button", "small_blind", "big_blind")] == [3, 4, 5]
    assert ruling.remedies == ()


@pytest.mark.rule("rrop11:3.3.1", "rrop3:3.irregularities.1")
def test_a_button_that_stood_still_goes_on_to_who_was_due() -> None:
    hand = deal(stacks=[900, 900, 0, 900, 900], button=2)
    places = places_put_right(hand.setup, 3)
    assert (places.button, places.small, places.big) == (4, 5, 1)


def test_posts_beyond_the_blinds_stay_with_who_posted_them() -> None:
    posts = (Post(5, "small_blind", 50), Post(6, "big_blind", 100), Post(2, "posted", 100))
    hand = deal(stacks=[900] * 7, button=4, posts=posts, stakes=NO_LIMIT)
    again = with_right_button(hand.setup, 3)
    assert again.posts[:2] == (Post(4, "small_blind", 50), Post(5, "big_blind", 100))
    assert again.posts[2:] == (Post(2, "posted", 100),)


@pytest.mark.parametrize("right", [0, 4, 8])
def test_a_button_that_is_there_or_has_no_seat_is_refused(right: int) -> None:
    with pytest.raises(FloorRefused):
        rule(on_seat_4("tda"), ButtonMisplaced(right))


def test_stud_has_no_button_and_a_hand_that_is_over_no_deal() -> None:
    with pytest.raises(FloorRefused, match="without a button"):
        rule(deal("stud", stacks=[900] * 3, stakes=STUD), ButtonMisplaced(2))
    over = on_seat_4("tda", *[f"{seat} fold" for seat in (7, 1, 2, 3, 4, 5)])
    with pytest.raises(FloorRefused, match="over"):
        rule(over, ButtonMisplaced(3))
