"""What may be asked of the room without changing it: every answer has its articles and its facts.

`tag` is the name of a question for browsers and the command line: never renamed, never reused.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar

from croupier.cardroom.desk import answers_house, answers_money, answers_seats
from croupier.cardroom.desk.asking import Asked, Question
from croupier.cardroom.desk.deeds_all import made_of
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.state import ANY_SEAT, GameId, PlayerId, SeatNo, Seconds, TableId
from croupier.data import DataError, hint, shown
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.table.why import Why


@dataclass(frozen=True, slots=True)
class WhoIsNext(Question):
    """Who gets that seat of a table, or any."""

    tag: ClassVar[str] = "who_is_next"
    table: TableId
    seat: SeatNo = ANY_SEAT


@dataclass(frozen=True, slots=True)
class WhyCalled(Question):
    """Why was that name called, and until when may he answer."""

    tag: ClassVar[str] = "why_called"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlaceOnList(Question):
    """How many names stand before his, and what would seat him."""

    tag: ClassVar[str] = "place_on_list"
    player: PlayerId
    game: GameId


@dataclass(frozen=True, slots=True)
class WhoMustMove(Question):
    """Who has to go to that table, in which order."""

    tag: ClassVar[str] = "who_must_move"
    table: TableId


@dataclass(frozen=True, slots=True)
class HowLongHere(Question):
    """How many hands may he play on, with a seat kept elsewhere, and how may he come in there."""

    tag: ClassVar[str] = "how_long_here"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class EvenTables(Question):
    """How the tables of a game could be evened out."""

    tag: ClassVar[str] = "even_tables"
    game: GameId


@dataclass(frozen=True, slots=True)
class CanStart(Question):
    """Can a hand be dealt at that table."""

    tag: ClassVar[str] = "can_start"
    table: TableId


@dataclass(frozen=True, slots=True)
class WhatDoesHePost(Question):
    """What is the next hand for a player: cards or not, and for what."""

    tag: ClassVar[str] = "what_does_he_post"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class NextHandOf(Question):
    """Where button and blinds will be, and what the hand is for everybody at the table."""

    tag: ClassVar[str] = "next_hand_of"
    table: TableId


@dataclass(frozen=True, slots=True)
class WhyNotDealtIn(Question):
    """Why does a player get no cards."""

    tag: ClassVar[str] = "why_not_dealt_in"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Absence(Question):
    """How long is he away, until when may he be, and may his chips be picked up."""

    tag: ClassVar[str] = "absence"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PickUpsDue(Question):
    """Whose chips may be picked up now."""

    tag: ClassVar[str] = "pick_ups_due"


@dataclass(frozen=True, slots=True)
class BuyInOf(Question):
    """How much may he buy at a table."""

    tag: ClassVar[str] = "buy_in_of"
    player: PlayerId
    table: TableId


@dataclass(frozen=True, slots=True)
class StackOf(Question):
    """What a player has: in piles if the *chips* (how many of each value) are told."""

    tag: ClassVar[str] = "stack_of"
    player: PlayerId
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NotesOf(Question):
    """What of a player's *notes* (how many of each value) plays beside his chips."""

    tag: ClassVar[str] = "notes_of"
    player: PlayerId
    notes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChargeOf(Question):
    """How a player stands with the time charge."""

    tag: ClassVar[str] = "charge_of"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class RakeOf(Question):
    """What the house took of the last hand of a table."""

    tag: ClassVar[str] = "rake_of"
    table: TableId


@dataclass(frozen=True, slots=True)
class MayJoin(Question):
    """May somebody put his name down, and take a seat."""

    tag: ClassVar[str] = "may_join"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class CaseOf(Question):
    """What came before a logged breach, and what the house may choose."""

    tag: ClassVar[str] = "case_of"
    number: int


