"""The desk over its journal: written before it is told, once a request, kept over a restart."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from shutil import copy
from typing import TYPE_CHECKING

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.questions import StackOf, WhyHappened
from croupier.cardroom.orders import DeckToFlag
from croupier.cardroom.state import Person
from croupier.journal import CodecError, Journal
from croupier.rulebook.house import house
from croupier.service.cash_desk import CashDesk
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, NL, NO_LIMIT, check_desk

if TYPE_CHECKING:
    from croupier.cardroom.desk.corrections import Record

RULES = house("rrop3_cash")
STRANGER = '{"table": "nl", "event": {"player": "zed", "amount": 5, "at": 1}}'


class Wall:
    """A clock on the wall, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_123

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def wall() -> Wall:
    return Wall()


def opened(journal: Journal, wall: Wall) -> CashDesk:
    return CashDesk(journal, RULES, wall=wall)


def evening(desk: CashDesk) -> CashDesk:
    """Three at a table, one hand played."""
    desk.do(d.OfferGame(NL, "holdem", NO_LIMIT), FLOOR)
    desk.do(d.PlaceTable(NL, 4), FLOOR)
    for player in ("ana", "bob", "cleo"):
        desk.do(d.CheckIn(player), Person(player))
        desk.do(d.JoinList(player, NL), Person(player))
    desk.do(d.OpenTable(NL, NL), FLOOR)
    for player in ("ana", "bob", "cleo"):
        desk.do(d.SitDown(player, BUY), FLOOR)
    desk.do(t.DrawForButton(NL, {"ana": "Ks", "bob": "2c", "cleo": "3c"}), DEALER)
    desk.do(t.StartHand(NL), DEALER)
    stacks = {"ana": 1010, "bob": 995, "cleo": 995}
    desk.do(t.EndHand(NL, ((0, 1, 15),), stacks=stacks), DEALER)
    return desk


def test_desk_is_the_same_after_a_restart_and_goes_on(tmp_path: Path, wall: Wall) -> None:
    journal = Journal(tmp_path / "room.db")
    desk = evening(opened(journal, wall))
    desk.take_back(desk.desk.seq, "the pot was split", FLOOR)
    before, history = desk.desk, desk.history()
    journal.close()
    again = opened(Journal(tmp_path / "room.db"), wall)
    assert again.desk == before
    assert again.history() == history
    again.do(t.EndHand(NL, stacks=dict.fromkeys(("ana", "bob", "cleo"), BUY)), DEALER)
    check_desk(again.desk)


