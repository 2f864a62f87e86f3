"""Robert's Rules on changes of seat and table, must-moves and table breaks: section 2, Seating."""

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.changes import request_seat, request_transfer, withdraw
from croupier.cardroom.comings import check_in, check_out, step_out
from croupier.cardroom.company import keep_apart, play_over
from croupier.cardroom.holds import may_pick_up, pick_up_chips, step_away
from croupier.cardroom.lists import join_list, lock_up
from croupier.cardroom.must_move import balance, declare_feed, must_move_list, refuse_move
from croupier.cardroom.offers import who_gets
from croupier.cardroom.seating import answer_seat, ask_for_seat, leave_seat, sit_down
from croupier.cardroom.state import Game, Lock, Person
from croupier.cardroom.table_break import break_table
from croupier.cardroom.timing import (
    Coming,
    EntryChoice,
    Place,
    before_hand,
    entry_choices,
    window_of,
)
from croupier.cards import parse_card
from croupier.table.why import RoomRefused
from kit.cash_floor import FLOOR, HOLDEM, CashFloor, clock


def fed_main(feeder: str = "ABC", *, style: str = "button") -> CashFloor:
    """A full main table, and a feeder whose players came from the list in the order given."""
    floor = CashFloor("main", "feeder", "second", style=style)
    floor.going("main", *"123456789")
    floor.wait(*feeder)
    floor.open("feeder")
    floor.do(declare_feed, "feeder", "main", by=FLOOR)
    return floor


@pytest.mark.rule("rrop3:2.seating.9a")
def test_an_opening_at_the_main_table_goes_to_the_must_move_list_before_the_waiting_list() -> None:
    floor = fed_main("ABCDEF")
    floor.fill()
    for player in "ABCDEF":
        floor.sits(player)
    floor.wait("W")
    floor.do(leave_seat, "5", floor.at)
    [step, *rest] = floor.fill()
    assert isinstance(lock := step.events[0], ev.SeatLocked)
    assert (lock.lock.player, lock.lock.table, lock.lock.seat) == ("A", "main", 5)
    assert lock.lock.reason == "must_move"
    assert step.why.rules == ("rrop3:2.seating.9a", "rrop3:2.seating.9b")
    assert [type(each.events[0]) for each in rest] == [ev.SeatCalled]
    assert floor.room.calls[0].table == "feeder"


@pytest.mark.rule("rrop3:2.seating.9a")
def test_only_the_house_declares_and_only_tables_of_one_game_and_no_ring() -> None:
    floor = fed_main()
    floor.open("second")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(declare_feed, "second", "feeder", by=Person("A"))
    floor.do(declare_feed, "second", "feeder", by=FLOOR)
    with pytest.raises(RoomRefused, match="cannot feed"):
        floor.do(declare_feed, "main", "second", by=FLOOR)
    floor.do(declare_feed, "second", "", by=FLOOR)
    assert floor.table("second").feeds == ""


@pytest.mark.rule("rrop3:2.seating.9b")
def test_the_must_move_list_has_the_order_of_the_waiting_list_whatever_the_seats() -> None:
    floor = fed_main("ABC")
    for player, seat in (("B", 2), ("C", 4), ("A", 7)):
        floor.happen(
            ev.SeatCalled(player, HOLDEM, "feeder", seat, floor.at, floor.at + 300),
            ev.Seated(player, "feeder", seat, floor.at),
        )
    assert must_move_list(floor.room, "main") == ("A", "B", "C")
    for number, player in enumerate("ABC", 1):
        floor.do(leave_seat, str(number), floor.at)
        floor.fill()
        assert floor.lock(player).seat == number
        floor.sits(player)
    assert floor.seats("main")[3] == "C"


