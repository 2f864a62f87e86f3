"""A table deals by its clock: bots think, people have their time, results stay to be read."""

from collections.abc import Iterator

import pytest

from croupier.journal import Guest
from croupier.play import menu
from croupier.play.actions import Fold
from croupier.service import Declined, LiveTable, Room, Tempo, sight
from croupier.service import requests as ask
from croupier.service.requests import Wish
from kit.live_tables import People
from kit.rooms import HandClock, enter, make_room

TEMPO = Tempo(think=1.0, show=2.0, run_out=3.0, result=4.0, showdown=6.0, clock=45.0)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def room(clock: HandClock) -> Iterator[Room]:
    room = make_room(clock=clock, tempo=TEMPO)
    yield room
    room.journal.close()


def until_turn_of(table: LiveTable, clock: HandClock, seat: int) -> None:
    for _ in range(200):
        if table.hand is not None and table.hand.actor == seat and table.deadline is not None:
            return
        clock.pass_until_due(table)
    raise AssertionError("the turn never came")


def until_over(table: LiveTable, clock: HandClock) -> None:
    for _ in range(200):
        if table.hand is not None and table.hand.phase == "over":
            return
        clock.pass_until_due(table)
    raise AssertionError("the hand never ended")


def check_or_fold(table: LiveTable, guest: Guest) -> None:
    assert table.hand is not None
    kind = "check" if menu(table.hand).check else "fold"
    ask.play(table, guest, Wish(table.hand.setup.number, table.hand.turn, kind))


def test_bots_wait_for_a_person(room: Room) -> None:
    table = room.table("holdem")
    assert table.due is None
    assert table.hand is None
    assert [who.bot for _, who in table.seating.occupied()] == [True] * 4


def test_hand_begins_as_soon_as_a_person_sits(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 5)
    assert table.due == 0.0
    clock.pass_until_due(table)
    assert table.hand is not None
    assert table.players[5]


def test_bot_thinks_for_a_while(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 2)
    table.run_due()
    assert table.hand is not None
    assert table.hand.actor != 2
    assert table.due == clock.seconds + 1.0


def test_person_has_45_seconds_and_nobody_shortens_them(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 2)
    until_turn_of(table, clock, 2)
    began, deadline = clock.seconds, table.deadline
    clock.seconds += 20
    ask.sit(table, enter(room, "Bob"), 6)
    assert table.due == began + 45.0
    assert table.deadline == deadline


