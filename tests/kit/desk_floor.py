"""A desk for tests: an evening in short words, with everything written down and checked."""

from collections.abc import Mapping

from croupier.cardroom.desk.asking import Question
from croupier.cardroom.desk.corrections import Record, take_back
from croupier.cardroom.desk.deeds import (
    CheckIn,
    Deed,
    JoinList,
    OfferGame,
    OpenTable,
    PlaceTable,
    SitDown,
)
from croupier.cardroom.desk.deeds_table import DrawForButton, EndHand, StartHand
from croupier.cardroom.desk.doing import Decision, do
from croupier.cardroom.desk.facts import Event, Fact
from croupier.cardroom.desk.fold import evolve
from croupier.cardroom.desk.questions import answer
from croupier.cardroom.desk.state import Desk, DeskTable, HandOn
from croupier.cardroom.desk.view import beside_stacks, players_at
from croupier.cardroom.ledger import balance
from croupier.cardroom.state import Person, RoomTable
from croupier.play.setup import Stakes
from croupier.rulebook.house import House, house
from croupier.table.why import Why

FLOOR = Person("Fay", "floor")
MANAGER = Person("Max", "manager")
KEEPER = Person("Lou", "list")
DEALER = Person("Dee", "dealer")
NL = "nl"
NO_LIMIT = Stakes("none", 10, 10, 5, 10)
LIMIT = Stakes("limit", 10, 20, 5, 10)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)
BUY = 1000


