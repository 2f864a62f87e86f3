"""Every question has an answer with its articles and its facts, or is refused as deeds are."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk import questions as q
from croupier.cardroom.desk.asking import Question
from croupier.data import DataError
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, NL, DeskFloor
from kit.hands import with_options

RAKE = with_options("rrop3_cash", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 4})
MUST_MOVE = with_options("rrop3_cash", seating={"must_move": True})


def room() -> DeskFloor:
    """Three at a table for four, one called to the fourth seat, two who wait."""
    floor = DeskFloor(RAKE)
    floor.offer(size=4)
    floor.seated("ana", "bob", "cleo")
    floor.button()
    floor.wait("wim", "xia", "yves")
    return floor


ASKED: tuple[Question, ...] = (
    q.WhoIsNext(NL),
    q.WhoIsNext(NL, 2),
    q.WhyCalled("wim"),
    q.PlaceOnList("xia", NL),
    q.WhoMustMove(NL),
    q.EvenTables(NL),
    q.CanStart(NL),
    q.WhatDoesHePost("ana"),
    q.NextHandOf(NL),
    q.WhyNotDealtIn("ana"),
    q.Absence("ana"),
    q.PickUpsDue(),
    q.BuyInOf("wim", NL),
    q.StackOf("ana"),
    q.NotesOf("ana", {"100": 2, "50": 1}),
    q.ChargeOf("ana"),
    q.RakeOf(NL),
    q.MayJoin("xia"),
    q.CaseOf(1),
    q.DisputeOf(NL),
    q.DeckOf(NL),
    q.PotShort("ana", 160, 150),
    q.GuestSees("gus"),
    q.DrawAround(NL, ()),
    q.NoticeOf("languages"),
    q.NoticeOf("smoking", NL),
    q.NoticeOf("conduct"),
)


@pytest.mark.parametrize("question", ASKED, ids=lambda each: repr(each)[:60])
def test_answer_has_articles_facts_and_both_languages(question: Question) -> None:
    floor = room()
    floor.start()
    floor.end(awards=((0, 1, 40),), ana=18, bob=-10, cleo=-10)
    floor.do(p.LogBreach("threats", ("bob",)))
    floor.do(t.FlagDeck(NL))
    answer = floor.ask(question)
    assert answer.text.en
    assert answer.text.fr
    assert answer.text.fr != answer.text.en
    assert answer.rules
    assert answer.facts


def test_every_question_is_asked_here() -> None:
    elsewhere = {q.HowLongHere, q.WhyHappened}
    assert {type(each) for each in ASKED} | elsewhere == set(q.ANSWERS)
    assert {kind.tag for kind in q.ANSWERS} == set(q.QUESTIONS)


def test_place_on_the_list_says_how_many_stand_before_and_what_would_seat_him() -> None:
    floor = room()
    answer = floor.ask(q.PlaceOnList("yves", NL))
    assert answer.facts["ahead"] == 2
    assert answer.facts["before"] == ("wim", "xia")
    assert "must open before he is called: 3" in answer.text.en
    floor.do(d.StepOut("xia"), "xia")
    assert "once he is back" in floor.ask(q.PlaceOnList("xia", NL)).text.en
    with pytest.raises(RoomRefused, match="ana is not on the list"):
        floor.ask(q.PlaceOnList("ana", NL))


def test_call_is_explained_by_who_was_passed_over() -> None:
    floor = room()
    floor.do(d.StepOut("xia"), "xia")
    floor.do(d.LeaveSeat("cleo", BUY))
    answer = floor.ask(q.WhyCalled("yves"))
    assert answer.facts["passed_over"] == {"xia": "stepped_out"}
    with pytest.raises(RoomRefused, match="ana is not called"):
        floor.ask(q.WhyCalled("ana"))


def test_absence_tells_until_when_and_whether_chips_may_be_picked_up() -> None:
    floor = room()
    floor.do(t.StepAway("ana"))
    left = floor.at
    answer = floor.ask(q.Absence("ana"))
    assert (answer.facts["until"], answer.facts["may_pick_up"]) == (left + 1800, False)
    floor.pass_minutes(31)
    answer = floor.ask(q.Absence("ana"))
    assert answer.facts["may_pick_up"]
    assert set(floor.ask(q.PickUpsDue()).facts["players"]) == {"ana"}
    assert "rrop3:2.procedures.19a" in answer.rules


def test_next_hand_shows_offers_and_who_is_held_out() -> None:
    floor = room()
    floor.hand()
    floor.do(t.StepAway("bob", take=200))
    floor.do(t.ComeBack("bob"), "bob")
    answer = floor.ask(q.NextHandOf(NL))
    assert set(answer.facts["held_out"]) == {"bob"}
    assert "bob" not in answer.facts["dealt_in"]
    assert "rrop3:2.procedures.5c" in floor.ask(q.WhyNotDealtIn("bob")).rules
    for _ in range(3):
        floor.do(d.SitDown("wim", BUY)) if floor.desk.room.call_of("wim") else None
        floor.hand()
    entry = floor.ask(q.NextHandOf(NL)).facts["entries"]["wim"]
    assert entry["dealt"] or entry["offer"] >= 0
    assert entry["rules"]


def test_must_mover_is_told_how_long_he_may_play_on() -> None:
    floor = DeskFloor(MUST_MOVE)
    floor.offer("main", size=3)
    floor.do(d.PlaceTable("feeder", 4))
    floor.wait(*"abcdef", game="main")
    for table in ("main", "feeder"):
        floor.do(d.OpenTable(table, "main"))
    for player in "abcdef":
        floor.do(d.SitDown(player, BUY))
    for table in ("main", "feeder"):
        floor.button(table)
        floor.hand(table)
    floor.do(d.LeaveSeat("a", BUY))
    who = floor.desk.room.locks[0].player
    answer = floor.ask(q.HowLongHere(who))
    assert answer.facts["to"] == "main"
    assert ("wait", 0) in answer.facts["entry"]
    assert "rrop3:2.seating.11a" in answer.rules
    assert floor.ask(q.WhoMustMove("main")).facts["called"] == (who,)
    with pytest.raises(RoomRefused, match="No seat elsewhere is kept for b"):
        floor.ask(q.HowLongHere("b"))


def test_stack_is_shown_in_piles_and_notes_count_as_the_house_has_it() -> None:
    floor = room()
    answer = floor.ask(q.StackOf("ana", {"500": 3, "100": 4, "25": 5}))
    assert answer.facts["total"] == 2025
    assert answer.facts["piles"] == ((500, 3), (100, 4), (25, 5))
    notes = floor.ask(q.NotesOf("ana", {"100": 3, "50": 1}))
    assert (notes.facts["playable"], notes.facts["changed"]) == (BUY + 300, 50)


def test_result_may_be_disputed_until_the_next_hand_begins() -> None:
    floor = room()
    floor.hand()
    floor.at += 5
    assert "in time" in floor.ask(q.DisputeOf(NL)).text.en
    floor.start()
    floor.at += 5
    with pytest.raises(RoomRefused, match="too late"):
        floor.ask(q.DisputeOf(NL))
    seen = q.DisputeOf(NL, "reading", seen={"first_riffle": floor.at + 1})
    assert floor.ask(seen).facts["sign"] == "first_riffle"
    with pytest.raises(RoomRefused, match="nothing to dispute"):
        floor.ask(q.DisputeOf(NL, "weather"))


def test_award_is_disputed_no_longer_than_the_next_hand_lasts() -> None:
    until_action = with_options("rrop3_cash", disputes={"award_until": "next_substantial_action"})
    floor = DeskFloor(until_action)
    floor.going("ana", "bob", "cleo")
    floor.hand()
    floor.start()
    floor.at += 5
    assert floor.ask(q.DisputeOf(NL)).facts["hand"] == 1
    floor.end()
    assert floor.ask(q.DisputeOf(NL)).facts["hand"] == 2
    with pytest.raises(RoomRefused, match="too late"):
        floor.ask(q.DisputeOf(NL, hand=1))
    floor.hand()
    with pytest.raises(RoomRefused, match="nothing to dispute"):
        floor.ask(q.DisputeOf(NL, hand=1))


def test_hand_that_ended_in_a_break_is_disputed_for_the_time_the_house_gives() -> None:
    floor = DeskFloor("tda")
    floor.going("ana", "bob", "cleo")
    floor.hand()
    seconds = floor.rules.options.disputes.break_seconds
    floor.at += seconds
    answer = floor.ask(q.DisputeOf(NL, in_break=True))
    assert answer.rules == ("tda:22c",)
    floor.at += 1
    with pytest.raises(RoomRefused, match="too late"):
        floor.ask(q.DisputeOf(NL, in_break=True))


def test_deck_is_changed_on_request_once_it_has_served_or_if_it_is_bad() -> None:
    floor = room()
    floor.hand()
    with pytest.raises(RoomRefused, match="whole round"):
        floor.ask(q.DeckOf(NL))
    with pytest.raises(RoomRefused, match="whole round"):
        floor.do(t.ChangeDeck(NL), "ana")
    floor.do(t.FlagDeck(NL, "Kh"), DEALER)
    floor.do(t.ChangeDeck(NL), "ana")
    assert floor.table().decks.first_hand == 2
    with pytest.raises(RoomRefused, match="no occasion"):
        floor.do(t.ChangeDeck(NL, "deck", "whim"), FLOOR)


def test_draw_around_leaves_a_reserved_seat_to_whom_it_is_kept_for() -> None:
    floor = DeskFloor()
    floor.offer(size=4)
    floor.do(d.OpenTable(NL, NL))
    floor.do(p.ReserveSeat("zoe", NL, 1, "sight"))
    answer = floor.ask(q.DrawAround(NL, ("ana", "zoe", "bob")))
    assert answer.facts["seats"] == {"zoe": 1, "ana": 2, "bob": 3}
    with pytest.raises(RoomRefused, match="has no such seats"):
        floor.ask(q.DrawAround(NL, ("a", "b", "c", "d")))


def test_questions_about_nobody_are_refused_with_an_article() -> None:
    floor = room()
    for question in (
        *(q.WhoIsNext("9"), q.WhoIsNext(NL, 99), q.StackOf("eve"), q.Absence("eve")),
        *(q.CaseOf(7), q.NoticeOf("weather"), q.WhyHappened(1), q.RakeOf(NL), q.DeckOf(NL, "whim")),
        *(q.EvenTables("none"), q.PlaceOnList("eve", "none"), q.BuyInOf("eve", "9")),
    ):
        with pytest.raises(RoomRefused) as caught:
            floor.ask(question)
        assert caught.value.rules, question
        assert caught.value.legal.fr, question


def test_questions_are_made_of_plain_fields() -> None:
    assert q.question_of("who_is_next", {"table": "1"}) == q.WhoIsNext("1")
    made = q.question_of("dispute_of", {"table": "1", "acted": [True, False]})
    assert made == q.DisputeOf("1", acted=(True, False))
    with pytest.raises(DataError, match="no question is called 'who_is_nex'; did you mean"):
        q.question_of("who_is_nex", {})
    with pytest.raises(DataError, match="who_is_next: missing table"):
        q.question_of("who_is_next", {})


def test_even_tables_name_the_volunteer() -> None:
    floor = DeskFloor(with_options("rrop3_cash", seating={"must_move": False}))
    floor.offer()
    floor.do(d.PlaceTable("2", 9))
    floor.seated("ana", "bob", "cleo", "dan")
    floor.do(d.OpenTable("2", NL))
    answer = floor.ask(q.EvenTables(NL))
    assert answer.facts["players"] == {NL: 4, "2": 0}
    assert "rrop3:2.seating.3a" in answer.rules
