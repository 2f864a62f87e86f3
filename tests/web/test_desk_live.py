"""The socket of the card room, and its clock: told when something changes, done when it is due."""

import json
from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing.websocket_test_session import WebSocketTestSession

from croupier.web.desk_clock import DeskClock, next_due
from croupier.web.desk_schema import desk_schema
from croupier.web.live import BAD_FRAME, NO_SESSION
from croupier.web.schema import DESK, desk_as_text
from kit.desk_web import GAME, STAKES, WAIT, Browser, CardRoom, heard, opened_table, seated


@pytest.fixture
def web() -> Iterator[CardRoom]:
    with CardRoom().opened() as web:
        yield web


@pytest.fixture
def max_(web: CardRoom) -> Browser:
    return web.manager()


def until_version(socket: WebSocketTestSession, v: int) -> dict:
    while True:
        board = heard(socket)["board"]
        if board["v"] >= v:
            return board


def closing_code(socket: WebSocketTestSession) -> int:
    while True:
        try:
            socket.receive_text(timeout=WAIT)
        except WebSocketDisconnect as closed:
            return closed.code


def test_board_comes_at_once_and_again_with_every_change(max_: Browser) -> None:
    with max_.watching() as socket:
        first = heard(socket)["board"]
        assert first == max_.board()
        opened_table(max_)
        assert until_version(socket, max_.board()["v"])["tables"][0]["state"] == "open"


def test_everybody_who_watches_has_his_own_view(web: CardRoom, max_: Browser) -> None:
    opened_table(max_)
    zoe = web.enters("Zoé")
    with max_.watching() as ours, zoe.watching() as his:
        seated(max_, "Ana")
        v = max_.board()["v"]
        whole, seen = until_version(ours, v), until_version(his, v)
    assert whole["tables"][0]["seats"][0]["stack"] == 500
    assert seen["tables"][0]["seats"][0]["stack"] is None
    assert seen["tables"][0]["seats"][0]["name"] == "Ana"
    assert seen["you"]["role"] == "player"


def test_new_role_is_seen_at_once(web: CardRoom, max_: Browser) -> None:
    path = max_.post("/staff/link", {"role": "floor"}).json()["path"]
    fay = web.enters("Fay")
    with fay.watching() as socket:
        assert heard(socket)["board"]["you"]["role"] == "player"
        assert fay.post("/staff", {"secret": path.partition("=")[2]}).status_code == 200
        board = until_version(socket, max_.board()["v"])
    assert board["you"]["role"] == "floor"
    assert "open_table" in board["you"]["may"]


def test_many_changes_at_once_end_in_the_last_board(max_: Browser) -> None:
    max_.does("offer_game", game=GAME, variant="holdem", stakes=STAKES)
    with max_.watching() as socket:
        heard(socket)
        for number in range(40):
            max_.does("check_in", player=f"p:P{number}")
            max_.does("join_list", player=f"p:P{number}", game=GAME)
        board = until_version(socket, max_.board()["v"])
    assert len(board["games"][0]["list"]) == 40


def test_ping_is_answered(max_: Browser) -> None:
    with max_.watching() as socket:
        socket.send_text(json.dumps({"t": "ping", "n": 7}))
        assert heard(socket, "pong")["n"] == 7


@pytest.mark.parametrize(
    "frame",
    ["", "[]", "null", '{"t":"board"}', '{"t":"ping","n":-1}', '{"t":"ping","n":1,"more":2}'],
)
def test_what_is_no_frame_ends_the_connection(max_: Browser, frame: str) -> None:
    with max_.watching() as socket:
        socket.send_text(frame)
        assert closing_code(socket) == BAD_FRAME


def test_too_many_frames_end_the_connection(max_: Browser) -> None:
    with max_.watching() as socket:
        for number in range(30):
            socket.send_text(json.dumps({"t": "ping", "n": number}))
        assert closing_code(socket) == BAD_FRAME


@pytest.mark.parametrize("cookie", ["", "croupier=made-up"])
def test_stranger_watches_nothing(web: CardRoom, cookie: str) -> None:
    with web.stranger(cookie).watching() as socket:
        assert closing_code(socket) == NO_SESSION


def test_page_of_another_site_watches_nothing(web: CardRoom, max_: Browser) -> None:
    headers = {**max_._headers, "origin": "https://evil.example"}
    with web.client.websocket_connect("/ws/desk", headers=headers) as socket:
        assert closing_code(socket) == NO_SESSION


def test_watcher_who_is_gone_is_told_nothing_any_more(web: CardRoom, max_: Browser) -> None:
    before = len(web.desk.watchers)
    with max_.watching() as socket:
        heard(socket)
    opened_table(max_)
    assert len(web.desk.watchers) == before


def called(web: CardRoom, max_: Browser, *names: str) -> None:
    """A table with one free seat, and these on its list."""
    opened_table(max_, size=2)
    seated(max_, "Ana")
    for name in names:
        max_.does("check_in", player=f"p:{name}")
        max_.does("join_list", player=f"p:{name}", game=GAME)
    assert web.desk.desk.room.calls


def test_call_that_runs_out_goes_to_the_next_name_by_itself(web: CardRoom, max_: Browser) -> None:
    called(web, max_, "Ben", "Cleo")
    (call,) = web.desk.desk.room.calls
    assert max_.board()["due"] == call.until * 1000
    with max_.watching() as socket:
        heard(socket)
        web.wall.pass_seconds(call.until - web.desk.now)
        before = web.desk.v
        with web.client.portal() as portal:
            portal.call(web.desk.tell)  # a clock turned by hand wakes nobody
        board = until_version(socket, before + 1)
    names = {name["name"]: name["state"] for name in board["games"][0]["list"]}
    assert names == {"Cleo": "called", "Ben": "waiting"}
    last = max_.get("/log").json()["entries"][-1]
    assert last["by"] == "clock"


def test_clock_does_nothing_while_nothing_is_due(web: CardRoom, max_: Browser) -> None:
    clock = DeskClock(web.desk)
    assert clock.step() is None
    called(web, max_, "Ben")
    (call,) = web.desk.desk.room.calls
    v = web.desk.v
    assert clock.step() == call.until - web.desk.now
    assert web.desk.v == v


def test_what_is_overdue_and_stays_so_is_tried_once(web: CardRoom, max_: Browser) -> None:
    called(web, max_, "Ben")
    max_.does("lock_up", player="p:Ben", minutes=10, money=20)
    (lock,) = web.desk.desk.room.locks
    ends = next_due(web.desk.desk, web.desk.rules, web.desk.now)
    assert ends > web.desk.now
    web.wall.pass_seconds(ends - web.desk.now)
    clock = DeskClock(web.desk)
    assert clock.step() is None
    v = web.desk.v
    assert clock.step() is None
    assert web.desk.v == v
    assert web.desk.desk.room.locks == (lock,)
    max_.does("check_in", player="p:Cleo")
    max_.does("join_list", player="p:Cleo", game=GAME)
    clock.step()
    assert web.desk.desk.room.locks == ()


def test_schema_of_the_interface_is_the_one_of_the_desk() -> None:
    assert DESK.read_text(encoding="utf-8") == desk_as_text()


def test_schema_names_every_deed_and_question() -> None:
    known = desk_schema()["properties"]
    assert len(known["deeds"]["required"]) >= 68
    assert "who_is_next" in known["questions"]["properties"]
