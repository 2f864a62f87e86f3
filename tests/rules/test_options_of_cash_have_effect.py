"""What a house chooses about money at the table: each choice, and what comes of it."""

from croupier.cardroom.behind import plays_behind
from croupier.cardroom.buy_in import Terms, buy_in_range, range_for
from croupier.cardroom.money import Left, Money, TookAway, evolve
from croupier.cardroom.notes import counted, playing_notes
from croupier.cardroom.off_table import Wish, take_off
from croupier.cardroom.rake import Award, RakedHand, rake_of, rake_plan
from croupier.cardroom.time_charge import Charge, Rent, fall_due
from croupier.play import Stakes
from croupier.rulebook.house import House
from croupier.table.why import RoomRefused
from kit.options import outcomes

LIMIT = Stakes("limit", 3, 6, 1, 3)
NO_LIMIT = Stakes("none", 10, 10, 5, 10)


def raked(rules: House) -> int:
    """What is raked of a pot of 1000."""
    hand = RakedHand((Award(0, 1, 1000),), dealt_in=6, flop=True)
    return rake_of(rake_plan(rules), hand).total


def test_cash_playing_behind_lets_chips_bought_play_or_not():
    found = outcomes(
        "cash.playing_behind",
        (True, False),
        of=lambda rules: plays_behind(Terms(rules, LIMIT), 500, 500).amount,
    )
    assert found == [500, 0]


def test_cash_take_off_when_away_lets_chips_go_along_or_refuses():
    def takes(rules: House) -> object:
        wish = Wish("ana", stack=740, amount=740, going="for_a_while")
        try:
            return take_off(Money(), rules, wish, 0)
        except RoomRefused as refusal:
            return refusal.rules

    found = outcomes("cash.take_off_when_away", (True, False), of=takes, base="general")
    assert found == [(TookAway("ana", 740, 0),), ("general:acting.10", "rrop3:2.procedures.5c")]


def test_cash_rathole_minutes_ask_for_what_was_taken_away():
    money = evolve(Money(), Left("ana", 740, 0, 740))
    found = outcomes(
        "cash.rathole_minutes",
        (60, 30, 0),
        of=lambda rules: range_for(money, Terms(rules, LIMIT), "ana", 30 * 60).least,
    )
    assert found == [740, 60, 60]


def test_cash_min_buy_in_limit_bets_multiply_the_largest_bet():
    found = outcomes(
        "cash.min_buy_in_limit_bets",
        (10, 20),
        of=lambda rules: buy_in_range(Terms(rules, LIMIT)).least,
    )
    assert found == [60, 120]


def test_cash_min_buy_in_bb_multiply_the_big_blind():
    found = outcomes(
        "cash.min_buy_in_bb", (40, 20), of=lambda rules: buy_in_range(Terms(rules, NO_LIMIT)).least
    )
    assert found == [400, 200]


def test_cash_max_buy_in_bb_is_the_most_or_none_is():
    found = outcomes(
        "cash.max_buy_in_bb", (0, 200), of=lambda rules: buy_in_range(Terms(rules, NO_LIMIT)).most
    )
    assert found == [0, 2000]


def test_cash_collection_is_by_time_by_the_pot_or_not_at_all():
    def taken(rules: House) -> tuple[int, bool]:
        due = fall_due(Rent(), rules, Charge(5, 1800), 0, players=("ana",), waiting=0)
        return raked(rules), bool(due)

    (rules,) = outcomes("cash.rake_pct", (5,), of=lambda rules: rules)
    found = outcomes("cash.collection", ("none", "time_charge", "rake"), of=taken, base=rules)
    assert found == [(0, False), (0, True), (50, False)]


def test_cash_rake_pct_is_taken_of_the_pot():
    (rules,) = outcomes("cash.collection", ("rake",), of=lambda rules: rules)
    assert outcomes("cash.rake_pct", (5, 10), of=raked, base=rules) == [50, 100]


def test_cash_rake_cap_bounds_it_or_there_is_none():
    (by_pot,) = outcomes("cash.collection", ("rake",), of=lambda rules: rules)
    (rules,) = outcomes("cash.rake_pct", (5,), of=lambda rules: rules, base=by_pot)
    assert outcomes("cash.rake_cap", (0, 3), of=raked, base=rules) == [50, 3]


def test_cash_playing_notes_count_hundreds_or_none():
    found = outcomes(
        "cash.playing_notes",
        ("none", "hundreds"),
        of=lambda rules: counted(rules, 50, {100: 3, 50: 1}, playing_notes(rules)).playable,
    )
    assert found == [50, 350]
