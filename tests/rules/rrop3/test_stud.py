"""Robert's rules, section 8: seven-card stud."""

import pytest

from croupier.cards import show_cards
from croupier.play import RAIL, Stakes, apply, view
from croupier.play import events as ev
from croupier.play.announce import announcements
from croupier.play.evolve import begin, evolve
from croupier.play.limits import upcards
from kit.every_action import accepted
from kit.hands import deal
from kit.refusals import refused

SMALL = Stakes("limit", 5, 10, ante=1, bring_in=2)
TEN = Stakes("limit", 10, 20, ante=2, bring_in=3)
FIFTEEN = Stakes("limit", 15, 30, ante=2, bring_in=5)
CASH = "rrop3_cash"


def stud(hole, stakes=TEN, stacks=None, button=None):
    """A hand with the cards of *hole*, street by street, dealt from seat 1 on."""
    seats = max(hole)
    stacks = stacks or [1000 if seat in hole else 0 for seat in range(1, seats + 1)]
    return deal("stud", stacks=stacks, stakes=stakes, button=button or seats, rules=CASH, hole=hole)


@pytest.mark.rule("rrop3:8.stud.0a", "rrop3:8.stud.0c")
def test_four_players_see_twelve_cards_first_and_28_in_five_rounds():
    hand = stud({1: "KsKd9c", 2: "QsQd8c", 3: "JsJd7c", 4: "TsTd2c"})
    assert sum(len(cards) for cards in hand.state.hole) == 12
    assert [(len(e.down), len(e.up)) for e in hand.happened(ev.HoleDealt)] == [(2, 1)] * 4
    hand.play("4 bring-in", "1 call", "2 call", "3 call")
    bets = [hand.menu.wager.least]
    while hand.menu.check:
        street = hand.state.street
        hand.play(f"{hand.menu.seat} check")
        if hand.state.phase == "betting" and hand.state.street != street:
            bets.append(hand.menu.wager.least)
    assert sum(len(cards) for cards in hand.state.hole) == 28
    later = [(len(e.down), len(e.up)) for e in hand.happened(ev.HoleDealt)][4:]
    assert later == [(0, 1)] * 12 + [(1, 0)] * 4
    assert len(hand.happened(ev.RoundOpened)) == 5
    assert bets == [10, 20, 20, 20]


@pytest.mark.rule("rrop3:8.stud.0c")
@pytest.mark.parametrize(("street", "size"), [(0, 10), (1, 10), (2, 20), (3, 20), (4, 20)])
def test_ten_twenty_is_ten_on_two_streets_and_twenty_on_three(street, size):
    hand = stud({1: "KsKd9cQh7s5d4h", 2: "QsQd2cJh8s6d3h"})
    if street:
        hand.play("2 bring-in", "1 call")
    while hand.state.street < street:
        hand.play(f"{hand.menu.seat} check")
    if not street:
        hand.play("2 bring-in")
    assert hand.menu.wager.choices == (size,)
    hand.play(f"1 {'bet' if street else 'raise'} {size}")
    assert hand.menu.wager.choices == (2 * size,)


@pytest.mark.rule("rrop3:8.stud.0d")
def test_upcards_lie_in_the_order_they_came_and_cannot_be_rearranged():
    hand = stud({1: "QsQd2c7h8s", 2: "AsAc9hKd4c"})
    hand.play("1 bring-in", "2 call", "2 check", "1 check")
    assert hand.state.street == 2
    for wish, events in accepted(hand.state):
        after = apply(hand.state, *events)
        assert [upcards(after, seat) for seat in (1, 2)] == [
            upcards(hand.state, seat) for seat in (1, 2)
        ], wish
    for viewer in (RAIL, 1, 2):
        seen = view(hand.state, viewer).seats[1]
        shown = [card for card, up in zip(seen.cards, seen.up, strict=True) if up]
        assert show_cards(shown) == "9hKd4c"
    hand.play(*["2 check", "1 check"] * 3)
    assert show_cards(view(hand.state, RAIL).seats[1].cards).startswith("AsAc9hKd4c")


