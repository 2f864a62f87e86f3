"""Robert's Rules on kept seats, absences, limits, guests and playing over: section 2."""

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.comings import check_in, check_out
from croupier.cardroom.company import (
    bring_guest,
    check_acts,
    end_play_over,
    guest_leaves,
    hand_seen_by,
    object_to_guest,
    play_over,
)
from croupier.cardroom.holds import (
    absences_of,
    announce_absence,
    come_back,
    may_pick_up,
    pick_up_chips,
    prompts,
    release_due,
    step_away,
)
from croupier.cardroom.lists import join_list, lock_up, picked_up_for
from croupier.cardroom.must_move import refuse_move
from croupier.cardroom.seating import ask_for_seat, leave_seat, sit_down
from croupier.cardroom.state import Game, Lock, Person
from croupier.cardroom.tables import change_limit, object_to_limit, wish_limit
from croupier.cardroom.timing import Coming, before_hand
from croupier.table.why import RoomRefused
from kit.cash_floor import FLOOR, HOLDEM, LISTKEEPER, CashFloor, clock
from kit.hands import with_options


@pytest.mark.rule("rrop3:2.procedures.8")
def test_another_account_does_not_play_a_seats_hand() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "Q", "P")
    with pytest.raises(RoomRefused, match="hand of seat 3 is not Q’s") as refusal:
        check_acts(floor.room, "Q", "1", 3, rules=floor.rules)
    assert refusal.value.rules == ("rrop3:2.procedures.8",)
    before = floor.room
    check_acts(floor.room, "P", "1", 3, rules=floor.rules)
    assert floor.room == before


@pytest.mark.rule("rrop3:2.procedures.11")
def test_playing_over_needs_a_supervisor_and_not_the_absent_player() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "P")
    floor.do(check_in, "Q", floor.at)
    floor.do(step_away, "P", floor.at)
    with pytest.raises(RoomRefused, match="supervisor") as refusal:
        floor.do(play_over, "Q", "P", floor.at, by=LISTKEEPER, chips=400)
    assert refusal.value.rules == ("rrop3:2.procedures.11",)
    with pytest.raises(RoomRefused, match="chips of his own"):
        floor.do(play_over, "Q", "P", floor.at, by=FLOOR, chips=0)
    floor.do(play_over, "Q", "P", floor.at, by=FLOOR, chips=400)
    check_acts(floor.room, "Q", "1", 3, rules=floor.rules)
    with pytest.raises(RoomRefused):
        check_acts(floor.room, "P", "1", 3, rules=floor.rules)
    floor.do(come_back, "P", floor.at + 60)
    check_acts(floor.room, "P", "1", 3, rules=floor.rules)
    assert not floor.room.plays_over("Q")


def test_who_plays_over_gets_up_when_he_likes() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    floor.do(check_in, "Q", floor.at)
    floor.do(step_away, "P", floor.at)
    floor.do(play_over, "Q", "P", floor.at, by=FLOOR, chips=400)
    floor.do(end_play_over, "Q", floor.at)
    assert floor.sitter("P").over == ""
    with pytest.raises(RoomRefused, match="nobody’s place"):
        floor.do(end_play_over, "Q", floor.at)


def test_nobody_plays_over_somebody_who_is_here() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    floor.do(check_in, "Q", floor.at)
    with pytest.raises(RoomRefused, match="somebody who is away"):
        floor.do(play_over, "Q", "P", floor.at, by=FLOOR, chips=400)


def nine_players() -> CashFloor:
    floor = CashFloor("1")
    floor.happen(ev.GameOffered(Game("6-12", "holdem", (6, 12))))
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    floor.going("1", *"ABCDEFGHI", game="3-6")
    return floor


@pytest.mark.rule("rrop3:2.procedures.16")
def test_a_raise_with_one_objection_waits_for_the_house() -> None:
    floor = nine_players()
    floor.do(wish_limit, "A", "1", "6-12")
    floor.do(object_to_limit, "B", "1")
    floor.do(object_to_limit, "B", "1")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(change_limit, "1", by=Person("Dan", "dealer"))
    assert floor.table("1").game == "3-6"
    assert floor.room.limit_wishes
    floor.do(change_limit, "1", by=FLOOR)
    assert floor.table("1").game == "6-12"


