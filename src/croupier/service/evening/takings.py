"""What was bought, cashed in and collected, by game: from the facts and from the ledger."""

from collections import Counter
from dataclasses import dataclass

from croupier.cardroom import money as m
from croupier.cardroom.ledger import Ledger
from croupier.cardroom.state import GameId, Seconds, TableId
from croupier.play.setup import Chips


@dataclass(frozen=True, slots=True)
class Takings:
    """What players bought and cashed in, and what the house took by the pot and by the clock."""

    bought: Chips = 0
    cashed: Chips = 0
    rake: Chips = 0
    time: Chips = 0
    buy_ins: int = 0
    rebuys: int = 0
    top_ups: int = 0


class Money:
    """The money that came and went at each table, added up as facts come."""

    def __init__(self) -> None:
        self.bought: Counter[TableId] = Counter()
        self.cashed: Counter[TableId] = Counter()
        self.buy_ins: Counter[TableId] = Counter()
        self.rebuys: Counter[TableId] = Counter()
        self.top_ups: Counter[TableId] = Counter()
        self.known: set[tuple[str, TableId]] = set()

    def take(self, event: object, table: TableId) -> None:
        """What *event* at *table* brings to it or takes from it."""
        if not isinstance(event, m.MoneyEvent):
            return
        self.bought[table] += bought_by(event)
        if isinstance(event, m.Left):
            self.cashed[table] += event.amount
        elif isinstance(event, m.BoughtIn):
            again = (event.player, table) in self.known
            (self.rebuys if again else self.buy_ins)[table] += 1
            self.known.add((event.player, table))
        elif isinstance(event, m.AddedOn):
            self.top_ups[table] += 1


def bought_by(event: m.MoneyEvent) -> Chips:
    """What *event* takes out of a player's pocket; below zero for what goes back into it."""
    if isinstance(event, m.BoughtIn | m.AddedOn):
        return 0 if event.ordered else event.amount
    if isinstance(event, m.StackBrought):
        return 0 if event.source else event.amount
    if isinstance(event, m.ChipsOrdered | m.AdvanceBought | m.NotesAllowed | m.NotesChanged):
        return event.amount
    return -event.amount if isinstance(event, m.OrderReturned) else 0


class Books:
    """Which game each table played when, to tell whose money it was."""

    def __init__(self) -> None:
        self.played: dict[TableId, list[tuple[Seconds, GameId]]] = {}

    def opens(self, table: TableId, game: GameId, at: Seconds) -> None:
        """From *at* on *game* is played at *table*."""
        self.played.setdefault(table, []).append((at, game))

    def game_at(self, table: TableId, at: Seconds) -> GameId:
        """The game of *table* at *at*; empty before there was one."""
        games = [game for since, game in self.played.get(table, []) if since <= at]
        return games[-1] if games else ""


def collected(ledger: Ledger, account: str, books: Books) -> Counter[GameId]:
    """What came to *account* from each game, by the table or the key each posting names."""
    sums: Counter[GameId] = Counter()
    for posting in ledger.postings:
        sign = (posting.debit == account) - (posting.credit == account)
        if sign:
            other = posting.credit if sign > 0 else posting.debit
            kind, _, name = other.partition(":")
            table = name if kind == "table" else _named_in(posting.key)
            sums[books.game_at(table, posting.at)] += sign * posting.amount
    return sums


def paid_from_pockets(ledger: Ledger) -> Chips:
    """The time charges that did not come from a stack on the table."""
    return sum(
        (posting.debit == "rent") * posting.amount
        for posting in ledger.postings
        if posting.credit.startswith("player:")
    )


def _named_in(key: str) -> TableId:
    """The table in the key of a charge that was paid from the pocket."""
    parts = key.split(":")
    return parts[1] if len(parts) > 1 else ""
