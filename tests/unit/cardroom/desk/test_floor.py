"""Games, tables, lists and dealers over the desk: what the house offers and who is called."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.deeds import Deed
from croupier.play.setup import Stakes
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, DEALER, FLOOR, LIMIT, NL, NO_LIMIT, DeskFloor
from kit.hands import with_options


def test_call_that_nobody_answers_falls_to_the_next_name_by_itself() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("wim", "xia")
    call = floor.desk.room.call_of("wim")
    assert call is not None
    floor.at = call.until
    floor.do(d.LetTimePass())
    assert [entry.player for entry in floor.desk.room.list_of(NL)] == ["xia", "wim"]
    assert floor.desk.room.call_of("xia") is not None
    floor.check()


def test_call_stands_while_nobody_else_waits() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("wim")
    floor.pass_minutes(60)
    floor.do(d.LetTimePass())
    floor.do(d.SitDown("wim", BUY))
    assert floor.seats()[2] == "wim"


def test_seat_kept_too_long_goes_to_the_next_and_the_money_back() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("wim", "xia")
    floor.do(d.LockUp("wim", 5, 20))
    floor.pass_minutes(11)
    floor.do(d.LetTimePass())
    assert floor.desk.room.call_of("xia") is not None
    assert floor.account("player:wim") == 0
    floor.check()


@pytest.mark.parametrize(
    ("variant", "stakes"),
    [
        ("holdem", Stakes("limit", 0, 0)),
        ("holdem", Stakes("limit", 20, 10)),
        ("holdem", Stakes("limit", -5, 10)),
        ("holdem", Stakes("limit", 10, 2**60)),
    ],
)
def test_game_nobody_can_play_is_not_offered(variant: str, stakes: Stakes) -> None:
    floor = DeskFloor()
    with pytest.raises(RoomRefused, match="is not played at these stakes"):
        floor.do(d.OfferGame("g", variant, stakes))


def test_game_nobody_knows_is_not_offered() -> None:
    with pytest.raises(RoomRefused, match="No game is called chess"):
        DeskFloor().do(d.OfferGame("g", "chess", NO_LIMIT))


def test_stakes_of_a_game_that_is_played_stay() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    with pytest.raises(RoomRefused, match="is being played"):
        floor.do(d.OfferGame(NL, "holdem", LIMIT))


@pytest.mark.parametrize(
    "deed",
    [
        d.PlaceTable(NL),
        d.PlaceTable("x", 1),
        d.PlaceTable("x", 12),
        d.OpenTable("x", NL),
        d.CloseTable(NL),
        d.CheckOut("ana"),
        d.CheckOut("nobody"),
        d.BreakTable(NL, {"ana": "Kh", "bob": "Kh"}),
        d.BreakTable(NL, {"ana": "nonsense"}),
        t.DrawForButton(NL, {"eve": "Kh"}),
        t.DrawForButton(NL, {}),
        t.ChangeSeat("ana", 2),
        t.ChangeSeat("ana", 77),
        t.PushDealer(NL, ""),
        t.FlagDeck(NL, "nonsense"),
        t.SetRake(NL, drop=3),
        t.SetCharge(NL, -5),
        t.SetCharge(NL, 5, 0),
        t.EndHand(NL),
        t.CountStacks(NL, {"eve": 5}),
        t.CountStacks(NL, {}),
        t.ChangeNotes("ana", -20),
        t.ChipsArrive("ana"),
        t.BuyIn("ana", BUY),
        t.BuyIn("eve", BUY),
        t.AddChips("ana", 0, BUY),
        t.LetNotesPlay("ana", 20),
        t.StepAway("ana", take=5000),
        d.MoveNow("ana", BUY),
        d.RefuseMove("ana", BUY),
    ],
    ids=repr,
)
def test_what_cannot_be_is_refused_with_the_article_and_a_way_out(deed: Deed) -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    floor.hand()
    before = floor.desk
    with pytest.raises(RoomRefused) as caught:
        floor.do(deed, FLOOR)
    assert caught.value.rules
    assert caught.value.legal.en
    assert caught.value.text.fr
    assert floor.desk is before


@pytest.mark.parametrize("what", ["awards", "stacks", "strangers", "pots", "chips"])
def test_hand_does_not_end_with_what_it_cannot_have(what: str) -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    floor.start()
    wrong = {
        "awards": t.EndHand(NL, awards=((0, 7, 20),)),
        "stacks": t.EndHand(NL, stacks={"ana": -5}),
        "strangers": t.EndHand(NL, stacks={"eve": 5}),
        "chips": t.EndHand(NL, awards=((0, 1, 2 * BUY + 1),)),
        "pots": t.EndHand(NL, awards=((99, 1, 20),)),
    }[what]
    with pytest.raises(RoomRefused, match="cannot have ended so"):
        floor.do(wrong, DEALER)


def test_dealer_deals_at_one_table() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob")
    floor.do(d.PlaceTable("2"))
    floor.do(d.OpenTable("2", NL))
    floor.do(t.PushDealer(NL, "Dan"))
    floor.do(t.PushDealer("2", "Dan"))
    assert (floor.table().dealer, floor.table("2").dealer) == ("", "Dan")
    with pytest.raises(RoomRefused, match="No other dealer"):
        floor.do(t.PushDealer("2", "Dan"))


def test_table_with_one_too_many_is_dealt_to_ten_and_has_its_size_again() -> None:
    floor = DeskFloor()
    floor.offer(size=3)
    floor.wait("ana", "bob", "cleo", "dan")
    floor.do(d.OpenTable(NL, NL, extra=True))
    for player in ("ana", "bob", "cleo", "dan"):
        floor.do(d.SitDown(player, BUY))
    floor.button()
    assert len(floor.hand().dealt_in) == 4
    floor.do(d.LeaveSeat("bob", BUY))
    assert floor.seats() == {1: "ana", 2: "dan", 3: "cleo"}
    assert set(floor.hand().dealt_in) == {"ana", "cleo", "dan"}, "another number costs nothing"
    floor.check()


def test_other_limit_is_played_from_the_next_hand() -> None:
    floor = DeskFloor()
    floor.offer("lim", "holdem", LIMIT)
    floor.do(d.OfferGame("high", "holdem", Stakes("limit", 20, 40, 10, 20)))
    floor.seated("ana", "bob", game="lim")
    floor.button("lim")
    floor.hand("lim")
    floor.do(d.WishLimit("ana", "lim", "high"), "ana")
    floor.do(d.ChangeLimit("lim"), FLOOR)
    assert {post.amount for post in floor.start("lim").posts} == {10, 20}
    floor.check()


def test_first_to_ask_has_the_free_seat() -> None:
    floor = DeskFloor()
    floor.offer(size=4)
    floor.seated("ana", "bob", "cleo", "dan")
    floor.button()
    floor.hand()
    floor.do(d.RequestSeat("cleo", 2), "cleo")
    floor.do(d.LeaveSeat("bob", BUY))
    assert floor.seats() == {1: "ana", 2: "cleo", 4: "dan"}
    floor.do(t.ChangeSeat("dan", 3), "dan")
    assert floor.seats() == {1: "ana", 2: "cleo", 3: "dan"}
    floor.check()


def test_those_who_come_together_choose_in_the_order_of_the_list() -> None:
    floor = DeskFloor(with_options("rrop3_cash", seating={"list_call_seconds": 300}))
    floor.offer(size=4)
    floor.wait("ana", "bob")
    floor.do(d.OpenTable(NL, NL))
    for player in ("ana", "bob"):
        floor.do(d.PassCall(player), player)
    decisions = floor.do(d.FirstSeats(NL, (("bob", 2), ("ana", 2))))
    assert floor.seats() == {2: "ana"}
    assert any("not free" in decision.why.text.en for decision in decisions)


def new_table_while_p_plays(size: int) -> DeskFloor:
    """P is in a hand of another game when a table opens; he and others are called to it."""
    floor = DeskFloor()
    floor.offer("other", "omaha", Stakes("pot", 10, 10, 5, 10))
    floor.seated("P", "R", "S", game="other")
    floor.button("other")
    floor.start("other")
    floor.offer(size=size)
    floor.wait("P", "W", "X", "Y", "Z")
    floor.do(d.OpenTable(NL, NL))
    assert floor.desk.room.call_of("P").seat == 1
    return floor


@pytest.mark.parametrize(("size", "seat"), [(3, 1), (9, 1), (9, 7)])
def test_player_in_a_hand_chooses_any_seat_of_the_table_to_which_he_is_called(
    size: int, seat: int
) -> None:
    floor = new_table_while_p_plays(size)
    floor.do(d.FirstSeats(NL, (("P", seat),)))
    lock = floor.desk.room.lock_of("P")
    assert (lock.table, lock.seat, lock.reason) == (NL, seat, "opening")
    assert floor.desk.room.call_of("P") is None
    assert floor.desk.room.kept_for(NL, 1) == ("P" if seat == 1 else "")
    floor.check()
    floor.end("other")
    assert floor.desk.room.lock_of("P").since == floor.at


def test_call_to_one_table_does_not_let_him_choose_at_another() -> None:
    floor = new_table_while_p_plays(3)
    floor.do(d.PlaceTable("nl2", 3))
    floor.do(d.OpenTable("nl2", NL))
    with pytest.raises(RoomRefused) as caught:
        floor.do(d.FirstSeats("nl2", (("P", 3),)))
    assert floor.desk.room.call_of("P").table == NL
    assert caught.value.rules


def test_absent_player_whose_drawn_seat_lapsed_is_called_once_he_is_back() -> None:
    floor = DeskFloor(with_options("rrop3_cash", seating={"must_move": False}))
    floor.offer(size=4)
    floor.do(d.PlaceTable("2", 4))
    floor.seated("ana", "bob", "cleo")
    floor.do(d.OpenTable("2", NL))
    floor.wait("P", "Q")
    for player in "PQ":
        floor.do(d.SitDown(player, BUY))
    assert floor.place("2").of("P")
    floor.button()
    floor.hand()
    floor.do(t.StepAway("P"))
    floor.do(d.BreakTable("2", {"P": "As", "Q": "Kh"}))
    assert floor.desk.room.lock_of("P").seat == 4
    while floor.desk.room.lock_of("P"):
        floor.hand()
    names = [entry.player for entry in floor.desk.room.list_of(NL)]
    assert names[0] == "P"
    called = [call.player for call in floor.desk.room.calls]
    assert called == [name for name in names if name != "P"]
    floor.check()
    for call in floor.desk.room.calls:
        floor.do(d.PassCall(call.player))
    floor.do(d.StepIn("P"), "P")
    assert floor.desk.room.call_of("P").table == NL
    floor.do(d.SitDown("P", BUY))
    floor.check()


def test_who_had_stepped_out_is_in_the_room_once_he_sits() -> None:
    floor = DeskFloor()
    floor.offer()
    floor.seated("ana", "bob")
    floor.do(d.OfferGame("lim", "holdem", LIMIT))
    floor.wait("cleo", game="lim")
    floor.do(d.StepOut("cleo"), "cleo")
    floor.do(d.AskForSeat("cleo", NL, 5, BUY), "cleo")
    floor.do(d.AnswerSeat("cleo"))
    assert "cleo" not in floor.desk.room.out