def test_feeders_form_a_chain_with_one_order() -> None:
    floor = fed_main("AB")
    floor.fill()
    floor.sits("A")
    floor.sits("B")
    floor.open("second")
    floor.do(declare_feed, "second", "feeder", by=FLOOR)
    floor.wait("C", "D")
    floor.fill()
    assert {call.player: call.table for call in floor.room.calls} == {"C": "second", "D": "second"}
    floor.sits("C")
    floor.sits("D")
    floor.fill()
    assert {lock.player: lock.table for lock in floor.room.locks} == {"C": "feeder", "D": "feeder"}
    floor.sits("D")
    floor.sits("C")
    assert must_move_list(floor.room, "main") == ("A", "B", "C", "D")


@pytest.mark.rule("rrop3:2.seating.9c")
def test_who_refuses_to_move_is_out_and_may_come_back_after_an_hour() -> None:
    floor = fed_main("A")
    floor.fill()
    floor.sits("A")
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    floor.do(refuse_move, "A", clock(20))
    assert floor.room.table_of("A") is None
    assert floor.room.locks == ()
    for again in (
        lambda: floor.do(join_list, "A", HOLDEM, clock(20, 45)),
        lambda: floor.do(ask_for_seat, "A", "feeder", 1, clock(20, 45), chips=100),
    ):
        with pytest.raises(RoomRefused, match="return in 15 min") as refusal:
            again()
        assert refusal.value.rules == ("rrop3:2.seating.9c",)
    floor.do(join_list, "A", HOLDEM, clock(21))
    assert floor.names() == ["A"]


@pytest.mark.rule("rrop3:2.seating.11a")
def test_in_button_games_a_mover_stays_until_his_big_blind_and_then_posts_or_waits() -> None:
    floor = fed_main("PQR")
    floor.fill()
    for player in "PQR":
        floor.sits(player)
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    for number, to_big_blind in enumerate((4, 3, 2, 1), 20):
        coming = Coming(number, places={"P": Place(to_big_blind=to_big_blind)})
        assert before_hand(floor.room, "feeder", coming, floor.at, rules=floor.rules) == ()
    coming = Coming(24, places={"P": Place(to_big_blind=0)})
    [gone] = before_hand(floor.room, "feeder", coming, floor.at, rules=floor.rules)
    floor.take(gone)
    assert floor.seats("main")[5] == "P"
    assert entry_choices("button", 10) == (EntryChoice("post", 10), EntryChoice("wait"))


@pytest.mark.rule("rrop3:2.seating.11b")
def test_at_stud_a_mover_plays_one_more_hand_at_most() -> None:
    floor = fed_main("PQR", style="stud")
    floor.fill()
    for player in "PQR":
        floor.sits(player)
    floor.happen(ev.HandStarted("feeder", 20, floor.at))
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    assert floor.lock("P").called_in == 20
    assert before_hand(floor.room, "feeder", Coming(21), floor.at, rules=floor.rules) == ()
    [gone] = before_hand(floor.room, "feeder", Coming(22), floor.at, rules=floor.rules)
    floor.take(gone)
    assert floor.seats("main")[5] == "P"
    assert gone.why.rules == ("rrop3:2.seating.11b",)
    assert entry_choices("stud", 10) == ()


@pytest.mark.rule("rrop3:2.seating.12a")
def test_a_seated_player_has_the_seat_to_which_a_newcomer_is_called() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "", "D", "E", "F", "G", "P", "I")
    floor.wait("N")
    floor.fill()
    assert floor.room.calls[0].seat == 3
    decided = floor.do(request_seat, "P", floor.at, seat=3)
    assert decided.why.rules == ("rrop3:2.seating.12a",)
    floor.sits("N")
    assert (floor.seats("1")[3], floor.seats("1")[8]) == ("P", "N")


@pytest.mark.rule("rrop3:2.seating.12a")
def test_a_wish_made_before_goes_before_the_list() -> None:
    floor = CashFloor("1")
    floor.going("1", *"ABCDEFGPI")
    floor.wait("N")
    floor.do(request_seat, "P", floor.at, seat=3)
    floor.do(leave_seat, "C", floor.at)
    change, call = floor.fill()
    assert change.events == (ev.SeatChanged("P", "1", 3, floor.at),)
    assert isinstance(called := call.events[0], ev.SeatCalled)
    assert (called.player, called.seat) == ("N", 8)


