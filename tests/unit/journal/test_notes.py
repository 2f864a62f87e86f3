"""Notes: what happened beside the hands, in one transaction with them, numbered by stream."""

import sqlite3
from pathlib import Path

import pytest

from croupier.journal import Journal, Note

SAT = Note("room.seated", {"player": "Zoé", "seat": 3}, by="Fay", why={"en": "first", "fr": "1er"})
LEFT = Note("room.left_seat", {"player": "Zoé"})


def test_notes_are_read_in_order_with_who_when_and_why(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "room.sqlite")
    journal.append("desk", (), at=1000, notes=[SAT])
    journal.append("desk", (), at=2000, notes=[LEFT, LEFT])
    journal.close()
    kept = list(Journal(tmp_path / "room.sqlite").notes("desk"))
    assert [(one.seq, one.at, one.note) for one in kept] == [
        (1, 1000, SAT),
        (2, 2000, LEFT),
        (3, 2000, LEFT),
    ]


def test_streams_number_their_notes_apart() -> None:
    journal = Journal(":memory:")
    journal.append("desk", (), at=1, notes=[SAT])
    journal.append("table", (), at=2, notes=[LEFT])
    assert [one.seq for one in journal.notes("table")] == [1]
    assert [one.note for one in journal.notes("desk", since=2)] == []


def test_a_note_that_cannot_be_written_takes_nothing_else_along() -> None:
    journal = Journal(":memory:")
    with pytest.raises(TypeError):
        journal.append("desk", (), at=1, seating={"seats": []}, notes=[Note("x", {"o": object()})])
    assert list(journal.notes("desk")) == []
    assert journal.seating("desk") is None


def test_a_file_from_before_there_were_notes_opens_and_takes_them(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    Journal(path).close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE note")
    db.close()
    journal = Journal(path)
    journal.append("desk", (), at=1, notes=[SAT])
    assert [one.note for one in journal.notes("desk")] == [SAT]
