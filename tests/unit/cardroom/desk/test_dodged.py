"""Blinds missed on purpose: owed in one house, answered by a penalty in another."""

import pytest

from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.deeds_all import deed_of
from croupier.cardroom.desk.happened_at_table import BlindsDodged
from croupier.cardroom.desk.questions import WhatDoesHePost
from croupier.data import DataError
from croupier.table.why import RoomRefused
from kit.desk_floor import DEALER, KEEPER, MANAGER, NL, STUD, DeskFloor
from kit.hands import with_options

OWED = with_options("rrop3_cash", blinds={"dodge": "make_good"})
PENALISED = with_options("rrop3_cash", blinds={"dodge": "penalty"})


def played(rules) -> DeskFloor:
    floor = DeskFloor(rules)
    floor.going("ana", "bob", "cleo", "dan")
    floor.hand()
    return floor


def test_dodged_blinds_are_owed_where_the_house_has_them_made_good() -> None:
    floor = played(OWED)
    floor.do(t.StepAway("dan"))
    floor.do(t.ComeBack("dan"))
    [found, *_] = floor.do(t.DodgeBlinds("dan", ("small", "big")), MANAGER)
    assert found.why.rules == ("rrop3:4.blinds.11a",)
    assert floor.ask(WhatDoesHePost("dan")).facts["owes"] == ("big", "small")
    assert floor.last(BlindsDodged).fact.event.owed
    assert floor.desk.files.entries == ()
    floor.check()


def test_dodging_is_penalised_where_the_house_says_so_and_nothing_is_owed() -> None:
    floor = played(PENALISED)
    floor.do(t.DodgeBlinds("dan", ("big",)))
    assert floor.table().blinds.owes("dan") == ()
    [entry] = floor.desk.files.entries
    assert (entry.person, entry.breach) == ("dan", "dodging_blinds")
    floor.do(p.Sanction(entry.number, "reprimand"))
    floor.check()


@pytest.mark.parametrize("by", [DEALER, KEEPER, "dan", "eve"])
def test_dodging_is_for_a_supervisor_to_find(by) -> None:
    floor = played(OWED)
    with pytest.raises(RoomRefused, match="It is for: a floor, a manager") as caught:
        floor.do(t.DodgeBlinds("dan", ("big",)), by)
    assert caught.value.rules == ("rrop3:4.blinds.11a",)


def test_nobody_dodges_blinds_that_could_not_come_to_him() -> None:
    floor = played(OWED)
    floor.seated("eve")
    for deed in (
        t.DodgeBlinds("dan", ()),
        t.DodgeBlinds("dan", ("big", "big")),
        t.DodgeBlinds("eve", ("big",)),
        t.DodgeBlinds("zed", ("big",)),
    ):
        with pytest.raises(RoomRefused):
            floor.do(deed)
    stud = DeskFloor(OWED)
    stud.offer("stud", "stud", STUD)
    stud.seated("ana", "bob", game="stud")
    stud.hand("stud")
    with pytest.raises(RoomRefused, match="has dodged no such blinds"):
        stud.do(t.DodgeBlinds("ana", ("big",)))


def test_blinds_are_small_and_big() -> None:
    made = deed_of("dodge_blinds", {"player": "ana", "blinds": ["big"]})
    assert made == t.DodgeBlinds("ana", ("big",))
    with pytest.raises(DataError, match="'middle'"):
        deed_of("dodge_blinds", {"player": "ana", "blinds": ["middle"]})


def test_taken_back_nothing_is_owed() -> None:
    floor = played(OWED)
    floor.do(t.DodgeBlinds("dan", ("big",)))
    floor.take_back(floor.desk.seq)
    assert floor.table(NL).blinds.owes("dan") == ()
