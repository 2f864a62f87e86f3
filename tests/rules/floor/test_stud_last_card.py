"""Stud: the last card face up, and hands with more or fewer than seven cards."""

import pytest

from croupier.floor.carrying import rule_on
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.own_games.stud_told import LastCardFaceUp
from croupier.floor.ruling import FloorRefused
from croupier.play import Stakes, evolve
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to

TEN = Stakes("limit", 10, 20, ante=10, bring_in=5)
SEVENTH = 4
A_OPEN = "2s2hQsQdJc5h7h"
B_OPEN = "4s4hKd9s8c3hKc"
C_OPEN = "5s6h7dTc2d9dJs"


def seventh(hole, stacks=None, rules="rrop3_cash", stakes=TEN, game="stud") -> Hand:
    """The last street is dealt; nobody has acted on it."""
    count = len(hole)
    hand = deal(
        game,
        stacks=stacks or [200] * count,
        stakes=stakes,
        button=count,
        rules=rules,
        hole=hole,
        shows=False,
    )
    return pass_to(hand, SEVENTH)


@pytest.mark.rule("rrop3:8.stud.17a")
def test_pair_of_kings_on_the_open_hand_starts_the_last_round() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN})
    assert hand.state.actor == 1
    made = rule(hand, LastCardFaceUp(2))
    assert "rrop3:8.stud.17a" in made.rules
    assert hand.state.up[2][6]
    assert hand.state.actor == 2
    hand.play("2 bet 20", "3 call", "1 call")
    assert hand.state.phase == "showing"


@pytest.mark.rule("rrop3:8.stud.17b")
def test_player_with_the_open_card_may_be_all_in_for_the_pot_of_120() -> None:
    stakes = Stakes("limit", 10, 20, ante=35, bring_in=5)
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN}, [200, 120, 200], stakes=stakes)
    assert (hand.state.pot, hand.state.stacks[2]) == (120, 80)
    made = rule(hand, LastCardFaceUp(2))
    assert (made.decision, "rrop3:8.stud.17b" in made.rules) == ("choice", True)
    choose(hand, alternative(made, "all_in"))
    assert [hand.state.up[seat][6] for seat in (1, 2, 3)] == [False, True, False]
    assert hand.state.stacks[2] == 0
    hand.play("3 check", "1 bet 20", "3 call")
    hand.play("1 show", "3 show", "2 show")
    assert hand.state.phase == "over"
    won = {award.seat: award.amount for award in hand.events if award.tag == "pot_awarded"}
    assert won == {2: 120, 1: 40}
    assert hand.state.stacks[2] == 80 + 120
    assert sum(hand.stacks) == 520


@pytest.mark.rule("rrop3:8.stud.16")
def test_all_in_player_keeps_his_last_card_face_up() -> None:
    hole = {1: "2s2hQsQdJc5h6d", 2: B_OPEN, 3: C_OPEN}
    hand = seventh(hole, [15, 200, 200])
    assert hand.state.stacks[1] == 0
    made = rule(hand, LastCardFaceUp(1))
    assert (made.decision, made.choices) == ("card_plays", ())
    assert "rrop3:8.stud.16" in made.rules
    assert [hand.state.up[seat][6] for seat in (1, 2, 3)] == [True, False, False]
    hand.play(f"{hand.state.actor} bet 20", f"{5 - hand.state.actor} call")
    assert hand.state.phase == "showing"


@pytest.mark.rule("rrop3:8.stud.17c")
def test_of_two_players_the_second_shows_his_last_card_when_the_first_does() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN})
    made = rule(hand, LastCardFaceUp(1))
    assert (made.decision, "rrop3:8.stud.17c" in made.rules) == ("card_plays", True)
    assert (hand.state.up[1][6], hand.state.up[2][6]) == (True, True)
    assert hand.state.actor == 2
    assert hand.menu.wager is not None


@pytest.mark.rule("rrop3:8.stud.17c")
def test_second_of_two_whose_card_alone_shows_may_be_all_in_for_the_pot_of_90() -> None:
    stakes = Stakes("limit", 10, 20, ante=40, bring_in=5)
    hand = seventh({1: A_OPEN, 2: B_OPEN}, stakes=stakes)
    assert hand.state.pot == 90
    made = rule(hand, LastCardFaceUp(2))
    assert made.decision == "choice"
    choose(hand, alternative(made, "all_in"))
    assert hand.state.phase == "showing"
    hand.play(*(f"{seat} show" for seat in hand.state.show_order))
    assert sorted(hand.stacks) == [155, 245]


def test_exposed_last_card_told_as_any_exposed_card() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN})
    made = rule(hand, CardExposed(2, 6 * 3 + 2))
    assert (made.decision, hand.state.actor) == ("choice", 2)


@pytest.mark.rule("general:razz.3")
def test_at_razz_the_lowest_open_hand_starts_and_a_pair_is_none() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: "5s6h7dTc2d9d2c"}, rules="general", game="razz")
    assert hand.state.actor == 3
    made = rule(hand, LastCardFaceUp(3))
    assert (hand.state.actor, "general:razz.3" in made.rules) == (2, True)
    assert "rrop3:8.stud.17a" not in made.rules


def test_what_all_have_seen_is_said_of_no_one_alone() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN})
    for seat in (2, 3):
        assert "alone" not in rule(hand, LastCardFaceUp(seat)).why.en


