"""Who sits where at a table, and what the table plays."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, Self, TypeVar

from croupier.play.optional_posts import Kill
from croupier.play.setup import NOBODY, Carried, Chips, HandSetup, SeatNo, Stakes
from croupier.table.entries import Wish
from croupier.table.in_step import Sitting, in_step
from croupier.table.owed_blinds import BlindBook
from croupier.table.penalties import Penalties, absent_from, disqualified

T = TypeVar("T")

NO_PENALTIES = Penalties()

NO_WISH = -1
"""In `wish`: nobody has chosen the game of the next round."""

SitOut = Literal["hand", "blind", "lost", "broke"]
"""Asked for: out after this hand, or before the big blind.  Why somebody is out who comes back by
himself: his connection is lost, he has no chips."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a table plays, fixed as long as it stands; *game* and *house* are ids.

    *game* may be a mixed game: then *stakes* hold all that any of its games needs.

    *least_players* seats are kept filled by bots, so that there is always somebody to play with.
    *kill*: who alone wins two hands in a row, of more than *kill_over* chips each, kills the next.
    """

    id: str
    game: str
    stakes: Stakes
    house: str
    seats: int
    buy_in: Chips
    least_players: int = 0
    kill: Kill | None = None
    kill_over: Chips = 0


@dataclass(frozen=True, slots=True)
class Occupant:
    """Somebody in a seat; *away* players keep their seat and are not dealt in.

    *player* is his id for as long as the room knows him, *name* what he is called now.  *stack* is
    what he had when the hand being played was dealt; what he bet in it is taken off at its end.
    """

    player: str
    name: str
    stack: Chips
    bot: bool = False
    away: bool = False


class Dealt(NamedTuple):
    """Who was dealt in at a seat, under the name he had; *gone* if he left it since."""

    player: str
    name: str
    gone: bool = False


class Leg(NamedTuple):
    """Who won so many hands in a row alone."""

    player: str
    hands: int


@dataclass(frozen=True, slots=True)
class Seating:
    """A table between two hands, or as it was when the one being played was dealt.

    All that is by seat has `[0]` unused.  *button* and *hand* are those of the last hand that is
    over.

    *arriving* take the seat of a bot at the next hand.  *carried* chips lie in the pot from
    *passed_out* hands in a row, *forfeited* ones among them bets and no antes.

    In a mixed game *turn* is the place in the rotation, *hands_left* how many hands of that round
    are to come (the one being played included), *wish* the place somebody chose for the next,
    NO_WISH if nobody did; *chooser* is the seat whose choice this round is.

    *blinds* is the ledger of button and blinds, of hand number *posted*; `dealt[seat]` was dealt
    into that hand.  By player: *wishes* say who comes in at once, *straddlers* who straddles when
    he may, *sit_outs* who goes away or why he did, *moves* which seat he changes to.  *leg* is that
    of a kill.  *again* is a misdeal that is dealt again, as the next hand.  *penalties* are all
    that were given at this table; who serves one is not dealt in.
    """

    table: Table
    seats: tuple[Occupant | None, ...]
    arriving: tuple[Occupant | None, ...]
    leaving: tuple[bool, ...]
    blinds: BlindBook
    button: SeatNo = NOBODY
    hand: int = 0
    carried: tuple[Carried, ...] = ()
    passed_out: int = 0
    forfeited: Chips = 0
    turn: int = 0
    hands_left: int = 0
    wish: int = NO_WISH
    chooser: SeatNo = NOBODY
    posted: int = 0
    dealt: tuple[Dealt | None, ...] = ()
    wishes: Mapping[str, Wish] = field(default_factory=dict)
    straddlers: frozenset[str] = frozenset()
    sit_outs: Mapping[str, SitOut] = field(default_factory=dict)
    moves: Mapping[str, SeatNo] = field(default_factory=dict)
    leg: Leg | None = None
    again: HandSetup | None = None
    penalties: Penalties = NO_PENALTIES

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

    def is_promised(self, seat: SeatNo) -> bool:
        """Whether somebody takes *seat* at the next hand, or changes to it."""
        return self.arriving[seat] is not None or seat in self.moves.values()

    def was_dealt(self, seat: SeatNo) -> bool:
        """Whether the last hand was dealt to whoever sits there now."""
        who = self.seats[seat]
        dealt = self.dealt[seat] if self.dealt else None
        if who is None or dealt is None or dealt.gone:
            return False
        return dealt.player == who.player

    @property
    def people(self) -> int:
        """How many people are here to play: there, and with chips.

        Who serves a penalty is one of them: others play the hands that count it down.
        """
        out = disqualified(self.penalties)
        there = (who for _, who in self.occupied() if not who.bot and who.stack > 0)
        return sum(not who.away and who.player not in out for who in there)

    @property
    def next_number(self) -> int:
        """The number of the next hand that is dealt."""
        return max(self.hand, self.posted) + 1

    @property
    def kept_out(self) -> frozenset[str]:
        """Who is not dealt into the next hand, as he serves a penalty."""
        return absent_from(self.penalties, self.next_number)

    def is_here(self, who: Occupant) -> bool:
        """Whether somebody who sits there may be dealt in: not away, and serving no penalty."""
        return not who.away and who.player not in self.kept_out

    def seated(self, seat: SeatNo, occupant: Occupant | None) -> Self:
        """The table with *occupant* (or nobody) in *seat*; a carried pot is not inherited."""
        before = self.seats[seat]
        stays = before is not None and occupant is not None and before.player == occupant.player
        after = replace(
            self,
            carried=self.carried if stays else without(self.carried, seat),
            dealt=self.dealt if stays else _left(self.dealt, seat),
            seats=_with(self.seats, seat, occupant),
            arriving=_with(self.arriving, seat, None),
            leaving=_with(self.leaving, seat, False),  # noqa: FBT003 - a list of flags
        )
        return after.settled()

    def moved(self, player: str, seat: SeatNo) -> Self:
        """The table with *player* in the free *seat* and nobody in his old one."""
        before = self.seat_of(player)
        seats = _with(_with(self.seats, before, None), seat, self.seats[before])
        left, dealt = without(self.carried, before), _left(self.dealt, before)
        moves = {who: to for who, to in self.moves.items() if who != player}
        return replace(self, seats=seats, carried=left, dealt=dealt, moves=moves).settled()

    def settled(self) -> Self:
        """The same table, its ledger of blinds and all that was asked for true to its seats."""
        sitting = [
            Sitting(seat, who.player, self.is_here(who), who.stack > 0)
            for seat, who in self.occupied()
        ]
        here = {one.player for one in sitting}
        coming = here | {who.player for who in self.arriving if who}
        return replace(
            self,
            blinds=in_step(self.blinds, sitting),
            wishes={who: wish for who, wish in self.wishes.items() if who in coming},
            straddlers=self.straddlers & here,
            sit_outs={who: form for who, form in self.sit_outs.items() if who in here},
            moves={who: seat for who, seat in self.moves.items() if who in here},
        )

    def expecting(self, seat: SeatNo, occupant: Occupant | None) -> Self:
        """The table with *occupant* taking *seat* at the next hand."""
        return replace(self, arriving=_with(self.arriving, seat, occupant)).settled()

    def letting_go(self, seat: SeatNo, *, gone: bool = True) -> Self:
        """The table with the player of *seat* gone at the end of this hand, or not after all."""
        return replace(self, leaving=_with(self.leaving, seat, gone))

    def renamed(self, seat: SeatNo, name: str) -> Self:
        """The table with the player of *seat* under another name."""
        who = self.seats[seat]
        if who is None:
            return self
        return replace(self, seats=_with(self.seats, seat, replace(who, name=name)))

    def absent(self, seat: SeatNo, *, away: bool, why: SitOut | None = None) -> Self:
        """The table with the player of *seat* away, or back; *why* if he comes back by himself."""
        who = self.seats[seat]
        if who is None:
            return self
        after = replace(self, seats=_with(self.seats, seat, replace(who, away=away)))
        return after.sitting_out(who.player, why if away else None).settled()

    def sitting_out(self, player: str, form: SitOut | None) -> Self:
        """The table knowing in which form *player* sits out, or that he does not."""
        rest = {who: kept for who, kept in self.sit_outs.items() if who != player}
        return replace(self, sit_outs=rest if form is None else {**rest, player: form})

    def wishing(self, player: str, wish: Wish) -> Self:
        """The table knowing how *player* comes in, until he is dealt in or says otherwise."""
        return replace(self, wishes={**self.wishes, player: wish})

    def with_stack(self, seat: SeatNo, stack: Chips) -> Self:
        """The table with so many chips in front of the player of *seat*."""
        who = self.seats[seat]
        if who is None or who.stack == stack:
            return self
        seats = _with(self.seats, seat, replace(who, stack=stack))
        return replace(self, seats=seats).settled()


def without(pots: Iterable[Carried], seat: SeatNo) -> tuple[Carried, ...]:
    """Carried chips that *seat* plays for no more; those that nobody is left for go to all."""
    return tuple(Carried(pot.amount, tuple(s for s in pot.seats if s != seat)) for pot in pots)


def _left(dealt: tuple[Dealt | None, ...], seat: SeatNo) -> tuple[Dealt | None, ...]:
    """Who was dealt in, when the player of *seat* has left it."""
    one = dealt[seat] if dealt else None
    return dealt if one is None else _with(dealt, seat, one._replace(gone=True))


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def empty_table(table: Table) -> Seating:
    """The table with no one at it."""
    size = table.seats + 1
    return Seating(
        table, (None,) * size, (None,) * size, (False,) * size, blinds=BlindBook(table.seats)
    )
