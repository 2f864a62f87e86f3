"""What guests who have a seat do between two hands: go, buy, get up, move, or nothing."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.state import RoomTable, Sitter
from croupier.play.setup import Chips
from croupier.service.evening.night import FLOOR, KEEPER, Night
from croupier.service.evening.people import Guest
from croupier.service.evening.visits import Visit, Visits

_MINUTE = 60
_REFUSES_MOVE = 0.08
_BUYS_AGAIN = 0.75
_TRIES_ANOTHER_GAME = 0.4
_SHORT = 0.4
_COMES_BACK = 0.12
"""So many of those who leave are back within the hour."""


@dataclass(frozen=True, slots=True)
class _Whim:
    """Something somebody does now and then: how often in a hand, if he is of the usual kind."""

    part: float
    does: Callable[[Visit, RoomTable, Sitter], None]


class Sitting:
    """All seated guests, and what they do of themselves."""

    def __init__(self, night: Night, visits: Visits) -> None:
        self.night = night
        self.visits = visits
        night.listen(self.hear)
        self.whims = (
            _Whim(0.012, self.gets_up),
            _Whim(0.006, self.wants_seat),
            _Whim(0.004, self.wants_table),
            _Whim(0.05, self.tops_up),
            _Whim(0.002, self.wants_nothing),
        )

    def between_hands(self, table: RoomTable) -> None:
        """Everybody at *table* does what he wants, by seat."""
        for sitter in sorted(table.sitters, key=lambda each: each.seat):
            visit = self.visits.of.get(sitter.player)
            if visit is not None and not sitter.away:
                self.decides(visit, table, sitter)

    def decides(self, visit: Visit, table: RoomTable, sitter: Sitter) -> None:
        """What one of them does before the next hand."""
        name, night = visit.guest.name, self.night
        self.puts_back(visit, table)
        stack, lock = night.stack(name), night.room.lock_of(name)
        if night.now >= visit.guest.leaves:
            self.leaves(visit, stack)
        elif visit.going:
            self.goes_to_call(visit)
        elif not stack:
            self.is_broke(visit, table)
        elif lock is not None and lock.reason == "transfer":
            night.ask(d.MoveNow(name, stack, post=night.chance(0.5)), visit.me)
        elif lock is not None and lock.reason == "must_move" and not visit.sworn:
            visit.sworn = True
            if night.chance(_REFUSES_MOVE) and night.ask(d.RefuseMove(name, stack), visit.me):
                self.is_up(visit)
        else:
            self.has_whims(visit, table, sitter)

    def puts_back(self, visit: Visit, table: RoomTable) -> None:
        """Chips that he took along for safety are on the table again before he plays."""
        name = visit.guest.name
        if away := self.night.table(table.id).money.of(name).away:
            self.night.ask(t.ComeBack(name, away), visit.me)

    def has_whims(self, visit: Visit, table: RoomTable, sitter: Sitter) -> None:
        """Perhaps one of the things people do now and then."""
        for whim in self.whims:
            if self.night.chance(whim.part * visit.guest.restless):
                whim.does(visit, table, sitter)
                return

    def leaves(self, visit: Visit, stack: Chips) -> None:
        """He cashes in and goes home; some think better of it within the hour."""
        night = self.night
        if not night.ask(d.LeaveSeat(visit.guest.name, stack), visit.me):
            return
        night.ask(d.CheckOut(visit.guest.name), KEEPER)
        visit.here = False
        if night.chance(_COMES_BACK):
            wait = night.rng.randint(10, 70) * _MINUTE
            night.later(wait, partial(self.thinks_better, visit))

    def thinks_better(self, visit: Visit) -> None:
        """He is back and wants to play on for a while."""
        late = self.night.now + 120 * _MINUTE
        if not self.night.closing and late < self.night.plan.closes:
            visit.guest = _staying(visit, late)
            self.visits.arrive(visit)

    def goes_to_call(self, visit: Visit) -> None:
        """He leaves his game for the one he was called to, if the seat is still kept."""
        visit.going = False
        if call := self.night.room.call_of(visit.guest.name):
            self.visits.sit(visit, call)

    def is_broke(self, visit: Visit, table: RoomTable) -> None:
        """He buys in again, or gives his seat up."""
        name, night = visit.guest.name, self.night
        if visit.pocket > 1 and night.chance(_BUYS_AGAIN):
            visit.pocket -= 1
            usual, least = night.plan.game(table.game).usual, night.plan.least(table.game)
            chips = visit.guest.buys(usual, least)
            for amount in (chips, max(chips, self.visits.asked_of(visit, table.id))):
                if night.ask(t.BuyIn(name, amount), visit.me):
                    return
        if night.ask(d.LeaveSeat(name, 0), visit.me):
            self.is_up(visit)

    def is_up(self, visit: Visit) -> None:
        """Without a seat: another game, if he has money for one, or home."""
        games = [game.id for game in self.night.plan.games if game.id in visit.guest.wants]
        if visit.pocket > 1 and games and self.night.chance(_TRIES_ANOTHER_GAME):
            visit.pocket -= 1
            self.visits.join_lists(visit, tuple(reversed(games))[:1])
            return
        self.visits.go_home(visit)

    def in_a_hand(self, player: str) -> None:
        """In a hand somebody orders chips, or says that he leaves: both come after it."""
        night, visit = self.night, self.visits.of[player]
        found, stack = night.room.table_of(player), night.stack(player)
        if found is None or visit.leaving:
            return
        usual = night.plan.game(found.game).usual
        if visit.guest.leaves - night.now < 5 * _MINUTE and night.chance(0.5):
            visit.leaving = night.ask(d.LeaveSeat(player, stack), visit.me)
        elif stack < usual and visit.pocket > 1:
            night.ask(t.AddChips(player, round((usual - stack) / 10) * 10 or 10, stack), visit.me)

    def has_nobody(self, player: str) -> None:
        """Alone at a table for long he gives his seat up."""
        visit = self.visits.of[player]
        if self.night.ask(d.LeaveSeat(player, self.night.stack(player)), visit.me):
            self.is_up(visit)

    def tops_up(self, visit: Visit, table: RoomTable, _: Sitter) -> None:
        """Short of chips he buys some; now and then they are on their way."""
        name, night = visit.guest.name, self.night
        stack, usual = night.stack(name), night.plan.game(table.game).usual
        if stack < _SHORT * usual:
            chips = round(usual / 2 / 10) * 10
            if night.chance(0.2):
                behind = t.BuyBehind(name, chips, stack, announced=chips)
                if night.ask(behind, visit.me):
                    night.later(4 * _MINUTE, partial(self.chips_come, visit))
                return
            night.ask(t.AddChips(name, chips, stack), visit.me)

    def chips_come(self, visit: Visit) -> None:
        """A runner brings what was paid for."""
        found = self.night.room.table_of(visit.guest.name)
        if found and self.night.table(found.id).money.of(visit.guest.name).advance:
            self.night.ask(t.ChipsArrive(visit.guest.name), FLOOR)

    def gets_up(self, visit: Visit, _: RoomTable, __: Sitter) -> None:
        """He leaves his table for a while: some tell the floor, some take chips along."""
        name, night = visit.guest.name, self.night
        long = night.chance(0.15)
        minutes = night.rng.randint(25, 75) if long else night.rng.randint(2, 12)
        if long and night.chance(0.5):
            night.ask(t.AnnounceAbsence(name, night.rng.choice((10, 30, 60))), FLOOR)
        take = night.stack(name) // 2 if night.chance(0.15) else 0
        if night.ask(t.StepAway(name, "gone", take), visit.me):
            visit.taken = take
            night.later(minutes * _MINUTE, partial(self.comes_back, visit))

    def comes_back(self, visit: Visit) -> None:
        """He is back: at his seat if he still has it, else on the list, or he goes home."""
        name, night = visit.guest.name, self.night
        found = night.room.table_of(name)
        if not visit.here:
            return
        if found and (sitter := found.of(name)) and sitter.away:
            if night.ask(t.ComeBack(name, visit.taken), visit.me):
                visit.taken = 0
                if night.chance(0.5):
                    night.ask(t.ComeIn(name, "post"), visit.me)
        elif not found and not self.has_hope(name):
            self.visits.go_home(visit)
        elif not found:
            self.visits.is_back(visit)

    def has_hope(self, name: str) -> bool:
        """Whether a seat is kept for him, or his name is on a list."""
        room = self.night.room
        listed = any(entry.player == name for entry in room.entries)
        return listed or bool(room.lock_of(name) or room.call_of(name))

    def wants_seat(self, visit: Visit, table: RoomTable, sitter: Sitter) -> None:
        """He would rather sit elsewhere at this table."""
        night, free = self.night, self.night.room.free_seats(table.id)
        if free and night.chance(0.5):
            night.ask(t.ChangeSeat(visit.guest.name, night.rng.choice(free)), visit.me)
            return
        seat = night.rng.choice((0, *(seat for seat in table.seats if seat != sitter.seat)))
        night.ask(d.RequestSeat(visit.guest.name, seat), visit.me)

    def wants_table(self, visit: Visit, table: RoomTable, _: Sitter) -> None:
        """He would rather play at another table of the game."""
        others = [each.id for each in self.night.room.tables_of(table.game) if each.id != table.id]
        if others:
            to = self.night.rng.choice(others)
            self.night.ask(d.RequestTransfer(visit.guest.name, to), visit.me)

    def wants_nothing(self, visit: Visit, _: RoomTable, __: Sitter) -> None:
        """He has thought better of another seat."""
        if any(each.player == visit.guest.name for each in self.night.room.requests):
            self.night.ask(d.WithdrawRequest(visit.guest.name), visit.me)

    def hear(self, fact: Fact) -> None:
        """Whose chips were picked up has none along any more; who said he leaves goes home."""
        event = fact.event
        if isinstance(event, pe.ChipsPickedUp) and event.player in self.visits.of:
            self.visits.of[event.player].taken = 0
        elif isinstance(event, ev.LeftSeat) and event.player in self.visits.of:
            visit = self.visits.of[event.player]
            if visit.leaving:
                visit.leaving = False
                self.night.later(0, partial(self.visits.go_home, visit))


def _staying(visit: Visit, until: int) -> Guest:
    return replace(visit.guest, leaves=until)
