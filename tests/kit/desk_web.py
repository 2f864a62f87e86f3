"""A card room behind real requests: browsers of several guests over one application."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx import Response
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from croupier.journal import Guest, Journal
from croupier.rulebook.house import house
from croupier.service import Room, Tempo
from croupier.table import Table
from croupier.web.app import create_app
from croupier.web.desk_room import DeskRoom
from croupier.web.desk_staff import id_of
from kit.rooms import WALL, HandClock

GAME = "5-10"
STAKES = {"structure": "limit", "small_bet": 10, "big_bet": 20, "small_blind": 5, "big_blind": 10}
WAIT = 5.0


class WallClock:
    """Milliseconds that pass when the test says so."""

    def __init__(self) -> None:
        self.at = WALL

    def __call__(self) -> int:
        return self.at

    def pass_seconds(self, seconds: int) -> None:
        """Time goes by."""
        self.at += seconds * 1000


class Browser:
    """One guest's browser."""

    def __init__(self, web: "CardRoom", cookie: str, id: str) -> None:
        self._web = web
        self._headers = {"cookie": cookie} if cookie else {}
        self.id = id

    def get(self, path: str) -> Response:
        """What is at an address of the desk."""
        self._web.client.cookies.clear()
        return self._web.client.get(f"/api/desk{path}", headers=self._headers)

    def post(self, path: str, body: object, **headers: str) -> Response:
        """The answer to a request with a body; bytes are sent as they are."""
        self._web.client.cookies.clear()
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self._web.client.post(
            f"/api/desk{path}", content=content, headers={**self._headers, **headers}
        )

    def reads(self, path: str) -> Response:
        """What is at any address of the room."""
        self._web.client.cookies.clear()
        return self._web.client.get(path, headers=self._headers)

    def sends(self, path: str, body: object) -> Response:
        """The answer to a body sent to any address of the room."""
        self._web.client.cookies.clear()
        return self._web.client.post(path, json=body, headers=self._headers)

    def tries(self, deed: str, /, **fields: object) -> Response:
        """The answer to a deed, whatever it is."""
        self._web.requests += 1
        return self.post("/do", {"id": f"r{self._web.requests}", "deed": deed, **fields})

    def does(self, deed: str, /, **fields: object) -> dict[str, Any]:
        """What came of a deed that takes effect."""
        answer = self.tries(deed, **fields)
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done

    def refused(self, deed: str, /, status: int = 409, **fields: object) -> dict[str, Any]:
        """The refusal of a deed, in both languages."""
        return refusal(self.tries(deed, **fields), status)

    def board(self) -> dict[str, Any]:
        """The board as it sees it."""
        answer = self.get("")
        assert answer.status_code == 200, answer.text
        board: dict[str, Any] = answer.json()
        return board

    @contextmanager
    def watching(self, path: str = "/ws/desk") -> Iterator[WebSocketTestSession]:
        """The socket of the desk, or another one."""
        self._web.client.cookies.clear()
        with self._web.client.websocket_connect(path, headers=self._headers) as socket:
            yield socket


class CardRoom:
    """A room with its card room; *wall* is turned by hand, and no player's time passes."""

    def __init__(
        self,
        path: Path | str = ":memory:",
        *,
        rules: str = "rrop3_cash",
        tables: Sequence[Table] = (),
    ) -> None:
        self.wall = WallClock()
        self.requests = 0
        journal, tempo = Journal(path), Tempo.at_pace(0)
        self.room = Room(journal, tables, tempo=tempo, now=HandClock(), wall=self.wall)
        self.desk = DeskRoom(self.room.journal, house(rules), wall=self.wall)
        self.client: TestClient[Any] = TestClient(create_app(self.room, desk=self.desk))

    @contextmanager
    def opened(self) -> Iterator["CardRoom"]:
        """The room, open until this is left."""
        try:
            with self.client:
                yield self
        finally:
            self.room.journal.close()

    def enters(self, name: str) -> Browser:
        """The browser of a new guest."""
        self.client.cookies.clear()
        answer = self.client.post("/api/enter", json={"name": name})
        assert answer.status_code == 200, answer.text
        player = id_of(Guest(answer.json()["id"], name))
        return Browser(self, answer.headers["set-cookie"].partition(";")[0], player)

    def stranger(self, cookie: str = "") -> Browser:
        """A browser whose session is none."""
        return Browser(self, cookie, "")

    def manager(self, name: str = "Max") -> Browser:
        """The browser of who opened the room."""
        browser = self.enters(name)
        link = {"secret": self.desk.staff.opening_link()}
        assert browser.post("/staff", link).status_code == 200
        return browser

    def staff(self, manager: Browser, role: str, name: str) -> Browser:
        """The browser of a guest whom the manager gives a role."""
        path = manager.post("/staff/link", {"role": role}).json()["path"]
        browser = self.enters(name)
        secret = path.partition("staff=")[2]
        assert browser.post("/staff", {"secret": secret}).json()["role"] == role
        return browser


def refusal(answer: Response, status: int = 409) -> dict[str, Any]:
    """The refusal an answer holds: two sentences, each in both languages."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"text", "legal", "rules"}
    for words in (body["text"], body["legal"]):
        assert words["en"].strip()
        assert words["fr"].strip()
    assert body["text"]["en"] != body["text"]["fr"]
    return body


def opened_table(manager: Browser, table: str = "1", *, size: int = 9, game: str = GAME) -> None:
    """A game that is offered, and a table of it that takes seats."""
    if all(one["id"] != game for one in manager.board()["games"]):
        manager.does("offer_game", game=game, variant="holdem", stakes=STAKES)
    manager.does("place_table", table=table, size=size)
    manager.does("open_table", table=table, game=game)


def seated(manager: Browser, *names: str, chips: int = 500, game: str = GAME) -> None:
    """People without a device who come in, and sit where they are called to."""
    for name in names:
        manager.does("check_in", player=f"p:{name}")
        manager.does("join_list", player=f"p:{name}", game=game)
        manager.does("sit_down", player=f"p:{name}", chips=chips)


def going(manager: Browser, cards: Mapping[str, str], *, table: str = "1") -> None:
    """A hand that has begun at a table whose people drew these cards for the button."""
    drawn = {f"p:{name}": card for name, card in cards.items()}
    manager.does("draw_for_button", table=table, cards=drawn)
    manager.does("start_hand", table=table)


def heard(socket: WebSocketTestSession, kind: str = "board") -> dict[str, Any]:
    """The next frame of that kind."""
    while True:
        frame: dict[str, Any] = json.loads(socket.receive_text(timeout=WAIT))
        if frame["t"] == kind:
            return frame