@pytest.mark.rule("rrop3:2.seating.12b")
def test_no_change_once_the_newcomer_is_settled_unless_asked_for_before() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "", "D", "E", "F", "G", "P", "I")
    floor.happen(ev.ChangeRequested("I", "1", clock(19), 3))
    floor.happen(ev.Seated("N", "1", 3, floor.at), ev.Settled("N", floor.at))
    with pytest.raises(RoomRefused, match="N is settled in seat 3") as refusal:
        floor.do(request_seat, "P", floor.at, seat=3)
    assert refusal.value.rules == ("rrop3:2.seating.12b",)
    decided = floor.do(request_seat, "I", floor.at, seat=3)
    assert decided.why.facts["requested_at"] == clock(19)
    assert (floor.seats("1")[3], floor.seats("1")[9]) == ("I", "N")


@pytest.mark.rule("rrop3:2.seating.12b")
def test_chips_that_keep_the_seat_are_on_the_table() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "", "D", "E", "F", "G", "P", "I")
    floor.wait("N")
    floor.fill()
    floor.do(lock_up, "N", 10, 20, floor.at)
    with pytest.raises(RoomRefused, match="N is settled in seat 3"):
        floor.do(request_seat, "P", floor.at, seat=3)


@pytest.mark.rule("rrop3:2.seating.12b")
def test_a_newcomer_who_is_not_yet_settled_moves() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "", "D", "E", "F", "G", "P", "I")
    floor.happen(ev.Seated("N", "1", 3, floor.at))
    floor.do(request_seat, "P", floor.at, seat=3)
    assert (floor.seats("1")[3], floor.seats("1")[8]) == ("P", "N")


@pytest.mark.rule("rrop3:2.seating.12c")
def test_the_earliest_wish_has_the_seat() -> None:
    floor = CashFloor("1")
    floor.going("1", *"ABCDEFP")
    floor.pass_minutes(5)
    floor.happen(ev.Seated("Q", "1", 8, floor.at), ev.Settled("Q", floor.at))
    floor.happen(
        ev.ChangeRequested("P", "1", clock(19, 5)), ev.ChangeRequested("Q", "1", clock(19, 1))
    )
    floor.do(leave_seat, "F", floor.at)
    offer = who_gets(floor.room, floor.table("1"), 6, rules=floor.rules)
    assert (offer.kind, offer.player) == ("seat_change", "Q")
    assert offer.why.facts["requested_at"] == clock(19, 1)
    assert offer.why.facts["others"] == (("P", clock(19, 5)),)


def test_wishes_of_one_second_go_by_time_in_the_seat_and_then_by_cards() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B")
    floor.pass_minutes(1)
    floor.happen(ev.Seated("C", "1", 3, floor.at))
    floor.happen(*(ev.ChangeRequested(player, "1", floor.at) for player in "CBA"))
    draws = {"A": parse_card("9h"), "B": parse_card("9s"), "C": parse_card("As")}
    table = floor.table("1")
    offer = who_gets(floor.room, table, 9, rules=floor.rules, draws=draws)
    assert offer.player == "B"


def test_a_wish_that_is_withdrawn_begins_anew() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "C")
    floor.do(request_seat, "A", floor.at)
    floor.pass_minutes(1)
    floor.do(request_seat, "B", floor.at)
    floor.do(withdraw, "A")
    floor.pass_minutes(1)
    floor.do(request_seat, "A", floor.at)
    assert who_gets(floor.room, floor.table("1"), 9, rules=floor.rules).player == "B"


