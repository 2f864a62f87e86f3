"""Chips pushed forward by a player who owes nothing: a bet, or a raise of his own blind."""

from dataclasses import replace

from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, act_of
from croupier.floor.words.amounts import called, is_half, legal_total
from croupier.floor.words.bind import bound, spoken
from croupier.floor.words.chips_forward import (
    CHIPS,
    is_single,
    may_wager,
    owes_nothing,
    raised,
    silent,
    total_of,
)
from croupier.floor.words.gestures import ChipsForward
from croupier.floor.words.limits_told import why_closed
from croupier.text import Text


@spoken(
    "rrop3:3.bets.12a",
    "tda:40A",
    on=CHIPS,
    when=silent(owes_nothing, lambda spot, act: not may_wager(spot, act)),
)
def _nothing_to_bet_into(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Where no bet is possible, chips pushed forward are a check and go back."""
    why, rules = why_closed(spot, gesture.seat)
    made = bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        why,
        pushed=act_of(gesture).first,
    )
    return replace(made, rules=("rrop3:3.bets.12a", "tda:40A", *rules))


def _is_short_opening(spot: Spot, act: Act) -> bool:
    total = legal_total(spot.state, act.seat, total_of(spot, act))
    return total is not None and total_of(spot, act) < total


def _hardly_more(spot: Spot, act: Act) -> bool:
    """Whether a blind that may still raise pushed less than half of a raise."""
    return spot.state.bet_to > 0 and not is_half(spot.state, act.seat, act.first)


@spoken(
    "tda:45B",
    "tda:43Ab",
    "rrop3:3.bets.14b",
    "rrop3:10.nolimit.10",
    on=CHIPS,
    when=silent(owes_nothing, _hardly_more),
)
def _too_little_over_the_blind(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Less than half of a raise, put in by a blind that owes nothing, is a check."""
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        Text(
            "Less than half of a raise over its own blind is a check.",
            "Moins d’une demi-relance par-dessus sa blinde\u00a0: c’est parole.",
        ),
        pushed=act_of(gesture).first,
    )


def _over_the_blind(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.state.bet_to > 0


@spoken(
    "tda:45B",
    "tda:43Ab",
    "rrop3:3.bets.14b",
    "rrop3:10.nolimit.10",
    on=CHIPS,
    when=silent(owes_nothing, _over_the_blind, _is_short_opening),
)
def _half_over_the_blind(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Half of a raise or more, put in by a blind that owes nothing, is made the least raise."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        raised(spot, act),
        Text(
            "Half of a raise or more over its own blind is made the minimum raise.",
            "Une demi-relance ou plus par-dessus sa blinde est portée à la relance minimale.",
        ),
        pushed=act.first,
    )


@spoken(
    "rrop3:10.nolimit.10",
    "rrop3:3.bets.16a",
    "rrop3:3.bets.12a",
    "tda:52A",
    on=CHIPS,
    when=silent(owes_nothing, _is_short_opening),
)
def _opening_too_small(spot: Spot, gesture: ChipsForward) -> Ruling:
    """A bet below the least is completed to it, and no further."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        raised(spot, act),
        Text(
            "A bet below the minimum is brought up to it, no further.",
            "Une mise sous le minimum y est portée, sans plus.",
        ),
        pushed=act.first,
    )


def _is_over_most(spot: Spot, act: Act) -> bool:
    total = legal_total(spot.state, act.seat, total_of(spot, act))
    return total is not None and total_of(spot, act) > total


@spoken(
    "tda:44b",
    "rrop3:10.potlimit.7",
    on=CHIPS,
    when=silent(
        owes_nothing, is_single, _is_over_most, lambda spot, _act: spot.state.structure == "pot"
    ),
)
def _single_chip_over_pot(spot: Spot, gesture: ChipsForward) -> Ruling:
    """With nothing to call a chip larger than the pot is a bet of the pot at pot-limit."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        raised(spot, act),
        Text(
            "At pot-limit one larger chip put in as a bet is a bet of the pot.",
            "En pot-limit, un seul jeton plus grand posé en mise est une mise du pot.",
        ),
        pushed=act.first,
    )


@spoken(
    "tda:44b",
    "rrop3:10.nolimit.9a",
    "rrop3:3.bets.12a",
    on=CHIPS,
    when=silent(owes_nothing, is_single),
)
def _single_chip_opens(spot: Spot, gesture: ChipsForward) -> Ruling:
    """With nothing to call one silent chip is a bet of its value, as far as it is allowed."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        raised(spot, act),
        Text(
            "With no bet to call one chip without a word bets its value.",
            "Sans mise à suivre, un jeton posé sans un mot mise sa valeur.",
        ),
        pushed=act.first,
    )


@spoken("rrop3:3.bets.12a", "tda:40A", on=CHIPS, when=silent(owes_nothing))
def _chips_open(spot: Spot, gesture: ChipsForward) -> Ruling:
    """With nothing to call chips pushed in one motion are a bet of their sum."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        raised(spot, act),
        Text(
            "Chips pushed in with nothing to call are a bet.",
            "Des jetons poussés sans mise à suivre sont une mise.",
        ),
        pushed=act.first,
    )