@pytest.mark.rule("rrop3:2.procedures.16")
def test_two_objections_keep_the_limit_whoever_approves() -> None:
    floor = nine_players()
    floor.do(wish_limit, "A", "1", "6-12")
    floor.do(object_to_limit, "B", "1")
    floor.do(object_to_limit, "C", "1")
    decided = floor.do(change_limit, "1", by=FLOOR)
    assert decided.why.facts["objectors"] == ("B", "C")
    assert (floor.table("1").game, floor.room.limit_wishes) == ("3-6", ())


@pytest.mark.rule("rrop3:2.procedures.16")
def test_a_lower_limit_needs_no_approval() -> None:
    floor = CashFloor("1")
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    floor.going("1", *"ABC")
    floor.do(wish_limit, "A", "1", "3-6")
    floor.do(change_limit, "1", by=Person("Dan", "dealer"))
    assert floor.table("1").game == "3-6"


@pytest.mark.rule("rrop3:2.procedures.19a")
def test_after_more_than_thirty_minutes_the_chips_may_be_picked_up() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    floor.do(step_away, "P", clock(20))
    assert prompts(floor.room, clock(20, 30), rules=floor.rules) == ()
    with pytest.raises(RoomRefused, match="chips of P stay"):
        floor.do(pick_up_chips, "P", clock(20, 30), by=FLOOR)
    [(player, why)] = prompts(floor.room, clock(20, 31), rules=floor.rules)
    assert player == "P"
    assert why.rules == ("rrop3:2.procedures.19a",)
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(pick_up_chips, "P", clock(20, 31), by=LISTKEEPER)
    floor.do(pick_up_chips, "P", clock(20, 31), by=FLOOR)
    assert floor.room.table_of("P") is None


@pytest.mark.rule("rrop3:2.procedures.19a")
def test_a_longer_absence_is_told_in_advance() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(announce_absence, "P", 60, clock(20), by=Person("A"))
    floor.do(announce_absence, "P", 60, clock(20), by=FLOOR)
    floor.do(step_away, "P", clock(20))
    with pytest.raises(RoomRefused, match="before he goes"):
        floor.do(announce_absence, "P", 60, clock(20, 10), by=FLOOR)
    assert may_pick_up(floor.room, "P", clock(21), rules=floor.rules) is None
    assert may_pick_up(floor.room, "P", clock(21, 1), rules=floor.rules) is not None


def test_picked_up_chips_keep_the_place_at_the_top_with_a_timer_that_counts_upward() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    floor.wait("W")
    floor.do(step_away, "P", clock(20))
    floor.do(pick_up_chips, "P", clock(20, 31), by=FLOOR)
    assert floor.names() == ["P", "W"]
    assert picked_up_for(floor.room, "P", HOLDEM, clock(20, 45)) == 14 * 60
    assert picked_up_for(floor.room, "W", HOLDEM, clock(20, 45)) == 0


@pytest.mark.rule("rrop3:2.procedures.19b")
def test_repeated_absences_are_listed_and_may_cost_the_seat() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    for start in range(5):
        floor.do(step_away, "P", clock(20, 10 * start))
        floor.do(come_back, "P", clock(20, 10 * start + 4))
    floor.do(step_away, "P", clock(21))
    lengths = absences_of(floor.room, "P", clock(21, 2), rules=floor.rules)
    assert lengths == (240, 240, 240, 240, 240, 120)
    decided = floor.do(pick_up_chips, "P", clock(21, 2), by=FLOOR, often=True)
    assert decided.why.facts["absences"] == lengths
    assert any(isinstance(each, pe.ChipsPickedUp) and each.by == "Fay" for each in decided.events)


def test_a_first_absence_is_no_repeated_one() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "P")
    floor.do(step_away, "P", floor.at)
    with pytest.raises(RoomRefused):
        floor.do(pick_up_chips, "P", floor.at + 60, by=FLOOR, often=True)


