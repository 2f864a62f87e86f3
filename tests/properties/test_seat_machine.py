"""Every request at every state, in any order: chips, seats, debts and the table itself hold."""

import random
from dataclasses import replace

import pytest

from croupier.bots import random_action
from croupier.play import view
from croupier.play.state import AWAITING
from croupier.service import Declined
from croupier.service import requests as ask
from croupier.service.money_view import table_money
from croupier.service.own import next_ahead, own_seat
from croupier.service.sight import sight
from croupier.table import Table
from kit.live_tables import TABLE, People, own_house
from kit.rooms import wish_of

NAMES = ("ana", "bob", "cleo", "dan", "eve", "fay", "gus")
HOUSES = {
    "dead": own_house("machine_dead", button={"rule": "dead"}),
    "moving": own_house("machine_moving", button={"rule": "moving"}),
    "between": own_house(
        "machine_between",
        button={"rule": "moving"},
        blinds={"between_blinds_entry": True, "straddle": "any", "straddle_max": 2},
    ),
    "raked": own_house("machine_raked", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 30}),
}
TABLES = {
    **{name: replace(TABLE, house=rules.id) for name, rules in HOUSES.items()},
    "bots": replace(TABLE, least_players=3),
    "horse": replace(
        TABLE,
        game="horse",
        stakes=replace(TABLE.stakes, structure="limit", big_bet=20, ante=2, bring_in=3),
    ),
    "jacks": replace(
        TABLE,
        game="jacks",
        stakes=replace(
            TABLE.stakes,
            structure="limit",
            small_bet=5,
            big_bet=10,
            small_blind=0,
            big_blind=0,
            ante=2,
        ),
    ),
}


class Machine:
    """People who press anything at any time, at one table."""

    def __init__(self, table: Table, seed: int, path: object = ":memory:") -> None:
        self.rng = random.Random(seed)
        self.people = People(1, 3, 4, table=table, seed=seed, path=path)
        for _ in range(self.rng.choice((0, 7))):
            self.people.deal()
        self.names = [*NAMES, "p1", "p3", "p4"]
        self.refused = 0

    def step(self) -> None:
        """Somebody asks for something, or time passes."""
        what = self.rng.random()
        if what < 0.35:
            self.press()
        elif what < 0.4:
            self.connection()
        else:
            self.go_on()
        self.hold()

    def press(self) -> None:
        people, rng = self.people, self.rng
        table, guest = people.table, people.guest(rng.choice(self.names))
        seat, amount = rng.randint(0, 7), rng.choice((0, 1, 50, 400, 1000, 5000))
        wish = rng.choice(("post", "wait"))
        deed = rng.choice(
            (
                lambda: ask.sit(table, guest, seat, amount, wish),
                lambda: ask.sit(table, guest, seat, 0, wish),
                lambda: ask.leave(table, guest),
                lambda: ask.stay(table, guest),
                lambda: ask.away(table, guest, rng.choice(("now", "hand", "blind"))),
                lambda: ask.come_back(table, guest, wish),
                lambda: ask.enter(table, guest, wish),
                lambda: ask.buy(table, guest, amount),
                lambda: ask.straddle(table, guest, on=rng.random() < 0.5),
                lambda: ask.move(table, guest, seat),
                lambda: ask.show(table, guest, ()),
            )
        )
        table.release_absent()
        before, refusal = (table.seating, table.purse), None
        try:
            deed()
        except Declined as declined:
            refusal = declined
        if refusal is not None:
            self.refused += 1
            said = (refusal.text, refusal.legal)
            assert (table.seating, table.purse) == before
            assert all(guest.id not in text.en + text.fr for text in said)

    def connection(self) -> None:
        player = self.people.guest(self.rng.choice(self.names)).id
        change = self.people.table.lost if self.rng.random() < 0.5 else self.people.table.found
        change(player)

    def go_on(self) -> None:
        table = self.people.table
        state = table.hand
        waits = state is not None and state.phase in AWAITING and table.deadline is not None
        if waits and self.rng.random() < 0.9:
            action = random_action(view(state, state.actor), state.game, self.rng)
            guest = next(
                g for g in self.people.guests.values() if g.id == table.players[state.actor]
            )
            ask.play(table, guest, wish_of(table, action))
        elif table.due is not None:
            self.people.clock.pass_until_due(table)

    def hold(self) -> None:
        """What holds after everything."""
        people, table = self.people, self.people.table
        people.check()
        assert table_money(table).sum == 0
        book = table.seating.blinds
        sitting = {who.player: seat for seat, who in table.seating.occupied()}
        assert {one.player: one.seat for one in book.sitters if not one.gone} == sitting
        for one in book.sitters:
            assert not (one.new and book.owes(one.player)), "a newcomer misses no blinds"
        if table.due is None:
            assert table.hand is None
            assert not self.could_play(), "the table is stuck"

    def could_play(self) -> bool:
        seating = self.people.table.seating
        ready = [w for _, w in seating.occupied() if not w.away and w.stack > 9]
        return len(ready) > 1 and any(not who.bot for who in ready)

    def look(self) -> None:
        """Everybody may be shown the table at any time."""
        table = self.people.table
        for name in self.names:
            sight(table, self.people.guest(name).id)
        for seat, _ in table.seating.occupied():
            assert own_seat(table, seat, next_ahead(table)) is not None


@pytest.mark.parametrize("id", TABLES)
def test_whatever_people_ask_at_any_time_chips_seats_and_debts_hold(id: str) -> None:
    hands = 0
    for seed in range(2):
        machine = Machine(TABLES[id], seed)
        for step in range(500):
            machine.step()
            if step % 50 == 0:
                machine.look()
        hands += machine.people.table.seating.hand
        assert machine.refused > 10
    assert hands > 8


@pytest.mark.parametrize("id", ["dead", "moving", "raked"])
def test_process_killed_at_any_time_keeps_everything(id: str, tmp_path) -> None:
    machine = Machine(TABLES[id], 7, path=tmp_path / "room.sqlite")
    for _ in range(12):
        for _ in range(machine.rng.randint(1, 30)):
            machine.step()
        table = machine.people.table
        before = table.seating, table.purse, table.hand and table.hand.stacks
        playing = table.playing
        machine.people.killed()
        table = machine.people.table
        assert (table.seating, table.purse) == before[:2]
        assert table.playing == playing
        if playing:
            assert table.hand.stacks == before[2]
        machine.hold()
