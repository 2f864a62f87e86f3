"""What a player may want, in the imperative.  Totals (`to`) are for the whole betting round."""

from dataclasses import dataclass

from croupier.cards import Card
from croupier.play.cheap import cheap
from croupier.play.setup import Chips, SeatNo


@dataclass(frozen=True, slots=True)
class Action:
    """A wish of the player in a seat."""

    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give up the hand."""


@dataclass(frozen=True, slots=True)
class Check(Action):
    """Pass the turn with nothing to pay."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Match the bet, or go all-in for less."""


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Make the first bet of the round, *to* chips in all.  An all-in opener at draw bets to 0."""

    to: Chips


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise, or complete a short bet or bring-in, *to* chips in all."""

    to: Chips


@dataclass(frozen=True, slots=True)
class BringIn(Action):
    """Pay the bring-in of a stud hand."""


@dataclass(frozen=True, slots=True)
class ChopBlinds(Action):
    """Propose that both blinds be taken back, or agree to it."""


@dataclass(frozen=True, slots=True)
class DeclineChop(Action):
    """Play on instead of taking the blinds back."""


@dataclass(frozen=True, slots=True)
class RunTimes(Action):
    """Say how many *times* the cards to come shall be dealt; 1 is once, as usual."""

    times: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Throw *cards* away and draw as many, where the game has a draw; none to stand pat."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Lay cards face up; none named means all."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Muck(Action):
    """Throw the hand away unseen at the showdown."""


@dataclass(frozen=True, slots=True)
class AskToSee(Action):
    """Ask to see the called hand of the seat *owner*."""

    owner: SeatNo


@dataclass(frozen=True, slots=True)
class AskOpener(Action):
    """Ask the opener to show his hand after the pot is paid."""


ACTIONS: tuple[type[Action], ...] = (
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    BringIn,
    ChopBlinds,
    DeclineChop,
    RunTimes,
    Draw,
    Show,
    Muck,
    AskToSee,
    AskOpener,
)
"""Every kind of action."""

for _kind in ACTIONS:
    cheap(_kind)
