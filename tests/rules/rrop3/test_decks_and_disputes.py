"""Robert's rules, section 2: decks, disputes, languages; and who may smoke where."""

import pytest

from croupier.cardroom import orders as order
from croupier.cardroom.conduct import log_breach
from croupier.cardroom.decks import (
    DeckBrought,
    DeckFlagged,
    Decks,
    Moment,
    SetupBrought,
    evolve,
    may_change,
)
from croupier.cardroom.disputes import After, Seen, hand_start, may_dispute
from croupier.cardroom.notices import (
    languages_notice,
    non_smoking_seats,
    smoking_notice,
    smoking_rules_broken,
)
from croupier.cardroom.people import By, Files, Place
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.hands import with_options

ROBERT = house("rrop3_cash")
ROBERT_TOURNAMENT = house("rrop3_tournament")
SMOKERS = with_options("rrop3_cash", house={"smoking": "allowed_not_beside_dealer"})
FLOOR = By("Flora", "floor")


def report(breach, seat, **facts):
    here = Place("T1", 30)
    return Report(breach, (Offender("paul", seat),), FLOOR, 1000, here, Facts(**facts))


def at_hand(hand, at=0):
    return Moment(hand=hand, at=at, players=9)


@pytest.mark.rule("rrop3:2.procedures.21")
def test_a_deck_serves_a_whole_round_of_the_table_unless_a_card_is_marked():
    decks = Decks(first_hand=100)
    with pytest.raises(RoomRefused, match=r"5 of 9.*from hand 109 on") as refused:
        may_change(ROBERT, decks, "request", at_hand(105))
    assert refused.value.rules == ("rrop3:2.procedures.21",)
    with pytest.raises(RoomRefused, match="8 of 9"):
        may_change(ROBERT, decks, "request", at_hand(108))
    allowed = may_change(ROBERT, decks, "request", at_hand(109))
    assert (allowed.rules, allowed.facts["hands_used"]) == (("rrop3:2.procedures.21",), 9)
    marked = evolve(decks, DeckFlagged("As"))
    why = may_change(ROBERT, marked, "request", at_hand(105))
    assert (why.facts["damaged"], why.facts["card"]) == (True, "As")


@pytest.mark.rule("rrop3:2.procedures.21")
def test_a_setup_serves_an_hour_unless_a_deck_is_defective():
    decks = Decks(first_hand=1, setup_at=1000)
    with pytest.raises(RoomRefused, match="minutes left: 1") as refused:
        may_change(ROBERT, decks, "request", at_hand(40, at=4599), "setup")
    assert refused.value.rules == ("rrop3:2.procedures.21",)
    assert may_change(ROBERT, decks, "request", at_hand(40, at=4600), "setup").rules
    assert may_change(ROBERT, evolve(decks, DeckFlagged()), "request", at_hand(2, 1100), "setup")


@pytest.mark.rule("rrop3:2.procedures.21")
def test_the_change_of_dealer_does_not_shorten_the_round_of_a_new_deck():
    decks = evolve(Decks(), DeckBrought(hand=100))
    with pytest.raises(RoomRefused, match="whole round"):
        may_change(ROBERT, decks, "dealer_push", at_hand(105))
    assert may_change(ROBERT, decks, "dealer_push", at_hand(109)).facts["hands_used"] == 9


def test_another_deck_is_whole_and_a_new_setup_starts_its_hour():
    worn = evolve(Decks(setup_at=50), DeckFlagged("2c"))
    assert evolve(worn, DeckBrought(hand=7)) == Decks(first_hand=7, setup_at=50)
    assert evolve(worn, SetupBrought(hand=7, at=900)) == Decks(first_hand=7, setup_at=900)


@pytest.mark.rule("rrop3:11.tournament.21")
def test_in_a_tournament_no_player_gets_a_new_deck_for_the_asking():
    decks = Decks(first_hand=1)
    with pytest.raises(RoomRefused, match="may not ask for a new deck") as refused:
        may_change(ROBERT_TOURNAMENT, decks, "request", at_hand(40, at=9000))
    assert refused.value.rules[0] == "rrop3:11.tournament.21"
    assert "when the dealer changes" in refused.value.legal.en


@pytest.mark.rule("rrop3:11.tournament.21")
def test_a_tournament_deck_goes_with_the_dealer_or_before_the_next_hand_if_a_card_is_bent():
    decks, now = Decks(first_hand=40), at_hand(42, at=9000)
    pushed = may_change(ROBERT_TOURNAMENT, decks, "dealer_push", now)
    assert pushed.rules[0] == "rrop3:11.tournament.21"
    with pytest.raises(RoomRefused, match="no occasion"):
        may_change(ROBERT_TOURNAMENT, decks, "new_level", now)
    bent = may_change(ROBERT_TOURNAMENT, evolve(decks, DeckFlagged("7d")), "request", now)
    assert "rrop3:11.tournament.21" in bent.rules
    assert "before the next hand" in bent.text.en


@pytest.mark.rule("rrop3:2.decisions.5a", "rrop3:2.decisions.5b")
@pytest.mark.parametrize("what", ["reading", "count", "award"])
def test_a_pot_is_ruled_on_if_somebody_asks_before_the_first_riffle_of_the_next_hand(what):
    riffle = hand_start(ROBERT, [Seen("first_riffle", 108)])
    assert riffle is not None
    after = After(awarded_at=100, next_start=riffle.at)
    why = may_dispute(ROBERT, what, 107, after)
    assert why.rules == ("rrop3:2.decisions.5a",)
    assert (why.facts["claimed_at"], why.facts["ended_at"]) == (107, 108)
    for late in (108, 109):
        with pytest.raises(RoomRefused, match=r"too late.*result of the hand stands") as refused:
            may_dispute(ROBERT, what, late, after)
        assert refused.value.rules == ("rrop3:2.decisions.5a",)


