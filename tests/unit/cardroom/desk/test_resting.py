"""What is taken back leaves nothing behind that rests on it."""

from collections.abc import Callable

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.doing import do
from croupier.cardroom.desk.fold import folded
from croupier.cardroom.desk.happened_at_table import ButtonDrawn, ChargeSet, StakesSet
from croupier.cardroom.happened import CheckedIn, ListJoined, TableOpened
from croupier.play.setup import Stakes
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, MANAGER, NL, NO_LIMIT, DeskFloor, check_desk

POT = Stakes("pot", 10, 10, 5, 10)


def evening() -> DeskFloor:
    """A short evening with a time charge, an absence, a newcomer and somebody who leaves."""
    floor = DeskFloor()
    floor.offer()
    floor.seated("ana", "bob", "cleo")
    floor.do(t.SetCharge(NL, 5, 30), MANAGER)
    floor.button()
    floor.do(d.LetTimePass())
    for player in ("ana", "bob", "cleo"):
        floor.do(t.PayTime(player))
    floor.start()
    floor.end(ana=50, bob=-50)
    floor.do(t.AddChips("bob", 200, floor.stack("bob")))
    floor.do(t.StepAway("cleo"), "cleo")
    floor.hand()
    floor.wait("dan")
    floor.do(d.SitDown("dan", BUY, post=True))
    floor.hand()
    floor.do(t.ComeBack("cleo"))
    floor.do(d.LeaveSeat("ana", floor.stack("ana")))
    return floor


def refusal_of(deed: Callable[[], object]) -> RoomRefused | None:
    """Why it is refused; None if it is done."""
    try:
        deed()
    except RoomRefused as refusal:
        return refusal
    return None


BATCHES = tuple(dict.fromkeys(record.batch for record in evening().records))


@pytest.mark.parametrize("batch", BATCHES)
def test_whatever_is_taken_back_leaves_a_desk_that_goes_on(batch: int) -> None:
    floor = evening()
    refusal = refusal_of(lambda: floor.take_back(batch))
    if refusal is not None:
        assert "rests on it" in refusal.text.en
        return
    check_desk(floor.desk)
    assert folded(floor.facts) == floor.desk
    for table in floor.desk.room.tables:
        assert not table.lives or table.game in floor.desk.games
    for kept in floor.desk.tables.values():
        assert kept.charge or not kept.rent.standings
    start = t.StartHand(NL)
    refusal_of(lambda: do(floor.desk, start, rules=floor.rules, by=DEALER, at=floor.at))


@pytest.mark.parametrize(
    ("kind", "rests"),
    [
        (StakesSet, "room.table_opened"),
        (ChargeSet, "rent.fell_due"),
        (ButtonDrawn, "desk.hand_set"),
    ],
)
def test_first_fact_that_rests_on_it_is_named(kind: type, rests: str) -> None:
    floor = evening()
    before = floor.desk
    seq = next(one.seq for one in floor.records if isinstance(one.fact.event, kind))
    with pytest.raises(RoomRefused, match=rf"\({rests}\) rests on it"):
        floor.take_back(seq)
    assert floor.desk is before


@pytest.mark.parametrize(
    ("kind", "rests"),
    [(ListJoined, "room.seat_called"), (CheckedIn, "room.list_joined")],
)
def test_who_was_called_from_a_list_was_on_it(kind: type, rests: str) -> None:
    floor = evening()
    seq = next(one.seq for one in floor.records if isinstance(one.fact.event, kind))
    with pytest.raises(RoomRefused, match=rf"\({rests}\) rests on it"):
        floor.take_back(seq)


def test_table_does_not_slip_to_the_stakes_before_when_the_last_offer_is_taken_back() -> None:
    floor = DeskFloor()
    floor.offer()
    floor.do(d.OfferGame(NL, "omaha", POT))
    floor.take_back(floor.last(StakesSet).seq)
    assert floor.desk.games[NL].variant == "holdem"
    floor.do(d.OfferGame(NL, "omaha", POT))
    floor.wait("ana", "bob")
    floor.do(d.OpenTable(NL, NL))
    opened = floor.last(TableOpened).seq
    with pytest.raises(RoomRefused, match=rf"Fact {opened} \(room.table_opened\).*plays nl"):
        floor.take_back(floor.last(StakesSet).seq)
    first = next(one.seq for one in floor.records if isinstance(one.fact.event, StakesSet))
    assert first < floor.last(StakesSet).seq


def test_game_is_not_offered_anew_while_it_is_played() -> None:
    floor = evening()
    with pytest.raises(RoomRefused, match="is being played"):
        floor.do(d.OfferGame(NL, "omaha", POT), FLOOR)
    assert floor.desk.games[NL].stakes == NO_LIMIT
