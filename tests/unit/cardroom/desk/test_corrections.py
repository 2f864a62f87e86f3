"""What was done is taken back in the open: nothing is erased, and nothing may rest on it."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.facts import fact_of
from croupier.cardroom.desk.fold import evolve, folded
from croupier.cardroom.desk.happened_at_table import (
    ButtonDrawn,
    HandEnded,
    HandSet,
    RakeTaken,
    TakenBack,
)
from croupier.cardroom.happened import ListJoined, SeatCalled, Seated
from croupier.cardroom.happened_people import PlayedOver
from croupier.cardroom.money import BoughtIn
from croupier.cardroom.people import BreachLogged, EntryCorrected, counts, may_join
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, FLOOR, KEEPER, LIMIT, NL, DeskFloor
from kit.hands import with_options

RAKE = with_options("rrop3_cash", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 4})


def three() -> DeskFloor:
    floor = DeskFloor(RAKE)
    floor.going("ana", "bob", "cleo")
    return floor


def test_hand_that_was_counted_wrong_is_ended_again() -> None:
    floor = three()
    floor.start()
    floor.end(awards=((0, 1, 40),), ana=18, bob=-10, cleo=-10)
    before = len(floor.records)
    floor.take_back(floor.last(HandEnded).seq, "the other won")
    assert floor.table().hand is not None
    assert floor.account("rake") == 0
    floor.end(awards=((0, 2, 40),), ana=-10, bob=18, cleo=-10)
    assert floor.stack("bob") == BUY + 18
    assert floor.account("rake") == 2
    assert isinstance(floor.records[before].fact.event, TakenBack)
    floor.check()
    assert folded(floor.facts) == floor.desk


def test_taking_back_leaves_the_posting_and_its_counter_in_the_ledger() -> None:
    floor = three()
    floor.start()
    floor.end(awards=((0, 1, 40),), ana=18, bob=-10, cleo=-10)
    raked = floor.last(RakeTaken).seq
    floor.take_back(raked)
    [counter] = [one for one in floor.desk.ledger.postings if one.corrects == str(raked)]
    assert (counter.debit, counter.credit, counter.amount) == (f"table:{NL}", "rake", 2)
    assert "an error" in counter.memo.en
    assert str(raked) in floor.desk.ledger.by_key
    assert raked in floor.desk.taken_back


def test_what_rests_on_it_is_named_and_nothing_has_changed() -> None:
    floor = three()
    bought = next(each for each in floor.records if isinstance(each.fact.event, BoughtIn))
    floor.start()
    hand, drawn = floor.last(HandSet).seq, floor.last(ButtonDrawn).seq
    before = floor.desk
    with pytest.raises(RoomRefused, match=rf"Fact {drawn} \(desk.button_drawn\).*{drawn} first"):
        floor.take_back(bought.seq)
    with pytest.raises(RoomRefused, match=rf"Fact {hand} \(desk.hand_set\).*Take back fact {hand}"):
        floor.take_back(drawn)
    assert floor.desk is before
    floor.take_back(hand)
    assert floor.table().hand is None
    floor.check()


def test_whole_deed_goes_with_any_of_its_facts() -> None:
    floor = three()
    floor.seated("dan")
    decision = floor.take_back(floor.last(Seated).seq)
    assert "dan" not in floor.seats().values()
    assert floor.account("player:dan") == 0
    assert floor.desk.room.call_of("dan") is not None
    assert len(decision.why.facts["facts"]) >= 3
    floor.check()


def test_call_comes_back_with_the_name_it_was_for() -> None:
    floor = three()
    floor.wait("dan", "eve")
    assert floor.last(SeatCalled).fact.event.player == "eve"
    joined = next(
        each
        for each in floor.records
        if isinstance(each.fact.event, ListJoined) and each.fact.event.player == "eve"
    )
    floor.take_back(joined.seq)
    assert floor.desk.room.call_of("eve") is None
    assert floor.desk.room.entry_of("eve", NL) is None


def test_entry_of_a_file_stays_and_counts_no_more() -> None:
    floor = three()
    floor.do(p.LogBreach("weapon", ("eve",)))
    with pytest.raises(RoomRefused, match="barred"):
        floor.do(d.CheckIn("eve"))
    floor.take_back(floor.last(BreachLogged).seq, "it was an umbrella")
    files = floor.desk.files
    assert isinstance(files.entries[-1], EntryCorrected)
    assert not counts(files, files.entry(1))
    may_join(files, floor.rules, "eve", floor.at, "list")
    floor.do(d.CheckIn("eve"))
    assert folded(floor.facts) == floor.desk


def test_seat_vacated_for_a_breach_that_is_taken_back_is_his_again() -> None:
    floor = three()
    floor.do(p.LogBreach("weapon", ("bob",)))
    assert "bob" not in floor.seats().values()
    floor.take_back(floor.last(BreachLogged).seq)
    assert floor.seats()[2] == "bob"
    assert floor.stack("bob") == BUY
    floor.check()


@pytest.mark.parametrize("reason", ["", "  "])
def test_correction_needs_a_reason(reason: str) -> None:
    floor = three()
    with pytest.raises(RoomRefused, match="with a reason"):
        floor.take_back(1, reason)


def test_nothing_is_taken_back_twice_nor_a_taking_back_itself() -> None:
    floor = three()
    floor.start()
    seq = floor.last(HandSet).seq
    floor.take_back(seq)
    for number in (seq, len(floor.records), 0, -1, 9999):
        with pytest.raises(RoomRefused, match="not to be taken back"):
            floor.take_back(number)


def test_only_a_supervisor_takes_back() -> None:
    floor = three()
    with pytest.raises(RoomRefused, match="for a supervisor"):
        floor.take_back(1, by=KEEPER)


def test_fact_that_would_seat_somebody_twice_does_not_fold() -> None:
    floor = three()
    floor.offer("lim", "holdem", LIMIT)
    floor.seated("dan", game="lim")
    floor.do(t.StepAway("bob"), FLOOR)
    with pytest.raises(RoomRefused, match=r"dan would have two seats.*rrop3:2\.seating\.4"):
        evolve(floor.desk, fact_of(PlayedOver("dan", "bob", floor.at, "Fay"), NL))


def test_history_alone_makes_the_desk_again_and_one_fact_cannot_take_others_back() -> None:
    floor = three()
    floor.hand()
    floor.do(t.StepAway("bob"), FLOOR)
    floor.take_back(len(floor.records))
    assert folded(floor.facts) == floor.desk
    with pytest.raises(TypeError, match="whole history"):
        evolve(floor.desk, floor.facts[-1])