@pytest.mark.rule("rrop3:2.seating.3b")
@pytest.mark.parametrize(("old", "allowed"), [(6, False), (7, True)])
def test_no_transfer_that_leaves_the_old_table_shorter(old: int, *, allowed: bool) -> None:
    floor = CashFloor("old", "new")
    floor.going("old", *(f"o{n}" for n in range(old)))
    floor.going("new", *(f"n{n}" for n in range(5)))
    if not allowed:
        with pytest.raises(RoomRefused, match="leave 5 at table old and 6 at new"):
            floor.do(request_transfer, "o1", "new", floor.at)
        return
    floor.do(request_transfer, "o1", "new", floor.at)
    offer = balance(floor.room, HOLDEM, rules=floor.rules)
    assert offer is not None
    assert offer.player == "o1"
    floor.fill()
    assert (floor.lock("o1").table, floor.lock("o1").reason) == ("new", "transfer")


def leaver(waiting: int, *, style: str = "button") -> CashFloor:
    """P sits at a full table, has a seat kept at another game, and names wait for his."""
    floor = CashFloor("here", "there", style=style)
    floor.happen(ev.GameOffered(Game("omaha", "omaha", (5, 5))))
    floor.going("here", *"ABCDPFGHI", hand=30)
    floor.going("there", "X", game="omaha")
    floor.wait(*(f"w{n}" for n in range(waiting)))
    lock = Lock("P", "there", 4, floor.at, "list", minutes=10, called_in=30)
    floor.happen(ev.SeatLocked(lock, floor.at))
    return floor


def goes(floor: CashFloor, hand: int, place: Place) -> bool:
    coming = Coming(hand, places={"P": place})
    return bool(before_hand(floor.room, "here", coming, floor.at, rules=floor.rules))


@pytest.mark.rule("rrop3:2.seating.13a")
def test_with_two_waiting_he_goes_at_once_but_for_his_button_after_the_blinds() -> None:
    floor = leaver(2)
    assert goes(floor, 31, Place(to_big_blind=4, to_button=6))
    assert not goes(floor, 31, Place(to_big_blind=7, to_button=0, posted_blind=True))
    assert goes(floor, 32, Place(to_big_blind=6, to_button=8))


@pytest.mark.rule("rrop3:2.seating.13b")
def test_with_one_waiting_he_plays_until_his_big_blind() -> None:
    floor = leaver(1)
    assert not goes(floor, 31, Place(to_big_blind=1, to_button=3))
    coming = Coming(32, places={"P": Place(to_big_blind=0, to_button=2)})
    [gone] = before_hand(floor.room, "here", coming, floor.at, rules=floor.rules)
    floor.take(gone)
    assert floor.seats("there")[4] == "P"
    assert 5 in floor.room.free_seats("here")
    assert gone.why.rules == ("rrop3:2.seating.13b",)


@pytest.mark.rule("rrop3:2.seating.13c")
@pytest.mark.parametrize(("waiting", "last_hand"), [(1, 30), (0, 31)])
def test_at_stud_he_plays_one_more_hand_only_if_nobody_waits(waiting: int, last_hand: int) -> None:
    floor = leaver(waiting, style="stud")
    assert [hand for hand in (31, 32) if not goes(floor, hand, Place())] == list(
        range(31, last_hand + 1)
    )
    found = window_of(floor.room, "P", Coming(31), rules=floor.rules)
    assert found is not None
    assert found[1].why.facts["waiting"] == waiting


def broken(*, absent: str = "", style: str = "button") -> CashFloor:
    """Four players of a table that breaks, and a similar one with seats 4 and 6 free."""
    floor = CashFloor("breaks", "stays", style=style)
    floor.going("stays", "a", "b", "c", "", "e", "", "g", "h", "i", hand=40)
    floor.going("breaks", *"PQRS")
    floor.wait("W")
    if absent:
        floor.do(step_away, absent, floor.at)
    cards = {"P": "8h", "Q": "Ks", "R": "3d", "S": "Kc"}
    if absent:
        cards[absent] = "As"
    drawn = {player: parse_card(card) for player, card in cards.items()}
    floor.do(break_table, "breaks", drawn, floor.at, by=FLOOR)
    return floor


