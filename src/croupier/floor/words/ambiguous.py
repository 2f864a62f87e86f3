"""Amounts said without their noughts, which can mean several: the most reasonable one counts."""

from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import Act, Spoken, act_of
from croupier.floor.words.amounts import called, is_half, least_wagered, wagered
from croupier.floor.words.bind import bound, spoken, wager_alternative
from croupier.floor.words.chips_forward import is_at_limit
from croupier.floor.words.readings import is_ambiguous, legal_readings, reading
from croupier.floor.words.words_forward import words
from croupier.play.actions import Action, Bet, Raise
from croupier.text import Text

_MEANT = Text(
    "The amount can mean several: {meant} is the highest reasonable one, with {pot} in the pot.",
    "Le montant a plusieurs sens\u00a0: {meant} est le plus haut raisonnable, avec {pot} au pot.",
)
_MADE_LEAST = Text(
    "The amount means {meant}, with {pot} in the pot: a raise too small, made the least raise.",
    "Le montant veut dire {meant}, avec {pot} au pot\u00a0: une relance trop basse, portée au "
    "minimum.",
)
_UNDER_HALF = Text(
    "The amount means {meant}, with {pot} in the pot: less than half of a raise is a call.",
    "Le montant veut dire {meant}, avec {pot} au pot\u00a0: moins d’une demi-relance, c’est un "
    "call.",
)


def _is_between(spot: Spot, act: Act) -> bool:
    """Whether its meaning goes above the bet, but is no raise that the rules allow."""
    meant, level = reading(spot, act), spot.state.bet_to
    return 0 < level < meant and meant not in legal_readings(spot, act)


def _completes_all(spot: Spot, act: Act) -> bool:
    """Whether any amount above the bet is a raise: in this house, or as one was declared."""
    always = spot.options.raising.undersized == "complete_always" and not is_at_limit(spot, act)
    return always or act.said.verb in ("bet", "raise")


@spoken(
    "rrop3:10.nolimit.10",
    "tda:51A",
    "tda:57",
    when=words("amount", "bet", "raise", tests=(is_ambiguous, _is_between, _completes_all)),
)
def _too_little_meant(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount that can mean several, above the bet, is an attempt to raise and is completed."""
    return _most_reasonable(spot, gesture, least_wagered(spot.state, gesture.seat), _MADE_LEAST)


@spoken(
    "tda:57",
    "tda:40C",
    "tda:43Ab",
    "rrop3:3.bets.14b",
    when=words("amount", tests=(is_ambiguous, _is_between)),
)
def _half_meant(spot: Spot, gesture: Spoken) -> Ruling:
    """What an amount means is ruled as that amount is: from half of a raise on it is completed."""
    over = reading(spot, act_of(gesture)) - spot.state.bet_to
    if is_half(spot.state, gesture.seat, over):
        return _most_reasonable(spot, gesture, least_wagered(spot.state, gesture.seat), _MADE_LEAST)
    return _most_reasonable(spot, gesture, called(spot.state, gesture.seat), _UNDER_HALF)


@spoken("tda:57", when=words("amount", "bet", "raise", tests=(is_ambiguous,)))
def _ambiguous(spot: Spot, gesture: Spoken) -> Ruling:
    """An amount that can mean several is the highest reasonable one within the pot."""
    act = act_of(gesture)
    meant = reading(spot, act)
    action = called(spot.state, act.seat)
    if meant in legal_readings(spot, act) or act.said.verb == "raise":
        action = wagered(spot.state, act.seat, meant)
    return _most_reasonable(spot, gesture, action)


def _most_reasonable(spot: Spot, gesture: Spoken, action: Action, why: Text = _MEANT) -> Ruling:
    """The action that the most reasonable meaning makes; the floor may take one near it."""
    act = act_of(gesture)
    legal, pot = legal_readings(spot, act), spot.state.pot
    made = action.to if isinstance(action, Bet | Raise) else 0
    kind: type[Bet | Raise] = Raise if spot.state.bet_to else Bet
    above = next((one for one in legal if one > max(made, pot)), 0)
    others = tuple(
        wager_alternative(kind(act.seat, one), id=str(one))
        for one in legal
        if one != made and (one <= pot or one == above)
    )
    return bound(
        spot,
        act.seat,
        action,
        why.format(meant=chips_text(reading(spot, act)), pot=chips_text(pot)),
        pushed=act.pushed,
        discretion=others,
        facts=(("pot", pot), ("meant", reading(spot, act)), ("readings", legal)),
    )
