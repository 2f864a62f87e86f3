"""Players who do not act, or whom no connection reaches: what the table does about them."""

from typing import TYPE_CHECKING

from croupier.play.setup import SeatNo
from croupier.service import between, seating_lines
from croupier.service.log import Entry
from croupier.table import Occupant
from croupier.table.seats import SitOut

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable

_TIMEOUTS = 2
"""So many in a row and a player is sitting out."""


def note_timeout(table: "LiveTable", seat: SeatNo, who: Occupant) -> list[Entry]:
    """The clock acted for a player: he sits out if it was not the first time, or he is lost."""
    count = table.timeouts[who.player] = table.timeouts.get(who.player, 0) + 1
    entries = table.tell(seating_lines.ran_out_of_time(who.name, seat))
    if between.is_lost(table, who.player):
        set_away(table, seat, away=True, why="lost")
        entries += table.tell(seating_lines.lost(who.name, seat))
    elif count >= _TIMEOUTS:
        set_away(table, seat, away=True)
        entries += table.tell(seating_lines.went_away(who.name, seat))
    return entries


def set_away(table: "LiveTable", seat: SeatNo, *, away: bool, why: SitOut | None = None) -> None:
    """A player is sitting out from the next hand on, or no longer; *why*: if by no wish."""
    who = table.seating.seats[seat]
    if who is None:
        return
    table.timeouts.pop(who.player, None)
    table.away_since.pop(who.player, None)
    table.reseat(table.seating.absent(seat, away=away, why=why))


def found(table: "LiveTable", player: str) -> None:
    """*player* is connected: if that was all he was away for, he plays again (after a pause)."""
    table.lost_since.pop(player, None)
    if table.trouble.pausing:
        return
    seat = table.seating.seat_of(player)
    who = table.seating.seats[seat]
    if who is None or table.seating.sit_outs.get(player) != "lost":
        return
    set_away(table, seat, away=False)
    table.publish(table.tell(seating_lines.came_back(who.name, seat)))
