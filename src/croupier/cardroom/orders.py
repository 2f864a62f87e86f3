"""Orders to the room: what staff or software have to do because of a decision."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal

from croupier.rulebook.house import RuleId
from croupier.text import Text

Left = Literal["live", "folded", "unchanged", "free_to_show"]
"""How a hand is left: it plays on, its fold stands, nothing changes, its owner shows or mucks."""


@dataclass(frozen=True, slots=True)
class Order:
    """Something that has to be done; it changes nothing by itself."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class SeatToVacate(Order):
    """The person's seat is freed once the hand being played is over; 0: wherever he sits now."""

    tag: ClassVar[str] = "order.seat_to_vacate"
    person: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class ChipsToCashOut(Order):
    """The person's chips at this seat are listed for cash-out; 0: wherever he sits now."""

    tag: ClassVar[str] = "order.chips_to_cash_out"
    person: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class PlacesToDelete(Order):
    """Every place on a list and every lock-up of a seat of this person is deleted."""

    tag: ClassVar[str] = "order.places_to_delete"
    person: str


@dataclass(frozen=True, slots=True)
class HandsToMiss(Order):
    """The player misses so many hands from the next hand on; seat 0: wherever he sits now."""

    tag: ClassVar[str] = "order.hands_to_miss"
    person: str
    table: str
    seat: int
    hands: int


@dataclass(frozen=True, slots=True)
class SpeechToMute(Order):
    """What this person writes is shown to nobody until then."""

    tag: ClassVar[str] = "order.speech_to_mute"
    person: str
    until: int


@dataclass(frozen=True, slots=True)
class NoticeToShow(Order):
    """A notice that quotes its article is shown at a seat."""

    tag: ClassVar[str] = "order.notice_to_show"
    person: str
    table: str
    seat: int
    text: Text
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True)
class DeckToFlag(Order):
    """The deck of this table is damaged, by this card if it is known."""

    tag: ClassVar[str] = "order.deck_to_flag"
    table: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class PotToCount(Order):
    """The pot is counted; it should hold *expected*, and what is short is asked of the seat."""

    tag: ClassVar[str] = "order.pot_to_count"
    table: str
    hand: int
    seat: int
    expected: int


@dataclass(frozen=True, slots=True)
class CardsToRetrieve(Order):
    """Cards thrown astray are brought back without anybody seeing them."""

    tag: ClassVar[str] = "order.cards_to_retrieve"
    table: str
    hand: int
    seat: int


@dataclass(frozen=True, slots=True)
class HandToLeave(Order):
    """The breach changes nothing in the hand: it is left as said."""

    tag: ClassVar[str] = "order.hand_to_leave"
    table: str
    hand: int
    seat: int
    left: Left


@dataclass(frozen=True, slots=True)
class RulingToMake(Order):
    """What was done to the hand is ruled apart from the breach, by these articles."""

    tag: ClassVar[str] = "order.ruling_to_make"
    table: str
    hand: int
    seat: int
    rules: tuple[RuleId, ...]


ORDERS: Mapping[str, type[Order]] = MappingProxyType(
    {
        kind.tag: kind
        for kind in (
            SeatToVacate,
            ChipsToCashOut,
            PlacesToDelete,
            HandsToMiss,
            SpeechToMute,
            NoticeToShow,
            DeckToFlag,
            PotToCount,
            CardsToRetrieve,
            HandToLeave,
            RulingToMake,
        )
    }
)
"""Every kind of order by its tag."""
