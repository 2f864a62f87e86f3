"""Calls whose time is over: the seat goes to whoever has a claim, and nobody is called in vain."""

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk.questions import WhoIsNext
from croupier.cardroom.state import Seconds
from kit.desk_floor import BUY, FLOOR, KEEPER, NL, DeskFloor

SECOND = "nl2"


def until(floor: DeskFloor, player: str) -> Seconds:
    call = floor.desk.room.call_of(player)
    assert call is not None, f"{player} is not called"
    return call.until


def is_called(floor: DeskFloor, player: str) -> bool:
    return floor.desk.room.call_of(player) is not None


def second_table(floor: DeskFloor, *players: str, size: int) -> None:
    """Another table of the game, with players who came while the first one was full."""
    floor.do(d.PlaceTable(SECOND, size))
    floor.wait(*players)
    floor.do(d.OpenTable(SECOND, NL))
    for player in players:
        floor.do(d.SitDown(player, BUY))


def two_full_tables(floor: DeskFloor) -> None:
    """Two tables of two, but for a seat of the first to which wim is called."""
    floor.offer(size=2)
    floor.seated("ana", "bob")
    second_table(floor, "eli", "fay", size=2)
    floor.do(d.LeaveSeat("bob", BUY))
    floor.wait("wim")


def test_name_passed_over_is_not_called_to_the_same_seat_at_once() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("wim")
    time_to_answer = until(floor, "wim") - floor.at
    floor.do(d.CallUnanswered("wim", "skipped"), KEEPER)
    assert not is_called(floor, "wim")
    floor.at += time_to_answer - 1
    floor.do(d.LetTimePass())
    assert not is_called(floor, "wim")
    floor.at += 1
    floor.do(d.LetTimePass())
    assert is_called(floor, "wim")


def test_name_passed_over_is_called_at_once_when_the_table_changes() -> None:
    floor = DeskFloor()
    floor.offer(size=3)
    floor.seated("ana", "bob")
    floor.wait("wim")
    floor.do(d.CallUnanswered("wim", "skipped"), KEEPER)
    floor.do(d.LeaveSeat("bob", BUY))
    assert is_called(floor, "wim")


def test_who_is_next_says_who_waits_and_cannot_be_called() -> None:
    floor = DeskFloor()
    floor.offer(size=9)
    floor.seated("ana", "bob", "cyd", "dan", "eli", "fay")
    floor.wait("wim")
    floor.do(d.PassCall("wim"), "wim")
    why = floor.ask(WhoIsNext(NL))
    assert why.text.en == "Nobody who waits can be called: wim let a call to this table go by."
    assert why.facts["by"] == "nobody"
    floor.do(d.LeaveList("wim", NL), "wim")
    assert floor.ask(WhoIsNext(NL)).text.en == "Nobody asks or waits."


def test_call_whose_time_is_over_makes_room_for_a_transfer() -> None:
    floor = DeskFloor()
    floor.offer(size=4)
    floor.seated("ana", "bob", "cyd", "dan")
    second_table(floor, "eli", size=2)
    floor.wait("wim")
    floor.do(d.RequestTransfer("ana", SECOND), "ana")
    floor.at = until(floor, "wim") - 1
    floor.do(d.LetTimePass())
    assert is_called(floor, "wim")
    floor.at += 1
    floor.do(d.LetTimePass())
    lock = floor.desk.room.lock_of("ana")
    assert lock is not None
    assert (lock.table, lock.reason) == (SECOND, "transfer")
    assert not is_called(floor, "wim")
    floor.check()


def test_one_claim_ends_one_call() -> None:
    floor = DeskFloor()
    floor.offer(size=6)
    floor.seated("ana", "bob", "cyd", "dan", "eve", "gus")
    second_table(floor, "eli", size=3)
    floor.wait("wim", "xia")
    floor.do(d.RequestTransfer("ana", SECOND), "ana")
    floor.at = until(floor, "xia")
    floor.do(d.LetTimePass())
    assert floor.desk.room.lock_of("ana") is not None
    assert [is_called(floor, name) for name in ("wim", "xia")].count(True) == 1


def test_players_of_a_breaking_table_take_seats_whose_calls_are_over() -> None:
    floor = DeskFloor()
    two_full_tables(floor)
    floor.at = until(floor, "wim")
    floor.do(d.BreakTable(SECOND, {"eli": "Kh", "fay": "Qh"}), FLOOR)
    table = floor.desk.room.table_of("eli")
    assert table is not None
    assert table.id == NL
    assert floor.stack("eli") == BUY
    assert [entry.player for entry in floor.desk.room.list_of(NL)] == ["fay", "wim"]
    floor.check()


def test_call_in_time_keeps_its_seat_when_a_table_breaks() -> None:
    floor = DeskFloor()
    two_full_tables(floor)
    floor.at = until(floor, "wim") - 1
    floor.do(d.BreakTable(SECOND, {"eli": "Kh", "fay": "Qh"}), FLOOR)
    assert is_called(floor, "wim")
    assert floor.desk.room.table_of("eli") is None