@pytest.mark.rule("rrop3:2.decisions.5a")
def test_where_no_hand_follows_the_time_ends_when_the_table_closes():
    assert may_dispute(ROBERT, "award", 500, After(awarded_at=100)).facts["ended_at"] is None
    closed = After(awarded_at=100, closed_at=400)
    assert may_dispute(ROBERT, "award", 399, closed)
    with pytest.raises(RoomRefused):
        may_dispute(ROBERT, "award", 400, closed)


@pytest.mark.rule("rrop3:2.decisions.5a")
@pytest.mark.parametrize("rules", [ROBERT, ROBERT_TOURNAMENT])
def test_in_a_break_the_time_ends_with_the_next_hand_or_the_table_too(rules):
    assert may_dispute(rules, "award", 500, After(100, in_break=True))
    ended = (After(100, next_start=400, in_break=True), After(100, closed_at=400, in_break=True))
    for after in ended:
        why = may_dispute(rules, "award", 399, after)
        assert why.rules == ("rrop3:2.decisions.5a",)
        with pytest.raises(RoomRefused, match="too late") as refused:
            may_dispute(rules, "award", 400, after)
        assert refused.value.rules == ("rrop3:2.decisions.5a",)


@pytest.mark.rule("rrop3:2.decisions.5b")
def test_a_hand_starts_at_the_first_riffle_and_at_nothing_else():
    midnight = 20 * 3600
    signs = [
        Seen("dealer_push", midnight + 2),
        Seen("shuffler_button", midnight + 5),
        Seen("first_riffle", midnight + 8),
        Seen("first_riffle", midnight + 11),
    ]
    start = hand_start(ROBERT, signs)
    assert start is not None
    assert (start.sign, start.at) == ("first_riffle", midnight + 8)
    assert start.why.rules == ("rrop3:2.decisions.5b",)
    assert hand_start(ROBERT, signs[:2]) is None
    after = After(awarded_at=midnight, next_start=start.at)
    assert may_dispute(ROBERT, "award", midnight + 7, after)
    with pytest.raises(RoomRefused):
        may_dispute(ROBERT, "award", midnight + 9, after)


@pytest.mark.rule("rrop3:2.procedures.27")
def test_a_third_language_brings_a_notice_that_names_the_rule_and_the_two():
    decision = log_breach(Files(), ROBERT, report("other_language", 3, language="es"))
    (notice,) = decision.orders
    assert isinstance(notice, order.NoticeToShow)
    assert notice.rules == ("rrop3:2.procedures.27",)
    assert notice.text == languages_notice(ROBERT).text
    assert "French and English" in notice.text.en
    assert "français et anglais" in notice.text.fr
    for spoken in ("fr", "en"):
        with pytest.raises(RoomRefused, match="breaks no rule"):
            log_breach(Files(), ROBERT, report("other_language", 3, language=spoken))


@pytest.mark.rule("rrop3:2.procedures.27")
def test_where_french_alone_is_spoken_the_notice_names_french_only():
    french = with_options("rrop3_cash", house={"languages": ("fr",)})
    (notice,) = log_breach(Files(), french, report("other_language", 3, language="en")).orders
    assert isinstance(notice, order.NoticeToShow)
    assert "French" in notice.text.en
    assert "English" not in notice.text.en
    assert "anglais" not in notice.text.fr


@pytest.mark.rule("rrop3:1.smoking.0")
def test_where_nobody_may_smoke_the_three_rules_are_hidden_and_any_smoking_is_a_breach():
    assert smoking_notice(ROBERT).shows == ()
    for smoked in ("cigarette", "cigar", "pipe"):
        decision = log_breach(Files(), ROBERT, report("smoking", 4, smoked=smoked, seats=9))
        assert decision.events[0].rules == ("rrop3:1.smoking.0",)


@pytest.mark.rule("rrop3:1.smoking.0")
def test_where_smoking_is_allowed_its_three_rules_are_shown():
    notice = smoking_notice(SMOKERS)
    assert [one.id for one in notice.shows] == [f"rrop3:1.smoking.{n}" for n in (1, 2, 3)]
    assert notice.why.facts["smoking_allowed"] is True
    with pytest.raises(RoomRefused, match="breaks no rule"):
        log_breach(Files(), SMOKERS, report("smoking", 4, seats=9))


@pytest.mark.rule("rrop3:1.smoking.1")
def test_the_first_and_the_last_of_nine_seats_are_for_non_smokers():
    assert non_smoking_seats(SMOKERS, 9) == (1, 9)
    assert non_smoking_seats(ROBERT, 9) == ()
    broken = [smoking_rules_broken(SMOKERS, seat, 9) for seat in range(1, 10)]
    beside = ("rrop3:1.smoking.1",)
    assert broken == [beside, *[()] * 7, beside]


@pytest.mark.rule("rrop3:1.smoking.1")
def test_cigars_and_guests_break_rules_of_their_own():
    assert smoking_rules_broken(SMOKERS, 9, 9, "cigar") == (
        "rrop3:1.smoking.1",
        "rrop3:1.smoking.2",
    )
    assert smoking_rules_broken(SMOKERS, 0, 9) == ("rrop3:1.smoking.3",)
