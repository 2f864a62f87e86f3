"""Whatever arrives in whatever order: one seat a player, one player a seat, nobody lost."""

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom import happened as ev
from croupier.cardroom.changes import request_seat, request_transfer
from croupier.cardroom.comings import check_in, check_out, step_in, step_out
from croupier.cardroom.company import (
    bring_guest,
    hand_seen_by,
    keep_apart,
    play_over,
    reserve_seat,
)
from croupier.cardroom.deciding import Decided
from croupier.cardroom.fold import folded
from croupier.cardroom.holds import come_back, pick_up_chips, release_due, step_away
from croupier.cardroom.lists import (
    call_unanswered,
    join_list,
    leave_list,
    lock_up,
    may_be_called,
    pass_call,
)
from croupier.cardroom.must_move import declare_feed, refuse_move
from croupier.cardroom.seating import answer_seat, ask_for_seat, leave_seat, settle, sit_down
from croupier.cardroom.state import Game, Room
from croupier.cardroom.table_break import break_table
from croupier.cardroom.tables import change_limit, open_table, wish_limit
from croupier.cardroom.timing import Coming, Place, before_hand
from croupier.cards import CARDS
from croupier.table.why import RoomRefused
from kit.cash_floor import FLOOR, HOLDEM, CashFloor

PLAYERS = "ABCDEFGHIJ"
TABLES = ("t1", "t2", "t3")
RARELY = 0.2
GOES_AWAY = {"leave_seat", "leave_list", "refuse", "deny", "struck", "go"}
OTHER_LIMIT = "10-20"

Step = tuple[str, str, str, int]
KINDS = (
    *("join", "join", "join", "fill", "fill", "sit", "sit", "sit", "lock", "pass", "settle"),
    *("silent", "struck", "out", "in", "ask", "grant", "deny", "change", "transfer"),
    *("leave_seat", "leave_list", "refuse", "open", "open", "feed", "break", "hand", "hand"),
    *("away", "back", "pick_up", "over", "apart", "time", "release"),
    *("go", "come", "come", "reserve", "guest", "limit"),
)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(KINDS),
        st.sampled_from(PLAYERS),
        st.sampled_from(TABLES),
        st.integers(0, 51),
    ),
    min_size=15,
    max_size=60,
)


def step_of(floor: CashFloor, step: Step) -> Callable[[], object]:
    """What a step does."""
    kind, player, table, n = step
    other = PLAYERS[n % len(PLAYERS)]
    other_table = TABLES[n % len(TABLES)]
    at = floor.at

    def do(decide: Callable[..., Decided], *args: object, **named: Any) -> Callable[[], object]:
        return lambda: floor.do(decide, *args, **named)

    return {
        "join": do(join_list, player, HOLDEM, at),
        "fill": floor.fill,
        "sit": do(sit_down, player, at, chips=100),
        "lock": do(lock_up, player, (5, 10, 30, 60)[n % 4], 20, at),
        "pass": do(pass_call, player, at),
        "settle": do(settle, player, at),
        "silent": do(call_unanswered, player, at, by=FLOOR),
        "struck": do(call_unanswered, player, at, by=FLOOR, then="struck"),
        "out": do(step_out, player, at),
        "in": do(step_in, player, at),
        "ask": do(ask_for_seat, player, table, 1 + n % 4, at, chips=100),
        "grant": do(answer_seat, player, at, by=FLOOR),
        "deny": do(answer_seat, player, at, by=FLOOR, grant=False),
        "change": do(request_seat, player, at, seat=n % 5),
        "transfer": do(request_transfer, player, table, at),
        "leave_seat": do(leave_seat, player, at),
        "leave_list": do(leave_list, player, HOLDEM, at),
        "refuse": do(refuse_move, player, at),
        "open": do(open_table, table, HOLDEM, at, by=FLOOR, extra=n % 7 == 0),
        "feed": do(declare_feed, table, other_table, by=FLOOR),
        "break": lambda: broken(floor, table, n),
        "hand": lambda: next_hand(floor, table, n),
        "away": do(step_away, player, at),
        "back": do(come_back, player, at),
        "pick_up": do(pick_up_chips, player, at, by=FLOOR, often=True),
        "over": do(play_over, player, other, at, by=FLOOR, chips=100),
        "apart": do(keep_apart, player, other, "reason", by=FLOOR) if n < 3 else (lambda: None),
        "time": lambda: floor.pass_minutes(n),
        "go": do(check_out, player, at),
        "come": do(check_in, player, at),
        "reserve": do(reserve_seat, player, table, 1 + n % 4, "sight", by=FLOOR),
        "guest": do(bring_guest, player, other, at),
        "limit": lambda: other_limit(floor, player, table),
        "release": lambda: floor.take(*release_due(floor.room, at, rules=floor.rules)),
    }[kind]


