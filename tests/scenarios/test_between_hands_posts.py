"""Blinds made up, posted to come in, or missing: such hands play, are told, and exported."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from croupier.formats import check, export, read, write
from croupier.formats import replay as replayed
from croupier.play import Event, Stakes, replay
from croupier.play import events as ev
from croupier.service import lines_for
from croupier.service import requests as ask
from croupier.table import Table
from kit.live_tables import TABLE, People, own_house

LIMIT = Stakes("limit", 10, 20, small_blind=5, big_blind=10)
TABLES = {
    "dead": replace(TABLE, house=own_house("posts_dead", button={"rule": "dead"}).id),
    "moving": replace(TABLE, house=own_house("posts_moving", button={"rule": "moving"}).id),
    "pot-limit": replace(TABLE, game="omaha", stakes=replace(TABLE.stakes, structure="pot")),
    "limit": replace(TABLE, game="omaha8", stakes=LIMIT),
}


def evening(table: Table) -> People:
    """A table at which people come, go away, come back and leave, all of them posting."""
    people = People(1, 2, 3, 4, 5, table=table)
    for hand in range(40):
        people.deal()
        name = f"p{hand % 5 + 1}"
        if hand % 3 == 0 and people.seat(name):
            ask.away(people.table, people.guest(name), "hand")
        for other in range(1, 6):
            who = people.table.seating.seats[people.seat(f"p{other}")]
            if who is not None and who.away and (hand + other) % 4 == 0:
                ask.come_back(people.table, people.guest(f"p{other}"), "post")
        if hand % 6 == 1:
            people.sit(f"new{hand}", 6, post="post")
        people.finish()
        if hand % 6 == 5 and people.name_at(6):
            ask.leave(people.table, people.guest(people.name_at(6)))
    return people


def over(people: People) -> Iterator[Sequence[Event]]:
    """The hands of the table that are over, event by event."""
    for events in people.room.journal.hands(people.table.table.id):
        if isinstance(events[-1], ev.HandEnded):
            yield events


@pytest.mark.parametrize("id", TABLES)
def test_hands_with_made_up_blinds_and_dead_buttons_play_and_are_exported(id: str) -> None:
    people = evening(TABLES[id])
    seen: Counter[str] = Counter()
    for events in over(people):
        setup = events[0].setup
        end = replay(events)
        assert sum(end.stacks) == sum(setup.stacks)
        assert end.chips == sum(setup.stacks)
        seen.update(post.kind for post in setup.posts)
        seen["dead button"] += not setup.takes_part(setup.button)
        seen["no small blind"] += not any(post.kind == "small_blind" for post in setup.posts)
        history = read(write(export(events)), "played.phh").hands[0]
        assert check(history) == ()
        result = replayed(history, strict=True)
        assert result.agrees
        assert result.stacks == tuple(end.stacks[seat] for seat in setup.dealt_in)
    assert seen["posted"] > 2
    assert seen["dead"] > 0
    if id != "moving":
        assert seen["dead button"] + seen["no small blind"] > 1
    people.check()


def test_log_tells_who_posts_to_come_in_and_where_a_dead_button_lies() -> None:
    people, entries = People(1, 2, 3, 4, 5, table=TABLES["dead"]), []
    people.table.listeners.append(entries.extend)
    for hand in range(16):
        people.deal()
        if hand == 8:
            ask.away(people.table, people.guest("p2"), "hand")
        if hand == 13:
            ask.come_back(people.table, people.guest("p2"), "post")
        people.finish()
    lines = [line for _, line in lines_for("nobody", entries)]
    english = [line.text.en for line in lines]
    assert "p2 posts 10 to come in." in english
    assert "p2 posts a dead 5." in english
    dead = [line.text for line in lines if "dead button" in line.text.en]
    assert [text.en.split(": ")[1] for text in dead] == ["a dead button, at seat 2."]
    assert "bouton mort, au siège 2." in dead[0].fr
