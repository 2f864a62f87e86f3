"""What the pages of the rulebook and of the houses are told: plain JSON, texts in both languages.

Values of options travel as texts: `true`, `3`, `big_blind`, `en,fr`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.rulebook.catalogue import Kind, Mode, Scope
from croupier.web.wire import Count, TableView, Text

MOST_TOML = 60_000
"""The longest file of a house, in characters."""

LONGEST_ID = 80
"""In letters: no id of a rule, a house, an example or an option is longer."""

Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Value = Annotated[str, Meta(max_length=400)]


class RuleLine(Struct, frozen=True):
    """A rule in a list."""

    id: str
    title: Text


class SectionLine(Struct, frozen=True):
    """A section of a book with its rules in order."""

    id: str
    title: Text
    rules: list[RuleLine]


class BookLine(Struct, frozen=True):
    """A book with its sections in order; *short* is the title that citations bear."""

    id: str
    title: Text
    short: Text
    sections: list[SectionLine]


class RuleBooks(Struct, frozen=True):
    """The table of contents of all books."""

    books: list[BookLine]


class RuleText(Struct, frozen=True):
    """A rule in full words; *pending* is empty once the software lives up to it."""

    id: str
    title: Text
    gist: Text
    pending: str


class Spans(Struct, frozen=True):
    """Where words stand in a text: beginning and end, in turn, for each language."""

    en: list[Count]
    fr: list[Count]


class RuleHit(Struct, frozen=True):
    """A rule found, and where in its title and its gist the words stand."""

    rule: RuleText
    title: Spans
    gist: Spans


class RuleHits(Struct, frozen=True):
    """The rules found, the best first; *words* is what was looked for."""

    words: str
    hits: list[RuleHit]


class RuleSection(Struct, frozen=True):
    """A section of a book to be read from top to bottom."""

    book: str
    book_title: Text
    id: str
    title: Text
    rules: list[RuleText]


class HouseName(Struct, frozen=True):
    """A house in a list."""

    id: str
    title: Text


class RuleValue(Struct, frozen=True):
    """A value of an option: its effect, and the houses of the package that choose it."""

    value: str
    words: Text
    houses: list[HouseName]


class RuleOption(Struct, frozen=True):
    """An option that a rule speaks of; *layer* is empty once the software reads it."""

    key: str
    title: Text
    meaning: Text
    layer: str
    values: list[RuleValue]


class RulePage(Struct, frozen=True):
    """Everything about one rule.

    *others* are the rules of other books on the same point, *same* those of its own; *examples* are
    ids of played examples, *places* the code that lives up to it.
    """

    rule: RuleText
    book: str
    book_title: Text
    section: str
    section_title: Text
    scope: list[Scope]
    kind: Kind | None
    mode: Mode | None
    differs: Text | None
    options: list[RuleOption]
    others: list[RuleText]
    same: list[RuleLine]
    see: list[RuleLine]
    examples: list[str]
    places: list[str]


class ExampleFrame(Struct, frozen=True):
    """A moment of a played example, and what is to be seen in it."""

    view: TableView
    caption: Text


class Example(Struct, frozen=True):
    """A played example: the table at each step, as a watcher sees it."""

    id: str
    title: Text
    frames: list[ExampleFrame]


class HouseLine(Struct, frozen=True):
    """A house that comes with the package; *own*: points it chooses unlike the neutral one.

    *changed_title* is the name of one that changes it and has none of its own.
    """

    id: str
    title: Text
    changed_title: Text
    books: list[str]
    own: Count


class Houses(Struct, frozen=True):
    """All houses that come with the package."""

    houses: list[HouseLine]


class ValueWords(Struct, frozen=True):
    """A value an option may take, `n` for any number, and its effect."""

    value: str
    words: Text


class OptionPoint(Struct, frozen=True):
    """A point on which a house chooses; *least* and *most* bound a number."""

    key: str
    title: Text
    meaning: Text
    kind: Literal["word", "flag", "number", "list"]
    values: list[ValueWords]
    least: int | None
    most: int | None
    layer: str
    rules: list[str]
    chosen: str


class OptionGroup(Struct, frozen=True):
    """The points of one subject."""

    id: str
    title: Text
    options: list[OptionPoint]


class HousePage(Struct, frozen=True):
    """A house with every point, all its values and the one it chooses.

    *changed_title* is the name of one that changes it and has none of its own.
    """

    id: str
    title: Text
    changed_title: Text
    books: list[str]
    groups: list[OptionGroup]


class HouseValues(Struct, frozen=True):
    """What a house chooses, by the key of the point."""

    id: str
    title: Text
    books: list[str]
    values: dict[str, str]


class HouseText(Struct, frozen=True, forbid_unknown_fields=True):
    """A house as a file."""

    toml: Annotated[str, Meta(max_length=MOST_TOML)]


class HouseDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A house in the making: the house it starts from, its name, and what it changes.

    *books* is empty while they are those of the house it starts from, *title* while it has no name
    of its own, *id* while its name gives it.  Reading it judges them, and says what is wrong.
    """

    extends: Key
    title: Text
    id: str = ""
    books: Annotated[list[Key], Meta(max_length=9)] = []
    changes: Annotated[dict[Key, Value], Meta(max_length=600)] = {}


class HouseRead(Struct, frozen=True):
    """A house read from a file: what it starts from, and what it changes.

    *title* and *books* are empty where they are those of the house it starts from, *id* where the
    name gives it.
    """

    id: str
    title: Text
    extends: str
    books: list[str]
    changes: dict[str, str]


class HouseTrouble(Struct, frozen=True):
    """Why no house comes of it; *keys* are the points concerned, *rules* those that forbid it."""

    text: Text
    keys: list[str]
    rules: list[str]


RULE_REQUESTS = (HouseText, HouseDraft)
RULE_REPLIES = (
    RuleBooks,
    RuleHits,
    RuleSection,
    RulePage,
    Example,
    Houses,
    HousePage,
    HouseValues,
    HouseText,
    HouseRead,
    HouseTrouble,
)
