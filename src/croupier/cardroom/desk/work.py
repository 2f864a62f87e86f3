"""The desk while one deed is judged: every decision is folded at once, and the next sees it."""

from collections.abc import Iterator
from dataclasses import dataclass

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.buy_in import Move, Terms, bring_stack
from croupier.cardroom.deciding import Decided
from croupier.cardroom.desk.facts import Event, Fact, fact_of
from croupier.cardroom.desk.fold import evolve
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.desk.view import place_in, players_at, players_in_hands, table_of, terms_at
from croupier.cardroom.filling import fill
from croupier.cardroom.happened import Happened
from croupier.cardroom.holds import release_due
from croupier.cardroom.money import NEVER
from croupier.cardroom.off_table import leave, move_on
from croupier.cardroom.orders import Order
from croupier.cardroom.own_chips import give_back
from croupier.cardroom.state import Person, PlayerId, Room, RoomTable, Seconds, TableId
from croupier.cardroom.time_charge import NEW_AGAIN, bring_standing, fall_due, sit_down, why_due
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.table.why import Why

CLOCK = Person("clock", "list")
"""Who has time pass where nobody does: for the keeper of the list."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What has happened because of a deed, why, and what staff have to do about it."""

    facts: tuple[Fact, ...]
    why: Why
    orders: tuple[Order, ...] = ()


