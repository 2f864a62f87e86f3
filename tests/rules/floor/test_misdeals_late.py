"""Misdeals told too late, players left out, and what the words say of antes and blinds."""

import pytest

from croupier.floor.deal.deal_told import (
    ButtonMisplaced,
    CardExposed,
    DealtToEmptySeat,
    FirstCardWrongSeat,
    PlayerLeftOut,
    WrongCardCount,
)
from croupier.floor.ruling import FloorRefused
from kit.floor_hands import asked, rule
from kit.hands import DRAW, STUD, Hand, deal, with_options


def six(rules: str, *moves: str) -> Hand:
    return deal(stacks=[900] * 6, button=6, rules=rules).play(*moves)


def without_seat_4(rules: str) -> Hand:
    return deal(stacks=[900, 900, 900, 0, 900, 900], button=6, rules=rules)


@pytest.mark.rule("rrop3:11.tournament.10", "tda:35A4")
@pytest.mark.parametrize("rules", ["tda", "rrop3_tournament", "championship"])
def test_absent_player_without_cards_is_a_misdeal_in_a_tournament(rules: str) -> None:
    hand = six(rules)
    ruling = rule(hand, PlayerLeftOut(4, present=False))
    assert ruling.decision == "misdeal"
    assert "tda:35A4" in ruling.rules
    assert "rrop3:3.misdeals.1j" not in ruling.rules
    assert hand.stacks == (900,) * 6
    if rules != "championship":
        assert "rrop3:11.tournament.10" in ruling.rules


@pytest.mark.rule("rrop3:3.misdeals.1j")
@pytest.mark.parametrize("rules", ["rrop3_cash", "rrop11_cash", "home"])
def test_absent_player_without_cards_is_none_in_a_cash_game(rules: str) -> None:
    assert asked(without_seat_4(rules), PlayerLeftOut(4, present=False)).decision == "play_on"


def test_player_left_out_too_late_is_told_what_of_his_stays_in_the_pot() -> None:
    hand = six("rrop3_cash", "3 fold", "4 call")
    ruling = rule(hand, PlayerLeftOut(2))
    assert ruling.decision == "play_on"
    assert ruling.fact("stays") == 100
    assert "the 100 in front of him stay in the pot" in ruling.says.en
    assert "les 100 qu’il a posés restent au pot" in ruling.says.fr
    assert any("100" in step.en for step in ruling.steps)
    nothing = asked(six("rrop3_cash", "3 fold", "4 call"), PlayerLeftOut(5))
    assert "pot" not in nothing.says.en


@pytest.mark.rule("tda:36", "tda:36A", "tda:36B")
@pytest.mark.parametrize(
    ("moves", "cited"),
    [
        (("3 call", "4 call"), {"tda:36", "tda:36A"}),
        (("3 fold", "4 fold", "5 fold"), {"tda:36", "tda:36B"}),
        (("3 fold", "4 call", "5 fold"), {"tda:36", "tda:36A", "tda:36B"}),
    ],
)
def test_in_a_tournament_substantial_action_is_what_makes_it_too_late(
    moves: tuple[str, ...], cited: set[str]
) -> None:
    for incident in (FirstCardWrongSeat(2), PlayerLeftOut(1), CardExposed(1, 1)):
        assert set(asked(six("tda", *moves), incident).rules) == cited
    button = asked(six("tda", *moves), ButtonMisplaced(5))
    assert set(button.rules) == {"tda:34A", *cited}
    count = asked(six("tda", *moves), WrongCardCount(1, 1))
    assert set(count.rules) == {"rrop3:3.dead.5", "tda:38", *cited}


@pytest.mark.rule("rrop3:3.misdeals.1", "rrop3:3.misdeals.2b")
def test_two_players_who_acted_make_it_too_late_in_robert() -> None:
    ruling = asked(six("rrop3_cash", "3 fold", "4 fold"), FirstCardWrongSeat(2))
    assert ruling.rules == ("rrop3:3.misdeals.1", "rrop3:3.misdeals.2b")


@pytest.mark.parametrize(("cards", "words"), [(1, "Take the card"), (2, "Take the 2 cards")])
def test_cards_of_an_empty_seat_are_taken_away_after_action(cards: int, words: str) -> None:
    hand = deal(stacks=[900, 900, 900, 900, 0, 900], button=6, rules="tda")
    hand.play("3 call", "4 raise 300")
    ruling = rule(hand, DealtToEmptySeat(5, cards))
    assert ruling.decision == "play_on"
    assert any(step.en.startswith(f"{words} at seat 5 away") for step in ruling.steps)


@pytest.mark.parametrize(
    ("game", "stakes", "last"),
    [
        ("stud", STUD, "Deal again with the same antes and the same players."),
        ("draw", DRAW, "Deal again with the same button, the same antes and the same players."),
    ],
)
def test_misdeal_speaks_of_blinds_and_button_only_where_there_are_any(
    game: str, stakes: object, last: str
) -> None:
    hand = deal(game, stacks=[900] * 4, button=4, stakes=stakes, rules="tda")
    ruling = asked(hand, FirstCardWrongSeat(hand.setup.dealt_in[1]))
    assert ruling.steps[-1].en == last
    assert "blind" not in " ".join(step.fr for step in ruling.steps)
    now = with_options("tda", misdeal={"redeal_identical": False})
    hand = deal(game, stacks=[900] * 4, button=4, stakes=stakes, rules=now)
    again = asked(hand, FirstCardWrongSeat(hand.setup.dealt_in[1]))
    assert "antes and the players of this moment" in again.steps[-1].en


def test_button_put_right_at_draw_speaks_of_antes_and_of_no_blinds() -> None:
    hand = deal("draw", stacks=[900] * 4, button=4, stakes=DRAW, rules="rrop3_cash")
    ruling = asked(hand, ButtonMisplaced(3))
    assert "collect the antes" in ruling.steps[-1].en
    following = asked(hand, ButtonMisplaced(3, "next_hand"))
    assert "blind" not in following.says.en
    assert "blinde" not in following.says.fr


def test_two_cards_too_many_of_one_player_are_all_his() -> None:
    his = asked(six("rrop3_cash"), WrongCardCount(2, 4))
    assert his.says.en == "Misdeal: seat 2 was dealt 2 cards too many."
    shared = asked(six("rrop3_cash"), WrongCardCount(2, 3, others=1))
    assert shared.says.en == "Misdeal: 2 cards too many are out, of seat 2 among others."


def test_cards_that_the_rest_of_the_hand_needs_cannot_lie_at_an_empty_seat() -> None:
    hand = deal(stacks=[900] * 5 + [0], button=5, rules="rrop3_cash")
    del hand.dealer.stub[8:]
    with pytest.raises(FloorRefused, match="The stub holds no such cards"):
        rule(hand, DealtToEmptySeat(6))
    assert len(hand.dealer.stub) == 8
