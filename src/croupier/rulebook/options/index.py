"""Every option by its key, as data: what it may be, its articles, and who reads it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import Field, asdict, dataclass, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from croupier.data import DataError, build, hint, shown, table_in, unknown_key
from croupier.rulebook.options import Options
from croupier.text import Text

Value = str | bool | int | tuple[str, ...] | tuple[int, ...]
"""What an option may be: a word, yes or no, a number, or a list of words or numbers."""

Kind = Literal["word", "flag", "number", "list"]

NONE = "none"
"""An empty list in words."""

_NUMBER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True, slots=True)
class Option:
    """One point a house may choose, `group.name`.

    *values* are the words there are, `true` and `false` for a flag, and none for a number or a
    list, which keep within *least* and *most*.  *layer* will read it; empty: it is read, or kept.
    """

    key: str
    group: str
    kind: Kind
    values: tuple[str, ...]
    least: int | None
    most: int | None
    default: Value
    rules: tuple[str, ...]
    layer: str

    @property
    def constant(self) -> bool:
        """Whether there is one word only: a point on which the books agree."""
        return len(self.values) == 1


@cache
def all_options() -> Mapping[str, Option]:
    """Every option by its key, group after group."""
    return MappingProxyType({option.key: option for option in _options()})


def option_of(key: str) -> Option:
    """The option called *key*.  Raises DataError with a suggestion for one there is not."""
    if key not in all_options():
        raise DataError(
            "no option {key}; {known}",
            "il n’y a pas d’option {key}\u00a0; {known}",
            key=shown(key),
            known=hint(key, all_options()),
        )
    return all_options()[key]


def unread_options() -> tuple[str, ...]:
    """The keys of options that no code reads yet: the layer that will is not built so far."""
    return tuple(key for key, option in all_options().items() if option.layer)


def value_of(options: Options, key: str) -> Value:
    """What *options* choose at `group.name`.  Raises DataError for an option there is not."""
    option = option_of(key)
    value: Value = getattr(getattr(options, option.group), key.partition(".")[2])
    return value


def changed(options: Options, changes: object, place: str) -> Options:
    """*options* with tables of *changes*, a table a group, laid over them.

    Raises DataError naming *place* for a group, an option or a value there is not.
    """
    chosen: dict[str, Any] = {}
    for group, choices in table_in(changes, place).items():
        if group not in group_names():
            raise unknown_key(group, _meant_group(group), place)
        below, here = getattr(options, group), f"{place}.{group}"
        table = table_in(choices, here)
        for name in table:
            if name not in asdict(below):
                raise unknown_key(name, _meant_option(name, group), here)
        chosen[group] = build(type(below), {**asdict(below), **table}, here)
    return replace(options, **chosen)


@cache
def group_names() -> tuple[str, ...]:
    """The names of the groups of options."""
    return tuple(field.name for field in fields(Options))


def where_written(word: str) -> Text | None:
    """How a group, an option or a `group.option` is written in a file; None for another word."""
    if word in group_names():
        return Text(f"write [options.{word}]", f"écrire [options.{word}]")
    key = word.removeprefix("options.")
    homes = [one.partition(".")[::2] for one in _bearing(key) or [key] if one in all_options()]
    if not homes:
        return None
    name = homes[0][1]
    tables = [f"[options.{group}]" for group, _ in homes]
    return Text(
        f"write {name} under {' or '.join(tables)}", f"écrire {name} sous {' ou '.join(tables)}"
    )


def _bearing(name: str) -> list[str]:
    """The keys of the options of that name, whatever their group."""
    return [key for key in all_options() if key.partition(".")[2] == name]


def _meant_group(word: str) -> Text:
    if word in all_options():
        group, _, name = word.partition(".")
        return Text(
            f"write {word} without quotes, or {name} under [options.{group}]",
            f"écrire {word} sans guillemets, ou {name} sous [options.{group}]",
        )
    return where_written(word) or hint(word, group_names())


def _meant_option(name: str, group: str) -> Text:
    """What was meant by a *name* that *group* does not have."""
    elsewhere = [name] if name in all_options() else _bearing(name)
    if elsewhere and f"{group}.{name.rpartition('.')[2]}" not in elsewhere:
        return Text(f"there is {' and '.join(elsewhere)}", f"il y a {' et '.join(elsewhere)}")
    own = [key.partition(".")[2] for key in all_options() if key.partition(".")[0] == group]
    return hint(name.rpartition(".")[2], own)


def differing(options: Options, base: Options) -> dict[str, dict[str, object]]:
    """What *options* choose otherwise than *base*, as TOML has it: what `changed` lays over."""
    found: dict[str, dict[str, object]] = {}
    for group in fields(options):
        mine, other = getattr(options, group.name), getattr(base, group.name)
        if mine != other:
            found[group.name] = {
                field.name: _plain(getattr(mine, field.name))
                for field in fields(mine)
                if getattr(mine, field.name) != getattr(other, field.name)
            }
    return found


def _plain(value: Value) -> object:
    return list(value) if isinstance(value, tuple) else value


def as_text(value: object) -> str:
    """A value in one word: `true`, `3`, `big_blind`, `fr,en`, `none` for an empty list."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or NONE
    return str(value)


def from_text(key: str, text: str) -> Value:
    """The value that *text* stands for at *key*: what `as_text` makes a text of.

    Raises DataError for an option there is not, for a number that is none, and for an empty item.
    Whether the house may choose it is looked at when the house is made.
    """
    option = option_of(key)
    if option.kind == "flag" and text in option.values:
        return text == "true"
    if option.kind == "number":
        return _number(key, text)
    if option.kind == "list":
        items = () if text == NONE else tuple(item.strip() for item in text.split(","))
        if not all(items):
            raise _empty_item(key)
        return tuple(_number(key, item) for item in items) if _of_numbers(option) else items
    return text


def _number(key: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise DataError(
            "{text} is not a whole number",
            "{text} n’est pas un nombre entier",
            place=key,
            text=shown(text),
        )
    return int(text)


def _empty_item(key: str) -> DataError:
    return DataError(
        "nothing stands between two commas; an empty list is written {none}",
        "il n’y a rien entre deux virgules\u00a0; une liste vide s’écrit {none}",
        place=key,
        none=NONE,
    )


def _of_numbers(option: Option) -> bool:
    return option.least is not None


def _options() -> Iterator[Option]:
    neutral = Options()
    for group in fields(neutral):
        chosen = getattr(neutral, group.name)
        kinds = get_type_hints(type(chosen))
        for field in fields(chosen):
            key = f"{group.name}.{field.name}"
            yield _option(key, field, kinds[field.name], getattr(chosen, field.name))


def _option(key: str, field: Field[Any], kind: object, default: Value) -> Option:
    noted = field.metadata
    words = get_args(kind) if get_origin(kind) is Literal else ()
    return Option(
        key=key,
        group=key.partition(".")[0],
        kind="word" if words else _KINDS.get(kind, "list"),
        values=("true", "false") if kind is bool else words,
        least=noted["least"],
        most=noted["most"],
        default=default,
        rules=noted["rules"],
        layer=noted["layer"],
    )


_KINDS: Mapping[object, Kind] = {bool: "flag", int: "number"}
