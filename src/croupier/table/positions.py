"""Where button, small and big blind stand in the next hand, under either button method."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from croupier.play.setup import NOBODY, SeatNo
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

HEADS_UP = 2

Method = Literal["moving", "dead"]


@dataclass(frozen=True, slots=True)
class Places:
    """The seats of button and blinds in a hand of *players*; a dead one may be empty."""

    button: SeatNo
    small: SeatNo
    big: SeatNo
    players: int


def steps(chairs: int, start: SeatNo, end: SeatNo) -> int:
    """How many seats lie clockwise from *start* to *end*: 1 for the neighbour, 0 for the same."""
    return (end - start) % chairs


def steps_round(chairs: int, start: SeatNo, end: SeatNo) -> int:
    """The same, but a whole round for the same seat."""
    return steps(chairs, start, end) or chairs


def next_after(chairs: int, seat: SeatNo, among: Collection[SeatNo]) -> SeatNo:
    """The first of *among* clockwise after *seat*, which itself comes last; NOBODY of none."""
    return min(among, key=lambda one: steps_round(chairs, seat, one), default=NOBODY)


def next_before(chairs: int, seat: SeatNo, among: Collection[SeatNo]) -> SeatNo:
    """The first of *among* against the clock before *seat*, which itself comes last."""
    return min(among, key=lambda one: steps_round(chairs, one, seat), default=NOBODY)


def between(chairs: int, seat: SeatNo, start: SeatNo, end: SeatNo) -> bool:
    """Whether *seat* lies clockwise after *start* and before *end*."""
    return 0 < steps(chairs, start, seat) < steps(chairs, start, end)


def covered(chairs: int, start: SeatNo, end: SeatNo) -> tuple[SeatNo, ...]:
    """The seats a blind reaches or passes on its way from *start* to *end*, *end* included."""
    return tuple(
        (start + step - 1) % chairs + 1 for step in range(1, steps(chairs, start, end) + 1)
    )


@rule("rrop3:4.blinds.0b")
def button_after(chairs: int, button: SeatNo, active: Collection[SeatNo]) -> SeatNo:
    """The next active seat clockwise after the button; the lowest where there was no button."""
    return next_after(chairs, button, active)


@rule("rrop3:4.blinds.1a")
def first_places(chairs: int, button: SeatNo, active: Collection[SeatNo], house: House) -> Places:
    """The places of a table's first hand: the blinds stand left of the button, which owes none."""
    if len(active) == HEADS_UP:
        other = next_after(chairs, button, active)
        return _heads_up(button, other, house)
    small = next_after(chairs, button, active)
    return Places(button, small, next_after(chairs, small, active), len(active))


def _heads_up(button: SeatNo, other: SeatNo, house: House) -> Places:
    """Two players: the small blind on the button, or by the letter left of it."""
    if house.options.button.headsup_small_blind_on_button:
        return Places(button, button, other, HEADS_UP)
    return Places(button, other, button, HEADS_UP)


@rule("tda:34Bb", "championship:blinds.1", "championship:blinds.2")
def heads_up_places(chairs: int, last: Places, active: Collection[SeatNo], house: House) -> Places:
    """The places of a hand of two: the big blind moves on, so nobody pays it twice running.

    A house may instead give the button to the last small blind on the first such hand.
    """
    options = house.options
    first = last.players > HEADS_UP
    if (
        first
        and options.button.first_heads_up == "last_small_blind_gets_button"
        and last.small in active
    ):
        return _heads_up(last.small, next_after(chairs, last.small, active), house)
    big = next_after(chairs, last.big, active)
    other = next_after(chairs, big, active)
    if options.button.headsup_small_blind_on_button:
        return _heads_up(other, big, house)
    return _heads_up(big, other, house)


@rule(
    "rrop3:4.blinds.0b",
    "rrop3:4.blinds.1b",
    "rrop3:12.explanations.1a",
    "rrop3:11.tournament.23",
    "tda:32",
    "championship:blinds.1",
    "championship:blinds.2",
)
def dead_places(chairs: int, last: Places, active: Collection[SeatNo], house: House) -> Places:
    """The big blind goes to the next player due, and the others follow, even to an empty seat.

    Only when a hand of two becomes one of more may the big blind reach the last small blind's seat;
    then the button stands before the new small blind.
    """
    if len(active) == HEADS_UP:
        return heads_up_places(chairs, last, active, house)
    big = next_after(chairs, last.big, active)
    small, button = last.big, last.small
    if button in covered(chairs, small, big):
        button = next_before(chairs, small, [seat for seat in active if seat != big])
    return Places(button, small, big, len(active))


@rule("rrop3:4.blinds.0b", "rrop3:4.blinds.1a", "rrop3:12.explanations.1a")
def moving_places(
    chairs: int,
    last: Places,
    active: Collection[SeatNo],
    due: Collection[SeatNo],
    held: SeatNo = NOBODY,
) -> Places:
    """The button goes to the next of *active*, the blinds to the two seats after it.

    The seats *due* belong to players who come in when the big blind reaches them, but not behind
    it, and never on the button.  A button *held* during stud stays, if somebody still sits there.
    """
    button = held if held in active else next_after(chairs, last.button, active)
    reached = max(steps_round(chairs, last.button, seat) for seat in (button, last.big))
    live = {*active, *(s for s in due if steps_round(chairs, last.button, s) > reached)}
    small = next_after(chairs, button, live)
    return Places(button, small, next_after(chairs, small, live), len(live))


def advance(chairs: int, last: Places, start: SeatNo, end: SeatNo) -> tuple[SeatNo, ...]:
    """The seats a blind of the moving button covers from *start* to *end*; none if it stays.

    Where *end* lies behind *start*, seen from the last button, the blind has not moved on.
    """
    before, after = (steps_round(chairs, last.button, seat) for seat in (start, end))
    return covered(chairs, start, end) if after > before else ()
