"""Who keeps a seat between hands: bots fill a thin table, players long away give theirs up."""

from croupier.service.demo import BOT_NAMES
from croupier.table import Occupant, Seating

_ABSENCE = 600.0
"""Seconds after which the seat of a player who is away is free again."""


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


def without_absent(seating: Seating, away_since: dict[str, float], now: float) -> Seating:
    """Players who have been away for long lose their seats.

    *away_since* is when each went away, in the seconds of *now*; those not in it are noted.
    """
    for seat, who in seating.occupied():
        gone = now - away_since.setdefault(who.player, now) if who.away else 0.0
        if gone > _ABSENCE:
            seating = seating.seated(seat, None)
    return seating