def test_big_blinds_that_pass_an_absent_player_are_counted_until_he_is_back() -> None:
    floor = CashFloor("1")
    floor.going("1", "A", "B", "P")
    floor.do(step_away, "P", floor.at)
    for hand in (2, 3):
        floor.take(
            *before_hand(
                floor.room, "1", Coming(hand, 1, passes=(2, 3)), floor.at, rules=floor.rules
            )
        )
    assert (floor.sitter("P").missed_big_blinds, floor.sitter("B").missed_big_blinds) == (2, 0)
    floor.do(come_back, "P", floor.at)
    assert floor.sitter("P").missed_big_blinds == 0


def test_the_third_man_walking_has_one_round_while_somebody_waits() -> None:
    floor = CashFloor("1")
    floor.going("1", *"ABCDE")
    for player in "ABC":
        floor.do(step_away, player, floor.at)
    assert [floor.sitter(player).third for player in "ABC"] == [False, False, True]
    for hand in range(2, 7):
        floor.happen(ev.HandStarted("1", hand, floor.at))
    assert may_pick_up(floor.room, "C", floor.at, rules=floor.rules) is None
    floor.wait("W")
    why = may_pick_up(floor.room, "C", floor.at, rules=floor.rules)
    assert why is not None
    assert (why.facts["hands_away"], why.facts["round"]) == (5, 5)
    assert may_pick_up(floor.room, "A", floor.at, rules=floor.rules) is None


def kept(*, new: bool, minutes: int = 30) -> CashFloor:
    """P has seat 9 of a table kept from 20:00; the other seats are taken."""
    floor = CashFloor("1")
    if new:
        floor.open("1")
        for seat, player in enumerate("ABCDEFGH", 1):
            floor.happen(ev.Seated(player, "1", seat, floor.at))
    else:
        floor.going("1", *"ABCDEFGH")
    floor.wait("P")
    floor.fill()
    floor.do(lock_up, "P", minutes, 20, clock(20))
    return floor


@pytest.mark.rule("rrop3:2.procedures.20a")
def test_a_seat_at_a_new_table_goes_to_the_next_name_after_five_minutes() -> None:
    floor = kept(new=True)
    assert release_due(floor.room, clock(20, 5), rules=floor.rules) == ()
    floor.wait("W")
    assert release_due(floor.room, clock(20, 5) - 1, rules=floor.rules) == ()
    [released] = release_due(floor.room, clock(20, 5), rules=floor.rules)
    floor.take(released)
    assert isinstance(first := released.events[0], ev.LockReleased)
    assert (first.seat, first.money) == (9, 20)
    floor.fill()
    assert floor.called() == ["W"]
    assert floor.names() == ["W", "P"]


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_no_seat_is_kept_over_ten_minutes_once_a_name_joins() -> None:
    floor = kept(new=False)
    assert release_due(floor.room, clock(20, 12), rules=floor.rules) == ()
    floor.at = clock(20, 12)
    floor.wait("W")
    [released] = release_due(floor.room, clock(20, 12), rules=floor.rules)
    assert released.why.facts["ends"] == clock(20, 10)
    assert released.why.rules == ("rrop3:2.procedures.20b",)


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_a_running_table_keeps_a_seat_ten_minutes_at_most_and_not_five() -> None:
    floor = kept(new=False)
    floor.wait("W")
    assert release_due(floor.room, clock(20, 10) - 1, rules=floor.rules) == ()
    assert len(release_due(floor.room, clock(20, 10), rules=floor.rules)) == 1


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_neither_a_call_nor_a_request_keeps_a_seat_longer() -> None:
    floor = CashFloor("1", rules=with_options("rrop3_cash", seating={"list_call_seconds": 900}))
    floor.going("1", *"ABCDEFG")
    floor.do(check_in, "P", floor.at)
    floor.do(ask_for_seat, "P", "1", 8, floor.at, chips=100)
    floor.wait("N", "W")
    floor.fill()
    assert floor.room.calls[0].until == clock(20, 10)
    assert release_due(floor.room, clock(20, 10) - 1, rules=floor.rules) == ()
    floor.take(*release_due(floor.room, clock(20, 10), rules=floor.rules))
    assert floor.room.free_seats("1") == (8, 9)
    assert floor.names() == ["W", "P", "N"]


