"""The card of the floor tells which answers, stakes and seats it goes by."""

from typing import Any

from litestar.testing import TestClient

from kit.floor_asks import ask

Client = TestClient[Any]


def test_the_answers_used_come_with_the_ruling(client: Client) -> None:
    card = ask(client, "several_chips", {}, small=500, big=1000)
    used = {fact["id"]: fact["answer"]["en"] for fact in card["facts"]}
    assert used == {
        "round": "a later round",
        "bet": "2,000",
        "before": "0",
        "chips": "1000 1000 500",
        "released": "Yes",
    }
    assert card["stakes"]["en"] == "no-limit hold’em 500/1,000"
    assert card["example"]["en"].startswith("Example: 6 players")


def test_negative_stakes_are_refused_in_words(client: Client) -> None:
    wish = {"story": "one_chip", "table": {"small": -5}}
    answer = client.post("/api/floor/ruling", json=wish)
    assert answer.status_code == 422
    assert "none negative" in answer.json()["text"]["en"]
