"""Rooms for tests: a seeded shuffle, a clock that is turned by hand, tables without pauses."""

import random
from collections.abc import Iterable
from pathlib import Path

from croupier.bots import random_action
from croupier.journal import Guest, Journal
from croupier.play import actions as act
from croupier.play import menu, view
from croupier.service import LiveTable, Room, Tempo, requests
from croupier.service.requests import Wish
from croupier.table import Table

WALL = 1_767_000_000_000


class HandClock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def pass_until_due(self, table: LiveTable) -> None:
        """Let time pass until something is due at *table*, and do it."""
        assert table.due is not None, "the table waits for nothing"
        self.seconds = max(self.seconds, table.due)
        table.step()


def make_room(
    path: Path | str = ":memory:",
    *,
    seed: int = 1,
    tempo: Tempo | None = None,
    clock: HandClock | None = None,
    tables: Iterable[Table] | None = None,
) -> Room:
    """A room that deals the same cards for the same seed, with its clock standing still."""
    now = clock or HandClock()
    return Room(
        Journal(path),
        tables,
        randomness=random.Random(seed),
        tempo=tempo or Tempo.at_pace(0),
        now=now,
        wall=lambda: WALL + int(now.seconds * 1000),
    )


def enter(room: Room, name: str) -> Guest:
    """A new guest of *room*."""
    guest, _ = room.guests.enter(name, "", at=WALL)
    return guest


def wish_of(table: LiveTable, action: act.Action) -> Wish:
    """What a browser would send for *action* in the present turn."""
    assert table.hand is not None
    options = menu(table.hand)
    kind = _KINDS.get(type(action), "")
    if isinstance(action, act.Bet | act.Raise):
        assert options.wager is not None
        kind = options.wager.kind
    return Wish(
        table.hand.setup.number,
        table.hand.turn,
        kind,
        getattr(action, "to", 0),
        tuple(map(str, getattr(action, "cards", ()))),
        getattr(action, "times", 0),
    )


_KINDS = {
    act.Fold: "fold",
    act.Check: "check",
    act.Call: "call",
    act.BringIn: "bring_in",
    act.Draw: "draw",
    act.Show: "show",
    act.Muck: "muck",
    act.ChopBlinds: "chop",
    act.DeclineChop: "decline",
    act.RunTimes: "runs",
}


def asked(table: LiveTable, seat: int) -> bool:
    """Whether the person in *seat* is to act, with his clock running."""
    state = table.hand
    return state is not None and state.actor == seat and table.deadline is not None


def act_at_random(table: LiveTable, guest: Guest, rng: random.Random) -> None:
    """Something legal, as a browser would ask for it."""
    assert table.hand is not None
    seat = table.hand.actor
    action = random_action(view(table.hand, seat), table.hand.game, rng)
    requests.play(table, guest, wish_of(table, action))


def buy_again(table: LiveTable, *guests: Guest) -> None:
    """Those of *guests* who lost everything between hands buy in for the usual amount again."""
    if table.playing:
        return
    for guest in guests:
        who = table.seating.seats[table.seating.seat_of(guest.id)]
        if who is not None and not who.stack:
            requests.buy(table, guest, table.table.buy_in)
