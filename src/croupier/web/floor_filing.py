"""A ruling of the floor's page is kept in the log of a table: played here, or of the card room."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.params import JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from croupier.cardroom.desk.view import holder
from croupier.cardroom.state import RoomTable
from croupier.data import DataError
from croupier.floor.asking.ask import Answered
from croupier.floor.ruling import FloorRefused
from croupier.games import game, mixed_game, mixed_game_ids
from croupier.journal import Guest
from croupier.service.rulings import Instead, file_at_desk, file_ruling, of_example
from croupier.table.why import RoomRefused
from croupier.text import Text
from croupier.web import floor_wire as to
from croupier.web.desk_room import DeskRoom
from croupier.web.floor_pages import MOST_BODY_BYTES, refused, ruled
from croupier.web.kept import Asked
from croupier.web.sessions import guest_of, is_own_origin
from croupier.web.wire import text

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable

_PLAYED, _DESK = "table:", "desk:"
_FRESH = {"cache-control": "no-store"}


@get("/api/floor/places")
async def floor_places(request: Asked) -> Response[to.FloorPlaces]:
    """The tables to whose log the guest may file: where he sits, and those of the staff."""
    guest = guest_of(request.app.state.room, request)
    found = [] if guest is None else [*_played(request, guest), *_at_desk(request, guest)]
    return Response(to.FloorPlaces(found), headers=_FRESH)


@post("/api/floor/file", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY_BYTES)
async def floor_file(data: JSONBody[to.FloorFiled], request: Asked) -> Response[Any]:
    """Keep a ruling in the log of a table; 422 with the reason if it cannot be kept there."""
    guest = guest_of(request.app.state.room, request)
    if guest is None:
        raise NotAuthorizedException("no guest yet: enter with a name")
    if not is_own_origin(request):
        raise PermissionDeniedException("not from a page of this room")
    try:
        _file(request, guest, data)
    except (DataError, FloorRefused) as error:
        return refused(error)
    except RoomRefused as error:
        told = to.FloorTrouble(text(error.text), text(error.legal), list(error.rules))
        return Response(told, status_code=HTTP_422_UNPROCESSABLE_ENTITY, media_type=MediaType.JSON)
    return Response({"ok": True}, headers=_FRESH)


FILING_HANDLERS = (floor_places, floor_file)


def _played(request: Asked, guest: Guest) -> list[to.FloorPlace]:
    tables: dict[str, LiveTable] = request.app.state.room.tables
    return [
        to.FloorPlace(f"{_PLAYED}{name}", text(_title(table.table.game)))
        for name, table in tables.items()
        if table.seating.seat_of(guest.id)
    ]


def _title(game_id: str) -> Text:
    mixed = game_id in mixed_game_ids()
    return mixed_game(game_id).title if mixed else game(game_id).title


def _at_desk(request: Asked, guest: Guest) -> list[to.FloorPlace]:
    desk: DeskRoom = request.app.state.desk
    if desk.person(guest).role == "player":
        return []
    return [
        to.FloorPlace(
            f"{_DESK}{table.id}", text(_CARD_ROOM.format(table=table.id)), _sitting(desk, table)
        )
        for table in desk.desk.room.tables
    ]


def _sitting(desk: DeskRoom, table: RoomTable) -> list[to.FloorPerson]:
    """Everybody who plays there."""
    held = ((sitter.seat, holder(table, sitter.seat)) for sitter in table.sitters)
    return [to.FloorPerson(one, desk.staff.name_of(one), seat) for seat, one in sorted(held)]


_CARD_ROOM = Text("Card room, {table}", "Salle de jeu, {table}")


def _file(request: Asked, guest: Guest, data: to.FloorFiled) -> None:
    """Raises FloorRefused, DataError or RoomRefused, and nothing is kept."""
    found = ruled(data.asked)
    instead = _instead(found, data)
    allowed = {place.id: place for place in (*_played(request, guest), *_at_desk(request, guest))}
    if data.table not in allowed:
        raise FloorRefused(_NOT_YOURS, _YOURS)
    if not set(data.people) <= {person.id for person in allowed[data.table].people}:
        raise FloorRefused(_NOT_THERE, _THOSE_THERE)
    incident, ruling = found.told.incident, found.ruling
    ruling = replace(ruling, says=of_example(ruling.says, data.note))
    if data.table.startswith(_PLAYED):
        table = request.app.state.room.table(data.table.removeprefix(_PLAYED))
        file_ruling(table, incident, ruling, guest.name, instead=instead)
        return
    desk: DeskRoom = request.app.state.desk
    file_at_desk(
        desk.cash,
        data.table.removeprefix(_DESK),
        incident,
        ruling,
        desk.person(guest),
        instead=instead,
        people=tuple(dict.fromkeys(data.people)),
    )


def _instead(found: Answered, data: to.FloorFiled) -> Instead | None:
    if not data.instead:
        return None
    ways = {one.id: one for one in found.ruling.discretion}
    if data.instead not in ways:
        known = ", ".join(ways) or "—"
        raise FloorRefused(
            Text("That cannot be decided instead.", "Cela ne peut pas être décidé à la place."),
            Text(f"There is: {known}.", f"Il y a\u00a0: {known}."),
        )
    decided = ways[data.instead]
    return Instead(replace(decided, says=of_example(decided.says, data.note)), data.why)


_NOT_YOURS = Text(
    "You cannot file to the log of that table.",
    "Vous ne pouvez pas consigner au journal de cette table.",
)
_YOURS = Text(
    "Sit down there, or take your role in the card room.",
    "Y prendre place, ou prendre son rôle à la salle de jeu.",
)
_NOT_THERE = Text(
    "Somebody who is named does not play at that table.",
    "Une personne nommée ne joue pas à cette table.",
)
_THOSE_THERE = Text(
    "Name those who sit there, or nobody.",
    "Nommez ceux qui y sont assis, ou personne.",
)