def test_last_card_that_was_not_just_dealt_is_refused() -> None:
    hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN})
    with pytest.raises(FloorRefused):
        rule(hand, LastCardFaceUp(7))
    hand.play("1 check")
    with pytest.raises(FloorRefused):
        rule(hand, LastCardFaceUp(2))


def showdown() -> Hand:
    hole = {1: "2s3s7s9sKs4h6d", 2: "4s4cKd9d8c3hKc", 3: "5h6h7dTc2d9h8d"}
    return pass_out(seventh(hole))


@pytest.mark.rule("rrop3:8.stud.18a")
def test_eight_cards_are_a_dead_hand_and_the_best_other_hand_wins() -> None:
    hand = showdown()
    made = rule(hand, WrongCardCount(1, 8))
    assert (made.decision, made.rules) == ("hand_dead", ("rrop3:8.stud.18a",))
    hand.play(*(f"{seat} show" for seat in (2, 3) if not hand.state.shown[seat]))
    winners = {award.seat for award in hand.events if award.tag == "pot_awarded"}
    assert 1 not in winners
    assert winners


@pytest.mark.rule("rrop3:8.stud.18b")
def test_six_cards_are_dead_unless_the_floor_accepts_the_hand() -> None:
    hand = showdown()
    told = WrongCardCount(1, 6)
    made = rule(hand, told)
    assert (made.decision, hand.state.live[1]) == ("hand_dead", False)
    assert [one.id for one in made.discretion] == ["accepted"]
    again = showdown()
    _, events = rule_on(
        again.state, told, again.dealer, by="Fay", decide="accepted", reason="a novice"
    )
    for event in events:
        evolve(again.state, event)
    assert len(again.state.hole[1]) == 6
    again.play(*(f"{seat} show" for seat in again.state.show_order))
    assert {award.seat for award in again.events if award.tag == "pot_awarded"} == {1}


@pytest.mark.rule("rrop3:8.stud.18b")
def test_five_cards_are_dead_and_nothing_can_be_accepted() -> None:
    hand = showdown()
    made = rule(hand, WrongCardCount(1, 5))
    assert (made.decision, made.discretion) == ("hand_dead", ())
    assert asked(showdown(), WrongCardCount(1, 9)).decision == "hand_dead"


@pytest.mark.rule("rrop3:8.stud.16")
def test_of_two_players_one_all_in_either_keeps_his_last_card_face_up() -> None:
    for seat in (1, 2):
        hand = seventh({1: A_OPEN, 2: B_OPEN}, [15, 200])
        assert (hand.state.stacks[1], hand.state.phase) == (0, "showing")
        made = rule(hand, LastCardFaceUp(seat))
        assert (made.decision, made.choices) == ("card_plays", ())
        assert "rrop3:8.stud.16" in made.rules
        assert not any("act first" in step.en for step in made.steps)
        assert [hand.state.up[one][6] for one in (1, 2)] == [seat == 1, seat == 2]
        hand.play(*(f"{one} show" for one in hand.state.show_order))
        assert hand.state.phase == "over"


@pytest.mark.rule("tda:38")
def test_wrong_count_of_stud_is_dead_in_a_tda_house_and_what_he_put_in_stays() -> None:
    for cards in (8, 6, 5):
        hand = seventh({1: A_OPEN, 2: B_OPEN, 3: C_OPEN}, rules="tda")
        made = rule(hand, WrongCardCount(1, cards))
        assert (made.decision, "tda:38" in made.rules) == ("hand_dead", True)
        assert made.fact("stays") == hand.setup.stacks[1] - hand.state.stacks[1]
        assert "he has put in stay" in made.says.en


STARTS = {1: "AsAd9c", 2: "KsKd3h", 3: "QsQd8c", 4: "JsJd2d"}


def first_deal(rules="rrop3_cash") -> Hand:
    stakes = Stakes("limit", 10, 20, ante=2, bring_in=3)
    return deal(
        "stud", stacks=[200] * 4, stakes=stakes, button=4, rules=rules, hole=STARTS, shows=False
    )


@pytest.mark.rule("rrop3:3.misdeals.1e")
def test_last_player_of_the_stud_deal_gets_his_door_card_face_up() -> None:
    hand = first_deal()
    made = rule(hand, WrongCardCount(4, 2))
    assert (made.decision, "rrop3:3.misdeals.1e" in made.rules) == ("corrected", True)
    assert made.steps[0].en == "Deal the top card of the stub to seat 4, face up."
    assert [repr(card) for card in hand.state.hole[4]] == ["Js", "Jd", "2d"]
    assert hand.state.up[4] == [False, False, True]
    assert (hand.state.actor, hand.menu.bring_in) == (4, 3)


@pytest.mark.rule("rrop3:3.misdeals.1e")
def test_last_player_of_the_stud_deal_who_lacks_a_down_card_makes_a_misdeal() -> None:
    hand = first_deal()
    assert rule(hand, WrongCardCount(4, 2, missing="down")).decision == "misdeal"
    assert hand.stacks == (200,) * 4


def test_button_of_stud_gets_no_card_after_action_in_a_house_where_others_do() -> None:
    hand = first_deal("tda").play("4 bet 10", "1 raise 20", "2 fold")
    made = rule(hand, WrongCardCount(4, 2))
    assert (made.decision, "tda:37b" in made.rules) == ("hand_dead", False)
    hand = first_deal("tda").play("4 bring-in", "1 call", "2 raise 10")
    made = rule(hand, WrongCardCount(4, 2))
    assert made.decision == "hand_dead"
    assert not {"tda:37", "tda:37b"} & set(made.rules)
