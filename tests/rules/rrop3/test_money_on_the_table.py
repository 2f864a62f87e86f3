"""Robert's rules, section 2: chips taken away, chips on their way, notes, and whose chips play."""

import pytest

from croupier.cardroom.behind import (
    Purchase,
    after_hand_behind,
    arrive,
    buy_behind,
    playable,
    plays_behind,
)
from croupier.cardroom.buy_in import Move, Terms, bring_stack, buy_in, deliver, range_for
from croupier.cardroom.chips_view import Pile, stack_view
from croupier.cardroom.money import BoughtIn, Left, Money, NotesChanged, Purse, evolve
from croupier.cardroom.notes import (
    NoteBet,
    change_notes,
    counted,
    let_notes_play,
    notes_after_hand,
    playing_notes,
)
from croupier.cardroom.off_table import Wish, held_back, move_on, put_back, take_off
from croupier.cardroom.own_chips import check_own, give_back, set_aside
from croupier.cardroom.postings import stack_change
from croupier.play import Stakes
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.hands import deal, with_options
from kit.refusals import refused

CASH = house("rrop3_cash")
NO_CASH = with_options("rrop3_cash", cash={"playing_notes": "none"})
THREE_SIX = Terms(CASH, Stakes("limit", 3, 6, 1, 3))
EIGHT_PM = 20 * 3600
MINUTE = 60


def folded(money, events):
    """After all *events*."""
    for event in events:
        money = evolve(money, event)
    return money


@pytest.mark.rule("rrop3:2.procedures.5c")
def test_chips_taken_for_safety_come_back_in_full_before_their_owner_is_dealt_in():
    went = take_off(Money(), CASH, Wish("pam", 740, 740, "for_a_while"), 0)
    money = folded(Money(), went)
    assert sum(map(stack_change, went)) == -740
    money = folded(money, put_back(money, CASH, "pam", 500, 60))
    why = held_back(money, CASH, "pam")
    assert why is not None
    assert why.rules == ("rrop3:2.procedures.5c",)
    assert why.facts["away"] == 240
    with pytest.raises(RoomRefused, match="Put back 240"):
        put_back(money, CASH, "pam", 241, 61)
    back = put_back(money, CASH, "pam", 240, 61)
    assert sum(map(stack_change, back)) == 240
    money = folded(money, back)
    assert held_back(money, CASH, "pam") is None


@pytest.mark.rule("rrop3:2.procedures.5c")
def test_nobody_takes_chips_off_the_table_and_stays():
    for live in (False, True):
        wish = Wish("pam", 740, 500, "stays", live=live)
        with pytest.raises(RoomRefused, match=r"rrop3:2\.procedures\.5c"):
            take_off(Money(), CASH, wish, 0)


@pytest.mark.rule("rrop3:2.procedures.5d")
@pytest.mark.parametrize(("minutes", "least"), [(0, 740), (59, 740), (60, 60), (600, 60)])
def test_return_within_an_hour_needs_what_was_taken_away(minutes, least):
    money = folded(Money(), take_off(Money(), CASH, Wish("pam", 740, 0, "for_good"), EIGHT_PM))
    back = EIGHT_PM + minutes * MINUTE
    asked = range_for(money, THREE_SIX, "pam", back)
    assert asked.least == least
    if least == 740:
        assert asked.why.rules == ("rrop3:2.procedures.5d",)
        with pytest.raises(RoomRefused, match=r"at least 740.*rrop3:2\.procedures\.5d"):
            buy_in(money, THREE_SIX, "pam", 739, back)
    assert buy_in(money, THREE_SIX, "pam", least, back) == (BoughtIn("pam", least, back),)


@pytest.mark.rule("rrop3:2.procedures.5d")
def test_short_stack_taken_away_comes_back_too():
    money = evolve(Money(), Left("pam", 45, EIGHT_PM, 45))
    with pytest.raises(RoomRefused, match="at least 45"):
        buy_in(money, THREE_SIX, "pam", 44, EIGHT_PM + 5)
    assert buy_in(money, THREE_SIX, "pam", 45, EIGHT_PM + 5)[0].short
    assert range_for(money, THREE_SIX, "eva", EIGHT_PM + 5).least == 60