def broken(floor: CashFloor, table: str, n: int) -> None:
    sitters = floor.table(table).sitters
    cards = {each.player: CARDS[(n + 7 * k) % 52] for k, each in enumerate(sitters)}
    floor.do(break_table, table, cards, floor.at, by=FLOOR)


def next_hand(floor: CashFloor, table: str, n: int) -> None:
    hand = floor.room.hand_of(table) + 1
    places = {each.player: Place(n % 3, n % 4) for each in floor.table(table).sitters}
    coming = Coming(hand, 1 + n % 4, places, (1 + n % 3,))
    floor.take(*before_hand(floor.room, table, coming, floor.at, rules=floor.rules))
    floor.happen(ev.HandStarted(table, hand, floor.at))


def other_limit(floor: CashFloor, player: str, table: str) -> None:
    now = floor.table(table).game
    goal = OTHER_LIMIT if now == HOLDEM else HOLDEM
    floor.do(wish_limit, player, table, goal)
    floor.do(change_limit, table, by=FLOOR, at=floor.at)


def engaged(room: Room) -> set[str]:
    """Everybody who has a seat, a kept one, or a name on a list."""
    held = (*room.locks, *room.calls, *room.asks, *room.entries)
    seated = {each.player for table in room.tables for each in table.sitters}
    return seated | {each.player for each in held}


def check_places(room: Room) -> None:
    """One seat a player, one player a seat, and no seat kept twice or kept while taken."""
    seated = [each.player for table in room.tables for each in table.sitters]
    over = [each.over for table in room.tables for each in table.sitters if each.over]
    assert len(set(seated + over)) == len(seated + over)
    taken = [(table.id, each.seat) for table in room.tables for each in table.sitters]
    kept = [
        *((lock.table, lock.seat) for lock in room.locks),
        *((call.table, call.seat) for call in room.calls),
        *((ask.table, ask.seat) for ask in room.asks),
    ]
    assert len(set(taken + kept)) == len(taken + kept)
    for table, seat in taken + kept:
        found = room.table(table)
        assert found is not None
        assert found.lives
        assert seat in found.seats
    promised = [each.player for each in (*room.locks, *room.calls, *room.asks)]
    assert len(set(promised)) == len(promised)
    for lock in room.locks:
        assert not room.call_of(lock.player)


def check_names(room: Room) -> None:
    """One place a name on a list, one order for all, and nobody waits for a game he sits in."""
    pairs = [(entry.player, entry.game) for entry in room.entries]
    assert len(set(pairs)) == len(pairs)
    orders = [entry.order for entry in room.entries]
    assert len(set(orders)) == len(orders)
    for table in room.tables:
        for sitter in table.sitters:
            assert not room.entry_of(sitter.player, table.game)


def check_people(room: Room) -> None:
    """Who is not here has no place, who plays is no guest, and nobody asks for a shut table."""
    seats = {each.player for table in room.tables for each in table.sitters}
    for player in (*engaged(room), *(each.host for each in room.guests)):
        assert player in room.present
    for player in seats:
        assert hand_seen_by(room, player) == ""
    for table in room.tables:
        assert not any(wish.to == table.id for wish in room.requests) or table.lives


