"""Stud: open cards picked up, the wrong low card, and seats that fold without a bet."""

import pytest

from croupier.floor.own_games.stud_told import UpcardsLifted, WrongLowCard
from croupier.floor.ruling import FloorRefused
from croupier.play import BringIn, Stakes, decide, evolve
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.evolve import apply
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to
from kit.stud_decks import stud_deck

FIVE = Stakes("limit", 10, 20, ante=1, bring_in=5)
HOLE = {1: "AsAh9d", 2: "KsKh3h", 3: "QhJhTd", 4: "QsJs7c", 5: "TsTh8s", 6: "9s9h2d"}


SMALL = Stakes("limit", 5, 10, ante=1, bring_in=2)


def table(rules="rrop3_cash", seats=6, stakes=FIVE) -> Hand:
    """Seat 2 shows the 3h, seat 6 the 2d, the lowest."""
    hole = {seat: cards for seat, cards in HOLE.items() if seat <= seats}
    return deal(
        "stud",
        stacks=[200] * seats,
        stakes=stakes,
        button=seats,
        rules=rules,
        hole=hole,
        shows=False,
    )


@pytest.mark.rule("rrop3:3.dead.4")
@pytest.mark.rule("rrop3:8.stud.10")
@pytest.mark.parametrize("how", ["picked_up", "turned_down", "mixed"])
def test_up_cards_moved_while_facing_ten_on_fifth_street_kill_the_hand(how: str) -> None:
    hand = pass_to(table(seats=3, stakes=SMALL), 2)
    leader = hand.state.actor
    other = leader % 3 + 1
    hand.play(f"{leader} bet 10")
    made = rule(hand, UpcardsLifted(other, how))  # type: ignore[arg-type] - one of the words
    assert made.decision == "hand_dead"
    assert {"rrop3:3.dead.4", "rrop3:8.stud.10"} <= set(made.rules)
    assert not hand.state.live[other]
    assert hand.state.actor == other % 3 + 1


@pytest.mark.rule("rrop3:8.stud.10")
def test_b_who_picks_up_his_up_cards_before_a_bet_of_ten_has_folded() -> None:
    hand = pass_to(table(seats=3), 1)
    leader = hand.state.actor
    hand.play(f"{leader} bet 10")
    rule(hand, UpcardsLifted(hand.state.actor))
    rule(hand, UpcardsLifted(hand.state.actor))
    assert hand.state.phase == "over"
    assert hand.state.stacks[leader] == 200 + 2 * (1 + 5)


@pytest.mark.rule("rrop3:3.dead.4")
@pytest.mark.rule("rrop3:8.stud.10")
def test_up_cards_gathered_with_nothing_to_call_stay_live() -> None:
    hand = pass_to(table(seats=3), 1)
    made = rule(hand, UpcardsLifted(hand.state.actor))
    assert (made.decision, made.remedies) == ("hand_live", ())
    pass_to(hand, 4)
    hand.play(f"{hand.state.actor} bet 20")
    hand.play(f"{hand.state.actor} call").play(f"{hand.state.actor} fold")
    assert hand.state.phase == "showing"
    second = hand.state.show_order[1]
    made = rule(hand, UpcardsLifted(second))
    assert (made.decision, hand.state.live[second]) == ("hand_live", True)


@pytest.mark.rule("tda:66")
def test_by_the_directors_lifting_up_cards_before_a_bet_of_200_is_a_dead_hand() -> None:
    hand = deal(
        "stud",
        stacks=[5000] * 3,
        stakes=Stakes("limit", 100, 200, ante=10, bring_in=50),
        rules="tda",
    )
    pass_to(hand, 2)
    hand.play(f"{hand.state.actor} bet 200")
    seat = hand.state.actor
    made = rule(hand, UpcardsLifted(seat))
    assert (made.decision, made.rules[0], hand.state.live[seat]) == ("hand_dead", "tda:66", False)


@pytest.mark.rule("rrop3:8.stud.9a")
def test_wrong_low_card_takes_its_five_back_before_the_next_player_acts() -> None:
    hand = table()
    made = rule(hand, WrongLowCard(2, 6))
    assert (made.decision, made.returned) == ("corrected", 5)
    assert "rrop3:8.stud.9a" in made.rules
    assert hand.state.stacks[2] == 199
    assert (hand.menu.seat, hand.menu.bring_in, hand.menu.fold) == (6, 5, False)
    hand.play("6 bring-in", "1 fold", "2 call", "3 fold", "4 fold", "5 fold")
    assert hand.state.put == [0, 1, 6, 1, 1, 1, 6]


