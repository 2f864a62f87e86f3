"""TDA rules 6, 22, 23 and 26, and the breaches they name: what is announced and disputed when."""

import pytest

from croupier.cardroom.conduct import Choice, log_breach, open_case, sanction
from croupier.cardroom.decks import Decks, Moment, may_change
from croupier.cardroom.disputes import Acted, After, Seen, hand_start, may_dispute, substantial_at
from croupier.cardroom.notices import languages_notice
from croupier.cardroom.orders import HandsToMiss, SeatToVacate
from croupier.cardroom.people import By, Files, Place, folded, may_join
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.hands import with_options

TDA = house("tda")
FLOOR = By("Flora", "floor")
EVENING = 20 * 3600


def report(breach, *seats, **facts):
    offenders = tuple(Offender(f"seat{seat}", seat) for seat in seats)
    here = Place("T1", 30, event="main")
    return Report(breach, offenders, FLOOR, 1000, here, Facts(**facts))


def rules_broken(breach, **facts):
    try:
        return log_breach(Files(), TDA, report(breach, 4, **facts)).events[0].rules
    except RoomRefused:
        return ()


@pytest.mark.rule("tda:6")
def test_both_languages_of_the_table_are_announced_and_without_any_no_game_opens():
    notice = languages_notice(TDA)
    assert "French and English" in notice.text.en
    assert notice.why.rules[0] == "tda:6"
    silent = with_options("tda", house={"languages": ()})
    with pytest.raises(RoomRefused, match="Name at least one before the game opens") as refused:
        languages_notice(silent)
    assert refused.value.rules[0] == "tda:6"


@pytest.mark.rule("tda:22")
def test_a_missed_flush_is_put_right_before_the_riffle_of_the_next_hand_and_not_after():
    after = After(awarded_at=100, next_start=120, substantial_at=150)
    assert "tda:22" in may_dispute(TDA, "reading", 119, after).rules
    for late in (120, 130, 160):
        with pytest.raises(RoomRefused, match="too late") as refused:
            may_dispute(TDA, "reading", late, after)
        assert "tda:22" in refused.value.rules


@pytest.mark.rule("tda:22")
@pytest.mark.parametrize("sign", ["first_riffle", "shuffler_button", "dealer_push"])
def test_the_reading_stands_once_the_next_hand_began_by_any_of_its_signs(sign):
    start = hand_start(TDA, [Seen(sign, 120)])
    assert start is not None
    with pytest.raises(RoomRefused):
        may_dispute(TDA, "reading", 121, After(100, next_start=start.at))


@pytest.mark.rule("tda:22b")
@pytest.mark.parametrize("what", ["count", "award"])
def test_a_pot_error_is_put_right_one_fold_into_the_next_hand_and_not_after_a_call_and_a_raise(
    what,
):
    one_fold = [Acted(125, chips=False)]
    after = After(100, next_start=120, substantial_at=substantial_at(one_fold))
    assert may_dispute(TDA, what, 126, after).rules == ("tda:22b",)
    call_and_raise = [*one_fold, Acted(130, chips=True), Acted(135, chips=True)]
    after = After(100, next_start=120, substantial_at=substantial_at(call_and_raise))
    with pytest.raises(RoomRefused, match="too late") as refused:
        may_dispute(TDA, what, 136, after)
    assert refused.value.rules == ("tda:22b",)


@pytest.mark.rule("tda:22b")
def test_a_pot_error_is_put_right_until_the_next_hand_is_over_at_the_latest():
    walk = After(100, next_start=120, next_over=125)
    assert may_dispute(TDA, "award", 124, walk).rules == ("tda:22b",)
    with pytest.raises(RoomRefused, match="too late"):
        may_dispute(TDA, "award", 125, walk)
    played = After(100, next_start=120, substantial_at=123, next_over=200)
    with pytest.raises(RoomRefused, match="too late"):
        may_dispute(TDA, "award", 124, played)


