"""The card room over plain requests: the board, deeds, questions, books, and roles of the staff."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_409_CONFLICT,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from croupier.data import DataError
from croupier.journal import Guest
from croupier.table.why import RoomRefused
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.desk_asked import MOST_BODY_BYTES, body_of
from croupier.web.desk_room import DeskRoom, NotYours
from croupier.web.sessions import guest_of, is_own_origin
from croupier.web.wire_words import text

Asked = Request[Any, Any, State]
Answer = Response[Any]

_LANGUAGES = ("en", "fr")
_OWN = {"cache-control": "no-store"}
"""No answer of the desk is anybody else's."""


@get("/api/desk")
async def desk_board(request: Asked) -> Answer:
    """The board: all of it for the staff, for a player what he may see."""
    return _answer(request, lambda desk, guest: desk.board(guest))


@get("/api/desk/me")
async def desk_me(request: Asked) -> Answer:
    """Who the viewer is here, and his own file."""
    return _answer(request, lambda desk, guest: desk.me(guest))


@get("/api/desk/log")
async def desk_log(
    request: Asked,
    since: FromQuery[str] = "0",
    player: FromQuery[str] = "",
    table: FromQuery[str] = "",
) -> Answer:
    """What happened from number *since* on, of one player or table if named, and why; for staff."""
    return _answer(request, lambda desk, guest: desk.log(guest, since, player, table))


@get("/api/desk/ledger")
async def desk_ledger(request: Asked) -> Answer:
    """The ledger; for staff."""
    return _answer(request, lambda desk, guest: desk.ledger(guest))


