"""Read TOML into frozen dataclasses: `extends`, unknown words refused with a suggestion.

Games and houses are data in a closed vocabulary.  A table merges key by key over what it extends,
a list is replaced whole.  Every error is one line in each language: file, place, what is wrong,
what was meant.
"""

import dataclasses
import datetime as dt
import difflib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from types import UnionType
from typing import Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from croupier.text import Text

T = TypeVar("T")

_KINDS = {
    int: Text("is not a whole number", "n’est pas un nombre entier"),
    str: Text("is not a text", "n’est pas un texte"),
    bool: Text("is not true or false", "n’est ni true ni false"),
}
_OTHER = Text("is of another kind", "est d’une autre sorte")
_LONGEST_SHOWN = 80
_MOST_KNOWN = 10
_ELLIPSIS = "…"
_PLACE_IN_TOML = re.compile(r"line (\d+), column (\d+)")
_COLON = Text(": ", "\u00a0: ")


class DataError(ValueError):
    """A data file says something the vocabulary does not know; *text* names file and place."""

    def __init__(
        self, en: Text | str, fr: str = "", /, *, place: str = "", **values: Text | str | int
    ) -> None:
        """Say what is wrong at *place* in both languages, their `{names}` filled with *values*."""
        said = en if isinstance(en, Text) else Text(en, fr)
        self.text = _at(place, said.format(**values) if values else said)
        super().__init__(self.text.en)

    def at(self, place: str) -> "DataError":
        """The same error, of a *place* further out."""
        return DataError(self.text, place=place)


def _at(place: str, said: Text) -> Text:
    if not place:
        return said
    french = place.replace(_COLON.en, _COLON.fr)
    return Text(f"{place}{_COLON.en}{said.en}", f"{french}{_COLON.fr}{said.fr}")


def shown(value: object) -> str:
    """*value* as TOML writes it, words in single quotes; what is long ends in an ellipsis."""
    return cut(_shown(value))


