"""Misdeals by seat or order of the cards, the redeal, and the list that is open or closed."""

from dataclasses import replace

import pytest

from croupier.floor.deal.deal_told import (
    ButtonMisplaced,
    CardExposed,
    DealtOutOfOrder,
    DealtToEmptySeat,
    FirstCardWrongSeat,
    FloorMisdeal,
    PlayerLeftOut,
)
from croupier.floor.deck.deck_told import BoxedCards
from croupier.floor.incident import Incident
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Stakes
from croupier.play.forced import forced_posts
from croupier.table.redeal import redealt
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import STUD, Hand, deal, with_options

ONE_HUNDRED = Stakes("none", 200, 200, 100, 200)
THREE_HUNDRED = Stakes("none", 600, 600, 300, 600)


def six(rules: str, *moves: str, button: int = 6, game: str = "holdem") -> Hand:
    return deal(game, stacks=[900] * 6, button=button, rules=rules).play(*moves)


def five_and_an_empty_seat(rules: str, *moves: str) -> Hand:
    """Nobody sits in seat 5; button 6."""
    return deal(stacks=[900, 900, 900, 900, 0, 900], button=6, rules=rules).play(*moves)


def is_voided(hand: Hand, ruling: Ruling) -> None:
    assert ruling.decision == "misdeal"
    assert hand.state.phase == "over"
    assert hand.state.stacks == list(hand.setup.stacks)


@pytest.mark.rule("rrop3:3.misdeals.1")
def test_misdeal_gives_blinds_of_5_and_10_back_after_one_fold_only() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)

    def told(*moves: str) -> tuple[Hand, Ruling]:
        hand = deal(stacks=[900] * 6, button=6, rules="rrop3_cash", stakes=stakes).play(*moves)
        return hand, rule(hand, ButtonMisplaced(5))

    hand, ruling = told("3 fold")
    is_voided(hand, ruling)
    assert ruling.remedies[0].returns == ((1, 5), (2, 10))
    late, plays = told("3 fold", "4 call")
    assert plays.decision == "play_on"
    assert "rrop3:3.misdeals.1" in plays.rules
    assert late.state.actor == 5


@pytest.mark.rule("tda:35A2", "rrop3:3.misdeals.1h")
def test_first_card_to_the_wrong_seat_is_a_misdeal() -> None:
    tournament = six("tda", button=1)
    ruling = rule(tournament, FirstCardWrongSeat(3))
    is_voided(tournament, ruling)
    assert "tda:35A2" in ruling.rules
    cash = six("rrop3_cash")
    ruling = rule(cash, FirstCardWrongSeat(2))
    is_voided(cash, ruling)
    assert "rrop3:3.misdeals.1h" in ruling.rules
    late = rule(six("rrop3_cash", "3 fold", "4 fold"), FirstCardWrongSeat(2))
    assert late.decision == "play_on"


@pytest.mark.rule("tda:35A3", "rrop3:3.misdeals.1i")
def test_cards_to_an_empty_seat_are_a_misdeal() -> None:
    tournament = five_and_an_empty_seat("tda", "3 fold", "4 fold")
    ruling = rule(tournament, DealtToEmptySeat(5))
    is_voided(tournament, ruling)
    assert "tda:35A3" in ruling.rules
    cash = five_and_an_empty_seat("rrop3_cash", "3 call")
    ruling = rule(cash, DealtToEmptySeat(5, cards=2))
    is_voided(cash, ruling)
    assert "rrop3:3.misdeals.1i" in ruling.rules


def test_after_action_the_cards_of_the_empty_seat_are_out_of_play() -> None:
    hand = five_and_an_empty_seat("tda", "3 call", "4 raise 300")
    top = hand.dealer.stub[:2]
    assert rule(hand, DealtToEmptySeat(5, cards=2)).decision == "play_on"
    assert hand.dealer.removed == top
    hand.play("6 call", "1 fold", "2 fold", "3 fold")
    assert len(hand.state.board) == 3


