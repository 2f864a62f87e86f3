"""Robert's Rules on waiting lists, new tables and who may sit: section 2."""

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom.changes import request_seat
from croupier.cardroom.comings import check_in, check_out, step_in, step_out
from croupier.cardroom.company import keep_apart, reserve_seat, unreserve_seat
from croupier.cardroom.filling import next_step
from croupier.cardroom.lists import (
    call_unanswered,
    drop_to_bottom,
    is_interest_list,
    join_list,
    leave_list,
    lock_up,
    must_fill,
    pass_call,
)
from croupier.cardroom.must_move import refuse_move
from croupier.cardroom.seating import (
    answer_seat,
    ask_for_seat,
    first_seats,
    hand_over,
    leave_seat,
    settle,
    sit_down,
)
from croupier.cardroom.state import NEVER, Game, Person
from croupier.cardroom.tables import ask_for_table, close_table, may_start, open_table
from croupier.table.why import RoomRefused
from kit.cash_floor import FLOOR, HOLDEM, LISTKEEPER, MANAGER, CashFloor, clock


@pytest.mark.rule("rrop3:2.procedures.1")
def test_a_wish_for_a_table_waits_until_management_opens_it() -> None:
    floor = CashFloor("1")
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    floor.do(ask_for_table, "N", "3-6", floor.at)
    assert floor.room.wanted_tables == (("N", "3-6"),)
    assert floor.room.tables_of("3-6") == ()
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(open_table, "1", "3-6", floor.at, by=Person("N"))
    floor.do(open_table, "1", "3-6", floor.at, by=MANAGER)
    assert floor.table("1").state == "open"
    assert floor.room.wanted_tables == ()


@pytest.mark.rule("rrop3:2.procedures.1")
def test_only_management_closes_a_table_and_only_an_empty_one() -> None:
    floor = CashFloor("1")
    floor.going("1", "A")
    with pytest.raises(RoomRefused, match="Break the table first"):
        floor.do(close_table, "1", floor.at, by=FLOOR)
    floor.do(leave_seat, "A", floor.at)
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(close_table, "1", floor.at, by=Person("A"))
    floor.do(close_table, "1", floor.at, by=FLOOR)
    assert floor.table("1").state == "closed"


@pytest.mark.rule("rrop3:2.seating.1")
def test_who_is_not_here_is_refused_and_who_comes_gets_the_end_with_the_time() -> None:
    floor = CashFloor()
    floor.wait("A", "B")
    with pytest.raises(RoomRefused, match="not in the room") as refusal:
        floor.do(join_list, "N", HOLDEM, floor.at)
    assert refusal.value.rules == ("rrop3:2.seating.1",)
    floor.pass_minutes(3)
    floor.do(check_in, "N", floor.at)
    decided = floor.do(join_list, "N", HOLDEM, floor.at)
    assert floor.names() == ["A", "B", "N"]
    assert floor.room.list_of(HOLDEM)[2].since == clock(20, 3)
    assert decided.why.facts["place"] == 3


@pytest.mark.rule("rrop3:2.seating.1")
def test_a_name_that_is_called_in_has_no_place_until_its_owner_is_here() -> None:
    floor = CashFloor()
    floor.do(join_list, "P", HOLDEM, floor.at, calls_in=True)
    floor.wait("A")
    assert floor.names() == ["A"]
    floor.do(check_in, "P", floor.at)
    assert floor.names() == ["A", "P"]


def test_a_player_has_one_place_on_a_list_and_may_stand_on_several() -> None:
    floor = CashFloor()
    floor.happen(ev.GameOffered(Game("omaha", "omaha", (5, 5))))
    floor.wait("A")
    floor.wait("A", game="omaha")
    with pytest.raises(RoomRefused, match="He keeps place 1"):
        floor.do(join_list, "A", HOLDEM, floor.at)
    assert (floor.names(), floor.names("omaha")) == (["A"], ["A"])


def test_the_interest_list_is_the_waiting_list_once_a_table_opens() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B")
    assert is_interest_list(floor.room, HOLDEM)
    floor.open("1")
    assert not is_interest_list(floor.room, HOLDEM)
    assert floor.names() == ["A", "B"]


