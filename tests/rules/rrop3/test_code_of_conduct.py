"""Robert's rules, section 1: the code of conduct, and what its breaches cost."""

from dataclasses import replace

import pytest

from croupier.cardroom import orders as order
from croupier.cardroom.breaches import BREACHES, CODE_OF_CONDUCT, IMPROPER_ACTS
from croupier.cardroom.conduct import Choice, complain, log_breach, open_case, sanction
from croupier.cardroom.decks import DeckFlagged, Decks, Moment, evolve, may_change
from croupier.cardroom.notices import code_of_conduct
from croupier.cardroom.people import (
    BarLifted,
    BreachLogged,
    By,
    Evidence,
    Files,
    Place,
    Sanctioned,
    folded,
    lift_bar,
    may_join,
    standing,
)
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.rulebook.catalogue import all_rules, rule_of
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused

ROBERT = house("rrop3_cash")
DEALER = By("Denis", "dealer")
FLOOR = By("Flora", "floor")
MANAGER = By("Max", "manager")
SECURITY = By("Serge", "security")
DOORS = ("list", "seat", "tournament")


def report(breach, *people, by=FLOOR, at=1000, hand=41, note="", **facts):
    offenders = tuple(Offender(person, seat) for person, seat in people)
    return Report(breach, offenders, by, at, Place("T1", hand), Facts(**facts), note)


def logged(files, one, rules=ROBERT):
    """The decision on a report, and the files with it."""
    decision = log_breach(files, rules, one)
    return decision, folded(decision.events, files)


def answered(files, number, choice, rules=ROBERT, by=FLOOR, at=1010):
    """The decision on a sanction of somebody who has since moved, and the files with it."""
    now = replace(choice, now=Place("T2", seat=1))
    decision = sanction(files, rules, number, now, by, at)
    return decision, folded(decision.events, files)


def kept_out(files, person, at, rules=ROBERT):
    """Where *person* may not come in, with the articles that keep him out."""
    shut = {}
    for door in DOORS:
        try:
            may_join(files, rules, person, at, door)
        except RoomRefused as refused:
            shut[door] = refused.rules
    return shut


@pytest.mark.rule("rrop3:1.conduct.0")
def test_whoever_is_barred_comes_in_nowhere_until_the_bar_is_lifted():
    _, files = logged(Files(), report("threats", ("paul", 4)))
    assert kept_out(files, "paul", 1005) == {}
    decision, files = answered(files, 1, Choice("bar"), by=MANAGER)
    rules = ("rrop3:1.conduct.2", "rrop3:1.conduct.0")
    assert decision.events[0].rules == rules
    assert decision.why.rules == rules
    for at in (1010, 10**9):
        assert kept_out(files, "paul", at) == dict.fromkeys(DOORS, rules)
    assert kept_out(files, "quentin", 1010) == {}
    lifted, why = lift_bar(files, ROBERT, "paul", MANAGER, 2000, "apologised")
    assert isinstance(lifted, BarLifted)
    assert why.facts["lifts"] == (2,)
    files = folded([lifted], files)
    assert kept_out(files, "paul", 2000) == {}
    assert [entry.number for entry in files.of("paul")] == [1, 2, 3]


@pytest.mark.rule("rrop3:1.conduct.0")
def test_the_house_publishes_its_code_of_conduct_in_eight_items():
    notice = code_of_conduct(ROBERT)
    assert [item.id for item in notice.shows] == [f"rrop3:1.conduct.{n}" for n in range(1, 9)]
    assert notice.why.rules[0] == "rrop3:1.conduct.0"
    groups = {BREACHES[breach].group for breach in BREACHES if is_code(breach)}
    assert groups == {"code", "collusion"}


def is_code(breach):
    return BREACHES[breach].rules[0] in CODE_OF_CONDUCT


