"""The web application: pages, the few plain requests, and the sockets."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    WebSocketException,
)
from litestar.exceptions.responses import create_exception_response
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from litestar.types import Scope

from croupier import __version__
from croupier.rulebook.house import house
from croupier.service.guests import BadName
from croupier.service.requests import rename
from croupier.service.room import Room
from croupier.web import wire
from croupier.web.desk_clock import DeskClock
from croupier.web.desk_live import desk_live
from croupier.web.desk_pages import DESK_HANDLERS
from croupier.web.desk_room import DeskRoom
from croupier.web.feed import Feed, you
from croupier.web.floor_filing import FILING_HANDLERS
from croupier.web.floor_pages import FLOOR_HANDLERS
from croupier.web.house_pages import HOUSE_HANDLERS
from croupier.web.live import live
from croupier.web.pages import asset, index, page
from croupier.web.rule_pages import RULE_HANDLERS
from croupier.web.sessions import guest_of, is_own_origin, session_cookie, token_of
from croupier.web.table_money import MONEY_HANDLERS

_LOGGER = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
"""The built interface; empty in a fresh working copy."""

CASH_HOUSE = "rrop3_cash"
"""The house of the card room, unless the host names another one."""

_MOST_BODY_BYTES = 4096
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self';"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing from elsewhere and no script in the page; styles may be set on elements."""


@get("/health")
async def health() -> dict[str, Any]:
    """Whether the room is up."""
    return {"ok": True, "version": __version__}


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> wire.You:
    """Who the browser's guest is; 401 if it has none."""
    guest = guest_of(request.app.state.room, request)
    if guest is None:
        raise NotAuthorizedException("no guest yet: enter with a name")
    return you(guest)


@post("/api/enter", status_code=HTTP_200_OK, request_max_body_size=_MOST_BODY_BYTES)
async def enter(
    data: JSONBody[wire.Enter], request: Request[Any, Any, State]
) -> Response[wire.You]:
    """Enter the room under a name, or take another one."""
    room: Room = request.app.state.room
    if not is_own_origin(request):
        raise PermissionDeniedException("not from a page of this room")
    try:
        guest, token = room.guests.enter(data.name, token_of(request), at=room.wall())
    except BadName as error:
        raise ClientException("a name has 1 to 20 printable letters") from error
    for table in room.tables.values():
        rename(table, guest)
    request.app.state.desk.renamed(guest)
    secure = request.url.scheme == "https"
    return Response(you(guest), cookies=[session_cookie(token, secure=secure)])


def is_too_deep(error: Exception) -> bool:
    """Whether somebody sent brackets within brackets without end."""
    return isinstance(error, RecursionError) and "deserializing" in str(error)


def refuse_too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[Any]:
    """The sender's fault, unless the depth is our own."""
    refused = ClientException("the body nests too deeply") if is_too_deep(error) else error
    return create_exception_response(request, refused)


async def note_error(error: Exception, scope: Scope) -> None:
    """What nobody foresaw is logged."""
    if not (isinstance(error, HTTPException | WebSocketException) or is_too_deep(error)):
        _LOGGER.error("%s failed", scope["path"], exc_info=error)


@asynccontextmanager
async def keeping_time(desk: DeskRoom) -> AsyncIterator[None]:
    """The card room does what is due by the clock as long as this is entered."""
    clock = DeskClock(desk)
    desk.watchers.append(clock)
    task = asyncio.create_task(clock.run(), name="the desk")
    try:
        yield
    finally:
        desk.watchers.remove(clock)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


_HANDLERS = (
    *(health, me, enter, live, desk_live),
    *DESK_HANDLERS,
    *RULE_HANDLERS,
    *HOUSE_HANDLERS,
    *MONEY_HANDLERS,
    *FLOOR_HANDLERS,
    *FILING_HANDLERS,
    *(index, asset, page),
)


def create_app(room: Room, static: Path = STATIC, desk: DeskRoom | None = None) -> Litestar:
    """The application over *room*; *static* is where the built interface lies.

    *desk* is the card room, by default one of the usual house in the journal of *room*.
    """
    cash = desk or DeskRoom(room.journal, house(CASH_HOUSE), wall=room.wall)

    @asynccontextmanager
    async def open_room(app: Litestar) -> AsyncIterator[None]:
        app.state.room = room
        app.state.feed = Feed(room)
        app.state.desk = cash
        app.state.static = static
        room.start()
        try:
            async with keeping_time(cash):
                yield
        finally:
            await room.stop()

    return Litestar(
        route_handlers=_HANDLERS,
        lifespan=[open_room],
        openapi_config=None,
        logging_config=None,
        exception_handlers={RecursionError: refuse_too_deep},
        after_exception=[note_error],
        response_headers=[
            ResponseHeader(name="content-security-policy", value=_POLICY),
            ResponseHeader(name="x-content-type-options", value="nosniff"),
            ResponseHeader(name="referrer-policy", value="no-referrer"),
        ],
    )
