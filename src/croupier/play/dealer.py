"""The dealer: owns every undealt card and does the chores of the hand.

What needs no card is in `chores`.  The dealer's piles are the only place where the stub and the
burns are known.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from croupier.cards import Card
from croupier.cards.deck import Shuffler
from croupier.play import events as ev
from croupier.play.actions import Muck, Show
from croupier.play.chores import CHORES
from croupier.play.decide import decide
from croupier.play.decks import deck_of
from croupier.play.drawing import aside, just_thrown, replacement_order
from croupier.play.duty import Duty, duty
from croupier.play.evolve import evolve
from croupier.play.setup import NOBODY, HandSetup, SeatNo
from croupier.play.showdown import award_events, scores_for, should_show
from croupier.play.state import HandState
from croupier.play.turns import from_left_of_button
from croupier.rulebook.tags import rule

if TYPE_CHECKING:
    from croupier.play.pots import Scores


def deck_for(setup: HandSetup) -> tuple[Card, ...]:
    """The cards a hand is dealt from: those of the game, and a joker where it is announced."""
    return deck_of(setup.game, setup.house)


class DeckRunsOut(RuntimeError):
    """There are no cards left to deal, and no procedure of the game for it."""


class AutoDealer:
    """Deals a hand by the book from a stub that nobody else holds.

    *stub* is in dealing order, top card first; *shuffler* is only needed again when the deck runs
    out.  *shows* makes it table the showdown for the players: winners and contenders show in
    order, beaten hands that may be thrown away are mucked.
    """

    __slots__ = ("burns", "removed", "scores", "shows", "shuffler", "stub")

    def __init__(self, stub: Iterable[Card], shuffler: Shuffler, *, shows: bool = True) -> None:
        """Take over an ordered stub."""
        self.stub = list(stub)
        self.burns: list[Card] = []
        self.removed: list[Card] = []
        self.shuffler = shuffler
        self.shows = shows
        self.scores: Scores | None = None

    @classmethod
    def shuffled(cls, setup: HandSetup, shuffler: Shuffler, *, shows: bool = True) -> "AutoDealer":
        """A dealer with a freshly shuffled deck for this hand."""
        deck = list(deck_for(setup))
        shuffler.shuffle(deck)
        return cls(deck, shuffler, shows=shows)

    def run(self, state: HandState, log: list[ev.Event] | None = None) -> list[ev.Event]:
        """Do every chore until a player must act or the hand is over; the events, in order.

        Folds the events into *state*, which must belong to the caller alone.
        """
        log = [] if log is None else log
        if state.actor and state.phase != "showing":
            return log
        while events := self.next_chore(state):
            for event in events:
                evolve(state, event)
            log += events
        return log

    def next_chore(self, state: HandState) -> list[ev.Event]:
        """The events of what the dealer does next; none while a player is to act or at the end."""
        chore = duty(state)
        if chore is not None:
            return self.perform(state, chore)
        if self.shows and state.phase == "showing":
            return self._table_hand(state)
        return []

    def perform(self, state: HandState, chore: Duty) -> list[ev.Event]:
        """The events of one chore; *state* is not changed."""
        if chore.chore == "burn":
            return self._burn(state)
        if chore.chore == "deal_hole":
            return self._deal_hole(state)
        if chore.chore == "deal_board":
            return [ev.BoardDealt(self._take(chore.cards), state.run)]
        if chore.chore == "replace":
            return self._replace(state)
        if chore.chore == "award":
            return award_events(state, self.scores)
        return CHORES[chore.chore](state)

    def _take(self, count: int) -> tuple[Card, ...]:
        cards = tuple(self.stub[:count])
        if len(cards) < count:
            raise DeckRunsOut(f"{count} cards are to be dealt, and {len(cards)} are left")
        del self.stub[:count]
        return cards

    def _table_hand(self, state: HandState) -> list[ev.Event]:
        seat = state.actor
        if self.scores is None:
            self.scores = scores_for(state)
        action = Show(seat) if should_show(state, seat, self.scores) else Muck(seat)
        return list(decide(state, action))

    @rule("general:deal.1", "rrop3:8.stud.15b")
    def _burn(self, state: HandState) -> list[ev.Event]:
        """Burn a card before the deal, unless the last stud street then lacked just that card."""
        if self._short_stud_street(state):
            return self._stud_deck_runs_out(state)
        if state.phase == "drawing" and not self.stub:
            return [*self._rebuild(state, NOBODY), *self._burn(state)]
        self.burns += self._take(1)
        return [ev.Burned()]

    @rule("rrop3:4.blinds.0a", "tda:16", "tda:34B", "general:omaha.2", "rrop3:8.stud.0d")
    def _deal_hole(self, state: HandState) -> list[ev.Event]:
        """One card at a time around the table from the button's left; the button gets its last.

        Once all hands are turned up because somebody is all-in, what follows is dealt open too.
        """
        street = state.game.streets[state.street]
        seats = [seat for seat in from_left_of_button(state) if state.live[seat]]
        each = street.down + street.up
        cards = self._take(each * len(seats))
        down, players = 0 if state.turned_up else street.down, len(seats)
        events: list[ev.Event] = []
        for place, seat in enumerate(seats):
            own = cards[place::players]
            events.append(ev.HoleDealt(seat, own[:down], own[down:]))
        return events

    def _short_stud_street(self, state: HandState) -> bool:
        return state.game.family == "stud" and len(self.stub) <= state.live_count * _each(state)

    @rule("rrop3:8.stud.15a", "rrop3:8.stud.15b", "rrop3:8.stud.15c")
    def _stud_deck_runs_out(self, state: HandState) -> list[ev.Event]:
        """The deck cannot serve the last street over a burn card.

        Just enough cards: no burn.  Else all but the last are dealt, that one is shuffled with the
        burns and what else was removed, and the rest is dealt.  If even that is too little, one
        common card is turned for everybody.
        """
        seats = [seat for seat in from_left_of_button(state) if state.live[seat]]
        if len(self.stub) == len(seats):
            return self._deal_hole(state)
        if len(self.stub) + len(self.burns) + len(self.removed) < len(seats):
            return self._common_card(state)
        first = self._first_part()
        events: list[ev.Event] = [
            ev.Burned(),
            *(_last_card(state, seat, (card,)) for seat, card in zip(seats, first, strict=False)),
            self._reshuffle_burns(),
        ]
        rest = seats[len(first) :]
        if len(self.stub) > len(rest):
            self.burns += self._take(1)
            events.append(ev.Burned())
        events += [_last_card(state, seat, self._take(1)) for seat in rest]
        return events

    def _first_part(self) -> tuple[Card, ...]:
        """After the usual burn, all cards but the last."""
        self.burns += self._take(1)
        return self._take(max(0, len(self.stub) - 1))

    def _reshuffle_burns(self) -> ev.Event:
        self.stub += self.burns + self.removed
        self.burns, self.removed = [], []
        self.shuffler.shuffle(self.stub)
        return ev.StubRebuilt(len(self.stub))

    def _common_card(self, state: HandState) -> list[ev.Event]:
        events: list[ev.Event] = []
        if len(self.stub) < 2:  # noqa: PLR2004 - a burn and a card
            events.append(self._reshuffle_burns())
        self.burns += self._take(1)
        return [*events, ev.Burned(), ev.BoardDealt(self._take(1), state.run)]

    def _replace(self, state: HandState) -> list[ev.Event]:
        """Deal the replacements of the draw in their order, rebuilding the stub if it runs out."""
        order = replacement_order(state)
        if self._is_fresh(state, order):
            return self._dealt_straight(order)
        events: list[ev.Event] = []
        given: list[Card] = []
        for seat, count in order:
            if not count:
                events += self._refilled(state, NOBODY, given)
                self.burns += self._take(1)
                events.append(ev.Burned())
                continue
            left = count
            while left:
                events += self._refilled(state, seat, given)
                cards = self._take_for(state, seat, left)
                given += cards
                events.append(ev.Drew(seat, cards))
                left -= len(cards)
        return events

    def _is_fresh(self, state: HandState, order: Iterable[tuple[SeatNo, int]]) -> bool:
        """Whether the stub lasts for the whole draw and holds nothing that anybody threw."""
        if sum(count or 1 for _, count in order) > len(self.stub):
            return False
        stub = set(self.stub)
        return all(stub.isdisjoint(discards) for discards in state.discards if discards)

    def _dealt_straight(self, order: Iterable[tuple[SeatNo, int]]) -> list[ev.Event]:
        events: list[ev.Event] = []
        for seat, count in order:
            if count:
                events.append(ev.Drew(seat, self._take(count)))
            else:
                self.burns += self._take(1)
                events.append(ev.Burned())
        return events

    def _take_for(self, state: HandState, drawer: SeatNo, count: int) -> tuple[Card, ...]:
        """The top cards of the stub but for what the drawer just threw, if it holds others."""
        own = just_thrown(state, drawer)
        if not any(card in own for card in self.stub[:count]):
            return self._take(min(count, len(self.stub)))
        cards = tuple([card for card in self.stub if card not in own] or self.stub)[:count]
        self.stub = [card for card in self.stub if card not in cards]
        return cards

    def _refilled(
        self, state: HandState, drawer: SeatNo, given: Sequence[Card] = ()
    ) -> list[ev.Event]:
        if self.stub:
            own = just_thrown(state, drawer)
            if any(card not in own for card in self.stub):
                return []
        return self._rebuild(state, drawer, given)

    @rule("house:draw.stub_runs_out")
    def _rebuild(
        self, state: HandState, drawer: SeatNo, given: Sequence[Card] = ()
    ) -> list[ev.Event]:
        """When the stub ends, folded hands and discards are shuffled in.

        What a player has just thrown and the burns come back only if nothing else is left.  Cards
        in a live hand, or just *given*, stay where they are.
        """
        taken = {*given, *self.stub, *self.burns, *aside(state)}
        for seat, live in enumerate(state.live):
            if live:
                taken.update(state.hole[seat])
        out = [card for card in dict.fromkeys(_thrown(state)) if card not in taken]
        own = just_thrown(state, drawer)
        fresh = [card for card in out if card not in own]
        if not fresh:
            fresh = self.burns + [card for card in out if card in own]
            self.burns = []
        if not fresh:
            return []
        self.stub += fresh
        self.shuffler.shuffle(self.stub)
        return [ev.StubRebuilt(len(self.stub))]


def _thrown(state: HandState) -> Iterator[Card]:
    """Everything players threw: discards, and the hands of those who folded."""
    for seat, discards in enumerate(state.discards):
        yield from discards
        if not state.live[seat]:
            yield from state.hole[seat]


def _last_card(state: HandState, seat: SeatNo, card: tuple[Card, ...]) -> ev.Event:
    is_open = state.turned_up or state.game.streets[state.street].up
    return ev.HoleDealt(seat, up=card) if is_open else ev.HoleDealt(seat, card)


def _each(state: HandState) -> int:
    street = state.game.streets[state.street]
    return street.down + street.up