class DeskFloor:
    """A desk that moves on with every deed; `records` are what was written down."""

    def __init__(self, rules: House | str = "rrop3_cash", at: int = 72_000) -> None:
        self.rules = house(rules) if isinstance(rules, str) else rules
        self.desk = Desk()
        self.at = at
        self.records: list[Record] = []

    def do(self, deed: Deed, by: Person | str = FLOOR) -> tuple[Decision, ...]:
        """Do a deed; a name stands for the player himself."""
        who = Person(by) if isinstance(by, str) else by
        decisions = do(self.desk, deed, rules=self.rules, by=who, at=self.at)
        self.write(decisions, who)
        return decisions

    def write(self, decisions: tuple[Decision, ...], by: Person) -> None:
        """Fold decisions and keep their facts."""
        batch = len(self.records) + 1
        for decision in decisions:
            self.desk = evolve(self.desk, *decision.facts)
            for fact in decision.facts:
                seq = len(self.records) + 1
                self.records.append(Record(seq, self.at, by.id, fact, decision.why, batch))

    def take_back(self, seq: int, reason: str = "an error", by: Person = FLOOR) -> Decision:
        """Take the deed back that wrote that fact."""
        done = take_back(self.records, seq, reason, by=by, at=self.at, rules=self.rules)
        batch = len(self.records) + 1
        for fact in done.decision.facts:
            seq = len(self.records) + 1
            self.records.append(Record(seq, self.at, by.id, fact, done.decision.why, batch))
        self.desk = done.desk
        return done.decision

    def ask(self, question: Question) -> Why:
        """What the room answers."""
        return answer(self.desk, question, rules=self.rules, at=self.at)

    def pass_minutes(self, minutes: int) -> None:
        """Time goes by."""
        self.at += minutes * 60

    @property
    def facts(self) -> list[Fact]:
        """All that was written down."""
        return [record.fact for record in self.records]

    def last(self, kind: type[Event]) -> Record:
        """The last fact of a kind."""
        return next(each for each in reversed(self.records) if isinstance(each.fact.event, kind))

    def offer(
        self, game: str = NL, variant: str = "holdem", stakes: Stakes = NO_LIMIT, size: int = 9
    ) -> None:
        """A game with one table of the same name."""
        self.do(OfferGame(game, variant, stakes))
        self.do(PlaceTable(game, size))

    def wait(self, *players: str, game: str = NL) -> None:
        """These players are here and put their names down."""
        for player in players:
            if player not in self.desk.room.present:
                self.do(CheckIn(player), player)
            self.do(JoinList(player, game), player)

    def seated(self, *players: str, game: str = NL, chips: int = BUY) -> None:
        """They come from the list, take the seats to which they are called and buy in."""
        self.wait(*players, game=game)
        table = self.desk.room.table(game)
        assert table is not None, f"no table is called {game}"
        if not table.lives:
            self.do(OpenTable(game, game))
        for player in players:
            self.do(SitDown(player, chips))

    def button(self, table: str = NL) -> None:
        """The first player of a table draws the button."""
        first, *others = players_at(self.place(table))
        cards = dict(zip(others, ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"), strict=False))
        self.do(DrawForButton(table, {first: "Ks", **cards}))

    def going(self, *players: str, rules: House | None = None) -> None:
        """A table in play with these players, the first on the button."""
        if rules is not None:
            self.rules = rules
        self.offer()
        self.seated(*players)
        self.button()

    def start(self, table: str = NL) -> HandOn:
        """The next hand."""
        self.do(StartHand(table), DEALER)
        hand = self.table(table).hand
        assert hand is not None, "no hand is on"
        return hand

    def end(
        self,
        table: str = NL,
        *,
        awards: tuple[tuple[int, int, int], ...] = (),
        **change: int,
    ) -> tuple[Decision, ...]:
        """The end of the hand: everybody has what he had, but for the *change* of some."""
        kept = self.table(table)
        assert kept.hand is not None, "no hand is on"
        stacks = {
            player: kept.stacks[player] + kept.money.of(player).behind + change.get(player, 0)
            for player in kept.hand.dealt_in
        }
        return self.do(EndHand(table, awards, stacks=stacks), DEALER)

    def hand(self, table: str = NL) -> HandOn:
        """A whole hand in which nothing is lost."""
        hand = self.start(table)
        self.end(table)
        return hand

    def table(self, table: str = NL) -> DeskTable:
        """What is kept of a table."""
        return self.desk.tables[table]

    def place(self, table: str = NL) -> RoomTable:
        """A table of the room."""
        found = self.desk.room.table(table)
        assert found is not None, f"there is no table {table}"
        return found

    def stack(self, player: str, table: str = NL) -> int:
        """What lies in front of somebody."""
        return self.table(table).stacks[player]

    def seats(self, table: str = NL) -> Mapping[int, str]:
        """Who sits where."""
        return {each.seat: each.player for each in self.place(table).sitters}

    def account(self, name: str) -> int:
        """The balance of an account."""
        return balance(self.desk.ledger, name)

    def check(self) -> None:
        """The books are even, the tables hold what lies on them, and everybody sits once."""
        check_desk(self.desk)


def check_desk(desk: Desk) -> None:
    """What always holds of a desk."""
    assert sum(desk.ledger.balances.values()) == 0
    everywhere = [player for table in desk.room.tables for player in players_at(table)]
    assert len(set(everywhere)) == len(everywhere), "somebody has two places"
    for table in desk.room.tables:
        kept, players = desk.tables[table.id], players_at(table)
        assert set(kept.stacks) == set(players), f"chips of others at {table.id}"
        sitting = {(one.player, one.seat) for one in kept.blinds.sitters if not one.gone}
        seats = {(each.player, each.seat) for each in table.sitters}
        seats |= {(each.over, each.seat) for each in table.sitters if each.over}
        assert sitting == seats, f"blinds out of step at {table.id}"
        here = {one.player for one in kept.blinds.sitters if one.here}
        away = {each.player for each in table.sitters if each.away}
        assert not here & away, f"somebody is here and away at {table.id}"
        assert min(kept.stacks.values(), default=0) >= 0
        if kept.hand is not None:
            assert set(kept.hand.dealt_in) <= set(players), "somebody left in a hand"
        known = sum(chips for who, chips in kept.stacks.items() if who not in kept.uncounted)
        known += beside_stacks(kept)
        held = balance(desk.ledger, f"table:{table.id}")
        assert known <= held if kept.uncounted else known == held
    assert balance(desk.ledger, "cage") == sum(lock.money for lock in desk.room.locks)
    for account, amount in desk.ledger.balances.items():
        assert amount >= 0 or account.partition(":")[0] in {"player", "cage"}, account
