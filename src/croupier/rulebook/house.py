"""A house: which books it follows, in order of precedence, and every choice it makes."""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import PurePath
from typing import Any, TypeVar

from croupier.data import (
    DataError,
    build,
    hint,
    parsed,
    read_extending,
    shown,
    table_in,
    text_in,
    unknown_key,
)
from croupier.rulebook.clashes import Clash, Occasion, clashes
from croupier.rulebook.options import Options
from croupier.rulebook.options.bounds import check_bounds
from croupier.rulebook.options.index import changed, differing, where_written
from croupier.rulebook.tags import rule
from croupier.text import Text

T = TypeVar("T")

RuleId = str

HOUSE = "house"
"""The book of our own small rules, for points on which the five books are silent."""

_NEUTRAL = "neutral"
_PLACE = "options"
_KEYS = ("extends", "id", "title", "books", _PLACE)
_EXAMPLE = 'extends = "tda"'
_BYTE_ORDER_MARK = "\ufeff"
_LONGEST_ID = 64
_LONGEST_TITLE = 80
_ID = re.compile(rf"[a-z0-9_]{{1,{_LONGEST_ID}}}")
_LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th"}
)
"""Letters that no accent makes of plain ones."""

_added: dict[str, "House"] = {}


@dataclass(frozen=True, slots=True)
class House:
    """A set of choices under a name; `books` go from the highest to the lowest."""

    id: str
    title: Text
    books: tuple[str, ...]
    options: Options = field(default_factory=Options)

    @rule("rrop3:11.tournament.1")
    def cite(self, rules: Iterable[RuleId]) -> tuple[RuleId, ...]:
        """Those of *rules* that are in force here, highest book first; all if none is.

        Where the books of the house are silent the other books serve as fall-back.  None is cited
        twice.
        """
        rules = tuple(dict.fromkeys(rules))
        order = (*self.books, HOUSE)
        ranked = [(order.index(book_of(rule)), rule) for rule in rules if book_of(rule) in order]
        return tuple(rule for _, rule in sorted(ranked, key=_precedence)) or rules

    def follows(self, rule: RuleId) -> bool:
        """Whether an article is of a book of this house, or of the house itself."""
        return book_of(rule) in (*self.books, HOUSE)


@dataclass(frozen=True, slots=True)
class OwnHouse:
    """A house of a host, with the keys of the options its file sets itself."""

    rules: House
    own: frozenset[str] = frozenset()


class ChoicesClash(DataError):
    """A house chooses what cannot stand together; `clashes` say why in both languages."""

    def __init__(self, place: str, wrong: tuple[Clash, ...]) -> None:
        """All that is *wrong* at *place*, a line for each."""
        lines = [DataError(clash.why, place=place).text for clash in wrong]
        super().__init__(
            Text("\n".join(line.en for line in lines), "\n".join(line.fr for line in lines))
        )
        self.clashes = wrong


def _precedence(ranked: tuple[int, RuleId]) -> int:
    return ranked[0]


def book_of(rule: RuleId) -> str:
    """The book a rule id stands in: `tda` for `tda:43A`."""
    return rule.partition(":")[0]


@cache
def preset_names() -> tuple[str, ...]:
    """The ids of the houses that come with the package, sorted."""
    files = resources.files("croupier.rulebook.presets").iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


def house(name: str) -> House:
    """The house called *name*, a preset or one of a host.  Raises DataError if nobody knows it."""
    return _added.get(name) or preset(name)


@cache
def preset(name: str) -> House:
    """The house of that id that comes with the package; raises DataError if none does."""
    if name not in preset_names():
        raise _no_house(name, (*preset_names(), *_added))
    return build(House, read_extending(name, _preset_text), f"{name}.toml", ": ")


def _no_house(name: str, known: Iterable[str], place: str = "") -> DataError:
    return DataError(
        "no house called {name}; {known}",
        "il n’y a pas de maison {name}\u00a0; {known}",
        place=place,
        name=shown(name),
        known=hint(name, known),
    )