@pytest.mark.rule("rrop3:8.stud.1a")
def test_deuce_of_clubs_in_seat_seven_brings_it_in_before_that_of_diamonds():
    hand = stud({2: "8s8cKh", 4: "7s7c2d", 5: "6s6c9s", 7: "5s5c2c"})
    assert hand.menu.seat == 7
    assert hand.menu.bring_in == 3
    assert "rrop3:8.stud.1a" in refused(hand, "7 fold").rules
    assert "rrop3:8.stud.1a" in refused(hand, "7 check").rules
    hand.play("7 bring-in")
    assert hand.happened(ev.BroughtIn) == [ev.BroughtIn(7, 3, 3)]
    assert "rrop3:8.stud.1a" in refused(hand, f"{hand.menu.seat} bring-in").rules


@pytest.mark.rule("rrop3:8.stud.1b")
def test_of_equal_boards_on_fourth_street_the_one_dealt_first_acts_first():
    hand = stud({1: "8s8c2c3h", 3: "7s7cAh9c", 5: "6s6cAd9s"})
    hand.play("1 bring-in", "3 call", "5 call")
    assert show_cards(upcards(hand.state, 3)) == "Ah9c"
    assert show_cards(upcards(hand.state, 5)) == "Ad9s"
    assert hand.menu.seat == 3


@pytest.mark.rule("rrop3:8.stud.1b")
def test_open_pair_starts_before_a_higher_card():
    hand = stud({1: "8s8c2c2h", 3: "7s7cAh9c"})
    hand.play("1 bring-in", "3 call")
    assert hand.menu.seat == 1


@pytest.mark.rule("rrop3:8.stud.2")
def test_low_card_puts_in_five_or_fifteen_and_nothing_else():
    hand = stud({1: "KsKd9c", 7: "QsQd2c"}, FIFTEEN)
    menu = hand.menu
    assert (menu.seat, menu.bring_in, menu.fold, menu.check, menu.call) == (7, 5, False, False, 0)
    assert menu.wager.choices == (15,)
    refused(hand, "7 bet 10")
    refused(hand, "7 bet 30")
    hand.play("7 bet 15")
    assert hand.state.bets[7] == 15
    assert hand.menu.wager.choices == (30,)


@pytest.mark.rule("rrop3:8.stud.3")
def test_three_raises_follow_a_completion():
    hand = stud({1: "KsKd9c", 2: "QsQd8c", 3: "JsJd2c"}, FIFTEEN)
    hand.play("3 bring-in")
    assert hand.menu.wager[0] == "complete"
    hand.play("1 raise 15", "2 raise 30", "3 raise 45", "1 raise 60")
    assert hand.menu.wager is None
    assert "rrop3:3.bets.3a" in refused(hand, "2 raise 75").rules


def open_pair():
    """Seat 1 shows a pair of nines on fourth street, seat 2 a king and a queen."""
    hand = stud({1: "AsJs9c9d", 2: "7s7cKhQh", 3: "6s6c2c5h"}, SMALL)
    return hand.play("3 bring-in", "1 call", "2 call")


@pytest.mark.rule("rrop3:8.stud.4a")
def test_open_pair_on_fourth_street_may_check_bet_five_or_bet_ten():
    hand = open_pair()
    menu = hand.menu
    assert (menu.seat, menu.check, menu.wager.choices) == (1, True, (5, 10))
    hand = stud({1: "AsJs9c8d", 2: "7s7cKhQh", 3: "6s6c2c5h"}, SMALL)
    hand.play("3 bring-in", "1 call", "2 call")
    assert hand.menu.wager.choices == (5,), "without a pair it is the lower limit"


