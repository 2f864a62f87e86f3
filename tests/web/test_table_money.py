"""The ledger of a table over HTTP, and what a player's own seat is told over the socket."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.journal import Guest
from croupier.play import menu
from croupier.service import Room
from croupier.service import requests as ask
from croupier.web.app import create_app
from croupier.web.feed import Connection, Feed
from kit.live_tables import TABLE, People
from kit.rooms import HandClock, enter, make_room

Client = TestClient[Any]


@pytest.fixture
def room() -> Iterator[Room]:
    room = make_room(tables=[TABLE])
    yield room
    room.journal.close()


@pytest.fixture
def client(room: Room) -> Iterator[Client]:
    with TestClient(create_app(room)) as client:
        yield client


def test_ledger_is_read_by_guests_of_the_room_alone(client: Client, room: Room) -> None:
    assert client.get("/api/tables/t/ledger").status_code == 401
    assert client.get("/api/tables/t/ledger.csv").status_code == 401
    client.post("/api/enter", json={"name": "Zoé"})
    ask.sit(room.table("t"), enter(room, "Bob"), 2)
    body = client.get("/api/tables/t/ledger").json()
    assert [(row["name"], row["bought"], row["net"]) for row in body["rows"]] == [("Bob", 1000, 0)]
    assert (body["sum"], body["rake"], body["transfers"]) == (0, 0, [])
    assert body["why"]["fr"]
    assert client.get("/api/tables/bridge/ledger").status_code == 404


def test_ledger_comes_as_a_table_in_the_language_asked_for(client: Client, room: Room) -> None:
    client.post("/api/enter", json={"name": "Zoé"})
    ask.sit(room.table("t"), enter(room, "Bob"), 2)
    answer = client.get("/api/tables/t/ledger.csv?lang=fr")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "player:Bob,1000,Cave" in answer.text


def frame(feed: Feed, people: People, guest: Guest) -> dict[str, Any]:
    """What *guest* is told of the table."""
    view: dict[str, Any] = json.loads(feed.snapshot(people.table, guest))["view"]
    return view


def test_player_is_told_what_is_his_own_and_others_are_not() -> None:
    async def look() -> None:
        people = People(1, 2, 3, 4)
        for _ in range(8):
            people.deal()
        people.finish()
        feed = Feed(people.room)
        people.sit("new", 6)
        view = frame(feed, people, people.guest("new"))
        assert view["join"] is None
        own = view["own"]
        assert own["entry"] is None or own["entry"]["wish"] == "wait"
        assert own["buy"] == {**own["buy"], "most": 1000, "least": 1}
        assert (own["moves"], own["leaving"], own["rebuy"]) == ([5], False, False)
        rail = frame(feed, people, people.guest("somebody"))
        assert rail["own"] is None
        assert (rail["join"]["least"], rail["join"]["most"]) == (400, 2000)
        assert {view["small"], view["big"]} <= {1, 2, 3, 4}

    asyncio.run(look())


def test_guest_without_a_connection_is_dealt_out_and_back_when_he_connects() -> None:
    async def watch() -> None:
        clock = HandClock()
        room = make_room(tables=[TABLE], clock=clock)
        table = room.table("t")
        guests = [enter(room, name) for name in ("Zoé", "Bob", "Max")]
        feed = Feed(room)
        connections = [Connection(guest) for guest in guests]
        for seat, (guest, connection) in enumerate(zip(guests, connections, strict=True), 1):
            feed.opened(connection)
            feed.watch(connection, "t")
            ask.sit(table, guest, seat)
        second = Connection(guests[0])
        feed.opened(second)
        feed.closed(connections[0])
        assert guests[0].id not in table.lost_since, "another window is open"
        feed.closed(second)
        clock.seconds += 21
        while not (table.hand and table.hand.phase == "over"):
            clock.pass_until_due(table)
        clock.pass_until_due(table)
        assert table.hand is not None
        assert not table.hand.setup.takes_part(1)
        assert menu(table.hand) is not None
        feed.opened(Connection(guests[0]))
        who = table.seating.seats[1]
        assert who is not None
        assert not who.away
        room.journal.close()

    asyncio.run(watch())
