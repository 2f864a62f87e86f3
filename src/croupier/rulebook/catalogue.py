"""The catalogue: every rule of the five books by its id, in words of our own.

A book is a folder of TOML files, one a section in the order of its number; a file holds the title
of the section and a table a rule.  `house.toml` holds the rules of our own (`house:` ids).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from croupier.data import DataError, build, hint, parsed, shown, table_in
from croupier.rulebook.house import RuleId, book_of
from croupier.text import Text

Kind = Literal[
    "hand-value",
    "dealing",
    "betting",
    "showdown",
    "pot",
    "button-blinds",
    "misdeal",
    "dead-hand",
    "irregularity",
    "seating",
    "buy-in",
    "clock",
    "tournament-flow",
    "house-policy",
    "conduct",
    "terms",
]
"""What a rule is about, roughly."""

Mode = Literal["enforce", "rule", "flow", "option", "record", "teach"]
"""How software lives up to a rule.

`enforce`: it cannot be broken; `rule`: a ruling is worked out; `flow`: a procedure is carried out;
`option`: a house chooses; `record`: a person decides and it is kept; `teach`: it is read.
"""

Scope = Literal[
    "all",
    "holdem",
    "omaha",
    "omaha8",
    "flop",
    "button",
    "stud",
    "razz",
    "stud8",
    "draw",
    "jacks",
    "lowball",
    "joker",
    "limit",
    "nolimit",
    "potlimit",
    "cash",
    "tournament",
]
"""Where a rule holds; several words narrow it down."""


@dataclass(frozen=True, slots=True)
class Words:
    """A rule in words only: its title, and all it says."""

    title: Text
    gist: Text


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of one of the five books.

    `subject` is shared by the rules of all books on the same point; `differs` says in what others
    say otherwise and `see` names them; `pending` is empty once code lives up to it.
    """

    id: RuleId
    book: str
    section: str
    title: Text
    gist: Text
    scope: tuple[Scope, ...]
    kind: Kind
    mode: Mode
    subject: str
    differs: Text | None = None
    see: tuple[RuleId, ...] = ()
    pending: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book; its id is a short English word, unique within the book."""

    id: str
    book: str
    title: Text
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook: its title, the short one that citations bear, and its sections in order."""

    id: str
    title: Text
    short: Text
    sections: tuple[Section, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule of the book in order."""
        return (rule for section in self.sections for rule in section.rules)


@cache
def books() -> tuple[Book, ...]:
    """The five books, in the order in which they are shown."""
    names = parsed(_FOLDER.joinpath("books.toml").read_text(encoding="utf-8"), "books.toml")
    return tuple(
        read_book(book, table_in(words, f"books.toml: {book}"), _files(book))
        for book, words in names.items()
    )


@cache
def all_rules() -> Mapping[RuleId, Rule]:
    """Every rule of the five books by its id, book after book."""
    return {rule.id: rule for book in books() for rule in book.rules}


def rule_of(id: RuleId) -> Rule:
    """The rule called *id*.  Raises DataError with a suggestion for an id that no book has."""
    if id not in all_rules():
        raise DataError(
            "no rule {id}; {known}",
            "il n’y a pas d’article {id}\u00a0; {known}",
            id=shown(id),
            known=hint(id, (*all_rules(), *house_rules())),
        )
    return all_rules()[id]


@cache
def of_subject(subject: str) -> tuple[Rule, ...]:
    """The rules of all books on *subject*, book after book; none if nobody speaks of it."""
    return tuple(rule for rule in all_rules().values() if rule.subject == subject)


@cache
def house_rules() -> Mapping[RuleId, Words]:
    """The rules of our own by id, for points on which the five books are silent."""
    table = parsed(_FOLDER.joinpath("house.toml").read_text(encoding="utf-8"), "house.toml")
    return {rule: build(Words, words, f"house.toml: {rule}", ": ") for rule, words in table.items()}


def words_of(id: RuleId) -> Rule | Words:
    """The title and gist of any id, a book's or ours.  Raises DataError for one nobody wrote."""
    ours = house_rules().get(id)
    return ours if ours is not None else rule_of(id)


_FOLDER = resources.files("croupier.rulebook.books")


def _files(book: str) -> dict[str, str]:
    """The texts of a book's files by their names, in order."""
    files = sorted(_FOLDER.joinpath(book).iterdir(), key=lambda file: file.name)
    return {
        file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".toml")
    }


def read_book(book: str, words: Mapping[str, object], files: Mapping[str, str]) -> Book:
    """The book of that id: its titles, and the *files* of its sections by name.

    Raises DataError naming file, rule and field for what is wrong, and for a rule that stands
    there twice.
    """
    sections = [_section(book, name, text) for name, text in files.items()]
    table = {"id": book, **words, "sections": sections}
    stands: dict[RuleId, str] = {}
    for section, name in zip(sections, files, strict=True):
        for rule in section.rules:
            if rule.id in stands:
                raise DataError(
                    "this rule stands in {other} too",
                    "cet article figure aussi dans {other}",
                    place=f"{book}/{name}: {rule.id}",
                    other=f"{book}/{stands[rule.id]}",
                )
            stands[rule.id] = name
    return build(Book, table, f"books.toml: {book}", ": ")


def _section(book: str, name: str, text: str) -> Section:
    """A section, each rule told where it stands."""
    place = f"{book}/{name}"
    table = parsed(text, place)
    for part in ("section", "rules"):
        if part not in table:
            raise DataError("missing [{part}]", "il manque [{part}]", place=place, part=part)
    section = name.removesuffix(".toml").partition("_")[2]
    rules = []
    for rule_id, words in table_in(table["rules"], f"{place}: rules").items():
        if book_of(rule_id) != book:
            raise DataError(
                "{id} is not a rule of {book}",
                "{id} n’est pas un article de {book}",
                place=place,
                id=shown(rule_id),
                book=book,
            )
        here = f"{place}: {rule_id}"
        whole = {"id": rule_id, "book": book, "section": section, **table_in(words, here)}
        rules.append(build(Rule, whole, here, ": "))
    head = table_in(table["section"], f"{place}: section")
    whole = {"id": section, "book": book, **head, "rules": rules}
    return build(Section, whole, f"{place}: section", ": ")
