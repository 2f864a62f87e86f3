"""The houses over plain requests: presets, and files one reads and writes."""

import tomllib
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.rulebook.house import preset, preset_names, read_house
from croupier.rulebook.options.index import all_options, as_text, value_of
from croupier.web.rule_wire import MOST_TOML

Client = TestClient[Any]


def test_houses_are_listed_with_their_books(client: Client) -> None:
    houses = {house["id"]: house for house in client.get("/api/houses").json()["houses"]}
    assert sorted(houses) == list(preset_names())
    assert houses["tda"]["books"] == list(preset("tda").books)
    assert houses["neutral"]["own"] == 0
    assert houses["tda"]["own"] > 0


def test_house_names_every_point_with_words_for_what_it_chooses(client: Client) -> None:
    page = client.get("/api/houses/house", params={"id": "tda"}).json()
    points = [point for group in page["groups"] for point in group["options"]]
    assert [point["key"] for point in points] == list(all_options())
    for point in points:
        said = {value["value"]: value["words"] for value in point["values"]}
        words = said.get(point["chosen"]) or said["n"]
        assert words["en"]
        assert words["fr"]
        assert point["chosen"] == as_text(value_of(preset("tda").options, point["key"]))


def test_values_of_a_house_are_those_of_its_page(client: Client) -> None:
    values = client.get("/api/houses/values", params={"id": "online"}).json()["values"]
    assert values == {
        key: as_text(value_of(preset("online").options, key)) for key in all_options()
    }


def both(words: str) -> dict[str, str]:
    return {"en": words, "fr": words}


def draft(client: Client, **fields: object) -> Any:
    return client.post("/api/houses/toml", json={"extends": "tda", "title": both(""), **fields})


def test_house_is_written_and_read_back(client: Client) -> None:
    changes = {
        "raising.min_rule": "double_previous",
        "limits.raise_cap": "5",
        "limits.complete_short": "false",
        "table_break.redraw_at": "none",
    }
    title = 'Chez "Paul" \\ été'
    toml = draft(client, title=both(title), books=["rrop3", "tda"], changes=changes).json()["toml"]
    rules = read_house(toml, "paul.toml")
    assert rules.title.fr == title
    assert rules.options.limits.raise_cap == 5
    assert tomllib.loads(toml)["extends"] == "tda"
    read = client.post("/api/houses/check", json={"toml": toml}).json()
    assert read["extends"] == "tda"
    assert read["title"] == {"en": title, "fr": title}
    assert read["books"] == ["rrop3", "tda"]
    assert read["changes"] == changes


def test_house_is_read_back_with_its_id_and_both_its_titles(client: Client) -> None:
    title = {"en": "The Circle", "fr": "Le Cercle"}
    toml = draft(client, id="le_cercle_1998", title=title).json()["toml"]
    table = tomllib.loads(toml)
    assert (table["id"], table["title"]) == ("le_cercle_1998", title)
    read = client.post("/api/houses/check", json={"toml": toml}).json()
    assert (read["id"], read["title"]) == ("le_cercle_1998", title)
    again = draft(client, id=read["id"], title=read["title"]).json()["toml"]
    assert again == toml


def test_title_in_one_language_serves_for_both(client: Client) -> None:
    toml = draft(client, title={"en": " ", "fr": "Le Cercle"}).json()["toml"]
    assert tomllib.loads(toml)["title"] == "Le Cercle"


def test_id_that_the_name_gives_is_not_told(client: Client) -> None:
    toml = draft(client, title=both("Chez Éloïse")).json()["toml"]
    assert tomllib.loads(toml)["id"] == "chez_eloise"
    assert client.post("/api/houses/check", json={"toml": toml}).json()["id"] == ""


def test_changed_house_without_a_name_is_called_after_its_preset(client: Client) -> None:
    changes = {"limits.raise_cap": "5"}
    toml = draft(client, changes=changes).json()["toml"]
    titles = client.get("/api/houses/house", params={"id": "tda"}).json()["changed_title"]
    assert tomllib.loads(toml)["title"] == titles
    assert titles["en"] == "TDA tournament rules, changed"
    assert titles["fr"] == "Règles TDA des tournois, avec changements"
    read = client.post("/api/houses/check", json={"toml": toml}).json()
    assert (read["title"], read["changes"]) == ({"en": "", "fr": ""}, changes)


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_may_be_changed_without_a_name(client: Client, name: str) -> None:
    assert draft(client, extends=name, books=["tda"]).status_code == 200


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"title": {"en": "x" * 81, "fr": "x"}}, "title: "),
        ({"title": {"en": "a\nb", "fr": ""}}, "title: "),
        ({"id": "Le Cercle"}, "id: 'Le Cercle'"),
        ({"id": "home"}, "id: 'home'"),
    ],
)
def test_name_that_is_none_is_refused_with_its_reason(
    client: Client, fields: dict[str, Any], said: str
) -> None:
    answer = draft(client, **fields)
    assert answer.status_code == 422
    assert answer.json()["text"]["en"].startswith(said)