def cut(text: str) -> str:
    """*text* in 80 signs at most, an ellipsis for what is left out."""
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + _ELLIPSIS


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dt.date | dt.time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key} = {_shown(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return _number(value)


def _quoted(text: str) -> str:
    """A literal string where TOML allows one, else one with escapes."""
    if text.isprintable() and "'" not in text:
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _number(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # Python writes no whole number of thousands of digits
        return _ELLIPSIS


def parsed(text: str, place: str) -> dict[str, Any]:
    """The table of a TOML text; *place* names it in errors.  Raises DataError for no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(_no_toml(str(error)), place=place) from error
    except RecursionError as error:
        raise DataError(
            "not TOML: nested too deep", "ce n’est pas du TOML\u00a0: trop imbriqué", place=place
        ) from error
    except ValueError as error:  # tomllib leaves Python to refuse thousands of digits
        raise DataError(
            "not TOML: a number is too long",
            "ce n’est pas du TOML\u00a0: un nombre est trop long",
            place=place,
        ) from error


def _no_toml(why: str) -> Text:
    found = _PLACE_IN_TOML.search(why)
    where = f"ligne {found[1]}, colonne {found[2]}" if found else "à la fin du texte"
    return Text(f"not TOML: {why}", f"ce n’est pas du TOML\u00a0: {where}")


def merged(base: Mapping[str, Any], delta: Mapping[str, Any]) -> dict[str, Any]:
    """*base* with *delta* laid over it: tables key by key, everything else replaced."""
    result = dict(base)
    for key, value in delta.items():
        below = result.get(key)
        result[key] = (
            merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
        )
    return result


def difference(table: Mapping[str, Any], base: Mapping[str, Any]) -> dict[str, Any]:
    """The part of *table* that differs from *base*: what `merged` would lay over it."""
    changes: dict[str, Any] = {}
    for key, value in table.items():
        below = base.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            if deeper := difference(value, below):
                changes[key] = deeper
        elif value != below:
            changes[key] = value
    return changes


def read_extending(
    name: str, text_of: Callable[[str], str], chain: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The table called *name* with all it extends; *text_of* gives the TOML text of a name."""
    if name in chain:
        raise DataError(
            "extends itself through {chain}",
            "le fichier s’étend lui-même par {chain}",
            place=chain[0],
            chain=" -> ".join((*chain, name)),
        )
    table = parsed(text_of(name), name)
    parent = table.pop("extends", None)
    if parent is None:
        return table
    if not isinstance(parent, str):
        raise _not_a(str, parent, f"{name}: extends")
    return merged(read_extending(parent, text_of, (*chain, name)), table)


def hint(word: str, known: Iterable[str]) -> Text:
    """A suggestion for a misspelt *word*, or the first of the words there are."""
    names = sorted(known)
    by_letters = {name.lower(): name for name in reversed(names)}
    asked = word[:_LONGEST_SHOWN].lower()
    close = [asked] if asked in by_letters else difflib.get_close_matches(asked, by_letters, n=1)
    if close:
        meant = shown(by_letters[close[0]])
        return Text(f"did you mean {meant}?", f"s’agit-il de {meant}\u00a0?")
    more = [_ELLIPSIS] if len(names) > _MOST_KNOWN else []
    first = ", ".join([*names[:_MOST_KNOWN], *more])
    return Text(f"known: {first}", f"connus\u00a0: {first}")


def unknown_key(key: str, meant: Text, place: str) -> DataError:
    """The error for a key the vocabulary does not know; *meant* says what would do."""
    return DataError(
        "no such key {key}; {meant}",
        "il n’y a pas de clé {key}\u00a0; {meant}",
        place=place,
        key=shown(key),
        meant=meant,
    )


def build(kind: type[T], value: object, place: str, joint: str = ".") -> T:
    """*value* as a *kind*; raises DataError naming *place* when it does not fit.

    *joint* stands between *place* and the names of the fields: `: ` after the name of a file.
    What is a *kind* already stays as it is.
    """
    return cast("T", _build(kind, value, place, joint))


def _build(kind: Any, value: object, place: str, joint: str = ".") -> object:  # noqa: ANN401 - any annotation
    origin = get_origin(kind)
    if origin is Literal:
        return _build_word(get_args(kind), value, place)
    if origin is tuple:
        return _build_tuple(get_args(kind), value, place)
    if origin is UnionType:  # something or nothing: TOML leaves out what is not there
        return _build(get_args(kind)[0], value, place, joint)
    if dataclasses.is_dataclass(kind):
        return _build_dataclass(kind, value, place, joint)
    if type(value) is not kind:
        raise _not_a(kind, value, place)
    return value


def _not_a(kind: type, value: object, place: str) -> DataError:
    said = Text("{value} {kind}", "{value} {kind}").format(
        value=shown(value), kind=_KINDS.get(kind, _OTHER)
    )
    return DataError(said, place=place)


def text_in(value: object, place: str) -> str:
    """*value* itself if it is a text; raises DataError naming *place* if it is none."""
    return build(str, value, place)


def table_in(value: object, place: str) -> dict[str, Any]:
    """*value* itself if it is a table; raises DataError naming *place* if it is none."""
    if not isinstance(value, dict):
        raise DataError(
            "{value} is not a table", "{value} n’est pas une table", place=place, value=shown(value)
        )
    return value


def _build_word(words: tuple[object, ...], value: object, place: str) -> object:
    if value not in words:
        known = hint(value if isinstance(value, str) else shown(value), map(str, words))
        raise DataError(
            "no such word {value}; {known}",
            "il n’y a pas de mot {value}\u00a0; {known}",
            place=place,
            value=shown(value),
            known=known,
        )
    return value


def _build_tuple(arguments: tuple[Any, ...], value: object, place: str) -> tuple[object, ...]:
    if not isinstance(value, list | tuple):
        raise DataError(
            "{value} is not a list", "{value} n’est pas une liste", place=place, value=shown(value)
        )
    return tuple(
        _build(arguments[0], item, f"{place}[{index}]") for index, item in enumerate(value)
    )


def _build_dataclass(kind: Any, value: object, place: str, joint: str) -> object:  # noqa: ANN401
    if isinstance(value, kind):
        return value
    table = table_in(value, place)
    fields = {field.name: field for field in dataclasses.fields(kind) if field.init}
    for key in table:
        if key not in fields:
            raise unknown_key(key, hint(key, fields), place)
    needed = [
        field.name
        for field in fields.values()
        if field.default is dataclasses.MISSING
        and field.default_factory is dataclasses.MISSING
        and field.name not in table
    ]
    if needed:
        raise DataError("missing {keys}", "il manque {keys}", place=place, keys=", ".join(needed))
    hints = get_type_hints(kind)
    return kind(
        **{key: _build(hints[key], item, f"{place}{joint}{key}") for key, item in table.items()}
    )