@pytest.mark.rule("rrop3:3.misdeals.1c")
def test_two_boxed_cards_are_a_misdeal_and_one_is_scrap() -> None:
    two, one = six("rrop3_cash"), six("rrop3_cash")
    ruling = rule(two, BoxedCards(boxed=2))
    is_voided(two, ruling)
    assert "rrop3:3.misdeals.1c" in ruling.rules
    top = one.dealer.stub[0]
    assert rule(one, BoxedCards()).decision == "replace_card"
    assert one.dealer.scrap == [top]


@pytest.mark.rule("tda:35A4")
def test_player_in_play_who_got_nothing_makes_a_misdeal() -> None:
    hand = six("tda", "3 call")
    ruling = rule(hand, PlayerLeftOut(4))
    is_voided(hand, ruling)
    assert "tda:35A4" in ruling.rules


@pytest.mark.rule("rrop3:3.misdeals.1j")
def test_entitled_player_left_out_makes_a_misdeal_and_an_absent_one_does_not() -> None:
    def told(*, present: bool) -> Ruling:
        hand = deal(stacks=[900, 900, 900, 0, 900, 900], button=6, rules="rrop3_cash")
        ruling = rule(hand, PlayerLeftOut(4, present=present))
        assert (hand.state.phase == "over") == present
        return ruling

    entitled, away = told(present=True), told(present=False)
    assert entitled.decision == "misdeal"
    assert away.decision == "play_on"
    assert "rrop3:3.misdeals.1j" in entitled.rules
    assert "rrop3:3.misdeals.1j" in away.rules


def test_a_chair_that_no_player_of_the_hand_has_may_be_left_out() -> None:
    hand = six("rrop3_cash")
    assert asked(hand, PlayerLeftOut(7)).decision == "misdeal"
    assert rule(hand, PlayerLeftOut(7, present=False)).decision == "play_on"
    assert hand.state.actor == 3


def test_absent_player_who_posted_is_entitled() -> None:
    hand = six("rrop3_cash")
    assert asked(hand, PlayerLeftOut(2, present=False)).decision == "misdeal"
    assert asked(hand, PlayerLeftOut(4, present=False, posted=True)).decision == "misdeal"
    ruling = rule(hand, PlayerLeftOut(4, present=False))
    assert ruling.decision == "play_on"
    assert not hand.state.live[4]
    assert hand.play("3 fold").state.actor == 5


def test_player_left_out_after_action_loses_his_blind() -> None:
    hand = six("rrop3_cash", "3 fold", "4 call")
    ruling = rule(hand, PlayerLeftOut(2))
    assert ruling.decision == "play_on"
    hand.play("5 fold", "6 fold", "1 fold")
    assert hand.stacks == (850, 800, 900, 1050, 900, 900)


@pytest.mark.rule("rrop3:3.misdeals.1f")
def test_card_out_of_order_is_a_misdeal_in_robert() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, DealtOutOfOrder(5))
    is_voided(hand, ruling)
    assert "rrop3:3.misdeals.1f" in ruling.rules
    assert asked(six("rrop3_cash"), CardExposed(5, 11)).decision == "replace_card"


@pytest.mark.rule("tda:35B")
def test_button_may_get_his_two_cards_one_after_the_other() -> None:
    hand = six("tda")
    ruling = rule(hand, DealtOutOfOrder(6))
    assert ruling.decision == "play_on"
    assert "tda:35B" in ruling.rules
    assert ruling.discretion == ()
    assert hand.state.actor == 3
    assert asked(six("rrop3_cash"), DealtOutOfOrder(6)).decision == "misdeal"


@pytest.mark.rule("tda:35A", "tda:35C")
def test_floor_declares_a_misdeal_for_folded_cards_left_out_of_the_deck() -> None:
    cause = FloorMisdeal("the cards folded in the last hand are not in the deck")
    hand = six("tda")
    ruling = rule(hand, cause)
    is_voided(hand, ruling)
    assert set(ruling.rules) == {"tda:35A", "tda:35C"}
    standing = six("tda")
    choose(standing, alternative(asked(standing, cause), "play_on"))
    assert standing.state.actor == 3
    assert asked(six("tda", "3 call", "4 call"), cause).decision == "play_on"


