"""The facts of a hand, one frozen class each, in the past tense.

`tag` is the name on the wire and in the journal: never renamed, never reused.  Every class says in
its own `seen_by` what a viewer may know of it; there is no default that would let a card through.
A viewer is a seat number, or RAIL for everybody who has no cards.  Amounts are chips.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from croupier.cards import HIDDEN, Card
from croupier.play.setup import Carried, Chips, HandSetup, PostKind, SeatNo

Viewer = SeatNo
RAIL: Viewer = 0

WagerKind = Literal["bet", "raise", "complete", "open"]
Share = Literal["whole", "high", "low", "uncontested"]


def face_down(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As many hidden cards as there are *cards*."""
    return (HIDDEN,) * len(cards)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a hand."""

    tag: ClassVar[str]

    @abstractmethod
    def seen_by(self, viewer: Viewer) -> "Event":
        """What *viewer* may know of it: cards that are not his to see are face down."""


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """An event that carries no card and that everybody at the table may know whole."""

    def seen_by(self, viewer: Viewer) -> Self:  # noqa: ARG002 - everybody sees the same
        """The whole event."""
        return self


@dataclass(frozen=True, slots=True)
class HandBegan(PublicEvent):
    """The hand starts from this setup."""

    tag: ClassVar[str] = "hand_began"
    setup: HandSetup


@dataclass(frozen=True, slots=True)
class Posted(PublicEvent):
    """A seat paid a forced bet: *amount* of the *due* it owed."""

    tag: ClassVar[str] = "posted"
    seat: SeatNo
    kind: PostKind
    amount: Chips
    due: Chips


@dataclass(frozen=True, slots=True)
class BroughtIn(PublicEvent):
    """The low card of a stud hand paid *amount* of the *due* bring-in."""

    tag: ClassVar[str] = "brought_in"
    seat: SeatNo
    amount: Chips
    due: Chips


@dataclass(frozen=True, slots=True)
class Burned(PublicEvent):
    """The dealer burned the top card; nobody sees it."""

    tag: ClassVar[str] = "burned"


@dataclass(frozen=True, slots=True)
class StubRebuilt(PublicEvent):
    """The stub ran out and was rebuilt from *cards* cards that were out of play."""

    tag: ClassVar[str] = "stub_rebuilt"
    cards: int


@dataclass(frozen=True, slots=True)
class HoleDealt(Event):
    """A seat got its cards of this street."""

    tag: ClassVar[str] = "hole_dealt"
    seat: SeatNo
    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    def seen_by(self, viewer: Viewer) -> "HoleDealt":
        """Its owner sees all, the others only what lies face up."""
        if viewer == self.seat or not self.down:
            return self
        return HoleDealt(self.seat, face_down(self.down), self.up)


@dataclass(frozen=True, slots=True)
class BoardDealt(Event):
    """Common cards were turned up, in the deal number *run* of the cards to come."""

    tag: ClassVar[str] = "board_dealt"
    cards: tuple[Card, ...]
    run: int = 0

    def seen_by(self, viewer: Viewer) -> "BoardDealt":  # noqa: ARG002 - common cards
        """Everybody sees the board."""
        return self


@dataclass(frozen=True, slots=True)
class RoundOpened(PublicEvent):
    """A betting round began; *seat* acts first, 0 when nobody is left to bet."""

    tag: ClassVar[str] = "round_opened"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Folded(PublicEvent):
    """A seat gave up its hand."""

    tag: ClassVar[str] = "folded"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Checked(PublicEvent):
    """A seat passed the turn without betting."""

    tag: ClassVar[str] = "checked"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Called(PublicEvent):
    """A seat put in *amount* more to stay in."""

    tag: ClassVar[str] = "called"
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class Wagered(PublicEvent):
    """A seat bet, raised, completed or opened *to* a total for the round.

    *full*: it is a full bet or raise, which gives those who acted the right to raise again.
    *counts*: it is one of the wagers that the cap of the round allows; *caps*: it is the last.
    *due*: what the others must match, more than *to* only when an all-in player opens for less.
    """

    tag: ClassVar[str] = "wagered"
    seat: SeatNo
    kind: WagerKind
    to: Chips
    full: bool
    counts: bool
    caps: bool
    due: Chips


@dataclass(frozen=True, slots=True)
class ChopOffered(PublicEvent):
    """The small blind proposed that both blinds be taken back."""

    tag: ClassVar[str] = "chop_offered"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class ChopDeclined(PublicEvent):
    """The big blind would rather play."""

    tag: ClassVar[str] = "chop_declined"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class BlindsChopped(PublicEvent):
    """Both blinds went back to their owners; the hand is over."""

    tag: ClassVar[str] = "blinds_chopped"


@dataclass(frozen=True, slots=True)
class RunsAnswered(PublicEvent):
    """A seat said how many times it would have the cards to come dealt."""

    tag: ClassVar[str] = "runs_answered"
    seat: SeatNo
    times: int


@dataclass(frozen=True, slots=True)
class RunsSettled(PublicEvent):
    """It is settled how many times the cards to come are dealt; once unless all agreed on more."""

    tag: ClassVar[str] = "runs_settled"
    times: int


@dataclass(frozen=True, slots=True)
class UncalledReturned(PublicEvent):
    """The part of a bet that nobody called went back to its owner."""

    tag: ClassVar[str] = "uncalled_returned"
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class BetsGathered(PublicEvent):
    """The dealer drew the bets of the round into the pot."""

    tag: ClassVar[str] = "bets_gathered"
    amount: Chips


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat threw *cards* away to draw as many, if the game has a draw; none: it stands pat.

    *splits*: the opener says that he breaks his openers; the discards stay aside as proof.
    """

    tag: ClassVar[str] = "discarded"
    seat: SeatNo
    cards: tuple[Card, ...]
    splits: bool = False

    def seen_by(self, viewer: Viewer) -> "Discarded":
        """Its owner sees the cards, the others how many."""
        if viewer == self.seat:
            return self
        return Discarded(self.seat, face_down(self.cards), self.splits)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat got replacement cards."""

    tag: ClassVar[str] = "drew"
    seat: SeatNo
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Viewer) -> "Drew":
        """Its owner sees the cards, the others how many."""
        if viewer == self.seat:
            return self
        return Drew(self.seat, face_down(self.cards))


@dataclass(frozen=True, slots=True)
class ShowdownBegan(PublicEvent):
    """The betting is over; the seats show in this order."""

    tag: ClassVar[str] = "showdown_began"
    order: tuple[SeatNo, ...]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat laid *cards* face up; HIDDEN stands for a card it kept face down."""

    tag: ClassVar[str] = "shown"
    seat: SeatNo
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Viewer) -> "Shown":  # noqa: ARG002 - shown to all
        """What is shown to one is shown to all."""
        return self