def test_time_out_checks_or_folds_and_the_second_one_sits_out(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    until_turn_of(table, clock, 2)
    clock.pass_until_due(table)
    who = table.seating.seats[2]
    assert who is not None
    assert not who.away
    until_turn_of(table, clock, 2)
    clock.pass_until_due(table)
    who = table.seating.seats[2]
    assert who is not None
    assert who.away
    until_over(table, clock)
    clock.pass_until_due(table)
    assert table.hand is None
    assert table.due == table.away_since[zoe.id] + 601.0, "then his seat is free"


def test_player_who_acts_in_time_starts_counting_anew(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    for _ in range(3):
        until_turn_of(table, clock, 2)
        clock.pass_until_due(table)
        until_turn_of(table, clock, 2)
        check_or_fold(table, zoe)
    who = table.seating.seats[2]
    assert who is not None
    assert not who.away


def test_player_who_comes_back_is_dealt_in(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.set_away(2, away=True)
    table.publish(())
    assert table.due == 601.0, "then his seat is free"
    ask.come_back(table, zoe)
    clock.pass_until_due(table)
    assert table.hand_seat(zoe.id) == 2


def test_result_stays_to_be_read(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.run_due()
    until_over(table, clock)
    assert table.hand is not None
    assert table.due == clock.seconds + (6.0 if table.hand.show_order else 4.0)


def test_showing_cards_late_does_not_hold_up_the_table() -> None:
    people = People(1, 2, 3)
    people.deal()
    table = people.table
    while table.playing:
        assert table.hand is not None
        if table.deadline is None:
            people.clock.pass_until_due(table)
        else:
            people.act(Fold(table.hand.actor))
    assert table.hand is not None
    assert not table.hand.show_order, "all but one have folded"
    (seat,) = (seat for seat in (1, 2, 3) if table.hand.live[seat])
    due = table.due
    people.clock.seconds += 0.5
    ask.show(table, people.guest(people.name_at(seat)), ())
    assert table.due == due
    assert table.hand.shown[seat] == tuple(table.hand.hole[seat])


def test_bot_gives_way_at_the_next_hand(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    ask.sit(table, enter(room, "Zoé"), 5)
    table.run_due()
    bob = enter(room, "Bob")
    bot = table.seating.seats[2]
    assert bot is not None
    assert bot.bot
    ask.sit(table, bob, 2)
    assert table.seating.seats[2] == bot
    assert table.hand_seat(bob.id) == 0
    until_over(table, clock)
    clock.pass_until_due(table)
    assert table.hand_seat(bob.id) == 2


def test_seat_of_a_leaver_is_kept_by_a_bot_again(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 1)
    ask.sit(table, bob, 2)
    table.run_due()
    ask.leave(table, zoe)
    assert table.seating.seat_of(zoe.id) == 1
    until_over(table, clock)
    clock.pass_until_due(table)
    assert table.seating.seat_of(zoe.id) == 0
    who = table.seating.seats[1]
    assert who is not None
    assert who.bot


def test_new_occupant_never_sees_the_cards_of_the_one_before(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.run_due()
    until_over(table, clock)
    ask.leave(table, zoe)
    bob = enter(room, "Bob")
    ask.sit(table, bob, 2)
    seen = sight(table, bob.id)
    assert seen.you == 2
    assert seen.view is not None
    assert seen.view.viewer == 0
    assert not seen.same[2]


def test_seat_of_one_long_away_is_free(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    table.set_away(2, away=True)
    clock.seconds += 601
    bob = enter(room, "Bob")
    ask.sit(table, bob, 2)
    assert table.seating.seat_of(bob.id) == 2


def test_namesakes_are_told_apart(room: Room) -> None:
    table = room.table("holdem")
    bot = table.seating.seats[1]
    assert bot is not None
    ask.sit(table, enter(room, bot.name), 5)
    who = table.seating.seats[5]
    assert who is not None
    assert who.name == f"{bot.name} 2"


def test_requests_without_a_right_are_declined(room: Room) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 2)
    for declined in (
        lambda: ask.sit(table, zoe, 5),
        lambda: ask.sit(table, bob, 2),
        lambda: ask.sit(table, bob, 7),
        lambda: ask.sit(table, bob, 0),
        lambda: ask.leave(table, bob),
        lambda: ask.come_back(table, bob),
        lambda: ask.show(table, bob, ()),
        lambda: ask.show(table, zoe, ()),
        lambda: ask.ask_openers(table, zoe),
        lambda: ask.play(table, zoe, Wish(1, 0, "fold")),
    ):
        with pytest.raises(Declined):
            declined()


def test_same_request_twice_has_one_effect_and_one_answer(room: Room, clock: HandClock) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    until_turn_of(table, clock, 2)
    assert table.hand is not None
    wish = Wish(table.hand.setup.number, table.hand.turn, "fold")
    room.ask(zoe, "c1", "holdem", lambda t, g: ask.play(t, g, wish))
    turn = table.hand.turn
    room.ask(zoe, "c1", "holdem", lambda t, g: ask.play(t, g, wish))
    assert table.hand.turn == turn
    with pytest.raises(Declined) as first:
        room.ask(zoe, "c2", "holdem", lambda t, g: ask.play(t, g, wish))
    with pytest.raises(Declined) as second:
        room.ask(zoe, "c2", "holdem", lambda t, g: ask.play(t, g, wish))
    assert first.value is second.value


def test_table_nobody_knows_is_declined(room: Room) -> None:
    with pytest.raises(Declined, match="no such table"):
        room.ask(enter(room, "Zoé"), "c1", "bridge", ask.leave)
