"""Sentences of the desk for people: called by their names, in both languages, nothing left out."""

import dataclasses

import pytest

from croupier.cardroom import orders as order
from croupier.table.why import Why
from croupier.text import Text
from croupier.web.desk_words import named, order_words, people_in, why_of

NAMES = {"abcdefghijkl": "Zoé", "-bcdefghijkl": "Yan", "p:Ana": "Ana", "p:Anabel": "Anabel"}
KINDS = [
    kind
    for kind in vars(order).values()
    if isinstance(kind, type) and issubclass(kind, order.Order) and kind is not order.Order
]
FIELDS = {
    "person": "p:Ana",
    "table": "7",
    "seat": 3,
    "hands": 2,
    "until": 5,
    "text": Text("Quiet.", "Silence."),
    "rules": ("tda:1",),
    "hand": 4,
    "expected": 90,
    "left": "folded",
}


def both(text: str) -> Text:
    return Text(text, text)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("abcdefghijkl is here.", "Zoé is here."),
        ("(abcdefghijkl), abcdefghijkl\u00a0: x", "(Zoé), Zoé\u00a0: x"),
        ("p:Ana and p:Anabel.", "Ana and Anabel."),
        ("player:p:Ana pays.", "player:Ana pays."),
        ("-bcdefghijkl is here", "Yan is here"),
        ("p:Nobody and mnopqrstuvwx", "p:Nobody and mnopqrstuvwx"),
        ("xabcdefghijkl", "xabcdefghijkl"),
    ],
)
def test_people_are_called_by_their_names(said: str, read: str) -> None:
    assert named(both(said), NAMES) == both(read)


def test_name_that_looks_like_an_id_is_not_named_again() -> None:
    assert named(both("p:Ana"), {"p:Ana": "p:Ben", "p:Ben": "Ben"}) == both("p:Ben")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.tag)
def test_every_order_is_a_sentence_in_both_languages(kind: type[order.Order]) -> None:
    known = {field.name for field in dataclasses.fields(kind)}
    it = kind(**{name: value for name, value in FIELDS.items() if name in known})
    said = order_words(it, NAMES)
    assert kind.tag not in said.en
    assert said.en != said.fr
    assert "{" not in said.en + said.fr
    assert "p:Ana" not in said.en
    if "person" in known:
        assert "Ana" in said.en
        assert "Ana" in said.fr


def test_facts_of_a_reason_are_texts_with_names() -> None:
    why = Why(both("p:Ana"), ("tda:1",), {"who": ["p:Ana"], "at": 5, "by": {"p:Ana": 2}})
    told = why_of(why, NAMES, facts=True)
    assert told.facts == {"who": "Ana", "at": "5", "by": "Ana (2)"}
    assert why_of(why, NAMES, facts=False).facts == {}


def test_cards_of_a_reason_do_not_read_as_words() -> None:
    why = Why(both("."), (), {"cards": {"p:Ana": "As", "p:Anabel": "?"}, "players": {"1": 7}})
    told = why_of(why, NAMES, facts=True)
    assert told.facts == {"cards": "Ana (A♠), Anabel (?)", "players": "1 (7)"}


def test_people_of_a_fact_are_found_in_all_its_parts() -> None:
    it = order.SeatToVacate("p:Ana", "abcdefghijkl", 3)
    assert people_in(it, NAMES) == ["p:Ana", "abcdefghijkl"]
    assert people_in({"a": [("p:Anabel",)], "p:Ana": 1}, NAMES) == ["p:Anabel", "p:Ana"]
