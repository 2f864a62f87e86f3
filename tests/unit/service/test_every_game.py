"""Every game of the room is played through: by bots, by a person, and by the clock."""

import random
import re
from pathlib import Path

import pytest

from croupier.games import game_ids, mixed_game_ids
from croupier.service import LiveTable, Room, Tempo, demo_tables, lines_for
from croupier.service import requests as ask
from croupier.service.demo import said
from kit.rooms import HandClock, act_at_random, asked, enter, make_room

TABLES = {table.id: table for table in demo_tables()}
NUMBER = re.compile(r"\d+")
TEMPO = Tempo(think=0, show=0, run_out=0, result=1, showdown=1, clock=45)


def small_room(id: str, path: Path | str = ":memory:", seed: int = 1) -> tuple[Room, LiveTable]:
    """A room with that one table."""
    room = make_room(path, seed=seed, tables=[TABLES[id]])
    return room, room.table(id)


def test_room_offers_every_game_and_mixed_game() -> None:
    assert sorted(TABLES) == sorted((*game_ids(), *mixed_game_ids()))
    for table in TABLES.values():
        assert table.least_players < table.seats


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("holdem", "no-limit 5/10"),
        ("shortdeck", "no-limit, ante 5, button blind 10"),
        ("omaha8", "limit 10/20, blinds 5/10"),
        ("razz", "limit 10/20, ante 2, bring-in 3"),
        ("lowball_27", "no-limit 5/10"),
        ("jacks", "limit 5/10, ante 2"),
        ("kuhn", "limit 1/1, ante 1"),
    ],
)
def test_stakes_are_said(id: str, words: str) -> None:
    assert said(TABLES[id].stakes).en == words


@pytest.mark.parametrize("id", TABLES)
def test_person_plays_three_hands_with_the_bots(id: str) -> None:
    room, table = small_room(id)
    zoe = enter(room, "Zoé")
    entries = []
    table.listeners.append(entries.extend)
    ask.sit(table, zoe, 2)
    rng = random.Random(3)
    while table.seating.hand < 3:
        table.run_due(1)
        if asked(table, 2):
            act_at_random(table, zoe, rng)
    lines = [line for _, line in lines_for(zoe.id, entries)]
    assert sum(line.text.en.startswith("Hand ") for line in lines) == 3
    for line in lines:
        assert NUMBER.findall(line.text.en) == NUMBER.findall(line.text.fr), line.text
        assert "{" not in line.text.en + line.text.fr
        assert not re.search(r"[^\u00a0]:", line.text.fr), line.text.fr
    room.journal.close()


@pytest.mark.parametrize("id", TABLES)
def test_clock_acts_for_a_person_and_is_never_refused(id: str) -> None:
    clock = HandClock()
    room = make_room(tables=[TABLES[id]], clock=clock, tempo=TEMPO)
    table = room.table(id)
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    timed_out = 0
    while table.seating.hand < 3:
        table.set_away(2, away=False)
        timed_out += asked(table, 2)
        clock.pass_until_due(table)
    assert timed_out > 0
    room.journal.close()
