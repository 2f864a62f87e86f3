"""How long a player with a seat kept elsewhere plays on: by where the blinds really are."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.questions import HowLongHere
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, LIMIT, NL, NO_LIMIT, STUD, DeskFloor
from kit.hands import with_options

ALONE = with_options("rrop3_cash", seating={"must_move": False})
SIX = ("a", "b", "c", "d", "e", "f")


def two_tables(game: str = NL) -> DeskFloor:
    """Six play at the first table, four at another with five seats."""
    floor = DeskFloor(ALONE)
    if game == NL:
        floor.offer(size=6)
    else:
        floor.offer(game, "stud", STUD, size=6)
    floor.do(d.PlaceTable("2", 5))
    floor.seated(*SIX, game=game)
    floor.do(d.OpenTable("2", game))
    floor.wait(*"ghij", game=game)
    for player in "ghij":
        floor.do(d.SitDown(player, BUY))
    if game == NL:
        floor.button()
    floor.hand(game)
    return floor


def asks(floor: DeskFloor, player: str, waiting: int, game: str = NL) -> None:
    """He gets the seat that is free at the other table; then so many names come to the list."""
    floor.do(d.RequestTransfer(player, "2"), player)
    lock = floor.desk.room.lock_of(player)
    assert (lock.table, lock.reason) == ("2", "transfer")
    floor.wait(*(f"w{number}" for number in range(waiting)), game=game)


def hands_until_gone(floor: DeskFloor, player: str, game: str = NL) -> int:
    """How many hands he is dealt at his old table before he moves."""
    for played in range(12):
        hand = floor.hand(game)
        if player in floor.seats("2").values():
            return played
        assert player in hand.dealt_in
    return 12


def test_with_two_names_waiting_he_goes_at_once_from_the_middle() -> None:
    floor = two_tables()
    asks(floor, "e", waiting=2)
    assert floor.ask(HowLongHere("e")).facts["hands"] == 0
    assert hands_until_gone(floor, "e") == 0
    assert floor.stack("e", "2") == BUY
    floor.check()


@pytest.mark.parametrize(("player", "hands"), [("b", 1), ("c", 2)])
def test_with_two_names_waiting_he_may_play_the_button_after_his_blinds(
    player: str, hands: int
) -> None:
    floor = two_tables()
    places = floor.desk.tables[NL].blinds.last
    assert (places.button, places.small, places.big) == (1, 2, 3)
    asks(floor, player, waiting=2)
    assert "rrop3:2.seating.13a" in floor.ask(HowLongHere(player)).rules
    assert hands_until_gone(floor, player) == hands
    floor.check()


@pytest.mark.parametrize("waiting", [0, 1])
@pytest.mark.parametrize(("player", "hands"), [("d", 0), ("e", 1), ("f", 2), ("a", 3), ("b", 4)])
def test_with_fewer_he_plays_until_his_big_blind_and_does_not_post_it(
    waiting: int, player: str, hands: int
) -> None:
    floor = two_tables()
    asks(floor, player, waiting)
    assert floor.ask(HowLongHere(player)).facts["hands"] == hands
    assert hands_until_gone(floor, player) == hands
    assert f"player:{player}" in floor.desk.ledger.balances
    floor.check()


@pytest.mark.parametrize(("waiting", "hands"), [(0, 1), (1, 0)])
def test_at_stud_he_plays_one_more_hand_if_nobody_waits(waiting: int, hands: int) -> None:
    floor = two_tables("stud")
    floor.start("stud")
    asks(floor, "c", waiting, "stud")
    floor.end("stud")
    assert hands_until_gone(floor, "c", "stud") == hands
    floor.check()


def test_move_the_other_table_does_not_take_is_off_and_he_plays_on() -> None:
    floor = two_tables()
    floor.start()
    floor.end(d=-980, e=980)
    asks(floor, "d", waiting=0)
    for _ in range(6):
        floor.hand()
    assert "d" in floor.seats().values()
    assert floor.desk.room.lock_of("d") is None
    assert any("seat kept for d is free" in each.why.text.en for each in floor.records)
    floor.check()


def test_move_waits_for_stacks_that_nobody_has_counted() -> None:
    floor = two_tables()
    floor.start()
    floor.do(t.EndHand(NL))
    asks(floor, "e", waiting=2)
    with pytest.raises(RoomRefused, match=r"Nobody has counted.*Count the stacks"):
        floor.start()
    floor.do(t.CountStacks(NL, dict.fromkeys(SIX, BUY)))
    floor.start()
    assert floor.stack("e", "2") == BUY
    floor.check()


def feeder_of_two() -> DeskFloor:
    """Three play at the main table; d and e are left at the one that feeds it."""
    floor = DeskFloor(with_options("rrop3_cash", seating={"must_move": True}))
    floor.do(d.OfferGame(NL, "holdem", NO_LIMIT))
    for table in ("main", "feeder"):
        floor.do(d.PlaceTable(table, 3))
    floor.wait(*"abcde")
    for table in ("main", "feeder"):
        floor.do(d.OpenTable(table, NL))
    for player in "abcde":
        floor.do(d.SitDown(player, BUY))
    for table in ("main", "feeder"):
        floor.button(table)
        floor.hand(table)
    floor.do(d.LeaveSeat("a", BUY))
    assert floor.desk.room.lock_of("d").reason == "must_move"
    return floor


def test_move_that_leaves_one_player_is_done_though_no_hand_begins() -> None:
    floor = feeder_of_two()
    for _ in range(3):
        decisions = floor.do(t.StartHand("feeder"), DEALER)
        if floor.table("feeder").hand is None:
            break
        floor.end("feeder")
    assert floor.place("main").of("d")
    assert floor.table("feeder").hand is None
    last = decisions[-1]
    assert "It takes two to play" in last.why.text.en
    assert "rrop3:2.decisions.5b" in last.why.rules
    assert last.why.facts["hand_begins"] is False
    floor.check()
    with pytest.raises(RoomRefused, match="It takes two to play"):
        floor.do(t.StartHand("feeder"), DEALER)


def test_blind_passes_nobody_in_a_hand_that_does_not_begin() -> None:
    floor = feeder_of_two()
    floor.wait("f")
    floor.do(d.SitDown("f", BUY))
    floor.hand("feeder")
    floor.do(t.StepAway("f"))
    for _ in range(4):
        floor.do(t.StartHand("feeder"), DEALER)
        if floor.table("feeder").hand is None:
            break
        floor.end("feeder")
    missed = floor.place("feeder").of("f").missed_big_blinds
    for _ in range(2):
        with pytest.raises(RoomRefused):
            floor.do(t.StartHand("feeder"), DEALER)
    assert floor.place("feeder").of("f").missed_big_blinds == missed


def test_who_is_called_to_another_game_is_passed_over_until_he_has_answered() -> None:
    floor = feeder_of_two()
    floor.do(d.MoveNow("d", BUY))
    floor.offer("lim", stakes=LIMIT, size=2)
    floor.wait("f", game=NL)
    floor.do(d.SitDown("f", BUY))
    floor.do(d.JoinList("e", "lim"))
    floor.do(d.OpenTable("lim", "lim"))
    assert floor.desk.room.call_of("e").table == "lim"
    floor.do(d.LeaveSeat("b", BUY))
    assert floor.desk.room.call_of("e").table == "lim"
    assert floor.desk.room.lock_of("f").reason == "must_move"
    floor.do(d.PassCall("e"), "e")
    floor.do(d.LeaveSeat("c", BUY))
    assert floor.desk.room.lock_of("e").reason == "must_move"
    floor.check()


def test_transfer_waits_while_he_is_called_to_another_game() -> None:
    floor = two_tables()
    floor.do(d.LeaveSeat("g", BUY))
    floor.offer("lim", stakes=LIMIT, size=2)
    floor.do(d.JoinList("e", "lim"))
    floor.do(d.OpenTable("lim", "lim"))
    assert floor.desk.room.call_of("e").table == "lim"
    floor.do(d.RequestTransfer("e", "2"), "e")
    floor.do(d.LeaveSeat("h", BUY))
    assert floor.desk.room.lock_of("e") is None
    floor.do(d.PassCall("e"), "e")
    assert floor.desk.room.lock_of("e").reason == "transfer"
    floor.check()
