"""Why a wager is refused, in words and articles; worked out only once it has been."""

from croupier.play.betting import (
    cap_reached,
    has_checked_for_good,
    may_open,
    may_raise_again,
    somebody_could_call,
)
from croupier.play.limits import WagerRange, least_full
from croupier.play.opening import bring_in_due
from croupier.play.refusal import Refused, refusal
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rules_of
from croupier.text import Text

_TABLE_STAKES = ("rrop3:2.procedures.5a", "general:acting.8")
_FIXED_SIZE = ("general:limit.1", "general:limit.2", "general:limit.3", "rrop3:8.stud.0c")
_AT_LIMIT = ("rrop3:3.bets.5a", "tda:47B")
_POT_SIZE = ("rrop3:10.potlimit.0", "rrop3:10.potlimit.4", "general:potlimit.1", "tda:54C")


def why_no_wager(state: HandState, seat: SeatNo, to: Chips) -> Refused:
    """No bet or raise of any size is open to *seat*: the reason."""
    what = "Raise" if state.bet_to else "Bet"
    french = "Relance" if state.bet_to else "Mise"
    why, rules = _no_wager(state, seat)
    return refusal(
        state,
        Text(
            f"{what} to {to} refused: {why.en}",
            f"{french} à {to} refusée : {why.fr}",
        ),
        rules,
    )


def _no_wager(state: HandState, seat: SeatNo) -> tuple[Text, tuple[str, ...]]:
    if not may_open(state, seat):
        return (
            Text(
                "opening needs a pair of jacks or better.",
                "il faut une paire de valets ou mieux pour ouvrir.",
            ),
            rules_of(may_open),
        )
    total = state.bets[seat] + state.stacks[seat]
    if total <= state.bet_to:
        return (
            Text(
                f"the whole stack makes {total}, no more than the bet of {state.bet_to}.",
                f"le tapis entier fait {total}, pas plus que la mise de {state.bet_to}.",
            ),
            _TABLE_STAKES,
        )
    if not somebody_could_call(state, seat):
        return (
            Text("nobody is left who could call it.", "plus personne ne peut la suivre."),
            ("rrop3:2.procedures.5a", "house:raise.nobody_left"),
        )
    if cap_reached(state):
        return (
            Text("the raises of this round are used up.", "les relances du tour sont épuisées."),
            rules_of(cap_reached),
        )
    return _no_right(state, seat)


def _no_right(state: HandState, seat: SeatNo) -> tuple[Text, tuple[str, ...]]:
    """Raises are left in the round, but none for *seat*."""
    if has_checked_for_good(state, seat) and may_raise_again(state, seat):
        return (
            Text(
                "this house knows no check-raise here.",
                "cette maison ne permet pas ici de relancer après avoir passé parole.",
            ),
            rules_of(has_checked_for_good),
        )
    if bring_in_due(state) and may_raise_again(state, seat):
        return (
            Text("the low card brings in.", "la carte basse doit le bring-in."),
            ("general:stud.3",),
        )
    return (
        Text(
            "no full raise was made since this player acted.",
            "aucune relance complète depuis que ce joueur a parlé.",
        ),
        _no_reopening(state),
    )


def _no_reopening(state: HandState) -> tuple[str, ...]:
    """The articles on short all-ins at limit, or those at no-limit and pot-limit."""
    fixed = state.stakes.structure == "limit"
    return tuple(one for one in rules_of(may_raise_again) if (one in _AT_LIMIT) == fixed)


def why_not_that_total(state: HandState, seat: SeatNo, to: Chips, span: WagerRange) -> Refused:
    """A wager is open to *seat*, but not of this size: the reason."""
    what = "Raise" if state.bet_to else "Bet"
    french = "Relance" if state.bet_to else "Mise"
    why, rules = _wrong_size(state, seat, to, span)
    return refusal(
        state,
        Text(
            f"{what} to {to} refused: {why.en}",
            f"{french} à {to} refusée : {why.fr}",
        ),
        rules,
    )


def _wrong_size(
    state: HandState, seat: SeatNo, to: Chips, span: WagerRange
) -> tuple[Text, tuple[str, ...]]:
    total = state.bets[seat] + state.stacks[seat]
    if to > total:
        return (
            Text(f"the stack makes {total} at most.", f"le tapis fait {total} au plus."),
            _TABLE_STAKES,
        )
    if span.choices:
        sizes = " / ".join(map(str, span.choices))
        return (
            Text(f"the size is fixed: {sizes}.", f"le montant est fixé : {sizes}."),
            _FIXED_SIZE,
        )
    if to < span.least:
        return (
            Text(f"the least is {span.least}.", f"le minimum est {span.least}."),
            rules_of(least_full),
        )
    if to > span.most:
        return (
            Text(f"the most is {span.most}.", f"le maximum est {span.most}."),
            _POT_SIZE if state.stakes.structure == "pot" else ("house:spread.most",),
        )
    return (
        Text(f"amounts go by {span.step}.", f"les montants vont de {span.step} en {span.step}."),
        ("rrop3:10.potlimit.6", "house:amount.unit"),
    )