def test_a_seat_kept_for_a_must_mover_is_not_released_by_the_clock() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"ABCDEFGH")
    floor.going("2", "P", "Q")
    floor.wait("W")
    floor.happen(ev.SeatLocked(Lock("P", "1", 9, floor.at, "must_move"), floor.at))
    assert release_due(floor.room, clock(21), rules=floor.rules) == ()


def test_a_guest_leaves_and_another_may_come() -> None:
    floor = CashFloor("1")
    floor.going("1", "P", "Q")
    floor.do(bring_guest, "P", "G", floor.at)
    floor.do(guest_leaves, "G")
    floor.do(bring_guest, "P", "H", floor.at)
    assert hand_seen_by(floor.room, "H") == "P"


@pytest.mark.rule("rrop3:2.procedures.26")
def test_one_guest_sits_behind_a_player_until_somebody_objects() -> None:
    floor = CashFloor("1")
    floor.going("1", "P", "Q")
    floor.do(bring_guest, "P", "G", floor.at)
    assert hand_seen_by(floor.room, "G") == "P"
    assert hand_seen_by(floor.room, "H") == ""
    with pytest.raises(RoomRefused, match="one guest"):
        floor.do(bring_guest, "P", "H", floor.at)
    with pytest.raises(RoomRefused, match="Players of that table"):
        floor.do(object_to_guest, "Z", "G")
    decided = floor.do(object_to_guest, "Q", "G")
    assert decided.why.rules == ("rrop3:2.procedures.26",)
    assert hand_seen_by(floor.room, "G") == ""


@pytest.mark.rule("rrop3:2.procedures.26")
def test_a_guest_who_becomes_a_player_sees_his_hosts_hand_no_more() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefg")
    floor.going("2", "z")
    floor.wait("G")
    floor.do(bring_guest, "a", "G", floor.at)
    floor.fill()
    floor.sits("G")
    assert hand_seen_by(floor.room, "G") == ""
    assert floor.room.guests == ()


@pytest.mark.rule("rrop3:2.procedures.26")
def test_a_guest_who_plays_over_sees_no_other_hand_and_brings_nobody_elses() -> None:
    floor = CashFloor("1")
    floor.going("1", "a", "b")
    floor.do(check_in, "G", floor.at)
    floor.do(bring_guest, "a", "G", floor.at)
    floor.do(step_away, "b", floor.at)
    floor.do(play_over, "G", "b", floor.at, by=FLOOR, chips=100)
    assert hand_seen_by(floor.room, "G") == ""
    with pytest.raises(RoomRefused, match="plays nowhere"):
        floor.do(bring_guest, "a", "G", floor.at)


@pytest.mark.rule("rrop3:2.procedures.26")
def test_a_guest_does_not_see_the_hand_of_who_plays_over_his_host() -> None:
    floor = CashFloor("1")
    floor.going("1", "a", "b")
    floor.do(check_in, "Q", floor.at)
    floor.do(bring_guest, "a", "G", floor.at)
    floor.do(step_away, "a", floor.at)
    floor.do(play_over, "Q", "a", floor.at, by=FLOOR, chips=100)
    assert hand_seen_by(floor.room, "G") == ""


@pytest.mark.rule("rrop3:2.procedures.11")
def test_who_plays_over_is_here_may_come_back_and_has_his_turn() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefgh")
    floor.going("2", *"xyz")
    floor.happen(ev.FeedDeclared("2", "1", "Fay"))
    floor.fill()
    floor.do(refuse_move, "x", floor.at)
    floor.do(step_away, "a", floor.at)
    refused = (("x", "return in 60 min"), ("ghost", "not in the room"))
    for player, why in refused:
        with pytest.raises(RoomRefused, match=why):
            floor.do(play_over, player, "a", floor.at, by=FLOOR, chips=100)
    full = CashFloor("1")
    full.going("1", *"abcdefghi")
    full.wait("W1", "W2")
    full.do(step_away, "a", full.at)
    with pytest.raises(RoomRefused, match="1 names come first"):
        full.do(play_over, "W2", "a", full.at, by=FLOOR, chips=100)
    full.do(play_over, "W1", "a", full.at, by=FLOOR, chips=100)
    assert full.sitter("a").over == "W1"