def add_house(rules: House) -> None:
    """Make a host's house known under its id.  Raises DataError if another house has that id."""
    if rules.id in preset_names():
        raise DataError(
            "{id} is a house of the package; give yours another id",
            "{id} est une maison fournie\u00a0; donner un autre id à la vôtre",
            id=shown(rules.id),
        )
    if _added.get(rules.id, rules) != rules:
        raise DataError(
            "two houses called {id}; give one of them another id",
            "deux maisons s’appellent {id}\u00a0; donner un autre id à l’une d’elles",
            id=shown(rules.id),
        )
    _added.setdefault(rules.id, rules)


def _preset_text(name: str) -> str:
    file = resources.files("croupier.rulebook.presets").joinpath(f"{name}.toml")
    return file.read_text(encoding="utf-8")


def read_house(text: str, place: str) -> House:
    """The house that a host's file says: what it `extends`, and every single point it changes.

    *place* names the file in errors, and its stem is the house's id unless the file gives one.
    Raises DataError for a word the vocabulary does not know, for a number out of bounds, and for
    choices that cannot stand together.
    """
    return read_own_house(text, place).rules


def read_own_house(text: str, place: str) -> OwnHouse:
    """The same, with the keys the file sets itself.  Raises DataError, ChoicesClash among them."""
    table = parsed(text.removeprefix(_BYTE_ORDER_MARK), place)
    if not table:
        raise DataError(
            "the file says nothing; begin with {example}",
            "le fichier ne dit rien\u00a0; commencer par {example}",
            place=place,
            example=_EXAMPLE,
        )
    return own_house(table, place)


def own_house(table: Mapping[str, Any], place: str) -> OwnHouse:
    """The house a table of a file says, as `read_own_house` has it."""
    for key in table:
        if key not in _KEYS:
            raise unknown_key(key, where_written(key) or hint(key, _KEYS), place)
    base = _extended(table, place)
    changes = table_in(table.get(_PLACE, {}), f"{place}: {_PLACE}")
    options = _within(place, lambda: changed(base.options, changes, _PLACE))
    own = frozenset(f"{group}.{name}" for group, names in changes.items() for name in names)
    _within(place, lambda: check_bounds(options, own, _PLACE))
    rules = House(
        _id(table, place),
        _title(table, place),
        _books(table.get("books", list(base.books)), place),
        options,
    )
    if wrong := clashes(options, own):
        raise ChoicesClash(place, wrong)
    return OwnHouse(rules, own)


def check_usable(mine: OwnHouse, occasion: Occasion) -> None:
    """Raise ChoicesClash if the house sets itself what cannot apply on that occasion.

    What it merely inherits from a preset has no effect there, and is no fault.
    """
    if wrong := clashes(mine.rules.options, mine.own, occasion):
        raise ChoicesClash(mine.rules.id, wrong)


def house_toml(rules: House, base: str = "tda") -> str:
    """The smallest TOML that gives *rules* back: the preset it extends, and what differs."""
    below = preset(base)
    lines = [f"extends = {toml_value(base)}"]
    if rules.id not in preset_names():
        lines.append(f"id = {toml_value(rules.id)}")
    lines.append(f"title = {_toml_text(rules.title)}")
    if rules.books != below.books:
        lines.append(f"books = {toml_value(rules.books)}")
    for group, changes in differing(rules.options, below.options).items():
        lines += ["", f"[options.{group}]"]
        lines += [f"{name} = {toml_value(value)}" for name, value in changes.items()]
    return "\n".join(lines) + "\n"


def _extended(table: Mapping[str, Any], place: str) -> House:
    """The preset that the file extends; every house of a host extends one."""
    if "extends" not in table:
        raise DataError(
            "missing extends; a house changes points of another: {example}",
            "il manque extends\u00a0; une maison change des points d’une autre\u00a0: {example}",
            place=place,
            example=_EXAMPLE,
        )
    here = f"{place}: extends"
    name = text_in(table["extends"], here)
    if name == table.get("id"):
        raise DataError(
            "{name} would extend itself; give yours another id",
            "{name} s’étendrait elle-même\u00a0; donner un autre id à la vôtre",
            place=here,
            name=shown(name),
        )
    if name not in preset_names():
        raise _no_house(name, preset_names(), here)
    return preset(name)


