"""What the staff do: open, feed and break tables, mind the clock and the absent, push dealers."""

from functools import partial

from croupier.cardroom import happened as ev
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.lists import may_be_called
from croupier.cardroom.state import GameId, RoomTable, Seconds, TableId
from croupier.games import game as game_of
from croupier.play.forced import seats_allowed
from croupier.service.evening.night import FLOOR, KEEPER, MANAGER, Night
from croupier.service.evening.offer import OPENS
from croupier.service.evening.tables import Tables, relief

_MINUTE = 60
_LOOKS_ROUND = 5 * _MINUTE
_DOWN = 30 * _MINUTE
"""How long a dealer stays at a table."""
_INTEREST, _FEWEST = 4, 2
_MORE_INTEREST = 5
_SHORT = 3
_SHORT_FOR = 15 * _MINUTE
_LONG_AWAY = 31 * _MINUTE
_LAST_OPENING = 60 * _MINUTE
_CAPS = ((2, 1), (4, 3))
"""For few players the house takes less."""


class Floor:
    """The staff of the room."""

    def __init__(self, night: Night, tables: Tables) -> None:
        self.night = night
        self.tables = tables
        self.short_since: dict[TableId, Seconds] = {}
        night.listen(self.hear)

    def opens(self) -> None:
        """The manager sets the room up, and the watches begin."""
        night, plan = self.night, self.night.plan
        for game in plan.games:
            night.ask(d.OfferGame(game.id, game.variant, game.stakes), MANAGER)
            if plan.rules.options.cash.collection == "rake":
                night.ask(t.SetRake(game.id, _CAPS), MANAGER)
        for table in plan.tables:
            night.ask(d.PlaceTable(table.id, table.size), MANAGER)
        night.at(OPENS, self.clock)
        night.at(OPENS + _MINUTE, self.looks_round)
        for number, table in enumerate(plan.tables):
            night.at(OPENS + _DOWN + 2 * _MINUTE * number, partial(self.pushes, table.id))
        night.at(plan.closes, self.last_hands)

    def hear(self, fact: Fact) -> None:
        """A table that opens gets its dealer, and its charge where time is paid."""
        event = fact.event
        if isinstance(event, ev.TableOpened):
            self.short_since.pop(event.table, None)
            self.night.later(0, partial(self.sets_up, event.table))

    def sets_up(self, table: TableId) -> None:
        """What a table needs before its first hand."""
        night, found = self.night, self.night.room.table(table)
        if found is None or not found.lives:
            return
        night.ask(t.PushDealer(table, relief(night.rng, self.busy())), FLOOR)
        if night.plan.rules.options.cash.collection == "time_charge":
            charge = night.plan.game(found.game).charge
            night.ask(t.SetCharge(table, charge, 30), FLOOR)

    def busy(self) -> list[str]:
        """The dealers who sit at a table."""
        lives = [table.id for table in self.night.room.tables if table.lives]
        return [self.night.table(table).dealer for table in lives]

    def clock(self) -> None:
        """Each minute, what is due by the clock."""
        if self.night.now < self.night.plan.closes + _LAST_OPENING and not self.is_over():
            self.night.ask(d.LetTimePass(), KEEPER)
            self.night.later(_MINUTE, self.clock)

    def is_over(self) -> bool:
        """Whether the last table is shut."""
        return self.night.closing and not any(table.lives for table in self.night.room.tables)

    def looks_round(self) -> None:
        """Every few minutes: tables that should open, break or shut, people long away."""
        if self.night.closing:
            return
        for game in self.night.plan.games:
            self.opens_for(game.id)
        for table in self.night.room.tables:
            if table.lives:
                self.looks_at(table)
        self.night.later(_LOOKS_ROUND, self.looks_round)

    def opens_for(self, game: GameId) -> None:
        """Open a table of *game* where enough names wait and no seat is free."""
        night, room = self.night, self.night.room
        going = room.tables_of(game)
        interest = [
            name
            for name in room.waiting(game)
            if may_be_called(room, name) and not room.table_of(name)
        ]
        wanted = _MORE_INTEREST if going else self.interest()
        late = night.now > night.plan.closes - min(_LAST_OPENING, self.length() // 4)
        if late or len(interest) < wanted or any(room.free_seats(each.id) for each in going):
            return
        most = seats_allowed(game_of(night.plan.game(game).variant), night.plan.rules)
        sizes = {table.id: table.size for table in room.tables if not table.lives}
        fitting = [table for table, size in sizes.items() if size <= most]
        if fitting:
            best = max(fitting, key=lambda each: sizes[each])
            extra = len(interest) == sizes[best] + 1 and sizes[best] < most and night.chance(0.5)
            night.ask(d.OpenTable(best, game, extra=extra), FLOOR)

    def looks_at(self, table: RoomTable) -> None:
        """One table: too short for long, or empty, or somebody is away too long."""
        night = self.night
        here = [one for one in table.sitters if not one.away]
        for one in table.sitters:
            if one.away and night.now - one.away_since >= _LONG_AWAY:
                self.picks_up(table.id, one.player)
        if len(here) > _SHORT:
            self.short_since.pop(table.id, None)
            return
        since = self.short_since.setdefault(table.id, night.now)
        if night.now - since < _SHORT_FOR:
            return
        if not table.sitters:
            night.ask(d.CloseTable(table.id), FLOOR)
        elif self.room_elsewhere(table):
            self.tables.to_break.add(table.id)
            self.tables.wake(table.id)
        elif len(here) == 1:
            self.tables.sitting.has_nobody(here[0].player)

    def picks_up(self, table: TableId, player: str) -> None:
        """The chips of somebody who has been away too long go off the table."""
        night = self.night
        hand = night.table(table).hand
        if hand is None or player not in hand.dealt_in:
            night.ask(t.PickUpChips(player, night.stack(player)), FLOOR)

    def interest(self) -> int:
        """So many names are a table: fewer where few people come."""
        asked = self.night.plan.asked
        return max(_FEWEST, min(_INTEREST, asked.players // asked.tables - 1))

    def length(self) -> Seconds:
        """How long the room is open."""
        return self.night.plan.closes - OPENS

    def room_elsewhere(self, table: RoomTable) -> bool:
        """Whether the players of *table* find seats at other tables of its game."""
        others = [each for each in self.night.room.tables_of(table.game) if each.id != table.id]
        free = sum(len(self.night.room.free_seats(each.id)) for each in others)
        return bool(others) and free >= len(table.sitters)

    def pushes(self, table: TableId) -> None:
        """Another dealer, and with him another deck where the house does so."""
        night, found = self.night, self.night.room.table(table)
        if night.closing:
            return
        if found is not None and found.lives:
            night.ask(t.PushDealer(table, relief(night.rng, self.busy())), FLOOR)
            if night.plan.rules.options.deck.change == "dealer_push":
                night.ask(t.ChangeDeck(table, "deck", "dealer_push"), FLOOR)
        night.later(_DOWN, partial(self.pushes, table))

    def last_hands(self) -> None:
        """Closing time: no hand begins any more, and who waits goes home."""
        night = self.night
        night.closing = True
        seated = {one.player for table in night.room.tables for one in table.sitters}
        for name in sorted(night.room.present - seated):
            night.ask(d.CheckOut(name), KEEPER)
        for table in night.room.tables:
            if table.lives:
                self.tables.wake(table.id)
        night.later(_MINUTE, self.shuts)

    def shuts(self) -> None:
        """Once the last table is shut everybody who is still there goes."""
        night = self.night
        still = [table.id for table in night.room.tables if table.lives]
        if still and night.now < night.plan.closes + _LAST_OPENING:
            night.later(_MINUTE, self.shuts)
            return
        night.broken += [f"{table}: still open an hour after closing" for table in still]
        for name in sorted(night.room.present):
            night.ask(d.CheckOut(name), KEEPER)
