"""Robert's rules, sections 1 and 2: improper acts, and manners at the table."""

from dataclasses import replace

import pytest

from croupier.cardroom import orders as order
from croupier.cardroom.conduct import Choice, log_breach, open_case, sanction, shortage
from croupier.cardroom.people import (
    BreachLogged,
    By,
    Evidence,
    Files,
    Place,
    Sanctioned,
    folded,
    may_join,
    standing,
)
from croupier.cardroom.reports import Delay, Facts, Offender, Report
from croupier.rulebook.catalogue import rule_of
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused

ROBERT = house("rrop3_cash")
DEALER = By("Denis", "dealer")
FLOOR = By("Flora", "floor")


def report(breach, *seats, by=FLOOR, hand=41, **facts):
    offenders = tuple(Offender(f"seat{seat}", seat) for seat in seats)
    return Report(breach, offenders, by, 1000, Place("T1", hand), Facts(**facts))


def logged(one, rules=ROBERT):
    """The decision on a report, and the files with it."""
    decision = log_breach(Files(), rules, one)
    return decision, folded(decision.events)


def no_breach(one, rules=ROBERT):
    """The articles that were looked at and are not broken."""
    with pytest.raises(RoomRefused, match="breaks no rule") as refused:
        log_breach(Files(), rules, one)
    return refused.value.rules


def only_entry(files, seat):
    (entry,) = files.of(f"seat{seat}")
    assert isinstance(entry, BreachLogged)
    return entry


@pytest.mark.rule("rrop3:1.ethics.0")
def test_exactly_reprimand_suspension_and_exclusion_are_offered():
    _, files = logged(report("splashing", 2))
    offered = open_case(files, ROBERT, 1).offered
    assert [(kind.id, kind.measure) for kind in offered] == [
        ("reprimand", ""),
        ("suspension", "seconds"),
        ("exclusion", ""),
    ]
    with pytest.raises(RoomRefused, match=r"It offers: reprimand, suspension, exclusion"):
        sanction(files, ROBERT, 1, Choice("missed_rounds", 1, 9), FLOOR, 1010)


@pytest.mark.rule("rrop3:1.ethics.0")
@pytest.mark.parametrize(
    ("choice", "shut_at", "open_at"),
    [
        (Choice("reprimand"), (), (1010, 5000)),
        (Choice("suspension", 600), (1010, 1609), (1610,)),
        (Choice("exclusion"), (1010, 10**9), ()),
    ],
)
def test_the_choice_is_logged_with_its_effect_applied(choice, shut_at, open_at):
    _, files = logged(report("splashing", 2))
    now = replace(choice, now=Place("T1", seat=2))
    decision = sanction(files, ROBERT, 1, now, FLOOR, 1010)
    files = folded(decision.events, files)
    entry = files.of("seat2")[-1]
    assert isinstance(entry, Sanctioned)
    assert (entry.kind, entry.rules) == (choice.kind, ("rrop3:1.ethics.2", "rrop3:1.ethics.0"))
    for at in shut_at:
        with pytest.raises(RoomRefused):
            may_join(files, ROBERT, "seat2", at, "seat")
    for at in open_at:
        may_join(files, ROBERT, "seat2", at, "seat")
    leaves = order.SeatToVacate("seat2", "T1", 2) in decision.orders
    assert leaves == (choice.kind != "reprimand")


@pytest.mark.rule("rrop3:1.ethics.0")
def test_a_suspension_has_a_length_and_a_reprimand_has_none():
    _, files = logged(report("splashing", 2))
    with pytest.raises(RoomRefused, match="A number is missing: suspension") as refused:
        sanction(files, ROBERT, 1, Choice("suspension"), FLOOR, 1010)
    assert "rrop3:1.ethics.0" in refused.value.rules
    with pytest.raises(RoomRefused, match="This takes no number: reprimand"):
        sanction(files, ROBERT, 1, Choice("reprimand", 60), FLOOR, 1010)