@pytest.mark.rule("rrop3:1.conduct.0")
@pytest.mark.parametrize("breach", [breach for breach in BREACHES if is_code(breach)])
@pytest.mark.parametrize("preset", ["rrop3_cash", "tda", "online", "home"])
def test_whatever_its_scale_a_house_may_bar_whoever_broke_the_code(breach, preset):
    rules = house(preset)
    files = folded(log_breach(Files(), rules, report(breach, ("paul", 4), device="call")).events)
    offered = open_case(files, rules, 1).offered
    assert [kind.away for kind in offered].count("until_lifted") == 1


@pytest.mark.rule("rrop3:1.conduct.0")
def test_only_the_house_lifts_a_bar_and_only_one_that_stands():
    _, files = logged(Files(), report("threats", ("paul", 4)))
    with pytest.raises(RoomRefused, match="No bar stands"):
        lift_bar(files, ROBERT, "paul", MANAGER, 2000)
    _, files = answered(files, 1, Choice("bar"))
    with pytest.raises(RoomRefused, match="Only the floor or the manager") as refused:
        lift_bar(files, ROBERT, "paul", DEALER, 2000)
    assert refused.value.rules == ("rrop3:1.conduct.0",)


@pytest.mark.rule("rrop3:1.conduct.1")
def test_cheating_removes_both_from_the_table_with_the_hand_attached_to_the_case():
    reported = report("collusion", ("ann", 2), ("bob", 5), by=By("carl", "player"), hand=41)
    kept = complain(Files(), ROBERT, reported)
    files = folded(kept.events)
    assert kept.orders == ()
    decision, files = logged(files, report("collusion", ("ann", 2), ("bob", 5), hand=41))
    for person, seat in (("ann", 2), ("bob", 5)):
        assert order.SeatToVacate(person, "T1", seat) in decision.orders
        complaint, entry = files.of(person)
        assert (complaint.complaint, entry.complaint) == (True, False)
        assert entry.rules == ("rrop3:1.conduct.1",)
        assert entry.evidence == (Evidence("hand_history", "T1", 41),)
    assert open_case(files, ROBERT, 3).why.facts["evidence"][0].hand == 41


@pytest.mark.rule("rrop3:1.conduct.1")
def test_a_dealer_calls_the_floor_to_rule_on_cheating():
    with pytest.raises(RoomRefused, match="not for a player or the dealer") as refused:
        log_breach(Files(), ROBERT, report("collusion", ("ann", 2), by=DEALER))
    assert refused.value.rules == ("rrop3:1.conduct.1",)


@pytest.mark.rule("rrop3:1.conduct.2")
def test_a_bar_for_a_threat_frees_the_seat_after_the_hand_and_is_stored_with_date_and_rule():
    _, files = logged(Files(), report("threats", ("seat4", 4), note="threatened the dealer"))
    decision, files = answered(files, 1, Choice("bar"), at=1012)
    assert order.SeatToVacate("seat4", "T2", 1) in decision.orders
    assert order.PlacesToDelete("seat4") in decision.orders
    stored = files.of("seat4")[-1]
    assert isinstance(stored, Sanctioned)
    assert (stored.kind, stored.at, stored.answers) == ("bar", 1012, 1)
    assert "rrop3:1.conduct.2" in stored.rules


@pytest.mark.rule("rrop3:1.conduct.3")
def test_a_warning_for_obscene_language_is_in_the_file_and_changes_nothing_at_the_table():
    _, files = logged(Files(), report("obscene_language", ("seat3", 3)))
    decision, files = answered(files, 1, Choice("warning"))
    assert decision.orders == ()
    assert [entry.kind for entry in files.of("seat3") if isinstance(entry, Sanctioned)] == [
        "warning"
    ]
    assert files.of("seat3")[-1].rules[0] == "rrop3:1.conduct.3"
    assert kept_out(files, "seat3", 1011) == {}


