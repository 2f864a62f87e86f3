"""Calls that were short by an error in counting: made up in time, or standing as they are."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.in_hand import amount_refused, is_seat
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.bind import in_scope
from croupier.play.irregular_events import AwardCorrected, PotCorrected
from croupier.play.setup import NOBODY, Chips
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class CallShort(Gesture):
    """A call was short by so many chips through an error in counting; nobody saw it then."""

    tag: ClassVar[str] = "call_short"
    title: ClassVar[Text] = Text(
        "a call was short by an error in counting", "une mise pour suivre était incomplète"
    )
    short_by: Chips


def call_refused(spot: Spot, told: CallShort) -> FloorRefused | None:
    """Why that seat cannot have been short in a call."""
    state, seat = spot.state, told.seat
    if not is_seat(state, seat) or not state.setup.takes_part(seat):
        return FloorRefused(
            Text("That seat is not in the hand.", "Ce siège n’est pas dans le coup."),
            Text("Name a player who has called.", "Nommez un joueur qui a suivi."),
        )
    wrong = amount_refused(told.short_by)
    if wrong is not None:
        return wrong
    most = max(state.put[seat], state.bets[seat] if called_now(spot, told) else 0)
    if told.short_by > most:
        return FloorRefused(
            Text(
                f"Seat {seat} has not called so much.", f"Le siège {seat} n’a pas suivi d’autant."
            ),
            Text(f"Name {most} at most.", f"Nommez {most} au plus."),
        )
    return None


def no_short_call(spot: Spot, told: CallShort) -> bool:
    """Whether that cannot have happened."""
    return call_refused(spot, told) is not None


@ruling(on=CallShort, when=no_short_call)
def _impossible_call(spot: Spot, told: CallShort) -> Ruling:
    raise call_refused(spot, told) or AssertionError(told)


def called_now(spot: Spot, told: CallShort) -> bool:
    """Whether the call was made in the betting round that is still open."""
    state, seat = spot.state, told.seat
    here = state.phase in ("betting", "gathering") and state.bets[seat] > 0
    return here and state.faced[seat] != NOT_YET and state.aggressor != seat


def is_in_its_round(spot: Spot, told: CallShort) -> bool:
    """Whether the shortfall is seen in the round of the call."""
    return called_now(spot, told) and told.short_by <= spot.state.bets[told.seat]


_COMPLETED = ("rrop3:10.nolimit.6", "rrop3:3.bets.16a", "tda:52A", "tda:51B")


@ruling(*_COMPLETED, on=CallShort, when=is_in_its_round)
def short_call_is_completed(spot: Spot, told: CallShort) -> Ruling:
    """Within its round a call that is short must be made up."""
    return replace(_owes(told), rules=in_scope(spot, _COMPLETED))


def may_be_seen_late(spot: Spot, told: CallShort) -> bool:  # noqa: ARG001 - whenever it was
    """Whether the house has a short call made up at the showdown too, as at big bets some do."""
    late = spot.options.betting.call_shortfall_window == "showdown"
    return late and spot.state.structure in ("none", "pot")


def has_closed_its_round(spot: Spot, told: CallShort) -> bool:
    """Whether he called in the round that is over, and nothing has come of it.

    No card was dealt since and no hand shown; where nobody bet in it, the call was an earlier one.
    """
    state = spot.state
    by_rounds = spot.options.betting.call_shortfall_window == "end_of_round"
    called_last = state.live[told.seat] and state.aggressor not in (NOBODY, told.seat)
    if not (by_rounds and called_last) or told.short_by > state.put[told.seat]:
        return False
    if state.phase in ("showing", "arranging"):
        return not (any(state.shown) or state.turned_up)
    return state.phase == "dealing" and not state.burned


@ruling("tda:51B", on=CallShort, when=has_closed_its_round)
def closing_call_is_completed(spot: Spot, told: CallShort) -> Ruling:  # noqa: ARG001 - as told
    """Who called last is bound to all of it as long as nothing has come of his call."""
    return _owes(told)


@ruling("rrop3:10.nolimit.6", on=CallShort, when=may_be_seen_late)
def short_call_is_completed_at_the_showdown(spot: Spot, told: CallShort) -> Ruling:  # noqa: ARG001
    """A call short by an error in counting is made up, even if it is beaten at the showdown."""
    return _owes(told)


def _owes(told: CallShort) -> Ruling:
    """The call counts in full, so that nothing changes but who hands chips over."""
    owed = chips_text(told.short_by)
    return Ruling(
        "corrected",
        Text(
            "Seat {seat} owes {owed} more to complete the call.",
            "Le siège {seat} doit encore {owed} pour compléter sa mise.",
        ).format(seat=told.seat, owed=owed),
        Text(
            "A call that is short by an error in counting is made up.",
            "Une mise incomplète à cause d’une erreur de calcul doit être complétée.",
        ),
        adds=told.short_by,
        steps=(
            Text("Count the chips again.", "Recomptez les jetons."),
            Text(
                "Take {owed} from seat {seat} into the pot.",
                "Faites mettre {owed} au pot par le siège {seat}.",
            ).format(seat=told.seat, owed=owed),
        ),
        facts=(("owes", told.short_by),),
    )


@ruling("tda:52A", "rrop3:3.bets.16a", on=CallShort)
def short_call_stands_after_its_round(spot: Spot, told: CallShort) -> Ruling:
    """Where sizes are put right only within the round a short call then stands as it was."""
    owed = chips_text(told.short_by)
    return Ruling(
        "stands",
        Text(
            "The call of seat {seat}, short by {owed}, stands: the round is over.",
            "Le siège {seat} garde les {owed} qui manquaient\u00a0: le tour est terminé.",
        ).format(seat=told.seat, owed=owed),
        Text(
            "Wrong amounts are put right only within the betting round.",
            "Les montants erronés ne se corrigent que pendant le tour d’enchères.",
        ),
        remedies=_left_out(spot.state, told),
        steps=(
            Text("Leave {owed} with seat {seat}.", "Laissez {owed} au siège {seat}.").format(
                seat=told.seat, owed=owed
            ),
            Text("Play on.", "Continuez le coup."),
        ),
    )


def _left_out(state: HandState, told: CallShort) -> tuple[Remedy, ...]:
    """The missing chips are in the caller's stack; those pushed already come from who won them."""
    seat, short = told.seat, told.short_by
    settling = state.settling_to != NOT_YET or state.settled_to != NOT_YET
    unpushed = not (state.pushed or settling or state.turned_up or state.runs_done)
    usual = bool(state.stacks[seat]) and state.phase in ("betting", "dealing", "discarding")
    if unpushed and (usual or state.phase in ("arranging", "showing", "awarding")):
        return (PotCorrected(seat, -short),)
    winners = {award[0] for award in state.awards}
    if state.phase != "settled" or len(winners) != 1 or seat in winners:
        return ()
    winner = winners.pop()
    if state.stacks[winner] < short:
        return ()
    return (AwardCorrected(((seat, short), (winner, -short))),)


INCIDENTS: tuple[type[Incident], ...] = (CallShort,)
"""The kinds of this module."""
