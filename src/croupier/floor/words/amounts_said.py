"""A bare amount said in turn: as if that many chips had been pushed."""

from croupier.floor.ruling import Ruling, When
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, Spoken, act_of
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
from croupier.floor.words.chips_forward import Test, is_at_limit
from croupier.floor.words.readings import is_ambiguous, named_total
from croupier.floor.words.words_forward import faces, free, words
from croupier.play.actions import Action
from croupier.text import Text


def _amount(*tests: Test) -> When:
    return words("amount", "bet", tests=(_is_bare, *tests))


def _is_bare(spot: Spot, act: Act) -> bool:
    """Whether a plain amount was said without a raise, and not too little for a call.

    A bet of no more than is bet already counts so too.
    """
    named = act.said.amount
    if named is None or is_ambiguous(spot, act) or (faces(spot, act) and _falls_short(spot, act)):
        return False
    above = named > spot.state.bet_to
    if above and legal_total(spot.state, act.seat, 0) is None:
        return False
    return act.said.verb == "amount" or not above


def _falls_short(spot: Spot, act: Act) -> bool:
    return named_total(spot, act) < spot.state.bets[act.seat] + spot.owed(act.seat)


def _over(spot: Spot, act: Act) -> int:
    return named_total(spot, act) - spot.state.bet_to


def _said(spot: Spot, gesture: Spoken, action: Action, why: Text) -> Ruling:
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        action,
        why,
        pushed=act.pushed,
        facts=(
            ("named", named_total(spot, act)),
            ("least_step", least_step(spot.state, act.seat)),
        ),
    )


_AS_CHIPS = Text(
    "Saying an amount is the same as pushing it.",
    "Annoncer un montant revient à le pousser.",
)


def _meets(spot: Spot, act: Act) -> bool:
    """Whether the amount is the bet, or all that a shorter stack can put in."""
    return _over(spot, act) <= 0


@spoken("tda:40B", "tda:40C", "tda:41B", "rrop3:3.bets.8", when=_amount(faces, _meets))
def _amount_of_the_bet(spot: Spot, gesture: Spoken) -> Ruling:
    """The amount of the bet, said in turn, is a call."""
    return _said(spot, gesture, called(spot.state, gesture.seat), _AS_CHIPS)


def _is_no_bet(spot: Spot, act: Act) -> bool:
    return _over(spot, act) <= 0


@spoken("rrop3:3.bets.8", "tda:40C", when=_amount(free, _is_no_bet))
def _amount_that_lies_there(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount no larger than what lies there already is a check."""
    return _said(spot, gesture, called(spot.state, gesture.seat), _AS_CHIPS)


def _full(spot: Spot, act: Act) -> bool:
    return is_full(spot.state, act.seat, _over(spot, act))


def _half(spot: Spot, act: Act) -> bool:
    return is_half(spot.state, act.seat, _over(spot, act))


def _completes_all(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.options.raising.undersized == "complete_always"


_HALF_SAID = Text(
    "The amount goes above the bet by half of a raise or more: it is completed.",
    "Le montant dépasse la mise d’au moins une demi-relance\u00a0: elle est complétée.",
)
_UNDER_HALF = Text(
    "The amount goes above the bet by less than half of a raise: that is a call.",
    "Le montant dépasse la mise de moins d’une demi-relance\u00a0: c’est un call.",
)


def _hardly_more(spot: Spot, act: Act) -> bool:
    """Whether a blind that may still raise names less than half of a raise."""
    attempt = _completes_all(spot, act) and not is_at_limit(spot, act)
    return spot.state.bet_to > 0 and not (attempt or _half(spot, act))


@spoken("tda:40C", "tda:43Ab", "rrop3:3.bets.14b", when=_amount(free, _hardly_more))
def _too_little_over_the_blind(spot: Spot, gesture: Spoken) -> Ruling:
    """Less than half of a raise, said by a blind that owes nothing, is a check."""
    return _said(spot, gesture, called(spot.state, gesture.seat), _UNDER_HALF)


def _too_small(spot: Spot, act: Act) -> bool:
    total = legal_total(spot.state, act.seat, named_total(spot, act))
    return total is not None and named_total(spot, act) < total


def _over_the_blind(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.state.bet_to > 0


@spoken(
    "tda:40C",
    "tda:43Ab",
    "rrop3:3.bets.14b",
    "rrop3:10.nolimit.10",
    when=_amount(free, _over_the_blind, _too_small),
)
def _half_said_over_the_blind(spot: Spot, gesture: Spoken) -> Ruling:
    """Half of a raise or more, said by a blind that owes nothing, is made the least raise."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat), _HALF_SAID)


@spoken("rrop3:10.nolimit.10", "rrop3:3.bets.16a", "tda:52A", when=_amount(free, _too_small))
def _opens_for_too_little(spot: Spot, gesture: Spoken) -> Ruling:
    """A bet said below the least is the least, and no more."""
    return _said(
        spot,
        gesture,
        least_wagered(spot.state, gesture.seat),
        Text(
            "A bet below the minimum is brought up to it, no further.",
            "Une mise sous le minimum y est portée, sans plus.",
        ),
    )


@spoken("rrop3:10.nolimit.4", "tda:40B", "tda:40C", "rrop3:3.bets.8", when=_amount(free))
def _amount_opens(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount said with nothing to call is a bet of it, before any chip moves."""
    to = named_total(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to), _AS_CHIPS)


@spoken("tda:40B", "tda:40C", "rrop3:10.nolimit.4", "rrop3:3.bets.8", when=_amount(faces, _full))
def _amount_raises(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount that makes a full raise is a raise to it."""
    to = named_total(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to), _AS_CHIPS)


@spoken("rrop3:3.bets.14b", "tda:40C", "tda:45B", when=_amount(faces, _half, is_at_limit))
def _bet_and_a_half_said(spot: Spot, gesture: Spoken) -> Ruling:
    """At limit a bet and a half, said, is a raise, which is completed."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat), _HALF_SAID)


@spoken("rrop3:3.bets.14b", "tda:40C", "tda:45B", when=_amount(faces, is_at_limit))
def _less_said(spot: Spot, gesture: Spoken) -> Ruling:
    """At limit less than a bet and a half, said, is a call."""
    return _said(spot, gesture, called(spot.state, gesture.seat), _UNDER_HALF)


@spoken("rrop3:10.nolimit.10", when=_amount(faces, _completes_all))
def _any_attempt_completed(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount above the bet is an attempt to raise, completed to the least raise."""
    return _said(
        spot,
        gesture,
        least_wagered(spot.state, gesture.seat),
        Text(
            "A raise below the minimum is brought up to it.",
            "Une relance sous le minimum y est portée.",
        ),
    )


@spoken("tda:40C", "tda:43Ab", when=_amount(faces, _half))
def _half_said(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount of half of the least raise or more above the bet is made the least raise."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat), _HALF_SAID)


@spoken("tda:40C", "tda:43Ab", when=_amount(faces))
def _under_half_said(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount of less than half of the least raise above the bet is a call."""
    return _said(spot, gesture, called(spot.state, gesture.seat), _UNDER_HALF)