def test_same_request_is_done_once_even_after_a_restart(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = opened(journal, wall)
    offer = d.OfferGame(NL, "holdem", NO_LIMIT)
    first = desk.do(offer, FLOOR, request="7")
    assert desk.do(offer, FLOOR, request="7") == first
    again = opened(journal, wall)
    [decision] = again.do(offer, FLOOR, request="7")
    assert decision.facts == first[0].facts
    assert again.desk == desk.desk


def test_key_of_a_request_is_not_good_for_another_deed(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = opened(journal, wall)
    desk.do(d.OfferGame(NL, "holdem", NO_LIMIT), FLOOR, request="7")
    for each in (desk, opened(journal, wall)):
        with pytest.raises(RoomRefused, match=r"Request 7 was another deed.*house:desk\.request"):
            each.do(d.PlaceTable("x"), FLOOR, request="7")
        assert each.desk.tables == {}
    each.do(d.PlaceTable("x"), Person("Max", "manager"), request="7")
    assert set(each.desk.tables) == {"x"}


def test_listener_that_fails_is_logged_and_keeps_nobody_from_hearing(
    wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    desk = opened(Journal(":memory:"), wall)
    told: list[int] = []

    def fails(_: "tuple[Record, ...]") -> None:
        raise RuntimeError("boom")

    desk.listen(fails)
    desk.listen(lambda records: told.append(records[-1].seq))
    desk.do(d.PlaceTable("1"), FLOOR)
    assert told == [1]
    assert "listener of the desk failed" in caplog.text
    assert set(desk.desk.tables) == {"1"}


def test_what_a_listener_does_is_told_after_what_it_heard_of(wall: Wall) -> None:
    desk = opened(Journal(":memory:"), wall)
    told: list[list[int]] = []

    def answers(records: "tuple[Record, ...]") -> None:
        if records[0].seq == 1:
            desk.do(d.PlaceTable("2"), FLOOR)

    desk.listen(answers)
    desk.listen(lambda records: told.append([one.seq for one in records]))
    desk.do(d.PlaceTable("1"), FLOOR)
    assert told == [[1], [2]]


def test_orders_of_an_old_request_are_given_again_after_a_restart(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = evening(opened(journal, wall))
    breach = p.LogBreach("card_abuse", ("bob",))
    first = desk.do(breach, FLOOR, request="7")
    assert DeckToFlag in {type(order) for decision in first for order in decision.orders}
    again = opened(journal, wall)
    assert again.history() == desk.history()
    answered = again.do(breach, FLOOR, request="7")
    assert [one.orders for one in answered] == [one.orders for one in first]
    assert [one.facts for one in answered] == [one.facts for one in first]
    assert len(again.desk.files.entries) == 1


def test_what_was_said_without_a_fact_is_said_again_after_a_restart(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = evening(opened(journal, wall))
    desk.do(t.StepAway("cleo", take=500), FLOOR)
    desk.do(t.ComeBack("cleo", 100), FLOOR)
    first = desk.do(t.StartHand(NL), DEALER, request="8")
    assert [bool(one.facts) for one in first].count(False) == 1
    answered = opened(journal, wall).do(t.StartHand(NL), DEALER, request="8")
    assert [(one.facts, one.why.text) for one in answered] == [
        (one.facts, one.why.text) for one in first
    ]


def test_refused_deed_leaves_nothing_behind(wall: Wall) -> None:
    desk = evening(opened(Journal(":memory:"), wall))
    told: list[tuple[Record, ...]] = []
    desk.listen(told.append)
    before = desk.desk
    with pytest.raises(RoomRefused):
        desk.do(t.BuyIn("ana", BUY), FLOOR, request="1")
    assert (desk.desk, told) == (before, [])


def test_listener_is_told_what_stands_in_the_journal_already(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = opened(journal, wall)
    seen: list[int] = []
    stop = desk.listen(lambda records: seen.extend(one.seq for one in records))
    desk.listen(lambda records: seen.append(len(list(journal.notes("desk"))) - records[-1].seq))
    desk.do(d.PlaceTable("1"), FLOOR)
    assert seen == [1, 0]
    stop()
    desk.do(d.PlaceTable("2"), FLOOR)
    assert seen == [1, 0, 0]


def test_deed_that_cannot_be_written_has_no_effect(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = evening(opened(journal, wall))
    before, length = desk.desk, len(desk.history())
    journal.close()
    with pytest.raises(sqlite3.ProgrammingError):
        desk.do(d.PlaceTable("2"), FLOOR)
    assert (desk.desk, len(desk.history())) == (before, length)


def test_clock_that_goes_back_does_not_turn_the_room_back(wall: Wall) -> None:
    desk = evening(opened(Journal(":memory:"), wall))
    now = desk.now
    wall.now -= 3_600_000
    desk.do(d.CheckIn("dan"), FLOOR)
    assert desk.record(desk.desk.seq).at == now


def test_reason_of_every_fact_is_kept_with_its_articles(wall: Wall) -> None:
    journal = Journal(":memory:")
    desk = evening(opened(journal, wall))
    again = opened(journal, wall)
    for record in again.history():
        why = again.ask(WhyHappened(record.seq))
        assert why.text.en
        assert why.text.fr
        assert why.facts["fact"] == record.fact.tag
        assert why.rules == record.why.rules
    assert again.ask(StackOf("ana")).facts["total"] == 1010
    assert desk.record(0) is None
    assert desk.history(since=3) == desk.history()[2:]
    with pytest.raises(RoomRefused, match="They go from 1 to"):
        again.ask(WhyHappened(999))


def test_taking_back_is_a_deed_like_any_other(wall: Wall) -> None:
    desk = evening(opened(Journal(":memory:"), wall))
    desk.do(p.TakeBack(desk.desk.seq, "miscounted"), FLOOR, request="9")
    assert desk.desk.tables[NL].hand is not None
    with pytest.raises(RoomRefused, match="Request 9 was another deed"):
        desk.do(p.TakeBack(1, "again"), FLOOR, request="9")
    with pytest.raises(RoomRefused, match="not for ana to decide"):
        desk.do(p.TakeBack(1, "mine"), Person("ana"))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an evening, which nobody has open."""
    file = tmp_path_factory.mktemp("desk") / "room.db"
    journal = Journal(file)
    evening(opened(journal, Wall()))
    journal.close()
    return file


def spoilt(written: Path, folder: Path, *changes: str) -> Journal:
    """A journal with the same notes, and these *changes*."""
    file = folder / "room.db"
    copy(written, file)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for change in changes:
            db.execute(change)
    return Journal(file)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE note SET kind = 'room.unheard_of' WHERE seq = 2", "desk 2: no fact is called"),
        (
            """UPDATE note SET body = '{"table": "", "event": {}}' WHERE seq = 2""",
            "desk 2: .*is not of",
        ),
        ("UPDATE note SET why = '{}' WHERE seq = 3", "desk 3: 'text'"),
        (
            f"UPDATE note SET kind = 'money.bought_in', body = '{STRANGER}' WHERE seq = 3",  # noqa: S608 - a literal
            "desk 3: There is no table nl",
        ),
        ("DELETE FROM note WHERE seq = 2", "desk 3: the note before it is missing"),
    ],
)
def test_spoilt_note_is_named_with_its_stream_and_number(
    written: Path, tmp_path: Path, change: str, said: str
) -> None:
    journal = spoilt(written, tmp_path, change)
    with pytest.raises(CodecError, match=said):
        opened(journal, Wall())


def test_many_threads_that_join_at_once_are_all_on_the_list_in_order(wall: Wall) -> None:
    desk = opened(Journal(":memory:"), wall)
    desk.do(d.OfferGame(NL, "holdem", NO_LIMIT), FLOOR)
    names = [f"p{number}" for number in range(24)]
    for name in names:
        desk.do(d.CheckIn(name), FLOOR)
    threads = [
        threading.Thread(target=desk.do, args=(d.JoinList(name, NL), Person(name)))
        for name in names
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    entries = desk.desk.room.list_of(NL)
    assert {entry.player for entry in entries} == set(names)
    assert len({entry.order for entry in entries}) == len(names)
    assert [record.seq for record in desk.history()] == list(range(1, desk.desk.seq + 1))