@pytest.mark.rule("rrop3:2.seating.14a")
def test_the_cards_drawn_give_the_seats_and_the_rest_go_to_the_list_in_order() -> None:
    floor = broken()
    assert (floor.seats("stays")[4], floor.seats("stays")[6]) == ("Q", "S")
    assert floor.names() == ["P", "R", "W"]
    assert floor.table("breaks").state == "closed"
    assert floor.whys[-1].facts["order"] == ("Q", "S", "P", "R")


@pytest.mark.rule("rrop3:2.seating.14a")
def test_the_supervisor_draws_for_an_absent_player_and_no_card_is_drawn_twice() -> None:
    floor = CashFloor("1")
    floor.going("1", *"PQ")
    floor.do(step_away, "P", floor.at)
    for cards in ({"Q": "As"}, {"P": "As", "Q": "As"}, {"P": "As", "X": "Ks"}):
        drawn = {player: parse_card(card) for player, card in cards.items()}
        with pytest.raises(RoomRefused, match="supervisor draws for who is absent"):
            floor.do(break_table, "1", drawn, floor.at, by=FLOOR)
    floor.do(break_table, "1", {"P": parse_card("As")}, floor.at, by=FLOOR)
    assert floor.names() == ["P", "Q"]


@pytest.mark.rule("rrop3:2.seating.14b")
def test_an_absent_players_drawn_seat_is_kept_until_his_big_blind() -> None:
    floor = broken(absent="P")
    assert (floor.lock("P").seat, floor.lock("P").reason) == (4, "drawn")
    assert before_hand(floor.room, "stays", Coming(41, 3), floor.at, rules=floor.rules) == ()
    [lapsed] = before_hand(floor.room, "stays", Coming(42, 4), floor.at, rules=floor.rules)
    floor.take(lapsed)
    assert floor.names()[0] == "P"
    assert 4 in floor.room.free_seats("stays")


@pytest.mark.rule("rrop3:2.seating.14b")
def test_the_big_blind_that_passes_the_empty_seat_ends_it_too() -> None:
    floor = broken(absent="P")
    coming = Coming(42, big_blind=5, passes=(4,))
    [lapsed] = before_hand(floor.room, "stays", coming, floor.at, rules=floor.rules)
    assert lapsed.why.rules == ("rrop3:2.seating.14b",)


@pytest.mark.rule("rrop3:2.seating.14b")
def test_at_stud_it_is_kept_for_two_hands() -> None:
    floor = broken(absent="P", style="stud")
    for hand in (41, 42):
        assert before_hand(floor.room, "stays", Coming(hand), floor.at, rules=floor.rules) == ()
    [lapsed] = before_hand(floor.room, "stays", Coming(43), floor.at, rules=floor.rules)
    floor.take(lapsed)
    assert floor.names()[0] == "P"


def test_an_absent_player_who_is_back_in_time_has_the_seat_drawn_for_him() -> None:
    floor = broken(absent="P")
    floor.do(sit_down, "P", floor.at, chips=300)
    assert floor.seats("stays")[4] == "P"


@pytest.mark.rule("rrop3:2.seating.9b")
def test_a_name_that_was_put_at_the_top_is_first_to_move_too() -> None:
    floor = CashFloor("main", "feeder")
    floor.going("main", *"abcdefghi")
    floor.open("feeder")
    floor.do(declare_feed, "feeder", "main", by=FLOOR)
    floor.wait("B", "C")
    floor.do(step_away, "a", floor.at)
    floor.pass_minutes(31)
    floor.do(pick_up_chips, "a", floor.at, by=FLOOR)
    assert floor.names() == ["a", "B", "C"]
    floor.fill()
    for player in "aBC":
        floor.sits(player)
    assert must_move_list(floor.room, "main") == ("a", "B", "C")


