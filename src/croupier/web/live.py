"""The WebSocket: frames in, judged one by one; frames out, in order."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from croupier.service import requests
from croupier.service.refusals import Declined
from croupier.service.room import Request, Room
from croupier.web import wire
from croupier.web.feed import LOBBY, Connection, Feed, encoded
from croupier.web.sessions import guest_of, is_own_origin

BAD_FRAME = 4400
NO_SESSION = 4401

MOST_BYTES = 4096
_MOST_FRAMES = 20
_SECONDS = 10.0

Socket = WebSocket[Any, Any, State]

_DECODER = msgspec.json.Decoder(wire.Request)


@websocket("/ws")
async def live(socket: Socket) -> None:
    """One browser: what it may see is sent until either side has enough.

    Only pages of this room may open it, and only guests.
    """
    room: Room = socket.app.state.room
    feed: Feed = socket.app.state.feed
    guest = guest_of(room, socket)
    await socket.accept()
    if guest is None or not is_own_origin(socket):
        await socket.close(NO_SESSION)
        return
    connection = Connection(guest)
    feed.opened(connection)
    talk = Conversation(room, feed, connection)
    tasks = [
        asyncio.create_task(_read(socket, talk)),
        asyncio.create_task(_write(socket, connection)),
    ]
    ends: list[asyncio.Future[Any]] = [*tasks, connection.closing]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        feed.closed(connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.closing.done():
        with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
            await socket.close(connection.closing.result())


async def _read(socket: Socket, talk: "Conversation") -> None:
    with contextlib.suppress(WebSocketDisconnect):
        async for data in socket.iter_data(mode="text"):
            if not talk.hear(data):
                return


async def _write(socket: Socket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        while True:
            await socket.send_data(await connection.outbox.get(), mode="text")


class Conversation:
    """What one connection says, and the answers it gets."""

    def __init__(self, room: Room, feed: Feed, connection: Connection) -> None:
        """A conversation that begins with the next frame."""
        self.room = room
        self.feed = feed
        self.connection = connection
        self._heard: deque[float] = deque(maxlen=_MOST_FRAMES)

    def hear(self, data: str) -> bool:
        """Judge one frame; False once the connection is to close."""
        request = self._understood(data)
        if request is None:
            self.connection.close(BAD_FRAME)
            return False
        self._answer(request)
        return not self.connection.closing.done()

    def _understood(self, data: str) -> wire.Request | None:
        """The request, None for a frame too long, too soon, or not of the protocol."""
        now = asyncio.get_running_loop().time()
        too_soon = len(self._heard) == _MOST_FRAMES and now - self._heard[0] < _SECONDS
        self._heard.append(now)
        if too_soon or len(data.encode()) > MOST_BYTES:
            return None
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    def _answer(self, request: wire.Request) -> None:
        connection = self.connection
        if isinstance(request, wire.Ping):
            connection.send(encoded(wire.Pong(request.n)))
        elif isinstance(request, wire.Hello):
            self._greet(request.table)
        else:
            self._do(request.id, request.table, _DEEDS[type(request)](request))

    def _greet(self, place: str) -> None:
        guest = self.connection.guest
        if place == LOBBY or place not in self.room.tables:
            self.feed.watch(self.connection, LOBBY)
            self.connection.send(self.feed.lobby(guest))
        else:
            self.feed.watch(self.connection, place)
            self.connection.send(self.feed.snapshot(self.room.tables[place], guest))

    def _do(self, id: str, table: str, request: Request) -> None:
        try:
            self.room.ask(self.connection.guest, id, table, request)
        except Declined as declined:
            self.connection.send(
                encoded(
                    wire.Refuse(
                        id=id,
                        text=wire.text(declined.text),
                        legal=wire.text(declined.legal),
                        rules=list(declined.rules),
                    )
                )
            )
        else:
            self.connection.send(encoded(wire.Ack(id)))


def _sit(request: wire.Sit) -> Request:
    return lambda table, guest: requests.sit(
        table, guest, request.seat, request.buy_in, request.post
    )


def _leave(request: wire.Leave) -> Request:  # noqa: ARG001 - it says nothing more
    return requests.leave


def _stay(request: wire.Stay) -> Request:  # noqa: ARG001 - it says nothing more
    return requests.stay


def _back(request: wire.Back) -> Request:
    return lambda table, guest: requests.come_back(table, guest, request.post)


def _entry(request: wire.Entry) -> Request:
    return lambda table, guest: requests.enter(table, guest, request.wish)


def _away(request: wire.Away) -> Request:
    return lambda table, guest: requests.away(table, guest, request.when)


def _buy(request: wire.Buy) -> Request:
    return lambda table, guest: requests.buy(table, guest, request.amount)


def _straddle(request: wire.Straddle) -> Request:
    return lambda table, guest: requests.straddle(table, guest, on=request.on)


def _move(request: wire.Move) -> Request:
    return lambda table, guest: requests.move(table, guest, request.seat)


def _act(request: wire.Act) -> Request:
    cards = tuple(request.cards)
    wish = requests.Wish(request.hand, request.turn, request.kind, request.to, cards, request.times)
    return lambda table, guest: requests.play(table, guest, wish)


def _choose(request: wire.Choose) -> Request:
    return lambda table, guest: requests.choose(table, guest, request.game)


def _show(request: wire.ShowCards) -> Request:
    return lambda table, guest: requests.show(table, guest, request.cards)


def _ask_openers(request: wire.AskOpeners) -> Request:  # noqa: ARG001 - it says nothing more
    return requests.ask_openers


_DEEDS: dict[type[wire.Request], Callable[..., Request]] = {
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Stay: _stay,
    wire.Back: _back,
    wire.Entry: _entry,
    wire.Away: _away,
    wire.Buy: _buy,
    wire.Straddle: _straddle,
    wire.Move: _move,
    wire.Act: _act,
    wire.Choose: _choose,
    wire.ShowCards: _show,
    wire.AskOpeners: _ask_openers,
}
