"""The board of the card room, made of the desk as it stands: games, lists, tables, people."""

from collections.abc import Iterable, Mapping

from croupier.cardroom.ledger import balance
from croupier.cardroom.lists import is_interest_list
from croupier.cardroom.people import standing
from croupier.cardroom.state import NEVER, Entry, Game, PlayerId, Role, Room, Seconds
from croupier.games import game
from croupier.service.demo import said
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.desk_seats import Scene, tables_of
from croupier.web.desk_staff import NO_DEVICE
from croupier.web.desk_words import moment
from croupier.web.wire_words import text


def board(
    scene: Scene,
    *,
    v: int,
    due: Seconds,
    roles: Mapping[PlayerId, Role],
    orders: Iterable[to.OrderToDo],
    you: to.DeskYou,
) -> to.Board:
    """All that the staff see; *v* is its number, *due* when something happens by the clock."""
    room = scene.desk.room
    return to.Board(
        v=v,
        now=moment(scene.at),
        due=moment(due),
        house=to.House(scene.rules.id, text(scene.rules.title)),
        games=[_game(scene, each) for each in room.games],
        tables=tables_of(scene),
        people=people_of(scene, roles),
        orders=list(orders),
        reserved=[
            to.Reservation(one.table, one.seat, one.player, scene.name(one.player), one.reason)
            for one in room.reserved
        ],
        apart=[
            to.Apart(scene.name(pair.one), scene.name(pair.other), pair.reason)
            for pair in room.apart
        ],
        company=[to.Company(one.guest, scene.name(one.host)) for one in room.guests],
        you=you,
    )


def _game(scene: Scene, it: Game) -> to.GameOfRoom:
    room, played = scene.desk.room, scene.desk.games.get(it.id)
    names = [_name(scene, entry, place) for place, entry in enumerate(room.list_of(it.id), 1)]
    announced = [_announced(scene, player) for player, game in room.announced if game == it.id]
    return to.GameOfRoom(
        id=it.id,
        variant=it.variant,
        title=text(game(it.variant).title),
        stakes=text(said(played.stakes)) if played else to.Text(it.id, it.id),
        interest=is_interest_list(room, it.id),
        list=[*names, *announced],
        tables=[table.id for table in room.tables_of(it.id)],
        wanted=sum(wanted == it.id for _, wanted in room.wanted_tables),
    )


def _name(scene: Scene, entry: Entry, place: int) -> to.Name:
    room, player = scene.desk.room, entry.player
    state, table, seat, until = _whereabouts(room, player)
    picked_up = entry.picked_up_at >= 0
    passed = next((table for who, table in sorted(room.passed) if who == player), "")
    late = state == "called" and until <= scene.at
    why = _why_special(picked_up=picked_up, late=late, passed=passed)
    return to.Name(
        id=player,
        name=scene.name(player),
        place=place,
        since=moment(entry.picked_up_at if picked_up else entry.since),
        state=state,  # type: ignore[arg-type]
        until=moment(until),
        table=table,
        seat=seat,
        why=text(why) if why else None,
    )


def _why_special(*, picked_up: bool, late: bool, passed: str) -> Text | None:
    """What is special about a name: its time to answer is up, chips picked up, a call let go by."""
    if late:
        return _TIME_UP
    if picked_up:
        return _PICKED_UP
    return _PASSED.format(table=passed) if passed else None


def _whereabouts(room: Room, player: PlayerId) -> tuple[str, str, int, Seconds]:
    """How it stands with a name on a list, with table, seat and the end of its time."""
    if call := room.call_of(player):
        return "called", call.table, call.seat, call.until
    if lock := room.lock_of(player):
        return "kept", lock.table, lock.seat, NEVER
    if ask := next((one for one in room.asks if one.player == player), None):
        return "asked", ask.table, ask.seat, NEVER
    if player in room.out:
        return "out", "", 0, NEVER
    table = room.table_of(player)
    sitter = table.of(player) if table else None
    if table and sitter:
        return "seated", table.id, sitter.seat, NEVER
    return "waiting", "", 0, NEVER


def _announced(scene: Scene, player: PlayerId) -> to.Name:
    return to.Name(player, scene.name(player), 0, 0, "announced", 0, "", 0, None)


def people_of(scene: Scene, roles: Mapping[PlayerId, Role]) -> list[to.PersonOfRoom]:
    """Who is here, has something here, or works here, by name."""
    desk = scene.desk
    uneven = {
        account.partition(":")[2]
        for account, amount in desk.ledger.balances.items()
        if amount and account.startswith("player:")
    }
    known = {
        *desk.room.present,
        *(entry.player for entry in desk.room.entries),
        *(sitter.player for table in desk.room.tables for sitter in table.sitters),
        *(lock.player for lock in desk.room.locks),
        *(player for player, _ in desk.room.announced),
        *(entry.person for entry in desk.files.entries),
        *uneven,
        *(staff for staff, role in roles.items() if role != "player"),
    }
    found = [_person(scene, one, roles.get(one, "player")) for one in known]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


def _person(scene: Scene, id: PlayerId, role: Role) -> to.PersonOfRoom:
    desk = scene.desk
    table = desk.room.table_of(id)
    sitter = table.of(id) if table else None
    now = standing(desk.files, id, scene.at)
    return to.PersonOfRoom(
        id=id,
        name=scene.name(id),
        role=role,
        device=not id.startswith(NO_DEVICE),
        present=id in desk.room.present,
        out=id in desk.room.out,
        table=table.id if table else "",
        seat=sitter.seat if sitter else 0,
        games=[entry.game for entry in desk.room.entries if entry.player == id],
        balance=balance(desk.ledger, f"player:{id}"),
        entries=len(desk.files.of(id)),
        barred=bool(now.barred),
        suspended_until=moment(now.suspended_until),
    )


_TIME_UP = Text("time to answer is up", "le délai pour répondre est passé")
_PICKED_UP = Text("his chips were picked up", "ses jetons ont été retirés")
_PASSED = Text("let a call to table {table} go by", "a laissé passer un appel à la table {table}")