@pytest.mark.rule("rrop3:8.stud.4b")
def test_bet_of_five_over_an_open_pair_is_raised_to_ten_or_fifteen():
    hand = open_pair().play("1 bet 5")
    menu = hand.menu
    assert (menu.call, menu.wager.choices) == (5, (10, 15))
    hand.play("2 raise 15")
    assert hand.menu.wager.choices == (25,)
    small = open_pair().play("1 bet 5", "2 raise 10")
    assert small.menu.wager.choices == (15, 20), "small raises leave the choice"


@pytest.mark.rule("rrop3:8.stud.4b")
def test_bet_of_ten_over_an_open_pair_is_raised_to_twenty_only():
    hand = open_pair().play("1 bet 10")
    assert (hand.menu.call, hand.menu.wager.choices) == (10, (20,))
    refused(hand, "2 raise 15")


@pytest.mark.rule("rrop3:8.stud.4c")
def test_players_after_a_checked_open_pair_have_the_same_choice():
    hand = open_pair().play("1 check")
    menu = hand.menu
    assert (menu.seat, menu.check, menu.wager.choices) == (2, True, (5, 10))


@pytest.mark.rule("rrop3:8.stud.8")
def test_left_of_a_low_card_all_in_for_the_ante_may_fold_open_or_bet_in_full():
    stacks = [1000] * 4 + [2, 1000]
    hole = {1: "KsKd9c", 2: "QsQd8h", 3: "JsJd7d", 4: "TsTd6h", 5: "9s9d2c", 6: "8s8dAh"}
    hand = stud(hole, FIFTEEN, stacks=stacks, button=6)
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.check, menu.bring_in) == (6, True, False, 5)
    assert menu.wager.choices == (15,)
    hand.play("6 fold")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.bring_in) == (1, True, 5)
    hand.play("1 bring-in")
    assert (hand.menu.seat, hand.menu.call) == (2, 5)


def said(hand):
    """What the dealer announced, round by round and raise by raise."""
    state = begin(hand.setup)
    lines = []
    for event in hand.events:
        evolve(state, event)
        lines += [text.en for text in announcements(state, event)]
    return lines


@pytest.mark.rule("rrop3:8.stud.12")
def test_dealer_announces_low_card_pairs_high_hand_and_raises_but_no_draws():
    hand = stud({1: "AsJs9h9d", 2: "7s7cKhQh", 3: "6s6c5c2s"})
    hand.play("3 bring-in", "1 call", "2 call")
    assert said(hand) == [
        "Seat 3 is low.",
        "Seat 1 shows: pair of nines.",
        "Seat 1 is high.",
    ]
    hand.play("1 bet 10", "2 raise 20")
    assert said(hand)[3:] == ["Seat 2 raises to 20."]
    opened = hand.happened(ev.RoundOpened)[-1]
    pair, high = announcements(hand.state, opened, ("", "Ada", "Max", "Tom"))
    assert (pair.en, high.en) == ("Ada shows: pair of nines.", "Ada is high.")
    assert announcements(hand.state, opened)[0].fr == "Le siège 1 montre\u00a0: paire de neuf."


@pytest.mark.rule("rrop3:8.stud.12")
def test_four_hearts_in_a_row_are_announced_as_no_more_than_a_high_card():
    hand = stud({1: "2s2dThJhQhKh", 2: "7s7c3c4d6s8d"})
    hand.play("2 bring-in", "1 call", *["1 check", "2 check"] * 2)
    assert hand.state.street == 3
    assert set(said(hand)[1:]) == {"Seat 1 is high."}


@pytest.mark.rule("rrop3:8.stud.19")
def test_call_against_four_open_kings_is_not_given_back():
    hole = {1: "2s2dKhKsKdKc3h", 2: "7s7c7dJc6s6d5c"}
    hand = stud(hole)
    hand.play("2 bring-in", "1 call", *["1 check", "2 check"] * 3)
    hand.play("1 bet 20", "2 call")
    assert hand.happened(ev.UncalledReturned) == []
    assert sum(award.amount for award in hand.happened(ev.PotAwarded)) == 50
    assert hand.stacks == (1025, 975)
