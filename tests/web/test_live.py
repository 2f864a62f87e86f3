"""The socket: who may speak, what is heard, what is answered."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from croupier.games import game_ids, mixed_game_ids
from croupier.journal import Journal
from croupier.service import Room, Tempo
from croupier.web.app import create_app

Client = TestClient[Any]
WAIT = 5.0


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    journal = Journal(tmp_path / "room.sqlite")
    yield Room(journal, randomness=random.Random(4), tempo=Tempo.at_pace(0))
    journal.close()


@pytest.fixture
def client(room: Room) -> Iterator[Client]:
    with TestClient(create_app(room)) as client:
        yield client


def enter(client: Client, name: str) -> None:
    client.cookies.clear()
    assert client.post("/api/enter", json={"name": name}).status_code == 200


def say(socket: WebSocketTestSession, **frame: object) -> None:
    socket.send_text(json.dumps(frame))


def hear(socket: WebSocketTestSession, *tags: str) -> dict[str, Any]:
    """The next frame of one of these kinds."""
    while True:
        frame: dict[str, Any] = json.loads(socket.receive_text(timeout=WAIT))
        if frame["t"] in tags:
            return frame


def until_my_turn(socket: WebSocketTestSession) -> dict[str, Any]:
    while True:
        view: dict[str, Any] = hear(socket, "ev", "snap")["view"]
        if view["menu"]:
            return view


def closing_code(socket: WebSocketTestSession) -> int:
    while True:
        try:
            socket.receive_text(timeout=WAIT)
        except WebSocketDisconnect as closed:
            return closed.code


def take_seat(socket: WebSocketTestSession, seat: int = 2, table: str = "holdem") -> dict[str, Any]:
    say(socket, t="hello", lang="en", table=table)
    hear(socket, "snap")
    say(socket, t="sit", id="sit", table=table, seat=seat)
    return until_my_turn(socket)


def test_lobby_lists_a_table_of_every_game(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        say(socket, t="hello", lang="fr", table="")
        lobby = hear(socket, "lobby")
    listed = {table["id"]: table for table in lobby["tables"]}
    assert set(listed) == {*game_ids(), *mixed_game_ids()}
    assert listed["razz"]["group"] == "stud"
    assert listed["razz"]["about"]["en"] == "4 cards open, 3 hidden, the lowest hand wins"
    assert listed["horse"]["group"] == "mixed"
    assert lobby["tables"][0]["bots"] == 4
    assert lobby["tables"][0]["players"] == 0
    assert lobby["you"]["name"] == "Zoé"


def test_person_sits_and_is_asked_to_act(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        assert view["you"] == view["actor"] == 2
        assert len(view["seats"][1]["cards"]) == 2
        assert "??" not in view["seats"][1]["cards"]
        assert view["menu"]["turn"] == view["turn"]
        say(
            socket,
            t="act",
            id="a",
            table="holdem",
            hand=view["hand"],
            turn=view["turn"],
            kind="fold",
        )
        assert hear(socket, "ack", "refuse") == {"t": "ack", "id": "a"}


def test_answer_to_a_turn_that_is_over_has_no_effect(client: Client, room: Room) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        state = room.table("holdem").hand
        assert state is not None
        before = state.copy()
        for hand, turn in ((view["hand"], view["turn"] + 1), (view["hand"] - 1, view["turn"])):
            name = f"{hand}.{turn}"
            say(socket, t="act", id=name, table="holdem", hand=hand, turn=turn, kind="fold")
            refused = hear(socket, "ack", "refuse")
            assert refused["t"] == "refuse"
            assert refused["text"]["fr"] == "Ce tour de parole est passé."
        assert state.turn == before.turn
        assert state.live == before.live


@pytest.mark.parametrize("amount", ["-5", "NaN", "1e309", '"50"', "10.5"])
def test_f8_frame_with_no_amount_closes_the_socket_and_changes_nothing(
    client: Client, room: Room, amount: str
) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        state = room.table("holdem").hand
        assert state is not None
        written = len(room.journal.events("holdem"))
        socket.send_text(
            f'{{"t":"act","id":"x","table":"holdem","hand":{view["hand"]},"turn":{view["turn"]},'
            f'"kind":"raise","to":{amount},"cards":[]}}'
        )
        assert closing_code(socket) == 4400
    assert (state.turn, state.actor) == (view["turn"], 2)
    assert len(room.journal.events("holdem")) == written


@pytest.mark.parametrize("amount", [0, 1, 1001, 10**12])
def test_f8_amount_out_of_bounds_is_refused_with_its_reason(
    client: Client, room: Room, amount: int
) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        state = room.table("holdem").hand
        assert state is not None
        stacks, bets = list(state.stacks), list(state.bets)
        say(
            socket,
            t="act",
            id="x",
            table="holdem",
            hand=view["hand"],
            turn=view["turn"],
            kind="raise",
            to=amount,
        )
        refused = hear(socket, "ack", "refuse")
        assert refused["t"] == "refuse"
        assert refused["rules"]
        assert "Legal for seat 2" in refused["legal"]["en"]
    assert (state.stacks, state.bets) == (stacks, bets)


def test_f32_spectator_acts_for_nobody(client: Client, room: Room) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as player:
        view = take_seat(player)
        state = room.table("holdem").hand
        assert state is not None
        enter(client, "Eve")
        with client.websocket_connect("/ws") as spectator:
            say(spectator, t="hello", lang="en", table="holdem")
            assert hear(spectator, "snap")["view"]["you"] == 0
            turn = {"hand": view["hand"], "turn": view["turn"]}
            for n, frame in enumerate(
                (
                    {"t": "act", "kind": "fold", **turn},
                    {"t": "act", "kind": "raise", "to": 100, **turn},
                    {"t": "show", "cards": []},
                    {"t": "leave"},
                    {"t": "back"},
                    {"t": "sit", "seat": 2},
                )
            ):
                say(spectator, id=str(n), table="holdem", **frame)
                assert hear(spectator, "ack", "refuse")["t"] == "refuse"
        assert (state.turn, state.actor) == (view["turn"], 2)
        assert state.live[2]


def test_same_request_twice_is_answered_alike(client: Client, room: Room) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        for _ in range(2):
            say(
                socket,
                t="act",
                id="once",
                table="holdem",
                hand=view["hand"],
                turn=view["turn"],
                kind="fold",
            )
            assert hear(socket, "ack", "refuse")["t"] == "ack"
    folds = [event for event in room.journal.events("holdem") if event.tag == "folded"]
    assert sum(event.seat == 2 for event in folds) == 1  # type: ignore[attr-defined]


def test_newest_connection_takes_the_table_over(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as first:
        take_seat(first)
        with client.websocket_connect("/ws") as second:
            say(second, t="hello", lang="en", table="holdem")
            assert hear(second, "snap")["view"]["you"] == 2
            assert closing_code(first) == 4409
            say(second, t="ping", n=7)
            assert hear(second, "pong") == {"t": "pong", "n": 7}


def test_resync_is_a_whole_snapshot(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        view = take_seat(socket)
        say(socket, t="hello", lang="fr", table="holdem")
        snap = hear(socket, "snap")
        assert snap["view"]["hand"] == view["hand"]
        assert snap["view"]["menu"] == view["menu"]
        assert snap["view"]["deadline"] == view["deadline"]
        assert snap["log"]


def test_guest_without_a_session_is_turned_away(client: Client) -> None:
    with client.websocket_connect("/ws") as socket:
        assert closing_code(socket) == 4401


def test_page_of_another_site_is_turned_away(client: Client) -> None:
    enter(client, "Zoé")
    headers = {"origin": "http://elsewhere.example"}
    with client.websocket_connect("/ws", headers=headers) as socket:
        assert closing_code(socket) == 4401
    answer = client.post("/api/enter", json={"name": "Zoé"}, headers=headers)
    assert answer.status_code == 403


def test_page_of_this_room_is_let_in(client: Client) -> None:
    enter(client, "Zoé")
    host = client.base_url.netloc.decode()
    with client.websocket_connect("/ws", headers={"origin": f"http://{host}"}) as socket:
        say(socket, t="hello", lang="en", table="")
        assert hear(socket, "lobby")


@pytest.mark.parametrize(
    "frame", ["", "{}", '{"t":"ping","n":-1}', "x" * 5000, '{"x":' + "[" * 3000]
)
def test_frame_that_is_no_request_closes_the_socket(client: Client, frame: str) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        socket.send_text(frame)
        assert closing_code(socket) == 4400


def test_flood_of_frames_closes_the_socket(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        for n in range(21):
            say(socket, t="ping", n=n)
        assert closing_code(socket) == 4400


def test_leaver_is_no_longer_at_the_table(client: Client) -> None:
    enter(client, "Zoé")
    with client.websocket_connect("/ws") as socket:
        take_seat(socket)
        say(socket, t="leave", id="l", table="holdem")
        hear(socket, "ack")
        while True:
            say(socket, t="hello", lang="en", table="holdem")
            view = hear(socket, "snap")["view"]
            if view["you"] == 0:
                break
        assert view["seats"][1]["name"] != "Zoé"
