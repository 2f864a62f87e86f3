"""What the guests do: come, wait, hear their names, sit down, get up, come back, and go."""

from functools import partial

from croupier.cardroom import happened as ev
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk.deeds_table import ComeBack
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.questions import BuyInOf, answer
from croupier.cardroom.state import Call, GameId, Lock, Person, TableId
from croupier.play.setup import Chips
from croupier.service.evening.night import KEEPER, Night
from croupier.service.evening.people import Guest

_MINUTE = 60
_LOCK_MONEY = 100

DEAF = 0.09
LOCKS = 0.1
PASSES = 0.07
STAYS_WHERE_HE_IS = 0.6
POSTS = 0.5


class Visit:
    """A guest in the room: what he has left to buy, and what he has made up his mind to do."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.me = Person(guest.name)
        self.pocket = guest.pocket
        self.here = False
        self.taken: Chips = 0
        self.going = False
        self.leaving = False
        self.sworn = False
        """He has made up his mind about a must-move."""


class Visits:
    """All guests, and what they do of themselves."""

    def __init__(self, night: Night, guests: tuple[Guest, ...]) -> None:
        self.night = night
        self.of = {guest.name: Visit(guest) for guest in guests}
        night.listen(self.hear)
        for guest in guests:
            visit = self.of[guest.name]
            if guest.calls_in:
                night.at(guest.arrives - 15 * _MINUTE, partial(self.call_in, visit))
            night.at(guest.arrives, partial(self.arrive, visit))

    def call_in(self, visit: Visit) -> None:
        """He has his name put down before he comes."""
        deed = d.JoinList(visit.guest.name, visit.guest.wants[0], calls_in=True)
        self.night.ask(deed, visit.me)

    def arrive(self, visit: Visit) -> None:
        """He comes into the room and puts his name on the lists he wants."""
        if self.night.closing:
            return
        name = visit.guest.name
        visit.here = self.night.ask(d.CheckIn(name), KEEPER)
        self.join_lists(visit, visit.guest.wants)
        if visit.here and self.night.chance(0.12):
            self.night.later(self.night.rng.randint(60, 600), partial(self.step_out, visit))

    def join_lists(self, visit: Visit, games: tuple[GameId, ...]) -> None:
        """He puts his name down for *games* and waits as long as he has patience."""
        room, name = self.night.room, visit.guest.name
        for game in games:
            if not room.entry_of(name, game):
                self.night.ask(d.JoinList(name, game), visit.me)
            if not room.tables_of(game) and self.night.chance(0.25):
                self.night.ask(d.AskForTable(name, game), visit.me)
        self.night.later(visit.guest.patience, partial(self.lose_patience, visit))

    def step_out(self, visit: Visit) -> None:
        """He tells the keeper of the list that he is outside for a while."""
        name = visit.guest.name
        waits = any(entry.player == name for entry in self.night.room.entries)
        if waits and self.night.ask(d.StepOut(name), visit.me):
            back = d.StepIn(name)
            self.night.later(
                self.night.rng.randint(4, 15) * _MINUTE,
                lambda: None if not visit.here else void(self.night.ask(back, visit.me)),
            )

    def lose_patience(self, visit: Visit) -> None:
        """Who still has no seat, and none in sight, goes home."""
        room, name = self.night.room, visit.guest.name
        if not visit.here or room.table_of(name):
            return
        if room.call_of(name) or room.lock_of(name):
            self.night.later(5 * _MINUTE, partial(self.lose_patience, visit))
            return
        self.go_home(visit)

    def go_home(self, visit: Visit) -> None:
        """He takes his name off the lists, as one should, or just goes."""
        name, room = visit.guest.name, self.night.room
        if not visit.here:
            return
        if self.night.chance(0.5):
            for game in [entry.game for entry in room.entries if entry.player == name]:
                self.night.ask(d.LeaveList(name, game), visit.me)
        self.night.ask(d.CheckOut(name), KEEPER)
        visit.here = False

    def hear(self, fact: Fact) -> None:
        """His name is called, or something else concerns him."""
        event = fact.event
        if isinstance(event, ev.SeatCalled):
            visit, delay = self.of[event.player], self.night.rng.randint(10, 150)
            call = (event.table, event.seat)
            self.night.later(delay, partial(self.answer, visit, call))
        elif isinstance(event, ev.SeatLocked) and event.lock.reason == "drawn":
            self.night.later(6 * _MINUTE, partial(self.come_to_lock, self.of[event.lock.player]))
        elif isinstance(event, ev.Seated) and event.player in self.of:
            self.night.later(0, partial(self.tidy_lists, self.of[event.player]))

    def answer(self, visit: Visit, called: tuple[TableId, int]) -> None:
        """He answers his call: comes, has the seat kept, passes, or did not hear it."""
        name, night = visit.guest.name, self.night
        call = night.room.call_of(name)
        if call is None or (call.table, call.seat) != called or night.chance(DEAF):
            return
        if night.closing or not visit.here:
            night.ask(d.PassCall(name), visit.me)
        elif night.room.table_of(name):
            if night.chance(STAYS_WHERE_HE_IS):
                night.ask(d.PassCall(name), visit.me)
            else:
                visit.going = True
        elif night.chance(LOCKS):
            minutes = night.rng.choice((5, 5, 10, 30))
            night.ask(d.LockUp(name, minutes, _LOCK_MONEY), visit.me)
            wait = int(minutes * _MINUTE * (0.2 + night.rng.random()))
            night.later(min(wait, 15 * _MINUTE), partial(self.come_to_lock, visit))
        elif night.chance(PASSES):
            night.ask(d.PassCall(name), visit.me)
        else:
            self.sit(visit, call)

    def come_to_lock(self, visit: Visit) -> None:
        """He comes to the seat that was kept for him, if it still is."""
        lock = self.night.room.lock_of(visit.guest.name)
        if lock is None or self.night.room.table_of(visit.guest.name):
            self.is_back(visit)
            return
        if lock.reason == "drawn" and visit.taken:
            self.night.ask(ComeBack(visit.guest.name, visit.taken), visit.me)
        self.sit(visit, lock)

    def is_back(self, visit: Visit) -> None:
        """Who lost the seat drawn for him while he was away says that he hears his name again."""
        if visit.here and visit.guest.name in self.night.room.out:
            self.night.ask(d.StepIn(visit.guest.name), visit.me)

    def sit(self, visit: Visit, kept: Call | Lock) -> None:
        """He takes the seat and buys; told that it is too little, he buys what is asked."""
        found = self.night.room.table(kept.table)
        if found is None or self.night.closing:
            return
        name, game = visit.guest.name, self.night.plan.game(found.game)
        chips = visit.guest.buys(game.usual, self.night.plan.least(game.id))
        post = self.night.chance(POSTS)
        if self.night.ask(d.SitDown(name, chips, post=post), visit.me):
            return
        chips = max(chips, self.asked_of(visit, kept.table))
        if not self.night.ask(d.SitDown(name, chips, post=post), visit.me):
            self.night.ask(d.PassCall(name), visit.me)

    def asked_of(self, visit: Visit, table: TableId) -> Chips:
        """The least he may sit down with at *table*, as he is told."""
        question = BuyInOf(visit.guest.name, table)
        night = self.night
        told = answer(night.desk, question, rules=night.plan.rules, at=night.now)
        return int(str(told.facts["least"]))

    def tidy_lists(self, visit: Visit) -> None:
        """Who has a seat takes his name off the other lists, more often than not."""
        name = visit.guest.name
        if self.night.room.table_of(name) and self.night.chance(0.6):
            for game in [each.game for each in self.night.room.entries if each.player == name]:
                self.night.ask(d.LeaveList(name, game), visit.me)


def void(_: object) -> None:
    """Nothing."""
