"""What the page of the floor asks and is told: plain JSON, texts in both languages."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.web.rule_wire import MOST_TOML, HouseName, Key, RuleOption, RuleText
from croupier.web.wire_words import MOST, Text

LONGEST_ANSWER = 200
"""In letters."""

MOST_MISSED = 50
"""Hands or rounds."""

PersonId = Annotated[str, Meta(max_length=80)]

Said = Annotated[str, Meta(max_length=LONGEST_ANSWER)]


Stake = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""Chips as they were typed; what is negative is refused in words."""


class FloorTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose rules, which game, which stakes; what is empty or 0 is as at a usual table.

    *house* is a house of the package, *toml* the file of one's own in its place.
    """

    house: Key = "tda"
    toml: Annotated[str, Meta(max_length=MOST_TOML)] = ""
    game: Key = "holdem"
    structure: Annotated[str, Meta(max_length=20)] = ""
    small: Stake = 0
    big: Stake = 0
    ante: Stake = 0


class FloorChoice(Struct, frozen=True):
    """One of the answers to choose among."""

    id: str
    title: Text


class FloorCondition(Struct, frozen=True):
    """A question that must be answered by one of these for another to be asked."""

    question: str
    answers: list[str]


class FloorQuestion(Struct, frozen=True):
    """Something that matters; *default*, at stakes of 5/10, is answered for who says nothing."""

    id: str
    asks: Text
    kind: Literal["choice", "amount", "chips", "count", "words"]
    default: str
    choices: list[FloorChoice]
    only_if: list[FloorCondition]


class FloorStory(Struct, frozen=True):
    """A thing that happens at tables; *words* is what people call it."""

    id: str
    title: Text
    words: Text
    questions: list[FloorQuestion]


class FloorCategory(Struct, frozen=True):
    """Stories that belong together."""

    id: str
    title: Text
    stories: list[FloorStory]


class FloorGame(Struct, frozen=True):
    """A game that may be told of, and how it is bet."""

    id: str
    title: Text
    structures: list[str]


class FloorForms(Struct, frozen=True):
    """Everything that may be told of a table, and the tables one may tell of."""

    categories: list[FloorCategory]
    games: list[FloorGame]
    houses: list[HouseName]


class FloorAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A story told of a table, with what was answered; the rest is answered by default."""

    story: Key
    table: FloorTable = FloorTable()
    answers: Annotated[dict[Key, Said], Meta(max_length=40)] = {}


class FloorWay(Struct, frozen=True):
    """Something that may be chosen: by the player, or by the floor instead of the ruling."""

    id: str
    says: Text


class FloorElsewhere(Struct, frozen=True):
    """What a house of another book decides; without *rules* that book is silent.

    *refused*: what was told cannot be there, for the reason that it *says*.
    """

    book: str
    house: Text
    says: Text
    why: Text
    rules: list[str]
    differs: bool
    refused: bool


class FloorFact(Struct, frozen=True):
    """A question that was asked, *id* its own, and the answer that the ruling goes by."""

    id: str
    question: Text
    answer: Text


class FloorPenalty(Struct, frozen=True):
    """A penalty that may, should or must be given for a breach."""

    breach: str
    weight: Literal["may", "should", "must"]
    rules: list[str]


class FloorRuling(Struct, frozen=True):
    """The ruling card: the decision in one sentence, what the dealer does now, the articles.

    *borrowed* are the ids of articles of books that the house does not follow, its own silent.
    *choices* are the player's, *instead* what the floor may decide otherwise; *options* are the
    points of the house behind it, each with the value it has.  *facts* are the answers it goes by,
    *stakes* and *example* the table and who sits where.
    """

    decision: str
    says: Text
    why: Text
    house: Text
    story: Text
    choices: list[FloorWay]
    instead: list[FloorWay]
    steps: list[Text]
    articles: list[RuleText]
    borrowed: list[str]
    others: list[FloorElsewhere]
    penalty: FloorPenalty | None
    options: list[RuleOption]
    chosen: list[str]
    facts: list[FloorFact]
    stakes: Text
    example: Text


class FloorTrouble(Struct, frozen=True):
    """Why nothing can be ruled on what was told, what would do, and by which rules."""

    text: Text
    legal: Text
    rules: list[str]


class FloorFiled(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling to be kept in the log of a table; *instead* is what was decided otherwise, *why*.

    *people* are the ids of those it was, into whose files its breach goes, none if nobody is named;
    *note* is who and where in words, as the seats of the ruling are those of the example.  At a
    table people play at, the staff may answer with a *penalty*: so many hands or rounds, *amount*.
    """

    asked: FloorAsked
    table: Key
    instead: Annotated[str, Meta(max_length=80)] = ""
    why: Annotated[str, Meta(max_length=300)] = ""
    people: Annotated[list[PersonId], Meta(max_length=20)] = []
    note: Annotated[str, Meta(max_length=LONGEST_ANSWER)] = ""
    penalty: Literal["", "warning", "missed_hands", "missed_rounds", "disqualification"] = ""
    amount: Annotated[int, Meta(ge=0, le=MOST_MISSED)] = 0


class FloorLifted(Struct, frozen=True, forbid_unknown_fields=True):
    """The rest of a penalty at a table people play at is let go, and *why*."""

    table: Key
    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    why: Annotated[str, Meta(max_length=300)]


class FloorPerson(Struct, frozen=True):
    """Somebody who sits at a table, and may be named."""

    id: str
    name: str
    seat: int


class FloorStanding(Struct, frozen=True):
    """A penalty of which so many hands are left, 0 for somebody who is out for good."""

    number: int
    name: str
    hands: int


class FloorPlace(Struct, frozen=True):
    """A table to whose log a ruling may be filed; *people* are those whom the asker may name.

    *answers*: a penalty may be given there at once; *standing* are those that keep somebody out.
    """

    id: str
    title: Text
    people: list[FloorPerson] = []
    answers: bool = False
    standing: list[FloorStanding] = []


class FloorPlaces(Struct, frozen=True):
    """All of them; none for whoever may file nothing."""

    tables: list[FloorPlace]


FLOOR_REQUESTS = (FloorAsked, FloorFiled, FloorLifted)
FLOOR_REPLIES = (FloorForms, FloorRuling, FloorTrouble, FloorPlaces)
