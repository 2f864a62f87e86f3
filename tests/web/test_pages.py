"""Pages and plain requests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier import __version__
from croupier.service import Tempo
from croupier.web.app import create_app
from kit.rooms import make_room

Client = TestClient[Any]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    return tmp_path / "static"


@pytest.fixture
def client(static: Path) -> Iterator[Client]:
    room = make_room(tempo=Tempo.at_pace(0), seed=1)
    with TestClient(create_app(room, static)) as client:
        yield client
    room.journal.close()


def test_health_names_the_version(client: Client) -> None:
    assert client.get("/health").json() == {"ok": True, "version": __version__}


def test_unbuilt_interface_is_said_in_both_languages(client: Client) -> None:
    page = client.get("/").text
    assert "make ui" in page
    assert 'lang="fr"' in page


def test_body_that_nests_without_end_is_refused(client: Client) -> None:
    nested = b'{"x":' + b"[" * 3000
    answer = client.post("/api/enter", content=nested, headers={"origin": "http://testserver"})
    assert answer.status_code == 400
    assert answer.json()["detail"] == "the body nests too deeply"


def test_every_address_without_a_dot_is_the_page(client: Client, static: Path) -> None:
    (static / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    for path in ("/", "/table/holdem", "/anything/else"):
        answer = client.get(path)
        assert answer.text == "<!doctype html>the page"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_by_browsers(client: Client, static: Path) -> None:
    (static / "assets" / "index-1a.js").write_text("let a", encoding="utf-8")
    (static / "icon.svg").write_text("<svg/>", encoding="utf-8")
    answer = client.get("/assets/index-1a.js")
    assert answer.text == "let a"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.js",
        "/api/none",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
    ],
)
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_page_may_run_no_script_but_its_own(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert client.get("/").headers["x-content-type-options"] == "nosniff"


def test_guest_enters_and_is_known(client: Client) -> None:
    assert client.get("/api/me").status_code == 401
    answer = client.post("/api/enter", json={"name": "  Inès   B. "})
    assert answer.json()["name"] == "Inès B."
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get("/api/me").json() == answer.json()


def test_second_name_is_the_same_guest(client: Client) -> None:
    first = client.post("/api/enter", json={"name": "Inès"}).json()
    second = client.post("/api/enter", json={"name": "Agnès"}).json()
    assert second == {"name": "Agnès", "id": first["id"]}


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\u0000b", "\u202eabc", 5, None])
def test_what_is_no_name_is_refused(client: Client, name: object) -> None:
    assert client.post("/api/enter", json={"name": name}).status_code == 400


def test_made_up_cookie_is_nobody(client: Client) -> None:
    client.cookies.set("croupier", "made-up")
    assert client.get("/api/me").status_code == 401
