"""The file keeps what was written, in order, and only one room uses it."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.cards import parse_cards
from croupier.games import game
from croupier.journal import CodecError, Guest, Journal, JournalError, Piles, event_from, store
from croupier.play import Stakes, set_up
from croupier.play.events import Checked, Folded, HandBegan, HandEnded
from croupier.rulebook.house import house

SETUP = set_up(game("holdem"), Stakes("none", 10, 10, 5, 10), house("online"), (0, 50, 50), 1)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path / "room.sqlite")
    yield journal
    journal.close()


def test_events_are_numbered_for_each_table(journal: Journal) -> None:
    assert journal.append("a", [Folded(1), Checked(2)], at=5) == 2
    assert journal.append("b", [Folded(3)], at=6) == 1
    assert journal.append("a", [Folded(4)], at=7) == 3
    assert journal.events("a") == (Folded(1), Checked(2), Folded(4))
    assert journal.events("a", since=3) == (Folded(4),)


def test_last_hand_begins_with_its_setup(journal: Journal) -> None:
    assert journal.last_hand("a") == ()
    journal.append("a", [HandBegan(SETUP), Folded(1), HandEnded()], at=1)
    journal.append("a", [HandBegan(SETUP), Checked(2)], at=2)
    assert journal.last_hand("a") == (HandBegan(SETUP), Checked(2))


def test_hands_come_one_at_a_time_in_order(journal: Journal) -> None:
    assert list(journal.hands("a")) == []
    first = (HandBegan(SETUP), Folded(1), HandEnded())
    second = (HandBegan(SETUP), Checked(2))
    journal.append("b", [HandBegan(SETUP)], at=1)
    journal.append("a", [*first, *second], at=1)
    assert list(journal.hands("a")) == [first, second]


def test_hands_may_be_written_while_others_are_read(journal: Journal) -> None:
    journal.append("a", [HandBegan(SETUP), HandEnded()], at=1)
    read = []
    for hand in journal.hands("a"):
        read.append(hand)
        if len(read) < 3:
            journal.append("a", [HandBegan(SETUP), Folded(len(read)), HandEnded()], at=2)
    assert [len(hand) for hand in read] == [2, 3, 3]


def test_hands_before_a_spoilt_one_are_read(journal: Journal) -> None:
    for seat in (1, 2, 3):
        journal.append("a", [HandBegan(SETUP), Folded(seat)], at=1)
    journal._db.execute("UPDATE event SET body = '{}' WHERE seq = 4")
    hands = journal.hands("a")
    assert next(hands) == (HandBegan(SETUP), Folded(1))
    with pytest.raises(CodecError, match="a 4: folded"):
        next(hands)


def test_last_hand_is_read_without_the_million_before_it(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = [HandBegan(SETUP), *[Folded(1)] * 8, HandEnded()] * 2_000
    journal.append("a", [*history, HandBegan(SETUP), Checked(2)], at=1)
    journal._db.execute("UPDATE event SET kind = 'no_such' WHERE seq = 5")
    read = []
    monkeypatch.setattr(
        store, "event_from", lambda tag, body: read.append(tag) or event_from(tag, body)
    )
    assert journal.last_hand("a") == (HandBegan(SETUP), Checked(2))
    assert read == ["hand_began", "checked"]


def test_nothing_is_found_by_looking_through_all_rows(journal: Journal) -> None:
    asked: list[str] = []
    journal._db.set_trace_callback(asked.append)
    journal.append("a", [HandBegan(SETUP), Folded(1)], at=1, piles=Piles(()), seating={})
    journal.last_hand("a")
    list(journal.hands("a"))
    journal.piles("a")
    journal.seating("a")
    journal._db.set_trace_callback(None)
    searches = [sql for sql in asked if sql.startswith(("SELECT", "DELETE"))]
    plans = [row[3] for sql in searches for row in journal._db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert len(searches) >= 7
    assert [plan for plan in plans if "SCAN" in plan or "TEMP" in plan] == []


def test_first_and_last_piles_of_each_hand_are_kept(journal: Journal) -> None:
    deck = parse_cards("AsKdQh2c")
    for _ in range(2):
        journal.append("a", [HandBegan(SETUP)], at=1, piles=Piles(deck))
        for dealt in (1, 2, 3):
            journal.append("a", [Folded(dealt)], at=1, piles=Piles(deck[dealt:]))
    journal.append("b", [HandBegan(SETUP)], at=1, piles=Piles(()))
    kept = journal._db.execute("SELECT seq FROM sealed WHERE stream = 'a' ORDER BY seq").fetchall()
    assert kept == [(1,), (4,), (5,), (8,)]
    assert journal.piles("a") == Piles(deck[3:])
    assert journal.piles("b") == Piles(())


def test_piles_and_seating_come_back_after_reopening(tmp_path: Path) -> None:
    piles = Piles(parse_cards("AsKd"), parse_cards("2c"), parse_cards("Jk"))
    journal = Journal(tmp_path / "room.sqlite")
    journal.append("a", [Folded(1)], at=1, piles=Piles(()), seating={"seats": []})
    journal.append("a", [Folded(2)], at=1, piles=piles, lasting=True)
    journal.close()
    again = Journal(tmp_path / "room.sqlite")
    assert again.piles("a") == piles
    assert again.piles("b") is None
    assert again.seating("a") == {"seats": []}
    assert again.seating("b") is None
    again.close()


def test_nothing_is_written_when_one_event_cannot_be(journal: Journal) -> None:
    with pytest.raises(AttributeError):
        journal.append("a", [Folded(1), object()], at=1)  # type: ignore[list-item]
    assert journal.events("a") == ()


def test_guest_is_found_by_the_hash_of_his_token_only(journal: Journal) -> None:
    journal.add_guest(Guest("g1", "Zoé"), "hash", at=1)
    assert journal.guest_of("hash") == Guest("g1", "Zoé")
    assert journal.guest_of("other") is None
    journal.rename_guest("g1", "Zoë")
    assert journal.guest_of("hash") == Guest("g1", "Zoë")


def test_second_room_is_kept_off_the_file(journal: Journal) -> None:
    with pytest.raises(JournalError, match="in use"):
        Journal(journal.path)


def test_file_of_another_layout_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(JournalError, match="version 99"):
        Journal(path)


def test_index_of_an_older_program_is_given_up(journal: Journal) -> None:
    journal._db.execute("CREATE INDEX event_kind ON event (stream, kind, seq)")
    journal.append("a", [HandBegan(SETUP)], at=1)
    journal.close()
    again = Journal(journal.path)
    assert again.last_hand("a") == (HandBegan(SETUP),)
    assert (
        again._db.execute("SELECT name FROM sqlite_master WHERE name = 'event_kind'").fetchall()
        == []
    )
    again.close()


def test_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no database, just many words" * 99, encoding="utf-8")
    with pytest.raises(JournalError, match=r"notes\.txt"):
        Journal(path)


def test_spoilt_record_is_named_by_table_and_number(journal: Journal) -> None:
    journal.append("a", [Folded(1)], at=1)
    journal._db.execute("UPDATE event SET kind = 'no_such'")
    with pytest.raises(CodecError, match="a 1: no event is called"):
        journal.events("a")
