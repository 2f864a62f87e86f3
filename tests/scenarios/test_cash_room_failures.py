"""Failures others shipped in their rooms: F18 one seat, F23 nobody lost, F29 no loops."""

from itertools import permutations

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom.comings import check_in
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.doing import do
from croupier.cardroom.fold import evolve
from croupier.cardroom.lists import join_list, leave_list, lock_up
from croupier.cardroom.seating import answer_seat, ask_for_seat, leave_seat
from croupier.cardroom.state import Lock, Person
from croupier.cardroom.tables import may_start
from croupier.table.why import RoomRefused
from kit.cash_floor import FLOOR, HOLDEM, CashFloor
from kit.desk_floor import BUY, NL, DeskFloor


def one_seat_left() -> CashFloor:
    floor = CashFloor("1", "2", size=4)
    floor.going("1", "A", "B", "C")
    for player in ("X", "Y"):
        floor.do(check_in, player, floor.at)
    return floor


def test_f18_of_two_clicks_on_the_last_seat_one_counts_and_the_other_is_told_what_to_do() -> None:
    floor = one_seat_left()
    floor.do(ask_for_seat, "X", "1", 4, floor.at, chips=200)
    with pytest.raises(RoomRefused, match="Join the waiting list"):
        floor.do(ask_for_seat, "Y", "1", 4, floor.at, chips=200)
    floor.do(answer_seat, "X", floor.at, by=FLOOR)
    assert floor.seats("1")[4] == "X"
    floor.do(join_list, "Y", HOLDEM, floor.at)
    assert floor.names() == ["Y"]


def test_f18_two_clicks_judged_on_the_same_picture_do_not_both_count() -> None:
    floor = one_seat_left()
    seen = floor.room
    first, second = (
        ask_for_seat(seen, player, "1", 4, floor.at, rules=floor.rules, chips=200)
        for player in ("X", "Y")
    )
    floor.take(first)
    with pytest.raises(RoomRefused, match="Seat 4 of table 1 is X’s"):
        evolve(floor.room, *second.events)


def test_f18_one_player_who_clicks_two_seats_has_one() -> None:
    floor = one_seat_left()
    floor.open("2")
    floor.do(ask_for_seat, "X", "2", 1, floor.at, chips=200)
    with pytest.raises(RoomRefused, match="promise of one"):
        floor.do(ask_for_seat, "X", "2", 2, floor.at, chips=200)
    floor.do(answer_seat, "X", floor.at, by=FLOOR)
    with pytest.raises(RoomRefused, match="X has a seat at table 2"):
        floor.happen(ev.Seated("X", "1", 4, floor.at))


def test_f18_a_call_and_a_kept_seat_that_arrive_twice_count_once() -> None:
    floor = CashFloor("1", size=2)
    floor.going("1", "A")
    floor.wait("X")
    [called] = floor.fill()
    floor.take(called)
    assert floor.called() == ["X"]
    locked = floor.do(lock_up, "X", 5, 20, floor.at)
    floor.take(locked)
    assert len(floor.room.locks) == 1
    with pytest.raises(RoomRefused, match="Seat 2 of table 1 is kept for X"):
        floor.happen(ev.SeatLocked(Lock("X", "1", 1, floor.at, "list"), floor.at))


@pytest.mark.parametrize("arrival", list(permutations("WXYZ"))[::5])
def test_f23_names_that_join_in_one_instant_are_all_kept_in_the_order_they_came(
    arrival: tuple[str, ...],
) -> None:
    floor = CashFloor("1")
    for player in arrival:
        floor.do(check_in, player, floor.at)
    seen = floor.room
    joined = [join_list(seen, player, HOLDEM, floor.at, rules=floor.rules) for player in arrival]
    floor.take(*joined)
    assert floor.names() == list(arrival)
    assert len({entry.order for entry in floor.room.entries}) == len(arrival)


def test_f29_leaving_and_joining_puts_a_name_behind_all_others() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B", "C")
    for _ in range(10):
        floor.do(leave_list, "A", HOLDEM, floor.at)
        floor.do(join_list, "A", HOLDEM, floor.at)
    assert floor.names() == ["B", "C", "A"]


def test_f29_who_leaves_his_seat_does_not_take_it_again_before_the_list() -> None:
    floor = CashFloor("1", size=3)
    floor.going("1", "A", "B", "C")
    floor.wait("W")
    for _ in range(3):
        floor.do(leave_seat, "A", floor.at)
        with pytest.raises(RoomRefused, match="1 names come first"):
            floor.do(ask_for_seat, "A", "1", 1, floor.at, chips=200)
        floor.do(join_list, "A", HOLDEM, floor.at)
        floor.fill()
        assert floor.called() == ["W"]
        floor.do(leave_list, "A", HOLDEM, floor.at)
        floor.sits("W")
        floor.do(leave_seat, "W", floor.at)
        floor.happen(ev.Seated("A", "1", 1, floor.at))
        floor.do(join_list, "W", HOLDEM, floor.at)