@pytest.mark.rule("rrop3:2.seating.2")
def test_one_who_stepped_out_is_passed_over_and_keeps_his_place() -> None:
    floor = CashFloor("1", size=2)
    floor.wait("N", "M", "O")
    floor.do(step_out, "N", floor.at)
    floor.going("1", "P")
    [called] = floor.fill()
    assert floor.called() == ["M"]
    assert called.why.facts["passed_over"] == ("N",)
    assert floor.names()[0] == "N"
    floor.do(step_in, "N", floor.at)
    floor.do(leave_seat, "P", floor.at)
    floor.fill()
    assert floor.called() == ["M", "N"]


@pytest.mark.rule("rrop3:2.seating.2")
@pytest.mark.parametrize(
    ("then", "names"),
    [("skipped", ["N", "M"]), ("bottom", ["M", "N"]), ("struck", ["M"])],
)
def test_a_silent_name_is_skipped_dropped_or_struck(then: str, names: list[str]) -> None:
    floor = CashFloor("1", size=2)
    floor.going("1", "P")
    floor.wait("N", "M")
    floor.fill()
    assert floor.called() == ["N"]
    if then != "skipped":
        with pytest.raises(RoomRefused, match="time to answer"):
            floor.do(call_unanswered, "N", floor.at + 299, by=LISTKEEPER, then=then)
    floor.pass_minutes(5)
    floor.do(call_unanswered, "N", floor.at, by=LISTKEEPER, then=then)
    assert floor.names() == names
    floor.fill()
    assert floor.called() == ["M"]


def test_the_keeper_of_the_list_puts_a_name_at_the_bottom() -> None:
    floor = CashFloor()
    floor.wait("A", "B")
    with pytest.raises(RoomRefused):
        floor.do(drop_to_bottom, "A", HOLDEM, floor.at, by=Person("B"))
    floor.do(drop_to_bottom, "A", HOLDEM, floor.at, by=LISTKEEPER)
    assert floor.names() == ["B", "A"]


def test_a_called_seat_is_kept_for_money_that_comes_back() -> None:
    floor = CashFloor("1", size=2)
    floor.going("1", "P")
    floor.wait("N")
    floor.fill()
    with pytest.raises(RoomRefused, match="5, 10, 30 or 60"):
        floor.do(lock_up, "N", 7, 20, floor.at)
    floor.do(lock_up, "N", 30, 20, floor.at)
    assert (floor.lock("N").minutes, floor.lock("N").money) == (30, 20)
    assert floor.names() == []
    floor.sits("N")
    assert floor.seats("1") == {1: "P", 2: "N"}
    assert floor.room.locks == ()


@pytest.mark.rule("rrop3:2.seating.3a")
def test_a_new_player_goes_to_the_table_with_the_fewest() -> None:
    floor = CashFloor("a", "b", "c")
    for table, players in (("a", 8), ("b", 5), ("c", 7)):
        floor.going(table, *(f"{table}{n}" for n in range(players)))
    floor.wait("N")
    [called] = floor.fill()
    assert isinstance(event := called.events[0], ev.SeatCalled)
    assert event.table == "b"
    assert called.why.facts["players"] == {"a": 8, "b": 5, "c": 7}
    assert "rrop3:2.seating.3a" in called.why.rules


@pytest.mark.rule("rrop3:2.seating.5")
def test_players_kept_apart_are_offered_another_table() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", "P", "R")
    floor.going("2", "S", "T", "U")
    floor.do(keep_apart, "P", "Q", "partners", by=FLOOR)
    floor.wait("Q", "V")
    floor.fill()
    seats = {call.player: call.table for call in floor.room.calls}
    assert seats == {"Q": "2", "V": "1"}
    floor.do(leave_list, "Q", HOLDEM, floor.at)
    with pytest.raises(RoomRefused, match="Tables for him: 2") as refusal:
        floor.do(ask_for_seat, "Q", "1", 5, floor.at, chips=100)
    assert refusal.value.rules == ("rrop3:2.seating.5",)


@pytest.mark.rule("rrop3:2.procedures.10")
def test_a_seat_is_pending_until_the_floor_or_the_list_gives_leave() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B")
    floor.do(check_in, "N", floor.at)
    floor.do(ask_for_seat, "N", "1", 5, floor.at, chips=200)
    assert floor.room.kept_for("1", 5) == "N"
    assert 5 not in floor.seats("1")
    with pytest.raises(RoomRefused, match="floor or the keeper of the list"):
        floor.do(answer_seat, "N", floor.at, by=Person("D", "dealer"))
    floor.do(answer_seat, "N", floor.at, by=LISTKEEPER)
    assert floor.seats("1")[5] == "N"


