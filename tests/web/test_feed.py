"""Frames are made once for equal views, and nobody holds up the others."""

import asyncio
import json

from croupier.service import requests as ask
from croupier.web.feed import LOBBY, SLOW, TAKEN_OVER, Connection, Feed
from kit.rooms import enter, make_room


def test_connection_that_does_not_keep_up_is_closed() -> None:
    async def flood() -> None:
        room = make_room()
        feed = Feed(room)
        slow = Connection(enter(room, "Eve"))
        feed.watch(slow, "holdem")
        ask.sit(room.table("holdem"), enter(room, "Zoé"), 2)
        for _ in range(200):
            room.table("holdem").publish(())
        assert slow.closing.result() == SLOW
        room.journal.close()

    asyncio.run(flood())


def test_spectators_share_one_frame() -> None:
    async def watch() -> None:
        room = make_room()
        feed = Feed(room)
        eve, max_ = Connection(enter(room, "Eve")), Connection(enter(room, "Max"))
        feed.watch(eve, "holdem")
        feed.watch(max_, "holdem")
        ask.sit(room.table("holdem"), enter(room, "Zoé"), 2)
        assert eve.outbox.get_nowait() is max_.outbox.get_nowait()
        room.journal.close()

    asyncio.run(watch())


def test_who_left_lately_is_told_alone_what_he_comes_back_with() -> None:
    async def watch() -> None:
        room = make_room()
        feed, table = Feed(room), room.table("holdem")
        zoe, eve = enter(room, "Zoé"), enter(room, "Eve")
        ask.sit(table, zoe, 2, buy_in=1000)
        ask.leave(table, zoe)
        left, stranger = Connection(zoe), Connection(eve)
        feed.watch(left, "holdem")
        feed.watch(stranger, "holdem")
        ask.sit(table, enter(room, "Max"), 3)
        hers, others = (json.loads(one.outbox.get_nowait()) for one in (left, stranger))
        assert hers["view"]["join"]["least"] == 1000
        assert others["view"]["join"]["least"] < 1000
        room.journal.close()

    asyncio.run(watch())


def test_lobby_hears_of_people_and_hands_not_of_actions() -> None:
    async def watch() -> None:
        room = make_room()
        feed = Feed(room)
        eve = Connection(enter(room, "Eve"))
        feed.watch(eve, LOBBY)
        table = room.table("holdem")
        ask.sit(table, enter(room, "Zoé"), 2)
        table.run_due()
        frames = [json.loads(eve.outbox.get_nowait()) for _ in range(eve.outbox.qsize())]
        entries = [frame["tables"][0] for frame in frames]
        assert [(entry["players"], entry["hand"]) for entry in entries] == [(1, 0), (1, 1)]
        room.journal.close()

    asyncio.run(watch())


def test_same_guest_may_watch_two_tables_and_the_lobby_twice() -> None:
    async def watch() -> None:
        room = make_room()
        feed = Feed(room)
        zoe = enter(room, "Zoé")
        places = ("holdem", "stud", LOBBY, LOBBY)
        connections = [Connection(zoe) for _ in places]
        for connection, place in zip(connections, places, strict=True):
            feed.watch(connection, place)
        assert not any(connection.closing.done() for connection in connections)
        newest = Connection(zoe)
        feed.watch(newest, "stud")
        assert connections[1].closing.result() == TAKEN_OVER
        assert not newest.closing.done()
        room.journal.close()

    asyncio.run(watch())


def test_everybody_is_told_of_a_restart() -> None:
    async def restart() -> None:
        room = make_room()
        feed = Feed(room)
        eve = Connection(enter(room, "Eve"))
        feed.watch(eve, LOBBY)
        await feed.restart()
        assert json.loads(eve.outbox.get_nowait()) == {"t": "restart"}
        room.journal.close()

    asyncio.run(restart())
