"""Why a wager is refused, in words and articles; worked out only once it has been."""

from croupier.play.betting import (
    cap_reached,
    has_checked_for_good,
    may_open,
    may_raise_again,
    somebody_could_call,
)
from croupier.play.limits import WagerRange
from croupier.play.opening import bring_in_due
from croupier.play.refusal import Refused, refusal
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rules_of
from croupier.text import Text

_TABLE_STAKES = ("rrop3:2.procedures.5a", "general:acting.8")
_FIXED_SIZE = {
    "flop": ("general:limit.1", "general:limit.2"),
    "stud": ("rrop3:8.stud.0c", "general:limit.3", "general:stud.7"),
    "draw": ("rrop3:9.draw.0e",),
}
_TWO_ROUNDS = ("rrop3:3.bets.3b", "rrop3:9.draw.1", "rrop3:12.explanations.6")
_LEAST_BET = ("rrop3:10.nolimit.2", "general:nolimit.2", "championship:bets.2", "rrop3:3.bets.6")
_LEAST_RAISE = (
    "rrop3:10.nolimit.3a",
    "rrop3:3.bets.6",
    "general:nolimit.3",
    "tda:43A",
    "championship:bets.3",
)
_AT_LIMIT = ("rrop3:3.bets.5a", "tda:47B")
_POT_SIZE = ("rrop3:10.potlimit.0", "rrop3:10.potlimit.4", "general:potlimit.1", "tda:54C")


def why_no_wager(state: HandState, seat: SeatNo, to: Chips) -> Refused:
    """No bet or raise of any size is open to *seat*: the reason."""
    what = "Raise" if state.bet_to else "Bet"
    french = "Relance" if state.bet_to else "Mise"
    why, rules = reason_for_no_wager(state, seat)
    return refusal(
        state,
        Text(
            f"{what} to {to} refused: {why.en}",
            f"{french} à {to} refusée : {why.fr}",
        ),
        rules,
    )


def reason_for_no_wager(state: HandState, seat: SeatNo) -> tuple[Text, tuple[str, ...]]:
    """Why *seat* may not bet or raise at all, as the end of a sentence, and the articles."""
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
            _cap_of(state),
        )
    return _no_right(state, seat)


def _cap_of(state: HandState) -> tuple[str, ...]:
    """The article of the cap that is reached: by structure, rounds, and who is left."""
    if state.structure in ("none", "pot"):
        return ("house:raise.cap",)
    two_rounds = state.game.rounds <= 2  # noqa: PLR2004 - before and after a draw
    cap = _TWO_ROUNDS if two_rounds else ("rrop3:3.bets.3a",)
    headsup = ("rrop3:3.bets.4b",) if state.able <= 2 else ()  # noqa: PLR2004 - heads-up
    return (*headsup, *cap, "tda:48b")


def _least_of(state: HandState) -> tuple[str, ...]:
    """The article of the least bet or the least raise, by structure."""
    if state.structure == "spread":
        return ("rrop3:3.bets.6",)
    return _LEAST_RAISE if state.bet_to else _LEAST_BET


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
            Text(
                "the bring-in comes first, and takes a stack that is no larger.",
                "le bring-in passe d’abord, et prend un tapis qui ne le dépasse pas.",
            ),
            ("rrop3:8.stud.1a", "general:stud.3"),
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
    fixed = state.structure == "limit"
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
            _FIXED_SIZE[state.game.family],
        )
    if to < span.least:
        return (
            Text(f"the minimum is {span.least}.", f"le minimum est {span.least}."),
            _least_of(state),
        )
    if to > span.most:
        return (
            Text(f"the most is {span.most}.", f"le maximum est {span.most}."),
            _POT_SIZE if state.structure == "pot" else ("house:spread.most",),
        )
    return (
        Text(f"amounts go by {span.step}.", f"les montants vont de {span.step} en {span.step}."),
        ("house:amount.unit",) if span.step == state.stakes.unit else ("rrop3:10.potlimit.6",),
    )
