"""A house as a file: read from what was pasted, written from what was chosen."""

import tomllib
from collections.abc import Mapping

from croupier.rulebook.house import (
    House,
    house_toml,
    is_taken,
    plain_id,
    preset,
    read_house,
    toml_value,
)
from croupier.rulebook.options.index import all_options, as_text, from_text, value_of
from croupier.text import Text
from croupier.web import rule_wire as to
from croupier.web.wire import text

PLACE = "my_house.toml"
"""How errors call a file that has no name of its own."""

_ROOM_FOR_MORE = 56
"""What an id made of a name may have, so that an ending still fits."""

_NONE = Text("", "")
_CHANGED = Text("{title}, changed", "{title}, avec changements")


def read_text(toml: str) -> to.HouseRead:
    """The house that a file makes: the preset it starts from, and what it changes.

    Raises DataError for what makes no house.
    """
    it = read_house(toml, PLACE)
    said = tomllib.loads(toml.lstrip("\ufeff"))
    base = preset(said["extends"])
    is_named = "title" in said and it.title not in (base.title, changed_title(base))
    title = it.title if is_named else _NONE
    return to.HouseRead(
        id=it.id if "id" in said and it.id != _id_of(title.en or base.id) else "",
        title=text(title),
        extends=base.id,
        books=list(it.books) if it.books != base.books else [],
        changes={
            key: as_text(value_of(it.options, key))
            for key in all_options()
            if value_of(it.options, key) != value_of(base.options, key)
        },
    )


def changed_title(base: House) -> Text:
    """What a house is called that changes *base* and has no name of its own."""
    return _CHANGED.format(title=base.title)


def draft_text(draft: to.HouseDraft) -> str:
    """The file of a house in the making.  Raises DataError for what makes no house."""
    base = preset(draft.extends)
    return house_toml(read_house(_written(draft, base), PLACE), base.id)


def _written(draft: to.HouseDraft, base: House) -> str:
    """The draft as a file that extends a preset and changes single points."""
    name = _name(draft)
    title = name or (changed_title(base) if draft.changes or draft.books else base.title)
    lines = [
        f"extends = {toml_value(base.id)}",
        f"id = {toml_value(draft.id or _id_of(name.en if name else base.id))}",
        f"title = {{ en = {toml_value(title.en)}, fr = {toml_value(title.fr)} }}",
    ]
    if draft.books:
        lines.append(f"books = {toml_value(tuple(draft.books))}")
    return "\n".join([*lines, *_choices(draft.changes)]) + "\n"


def _name(draft: to.HouseDraft) -> Text | None:
    """The name it was given; in one language it serves for both."""
    en, fr = draft.title.en.strip(), draft.title.fr.strip()
    return Text(en or fr, fr or en) if en or fr else None


def _choices(changes: Mapping[str, str]) -> list[str]:
    """A line for each point; DataError for a point there is not, or a number that is none."""
    return [
        f"options.{key} = {toml_value(from_text(key, value))}" for key, value in changes.items()
    ]


def _id_of(name: str) -> str:
    """A plain id for a house of this name, other than those of the package."""
    plain = plain_id(name)[:_ROOM_FOR_MORE] or "house"
    return f"{plain}_own" if is_taken(plain) else plain
