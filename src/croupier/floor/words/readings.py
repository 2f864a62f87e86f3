"""The amount that words name, and what an amount stands for that can mean several."""

from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act
from croupier.floor.words.amounts import all_of
from croupier.floor.words.speech import Verb
from croupier.play.betting import legal_wager
from croupier.play.limits import WagerRange, wager_kind
from croupier.play.setup import Chips

_TENS = 9


def verb_of(spot: Spot, act: Act) -> Verb:
    """The action that was said; to complete is to raise a bring-in, but to call a blind."""
    if act.said.verb != "complete":
        return act.said.verb
    return "raise" if wager_kind(spot.state) == "complete" else "call"


def named_total(spot: Spot, act: Act) -> Chips:
    """The total for the round that the words name; 0 if they name none."""
    amount = act.said.amount or 0
    return amount + spot.state.bet_to if act.said.by else amount


def is_ambiguous(spot: Spot, act: Act) -> bool:
    """Whether the amount is less than any chip of the stakes, so that its noughts were left out."""
    amount, stakes = act.said.amount, spot.state.stakes
    chips = (stakes.small_blind, stakes.big_blind, stakes.small_bet, stakes.bring_in)
    sizes = [one for one in chips if one > 0]
    if not amount or act.said.by or amount >= min(sizes, default=1):
        return False
    span = legal_wager(spot.state, act.seat)
    return span is not None and not _fits(spot, act, span, amount)


def _fits(spot: Spot, act: Act, span: WagerRange, amount: Chips) -> bool:
    return span.allows(amount, all_of(spot.state, act.seat))


def legal_readings(spot: Spot, act: Act) -> tuple[Chips, ...]:
    """What an ambiguous amount may mean: every legal bet that it is with noughts behind it."""
    span = legal_wager(spot.state, act.seat)
    if span is None:
        return ()
    return tuple(one for one in _with_noughts(act) if _fits(spot, act, span, one))


def _with_noughts(act: Act) -> tuple[Chips, ...]:
    amount = act.said.amount or 0
    return tuple(amount * 10**noughts for noughts in range(_TENS))


def reading(spot: Spot, act: Act) -> Chips:
    """The highest reasonable meaning that puts in no more than the pot.

    It is a legal bet, if one does not.  Where a bet or raise is meant and none is within the pot,
    it is the first that is one: the least legal bet, or the first amount above the bet.
    """
    legal, most = legal_readings(spot, act), spot.state.pot + spot.state.bets[act.seat]
    within = [one for one in legal if one <= most]
    if not within and act.said.verb == "raise" and spot.state.bet_to:
        return next((one for one in _with_noughts(act) if one > spot.state.bet_to), 0)
    if legal and not within and not spot.state.bet_to:
        return legal[0]
    within = within or [one for one in _with_noughts(act) if one <= most]
    return within[-1] if within else act.said.amount or 0
