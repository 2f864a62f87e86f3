"""A ruling of the floor's page is kept in the log of a table, by those who may and nobody else."""

from collections.abc import Iterator

import pytest

from kit.desk_web import CardRoom, opened_table, seated

ONE_CHIP = {"story": "one_chip", "answers": {"bet": "20", "chip": "100"}}


@pytest.fixture
def card_room() -> Iterator[CardRoom]:
    with CardRoom().opened() as opened:
        yield opened


def places(browser) -> list[str]:
    return [place["id"] for place in browser.reads("/api/floor/places").json()["tables"]]


def test_stranger_is_offered_no_table(card_room) -> None:
    assert places(card_room.stranger()) == []


def test_player_is_offered_no_table_of_the_card_room(card_room) -> None:
    opened_table(card_room.manager())
    assert places(card_room.enters("Ann")) == []


def test_staff_file_to_any_table_of_the_card_room(card_room) -> None:
    manager = card_room.manager()
    opened_table(manager)
    assert places(manager) == ["desk:1"]
    answer = manager.sends("/api/floor/file", {"asked": ONE_CHIP, "table": "desk:1"})
    assert answer.status_code == 200
    log = str(manager.get("/log").json())
    assert "call" in log
    assert "tda:44" in log


TOGETHER = {"story": "playing_together", "answers": {"breach": "collusion"}}


def test_nobody_is_taken_for_who_sits_in_a_seat_of_the_example(card_room) -> None:
    """The example is told of seats of its own: without a name nobody’s file is touched."""
    manager = card_room.manager()
    opened_table(manager)
    seated(manager, "Ann", "Bob", "Cleo", "Dan")
    answer = manager.sends("/api/floor/file", {"asked": TOGETHER, "table": "desk:1"})
    assert answer.status_code == 200
    assert card_room.desk.desk.files.entries == ()
    assert len(card_room.desk.desk.room.tables[0].sitters) == 4
    assert "With the seats of the example" in str(manager.get("/log").json())


def test_breach_goes_into_the_files_of_those_named_and_of_nobody_else(card_room) -> None:
    manager = card_room.manager()
    opened_table(manager)
    seated(manager, "Ann", "Bob", "Cleo", "Dan")
    [place] = manager.reads("/api/floor/places").json()["tables"]
    ids = {person["name"]: person["id"] for person in place["people"]}
    assert sorted(ids) == ["Ann", "Bob", "Cleo", "Dan"]
    assert sorted(person["seat"] for person in place["people"]) == [1, 2, 3, 4]
    wish = {"asked": TOGETHER, "table": "desk:1", "note": "Bob and Dan, seats 2 and 4"}
    named = {**wish, "people": [ids["Bob"], ids["Dan"]]}
    assert manager.sends("/api/floor/file", named).status_code == 200
    entries = card_room.desk.desk.files.entries
    assert {entry.person for entry in entries} == {ids["Bob"], ids["Dan"]}
    assert "Bob and Dan, seats 2 and 4. With the seats" in str(manager.get("/log").json())
    stranger = {**wish, "people": ["somebody"]}
    refused = manager.sends("/api/floor/file", stranger)
    assert refused.status_code == 422
    assert "does not play" in refused.json()["text"]["en"]


def test_other_decision_needs_a_reason(card_room) -> None:
    manager = card_room.manager()
    opened_table(manager)
    asked = {"story": "old_bet_added", "answers": {}}
    card = manager.sends("/api/floor/ruling", asked).json()
    instead = card["instead"][0]["id"]
    wish = {"asked": asked, "table": "desk:1", "instead": instead}
    refused = manager.sends("/api/floor/file", wish)
    assert refused.status_code == 422
    assert refused.json()["text"]["fr"]
    told = manager.sends("/api/floor/file", {**wish, "why": "he had said so before"})
    assert told.status_code == 200
    assert "he had said so before" in str(manager.get("/log").json())


def test_decision_that_is_none_of_those_offered_is_refused(card_room) -> None:
    manager = card_room.manager()
    opened_table(manager)
    wish = {"asked": ONE_CHIP, "table": "desk:1", "instead": "split_the_pot", "why": "why not"}
    assert manager.sends("/api/floor/file", wish).status_code == 422


def test_player_cannot_file_to_the_card_room(card_room) -> None:
    manager = card_room.manager()
    opened_table(manager)
    seated(manager, "Bob")
    wish = {"asked": ONE_CHIP, "table": "desk:1"}
    assert card_room.enters("Bob").sends("/api/floor/file", wish).status_code == 422
    assert "tda:44" not in str(manager.get("/log").json())


def test_stranger_cannot_file(card_room) -> None:
    opened_table(card_room.manager())
    wish = {"asked": ONE_CHIP, "table": "desk:1"}
    assert card_room.stranger().sends("/api/floor/file", wish).status_code == 401


def test_no_story_no_house_and_no_game_are_refused_in_both_languages(card_room) -> None:
    for wrong in (
        {"story": "nothing_of_the_kind"},
        {"story": "one_chip", "table": {"house": "no_such_house"}},
        {"story": "one_chip", "table": {"game": "snap"}},
        {"story": "one_chip", "table": {"structure": "sky"}},
        {"story": "one_chip", "answers": {"bet": "many"}},
        {"story": "one_chip", "answers": {"colour": "red"}},
        {"story": "one_chip", "answers": {"bet": "3"}},
    ):
        answer = card_room.stranger().sends("/api/floor/ruling", wrong)
        if wrong.get("answers") != {"bet": "3"}:
            assert answer.status_code == 422, wrong
            assert answer.json()["text"]["en"]
            assert answer.json()["text"]["fr"]


def test_own_house_decides(card_room) -> None:
    """A host's own house is asked as its file says."""
    toml = 'extends = "tda"\n\n[options.chips_words]\nannounce_required = true\n'
    asked = {
        "story": "several_chips",
        "table": {"toml": toml},
        "answers": {"bet": "20", "chips": "20 40"},
    }
    browser = card_room.stranger()
    assert browser.sends("/api/floor/ruling", asked).json()["decision"] == "asked_to_announce"
    asked["table"] = {}
    assert browser.sends("/api/floor/ruling", asked).json()["decision"] == "raise"


def test_card_says_which_articles_are_of_a_book_that_the_house_does_not_follow(card_room) -> None:
    asked = {"story": "not_identifiable", "table": {"house": "rrop3_cash"}, "answers": {}}
    card = card_room.stranger().sends("/api/floor/ruling", asked).json()
    assert card["borrowed"] == ["tda:4"]
    asked["table"] = {"house": "tda"}
    assert card_room.stranger().sends("/api/floor/ruling", asked).json()["borrowed"] == []


def test_card_shows_a_book_that_cannot_rule_with_its_reason(card_room) -> None:
    asked = {
        "story": "call_too_early",
        "table": {"house": "tda", "game": "stud"},
        "answers": {"round": "first"},
    }
    others = card_room.stranger().sends("/api/floor/ruling", asked).json()["others"]
    [general] = [one for one in others if one["book"] == "general"]
    assert (general["refused"], general["differs"]) == (True, True)
    assert "cannot have called a bet" in general["says"]["en"]
