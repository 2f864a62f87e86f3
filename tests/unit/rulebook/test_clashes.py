"""Choices that cannot stand together are refused, and what is nearly the same is not."""

import re
from dataclasses import dataclass, replace

import pytest

from croupier.data import DataError
from croupier.rulebook import clashes as module
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.clashes import Occasion, clashes
from croupier.rulebook.house import (
    ChoicesClash,
    OwnHouse,
    check_usable,
    house,
    own_house,
    preset_names,
)

TOURNAMENT, CASH = Occasion(tournament=True), Occasion(tournament=False)
LIMIT, NO_LIMIT = Occasion(structure="limit"), Occasion(structure="none")
ONLINE = {"house.venue": "online"}


@dataclass(frozen=True)
class Case:
    """A fault of one check, number *no* of the list: *wrong* clashes and *near* does not.

    *at* is the occasion on which it is a fault, *elsewhere* one on which it is none.
    """

    no: int
    wrong: dict
    near: dict
    at: Occasion | None = None
    elsewhere: Occasion | None = None
    base: str = "neutral"


def in_tournament(no, key, *, wrong, near):
    return Case(no, {key: wrong}, {key: near}, TOURNAMENT, CASH)


def served(no, key, wrong, near):
    return Case(no, {key: wrong}, {key: near}, base="home")


SEATS = Occasion(family="flop", cards_each=6, cards_common=8, deck=52, players=10)
STUD_SEATS = Occasion(family="stud", cards_each=8, cards_common=1, deck=52, players=8)
DRAW_SEATS = Occasion(family="draw", cards_each=8, deck=52, players=8)
LOW_POST = Occasion(structure="pot", least_bet=5, big_blind=10)
POSTED = Occasion(structure="pot", least_bet=10, big_blind=10)

