"""Who sits where at a table, and what the table plays."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from croupier.play.setup import NOBODY, Carried, Chips, SeatNo, Stakes

T = TypeVar("T")

NO_WISH = -1
"""In `wish`: nobody has chosen the game of the next round."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a table plays, fixed as long as it stands; *game* and *house* are ids.

    *game* may be a mixed game: then *stakes* hold all that any of its games needs.

    *least_players* seats are kept filled by bots, so that there is always somebody to play with.
    """

    id: str
    game: str
    stakes: Stakes
    house: str
    seats: int
    buy_in: Chips
    least_players: int = 0


@dataclass(frozen=True, slots=True)
class Occupant:
    """Somebody in a seat; *away* players keep their seat and are not dealt in."""

    player: str
    name: str
    stack: Chips
    bot: bool = False
    away: bool = False


@dataclass(frozen=True, slots=True)
class Seating:
    """A table between two hands; `seats[0]` is unused.

    *arriving* take the seat of a bot at the next hand.  *carried* chips lie in the pot from
    *passed_out* hands in a row.  In a mixed game *turn* is the place in the rotation, *hands_left*
    how many hands of that round are to come (the one being played included), *wish* the place
    somebody chose for the next, NO_WISH if nobody did; *chooser* is the seat whose choice this
    round is; *frozen*: the button stays at stud.
    """

    table: Table
    seats: tuple[Occupant | None, ...]
    arriving: tuple[Occupant | None, ...]
    leaving: tuple[bool, ...]
    button: SeatNo = NOBODY
    hand: int = 0
    carried: tuple[Carried, ...] = ()
    passed_out: int = 0
    turn: int = 0
    hands_left: int = 0
    wish: int = NO_WISH
    chooser: SeatNo = NOBODY
    frozen: bool = False

    def occupied(self) -> Iterator[tuple[SeatNo, Occupant]]:
        """Every taken seat with who sits there, clockwise from seat 1."""
        for number, occupant in enumerate(self.seats):
            if occupant is not None:
                yield number, occupant

    def seat_of(self, player: str) -> SeatNo:
        """The seat of *player*, NOBODY if he has none."""
        return next((seat for seat, who in self.occupied() if who.player == player), NOBODY)

    def waits_for(self, player: str) -> SeatNo:
        """The seat *player* takes at the next hand, NOBODY if there is none."""
        return next(
            (s for s, who in enumerate(self.arriving) if who and who.player == player), NOBODY
        )

    def free_seats(self) -> tuple[SeatNo, ...]:
        """The seats nobody holds."""
        return tuple(seat for seat in range(1, len(self.seats)) if self.seats[seat] is None)

    @property
    def people(self) -> int:
        """How many people sit here, players who are away not counted."""
        return sum(not who.bot and not who.away for _, who in self.occupied())

    def seated(self, seat: SeatNo, occupant: Occupant | None) -> Self:
        """The table with *occupant* (or nobody) in *seat*; a carried pot is not inherited."""
        before = self.seats[seat]
        stays = before is not None and occupant is not None and before.player == occupant.player
        return replace(
            self,
            carried=self.carried if stays else without(self.carried, seat),
            seats=_with(self.seats, seat, occupant),
            arriving=_with(self.arriving, seat, None),
            leaving=_with(self.leaving, seat, False),  # noqa: FBT003 - a list of flags
        )

    def expecting(self, seat: SeatNo, occupant: Occupant | None) -> Self:
        """The table with *occupant* taking *seat* at the next hand."""
        return replace(self, arriving=_with(self.arriving, seat, occupant))

    def letting_go(self, seat: SeatNo) -> Self:
        """The table with the player of *seat* gone at the end of this hand."""
        return replace(self, leaving=_with(self.leaving, seat, True))  # noqa: FBT003 - a flag

    def renamed(self, seat: SeatNo, name: str) -> Self:
        """The table with the player of *seat* under another name."""
        who = self.seats[seat]
        if who is None:
            return self
        return replace(self, seats=_with(self.seats, seat, replace(who, name=name)))

    def absent(self, seat: SeatNo, *, away: bool) -> Self:
        """The table with the player of *seat* away, or back."""
        who = self.seats[seat]
        if who is None:
            return self
        return replace(self, seats=_with(self.seats, seat, replace(who, away=away)))


def without(pots: Iterable[Carried], seat: SeatNo) -> tuple[Carried, ...]:
    """Carried chips that *seat* plays for no more; those that nobody is left for go to all."""
    return tuple(Carried(pot.amount, tuple(s for s in pot.seats if s != seat)) for pot in pots)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def empty_table(table: Table) -> Seating:
    """The table with no one at it."""
    size = table.seats + 1
    return Seating(table, (None,) * size, (None,) * size, (False,) * size)
