"""The card room of a real server: its staff link, many at once, and nothing lost when it dies."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kit.desk_web import GAME, STAKES

PROGRAM = (
    "import sys; from croupier.cli.serve import serve;"
    "serve(port=0, **({'cash_house': sys.argv[1]} if len(sys.argv) > 1 else {}))"
)
PORT = re.compile(r"http://[^:]+:(\d+)")
LINK = re.compile(r"/cardroom\?staff=([\w-]+)")
MANY = 50
WAIT = 10.0


def environment(folder: Path) -> dict[str, str]:
    return {
        **os.environ,
        "CROUPIER_DATA": str(folder),
        "CROUPIER_PACE": "0",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


class Server:
    """A room in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        port = PORT.search(process.stdout.readline())
        link = LINK.search(process.stdout.readline())
        assert port
        assert link
        self.port, self.secret = int(port[1]), link[1]

    def asks(self, path: str, cookie: str = "", body: object = None) -> tuple[int, Any, str]:
        """Status, answer and cookie of a request."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json", "cookie": cookie},
        )
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:  # noqa: S310 - our own
                made = (answer.headers["set-cookie"] or "").partition(";")[0]
                return answer.status, json.load(answer), made
        except urllib.error.HTTPError as error:
            return error.code, json.load(error), ""

    def enters(self, name: str) -> str:
        """The cookie of a new guest."""
        return self.asks("enter", body={"name": name})[2]

    def does(self, cookie: str, deed: str, id: str = "", **fields: object) -> int:
        """The status of a deed."""
        return self.asks("desk/do", cookie, {"id": id or deed, "deed": deed, **fields})[0]


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield Server(process)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def manager_of(server: Server) -> str:
    cookie = server.enters("Max")
    assert server.asks("desk/staff", cookie, {"secret": server.secret})[0] == 200
    return cookie


def test_fifty_at_once_are_all_listed_and_survive_a_crash(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        max_ = manager_of(server)
        assert server.does(max_, "offer_game", game=GAME, variant="holdem", stakes=STAKES) == 200
        cookies = [server.enters(f"P{number}") for number in range(MANY)]

        def joins(cookie: str) -> tuple[int, int]:
            return server.does(cookie, "check_in"), server.does(cookie, "join_list", game=GAME)

        with ThreadPoolExecutor(MANY) as threads:
            assert set(threads.map(joins, cookies)) == {(200, 200)}
        before = server.asks("desk", max_)[1]
        names = [name["name"] for name in before["games"][0]["list"]]
        assert sorted(names) == sorted(f"P{number}" for number in range(MANY))
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    with running(tmp_path) as server:
        after = server.asks("desk", max_)[1]
        assert after["games"] == before["games"]
        assert after["you"]["role"] == "manager"
        assert server.asks("desk/staff", cookies[0], {"secret": "old"})[0] == 409


def test_two_who_ask_for_the_last_seat_at_once_do_not_both_have_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        max_ = manager_of(server)
        server.does(max_, "offer_game", game=GAME, variant="holdem", stakes=STAKES)
        server.does(max_, "place_table", table="1", size=2)
        server.does(max_, "open_table", table="1", game=GAME)
        for deed in ("check_in", "join_list", "sit_down"):
            fields = {"join_list": {"game": GAME}, "sit_down": {"chips": 500}}.get(deed, {})
            assert server.does(max_, deed, player="p:Ana", **fields) == 200
        cookies = [server.enters(f"P{number}") for number in range(8)]
        for cookie in cookies:
            assert server.does(cookie, "check_in") == 200

        def asks(cookie: str) -> int:
            return server.does(cookie, "ask_for_seat", table="1", seat=2, chips=500)

        with ThreadPoolExecutor(len(cookies)) as threads:
            answers = list(threads.map(asks, cookies))
        assert sorted(answers) == [200] + [409] * 7
        seats = server.asks("desk", max_)[1]["tables"][0]["seats"]
        assert [seat["state"] for seat in seats] == ["here", "asked"]


def test_watcher_is_told_that_the_room_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookie = server.enters("Zoé")
        address = f"ws://127.0.0.1:{server.port}/ws/desk"
        with connect(address, additional_headers={"cookie": cookie}) as live:
            assert json.loads(live.recv(timeout=WAIT))["t"] == "board"
            server.process.send_signal(signal.SIGINT)
            assert json.loads(live.recv(timeout=WAIT)) == {"t": "restart"}
            with pytest.raises(ConnectionClosed):
                live.recv(timeout=WAIT)


def test_house_nobody_knows_opens_no_card_room(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "rrop3_csah"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "rrop3_csah" in done.stderr
    assert "rrop3_cash" in done.stderr
