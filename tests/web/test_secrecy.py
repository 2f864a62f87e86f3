"""No frame to anybody holds a card he may not see, over random hands of every game."""

import asyncio
import json
import random
import re
from collections.abc import Iterator

import pytest

from croupier.bots import random_action
from croupier.bots.policy import Policy, wager_to
from croupier.games import Game
from croupier.journal import Guest
from croupier.play import Action, Call, RunTimes, View, decide, view
from croupier.play import events as ev
from croupier.service import LiveTable, Room, demo_tables
from croupier.service import requests as ask
from croupier.web.feed import LOBBY, Connection, Feed
from kit.rooms import buy_again, enter, make_room

CARD = re.compile(r'"([2-9TJQKA][cdhs]|Jk)"')
IN_A_TEXT = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b")
TABLES = {table.id: table for table in demo_tables()}


def open_to(seat: int, events: tuple[ev.Event, ...]) -> set[str]:
    """The cards of a hand that *seat* (0: a spectator) has had before its eyes."""
    seen: set[str] = set()
    for event in events:
        if isinstance(event, ev.HoleDealt):
            seen.update(map(str, event.up))
            if event.seat == seat:
                seen.update(map(str, event.down))
        elif isinstance(event, ev.Drew | ev.Discarded):
            if event.seat == seat:
                seen.update(map(str, event.cards))
        elif isinstance(event, ev.BoardDealt | ev.Shown | ev.OpenersProven):
            seen.update(map(str, event.cards))
    return seen


def texts(value: object) -> Iterator[str]:
    """Every text in a frame that is a sentence or a name."""
    if isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, str) and (" " in value or len(value) > 2):
        yield value


class Watch:
    """Everybody at one table, and what each is sent."""

    def __init__(
        self, room: Room, table: LiveTable, watchers: dict[str, tuple[Guest, int]]
    ) -> None:
        self.feed = Feed(room)
        self.table = table
        self.watchers = watchers
        self.connections = {name: Connection(guest) for name, (guest, _) in watchers.items()}
        self.frames = 0
        self.looks = 0
        for name, connection in self.connections.items():
            self.feed.watch(connection, LOBBY if name == "lobby" else table.table.id)

    def look(self) -> None:
        """Judge all frames sent since the last look, and now and then a snapshot for each."""
        journal = self.table.journal
        this_hand = journal.last_hand(self.table.table.id)
        for name, (_, seat) in self.watchers.items():
            outbox = self.connections[name].outbox
            may_see = open_to(seat, this_hand)
            while not outbox.empty():
                self.judge(name, outbox.get_nowait(), may_see)
        self.looks += 1
        if self.looks % 10 == 0:
            all_hands = journal.events(self.table.table.id)
            for name, (guest, seat) in self.watchers.items():
                self.judge(name, self.feed.snapshot(self.table, guest), open_to(seat, all_hands))

    def judge(self, name: str, frame: bytes, may_see: set[str]) -> None:
        self.frames += 1
        text = frame.decode()
        told = set(CARD.findall(text))
        if name == "lobby" and '"t":"lobby"' in text:
            may_see = set()
        assert told <= may_see, f"{name} sees {told - may_see}: {text}"
        for words in texts(json.loads(text)):
            assert not IN_A_TEXT.fullmatch(words), words


