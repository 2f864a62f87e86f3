"""What the room tells who has no seat yet: what coming in costs, who waits, what is starting."""

from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import house
from croupier.table import Occupant, Seating, game_of, hand_ahead, stakes_of
from croupier.table.entries import terms_of
from croupier.table.hand_without_blinds import has_two_blinds
from croupier.table.in_step import has_begun

_NEWCOMER = "?"
"""Somebody whom no table knows: no guest and no bot is called so."""


def prices_of_entry(seating: Seating) -> tuple[Chips, ...]:
    """What a newcomer posts to be dealt in at once, for each seat in order.

    0 for a seat that is not open, where he owes nothing, and where there is nothing but to wait.
    """
    rules = house(seating.table.house)
    may_post = rules.options.blinds.cash_entry == "post_or_wait"
    if not (may_post and has_begun(seating.blinds)):
        return (0,) * seating.table.seats
    if not (seating.carried or has_two_blinds(game_of(seating), stakes_of(seating), rules)):
        return (0,) * seating.table.seats
    return tuple(_price(seating, seat) for seat in range(1, len(seating.seats)))


def _price(seating: Seating, seat: SeatNo) -> Chips:
    holder = seating.seats[seat]
    if seating.is_promised(seat) or (holder is not None and not holder.bot):
        return 0
    newcomer = Occupant(_NEWCOMER, _NEWCOMER, seating.table.buy_in)
    with_him = seating.seated(seat, None).seated(seat, newcomer).wishing(_NEWCOMER, "post")
    ahead = hand_ahead(with_him)
    own = next((one for one in ahead.entries if one.player == _NEWCOMER), None) if ahead else None
    rules = house(seating.table.house)
    if own is None:
        return 0
    if own.dealt or not has_two_blinds(game_of(seating), stakes_of(seating), rules):
        return own.offer
    return terms_of(game_of(seating), stakes_of(seating), rules).price


def is_starting(seating: Seating) -> bool:
    """Whether people sit at a table whose game has not begun."""
    return bool(seating.people) and not has_begun(seating.blinds)


def how_many_wait(seating: Seating) -> int:
    """How many people are there with chips and get no cards with the next hand."""
    if not seating.people or not has_begun(seating.blinds):
        return 0
    ahead = hand_ahead(seating)
    out = {one.player for one in ahead.entries if not one.dealt} if ahead else set()
    return sum(
        who.player in out and seating.is_here(who) and bool(who.stack)
        for _, who in seating.occupied()
        if not who.bot
    )
