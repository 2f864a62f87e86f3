"""The figures of an evening, all read from what the desk wrote down."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.decks import DeckBrought, SetupBrought
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.happened_at_table import DealerPushed
from croupier.cardroom.ledger import Ledger, balances_of
from croupier.cardroom.state import GameId, PlayerId, Seconds, TableId
from croupier.play.setup import Chips
from croupier.rulebook.house import RuleId
from croupier.service.evening.occupancy import HalfHour, Occupancy, TableFilled
from croupier.service.evening.offer import OPENS, Plan
from croupier.service.evening.takings import Books, Money, Takings, collected, paid_from_pockets
from croupier.service.evening.waits import Waited, Waits


@dataclass(frozen=True, slots=True)
class Told:
    """A fact of the desk and its moment."""

    at: Seconds
    fact: Fact


@dataclass(frozen=True, slots=True)
class Refusal:
    """A deed that was refused, with the articles it was told."""

    at: Seconds
    deed: str
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True)
class OfGame:
    """A game of the evening; *filled* is the part of its seats that were taken, in percent."""

    id: GameId
    waited: Waited
    tables: int
    hands: int
    filled: int
    money: Takings


@dataclass(frozen=True, slots=True)
class OfTable:
    """A table of the evening: what it played, and how full it was."""

    id: TableId
    games: tuple[GameId, ...]
    hands: int
    filled: TableFilled


@dataclass(frozen=True, slots=True)
class Moves:
    """Changes of seat by their reason."""

    must_move: int = 0
    refused_move: int = 0
    transfer: int = 0
    table_broken: int = 0
    other_game: int = 0
    within_table: int = 0
    tables_broken: int = 0


@dataclass(frozen=True, slots=True)
class People:
    """How people fared, those who deal as well; each number is how often it happened."""

    came: int
    sat: int
    absences: int
    third_away: int
    picked_up: int
    calls: int
    calls_in_vain: int
    seats_locked: int
    dealers_pushed: int
    decks_changed: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All that an evening came to; *rules* are the articles that refusals told, by how often.

    *players_net* is what all players together are ahead, *from_pockets* the time they paid for with
    other chips than those on the table.
    """

    games: tuple[OfGame, ...]
    tables: tuple[OfTable, ...]
    half_hours: tuple[HalfHour, ...]
    money: Takings
    moves: Moves
    people: People
    refusals: int
    rules: tuple[tuple[RuleId, int], ...]
    facts: int
    postings: int
    balances: Chips
    on_tables: Chips
    players_net: Chips
    from_pockets: Chips

    @property
    def even(self) -> bool:
        """Whether what players bought, cashed in and paid besides is what they are ahead."""
        return self.players_net == self.money.cashed - self.money.bought - self.from_pockets

    @property
    def hands(self) -> int:
        """All hands that were dealt."""
        return sum(table.hands for table in self.tables)


def figures_of(
    plan: Plan, told: Iterable[Told], refusals: Iterable[Refusal], ledger: Ledger
) -> Figures:
    """What *told* and *ledger*, the book of the same facts, come to."""
    tally = _Tally(plan)
    for one in told:
        tally.take(one)
    tally.occupancy.pass_to(tally.last)
    refused = tuple(refusals)
    cited = Counter(rule for each in refused for rule in each.rules)
    games = tuple(tally.of_game(game.id, ledger) for game in plan.games)
    return Figures(
        games=games,
        tables=tuple(tally.of_table(table.id) for table in plan.tables),
        half_hours=tally.occupancy.half_hours(),
        money=_added(game.money for game in games),
        moves=Moves(**tally.moves),
        people=tally.people(),
        refusals=len(refused),
        rules=tuple(sorted(cited.items(), key=_most_cited)),
        facts=tally.facts,
        postings=len(ledger.postings),
        balances=sum(ledger.balances.values()),
        on_tables=sum(balances_of(ledger, "table").values()),
        players_net=sum(balances_of(ledger, "player").values()),
        from_pockets=paid_from_pockets(ledger),
    )


def _most_cited(cited: tuple[RuleId, int]) -> tuple[int, RuleId]:
    return -cited[1], cited[0]


def _added(money: Iterable[Takings]) -> Takings:
    """All *money* together."""
    every = tuple(money)
    names = ("bought", "cashed", "rake", "time", "buy_ins", "rebuys", "top_ups")
    return Takings(**{name: sum(getattr(each, name) for each in every) for name in names})


