"""A fact of the card room, whatever part of it happened; `EVENTS` names all there can be."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from croupier.cardroom import happened, happened_people, time_charge
from croupier.cardroom.decks import DeckBrought, DeckEvent, DeckFlagged, SetupBrought
from croupier.cardroom.desk.happened_at_table import DESK_EVENTS, DeskEvent
from croupier.cardroom.happened import Happened
from croupier.cardroom.ledger import Posting
from croupier.cardroom.money import EVENTS as MONEY
from croupier.cardroom.money import MoneyEvent
from croupier.cardroom.people import ENTRIES, Entry
from croupier.cardroom.state import TableId
from croupier.cardroom.time_charge import ChargeFellDue, RentEvent

Event = Happened | MoneyEvent | RentEvent | ChargeFellDue | Entry | DeckEvent | Posting | DeskEvent
"""Whatever can be a fact."""

POSTING_TAG = "ledger.posting"
"""The tag of a posting that a person made; all others follow from what they post."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened, at *table* if it was at one."""

    event: Event
    table: TableId = ""

    @property
    def tag(self) -> str:
        """The name of the event in the journal."""
        return tag_of(type(self.event))


def fact_of(event: Event, table: TableId = "") -> Fact:
    """The fact of an event: at *table*, else at the one the event itself names, if any."""
    return Fact(event, table or getattr(event, "table", ""))


def tag_of(kind: type[Event]) -> str:
    """The name under which events of that kind are journaled."""
    return POSTING_TAG if kind is Posting else kind.tag  # type: ignore[union-attr]


def _defined_in(module: object, base: type[Event]) -> tuple[type[Event], ...]:
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    )


_ALL: tuple[type[Event], ...] = (
    *_defined_in(happened, Happened),
    *_defined_in(happened_people, Happened),
    *MONEY.values(),
    ChargeFellDue,
    *_defined_in(time_charge, RentEvent),
    *ENTRIES,
    *(DeckBrought, SetupBrought, DeckFlagged),
    Posting,
    *DESK_EVENTS,
)

EVENTS: Mapping[str, type[Event]] = MappingProxyType({tag_of(kind): kind for kind in _ALL})
"""Every kind of event by its tag."""
