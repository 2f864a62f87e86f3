"""Who may do what: a player what concerns himself, staff what their role allows."""

from typing import get_args

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_rulings as r
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.authority import AUTHORITY, check_may, moves_chips
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_all import DEEDS, deed_of
from croupier.cardroom.desk.doing import HANDLERS
from croupier.cardroom.desk.happened_at_table import UNKNOWN
from croupier.cardroom.state import Person, Role
from croupier.data import DataError
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, FLOOR, KEEPER, NL, DeskFloor

STAFF: tuple[Role, ...] = ("dealer", "list", "floor", "manager")

FIELDS: dict[type[Deed], dict[str, object]] = {
    d.OfferGame: {
        "game": "g",
        "variant": "holdem",
        "stakes": {"structure": "limit", "small_bet": 2, "big_bet": 4},
    },
    d.FirstSeats: {"table": NL, "wishes": [["ana", 1]]},
    d.BreakTable: {"table": NL, "cards": {"ana": "Kh"}},
    t.DrawForButton: {"table": NL, "cards": {"ana": "Kh"}},
    t.CountStacks: {"table": NL, "stacks": {"ana": 5}},
    t.EndHand: {"table": NL, "awards": [[0, 1, 20]], "stacks": {"ana": 10}},
    t.ComeIn: {"player": "ana", "wish": "post"},
    t.DodgeBlinds: {"player": "ana", "blinds": ["big"]},
    p.LogBreach: {"breach": "threats", "people": ["ana"], "facts": {"live": True}},
    p.Complain: {"breach": "threats", "people": ["ana"]},
    r.FileRuling: {
        "table": NL,
        "incident": "card_exposed",
        "decision": "play_on",
        "says": "Go on.",
        "rules": ["tda:1"],
        "facts": {"live": True},
    },
}
PLAIN = {
    "player": "ana",
    "absent": "bob",
    "game": NL,
    "table": NL,
    "seat": 1,
    "chips": 100,
    "stack": 100,
    "amount": 5,
    "minutes": 5,
    "to": NL,
    "dealer": "dan",
    "number": 1,
    "kind": "warning",
    "note": "a note",
    "guest": "gus",
    "one": "ana",
    "other": "bob",
    "reason": "a reason",
    "seq": 1,
    "key": "1",
}


def some(kind: type[Deed]) -> Deed:
    """A deed of that kind, about ana."""
    names = kind.__dataclass_fields__  # type: ignore[attr-defined]
    fields = FIELDS.get(kind) or {name: PLAIN[name] for name in names if name in PLAIN}
    return deed_of(kind.tag, fields)


@pytest.fixture(scope="module")
def floor() -> DeskFloor:
    made = DeskFloor()
    made.offer()
    made.seated("ana", "bob")
    return made


def test_every_deed_has_who_may_do_it_and_what_answers_it() -> None:
    assert set(AUTHORITY) == set(HANDLERS) == set(DEEDS.values())


@pytest.mark.parametrize("tag", DEEDS)
def test_player_does_nothing_for_another_and_nothing_of_the_staff(
    tag: str, floor: DeskFloor
) -> None:
    deed, may = some(DEEDS[tag]), AUTHORITY[DEEDS[tag]]
    if may.own == "anybody":
        check_may(floor.desk, deed, Person("eve"), floor.rules)
        return
    with pytest.raises(RoomRefused) as caught:
        check_may(floor.desk, deed, Person("eve"), floor.rules)
    assert caught.value.rules
    assert caught.value.legal.fr
    if may.own and (may.notice or not moves_chips(deed)):
        check_may(floor.desk, deed, Person("ana"), floor.rules)


@pytest.mark.parametrize("role", STAFF)
@pytest.mark.parametrize("tag", DEEDS)
def test_staff_do_what_their_role_allows(tag: str, role: Role, floor: DeskFloor) -> None:
    deed, may = some(DEEDS[tag]), AUTHORITY[DEEDS[tag]]
    somebody = Person("sam", role)
    if role in may.staff:
        check_may(floor.desk, deed, somebody, floor.rules)
        return
    with pytest.raises(RoomRefused, match=r"not for sam to decide.*It is for: "):
        check_may(floor.desk, deed, somebody, floor.rules)


