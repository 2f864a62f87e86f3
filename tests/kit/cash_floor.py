"""A cash room for tests: games and tables set up, decisions folded as they are taken."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from croupier.cardroom import happened as ev
from croupier.cardroom.comings import check_in
from croupier.cardroom.deciding import Decided
from croupier.cardroom.filling import fill
from croupier.cardroom.fold import evolve
from croupier.cardroom.lists import join_list
from croupier.cardroom.seating import sit_down
from croupier.cardroom.state import Game, Lock, Person, Room, RoomTable, Sitter, Style
from croupier.cardroom.tables import open_table
from croupier.rulebook.house import House, house

if TYPE_CHECKING:
    from croupier.table.why import Why

FLOOR = Person("Fay", "floor")
LISTKEEPER = Person("Lou", "list")
MANAGER = Person("Max", "manager")
HOLDEM = "5-10"


def clock(hours: int, minutes: int = 0, seconds: int = 0) -> int:
    """A time of day in seconds, as the room counts them."""
    return (hours * 60 + minutes) * 60 + seconds


class CashFloor:
    """A room whose state moves on with every decision; `whys` are their reasons."""

    def __init__(
        self, *tables: str, size: int = 9, style: Style = "button", rules: House | None = None
    ) -> None:
        self.rules = rules or house("rrop3_cash")
        self.at = clock(20)
        self.whys: list[Why] = []
        self.history: list[ev.Happened] = []
        self.room = Room()
        self.happen(ev.GameOffered(Game(HOLDEM, "holdem", (5, 10), style)))
        for table in tables:
            self.happen(ev.TablePlaced(table, size))

    def happen(self, *events: ev.Happened) -> None:
        """Fold facts nobody decided."""
        self.room = evolve(self.room, *events)
        self.history += events

    def do(self, decide: Callable[..., Decided], *args: object, **named: object) -> Decided:
        """Decide on the room as it is, with its house, and fold what comes of it."""
        decided = decide(self.room, *args, rules=self.rules, **named)
        self.take(decided)
        return decided

    def take(self, *decisions: Decided) -> None:
        """Fold decisions that were taken."""
        for decided in decisions:
            self.happen(*decided.events)
            self.whys.append(decided.why)

    def open(self, table: str, game: str = HOLDEM, *, extra: bool = False) -> None:
        """A floor opens a table."""
        self.do(open_table, table, game, self.at, by=FLOOR, extra=extra)

    def going(self, table: str, *players: str, hand: int = 1, game: str = HOLDEM) -> None:
        """A table in play with these players in seats 1, 2, ...; settled, a hand played."""
        if not self.table(table).lives:
            self.open(table, game)
        for seat, player in enumerate(players, 1):
            if player:
                self.happen(
                    ev.CheckedIn(player, self.at),
                    ev.Seated(player, table, seat, self.at),
                    ev.Settled(player, self.at),
                )
        self.happen(ev.HandStarted(table, hand, self.at))

    def wait(self, *players: str, game: str = HOLDEM) -> None:
        """These players are here and put their names down, in this order."""
        for player in players:
            if player not in self.room.present:
                self.do(check_in, player, self.at)
            self.do(join_list, player, game, self.at)

    def fill(self, game: str = HOLDEM) -> tuple[Decided, ...]:
        """All that free seats bring about now."""
        done = fill(self.room, game, self.at, rules=self.rules)
        self.take(*done)
        return done

    def sits(self, player: str, chips: int = 500) -> None:
        """A player who is called, or for whom a seat is kept, takes it."""
        self.do(sit_down, player, self.at, chips=chips)

    def pass_minutes(self, minutes: int) -> None:
        """Time goes by."""
        self.at += minutes * 60

    def table(self, table: str) -> RoomTable:
        """A table there is."""
        found = self.room.table(table)
        assert found is not None, f"there is no table {table}"
        return found

    def sitter(self, player: str) -> Sitter:
        """Somebody who has a seat."""
        table = self.room.table_of(player)
        sitter = table.of(player) if table else None
        assert sitter is not None, f"{player} has no seat"
        return sitter

    def seats(self, table: str) -> dict[int, str]:
        """Who sits where at a table."""
        return {each.seat: each.player for each in self.table(table).sitters}

    def names(self, game: str = HOLDEM) -> list[str]:
        """The list of a game in order."""
        return [entry.player for entry in self.room.list_of(game)]

    def called(self) -> list[str]:
        """Whose names are called."""
        return [call.player for call in self.room.calls]

    def lock(self, player: str) -> Lock:
        """The seat that is kept for a player."""
        found = self.room.lock_of(player)
        assert found is not None, f"no seat is kept for {player}"
        return found
