"""A room that the tests of a file read in, with a page to show."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.service import Tempo
from croupier.web.app import create_app
from kit.rooms import make_room

Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    room = make_room(tempo=Tempo.at_pace(0), seed=1)
    with TestClient(create_app(room, static)) as client:
        yield client
    room.journal.close()