def test_title_that_is_too_long_is_refused_on_reading(client: Client) -> None:
    toml = f"extends = 'tda'\ntitle = '{'x' * 81}'"
    answer = client.post("/api/houses/check", json={"toml": toml})
    assert answer.status_code == 422
    assert "80" in answer.json()["text"]["en"]


def test_preset_as_it_is_can_be_saved(client: Client) -> None:
    for name in preset_names():
        toml = draft(client, extends=name).json()["toml"]
        read = client.post("/api/houses/check", json={"toml": toml}).json()
        assert (read["extends"], read["changes"], read["title"]["fr"]) == (name, {}, "")


@pytest.mark.parametrize(
    ("changes", "key", "words"),
    [
        ({"raising.min_rule": "double_previus"}, "raising.min_rule", "double_previous"),
        ({"limits.raise_cap": "99"}, "limits.raise_cap", "99"),
        ({"limits.raise_cap": "-1"}, "limits.raise_cap", "-1"),
        ({"limits.raise_cap": "many"}, "limits.raise_cap", "many"),
        ({"limits.complete_short": "maybe"}, "limits.complete_short", "maybe"),
        ({"limits.raise_cap": "0"}, "limits.headsup_cap", "headsup_cap"),
    ],
)
def test_impossible_choice_names_its_point_in_both_languages(
    client: Client, changes: dict[str, str], key: str, words: str
) -> None:
    answer = draft(client, changes=changes)
    assert answer.status_code == 422
    trouble = answer.json()
    assert key in trouble["keys"]
    assert words in trouble["text"]["en"]
    assert words in trouble["text"]["fr"]
    assert trouble["text"]["en"] != trouble["text"]["fr"]


def test_trouble_of_a_file_is_told_without_the_name_it_does_not_have(client: Client) -> None:
    toml = "extends = 'tda'\n[options.limits]\nraise_cap = 99"
    trouble = client.post("/api/houses/check", json={"toml": toml}).json()
    assert trouble["text"] == {
        "en": "options.limits.raise_cap: 99 is above the maximum, 10",
        "fr": "options.limits.raise_cap\u00a0: 99 est au-dessus du maximum, 10",
    }
    assert trouble["keys"] == ["limits.raise_cap"]


@pytest.mark.parametrize("title", ["rrop3", "House", "TDA", "\u6251\u514b"])
def test_a_title_that_makes_no_free_id_is_a_house_all_the_same(client: Client, title: str) -> None:
    toml = draft(client, title=both(title)).json()["toml"]
    assert read_house(toml, "x.toml").title.fr == title


def test_a_house_of_a_file_without_id_or_title_is_one(client: Client) -> None:
    read = client.post("/api/houses/check", json={"toml": "extends = 'tda'"}).json()
    assert (read["id"], read["title"]["en"]) == ("", "")


def test_clash_of_choices_names_the_rules(client: Client) -> None:
    trouble = draft(client, changes={"limits.raise_cap": "0"}).json()
    assert set(trouble["rules"]) >= {"rrop3:3.bets.3a"}
    assert "rrop3:" not in trouble["text"]["en"] + trouble["text"]["fr"]


@pytest.mark.parametrize(
    "toml",
    [
        "",
        "extends = ",
        "title = 'x'",
        "extends = 'tdo'",
        "extends = 'tda'\nfoo = 1",
        "extends = 'tda'\n[options.raising]\nmin_rul = 'x'",
        "extends = 'tda'\nid = 'tda'",
        "extends = 'tda'\noptions = 3",
        "extends = 'tda'\n[options]\nraising = 3",
        "extends = 'tda'\nbooks = ['nothing']",
        "[" * 3000,
    ],
)
def test_file_that_makes_no_house_is_refused_in_one_clear_text(client: Client, toml: str) -> None:
    answer = client.post("/api/houses/check", json={"toml": toml})
    assert answer.status_code == 422
    text = answer.json()["text"]
    assert text["en"]
    assert text["en"] != text["fr"]
    assert "\n" not in text["en"]


@pytest.mark.parametrize("path", ["/api/houses/check", "/api/houses/toml"])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"toml": 3}',
        b'{"extends": 3}',
        b"[" * 9999,
        b'{"x":' * 9999,
        b'{"extends": "tda", "changes": ' + b"[" * 9999,
    ],
    ids=range(9),
)
def test_body_that_is_none_of_ours_is_refused(client: Client, path: str, body: bytes) -> None:
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["detail"]


@pytest.mark.parametrize("path", ["/api/houses/check", "/api/houses/toml"])
def test_body_that_is_too_long_is_refused(client: Client, path: str) -> None:
    answer = client.post(path, json={"toml": "#" * 250_000})
    assert answer.status_code == 413


def test_file_is_as_long_as_it_may_be(client: Client) -> None:
    file = "extends = 'tda'\n#"
    longest = file + "\u2660" * (MOST_TOML - len(file))
    assert client.post("/api/houses/check", json={"toml": longest}).status_code == 200
    longer = client.post("/api/houses/check", json={"toml": longest + "#"})
    assert longer.status_code == 400
    assert str(MOST_TOML) in longer.text