@pytest.mark.rule("rrop3:1.conduct.4")
def test_the_first_complaint_is_shown_beside_the_second_before_a_sanction_is_chosen():
    neighbour = By("carl", "player")
    files = Files()
    for at, note in ((100, "shouted at carl"), (900, "shouted again")):
        one = report("disturbance", ("paul", 4), by=neighbour, at=at, note=note)
        files = folded(complain(files, ROBERT, one).events, files)
    files = folded(log_breach(files, ROBERT, report("threats", ("paul", 4), at=950)).events, files)
    case = open_case(files, ROBERT, 2)
    assert [(entry.at, entry.note) for entry in case.earlier] == [(100, "shouted at carl")]
    assert case.entry.note == "shouted again"
    assert case.sanctioned == ()
    assert case.why.facts["same_breach"] == 1
    third = open_case(files, ROBERT, 3)
    assert [entry.breach for entry in third.earlier] == ["disturbance", "disturbance"]
    assert third.why.facts["same_breach"] == 0


@pytest.mark.rule("rrop3:1.conduct.5", "rrop3:2.procedures.21")
def test_a_bent_card_is_logged_and_its_deck_may_go_before_its_time():
    decision, files = logged(Files(), report("card_abuse", ("paul", 4), by=DEALER, card="Kh"))
    assert files.of("paul")[0].rules == ("rrop3:1.conduct.5",)
    assert decision.orders == (order.DeckToFlag("T1", "Kh"),)
    decks, now = Decks(first_hand=100), Moment(hand=105, at=600, players=9)
    with pytest.raises(RoomRefused):
        may_change(ROBERT, decks, "request", now)
    why = may_change(ROBERT, evolve(decks, DeckFlagged("Kh")), "request", now)
    assert why.facts["card"] == "Kh"


@pytest.mark.rule("rrop3:1.conduct.6")
def test_a_bar_for_damage_frees_the_seat_after_the_hand_and_lists_the_chips_for_cash_out():
    one = report("property_damage", ("paul", 7), note="broke a chip tray")
    _, files = logged(Files(), one)
    decision, _ = answered(files, 1, Choice("bar"))
    assert decision.orders == (
        order.SeatToVacate("paul", "T2", 1),
        order.ChipsToCashOut("paul", "T2", 1),
        order.PlacesToDelete("paul"),
    )


@pytest.mark.rule("rrop3:1.conduct.7")
def test_a_call_at_the_table_out_of_a_hand_is_one_entry():
    one = report("device", ("seat6", 6), by=DEALER, device="call", live=False)
    decision, files = logged(Files(), one)
    (entry,) = files.of("seat6")
    assert entry.rules == ("rrop3:1.conduct.7",)
    assert decision.orders == ()
    assert decision.why.text == rule_of("rrop3:1.conduct.7").gist


@pytest.mark.rule("rrop3:1.conduct.7")
def test_a_phone_that_only_lies_there_is_not_used():
    with pytest.raises(RoomRefused, match="breaks no rule") as refused:
        log_breach(Files(), ROBERT, report("device", ("seat6", 6), device="on_table"))
    assert refused.value.rules == ("rrop3:1.conduct.7",)


@pytest.mark.rule("rrop3:1.conduct.8")
@pytest.mark.parametrize("preset", ["rrop3_cash", "tda", "online"])
def test_a_weapon_bars_at_once_and_deletes_places_and_locks(preset):
    rules = house(preset)
    one = report("weapon", ("paul", 0), by=SECURITY)
    decision, files = logged(Files(), one, rules)
    assert [type(entry) for entry in files.of("paul")] == [BreachLogged, Sanctioned]
    assert decision.orders == (order.PlacesToDelete("paul"),)
    assert len(standing(files, "paul", 1000).barred) == 1
    assert set(kept_out(files, "paul", 1000, rules)) == set(DOORS)


@pytest.mark.rule("rrop3:1.conduct.8")
def test_an_armed_player_leaves_his_seat_as_well():
    decision, _ = logged(Files(), report("weapon", ("paul", 3), by=SECURITY))
    assert order.SeatToVacate("paul", "T1", 3) in decision.orders


def test_breaches_name_articles_of_the_catalogue_and_cover_the_code_and_the_ten_acts():
    named = {one for breach in BREACHES.values() for one in breach.rules}
    assert named <= set(all_rules())
    assert len(CODE_OF_CONDUCT) == 8
    assert tuple(f"rrop3:1.ethics.{n}" for n in range(1, 11)) == IMPROPER_ACTS
