"""What an evening is to be: who opens, for how long, with which games, at what price."""

from dataclasses import dataclass, replace
from typing import Literal

from croupier.cardroom.buy_in import Terms, buy_in_range
from croupier.data import DataError
from croupier.games import game as game_of
from croupier.play.forced import seats_allowed
from croupier.play.setup import Chips, Stakes
from croupier.rulebook.house import House
from croupier.text import Text

Collection = Literal["none", "time_charge", "rake"]
COLLECTIONS: tuple[Collection, ...] = ("none", "time_charge", "rake")

OPENS = 16 * 3600
"""The room opens at four in the afternoon, in seconds of the clock."""

MOST_PLAYERS = 1000
MOST_TABLES = 100
MOST_HOURS = 48
FEWEST_AT_A_TABLE = 2

_RAKE_PERCENT = 5
_RAKE_CAP = 5
_GAMES_BY_TABLES = ((2, 1), (4, 2), (8, 3), (10, 4))
"""So many tables, so many games; with more tables there are all."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A game the room offers: what a seat is bought for as a rule, and what time costs."""

    id: str
    title: Text
    variant: str
    stakes: Stakes
    usual: Chips
    charge: Chips
    liked: int


GAMES = (
    Offered(
        "limit-10-20",
        Text("limit hold’em 10/20", "hold’em limite 10/20"),
        "holdem",
        Stakes("limit", 10, 20, small_blind=5, big_blind=10),
        usual=500,
        charge=5,
        liked=5,
    ),
    Offered(
        "nl-5-10",
        Text("no-limit hold’em 5/10", "hold’em no-limit 5/10"),
        "holdem",
        Stakes("none", 10, 10, small_blind=5, big_blind=10),
        usual=1000,
        charge=7,
        liked=5,
    ),
    Offered(
        "stud-10-20",
        Text("seven-card stud 10/20", "stud à sept cartes 10/20"),
        "stud",
        Stakes("limit", 10, 20, ante=2, bring_in=3),
        usual=400,
        charge=5,
        liked=3,
    ),
    Offered(
        "omaha8-10-20",
        Text("Omaha high-low 10/20", "Omaha haut-bas 10/20"),
        "omaha8",
        Stakes("limit", 10, 20, small_blind=5, big_blind=10),
        usual=600,
        charge=5,
        liked=2,
    ),
    Offered(
        "plo-5-10",
        Text("pot-limit Omaha 5/10", "Omaha pot-limit 5/10"),
        "omaha",
        Stakes("pot", 10, 10, small_blind=5, big_blind=10),
        usual=1000,
        charge=7,
        liked=2,
    ),
)
"""The games of the room, the one that opens first in front."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants simulated; empty words leave it to the house."""

    players: int = 60
    tables: int = 8
    hours: int = 12
    seed: int = 5
    collection: str = ""
    must_move: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A table of the room: its id, and how many seats it has."""

    id: str
    size: int


@dataclass(frozen=True, slots=True)
class Plan:
    """An evening as it will be: who comes is drawn from *seed*."""

    asked: Asked
    rules: House
    games: tuple[Offered, ...]
    tables: tuple[Placed, ...]

    @property
    def closes(self) -> int:
        """When no hand begins any more, in seconds of the clock."""
        return OPENS + self.asked.hours * 3600

    def game(self, game: str) -> Offered:
        """The game of that id."""
        return next(each for each in self.games if each.id == game)

    def least(self, game: str) -> Chips:
        """The smallest usual buy-in of a game."""
        return buy_in_range(Terms(self.rules, self.game(game).stakes)).least


def plan_of(asked: Asked, rules: House) -> Plan:
    """The plan of what was *asked* in a house.  Raises DataError for what cannot be."""
    _check_between("--players", asked.players, FEWEST_AT_A_TABLE, MOST_PLAYERS)
    _check_between("--tables", asked.tables, 1, MOST_TABLES)
    _check_between("--hours", asked.hours, 1, MOST_HOURS)
    if asked.tables * FEWEST_AT_A_TABLE > asked.players:
        raise DataError(
            "{players} players cannot keep {tables} tables; at most {most}",
            "{players} joueurs ne peuvent occuper {tables} tables\u00a0; {most} au plus",
            players=asked.players,
            tables=asked.tables,
            most=asked.players // FEWEST_AT_A_TABLE,
        )
    house = _collecting(rules, asked)
    count = next((games for tables, games in _GAMES_BY_TABLES if asked.tables <= tables), None)
    games = GAMES[:count]
    return Plan(asked, house, games, _tables(asked.tables, games, house))


def _check_between(option: str, asked: int, least: int, most: int) -> None:
    if least <= asked <= most:
        return
    raise DataError(
        "{asked} cannot be; {least} to {most}",
        "{asked}, c’est impossible\u00a0; de {least} à {most}",
        place=option,
        asked=asked,
        least=least,
        most=most,
    )


def _collecting(rules: House, asked: Asked) -> House:
    """The house with what the evening changes: how it collects, and whether tables feed others."""
    options = rules.options
    if asked.must_move:
        options = replace(options, seating=replace(options.seating, must_move=True))
    how: Collection = options.cash.collection
    if asked.collection:
        how = _collection(asked.collection)
    cash = replace(options.cash, collection=how)
    if how == "rake" and not cash.rake_pct:
        cash = replace(cash, rake_pct=_RAKE_PERCENT, rake_cap=cash.rake_cap or _RAKE_CAP)
    return replace(rules, options=replace(options, cash=cash))


def _collection(asked: str) -> Collection:
    found = next((one for one in COLLECTIONS if one == asked), None)
    if found is None:
        raise DataError(
            "no way to collect called {asked}; {known}",
            "il n’y a pas d’encaissement {asked}\u00a0; {known}",
            asked=repr(asked),
            known=", ".join(COLLECTIONS),
        )
    return found


def _tables(count: int, games: tuple[Offered, ...], rules: House) -> tuple[Placed, ...]:
    """Tables t1, t2, …, of as many seats as the game seats that is likely to be played there."""
    sizes = [seats_allowed(game_of(each.variant), rules) for each in games]
    most = max(min(size, 9) for size in sizes)
    return tuple(
        Placed(f"t{number + 1}", min(most, sizes[number % len(games)])) for number in range(count)
    )