CASES = {
    "tournament.dealing.max_runs": in_tournament(1, "dealing.max_runs", wrong=2, near=1),
    "limit.max_runs": Case(
        1, {"dealing.max_runs": 2}, {"dealing.max_runs": 1}, Occasion(structure="spread"), NO_LIMIT
    ),
    "tournament.blinds.straddle": in_tournament(2, "blinds.straddle", wrong="utg", near="off"),
    "limit.straddle": Case(
        2,
        {"blinds.straddle": "any"},
        {"blinds.straddle": "any", "blinds.straddle_in_limit": True},
        LIMIT,
        NO_LIMIT,
    ),
    "straddle_max": Case(
        2, {"blinds.straddle_max": 2}, {"blinds.straddle_max": 2, "blinds.straddle": "utg"}
    ),
    "straddle_over_button_blind": Case(
        3,
        {"blinds.straddle": "button", "blinds.structure": "button_blind"},
        {"blinds.straddle": "utg", "blinds.structure": "button_blind"},
    ),
    "two_players.three_blinds": Case(
        4,
        {"blinds.structure": "three"},
        {"blinds.structure": "two_equal"},
        Occasion(players=2),
        Occasion(players=3),
    ),
    "two_players.straddle": Case(
        4,
        {"blinds.straddle": "utg"},
        {"blinds.straddle": "off"},
        Occasion(players=2),
        Occasion(players=3),
    ),
    "frozen_button": Case(
        5,
        {"button.first_heads_up": "last_small_blind_gets_button"},
        {
            "button.first_heads_up": "last_small_blind_gets_button",
            "button.headsup_small_blind_on_button": False,
        },
    ),
    "tournament.button.rule": in_tournament(6, "button.rule", wrong="moving", near="dead"),
    "uncapped": Case(
        7, {"limits.raise_cap": 0}, {"limits.raise_cap": 0, "limits.headsup_cap": "uncapped"}
    ),
    "exposed": Case(
        8,
        {"misdeal.exposed_any_n": 1},
        {"misdeal.exposed_any_n": 1, "misdeal.exposed_first_n": 0},
    ),
    "posted.min_open": Case(
        9, {"betting.min_open": "house_amount"}, {"betting.min_open": "big_blind"}, LOW_POST, POSTED
    ),
    "posted.min_open_preflop": Case(
        9,
        {"potlimit.min_open_preflop": "house_amount"},
        {"potlimit.min_open_preflop": "big_blind"},
        LOW_POST,
        POSTED,
    ),
    "cash.deck_change": Case(
        10, {"deck.change": "new_level"}, {"deck.change": "house_schedule"}, CASH, TOURNAMENT
    ),
    "tournament.deck.on_request": in_tournament(
        10, "deck.on_request", wrong="after_round_or_hour", near="never"
    ),
    "tournament.dealing.rabbit_hunt": in_tournament(
        11, "dealing.rabbit_hunt", wrong="free", near="off"
    ),
    "online.hand_start": served(12, "dealing.hand_start", "server_deal", "first_riffle"),
    "online.clock_caller": Case(
        12, {"clock.caller": "automatic"}, {"clock.caller": "any_player"}, base="tda"
    ),
    "online.live_hand_leave": served(12, "absence.live_hand_leave", "check_or_fold", "penalty"),
    "online.deck_change": served(12, "deck.change", "every_hand", "dealer_push"),
    "online.penalty_scale": served(
        12,
        "conduct.penalty_scale",
        "warning_mute_kick_ban",
        "warning_hands_rounds_disqualification",
    ),
    "online.disconnect_time": served(12, "online.disconnect_time", "by_pot_size", "none"),
    "clock.bank": Case(
        13,
        {"clock.enabled": False, "clock.bank_seconds": 30, "clock.bank_max_seconds": 30},
        {"clock.enabled": True, "clock.bank_seconds": 30, "clock.bank_max_seconds": 30},
    ),
    "clock.seconds": Case(
        13,
        {"clock.seconds": 0, "clock.countdown_seconds": 0},
        {"clock.seconds": 0, "clock.countdown_seconds": 0, "clock.enabled": False},
    ),
    "clock.countdown": Case(
        13,
        {"clock.seconds": 5, "clock.countdown_seconds": 8},
        {"clock.seconds": 5, "clock.countdown_seconds": 8, "clock.extra_seconds": 3},
    ),
    "clock.bank_max": Case(
        13,
        {"clock.bank_seconds": 61, "clock.bank_max_seconds": 60},
        {"clock.bank_seconds": 60, "clock.bank_max_seconds": 60},
    ),
    "clock.refill": Case(
        13,
        {"clock.bank_refill_seconds": 5},
        {"clock.bank_refill_seconds": 5, "clock.bank_max_seconds": 60},
    ),
    "rake.none": Case(
        14,
        {"cash.collection": "rake"},
        {"cash.collection": "rake", "cash.rake_pct": 5},
    ),
    "rake.pct": Case(
        14,
        {"cash.rake_pct": 5},
        {"cash.rake_pct": 5, "cash.collection": "rake"},
    ),
    "rake.cap": Case(
        14,
        {"cash.rake_cap": 30, "cash.collection": "time_charge"},
        {"cash.rake_cap": 30, "cash.collection": "rake", "cash.rake_pct": 5},
    ),
    "buy_in": Case(
        15,
        {"cash.min_buy_in_bb": 101, "cash.max_buy_in_bb": 100},
        {"cash.min_buy_in_bb": 100, "cash.max_buy_in_bb": 100},
    ),
    "tournament.blinds.chop": in_tournament(16, "blinds.chop", wrong=True, near=False),
    "tournament.cash.playing_behind": in_tournament(
        16, "cash.playing_behind", wrong=True, near=False
    ),
    "tournament.cash.playing_notes": in_tournament(
        16, "cash.playing_notes", wrong="hundreds", near="none"
    ),
    "tournament.cash.take_off_when_away": in_tournament(
        16, "cash.take_off_when_away", wrong=True, near=False
    ),
    "tournament.absence.max_missed_big_blinds": in_tournament(
        16, "absence.max_missed_big_blinds", wrong=3, near=0
    ),
    "halt_gap": Case(17, {"balancing.halt_gap": 2}, {"balancing.halt_gap": 3}),
    "prestacked": Case(
        18,
        {"entries.prestacked_seats": 2},
        {"entries.prestacked_seats": 2, "entries.late_stack": "blinded_off"},
    ),
    "seats.flop": Case(
        19,
        {"games.max_seats_flop": 10},
        {"games.max_seats_flop": 7},
        SEATS,
        Occasion(family="flop", cards_each=4, cards_common=8, deck=52, players=10),
    ),
    "seats.stud": Case(
        19, {"games.max_seats_stud": 7}, {"games.max_seats_stud": 6}, STUD_SEATS, SEATS
    ),
    "seats.draw": Case(
        19, {"games.max_seats_draw": 7}, {"games.max_seats_draw": 6}, DRAW_SEATS, SEATS
    ),
    "joker": Case(
        20,
        {"draw.joker": True},
        {"draw.joker": False},
        Occasion(family="flop"),
        Occasion(family="draw"),
    ),
    "openers": Case(
        20,
        {"draw.openers": "jacks"},
        {"draw.openers": "anything"},
        Occasion(antes=False),
        Occasion(antes=True),
    ),
    "ante_rounds": Case(
        20,
        {"draw.max_ante_rounds": 3},
        {"draw.max_ante_rounds": 3, "draw.openers": "jacks"},
        Occasion(openers="anything"),
        Occasion(openers="jacks"),
    ),
    "open_one_table": Case(
        21,
        {"seating.initial": "open_one_table"},
        {"seating.initial": "assigned"},
        Occasion(tables=2),
        Occasion(tables=1),
    ),
    "half_chip": Case(
        22, {"odd_chips.unit": "half_chip"}, {"odd_chips.unit": "half_chip", **ONLINE}
    ),
    "blind_range": Case(
        23, {"house.small_blind_range": (5000, 1000)}, {"house.small_blind_range": (1000, 5000)}
    ),
    "blind_outside": Case(
        23,
        {"house.small_blind_range": (10, 50)},
        {"house.small_blind_range": (5, 50)},
        Occasion(small_blind=5),
        Occasion(small_blind=10),
    ),
    "runs_choice": Case(
        24,
        {"online.runs_choice": "always"},
        {"online.runs_choice": "always", "dealing.max_runs": 3},
    ),
    "ante_of_button_blind": Case(
        25,
        {"blinds.ante_payer": "button", "blinds.structure": "button_blind"},
        {"blinds.ante_payer": "big_blind", "blinds.structure": "button_blind"},
    ),
}