def test_a_seat_that_is_denied_is_free_again() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B")
    floor.do(check_in, "N", floor.at)
    floor.do(ask_for_seat, "N", "1", 5, floor.at, chips=200)
    floor.do(answer_seat, "N", floor.at, by=FLOOR, grant=False)
    assert 5 in floor.room.free_seats("1")


@pytest.mark.rule("rrop3:2.procedures.25")
def test_who_has_no_chips_and_no_place_on_the_list_does_not_sit() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B")
    floor.do(check_in, "N", floor.at)
    with pytest.raises(RoomRefused, match="does not play here") as refusal:
        floor.do(ask_for_seat, "N", "1", 7, floor.at)
    assert refusal.value.rules == ("rrop3:2.procedures.25",)
    floor.wait("N")
    floor.do(ask_for_seat, "N", "1", 7, floor.at)


@pytest.mark.rule("rrop3:2.seating.4")
def test_who_sits_does_not_get_a_second_seat() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", "A", "B", "C", "P")
    floor.going("2", "S")
    with pytest.raises(RoomRefused, match="change of seat or of table") as refusal:
        floor.do(ask_for_seat, "P", "2", 3, floor.at, chips=500)
    assert refusal.value.rules == ("rrop3:2.seating.4",)
    with pytest.raises(RoomRefused, match="has a seat"):
        floor.happen(ev.Seated("P", "2", 3, floor.at))


@pytest.mark.rule("rrop3:2.seating.7a")
def test_of_those_who_arrive_together_the_highest_on_the_list_has_the_seat() -> None:
    floor = CashFloor("1")
    floor.wait("B", "X", "A")
    floor.open("1")
    decided, losers = first_seats(
        floor.room, "1", (("A", 5), ("B", 5)), floor.at, rules=floor.rules
    )
    floor.take(decided)
    assert floor.seats("1") == {5: "B"}
    assert "Free: 1, 2, 3, 4, 6" in str(losers["A"])
    again, losers = first_seats(floor.room, "1", (("A", 6),), floor.at, rules=floor.rules)
    floor.take(again)
    assert (floor.seats("1"), losers) == ({5: "B", 6: "A"}, {})
    assert floor.names() == ["X"]


@pytest.mark.rule("rrop3:2.seating.7a")
def test_the_first_to_arrive_chooses_whatever_his_place_on_the_list() -> None:
    floor = CashFloor("1")
    floor.wait("B", "X", "A")
    floor.open("1")
    decided, _ = first_seats(floor.room, "1", (("A", 5),), floor.at, rules=floor.rules)
    floor.take(decided)
    assert floor.seats("1") == {5: "A"}


@pytest.mark.rule("rrop3:2.seating.7b")
def test_a_seat_is_kept_while_a_hand_elsewhere_goes_on() -> None:
    floor = CashFloor("old", "new")
    floor.happen(ev.GameOffered(Game("omaha", "omaha", (5, 5))))
    floor.going("old", "P", "R", hand=50, game="omaha")
    floor.wait("P", "W1")
    floor.open("new")
    decided, losers = first_seats(
        floor.room, "new", (("P", 2),), floor.at, rules=floor.rules, in_hand=frozenset({"P"})
    )
    floor.take(decided)
    assert losers == {}
    assert floor.lock("P").since == NEVER
    floor.pass_minutes(7)
    floor.do(hand_over, "P", floor.at)
    assert floor.lock("P").since == clock(20, 7)
    floor.sits("P")
    assert (floor.seats("old"), floor.seats("new")) == ({2: "R"}, {2: "P"})


@pytest.mark.rule("rrop3:2.seating.7c")
def test_a_reserved_seat_is_refused_to_others_and_given_to_its_player() -> None:
    floor = CashFloor("1")
    floor.wait("A", "P")
    floor.open("1")
    floor.do(reserve_seat, "P", "1", 5, "sight", by=FLOOR)
    _, losers = first_seats(floor.room, "1", (("A", 5),), floor.at, rules=floor.rules)
    assert losers["A"].rules == ("rrop3:2.seating.7c",)
    floor.fill()
    assert {call.player: call.seat for call in floor.room.calls} == {"A": 1, "P": 5}
    decided, losers = first_seats(floor.room, "1", (("A", 7),), floor.at, rules=floor.rules)
    floor.take(decided)
    assert (floor.seats("1"), losers) == ({7: "A"}, {})


