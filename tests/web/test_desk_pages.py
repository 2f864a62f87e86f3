"""The card room over plain requests: deeds, the board, the books, and what is no request."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.journal import CodecError, Guest, Journal, Note
from croupier.rulebook.house import house
from croupier.web.desk_room import DeskRoom
from croupier.web.desk_staff import id_of
from kit.desk_web import GAME, STAKES, Browser, CardRoom, going, opened_table, refusal, seated


@pytest.fixture
def web() -> Iterator[CardRoom]:
    with CardRoom().opened() as web:
        yield web


@pytest.fixture
def max_(web: CardRoom) -> Browser:
    return web.manager()


def list_of(board: dict, game: str = GAME) -> list[str]:
    return [name["id"] for one in board["games"] if one["id"] == game for name in one["list"]]


def seats_of(board: dict, table: str = "1") -> dict[int, str]:
    found = next(one for one in board["tables"] if one["id"] == table)
    return {seat["seat"]: seat["name"] for seat in found["seats"] if seat["name"]}


def test_a_night_goes_from_an_interest_list_to_a_settlement(max_: Browser) -> None:
    max_.does("offer_game", game=GAME, variant="holdem", stakes=STAKES)
    assert max_.board()["games"][0]["interest"]
    opened_table(max_)
    seated(max_, "Ana", "Ben")
    going(max_, {"Ana": "As", "Ben": "Kd"})
    table = max_.board()["tables"][0]
    assert table["on"]
    assert (table["button"], table["hand"], table["state"]) == (1, 1, "going")
    max_.does("end_hand", table="1", stacks={"p:Ana": 480, "p:Ben": 520})
    max_.does("leave_seat", player="p:Ana", stack=480)
    max_.does("leave_seat", player="p:Ben", stack=520)
    ledger = max_.get("/ledger").json()
    assert ledger["sum"] == 0
    assert {one["name"]: one["balance"] for one in ledger["accounts"] if one["name"]} == {
        "Ana": -20,
        "Ben": 20,
    }
    (transfer,) = max_.get("/settle").json()["transfers"]
    assert (transfer["payer_name"], transfer["payee_name"], transfer["amount"]) == (
        "Ana",
        "Ben",
        20,
    )


def test_settlement_waits_until_all_chips_are_in(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    assert refusal(max_.get("/settle"))["rules"] == ["house:ledger.settlement"]


def test_player_puts_his_own_name_down_and_takes_the_seat_he_is_called_to(
    web: CardRoom, max_: Browser
) -> None:
    opened_table(max_)
    zoe = web.enters("Zoé")
    zoe.does("check_in")
    done = zoe.does("join_list", game=GAME)
    assert "number 1 on the list" in done["why"][0]["text"]["en"]
    assert "Zoé" in done["why"][0]["text"]["fr"]
    (name,) = zoe.board()["games"][0]["list"]
    assert (name["state"], name["name"], name["table"]) == ("called", "Zoé", "1")
    assert name["until"] > max_.board()["now"]
    told = zoe.refused("sit_down", chips=500)
    assert told["text"]["en"] == "Chips change hands with the staff."
    assert "sit_down" not in zoe.board()["you"]["may"]
    max_.does("sit_down", player=zoe.id, chips=500)
    assert seats_of(max_.board()) == {1: "Zoé"}
    me = zoe.get("/me").json()
    assert (me["table"], me["seat"], me["file"]["balance"]) == ("1", 1, -500)
    assert [row["amount"] for row in me["file"]["rows"]] == [500]


def test_staff_enter_people_without_a_device_by_name(max_: Browser) -> None:
    opened_table(max_)
    max_.does("check_in", player="p:  Ana   Maria ")
    max_.does("join_list", player="p:Ana Maria", game=GAME)
    assert list_of(max_.board()) == ["p:Ana_Maria"]
    (person,) = [one for one in max_.board()["people"] if one["id"] == "p:Ana_Maria"]
    assert (person["name"], person["device"], person["present"]) == ("Ana Maria", False, True)


def test_same_request_again_has_the_same_answer_and_no_effect(max_: Browser) -> None:
    opened_table(max_)
    body = {"id": "once", "deed": "check_in", "player": "p:Ana"}
    first = max_.post("/do", body)
    again = max_.post("/do", body)
    assert again.status_code == 200
    assert again.json() == first.json()
    assert [one["fact"]["tag"] for one in max_.get("/log?player=p:Ana").json()["entries"]] == [
        "room.checked_in"
    ]


def test_same_id_of_another_guest_is_another_request(web: CardRoom, max_: Browser) -> None:
    opened_table(max_)
    for name in ("Ana", "Ben"):
        answer = web.enters(name).post("/do", {"id": "1", "deed": "check_in"})
        assert answer.status_code == 200
    assert sum(one["present"] for one in max_.board()["people"]) == 2


def test_fifty_who_join_at_once_are_all_on_the_list(web: CardRoom, max_: Browser) -> None:
    max_.does("offer_game", game=GAME, variant="holdem", stakes=STAKES)
    browsers = [web.enters(f"P{number}") for number in range(50)]
    for one in browsers:
        one.does("check_in")
        one.does("join_list", game=GAME)
    assert list_of(max_.board()) == [one.id for one in browsers]


def test_last_seat_goes_to_one_of_two_and_the_other_keeps_his_place(
    web: CardRoom, max_: Browser
) -> None:
    opened_table(max_, size=2)
    seated(max_, "Ana")
    zoe, yan = web.enters("Zoé"), web.enters("Yan")
    for one in (zoe, yan):
        one.does("check_in")
        one.does("join_list", game=GAME)
    answers = [max_.tries("sit_down", player=one.id, chips=500).status_code for one in (zoe, yan)]
    assert answers == [200, 409]
    assert seats_of(max_.board()) == {1: "Ana", 2: "Zoé"}
    assert list_of(max_.board()) == [yan.id]


def test_what_was_asked_in_error_is_taken_back(max_: Browser) -> None:
    opened_table(max_)
    done = max_.does("check_in", player="p:Ana")
    seq = done["facts"][0]["seq"]
    answer = max_.post("/take_back", {"id": "back", "seq": seq, "reason": "wrong name"})
    assert answer.status_code == 200, answer.text
    assert not any(one["present"] for one in max_.board()["people"])
    entries = max_.get(f"/log?since={seq}").json()["entries"]
    assert [one["taken_back"] for one in entries] == [True, False]
    assert "wrong name" in entries[1]["why"]["text"]["en"]
    refusal(max_.post("/take_back", {"id": "again", "seq": seq, "reason": "wrong name"}))


def test_log_tells_who_did_what_and_why(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    whole = max_.get("/log").json()
    assert [one["fact"]["seq"] for one in whole["entries"]] == [
        *range(1, len(whole["entries"]) + 1)
    ]
    assert whole["next"] == 0
    assert {one["by_name"] for one in whole["entries"]} == {"Max"}
    assert all(one["why"]["text"]["fr"] for one in whole["entries"])
    of_ana = max_.get("/log?player=p:Ana").json()["entries"]
    assert {tuple(one["fact"]["people"]) for one in of_ana} == {("p:Ana",)}
    at_table = max_.get("/log?table=1").json()["entries"]
    assert {one["fact"]["table"] for one in at_table} == {"1"}


def test_ledger_is_written_as_csv_in_both_languages(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    english, french = max_.get("/ledger.csv"), max_.get("/ledger.csv?lang=fr")
    assert english.headers["content-type"].startswith("text/csv")
    assert "attachment" in english.headers["content-disposition"]
    assert english.text.splitlines()[0] == french.text.splitlines()[0]
    assert english.text != french.text
    refusal(max_.get("/ledger.csv?lang=de"), 422)


def test_question_is_answered_with_its_articles(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana", "Ben")
    answer = max_.post("/ask", {"question": "who_is_next", "table": "1"})
    assert answer.status_code == 200, answer.text
    assert answer.json()["rules"]
    assert answer.json()["facts"]
    refusal(max_.post("/ask", {"question": "who_is_next", "table": "9"}))


def test_board_says_why_no_hand_can_start(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    why = max_.board()["tables"][0]["next_why"]
    assert why["text"]["en"] == max_.refused("start_hand", table="1")["text"]["en"]


def test_order_waits_until_somebody_has_done_it(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana", "Ben")
    max_.does("log_breach", breach="threats", people=["p:Ana"])
    number = max_.get("/person/p:Ana").json()["entries"][0]["number"]
    done = max_.does("sanction", number=number, kind="suspension", amount=2)
    assert done["orders"]
    assert all("Ana" in one["text"]["en"] for one in done["orders"])
    waiting = max_.board()["orders"]
    assert waiting == done["orders"]
    for one in waiting:
        assert max_.post("/order", {"n": one["n"]}).status_code == 200
    assert max_.board()["orders"] == []
    refusal(max_.post("/order", {"n": waiting[0]["n"]}))


def test_request_sent_again_gives_its_orders_once(max_: Browser) -> None:
    opened_table(max_)
    seated(max_, "Ana")
    max_.does("log_breach", breach="threats", people=["p:Ana"])
    body = {"id": "once", "deed": "sanction", "number": 1, "kind": "suspension", "amount": 2}
    first, again = max_.post("/do", body), max_.post("/do", body)
    assert first.json()["orders"] == again.json()["orders"] == max_.board()["orders"]


def test_version_of_the_board_rises_with_every_change(web: CardRoom, max_: Browser) -> None:
    seen = [max_.board()["v"]]
    opened_table(max_)
    seen.append(max_.board()["v"])
    web.staff(max_, "dealer", "Dee")
    seen.append(max_.board()["v"])
    assert seen == sorted(set(seen))


def test_closed_room_opens_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "room.sqlite"
    with CardRoom(file).opened() as web:
        max_ = web.manager()
        opened_table(max_)
        seated(max_, "Ana", "Ben")
        going(max_, {"Ana": "As", "Ben": "Kd"})
        before, cookie, asked = max_.board(), max_._headers["cookie"], web.requests
    with CardRoom(file).opened() as web:
        web.requests = asked
        again = Browser(web, cookie, max_.id)
        assert again.board() == before
        again.does("end_hand", table="1", stacks={"p:Ana": 480, "p:Ben": 520})
        assert again.board() != before


def test_spoilt_card_room_is_not_opened(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "room.sqlite")
    journal.append("desk", (), at=1, notes=[Note("no.such_fact", {})])
    with pytest.raises(CodecError, match="desk 1"):
        DeskRoom(journal, house("rrop3_cash"), wall=lambda: 1)
    journal.close()


NO_DEEDS = [
    (b"", "JSON"),
    (b"[]", "object"),
    (b"{", "JSON"),
    (b'{"x":' + b"[" * 5000, "JSON"),
    (b"\xff\xfe", "JSON"),
    ({}, "id"),
    ({"id": "1"}, "deed"),
    ({"id": "", "deed": "check_in"}, "id"),
    ({"id": 5, "deed": "check_in"}, "id"),
    ({"id": "1", "deed": "chekc_in", "player": "p:Ana"}, "check_in"),
    ({"id": "1", "deed": "check_in"}, "player"),
    ({"id": "1", "deed": "check_in", "player": 5}, "player"),
    ({"id": "1", "deed": "check_in", "player": None}, "player"),
    ({"id": "1", "deed": "check_in", "player": "p:Ana", "role": "manager"}, "role"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": -5}, "-5"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": 10.5}, "chips"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": True}, "chips"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": "50"}, "chips"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": 2**53}, "chips"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": 10**12 + 1}, "chips"),
    ({"id": "1", "deed": "buy_in", "player": "p:Ana", "chips": 10**400}, ""),
    ({"id": "1", "deed": "check_in", "player": "p:" + "x" * 10_000}, "player"),
    ({"id": "1", "deed": "check_in", "player": "p:a\u0000b"}, "player"),
    ({"id": "1", "deed": "check_in", "player": "p:Ana", "more": {"a": [[[[1]]]]}}, "more"),
    ({"id": "1", "deed": "log_breach", "breach": "abuse", "people": ["p:Ana"] * 101}, "people"),
    ({"id": "1", "deed": "x" * 81}, "deed"),
    ({"id": "1", "deed": "check_in", "player": "p:Ana", "pad": "x" * 40_000}, "32"),
]


@pytest.mark.parametrize(("body", "named"), NO_DEEDS, ids=range(len(NO_DEEDS)))
def test_what_is_no_deed_is_refused_in_one_clear_sentence(
    max_: Browser, body: object, named: str
) -> None:
    before = max_.board()
    told = refusal(max_.post("/do", body), 422)
    assert named in told["text"]["en"]
    assert len(told["text"]["en"]) < 400
    assert max_.board() == before


@pytest.mark.parametrize("name", ["p:", "p:   ", "p:" + "x" * 21, "nobody", "", "rake", "table:1"])
def test_nobody_comes_in_under_what_is_no_name(max_: Browser, name: str) -> None:
    max_.refused("check_in", player=name)


def test_whole_numbers_too_large_for_the_table_are_refused(max_: Browser) -> None:
    opened_table(max_)
    max_.does("check_in", player="p:Ana")
    max_.does("join_list", player="p:Ana", game=GAME)
    max_.refused("sit_down", player="p:Ana", chips=0)


@pytest.mark.parametrize("since", ["abc", "-1", "1e3", "9" * 40, "\u0661"])
def test_log_begins_at_a_whole_number(max_: Browser, since: str) -> None:
    assert "since" in refusal(max_.get(f"/log?since={since}"), 422)["text"]["en"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/staff", {}),
        ("/staff", {"secret": "x", "role": "manager"}),
        ("/staff/link", {"role": "boss"}),
        ("/staff/role", {"person": "p:Ana"}),
        ("/order", {"n": -1}),
        ("/order", {"n": "1"}),
        ("/ask", {"question": "why_is_the_sky_blue"}),
        ("/ask", {"question": "who_is_next", "player": "p:Ana"}),
    ],
)
def test_other_requests_are_as_strict(max_: Browser, path: str, body: object) -> None:
    refusal(max_.post(path, body), 422)


def test_file_of_nobody_is_refused(max_: Browser) -> None:
    refusal(max_.get("/person/p:Nobody"))


def test_player_whose_id_begins_like_a_formula_has_a_letter_before_it() -> None:
    assert id_of(Guest("-abcdefghijk", "Zoé")) == "g-abcdefghijk"
    assert id_of(Guest("abcdefghijk-", "Zoé")) == "abcdefghijk-"


def test_answers_of_the_desk_are_kept_by_nobody(max_: Browser) -> None:
    for path in ("", "/me", "/log", "/ledger", "/ledger.csv", "/staff"):
        assert max_.get(path).headers["cache-control"] == "no-store"


def test_guest_who_takes_another_name_is_called_so_on_the_board(
    web: CardRoom, max_: Browser
) -> None:
    zoe = web.enters("Zoé")
    zoe.does("check_in")
    web.client.cookies.clear()
    web.client.post("/api/enter", json={"name": "Zoëlle"}, headers=zoe._headers)
    assert [one["name"] for one in max_.board()["people"]] == ["Max", "Zoëlle"]
    assert json.dumps(max_.get("/log").json(), ensure_ascii=False).count("Zoëlle")
