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
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.games import game, mixed_game, mixed_game_ids
from croupier.journal import Guest
from croupier.service import penalising
from croupier.service.rulings import Instead, file_at_desk, file_ruling, of_example
from croupier.table.penalties import PenaltyGiven, Sanction
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
    guest = _asker(request)
    try:
        _file(request, guest, data)
    except (DataError, FloorRefused) as error:
        return refused(error)
    except RoomRefused as error:
        return _declined(error)
    return Response({"ok": True}, headers=_FRESH)


@post("/api/floor/lift", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY_BYTES)
async def floor_lift(data: JSONBody[to.FloorLifted], request: Asked) -> Response[Any]:
    """Let the rest of a penalty go at a table people play at; 422 with the reason if not."""
    guest = _asker(request)
    try:
        _lift(request, guest, data)
    except (FloorRefused, RoomRefused) as error:
        return _declined(error)
    return Response({"ok": True}, headers=_FRESH)


FILING_HANDLERS = (floor_places, floor_file, floor_lift)


def _asker(request: Asked) -> Guest:
    """Who asks for something to be changed, from a page of this room."""
    guest = guest_of(request.app.state.room, request)
    if guest is None:
        raise NotAuthorizedException("no guest yet: enter with a name")
    if not is_own_origin(request):
        raise PermissionDeniedException("not from a page of this room")
    return guest


def _declined(error: FloorRefused | RoomRefused) -> Response[Any]:
    told = to.FloorTrouble(text(error.text), text(error.legal), list(error.rules))
    return Response(told, status_code=HTTP_422_UNPROCESSABLE_ENTITY, media_type=MediaType.JSON)


def _lift(request: Asked, guest: Guest, data: to.FloorLifted) -> None:
    places = {place.id: place for place in _played(request, guest)}
    if data.table not in places:
        raise FloorRefused(_NOT_YOURS, _YOURS)
    if not places[data.table].answers:
        raise FloorRefused(_STAFF_ANSWER, _CALL_STAFF)
    table = request.app.state.room.table(data.table.removeprefix(_PLAYED))
    penalising.let_go(table, data.number, by=guest.name, reason=data.why)


def _played(request: Asked, guest: Guest) -> list[to.FloorPlace]:
    """Where he sits; for the staff every table with people, and they may answer there."""
    tables: dict[str, LiveTable] = request.app.state.room.tables
    staff = _supervises(request, guest)
    return [
        _place_played(name, table, answers=staff)
        for name, table in tables.items()
        if table.seating.seat_of(guest.id) or (staff and _people(table))
    ]


def _supervises(request: Asked, guest: Guest) -> bool:
    desk: DeskRoom = request.app.state.desk
    return desk.person(guest).supervises


def _place_played(name: str, table: "LiveTable", *, answers: bool) -> to.FloorPlace:
    title = text(_title(table.table.game))
    if not answers:
        return to.FloorPlace(f"{_PLAYED}{name}", title)
    names = table.purse.names
    kept = [
        to.FloorStanding(one.number, names.get(one.player, one.player), one.left)
        for one in penalising.standing(table)
    ]
    return to.FloorPlace(f"{_PLAYED}{name}", title, _people(table), answers=True, standing=kept)


def _people(table: "LiveTable") -> list[to.FloorPerson]:
    """Those who sit there and are no bots."""
    return [
        to.FloorPerson(who.player, who.name, seat)
        for seat, who in table.seating.occupied()
        if not who.bot
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
        penalties = _penalties(table, data, found.ruling, answers=allowed[data.table].answers)
        file_ruling(table, incident, ruling, guest.name, instead=instead)
        if penalties:
            penalising.penalise(table, penalties, guest.name)
        return
    if data.penalty:
        raise FloorRefused(_AT_THE_DESK, _PERSON_SHEET)
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


def _penalties(
    table: "LiveTable", data: to.FloorFiled, ruling: Ruling, *, answers: bool
) -> tuple[PenaltyGiven, ...]:
    """What is to be given once the ruling is filed; nothing is changed yet."""
    if not data.penalty:
        return ()
    if not answers:
        raise FloorRefused(_STAFF_ANSWER, _CALL_STAFF)
    sanction = Sanction(data.penalty, data.amount)
    because = ruling.penalty.rules if ruling.penalty else ()
    return penalising.given_to(table, tuple(dict.fromkeys(data.people)), sanction, because)


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
    "Prenez-y place, ou prenez votre rôle à la salle de jeu.",
)
_STAFF_ANSWER = Text(
    "Penalties are given and lifted by the staff alone.",
    "Seul le personnel donne et lève une pénalité.",
)
_CALL_STAFF = Text("Call the floor.", "Appelez le floor.")
_AT_THE_DESK = Text(
    "At a table of the card room the penalty is chosen in the player’s file.",
    "À une table de la salle de jeu, la pénalité se choisit dans la fiche du joueur.",
)
_PERSON_SHEET = Text("Open the file and choose it there.", "Ouvrez la fiche et choisissez-la.")
_NOT_THERE = Text(
    "Somebody who is named does not play at that table.",
    "Une personne nommée ne joue pas à cette table.",
)
_THOSE_THERE = Text(
    "Name those who sit there, or nobody.",
    "Nommez ceux qui y sont assis, ou personne.",
)
