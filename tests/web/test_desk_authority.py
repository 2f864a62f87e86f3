"""Who may ask what of the card room: the session decides, never what is sent."""

from collections.abc import Iterator
from typing import Any

import pytest

from croupier.cardroom.desk.authority import AUTHORITY
from croupier.cardroom.desk.questions import QUESTIONS
from kit.desk_web import GAME, STAKES, Browser, CardRoom, going, opened_table, refusal, seated

ANA = "p:Ana"
FIELDS: dict[str, Any] = {
    "game": GAME,
    "variant": "holdem",
    "stakes": STAKES,
    "table": "1",
    "player": ANA,
    "seat": 5,
    "chips": 500,
    "stack": 500,
    "wishes": [[ANA, 5]],
    "cards": {ANA: "As", "p:Ben": "Kd"},
    "stacks": {ANA: 500},
    "to": "2",
    "minutes": 10,
    "absent": "p:Ben",
    "amount": 5,
    "dealer": "p:Dee",
    "wish": "post",
    "blinds": ["big"],
    "breach": "threats",
    "people": [ANA],
    "number": 1,
    "kind": "warning",
    "note": "a note",
    "guest": "Gus",
    "one": ANA,
    "other": "p:Ben",
    "reason": "a reason",
    "incident": "card_exposed",
    "decision": "play_on",
    "says": "Go on.",
    "seq": 1,
    "key": "10",
}
"""Something for every field of every deed that has no value of its own."""

FOR_STAFF = sorted(kind.tag for kind, may in AUTHORITY.items() if not may.own)
OF_ONES_OWN = sorted(
    kind.tag
    for kind, may in AUTHORITY.items()
    if may.own not in ("", "anybody") and "player" in kind.__dataclass_fields__
)
BY_TAG = {kind.tag: kind for kind in AUTHORITY}
READING = ("/log", "/ledger", "/ledger.csv", "/settle", "/person/p:Ana", "/staff")


@pytest.fixture(scope="module")
def web() -> Iterator[CardRoom]:
    with CardRoom().opened() as web:
        yield web


@pytest.fixture(scope="module")
def max_(web: CardRoom) -> Browser:
    """The manager of a room in which everything is going on."""
    max_ = web.manager()
    opened_table(max_)
    seated(max_, "Ana", "Ben", "Cleo", "Dan")
    max_.does("place_table", table="2", size=9)
    max_.does("open_table", table="2", game=GAME)
    max_.does("log_breach", breach="threats", people=[ANA])
    max_.does("push_dealer", table="1", dealer="p:Dee")
    return max_


@pytest.fixture(scope="module")
def zoe(web: CardRoom, max_: Browser) -> Browser:
    """A player in the room of *max_*."""
    assert max_.id
    zoe = web.enters("Zoé")
    zoe.does("check_in")
    return zoe


def fields_of(tag: str) -> dict[str, Any]:
    known = BY_TAG[tag].__dataclass_fields__
    return {name: FIELDS[name] for name in known if name in FIELDS}


@pytest.mark.parametrize("tag", FOR_STAFF)
def test_staff_deed_is_refused_to_a_player(zoe: Browser, max_: Browser, tag: str) -> None:
    before = max_.board()
    zoe.refused(tag, **fields_of(tag))
    assert max_.board() == before


@pytest.mark.parametrize("tag", sorted(BY_TAG))
def test_every_deed_is_refused_to_a_stranger(web: CardRoom, max_: Browser, tag: str) -> None:
    before = max_.board()
    for cookie in ("", "croupier=made-up", "croupier="):
        refusal(web.stranger(cookie).tries(tag, **fields_of(tag)), 401)
    assert max_.board() == before


@pytest.mark.parametrize("tag", OF_ONES_OWN)
def test_player_does_nothing_for_somebody_else(zoe: Browser, max_: Browser, tag: str) -> None:
    before = max_.board()
    zoe.refused(tag, **fields_of(tag))
    assert max_.board() == before


@pytest.mark.parametrize("more", ["by", "role", "at", "guest_id", "person", "__class__"])
def test_payload_cannot_say_who_asks(zoe: Browser, max_: Browser, more: str) -> None:
    before = max_.board()
    zoe.refused("check_in", status=422, **{more: "manager"})
    zoe.refused("open_table", status=422, table="1", game=GAME, **{more: max_.id})
    assert max_.board() == before


@pytest.mark.parametrize("path", READING)
def test_books_are_for_the_staff(web: CardRoom, zoe: Browser, max_: Browser, path: str) -> None:
    told = refusal(zoe.get(path), 403)
    assert "Ana" not in str(told)
    refusal(web.stranger().get(path), 401)
    assert max_.get(path).status_code in (200, 409)