def check_called_in_order(before: Room, after: Room) -> None:
    """Nobody who could have been called to that table stands before a name that was.

    A seat that is reserved for somebody is for him alone.
    """
    called = {(call.player, call.table) for call in before.calls}
    for call in after.calls:
        his = (call.table, call.seat, call.player)
        reserved = any((kept.table, kept.seat, kept.player) == his for kept in before.reserved)
        if (call.player, call.table) in called or reserved:
            continue
        for entry in before.list_of(call.game):
            if entry.player == call.player:
                break
            free_for_him = (
                may_be_called(after, entry.player)
                and (entry.player, call.table) not in after.passed | after.skipped
                and not any(entry.player in {pair.one, pair.other} for pair in after.apart)
            )
            assert not free_for_him


def evening() -> CashFloor:
    """Ten players and three tables of four, the first of them open."""
    floor = CashFloor(*TABLES, size=4)
    floor.happen(ev.GameOffered(Game(OTHER_LIMIT, "holdem", (10, 20))))
    for player in PLAYERS:
        floor.do(check_in, player, floor.at)
    floor.open("t1")
    return floor


def run(floor: CashFloor, steps: Iterable[Step]) -> None:
    """Take the steps; after each that was not refused everything stands as it must."""
    for step in steps:
        before = floor.room
        try:
            step_of(floor, step)()
        except RoomRefused:
            assert floor.room == before
            continue
        check_places(floor.room)
        check_names(floor.room)
        check_people(floor.room)
        check_called_in_order(before, floor.room)
        lost = engaged(before) - engaged(floor.room)
        assert lost <= ({step[1]} if step[0] in GOES_AWAY else set())
    assert folded(floor.history) == floor.room
    for why in floor.whys:
        assert why.text.en
        assert why.text.fr


@given(STEPS)
def test_no_seat_is_given_twice_and_nobody_is_lost(steps: list[Step]) -> None:
    run(evening(), steps)


def test_over_long_evenings_everything_happens_and_all_of_it_rightly() -> None:
    """The tags at the end are those of facts that only follow from others, such as a must-move."""
    happened: set[str] = set()
    for seed in range(24):
        chance = random.Random(seed)
        floor = evening()
        steps: Iterator[Step] = (
            (
                chance.choice(KINDS),
                chance.choice(PLAYERS),
                chance.choice(TABLES),
                chance.randrange(52),
            )
            for _ in range(400)
        )
        run(floor, (step for step in steps if step[0] != "break" or chance.random() < RARELY))
        happened |= {event.tag for event in floor.history}
    assert happened >= {
        *("room.seat_called", "room.call_ended", "room.seat_locked", "room.lock_released"),
        *("room.seated", "room.moved", "room.seat_changed", "room.seats_swapped", "room.banned"),
        *("room.cards_drawn", "room.chips_picked_up", "room.played_over", "room.kept_apart"),
        *("room.extra_place_closed", "room.dropped_to_bottom", "room.big_blind_missed"),
        *("room.checked_out", "room.limit_changed", "room.seat_reserved", "room.guest_came"),
    }


@given(STEPS, st.integers(0, 10_000))
def test_a_history_without_one_of_its_facts_folds_or_is_refused(
    steps: list[Step], left_out: int
) -> None:
    floor = evening()
    for step in steps:
        with suppress(RoomRefused):
            step_of(floor, step)()
    place = left_out % len(floor.history)
    history = [*floor.history[:place], *floor.history[place + 1 :]]
    with suppress(RoomRefused):
        check_places(folded(history))


@given(STEPS)
def test_the_waiting_keep_their_order(steps: list[Step]) -> None:
    """Two names that nobody moved to an end or the top stand as they stood."""
    floor = evening()
    for step in steps:
        before, done = floor.names(), len(floor.history)
        try:
            step_of(floor, step)()
        except RoomRefused:
            continue
        moved = {
            event.player
            for event in floor.history[done:]
            if isinstance(event, ev.DroppedToBottom | ev.ListJoined | ev.ListLeft)
        }
        still = [name for name in floor.names() if name in before and name not in moved]
        assert still == [name for name in before if name in still]