@pytest.mark.parametrize("how", [leave_seat, check_out])
def test_who_plays_over_is_told_when_the_seat_is_given_up(how: object) -> None:
    floor = CashFloor("1")
    floor.going("1", *"abc")
    floor.do(check_in, "Q", floor.at)
    floor.do(step_away, "a", floor.at)
    floor.do(play_over, "Q", "a", floor.at, by=FLOOR, chips=100)
    decided = floor.do(how, "a", floor.at)  # type: ignore[arg-type]
    assert decided.events[0] == pe.PlayOverEnded("Q", floor.at)


def test_who_plays_over_and_leaves_the_building_gives_the_place_up() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abc")
    floor.do(check_in, "Q", floor.at)
    floor.do(step_away, "a", floor.at)
    floor.do(play_over, "Q", "a", floor.at, by=FLOOR, chips=100)
    decided = floor.do(check_out, "Q", floor.at)
    assert decided.events[0] == pe.PlayOverEnded("Q", floor.at)
    assert floor.sitter("a").over == ""


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_a_seat_kept_for_a_transfer_is_not_given_back_once_its_time_was_over() -> None:
    floor = CashFloor("1")
    floor.happen(ev.TablePlaced("2", 6))
    floor.going("1", *"abcdefghi")
    floor.going("2", *(f"t{n}" for n in range(5)))
    floor.happen(ev.ChangeRequested("a", "1", floor.at, to="2"))
    floor.fill()
    assert floor.lock("a").reason == "transfer"
    floor.wait("W")
    floor.pass_minutes(10)
    floor.take(*release_due(floor.room, floor.at, rules=floor.rules))
    floor.fill()
    assert floor.room.requests == ()
    assert floor.called() == ["W"]


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_a_call_in_vain_is_over_with_its_time_while_somebody_waits() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.wait("N")
    floor.fill()
    floor.pass_minutes(5)
    assert release_due(floor.room, floor.at, rules=floor.rules) == ()
    floor.wait("M")
    assert release_due(floor.room, floor.at - 1, rules=floor.rules) == ()
    floor.take(*release_due(floor.room, floor.at, rules=floor.rules))
    assert floor.names() == ["M", "N"]
    floor.fill()
    assert floor.called() == ["M"]
    with pytest.raises(RoomRefused, match="No seat is kept for N"):
        floor.do(sit_down, "N", floor.at, chips=100)


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_who_comes_late_sits_down_if_nobody_was_called_but_keeps_the_seat_no_longer() -> None:
    floor = CashFloor("1")
    floor.going("1", *"abcdefgh")
    floor.wait("N", "M")
    floor.fill()
    floor.pass_minutes(6)
    with pytest.raises(RoomRefused, match="time to answer is over"):
        floor.do(lock_up, "N", 10, 20, floor.at)
    floor.sits("N")
    assert floor.seats("1")[9] == "N"


@pytest.mark.rule("rrop3:2.procedures.20b")
def test_a_called_mover_who_walks_off_keeps_the_main_seat_ten_minutes() -> None:
    floor = CashFloor("1", "2")
    floor.going("1", *"abcdefgh")
    floor.going("2", *"pqr")
    floor.happen(ev.FeedDeclared("2", "1", "Fay"))
    floor.fill()
    assert floor.lock("p").table == "1"
    floor.pass_minutes(5)
    floor.do(step_away, "p", floor.at)
    assert release_due(floor.room, floor.at + 599, rules=floor.rules) == ()
    floor.take(*release_due(floor.room, floor.at + 600, rules=floor.rules))
    floor.fill()
    assert floor.lock("q").table == "1"
    assert floor.room.table_of("p") == floor.table("2")


def test_the_money_that_kept_a_seat_comes_back_in_every_way_the_keeping_ends() -> None:
    def keeping() -> CashFloor:
        floor = CashFloor("1")
        floor.going("1", *"abcdefgh")
        floor.wait("N")
        floor.fill()
        floor.do(lock_up, "N", 10, 40, floor.at)
        return floor

    for how in (check_out, lambda *a, **k: sit_down(*a, chips=60, **k)):
        decided = keeping().do(how, "N", clock(20))
        told = [getattr(event, "money", 0) for event in decided.events]
        assert sum(told) == 40


