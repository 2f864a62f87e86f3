"""The rulebook over plain requests."""

import gzip
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.rulebook.catalogue import all_rules, books, house_rules, of_subject, rule_of
from croupier.rulebook.house import preset_names
from croupier.search import search
from croupier.web import rule_pages

Client = TestClient[Any]

SHORT_ALL_IN = "tda:47A"
DOTTED = "rrop3:10.nolimit.3b"


def rule(client: Client, rule_id: str) -> Any:
    answer = client.get("/api/rules/rule", params={"id": rule_id})
    assert answer.status_code == 200
    return answer.json()


def test_contents_name_every_rule_of_every_book(client: Client) -> None:
    answer = client.get("/api/rules/books").json()
    named = [
        line["id"]
        for book in answer["books"]
        for section in book["sections"]
        for line in section["rules"]
    ]
    assert named == list(all_rules())
    assert [book["id"] for book in answer["books"]] == [book.id for book in books()]


@pytest.mark.parametrize("written", ["TDA:47A", "tda:47a", "tda:47A"])
def test_rule_is_found_in_whatever_letters_its_id_is_written(written: str, client: Client) -> None:
    assert rule(client, written)["rule"]["id"] == SHORT_ALL_IN


@pytest.mark.parametrize(
    ("asked", "near"), [("tdo:47A", "tda:47A"), ("RROP3:9.drow.2", "rrop3:9.draw.2")]
)
def test_unknown_rule_comes_with_the_nearest_id(asked: str, near: str, client: Client) -> None:
    answer = client.get("/api/rules/rule", params={"id": asked})
    assert answer.status_code == 404
    assert answer.json()["extra"] == {"near": near}


def test_nobody_need_enter_to_read(client: Client) -> None:
    client.cookies.clear()
    assert client.get("/api/rules/books").status_code == 200
    assert client.get("/api/houses").status_code == 200
    assert client.get("/api/me").status_code == 401


