"""Any deed by anybody at any moment: the books stay even, nobody sits twice, history is true."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_rulings as r
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_all import DEEDS
from croupier.cardroom.desk.fold import folded
from croupier.cardroom.desk.view import players_at
from croupier.cardroom.holds import Where
from croupier.cardroom.state import Person
from croupier.cards import CARDS
from croupier.journal.desk_codec import fact_from, fact_to
from croupier.rulebook.house import House
from croupier.table.why import RoomRefused
from kit.desk_floor import (
    BUY,
    DEALER,
    FLOOR,
    KEEPER,
    LIMIT,
    MANAGER,
    NO_LIMIT,
    STUD,
    DeskFloor,
    check_desk,
)
from kit.hands import with_options

PLAYERS = "ABCDEFGHIJKL"
TABLES = ("nl", "nl2", "nl3", "stud")
GAMES = ("nl", "nl", "stud", "lim")
STAFF = (FLOOR, MANAGER, KEEPER, DEALER)
TIME = with_options("rrop3_cash", seating={"must_move": False})
RAKE = with_options(
    "rrop3_cash",
    cash={"collection": "rake", "rake_pct": 5, "rake_cap": 30, "max_buy_in_bb": 200},
    seating={"must_move": True},
)
HOUSES = {"time": TIME, "rake": RAKE}


class Chance:
    """What a deed could be, by chance: mostly sensible, sometimes not."""

    def __init__(self, floor: DeskFloor, chance: random.Random) -> None:
        self.floor, self.chance = floor, chance
        self.pick = chance.choice
        self.player = self.pick(PLAYERS)
        alive = [table.id for table in floor.desk.room.tables if table.lives]
        self.table = self.pick((*alive, *alive, *alive, *TABLES))
        sitters = [each for table in floor.desk.room.tables for each in table.sitters]
        self.away = [*(each.player for each in sitters if each.away), self.player]
        self.overs = [*(each.over for each in sitters if each.over), self.player]
        self.moving = [*(lock.player for lock in floor.desk.room.locks), self.player]
        tables = floor.desk.tables.values()
        owing = (
            who for kept in tables for who, how in kept.rent.standings.items() if how == "owes"
        )
        self.owing = [*owing, self.player]
        self.shut = [*(table.id for table in floor.desk.room.tables if not table.lives), "nl"]
        self.empty = [*(table.id for table in floor.desk.room.tables if not table.sitters), "nl"]
        self.wished = [*(wish.table for wish in floor.desk.room.limit_wishes), "nl"]
        self.called = [*(call.player for call in floor.desk.room.calls), self.player]
        self.game = self.pick(GAMES)

    def number(self, *usual: int) -> int:
        return self.pick((*usual * 6, self.chance.randrange(-5, 3000)))

    def seated(self) -> str:
        """Somebody at the table, as a rule."""
        found = self.floor.desk.room.table(self.table)
        here = players_at(found) if found else ()
        return self.pick(here) if here and self.chance.random() < 0.9 else self.player

    def standing(self) -> str:
        """Somebody who has no place, if there is one."""
        tables = self.floor.desk.room.tables
        seated = {player for table in tables for player in players_at(table)}
        return self.pick([player for player in PLAYERS if player not in seated] or [self.player])

    def stack(self, player: str) -> int:
        """What he has, as a rule."""
        for kept in self.floor.desk.tables.values():
            if player in kept.stacks and self.chance.random() < 0.9:
                return kept.stacks[player]
        return self.number(0, BUY)

    def card(self) -> str:
        return self.pick([str(self.pick(CARDS)), "??", "x", ""])

    def cards(self) -> dict[str, str]:
        """A card each."""
        found = self.floor.desk.room.table(self.table)
        here = players_at(found) if found else ()
        drawn = self.chance.sample(CARDS, len(here))
        return {player: str(card) for player, card in zip(here, drawn, strict=True)}

    def first(self) -> Deed:
        """Two names of the list choose seats at a table that has some."""
        room = self.floor.desk.room
        open_tables = [table for table in room.tables if room.free_seats(table.id)]
        if not open_tables:
            return d.FirstSeats(self.table, ((self.player, 1),))
        table = self.pick(open_tables)
        names = [*(entry.player for entry in room.list_of(table.game)), self.player][:2]
        seats = room.free_seats(table.id)
        return d.FirstSeats(table.id, tuple((name, self.pick(seats)) for name in names))

    def appeal(self) -> r.AppealRuling:
        """Against a ruling of any table that has one."""
        tables = self.floor.desk.tables
        filed = [(table, number) for table, kept in tables.items() for number in kept.rulings]
        table, number = self.pick(filed) if filed else (self.table, 1)
        return r.AppealRuling(self.player, table, number)

    def objection(self) -> Deed:
        """Somebody objects to a guest of his table, if there is one."""
        room = self.floor.desk.room
        hosts = {each.guest: room.table_of(each.host) for each in room.guests}
        guest = self.pick([*hosts, "gus"])
        table = hosts.get(guest)
        return p.ObjectToGuest(self.pick(players_at(table)) if table else self.player, guest)

    def hand_is_on(self) -> bool:
        kept = self.floor.desk.tables.get(self.table)
        return kept is not None and kept.hand is not None

    def end(self) -> Deed:
        """A pot goes from one to another; now and then nobody counts, or somebody counts wrong."""
        kept = self.floor.desk.tables.get(self.table)
        if kept is None or kept.hand is None:
            return t.EndHand(self.table)
        stacks = {
            player: kept.stacks[player] + kept.money.of(player).behind
            for player in kept.hand.dealt_in
        }
        loser, winner = (self.pick(kept.hand.dealt_in) for _ in range(2))
        lost = min(stacks[loser], self.pick((20, 100, 5000)))
        stacks[loser] -= lost
        stacks[winner] += lost
        seat = self.floor.place(self.table).of(winner)
        awards = ((0, seat.seat, 2 * lost),) if seat else ()
        if self.chance.random() < 0.1:
            ruined = tuple(player for player in stacks if not stacks[player])
            return t.EndHand(self.table, drop=self.pick((0, 3)), ruined=ruined)
        if self.chance.random() < 0.1:
            stacks[loser] += self.pick((1, -1))
        return t.EndHand(self.table, awards, self.pick((True, False)), stacks=stacks)


MAKE: Mapping[type[Deed], Callable[[Chance], Deed]] = {
    d.OfferGame: lambda c: d.OfferGame(c.game, c.pick(("holdem", "stud")), c.pick((LIMIT, STUD))),
    d.PlaceTable: lambda c: d.PlaceTable(c.pick((*TABLES, "nl4")), c.number(4, 9)),
    d.CheckIn: lambda c: d.CheckIn(c.player),
    d.CheckOut: lambda c: d.CheckOut(c.player),
    d.StepOut: lambda c: d.StepOut(c.player),
    d.StepIn: lambda c: d.StepIn(c.player),
    d.JoinList: lambda c: d.JoinList(c.player, c.game, c.pick((True, False))),
    d.LeaveList: lambda c: d.LeaveList(c.player, c.game),
    d.DropToBottom: lambda c: d.DropToBottom(c.player, c.game),
    d.PassCall: lambda c: d.PassCall(c.pick(c.called)),
    d.LockUp: lambda c: d.LockUp(c.pick(c.called), c.pick((5, 10, 30, 60, 7)), c.number(20)),
    d.CallUnanswered: lambda c: d.CallUnanswered(
        c.pick(c.called), c.pick(("skipped", "bottom", "struck"))
    ),
    d.SitDown: lambda c: d.SitDown(
        c.pick(c.called), c.number(BUY, 400, 100), c.pick((True, False))
    ),
    d.AskForSeat: lambda c: d.AskForSeat(
        c.standing(), c.table, c.number(1, 2, 3, 4), c.number(BUY)
    ),
    d.AnswerSeat: lambda c: d.AnswerSeat(
        c.pick([*(ask.player for ask in c.floor.desk.room.asks), c.player]),
        c.pick((True, True, False)),
    ),
    d.FirstSeats: lambda c: c.first(),
    d.LeaveSeat: lambda c: d.LeaveSeat(who := c.seated(), c.stack(who)),
    d.RequestSeat: lambda c: d.RequestSeat(c.seated(), c.pick((0, 1, 2, 3, 4, 9))),
    d.RequestTransfer: lambda c: d.RequestTransfer(c.seated(), c.pick(TABLES)),
    d.WithdrawRequest: lambda c: d.WithdrawRequest(
        c.pick([*(wish.player for wish in c.floor.desk.room.requests), c.player])
    ),
    d.MoveNow: lambda c: d.MoveNow(who := c.pick(c.moving), c.stack(who), c.pick((0, 0, 100))),
    d.RefuseMove: lambda c: d.RefuseMove(who := c.pick(c.moving), c.stack(who)),
    d.DeclareFeed: lambda c: d.DeclareFeed(c.table, c.pick((*TABLES, ""))),
    d.AskForTable: lambda c: d.AskForTable(c.player, c.game),
    d.OpenTable: lambda c: d.OpenTable(
        which := c.pick(c.shut), "stud" if which == "stud" else "nl", extra=c.chance.random() < 0.3
    ),
    d.CloseTable: lambda c: d.CloseTable(c.pick(c.empty)),
    d.BreakTable: lambda c: d.BreakTable(c.table, c.cards()),
    d.WishLimit: lambda c: d.WishLimit(c.seated(), c.table, c.pick(("lim", "nl"))),
    d.ObjectToLimit: lambda c: d.ObjectToLimit(c.seated(), c.table),
    d.ChangeLimit: lambda c: d.ChangeLimit(c.pick(c.wished)),
    d.LetTimePass: lambda _: d.LetTimePass(),
    t.DrawForButton: lambda c: t.DrawForButton(c.table, c.cards()),
    t.StartHand: lambda c: c.end() if c.hand_is_on() else t.StartHand(c.table),
    t.EndHand: lambda c: c.end() if c.hand_is_on() else t.StartHand(c.table),
    t.CountStacks: lambda c: t.CountStacks(c.table, {who: c.stack(who) for who in c.cards()}),
    t.ComeIn: lambda c: t.ComeIn(c.seated(), c.pick(("post", "wait"))),
    t.DodgeBlinds: lambda c: t.DodgeBlinds(c.seated(), c.pick((("big",), ("small", "big"), ()))),
    t.ChangeSeat: lambda c: t.ChangeSeat(c.seated(), c.number(1, 2, 3, 4)),
    t.StepAway: lambda c: t.StepAway(
        c.seated(), c.pick(get_args(Where)), c.pick((0, 0, c.number(50)))
    ),
    t.AnnounceAbsence: lambda c: t.AnnounceAbsence(c.seated(), c.pick((5, 30, 60, 3))),
    t.ComeBack: lambda c: t.ComeBack(c.pick(c.away), c.pick((0, 0, 50))),
    t.PickUpChips: lambda c: t.PickUpChips(
        who := c.pick(c.away), c.stack(who), c.pick((True, False))
    ),
    t.PlayOver: lambda c: t.PlayOver(
        c.standing(), who := c.pick(c.away), c.number(BUY), c.stack(who)
    ),
    t.EndPlayOver: lambda c: t.EndPlayOver(who := c.pick(c.overs), c.stack(who)),
    t.BuyIn: lambda c: t.BuyIn(c.seated(), c.number(BUY, 400)),
    t.AddChips: lambda c: t.AddChips(who := c.seated(), c.number(100), c.stack(who)),
    t.BuyBehind: lambda c: t.BuyBehind(
        who := c.seated(), c.number(100, 500), c.stack(who), c.pick((0, 50))
    ),
    t.ChipsArrive: lambda c: t.ChipsArrive(c.seated()),
    t.ChangeNotes: lambda c: t.ChangeNotes(c.seated(), c.number(20, 100)),
    t.LetNotesPlay: lambda c: t.LetNotesPlay(c.seated(), c.number(20), c.pick((True, False))),
    t.SetCharge: lambda c: t.SetCharge(c.table, c.number(5), c.number(30)),
    t.PayTime: lambda c: t.PayTime(c.pick(c.owing), c.pick((True, False))),
    t.TakeCourtesy: lambda c: t.TakeCourtesy(c.pick(c.owing)),
    t.SetRake: lambda c: t.SetRake(c.game, ((2, 1), (4, 2)), c.number(0, 0, 3)),
    t.ChangeDeck: lambda c: t.ChangeDeck(
        c.table, c.pick(("deck", "setup")), c.pick(("request", "dealer_push", "whim"))
    ),
    t.FlagDeck: lambda c: t.FlagDeck(c.table, c.card()),
    t.PushDealer: lambda c: t.PushDealer(c.table, c.pick(("Dan", "Dee", ""))),
    p.LogBreach: lambda c: p.LogBreach(
        c.pick(("weapon", "threats", "collusion", "card_abuse", "lateness")), (c.seated(),)
    ),
    p.Complain: lambda c: p.Complain("disturbance", (c.seated(),), "loud"),
    p.Sanction: lambda c: p.Sanction(
        c.chance.randrange(1, 6), c.pick(("warning", "suspension", "bar", "nap")), c.number(0, 60)
    ),
    p.LiftBar: lambda c: p.LiftBar(
        c.pick([*(entry.person for entry in c.floor.desk.files.entries), "A"])
    ),
    r.FileRuling: lambda c: r.FileRuling(
        c.table,
        "card_exposed",
        c.pick(("play_on", "hand_dead", "")),
        "Play goes on.",
        number=c.pick((0, 0, 1, 2)),
        instead_of=c.pick(("", "misdeal")),
        reason=c.pick(("", "fair", "fair")),
        breach=c.pick(("", "", "card_abuse", "nothing")),
        people=(c.seated(),),
    ),
    r.AppealRuling: lambda c: c.appeal(),
    r.CloseCase: lambda c: r.CloseCase(c.chance.randrange(1, 6), c.pick(("", "talked to him"))),
    p.CorrectFile: lambda c: p.CorrectFile(c.chance.randrange(1, 6), c.pick(("wrong", ""))),
    p.BringGuest: lambda c: p.BringGuest(c.seated(), c.pick(("gus", c.player))),
    p.ObjectToGuest: lambda c: c.objection(),
    p.GuestLeaves: lambda c: p.GuestLeaves(
        c.pick([*(guest.guest for guest in c.floor.desk.room.guests), "gus"])
    ),
    p.KeepApart: lambda c: p.KeepApart(c.player, c.pick(PLAYERS), c.pick(("quarrel", ""))),
    p.ReserveSeat: lambda c: p.ReserveSeat(c.player, c.table, c.number(1, 4), "sight"),
    p.UnreserveSeat: lambda c: p.UnreserveSeat(
        c.pick([*(kept.player for kept in c.floor.desk.room.reserved), c.player])
    ),
    p.TakeBack: lambda c: p.TakeBack(c.chance.randrange(1, 200), "error"),
    p.CorrectMoney: lambda c: p.CorrectMoney(
        c.pick([*c.floor.desk.ledger.by_key, "0"]), "typed wrong"
    ),
}
OFTEN: tuple[type[Deed], ...] = (
    *(d.JoinList, d.JoinList, d.SitDown, d.SitDown, t.BuyIn, t.DrawForButton),
    *(t.PayTime, t.ComeBack, t.StepAway, t.CountStacks, d.MoveNow, d.AnswerSeat),
)
TRICKY: tuple[type[Deed], ...] = (
    *(t.PlayOver, t.PlayOver, t.EndPlayOver, d.AskForSeat, d.AskForSeat, d.AnswerSeat, p.Sanction),
    *(d.OpenTable, d.ChangeLimit, d.WishLimit, t.TakeCourtesy, d.RefuseMove, d.CloseTable),
    *(p.LogBreach, p.LiftBar, t.BuyBehind, t.ChipsArrive, p.CorrectMoney, d.FirstSeats, d.LockUp),
    *(p.ReserveSeat, p.UnreserveSeat, r.FileRuling, r.AppealRuling),
)
PLAYED: tuple[type[Deed], ...] = (t.StartHand, t.EndHand)
SELDOM = (p.KeepApart, d.BreakTable, p.LogBreach, p.Sanction, d.CheckOut, t.SetCharge, d.CloseTable)
RARELY, FEW, MOST_EVENINGS = 0.4, 6, 60


def evening(rules: House) -> DeskFloor:
    """Twelve people, three tables of no-limit hold'em of which two are open, and one of stud."""
    floor = DeskFloor(rules)
    floor.do(d.OfferGame("nl", "holdem", NO_LIMIT))
    floor.do(d.OfferGame("lim", "holdem", LIMIT))
    floor.do(d.OfferGame("stud", "stud", STUD))
    for table in TABLES:
        floor.do(d.PlaceTable(table, 4))
    for player in PLAYERS[:-2]:
        floor.do(d.CheckIn(player))
    for player in PLAYERS[:9]:
        floor.do(d.JoinList(player, "stud" if player in "GHI" else "nl"), player)
    for table in ("nl", "nl2", "stud"):
        floor.do(d.OpenTable(table, table.rstrip("2")))
    for player in [call.player for call in floor.desk.room.calls]:
        floor.do(d.SitDown(player, BUY))
    if rules.options.cash.collection == "time_charge":
        floor.do(t.SetCharge("stud", 6, 60))
        floor.do(t.SetCharge("nl2", 5, 60))
    for table in ("nl", "nl2"):
        floor.button(table)
    return floor