@pytest.mark.rule("rrop3:2.procedures.6a")
def test_advance_plays_up_to_what_was_bought():
    terms = Terms(CASH, Stakes("none", 2, 2, 1, 2))
    bought = Purchase(500, stack=100, announced=500)
    money = folded(Money(), buy_behind(Money(), terms, "pam", bought, 0, in_hand=False))
    plays = playable(money, "pam", 100)
    assert plays == 600
    hand = deal(stacks=[1000, 1000, plays], button=3, rules=CASH)
    refused(hand, "3 raise 601")
    hand.play("3 raise 600", "1 fold", "2 fold")
    front, events = after_hand_behind(money, "pam", 350, 60)
    money = folded(money, events)
    assert (front, playable(money, "pam", front)) == (0, 350)
    came = arrive(money, "pam", 90, in_hand=False)
    money = folded(money, came)
    assert front + sum(map(stack_change, came)) == 350
    assert playable(money, "pam", 350) == 350


@pytest.mark.rule("rrop3:2.procedures.6a")
def test_nobody_announces_more_than_he_bought():
    with pytest.raises(RoomRefused, match=r"at most 500.*rrop3:2\.procedures\.6a"):
        plays_behind(THREE_SIX, 500, 501)
    assert plays_behind(THREE_SIX, 500, 300).amount == 300


@pytest.mark.rule("rrop3:2.procedures.6b")
def test_unannounced_advance_counts_as_the_minimum_buy_in():
    bought = Purchase(200, stack=0)
    money = folded(Money(), buy_behind(Money(), THREE_SIX, "pam", bought, 0, in_hand=False))
    assert plays_behind(THREE_SIX, 200).why.rules == ("rrop3:2.procedures.6b",)
    assert playable(money, "pam", 0) == 60
    front, lost = after_hand_behind(money, "pam", 0, 60)
    money = folded(money, lost)
    assert front == 0
    assert [event.amount for event in lost] == [60]
    came = arrive(money, "pam", 90, in_hand=False)
    assert sum(map(stack_change, came)) == 140


@pytest.mark.rule("rrop3:2.procedures.6b")
def test_what_does_not_play_behind_waits_for_the_end_of_the_hand_it_arrives_in():
    bought = Purchase(200, stack=0)
    money = folded(Money(), buy_behind(Money(), THREE_SIX, "pam", bought, 0, in_hand=False))
    came = arrive(money, "pam", 90, in_hand=True)
    money = folded(money, came)
    assert sum(map(stack_change, came)) == 60
    front, lost = after_hand_behind(money, "pam", 0, 95)
    assert (front, lost) == (0, ())
    assert sum(map(stack_change, deliver(money, THREE_SIX, "pam", 95, stack=0))) == 140


@pytest.mark.rule("rrop3:2.procedures.3a")
def test_notes_count_nothing_until_they_are_changed():
    stack = counted(NO_CASH, 0, {50: 4}, playing_notes(NO_CASH))
    assert (stack.playable, stack.changed) == (0, 200)
    assert stack.why.rules == ("rrop3:2.procedures.3a",)
    changed = change_notes("pam", 200, 0, in_hand=False)
    assert stack_change(changed) == 200
    assert stack_change(change_notes("pam", 200, 0, in_hand=True)) == 0


@pytest.mark.rule("rrop3:2.procedures.3b")
def test_notes_play_for_one_hand_when_nobody_objects():
    bet = NoteBet("pam", 20, unaware=True, dealer_lets=True)
    allowed = let_notes_play(NO_CASH, bet, 9)
    assert stack_change(allowed) == 20
    money = evolve(Money(), allowed)
    changed = notes_after_hand(money, "pam", 80, 10)
    assert changed == (NotesChanged("pam", 80, 10),)
    money = folded(money, changed)
    assert notes_after_hand(money, "pam", 80, 11) == ()


