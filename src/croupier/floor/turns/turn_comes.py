"""The turn comes to somebody who acted early: he is bound to it now, or free again."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.in_hand import turn_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.turns.early_acts import held_actions
from croupier.floor.words.bind import raise_choice
from croupier.play.actions import Action, Bet, Call, Raise
from croupier.play.betting import legal_wager
from croupier.play.held import (
    bet_has_changed,
    bound_action,
    chips_came_between,
    held_binds,
    must_name_amount,
)
from croupier.play.irregular import Held
from croupier.play.irregular_events import HeldSettled, Limited, RuledDead
from croupier.play.turns import to_call
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class TurnComes(Gesture):
    """The turn has come to a player who acted before it, and what he did then is still held."""

    tag: ClassVar[str] = "turn_comes"
    title: ClassVar[Text] = Text(
        "the turn comes to a player who acted early",
        "la parole arrive à un joueur qui avait agi hors tour",
    )


def refused(spot: Spot, told: TurnComes) -> FloorRefused | None:
    """Why nothing is to be settled now with anybody in that seat."""
    wrong = turn_refused(spot.state, told.seat)
    if wrong is None and held_of(spot, told) is None:
        return FloorRefused(
            Text(
                f"Nothing that seat {told.seat} did is held.",
                f"Rien de ce qu’a fait le siège {told.seat} n’est en attente.",
            ),
            Text("Tell what he did out of turn first.", "Dites d’abord ce qu’il a fait hors tour."),
        )
    return wrong


def held_of(spot: Spot, told: TurnComes) -> Held | None:
    """What that player did out of turn and is still to be settled."""
    return next((one for one in held_actions(spot.state) if one.seat == told.seat), None)


def is_impossible(spot: Spot, told: TurnComes) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=TurnComes, when=is_impossible)
def _impossible(spot: Spot, told: TurnComes) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def folded_for_good(spot: Spot, told: TurnComes) -> bool:
    """Whether he gave up his hand early in a house where that is final."""
    held = held_of(spot, told)
    final = spot.options.out_of_turn.fold_final == "final"
    return final and held is not None and held.kind == "fold"


@ruling("tda:53Ab", "tda:58", on=TurnComes, when=folded_for_good)
def early_fold_was_final(spot: Spot, told: TurnComes) -> Ruling:  # noqa: ARG001 - whatever came
    """A fold before one's turn is final, whatever has happened since."""
    seat = told.seat
    return Ruling(
        "hand_dead",
        Text(
            "The fold of seat {seat} out of turn was final: the hand is dead.",
            "Le siège {seat} avait passé hors tour, c’était définitif\u00a0: sa main est morte.",
        ).format(seat=seat),
        Text(
            "A fold out of turn stands whatever happens before the turn comes.",
            "Passer hors tour est définitif, quoi qu’il arrive avant le tour du joueur.",
        ),
        remedies=(HeldSettled(seat, binds=True), RuledDead(seat)),
        steps=(
            Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.").format(
                seat=seat
            ),
            _NEXT,
        ),
    )


def is_bound(spot: Spot, told: TurnComes) -> bool:
    """Whether what he did early binds him now."""
    held = held_of(spot, told)
    return held is not None and held_binds(spot.state, held) and _bound_to(spot, told) is not None


def may_be_bound(spot: Spot, told: TurnComes) -> bool:
    """Whether it does, in a house that may hold him to it."""
    binding = spot.options.out_of_turn.binding
    return binding == "may_bind_if_no_action_between" and is_bound(spot, told)


@ruling("rrop3:3.bets.10b", on=TurnComes, when=may_be_bound)
def early_action_may_bind_now(spot: Spot, told: TurnComes) -> Ruling:
    """Nobody bet, called or raised in between: the early action may be held to."""
    made = _bound(
        spot,
        told,
        Text(
            "Nobody has bet, called or raised since he acted.",
            "Personne n’a misé, suivi ni relancé depuis.",
        ),
    )
    return replace(made, discretion=(_free(told),))


@ruling("tda:53A", "championship:bets.1c", on=TurnComes, when=is_bound)
def early_action_binds_now(spot: Spot, told: TurnComes) -> Ruling:
    """The bet to him is what it was when he acted: he is bound to it."""
    return _bound(
        spot,
        told,
        Text(
            "The bet to him has not changed; checks, calls and folds are no change.",
            "La mise à suivre n’a pas changé\u00a0; parole, suivre ou passer n’y changent rien.",
        ),
    )


def check_costs_the_raise(spot: Spot, told: TurnComes) -> bool:
    """Whether he checked early in a house where that may cost him the right to raise."""
    held = held_of(spot, told)
    may_bind = spot.options.out_of_turn.binding == "may_bind_if_no_action_between"
    return may_bind and held is not None and held.kind == "check"