def play_hands(id: str, hands: int, seed: int, policy: Policy) -> tuple[int, int]:
    """Two people play, spectators and the lobby look on; the frames judged, the most boards."""
    room = make_room(seed=seed, tables=[TABLES[id]])
    zoe, bob, eve, max_ = (enter(room, name) for name in ("Zoé", "Bob", "Eve", "Max"))
    table = room.table(id)
    ask.sit(table, zoe, 2)
    second = 5 if table.table.seats > 5 else 1
    ask.sit(table, bob, second)
    watch = Watch(
        room,
        table,
        {"2": (zoe, 2), "second": (bob, second), "rail": (eve, 0), "lobby": (max_, 0)},
    )
    rng = random.Random(seed)
    people = {2: zoe, second: bob}
    boards = 1
    while table.seating.hand < hands:
        buy_again(table, zoe, bob)
        watch.look()
        table.run_due(1)
        watch.look()
        state = table.hand
        boards = max(boards, len(state.runs_done) + 1) if state is not None else boards
        if state is None or state.actor not in people or table.deadline is None:
            continue
        action = policy(view(state, state.actor), state.game, rng)
        table.publish(table.commit(decide(state, action)))
        watch.look()
    room.journal.close()
    return watch.frames, boards


def all_in(seen: View, game: Game, rng: random.Random) -> Action:
    """As much as may be bet, and the rest dealt as often as may be."""
    if seen.menu.runs:
        return RunTimes(seen.menu.seat, seen.menu.runs)
    if seen.menu.wager is not None:
        return wager_to(seen, seen.menu.wager.most)
    return Call(seen.menu.seat) if seen.menu.call else random_action(seen, game, rng)


async def in_a_loop(id: str, seed: int, policy: Policy = random_action) -> tuple[int, int]:
    return play_hands(id, 8, seed, policy)


@pytest.mark.parametrize("id", TABLES)
def test_f30_no_frame_holds_a_folded_or_unshown_card(id: str) -> None:
    frames, _ = asyncio.run(in_a_loop(id, 1))
    assert frames > 100


@pytest.mark.parametrize("id", ["holdem", "pineapple", "omaha6", "courchevel"])
def test_f30_no_frame_holds_such_a_card_where_there_are_several_boards(id: str) -> None:
    frames, boards = asyncio.run(in_a_loop(id, 2, all_in))
    assert frames > 100
    assert boards > 1


def test_f31_log_lobby_snapshot_and_spectator_hold_no_hidden_card() -> None:
    async def look_after_each_hand() -> None:
        room = make_room(seed=8)
        zoe, eve = enter(room, "Zoé"), enter(room, "Eve")
        table = room.table("holdem")
        ask.sit(table, zoe, 2)
        feed = Feed(room)
        rng = random.Random(8)
        for _ in range(120):
            buy_again(table, zoe)
            table.run_due(1)
            state = table.hand
            if state is not None and state.actor == 2 and table.deadline is not None:
                action = random_action(view(state, 2), table.hand.game, rng)
                table.publish(table.commit(decide(state, action)))
            rail = json.loads(feed.snapshot(table, eve))
            public = open_to(0, room.journal.events("holdem"))
            assert set(CARD.findall(json.dumps(rail))) <= public
            assert CARD.findall(feed.lobby(eve).decode()) == []
            mine = rail["view"]["seats"][1]["cards"]
            assert set(mine) <= {"??"} | public
            assert rail["view"]["you"] == 0
            assert rail["view"]["menu"] is None
        room.journal.close()

    asyncio.run(look_after_each_hand())


def test_swapping_hidden_cards_changes_no_byte_for_the_others() -> None:
    async def frames(*, swapped: bool) -> list[bytes]:
        room = make_room(seed=3)
        zoe = enter(room, "Zoé")
        eve = enter(room, "Eve")
        table = room.table("holdem")
        ask.sit(table, zoe, 2)
        table.run_due()
        assert table.hand is not None
        if swapped:
            hole = table.hand.hole
            hole[1], hole[3] = hole[3], hole[1]
            table.dealer.stub.reverse()
        feed = Feed(room)
        sent = [feed.snapshot(table, guest) for guest in (zoe, eve)]
        room.journal.close()
        ids = (zoe.id.encode(), eve.id.encode())
        return [frame.replace(ids[0], b"Z").replace(ids[1], b"E") for frame in sent]

    assert asyncio.run(frames(swapped=False)) == asyncio.run(frames(swapped=True))
