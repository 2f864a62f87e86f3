"""Bets and raises declared in words whose size the rules, the amount said or the chips fix."""

from dataclasses import replace

from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, Spoken, act_of
from croupier.floor.words.amounts import all_of, called, least_wagered, legal_total, wagered
from croupier.floor.words.bind import bound, spoken
from croupier.floor.words.limits_told import why_closed
from croupier.floor.words.readings import is_ambiguous, named_total, verb_of
from croupier.floor.words.words_forward import (
    DECLARED,
    brings_chips,
    goes_all_in,
    is_most,
    is_multiple,
    unbet,
    words,
)
from croupier.play.actions import Action
from croupier.play.setup import Chips
from croupier.text import Text

_TOO_SMALL = Text(
    "A declared bet or raise below the minimum is made the minimum, no more.",
    "Une mise ou une relance annoncée sous le minimum y est portée, sans plus.",
)


def _said(spot: Spot, gesture: Spoken, action: Action, why: Text = DECLARED) -> Ruling:
    return bound(spot, gesture.seat, action, why, pushed=act_of(gesture).pushed)


def _by_chips(spot: Spot, act: Act) -> Chips:
    """The total that all chips pushed make with what lies there already."""
    return spot.state.bets[act.seat] + act.pushed


def _no_amount(spot: Spot, act: Act) -> bool:
    """Whether no amount was said, and the word for the pot is none here."""
    is_pot = act.said.verb == "pot" and spot.state.structure == "pot"
    return act.said.amount is None and not is_pot


def _no_wager(spot: Spot, act: Act) -> bool:
    return legal_total(spot.state, act.seat, 0) is None


def _goes_above(spot: Spot, act: Act) -> bool:
    """Whether the words declare a bet or raise: in name, or by an amount above the bet."""
    verb = verb_of(spot, act)
    if verb == "all_in":
        return goes_all_in(spot, act)
    if verb == "amount" or (verb == "bet" and act.said.amount is not None):
        return named_total(spot, act) > spot.state.bet_to
    return verb != "pot" or spot.state.structure != "pot"


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    when=words("bet", "raise", "pot", "amount", "all_in", tests=(_goes_above, _no_wager)),
)
def _no_wager_open(spot: Spot, gesture: Spoken) -> Ruling:
    """Where no bet or raise is open to the player, one that he declares is a call or a check."""
    why, rules = why_closed(spot, gesture.seat)
    made = _said(spot, gesture, called(spot.state, gesture.seat), why)
    return replace(made, rules=("rrop3:3.bets.8", "tda:51A", *rules))


def _still_moving(spot: Spot, act: Act) -> bool:
    """Whether more may come: several moves are allowed, and his hands do not rest."""
    return spot.options.chips_words.raise_said_multi_move and not act.hands_rested


@spoken(
    "rrop3:10.nolimit.8",
    when=words("bet", "raise", "pot", tests=(_no_amount, brings_chips, _still_moving)),
)
def _not_complete(spot: Spot, gesture: Spoken) -> Ruling:  # noqa: ARG001 - whatever lies there
    """After “raise” a wager is complete when both hands rest outside the pot area."""
    seat = gesture.seat
    return Ruling(
        "no_action",
        Text(
            f"Seat {seat} has said “raise” and may still bring chips: its wager is not complete.",
            f"Le siège {seat} a dit «\u00a0relance\u00a0» et peut apporter d’autres jetons\u00a0: "
            "sa mise n’est pas complète.",
        ),
        Text(
            "After “raise” a wager is complete when both hands rest away from the pot.",
            "Après «\u00a0relance\u00a0», une mise est complète quand les deux mains reposent hors "
            "du pot.",
        ),
        steps=(
            Text(f"Let seat {seat} finish.", f"Laissez finir le siège {seat}."),
            Text(
                "Count the wager when both hands rest.",
                "Comptez la mise quand ses deux mains sont au repos.",
            ),
        ),
    )


def _is_one_size(spot: Spot, act: Act) -> bool:
    span_least = legal_total(spot.state, act.seat, 0)
    most = legal_total(spot.state, act.seat, spot.state.chips)
    return act.said.least or span_least == most