@ruling("rrop3:3.bets.10a", on=TurnComes, when=check_costs_the_raise)
def early_checker_may_only_call_or_fold(spot: Spot, told: TurnComes) -> Ruling:
    """Who checked out of turn calls or folds now that there is a bet; he may not raise."""
    made = _no_raise(
        spot,
        told,
        Text(
            "Whoever checks out of turn may lose the right to bet or raise in his turn.",
            "Qui fait parole hors tour peut perdre le droit de miser ou de relancer à son tour.",
        ),
    )
    return replace(made, discretion=(_free(told),))


def checked_over_the_bet(spot: Spot, told: TurnComes) -> bool:
    """Whether he said check over a bet, and that bet is what he faces now."""
    held = held_of(spot, told)
    same = held is not None and held.kind == "check" and held_binds(spot.state, held)
    return same and spot.owed(told.seat) > 0


@ruling("tda:55", "tda:53A", "championship:bets.1c", on=TurnComes, when=checked_over_the_bet)
def early_check_over_a_bet_gives_up_the_raise(spot: Spot, told: TurnComes) -> Ruling:
    """A check over a bet leaves a call or a fold, before one's turn too if the bet is the same."""
    return _no_raise(
        spot,
        told,
        Text(
            "He said check over this bet; it has not changed since, and he may not raise it.",
            "Il a dit parole face à cette mise\u00a0; elle n’a pas changé depuis, il ne peut pas "
            "la relancer.",
        ),
    )


def _no_raise(spot: Spot, told: TurnComes, why: Text) -> Ruling:
    """He may do anything but bet or raise."""
    seat, owed = told.seat, spot.owed(told.seat)
    limited: tuple[Remedy, ...] = (HeldSettled(seat, binds=False), Limited(seat, "wager"))
    says, asks = (_MAY_CALL, _LET_HIM_CALL) if owed else (_MAY_CHECK, _LET_HIM_CHECK)
    return Ruling(
        "may_not_raise",
        says.format(seat=seat, owed=chips_text(owed)),
        why,
        remedies=limited,
        steps=(
            asks.format(seat=seat),
            Text("Take no raise from him.", "N’acceptez de lui aucune relance."),
        ),
        facts=(("can_raise", False), ("to_call", owed)),
    )


_MAY_CALL = Text(
    "Seat {seat} may call {owed} or fold, and may not raise.",
    "Le siège {seat} peut suivre ({owed}) ou passer, mais pas relancer.",
)
_MAY_CHECK = Text(
    "Seat {seat} may check, and may not raise.",
    "Le siège {seat} peut faire parole, mais pas relancer.",
)
_LET_HIM_CALL = Text("Let seat {seat} call or fold.", "Laissez le siège {seat} suivre ou passer.")
_LET_HIM_CHECK = Text("Let seat {seat} check.", "Laissez le siège {seat} faire parole.")


def only_chips_came(spot: Spot, told: TurnComes) -> bool:
    """Whether no bet has changed, but a call came in between, in a house where that counts."""
    held = held_of(spot, told)
    if held is None or bet_has_changed(spot.state, held):
        return False
    calls_count = spot.options.out_of_turn.call_changes_action
    return calls_count and chips_came_between(spot.state, held)


def freed_under_robert(spot: Spot, told: TurnComes) -> bool:
    """Whether an action has come in between, in a house that may hold him to what he did."""
    may_bind = spot.options.out_of_turn.binding == "may_bind_if_no_action_between"
    return may_bind or only_chips_came(spot, told)


@ruling("rrop3:3.bets.10b", on=TurnComes, when=freed_under_robert)
def action_in_between_frees(spot: Spot, told: TurnComes) -> Ruling:
    """A bet, call or raise in between frees whoever acted early."""
    return _released(
        spot,
        told,
        Text(
            "A bet, call or raise has come since he acted.",
            "Quelqu’un a misé, suivi ou relancé depuis.",
        ),
    )


@ruling("tda:53A", "championship:bets.1d", on=TurnComes)
def changed_bet_frees(spot: Spot, told: TurnComes) -> Ruling:
    """A bet or raise in between has changed what he faces: he acts as he likes."""
    return _released(
        spot,
        told,
        Text(
            "The bet to him has changed since he acted.",
            "La mise à suivre a changé depuis.",
        ),
    )


_NEXT = Text("Go on with the next player.", "Passez au joueur suivant.")


def _bound_to(spot: Spot, told: TurnComes) -> Action | None:
    held = held_of(spot, told)
    return None if held is None else bound_action(spot.state, held)


