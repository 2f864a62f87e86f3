"""Who keeps a seat between hands: bots fill a thin table, players long away give theirs up."""

from croupier.play.setup import SeatNo
from croupier.rulebook.house import house
from croupier.service.demo import BOT_NAMES
from croupier.table import Occupant, Seating, Table

_MINUTE = 60.0
_LONGEST = 240
"""In minutes: the longest absence a house can name, and where it names none, no seat is kept
longer by somebody who is not there."""
_FEW_SEATS = 6


def with_bots(seating: Seating) -> Seating:
    """Free seats are filled with bots until there are as many players as the table wants."""
    table = seating.table
    for seat in seating.free_seats():
        if sum(1 for _ in seating.occupied()) >= table.least_players:
            break
        name = _free_bot_name(seating)
        bot = Occupant(f"bot-{table.id}-{name}", name, table.buy_in, bot=True)
        seating = seating.seated(seat, bot)
    return seating


def _free_bot_name(seating: Seating) -> str:
    start = sum(map(ord, seating.table.id))
    turned = [BOT_NAMES[(start + n) % len(BOT_NAMES)] for n in range(len(BOT_NAMES))]
    taken = {who.name for who in (*seating.seats, *seating.arriving) if who}
    return next(name for name in turned if name not in taken)


def absence_limit(table: Table) -> float:
    """For how many seconds a player may be away before his seat is free."""
    minutes = house(table.house).options.absence.max_minutes
    return (minutes or _LONGEST) * _MINUTE


def missed_too_many(seating: Seating, player: str) -> bool:
    """Whether more big blinds passed a player than he may miss; one more at six seats or fewer.

    There is no list here, so that anybody may want the seat at any time.
    """
    table = seating.table
    most = house(table.house).options.absence.max_missed_big_blinds
    limit = most + (table.seats <= _FEW_SEATS)
    return bool(most) and seating.blinds.missed_big_blinds(player) >= limit


def long_away(
    seating: Seating, away_since: dict[str, float], now: float
) -> tuple[tuple[SeatNo, Occupant], ...]:
    """Who has been away so long, or for so many big blinds, that his seat is free.

    *away_since* is when each went away, in the seconds of *now*; those not in it are noted.
    """
    limit = absence_limit(seating.table)
    away = [(seat, who) for seat, who in seating.occupied() if who.away]
    return tuple(
        (seat, who)
        for seat, who in away
        if now - away_since.setdefault(who.player, now) > limit
        or missed_too_many(seating, who.player)
    )