def who_asks(chance: random.Random, deed: Deed) -> Person:
    """A supervisor as a rule, the player himself, or just anybody."""
    himself = Person(getattr(deed, "player", "A"))
    usual = (FLOOR, MANAGER) * 6
    return chance.choice((*usual, himself, *STAFF, Person("A")))


def step(floor: DeskFloor, chance: random.Random, done: Counter[str]) -> None:
    """One deed, often one seldom done so far; if it is refused nothing has changed."""
    seldom = tuple(kind for kind in MAKE if done[kind.tag] < FEW)
    kind = chance.choice(chance.choice((OFTEN, PLAYED, PLAYED, TRICKY, seldom or tuple(MAKE))))
    if kind in SELDOM and chance.random() > RARELY:
        return
    floor.at += chance.choice((0, 0, 10, 30, 60, 60, 900))
    deed = MAKE[kind](Chance(floor, chance))
    before, refusal = floor.desk, None
    try:
        decisions = floor.do(deed, who_asks(chance, deed))
    except RoomRefused as error:
        refusal = error
    if refusal is not None:
        assert floor.desk is before
        assert refusal.text.en
        assert refusal.text.fr
        assert refusal.rules, deed
        return
    done[deed.tag] += 1
    for decision in decisions:
        assert decision.why.text.en
        assert decision.why.text.fr
    check_desk(floor.desk)