@dataclass(frozen=True, slots=True)
class Mucked(PublicEvent):
    """A seat threw its hand away unseen at the showdown."""

    tag: ClassVar[str] = "mucked"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class HandKilled(PublicEvent):
    """The dealer killed a shown hand that wins no part of any pot."""

    tag: ClassVar[str] = "hand_killed"
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class OpenersProven(Event):
    """The opener laid face up the cards that entitled him to open."""

    tag: ClassVar[str] = "openers_proven"
    seat: SeatNo
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Viewer) -> "OpenersProven":  # noqa: ARG002 - shown to all
        """Everybody sees the proof."""
        return self


@dataclass(frozen=True, slots=True)
class PotAwarded(PublicEvent):
    """*amount* of pot number *pot* (0 is the main pot) went to a seat for a share of it.

    *run* is the deal of the cards to come that it was won on, 0 for the first or only one.
    """

    tag: ClassVar[str] = "pot_awarded"
    seat: SeatNo
    amount: Chips
    pot: int
    share: Share
    run: int = 0


@dataclass(frozen=True, slots=True)
class PotCarried(PublicEvent):
    """Nobody opened: these chips stay for the next hand, each part to be won by its seats."""

    tag: ClassVar[str] = "pot_carried"
    pots: tuple[Carried, ...]


@dataclass(frozen=True, slots=True)
class HandEnded(PublicEvent):
    """All pots are pushed; the hand is over."""

    tag: ClassVar[str] = "hand_ended"


USUAL_EVENTS: tuple[type[Event], ...] = (
    HandBegan,
    Posted,
    BroughtIn,
    Burned,
    StubRebuilt,
    HoleDealt,
    BoardDealt,
    RoundOpened,
    Folded,
    Checked,
    Called,
    Wagered,
    ChopOffered,
    ChopDeclined,
    BlindsChopped,
    RunsAnswered,
    RunsSettled,
    UncalledReturned,
    BetsGathered,
    Discarded,
    Drew,
    ShowdownBegan,
    Shown,
    Mucked,
    HandKilled,
    OpenersProven,
    PotAwarded,
    PotCarried,
    HandEnded,
)
"""Every event of a hand in which nothing goes wrong."""
