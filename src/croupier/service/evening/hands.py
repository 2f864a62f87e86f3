"""A hand of a table of the desk, really played: from what it was set with to what each has then."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from croupier.cardroom.desk.state import HandOn, Played
from croupier.cardroom.rake import finished_hand, rake_of, rake_plan
from croupier.games import game as game_of
from croupier.play import AutoDealer, HandState, begin, decide, evolve, view
from croupier.play.events import Event
from croupier.play.setup import Chips, HandSetup, SeatNo
from croupier.rulebook.house import House
from croupier.service.evening.styles import Style, styled_action

Player = str


class ChipsLostError(AssertionError):
    """An event of a hand made or lost chips: a fault of the program."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who plays a seat: with what stack, and how."""

    player: Player
    stack: Chips
    style: Style


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand that is over.

    *awards* are (pot, seat, amount); *stacks* are what lies in front of each once the house has
    its *rake*; *actions* is how often somebody had to act.
    """

    awards: tuple[tuple[int, SeatNo, Chips], ...]
    flop: bool
    rake: Chips
    stacks: Mapping[Player, Chips]
    actions: int

    @property
    def ruined(self) -> tuple[Player, ...]:
        """Those who have nothing left."""
        return tuple(player for player, chips in self.stacks.items() if not chips)


def setup_of(
    hand: HandOn, played: Played, rules: House, seats: Mapping[SeatNo, Seated], chairs: int
) -> HandSetup:
    """The hand as the engine takes it; who is not dealt in has no stack there."""
    stacks = [0] * (chairs + 1)
    for seat, one in seats.items():
        if one.player in hand.dealt_in:
            stacks[seat] = one.stack
    game = game_of(played.variant)
    setup = HandSetup(game, played.stakes, rules, tuple(stacks), hand.places.button, hand.posts)
    return replace(setup, number=hand.number)


def play(setup: HandSetup, played: Played, seats: Mapping[SeatNo, Seated], rng: Random) -> Dealt:
    """Play the hand to its end.  Raises ChipsLostError if an event makes or loses a chip."""
    state = begin(setup)
    table = _Table(state, AutoDealer.shuffled(setup, rng), seats, rng)
    actions = table.to_the_end()
    ended = finished_hand(table.events, unit=setup.stakes.unit)
    plan = rake_plan(setup.house, caps=played.caps, drop=played.drop)
    rake = rake_of(plan, ended)
    borne = dict(rake.seats)
    stacks = {
        seats[seat].player: state.stacks[seat] - borne.get(seat, 0) for seat in setup.dealt_in
    }
    awards = tuple((each.pot, each.seat, each.amount) for each in ended.awards)
    return Dealt(awards, ended.flop, rake.total, stacks, actions)


class _Table:
    """A hand being played: its state, the dealer, and everything that has happened."""

    def __init__(
        self, state: HandState, dealer: AutoDealer, seats: Mapping[SeatNo, Seated], rng: Random
    ) -> None:
        self.state = state
        self.dealer = dealer
        self.seats = seats
        self.rng = rng
        self.events: list[Event] = []
        self.chips = state.chips

    def to_the_end(self) -> int:
        """Deal and act until the hand is over; how often somebody acted."""
        state, actions = self.state, 0
        self._deal()
        while state.phase != "over":
            style = self.seats[state.actor].style
            action = styled_action(style, view(state, state.actor), state.game, self.rng)
            self._fold(decide(state, action))
            actions += 1
            self._deal()
        return actions

    def _deal(self) -> None:
        while events := self.dealer.next_chore(self.state):
            self._fold(events)

    def _fold(self, events: list[Event] | tuple[Event, ...]) -> None:
        for event in events:
            evolve(self.state, event)
            if self.state.chips != self.chips:
                raise ChipsLostError(f"{event.tag}: {self.state.chips}, not {self.chips} chips")
        self.events += events