@pytest.mark.rule("rrop3:2.procedures.3b")
@pytest.mark.parametrize(
    "bet",
    [
        NoteBet("pam", 20, unaware=True, dealer_lets=True, objecting=("bob",)),
        NoteBet("pam", 20, unaware=False, dealer_lets=True),
        NoteBet("pam", 20, unaware=True, dealer_lets=False),
    ],
)
def test_one_objection_keeps_notes_out_of_the_hand(bet):
    with pytest.raises(RoomRefused, match=r"does not play in this hand.*rrop3:2\.procedures\.3b"):
        let_notes_play(NO_CASH, bet, 9)


@pytest.mark.rule("rrop3:2.procedures.3c")
def test_hundreds_play_and_what_else_the_house_finds_useful():
    hundreds = playing_notes(CASH)
    stack = counted(CASH, 50, {100: 3, 50: 1}, hundreds)
    assert (stack.playable, stack.changed) == (350, 50)
    assert counted(CASH, 50, {100: 3, 50: 1}, playing_notes(CASH, others=(50,))).playable == 400


@pytest.mark.rule("rrop3:12.explanations.5")
def test_fifties_are_changed_where_only_hundreds_play():
    stack = counted(CASH, 0, {100: 1, 50: 2}, playing_notes(CASH))
    assert (stack.playable, stack.changed) == (100, 100)
    assert playing_notes(NO_CASH) == frozenset()


@pytest.mark.rule("rrop3:2.procedures.9")
def test_player_over_a_seat_buys_his_own_chips_and_the_others_stay_untouched():
    aside = set_aside("pam", 300, 0)
    assert sum(map(stack_change, aside)) == -300
    money = folded(Money(), aside)
    with pytest.raises(RoomRefused, match=r"chips of your own.*rrop3:2\.procedures\.9"):
        check_own(CASH, "quin", "pam")
    money = folded(money, buy_in(money, THREE_SIX, "quin", 60, 10))
    assert money.of("pam").aside == 300
    back = give_back(money, "pam", 600)
    assert sum(map(stack_change, back)) == 300
    assert folded(money, back).of("pam").aside == 0
    check_own(CASH, "pam", "pam")


@pytest.mark.rule("rrop3:2.procedures.18")
def test_everybody_sees_what_an_opponent_has_with_the_biggest_chips_first():
    seen = stack_view({100: 4, 25: 5, 500: 3})
    assert seen.total == 2025
    assert seen.piles == (Pile(500, 3), Pile(100, 4), Pile(25, 5))


@pytest.mark.rule("rrop3:2.procedures.5d")
@pytest.mark.parametrize(("minutes", "least"), [(20, 740), (60, 60)])
def test_going_south_by_way_of_another_table_needs_what_was_taken_there(minutes, least):
    money = folded(Money(), buy_in(Money(), THREE_SIX, "paul", 60, 0))
    purse = money.of("paul")
    money = folded(money, move_on(money, "paul", 740, EIGHT_PM))
    at = EIGHT_PM + 60 * minutes
    assert range_for(money, THREE_SIX, "paul", at).least == least
    forced = Move(100, forced=True, same_stakes=True, source="2", purse=purse)
    back = folded(money, bring_stack(money, THREE_SIX, "paul", forced, at))
    assert range_for(back, THREE_SIX, "paul", at).least == 60


def test_who_moved_on_and_lost_it_there_rebuys_there_for_the_minimum():
    there = Move(740, forced=False, same_stakes=True, source="1", purse=Purse(buy_ins=1))
    money = folded(Money(), bring_stack(Money(), THREE_SIX, "paul", there, EIGHT_PM))
    assert buy_in(money, THREE_SIX, "paul", 60, EIGHT_PM + 60) == (
        BoughtIn("paul", 60, EIGHT_PM + 60),
    )
