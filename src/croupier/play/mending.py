"""What the dealer does with cards when something went wrong: each chore by its name.

A mend works on the dealer's piles and on a copy of the state, and gives the events of what it did.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from croupier.cards import HIDDEN, Card
from croupier.cards.deck import Shuffler
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.decks import deck_of
from croupier.play.drawing import aside
from croupier.play.evolve import evolve
from croupier.play.irregular import NOTHING, Order
from croupier.play.irregular_events import Move, Pile
from croupier.play.setup import SeatNo
from croupier.play.state import HandState

if TYPE_CHECKING:
    from croupier.play.pots import Scores


class Piles(Protocol):
    """The cards only a dealer knows: `stub` from its top, `burns` in the order they were burned."""

    stub: list[Card]
    burns: list[Card]
    next_burn: list[Card]
    aside: list[Card]
    removed: list[Card]
    scrap: list[Card]
    shuffler: Shuffler


@runtime_checkable
class _Tabling(Protocol):
    """A dealer who tables the showdown: `scores` are what he has worked out for it so far."""

    scores: "Scores | None"


class Mending:
    """One mend in the making: cards moved so far, in the piles and on a copy of the table."""

    __slots__ = ("events", "piles", "state")

    def __init__(self, piles: Piles, state: HandState) -> None:
        """Nothing is moved yet; *state* itself is never changed."""
        self.piles = piles
        self.state = state.copy()
        self.events: list[ev.Event] = []

    def move(
        self,
        source: Pile,
        to: Pile,
        *,
        seat: SeatNo = 0,
        place: int = -1,
        open: bool = False,
        up: bool = False,
    ) -> Card:
        """Move one card; *place* is where it lies (hand, board) or, if it comes there, will lie.

        Of the piles the top of the stub, the last burn, the first of the next burns and the last
        card set aside are taken.  A card that all have seen is seen in the move as well.  Raises
        IndexError if there is none.
        """
        seen = open or (source == "hand" and self._is_seen(seat, place))
        card = self._take(source, seat, place)
        self._put(to, card)
        self.tell(irr.CardsMoved((Move(card, source, to, seat, place, seen, up),)))
        if "hand" in (source, to) or "board" in (source, to):
            self._forget_scores()
        return card

    def _forget_scores(self) -> None:
        """Hands that were compared before a card was changed must be compared anew."""
        if isinstance(self.piles, _Tabling):
            self.piles.scores = None

    def fill_stub(self, count: int) -> bool:
        """Fill a stub that is shorter than *count* up; whether it can give as many now.

        The thrown cards are shuffled in, and the burns last of all, as when a deck runs out.
        """
        for mix_in in (self._mix_in_thrown, self._mix_in_burns):
            size = len(self.piles.stub)
            if size >= count:
                break
            mix_in()
            if len(self.piles.stub) > size:
                self.shuffle()
        return len(self.piles.stub) >= count

    def burn_next(self) -> None:
        """The first of the next burns is burned; only one that all have seen lies face up."""
        lying = (self.state.irregular or NOTHING).next_burn
        self.move("next_burn", "burns", open=bool(lying) and lying[0] != HIDDEN)

    def mix_in_thrown_cards(self) -> None:
        """The stub and all that was thrown away are shuffled together and cut."""
        self._mix_in_thrown()
        self.shuffle()

    def tell(self, event: ev.Event) -> None:
        """Note a fact, folded into the copy."""
        evolve(self.state, event)
        self.events.append(event)

    def shuffle(self) -> None:
        """The stub is shuffled and cut."""
        self.piles.shuffler.shuffle(self.piles.stub)
        self.tell(ev.StubRebuilt(len(self.piles.stub)))

    def _mix_in_burns(self) -> None:
        self.piles.stub += self.piles.burns
        self.piles.burns.clear()

    def _mix_in_thrown(self) -> None:
        """Dead hands leave their places for good, but at a draw, where some may be back already."""
        if self.state.game.family == "draw":
            self.piles.stub += self._thrown_cards()
            return
        again = self.state.runs_done
        for seat, hole in enumerate(self.state.hole):
            while hole and not self.state.live[seat] and not again:
                self.move("hand", "stub", seat=seat, place=len(hole) - 1)

    def _thrown_cards(self) -> list[Card]:
        """Discards and dead hands, but for cards that have come back into play since."""
        lying = list(self._lying())
        known = {card for card in lying if card != HIDDEN}
        thrown = dict.fromkeys(card for card in self._thrown() if card not in known)
        if HIDDEN in thrown:
            del thrown[HIDDEN]
        hidden = [card for card in self._thrown() if card == HIDDEN]
        room = len(deck_of(self.state.game, self.state.setup.house)) - len(lying)
        return [*thrown, *hidden][: max(0, room)]

    def _thrown(self) -> Iterator[Card]:
        for seat, discards in enumerate(self.state.discards):
            yield from discards
            if not self.state.live[seat]:
                yield from self.state.hole[seat]

    def _lying(self) -> Iterator[Card]:
        """Every card that lies in a pile, on a board, in a live hand or under a chip as proof."""
        piles, state = self.piles, self.state
        yield from (*piles.stub, *piles.burns, *piles.next_burn)
        yield from (*piles.aside, *piles.removed, *piles.scrap, *state.board, *aside(state))
        shared = len(state.before_runs.board) if state.before_runs else 0
        for run in state.runs_done:
            yield from run.board[shared:]
        for seat, live in enumerate(state.live):
            if live:
                yield from state.hole[seat]

    def _is_seen(self, seat: SeatNo, place: int) -> bool:
        """Whether everybody knows that card of a hand."""
        irregular = self.state.irregular
        card = self.state.hole[seat][place]
        exposed = irregular is not None and (seat, card) in irregular.exposed
        return exposed or self.state.up[seat][place]

    def _take(self, source: Pile, seat: SeatNo, place: int) -> Card:
        if source == "hand":
            return self.state.hole[seat][place]
        if source == "board":
            return self.state.board[place]
        pile: list[Card] = getattr(self.piles, source)
        return pile.pop(0 if source in ("stub", "next_burn") else -1)

    def _put(self, to: Pile, card: Card) -> None:
        if to in ("hand", "board"):
            return
        pile: list[Card] = getattr(self.piles, to)
        if to == "stub":
            pile.insert(0, card)
        else:
            pile.append(card)


Mend = Callable[[Mending, Order], None]


def burn_known_card(piles: Piles, state: HandState) -> list[ev.Event]:
    """The first card that lies on the stub to be burned is the burn of the street that comes."""
    mending = Mending(piles, state)
    mending.burn_next()
    mending.tell(irr.BurnCounted(done=True))
    return mending.events