_IS_A_BET = Text(
    "With no bet to raise, “raise” is a bet.",
    "Sans mise à relancer, «\u00a0relance\u00a0» est une mise.",
)


@spoken(
    "tda:55B",
    when=words("raise", tests=(_no_amount, unbet, _is_one_size)),
)
def _raise_of_nothing_fixed(spot: Spot, gesture: Spoken) -> Ruling:
    """Raise, said with no bet to raise, is a bet of the only size there is, or of the least."""
    return _said(
        spot,
        gesture,
        least_wagered(spot.state, gesture.seat),
        _IS_A_BET,
    )


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    "tda:40B",
    "championship:bets.1",
    when=words("bet", "raise", "pot", tests=(_no_amount, _is_one_size)),
)
def _wager_of_one_size(spot: Spot, gesture: Spoken) -> Ruling:
    """A declared bet or raise that has one size, or is said to be the least, is of that size."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat))


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    "tda:40B",
    "championship:bets.1",
    when=words("bet", "raise", tests=(is_multiple,)),
)
def _times_the_bet(spot: Spot, gesture: Spoken) -> Ruling:
    """Double is a raise to twice the bet, or to the least raise where that is more."""
    to = spot.state.bet_to * act_of(gesture).said.times
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to))


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    "tda:40B",
    "championship:bets.1",
    when=words("bet", "raise", tests=(is_most,)),
)
def _most_said(spot: Spot, gesture: Spoken) -> Ruling:
    """The largest bet or raise that the structure allows can be said without its amount."""
    most = wagered(spot.state, gesture.seat, all_of(spot.state, gesture.seat))
    return _said(spot, gesture, most)


def _chips_too_few(spot: Spot, act: Act) -> bool:
    total = legal_total(spot.state, act.seat, _by_chips(spot, act))
    return total is not None and _by_chips(spot, act) < total


@spoken(
    "tda:51A",
    "rrop3:10.nolimit.10",
    "rrop3:3.bets.8",
    "championship:bets.1b",
    when=words("bet", "raise", "pot", tests=(_no_amount, brings_chips, _chips_too_few)),
)
def _declared_with_too_few_chips(spot: Spot, gesture: Spoken) -> Ruling:
    """A declared bet or raise with too few chips is the minimum, and no more."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat), _TOO_SMALL)


def _several_moves(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return act.is_string


@spoken(
    "rrop3:10.nolimit.8",
    when=words("bet", "raise", "pot", tests=(_no_amount, brings_chips, _several_moves)),
)
def _several_moves_after_raise(spot: Spot, gesture: Spoken) -> Ruling:
    """Who has said raise may go to his stack more than once: all of it is his wager."""
    to = _by_chips(spot, act_of(gesture))
    return _said(
        spot,
        gesture,
        wagered(spot.state, gesture.seat, to),
        Text(
            "After “raise” he may bring his chips in several moves.",
            "Après «\u00a0relance\u00a0», il peut apporter ses jetons en plusieurs gestes.",
        ),
    )


def _pot_at_no_limit(spot: Spot, act: Act) -> bool:
    return act.said.verb == "pot" and spot.state.structure == "none"


@spoken("tda:54D", when=words("pot", tests=(_pot_at_no_limit, brings_chips)))
def _pot_with_chips(spot: Spot, gesture: Spoken) -> Ruling:
    """Pot, said at no-limit, binds to a valid bet: the one that the chips make."""
    to = _by_chips(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to))


def _single_chip_faces(spot: Spot, act: Act) -> bool:
    return act.is_single_chip and spot.owed(act.seat) > 0


