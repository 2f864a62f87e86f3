"""The session: a random secret in a cookie, and requests that come from the room's own pages."""

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from croupier.journal import Guest
from croupier.service.room import Room

COOKIE = "croupier"
_YEAR = 365 * 24 * 3600


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that holds a guest's secret: no script reads it, no other site sends it along."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def token_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The secret the browser sent, empty if none."""
    return connection.cookies.get(COOKIE, "")


def guest_of(room: Room, connection: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
    """The guest whose secret the browser sent."""
    return room.guests.of(token_of(connection))


def is_own_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether the page that asks is ours: its origin names the host that is asked.

    Programs other than browsers name no origin.
    """
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
