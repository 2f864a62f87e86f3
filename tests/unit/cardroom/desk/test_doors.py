"""Nobody who is barred or suspended comes in, by whatever door."""

import unicodedata

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.happened import LeftSeat
from croupier.cardroom.state import Person
from croupier.table.why import RoomRefused
from kit.desk_floor import DEALER, FLOOR, KEEPER, NL, DeskFloor


def keep_out(floor: DeskFloor, person: str, kind: str) -> None:
    """The house answers what *person* did so that he may not come in."""
    floor.do(p.LogBreach("threats", (person,)))
    number = floor.desk.files.entries[-1].number
    floor.do(p.Sanction(number, kind, 3600 if kind == "suspension" else 0))


def evening() -> DeskFloor:
    """A table with a seat for bob, who is called to it, and one whose player is away."""
    floor = DeskFloor()
    floor.going("ana", "cleo", "dan")
    floor.do(t.StepAway("dan"), "dan")
    return floor


DOORS: dict[str, Deed] = {
    "check in": d.CheckIn("bob"),
    "join a list": d.JoinList("bob", NL),
    "call in": d.JoinList("bob", NL, calls_in=True),
    "ask for a seat": d.AskForSeat("bob", NL, 7, 1000),
    "be given a seat": d.AnswerSeat("bob"),
    "choose a first seat": d.FirstSeats(NL, (("bob", 7),)),
    "lock a seat up": d.LockUp("bob", 10, 40),
    "sit down": d.SitDown("bob", 1000),
    "ask for a table": d.AskForTable("bob", NL),
    "be back in the room": d.StepIn("bob"),
    "have a seat reserved": p.ReserveSeat("bob", NL, 7, "sight"),
    "play over": t.PlayOver("bob", "dan", 1000, 1000),
}


@pytest.mark.parametrize("kind", ["bar", "suspension"])
@pytest.mark.parametrize("door", DOORS)
def test_every_door_is_shut_to_who_may_not_come_in(door: str, kind: str) -> None:
    floor = evening()
    floor.wait("bob")
    keep_out(floor, "bob", kind)
    before = floor.desk
    with pytest.raises(RoomRefused, match=r"barred|suspended") as refusal:
        floor.do(DOORS[door], FLOOR)
    assert "rrop3:1.conduct.0" in refusal.value.rules
    assert floor.desk is before


def held(floor: DeskFloor, person: str) -> bool:
    """Whether anything of the room is kept for *person*."""
    room = floor.desk.room
    kept = (*room.entries, *room.calls, *room.locks, *room.asks)
    return any(each.player == person for each in kept)


@pytest.mark.parametrize("has", ["call", "lock", "ask"])
def test_what_was_kept_for_him_is_kept_no_longer(has: str) -> None:
    floor = evening()
    if has == "ask":
        floor.do(d.CheckIn("bob"), "bob")
        floor.do(d.AskForSeat("bob", NL, 7, 1000), "bob")
    else:
        floor.wait("bob")
    if has == "lock":
        floor.do(d.LockUp("bob", 10, 40))
    assert held(floor, "bob")
    keep_out(floor, "bob", "bar")
    assert not held(floor, "bob")
    assert floor.account("cage") == 0
    floor.check()


def test_who_is_barred_in_a_hand_is_gone_after_it_and_stands_on_no_list() -> None:
    floor = evening()
    floor.start()
    keep_out(floor, "ana", "bar")
    assert "ana" in floor.seats().values()
    floor.end()
    assert "ana" not in floor.seats().values()
    assert not held(floor, "ana")
    floor.check()


def test_a_name_that_was_announced_comes_to_no_list_while_its_owner_is_kept_out() -> None:
    floor = evening()
    floor.do(d.JoinList("bob", NL, calls_in=True), "bob")
    keep_out(floor, "bob", "suspension")
    with pytest.raises(RoomRefused, match="suspended"):
        floor.do(d.CheckIn("bob"), KEEPER)
    floor.pass_minutes(60)
    floor.do(d.CheckIn("bob"), KEEPER)
    assert held(floor, "bob")
    floor.do(d.LetTimePass(), DEALER)


@pytest.mark.parametrize("kind", ["bar", "suspension"])
def test_who_may_not_come_in_is_out_of_the_room_once_his_seat_is_free(kind: str) -> None:
    floor = evening()
    floor.do(t.ComeBack("dan"), FLOOR)
    floor.start()
    keep_out(floor, "ana", kind)
    assert "ana" in floor.desk.room.present
    floor.end()
    assert "ana" not in floor.seats().values()
    assert "ana" not in floor.desk.room.present
    left = floor.last(LeftSeat).why
    assert left.rules[0].startswith("rrop3:1.conduct")
    floor.check()


def test_leaving_cites_the_articles_on_taking_chips_off_the_table() -> None:
    floor = evening()
    [decision, *_] = floor.do(d.LeaveSeat("ana", 1000), FLOOR)
    assert decision.why.rules == ("rrop3:2.procedures.5c",)


@pytest.mark.parametrize(
    "sign", ["\u200b", "\u2060", "\u00ad", "\u202e", "\ufe0f", "\u3164", "\u2003"]
)
def test_name_with_a_sign_that_nobody_sees_is_refused(sign: str) -> None:
    floor = evening()
    with pytest.raises(RoomRefused, match="no name to keep"):
        floor.do(d.CheckIn(f"ana{sign}"), KEEPER)


def test_name_is_one_however_its_accents_are_written() -> None:
    floor = evening()
    composed, apart = (unicodedata.normalize(form, "Chloé") for form in ("NFC", "NFD"))
    floor.do(d.CheckIn(apart), Person(apart))
    assert composed in floor.desk.room.present
    assert apart not in floor.desk.room.present
    floor.do(d.JoinList(composed, NL), Person(apart))
    assert floor.desk.room.entry_of(composed, NL) or floor.desk.room.call_of(composed)