@pytest.mark.parametrize("path", ["", "/me"])
def test_stranger_sees_nothing(web: CardRoom, path: str) -> None:
    refusal(web.stranger().get(path), 401)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/staff/link", {"role": "manager"}),
        ("/staff/role", {"person": "p:Ana", "role": "floor"}),
        ("/order", {"n": 1}),
        ("/take_back", {"id": "1", "seq": 1, "reason": "mine"}),
        ("/staff", {"secret": "made-up"}),
    ],
)
def test_player_takes_no_right_by_any_other_request(
    zoe: Browser, max_: Browser, path: str, body: object
) -> None:
    before = max_.board()
    assert zoe.post(path, body).status_code in (403, 409)
    assert max_.board() == before
    assert zoe.board()["you"]["role"] == "player"


@pytest.mark.parametrize("role", ["dealer", "list", "floor"])
def test_nobody_but_the_manager_gives_roles(web: CardRoom, max_: Browser, role: str) -> None:
    other = web.staff(max_, role, role.title())
    refusal(other.post("/staff/link", {"role": "manager"}))
    refusal(other.post("/staff/role", {"person": other.id, "role": "manager"}))
    assert other.board()["you"]["role"] == role


def test_role_that_was_taken_back_gives_no_right(web: CardRoom, max_: Browser) -> None:
    floor = web.staff(max_, "floor", "Fay")
    assert floor.get("/ledger").status_code == 200
    assert max_.post("/staff/role", {"person": floor.id, "role": "player"}).status_code == 200
    refusal(floor.get("/ledger"), 403)
    floor.refused("open_table", table="1", game=GAME)


def test_dealer_deals_and_opens_no_table(web: CardRoom, max_: Browser) -> None:
    dealer = web.staff(max_, "dealer", "Dee")
    going_before = max_.board()["tables"][0]["on"]
    assert not going_before
    going(dealer, {"Ana": "As", "Ben": "Kd", "Cleo": "Qs", "Dan": "2c"})
    dealer.does("end_hand", table="1")
    dealer.refused("close_table", table="2")
    assert "start_hand" in dealer.board()["you"]["may"]
    assert "close_table" not in dealer.board()["you"]["may"]


@pytest.mark.parametrize("path", ["/do", "/ask", "/take_back", "/order", "/staff", "/staff/link"])
def test_page_of_another_site_asks_nothing(max_: Browser, path: str) -> None:
    before = max_.board()
    body = {"id": "x", "deed": "check_in", "player": "p:Eve"}
    refusal(max_.post(path, body, origin="https://evil.example"), 403)
    assert max_.board() == before


@pytest.mark.parametrize("tag", sorted(QUESTIONS))
def test_player_asks_about_nobody_else(zoe: Browser, tag: str) -> None:
    known = QUESTIONS[tag].__dataclass_fields__
    fields = {name: FIELDS[name] for name in known if name in FIELDS}
    extra = {"expected": 10, "counted": 5, "about": "conduct", "notes": {}, "players": [ANA]}
    extra |= {"chips": {}}
    fields |= {name: extra[name] for name in known if name in extra}
    answer = zoe.post("/ask", {"question": tag, **fields})
    if tag in ("who_is_next", "who_must_move", "deck_of", "notice_of"):
        assert answer.status_code in (200, 409)
        assert not answer.json().get("facts")
    else:
        refusal(answer, 403)


def test_player_asks_about_himself(zoe: Browser) -> None:
    answer = zoe.post("/ask", {"question": "may_join"})
    assert answer.status_code == 200
    assert answer.json()["facts"] == {}


def test_player_is_not_told_whom_the_house_keeps_from_him(web: CardRoom, max_: Browser) -> None:
    yan = web.enters("Yan")
    yan.does("check_in")
    max_.does("keep_apart", one=ANA, other=yan.id, reason="row")
    told = yan.tries("ask_for_seat", table="1", seat=7, chips=500).json()
    assert told["text"]["en"] == "You cannot be seated there."
    assert "Ana" not in str(told)
    assert "Ana" in str(
        max_.tries("ask_for_seat", player=yan.id, table="1", seat=7, chips=500).json()
    )


@pytest.mark.usefixtures("max_")
def test_player_is_told_of_his_own_deed_only(web: CardRoom) -> None:
    yan = web.enters("Yves")
    yan.does("check_in")
    done = yan.does("join_list", game=GAME)
    assert {tuple(fact["people"]) for fact in done["facts"]} == {(yan.id,)}
    assert done["orders"] == []
    assert len(done["why"]) == 1
    assert done["why"][0]["facts"] == {}