@pytest.mark.rule("rrop3:1.ethics.0")
def test_the_house_chooses_not_the_dealer():
    _, files = logged(report("splashing", 2))
    with pytest.raises(RoomRefused, match="Only the floor or the manager"):
        sanction(files, ROBERT, 1, Choice("reprimand"), DEALER, 1010)


@pytest.mark.rule("rrop3:1.ethics.1")
def test_acting_out_of_turn_on_purpose_is_reprimanded_and_the_hand_ruled_apart():
    decision, files = logged(report("out_of_turn", 5, deliberate=True))
    ruling = order.RulingToMake("T1", 41, 5, ("rrop3:3.bets.10a", "rrop3:3.bets.10b"))
    assert decision.orders == (ruling,)
    files = folded(sanction(files, ROBERT, 1, Choice("reprimand"), FLOOR, 1010).events, files)
    assert files.of("seat5")[-1].rules == ("rrop3:1.ethics.1", "rrop3:1.ethics.0")
    assert no_breach(report("out_of_turn", 5, deliberate=False)) == ("rrop3:1.ethics.1",)


@pytest.mark.rule("rrop3:1.ethics.2")
@pytest.mark.parametrize(("counted", "asked"), [(150, 10), (160, 0)])
def test_a_splashed_pot_is_counted_and_what_is_short_is_asked_of_the_seat(counted, asked):
    decision, files = logged(report("splashing", 2, by=DEALER, pot=120, owed=40))
    assert decision.orders == (order.PotToCount("T1", 41, 2, expected=160),)
    short, why = shortage(160, counted, 2)
    assert short == asked
    assert (why.facts["seat"], why.facts["short"]) == (2, asked)
    assert only_entry(files, 2).rules == ("rrop3:1.ethics.2",)


@pytest.mark.rule("rrop3:1.ethics.3")
def test_agreeing_to_check_it_down_is_logged_for_both_and_the_hand_is_finished():
    decision, files = logged(report("check_down", 2, 3, third_all_in=True))
    for seat in (2, 3):
        assert only_entry(files, seat).rules == ("rrop3:1.ethics.3",)
    assert decision.orders == (
        order.HandToLeave("T1", 41, 2, "unchanged"),
        order.HandToLeave("T1", 41, 3, "unchanged"),
    )


@pytest.mark.rule("rrop3:1.ethics.3")
def test_without_a_third_player_all_in_or_a_second_to_agree_there_is_no_such_breach():
    assert no_breach(report("check_down", 2, 3, third_all_in=False)) == ("rrop3:1.ethics.3",)
    with pytest.raises(RoomRefused, match="two sides"):
        log_breach(Files(), ROBERT, report("check_down", 2))


@pytest.mark.rule("rrop3:1.ethics.4")
def test_nobody_reads_a_hand_for_another_before_it_lies_face_up():
    decision, files = logged(report("reading_untabled_hand", 1, tabled=False))
    assert only_entry(files, 1).rules == ("rrop3:1.ethics.4",)
    assert decision.orders == ()
    assert no_breach(report("reading_untabled_hand", 1, tabled=True)) == ("rrop3:1.ethics.4",)


@pytest.mark.rule("rrop3:1.ethics.5")
def test_urging_a_player_to_table_is_logged_and_he_stays_free_to_show_or_muck():
    decision, files = logged(report("urging_to_table", 1, other_seat=2))
    assert only_entry(files, 1).rules == ("rrop3:1.ethics.5",)
    assert decision.orders == (order.HandToLeave("T1", 41, 2, "free_to_show"),)


@pytest.mark.rule("rrop3:1.ethics.6")
def test_telling_a_live_hand_is_a_breach_with_three_in_the_pot_and_the_hand_stays_live():
    decision, files = logged(report("revealing_live_hand", 2, players_in_pot=3))
    assert only_entry(files, 2).rules == ("rrop3:1.ethics.6",)
    assert decision.orders == (order.HandToLeave("T1", 41, 2, "live"),)
    two_left = report("revealing_live_hand", 2, players_in_pot=2)
    assert no_breach(two_left) == ("rrop3:1.ethics.6",)
    betting_over = report("revealing_live_hand", 2, players_in_pot=3, betting_over=True)
    assert no_breach(betting_over) == ("rrop3:1.ethics.6",)


