"""Penalties at a table people play at: who serves one gets no cards, hand by hand, then plays."""

from pathlib import Path

import pytest

from croupier.service import requests as ask
from croupier.service.deeds import least_action
from croupier.service.own import own_seat, seat_note
from croupier.service.penalising import NOTE, given_to, let_go, penalise, standing
from croupier.service.refusals import Declined
from croupier.table.penalties import Sanction
from croupier.table.why import RoomRefused
from kit.live_tables import QUICK, People
from kit.rooms import HandClock, enter, make_room, wish_of


def punish(people: People, name: str, kind: str, amount: int = 0) -> None:
    sanction = Sanction(kind, amount)
    penalise(people.table, given_to(people.table, (people.guest(name).id,), sanction), "Fay")


def dealt(people: People) -> set[int]:
    return set(people.deal().dealt_in)


@pytest.mark.rule("tda:68")
def test_two_hands_are_missed_from_the_next_one_on_then_he_plays() -> None:
    people = People(1, 2, 3)
    people.deal()
    punish(people, "p2", "missed_hands", 2)
    assert people.table.hand is not None
    assert people.table.hand.live[2], "the hand that is on is played"
    assert [dealt(people) for _ in range(2)] == [{1, 3}, {1, 3}]
    ask.enter(people.table, people.guest("p2"), "post")
    people.finish()
    told = [entry.line.text.en for entry in people.table.log.entries() if entry.line]
    assert "p2 has served the penalty." in told
    assert 2 in dealt(people)
    people.check()


def test_round_is_as_many_hands_as_players_sit_there_and_stays_so_when_one_leaves() -> None:
    people = People(1, 2, 3, 4)
    people.deal()
    punish(people, "p2", "missed_rounds", 1)
    ask.leave(people.table, people.guest("p4"))
    hands = [2 in dealt(people) for _ in range(4)]
    assert hands == [False] * 4
    assert not standing(people.table) or standing(people.table)[0].left <= 1


def test_who_serves_one_is_told_and_cannot_come_back_before() -> None:
    people = People(1, 2, 3)
    people.deal()
    punish(people, "p3", "missed_hands", 3)
    people.deal()
    own = own_seat(people.table, 3, None)
    assert own is not None
    assert own.penalty is not None
    assert own.penalty[0] == 3
    note = seat_note(people.table.seating, 3, None).note
    assert note is not None
    assert note.fr == "pénalité, mains à manquer\u00a0: 3"
    with pytest.raises(Declined, match="penalty") as refused:
        ask.come_back(people.table, people.guest("p3"))
    assert refused.value.rules
    assert people.table.seating.seats[3] is not None


def test_getting_up_and_sitting_down_again_does_not_end_it() -> None:
    people = People(1, 2, 3)
    people.deal()
    punish(people, "p3", "missed_hands", 5)
    people.deal()
    ask.leave(people.table, people.guest("p3"))
    people.sit("p3", 5, post="post")
    assert 5 not in dealt(people)


def test_process_that_dies_forgets_no_penalty(tmp_path: Path) -> None:
    people = People(1, 2, 3, path=tmp_path / "room.sqlite")
    people.deal()
    punish(people, "p1", "missed_hands", 2)
    people.killed()
    people.finish()
    assert [1 in dealt(people) for _ in range(2)] == [False, False]
    notes = [kept.note for kept in people.room.journal.notes("t") if kept.note.kind == NOTE]
    assert [(note.by, note.body["hands"]) for note in notes] == [("Fay", 2)]


def test_rest_is_let_go_for_a_reason() -> None:
    people = People(1, 2, 3)
    people.deal()
    punish(people, "p1", "missed_hands", 9)
    people.deal()
    with pytest.raises(RoomRefused, match="reason"):
        let_go(people.table, 1, by="Fay", reason="")
    let_go(people.table, 1, by="Fay", reason="it was somebody else")
    ask.enter(people.table, people.guest("p1"), "post")
    assert 1 in dealt(people)
    with pytest.raises(RoomRefused, match="No penalty 1"):
        let_go(people.table, 1, by="Fay", reason="again")


@pytest.mark.rule("tda:69")
def test_who_is_out_gives_up_his_seat_after_his_hand_and_finds_no_other() -> None:
    people = People(1, 2, 3)
    people.deal()
    punish(people, "p2", "disqualification")
    assert people.seat("p2") == 2, "his cards are live"
    people.deal()
    assert people.seat("p2") == 0
    with pytest.raises(Declined, match="out of the game"):
        people.sit("p2", 4)
    people.check()


def test_warning_keeps_nobody_out() -> None:
    people = People(1, 2)
    people.deal()
    punish(people, "p2", "warning")
    assert standing(people.table) == ()
    assert dealt(people) == {1, 2}


def test_nobody_absent_and_no_game_of_one_is_penalised() -> None:
    people = People(1, 2)
    people.deal()
    with pytest.raises(RoomRefused, match="sits at the table"):
        given_to(people.table, (), Sanction("missed_hands", 1))
    with pytest.raises(RoomRefused, match="sits at the table"):
        given_to(people.table, ("nobody",), Sanction("missed_hands", 1))
    with pytest.raises(RoomRefused, match="cannot be given"):
        punish(people, "p1", "missed_hands")
    with pytest.raises(RoomRefused, match="Fewer than two"):
        punish(people, "p1", "missed_hands", 1)
    assert people.table.seating.penalties.all == ()


def test_bots_play_the_hands_that_a_person_who_is_alone_misses() -> None:
    clock = HandClock()
    room = make_room(clock=clock, tempo=QUICK)
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    ask.sit(table, zoe, 5, 0, "post")
    clock.pass_until_due(table)
    penalise(table, given_to(table, (zoe.id,), Sanction("missed_hands", 2)), "Fay")
    for _ in range(2_000):
        if not standing(table):
            break
        if table.hand is not None and table.hand.actor == 5 and table.deadline is not None:
            ask.play(table, zoe, wish_of(table, least_action(table.hand)))
        clock.pass_until_due(table)
    assert standing(table) == ()
    assert table.hand is not None
    assert table.hand.setup.number == 3
    room.journal.close()