class Work:
    """A desk that moves on with every decision; the one it began with is nobody’s to change."""

    def __init__(self, desk: Desk, rules: House, by: Person, at: Seconds) -> None:
        self.began = desk
        self.desk = desk
        self.rules = rules
        self.by = by
        self.at = at
        self.decisions: list[Decision] = []

    @property
    def room(self) -> Room:
        """The room as it is by now."""
        return self.desk.room

    def table(self, table: TableId) -> DeskTable:
        """What is kept of a table by now."""
        return table_of(self.desk, table)

    def terms(self, table: TableId) -> Terms:
        """What the money of a table goes by; RoomRefused for a table without a game."""
        return terms_at(self.desk, table, self.rules)

    def decide(
        self, why: Why, *events: Event, table: TableId = "", orders: tuple[Order, ...] = ()
    ) -> None:
        """Have *events* happen, at *table* where they do not name one themselves."""
        facts = tuple(fact_of(event, table) for event in events)
        self.desk = evolve(self.desk, *facts)
        self.decisions.append(Decision(facts, why, orders))

    def take(self, decided: Decided, *first: Fact, added: Chips = 0, forced: bool = False) -> None:
        """Have the events of the room happen after *first*, and the money go where players go.

        Who moves takes his chips along and buys *added* more, the minimum at the least unless the
        room *forced* him; who leaves cashes in.  Raises RoomRefused with nothing done if a table
        does not take what he brings.
        """
        desk, facts = evolve(self.desk, *first), list(first)
        for event in decided.events:
            before, desk = desk, evolve(desk, fact_of(event))
            facts.append(fact_of(event))
            for fact in self._money_follows(before, desk, event, added, forced=forced):
                desk = evolve(desk, fact)
                facts.append(fact)
        self.desk = desk
        self.decisions.append(Decision(tuple(facts), decided.why))

    def _money_follows(
        self, before: Desk, desk: Desk, event: Happened, added: Chips, *, forced: bool
    ) -> Iterator[Fact]:
        if before.room.tables is desk.room.tables:
            return
        if isinstance(event, ev.Moved):
            yield from self._moved(desk, event, added, forced=forced)
        else:
            yield from self._cashed_in(desk)
        if isinstance(event, pe.CameBack) and (found := place_in(desk.room, event.player)):
            kept = table_of(desk, found[0].id)
            yield from at_table(found[0].id, *give_back(kept.money, event.player, self.at))
        if isinstance(event, ev.Seated | ev.Moved | pe.PlayedOver):
            source = event.source if isinstance(event, ev.Moved) else ""
            yield from self._time_of_newcomer(desk, event.player, source)

    def _cashed_in(self, desk: Desk) -> Iterator[Fact]:
        """Whoever has a place no more takes all that is his."""
        for table in desk.room.tables:
            kept, here = table_of(desk, table.id), players_at(table)
            for player in [each for each in kept.stacks if each not in here]:
                gone = leave(kept.money, player, kept.stacks[player], self.at)
                yield from at_table(table.id, *gone)

    def _moved(self, desk: Desk, event: ev.Moved, added: Chips, *, forced: bool) -> Iterator[Fact]:
        """To a table of the same game he brings his chips; before another one he cashes in."""
        player, old, new = event.player, table_of(desk, event.source), table_of(desk, event.table)
        stack, purse = old.stacks.get(player, 0), old.money.of(player)
        here, there = desk.room.table(event.source), desk.room.table(event.table)
        same = here is not None and there is not None and here.game == there.game
        if not same:
            yield from at_table(event.source, *leave(old.money, player, stack, self.at))
            return
        lock = self.room.lock_of(player)
        forced = forced or (lock is not None and lock.reason == "must_move")
        going = move_on(old.money, player, stack, self.at)
        move = Move(going[-1].amount, forced, same, added, event.source, purse)
        coming = bring_stack(new.money, self.terms(event.table), player, move, self.at)
        yield from at_table(event.source, *going)
        yield from at_table(event.table, *coming)

    def _time_of_newcomer(self, desk: Desk, player: PlayerId, source: TableId) -> Iterator[Fact]:
        """What he owes of the time: as at the table of the game he was at, if he is not new."""
        found = place_in(desk.room, player)
        kept = table_of(desk, found[0].id) if found else None
        if found is None or kept is None or kept.charge is None:
            return
        table, at, known = found[0], self.at, kept.rent.standings.get(player, "owes")
        if known != "owes":
            return
        came_from, moved = desk.room.table(source), False
        if came_from is None or came_from.game == table.game:
            source, moved = source or played_lately(desk, table, player, at), bool(source)
        else:
            source = ""
        old = table_of(desk, source)
        if source and source != table.id and old.charge is not None:
            brought = bring_standing(old.rent, old.charge, player, at, source=source)
            here = player in kept.rent.standings
            yield from at_table(
                table.id, *(one for one in brought if not here or one.standing == "paid")
            )
            if brought:
                return
        new = not source or (moved and old.charge is None)
        waiting = len(desk.room.waiting(table.game))
        events = sit_down(kept.rent, player, at, waiting=waiting, new=new)
        yield from at_table(table.id, *events)

    def charge_due(self, table: TableId) -> None:
        """Have the time charge of a table fall due, if a period has begun."""
        found, kept = self.room.table(table), self.table(table)
        if found is None or kept.charge is None or not found.sitters:
            return
        waiting = len(self.room.waiting(found.game))
        players = players_at(found)
        due = fall_due(
            kept.rent, self.rules, kept.charge, self.at, players=players, waiting=waiting
        )
        for event in due:
            self.decide(why_due(self.rules, kept.charge, event), event, table=table)

    def follow(self) -> None:
        """What is due by itself: calls in vain, seats kept for long enough, and free seats."""
        for released in release_due(self.room, self.at, rules=self.rules):
            self.take(released)
        self.fill()

    def fill(self) -> None:
        """Give out the seats that are free; who is in a hand changes seats after it."""
        busy = players_in_hands(self.desk)
        for game in self.room.games:
            for filled in fill(self.room, game.id, self.at, rules=self.rules, in_hand=busy):
                self.take(filled)


def played_lately(desk: Desk, table: RoomTable, player: PlayerId, at: Seconds) -> TableId:
    """The table of the game of *table* that he left last, within the hour; empty if none."""
    left: dict[TableId, Seconds] = {}
    for each in desk.room.tables_of(table.game):
        purse = table_of(desk, each.id).money.of(player)
        left[each.id] = max(purse.left_at, purse.moved_at)
    last = max(left, key=lambda one: left[one], default="")
    lately = last and left[last] != NEVER and at - left[last] < NEW_AGAIN
    return last if lately else ""


def at_table(table: TableId, *events: Event) -> Iterator[Fact]:
    """Those events as facts of a table."""
    return (Fact(event, table) for event in events)
