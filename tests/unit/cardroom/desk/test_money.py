"""Chips over the desk: buy-ins, going south, chips behind, notes, moves, corrections."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.happened_at_table import ChipsShown
from croupier.cardroom.desk.questions import BuyInOf, StackOf
from croupier.cardroom.ledger import csv_of
from croupier.cardroom.money import BoughtIn, Left
from croupier.cardroom.settlement import settle_ledger
from croupier.cardroom.time_charge import ChargeWaived
from croupier.play.setup import Stakes
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, LIMIT, MANAGER, NL, DeskFloor
from kit.hands import with_options

RAKE = with_options("rrop3_cash", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 4})


def three(**options: dict[str, object]) -> DeskFloor:
    floor = DeskFloor(with_options("rrop3_cash", **options))
    floor.going("ana", "bob", "cleo")
    return floor


def two_tables() -> DeskFloor:
    """Two tables of one game with four and two players."""
    floor = DeskFloor(with_options("rrop3_cash", seating={"must_move": False}))
    floor.offer()
    floor.do(d.PlaceTable("2", 9))
    floor.seated("ana", "bob", "cleo", "dan")
    floor.do(d.OpenTable("2", NL))
    floor.wait("eve", "fay")
    for player in ("eve", "fay"):
        floor.do(d.SitDown(player, BUY))
    assert floor.seats("2") == {1: "eve", 2: "fay"}
    return floor


def test_one_short_buy_counts_for_all_tables_of_a_game() -> None:
    floor = two_tables()
    floor.do(d.LeaveSeat("eve", BUY))
    floor.pass_minutes(61)
    floor.do(d.AskForSeat("eve", NL, 7, 100), "eve")
    floor.do(d.AnswerSeat("eve"))
    floor.do(d.LeaveSeat("eve", 100))
    floor.pass_minutes(61)
    with pytest.raises(RoomRefused, match="has had his one short buy-in"):
        floor.do(d.AskForSeat("eve", "2", 7, 100), "eve")
    floor.check()


def test_who_left_lately_comes_back_with_as_much_to_any_table_of_the_game() -> None:
    floor = two_tables()
    floor.do(d.LeaveSeat("eve", BUY))
    floor.pass_minutes(59)
    assert floor.ask(BuyInOf("eve", NL)).facts["least"] == BUY
    with pytest.raises(RoomRefused, match=r"not enough.*with 1,000.*house:buy_in\.other_table"):
        floor.do(d.AskForSeat("eve", NL, 7, 500), "eve")
    floor.pass_minutes(1)
    floor.do(d.AskForSeat("eve", NL, 7, 500), "eve")
    floor.do(d.AnswerSeat("eve"))
    assert floor.stack("eve") == 500
    floor.check()


def test_who_moved_and_lost_it_all_buys_in_again_for_the_minimum() -> None:
    floor = two_tables()
    floor.button("2")
    floor.hand("2")
    floor.do(d.RequestTransfer("ana", "2"), "ana")
    floor.do(d.MoveNow("ana", BUY, post=True))
    for _ in range(4):
        if "ana" in floor.start("2").dealt_in:
            break
        floor.end("2")
    floor.end("2", ana=-BUY, eve=BUY)
    floor.do(t.BuyIn("ana", 400))
    assert floor.stack("ana", "2") == 400
    floor.check()


def test_chips_that_were_shown_are_bought_with_leave_and_not_without() -> None:
    floor = three()
    floor.do(d.CheckIn("dan"))
    floor.do(d.AskForSeat("dan", NL, 5, 600), "dan")
    assert floor.last(ChipsShown).fact.event.chips == 600
    assert floor.account("player:dan") == 0
    floor.do(d.AnswerSeat("dan", grant=False))
    assert floor.account("player:dan") == 0
    floor.do(d.AskForSeat("dan", NL, 5, 700), "dan")
    floor.do(d.AnswerSeat("dan"))
    assert (floor.seats()[5], floor.stack("dan")) == ("dan", 700)
    assert floor.place().of("dan").settled
    floor.check()


def test_move_takes_the_stack_along_and_a_short_one_needs_chips_added() -> None:
    floor = two_tables()
    floor.button()
    floor.start()
    floor.end(ana=-980, bob=980)
    floor.do(d.RequestTransfer("ana", "2"), "ana")
    with pytest.raises(RoomRefused, match=r"brings 20.*Add 380"):
        floor.do(d.MoveNow("ana", 20))
    with pytest.raises(RoomRefused, match="ana has 20"):
        floor.do(d.MoveNow("ana", 25, added=400))
    floor.do(d.MoveNow("ana", 20, added=400))
    assert floor.stack("ana", "2") == 420
    assert (floor.account("table:nl"), floor.account("table:2")) == (3980, 2420)
    floor.check()


def test_broken_table_seats_its_players_with_what_they_have() -> None:
    floor = two_tables()
    floor.button("2")
    floor.start("2")
    floor.end("2", eve=-980, fay=980)
    floor.do(d.BreakTable("2", {"eve": "As", "fay": "Kd"}))
    assert (floor.stack("eve"), floor.stack("fay")) == (20, 1980)
    assert floor.account("table:2") == 0
    floor.check()


def test_who_plays_over_has_his_own_chips_and_the_owner_gets_his_back() -> None:
    floor = three()
    floor.hand()
    floor.do(t.StepAway("bob"), "bob")
    floor.do(d.CheckIn("quin"))
    floor.do(t.PlayOver("quin", "bob", 600, BUY), FLOOR)
    assert (floor.stack("bob"), floor.stack("quin")) == (0, 600)
    assert floor.ask(StackOf("bob")).facts["set_aside"] == BUY
    floor.check()
    floor.do(t.ComeIn("quin", "post"), "quin")
    hands = [floor.hand().dealt_in for _ in range(3)]
    assert "quin" in hands[-1]
    assert all("bob" not in hand for hand in hands)
    floor.start()
    with pytest.raises(RoomRefused, match="quin is dealt into hand"):
        floor.do(t.ComeBack("bob"), "bob")
    floor.end(quin=50, ana=-50)
    floor.do(t.ComeBack("bob"), "bob")
    assert floor.stack("bob") == BUY
    assert floor.account("player:quin") == 50
    floor.check()


def test_who_plays_over_gives_the_place_up_after_the_hand() -> None:
    floor = three()
    floor.hand()
    floor.do(t.StepAway("bob"), "bob")
    floor.do(d.CheckIn("quin"))
    floor.do(t.PlayOver("quin", "bob", 600, BUY), FLOOR)
    floor.do(t.ComeIn("quin", "post"), "quin")
    for _ in range(3):
        if "quin" in floor.start().dealt_in:
            break
        floor.end()
    floor.do(t.EndPlayOver("quin", 600))
    assert floor.desk.room.plays_over("quin")
    floor.end()
    assert not floor.desk.room.plays_over("quin")
    assert floor.account("player:quin") == 0
    floor.check()


def test_chips_on_their_way_play_as_announced_and_are_lost_last() -> None:
    floor = three()
    floor.do(d.CheckIn("dan"))
    floor.do(d.AskForSeat("dan", NL, 5, 400), "dan")
    floor.do(d.AnswerSeat("dan"))
    floor.do(t.BuyBehind("dan", 500, 400, 300))
    assert floor.ask(StackOf("dan")).facts["playable"] == 700
    floor.do(t.ComeIn("dan", "post"))
    for _ in range(4):
        if "dan" in floor.start().dealt_in:
            break
        floor.end()
    floor.end(dan=-600, ana=600)
    assert floor.stack("dan") == 0
    assert floor.account("advance:dan") == 300
    floor.check()
    floor.do(t.ChipsArrive("dan"), DEALER)
    assert (floor.stack("dan"), floor.account("advance:dan")) == (300, 0)
    floor.check()


def test_notes_play_once_if_nobody_objects() -> None:
    floor = three()
    floor.start()
    with pytest.raises(RoomRefused, match="bob objects"):
        floor.do(t.LetNotesPlay("ana", 20, objecting=("bob",)), DEALER)
    floor.do(t.LetNotesPlay("ana", 20), DEALER)
    floor.end()
    assert floor.table().money.of("ana").notes == 0
    assert floor.account("player:ana") == -BUY - 20
    floor.check()


def test_newcomer_pays_the_charge_of_a_running_period_only_with_a_long_list() -> None:
    floor = three()
    floor.do(t.SetCharge(NL, 5))
    for player in ("ana", "bob", "cleo"):
        floor.do(t.PayTime(player))
    floor.seated("dan")
    assert floor.last(ChargeWaived).fact.event.player == "dan"
    with pytest.raises(RoomRefused, match="owes no time charge"):
        floor.do(t.PayTime("dan"))


def test_chips_of_who_is_away_too_long_are_cashed_in() -> None:
    floor = three()
    floor.do(t.StepAway("bob"), "bob")
    floor.pass_minutes(30)
    with pytest.raises(RoomRefused, match="The chips of bob stay"):
        floor.do(t.PickUpChips("bob", BUY))
    floor.pass_minutes(1)
    floor.do(t.PickUpChips("bob", BUY))
    assert floor.account("player:bob") == 0
    assert floor.last(Left).fact.event.stack == BUY
    floor.check()


def test_buy_in_typed_wrong_is_countered_and_the_stack_set_right() -> None:
    floor = three()
    seq = next(each.seq for each in floor.records if isinstance(each.fact.event, BoughtIn))
    floor.do(p.CorrectMoney(str(seq), "500 was meant"), MANAGER)
    assert (floor.stack("ana"), floor.account("player:ana")) == (0, 0)
    floor.do(t.BuyIn("ana", 500))
    floor.check()
    with pytest.raises(RoomRefused, match=r"taken back already|cannot be corrected"):
        floor.do(p.CorrectMoney(str(seq), "again"), MANAGER)
    with pytest.raises(RoomRefused, match="Nothing was posted under 9999"):
        floor.do(p.CorrectMoney("9999", "no such"), MANAGER)


def test_cash_out_is_not_countered_alone() -> None:
    floor = three()
    floor.do(d.LeaveSeat("bob", BUY))
    seq = floor.last(Left).seq
    with pytest.raises(RoomRefused, match="take its deed back"):
        floor.do(p.CorrectMoney(str(seq), "he stays"), MANAGER)


def test_money_that_keeps_a_seat_comes_back_when_he_sits_down() -> None:
    floor = three()
    floor.wait("dan")
    floor.do(d.LockUp("dan", 10, 20))
    assert (floor.account("cage"), floor.account("player:dan")) == (20, -20)
    floor.do(d.SitDown("dan", BUY))
    assert (floor.account("cage"), floor.account("player:dan")) == (0, -BUY)
    floor.check()


def test_night_ends_with_every_debt_in_the_settlement() -> None:
    floor = DeskFloor(RAKE)
    floor.going("ana", "bob", "cleo")
    for _ in range(5):
        floor.start()
        floor.end(awards=((0, 1, 100),), ana=50, bob=-50)
    with pytest.raises(RoomRefused, match="table:nl still holds"):
        settle_ledger(floor.desk.ledger)
    for player in ("ana", "bob", "cleo"):
        floor.do(d.LeaveSeat(player, floor.stack(player)))
    balances = dict(floor.desk.ledger.balances)
    for one in settle_ledger(floor.desk.ledger).transfers:
        balances[one.payer] += one.amount
        balances[one.payee] -= one.amount
    assert set(balances.values()) == {0}
    lines = csv_of(floor.desk.ledger, "fr").splitlines()
    assert len(lines) == len(floor.desk.ledger.postings) + 1


def test_game_of_another_list_is_joined_with_chips_of_its_own() -> None:
    floor = three()
    floor.offer("lim", "holdem", LIMIT)
    floor.do(d.OpenTable("lim", "lim"))
    floor.do(d.JoinList("ana", "lim"), "ana")
    floor.do(d.SitDown("ana", 300))
    assert (floor.seats("lim")[1], floor.stack("ana", "lim")) == ("ana", 300)
    assert floor.account("player:ana") == -300
    floor.check()


def test_buy_in_during_a_hand_cites_that_chips_come_between_hands() -> None:
    floor = DeskFloor("general")
    floor.going("ana", "bob", "cleo")
    floor.start()
    [bought, *_] = floor.do(t.BuyIn("ana", BUY))
    assert "general:acting.9" in bought.why.rules
    assert bought.why.facts["after_hand"]


def test_who_plays_over_without_chips_is_told_that_he_plays_his_own() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    floor.do(d.CheckIn("dan"))
    floor.do(t.StepAway("bob"))
    with pytest.raises(RoomRefused) as caught:
        floor.do(t.PlayOver("dan", "bob", 0, BUY))
    assert {"rrop3:2.procedures.9", "rrop3:2.procedures.11"} <= set(caught.value.rules)
    assert floor.stack("bob") == BUY


def test_ledger_names_the_articles_by_which_chips_changed_hands() -> None:
    floor = three()
    floor.do(d.LeaveSeat("ana", BUY))
    bought, *_, left = floor.desk.ledger.postings
    assert bought.rules == ("rrop3:3.buyin.1",)
    assert left.rules == ("rrop3:2.procedures.5c", "general:acting.10")


def test_no_amount_is_too_large_to_be_shown() -> None:
    floor = DeskFloor()
    stakes = Stakes("none", 10**12, 10**12, 5 * 10**11, 10**12)
    floor.offer(stakes=stakes)
    floor.wait("ana", "bob")
    floor.do(d.OpenTable(NL, NL))
    with pytest.raises(RoomRefused, match=r"maximum of 1,000,000,000,000.*house:buy_in\.range"):
        floor.do(d.SitDown("ana", 10**12 + 1))


def test_back_at_the_same_table_within_the_hour_cites_the_article_on_it() -> None:
    floor = three()
    floor.do(d.LeaveSeat("ana", BUY))
    with pytest.raises(RoomRefused, match=r"left with 1,000.*rrop3:2\.procedures\.5d"):
        floor.do(d.AskForSeat("ana", NL, 7, 500), "ana")
