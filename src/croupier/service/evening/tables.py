"""The tables as they run: one hand after the other, and what the dealer does between two."""

from functools import partial
from random import Random

from croupier.cardroom import happened as ev
from croupier.cardroom import money as m
from croupier.cardroom import time_charge as rent
from croupier.cardroom.behind import playable
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.view import beside_stacks
from croupier.cardroom.ledger import balance
from croupier.cardroom.postings import stack_change
from croupier.cardroom.state import Person, PlayerId, RoomTable, TableId
from croupier.cards import CARDS, show_cards
from croupier.service.evening.hands import Dealt, Seated, play, setup_of
from croupier.service.evening.names import DEALERS
from croupier.service.evening.night import FLOOR, Night
from croupier.service.evening.sitting import Sitting
from croupier.service.evening.visits import Visits

_SHUFFLE = 20
_ASKS_AGAIN = 60
_HAND = 55
_ACTION = 4
"""A hand takes about two minutes: so many seconds, and so many for each time somebody acts."""
_PAYS = 0.88
_IN_A_HAND = 0.12
_PATIENCE = 3600
_FEWEST = 2


class Tables:
    """All tables: who deals, and the chips in front of everybody as they were counted out."""

    def __init__(self, night: Night, visits: Visits, sitting: Sitting) -> None:
        self.night = night
        self.visits = visits
        self.sitting = sitting
        self.running: set[TableId] = set()
        self.to_break: set[TableId] = set()
        self.fronts: dict[PlayerId, int] = {}
        night.listen(self.hear)

    def hear(self, fact: Fact) -> None:
        """Chips that are bought, paid or taken change what lies in front of somebody."""
        event = fact.event
        if isinstance(event, m.MoneyEvent):
            self.fronts[event.player] = self.fronts.get(event.player, 0) + stack_change(event)
        elif isinstance(event, rent.ChargePaid) and event.from_stack:
            self.fronts[event.player] = self.fronts.get(event.player, 0) - event.amount
        elif isinstance(event, ev.Seated | ev.Moved):
            self.wake(event.table)

    def wake(self, table: TableId) -> None:
        """Somebody sits down: a table at which nothing runs has its dealer look up."""
        if table not in self.running:
            self.running.add(table)
            self.night.later(_SHUFFLE, partial(self.next_hand, table))

    def next_hand(self, table: TableId) -> None:
        """What is done before a hand, and the hand; or the dealer waits a while."""
        night, found = self.night, self.night.room.table(table)
        if found is None or not found.lives or night.table(table).hand is not None:
            self.running.discard(table)
            return
        self.sitting.between_hands(found)
        if table in self.to_break and self.breaks(table):
            self.running.discard(table)
            return
        if night.closing:
            self.closes(table)
            return
        if not self.starts(table):
            night.later(_ASKS_AGAIN, partial(self.next_hand, table))

    def starts(self, table: TableId) -> bool:
        """Start a hand and play it; False if none can be."""
        night, found = self.night, self.night.room.table(table)
        if found is None or len(self.playing(found)) < _FEWEST:
            return False
        self.draws(found)
        self.collects(found)
        started = night.ask(t.StartHand(table), self.dealer(table))
        if not started or night.table(table).hand is None:
            return False
        dealt = self.plays(table)
        seconds = _HAND + _ACTION * dealt.actions
        if night.chance(_IN_A_HAND):
            player = night.rng.choice(list(dealt.stacks))
            whim = partial(self.sitting.in_a_hand, player)
            night.later(night.rng.randint(1, seconds - 1), whim)
        night.later(seconds, partial(self.ends, table, dealt))
        return True

    def playing(self, table: RoomTable) -> list[PlayerId]:
        """Those at *table* who could be dealt in."""
        stacks = self.night.table(table.id).stacks
        return [one.player for one in table.sitters if not one.away and stacks.get(one.player, 0)]

    def draws(self, table: RoomTable) -> None:
        """Before the first hand a card each says who has the button."""
        book, game = self.night.table(table.id).blinds, self.night.room.game(table.game)
        if book.last is None and not book.first_button and game and game.style == "button":
            cards = self.cards_for(self.playing(table))
            self.night.ask(t.DrawForButton(table.id, cards), self.dealer(table.id))

    def cards_for(self, players: list[PlayerId]) -> dict[PlayerId, str]:
        """A card each."""
        drawn = self.night.rng.sample(CARDS, len(players))
        return {player: show_cards((card,)) for player, card in zip(players, drawn, strict=True)}

    def collects(self, table: RoomTable) -> None:
        """The dealer asks those who are here and owe the time charge."""
        kept = self.night.table(table.id)
        if kept.charge is None:
            return
        due = rent.period_at(kept.charge, self.night.now) > kept.rent.period
        for one in table.sitters:
            standing = kept.rent.standings.get(one.player, "")
            if not one.away and (due or standing in {"owes", "played_out"}):
                self.pays(table.id, one.player)

    def pays(self, table: TableId, player: PlayerId) -> None:
        """He pays, from his stack if he can; some would rather play on a while without."""
        night, me = self.night, self.visits.of[player].me
        standing = night.table(table).rent.standings.get(player)
        courtesy = standing != "played_out" and not night.chance(_PAYS)
        if not (courtesy and night.ask(t.TakeCourtesy(player), me)):
            self.charges(table, player)

    def charges(self, table: TableId, player: PlayerId) -> None:
        """He pays the time charge, from his pocket where his stack is too short."""
        charge = self.night.table(table).charge
        enough = charge is not None and self.night.stack(player) > charge.amount
        self.night.ask(t.PayTime(player, from_stack=enough), self.visits.of[player].me)

    def plays(self, table: TableId) -> Dealt:
        """The hand that is on, played by the engine."""
        night, found = self.night, self.night.room.table(table)
        kept = night.table(table)
        if found is None or kept.hand is None:
            raise ValueError(f"no hand is on at table {table}")
        seats = {
            one.seat: Seated(name, chips, self.visits.of[name].guest.style)
            for one in found.sitters
            for name in (one.over or one.player,)
            for chips in (playable(kept.money, name, kept.stacks.get(name, 0)),)
        }
        played = night.desk.games[found.game]
        setup = setup_of(kept.hand, played, night.plan.rules, seats, len(found.seats))
        return play(setup, played, seats, night.rng)

    def ends(self, table: TableId, dealt: Dealt) -> None:
        """The hand is over: pots and stacks are told, chips counted, and the next one comes."""
        night = self.night
        money = night.table(table).money
        for player, chips in dealt.stacks.items():
            self.fronts[player] = max(0, chips - money.of(player).behind)
        deed = t.EndHand(table, dealt.awards, flop=dealt.flop, stacks=dealt.stacks)
        if not night.ask(deed, self.dealer(table)):
            night.broken.append(f"{table}: the end of a hand was refused")
        self.counts(table)
        night.later(_SHUFFLE, partial(self.next_hand, table))

    def counts(self, table: TableId) -> None:
        """The chips on *table* are those in its account, and those the desk thinks are there."""
        night, found = self.night, self.night.room.table(table)
        stacks = night.table(table).stacks
        account = balance(night.desk.ledger, f"table:{table}")
        if account != sum(stacks.values()) + beside_stacks(night.table(table)):
            night.broken.append(f"{table}: {account} in the ledger, {sum(stacks.values())} counted")
        for one in found.sitters if found else ():
            if stacks.get(one.player, 0) != self.fronts.get(one.player, 0):
                night.broken.append(f"{table}: {one.player} has other chips than the desk thinks")
        places = [one.player for each in night.room.tables for one in each.sitters]
        if len(set(places)) < len(places):
            night.broken.append("somebody has two seats")
        if total := sum(night.desk.ledger.balances.values()):
            night.broken.append(f"the ledger adds up to {total}")

    def breaks(self, table: TableId) -> bool:
        """The floor breaks the table by a card each; False if that cannot be done."""
        self.to_break.discard(table)
        found = self.night.room.table(table)
        if found is None or not found.sitters:
            return False
        players = [one.player for one in found.sitters]
        return self.night.ask(d.BreakTable(table, self.cards_for(players)), FLOOR)

    def closes(self, table: TableId) -> None:
        """The last hand was dealt: everybody cashes in, and the table is shut."""
        night, found = self.night, self.night.room.table(table)
        for one in found.sitters if found else ():
            night.ask(d.LeaveSeat(one.player, night.stack(one.player)), FLOOR)
        shut = night.ask(d.CloseTable(table), FLOOR)
        if not shut and night.now < night.plan.closes + _PATIENCE:
            night.later(_ASKS_AGAIN, partial(self.next_hand, table))
            return
        self.running.discard(table)

    def dealer(self, table: TableId) -> Person:
        """Who deals at *table*."""
        name = self.night.table(table).dealer
        return Person(name or DEALERS[0], "dealer")


def relief(rng: Random, busy: list[str]) -> str:
    """A dealer who is free, by lot; anybody if all are busy."""
    free = [name for name in DEALERS if name not in busy]
    return rng.choice(free or list(DEALERS))
