"""The dealer: owns every undealt card and does the chores of the hand.

What needs no card is in `chores`.  The dealer's piles are the only place where the stub and the
burns are known.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from croupier.cards import HIDDEN, Card
from croupier.cards.deck import Shuffler
from croupier.play import events as ev
from croupier.play.actions import Muck, Show
from croupier.play.chores import CHORES
from croupier.play.decide import decide
from croupier.play.decks import deck_of
from croupier.play.drawing import (
    aside,
    drawn_to_full,
    known_throw,
    may_come_back,
    replacement_order,
)
from croupier.play.duty import Duty, cards_due, duty
from croupier.play.evolve import apply, evolve
from croupier.play.irregular_events import BurnCounted, CardsMoved, DealtStill, Move, RuledLive
from croupier.play.mending import burn_known_card
from croupier.play.mends import carry_out_due
from croupier.play.pots import pots_of
from croupier.play.setup import NOBODY, Carried, HandSetup, SeatNo
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

    __slots__ = (
        "aside",
        "burns",
        "next_burn",
        "removed",
        "scores",
        "scrap",
        "shows",
        "shuffler",
        "stub",
    )

    def __init__(self, stub: Iterable[Card], shuffler: Shuffler, *, shows: bool = True) -> None:
        """Take over an ordered stub."""
        self.stub = list(stub)
        self.burns: list[Card] = []
        self.removed: list[Card] = []
        self.aside: list[Card] = []
        self.next_burn: list[Card] = []
        self.scrap: list[Card] = []
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
        if state.actor and state.phase != "showing" and state.irregular is None:
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
            events = self._all_but_live_cards(state, chore.cards)
            return [*events, ev.BoardDealt(self._take(chore.cards), state.run)]
        if chore.chore == "replace":
            return self._replace(state)
        if chore.chore == "award":
            return _all_play_on(state, award_events(state, self.scores))
        return carry_out_due(self, state) if chore.chore == "mend" else CHORES[chore.chore](state)

    def _take(self, count: int) -> tuple[Card, ...]:
        cards = tuple(self.stub[:count])
        if len(cards) < count:
            raise DeckRunsOut(f"{count} cards are to be dealt, and {len(cards)} are left")
        del self.stub[:count]
        return cards

    def _table_hand(self, state: HandState) -> list[ev.Event]:
        """The player in turn shows or throws his hand; one not known waits for its owner."""
        seat = state.actor
        if HIDDEN in state.hole[seat]:
            return []
        self.scores = self.scores or scores_for(state)
        action = Show(seat) if should_show(state, seat, self.scores) else Muck(seat)
        return list(decide(state, action))

    @rule("general:deal.1", "rrop3:8.stud.15b")
    def _burn(self, state: HandState) -> list[ev.Event]:
        """Burn a card before the deal, unless the last stud street then lacked just that card."""
        if self.next_burn:
            return burn_known_card(self, state)
        if self._short_stud_street(state):
            return self._stud_deck_runs_out(state)
        if state.phase == "drawing" and not self.stub:
            rebuilt = self._rebuild(state, NOBODY)
            return [*rebuilt, *(self._burn(state) if self.stub else [BurnCounted(done=True)])]
        if (due := state.game.board_totals[state.street] - len(state.board)) >= len(self.stub):
            return self._burn_if_possible(state, due)
        self.burns += self._take(1)
        return [ev.Burned()]

    @rule("house:deck.runs_out")
    def _burn_if_possible(self, state: HandState, due: int) -> list[ev.Event]:
        """Where mishaps have used up the stub, what lies about is shuffled in; else no burn."""
        events = self._all_but_live_cards(state, due + 1)
        if len(self.stub) <= due:
            return [*events, BurnCounted(done=True)]
        self.burns += self._take(1)
        return [*events, ev.Burned()]

    def _all_but_live_cards(self, state: HandState, count: int) -> list[ev.Event]:
        """If the stub holds fewer than *count*, burns, removed cards and dead hands join it."""
        if len(self.stub) >= count:
            return []
        events = [self._reshuffle_burns()]
        if len(self.stub) < count:
            self.stub += may_come_back(state, self._taken(state))
            self.shuffler.shuffle(self.stub)
            events.append(ev.StubRebuilt(len(self.stub)))
        return events

    @rule("rrop3:4.blinds.0a", "tda:16", "tda:34B", "general:omaha.2", "rrop3:8.stud.0d")
    def _deal_hole(self, state: HandState) -> list[ev.Event]:
        """One card at a time around the table from the button's left; the button gets its last.

        Once all hands are turned up because somebody is all-in, what follows is dealt open too.
        """
        if state.irregular is not None:
            return self._deal_all_the_same(state, state.irregular.still_dealt)
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

    @rule("rrop3:8.stud.7", "rrop3:8.stud.14c")
    def _deal_all_the_same(
        self, state: HandState, still_dealt: tuple[SeatNo, ...]
    ) -> list[ev.Event]:
        """Folded seats that keep their place get cards, as long as there are enough for all.

        Who has his card of this street already, having seen it too early, gets no other.
        """
        lacking, each = _lacking(state), _each(state)
        seats = [
            seat for seat in from_left_of_button(state) if seat in lacking or seat in still_dealt
        ]
        if len(self.stub) < each * len(seats):
            seats, still_dealt = lacking, ()
        cards = self._take(each * len(seats))
        up = state.game.streets[state.street].up
        down = 0 if state.turned_up else each - up
        events: list[ev.Event] = [DealtStill(still_dealt)] if still_dealt else []
        for place, seat in enumerate(seats):
            own = cards[place :: len(seats)]
            if seat in still_dealt:
                self.removed += own
                moves = tuple(Move(card, "stub", "removed", seat, open=up > 0) for card in own)
                events.append(CardsMoved(moves))
            else:
                events.append(ev.HoleDealt(seat, own[:down], own[down:]))
        return events

    def _short_stud_street(self, state: HandState) -> bool:
        players = state.live_count if state.irregular is None else len(_lacking(state))
        return state.game.family == "stud" and len(self.stub) <= players * _each(state)

    @rule("rrop3:8.stud.15a", "rrop3:8.stud.15b", "rrop3:8.stud.15c")
    def _stud_deck_runs_out(self, state: HandState) -> list[ev.Event]:
        """The deck cannot serve the last street over a burn card.

        Just enough cards: no burn.  Else all but the last are dealt, that one is shuffled with the
        burns and what else was removed, and the rest is dealt.  If even that is too little, one
        common card is turned for everybody.
        """
        seats = _lacking(state)
        if len(self.stub) == len(seats):
            return self._deal_hole(state)
        if len(self.stub) + len(self.burns) + len(self.removed) < len(seats):
            return self._common_card(state)
        events: list[ev.Event] = [ev.Burned()] if self.stub else []
        first = self._first_part()
        events += [_last_card(state, s, (card,)) for s, card in zip(seats, first, strict=False)]
        events.append(self._reshuffle_burns())
        rest = seats[len(first) :]
        if len(self.stub) > len(rest):
            self.burns += self._take(1)
            events.append(ev.Burned())
        events += [_last_card(state, seat, self._take(1)) for seat in rest]
        return events

    def _first_part(self) -> tuple[Card, ...]:
        """After the usual burn, all cards but the last."""
        self.burns += self._take(min(1, len(self.stub)))
        return self._take(max(0, len(self.stub) - 1))

    def _reshuffle_burns(self) -> ev.Event:
        self.stub += self.burns + self.removed
        self.burns, self.removed = [], []
        self.shuffler.shuffle(self.stub)
        return ev.StubRebuilt(len(self.stub))

    def _common_card(self, state: HandState) -> list[ev.Event]:
        events = self._all_but_live_cards(state, 2)
        if len(self.stub) > 1:
            self.burns += self._take(1)
            events.append(ev.Burned())
        return [*events, ev.BoardDealt(self._take(1), state.run)]

    def _replace(self, state: HandState) -> list[ev.Event]:
        """Deal the replacements of the draw in their order, rebuilding the stub if it runs out."""
        order = replacement_order(state, drawn_to_full(state))
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
                if not cards:
                    raise DeckRunsOut(f"seat {seat} lacks {left} cards, and none are left")
                given += cards
                events.append(ev.Drew(seat, cards))
                left -= len(cards)
        return events

    def _is_fresh(self, state: HandState, order: Iterable[tuple[SeatNo, int]]) -> bool:
        """Whether the stub lasts for the whole draw and holds nothing that anybody threw."""
        if sum(count or 1 for _, count in order) > len(self.stub):
            return False
        stub = {*self.stub} - {HIDDEN}
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
        own = known_throw(state, drawer)
        if not any(card in own for card in self.stub[:count]):
            return self._take(min(count, len(self.stub)))
        cards = tuple([card for card in self.stub if card not in own] or self.stub)[:count]
        self.stub = [card for card in self.stub if card not in cards]
        return cards

    def _refilled(
        self, state: HandState, drawer: SeatNo, given: Sequence[Card] = ()
    ) -> list[ev.Event]:
        if self.stub:
            own = known_throw(state, drawer)
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
        taken = self._taken(state, given)
        out = may_come_back(state, taken)
        own = known_throw(state, drawer)
        fresh = [card for card in out if card not in own]
        if not fresh:
            fresh = self.burns + self.removed + [card for card in out if card in own]
            self.burns, self.removed = [], []
        if not fresh:
            return []
        self.stub += fresh
        self.shuffler.shuffle(self.stub)
        return [ev.StubRebuilt(len(self.stub))]

    def _taken(self, state: HandState, given: Iterable[Card] = ()) -> list[Card]:
        """All cards that lie somewhere: in piles, on the boards, in live hands, or just *given*."""
        piles = (self.next_burn, self.aside, self.removed, self.scrap)
        taken = [*given, *self.stub, *self.burns, *aside(state), *chain(*piles), *state.board]
        for run in state.runs_done:
            taken += run.board
        for seat, live in enumerate(state.live):
            taken += state.hole[seat] if live else ()
        return taken


def _last_card(state: HandState, seat: SeatNo, card: tuple[Card, ...]) -> ev.Event:
    is_open = state.turned_up or state.game.streets[state.street].up
    return ev.HoleDealt(seat, up=card) if is_open else ev.HoleDealt(seat, card)


def _lacking(state: HandState) -> list[SeatNo]:
    """The live seats that lack cards of this street, in the order of the deal."""
    due, hole = cards_due(state), state.hole
    return [s for s in from_left_of_button(state) if state.live[s] and len(hole[s]) < due]


@rule("rrop3:9.jacks.2c", "rrop3:9.jacks.5b")
def _all_play_on(state: HandState, events: list[ev.Event]) -> list[ev.Event]:
    """All who were in the hand play for a pot that was opened falsely and then by nobody.

    That holds for the false opener if he has chips left, and for those who folded to his bet.
    """
    false = () if state.irregular is None else state.irregular.false_openers
    if not (false and events and isinstance(events[0], ev.PotCarried)):
        return events
    seats = range(1, state.chairs + 1)
    others = [seat for seat in seats if state.setup.takes_part(seat) and seat not in false]
    with_others = apply(state, *(RuledLive(seat) for seat in others))
    also = [seat for seat in false if state.stacks[seat] or not others]
    pots = (_with_seats(state, Carried(*pot), also) for pot in pots_of(with_others))
    return [ev.PotCarried(tuple(pots))]


def _with_seats(state: HandState, pot: Carried, seats: Iterable[SeatNo]) -> Carried:
    """A carried pot that also those of *seats* play for who have put in as much."""
    least = min((state.put[seat] for seat in pot.seats), default=0)
    also = {seat for seat in seats if state.put[seat] >= least}
    return Carried(pot.amount, tuple(sorted({*pot.seats, *also})))


def _each(state: HandState) -> int:
    street = state.game.streets[state.street]
    return street.down + street.up
