"""Whom a case speaks of: a name that it never mentions is a mistake, not somebody without luck."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, cast

from croupier.cardroom.ledger import KINDS, NAMED
from croupier.cardroom.state import Room
from croupier.data import DataError, hint, shown

_OF_PEOPLE = frozenset(
    (
        *("player", "players", "people", "one", "other", "absent", "guest", "objecting", "ruined"),
        *("stacks", "cards", "wishes"),
    )
)
"""Fields of deeds and questions that name somebody; of a table its keys do."""

_OF_PLAYERS = (
    *("sits", "seat", "called", "locked", "asks", "away", "absences", "may_pick_up", "present"),
    *("stacks", "playable", "buy_in", "owes_time", "offers", "owes", "posts", "file", "sanctions"),
    *("barred", "guests"),
)
_OF_TABLES = (
    *("seats", "must_move", "rake", "dealt_in", "not_dealt_in", "button", "big_blind"),
    *("table_state", "size", "game"),
)


def check_person(name: str, known: Collection[str], place: str) -> None:
    """Raise DataError, with whom may have been meant, for a name that is not one of *known*."""
    if name not in known:
        raise DataError(
            "nobody here is called {name}; {known}",
            "personne ici ne s’appelle {name}\u00a0; {known}",
            place=place,
            name=shown(name),
            known=hint(name, known),
        )


def people_in(entries: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Everybody whom deeds and questions are about, as they stand in the file."""
    for entry in entries:
        for key, value in entry.items():
            if key in _OF_PEOPLE:
                yield from _words(value)


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _words(each)
    elif isinstance(value, Mapping):
        yield from value


def check_room_names(
    room: Room, people: Collection[str], then: Mapping[str, Any], place: str
) -> None:
    """Raise DataError for a game, a table, an account or somebody that *then* makes up."""
    for key, wanted in then.items():
        here = f"{place}.{key}"
        check = _CHECKS.get(key)
        for name in wanted if check else ():
            cast("_Check", check)(name, room, people, here)
        if key == "not_dealt_in":
            for table, absent in wanted.items():
                for name in absent:
                    check_person(name, people, f"{here}.{table}")


def check_table(name: str, room: Room, place: str) -> None:
    """Raise DataError, with what may have been meant, for a table the room has not."""
    if room.table(name) is None:
        raise DataError(
            "there is no table {table}; {known}",
            "il n’y a pas de table {table}\u00a0; {known}",
            place=place,
            table=shown(name),
            known=hint(name, (each.id for each in room.tables)),
        )


def _check_game(name: str, room: Room, _people: Collection[str], place: str) -> None:
    if room.game(name) is None:
        raise DataError(
            "there is no game {game}; {known}",
            "il n’y a pas de partie {game}\u00a0; {known}",
            place=place,
            game=shown(name),
            known=hint(name, (each.id for each in room.games)),
        )


def _check_account(account: str, room: Room, people: Collection[str], place: str) -> None:
    """An account is a kind, or a kind and the name of a table or of somebody."""
    kind, colon, name = account.partition(":")
    if kind not in KINDS or bool(colon) is not (kind in NAMED):
        raise DataError(
            "no account is called {account}; write one of {kinds}",
            "aucun compte ne s’appelle {account}\u00a0; écrire l’un de {kinds}",
            place=place,
            account=shown(account),
            kinds=", ".join(f"{each}:NAME" if each in NAMED else each for each in KINDS),
        )
    if kind == "table":
        check_table(name, room, place)
    elif colon:
        check_person(name, people, place)


_Check = Callable[[str, Room, Collection[str], str], None]

_CHECKS: Mapping[str, _Check] = {
    **dict.fromkeys(_OF_PLAYERS, lambda name, _, people, place: check_person(name, people, place)),
    **dict.fromkeys(_OF_TABLES, lambda name, room, _, place: check_table(name, room, place)),
    "list": _check_game,
    "balance": _check_account,
}
"""How the names are checked by which a key of `_then` tells of several."""
