"""The clocks of players between hands, kept with the seating so that a restart starts none anew."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from croupier.cardroom.buy_in import rebuy_offered
from croupier.cardroom.money import Money
from croupier.table import Occupant, Seating

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable

REBUY_SECONDS = 30.0
"""So long a player who lost everything is asked whether he buys in again."""


def note_clocks(table: "LiveTable", seating: Seating, money: Money) -> None:
    """Who is away in *seating*, or out of chips, has a clock from now on; who is gone has none."""
    now, here = table.now(), {who.player: (seat, who) for seat, who in seating.occupied()}
    away = [player for player, (_, who) in here.items() if who.away]
    table.away_since = {player: table.away_since.get(player, now) for player in away}
    table.rebuys = {player: end for player, end in table.rebuys.items() if player in here}
    for player, (seat, who) in here.items():
        if _is_asked(seating, seat, who, money):
            table.rebuys.setdefault(player, now + REBUY_SECONDS)


def _is_asked(seating: Seating, seat: int, who: Occupant, money: Money) -> bool:
    if who.bot or who.away:
        return False
    in_hand = seating.posted > seating.hand and seating.was_dealt(seat)
    return rebuy_offered(money, who.player, stack=who.stack, in_hand=in_hand)


def clocks_to(table: "LiveTable") -> dict[str, Any]:
    """The clocks as data, in ms since 1970: absences by their beginning, offers by their end."""
    return {
        "away": {player: _wall(table, then) for player, then in table.away_since.items()},
        "rebuy": {player: _wall(table, then) for player, then in table.rebuys.items()},
    }


def clocks_from(table: "LiveTable", body: Mapping[str, Any] | None) -> None:
    """Have the clocks of a seating's data go on; where it has none they begin when first looked at.

    A clock of the machine that was set back makes none of them longer than it was.
    """
    kept, now = (body or {}).get("clocks", {}), table.now()
    away, rebuy = kept.get("away", {}), kept.get("rebuy", {})
    table.away_since = {player: min(now, _then(table, ms)) for player, ms in away.items()}
    latest = now + REBUY_SECONDS
    table.rebuys = {player: min(latest, _then(table, ms)) for player, ms in rebuy.items()}


def _wall(table: "LiveTable", then: float) -> int:
    return table.wall() + round((then - table.now()) * 1000)


def _then(table: "LiveTable", milliseconds: int) -> float:
    return table.now() + (milliseconds - table.wall()) / 1000
