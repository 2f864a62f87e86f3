"""A table between hands comes back from its file as it was, and from an older one as it can."""

import json
from dataclasses import replace

from croupier.journal import seating_from, seating_to
from croupier.play import Stakes
from croupier.table import Occupant, Seating, Table, empty_table, next_deal
from croupier.table.owed_blinds import BlindBook
from croupier.table.penalties import HandMissed, PenaltyGiven, PenaltyLifted, folded
from croupier.table.seats import Leg

TABLE = Table("t", "holdem", Stakes("none", 10, 10, 5, 10), "online", 6, 1000)
NEW = (
    "blinds",
    "posted",
    "dealt",
    "wishes",
    "straddlers",
    "sit_outs",
    "moves",
    "leg",
    "forfeited",
    "penalties",
)


def with_people() -> Seating:
    seating = empty_table(TABLE)
    for seat in (1, 3, 4):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 1000))
    for _ in range(8):
        deal = next_deal(seating)
        assert deal is not None
        seating = replace(deal.seating, hand=deal.setup.number)
    return seating


def again(seating: Seating) -> Seating:
    return seating_from(seating.table, json.loads(json.dumps(seating_to(seating))))


def test_debts_wishes_and_all_that_was_asked_for_come_back() -> None:
    seating = with_people().absent(3, away=True)
    for _ in range(3):
        deal = next_deal(seating)
        seating = deal.seating if deal else seating
    seating = seating.wishing("p3", "post").sitting_out("p1", "blind")
    seating = replace(seating, straddlers=frozenset({"p4"}), moves={"p4": 6}, leg=Leg("p1", 2))
    seating = replace(seating, forfeited=5)
    assert seating.blinds.debts
    assert again(seating) == seating


def test_penalty_comes_back_with_the_hands_still_to_miss() -> None:
    given = PenaltyGiven(1, "p3", "missed_hands", 4, 2, ("tda:68",))
    missed = HandMissed(1, 3)
    lifted = PenaltyGiven(2, "p4", "disqualification", 0, 2, ("tda:71A",))
    facts = (given, missed, lifted, PenaltyLifted(2, "Fay", "not he"))
    seating = replace(with_people(), penalties=folded(facts)).settled()
    opened = again(seating)
    assert opened == seating
    assert [(one.player, one.left) for one in opened.penalties.all] == [("p3", 3), ("p4", 0)]
    assert not opened.is_here(opened.seats[3])


def test_older_seating_opens_with_nobody_having_drawn_for_the_button() -> None:
    seating = with_people()
    older = {key: value for key, value in seating_to(seating).items() if key not in NEW}
    opened = seating_from(TABLE, {**older, "frozen": False})
    assert opened.seats == seating.seats
    assert opened.blinds.debts == frozenset()
    assert {one.player: one.seat for one in opened.blinds.sitters} == {"p1": 1, "p3": 3, "p4": 4}
    assert opened.blinds.last is None
    deal = next_deal(opened)
    assert deal is not None
    assert len(deal.setup.dealt_in) == 3


def test_ledger_of_a_table_with_other_seats_is_not_taken_over() -> None:
    body = seating_to(with_people())
    body["blinds"]["chairs"] = 9
    assert seating_from(TABLE, body).blinds == seating_from(TABLE, {**body, "blinds": None}).blinds
    assert BlindBook(6).debts == frozenset()