@pytest.mark.rule("rrop3:8.stud.9a")
def test_wrong_low_card_that_opened_for_a_full_bet_takes_that_back() -> None:
    hand = table()
    evolve(hand.state, irr.TurnMoved(2, 2))
    hand.play("2 bet 10")
    made = rule(hand, WrongLowCard(2, 6))
    assert (made.returned, hand.state.stacks[2], hand.state.opened) == (10, 199, False)
    assert hand.menu.bring_in == 5
    hand.play("6 bet 10", "1 raise 20")
    assert hand.state.wagers == 2


@pytest.mark.rule("rrop3:8.stud.9b")
def test_once_the_next_player_has_called_five_the_low_card_owes_nothing() -> None:
    hand = table()
    made = rule(hand, WrongLowCard(2, 6, followed=1))
    assert (made.decision, "rrop3:8.stud.9b" in made.rules) == ("stands", True)
    assert hand.state.bets[2] == hand.state.bets[3] == 5
    hand.play("4 fold", "5 fold")
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.call, menu.bring_in) == (6, True, 5, 0)
    assert menu.wager is not None
    assert menu.wager.kind == "complete"


@pytest.mark.rule("rrop3:8.stud.9b")
def test_call_that_was_really_played_lets_the_wrong_bring_in_stand() -> None:
    hand = table()
    for event in (irr.TurnMoved(2, 2), *decide(apply(hand.state, irr.TurnMoved(2, 2)), BringIn(2))):
        evolve(hand.state, event)
    assert asked(hand, WrongLowCard(2, 6)).decision == "corrected"
    hand.play("3 call")
    made = rule(hand, WrongLowCard(2, 6))
    assert (made.decision, "rrop3:8.stud.9b" in made.rules) == ("stands", True)
    assert hand.state.bets[2] == hand.state.bets[3] == 5


def test_wrong_low_card_that_is_none_is_refused() -> None:
    hand = table()
    for told in (WrongLowCard(2, 4), WrongLowCard(6, 6), WrongLowCard(2, 6, 5), WrongLowCard(9, 6)):
        with pytest.raises(FloorRefused):
            rule(hand, told)
    pass_to(hand, 1)
    with pytest.raises(FloorRefused):
        asked(hand, WrongLowCard(2, 6))


def folded_for_free(house="rrop3_cash") -> Hand:
    """Fourth street: A (seat 1) checks, B throws his hand away, C checks; fifth street is dealt."""
    deck = stud_deck(
        "stud", {1: "AsAh9dAc4d5c6h", 2: "KsQh3h7d8d9h", 3: "JdTd2c6c5d4h7s"}, (1, 2, 3)
    )
    hand = deal(
        "stud", stacks=[200] * 3, stakes=FIVE, button=3, rules=house, deck=deck, shows=False
    )
    return hand.play("3 bring-in", "1 call", "2 call", "1 check", "2 fold", "3 check")


@pytest.mark.rule("rrop3:8.stud.7")
def test_seat_that_folded_without_a_bet_is_dealt_to_until_a_bet() -> None:
    hand = folded_for_free()
    assert (repr(hand.state.hole[1][4]), repr(hand.state.hole[3][4])) == ("4d", "5d")
    assert [repr(card) for card in hand.dealer.removed] == ["8d"]
    assert hand.happened(irr.DealtStill) == [irr.DealtStill((2,))]
    assert not hand.state.live[2]
    hand.play("1 bet 20", "3 call")
    assert (repr(hand.state.hole[1][5]), len(hand.dealer.removed)) == ("5c", 1)
    assert repr(hand.state.hole[3][5]) == "9h"
    assert hand.state.irregular is not None
    assert hand.state.irregular.still_dealt == ()


@pytest.mark.rule("rrop3:8.stud.7")
def test_seat_keeps_its_place_to_the_end_when_nobody_bets_and_wins_nothing() -> None:
    hand = folded_for_free().check_down()
    dealt = [len(hand.state.hole[seat]) for seat in (1, 2, 3)]
    assert dealt == [7, 4, 7]
    assert len(hand.dealer.removed) == 3
    hand.play(*(f"{seat} show" for seat in hand.state.show_order))
    assert hand.state.stacks[2] == 194
    assert {award.seat for award in hand.happened(ev.PotAwarded)} <= {1, 3}


def test_folded_seat_gets_nothing_where_the_house_does_not_deal_to_it() -> None:
    house = with_options("rrop3_cash", stud={"folded_seat_dealt": False})
    hand = folded_for_free(house)
    assert hand.dealer.removed == []
    assert repr(hand.state.hole[3][4]) == "8d"