def test_managers_may_do_everything_and_dealers_do_not_give_out_seats() -> None:
    assert all("manager" in may.staff for may in AUTHORITY.values())
    for kind in (d.AnswerSeat, d.JoinList, d.DropToBottom, p.Sanction, d.OpenTable):
        assert "dealer" not in AUTHORITY[kind].staff
    assert set(STAFF) < set(get_args(Role))


@pytest.mark.parametrize(
    ("deed", "article"),
    [
        (t.BuyIn("ana", 100), "rrop3:2.procedures.9"),
        (t.ComeIn("ana", "post"), "rrop3:2.procedures.13"),
        (d.LeaveSeat("ana", 1000), "rrop3:2.procedures.8"),
        (d.JoinList("ana", NL), "rrop3:2.seating.1"),
    ],
)
def test_refusal_names_the_article_that_is_one_for_each(
    deed: Deed, article: str, floor: DeskFloor
) -> None:
    with pytest.raises(RoomRefused) as caught:
        check_may(floor.desk, deed, Person("eve"), floor.rules)
    assert article in caught.value.rules


@pytest.mark.parametrize(
    ("tag", "fields", "said"),
    [
        ("sit_dwon", {}, "no deed is called 'sit_dwon'; did you mean 'sit_down'"),
        ("sit_down", {"player": "ana", "chip": 5}, "no such key 'chip'; did you mean 'chips'"),
        ("sit_down", {"player": "ana"}, "sit_down: missing chips"),
        ("sit_down", {"player": "ana", "chips": "5"}, "sit_down.chips: '5' is not a whole number"),
        ("sit_down", {"player": "ana", "chips": True}, "sit_down.chips: true is not a whole"),
        ("sit_down", {"player": "ana", "chips": 5.5}, "sit_down.chips: 5.5 is not a whole"),
        ("come_in", {"player": "ana", "wish": "pots"}, "come_in.wish: no such word 'pots'"),
        ("first_seats", {"table": "1", "wishes": [["ana"]]}, r"wishes\[0\].*is not 2 things"),
        ("first_seats", {"table": "1", "wishes": "ana"}, "wishes: 'ana' is not a list"),
        ("end_hand", {"table": "1", "stacks": [5]}, "stacks.*is not a table"),
        ("end_hand", {"table": "1", "stacks": {"ana": "x"}}, "stacks.ana: 'x' is not a whole"),
    ],
)
def test_fields_that_no_deed_has_are_refused_with_a_hint(
    tag: str, fields: dict[str, object], said: str
) -> None:
    with pytest.raises(DataError, match=said) as caught:
        deed_of(tag, fields)
    assert caught.value.text.fr != caught.value.text.en


def test_deeds_are_made_of_plain_fields() -> None:
    made = deed_of("end_hand", {"table": "1", "awards": [[0, 2, 30]], "stacks": {"ana": 7}})
    assert made == t.EndHand("1", ((0, 2, 30),), stacks={"ana": 7})
    assert deed_of("first_seats", {"table": "1", "wishes": [["ana", 3]]}) == d.FirstSeats(
        "1", (("ana", 3),)
    )


