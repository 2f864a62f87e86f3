"""Coming in, and changing seats, where a pot of antes is played for."""

from dataclasses import dataclass

from croupier.play.setup import Carried, Chips, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.owed_blinds import refuse
from croupier.table.seats import Seating
from croupier.table.why import Why
from croupier.text import Text, amount_text


@dataclass(frozen=True, slots=True)
class Bought:
    """What *seat* pays for his part of the pot of antes, and the pot he then plays for."""

    seat: SeatNo
    posts: tuple[Post, ...]
    carried: tuple[Carried, ...]
    why: Why


@rule("rrop3:9.draw.11")
def buys_into_the_antes(
    seating: Seating, seat: SeatNo, stakes: Stakes, house: House, *, forfeited: bool = False
) -> Bought:
    """*seat* pays the ante, once for each time it was collected for this pot, and gets a hand.

    What he pays for the hands before goes to the carried pot, and he plays for it.  Raises
    RoomRefused while the pot holds money *forfeited* in a hand he was not in.
    """
    if forfeited:
        raise refuse(
            "The pot holds money forfeited in a hand he was not in.",
            "Le pot contient de l’argent abandonné dans une main à laquelle il n’a pas pris part.",
            "He comes in once that pot is won.",
            "Il entre quand ce pot sera gagné.",
            *house.cite(("rrop3:9.draw.11",)),
        )
    most = house.options.draw.max_ante_rounds
    before = stakes.ante * min(seating.passed_out, most)
    now = 0 if seating.passed_out >= most else stakes.ante
    posts = (Post(seat, "ante", now), Post(seat, "dead", before))
    carried = tuple(
        Carried(pot.amount, tuple(sorted({*pot.seats, seat}))) for pot in seating.carried
    )
    text = Text(
        "He pays {amount}: the ante, as often as it was collected for this pot.",
        "Il paie {amount}\u00a0: l’ante, autant de fois qu’elle a été prélevée pour ce pot.",
    ).format(amount=before + now)
    why = Why(text, house.cite(("rrop3:9.draw.11",)), {"seat": seat, "before": seating.passed_out})
    return Bought(seat, tuple(post for post in posts if post.amount), carried, why)


@rule("rrop3:9.draw.10")
def check_no_carried_pot(seating: Seating, house: House, *, forfeited: bool = False) -> None:
    """Raise RoomRefused for a change of seats while antes or forfeited money are carried over."""
    if not forfeited and not any(pot.amount for pot in seating.carried):
        return
    raise refuse(
        "Nobody changes seats while antes or forfeited money lie in the pot.",
        "On ne change pas de siège tant que des antes ou de l’argent abandonné sont dans le pot.",
        "Move once that pot is won.",
        "Changer de siège quand ce pot sera gagné.",
        *house.cite(("rrop3:9.draw.10",)),
    )


@rule("general:blinds.3")
def check_small_blind(amount: Chips, house: House, *, set_here: bool = False) -> None:
    """Raise RoomRefused for a small blind outside the usual range that was not set on purpose."""
    usual = house.options.house.small_blind_range
    if set_here or not usual or usual[0] <= amount <= usual[1]:
        return
    least, most = usual
    raise refuse(
        f"A small blind of {amount:,} is not usual here.",
        f"Une petite blinde de {amount_text(amount).fr} n’est pas d’usage ici.",
        f"Take {least:,} to {most:,}, or set it for this table on purpose.",
        f"Prendre de {amount_text(least).fr} à {amount_text(most).fr},"
        " ou la fixer exprès pour cette table.",
        *house.cite(("general:blinds.3",)),
    )
