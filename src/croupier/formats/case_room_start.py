"""A case's card room as it is when the case begins: games, tables, players, lists."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from croupier.cardroom import happened as ev
from croupier.cardroom.desk.facts import Event, Fact, fact_of
from croupier.cardroom.desk.fold import evolve
from croupier.cardroom.desk.happened_at_table import ChargeSet, HandEnded, HandSet, StakesSet
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.money import BoughtIn
from croupier.cardroom.state import MINUTE, Game, PlayerId, Seconds, Style, TableId
from croupier.data import DataError, build, hint, shown, table_in, unknown_key
from croupier.formats.case_table_start import (
    Last,
    Start,
    after_hand,
    by_seats,
    check_stakes,
    stakes_at,
)
from croupier.formats.case_words import (
    CHAIRS,
    CHIPS,
    FLAG,
    NUMBER,
    WORD,
    WORDS,
    keyed,
    number_from,
    of_each,
    word_of,
)
from croupier.games import game
from croupier.play.setup import NOBODY, Chips, SeatNo, Stakes
from croupier.table.positions import HEADS_UP, Places, next_after

_TIME = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}))?")
_SIXTY = 60
_EVENING: Seconds = 20 * _SIXTY * MINUTE
_USUAL_STACK = 100
"""In big blinds or big bets: what lies in front of players of whom a case says nothing."""

THE_HOUSE = "house"


@dataclass(frozen=True, slots=True)
class GameStart:
    """A game of the room at its stakes."""

    variant: str
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RoomTableStart:
    """A table of the room.

    *players* stand in the order in which they were called from the list.  *hand* is the number of
    the last hand; *last* are its places.
    """

    state: str
    game: str
    chairs: int
    players: Mapping[PlayerId, SeatNo]
    stacks: Mapping[PlayerId, Chips]
    new: tuple[PlayerId, ...] = ()
    feeds: TableId = ""
    extra: bool = False
    hand: int = 1
    last: Last | None = None
    charge: Chips = 0
    minutes: int = 30


@dataclass(frozen=True, slots=True)
class RoomStart:
    """Everything a case says of its room."""

    at: Seconds
    games: Mapping[str, GameStart]
    tables: Mapping[TableId, RoomTableStart]
    lists: Mapping[str, tuple[PlayerId, ...]]
    present: tuple[PlayerId, ...]


def moment(value: object, place: str) -> Seconds:
    """A time of day such as `20:05` or `20:05:30`, in seconds."""
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None or int(found[2]) >= _SIXTY or int(found[3] or 0) >= _SIXTY:
        raise DataError(
            "{value} is no time of day; write it as 20:05",
            "{value} n’est pas une heure\u00a0; écrire 20:05",
            place=place,
            value=shown(value),
        )
    return (int(found[1]) * _SIXTY + int(found[2])) * _SIXTY + int(found[3] or 0)


_STAKES = ("game", "structure", "blinds", "bets", "ante", "bring_in")


def _game(value: object, place: str) -> GameStart:
    table = table_in(value, place)
    for key in table:
        if key not in _STAKES:
            raise unknown_key(key, hint(key, _STAKES), place)
    start = build(Start, {"chairs": 0, **table}, place)
    check_stakes(start, place)
    return GameStart(game(start.game).id, stakes_at(start))


_TABLE = keyed(
    {
        "game": WORD,
        "chairs": CHAIRS,
        "state": word_of(("free", "open", "going")),
        "players": of_each(NUMBER),
        "stack": CHIPS,
        "stacks": of_each(CHIPS),
        "new": WORDS,
        "feeds": WORD,
        "extra": FLAG,
        "hand": CHIPS,
        "last": table_in,
        "charge": CHIPS,
        "minutes": number_from(1, 1440),
    }
)

_ROOM = keyed(
    {
        "at": moment,
        "games": of_each(_game),
        "tables": of_each(_TABLE),
        "lists": of_each(WORDS),
        "present": WORDS,
    },
    "games",
)


def read_room(value: object, place: str) -> RoomStart:
    """The room of a case.  Raises DataError for what no room has."""
    room = _ROOM(value, place)
    games: Mapping[str, GameStart] = room["games"]
    if not games:
        raise DataError("no game", "aucune partie", place=f"{place}.games")
    tables = {
        name: _table(table, games, f"{place}.tables.{name}")
        for name, table in room.get("tables", {}).items()
    }
    _check_one_seat(tables, f"{place}.tables")
    lists = room.get("lists", {})
    for name in lists:
        _check_game(name, games, f"{place}.lists")
    return RoomStart(room.get("at", _EVENING), games, tables, lists, room.get("present", ()))


def _check_one_seat(tables: Mapping[TableId, RoomTableStart], place: str) -> None:
    """Nobody sits at two tables when the case begins."""
    seated: dict[PlayerId, TableId] = {}
    for name, table in tables.items():
        for player in table.players:
            if player in seated:
                raise DataError(
                    "{player} has a seat at {table} already",
                    "{player} a déjà un siège à {table}",
                    place=f"{place}.{name}.players",
                    player=player,
                    table=seated[player],
                )
            seated[player] = name


def _table(table: Mapping[str, Any], games: Mapping[str, GameStart], place: str) -> RoomTableStart:
    values = dict(table)
    stack, stacks = values.pop("stack", None), values.pop("stacks", {})
    players: Mapping[PlayerId, SeatNo] = values.setdefault("players", {})
    name = values.setdefault("game", next(iter(games)))
    _check_game(name, games, place)
    state = values.setdefault("state", "going" if len(players) >= HEADS_UP else "open")
    chairs = values.setdefault("chairs", 9)
    most = chairs + values.get("extra", False)
    taken = list(players.values())
    if state == "free" and taken:
        raise DataError("nobody sits at a free table", "personne à une table libre", place=place)
    if any(not 0 < seat <= most or taken.count(seat) > 1 for seat in taken):
        raise DataError(
            "two players in one seat, or a seat there is not",
            "deux joueurs sur un siège, ou un siège qui n’existe pas",
            place=f"{place}.players",
        )
    for player in (*stacks, *values.get("new", ())):
        if player not in players:
            raise unknown_key(player, hint(player, players), place)
    if "last" in values:
        last = by_seats(values["last"], players, f"{place}.last")
        values["last"] = build(Last, last, f"{place}.last")
    stakes = games[name].stakes
    usual = _USUAL_STACK * max(stakes.big_blind, stakes.big_bet) if stack is None else stack
    return RoomTableStart(stacks={**dict.fromkeys(players, usual), **stacks}, **values)


def _check_game(name: str, games: Mapping[str, GameStart], place: str) -> None:
    if name not in games:
        raise unknown_key(name, hint(name, games), place)


def desk_of(start: RoomStart) -> Desk:
    """The desk of the room when the case begins: the facts that have come to it."""
    desk = Desk()
    for name, offered in start.games.items():
        forced, stakes = game(offered.variant).forced, offered.stakes
        sizes = (stakes.big_bet, stakes.small_bet, stakes.big_blind, stakes.ante)
        style: Style = "button" if "blind" in forced else "stud"
        desk = _happened(
            desk,
            ev.GameOffered(Game(name, offered.variant, sizes, style)),
            StakesSet(name, offered.variant, stakes),
        )
    for name, table in start.tables.items():
        desk = _happened(desk, ev.TablePlaced(name, table.chairs))
    for name, table in start.tables.items():
        if table.state != "free":
            desk = _opened(desk, start, name, table)
    return _waiting(desk, start)


def _happened(desk: Desk, *events: Event, table: TableId = "") -> Desk:
    return evolve(desk, *(fact_of(event, table) for event in events))


def _opened(desk: Desk, start: RoomStart, name: TableId, table: RoomTableStart) -> Desk:
    at = start.at
    opened = ev.TableOpened(name, table.game, at, THE_HOUSE, table.feeds, table.extra)
    desk = _happened(desk, opened)
    for rank, (player, seat) in enumerate(table.players.items(), start=1):
        desk = evolve(desk, *_sits(player, name, seat, table.stacks[player], at, rank))
    if table.state == "going":
        desk = _going(desk, start, name, table)
    if table.charge:
        set_to = ChargeSet(name, table.charge, table.minutes * MINUTE, at)
        desk = _happened(desk, set_to, table=name)
    return desk


def _sits(
    player: PlayerId, table: TableId, seat: SeatNo, stack: Chips, at: Seconds, rank: int
) -> Iterator[Fact]:
    yield fact_of(ev.CheckedIn(player, at))
    yield fact_of(ev.Seated(player, table, seat, at, rank))
    if stack:
        yield fact_of(BoughtIn(player, stack, at), table)
    yield fact_of(ev.Settled(player, at))


def _going(desk: Desk, start: RoomStart, name: TableId, table: RoomTableStart) -> Desk:
    """The last hand is over, and all stacks are known."""
    kept = desk.tables[name]
    book, places = _after_hand(
        kept, table, two_blinds=bool(start.games[table.game].stakes.small_blind)
    )
    dealt = tuple(player for player in table.players if player not in table.new)
    hand, at = table.hand, start.at
    return _happened(
        desk,
        ev.HandStarted(name, hand, at),
        HandSet(name, hand, at, places, dealt, (), book),
        HandEnded(name, hand, at, tuple(kept.stacks.items()), (), ()),
        table=name,
    )


def _after_hand(kept: DeskTable, table: RoomTableStart, *, two_blinds: bool) -> tuple[Any, Places]:
    seats = sorted(seat for player, seat in table.players.items() if player not in table.new)
    if not two_blinds:
        sitters = tuple(replace(one, new=False, dealt=True) for one in kept.blinds.sitters)
        button = table.last.button if table.last else seats[-1]
        book = replace(kept.blinds, sitters=sitters, first_button=button)
        return book, Places(button, NOBODY, NOBODY, len(seats))
    last = table.last or _usual_last(table.chairs, seats)
    book = after_hand(kept.blinds, last, new=table.new, idle=table.new, starting=False)
    return book, cast("Places", book.last)


def _usual_last(chairs: int, seats: list[SeatNo]) -> Last:
    """The button of a table of which nothing is said: its lowest seat had it last."""
    button = seats[0]
    small = button if len(seats) == HEADS_UP else next_after(chairs, button, seats)
    return Last(button, small, next_after(chairs, small, seats))


def _waiting(desk: Desk, start: RoomStart) -> Desk:
    """Who is in the building, and the lists in their order."""
    names = (*start.present, *(name for each in start.lists.values() for name in each))
    for name in dict.fromkeys(names):
        if name not in desk.room.present:
            desk = _happened(desk, ev.CheckedIn(name, start.at))
    for game_id, listed in start.lists.items():
        for name in listed:
            desk = _happened(desk, ev.ListJoined(name, game_id, start.at))
    return desk