@pytest.mark.rule("rrop3:2.seating.9b")
def test_who_asked_for_his_seat_moves_in_the_order_of_the_list_too() -> None:
    floor = fed_main("AB")
    floor.do(ask_for_seat, "A", "feeder", 3, floor.at)
    floor.do(answer_seat, "A", floor.at, by=FLOOR)
    floor.fill()
    floor.sits("B")
    assert must_move_list(floor.room, "main") == ("A", "B")


@pytest.mark.rule("rrop3:2.seating.3b")
def test_a_seat_that_is_promised_counts_at_both_tables() -> None:
    floor = CashFloor("old", "new")
    floor.going("old", *"abcdefg")
    floor.going("new", *(f"n{n}" for n in range(5)))
    floor.do(request_transfer, "a", "new", floor.at)
    floor.do(request_transfer, "b", "new", floor.at)
    floor.fill()
    assert [lock.player for lock in floor.room.locks] == ["a"]
    with pytest.raises(RoomRefused, match="leave 5 at table old and 7 at new"):
        floor.do(request_transfer, "c", "new", floor.at)
    assert balance(floor.room, HOLDEM, rules=floor.rules) is None


def test_no_seat_elsewhere_is_kept_for_who_is_away() -> None:
    floor = CashFloor("old", "new")
    floor.going("old", *"abcdefgh")
    floor.going("new", *"xyz")
    floor.do(request_transfer, "a", "new", floor.at)
    floor.do(step_away, "a", floor.at)
    assert floor.fill() == ()


@pytest.mark.rule("rrop3:2.seating.9c")
@pytest.mark.parametrize("how", [leave_seat, check_out])
def test_who_just_leaves_when_called_to_the_main_table_stays_out_too(how: object) -> None:
    floor = fed_main("A")
    floor.fill()
    floor.sits("A")
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    floor.do(how, "A", clock(20))  # type: ignore[arg-type]
    floor.do(check_in, "A", clock(20, 1))
    with pytest.raises(RoomRefused, match="return in 15 min") as refusal:
        floor.do(join_list, "A", HOLDEM, clock(20, 45))
    assert refusal.value.rules == ("rrop3:2.seating.9c",)


@pytest.mark.rule("rrop3:2.seating.11a")
def test_a_mover_of_whom_it_is_not_known_when_he_has_the_big_blind_stays_a_round() -> None:
    floor = fed_main("PQR")
    floor.fill()
    for player in "PQR":
        floor.sits(player)
    floor.happen(ev.HandStarted("feeder", 20, floor.at))
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    gone = [
        bool(before_hand(floor.room, "feeder", Coming(hand), floor.at, rules=floor.rules))
        for hand in (21, 22, 23, 24)
    ]
    assert gone == [False, False, False, True]


@pytest.mark.rule("rrop3:2.procedures.19a")
def test_an_absent_mover_is_as_absent_at_the_main_table() -> None:
    floor = fed_main("PQ")
    floor.fill()
    for player in "PQ":
        floor.sits(player)
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    floor.do(check_in, "X", floor.at)
    floor.do(step_away, "P", floor.at)
    floor.do(play_over, "X", "P", floor.at, by=FLOOR, chips=100)
    gone_since = floor.at
    floor.pass_minutes(8)
    coming = Coming(5, 2, {"P": Place(0, 1)})
    [gone] = before_hand(floor.room, "feeder", coming, floor.at, rules=floor.rules)
    floor.take(gone)
    assert gone.events[0] == pe.PlayOverEnded("X", floor.at)
    assert floor.seats("main")[5] == "P"
    assert floor.sitter("P").away_since == gone_since
    assert not floor.room.plays_over("X")
    assert may_pick_up(floor.room, "P", gone_since + 30 * 60, rules=floor.rules) is None
    assert may_pick_up(floor.room, "P", gone_since + 31 * 60, rules=floor.rules) is not None


def test_who_goes_to_his_new_table_himself_is_not_away_any_more() -> None:
    floor = fed_main("P")
    floor.fill()
    floor.sits("P")
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    floor.do(step_away, "P", floor.at)
    floor.do(sit_down, "P", floor.at + 60, chips=100)
    assert floor.seats("main")[5] == "P"
    assert not floor.sitter("P").away
    assert floor.sitter("P").absences == ((floor.at, floor.at + 60),)


