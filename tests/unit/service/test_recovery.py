"""A room that dies in mid-hand goes on with the same cards when it is opened again."""

import random
from pathlib import Path

import pytest

from croupier.bots import random_action
from croupier.journal import Guest
from croupier.play import decide
from croupier.service import LiveTable, Room, lines_for, sight
from croupier.service import requests as ask
from kit.rooms import enter, make_room


def act(table: LiveTable, guest: Guest, rng: random.Random) -> None:
    """Something legal for the guest, whose turn it is."""
    seen = sight(table, guest.id)
    assert seen.view is not None
    assert table.hand is not None
    action = random_action(seen.view, table.hand.game, rng)
    table.publish(table.commit(decide(table.hand, action)))


def killed_and_reopened(room: Room, path: Path) -> Room:
    """The file as a killed process leaves it: the log not folded back, nothing said good-bye."""
    room.journal._db.close()
    return make_room(path, seed=99)


@pytest.mark.parametrize("id", ["holdem", "omaha8", "stud", "jacks"])
def test_hand_goes_on_with_the_same_cards(tmp_path: Path, id: str) -> None:
    path = tmp_path / "room.sqlite"
    room = make_room(path, seed=5)
    zoe = enter(room, "Zoé")
    ask.sit(room.table(id), zoe, 2)
    rng = random.Random(1)
    for _ in range(25):
        table = room.table(id)
        table.run_due()
        before = table.hand
        assert before is not None
        stub, seating = list(table.dealer.stub), table.seating
        shown = sight(table, zoe.id)
        room = killed_and_reopened(room, path)
        table = room.table(id)
        after = table.hand
        assert after is not None
        for name in ("hole", "board", "stacks", "bets", "put", "actor", "turn", "street", "phase"):
            assert getattr(after, name) == getattr(before, name)
        assert table.dealer.stub == stub
        assert table.seating == seating
        assert sight(table, zoe.id).view == shown.view
        act(table, zoe, rng)
    room.journal.close()


def test_log_of_the_hand_is_told_again(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    room = make_room(path, seed=5)
    zoe = enter(room, "Zoé")
    ask.sit(room.table("stud"), zoe, 2)
    room.table("stud").run_due()
    lines = [line for _, line in lines_for(zoe.id, room.table("stud").log.entries())]
    room = killed_and_reopened(room, path)
    again = [line for _, line in lines_for(zoe.id, room.table("stud").log.entries())]
    assert again == lines[1:]
    assert lines[0].text.en.startswith("Zoé takes seat 2")
    room.journal.close()


def test_finished_hand_is_followed_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    room = make_room(path, seed=5)
    zoe = enter(room, "Zoé")
    table = room.table("holdem")
    ask.sit(table, zoe, 2)
    rng = random.Random(1)
    while table.seating.hand < 1:
        table.step()
        if table.hand is not None and table.hand.actor == 2 and table.deadline is not None:
            act(table, zoe, rng)
    stacks = [who.stack for _, who in table.seating.occupied()]
    room = killed_and_reopened(room, path)
    table = room.table("holdem")
    assert table.hand is None
    assert [who.stack for _, who in table.seating.occupied()] == stacks
    table.step()
    assert table.hand is not None
    assert table.hand.setup.number == 2
    room.journal.close()


def test_guest_is_still_known(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    room = make_room(path)
    guest, token = room.guests.enter("Zoé", "", at=1)
    room = killed_and_reopened(room, path)
    assert room.guests.of(token) == guest
    assert room.guests.of("made up") is None
    room.journal.close()
