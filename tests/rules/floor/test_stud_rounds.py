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


def table(rules="rrop3_cash", seats=6, stakes=FIVE, stacks=None) -> Hand:
    """Seat 2 shows the 3h, seat 6 the 2d, the lowest."""
    hole = {seat: cards for seat, cards in HOLE.items() if seat <= seats}
    return deal(
        "stud",
        stacks=stacks or [200] * seats,
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


@pytest.mark.rule("rrop3:8.stud.0d")
@pytest.mark.parametrize("bet", [0, 10])
def test_up_cards_laid_in_another_order_go_back_and_kill_nothing(bet: int) -> None:
    hand = pass_to(table(seats=3), 1)
    if bet:
        hand.play(f"{hand.state.actor} bet {bet}")
    seat, up = hand.state.actor, list(hand.state.hole[hand.state.actor])
    made = rule(hand, UpcardsLifted(seat, "reordered"))
    assert (made.decision, made.rules) == ("corrected", ("rrop3:8.stud.0d",))
    assert made.penalty is not None
    assert (made.penalty.weight, made.penalty.rules) == ("may", ("rrop3:8.stud.0d",))
    assert (hand.state.actor, hand.state.live[seat], hand.state.hole[seat]) == (seat, True, up)


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


@pytest.mark.rule("rrop3:8.stud.9a")
def test_low_card_with_three_chips_left_must_bring_it_in_for_three() -> None:
    hand = table(stacks=[200, 200, 200, 200, 200, 4])
    made = rule(hand, WrongLowCard(2, 6))
    assert "seat 6 must bring it in for 3." in made.says.en
    assert made.steps[-1].en == "Seat 6 has the low card and brings it in for 3."
    assert (hand.menu.seat, hand.menu.bring_in) == (6, 3)


@pytest.mark.rule("rrop3:8.stud.9b")
def test_next_player_who_completes_or_folds_has_acted_too() -> None:
    completed = table()
    made = rule(completed, WrongLowCard(2, 6, acts=("raise",)))
    assert made.decision == "stands"
    assert made.steps[-1].en == "Seat 6 may fold, call or raise in his turn."
    assert (completed.state.bets[2:4], completed.menu.seat) == ([5, 10], 4)
    folded = table()
    assert rule(folded, WrongLowCard(2, 6, acts=("fold",))).decision == "stands"
    assert (folded.state.live[3], folded.menu.seat, folded.menu.call) == (False, 4, 5)
    after = table()
    rule(after, WrongLowCard(2, 6, followed=1, acts=("fold", "raise")))
    assert after.state.bets[2:6] == [5, 5, 0, 10]


@pytest.mark.rule("rrop3:8.stud.9b")
def test_low_card_who_has_folded_in_the_meantime_may_still_be_told() -> None:
    hand = table()
    made = rule(hand, WrongLowCard(5, 6, acts=("fold",)))
    assert (made.decision, hand.state.live[6], hand.menu.seat) == ("stands", False, 1)
    assert made.steps[-1].en == "Go on with the player in turn."


@pytest.mark.rule("rrop3:8.stud.9a")
def test_wrong_low_card_who_opened_for_a_full_bet_takes_all_of_it_back() -> None:
    hand = table()
    made = rule(hand, WrongLowCard(2, 6, opened=10))
    assert (made.decision, made.returned) == ("corrected", 10)
    assert (hand.state.bets[2], hand.menu.seat, hand.menu.bring_in) == (0, 6, 5)


def test_what_players_cannot_have_done_after_the_wrong_low_card_is_refused() -> None:
    for told in (
        WrongLowCard(2, 6, acts=("bluff",)),
        WrongLowCard(2, 6, opened=7),
        WrongLowCard(2, 6, opened=-5),
        WrongLowCard(2, 6, acts=("fold",) * 6),
    ):
        with pytest.raises(FloorRefused):
            rule(table(), told)


@pytest.mark.rule("rrop3:8.stud.9a")
def test_left_of_a_low_card_all_in_for_the_ante_may_fold_open_or_complete() -> None:
    hand = table(stacks=[200, 200, 200, 200, 200, 1])
    made = rule(hand, WrongLowCard(2, 6))
    assert (made.decision, made.returned) == ("corrected", 5)
    assert "must bring it in" not in made.says.en
    assert "all-in" in made.says.en
    assert made.steps[-1].en.endswith("seat 1: he may fold, open for 5 or open for 10.")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.bring_in) == (1, True, 5)


@pytest.mark.rule("rrop3:8.stud.9a")
def test_left_of_a_low_card_all_in_brings_it_in_where_the_house_passes_it_on() -> None:
    passing = with_options("rrop3_cash", stud={"all_in_low_card": "next_brings_in"})
    hand = table(passing, stacks=[200, 200, 200, 200, 200, 1])
    made = rule(hand, WrongLowCard(2, 6))
    assert made.steps[-1].en.startswith("Seat 1 brings it in for 5 in place of")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.bring_in) == (1, False, 5)


@pytest.mark.rule("rrop3:8.stud.9b")
def test_the_low_card_himself_may_be_the_next_player_who_called() -> None:
    hand = table(seats=2)
    made = rule(hand, WrongLowCard(1, 2, followed=1))
    assert made.decision == "stands"
    assert made.steps[-1].en == "Go on with the player in turn."
    assert hand.state.put[:3] == [0, 6, 6]
    six = table()
    made = rule(six, WrongLowCard(5, 6, followed=2))
    assert (made.decision, six.state.bets[6], six.state.bets[1]) == ("stands", 5, 5)
    assert made.steps[-1].en == "Go on with the player in turn."


def test_player_all_in_for_the_ante_is_passed_over_when_others_call() -> None:
    hand = table(stacks=[200, 200, 1, 200, 200, 200])
    assert rule(hand, WrongLowCard(2, 6, followed=1)).decision == "stands"
    assert hand.state.bets[2:5] == [5, 0, 5]


def test_wrong_low_card_that_is_none_is_refused() -> None:
    hand = table()
    for told in (WrongLowCard(2, 4), WrongLowCard(6, 6), WrongLowCard(2, 6, 6), WrongLowCard(9, 6)):
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
