"""Chips that come to more than a call, and are more than one: a call, or a raise."""

from dataclasses import replace

from croupier.floor.ruling import Ruling, When
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, act_of
from croupier.floor.words.amounts import (
    called,
    is_full,
    is_half,
    least_step,
    least_wagered,
    legal_total,
    wagered,
)
from croupier.floor.words.bind import bound, spoken
from croupier.floor.words.chips_forward import (
    CHIPS,
    Test,
    faces_a_bet,
    is_at_limit,
    over,
    owed,
    silent,
    total_of,
)
from croupier.floor.words.gestures import ChipsForward
from croupier.floor.words.limits_told import why_closed
from croupier.play.actions import Action
from croupier.text import Text


def _more(*tests: Test) -> When:
    """Several chips above the call, where all *tests* are true."""
    return silent(faces_a_bet, _are_more, *tests)


def _are_more(spot: Spot, act: Act) -> bool:
    return over(spot, act) > 0 and not act.is_single_chip


def _all_needed(spot: Spot, act: Act) -> bool:
    """Whether without one of the smallest chips the rest would be less than the call."""
    return act.first - min(act.motions[0]) < owed(spot, act)


def _by_need(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.options.chips_words.several_chips == "all_needed_else_half_raise"


def _half(spot: Spot, act: Act) -> bool:
    return is_half(spot.state, act.seat, over(spot, act))


def _full(spot: Spot, act: Act) -> bool:
    return is_full(spot.state, act.seat, over(spot, act))


def _completes_all(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.options.raising.undersized == "complete_always"


def _ruled(spot: Spot, gesture: ChipsForward, action: Action, why: Text) -> Ruling:
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        action,
        why,
        pushed=act.first,
        facts=(("over", over(spot, act)), ("least_step", least_step(spot.state, act.seat))),
    )


def _called(spot: Spot, gesture: ChipsForward, why: Text) -> Ruling:
    return _ruled(spot, gesture, called(spot.state, gesture.seat), why)


def _to_least(spot: Spot, gesture: ChipsForward, why: Text) -> Ruling:
    return _ruled(spot, gesture, least_wagered(spot.state, gesture.seat), why)


def _to_total(spot: Spot, gesture: ChipsForward, why: Text) -> Ruling:
    to = total_of(spot, act_of(gesture))
    return _ruled(spot, gesture, wagered(spot.state, gesture.seat, to), why)


@spoken(
    "tda:41D",
    "rrop3:3.bets.12a",
    on=CHIPS,
    when=_more(lambda spot, act: legal_total(spot.state, act.seat, 0) is None),
)
def _may_only_call(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Where no raise is open to the player, chips above the call go back."""
    why, rules = why_closed(spot, gesture.seat)
    return replace(_called(spot, gesture, why), rules=("tda:41D", "rrop3:3.bets.12a", *rules))


@spoken("tda:45A", "tda:41D", on=CHIPS, when=_more(_by_need, _all_needed))
def _all_are_needed(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Several chips of which each is needed for the call are a call."""
    return _called(
        spot,
        gesture,
        Text(
            "Every chip is needed for the call: without the smallest it would be too little.",
            "Chaque jeton est nécessaire pour suivre\u00a0: sans le plus petit, il manquerait.",
        ),
    )


_ENOUGH = Text(
    "Chips to spare that make a full raise are a raise.",
    "Des jetons en trop qui font une relance entière sont une relance.",
)


@spoken("tda:45B", "tda:61", on=CHIPS, when=_more(_by_need, _full, is_at_limit))
def _raise_to_spare_at_limit(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Chips that are not all needed and make a full raise are a raise, of the size fixed."""
    return _to_total(spot, gesture, _ENOUGH)


@spoken("tda:42A", "tda:45B", "tda:61", on=CHIPS, when=_more(_by_need, _full))
def _raise_in_one_motion(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Chips pushed in one motion that make a full raise are one: all of them may count."""
    return _to_total(spot, gesture, _ENOUGH)


@spoken("rrop3:10.nolimit.10", on=CHIPS, when=_more(_by_need, _completes_all))
def _any_raise_completed(spot: Spot, gesture: ChipsForward) -> Ruling:
    """A raise that is too small is completed to the least and no further."""
    return _to_least(
        spot,
        gesture,
        Text(
            "A raise below the minimum is brought up to it.",
            "Une relance sous le minimum y est portée.",
        ),
    )


@spoken("tda:45B", "tda:43Ab", on=CHIPS, when=_more(_by_need, _half))
def _half_or_more(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Half of the least raise or more, but less than it, must be made the least raise."""
    return _to_least(
        spot,
        gesture,
        Text(
            "Half of the minimum raise or more is put in: it must be made a minimum raise.",
            "La moitié au moins de la relance minimale est posée\u00a0: elle doit être complétée.",
        ),
    )


_UNDER_HALF = Text(
    "Less than half of a raise is above the bet: that is a call.",
    "Moins de la moitié d’une relance dépasse la mise\u00a0: c’est un call.",
)


@spoken("tda:45B", "tda:43Ab", "tda:41D", on=CHIPS, when=_more(_by_need))
def _under_half(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Less than half of the least raise above the bet is a call, and the rest goes back."""
    return _called(spot, gesture, _UNDER_HALF)


_BET_AND_A_HALF = Text(
    "A bet and a half or more counts as an announced raise, which is completed.",
    "Une mise et demie ou plus vaut relance annoncée, à compléter.",
)


@spoken("rrop3:3.bets.14b", on=CHIPS, when=_more(_half, is_at_limit))
def _bet_and_a_half(spot: Spot, gesture: ChipsForward) -> Ruling:
    """A full bet plus half a bet or more is a raise, and it is completed."""
    return _to_total(spot, gesture, _BET_AND_A_HALF)


@spoken("rrop3:3.bets.14b", on=CHIPS, when=_more(is_at_limit))
def _less_than_a_bet_and_a_half(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Less than a bet and a half is a call."""
    return _called(spot, gesture, _UNDER_HALF)


@spoken("rrop3:10.nolimit.4", "rrop3:3.bets.14a", on=CHIPS, when=_more(_full))
def _full_raise(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Chips released in one motion that make a full raise are one, to their sum."""
    return _to_total(spot, gesture, _ENOUGH)


@spoken(
    "rrop3:10.nolimit.10",
    "rrop3:10.nolimit.0a",
    "rrop3:3.bets.14b",
    on=CHIPS,
    when=_more(_half),
)
def _raise_too_small(spot: Spot, gesture: ChipsForward) -> Ruling:
    """At big bets half of the least raise or more is an attempt to raise, which is completed.

    The book says that any attempt is completed and that too much put in by mistake is not; without
    a word its measure for limit, half a bet, tells the two apart.
    """
    return _to_least(spot, gesture, _BET_AND_A_HALF)


@spoken(
    "rrop3:10.nolimit.10",
    "rrop3:10.nolimit.0a",
    "rrop3:3.bets.14b",
    on=CHIPS,
    when=_more(),
)
def _too_much_by_mistake(spot: Spot, gesture: ChipsForward) -> Ruling:
    """At big bets less than that is too much put in for a call: the rest goes back."""
    return _called(spot, gesture, _UNDER_HALF)
