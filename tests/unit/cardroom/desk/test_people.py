"""People over the desk: doors that stay shut, sanctions carried out, guests, seats kept apart."""

import pytest

from croupier.cardroom import orders as order
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.questions import GuestSees
from croupier.cardroom.people import BreachLogged
from croupier.cardroom.reports import Facts
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, NL, DeskFloor


def three() -> DeskFloor:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    return floor


def barred() -> DeskFloor:
    """A table of three, and eve, who is in the room and barred."""
    floor = three()
    floor.do(d.CheckIn("eve"))
    floor.do(p.LogBreach("threats", ("eve",)))
    floor.do(p.Sanction(1, "bar"))
    return floor


DOORS: tuple[Deed, ...] = (
    d.CheckIn("eve"),
    d.JoinList("eve", NL),
    d.JoinList("eve", NL, calls_in=True),
    d.AskForSeat("eve", NL, 5, BUY),
    d.SitDown("eve", BUY),
    d.FirstSeats(NL, (("eve", 5),)),
    d.LockUp("eve", 5, 20),
    t.PlayOver("eve", "bob", BUY, BUY),
)


@pytest.mark.parametrize("deed", DOORS, ids=lambda each: each.tag)
def test_every_door_is_shut_to_who_is_barred(deed: Deed) -> None:
    floor = barred()
    floor.do(t.StepAway("bob"))
    with pytest.raises(RoomRefused, match=r"barred from the room.*rrop3:1\.conduct"):
        floor.do(deed, FLOOR)
    floor.do(p.LiftBar("eve", "talked it over"))
    floor.do(d.CheckIn("eve"), "eve")
    floor.do(d.JoinList("eve", NL), "eve")


def test_suspended_player_comes_back_when_it_is_over() -> None:
    floor = three()
    floor.do(d.CheckIn("eve"))
    floor.do(p.LogBreach("threats", ("eve",)))
    floor.do(p.Sanction(1, "suspension", 600))
    with pytest.raises(RoomRefused, match="suspended"):
        floor.do(d.JoinList("eve", NL), "eve")
    floor.pass_minutes(10)
    floor.do(d.CheckIn("eve"), "eve")
    floor.do(d.JoinList("eve", NL), "eve")


def test_weapon_bars_at_once_and_takes_names_and_kept_seats_along() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("eve", "fay")
    floor.do(d.LockUp("eve", 10, 20))
    floor.do(p.LogBreach("weapon", ("eve", "fay")))
    assert floor.desk.room.entries == ()
    assert floor.desk.room.locks == ()
    assert floor.account("cage") == 0
    floor.check()


def test_barred_player_goes_after_his_hand_and_his_chips_are_cashed_in() -> None:
    floor = three()
    floor.start()
    decisions = floor.do(p.LogBreach("weapon", ("bob",)))
    orders = [one for decision in decisions for one in decision.orders]
    assert order.ChipsToCashOut in {type(one) for one in orders}
    assert "bob" in floor.seats().values()
    floor.end(bob=-10, ana=10)
    assert "bob" not in floor.seats().values()
    assert floor.account("player:bob") == -10
    floor.check()


def test_barred_player_whose_chips_are_picked_up_gets_no_place_on_the_list() -> None:
    floor = three()
    floor.start()
    floor.do(t.EndHand(NL), DEALER)
    floor.do(p.LogBreach("weapon", ("bob",)))
    assert "bob" in floor.seats().values(), "nobody has counted his chips"
    floor.do(t.StepAway("bob"))
    floor.pass_minutes(31)
    floor.do(t.PickUpChips("bob", BUY))
    assert floor.desk.room.list_of(NL) == ()


def test_who_moved_since_his_breach_is_taken_from_the_table_he_is_at_now() -> None:
    floor = three()
    floor.do(p.LogBreach("threats", ("bob",)))
    floor.do(t.ChangeSeat("bob", 7), "bob")
    floor.do(p.Sanction(1, "bar"))
    assert floor.seats() == {1: "ana", 3: "cleo"}
    floor.check()


