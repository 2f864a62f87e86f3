"""The file keeps what was written, in order, and only one room uses it."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.cards import parse_cards
from croupier.games import game
from croupier.journal import CodecError, Guest, Journal, JournalError, Piles
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
