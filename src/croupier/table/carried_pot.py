"""The next hand while a pot of antes is carried over: who buys into it, and who waits."""

from dataclasses import dataclass, replace

from croupier.play.eligible import eligible
from croupier.play.setup import Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.table import entry_words as words
from croupier.table.antes_entry import Bought, buys_into_the_antes
from croupier.table.entries import Entry, Wish
from croupier.table.seats import Occupant, Seating
from croupier.table.why import RoomRefused, Why

_BUYING_IN = ("rrop3:9.draw.11",)
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class IntoThePot:
    """The table with those who buy in playing for the pot, what they post, and all entries.

    *entries* are of those who have no part in the pot yet.
    """

    seating: Seating
    posts: tuple[Post, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def buyers(self) -> frozenset[SeatNo]:
        """The seats of those who buy in."""
        return frozenset(one.seat for one in self.entries if one.dealt)


def into_the_pot(
    seating: Seating, wishes: dict[str, Wish], stakes: Stakes, house: House
) -> IntoThePot:
    """Who wishes to post buys into the carried antes, everybody else without a part in them waits.

    Nobody needs to where fewer than two of those who play for them are there: then all are dealt
    in.
    """
    here = [(seat, who) for seat, who in seating.occupied() if seating.is_here(who)]
    entitled = {seat for pot in seating.carried for seat in pot.seats}
    found = IntoThePot(seating)
    if sum(seat in entitled for seat, _ in here) < _FEWEST:
        return found
    for seat, who in here:
        if seat not in entitled and eligible(who.stack, stakes, house):
            found = _with_one(found, seat, who, wishes.get(who.player, "wait"), stakes, house)
    return found


def _with_one(
    found: IntoThePot, seat: SeatNo, who: Occupant, wish: Wish, stakes: Stakes, house: House
) -> IntoThePot:
    try:
        bought = buys_into_the_antes(
            _as_it_will_be(found.seating),
            seat,
            stakes,
            house,
            forfeited=bool(found.seating.forfeited),
        )
    except RoomRefused as refused:
        return _waiting(found, seat, who, Why(refused.text, refused.rules), 0)
    price = sum(post.amount for post in bought.posts)
    if who.stack < price:
        return _waiting(found, seat, who, Why(words.TOO_FEW, house.cite(_BUYING_IN)), 0)
    if wish == "wait":
        return _waiting(found, seat, who, Why(words.WAITS_FOR_POT, house.cite(_BUYING_IN)), price)
    return _buying(found, who, bought, price)


def _as_it_will_be(seating: Seating) -> Seating:
    """The table before the next hand: the antes of one that is on lie in the pot by then."""
    rounds = seating.passed_out + (seating.posted > seating.hand)
    return replace(seating, passed_out=rounds)


def _waiting(found: IntoThePot, seat: SeatNo, who: Occupant, why: Why, offer: int) -> IntoThePot:
    entry = Entry(who.player, seat, dealt=False, posts=(), why=why, offer=offer)
    return replace(found, entries=(*found.entries, entry))


def _buying(found: IntoThePot, who: Occupant, bought: Bought, price: int) -> IntoThePot:
    entry = Entry(who.player, bought.seat, True, bought.posts, bought.why, price)  # noqa: FBT003 - dealt
    return IntoThePot(
        replace(found.seating, carried=bought.carried),
        (*found.posts, *bought.posts),
        (*found.entries, entry),
    )