@spoken(
    "tda:44",
    "rrop3:3.bets.8",
    "championship:bets.1",
    when=words("bet", "raise", tests=(_no_amount, brings_chips, _single_chip_faces)),
)
def _raise_said_before_the_chip(spot: Spot, gesture: Spoken) -> Ruling:
    """One larger chip raises to its value when raise was said."""
    to = _by_chips(spot, act_of(gesture))
    return _said(
        spot,
        gesture,
        wagered(spot.state, gesture.seat, to),
        Text(
            "“Raise” was said, so the one chip counts in full.",
            "«\u00a0Relance\u00a0» a été dit\u00a0: le jeton compte en entier.",
        ),
    )


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    "tda:42A",
    "championship:bets.1",
    when=words("bet", "raise", "pot", tests=(_no_amount, brings_chips)),
)
def _declared_with_chips(spot: Spot, gesture: Spoken) -> Ruling:
    """A declared bet or raise is of the chips that come with it."""
    to = _by_chips(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to))


def _is_declared(spot: Spot, act: Act) -> bool:
    """Whether a bet or raise was named with an amount: a bet of no more than is bet is a call."""
    if act.said.amount is None or is_ambiguous(spot, act):
        return False
    verb = verb_of(spot, act)
    return verb == "raise" or (verb == "bet" and named_total(spot, act) > spot.state.bet_to)


@spoken("tda:55B", "tda:43B", when=words("raise", tests=(unbet, _is_declared)))
def _raise_of_nothing_named(spot: Spot, gesture: Spoken) -> Ruling:
    """Raise and an amount, said with no bet to raise, is a bet of it, at least the minimum."""
    to = named_total(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to), _IS_A_BET)


def _names_too_little(spot: Spot, act: Act) -> bool:
    named = named_total(spot, act)
    total = legal_total(spot.state, act.seat, named)
    return total is not None and named < total


@spoken(
    "tda:51A",
    "rrop3:10.nolimit.10",
    "rrop3:3.bets.8",
    "championship:bets.1",
    when=words("bet", "raise", tests=(_is_declared, _names_too_little)),
)
def _declared_too_small(spot: Spot, gesture: Spoken) -> Ruling:
    """A bet or raise declared below the minimum is the minimum, and no more."""
    return _said(spot, gesture, least_wagered(spot.state, gesture.seat), _TOO_SMALL)


_ONE_GO = Text(
    "The total was announced: it is the bet, however the chips are brought.",
    "Le total a été annoncé\u00a0: c’est la mise, quelle que soit la façon d’apporter les jetons.",
)


def _has_chips(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return bool(act.motions)


def _at_big_bets(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.state.structure in ("none", "pot")


@spoken(
    "tda:42B",
    "tda:43B",
    "tda:40B",
    "championship:bets.3b",
    "championship:bets.1",
    "rrop3:3.bets.8",
    when=words("bet", "raise", tests=(_is_declared, _has_chips, _at_big_bets)),
)
def _total_announced(spot: Spot, gesture: Spoken) -> Ruling:
    """An announced total is the bet; going back for more adds nothing to it."""
    to = named_total(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to), _ONE_GO)


@spoken(
    "tda:43B",
    "tda:42B",
    "tda:40B",
    "championship:bets.1",
    "rrop3:3.bets.8",
    when=words("bet", "raise", tests=(_is_declared, _at_big_bets)),
)
def _raise_to(spot: Spot, gesture: Spoken) -> Ruling:
    """Raise and an amount, without more, makes that amount the total of the bet."""
    act = act_of(gesture)
    why = _ON_TOP if act.said.by else _TOTAL
    return _said(spot, gesture, wagered(spot.state, gesture.seat, named_total(spot, act)), why)


_TOTAL = Text(
    "The amount said with the bet or raise is its total.",
    "Le montant annoncé avec la mise ou la relance en est le total.",
)
_ON_TOP = Text(
    "An amount said to be more goes on top of the bet.",
    "Un montant annoncé en plus s’ajoute à la mise.",
)


@spoken(
    "rrop3:3.bets.8",
    "tda:51A",
    "championship:bets.1",
    when=words("bet", "raise", tests=(_is_declared,)),
)
def _wager_at_limit(spot: Spot, gesture: Spoken) -> Ruling:
    """At limit a declared bet or raise is carried out in the size that is allowed."""
    to = named_total(spot, act_of(gesture))
    return _said(spot, gesture, wagered(spot.state, gesture.seat, to))
