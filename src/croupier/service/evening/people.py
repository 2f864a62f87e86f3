"""Who comes to the evening: when, for which games, with how much, and how he behaves."""

from dataclasses import dataclass
from random import Random

from croupier.play.setup import Chips
from croupier.service.evening.names import guest_names
from croupier.service.evening.offer import OPENS, Plan
from croupier.service.evening.styles import STYLES, Style

_MINUTE = 60
_EARLY, _LATE = 1.2, 3.8
"""The shape of the arrivals: most of them early in the evening."""
_LAST_ARRIVAL = 0.85
_SHORTEST, _USUAL, _LONGEST = 0.25, 0.8, 1.1
"""How long somebody stays, in parts of the evening."""
_FIRST_IN_LINE = 4
_CALLS_IN = 0.12
_WANTS_TWO = 0.6


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who comes to play.

    *arrives* and *leaves* are moments, *patience* seconds; *wants* are the games he waits for, the
    best liked first.  *depth* is the part of a usual buy-in he sits down with, *pocket* how many
    buy-ins he has.  *calls_in*: he has his name announced before he comes.  *restless*: how often
    he is up, and how ready he is to change, 1 being usual.
    """

    name: str
    style: Style
    arrives: int
    leaves: int
    patience: int
    wants: tuple[str, ...]
    depth: float
    pocket: int
    calls_in: bool
    restless: float

    def buys(self, usual: Chips, least: Chips) -> Chips:
        """What he buys where that is *usual*: whole tens, not less than the *least* save once."""
        amount = round(usual * self.depth / 10) * 10
        return amount if self.depth < 1 else max(amount, least)


def guests_of(plan: Plan, rng: Random) -> tuple[Guest, ...]:
    """The guests of the evening, in the order in which they come."""
    names = list(guest_names(plan.asked.players))
    rng.shuffle(names)
    every = [_guest(plan, name, place, rng) for place, name in enumerate(names)]
    return tuple(sorted(every, key=lambda guest: guest.arrives))


def _guest(plan: Plan, name: str, place: int, rng: Random) -> Guest:
    length = plan.closes - OPENS
    waits_at_the_door = place < _FIRST_IN_LINE
    part = 0.0 if waits_at_the_door else rng.betavariate(_EARLY, _LATE) * _LAST_ARRIVAL
    arrives = OPENS + int(part * length)
    stays = int(length * rng.triangular(_SHORTEST, _LONGEST, _USUAL))
    return Guest(
        name=name,
        style=rng.choices(STYLES, (2, 4, 3, 2))[0],
        arrives=arrives,
        leaves=arrives + stays,
        patience=rng.randint(30, 150) * _MINUTE,
        wants=_wants(plan, rng),
        depth=rng.choices((0.3, 1.0, 1.5, 2.5), (2, 5, 2, 1))[0],
        pocket=rng.choices((1, 2, 3, 5), (2, 3, 3, 1))[0],
        calls_in=not waits_at_the_door and rng.random() < _CALLS_IN,
        restless=rng.choice((0.4, 1.0, 1.0, 2.0)),
    )


def _wants(plan: Plan, rng: Random) -> tuple[str, ...]:
    """One game or two of those there are."""
    games = [game.id for game in plan.games]
    first = rng.choices(games, [game.liked for game in plan.games])[0]
    others = [game for game in games if game != first]
    if others and rng.random() < _WANTS_TWO:
        return first, rng.choice(others)
    return (first,)