def test_f29_one_who_comes_and_goes_does_not_keep_a_game_from_starting() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B", "L")
    floor.open("1")
    floor.fill()
    floor.sits("A")
    floor.sits("B")
    for _ in range(5):
        floor.sits("L")
        assert may_start(floor.table("1"))
        floor.do(leave_seat, "L", floor.at)
        assert may_start(floor.table("1"))
        floor.do(join_list, "L", HOLDEM, floor.at)
        floor.fill()


def desk_with_one_seat_left() -> DeskFloor:
    """A table for four with three players, and two people in the room."""
    floor = DeskFloor()
    floor.offer(size=4)
    floor.seated("A", "B", "C")
    floor.button()
    for player in ("X", "Y"):
        floor.do(d.CheckIn(player))
    return floor


def test_f18_over_the_desk_the_last_seat_is_given_once() -> None:
    floor = desk_with_one_seat_left()
    seen = floor.desk
    for player in ("X", "Y"):
        do(seen, d.AskForSeat(player, NL, 4, BUY), rules=floor.rules, by=FLOOR, at=floor.at)
    floor.do(d.AskForSeat("X", NL, 4, BUY), "X")
    with pytest.raises(RoomRefused, match="Join the waiting list"):
        floor.do(d.AskForSeat("Y", NL, 4, BUY), "Y")
    floor.do(d.AnswerSeat("X"))
    floor.do(d.JoinList("Y", NL), "Y")
    assert floor.seats()[4] == "X"
    assert [entry.player for entry in floor.desk.room.list_of(NL)] == ["Y"]
    floor.check()


def test_f18_over_the_desk_two_answers_on_one_picture_do_not_both_fold() -> None:
    floor = desk_with_one_seat_left()
    seen = floor.desk
    first, second = (
        do(seen, d.AskForSeat(player, NL, 4, BUY), rules=floor.rules, by=FLOOR, at=floor.at)
        for player in ("X", "Y")
    )
    floor.write(first, FLOOR)
    with pytest.raises(RoomRefused, match="Seat 4 of table nl is X’s"):
        floor.write(second, FLOOR)


def test_f18_over_the_desk_who_sits_gets_no_second_seat_by_any_door() -> None:
    floor = desk_with_one_seat_left()
    floor.do(d.PlaceTable("2", 4))
    floor.do(d.OpenTable("2", NL))
    floor.do(t.StepAway("B"))
    for deed in (
        d.AskForSeat("A", "2", 1, BUY),
        d.FirstSeats("2", (("A", 1),)),
        d.JoinList("A", NL),
        d.SitDown("A", BUY),
        t.PlayOver("A", "B", BUY, BUY),
    ):
        with pytest.raises(RoomRefused):
            floor.do(deed)
    assert floor.seats("2") == {}
    floor.check()


@pytest.mark.parametrize("arrival", list(permutations("WXYZ"))[::5])
def test_f23_over_the_desk_names_of_one_instant_are_all_kept(arrival: tuple[str, ...]) -> None:
    floor = DeskFloor()
    floor.offer()
    for player in arrival:
        floor.do(d.CheckIn(player))
    seen = floor.desk
    joined = [
        do(seen, d.JoinList(player, NL), rules=floor.rules, by=Person(player), at=floor.at)
        for player in arrival
    ]
    for decisions in joined:
        floor.write(decisions, FLOOR)
    entries = floor.desk.room.list_of(NL)
    assert [entry.player for entry in entries] == list(arrival)
    assert len({entry.order for entry in entries}) == len(arrival)


def test_f29_over_the_desk_who_comes_and_goes_keeps_no_hand_from_starting() -> None:
    floor = DeskFloor()
    floor.offer(size=3)
    floor.seated("A", "B")
    floor.button()
    floor.wait("L")
    for _ in range(5):
        floor.do(d.SitDown("L", BUY))
        floor.start()
        floor.do(d.LeaveSeat("L", BUY))
        floor.end()
        assert floor.hand().dealt_in
        floor.do(d.JoinList("L", NL), "L")
    assert floor.table().hands == 10
    floor.check()


def test_f29_over_the_desk_leaving_and_joining_does_not_pass_the_list() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("A", "B")
    floor.wait("W")
    floor.do(d.LeaveSeat("A", BUY))
    with pytest.raises(RoomRefused, match=r"1 names come first|is not free"):
        floor.do(d.AskForSeat("A", NL, 1, BUY), "A")
    floor.do(d.JoinList("A", NL), "A")
    assert floor.desk.room.call_of("W") is not None
    floor.do(d.SitDown("W", BUY))
    assert floor.seats()[1] == "W"
    floor.check()
