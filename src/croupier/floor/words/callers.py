"""Callers who did not know the bet: told a wrong amount, or too quick to hear one."""

from dataclasses import replace

from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import is_in_turn
from croupier.floor.words.amounts import all_of, called, least_wagered, must_wager, wagered
from croupier.floor.words.bind import asked, bound, call_choice, does, left_to_choose, refused
from croupier.floor.words.gestures import ActedBeforeAmount, CallMisinformed
from croupier.play.actions import Action, Bet, Raise
from croupier.play.irregular_events import ActionHeld
from croupier.text import Text

MISUNDERSTANDING = 80
"""Per cent of the right amount from which no misunderstanding is heard."""


def _calls(spot: Spot, gesture: CallMisinformed) -> bool:
    seat = gesture.seat
    if not (is_in_turn(spot, seat) and spot.owed(seat) > 0 and gesture.told > 0):
        return False
    moved = 0 <= gesture.put_in <= spot.state.stacks[seat]
    return moved and (gesture.said_call or gesture.put_in > 0)


def _not_a_call(spot: Spot, gesture: CallMisinformed) -> bool:
    return not _calls(spot, gesture)


@ruling("tda:49", "rrop3:10.nolimit.7a", on=CallMisinformed, when=_not_a_call)
def _no_call(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """Only a player in turn who owes chips can call on a wrong amount."""
    raise FloorRefused(
        Text(
            f"Seat {gesture.seat} cannot have called a bet of which he was told a wrong amount.",
            f"Le siège {gesture.seat} ne peut pas avoir suivi une mise au montant mal annoncé.",
        ),
        Text(
            "Tell of the player in turn who owes chips, the amount he was told and the chips he "
            "put in.",
            "Racontez le geste du joueur qui a la parole et doit suivre, le montant qu’on lui a "
            "dit et les jetons qu’il a mis.",
        ),
        spot.house.cite(("tda:49", "rrop3:10.nolimit.7a")),
    )


def _has_declared(spot: Spot, gesture: CallMisinformed) -> bool:
    return must_wager(spot.state, gesture.seat)


@ruling("tda:51A", "rrop3:3.bets.8", on=CallMisinformed, when=_has_declared)
def _raise_was_declared(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """Who has declared a raise does not call any more, whatever amount he was told."""
    return refused(spot, gesture.seat, returned=gesture.put_in)


def understood(spot: Spot, gesture: CallMisinformed) -> int:
    """How many per cent of the right amount he put in or, before any chip, meant to."""
    meant = gesture.put_in or max(0, gesture.told - spot.state.bets[gesture.seat])
    return meant * 100 // spot.owed(gesture.seat)


def _is_accepted(spot: Spot, gesture: CallMisinformed) -> bool:  # noqa: ARG001 - whoever calls
    return spot.options.betting.misinformed_call == "accepted_action"


def _is_fixed(spot: Spot, gesture: CallMisinformed) -> bool:  # noqa: ARG001 - whoever calls
    return spot.state.structure == "limit"


def _is_near(spot: Spot, gesture: CallMisinformed) -> bool:
    return understood(spot, gesture) >= MISUNDERSTANDING


def _held(spot: Spot, gesture: CallMisinformed, why: Text) -> Ruling:
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        why,
        pushed=gesture.put_in,
        facts=(
            ("told", gesture.told),
            ("owed", spot.owed(gesture.seat)),
            ("per_cent", understood(spot, gesture)),
        ),
    )


@ruling("tda:49", on=CallMisinformed, when=_is_accepted)
def _accepts_the_amount(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """The caller accepts the exact amount, whatever he was told."""
    state, seat = spot.state, gesture.seat
    over = max(0, state.bet_to - all_of(state, seat))
    text = _EXACT_AND_OVER if over else _EXACT
    exact, beyond = chips_text(state.bet_to), chips_text(over)
    return _held(spot, gesture, text.format(exact=exact, over=beyond))


_EXACT = Text(
    "It is the caller’s duty to know the amount: he accepts the exact one, {exact}.",
    "Il revient à celui qui suit de connaître le montant\u00a0: il accepte le montant exact, "
    "{exact}.",
)
_EXACT_AND_OVER = Text(
    "It is the caller’s duty to know the amount: he accepts the exact one, {exact}, of which "
    "{over} is more than he has and not called.",
    "Il revient à celui qui suit de connaître le montant\u00a0: il accepte le montant exact, "
    "{exact}, dont {over} dépassent ce qu’il a et ne sont pas payés.",
)


@ruling("rrop3:3.bets.8", on=CallMisinformed, when=_is_fixed)
def _fixed_amount(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """At limit a call binds: the size of a bet is known to everybody."""
    return _held(
        spot,
        gesture,
        Text("At limit the bet has a known size.", "En limite, la mise a un montant connu."),
    )


@ruling("rrop3:10.nolimit.7b", on=CallMisinformed, when=_is_near)
def _put_in_most_of_it(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """Who put in 80% of the right amount or more is not heard."""
    return _held(
        spot,
        gesture,
        Text(
            "With 80% of the right amount or more in, no misunderstanding is heard.",
            "Avec 80\u00a0% du bon montant ou davantage, aucun malentendu n’est entendu.",
        ),
    )


@ruling("rrop3:10.nolimit.7a", on=CallMisinformed)
def _deserves_protection(spot: Spot, gesture: CallMisinformed) -> Ruling:
    """Below that the floor decides; as a rule the call may be withdrawn."""
    seat, share = gesture.seat, understood(spot, gesture)
    call = call_choice(spot, seat)
    says = Text(
        "Seat {seat} understood {share}% of the {owed} he owes: his call may be withdrawn.",
        "Le siège {seat} a compris {share}\u00a0% des {owed} qu’il doit\u00a0: il peut retirer son "
        "call.",
    )
    made = left_to_choose(
        spot,
        seat,
        says.format(seat=seat, share=share, owed=chips_text(spot.owed(seat))),
        _PROTECTED,
        choices=(
            Alternative("withdraw", Text("withdraw the call", "retirer le call")),
            Alternative("call", call.says, action=call.action),
        ),
        decision="floor_decides",
        returned=gesture.put_in,
        facts=(("told", gesture.told), ("owed", spot.owed(seat)), ("per_cent", share)),
    )
    return replace(made, discretion=(Alternative("held", _HELD, action=call.action),))


_PROTECTED = Text(
    "A player who acted on a wrong idea of the amount deserves protection.",
    "Un joueur trompé sur le montant mérite d’être protégé.",
)
_HELD = Text("The call stands, for the right amount.", "Le call tient, pour le montant exact.")


def _too_quick(spot: Spot, gesture: ActedBeforeAmount) -> bool:
    """Whether a live player called while another, whose turn it is, had named no amount."""
    state, seat = spot.state, gesture.seat
    if not (is_in_turn(spot, gesture.bettor) and 0 < seat <= state.chairs):
        return False
    can_call = seat != gesture.bettor and state.live[seat] and state.stacks[seat] > 0
    wagers = isinstance(least_wagered(state, gesture.bettor), Bet | Raise)
    return can_call and wagers and gesture.amount >= 0


def _not_too_quick(spot: Spot, gesture: ActedBeforeAmount) -> bool:
    return not _too_quick(spot, gesture)


@ruling("tda:59B", "tda:50B", on=ActedBeforeAmount, when=_not_too_quick)
def _nobody_to_wait_for(spot: Spot, gesture: ActedBeforeAmount) -> Ruling:
    """Only another player with chips can call the bet of the one in turn too early."""
    raise FloorRefused(
        Text(
            f"Seat {gesture.seat} cannot have called a bet of seat {gesture.bettor} too early.",
            f"Le siège {gesture.seat} ne peut pas avoir suivi trop tôt une mise du siège "
            f"{gesture.bettor}.",
        ),
        Text(
            "Tell of a bettor whose turn it is and who may bet, and of another player with chips.",
            "Racontez la mise d’un joueur qui a la parole et peut miser, et un autre joueur qui a "
            "des jetons.",
        ),
        spot.house.cite(("tda:59B", "tda:50B")),
    )


def _not_named(spot: Spot, gesture: ActedBeforeAmount) -> bool:  # noqa: ARG001 - one shape
    return gesture.amount == 0


@ruling("tda:50B", on=ActedBeforeAmount, when=_not_named)
def _wait_for_the_amount(spot: Spot, gesture: ActedBeforeAmount) -> Ruling:  # noqa: ARG001
    """Until the size of a bet is fixed nobody else is to act."""
    return asked(
        gesture.bettor,
        Text(
            "Players wait for the size of a bet to be fixed before they act.",
            "On attend que le montant d’une mise soit fixé pour agir.",
        ),
    )


@ruling("tda:59B", on=ActedBeforeAmount)
def _amount_that_fits(spot: Spot, gesture: ActedBeforeAmount) -> Ruling:
    """The floor rules the amount that suits; as a rule the one named, and the caller is held."""
    named = wagered(spot.state, gesture.bettor, gesture.amount)
    bet = does(spot.state, named)
    says = Text(
        "{bet}, and seat {seat} is held to his call of it.",
        "{bet}, et le siège {seat} est tenu de suivre.",
    )
    return Ruling(
        "floor_decides",
        says.format(bet=bet, seat=gesture.seat),
        Text(
            "A call made before the amount is known is at the caller’s risk; the floor rules the "
            "amount that suits best.",
            "Suivre avant de connaître le montant est aux risques du joueur\u00a0; le floor "
            "fixe le montant qui convient.",
        ),
        remedies=_call_held(gesture, named),
        steps=(
            Text("Announce: “{bet}.”", "Annoncez\u00a0: «\u00a0{bet}.\u00a0»").format(bet=bet),
            Text(
                f"Hold seat {gesture.seat} to his call when his turn comes.",
                f"Tenez le siège {gesture.seat} à son call quand vient son tour.",
            ),
        ),
        action=named,
        discretion=_other_amounts(spot, gesture, named),
        facts=(("named", gesture.amount), ("pot", spot.state.pot)),
    )


def _other_amounts(
    spot: Spot, gesture: ActedBeforeAmount, named: Action
) -> tuple[Alternative, ...]:
    """What the floor may enter instead: the least bet for both, or a bet that nobody has called."""
    least = least_wagered(spot.state, gesture.bettor)
    return (
        Alternative(
            "least",
            Text("The bet is the least, and it is called.", "La mise est la moindre, et suivie."),
            remedies=_call_held(gesture, least),
            action=least,
        ),
        Alternative(
            "caller_free",
            Text("The bet stands, the call does not.", "La mise tient, pas le call."),
            action=named,
        ),
    )


def _call_held(gesture: ActedBeforeAmount, bet: Action) -> tuple[Remedy, ...]:
    total = bet.to if isinstance(bet, Bet | Raise) else 0
    return (ActionHeld(gesture.seat, "call", total, total),)
