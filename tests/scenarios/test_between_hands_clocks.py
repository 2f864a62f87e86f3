"""Clocks, absences and wishes at a table: none is lost, none stops the table, none costs a hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from croupier.play import actions as act
from croupier.play import menu
from croupier.service import lines_for
from croupier.service import requests as ask
from croupier.service.money_view import table_money
from croupier.service.own import next_ahead, own_seat
from kit.live_tables import TABLE, People, kinds, own_house

WAYS: dict[str, Callable[[People, str], None]] = {
    "out of time": lambda people, name: None,  # noqa: ARG005 - he does nothing
    "away now": lambda people, name: ask.away(people.table, people.guest(name), "now"),
    "connection lost": lambda people, name: people.table.lost(people.guest(name).id),
}
STRADDLES = own_house("waits_to_straddle", blinds={"straddle": "utg"})


def own(people: People, name: str):
    table = people.table
    told = own_seat(table, people.seat(name), next_ahead(table))
    assert told is not None
    return told


def playing(*seats: int, hands: int = 8, **options: object) -> People:
    """A table that has been playing for so many hands."""
    people = People(*seats, **options)
    for _ in range(hands):
        people.deal()
    people.finish()
    return people


def told(people: People, name: str) -> list[str]:
    """What *name* alone is told in the log."""
    lines = people.table.log.entries()
    theirs = {seq for seq, _ in lines_for("nobody", lines)}
    own = lines_for(people.guest(name).id, lines)
    return [line.text.en for seq, line in own if seq not in theirs]


def pass_turn_of(people: People, seat: int) -> None:
    """Whoever is asked calls or checks, the clock alone acts for *seat*, until it has acted."""
    for _ in range(100):
        state = people.table.hand
        assert state is not None
        if state.actor == seat:
            if people.table.deadline is not None:
                people.clock.seconds += 25
            people.clock.pass_until_due(people.table)
            return
        if not state.actor or people.table.deadline is None:
            people.clock.pass_until_due(people.table)
        else:
            people.act(act.Call(state.actor) if menu(state).call else act.Check(state.actor))
    raise AssertionError("the turn never came")


@pytest.mark.parametrize("way", WAYS)
def test_f20_who_does_not_act_checks_where_nothing_is_to_pay(way: str) -> None:
    people = playing(1, 2, 3)
    setup = people.deal()
    big = next(seat for seat, kind, _ in kinds(setup) if kind == "big_blind")
    WAYS[way](people, people.name_at(big))
    pass_turn_of(people, big)
    assert people.table.hand is not None
    assert people.table.did[big] in ("check", ""), "a new street forgets what was done"
    assert people.table.hand.live[big]
    people.check()


@pytest.mark.parametrize("way", WAYS)
def test_f20_who_does_not_act_folds_where_there_is_something_to_pay(way: str) -> None:
    people = playing(1, 2, 3)
    people.deal()
    assert people.table.hand is not None
    seat = people.table.hand.actor
    WAYS[way](people, people.name_at(seat))
    pass_turn_of(people, seat)
    assert not people.table.hand.live[seat]
    people.check()


@pytest.mark.parametrize("way", WAYS)
def test_f19_who_is_all_in_has_his_hand_played_out_and_is_paid(way: str) -> None:
    people = playing(1, 2, 3)
    people.deal()
    state = people.table.hand
    assert state is not None
    seat, name = state.actor, people.name_at(state.actor)
    people.act(act.Raise(seat, menu(state).wager.most))
    WAYS[way](people, name)
    people.clock.seconds += 25
    people.act(act.Call(people.table.hand.actor))
    people.finish()
    awards = people.table.hand.awards
    assert people.table.hand.live[seat] or people.table.hand.shown[seat]
    assert sum(amount for _, amount, *_ in awards) >= 2000
    assert people.stack(name) == sum(amount for s, amount, *_ in awards if s == seat)
    people.check()


def test_table_is_not_stuck_when_all_sit_out_before_the_first_blind() -> None:
    people = People(1, 2)
    ask.away(people.table, people.guest("p1"), "blind")
    ask.away(people.table, people.guest("p2"), "blind")
    for _ in range(6):
        if people.table.due is None or people.table.due > people.clock.seconds:
            break
        people.table.step()
    assert people.table.hand is None
    assert any(who.away for _, who in people.table.seating.occupied())


def test_bot_that_makes_room_takes_another_seat_with_the_chips_of_a_new_one() -> None:
    people = People(4, table=replace(TABLE, least_players=4))
    bot = people.table.seating.seats[1]
    assert bot is not None
    for _ in range(60):
        people.deal()
        people.finish()
        had = people.table.seating.seats[1].stack
        if had > 1000:
            break
    assert had > 1000
    people.deal()
    people.sit("new", 1)
    ask.leave(people.table, people.guest("p4"))
    people.finish()
    people.clock.pass_until_due(people.table)
    seat = people.table.seating.seat_of(bot.player)
    assert (people.name_at(1), seat) == ("new", 4), "the same bot has the seat of the leaver"
    rows = {row.name: row for row in table_money(people.table).rows}
    assert rows[bot.name].cashed >= 1000
    assert rows[bot.name].bought >= 2000
    people.check()


def test_straddler_in_the_wrong_place_is_told_once_why_he_does_not_straddle() -> None:
    people = playing(1, 2, 3, 4, table=replace(TABLE, house=STRADDLES.id))
    ask.straddle(people.table, people.guest("p3"), on=True)
    for _ in range(8):
        people.deal()
    lines = told(people, "p3")
    missed = [line for line in lines if "straddle" in line and "left of the blinds" in line]
    assert len(missed) == 1
    entry = next(
        entry
        for entry in people.table.log.entries()
        if people.guest("p3").id in entry.own
        and "straddle" in entry.own[people.guest("p3").id].text.en
    )
    line = entry.own[people.guest("p3").id]
    assert entry.line is None, "nobody else is told"
    assert line.rules
    assert "straddle" in line.text.fr
    assert line.text.fr != line.text.en


def test_straddler_short_of_chips_is_told_so() -> None:
    table = replace(TABLE, house=STRADDLES.id, buy_in=200)
    people = playing(1, 2, 3, 4, table=table)
    ask.straddle(people.table, people.guest("p3"), on=True)
    seating = people.table.seating
    short = replace(seating.seats[3], stack=15)
    other = replace(seating.seats[4], stack=seating.seats[4].stack + seating.seats[3].stack - 15)
    people.table.seating = replace(
        seating, seats=(*seating.seats[:3], short, other, *seating.seats[5:])
    )
    for _ in range(4):
        people.deal()
    assert any("chips" in line and "20" in line for line in told(people, "p3"))


def test_straddle_wished_for_anew_is_explained_anew() -> None:
    people = playing(1, 2, 3, 4, table=replace(TABLE, house=STRADDLES.id))
    zoe = people.guest("p3")
    for _ in range(2):
        ask.straddle(people.table, zoe, on=True)
        for _ in range(4):
            people.deal()
        ask.straddle(people.table, zoe, on=False)
    missed = [line for line in told(people, "p3") if "left of the blinds" in line]
    assert len(missed) == 2


def test_clock_of_an_absence_goes_on_after_a_restart(tmp_path) -> None:
    people = playing(1, 2, 3, path=tmp_path / "room.sqlite")
    ask.away(people.table, people.guest("p2"), "now")
    until = own(people, "p2").away_until
    people.clock.seconds += 200
    people.killed()
    assert own(people, "p2").away_until == until
    people.clock.seconds += 401
    people.table.release_absent()
    assert people.seat("p2") == 0
    people.check()


def test_clock_of_an_absence_that_begins_after_a_hand_is_kept(tmp_path) -> None:
    people = playing(1, 2, 3, path=tmp_path / "room.sqlite")
    people.deal()
    ask.away(people.table, people.guest("p2"), "hand")
    people.finish()
    until = own(people, "p2").away_until
    people.clock.seconds += 200
    people.killed()
    assert own(people, "p2").away_until == until


def test_clock_of_the_offer_to_buy_again_goes_on_after_a_restart(tmp_path) -> None:
    people = playing(1, 2, 3, path=tmp_path / "room.sqlite")
    for _ in range(60):
        people.deal()
        people.all_in("p1", "p2")
        broke = [name for name in ("p1", "p2") if not people.stack(name)]
        if broke:
            break
    until = own(people, broke[0]).rebuy_until
    assert until is not None
    people.clock.seconds += 20
    people.killed()
    assert own(people, broke[0]).rebuy_until == until
    people.clock.seconds += 11
    people.deal()
    assert own(people, broke[0]).away == "out"


def test_seating_written_before_the_clocks_were_kept_opens(tmp_path) -> None:
    people = playing(1, 2, 3, path=tmp_path / "room.sqlite")
    ask.away(people.table, people.guest("p2"), "now")
    body = people.room.journal.seating("t")
    older = {key: value for key, value in body.items() if key != "clocks"}
    people.room.journal.append("t", (), at=0, seating=older, lasting=True)
    people.clock.seconds += 100
    people.killed()
    assert own(people, "p2").away_until == people.table.wall() + 600_000


def test_absence_of_one_who_lost_his_seat_and_came_back_begins_anew() -> None:
    people = playing(1, 2, 3)
    ask.away(people.table, people.guest("p2"), "now")
    people.clock.seconds += 700
    people.deal()
    assert people.seat("p2") == 0
    people.sit("p2", 2, post="post")
    while not people.deal().takes_part(2):
        people.finish()
    ask.away(people.table, people.guest("p2"), "hand")
    people.finish()
    people.deal()
    assert people.seat("p2") == 2