def test_a_seat_that_is_reserved_no_longer_is_free_to_all() -> None:
    floor = CashFloor("1")
    floor.open("1")
    floor.do(reserve_seat, "P", "1", 5, "sight", by=FLOOR)
    assert 5 not in floor.room.free_seats("1")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(unreserve_seat, "P", by=LISTKEEPER)
    floor.do(unreserve_seat, "P", by=FLOOR)
    assert 5 in floor.room.free_seats("1")


@pytest.mark.rule("rrop3:2.seating.8")
@pytest.mark.parametrize(("leaver", "tenth_sits_in"), [("c", 3), ("j", None)])
def test_a_table_with_one_too_many_has_its_size_when_one_leaves(
    leaver: str, tenth_sits_in: int | None
) -> None:
    floor = CashFloor("1")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(open_table, "1", HOLDEM, floor.at, by=LISTKEEPER, extra=True)
    floor.open("1", extra=True)
    floor.going("1", *"abcdefghij")
    assert len(floor.seats("1")) == 10
    floor.do(leave_seat, leaver, floor.at)
    assert len(floor.seats("1")) == 9
    assert sorted(floor.seats("1")) == list(range(1, 10))
    assert floor.table("1").seats == range(1, 10)
    assert (tenth_sits_in is None) or floor.seats("1")[tenth_sits_in] == "j"
    floor.wait("W")
    assert floor.fill() == ()


@pytest.mark.rule("rrop3:2.seating.10")
@pytest.mark.parametrize(("players", "bound"), [(5, True), (4, False)])
def test_a_player_fills_a_must_move_table_that_would_have_three_vacant_seats(
    players: int, *, bound: bool
) -> None:
    floor = CashFloor("main", "feeder")
    floor.going("main", *"abcdefghi")
    floor.open("feeder")
    floor.happen(ev.FeedDeclared("feeder", "main", "Fay"))
    floor.going("feeder", *(f"f{n}" for n in range(players)))
    floor.wait("N")
    [called] = floor.fill()
    floor.wait("O")
    decided = floor.do(pass_call, "N", floor.at)
    assert floor.names() == (["O", "N"] if bound else ["N", "O"])
    assert decided.why.facts["vacant_with_him"] == (3 if bound else 4)
    assert called.why.text.fr


def test_nobody_is_bound_to_fill_a_table_that_is_neither_new_nor_feeding() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    assert not must_fill(floor.room, floor.table("1"))


def test_a_pass_gives_the_seat_to_the_next_name() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B")
    floor.wait("N", "O")
    first = next_step(floor.room, HOLDEM, floor.at, rules=floor.rules)
    assert first is not None
    floor.take(first)
    floor.do(pass_call, "N", floor.at)
    floor.fill()
    assert {call.player: call.seat for call in floor.room.calls} == {"O": 3}
    floor.sits("O")
    floor.fill()
    assert floor.called() == ["N"]


def test_a_game_can_start_with_two_settled_players() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B")
    floor.open("1")
    floor.fill()
    floor.sits("A")
    assert not may_start(floor.table("1"))
    floor.sits("B")
    assert may_start(floor.table("1"))


@pytest.mark.rule("rrop3:2.seating.10")
def test_seats_to_which_others_are_called_are_vacant_no_more() -> None:
    floor = CashFloor("main", "feeder")
    floor.going("main", *"abcdefghi")
    floor.open("feeder")
    floor.happen(ev.FeedDeclared("feeder", "main", "Fay"))
    floor.going("feeder", *(f"f{n}" for n in range(4)))
    floor.wait("N", "O")
    floor.fill()
    assert floor.called() == ["N", "O"]
    decided = floor.do(pass_call, "N", floor.at)
    assert decided.why.facts["vacant_with_him"] == 3
    assert floor.names() == ["O", "N"]


@pytest.mark.rule("rrop3:2.seating.10")
def test_who_steps_out_when_called_to_a_table_he_must_fill_loses_his_place_too() -> None:
    floor = CashFloor("main", "feeder")
    floor.going("main", *"abcdefghi")
    floor.open("feeder")
    floor.happen(ev.FeedDeclared("feeder", "main", "Fay"))
    floor.going("feeder", *(f"f{n}" for n in range(5)))
    floor.wait("N", "O")
    floor.fill()
    decided = floor.do(step_out, "N", floor.at)
    floor.do(step_in, "N", floor.at)
    assert floor.names() == ["O", "N"]
    assert "rrop3:2.seating.10" in decided.why.rules


