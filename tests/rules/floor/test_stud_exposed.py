"""Stud: down cards that the dealer turns up in the first deal, and cards off the table."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.own_games.stud_told import HolesExposed
from croupier.floor.ruling import FloorRefused
from croupier.play import RAIL, Stakes, view
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to

FIVE = Stakes("limit", 15, 30, ante=1, bring_in=5)
HOLE = {1: "AsAh9d", 2: "KsKh8d", 3: "QhJhTd", 4: "QsJs7c", 5: "TsTh4s", 6: "9s9h3c"}
"""Seat 6 shows the 3c, the lowest card; seat 3 holds Qh and Jh under his Td."""
LOW_DOWN = {**HOLE, 3: "2cJhTd"}


def table(rules="rrop3_cash", hole=None, game="stud") -> Hand:
    """Six players from seat 1 on, the first street dealt."""
    return deal(
        game, stacks=[200] * 6, stakes=FIVE, button=6, rules=rules, hole=hole or HOLE, shows=False
    )


def nth(seat: int, place: int) -> int:
    """The number off the deck of a card of a hand, six players being dealt to from seat 1 on."""
    return place * 6 + seat


def upcards(hand: Hand, seat: int) -> str:
    shown = view(hand.state, RAIL).seats[seat - 1]
    return "".join(repr(card) for card in shown.cards if card != HIDDEN)


@pytest.mark.rule("rrop3:8.stud.5a")
def test_second_hole_card_turned_up_is_the_up_card_and_the_third_lies_down() -> None:
    hand = table()
    made = rule(hand, CardExposed(3, nth(3, 1)))
    assert made.decision == "card_plays"
    assert "rrop3:8.stud.5a" in made.rules
    assert hand.state.up[3] == [False, True, False]
    assert upcards(hand, 3) == "Jh"
    assert hand.state.actor == 6
    assert hand.menu.bring_in == 5
    hand.play("6 bring-in", "1 fold", "2 fold", "3 call", "4 fold", "5 fold")
    assert hand.state.street == 1
    assert hand.state.up[3] == [False, True, False, True]


@pytest.mark.rule("general:deal.4")
def test_first_hole_card_turned_up_becomes_the_door_card() -> None:
    hand = table("general", {**HOLE, 4: "9cJs7c", 6: "9s9h3c"})
    made = rule(hand, CardExposed(4, nth(4, 0)))
    assert (made.decision, "general:deal.4" in made.rules) == ("card_plays", True)
    assert upcards(hand, 4) == "9c"
    assert hand.state.up[4] == [True, False, False]


@pytest.mark.rule("rrop3:8.stud.5b")
def test_both_hole_cards_up_kill_the_hand_and_give_the_ante_back() -> None:
    hand = table()
    rule(hand, CardExposed(3, nth(3, 0)))
    made = rule(hand, CardExposed(3, nth(3, 1), earlier=1))
    assert (made.decision, made.returned) == ("hand_dead", 1)
    assert "rrop3:8.stud.5b" in made.rules
    assert hand.state.stacks[3] == 200
    assert hand.state.pot == 5
    assert not hand.state.live[3]
    assert (hand.state.actor, hand.menu.bring_in, hand.menu.fold) == (6, 5, False)


@pytest.mark.rule("rrop3:8.stud.5b")
def test_both_hole_cards_told_at_once() -> None:
    hand = table()
    made = rule(hand, HolesExposed(3))
    assert (made.decision, made.returned, made.rules) == ("hand_dead", 1, ("rrop3:8.stud.5b",))
    assert (hand.state.stacks[3], hand.state.pot, hand.state.actor) == (200, 5, 6)


@pytest.mark.rule("rrop3:8.stud.5c")
def test_exposed_low_card_owes_no_forced_bet_and_its_left_may_fold_open_or_complete() -> None:
    hand = table(hole=LOW_DOWN)
    made = rule(hand, CardExposed(3, nth(3, 0)))
    assert made.fact("exempt")
    assert "rrop3:8.stud.5c" in made.rules
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.bring_in) == (4, True, 5)
    assert menu.wager is not None
    assert menu.wager.least == 15
    hand.play("4 fold", "5 fold", "6 fold", "1 fold", "2 fold")
    assert hand.state.phase == "over"
    assert hand.stacks == (199, 199, 205, 199, 199, 199)


@pytest.mark.rule("rrop3:8.stud.5c")
def test_nobody_is_forced_when_the_seat_of_the_low_card_comes_to_act_either() -> None:
    hand = table(hole=LOW_DOWN)
    rule(hand, CardExposed(3, nth(3, 0)))
    hand.play("4 fold", "5 fold")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.bring_in) == (6, True, 5)
    hand.play("6 bring-in", "1 raise 15", "2 fold", "3 call", "6 fold")
    assert hand.state.street == 1


@pytest.mark.rule("rrop3:8.stud.5c")
def test_left_of_a_dead_hand_whose_first_card_was_low_acts_first() -> None:
    hand = table(hole=LOW_DOWN)
    made = rule(hand, HolesExposed(3))
    assert (made.decision, hand.state.actor, hand.menu.fold) == ("hand_dead", 4, True)
    again = table(hole=LOW_DOWN)
    rule(again, CardExposed(3, nth(3, 0)))
    rule(again, CardExposed(3, nth(3, 1)))
    assert (again.state.actor, again.menu.fold, again.state.stacks[3]) == (4, True, 200)


@pytest.mark.rule("rrop3:8.stud.5c")
def test_exempt_seat_may_fold_where_the_forced_bet_passes_on_too() -> None:
    house = with_options("rrop3_cash", stud={"all_in_low_card": "next_brings_in"})
    hand = table(house, LOW_DOWN)
    assert not hand.menu.fold
    rule(hand, CardExposed(3, nth(3, 0)))
    assert (hand.state.actor, hand.menu.fold) == (4, True)


@pytest.mark.rule("rrop3:8.stud.5d")
@pytest.mark.rule("rrop3:11.tournament.26")
def test_in_a_tournament_a_hole_card_turned_up_is_a_misdeal() -> None:
    hand = table("rrop3_tournament")
    made = rule(hand, CardExposed(3, nth(3, 0)))
    assert made.decision == "misdeal"
    assert {"rrop3:8.stud.5d", "rrop3:11.tournament.26"} <= set(made.rules)
    assert hand.state.phase == "over"
    assert hand.stacks == (200,) * 6
    second = table("rrop3_tournament")
    assert rule(second, CardExposed(5, nth(5, 1))).decision == "misdeal"
    assert second.stacks == (200,) * 6
    assert asked(table("rrop3_tournament"), HolesExposed(5)).decision == "misdeal"


def test_two_cards_turned_up_are_a_misdeal_by_the_general_rules() -> None:
    hand = table("general")
    rule(hand, CardExposed(3, nth(3, 0)))
    made = rule(hand, CardExposed(5, nth(5, 1), earlier=1))
    assert (made.decision, "general:deal.5" in made.rules) == ("misdeal", True)
    assert asked(table("general"), HolesExposed(3)).decision == "misdeal"
    assert rule(table("rrop3_cash"), CardExposed(5, nth(5, 1), earlier=1)).decision == "card_plays"


def test_door_card_of_razz_that_would_have_brought_it_in_is_exempt() -> None:
    hand = table(hole={**HOLE, 3: "KcJhTd"}, game="razz")
    made = rule(hand, CardExposed(3, nth(3, 0)))
    assert (made.fact("exempt"), hand.state.actor, hand.menu.fold) == (True, 4, True)


@pytest.mark.rule("rrop3:8.stud.11")
def test_second_hole_card_off_the_table_plays_face_up_and_the_third_comes_down() -> None:
    hand = table(hole={**HOLE, 4: "QsJs7c"})
    made = rule(hand, CardExposed(4, nth(4, 1), off_table=True, face_down=True))
    assert made.decision == "card_plays"
    assert "rrop3:8.stud.11" in made.rules
    assert upcards(hand, 4) == "Js"
    assert hand.state.up[4] == [False, True, False]


@pytest.mark.rule("rrop3:8.stud.11")
def test_sixth_street_card_that_falls_to_the_floor_plays() -> None:
    hand = pass_to(table(), 3)
    card = hand.state.hole[4][5]
    made = rule(hand, CardExposed(4, nth(4, 5), off_table=True))
    assert (made.decision, "rrop3:8.stud.11" in made.rules) == ("card_plays", True)
    assert hand.state.hole[4][5] == card
    assert hand.state.up[4][5]


def test_cards_hidden_from_the_dealer_make_no_difference() -> None:
    hand = deal("stud", stacks=[200] * 3, stakes=FIVE, button=3, deck=[HIDDEN] * 52, shows=False)
    made = rule(hand, CardExposed(3, 3))
    assert made.decision == "card_plays"
    assert hand.state.up[3] == [True, False, False]
    assert asked(hand, HolesExposed(2)).decision in ("hand_dead", "misdeal")


def test_what_cannot_have_been_exposed_is_refused() -> None:
    hand = table()
    for told in (CardExposed(3, 1), CardExposed(9, 1), CardExposed(3, nth(3, 6)), HolesExposed(8)):
        with pytest.raises(FloorRefused):
            rule(hand, told)
    hand.play("6 bring-in", "1 call")
    with pytest.raises(FloorRefused):
        rule(hand, HolesExposed(3))
    assert parse_cards("Qh")[0] == hand.state.hole[3][0]


@pytest.mark.rule("rrop3:8.stud.5d", "rrop3:11.tournament.26")
def test_down_card_noticed_after_the_bring_in_is_still_a_misdeal_in_a_tournament() -> None:
    for told in (CardExposed(3, nth(3, 1)), HolesExposed(3)):
        hand = table("rrop3_tournament").play("6 bring-in")
        made = rule(hand, told)
        assert (made.decision, "rrop3:11.tournament.26" in made.rules) == ("misdeal", True)
        assert hand.stacks == (200,) * 6


def test_down_card_noticed_after_somebody_has_called_is_no_misdeal() -> None:
    hand = table("rrop3_tournament").play("6 bring-in", "1 call")
    assert rule(hand, CardExposed(3, nth(3, 1))).decision == "card_plays"


@pytest.mark.rule("rrop3:8.stud.5a")
def test_door_card_that_changes_places_after_the_bring_in_gives_it_back() -> None:
    hand = table(hole={**HOLE, 6: "9s9h3c", 5: "TsTh2s"}).play("5 bring-in")
    made = rule(hand, CardExposed(5, nth(5, 1)))
    assert (made.decision, made.returned) == ("card_plays", 5)
    assert made.steps[0].en == "Give the bring-in of 5 back to seat 5."
    assert (hand.state.actor, hand.menu.bring_in, hand.state.bets[5]) == (6, 5, 0)
    hand.play("6 bring-in")
    assert hand.state.pot == 6 + 5


@pytest.mark.rule("rrop3:8.stud.5a")
def test_bring_in_stays_where_the_low_card_is_still_the_same() -> None:
    hand = table().play("6 bring-in")
    made = rule(hand, CardExposed(3, nth(3, 1)))
    assert (made.decision, made.returned) == ("card_plays", 0)
    assert (hand.state.actor, hand.state.bets[6], hand.menu.call) == (1, 5, 5)


@pytest.mark.rule("rrop3:8.stud.5b")
def test_both_down_cards_of_the_bring_in_up_give_ante_and_bring_in_back() -> None:
    hand = table().play("6 bring-in")
    made = rule(hand, HolesExposed(6))
    assert (made.decision, made.returned) == ("hand_dead", 6)
    assert hand.state.stacks[6] == 200
    assert (hand.state.actor, hand.menu.bring_in) == (5, 5)


def test_words_say_nothing_of_an_ante_that_nobody_paid() -> None:
    hand = deal(
        "stud",
        stacks=[200] * 6,
        stakes=Stakes("limit", 15, 30, bring_in=5),
        button=6,
        rules="rrop3_cash",
        hole=HOLE,
        shows=False,
    )
    made = rule(hand, HolesExposed(3))
    assert made.says.en == "Seat 3 is out of this hand."
    assert made.steps[0].en == "Take the cards of seat 3."


@pytest.mark.rule("rrop3:8.stud.5a")
def test_step_names_who_opens_where_the_low_card_is_all_in_for_the_ante() -> None:
    hand = deal(
        "stud",
        stacks=[200, 200, 200, 200, 200, 1],
        stakes=FIVE,
        button=6,
        rules="rrop3_cash",
        hole=HOLE,
        shows=False,
    )
    made = rule(hand, CardExposed(3, nth(3, 1)))
    assert made.steps[-1].en.endswith("seat 1: he may fold, open for 5 or open for 15.")
    assert (hand.menu.seat, hand.menu.fold) == (1, True)


@pytest.mark.rule("general:deal.4")
def test_house_whose_forced_player_may_not_open_in_full_is_told_so() -> None:
    hand = table("general", LOW_DOWN)
    made = rule(hand, CardExposed(3, nth(3, 0)))
    wager = hand.menu.wager
    full = f" or open for {wager.least}." if wager else " or open for 5."
    assert (hand.menu.seat, hand.menu.fold, hand.menu.bring_in) == (4, True, 5)
    assert made.steps[-1].en.endswith(full)


def test_exposed_card_of_five_card_stud_is_told_without_a_third_card() -> None:
    hand = deal("stud5", stacks=[200] * 3, stakes=FIVE, button=3, rules="rrop3_cash", shows=False)
    made = rule(hand, CardExposed(2, 2))
    assert "third" not in made.says.en + "".join(step.en for step in made.steps)
    assert hand.state.up[2] == [True, False]
