"""A real server on a real port: it dies and comes back, it says good-bye, it says what is wrong."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from croupier.cli.serve import default_file

PROGRAM = (
    "import sys; from pathlib import Path; from croupier.cli.serve import serve;"
    "games = Path(sys.argv[2]) if len(sys.argv) > 2 else None;"
    "serve(port=int(sys.argv[1]), lan={lan}, games=games)"
)
ADDRESS = re.compile(r"http://[^:]+:(\d+)")
WAIT = 10.0


def environment(folder: Path, pace: str) -> dict[str, str]:
    return {
        **os.environ,
        "CROUPIER_DATA": str(folder),
        "CROUPIER_PACE": pace,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


@contextmanager
def running(
    folder: Path, *, pace: str = "0", lan: bool = False, games: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A room in a process of its own, and its port."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(lan=lan), "0", *([str(games)] if games else [])],
        env=environment(folder, pace),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    assert found
    try:
        yield process, int(found.group(1))
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def cookie_of(port: int, name: str) -> str:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/enter",
        data=json.dumps({"name": name}).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
        cookie: str = answer.headers["set-cookie"].partition(";")[0]
    return cookie


def socket_of(port: int, cookie: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{port}/ws", additional_headers={"cookie": cookie})


def hear(live: ClientConnection, *tags: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(live.recv(timeout=WAIT))
        if frame["t"] in tags:
            return frame


def my_turn(live: ClientConnection) -> dict[str, Any]:
    while True:
        view: dict[str, Any] = hear(live, "ev", "snap")["view"]
        if view["menu"]:
            return view


def test_killed_room_goes_on_with_the_hand(tmp_path: Path) -> None:
    with running(tmp_path) as (process, port):
        cookie = cookie_of(port, "Zoé")
        with socket_of(port, cookie) as live:
            live.send('{"t":"hello","lang":"en","table":"holdem"}')
            live.send('{"t":"sit","id":"s","table":"holdem","seat":2}')
            before = my_turn(live)
            process.send_signal(signal.SIGKILL)
            process.wait()
    with running(tmp_path) as (_, port), socket_of(port, cookie) as live:
        live.send('{"t":"hello","lang":"en","table":"holdem"}')
        after = my_turn(live)
        for key in ("hand", "turn", "board", "pot", "pots", "menu", "button", "you"):
            assert after[key] == before[key]
        assert after["seats"] == before["seats"]
        turn = f'"hand":{after["hand"]},"turn":{after["turn"]}'
        live.send(f'{{"t":"act","id":"a","table":"holdem",{turn},"kind":"fold"}}')
        assert hear(live, "ack", "refuse")["t"] == "ack"


def test_room_that_closes_says_that_it_comes_back(tmp_path: Path) -> None:
    with running(tmp_path, pace="1") as (process, port):
        cookie = cookie_of(port, "Zoé")
        with socket_of(port, cookie) as live:
            live.send('{"t":"hello","lang":"en","table":""}')
            hear(live, "lobby")
            process.send_signal(signal.SIGINT)
            assert hear(live, "restart") == {"t": "restart"}
            with pytest.raises(ConnectionClosed):
                live.recv(timeout=WAIT)
        assert process.wait(timeout=WAIT) == 0


def test_taken_port_is_said_with_a_way_out(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM.format(lan=False), str(port)],
            env=environment(tmp_path, "0"),
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert f"port {port} is taken" in done.stderr
    assert f"--port {port + 1}" in done.stderr
    assert "Traceback" not in done.stderr


def test_second_room_over_the_same_file_is_refused(tmp_path: Path) -> None:
    with running(tmp_path):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM.format(lan=False), "0"],
            env=environment(tmp_path, "0"),
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert "in use" in done.stderr


def test_room_for_the_network_prints_a_code(tmp_path: Path) -> None:
    with running(tmp_path, lan=True) as (process, port):
        assert process.stdout is not None
        line = process.stdout.readline()
        assert re.search(rf"http://[\d.]+:{port}$", line.strip())
        assert "█" in process.stdout.readline()


def test_data_folder_is_the_one_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path))
    assert default_file() == tmp_path / "room.sqlite"
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "mine.db"))
    assert default_file() == tmp_path / "mine.db"
    monkeypatch.delenv("CROUPIER_DATA")
    assert default_file().name == "room.sqlite"
    assert default_file().parent.name == "croupier"


OWN_GAME = """
extends = "omaha"
id = "omaha3"
title = { en = "three-card Omaha", fr = "Omaha à trois cartes" }
[[streets]]
name = "preflop"
title = { en = "Before the flop", fr = "Avant le flop" }
down = 3
opener = "after_blinds"
[[streets]]
name = "flop"
title = { en = "Flop", fr = "Flop" }
board = 3
bet = "big"
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def test_games_of_the_host_have_a_table_each(tmp_path: Path, games: Path) -> None:
    (games / "omaha3.toml").write_text(OWN_GAME, encoding="utf-8")
    with (
        running(tmp_path, games=games) as (_, port),
        socket_of(port, cookie_of(port, "Zoé")) as socket,
    ):
        socket.send(json.dumps({"t": "hello", "lang": "en", "table": ""}))
        lobby = json.loads(socket.recv(timeout=WAIT))
        table = next(table for table in lobby["tables"] if table["id"] == "omaha3")
        assert table["about"]["en"] == "3 cards, exactly two of them play"
        socket.send(json.dumps({"t": "hello", "lang": "en", "table": "omaha3"}))
        seat = {"t": "sit", "id": "1", "table": "omaha3", "seat": 6}
        socket.send(json.dumps(seat))
        cards: list[str] = []
        while not cards:
            frame = json.loads(socket.recv(timeout=WAIT))
            cards = frame.get("view", {"seats": [{"cards": []}]})["seats"][-1]["cards"]
        assert len(cards) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no game file"),
        ("family = 3", "own.toml: "),
        ("= =", "own.toml: not TOML"),
        ('extends = "holdem"', "own.toml: id: 'holdem' is a game of the package"),
        ('extends = "omaah"', "own.toml: extends: no game called 'omaah'"),
    ],
)
def test_folder_without_sound_games_does_not_open_the_room(
    tmp_path: Path, games: Path, text: str, said: str
) -> None:
    if text:
        (games / "own.toml").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(lan=False), "0", str(games)],
        env=environment(tmp_path, "0"),
        capture_output=True,
        text=True,
        check=False,
        timeout=WAIT,
    )
    assert done.returncode == 1
    assert said in done.stderr
