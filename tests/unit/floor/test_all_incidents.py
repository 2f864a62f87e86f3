"""Every kind of incident is known by its tag, and somebody judges it."""

from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import get_args, get_origin

import pytest

import croupier.floor
from croupier.cards import Card
from croupier.floor.all_incidents import INCIDENTS, MODULES, judges_of
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import JUDGES
from croupier.floor.telling import fields_of

FOLDER = Path(croupier.floor.__file__).parent
KINDS = sorted(INCIDENTS.items())


def modules() -> set[str]:
    """Every module of the floor, imported."""
    names = {
        ".".join(("croupier.floor", *path.relative_to(FOLDER).with_suffix("").parts))
        for path in FOLDER.rglob("*.py")
        if path.stem != "__init__"
    }
    for name in names:
        import_module(name)
    return names


def every_incident() -> set[type[Incident]]:
    """All kinds that there are, but for what others are made of."""
    values = [value for name in modules() for value in vars(import_module(name)).values()]
    kinds = {one for one in values if isinstance(one, type) and issubclass(one, Incident)}
    return kinds - {Incident, Gesture}


def test_every_module_that_judges_or_tells_is_imported() -> None:
    telling = {name for name in modules() if hasattr(import_module(name), "INCIDENTS")}
    judging = {one.judging.__module__ for judges in JUDGES.values() for one in judges}
    ours = (telling | judging) & modules() - {"croupier.floor.all_incidents"}
    assert {module.__name__ for module in MODULES} == ours - {"croupier.floor.telling"}


def test_every_kind_is_registered() -> None:
    assert every_incident() == set(INCIDENTS.values())


def test_no_two_kinds_have_one_tag() -> None:
    told = [kind for module in MODULES for kind in getattr(module, "INCIDENTS", ())]
    assert len(told) == len(set(told)) == len(INCIDENTS)


@pytest.mark.parametrize(("tag", "kind"), KINDS)
def test_every_kind_has_a_title_and_somebody_who_judges_it(tag: str, kind: type[Incident]) -> None:
    assert tag == kind.tag
    assert tag.replace("_", "").isalnum()
    assert tag == tag.lower()
    assert kind.title.en.strip()
    assert kind.title.fr.strip()
    assert kind.title.en != kind.title.fr
    assert judges_of(kind)


@pytest.mark.parametrize(("tag", "kind"), KINDS)
def test_every_kind_is_told_in_plain_values(tag: str, kind: type[Incident]) -> None:
    assert is_dataclass(kind), tag
    needed = [one.needed for one in fields_of(kind)]
    assert needed == sorted(needed, reverse=True), "what must be told is told first"
    for one in fields_of(kind):
        assert _is_plain(one.annotation), (tag, one)
        assert one.needed or one.kind == "list" or isinstance(one.default, int | str)


def _is_plain(annotation: object) -> bool:
    if get_origin(annotation) is tuple:
        return all(part is Ellipsis or _is_plain(part) for part in get_args(annotation))
    return annotation in (int, bool, str, Card) or all(
        isinstance(word, int | str) for word in get_args(annotation)
    )


def test_judges_of_a_kind_stand_in_the_order_of_their_modules() -> None:
    places = {module.__name__: place for place, module in enumerate(MODULES)}
    for kind, judges in JUDGES.items():
        order = [places[one.judging.__module__] for one in judges if kind in INCIDENTS.values()]
        assert order == sorted(order), kind
