"""What a number or a list of an option may be, beyond its kind."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

from croupier.data import DataError, shown
from croupier.rulebook.options import Options
from croupier.rulebook.options.index import option_of, value_of
from croupier.text import Text

_MOST_REDRAWS = 10
_LANGUAGE = re.compile(r"[a-z]{2}")


def check_bounds(options: Options, keys: Iterable[str], place: str) -> None:
    """Raise DataError if the number or the list at one of *keys* is out of bounds."""
    for key in sorted(keys):
        value, here = value_of(options, key), f"{place}.{key}"
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, int):
                _check_number(key, item, here)
        if wrong := _LISTS[key](value) if key in _LISTS else None:
            raise DataError(wrong, place=here)


def _check_number(key: str, number: int, place: str) -> None:
    option = option_of(key)
    if option.least is not None and number < option.least:
        raise DataError(
            "{number} is below the minimum, {bound}",
            "{number} est au-dessous du minimum, {bound}",
            place=place,
            number=shown(number),
            bound=option.least,
        )
    if option.most is not None and number > option.most:
        raise DataError(
            "{number} is above the maximum, {bound}",
            "{number} est au-dessus du maximum, {bound}",
            place=place,
            number=shown(number),
            bound=option.most,
        )


def _languages(codes: tuple[str, ...]) -> Text | None:
    if not codes:
        return Text("a house speaks one language at least", "une maison parle au moins une langue")
    for code in codes:
        if not _LANGUAGE.fullmatch(code):
            return Text(
                "{code} is not a language in two small letters, such as 'fr'",
                "{code} n’est pas une langue en deux minuscules, comme 'fr'",
            ).format(code=shown(code))
        if codes.count(code) > 1:
            return Text("{code} is named twice", "{code} est nommée deux fois").format(
                code=shown(code)
            )
    return None


def _redraws(tables: tuple[int, ...]) -> Text | None:
    if len(tables) > _MOST_REDRAWS:
        return Text(
            "{count} numbers are too many; {most} at most",
            "{count} nombres, c’est trop\u00a0; {most} au plus",
        ).format(count=len(tables), most=_MOST_REDRAWS)
    if any(later >= earlier for earlier, later in pairwise(tables)):
        return Text(
            "{tables} must fall, each number below the one before it",
            "{tables} doit décroître, chaque nombre plus petit que le précédent",
        ).format(tables=shown(tables))
    return None


_LISTS: Mapping[str, Callable[[Any], Text | None]] = {
    "house.languages": _languages,
    "table_break.redraw_at": _redraws,
}
"""What is wrong with a list, by the key of its option."""