@get("/api/desk/ledger.csv")
async def desk_ledger_csv(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """The ledger as CSV, its memos in `en` or `fr`; for staff."""

    def written(desk: DeskRoom, guest: Guest) -> str:
        if lang not in _LANGUAGES:
            raise DataError("is en or fr", "est en ou fr", place="lang")
        return desk.ledger_csv(guest, lang)

    answer = _answer(request, written)
    if isinstance(answer.content, str):
        answer.media_type = "text/csv; charset=utf-8"
        answer.headers["content-disposition"] = 'attachment; filename="ledger.csv"'
    return answer


@get("/api/desk/settle")
async def desk_settle(request: Asked) -> Answer:
    """Who pays whom at the end of the night; for staff."""
    return _answer(request, lambda desk, guest: desk.settlement(guest))


@get("/api/desk/person/{id:str}")
async def desk_person(request: Asked, id: FromPath[str]) -> Answer:
    """The file of one person; for staff."""
    return _answer(request, lambda desk, guest: desk.file(guest, id))


@get("/api/desk/staff")
async def desk_staff(request: Asked) -> Answer:
    """Everybody with a role; for staff."""
    return _answer(request, lambda desk, guest: desk.everybody_with_role(guest))


@post("/api/desk/do", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_do(request: Asked) -> Answer:
    """Do a deed, once for each id: what happened and why, or 409 with the reason it may not be."""
    return await _posted(request, lambda desk, guest, body: desk.do(guest, body))


@post("/api/desk/take_back", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_take_back(request: Asked) -> Answer:
    """Take a fact back (`id`, `seq`, `reason`); for staff."""
    return await _posted(
        request, lambda desk, guest, body: desk.do(guest, {**body, "deed": "take_back"})
    )


@post("/api/desk/ask", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_ask(request: Asked) -> Answer:
    """Why anything is as it is."""
    return await _posted(request, lambda desk, guest, body: desk.ask(guest, body))


@post("/api/desk/order", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_order(request: Asked) -> Answer:
    """An order is carried out; for staff."""
    return await _posted(request, _order)


@post("/api/desk/staff", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_use_link(request: Asked) -> Answer:
    """Take the role that a staff link gives, once."""
    return await _posted(request, _use_link)


@post("/api/desk/staff/link", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_make_link(request: Asked) -> Answer:
    """A link that gives a role once; for the manager."""
    return await _posted(request, _make_link)


@post("/api/desk/staff/role", status_code=HTTP_200_OK, request_max_body_size=None)
async def desk_role(request: Asked) -> Answer:
    """Give somebody another role, or none; for the manager."""
    return await _posted(request, _role)


DESK_HANDLERS = (
    desk_board,
    desk_me,
    desk_log,
    desk_ledger,
    desk_ledger_csv,
    desk_settle,
    desk_person,
    desk_staff,
    desk_do,
    desk_take_back,
    desk_ask,
    desk_order,
    desk_use_link,
    desk_make_link,
    desk_role,
)

Body = dict[str, Any]


def _order(desk: DeskRoom, guest: Guest, body: Body) -> to.Board:
    return desk.order_done(guest, _read(body, to.OrderDone).n)


def _use_link(desk: DeskRoom, guest: Guest, body: Body) -> to.DeskYou:
    return desk.use_link(guest, _read(body, to.UseStaffLink).secret)


def _make_link(desk: DeskRoom, guest: Guest, body: Body) -> to.StaffLink:
    return desk.make_link(guest, _read(body, to.MakeStaffLink).role)


def _role(desk: DeskRoom, guest: Guest, body: Body) -> to.Staff:
    asked = _read(body, to.GiveRole)
    return desk.give_role(guest, asked.person, asked.role)


def _read(body: Body, kind: type[Any]) -> Any:  # noqa: ANN401 - what *kind* says
    """The request of that kind; raises DataError for any other."""
    try:
        return msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        fields = ", ".join(kind.__struct_fields__)
        raise DataError(
            "the request has these fields: {fields}",
            "la requête a ces champs\u00a0: {fields}",
            fields=fields,
        ) from error


async def _posted(request: Asked, made: Callable[[DeskRoom, Guest, Body], Any]) -> Answer:
    """The answer to a request with a body, from a page of this room."""
    if not is_own_origin(request):
        return _refused(HTTP_403_FORBIDDEN, _NOT_OUR_PAGE, _OPEN_OUR_PAGE)
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BODY_BYTES:
            break
    return _answer(request, lambda desk, guest: made(desk, guest, body_of(bytes(raw))))


def _answer(request: Asked, made: Callable[[DeskRoom, Guest], Any]) -> Answer:
    """What is *made* for the guest who asks, or the reason why not."""
    guest = guest_of(request.app.state.room, request)
    if guest is None:
        return _refused(HTTP_401_UNAUTHORIZED, _NO_GUEST, _ENTER)
    try:
        return Response(made(request.app.state.desk, guest), headers=dict(_OWN))
    except NotYours as refused:
        return _refused(HTTP_403_FORBIDDEN, refused.text, refused.legal, refused.rules)
    except RoomRefused as refused:
        return _refused(HTTP_409_CONFLICT, refused.text, refused.legal, refused.rules)
    except DataError as error:
        return _refused(HTTP_422_UNPROCESSABLE_ENTITY, error.text, _CORRECT_IT)


def _refused(status: int, what: Text, legal: Text, rules: tuple[str, ...] = ()) -> Answer:
    return Response(
        to.DeskRefuse(text(what), text(legal), list(rules)),
        status_code=status,
        media_type=MediaType.JSON,
        headers=dict(_OWN),
    )


_NOT_OUR_PAGE = Text(
    "This was not asked from a page of this room.",
    "Ce n’est pas demandé depuis une page de cette salle.",
)
_OPEN_OUR_PAGE = Text("Open the room’s own page.", "Ouvrir la page de la salle.")
_NO_GUEST = Text("You have not entered the room.", "Vous n’êtes pas entré dans la salle.")
_ENTER = Text("Enter with a name.", "Entrer avec un nom.")
_CORRECT_IT = Text("Correct it and send it again.", "Corriger, puis renvoyer.")
