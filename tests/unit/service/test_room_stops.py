"""The tables of a room rest when they are told to."""

import asyncio
from pathlib import Path

from kit.rooms import make_room


def test_room_stops_even_if_a_table_was_woken_in_the_same_moment(tmp_path: Path) -> None:
    room = make_room(tmp_path / "room.sqlite")
    table = room.table("holdem")

    async def woken_and_stopped() -> None:
        table.due = table.now() + 1000
        room.start()
        await asyncio.sleep(0.01)
        table.wake()
        await asyncio.sleep(0)
        for task in room._tasks:
            task.cancel()
        _, still_running = await asyncio.wait(room._tasks, timeout=5)
        assert not still_running

    asyncio.run(woken_and_stopped())
