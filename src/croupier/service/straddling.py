"""What a player is told whose standing wish to straddle was passed over."""

from typing import TYPE_CHECKING

from croupier.service.log import Entry, Line
from croupier.table import Deal
from croupier.table.straddles import SHORT, passed_over

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable


def straddles_told(table: "LiveTable", deal: Deal) -> list[Entry]:
    """The reason for each, to him alone, once until there is another reason.

    Who has straddled is told anew that his chips are too few, but not that it is not his turn.
    """
    seating, told = deal.seating, table.straddles_told
    for player in tuple(told):
        if player not in seating.straddlers:
            del told[player]
    for post in deal.setup.posts:
        who = seating.seats[post.seat]
        if post.kind == "straddle" and who is not None and told.get(who.player) == SHORT:
            del told[who.player]
    entries = []
    for player, (reason, why) in passed_over(deal.setup, seating).items():
        if told.get(player) != reason:
            told[player] = reason
            line = Line("table", why.text, seat=seating.seat_of(player), rules=why.rules)
            entries.append(table.log.add(None, {player: line}))
    return entries
