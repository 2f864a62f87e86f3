"""What the room keeps of the players' money at one table, beside the chips in front of them.

Facts are events, folded by `evolve`; the rules that lead to them stand in `buy_in`, `off_table`,
`behind`, `notes` and `own_chips`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar

from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.table.why import RoomRefused
from croupier.text import Text

Player = str

NEVER = -1
"""In `left_at` and `moved_at`: he has not left this table, or is back."""


@dataclass(frozen=True, slots=True)
class Purse:
    """The money of one player at this table that is not in front of him, and his past here.

    *ordered*: bought during a hand, to come after it.  *advance*: bought and on the way, *behind*
    of it plays already, *arrived* has come in a hand and plays after it.  *away*: taken along for
    safety.  *aside*: kept while somebody plays over his seat.  *notes*: bank notes that were let
    play in this hand.  *left_with* he went home at *left_at*, *moved_with* he went to another table
    at *moved_at*.  *elsewhere*: it was another table of the game that he left.
    """

    buy_ins: int = 0
    short_buys: int = 0
    ordered: Chips = 0
    advance: Chips = 0
    behind: Chips = 0
    arrived: Chips = 0
    away: Chips = 0
    aside: Chips = 0
    notes: Chips = 0
    left_with: Chips = 0
    left_at: int = NEVER
    moved_with: Chips = 0
    moved_at: int = NEVER
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Money:
    """The purses of a table, by player."""

    purses: Mapping[Player, Purse] = field(default_factory=dict)

    def of(self, player: Player) -> Purse:
        """The purse of *player*, an empty one for a player who is new here."""
        return self.purses.get(player, NO_PURSE)


NO_PURSE = Purse()
"""Of a player who is new here."""


@dataclass(frozen=True, slots=True)
class MoneyEvent:
    """*amount* of the chips of *player* moved, or changed what it is, at *at*."""

    tag: ClassVar[str]
    player: Player
    amount: Chips
    at: int


@dataclass(frozen=True, slots=True)
class BoughtIn(MoneyEvent):
    """He bought in; *short* of the minimum, as he may once.  *ordered*: it was bought in a hand."""

    tag: ClassVar[str] = "money.bought_in"
    short: bool = False
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class AddedOn(MoneyEvent):
    """He added chips to the stack in front of him.  *ordered*: they were bought in a hand."""

    tag: ClassVar[str] = "money.added_on"
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class ChipsOrdered(MoneyEvent):
    """He bought chips during a hand: they come after it."""

    tag: ClassVar[str] = "money.chips_ordered"


@dataclass(frozen=True, slots=True)
class OrderReturned(MoneyEvent):
    """Chips he had ordered are given back to him: the table may not take them now."""

    tag: ClassVar[str] = "money.order_returned"


@dataclass(frozen=True, slots=True)
class StackBrought(MoneyEvent):
    """He came from the table *source* with that stack, and with what was his there besides.

    *short_buys*: those he has had in this game.
    """

    tag: ClassVar[str] = "money.stack_brought"
    source: str = ""
    advance: Chips = 0
    behind: Chips = 0
    away: Chips = 0
    short_buys: int = 0


@dataclass(frozen=True, slots=True)
class MovedOn(MoneyEvent):
    """He went to another table with *amount*; *stack* of it lay in front of him.

    Chips on their way and chips taken along are his there.  If he comes back too soon to buy in, it
    is for that *amount*.
    """

    tag: ClassVar[str] = "money.moved_on"
    stack: Chips = 0


@dataclass(frozen=True, slots=True)
class TookAway(MoneyEvent):
    """He took chips along for safety; all of them are to come back."""

    tag: ClassVar[str] = "money.took_away"


@dataclass(frozen=True, slots=True)
class PutBack(MoneyEvent):
    """He put back chips that he had taken along."""

    tag: ClassVar[str] = "money.put_back"


@dataclass(frozen=True, slots=True)
class Left(MoneyEvent):
    """He left for good with *amount*: his *stack*, and what was his besides.

    Of that *on_way* had been bought and had not come, and *away* he had taken along.
    """

    tag: ClassVar[str] = "money.left"
    stack: Chips = 0
    on_way: Chips = 0
    away: Chips = 0


@dataclass(frozen=True, slots=True)
class AdvanceBought(MoneyEvent):
    """He bought chips that are on their way; *behind* of them plays from the next hand on.

    *entry*: he had none in front of him, so that this was a buy-in, *short* as he may once.
    """

    tag: ClassVar[str] = "money.advance_bought"
    behind: Chips = 0
    entry: bool = False
    short: bool = False


@dataclass(frozen=True, slots=True)
class AdvanceLost(MoneyEvent):
    """He lost chips that are still on their way: they go to the winners when they arrive."""

    tag: ClassVar[str] = "money.advance_lost"


@dataclass(frozen=True, slots=True)
class AdvanceArrived(MoneyEvent):
    """The chips he waited for lie in front of him; *waits* of them do not play in this hand."""

    tag: ClassVar[str] = "money.advance_arrived"
    waits: Chips = 0


@dataclass(frozen=True, slots=True)
class AdvancePlays(MoneyEvent):
    """Chips that had come during a hand play, now that it is over."""

    tag: ClassVar[str] = "money.advance_plays"


@dataclass(frozen=True, slots=True)
class NotesAllowed(MoneyEvent):
    """Notes were let play in this hand; nobody objected."""

    tag: ClassVar[str] = "money.notes_allowed"


@dataclass(frozen=True, slots=True)
class NotesChanged(MoneyEvent):
    """Notes were changed into chips."""

    tag: ClassVar[str] = "money.notes_changed"


@dataclass(frozen=True, slots=True)
class ChipsSetAside(MoneyEvent):
    """His chips were set aside, untouched, as somebody plays over his seat."""

    tag: ClassVar[str] = "money.chips_set_aside"


@dataclass(frozen=True, slots=True)
class ChipsGivenBack(MoneyEvent):
    """The chips that were set aside are in front of him again."""

    tag: ClassVar[str] = "money.chips_given_back"


def evolve(money: Money, event: MoneyEvent) -> Money:
    """The money of the table once *event* has happened.

    Raises RoomRefused if it cannot have: the chips it moves never came, as when an earlier event
    is left out.
    """
    purse = _FOLDS[type(event)](money.of(event.player), event)
    if min(getattr(purse, name) for name in _HOLDS) < 0:
        raise RoomRefused(
            told(
                "{player} does not have the {amount} that would move ({tag}).",
                "{player} n’a pas les {amount} qui bougeraient ({tag}).",
                player=event.player,
                amount=event.amount,
                tag=event.tag,
            ),
            Text(
                "Take back first what came after.",
                "Annulez d’abord ce qui a suivi.",
            ),
            (_COVERED,),
        )
    return Money({**money.purses, event.player: purse})


_HOLDS = ("ordered", "advance", "behind", "arrived", "away", "aside")
_COVERED = "house:ledger.covered"


def _bought_in(purse: Purse, event: BoughtIn) -> Purse:
    return _entered(_unordered(purse, event), short=event.short)


def _entered(purse: Purse, *, short: bool) -> Purse:
    return replace(
        purse,
        buy_ins=purse.buy_ins + 1,
        short_buys=purse.short_buys + short,
        left_with=0,
        left_at=NEVER,
        moved_with=0,
        moved_at=NEVER,
    )


def _unordered(purse: Purse, event: BoughtIn | AddedOn) -> Purse:
    return replace(purse, ordered=purse.ordered - event.amount) if event.ordered else purse


def _stack_brought(purse: Purse, event: StackBrought) -> Purse:
    return replace(
        _entered(purse, short=False),
        short_buys=max(purse.short_buys, event.short_buys),
        advance=event.advance,
        behind=event.behind,
        away=event.away,
    )


def _moved_on(purse: Purse, event: MovedOn) -> Purse:
    return Purse(
        buy_ins=purse.buy_ins,
        short_buys=purse.short_buys,
        moved_with=event.amount,
        moved_at=event.at,
    )


def has_chips(purse: Purse, stack: Chips) -> bool:
    """Whether a player with *stack* in front of him has chips: there, on their way, taken along."""
    return stack + purse.advance + purse.arrived + purse.away + purse.aside > 0


def _left(purse: Purse, event: Left) -> Purse:
    """What was ordered and never came is no part of what he left with."""
    return Purse(
        buy_ins=purse.buy_ins,
        short_buys=purse.short_buys,
        left_with=event.amount - purse.ordered,
        left_at=event.at,
    )


def _advance_bought(purse: Purse, event: AdvanceBought) -> Purse:
    bought = replace(
        purse, advance=purse.advance + event.amount, behind=purse.behind + event.behind
    )
    return _entered(bought, short=event.short) if event.entry else bought


def _advance_lost(purse: Purse, event: AdvanceLost) -> Purse:
    return replace(purse, advance=purse.advance - event.amount, behind=purse.behind - event.amount)


def _advance_arrived(purse: Purse, event: AdvanceArrived) -> Purse:
    return replace(
        purse,
        advance=purse.advance - event.amount,
        behind=0,
        arrived=purse.arrived + event.waits,
    )


_FOLDS: Mapping[type[MoneyEvent], Callable[[Purse, Any], Purse]] = MappingProxyType(
    {
        BoughtIn: _bought_in,
        AddedOn: _unordered,
        ChipsOrdered: lambda purse, e: replace(purse, ordered=purse.ordered + e.amount),
        OrderReturned: lambda purse, e: replace(purse, ordered=purse.ordered - e.amount),
        StackBrought: _stack_brought,
        MovedOn: _moved_on,
        TookAway: lambda purse, e: replace(purse, away=purse.away + e.amount),
        PutBack: lambda purse, e: replace(purse, away=purse.away - e.amount),
        Left: _left,
        AdvanceBought: _advance_bought,
        AdvanceLost: _advance_lost,
        AdvanceArrived: _advance_arrived,
        AdvancePlays: lambda purse, e: replace(purse, arrived=purse.arrived - e.amount),
        NotesAllowed: lambda purse, e: replace(purse, notes=purse.notes + e.amount),
        NotesChanged: lambda purse, _: replace(purse, notes=0),
        ChipsSetAside: lambda purse, e: replace(purse, aside=purse.aside + e.amount),
        ChipsGivenBack: lambda purse, e: replace(purse, aside=purse.aside - e.amount),
    }
)

EVENTS: Mapping[str, type[MoneyEvent]] = MappingProxyType({kind.tag: kind for kind in _FOLDS})
"""Every event of the money of a table by its tag."""
