"""An incident is told as data, and what cannot be told is refused in both languages."""

from typing import Any

import pytest

from croupier.cards import parse_card
from croupier.data import DataError
from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.deck.deck_told import DuplicateCard
from croupier.floor.incident import Incident
from croupier.floor.telling import fields_of, incident_from, incident_to
from croupier.floor.words.gestures import ChipsForward, Said


def test_lists_of_lists_are_motions_of_chips() -> None:
    told = {"seat": 2, "motions": [[500, 100], [50]], "words": "call", "words_when": "before"}
    assert incident_from("chips_forward", told) == ChipsForward(
        2, ((500, 100), (50,)), words="call", words_when="before"
    )


def test_what_is_left_out_is_as_usual() -> None:
    assert incident_from("said", {"seat": 3, "words": "je suis"}) == Said(3, "je suis", clear=True)


def test_cards_are_told_as_rank_and_suit() -> None:
    incident = incident_from("duplicate_card", {"card": "9s"})
    assert isinstance(incident, DuplicateCard)
    assert incident.card == parse_card("9s")
    assert incident_to(incident)["card"] == "9s"


@pytest.mark.parametrize(
    ("tag", "told", "english", "french"),
    [
        ("chip_forward", {}, "did you mean 'chips_forward'?", "s’agit-il de 'chips_forward'"),
        ("said", {"seat": 1, "word": "x"}, "did you mean 'words'?", "s’agit-il de 'words'"),
        ("said", {"seat": 1}, "here: missing words", "il manque words"),
        ("said", {"seat": "one", "words": ""}, "here.seat: 'one' is not", "n’est pas un nombre"),
        ("said", {"seat": True, "words": ""}, "true is not a whole number", "nombre entier"),
        ("said", {"seat": 1, "words": 7}, "7 is not a text", "n’est pas un texte"),
        ("said", {"seat": 1, "words": "x", "clear": 1}, "not true or false", "true ni false"),
        ("chips_forward", {"seat": 1, "motions": 5}, "5 is not a list", "n’est pas une liste"),
        ("chips_forward", {"seat": 1, "motions": [5]}, "motions[0]: 5 is not", "motions[0]"),
        (
            "chips_forward",
            {"seat": 1, "motions": [], "words_when": "befor"},
            "did you mean 'before'?",
            "s’agit-il de 'before'",
        ),
        ("duplicate_card", {"card": "1x"}, "is no card; write", "n’est pas une carte"),
    ],
)
def test_what_cannot_be_told(tag: str, told: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(DataError) as wrong:
        incident_from(tag, told, "here")
    assert english in wrong.value.text.en
    assert french in wrong.value.text.fr


@pytest.mark.parametrize("kind", INCIDENTS.values(), ids=lambda kind: kind.tag)
def test_every_kind_is_the_same_after_it_was_written_down(kind: type[Incident]) -> None:
    incident = kind(**{one.name: _some(one.annotation) for one in fields_of(kind) if one.needed})
    assert incident_from(kind.tag, incident_to(incident)) == incident


def _some(annotation: Any) -> Any:
    plain = {int: 2, str: "fold", bool: True}
    if annotation in plain:
        return plain[annotation]
    words = getattr(annotation, "__args__", ())
    if words and isinstance(words[0], int | str):
        return words[0]
    return (_some(words[0]),) if words else parse_card("Kh")


def test_a_form_can_ask_for_each_field() -> None:
    asked = {one.name: one for one in fields_of(ChipsForward)}
    assert asked["seat"].needed
    assert asked["seat"].kind == "number"
    assert (asked["motions"].kind, asked["motions"].of) == ("list", "list")
    assert asked["words_when"].choices == ("none", "before", "with", "after")
    assert (asked["released"].kind, asked["released"].default) == ("yes_no", True)
