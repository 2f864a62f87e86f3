"""A recorded hand on its way through the core: the state so far and what the record says next."""

from collections.abc import Iterable
from typing import NamedTuple, NoReturn, Protocol

from croupier.cards import HIDDEN, Card
from croupier.formats.phh import PhhHand
from croupier.formats.phh_actions import DealHole, Nothing, Recorded, show_action
from croupier.formats.phh_error import PhhError, Place
from croupier.formats.phh_scale import Scale
from croupier.play import Duty, HandSetup, Refused, begin, deck_for, evolve
from croupier.play.deals import check_deal
from croupier.play.events import Burned, Event, HandBegan
from croupier.play.irregular_events import CardsMoved
from croupier.play.mending import Piles, burn_known_card
from croupier.play.mends import carry_out_due
from croupier.play.setup import SeatNo
from croupier.rulebook.tags import rule
from croupier.text import Text

ORDER = ("general:acting.1", "tda:50A", "house:phh.order")
"""The articles behind an action by another than the player to act."""


class Note(NamedTuple):
    """Where a lenient replay followed the record against the rules, or had to leave it."""

    place: Place
    text: Text
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        cited = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.place}: {self.text.en}{cited}"


class Interruption(Protocol):
    """Something that happens in a replay and of which the record has no word."""

    def is_due(self, play: "Playback", chore: Duty | None) -> bool:
        """Whether it comes before what is next: *chore*, or a decision of a player."""

    def happens(self, play: "Playback") -> None:
        """It happens; raises PhhError where it cannot."""


class Playback:
    """Owns the state, the events so far, and the place reached in the record.

    In a strict replay every difference is an error, in a lenient one a note.  *interruptions* come
    in their order; *piles* are the dealer's cards once somebody has to know them; *paused*: nothing
    more is played.
    """

    __slots__ = (
        "at",
        "events",
        "fields",
        "interruptions",
        "notes",
        "paused",
        "piles",
        "place",
        "record",
        "scale",
        "state",
        "strict",
    )

    def __init__(
        self,
        hand: PhhHand,
        setup: HandSetup,
        actions: Iterable[Recorded],
        scale: Scale,
        *,
        strict: bool,
    ) -> None:
        self.place = hand.place
        self.fields = hand.fields
        self.record = [
            (index, action)
            for index, action in enumerate(actions)
            if not isinstance(action, Nothing)
        ]
        self.at = 0
        self.scale = scale
        self.strict = strict
        self.state = begin(setup)
        self.events: list[Event] = [HandBegan(setup)]
        self.notes: list[Note] = []
        self.interruptions: list[Interruption] = []
        self.piles: Piles | None = None
        self.paused = False

    @property
    def next(self) -> Recorded | None:
        """The recorded action that comes next; None at the end of the record."""
        return self.record[self.at][1] if self.at < len(self.record) else None

    @property
    def index(self) -> int:
        """The index in the file of the action that comes next; past all of them at the end."""
        return (
            self.record[self.at][0] if self.at < len(self.record) else len(self.fields["actions"])
        )

    def pass_on(self) -> None:
        """The next action is dealt with."""
        self.at += 1

    def acts_later(self, seat: SeatNo) -> bool:
        """Whether the rest of the record holds an action of *seat*."""
        return any(
            getattr(action, "player", 0) == seat and not isinstance(action, DealHole)
            for _, action in self.record[self.at :]
        )

    def bring(self, event: Event) -> None:
        """Cards come into play: each of the deck, and none that is in play already."""
        try:
            check_deal(self.state, event)
        except Refused as refused:
            self.differ(self._quoting(refused.text), *refused.rules)
        self.emit(event)

    @property
    def stub_size(self) -> int:
        """How many cards the dealer still has to deal."""
        if self.piles is not None:
            return len(self.piles.stub)
        state = self.state
        gone = sum(map(len, state.hole)) + sum(map(len, state.discards)) + len(state.board)
        burns = sum(isinstance(event, Burned) for event in self.events)
        for_nobody = sum(len(event.moves) for event in self.events if isinstance(event, CardsMoved))
        return max(0, len(deck_for(state.setup)) - gone - burns - for_nobody)

    def burn(self) -> None:
        """A card is burned: the one that lies on the stub to be burned next, if any."""
        if self.piles is not None and self.piles.next_burn:
            self.emit(*burn_known_card(self.piles, self.state))
            return
        if self.piles is not None:
            self.piles.burns += self.dealt((HIDDEN,))
        self.emit(Burned())

    def mend(self) -> None:
        """The dealer does with cards what was ordered for now."""
        if self.piles is None:
            raise TypeError("nothing is ordered in a hand without a dealer")
        self.emit(*carry_out_due(self.piles, self.state))

    def dealt(self, recorded: tuple[Card, ...]) -> tuple[Card, ...]:
        """The *recorded* cards as they come off the stub, which may know more or less than that.

        Raises PhhError where both know a card and it is not the same.
        """
        if self.piles is None:
            return recorded
        count = len(recorded)
        top = (*self.piles.stub[:count], *(HIDDEN,) * count)[:count]
        del self.piles.stub[:count]
        for told, lying in zip(recorded, top, strict=True):
            if HIDDEN not in (told, lying) and told != lying:
                self.fail(
                    Text(
                        f"{told} is dealt, but {lying} comes next.",
                        f"{told} est donnée, mais {lying} vient ensuite.",
                    ),
                    "house:phh.cards",
                )
        return tuple(
            lying if told == HIDDEN else told for told, lying in zip(recorded, top, strict=True)
        )

    def emit(self, *events: Event) -> None:
        """These events happened."""
        for event in events:
            evolve(self.state, event)
        self.events += events

    def here(self) -> Place:
        """The place of the next action, or of the end of the record."""
        if self.at < len(self.record):
            return self.place._replace(field="actions", action=self.record[self.at][0])
        return self.place._replace(field="actions")

    def fail(self, text: Text, *rules: str) -> NoReturn:
        """Raise what cannot be replayed, strict or not."""
        raise PhhError(self.here(), text, rules)

    def differ(self, text: Text, *rules: str) -> None:
        """Strict: raise what the rules do not allow.  Lenient: note it and follow the record."""
        if self.strict:
            self.fail(text, *rules)
        self.notes.append(Note(self.here(), text, rules))

    def refused(self, refused: Refused) -> None:
        """The core refused the next action: an error, or a note that it was followed."""
        factor = self.scale.factor
        english = f"{refused.text.en} {refused.legal.en}"
        french = f"{refused.text.fr} {refused.legal.fr}"
        if factor > 1:
            english += f" Amounts are in units of 1/{factor}."
            french += f" Les montants sont en unités de 1/{factor}."
        self.differ(self._quoting(Text(english, french)), *refused.rules)

    def _quoting(self, text: Text) -> Text:
        action = self.next
        if action is None:
            return text
        line = show_action(action)
        return Text(f"{line!r}: {text.en}", f"{line!r}\u00a0: {text.fr}")

    @rule("house:phh.order")
    def missing(self, seat: SeatNo) -> NoReturn:
        """Another action is recorded where *seat* had to act; nothing is made up for it."""
        action = self.next
        line = "" if action is None else show_action(action)
        self.fail(
            Text(
                f"p{seat} is to act, and the record goes on with {line!r}: "
                f"an action of p{seat} is missing.",
                f"la parole est à p{seat}, et la suite est {line!r}\u00a0: "
                f"il manque une action de p{seat}.",
            ),
            *ORDER,
        )
