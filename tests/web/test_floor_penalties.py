"""A penalty filed with a ruling is served at a table people play at; only the staff give one."""

from collections.abc import Iterator

import pytest

from kit.desk_web import Browser, CardRoom, heard, refusal
from kit.live_tables import TABLE

SHOWN = {"story": "live_hand_shown", "answers": {}}
PLAYED = "table:t"


@pytest.fixture
def card_room() -> Iterator[CardRoom]:
    with CardRoom(tables=[TABLE]).opened() as opened:
        yield opened


def sitting(card_room: CardRoom, **seats: int) -> dict[str, Browser]:
    """Guests who take these seats of the table people play at."""
    browsers = {name: card_room.enters(name) for name in seats}
    for name, seat in seats.items():
        with browsers[name].watching("/ws") as socket:
            socket.send_json({"t": "hello", "lang": "en", "table": "t"})
            socket.send_json({"t": "sit", "id": "s", "table": "t", "seat": seat, "post": "post"})
            assert heard(socket, "ack")["id"] == "s"
    return browsers


def filed(people: list[str], **penalty: object) -> dict[str, object]:
    return {"asked": SHOWN, "table": PLAYED, "people": people, **penalty}


def place_of(browser: Browser) -> dict[str, object]:
    [place] = browser.reads("/api/floor/places").json()["tables"]
    return place


def test_staff_give_hands_to_miss_at_a_table_where_they_do_not_sit(card_room) -> None:
    manager = card_room.manager()
    ids = {name: one.id for name, one in sitting(card_room, Ann=1, Bob=2, Cleo=3).items()}
    place = place_of(manager)
    assert place["id"] == PLAYED
    assert place["answers"] is True
    assert [person["name"] for person in place["people"]] == ["Ann", "Bob", "Cleo"]
    wish = filed([ids["Bob"]], penalty="missed_hands", amount=2)
    assert manager.sends("/api/floor/file", wish).status_code == 200
    assert place_of(manager)["standing"] == [{"number": 1, "name": "Bob", "hands": 2}]
    table = card_room.room.table("t")
    assert ids["Bob"] in table.seating.kept_out
    told = [entry.line.text.en for entry in table.log.entries() if entry.line]
    assert any(line.startswith("Ruling (Max)") for line in told)
    assert told[-1] == "Penalty for Bob, hands to miss from the next one on: 2."
    lifted = {"table": PLAYED, "number": 1, "why": "it was Cleo"}
    assert manager.sends("/api/floor/lift", lifted).status_code == 200
    assert table.seating.kept_out == frozenset()
    assert place_of(manager)["standing"] == []


def test_nothing_is_filed_with_a_penalty_that_cannot_be_given(card_room) -> None:
    manager = card_room.manager()
    ids = [one.id for one in sitting(card_room, Ann=1, Bob=2).values()]
    table = card_room.room.table("t")
    for people, penalty in (
        ([], {"penalty": "warning"}),
        (ids[:1], {"penalty": "missed_hands", "amount": 0}),
        (ids[:1], {"penalty": "missed_hands", "amount": 3}),
        (["somebody"], {"penalty": "warning"}),
    ):
        refusal(manager.sends("/api/floor/file", filed(people, **penalty)), 422)
    refusal(manager.sends("/api/floor/lift", {"table": PLAYED, "number": 1, "why": "x"}), 422)
    told = [entry.line.text.en for entry in table.log.entries() if entry.line]
    assert not any(line.startswith(("Ruling", "Penalty")) for line in told)
    assert table.seating.penalties.all == ()


def test_player_files_to_his_own_table_and_punishes_nobody(card_room) -> None:
    browsers = sitting(card_room, Ann=1, Bob=2, Cleo=3)
    place = place_of(browsers["Ann"])
    assert place["people"] == []
    assert place["answers"] is False
    assert browsers["Ann"].sends("/api/floor/file", filed([])).status_code == 200
    wish = filed([], penalty="warning")
    assert "staff" in refusal(browsers["Ann"].sends("/api/floor/file", wish), 422)["text"]["en"]
    lifted = {"table": PLAYED, "number": 1, "why": "please"}
    refusal(browsers["Ann"].sends("/api/floor/lift", lifted), 422)
    assert card_room.room.table("t").seating.penalties.all == ()