@pytest.mark.parametrize(
    "deed",
    [
        d.SitDown("ana", 500),
        d.MoveNow("ana", 500),
        d.RefuseMove("ana", 500),
        d.LockUp("ana", 10, 20),
        t.EndPlayOver("ana", 500),
        t.StepAway("ana", take=50),
        t.ComeBack("ana", 50),
        t.BuyIn("ana", 500),
        t.AddChips("ana", 500, 500),
        t.BuyBehind("ana", 500, 500),
        t.ChangeNotes("ana", 100),
        t.PayTime("ana"),
        t.PayTime("ana", from_stack=False),
    ],
    ids=lambda deed: deed.tag,
)
def test_chips_change_hands_with_the_staff(deed: Deed, floor: DeskFloor) -> None:
    with pytest.raises(RoomRefused, match=r"Chips change hands with the staff.*a floor") as caught:
        check_may(floor.desk, deed, Person("ana"), floor.rules)
    assert caught.value.rules
    assert "Jetons" in caught.value.text.fr.title()
    check_may(floor.desk, deed, FLOOR, floor.rules)
    assert moves_chips(deed)


@pytest.mark.parametrize(
    "deed",
    [
        d.LockUp("ana", 10),
        t.StepAway("ana"),
        t.ComeBack("ana"),
        t.TakeCourtesy("ana"),
        d.AskForSeat("ana", NL, 5, 500),
        d.LeaveSeat("ana", 500),
    ],
    ids=lambda deed: deed.tag,
)
def test_player_says_himself_what_moves_no_chips(deed: Deed, floor: DeskFloor) -> None:
    check_may(floor.desk, deed, Person("ana"), floor.rules)


def test_seat_is_locked_up_without_money() -> None:
    floor = DeskFloor()
    floor.offer()
    floor.seated("ana", "bob")
    floor.wait("cleo")
    floor.do(d.LockUp("cleo", 10), "cleo")
    lock = floor.desk.room.lock_of("cleo")
    assert (lock.minutes, lock.money) == (10, 0)
    floor.wait("dan")
    with pytest.raises(RoomRefused, match="not kept 10 min for -5"):
        floor.do(d.LockUp("dan", 10, -5))


def test_player_who_asks_to_leave_goes_once_the_staff_have_his_chips() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    floor.hand()
    [asked, *_] = floor.do(d.LeaveSeat("bob", 0), "bob")
    assert "wishes to leave" in asked.why.text.en
    assert floor.table().leaving == {"bob": UNKNOWN}
    assert floor.seats()[2] == "bob"
    assert "bob" not in floor.start().dealt_in
    floor.do(d.LeaveSeat("bob", BUY))
    assert 2 not in floor.seats()
    assert floor.account("player:bob") == 0
    floor.check()


@pytest.mark.parametrize("counted", [True, False])
def test_player_who_asks_in_a_hand_goes_with_what_is_counted(counted: bool) -> None:  # noqa: FBT001
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    floor.start()
    floor.do(d.LeaveSeat("bob", 5000), "bob")
    floor.do(d.LeaveSeat("bob", 5000), "bob")
    if counted:
        floor.end(bob=-10, ana=10)
    else:
        decisions = floor.do(t.EndHand(NL), FLOOR)
        assert not any("stays" in decision.why.facts for decision in decisions)
        assert floor.seats()[2] == "bob"
        floor.do(t.CountStacks(NL, {"ana": BUY + 10, "bob": BUY - 10, "cleo": BUY}))
    assert 2 not in floor.seats()
    assert floor.account("player:bob") == -10
    floor.check()


def test_player_without_chips_leaves_by_himself() -> None:
    floor = DeskFloor()
    floor.going("ana", "bob", "cleo")
    floor.start()
    floor.end(bob=-BUY, ana=BUY)
    floor.do(d.LeaveSeat("bob", 0), "bob")
    assert 2 not in floor.seats()
    floor.check()


def test_refusal_of_authority_cites_what_gives_it(floor: DeskFloor) -> None:
    ana, lou = Person("ana"), KEEPER
    for deed, by in ((t.StartHand(NL), ana), (t.StartHand(NL), lou), (p.TakeBack(1, "mine"), ana)):
        with pytest.raises(RoomRefused, match=r"to decide.*house:desk\.authority"):
            floor.do(deed, by)
    with pytest.raises(RoomRefused, match=r"to decide.*rrop3:2\.procedures\.1\b"):
        floor.do(d.OpenTable(NL, NL), ana)
