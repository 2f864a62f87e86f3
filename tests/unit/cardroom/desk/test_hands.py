"""Hands over the desk: blinds as they fall, counted stacks, rake, and what waits for the end."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.happened_at_table import HandSet
from croupier.cardroom.desk.questions import RakeOf, WhatDoesHePost
from croupier.cardroom.desk.view import playable_stacks
from croupier.cardroom.happened import Moved
from croupier.play.setup import Post, Stakes
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, NL, NO_LIMIT, STUD, DeskFloor
from kit.hands import with_options

RAKE = with_options("rrop3_cash", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 4})
MUST_MOVE = with_options("rrop3_cash", seating={"must_move": True})


def three(rules=None) -> DeskFloor:
    floor = DeskFloor(rules or "rrop3_cash")
    floor.going("ana", "bob", "cleo")
    return floor


def posts(floor: DeskFloor, table: str = NL) -> list[str]:
    hand = floor.table(table).hand
    assert hand is not None
    return [f"{post.seat} {post.kind} {post.amount}" for post in hand.posts]


def test_first_hand_has_the_button_where_it_was_drawn_and_blinds_left_of_it() -> None:
    floor = three()
    hand = floor.start()
    assert (hand.number, hand.places.button, hand.dealt_in) == (1, 1, ("bob", "cleo", "ana"))
    assert posts(floor) == ["2 small_blind 5", "3 big_blind 10"]
    assert playable_stacks(floor.desk, NL) == {1: BUY, 2: BUY, 3: BUY}


def test_no_hand_begins_before_the_draw_in_a_hand_or_with_one_player() -> None:
    floor = DeskFloor()
    floor.offer()
    floor.seated("ana", "bob")
    with pytest.raises(RoomRefused, match="drawn for the button"):
        floor.start()
    floor.button()
    floor.start()
    with pytest.raises(RoomRefused, match="Hand 1 is on"):
        floor.start()
    floor.end()
    floor.do(t.StepAway("bob"))
    with pytest.raises(RoomRefused, match="It takes two to play; here with chips"):
        floor.start()


def test_newcomer_in_the_middle_posts_or_waits_for_the_big_blind() -> None:
    floor = three()
    floor.seated("dan", "eve")
    for _ in range(10):
        floor.hand()
    floor.wait("fay")
    floor.do(d.SitDown("fay", BUY))
    floor.hand()
    last = floor.last(HandSet).fact.event
    assert "fay" not in last.dealt_in
    asked = floor.ask(WhatDoesHePost("fay"))
    assert asked.facts["offer"] == 10
    assert set(asked.rules) & {"rrop3:4.blinds.5", "rrop3:4.blinds.4", "rrop3:4.blinds.9"}
    floor.do(t.ComeIn("fay", "post"), "fay")
    for _ in range(2):
        floor.hand()
    last = floor.last(HandSet).fact.event
    assert "fay" in last.dealt_in
    floor.check()


def test_who_missed_both_blinds_owes_them_until_he_posts_or_waits() -> None:
    floor = three()
    floor.seated("dan", "eve")
    for _ in range(6):
        floor.hand()
    floor.do(t.StepAway("dan"))
    for _ in range(6):
        floor.hand()
    assert floor.table().blinds.owes("dan") == ("big", "small")
    assert floor.place().of("dan").missed_big_blinds > 0
    floor.do(t.ComeBack("dan"), "dan")
    asked = floor.ask(WhatDoesHePost("dan"))
    assert (asked.facts["offer"], asked.facts["dealt"]) in {(15, False), (0, True), (0, False)}


def test_stacks_that_do_not_add_up_are_refused_with_the_difference() -> None:
    floor = three()
    floor.start()
    with pytest.raises(RoomRefused, match=r"make 3,010, with a rake of 0 .* 3,000: 10 too many"):
        floor.end(ana=10)
    with pytest.raises(RoomRefused, match="7 missing") as caught:
        floor.end(ana=-7)
    assert "il manque 7" in caught.value.text.fr
    floor.end(ana=20, bob=-5, cleo=-15)
    assert [floor.stack(p) for p in ("ana", "bob", "cleo")] == [1020, 995, 985]
    floor.check()


def test_rake_leaves_the_table_told_before_or_after_it() -> None:
    floor = three(RAKE)
    for change in (36, 40):  # what the winner has once 4 are taken, and before
        floor.start()
        floor.end(awards=((0, 1, 80),), ana=change, bob=-20, cleo=-20)
    assert floor.stack("ana") == BUY + 2 * 36
    assert floor.account("rake") == 2 * 4
    answer = floor.ask(RakeOf(NL))
    assert answer.facts["seats"] == ((1, 4),)
    assert answer.facts["hand"] == 2
    floor.check()


def test_drop_is_taken_where_pots_are_not_told_and_only_in_a_house_that_rakes() -> None:
    floor = three(RAKE)
    floor.start()
    floor.do(t.EndHand(NL, drop=3, stacks={"ana": 1017, "bob": 990, "cleo": 990}), DEALER)
    assert floor.account("rake") == 3
    floor.check()
    free = three()
    free.start()
    with pytest.raises(RoomRefused, match="No drop of 3"):
        free.do(t.EndHand(NL, drop=3), DEALER)


def test_who_leaves_in_a_hand_goes_when_it_is_over_with_what_he_has_then() -> None:
    floor = three()
    floor.start()
    floor.do(d.LeaveSeat("bob", 1))
    assert floor.seats()[2] == "bob"
    floor.end(bob=-5, ana=5)
    assert 2 not in floor.seats()
    assert floor.account("player:bob") == -5
    floor.check()


def test_who_is_not_in_the_hand_leaves_at_once_and_says_what_he_has() -> None:
    floor = three()
    floor.seated("dan")
    floor.do(t.StepAway("dan"))
    floor.start()
    with pytest.raises(RoomRefused, match="dan has 1,000 in front of him, not 5"):
        floor.do(d.LeaveSeat("dan", 5))
    floor.do(d.LeaveSeat("dan", BUY))
    assert "dan" not in floor.seats().values()
    floor.end()
    floor.check()


def test_chips_bought_in_a_hand_come_after_it_and_who_lost_all_buys_in_again() -> None:
    floor = three()
    floor.start()
    floor.do(t.AddChips("ana", 200, BUY))
    floor.do(t.BuyIn("bob", 500))
    assert floor.stack("ana") == BUY
    assert floor.account("advance:ana") == 200
    floor.end(bob=-BUY, ana=BUY)
    assert (floor.stack("ana"), floor.stack("bob")) == (2200, 500)
    assert floor.start().dealt_in
    floor.check()


def test_ruined_player_gets_no_cards_until_he_has_chips_and_is_no_newcomer() -> None:
    floor = three()
    floor.hand()
    floor.start()
    floor.end(bob=-BUY, ana=BUY)
    assert "bob" not in floor.start().dealt_in
    floor.end()
    floor.do(t.BuyIn("bob", 500))
    assert not floor.table().blinds.sitter("bob").new
    floor.check()


def test_uncounted_stacks_are_told_later_and_checked_when_all_are_known() -> None:
    floor = three()
    floor.start()
    floor.do(t.EndHand(NL, ruined=("cleo",)), DEALER)
    assert floor.table().uncounted == {"ana", "bob"}
    floor.do(t.CountStacks(NL, {"ana": 1900}), DEALER)
    with pytest.raises(RoomRefused, match=r"make 3,100, the table holds 3,000: 100 too many"):
        floor.do(t.CountStacks(NL, {"bob": 1200}), DEALER)
    floor.do(t.CountStacks(NL, {"bob": 1100}), DEALER)
    floor.check()


def test_who_leaves_with_more_than_a_table_holds_stays_until_it_is_counted() -> None:
    floor = three()
    floor.start()
    floor.do(d.LeaveSeat("bob", 5000))
    floor.do(t.EndHand(NL), DEALER)
    assert "bob" in floor.seats().values()
    floor.do(t.CountStacks(NL, {"ana": 1000, "bob": 990, "cleo": 1010}), DEALER)
    assert "bob" not in floor.seats().values()
    assert floor.account("player:bob") == -10
    floor.check()


def test_deal_waits_for_the_time_charge_and_goes_on_without_who_steps_away() -> None:
    floor = three()
    floor.do(t.SetCharge(NL, 5))
    with pytest.raises(RoomRefused, match="before 15 is collected, from ana, bob, cleo"):
        floor.start()
    for player in ("ana", "bob"):
        floor.do(t.PayTime(player))
    with pytest.raises(RoomRefused, match="before 5 is collected, from cleo"):
        floor.start()
    floor.do(t.StepAway("cleo"))
    assert set(floor.start().dealt_in) == {"ana", "bob"}
    floor.end()
    floor.do(t.ComeBack("cleo"))
    floor.do(t.PayTime("cleo", from_stack=False))
    assert floor.account("rent") == 15
    assert (floor.stack("ana"), floor.stack("cleo")) == (995, BUY)
    floor.check()


def test_courtesy_ends_when_the_big_blind_is_due_and_at_stud_after_one_hand() -> None:
    floor = three()
    floor.hand()
    floor.do(t.SetCharge(NL, 5))
    for player in ("ana", "bob"):
        floor.do(t.PayTime(player))
    floor.do(t.TakeCourtesy("cleo"), "cleo")
    dealt = [floor.hand().dealt_in for _ in range(3)]
    assert "cleo" in dealt[0]
    assert "cleo" not in dealt[-1]
    stud = DeskFloor()
    stud.offer("stud", "stud", STUD)
    stud.seated("ana", "bob", "cleo", game="stud")
    stud.do(t.SetCharge("stud", 5))
    for player in ("ana", "bob"):
        stud.do(t.PayTime(player))
    stud.do(t.TakeCourtesy("cleo"), "cleo")
    assert "cleo" in stud.hand("stud").dealt_in
    assert "cleo" not in stud.hand("stud").dealt_in


def test_stud_hand_has_antes_and_no_blinds() -> None:
    floor = DeskFloor()
    floor.offer("stud", "stud", STUD)
    floor.seated("ana", "bob", "cleo", game="stud")
    hand = floor.start("stud")
    assert {post.kind for post in hand.posts} == {"ante"}
    assert Post(1, "ante", 2) in hand.posts


def test_chips_taken_along_keep_their_owner_out_until_all_are_back() -> None:
    floor = three()
    floor.hand()
    floor.do(t.StepAway("bob", take=400))
    floor.hand()
    floor.do(t.ComeBack("bob", 100))
    decisions = floor.do(t.StartHand(NL), DEALER)
    assert any("300 more is back" in decision.why.text.en for decision in decisions)
    assert "bob" not in floor.table().hand.dealt_in
    floor.end()
    floor.do(t.ComeBack("bob", 300))
    assert floor.stack("bob") == BUY
    floor.do(t.ComeIn("bob", "post"))
    assert "bob" in {p for _ in range(3) for p in floor.hand().dealt_in}
    floor.check()


def test_must_mover_plays_until_his_big_blind_and_goes_with_his_short_stack() -> None:
    floor = DeskFloor(MUST_MOVE)
    floor.do(d.OfferGame(NL, "holdem", NO_LIMIT))
    for table in ("main", "feeder"):
        floor.do(d.PlaceTable(table, 3))
    floor.wait(*"abcdef")
    for table in ("main", "feeder"):
        floor.do(d.OpenTable(table, NL))
    for player in "abcdef":
        floor.do(d.SitDown(player, BUY))
        assert floor.place("feeder").feeds == "main"
    for table in ("main", "feeder"):
        floor.button(table)
        floor.hand(table)
    floor.start("feeder")
    floor.end("feeder", d=-970, e=970)
    floor.do(d.LeaveSeat("a", BUY))
    lock = floor.desk.room.lock_of("d")
    assert (lock.table, lock.reason) == ("main", "must_move")
    for _ in range(4):
        if "d" in floor.seats("main").values():
            break
        floor.hand("feeder")
    assert "d" in floor.seats("main").values()
    assert floor.stack("d", "main") == 30
    moved = floor.last(Moved)
    assert "rrop3:2.seating.11a" in moved.why.rules
    floor.check()


def test_penalty_hands_are_missed_and_then_he_plays_again() -> None:
    floor = three(with_options("tda", cash={"collection": "none"}))
    floor.do(p.LogBreach("obscene_language", ("bob",)), FLOOR)
    floor.do(p.Sanction(1, "missed_hands", 2), FLOOR)
    assert floor.table().missing == {"bob": 2}
    assert "bob" not in floor.hand().dealt_in
    assert "bob" not in floor.hand().dealt_in
    assert floor.table().missing == {}
    floor.do(t.ComeIn("bob", "post"))
    assert "bob" in {who for _ in range(3) for who in floor.hand().dealt_in}


def test_seat_that_falls_to_a_player_in_a_hand_is_his_after_it() -> None:
    floor = DeskFloor()
    floor.offer(size=4)
    floor.seated("ana", "bob", "cleo", "dan")
    floor.button()
    floor.hand()
    floor.do(t.StepAway("dan"))
    floor.wait("wim")
    floor.start()
    floor.do(d.RequestSeat("bob", 4), "bob")
    floor.do(d.LeaveSeat("dan", BUY))
    assert floor.seats()[2] == "bob"
    assert not floor.desk.room.calls, "the list does not come before him"
    floor.end()
    assert floor.seats()[4] == "bob"
    assert floor.desk.room.call_of("wim").seat == 2
    floor.check()


def test_courtesy_that_ends_at_the_big_blind_ends_though_no_hand_begins() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    floor.hand()
    floor.do(t.SetCharge(NL, 5))
    floor.do(t.PayTime("bob"))
    floor.do(t.TakeCourtesy("ana"))
    for _ in range(3):
        decisions = floor.do(t.StartHand(NL), DEALER)
        if floor.table().hand is None:
            break
        floor.end()
    assert floor.table().rent.standings["ana"] == "played_out"
    assert decisions[-1].why.facts["hand_begins"] is False
    assert "rrop3:2.procedures.2b" in decisions[-2].why.rules
    with pytest.raises(RoomRefused, match="ana has not paid the time charge"):
        floor.start()
    floor.do(t.PayTime("ana"))
    assert set(floor.start().dealt_in) == {"ana", "bob"}


def test_courtesy_is_one_hand_in_a_draw_game_with_antes() -> None:
    floor = DeskFloor()
    floor.offer("draw", "jacks", Stakes("limit", 10, 20, ante=2))
    floor.seated("ana", "bob", "cleo", game="draw")
    floor.do(t.SetCharge("draw", 5))
    for player in ("ana", "bob"):
        floor.do(t.PayTime(player))
    floor.do(t.TakeCourtesy("cleo"))
    first = floor.start("draw")
    assert not first.places.big
    assert "cleo" in first.dealt_in
    floor.end("draw")
    assert floor.table("draw").rent.standings["cleo"] == "played_out"
    assert "cleo" not in floor.hand("draw").dealt_in


def test_courtesy_ends_for_whom_the_big_blind_passes() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo", "dan", "eve")
    floor.hand()
    floor.do(t.StepAway("dan"))
    floor.do(t.SetCharge(NL, 5))
    for player in ("ana", "bob", "cleo", "eve"):
        floor.do(t.PayTime(player))
    floor.do(t.TakeCourtesy("dan"))
    hand = floor.hand()
    assert hand.places.big == 5
    assert floor.table().rent.standings["dan"] == "played_out"


@pytest.mark.parametrize("told", [{"ana": 5000}, {"ana": 2 * BUY, "bob": BUY + 1}])
def test_stacks_of_some_are_not_more_than_the_table_holds(told: dict[str, int]) -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    floor.start()
    before = floor.desk
    with pytest.raises(RoomRefused, match=r"too many.*house:ledger\.covered"):
        floor.do(t.EndHand(NL, (), stacks=told), DEALER)
    assert floor.desk is before
    floor.do(t.EndHand(NL, (), stacks={"ana": 2 * BUY}), DEALER)
    floor.check()
    with pytest.raises(RoomRefused, match=r"too many.*house:ledger\.covered"):
        floor.do(t.AddChips("bob", 100, BUY + 1))
    floor.do(t.CountStacks(NL, {"bob": BUY, "cleo": 0}))
    floor.check()


def test_stacks_of_some_leave_room_for_what_others_are_known_to_have() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo", "dan")
    floor.do(t.StepAway("dan"), "dan")
    floor.start()
    with pytest.raises(RoomRefused, match="1 too many"):
        floor.do(t.EndHand(NL, (), stacks={"ana": 3 * BUY + 1}), DEALER)
    floor.do(t.EndHand(NL, (), stacks={"ana": 3 * BUY}), DEALER)
    floor.check()