def _id(table: Mapping[str, Any], place: str) -> str:
    here = f"{place}: id"
    if "id" not in table:
        return _id_of_file(PurePath(place).stem, here)
    name = text_in(table["id"], here)
    if not _ID.fullmatch(name):
        raise DataError(
            "{name} is not small letters, digits and underscores, 1 to {most} of them",
            "{name} n’est pas fait de minuscules, de chiffres et de tirets bas, 1 à {most}",
            place=here,
            name=shown(name),
            most=_LONGEST_ID,
        )
    _check_free(name, Text("give yours another id", "donner un autre id à la vôtre"), here)
    return name


def _id_of_file(stem: str, here: str) -> str:
    name = plain_id(stem)
    if not name:
        raise DataError(
            "the name of the file has no plain letters or digits; give the house an id",
            "le nom du fichier n’a ni lettre de a à z ni chiffre\u00a0; donner un id à la maison",
            place=here,
        )
    way = Text(
        "give the file another name, or yours an id",
        "donner un autre nom au fichier, ou un id à la vôtre",
    )
    _check_free(name, way, here)
    return name


def plain_id(name: str) -> str:
    """*name* in small letters, digits and underscores, without accents; empty if none is left."""
    parts = unicodedata.normalize("NFKD", name.lower().translate(_LETTERS))
    plain = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return re.sub("[^a-z0-9_]+", "_", plain).strip("_")[:_LONGEST_ID]


def is_taken(id: str) -> bool:
    """Whether no house of a host may bear *id*: a preset, a book, or our own rules have it."""
    return id in (*preset_names(), *_all_books(), HOUSE)


def _check_free(name: str, way: Text, here: str) -> None:
    if not is_taken(name):
        return
    whose = Text("is a house of the package", "est une maison fournie")
    if name not in preset_names():
        whose = Text("names a rulebook", "désigne un livre de règles")
    said = Text("{name} {whose}; {way}", "{name} {whose}\u00a0; {way}")
    raise DataError(said.format(name=shown(name), whose=whose, way=way), place=here)


def _title(table: Mapping[str, Any], place: str) -> Text:
    """The title of the file, one text for both languages if it gives one; else the file's name."""
    here = f"{place}: title"
    said = table.get("title", PurePath(place).stem)
    title = Text(said, said) if isinstance(said, str) else build(Text, said, here)
    for words in (title.en, title.fr):
        if not (words.strip() and len(words) <= _LONGEST_TITLE and all(map(_is_seen, words))):
            raise DataError(
                "{words} is not 1 to {most} printable signs",
                "{words} n’est pas fait de 1 à {most} signes imprimables",
                place=here,
                words=shown(words),
                most=_LONGEST_TITLE,
            )
    return title


def _is_seen(sign: str) -> bool:
    """Whether a sign shows, or is a space: neither a control nor an end of line."""
    return unicodedata.category(sign)[0] != "C" and unicodedata.category(sign) not in ("Zl", "Zp")


def _all_books() -> tuple[str, ...]:
    return preset(_NEUTRAL).books


def _books(asked: object, place: str) -> tuple[str, ...]:
    here = f"{place}: books"
    books = build(tuple[str, ...], asked, here)
    known = _all_books()
    for book in books:
        if book not in known:
            raise DataError(
                "no book called {book}; {known}",
                "il n’y a pas de livre {book}\u00a0; {known}",
                place=here,
                book=shown(book),
                known=hint(book, known),
            )
    if len(set(books)) < len(books):
        raise DataError(
            "a book stands in the order of precedence once",
            "un livre figure une seule fois dans l’ordre de priorité",
            place=here,
        )
    return books


def _within(place: str, made: Callable[[], T]) -> T:
    """What *made* gives; its errors name the file too."""
    try:
        return made()
    except DataError as error:
        raise error.at(place) from error


def toml_value(value: object) -> str:
    """A value as TOML writes it; texts are as in JSON, which TOML reads the same."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", r"\u007f")


def _toml_text(text: Text) -> str:
    if text.en == text.fr:
        return toml_value(text.en)
    return f"{{ en = {toml_value(text.en)}, fr = {toml_value(text.fr)} }}"