@pytest.mark.rule("rrop3:1.ethics.6")
def test_the_tournament_rules_forbid_it_with_two_left_as_well():
    two_left = report("revealing_live_hand", 2, players_in_pot=2)
    _, files = logged(two_left, house("tda"))
    assert only_entry(files, 2).rules == ("tda:67", "tda:68")


@pytest.mark.rule("rrop3:1.ethics.7")
def test_the_last_five_delays_are_shown_with_their_times_and_a_reprimand_can_be_logged():
    delays = tuple(Delay(hand, 30) for hand in range(51, 57))
    _, files = logged(report("needless_delay", 4, delays=delays))
    case = open_case(files, ROBERT, 1)
    assert case.entry.evidence == tuple(
        Evidence("delay", "T1", hand, 30) for hand in (52, 53, 54, 55, 56)
    )
    assert case.why.facts["evidence"] == case.entry.evidence
    decision = sanction(files, ROBERT, 1, Choice("reprimand"), FLOOR, 1010)
    assert decision.why.rules == ("rrop3:1.ethics.7", "rrop3:1.ethics.0")


@pytest.mark.rule("rrop3:2.procedures.24")
def test_a_player_who_holds_up_the_game_is_told_by_a_notice_that_quotes_the_rule():
    delays = tuple(Delay(hand, 30) for hand in (31, 38, 44, 50))
    decision, files = logged(report("inattention", 4, by=DEALER, delays=delays))
    rules = ("rrop3:2.procedures.24",)
    gist = rule_of("rrop3:2.procedures.24").gist
    assert decision.orders == (order.NoticeToShow("seat4", "T1", 4, gist, rules),)
    assert len(only_entry(files, 4).evidence) == 4


@pytest.mark.rule("rrop3:1.ethics.8")
def test_cards_flung_off_the_table_are_folded_brought_back_unseen_and_logged():
    decision, files = logged(report("careless_fold", 4, by=DEALER))
    assert decision.orders == (
        order.HandToLeave("T1", 41, 4, "folded"),
        order.CardsToRetrieve("T1", 41, 4),
    )
    assert only_entry(files, 4).rules == ("rrop3:1.ethics.8",)


@pytest.mark.rule("rrop3:1.ethics.10")
def test_a_groan_of_a_player_who_folded_is_logged_and_the_hand_goes_on_unchanged():
    decision, files = logged(report("influencing", 7))
    assert only_entry(files, 7).rules == ("rrop3:1.ethics.10",)
    assert decision.orders == (order.HandToLeave("T1", 41, 7, "unchanged"),)
    assert standing(files, "seat7", 1000).barred == ()


@pytest.mark.rule("rrop3:2.procedures.17")
def test_cards_in_a_lap_bring_a_notice_and_the_hand_stays_live():
    decision, files = logged(report("cards_out_of_view", 8, by=DEALER))
    rules = ("rrop3:2.procedures.17",)
    gist = rule_of("rrop3:2.procedures.17").gist
    assert decision.orders == (
        order.NoticeToShow("seat8", "T1", 8, gist, rules),
        order.HandToLeave("T1", 41, 8, "live"),
    )
    assert only_entry(files, 8).rules == rules


@pytest.mark.rule("rrop3:1.ethics.9")
def test_a_second_report_of_stacks_that_hide_cards_shows_as_a_repeat():
    one = report("hindering_stacks", 1, by=DEALER)
    decision, files = logged(one)
    gist = rule_of("rrop3:1.ethics.9").gist
    articles = ("rrop3:1.ethics.9", "rrop3:2.procedures.18")
    notice = order.NoticeToShow("seat1", "T1", 1, gist, articles)
    assert decision.orders == (notice,)
    assert open_case(files, ROBERT, 1).earlier == ()
    files = folded(log_breach(files, ROBERT, one).events, files)
    assert open_case(files, ROBERT, 2).earlier == (files.entries[0],)
