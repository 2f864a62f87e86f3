"""A table reopens from its seating and its last hand, however long its history is."""

import random
from pathlib import Path

import pytest

from croupier.bots import random_action
from croupier.journal import event_from, store
from croupier.play import Stakes, decide, view
from croupier.play.events import HandBegan, HandEnded
from croupier.service import LiveTable, Room
from croupier.service import requests as ask
from croupier.table import Table
from kit.rooms import WALL, enter, make_room

LEAST_EVENTS = 20_000
TABLE = Table(
    "t", "holdem", Stakes("none", 10, 10, 5, 10), "neutral", seats=6, buy_in=1000, least_players=4
)


def lengthen(table: LiveTable) -> int:
    """Make the history of *table* as long as a busy month's: its last hand again and again."""
    hand = table.journal.last_hand(table.table.id)
    assert isinstance(hand[0], HandBegan)
    assert isinstance(hand[-1], HandEnded)
    copies = LEAST_EVENTS // len(hand) + 1
    return table.journal.append(table.table.id, hand * copies, at=WALL)


def go_on(table: LiveTable, rng: random.Random) -> None:
    """One beat; the only person at the table never lets the clock run out."""
    state = table.hand
    if state is not None and state.actor and table.deadline is not None:
        action = random_action(view(state, state.actor), state.game, rng)
        table.publish(table.commit(decide(state, action)))
    else:
        table.step()


def long_lived_room(path: Path) -> Room:
    """A room whose table is in the middle of a hand, tens of thousands of events behind it."""
    room = make_room(path, seed=5, tables=[TABLE])
    table, rng = room.table("t"), random.Random(1)
    ask.sit(table, enter(room, "Zoé"), 2)
    while table.seating.hand < 1:
        go_on(table, rng)
    assert lengthen(table) > LEAST_EVENTS
    while table.seating.hand < 2 and (not table.playing or not table.hand or table.hand.turn < 3):
        go_on(table, rng)
    assert table.playing
    return room


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tags of all events that are read from a journal, in order."""
    tags: list[str] = []

    def counted(tag: str, body: store.Body) -> object:
        tags.append(tag)
        return event_from(tag, body)

    monkeypatch.setattr(store, "event_from", counted)
    return tags


@pytest.mark.parametrize("spoilt", [False, True], ids=["whole", "with an old event spoilt"])
def test_only_the_last_hand_is_read(tmp_path: Path, decoded: list[str], *, spoilt: bool) -> None:
    room = long_lived_room(tmp_path / "room.sqlite")
    left = room.table("t")
    last = [event.tag for event in room.journal.last_hand("t")]
    if spoilt:
        room.journal._db.execute("UPDATE event SET body = 'spoilt' WHERE seq < 1000")
    room.journal.close()
    decoded.clear()
    table = make_room(tmp_path / "room.sqlite", seed=99, tables=[TABLE]).table("t")
    assert decoded == last
    assert len(last) < 50
    assert table.seating == left.seating
    assert table.dealer.stub == left.dealer.stub
    assert table.hand is not None
    assert left.hand is not None
    assert (table.hand.setup, table.hand.hole) == (left.hand.setup, left.hand.hole)
    table.journal.close()


def test_table_between_hands_reopens_from_its_seating(tmp_path: Path, decoded: list[str]) -> None:
    room = long_lived_room(tmp_path / "room.sqlite")
    left, rng = room.table("t"), random.Random(2)
    while left.playing:
        go_on(left, rng)
    room.journal.close()
    decoded.clear()
    table = make_room(tmp_path / "room.sqlite", seed=99, tables=[TABLE]).table("t")
    assert table.seating == left.seating
    assert table.hand is None
    assert len(decoded) < 100
    table.journal.close()