def test_the_money_that_kept_a_seat_elsewhere_comes_back_to_who_moves_there() -> None:
    floor = CashFloor("1", "2")
    floor.happen(ev.GameOffered(Game("omaha", "omaha", (5, 5))))
    floor.going("1", *"abc")
    floor.going("2", "x", game="omaha")
    floor.do(join_list, "a", "omaha", floor.at)
    floor.fill("omaha")
    floor.do(lock_up, "a", 10, 40, floor.at)
    assert floor.lock("a").called_in == 1
    decided = floor.do(sit_down, "a", floor.at, chips=60)
    assert [event.money for event in decided.events if isinstance(event, ev.Moved)] == [40]


@pytest.mark.rule("rrop3:2.procedures.16")
def test_objections_outlast_a_second_proposal_of_the_same_limit() -> None:
    floor = nine_players()
    floor.do(wish_limit, "A", "1", "6-12")
    floor.do(object_to_limit, "B", "1")
    floor.do(object_to_limit, "C", "1")
    floor.do(wish_limit, "A", "1", "6-12")
    floor.do(change_limit, "1", by=FLOOR)
    assert floor.table("1").game == "3-6"


@pytest.mark.rule("rrop3:2.procedures.16")
def test_the_larger_bet_makes_the_raise() -> None:
    floor = CashFloor("1")
    floor.happen(ev.GameOffered(Game("4-20", "holdem", (4, 20))))
    floor.going("1", *"ABC")
    floor.do(wish_limit, "A", "1", "4-20")
    with pytest.raises(RoomRefused, match="supervisor"):
        floor.do(change_limit, "1", by=Person("Dan", "dealer"))


@pytest.mark.rule("rrop3:2.procedures.16")
def test_no_player_changes_the_limit_himself() -> None:
    floor = CashFloor("1")
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    floor.going("1", *"ABC")
    floor.do(wish_limit, "A", "1", "3-6")
    with pytest.raises(RoomRefused, match="staff"):
        floor.do(change_limit, "1", by=Person("A"))


def test_what_was_promised_for_the_old_limit_ends_with_it_and_no_name_loses_its_place() -> None:
    floor = CashFloor("1", "2")
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    floor.going("1", *"abcde")
    floor.going("2", *"vwxyzt")
    floor.wait("K", "L")
    for player in ("K", "L"):
        floor.happen(ev.SeatCalled(player, HOLDEM, "1", 5 + "JKL".index(player), 0, 9**9))
    floor.do(lock_up, "L", 10, 40, floor.at)
    floor.do(check_in, "M", floor.at)
    floor.happen(ev.SeatAsked("M", "1", 8, floor.at))
    floor.happen(ev.ChangeRequested("v", "2", floor.at, to="1"))
    floor.happen(ev.ChangeRequested("a", "1", floor.at, to="2"))
    floor.do(join_list, "b", "3-6", floor.at)
    floor.do(wish_limit, "a", "1", "3-6")
    decided = floor.do(change_limit, "1", by=FLOOR, at=floor.at)
    room = floor.room
    assert (room.calls, room.locks, room.asks, room.requests) == ((), (), (), ())
    assert floor.names() == ["L", "K", "M"]
    assert floor.names("3-6") == []
    assert [e.money for e in decided.events if isinstance(e, ev.LockReleased)] == [40]


def test_a_table_that_changes_its_limit_leaves_the_chain_and_the_chain_holds() -> None:
    floor = CashFloor("1", "2", "3")
    floor.happen(ev.GameOffered(Game("3-6", "holdem", (3, 6))))
    for table, players in (("1", "abcdefghi"), ("2", "xy"), ("3", "uv")):
        floor.going(table, *players)
    floor.happen(ev.FeedDeclared("2", "1", "Fay"), ev.FeedDeclared("3", "2", "Fay"))
    floor.do(wish_limit, "x", "2", "3-6")
    floor.do(change_limit, "2", by=FLOOR)
    assert floor.table("3").feeds == "1"