@pytest.mark.rule("rrop3:3.misdeals.1")
def test_the_list_of_robert_is_closed() -> None:
    ruling = rule(six("rrop3_cash"), FloorMisdeal())
    assert ruling.decision == "play_on"
    assert ruling.rules[0] == "rrop3:3.misdeals.1"


@pytest.mark.rule("tda:35A")
def test_floor_may_void_a_deal_out_of_order_in_a_tournament() -> None:
    hand = six("tda")
    ruling = rule(hand, DealtOutOfOrder(4))
    assert ruling.decision == "play_on"
    choose(hand, alternative(ruling, "misdeal"))
    assert hand.stacks == (900,) * 6


@pytest.mark.rule("tda:35C")
def test_redeal_keeps_button_blinds_and_players() -> None:
    hand = deal(stacks=[9000] * 5 + [0], button=3, rules="tda", stakes=ONE_HUNDRED)
    ruling = rule(hand, FirstCardWrongSeat(5))
    is_voided(hand, ruling)
    assert "tda:35C" in ruling.rules
    assert ruling.fact("button") == 3
    setup = hand.setup
    newcomer = replace(setup, stacks=(0, *[9000] * 6), stakes=THREE_HUNDRED, button=4)
    posts = forced_posts(newcomer.game, THREE_HUNDRED, newcomer.house, newcomer.dealt_in)
    again = redealt(setup, replace(newcomer, posts=posts))
    assert again.button == 3
    assert 6 not in again.dealt_in
    assert [post.amount for post in again.posts] == [100, 200]


@pytest.mark.rule("tda:35A3", "tda:35C")
def test_level_and_newcomer_wait_for_the_hand_after_the_redeal() -> None:
    stakes = Stakes("none", 400, 400, 200, 400)
    hand = deal(stacks=[9000] * 4, button=4, rules="tda", stakes=stakes)
    ruling = rule(hand, DealtToEmptySeat(5))
    is_voided(hand, ruling)
    assert {"tda:35A3", "tda:35C"} <= set(ruling.rules)
    assert ruling.steps[-1].en == (
        "Deal again with the same button, the same blinds and the same players."
    )


def test_a_house_that_keeps_nothing_cites_no_identical_redeal() -> None:
    hand = deal(
        stacks=[900] * 6,
        button=6,
        rules=with_options("tda", misdeal={"redeal_identical": False}),
    )
    ruling = rule(hand, FirstCardWrongSeat(2))
    assert "tda:35C" not in ruling.rules
    assert "of this moment" in ruling.steps[-1].en


def test_antes_go_back_at_stud() -> None:
    hand = deal("stud", stacks=[900] * 4, stakes=STUD, button=4, rules="rrop3_cash")
    first = hand.setup.dealt_in[1]
    is_voided(hand, rule(hand, FirstCardWrongSeat(first)))


@pytest.mark.parametrize(
    "incident",
    [
        FirstCardWrongSeat(1),
        FirstCardWrongSeat(7),
        DealtOutOfOrder(0),
        DealtToEmptySeat(4),
        DealtToEmptySeat(12),
        DealtToEmptySeat(7, cards=3),
        PlayerLeftOut(3),
        PlayerLeftOut(-1),
    ],
)
def test_what_cannot_have_been_is_refused(incident: Incident) -> None:
    hand = six("tda", "3 fold")
    stub = list(hand.dealer.stub)
    with pytest.raises(FloorRefused):
        rule(hand, incident)
    assert hand.dealer.stub == stub


def test_nothing_is_a_misdeal_once_the_hand_is_over() -> None:
    over = six("tda", *[f"{seat} fold" for seat in (3, 4, 5, 6, 1)])
    told: list[Incident] = [
        FirstCardWrongSeat(2),
        DealtOutOfOrder(2),
        PlayerLeftOut(2),
        FloorMisdeal(),
    ]
    for incident in told:
        with pytest.raises(FloorRefused):
            rule(over, incident)
