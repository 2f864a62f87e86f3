"""What a player sees of the card room: the fields that are named, and nothing of anybody's own."""

import json
import random
import string
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cardroom.state import Apart, Reserved
from croupier.web import desk_wire as to
from croupier.web.desk_present import board
from croupier.web.desk_seats import Scene
from croupier.web.desk_sight import as_seen_by
from kit.desk_web import GAME, Browser, CardRoom, going, opened_table, seated

SECRET = "unspeakable"  # noqa: S105 - a word to look for
ANA, BEN, CLEO = "p:Ana", "p:Ben", "p:Cleo"
YOU = to.DeskYou("player", "Player", "player", [])

WORDS = st.text(string.ascii_letters, min_size=1, max_size=12)
AMOUNTS = st.integers(0, 10_000)


@pytest.fixture
def web() -> Iterator[CardRoom]:
    with CardRoom(rules="rrop3_cash").opened() as web:
        yield web


def busy(web: CardRoom) -> Browser:
    """A room in which everything that is nobody's business has happened."""
    max_ = web.manager()
    opened_table(max_)
    seated(max_, "Ana", "Ben", "Cleo")
    going(max_, {"Ana": "As", "Ben": "Kd", "Cleo": "2c"})
    max_.does("end_hand", table="1", stacks={ANA: 437, BEN: 563, CLEO: 500})
    max_.does("set_charge", table="1", amount=7)
    max_.does("keep_apart", one=ANA, other="p:Dan", reason=SECRET)
    max_.does("check_in", player="p:Eve")
    max_.does("reserve_seat", player="p:Eve", table="1", seat=9, reason=SECRET)
    max_.does("log_breach", breach="threats", people=[ANA], note=SECRET)
    max_.does("sanction", number=1, kind="suspension", amount=2, note=SECRET)
    return max_


def test_player_is_sent_no_secret_of_anybody(web: CardRoom) -> None:
    max_ = busy(web)
    assert SECRET in json.dumps(max_.board())
    zoe = web.enters("Zoé")
    for path in ("", "/me"):
        said = json.dumps(zoe.get(path).json())
        for word in (SECRET, "437", "563", "Eve", "threats", "suspension"):
            assert word not in said, (path, word)


def test_player_sees_lists_seats_and_calls(web: CardRoom) -> None:
    max_ = busy(web)
    zoe = web.enters("Zoé")
    whole, seen = max_.board(), zoe.board()
    assert seen["games"] == [
        {**game, "list": [{**name, "why": None} for name in game["list"]]}
        for game in whole["games"]
    ]
    for ours, his in zip(whole["tables"], seen["tables"], strict=True):
        for mine, theirs in zip(ours["seats"], his["seats"], strict=True):
            assert (theirs["seat"], theirs["state"]) == (mine["seat"], mine["state"])
            if mine["state"] != "reserved":
                assert (theirs["id"], theirs["name"]) == (mine["id"], mine["name"])
    assert seen["people"] == seen["orders"] == seen["reserved"] == seen["apart"] == []


def test_player_sees_his_own_money_and_his_own_file(web: CardRoom) -> None:
    max_ = web.manager()
    opened_table(max_)
    zoe = web.enters("Zoé")
    zoe.does("check_in")
    zoe.does("join_list", game=GAME)
    max_.does("sit_down", player=zoe.id, chips=500)
    max_.does("log_breach", breach="card_abuse", people=[zoe.id], note=SECRET)
    max_.does("complain", breach="threats", people=[zoe.id], note=SECRET)
    mine = next(seat for seat in zoe.board()["tables"][0]["seats"] if seat["id"] == zoe.id)
    assert mine["stack"] == 500
    file = zoe.get("/me").json()["file"]
    assert [line["breach"] for line in file["entries"]] == ["card_abuse"]
    assert SECRET not in json.dumps(file)
    assert "Max" not in json.dumps(file["entries"])
    assert [row["amount"] for row in file["rows"]] == [500]
    assert len(max_.get(f"/person/{zoe.id}").json()["entries"]) == 2


