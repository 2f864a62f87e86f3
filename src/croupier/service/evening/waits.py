"""How long names stood on the lists, read from the facts of the desk."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.state import GameId, PlayerId, Seconds, TableId

_NINETY = 90
_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Waited:
    """The waits of a game in seconds: of those who got a seat, and how many gave up."""

    seated: int
    gave_up: int
    median: Seconds
    ninety: Seconds
    longest: Seconds


class Waits:
    """Who waits for which game since when, and how the waits that are over ended.

    A wait ends with a seat in that game.  A name gave up when it left its list, or its kept seat
    was given away, while it had no seat anywhere; who plays already has only changed his mind.
    """

    def __init__(self) -> None:
        self.since: dict[tuple[PlayerId, GameId], Seconds] = {}
        self.ended: dict[GameId, list[Seconds]] = {}
        self.gave_up: dict[GameId, list[PlayerId]] = {}
        self.games: dict[TableId, GameId] = {}
        self.seats: dict[PlayerId, TableId] = {}

    def take(self, event: object, at: Seconds) -> None:
        """What *event*, a fact of the moment *at*, does to the waits."""
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(self, event, at)

    @property
    def waiting(self) -> int:
        """How many people wait who have no seat."""
        return len({player for player, _ in self.since if player not in self.seats})

    def of(self, game: GameId) -> Waited:
        """The waits of *game*."""
        times, gave_up = sorted(self.ended.get(game, [])), len(self.gave_up.get(game, []))
        if not times:
            return Waited(0, gave_up, 0, 0, 0)
        return Waited(len(times), gave_up, part(times, 50), part(times, _NINETY), times[-1])

    def sits(self, player: PlayerId, table: TableId, at: Seconds) -> None:
        """*player* has a seat at *table* from *at* on."""
        game = self.games.get(table, "")
        since = self.since.pop((player, game), None)
        if since is not None:
            self.ended.setdefault(game, []).append(at - since)
        self.seats[player] = table

    def stops(self, player: PlayerId, game: GameId) -> None:
        """*player* waits for *game* no longer, and has no seat of it."""
        if self.since.pop((player, game), None) is not None and player not in self.seats:
            self.gave_up.setdefault(game, []).append(player)


def part(ascending: list[int], percent: int) -> int:
    """The least of *ascending* that so many percent of them do not exceed."""
    place = -(-len(ascending) * percent // _HUNDRED)
    return ascending[max(place, 1) - 1]


def _opened(waits: Waits, event: ev.TableOpened, _: Seconds) -> None:
    waits.games[event.table] = event.game


def _limit(waits: Waits, event: pe.LimitChanged, _: Seconds) -> None:
    waits.games[event.table] = event.game


def _joined(waits: Waits, event: ev.ListJoined, at: Seconds) -> None:
    waits.since.setdefault((event.player, event.game), at)


def _left_list(waits: Waits, event: ev.ListLeft, _: Seconds) -> None:
    waits.stops(event.player, event.game)


def _seated(waits: Waits, event: ev.Seated | ev.Moved, at: Seconds) -> None:
    waits.sits(event.player, event.table, at)


def _stood_up(waits: Waits, event: ev.LeftSeat | pe.ChipsPickedUp, _: Seconds) -> None:
    waits.seats.pop(event.player, None)


def _released(waits: Waits, event: ev.LockReleased, _: Seconds) -> None:
    waits.stops(event.player, waits.games.get(event.table, ""))


def _checked_out(waits: Waits, event: ev.CheckedOut, _: Seconds) -> None:
    waits.seats.pop(event.player, None)
    for player, game in tuple(waits.since):
        if player == event.player:
            waits.stops(player, game)


_FOLDS: Mapping[type[object], Callable[[Waits, Any, Seconds], None]] = MappingProxyType(
    {
        ev.TableOpened: _opened,
        pe.LimitChanged: _limit,
        ev.ListJoined: _joined,
        ev.ListLeft: _left_list,
        ev.Seated: _seated,
        ev.Moved: _seated,
        ev.LeftSeat: _stood_up,
        pe.ChipsPickedUp: _stood_up,
        ev.LockReleased: _released,
        ev.CheckedOut: _checked_out,
    }
)
