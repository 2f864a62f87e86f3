"""The time charge cannot be had for nothing by leaving, nor is it asked twice."""

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.questions import ChargeOf
from croupier.cardroom.time_charge import StandingBrought
from kit.desk_floor import BUY, MANAGER, NL, DeskFloor
from kit.hands import with_options

SECOND = "nl2"


def collect(floor: DeskFloor, table: str, *but: str) -> None:
    """The charge falls due, and everybody pays it, but for some."""
    floor.do(d.LetTimePass())
    for player, how in dict(floor.table(table).rent.standings).items():
        if how == "owes" and player not in but:
            floor.do(t.PayTime(player))


def two_tables() -> DeskFloor:
    """Two tables of a game at which the charge of the first half hour is paid."""
    floor = DeskFloor(with_options("rrop3_cash", seating={"must_move": False}))
    floor.offer()
    floor.do(d.PlaceTable(SECOND, 9))
    floor.seated("ana", "bob", "cleo", "dan")
    floor.do(d.OpenTable(SECOND, NL))
    floor.wait("eve", "fay")
    for player in ("eve", "fay"):
        floor.do(d.SitDown(player, BUY))
    for table in (NL, SECOND):
        floor.do(t.SetCharge(table, 5, 30), MANAGER)
        floor.button(table)
        collect_first(floor, table)
        floor.hand(table)
    return floor


def collect_first(floor: DeskFloor, table: str) -> None:
    """Charges fall due with the first hand."""
    for player in floor.seats(table).values():
        floor.do(t.PayTime(player))


def test_who_leaves_before_the_charge_and_comes_back_after_it_is_not_new() -> None:
    floor = two_tables()
    floor.pass_minutes(29)
    floor.do(d.LeaveSeat("ana", floor.stack("ana")))
    floor.pass_minutes(1)
    collect(floor, NL)
    floor.wait("ana")
    floor.do(d.SitDown("ana", BUY))
    assert floor.ask(ChargeOf("ana")).facts["standing"] == "owes"
    floor.check()


def test_who_comes_back_after_more_than_an_hour_is_new() -> None:
    floor = two_tables()
    floor.do(d.LeaveSeat("ana", floor.stack("ana")))
    floor.pass_minutes(61)
    collect(floor, NL)
    floor.wait("ana")
    floor.do(d.SitDown("ana", BUY))
    assert floor.ask(ChargeOf("ana")).facts["standing"] == "exempt"


def test_who_moves_owing_owes_at_the_other_table() -> None:
    floor = two_tables()
    floor.pass_minutes(31)
    collect(floor, NL, "ana")
    collect(floor, SECOND)
    floor.do(d.RequestTransfer("ana", SECOND), "ana")
    floor.do(d.MoveNow("ana", floor.stack("ana")))
    assert floor.last(StandingBrought).fact.event.source == NL
    assert floor.table(SECOND).rent.standings["ana"] == "owes"
    floor.do(t.PayTime("ana"))
    assert floor.table(SECOND).rent.standings["ana"] == "paid"
    floor.check()


def test_who_has_paid_and_moves_is_not_asked_twice() -> None:
    floor = two_tables()
    paid = floor.account("rent")
    floor.do(d.RequestTransfer("ana", SECOND), "ana")
    floor.do(d.MoveNow("ana", floor.stack("ana")))
    assert floor.table(SECOND).rent.standings["ana"] == "paid"
    assert floor.account("rent") == paid


def test_courtesy_that_is_over_is_over_at_the_other_table() -> None:
    floor = two_tables()
    floor.pass_minutes(31)
    collect(floor, NL, "ana")
    collect(floor, SECOND)
    floor.do(t.TakeCourtesy("ana"), "ana")
    floor.do(d.RequestTransfer("ana", SECOND), "ana")
    floor.do(d.MoveNow("ana", floor.stack("ana")))
    assert floor.table(SECOND).rent.standings["ana"] == "courtesy"