def scene_of(web: CardRoom) -> Scene:
    return web.desk._scene()


def seen_by(player: str, scene: Scene, orders: list[to.OrderToDo]) -> bytes:
    """What goes out to *player*, byte by byte."""
    whole = board(scene, v=1, due=5, roles={BEN: "floor"}, orders=orders, you=YOU)
    return msgspec.json.encode(as_seen_by(player, whole, YOU))


@st.composite
def secrets(draw: st.DrawFn) -> dict[str, Any]:
    """Other values for everything that is not for players."""
    return {
        "reason": draw(WORDS),
        "apart": draw(st.lists(st.tuples(WORDS, WORDS), max_size=3)),
        "stacks": {one: draw(AMOUNTS) for one in (BEN, CLEO)},
        "file": draw(st.booleans()),
        "standing": draw(st.sampled_from(["owes", "paid", "exempt", "courtesy", "played_out"])),
        "order": draw(WORDS),
        "leaving": draw(st.sampled_from([{}, {BEN: 5}])),
    }


def with_secrets(scene: Scene, it: dict[str, Any]) -> tuple[Scene, list[to.OrderToDo]]:
    """The same room with other secrets."""
    desk = scene.desk
    table = desk.tables["1"]
    rent = replace(table.rent, standings=dict.fromkeys((BEN, CLEO), it["standing"]))
    changed = replace(table, stacks=it["stacks"], rent=rent, leaving=it["leaving"])
    room = replace(
        desk.room,
        apart=tuple(Apart(one, other, it["reason"]) for one, other in it["apart"]),
        reserved=(Reserved("1", 9, it["order"], it["reason"]),),
    )
    files = desk.files if it["file"] else replace(desk.files, entries=())
    order = to.OrderToDo(1, "order", to.Text(it["order"], it["order"]), ANA, "Ana", "1", 1, 0, [])
    new = replace(desk, room=room, tables={**desk.tables, "1": changed}, files=files)
    return replace(scene, desk=new), [order]


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with CardRoom().opened() as web:
        busy(web)
        yield scene_of(web)


@settings(max_examples=60, deadline=None)
@given(one=secrets(), other=secrets())
def test_other_secrets_make_no_other_bytes(
    scene: Scene, one: dict[str, Any], other: dict[str, Any]
) -> None:
    assert seen_by("zoe", *with_secrets(scene, one)) == seen_by("zoe", *with_secrets(scene, other))


def test_same_secrets_are_told_to_the_staff(scene: Scene) -> None:
    it = {
        "reason": SECRET,
        "apart": [("A", "B")],
        "stacks": {BEN: 9_999},
        "file": True,
        "standing": "owes",
        "order": "x",
        "leaving": {},
    }
    changed, orders = with_secrets(scene, it)
    whole = board(changed, v=1, due=5, roles={}, orders=orders, you=YOU)
    said = msgspec.json.encode(whole).decode()
    for word in (SECRET, "9999", "asked"):
        assert word in said


def test_every_field_of_the_players_board_is_decided_here() -> None:
    """Whoever adds a field to the board decides whether players see it, or the code fails."""
    rng = random.Random(1)
    seat = to.SeatOfTable(
        **{name: rng.random() for name in to.SeatOfTable.__struct_fields__ if name != "state"},
        state="here",
    )
    table = to.TableOfRoom(
        **{name: rng.random() for name in to.TableOfRoom.__struct_fields__ if name != "seats"},
        seats=[seat],
    )
    whole = to.Board(
        **{name: [] for name in to.Board.__struct_fields__ if name not in ("tables", "you")},
        tables=[table],
        you=YOU,
    )
    seen = as_seen_by("zoe", whole, YOU).tables[0]
    shown = {
        name
        for name in seat.__struct_fields__
        if getattr(seen.seats[0], name) == getattr(seat, name)
    }
    assert shown == {"seat", "id", "name", "state", "dealt", "over", "over_name"}
    hidden = {
        name for name in table.__struct_fields__ if getattr(seen, name) != getattr(table, name)
    }
    assert hidden == {"seats", "next_why", "deck", "wish"}