def test_seat_of_an_absent_offender_is_free_though_somebody_plays_over_it() -> None:
    floor = three()
    floor.hand()
    floor.do(t.StepAway("bob"))
    floor.do(d.CheckIn("quin"))
    floor.do(t.PlayOver("quin", "bob", 600, BUY))
    floor.do(p.LogBreach("weapon", ("bob",)))
    assert 2 not in floor.seats()
    assert (floor.account("player:bob"), floor.account("player:quin")) == (0, 0)
    floor.check()


def test_card_that_was_bent_flags_the_deck_of_the_table() -> None:
    floor = three()
    floor.do(p.LogBreach("card_abuse", ("bob",), Facts(card="Kh")), DEALER)
    assert (floor.table().decks.damaged, floor.table().decks.card) == (True, "Kh")


def test_dealer_logs_manners_and_not_threats_and_anybody_complains_for_nothing() -> None:
    floor = three()
    floor.do(p.LogBreach("obscene_language", ("bob",)), DEALER)
    with pytest.raises(RoomRefused, match="not for a player or the dealer"):
        floor.do(p.LogBreach("threats", ("bob",)), DEALER)
    floor.do(p.Complain("disturbance", ("bob",), "shouts"), "ana")
    entry = floor.last(BreachLogged).fact.event
    assert (entry.complaint, entry.by.role, entry.place.table) == (True, "player", NL)
    for deed in (
        p.LogBreach("lateness", ("bob",)),
        p.LogBreach("threats", ()),
        p.Sanction(1, "nap"),
        p.Sanction(99, "warning"),
        p.CorrectFile(99, "wrong"),
        p.CorrectFile(1, ""),
    ):
        with pytest.raises(RoomRefused) as caught:
            floor.do(deed)
        assert caught.value.rules, deed


def test_guest_sees_his_host_until_somebody_objects() -> None:
    floor = three()
    floor.do(p.BringGuest("ana", "gus"), "ana")
    assert floor.ask(GuestSees("gus")).facts["host"] == "ana"
    with pytest.raises(RoomRefused, match="not bob’s guest"):
        floor.do(p.GuestLeaves("gus"), "bob")
    floor.do(p.ObjectToGuest("bob", "gus"), "bob")
    assert floor.ask(GuestSees("gus")).facts["host"] == ""


def test_two_who_are_kept_apart_get_no_seat_at_one_table() -> None:
    floor = three()
    floor.do(p.KeepApart("ana", "eve", "a quarrel"))
    floor.do(d.CheckIn("eve"))
    with pytest.raises(RoomRefused, match=r"another table than ana.*rrop3:2\.seating\.5"):
        floor.do(d.AskForSeat("eve", NL, 5, BUY), "eve")
    for deed in (p.KeepApart("ana", "ana", "why"), p.KeepApart("ana", "bob", " ")):
        with pytest.raises(RoomRefused, match="keeps nobody apart"):
            floor.do(deed)


def test_reserved_seat_goes_to_whom_it_is_kept_for() -> None:
    floor = three()
    floor.do(p.ReserveSeat("zoe", NL, 5, "sight"))
    floor.do(d.CheckIn("eve"))
    with pytest.raises(RoomRefused, match=r"Seat 5 .* is not free.*rrop3:2\.seating\.7c"):
        floor.do(d.AskForSeat("eve", NL, 5, BUY), "eve")
    floor.do(d.CheckIn("zoe"))
    floor.do(d.AskForSeat("zoe", NL, 5, BUY), "zoe")
    floor.do(d.AnswerSeat("zoe"))
    assert floor.seats()[5] == "zoe"
    floor.do(p.UnreserveSeat("zoe"))


@pytest.mark.parametrize("name", ["", " ", "a b", "=1+1", ":x", "x" * 81, "a,b"])
def test_name_that_cannot_be_kept_is_refused_where_it_comes_in(name: str) -> None:
    floor = three()
    for deed in (
        d.CheckIn(name),
        d.JoinList(name, NL),
        d.PlaceTable(name),
        p.LogBreach("threats", (name,)),
        p.BringGuest("ana", name),
    ):
        with pytest.raises(RoomRefused, match="is no name to keep"):
            floor.do(deed)
