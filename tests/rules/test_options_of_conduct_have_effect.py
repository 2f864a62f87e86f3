"""What a house chooses about conduct, disputes, decks, and notices, and what comes of it."""

from croupier.cardroom.conduct import log_breach, open_case
from croupier.cardroom.decks import Decks, Moment, may_change
from croupier.cardroom.disputes import After, Seen, hand_start, may_dispute
from croupier.cardroom.notices import languages_notice, non_smoking_seats, smoking_notice
from croupier.cardroom.people import By, Files, Place, folded
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.table.why import RoomRefused
from kit.options import outcomes

DEALER = By("Denis", "dealer")


def report(breach, **facts):
    here = Place("T1", 30)
    return Report(breach, (Offender("paula", 6),), DEALER, 900, here, Facts(**facts))


def rules_broken(house, breach, **facts):
    try:
        return log_breach(Files(), house, report(breach, **facts)).events[0].rules
    except RoomRefused:
        return None


def granted(decide):
    try:
        decide()
    except RoomRefused:
        return False
    return True


def test_conduct_phones_bans_them_or_bans_calls_and_live_hands():
    def typing_without_a_hand(rules):
        return rules_broken(rules, "device", device="use")

    def typing_with_a_live_hand(rules):
        return rules_broken(rules, "device", device="use", live=True)

    values = ("banned_at_table", "no_calls_no_live_hand")
    found = outcomes("conduct.phones", values, of=typing_without_a_hand)
    assert found == [("rrop3:1.conduct.7",), None]
    found = outcomes("conduct.phones", values, of=typing_with_a_live_hand)
    assert found == [("rrop3:1.conduct.7",), ("tda:5C",)]


def test_conduct_penalty_scale_says_what_the_house_may_choose():
    def offered(rules):
        files = folded(log_breach(Files(), rules, report("influencing")).events)
        return tuple(kind.id for kind in open_case(files, rules, 1).offered)

    found = outcomes(
        "conduct.penalty_scale",
        (
            "reprimand_suspension_exclusion",
            "warning_hands_rounds_disqualification",
            "warning_mute_kick_ban",
        ),
        of=offered,
    )
    assert found == [
        ("reprimand", "suspension", "exclusion"),
        ("warning", "missed_hands", "missed_rounds", "disqualification"),
        ("warning", "mute", "kick", "ban"),
    ]


def test_conduct_free_fold_is_noted_for_a_penalty_or_is_nothing():
    found = outcomes(
        "conduct.free_fold",
        ("allowed", "penalty_note"),
        of=lambda rules: rules_broken(rules, "free_fold"),
    )
    assert found == [None, ("tda:58",)]


def test_disputes_award_until_the_next_hand_or_substantial_action_in_it():
    def heard_after_the_riffle(rules):
        return granted(lambda: may_dispute(rules, "award", 115, After(100, next_start=110)))

    found = outcomes(
        "disputes.award_until",
        ("next_hand", "next_substantial_action"),
        of=heard_after_the_riffle,
    )
    assert found == [False, True]


def test_disputes_break_seconds_is_how_long_a_result_may_be_disputed_in_a_break():
    def heard_after_a_minute_and_a_half(rules):
        return granted(lambda: may_dispute(rules, "count", 190, After(100, in_break=True)))

    found = outcomes("disputes.break_seconds", (60, 90), of=heard_after_a_minute_and_a_half)
    assert found == [False, True]


def test_dealing_hand_start_says_which_sign_begins_a_hand():
    signs = (Seen("dealer_push", 5), Seen("shuffler_button", 8), Seen("first_riffle", 12))
    served = (*signs, Seen("server_deal", 20))

    def began(rules):
        start = hand_start(rules, served)
        return start and (start.sign, start.at)

    found = outcomes(
        "dealing.hand_start", ("first_riffle", "riffle_button_or_push", "server_deal"), of=began
    )
    assert found == [("first_riffle", 12), ("dealer_push", 5), ("server_deal", 20)]


def test_deck_change_says_on_which_occasion_decks_are_changed():
    occasions = ("dealer_push", "new_level", "house_schedule", "every_hand")
    now = Moment(hand=200, at=9000, players=9)

    def changes(rules, occasion):
        return granted(lambda: may_change(rules, Decks(), occasion, now))

    def changed_at(rules):
        return [one for one in occasions if changes(rules, one)]

    assert outcomes("deck.change", occasions, of=changed_at) == [[one] for one in occasions]


def test_deck_on_request_says_whether_a_player_may_ask():
    now = Moment(hand=200, at=9000, players=9)

    def asked(rules):
        return granted(lambda: may_change(rules, Decks(), "request", now))

    assert outcomes("deck.on_request", ("never", "after_round_or_hour"), of=asked) == [False, True]


def test_house_languages_are_announced_and_no_other_is_spoken():
    def spoken(rules):
        return languages_notice(rules).why.facts["languages"], rules_broken(
            rules, "other_language", language="en"
        )

    found = outcomes("house.languages", (("fr", "en"), ("fr",)), of=spoken, base="rrop3_cash")
    assert found == [(("fr", "en"), None), (("fr",), ("rrop3:2.procedures.27",))]


def test_house_smoking_shows_its_rules_and_marks_seats_or_forbids_it():
    def shown(rules):
        return len(smoking_notice(rules).shows), non_smoking_seats(rules, 9)

    found = outcomes("house.smoking", ("forbidden", "allowed_not_beside_dealer"), of=shown)
    assert found == [(0, ()), (3, (1, 9))]
