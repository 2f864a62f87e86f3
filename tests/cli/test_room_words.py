"""Every fact of the desk is told in words, in both languages."""

import dataclasses
import string
from types import UnionType
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom.breach_words import BREACH_WORDS
from croupier.cardroom.breaches import BREACHES
from croupier.cardroom.desk.fact_sentences import WORDS
from croupier.cardroom.desk.fact_words import concerns, fact_words
from croupier.cardroom.desk.facts import EVENTS, Fact, fact_of
from croupier.cardroom.desk.happened_at_table import WishSet
from croupier.cardroom.ledger import Posting
from croupier.cardroom.money import BoughtIn
from croupier.cardroom.people import BreachLogged, By, Place
from croupier.cardroom.state import Lock
from croupier.cards import Card, parse_card
from croupier.text import Text


def sample(hint):
    """Some value of that annotation."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return arguments[0]
    if origin in (tuple, frozenset) or origin is UnionType:
        return origin(()) if origin is not UnionType else None
    if hint is Card:
        return Card(0)
    if dataclasses.is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{one.name: sample(hints[one.name]) for one in dataclasses.fields(hint)})
    return {str: "name", int: 1234, bool: False}[hint]


@pytest.mark.parametrize("tag", EVENTS)
def test_every_fact_has_words_of_its_own_in_both_languages(tag):
    words = fact_words(Fact(sample(EVENTS[tag]), "t1"))
    assert tag in WORDS
    assert words.en != words.fr
    assert tag not in words.en
    assert "{" not in words.en + words.fr


@pytest.mark.parametrize("tag", WORDS)
def test_words_are_for_facts_there_are_and_use_the_same_names(tag):
    assert tag in EVENTS
    names = [
        {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for text in (WORDS[tag].en, WORDS[tag].fr)
    ]
    assert names[0] == names[1]


def test_amounts_are_written_as_each_language_writes_them():
    words = fact_words(fact_of(BoughtIn("Ann", 12_500, 1), "t1"))
    assert words == Text("Ann buys in for 12,500", "Ann se cave à 12\u202f500")


def test_a_wish_is_told_in_words():
    words = fact_words(fact_of(WishSet("t1", "Ann", "wait")))
    assert words == Text(
        "Ann wishes to wait for the big blind", "Ann souhaite attendre la grosse blinde"
    )
    asked = fact_words(fact_of(ev.ChangeRequested("Ann", "t1", 1, to="t2")))
    assert asked == Text("Ann asks for table t2", "Ann demande la table t2")


def test_what_was_done_wrong_is_told_by_its_name():
    place = Place("t1")
    by = By("Fay", "floor")
    breach = BreachLogged(
        number=1, person="Eva", at=5, by=by, rules=(), place=place, note="", breach="threats"
    )
    assert fact_words(fact_of(breach)) == Text(
        "Eva, breach: threats", "Eva, infraction\u00a0: menaces"
    )
    assert set(BREACH_WORDS) == set(BREACHES)


def test_a_call_that_is_over_tells_how():
    passed = fact_words(fact_of(ev.CallEnded("Ann", 1, "passed")))
    assert passed == Text("Ann: the call is let go by", "Ann\u00a0: l’appel est refusé")


def test_cards_are_told_with_their_signs():
    drawn = fact_words(fact_of(ev.CardsDrawn("t1", (("Gus", parse_card("As")),), (), 1, "Fay")))
    assert drawn.fr == "La table t1 tire les places\u00a0: Gus A♠"


def test_a_posting_tells_whose_money_went_where():
    memo = Text("Correction", "Rectification")
    words = fact_words(fact_of(Posting("c1", 1, "player:Ann", "table:t1", 1200, memo)))
    assert words == Text(
        "1,200 posted, table t1 → Ann: Correction",
        "1\u202f200 en écriture, table t1 → Ann\u00a0: Rectification",
    )


def test_a_fact_concerns_those_it_names():
    lock = fact_of(ev.SeatLocked(Lock("Ann", "t2", 3, 1, "list"), 1))
    moved = fact_of(ev.Moved("Ann", "t1", "t2", 4, 1))
    bought = fact_of(BoughtIn("Bob", 100, 1), "t2")
    assert [concerns(one, "Ann", "") for one in (lock, moved, bought)] == [True, True, False]
    assert [concerns(one, "", "t1") for one in (lock, moved, bought)] == [False, True, False]
    assert all(concerns(one, "", "t2") for one in (lock, moved, bought))
    assert concerns(bought, "", "")
    assert not concerns(bought, "Ann", "t2")