def _bound(spot: Spot, told: TurnComes, why: Text) -> Ruling:
    held = held_of(spot, told)
    limits = must_name_amount(spot.state, held) if held else []
    if limits:
        return _says_how_much(spot, told, why, (HeldSettled(told.seat, binds=True), *limits))
    action = _bound_to(spot, told)
    what = _what(spot, told, action)
    return Ruling(
        "binds",
        Text(
            "What seat {seat} did out of turn binds: {what}.",
            "Ce que le siège {seat} a fait hors tour le lie\u00a0: {what}.",
        ).format(seat=told.seat, what=what),
        why,
        remedies=(HeldSettled(told.seat, binds=True),),
        action=action,
        steps=(
            Text(
                "Announce for seat {seat}: {what}.", "Annoncez pour le siège {seat}\u00a0: {what}."
            ).format(seat=told.seat, what=what),
            _NEXT,
        ),
    )


def _says_how_much(spot: Spot, told: TurnComes, why: Text, remedies: tuple[Remedy, ...]) -> Ruling:
    """He said bet or raise without an amount: he makes it now, and names the amount."""
    seat, choices = told.seat, raise_choice(spot, told.seat)
    least = legal_wager(spot.state, seat)
    says = _MUST_RAISE if spot.state.bet_to else _MUST_BET
    return Ruling(
        "binds",
        says.format(seat=seat, least=chips_text(least.least if least else 0)),
        why,
        remedies=remedies,
        choices=choices,
        steps=(
            Text("Ask seat {seat} how much.", "Demandez au siège {seat} combien.").format(
                seat=seat
            ),
            Text("Let nobody act before the answer.", "Ne laissez agir personne avant la réponse."),
        ),
        facts=(("least", least.least if least else 0),),
    )


_MUST_RAISE = Text(
    "Seat {seat} said raise out of turn and is bound: he raises to {least} or more, and says to "
    "what.",
    "Le siège {seat} a annoncé une relance hors tour, elle le lie\u00a0: il relance à {least} ou "
    "plus, et dit à combien.",
)
_MUST_BET = Text(
    "Seat {seat} said bet out of turn and is bound: he bets {least} or more, and says how much.",
    "Le siège {seat} a annoncé une mise hors tour, elle le lie\u00a0: il mise {least} ou plus, et "
    "dit combien.",
)


def _what(spot: Spot, told: TurnComes, action: Action | None) -> Text:
    """An action in words, with its amount."""
    if isinstance(action, Bet):
        return Text("bet of {to}", "mise de {to}").format(to=chips_text(action.to))
    if isinstance(action, Raise):
        return Text("raise to {to}", "relance à {to}").format(to=chips_text(action.to))
    if isinstance(action, Call):
        owed = min(to_call(spot.state, told.seat), spot.state.stacks[told.seat])
        return Text("call of {to}", "call de {to}").format(to=chips_text(owed))
    held = held_of(spot, told)
    folds = held is not None and held.kind == "fold"
    return Text("fold", "passe") if folds else Text("check", "parole")


def _released(spot: Spot, told: TurnComes, why: Text) -> Ruling:
    seat, owed, held = told.seat, spot.owed(told.seat), held_of(spot, told)
    checked = held is not None and held.kind == "check"
    can_raise = legal_wager(spot.state, seat) is not None
    return Ruling(
        "released",
        (_FREE_TO_RAISE if can_raise else _FREE_TO_CALL).format(seat=seat, owed=chips_text(owed)),
        why,
        remedies=(HeldSettled(seat, binds=False),),
        steps=(
            (_NOT_HELD_TO_IT if checked else _GIVE_BACK).format(seat=seat),
            Text("Ask seat {seat} to act.", "Demandez au siège {seat} d’agir.").format(seat=seat),
        ),
        facts=(("can_raise", can_raise), ("to_call", owed)),
    )


_GIVE_BACK = Text(
    "Give seat {seat} back what he moved forward.",
    "Rendez au siège {seat} ce qu’il avait avancé.",
)
_NOT_HELD_TO_IT = Text(
    "Tell seat {seat} that his check does not bind him.",
    "Dites au siège {seat} que sa parole ne le lie pas.",
)
_FREE_TO_RAISE = Text(
    "Seat {seat} is free again: {owed} to call, and he may fold, call or raise.",
    "Le siège {seat} est de nouveau libre\u00a0: {owed} à suivre\u00a0; il peut passer, suivre ou "
    "relancer.",
)
_FREE_TO_CALL = Text(
    "Seat {seat} is free again: {owed} to call, and he may fold or call.",
    "Le siège {seat} est de nouveau libre\u00a0: {owed} à suivre\u00a0; il peut passer ou suivre.",
)


def _free(told: TurnComes) -> Alternative:
    return Alternative(
        "released",
        Text(
            "Seat {seat} is free: he acts as he likes.",
            "Le siège {seat} est libre\u00a0: il agit comme il veut.",
        ).format(seat=told.seat),
        (HeldSettled(told.seat, binds=False),),
    )


INCIDENTS: tuple[type[Incident], ...] = (TurnComes,)
"""The kinds of this module."""