class _Tally:
    """Everything that is counted, fact by fact."""

    def __init__(self, plan: Plan) -> None:
        self.waits = Waits()
        self.occupancy = Occupancy(OPENS, {t.id: t.size for t in plan.tables}, self.waits)
        self.money, self.books = Money(), Books()
        self.by_game: dict[GameId, Money] = {}
        self.counts: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.hands: Counter[TableId] = Counter()
        self.hands_of_game: Counter[GameId] = Counter()
        self.locks: dict[PlayerId, str] = {}
        self.breaking: set[TableId] = set()
        self.came: set[PlayerId] = set()
        self.sat: set[PlayerId] = set()
        self.spans: dict[GameId, list[TableFilled]] = {}
        self.began: dict[TableId, TableFilled] = {}
        self.facts = 0
        self.last = OPENS

    def take(self, told: Told) -> None:
        """Count one fact."""
        event, at = told.fact.event, told.at
        self.facts += 1
        self.last = max(self.last, at)
        self.occupancy.pass_to(at)
        if isinstance(event, ev.TableOpened):
            self.books.opens(event.table, event.game, at)
            self.began[event.table] = self.occupancy.of(event.table)
        elif isinstance(event, ev.TableClosed):
            self._closed(event.table, at)
        game = self.books.game_at(told.fact.table, at)
        self.by_game.setdefault(game, Money()).take(event, told.fact.table)
        self._count(event, at)
        self._moved(event)
        self.waits.take(event, at)
        self.occupancy.take(event)

    def _closed(self, table: TableId, at: Seconds) -> None:
        before = self.began.pop(table, TableFilled(0, 0, 0))
        span = _less(self.occupancy.of(table), before)
        self.spans.setdefault(self.books.game_at(table, at), []).append(span)
        self.breaking.discard(table)

    def _count(self, event: object, at: Seconds) -> None:
        name = _COUNTED.get(type(event))
        if name:
            self.counts[name] += 1
        if isinstance(event, ev.HandStarted):
            self.hands[event.table] += 1
            self.hands_of_game[self.books.game_at(event.table, at)] += 1
        elif isinstance(event, ev.CheckedIn):
            self.came.add(event.player)
        elif isinstance(event, ev.Seated):
            self.sat.add(event.player)
        elif isinstance(event, pe.WentAway) and event.third:
            self.counts["third_away"] += 1

    def _moved(self, event: object) -> None:
        if isinstance(event, ev.SeatLocked):
            self.locks[event.lock.player] = event.lock.reason
        elif isinstance(event, ev.LockReleased | ev.Seated):
            self.locks.pop(event.player, None)
        elif isinstance(event, ev.CardsDrawn):
            self.breaking.add(event.table)
            self.moves["tables_broken"] += 1
        elif isinstance(event, ev.SeatChanged | ev.SeatsSwapped):
            self.moves["within_table"] += 1
        elif isinstance(event, ev.LeftSeat) and event.reason == "refused_move":
            self.moves["refused_move"] += 1
        elif isinstance(event, ev.Moved):
            reason = self.locks.pop(event.player, "")
            if event.source in self.breaking:
                reason = "table_broken"
            known = ("must_move", "transfer", "table_broken")
            self.moves[reason if reason in known else "other_game"] += 1

    def of_game(self, game: GameId, ledger: Ledger) -> OfGame:
        """What *game* came to."""
        money = self.by_game.get(game, Money())
        spans = [*self.spans.get(game, []), *self._still_open(game)]
        seats = _together(spans)
        return OfGame(
            game,
            self.waits.of(game),
            len(spans),
            self.hands_of_game[game],
            seats.percent,
            Takings(
                money.bought.total(),
                money.cashed.total(),
                collected(ledger, "rake", self.books)[game],
                collected(ledger, "rent", self.books)[game],
                money.buy_ins.total(),
                money.rebuys.total(),
                money.top_ups.total(),
            ),
        )

    def _still_open(self, game: GameId) -> list[TableFilled]:
        open_now = [t for t in self.began if self.books.game_at(t, self.last) == game]
        return [_less(self.occupancy.of(table), self.began[table]) for table in open_now]

    def of_table(self, table: TableId) -> OfTable:
        """What *table* came to."""
        games = tuple(game for _, game in self.books.played.get(table, []))
        return OfTable(table, games, self.hands[table], self.occupancy.of(table))

    def people(self) -> People:
        """How people fared."""
        counted = self.counts
        return People(
            came=len(self.came),
            sat=len(self.sat),
            absences=counted["absences"],
            third_away=counted["third_away"],
            picked_up=counted["picked_up"],
            calls=counted["calls"],
            calls_in_vain=counted["calls_in_vain"],
            seats_locked=counted["seats_locked"],
            dealers_pushed=counted["dealers_pushed"],
            decks_changed=counted["decks_changed"],
        )


def _less(now: TableFilled, before: TableFilled) -> TableFilled:
    return TableFilled(now.open - before.open, now.had - before.had, now.filled - before.filled)


def _together(spans: Iterable[TableFilled]) -> TableFilled:
    every = tuple(spans)
    names = ("open", "had", "filled")
    return TableFilled(*(sum(getattr(each, name) for each in every) for name in names))


_COUNTED: Mapping[type, str] = {
    pe.WentAway: "absences",
    pe.ChipsPickedUp: "picked_up",
    ev.SeatCalled: "calls",
    ev.CallEnded: "calls_in_vain",
    ev.SeatLocked: "seats_locked",
    DealerPushed: "dealers_pushed",
    DeckBrought: "decks_changed",
    SetupBrought: "decks_changed",
}
