"""The socket of the card room: whoever watches is sent his board anew whenever it has changed."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from croupier.web import desk_wire as to
from croupier.web.desk_room import DeskRoom
from croupier.web.live import BAD_FRAME, NO_SESSION
from croupier.web.sessions import guest_of, is_own_origin

_MOST_LETTERS = 256
_MOST_FRAMES = 20
_SECONDS = 10.0
_SENDING_TURNS = 20
_SENDING_SECONDS = 0.01
_PAUSE = 0.05
"""Seconds between two boards to the same browser: what happens at once is sent at once."""

Socket = WebSocket[Any, Any, State]

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(to.DeskPing)


class Watcher:
    """One open socket: whether its board is out of date, and what else is to be sent."""

    def __init__(self) -> None:
        """A watcher who has seen nothing yet."""
        self.changed = True
        self.frames: deque[bytes] = deque(maxlen=_MOST_FRAMES)
        self.awake = asyncio.Event()
        self.awake.set()

    def tell(self) -> None:
        """The board has changed."""
        self.changed = True
        self.awake.set()

    def send(self, frame: to.DeskFrame) -> None:
        """Send something besides the board."""
        self.frames.append(_ENCODER.encode(frame))
        self.awake.set()


async def desk_restart(desk: DeskRoom) -> None:
    """All who watch are told that the room goes down for a moment, and have it before it does."""
    everybody = [one for one in desk.watchers if isinstance(one, Watcher)]
    for watcher in everybody:
        watcher.send(to.DeskRestart())
    for _ in range(_SENDING_TURNS):
        if not any(watcher.frames for watcher in everybody):
            break
        await asyncio.sleep(_SENDING_SECONDS)


@websocket("/ws/desk")
async def desk_live(socket: Socket) -> None:
    """One browser: its view of the board, as long as its guest is known.

    Only pages of this room may open it, and only guests.
    """
    desk: DeskRoom = socket.app.state.desk
    await socket.accept()
    if guest_of(socket.app.state.room, socket) is None or not is_own_origin(socket):
        await socket.close(NO_SESSION)
        return
    watcher = Watcher()
    desk.watchers.append(watcher)
    tasks = [
        asyncio.create_task(_read(socket, watcher)),
        asyncio.create_task(_write(socket, desk, watcher)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.watchers.remove(watcher)
        for task in tasks:
            task.cancel()
        codes = await asyncio.gather(*tasks, return_exceptions=True)
    code = next((one for one in codes if isinstance(one, int)), None)
    if code is not None:
        with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
            await socket.close(code)


async def _read(socket: Socket, watcher: Watcher) -> int | None:
    """Answer pings; the code to close with after a frame that is none, or too many of them."""
    heard: deque[float] = deque(maxlen=_MOST_FRAMES)
    with contextlib.suppress(WebSocketDisconnect):
        async for data in socket.iter_data(mode="text"):
            now = asyncio.get_running_loop().time()
            too_soon = len(heard) == _MOST_FRAMES and now - heard[0] < _SECONDS
            heard.append(now)
            if too_soon or len(data) > _MOST_LETTERS:
                return BAD_FRAME
            try:
                ping = _DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                return BAD_FRAME
            watcher.send(to.DeskPong(ping.n))
    return None


async def _write(socket: Socket, desk: DeskRoom, watcher: Watcher) -> int | None:
    """Send what there is to send; the code to close with once the guest is known no more."""
    with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        while True:
            await watcher.awake.wait()
            watcher.awake.clear()
            while watcher.frames:
                await socket.send_data(watcher.frames.popleft(), mode="text")
            if not watcher.changed:
                continue
            watcher.changed = False
            guest = guest_of(socket.app.state.room, socket)
            if guest is None:
                return NO_SESSION
            frame = _ENCODER.encode(to.BoardFrame(desk.board(guest)))
            await socket.send_data(frame, mode="text")
            await asyncio.sleep(_PAUSE)
    return None
