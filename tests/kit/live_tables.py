"""Tables with people alone, for tests of what happens between hands."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from croupier.cardroom.ledger import balance
from croupier.journal import Guest
from croupier.play import Action, Stakes, menu
from croupier.play.setup import HandSetup
from croupier.rulebook.house import House, add_house, house
from croupier.service import LiveTable, Room, Tempo
from croupier.service import requests as ask
from croupier.service.chips import on_table
from croupier.service.deeds import least_action
from croupier.service.requests import Wish
from croupier.table import Table
from croupier.table.entries import Wish as EntryWish
from kit.hands import with_options
from kit.rooms import HandClock, enter, make_room, wish_of

QUICK = Tempo(think=0, show=0, run_out=0, result=1, showdown=1, choose=1)
TABLE = Table("t", "holdem", Stakes("none", 10, 10, 5, 10), "online", seats=6, buy_in=1000)


def own_house(id: str, base: str = "online", **groups: dict[str, object]) -> House:
    """A house like *base* but for some choices, known under *id*."""
    rules = replace(with_options(house(base), **groups), id=id)
    add_house(rules)
    return rules


class People:
    """People at one table without bots, on a clock turned by hand; `p3` sat down in seat 3."""

    def __init__(
        self,
        *seats: int,
        table: Table = TABLE,
        path: Path | str = ":memory:",
        seed: int = 1,
    ) -> None:
        self.clock = HandClock()
        self.path = path
        self.table_of = table
        self.room: Room = self._opened(seed)
        self.guests: dict[str, Guest] = {}
        for seat in seats:
            self.sit(f"p{seat}", seat)

    def _opened(self, seed: int) -> Room:
        return make_room(
            self.path, seed=seed, tempo=QUICK, clock=self.clock, tables=[self.table_of]
        )

    @property
    def table(self) -> LiveTable:
        return self.room.table(self.table_of.id)

    def guest(self, name: str) -> Guest:
        """The guest of that name; he enters the room when he is first wanted."""
        if name not in self.guests:
            self.guests[name] = enter(self.room, name)
        return self.guests[name]

    def sit(self, name: str, seat: int, buy_in: int = 0, post: EntryWish = "wait") -> None:
        ask.sit(self.table, self.guest(name), seat, buy_in, post)

    def stack(self, name: str) -> int:
        who = self.table.seating.seats[self.seat(name)]
        return who.stack if who else 0

    def seat(self, name: str) -> int:
        return self.table.seating.seat_of(self.guest(name).id)

    def name_at(self, seat: int) -> str:
        who = self.table.seating.seats[seat]
        return who.name if who else ""

    def owes(self, name: str) -> tuple[str, ...]:
        return self.table.seating.blinds.owes(self.guest(name).id)

    def deal(self) -> HandSetup:
        """Let time pass until the next hand is dealt; how it starts."""
        number = self.table.hand.setup.number if self.table.hand else self.table.seating.hand
        for _ in range(500):
            state = self.table.hand
            if state is not None and state.setup.number > number:
                return self._until_somebody_acts()
            if state is not None and state.phase != "over":
                self._go_on()
            else:
                self.clock.pass_until_due(self.table)
        raise AssertionError("no hand was dealt")

    def _until_somebody_acts(self) -> HandSetup:
        """The cards are dealt and the first player is asked; how the hand started."""
        while self.table.playing and self.table.deadline is None:
            self.clock.pass_until_due(self.table)
        assert self.table.hand is not None
        return self.table.hand.setup

    def _go_on(self) -> None:
        """One thing: who is to act does the least, else time passes."""
        state = self.table.hand
        if state is None or not state.actor or self.table.deadline is None:
            self.clock.pass_until_due(self.table)
            return
        self.act(least_action(state))

    def act(self, action: Action) -> None:
        """The player in turn does that."""
        state = self.table.hand
        assert state is not None
        guest = self.guest(self.name_at(state.actor))
        ask.play(self.table, guest, wish_of(self.table, action))

    def finish(self) -> None:
        """Play the hand to its end, everybody doing the least."""
        for _ in range(500):
            if self.table.hand is None or self.table.hand.phase == "over":
                return
            self._go_on()
        raise AssertionError("the hand never ended")

    def all_in(self, *names: str) -> None:
        """These put everything in as it is their turn, the others do the least."""
        for _ in range(500):
            state = self.table.hand
            if state is None or state.phase == "over":
                return
            if not state.actor or self.table.deadline is None:
                self.clock.pass_until_due(self.table)
                continue
            options = menu(state)
            if self.name_at(state.actor) not in names or options.runs:
                self.act(least_action(state))
            elif options.wager is not None:
                kind = options.wager.kind
                wish = Wish(state.setup.number, state.turn, kind, options.wager.most)
                ask.play(self.table, self.guest(self.name_at(state.actor)), wish)
            elif options.call:
                wish = Wish(state.setup.number, state.turn, "call")
                ask.play(self.table, self.guest(self.name_at(state.actor)), wish)
            else:
                self.act(least_action(state))
        raise AssertionError("the hand never ended")

    def wait(self, seconds: float) -> None:
        """Let time pass and the table do what is due."""
        self.clock.seconds += seconds
        self.table.run_due()

    def killed(self) -> None:
        """The process dies and another opens its file."""
        self.room.journal._db.close()
        self.room = self._opened(seed=99)

    def check(self) -> None:
        """No chip is made or lost, and nobody has two seats."""
        table = self.table
        held = balance(table.purse.ledger, table.purse.account)
        assert held == on_table(table.seating, table.hand)
        assert sum(table.purse.ledger.balances.values()) == 0
        players = [who.player for _, who in table.seating.occupied()]
        coming = [who.player for who in table.seating.arriving if who]
        assert len({*players, *coming}) == len(players) + len(coming)


def kinds(setup: HandSetup) -> list[tuple[int, str, int]]:
    """What is posted, as seat, kind and amount."""
    return [(post.seat, post.kind, post.amount) for post in setup.posts]


def paid(setups: Iterable[HandSetup], seat: int) -> list[str]:
    """What kinds of posts *seat* made hand by hand."""
    return [post.kind for setup in setups for post in setup.posts if post.seat == seat]