@pytest.mark.rule("rrop3:2.seating.2")
def test_who_steps_out_of_a_call_is_called_again_once_he_is_back() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.wait("N")
    floor.fill()
    floor.do(step_out, "N", floor.at)
    assert floor.fill() == ()
    floor.do(step_in, "N", floor.at)
    floor.fill()
    assert floor.called() == ["N"]


@pytest.mark.rule("rrop3:2.seating.2")
def test_a_skipped_name_is_called_again_after_a_while_when_there_is_no_other() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.wait("N")
    floor.fill()
    floor.do(call_unanswered, "N", floor.at, by=LISTKEEPER, then="skipped")
    assert floor.fill() == ()
    floor.pass_minutes(5)
    floor.fill()
    assert floor.called() == ["N"]


def test_who_let_a_call_go_by_is_called_when_another_seat_opens_there() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.wait("N")
    floor.fill()
    floor.do(pass_call, "N", floor.at)
    assert floor.fill() == ()
    floor.do(leave_seat, "c", floor.at)
    floor.fill()
    assert floor.called() == ["N"]


def test_a_table_that_opens_anew_is_a_new_occasion_for_who_passed_it() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefghi")
    floor.open("2")
    floor.wait("A", "B")
    floor.fill()
    floor.do(pass_call, "A", floor.at)
    floor.do(close_table, "2", floor.at, by=FLOOR)
    floor.open("2")
    floor.wait("Z")
    floor.fill()
    assert set(floor.called()) == {"A", "B", "Z"}


@pytest.mark.rule("rrop3:2.seating.3a")
def test_a_new_player_who_is_called_counts_at_his_table() -> None:
    floor = CashFloor("a", "b", "c")
    for table, players in (("a", 7), ("b", 5), ("c", 5)):
        floor.going(table, *(f"{table}{n}" for n in range(players)))
    floor.wait("N", "M", "O", "P")
    floor.fill()
    assert [call.table for call in floor.room.calls] == ["b", "c", "b", "c"]


@pytest.mark.rule("rrop3:2.seating.1")
def test_who_is_not_in_the_room_does_not_ask_for_a_seat() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abc")
    with pytest.raises(RoomRefused, match="not in the room") as refusal:
        floor.do(ask_for_seat, "ghost", "1", 5, floor.at, chips=10)
    assert refusal.value.rules == ("rrop3:2.seating.1",)


@pytest.mark.rule("rrop3:2.seating.7a")
def test_a_later_arrival_does_not_get_the_seat_an_earlier_one_chose() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B")
    floor.open("1")
    for player, seat in (("A", 5), ("B", 2)):
        decided, _ = first_seats(floor.room, "1", ((player, seat),), floor.at, rules=floor.rules)
        floor.take(decided)
        floor.pass_minutes(3)
    floor.do(request_seat, "B", floor.at, seat=5)
    assert floor.seats("1") == {5: "A", 2: "B"}
    floor.do(request_seat, "A", floor.at, seat=2)
    assert floor.seats("1") == {2: "A", 5: "B"}


@pytest.mark.rule("rrop3:2.seating.7a")
def test_a_seat_chosen_from_another_hand_is_not_taken_by_who_comes_later() -> None:
    floor = CashFloor("old", "new")
    floor.happen(ev.GameOffered(Game("omaha", "omaha", (5, 5))))
    floor.going("old", "P", "R", game="omaha")
    floor.wait("P", "B")
    floor.open("new")
    busy = frozenset({"P"})
    for player, seat in (("P", 5), ("B", 2)):
        decided, _ = first_seats(
            floor.room, "new", ((player, seat),), floor.at, rules=floor.rules, in_hand=busy
        )
        floor.take(decided)
    floor.do(request_seat, "B", floor.at, seat=5)
    assert floor.lock("P").seat == 5
    assert floor.seats("new") == {2: "B"}


@pytest.mark.rule("rrop3:2.seating.7c")
def test_a_reserved_seat_is_not_had_by_a_change_of_seats() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefg")
    floor.wait("N")
    floor.do(reserve_seat, "N", "1", 8, "sight", by=FLOOR)
    floor.fill()
    floor.do(request_seat, "a", floor.at, seat=8)
    assert floor.room.calls[0].seat == 8
    assert [kept.seat for kept in floor.room.reserved] == [8]