@pytest.mark.rule("rrop3:2.seating.14b")
def test_an_absent_player_with_a_seat_at_the_main_table_has_it_kept_when_his_breaks() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefgh")
    floor.going("2", *"xyz")
    floor.happen(ev.FeedDeclared("2", "1", "Fay"))
    floor.fill()
    floor.do(step_away, "x", floor.at)
    cards = {"x": parse_card("Ks"), "y": parse_card("Qs"), "z": parse_card("2c")}
    floor.do(break_table, "2", cards, floor.at, by=FLOOR)
    assert floor.room.table_of("x") is None
    assert (floor.lock("x").reason, floor.lock("x").seat) == ("drawn", 9)
    assert floor.names() == ["y", "z"]


@pytest.mark.rule("rrop3:2.seating.14b")
def test_of_two_drawn_seats_that_lapse_together_the_higher_card_stands_first() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefg")
    floor.going("2", *"xy")
    for player in "xy":
        floor.do(step_away, player, floor.at)
    cards = {"x": parse_card("Ks"), "y": parse_card("Qs")}
    floor.do(break_table, "2", cards, floor.at, by=FLOOR)
    coming = Coming(2, 1, passes=(8, 9))
    floor.take(*before_hand(floor.room, "1", coming, floor.at, rules=floor.rules))
    assert floor.names() == ["x", "y"]


def test_names_that_had_seats_at_a_breaking_table_keep_their_order() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefghi")
    floor.going("2", *"xy")
    floor.wait("A", "B")
    floor.fill()
    for player in "AB":
        floor.do(lock_up, player, 10, 40, floor.at)
    floor.wait("C")
    cards = {"x": parse_card("Ks"), "y": parse_card("Qs")}
    floor.do(break_table, "2", cards, floor.at, by=FLOOR)
    assert floor.names() == ["x", "y", "A", "B", "C"]


def test_the_end_of_a_chain_feeds_what_its_closed_middle_fed() -> None:
    floor = CashFloor("1", "2", "3")
    for table, players in (("1", "abcdefghi"), ("2", "xy"), ("3", "uv")):
        floor.going(table, *players)
    floor.happen(ev.FeedDeclared("2", "1", "Fay"), ev.FeedDeclared("3", "2", "Fay"))
    floor.do(break_table, "2", {}, floor.at, by=FLOOR)
    assert floor.table("3").feeds == "1"


@pytest.mark.rule("rrop3:2.seating.5")
def test_a_mover_who_is_kept_apart_from_a_player_of_the_main_table_stays() -> None:
    floor = fed_main("PQ")
    floor.fill()
    for player in "PQ":
        floor.sits(player)
    floor.do(leave_seat, "5", floor.at)
    floor.fill()
    floor.do(keep_apart, "P", "1", "couple", by=FLOOR)
    coming = Coming(5, 2, {"P": Place(0, 1)})
    [stays] = before_hand(floor.room, "feeder", coming, floor.at, rules=floor.rules)
    floor.take(stays)
    assert floor.room.table_of("P") == floor.table("feeder")
    floor.fill()
    assert floor.lock("Q").seat == 5


@pytest.mark.rule("rrop3:2.seating.13a")
def test_names_that_have_stepped_out_do_not_hurry_who_leaves() -> None:
    floor = leaver(2)
    for name in ("w0", "w1"):
        floor.do(step_out, name, floor.at)
    assert not goes(floor, 31, Place(to_big_blind=4, to_button=6))


def test_a_wish_that_is_made_twice_keeps_its_time() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "C")
    for player in ("A", "B", "A"):
        floor.do(request_seat, player, floor.at)
        floor.pass_minutes(1)
    assert [wish.player for wish in floor.room.requests] == ["A", "B"]