def run(
    rules: House, seed: int, steps: int, done: Counter[str] | None = None
) -> tuple[DeskFloor, Counter[str]]:
    """An evening; *done* counts what earlier ones have done."""
    chance = random.Random(seed)
    floor, counts = evening(rules), Counter[str]() if done is None else done
    for _ in range(steps):
        step(floor, chance, counts)
    return floor, counts


def test_every_deed_is_tried() -> None:
    assert set(MAKE) == set(DEEDS.values())


@pytest.mark.parametrize("house", HOUSES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_whatever_is_asked_the_books_are_even_and_history_is_true(house: str, seed: int) -> None:
    floor, _ = run(HOUSES[house], seed, 120)
    assert folded(floor.facts) == floor.desk
    kept = [fact_to(fact) for fact in floor.facts]
    assert [fact_from(*each) for each in kept] == floor.facts


@pytest.mark.parametrize("house", HOUSES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_a_deed_taken_back_leaves_a_desk_that_stands(house: str, seed: int) -> None:
    floor, _ = run(HOUSES[house], seed, 60)
    chance = random.Random(seed)
    for _ in range(6):
        before, seq = floor.desk, chance.randrange(1, len(floor.records) + 1)
        try:
            floor.take_back(seq if chance.random() < 0.5 else len(floor.records))
        except RoomRefused:
            assert floor.desk is before
            continue
        check_desk(floor.desk)
        assert folded(floor.facts) == floor.desk
        assert len(floor.desk.ledger.postings) >= len(before.ledger.postings)
        with suppress(RoomRefused):
            step(floor, chance, Counter())


def test_over_long_evenings_every_deed_is_done() -> None:
    done: Counter[str] = Counter()
    wanted = set(DEEDS) - {p.TakeBack.tag}  # only the journal takes back
    for seed in range(MOST_EVENINGS):
        floor, _ = run(HOUSES[("time", "rake")[seed % 2]], seed, 400, done)
        assert folded(floor.facts) == floor.desk
        if wanted <= set(done):
            break
    assert wanted - set(done) == set()