@dataclass(frozen=True, slots=True)
class DisputeOf(Question):
    """May the result of the last hand of a table still be disputed, or of the one *hand* names.

    *what* is its `reading`, the `count` of the pot or its `award`; *acted* are the actions of the
    next hand so far, true for one with chips.  *seen* are the signs of its beginning, in seconds.
    *in_break*: it ended while a break was on.
    """

    tag: ClassVar[str] = "dispute_of"
    table: TableId
    what: str = "award"
    acted: tuple[bool, ...] = ()
    seen: Mapping[str, int] = field(default_factory=dict)
    hand: int = 0
    in_break: bool = False


@dataclass(frozen=True, slots=True)
class DeckOf(Question):
    """May the deck of a table be changed on an *occasion*."""

    tag: ClassVar[str] = "deck_of"
    table: TableId
    occasion: str = "request"


@dataclass(frozen=True, slots=True)
class PotShort(Question):
    """What is asked of who splashed a pot that should hold *expected* and was *counted*."""

    tag: ClassVar[str] = "pot_short"
    player: PlayerId
    expected: Chips
    counted: Chips


@dataclass(frozen=True, slots=True)
class GuestSees(Question):
    """Whose hand may a guest look at."""

    tag: ClassVar[str] = "guest_sees"
    guest: str


@dataclass(frozen=True, slots=True)
class DrawAround(Question):
    """Which seats players get in the order drawn, those with a reserved seat apart."""

    tag: ClassVar[str] = "draw_around"
    table: TableId
    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class NoticeOf(Question):
    """What is put up about `conduct`, `languages` or `smoking`; for *table* also its seats."""

    tag: ClassVar[str] = "notice_of"
    about: str
    table: TableId = ""


@dataclass(frozen=True, slots=True)
class WhyHappened(Question):
    """Why was that fact written down; who keeps the journal answers."""

    tag: ClassVar[str] = "why_happened"
    seq: int


ANSWERS: Mapping[type[Question], Callable[[Asked, Any], Why]] = MappingProxyType(
    {
        WhoIsNext: answers_seats.who_is_next,
        WhyCalled: answers_seats.why_called,
        PlaceOnList: answers_seats.place_on_list,
        WhoMustMove: answers_seats.who_must_move,
        HowLongHere: answers_seats.how_long_here,
        EvenTables: answers_seats.even_tables,
        CanStart: answers_seats.can_start,
        Absence: answers_seats.absence,
        PickUpsDue: answers_seats.pick_ups_due,
        GuestSees: answers_seats.guest_sees,
        DrawAround: answers_seats.drawn_around,
        WhatDoesHePost: answers_money.what_he_posts,
        NextHandOf: answers_money.next_hand_of,
        WhyNotDealtIn: answers_money.why_not_dealt_in,
        BuyInOf: answers_money.buy_in_of,
        StackOf: answers_money.stack_of,
        NotesOf: answers_money.notes_of,
        ChargeOf: answers_money.charge_of,
        RakeOf: answers_money.rake_of_last,
        MayJoin: answers_house.may_come_in,
        CaseOf: answers_house.case_of,
        DisputeOf: answers_house.dispute_of,
        DeckOf: answers_house.deck_of,
        PotShort: answers_house.pot_short,
        NoticeOf: answers_house.notice_of,
        WhyHappened: answers_house.ask_the_journal,
    }
)
"""What answers each kind of question."""

QUESTIONS: Mapping[str, type[Question]] = MappingProxyType({kind.tag: kind for kind in ANSWERS})
"""Every question by its tag."""


def answer(desk: Desk, question: Question, *, rules: House, at: Seconds) -> Why:
    """The answer of the room; RoomRefused for a question about nobody, or about nothing."""
    return ANSWERS[type(question)](Asked(desk, rules, at), question)


def question_of(tag: str, fields: Mapping[str, Any]) -> Question:
    """The question of that tag; DataError for one nobody knows, and for fields it has not."""
    kind = QUESTIONS.get(tag)
    if kind is None:
        raise DataError(
            "no question is called {tag}; {known}",
            "aucune question ne s’appelle {tag}\u00a0; {known}",
            tag=shown(tag),
            known=hint(tag, QUESTIONS),
        )
    return made_of(kind, fields, tag)
