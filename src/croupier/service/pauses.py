"""A table that cannot go on pauses, says so, and takes itself up again from its journal."""

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.cardroom.ledger import LedgerBrokenError
from croupier.service import seating_lines

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable

CANNOT_GO_ON = (LedgerBrokenError, sqlite3.Error)
"""The chips of a table are not those of its ledger, or its journal cannot be written or read."""

_MOST_DOUBLED = 6


@dataclass(slots=True)
class Trouble:
    """How often in a row a table could not go on, and whether it pauses for that now."""

    times: int = 0
    pausing: bool = False

    def pause_of(self, first: float) -> float:
        """How long to pause, in the unit of *first*: each time twice as long, to 64 times."""
        doubled: float = first * 2 ** min(self.times - 1, _MOST_DOUBLED)
        return doubled


def pause(table: "LiveTable") -> None:
    """Have the table do nothing but take itself up again; everybody there is told of it once.

    Nothing of what failed was written down, so nothing is lost.
    """
    table.trouble.times += 1
    table.trouble.pausing = True
    told = table.tell(seating_lines.pauses()) if table.trouble.times == 1 else []
    table.publish(told)


def resume(table: "LiveTable") -> None:
    """Everything is as the journal has it, and the table goes on from there.

    If there is nothing to be done at once, the trouble counts as over.
    """
    table.recover()
    table.trouble.pausing = False
    for player, why in tuple(table.seating.sit_outs.items()):
        if why == "lost" and player not in table.lost_since:
            table.found(player)
    table.publish(())
    if table.due is None or table.due > table.now():
        went_well(table)


def went_well(table: "LiveTable") -> None:
    """The table goes on: if there was trouble it is over, and everybody is told."""
    if table.trouble.times:
        table.trouble.times = 0
        table.publish(table.tell(seating_lines.goes_on()))
