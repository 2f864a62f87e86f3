"""Who and what a room's file speaks of, found however it is written."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator

from croupier.cardroom.desk.corrections import Record
from croupier.data import DataError, hint, shown

_PEOPLE = ("player", "newcomer", "absent", "host", "guest", "objector", "one", "other")
"""Fields of facts that name somebody."""


def people_in(records: Iterable[Record]) -> frozenset[str]:
    """Everybody of whom the facts tell."""
    return frozenset(_said(records, _PEOPLE))


def tables_in(records: Collection[Record]) -> frozenset[str]:
    """Every table of which the facts tell."""
    return frozenset((*_said(records, ("table",)), *(one.fact.table for one in records))) - {""}


def _said(records: Iterable[Record], fields: Collection[str]) -> Iterator[str]:
    for record in records:
        for field in fields:
            value = getattr(record.fact.event, field, "")
            if value and isinstance(value, str):
                yield value


def named(asked: str, known: Collection[str], option: str) -> str:
    """The one of *known* that is meant: capitals and the spelling of accents do not matter.

    Raises DataError, naming the *option*, if there is none or if there are several.
    """
    if asked in known:
        return asked
    found = sorted(one for one in known if _folded(one) == _folded(asked))
    if len(found) == 1:
        return found[0]
    if found:
        raise DataError(
            "{asked} may be {names}",
            "{asked} peut être {names}",
            place=f"--{option}",
            asked=shown(asked),
            names=", ".join(found),
        )
    raise DataError(
        "{asked} is not in this file; {known}",
        "{asked} n’est pas dans ce fichier\u00a0; {known}",
        place=f"--{option}",
        asked=shown(asked),
        known=hint(asked, known),
    )


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