@pytest.mark.parametrize(
    ("chips", "number"),
    [
        ("", None),
        ("x", None),
        ("xx", None),
        ("xxx", 3),
        ("bx", 2),
        ("xb", 2),
        ("b", None),
        ("bb", 2),
        ("xxb", 3),
    ],
)
def test_two_actions_one_with_chips_or_any_three_are_substantial(chips, number):
    actions = [Acted(at, chips=one == "b") for at, one in enumerate(chips, start=1)]
    assert substantial_at(actions) == number


@pytest.mark.rule("tda:22c")
@pytest.mark.parametrize("what", ["reading", "count", "award"])
def test_in_a_break_a_dispute_is_heard_for_one_minute(what):
    after = After(awarded_at=EVENING, in_break=True)
    why = may_dispute(TDA, what, EVENING + 59, after)
    assert why.rules == ("tda:22c",)
    with pytest.raises(RoomRefused, match="too late"):
        may_dispute(TDA, what, EVENING + 61, after)


@pytest.mark.rule("tda:23b")
@pytest.mark.parametrize("sign", ["first_riffle", "shuffler_button", "dealer_push"])
def test_a_hand_that_begins_a_second_after_the_clock_is_at_the_new_level(sign):
    signal = 5000
    start = hand_start(TDA, [Seen(sign, signal + 1)])
    assert start is not None
    assert start.after(signal)
    assert start.why.rules[0] == "tda:23b"
    earlier = hand_start(TDA, [Seen(sign, signal - 1), Seen("first_riffle", signal + 1)])
    assert earlier is not None
    assert not earlier.after(signal)


def test_the_first_of_several_signs_begins_the_hand_in_whatever_order_they_come():
    signs = [Seen("first_riffle", 12), Seen("dealer_push", 5), Seen("shuffler_button", 8)]
    for order in (signs, signs[::-1]):
        start = hand_start(TDA, order)
        assert start is not None
        assert (start.sign, start.at) == ("dealer_push", 5)
    assert hand_start(TDA, []) is None


@pytest.mark.rule("tda:26")
def test_a_deck_changes_at_a_new_level_and_never_because_a_player_asks():
    decks, now = Decks(), Moment(hand=80, at=9000, players=9)
    with pytest.raises(RoomRefused, match=r"may not ask.*at a new level") as refused:
        may_change(TDA, decks, "request", now)
    assert "tda:26" in refused.value.rules
    assert "tda:26" in may_change(TDA, decks, "new_level", now).rules


def test_devices_break_the_article_on_how_they_are_used():
    assert rules_broken("device", device="call") == ("tda:5A",)
    assert rules_broken("device", device="noise") == ("tda:5A",)
    assert rules_broken("device", device="on_table") == ("tda:5B",)
    assert rules_broken("device", device="use", live=True) == ("tda:5C",)
    assert rules_broken("device", device="use", live=False) == ()
    assert rules_broken("device", device="strategy_aid") == ("tda:5D",)


def test_penalty_rounds_count_the_players_at_the_table():
    files = folded(log_breach(Files(), TDA, report("influencing", 2)).events)
    choice = Choice("missed_rounds", 2, players=8, now=Place("T1", seat=2))
    decision = sanction(files, TDA, 1, choice, FLOOR, 1010)
    assert decision.orders == (HandsToMiss("seat2", "T1", 2, hands=16),)
    with pytest.raises(RoomRefused, match="count the players at the table"):
        sanction(files, TDA, 1, Choice("missed_rounds", 2), FLOOR, 1010)


def test_collusion_is_answered_by_disqualification_and_its_players_come_back_only_elsewhere():
    files = folded(log_breach(Files(), TDA, report("collusion", 2, 5)).events)
    assert [kind.id for kind in open_case(files, TDA, 1).offered] == ["disqualification", "bar"]
    choice = Choice("disqualification", now=Place("T1", seat=2))
    decision = sanction(files, TDA, 1, choice, FLOOR, 1010)
    assert decision.orders == (SeatToVacate("seat2", "T1", 2),)
    files = folded(decision.events, files)
    with pytest.raises(RoomRefused, match="disqualified from this tournament"):
        may_join(files, TDA, "seat2", 2000, "tournament", "main")
    assert may_join(files, TDA, "seat2", 2000, "tournament", "side")
    assert may_join(files, TDA, "seat2", 2000, "list")