ON_OCCASION = [name for name, case in CASES.items() if case.at]


def made(changes: dict, base: str) -> OwnHouse:
    """The house of a file that extends *base* and sets these options."""
    groups: dict = {}
    for key, value in changes.items():
        group, name = key.split(".")
        groups.setdefault(group, {})[name] = value
    return own_house({"extends": base, "options": groups}, "club.toml")


def fault(changes: dict, case: Case) -> module.Clash:
    """The one clash that comes of these choices, at once or on the occasion of the case."""
    with pytest.raises(ChoicesClash) as refused:
        check_usable(made(changes, case.base), case.at or Occasion())
    (clash,) = refused.value.clashes
    return clash


def test_every_combination_of_the_list_is_among_the_cases_and_every_check_has_one():
    assert {case.no for case in CASES.values()} == set(range(1, 26))
    assert sorted(CASES) == sorted(check.id for check in module._CHECKS)


@pytest.mark.parametrize("id", CASES)
def test_the_combination_is_refused_with_its_keys_and_articles(id):
    case = CASES[id]
    clash = fault(case.wrong, case)
    (check,) = (each for each in module._CHECKS if each.id == id)
    assert clash.keys == check.keys
    for said in (clash.why.en, clash.why.fr):
        assert all(key in said for key in clash.keys)
        assert all(rule in said for rule in clash.rules)
    assert clash.why.en != clash.why.fr
    assert clash.rules
    assert all(words_of(rule) for rule in clash.rules)


@pytest.mark.parametrize("id", CASES)
def test_what_is_nearly_the_same_passes(id):
    case = CASES[id]
    for occasion in (case.at or Occasion(), Occasion()):
        check_usable(made(case.near, case.base), occasion)


@pytest.mark.parametrize("id", ON_OCCASION)
def test_where_nobody_has_said_what_is_played_the_choice_passes_and_where_it_applies(id):
    case = CASES[id]
    mine = made(case.wrong, case.base)
    for occasion in (Occasion(), case.elsewhere):
        check_usable(mine, occasion)


@pytest.mark.parametrize("id", ON_OCCASION)
def test_what_a_house_merely_inherits_is_ignored_where_it_cannot_apply(id):
    case = CASES[id]
    inherited = OwnHouse(made(case.wrong, case.base).rules)
    check_usable(inherited, case.at)


@pytest.mark.parametrize("preset", preset_names())
@pytest.mark.parametrize("at", [TOURNAMENT, CASH, LIMIT, NO_LIMIT, SEATS, Occasion(players=2)])
def test_no_preset_clashes_anywhere(preset, at):
    assert clashes(house(preset).options, at=at) == ()


def test_a_choice_may_clash_with_what_was_inherited():
    with pytest.raises(ChoicesClash, match=r"house.venue = home") as refused:
        made({"house.venue": "home"}, "online")
    assert len(refused.value.clashes) == 6


def test_a_live_clock_may_start_by_itself_with_a_device_of_the_dealer():
    tda = house("tda").options
    live = replace(tda, clock=replace(tda.clock, caller="automatic"))
    found = [len(clashes(live, at=Occasion(dealer_device=each))) for each in (True, False, None)]
    assert found == [0, 1, 1]


def test_an_odd_unit_cannot_be_halved_even_online():
    options = made({"odd_chips.unit": "half_chip", **ONLINE}, "neutral").rules.options
    assert [len(clashes(options, at=Occasion(unit=unit))) for unit in (2, 5)] == [0, 1]


def test_only_the_gap_that_is_allowed_makes_a_halt_too_early():
    near = {"balancing.halt_gap": 2, "balancing.max_gap": "one_always"}
    assert made(near, "neutral")
    with pytest.raises(ChoicesClash):
        made({**near, "balancing.halt_gap": 1}, "neutral")


def test_a_refusal_says_what_why_what_would_do_and_the_rule():
    clash = fault(CASES["uncapped"].wrong, CASES["uncapped"])
    assert clash.why.en == (
        "limits.raise_cap = 0, limits.headsup_cap = uncapped_if_headsup_before_cap: "
        "where raises have no cap there is none heads-up either; "
        "set headsup_cap = uncapped, or a raise_cap above 0 (rrop3:3.bets.3a, rrop3:3.bets.4a)"
    )


def test_the_words_of_the_checks_are_typeset_and_none_is_left_over():
    assert set(module._words()) == {check.id for check in module._CHECKS}
    for words in module._words().values():
        for text in (words.why, words.do):
            assert not re.search("'", text.en + text.fr)
            assert not re.search(r"[^\u00a0][:;?!%]", text.fr)
            assert not text.en.endswith(".")


def test_a_clash_is_an_error_of_the_data():
    assert issubclass(ChoicesClash, DataError)
