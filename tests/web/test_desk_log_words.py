"""What the staff read: the log says what happened, To do what is left, purses what is known."""

from collections.abc import Iterator

import pytest

from kit.desk_web import GAME, Browser, CardRoom, going, opened_table, seated


@pytest.fixture
def web() -> Iterator[CardRoom]:
    with CardRoom().opened() as web:
        yield web


@pytest.fixture
def max_(web: CardRoom) -> Browser:
    return web.manager()


def said(browser: Browser, tag: str, language: str = "en") -> list[str]:
    """What the log says of facts of a kind."""
    entries = browser.get("/log").json()["entries"]
    return [one["text"][language] for one in entries if one["fact"]["tag"] == tag]


def test_log_says_what_happened_and_keeps_the_reason_apart(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    assert said(max_, "room.seat_called") == [f"Ana is called to seat 1 of table 1 ({GAME})"]
    assert said(max_, "room.seated", "fr") == ["Ana prend le siège 1 de la table 1"]
    assert said(max_, "money.bought_in") == ["Ana buys in for 500"]
    bought = next(
        one for one in max_.get("/log").json()["entries"] if one["fact"]["tag"] == "money.bought_in"
    )
    assert bought["why"]["text"]["en"] == "Ana buys in at table 1."


def test_threat_is_logged_with_the_name_of_its_author(max_: Browser) -> None:
    max_.does("check_in", player="p:Eva")
    max_.does("log_breach", breach="threats", people=["p:Eva"])
    assert said(max_, "conduct.breach_logged") == ["Eva, breach: threats"]
    assert said(max_, "conduct.breach_logged", "fr") == ["Eva, infraction\u00a0: menaces"]


def test_line_that_was_taken_back_still_names_people(max_: Browser) -> None:
    done = max_.does("check_in", player="p:Gus")
    seq = done["facts"][0]["seq"]
    max_.post("/take_back", {"id": "back", "seq": seq, "reason": "an error"})
    entry = next(one for one in max_.get("/log").json()["entries"] if one["fact"]["seq"] == seq)
    assert entry["taken_back"]
    assert entry["text"] == {"en": "Gus comes in", "fr": "Gus arrive"}


def test_what_the_room_did_by_itself_is_not_left_to_do(max_: Browser) -> None:
    opened_table(max_)
    max_.does("check_in", player="p:Eva")
    max_.does("join_list", player="p:Eva", game=GAME)
    breach = max_.does("log_breach", breach="threats", people=["p:Eva"])
    number = max_.get("/person/p:Eva").json()["entries"][0]["number"]
    max_.does("sanction", number=number, kind="bar")
    tags = {one["tag"] for one in max_.board()["orders"]}
    assert "order.places_to_delete" not in tags
    assert breach["v"] < max_.board()["v"]
    assert max_.board()["games"][0]["list"] == []


def test_seat_of_who_has_to_go_is_left_to_do_until_he_has_gone(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana", "Ben", "Eva")
    going(max_, {"Ana": "As", "Ben": "Kd", "Eva": "2c"})
    max_.does("log_breach", breach="threats", people=["p:Eva"])
    number = max_.get("/person/p:Eva").json()["entries"][0]["number"]
    max_.does("sanction", number=number, kind="bar")
    assert "order.seat_to_vacate" in {one["tag"] for one in max_.board()["orders"]}
    max_.does("end_hand", table="1", stacks={"p:Ana": 500, "p:Ben": 500, "p:Eva": 500})
    tags = {one["tag"] for one in max_.board()["orders"]}
    assert "order.seat_to_vacate" not in tags
    assert "order.chips_to_cash_out" in tags


def test_purse_of_uncounted_chips_is_not_known(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana", "Ben")
    going(max_, {"Ana": "As", "Ben": "Kd"})
    max_.does("end_hand", table="1")
    (purse,) = max_.get("/person/p:Ana").json()["purses"]
    assert purse["stack"] is None
    max_.does("count_stacks", table="1", stacks={"p:Ana": 510, "p:Ben": 490})
    (purse,) = max_.get("/person/p:Ana").json()["purses"]
    assert purse["stack"] == 510


def test_time_charge_in_the_ledger_says_who_paid(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana", "Ben")
    max_.does("set_charge", table="1", amount=5)
    going_cards = {"p:Ana": "As", "p:Ben": "Kd"}
    max_.does("draw_for_button", table="1", cards=going_cards)
    max_.does("let_time_pass")
    max_.does("pay_time", player="p:Ana")
    memos = [one["memo"] for one in max_.get("/ledger").json()["postings"]]
    assert {"en": "Time charge, Ana", "fr": "Forfait horaire, Ana"} in memos


def test_call_whose_time_is_over_is_said_to_be(web: CardRoom, max_: Browser) -> None:
    opened_table(max_)
    max_.does("check_in", player="p:Eva")
    max_.does("join_list", player="p:Eva", game=GAME)
    (name,) = max_.board()["games"][0]["list"]
    assert name["why"] is None
    web.wall.pass_seconds(3600)
    (name,) = max_.board()["games"][0]["list"]
    assert name["why"] == {
        "en": "time to answer is up",
        "fr": "le délai pour répondre est passé",
    }


def test_clock_of_the_desk_calls_a_name_again_that_was_passed_over(
    web: CardRoom, max_: Browser
) -> None:
    opened_table(max_)
    max_.does("check_in", player="p:Eva")
    max_.does("join_list", player="p:Eva", game=GAME)
    max_.does("call_unanswered", player="p:Eva", then="skipped")
    board = max_.board()
    assert board["games"][0]["list"][0]["state"] == "waiting"
    assert board["due"] > board["now"]
    web.wall.pass_seconds((board["due"] - board["now"]) // 1000)
    web.desk.let_time_pass()
    assert max_.board()["games"][0]["list"][0]["state"] == "called"
