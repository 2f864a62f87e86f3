"""The dealer's cards in a case: what the file tells of them, the rest unknown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.cards import HIDDEN, Card
from croupier.formats.playback import Playback
from croupier.play import events as ev

if TYPE_CHECKING:
    from croupier.cards.deck import Shuffler


class CaseShuffler:
    """What comes of each shuffle, as the case tells it in *tops*; if it does not, nobody knows.

    Of a few cards that are mixed the first told is drawn; if none is told, the first that lay
    there.
    """

    __slots__ = ("stub", "tops")

    def __init__(self, stub: list[Card], tops: Sequence[tuple[Card, ...]]) -> None:
        """*stub* is the list that is the stub: of any other list no card gets lost."""
        self.stub = stub
        self.tops = list(tops)

    def shuffle(self, deck: list[Card], /) -> None:
        """The cards told come to the top; those of a stub below them are unknown."""
        top = list(self.tops.pop(0)) if self.tops else []
        if deck is self.stub:
            deck[:] = [*top, *(HIDDEN,) * len(deck)][: len(deck)]
        else:
            drawn = [card for card in top if card in deck]
            deck[:] = [*drawn, *(card for card in deck if card not in drawn)]


class CasePiles:
    """The piles of the dealer of a case; unknown cards are hidden ones."""

    __slots__ = ("aside", "burns", "next_burn", "removed", "scrap", "shuffler", "stub")

    def __init__(
        self, play: Playback, tops: Sequence[tuple[Card, ...]], burns: Sequence[Card]
    ) -> None:
        """The cards as they lie now: the first of *tops* on the stub, *burns* burned so far."""
        size = play.stub_size
        first = tops[0] if tops else ()
        self.stub: list[Card] = [*first, *(HIDDEN,) * size][:size]
        burned = sum(isinstance(event, ev.Burned) for event in play.events)
        self.burns: list[Card] = [*burns, *(HIDDEN,) * burned][:burned]
        self.next_burn: list[Card] = []
        self.aside: list[Card] = []
        self.removed: list[Card] = []
        self.scrap: list[Card] = []
        self.shuffler: Shuffler = CaseShuffler(self.stub, tops[1:])