@pytest.mark.rule("rrop3:2.seating.7c")
@pytest.mark.parametrize("how", ["out", "leaves", "closed"])
def test_a_reservation_ends_with_its_player_or_its_table(how: str) -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefg")
    floor.wait("P")
    floor.do(reserve_seat, "P", "1", 8, "sight", by=FLOOR)
    if how == "out":
        decided = floor.do(check_out, "P", floor.at)
        assert "no seat is kept" in decided.why.text.en
    elif how == "leaves":
        floor.fill()
        floor.sits("P")
        assert floor.room.reserved
        floor.do(leave_seat, "P", floor.at)
    else:
        for player in "abcdefg":
            floor.do(leave_seat, player, floor.at)
        floor.do(close_table, "1", floor.at, by=FLOOR)
        floor.open("1")
    assert floor.room.reserved == ()
    assert 8 in floor.room.free_seats("1")


@pytest.mark.rule("rrop3:2.seating.4")
def test_who_sits_elsewhere_at_his_table_does_not_keep_a_reserved_seat_besides() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefg")
    floor.do(check_in, "P", floor.at)
    floor.do(reserve_seat, "P", "1", 8, "sight", by=FLOOR)
    floor.do(ask_for_seat, "P", "1", 9, floor.at, chips=5)
    floor.do(answer_seat, "P", floor.at, by=FLOOR)
    assert floor.room.free_seats("1") == (8,)


@pytest.mark.rule("rrop3:2.seating.5")
def test_players_kept_apart_after_the_call_do_not_sit_down_together() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdef")
    floor.wait("N", "M")
    floor.fill()
    floor.do(pass_call, "M", floor.at)
    floor.do(ask_for_seat, "M", "1", 9, floor.at)
    for player in ("N", "M"):
        floor.do(keep_apart, player, "a", "couple", by=FLOOR)
    with pytest.raises(RoomRefused, match="another table than a"):
        floor.do(sit_down, "N", floor.at, chips=100)
    with pytest.raises(RoomRefused, match="another table than a"):
        floor.do(answer_seat, "M", floor.at, by=FLOOR)
    floor.do(answer_seat, "M", floor.at, by=FLOOR, grant=False)


@pytest.mark.rule("rrop3:2.seating.12a")
def test_a_player_of_the_table_comes_before_one_whose_request_is_pending() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.do(check_in, "N", floor.at)
    floor.do(ask_for_seat, "N", "1", 9, floor.at, chips=100)
    floor.do(request_seat, "a", floor.at + 1, seat=9)
    floor.do(answer_seat, "N", floor.at + 5, by=FLOOR)
    floor.do(settle, "N", floor.at + 6)
    assert (floor.seats("1")[9], floor.seats("1")[1]) == ("a", "N")


def test_an_announced_name_does_not_come_to_a_list_its_owner_may_not_join() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefgh")
    floor.going("2", *"xyz")
    floor.happen(ev.FeedDeclared("2", "1", "Fay"))
    floor.fill()
    floor.do(refuse_move, "x", floor.at)
    floor.happen(ev.CalledIn("x", HOLDEM, floor.at))
    floor.do(check_in, "x", floor.at + 60)
    assert floor.names() == []


@pytest.mark.rule("rrop3:2.seating.2")
def test_only_names_that_can_hear_their_call_are_waiting() -> None:
    floor = CashFloor("1")
    floor.wait("A", "B", "C")
    floor.do(step_out, "B", floor.at)
    assert floor.room.waiting(HOLDEM) == ("A", "C")
    assert floor.room.waiting(HOLDEM, "A") == ("C",)


@pytest.mark.rule("rrop3:2.seating.4")
def test_who_has_a_seat_kept_chooses_no_other_while_he_is_in_a_hand() -> None:
    floor = CashFloor("old", "there", "new")
    for game in ("omaha", "stud"):
        floor.happen(ev.GameOffered(Game(game, game, (5, 5))))
    floor.going("old", "P", "R", game="omaha")
    floor.going("there", *"abcdefgh", game="stud")
    floor.wait("P")
    floor.wait("P", game="stud")
    floor.fill("stud")
    floor.do(lock_up, "P", 10, 40, floor.at)
    floor.open("new")
    _, losers = first_seats(
        floor.room, "new", (("P", 2),), floor.at, rules=floor.rules, in_hand=frozenset({"P"})
    )
    assert losers["P"].rules == ("rrop3:2.seating.4",)
    assert floor.lock("P").table == "there"