@pytest.mark.parametrize("path", ["/api/rules/books", "/api/houses/house?id=tda"])
def test_what_is_long_is_packed_and_kept(client: Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["content-encoding"] == "gzip"
    assert "public" in first.headers["cache-control"]
    assert first.headers["vary"] == "accept-encoding"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert len(gzip.compress(first.content)) < 80_000


def test_browser_that_does_not_unpack_gets_it_plain(client: Client) -> None:
    answer = client.get("/api/rules/books", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert json.loads(answer.content) == client.get("/api/rules/books").json()


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", "gzip"),
        ("br, GZIP;q=0.5", "gzip"),
        ("gzip;q=0", ""),
        ("br, gzip; q=0.000", ""),
        ("br", ""),
        ("", ""),
    ],
)
def test_browser_says_whether_it_unpacks(client: Client, accepted: str, packed: str) -> None:
    answer = client.get("/api/rules/books", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding", "") == packed
    assert answer.json()["books"]


def test_rule_is_told_with_all_that_belongs_to_it(client: Client) -> None:
    page = rule(client, SHORT_ALL_IN)
    assert page["rule"]["id"] == SHORT_ALL_IN
    assert page["rule"]["gist"]["fr"]
    assert (page["book"], page["section"]) == ("tda", "betting_and_raising")
    assert page["mode"] == "enforce"
    assert page["rule"]["pending"] == ""
    assert "croupier.play.betting:may_raise_again" in page["places"]
    assert DOTTED in [other["id"] for other in page["others"]]
    assert page["differs"]["en"]


def test_option_of_a_rule_says_which_houses_choose_what(client: Client) -> None:
    options = {option["key"]: option for option in rule(client, SHORT_ALL_IN)["options"]}
    values = options["raising.reopen"]["values"]
    chosen = {value["value"]: [house["id"] for house in value["houses"]] for value in values}
    assert "tda" in chosen["cumulative_full_raise"]
    assert "rrop3_cash" in chosen["single_full_raise"]
    assert chosen["only_not_yet_bet"] == ["championship"]
    assert sorted(house for houses in chosen.values() for house in houses) == list(preset_names())


def test_every_rule_has_a_page(client: Client) -> None:
    for rule_id in (*all_rules(), *house_rules()):
        assert rule(client, rule_id)["rule"]["id"] == rule_id


def test_others_speak_of_the_same_point_in_other_books(client: Client) -> None:
    page = rule(client, SHORT_ALL_IN)
    subject = all_rules()[SHORT_ALL_IN].subject
    assert page["others"]
    for other in page["others"]:
        assert all_rules()[other["id"]].subject == subject
        assert not other["id"].startswith("tda:")


def test_rule_of_our_own_has_a_page_too(client: Client) -> None:
    page = rule(client, next(iter(house_rules())))
    assert page["book"] == "house"
    assert page["mode"] is None


def test_played_example_is_the_table_step_by_step(client: Client) -> None:
    ids = [example for rule_id in all_rules() for example in rule(client, rule_id)["examples"]]
    assert ids
    played = client.get("/api/rules/example", params={"id": ids[0]}).json()
    assert len(played["frames"]) > 1
    for frame in played["frames"]:
        assert frame["view"]["seats"]
        assert frame["view"]["menu"] is None
        assert frame["caption"]["en"]
        assert frame["caption"]["fr"]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/api/rules/rule?id=tda:47X", "no rule 'tda:47X'; did you mean"),
        ("/api/rules/rule?id=house:nothing", "no rule 'house:nothing'"),
        ("/api/rules/rule?id=", "no rule ''"),
        ("/api/rules/section?book=tda&section=nothing", "no section 'nothing' in a book 'tda'"),
        ("/api/rules/example?id=nothing", "no example 'nothing'"),
        ("/api/houses/house?id=tdo", "no house called 'tdo'; did you mean 'tda'?"),
        ("/api/houses/values?id=../tda", "no house called '../tda'"),
    ],
)
def test_what_is_not_there_is_said_in_clear_words(client: Client, path: str, words: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["detail"].startswith(words)
    assert len(answer.json()["detail"]) < 300


def test_endless_id_is_cut(client: Client) -> None:
    answer = client.get("/api/rules/rule", params={"id": "x" * 5000})
    assert answer.status_code == 404
    assert len(answer.content) < 400


def test_request_without_its_question_is_refused(client: Client) -> None:
    assert client.get("/api/rules/rule").status_code == 400


@pytest.mark.parametrize("words", ["short all-in reopens", "tapis insuffisant"])
def test_rules_are_found_in_either_language(client: Client, words: str) -> None:
    found = client.get("/api/rules/search", params={"q": words}).json()
    assert found["words"] == words
    first = {hit["rule"]["id"] for hit in found["hits"][:3]}
    reopening = {rule.id for rule in of_subject(rule_of(SHORT_ALL_IN).subject)}
    assert first & reopening


def test_found_words_are_told_where_they_stand(client: Client) -> None:
    found = client.get("/api/rules/search", params={"q": "straddle"}).json()
    hit = found["hits"][0]
    for language in ("en", "fr"):
        start, end = hit["gist"][language][:2]
        assert hit["rule"]["gist"][language][start:end].lower().startswith("straddle")


@pytest.mark.parametrize("words", ["", "   ", "zzzzqqqq", '"', "a" * 5000, "*", "^^"])
def test_words_that_find_nothing_are_no_error(client: Client, words: str) -> None:
    answer = client.get("/api/rules/search", params={"q": words})
    assert answer.status_code == 200
    assert answer.json()["hits"] == []


def test_words_of_another_language_are_words_like_any(client: Client) -> None:
    answer = client.get("/api/rules/search", params={"q": "all-in' OR 1=1; DROP TABLE rules --"})
    assert answer.status_code == 200
    assert 0 < len(answer.json()["hits"]) <= 40


def test_flood_of_searches_lets_other_requests_through(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go = threading.Event()

    def slow(words: str, limit: int) -> object:
        assert let_go.wait(30)
        return search(words, limit)

    client.get("/api/rules/search", params={"q": "pot"})
    monkeypatch.setattr(rule_pages, "search", slow)
    with ThreadPoolExecutor(44) as people:
        asked = [
            people.submit(client.get, "/api/rules/search", params={"q": f"flood {n}"})
            for n in range(40)
        ]
        other = people.submit(client.get, "/api/houses/values", params={"id": "home"})
        try:
            assert other.result(10).status_code == 200
            assert not any(search.done() for search in asked)
        finally:
            let_go.set()
        assert {search.result(30).status_code for search in asked} == {200}


def test_two_search_at_the_same_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get("/api/rules/search", params={"q": "pot"})
    both = threading.Barrier(2, timeout=10)

    def meeting(words: str, limit: int) -> object:
        both.wait()
        return search(words, limit)

    monkeypatch.setattr(rule_pages, "search", meeting)
    with ThreadPoolExecutor(2) as people:
        asked = [
            people.submit(client.get, "/api/rules/search", params={"q": words})
            for words in ("both at once", "at once both")
        ]
        assert [search.result(20).status_code for search in asked] == [200, 200]


def test_section_is_read_from_top_to_bottom(client: Client) -> None:
    asked = {"book": "championship", "section": "betting"}
    section = client.get("/api/rules/section", params=asked).json()
    book = next(book for book in books() if book.id == "championship")
    rules = next(section.rules for section in book.sections if section.id == "betting")
    assert [line["id"] for line in section["rules"]] == [rule.id for rule in rules]
    assert all(line["gist"]["fr"] for line in section["rules"])


def test_address_of_a_rule_is_the_page_for_all_its_dots(client: Client) -> None:
    for path in (f"/rules/{DOTTED}", f"/rules/{DOTTED.replace(':', '%3A')}", "/houses/tda"):
        answer = client.get(path)
        assert answer.text == "<!doctype html>the page"
        assert answer.headers["content-type"].startswith("text/html")


def test_missing_file_of_the_interface_is_no_page(client: Client) -> None:
    assert client.get("/rules/none.js").status_code == 404
