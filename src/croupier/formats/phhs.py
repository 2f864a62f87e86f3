"""Hands from one file into several and back, each with its comments and every field it has."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

import tomlkit
from tomlkit.exceptions import TOMLKitError

from croupier.formats.phh import PhhFile, read
from croupier.formats.phh_error import PhhError, Place, bad_document
from croupier.text import Text

if TYPE_CHECKING:
    from tomlkit.items import Table

_BYTE_ORDER_MARK = "\ufeff"
_ALONE, _SEVERAL = "hand.phh", "hands.phhs"


def scattered(file: PhhFile) -> Iterator[tuple[str, str]]:
    """The name of each hand of the file, and its own text as a `.phh`."""
    text = file.text.removeprefix(_BYTE_ORDER_MARK)
    if not file.several:
        yield "", text
        return
    document = tomlkit.parse(text)
    for hand in file.hands:
        body = cast("Table", document[hand.name]).value
        alone = body.as_string()
        if not _says(alone, _ALONE, "", hand.fields):
            alone = tomlkit.dumps(_filled(tomlkit.document(), body.body))
        yield hand.name, alone.strip("\r\n") + "\n"


def gathered(texts: Mapping[str, str], name: str) -> str:
    """The text of a `.phhs` with these hands under their names.

    *name* is the file's, for errors; raises PhhError for a hand that cannot stand in a table.
    """
    try:
        return "\n".join(_as_table(key, text) for key, text in texts.items())
    except TOMLKitError as error:
        raise bad_document(
            Place(name), Text(f"{error}.", "une main ne tient pas dans une table.")
        ) from error


def _as_table(name: str, text: str) -> str:
    """The hand as a table; its own tables become tables within it."""
    text = text.removeprefix(_BYTE_ORDER_MARK).rstrip("\r\n") + "\n"
    key = tomlkit.key(name)
    table = f"[{key.as_string()}]\n{text}"
    if _says(table, _SEVERAL, name, read(text, _ALONE).hands[0].fields):
        return table
    body = _filled(tomlkit.table(), tomlkit.parse(text).body)
    return tomlkit.dumps(tomlkit.document().append(key, body))


def _says(text: str, file: str, hand: str, fields: Mapping[str, Any]) -> bool:
    """Whether *text* is the one hand of these fields."""
    try:
        hands = read(text, file).hands
    except PhhError:
        return False
    return [(one.name, one.fields) for one in hands] == [(hand, fields)]


def _filled(container: Any, items: Iterable[Any]) -> Any:  # noqa: ANN401 - tomlkit's own kinds
    for key, item in items:
        container.append(key, item)
    return container
