"""What somebody did before his turn: what it is worth in turn, and what he saw then."""

from typing import NamedTuple

from croupier.floor.in_hand import is_in_hand
from croupier.floor.incident import Gesture
from croupier.floor.ruling import JUDGES, FloorRefused, Ruling
from croupier.floor.spot import Spot
from croupier.floor.words.acts import act_of
from croupier.floor.words.amounts import all_of, is_allowed, least_total
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said
from croupier.floor.words.speech import Verb
from croupier.play.actions import Action, Bet, BringIn, Call, Check, Fold, Raise
from croupier.play.decide import decide
from croupier.play.evolve import evolve
from croupier.play.irregular import Held, HeldKind
from croupier.play.irregular_events import Limited
from croupier.play.opening import bring_in_due
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.text import Text


class Early(NamedTuple):
    """An early action: its kind, its total for the round, and the bet its maker saw.

    *amount_open*: a bet or raise of which only the word was said; *to* is then the least.
    """

    kind: HeldKind
    to: Chips
    faced: Chips
    amount_open: bool = False


def is_early(spot: Spot, gesture: Gesture) -> bool:
    """Whether a betting round is open and the turn is another's."""
    return spot.state.phase == "betting" and spot.state.actor != gesture.seat


def held_actions(state: HandState) -> tuple[Held, ...]:
    """What was done out of turn and waits for its turn."""
    return () if state.irregular is None else state.irregular.held


def early_action(spot: Spot, gesture: Gesture) -> Early | None:
    """What the gesture would have been in turn; None if it would have bound to nothing."""
    state, seat = spot.state, gesture.seat
    faced = bet_seen(state, seat)
    if isinstance(gesture, CardsForward):
        return Early("fold", 0, faced)
    twin = _as_in_turn(state, seat, faced)
    made = _in_turn(twin, gesture)
    if _names_no_amount(made):
        least = min(least_total(twin, seat), all_of(state, seat))
        return Early("wager", least, faced, amount_open=True)
    kind, to = _kind_of(made.action)
    if kind == "check":
        return _as_said(twin, gesture)
    if _gives_up_the_raise(made):
        return Early("check", 0, faced)
    if kind == "call":
        to = min(faced, all_of(state, seat))
    return None if kind is None else Early(kind, to, faced)


def _names_no_amount(made: Ruling) -> bool:
    """Whether a bet or raise was declared that binds, and its maker has still to say how much."""
    limits = [one for one in made.remedies if isinstance(one, Limited)]
    return made.action is None and any(limit.no in ("call", "check") for limit in limits)


def _gives_up_the_raise(made: Ruling) -> bool:
    """Whether he said check over a bet, which leaves him a call or a fold."""
    limits = [one for one in made.remedies if isinstance(one, Limited)]
    return made.action is None and any(limit.no == "wager" for limit in limits)


def _as_said(twin: HandState, gesture: Gesture) -> Early:
    """What was told of somebody who owes nothing: in turn no more than a check, but held as told.

    Who has called or bet already in this round, or has the option, has not checked for all that.
    """
    seat, faced = gesture.seat, twin.bet_to
    if not isinstance(gesture, Said | ChipsForward):
        return Early("check", 0, faced)
    act = act_of(gesture)
    total = twin.bets[seat] + act.pushed
    kind = _AS_SAID.get(act.said.verb) or ("wager" if total > faced else "check")
    if kind == "call" and faced:
        return Early("call", min(faced, all_of(twin, seat)), faced)
    if kind != "wager":
        return Early("check", 0, faced)
    if act.said.verb in ("all_in", "pot"):
        return Early("wager", all_of(twin, seat), faced)
    named = act.said.amount or (total if act.pushed else 0)
    to = min(max(named, least_total(twin, seat)), all_of(twin, seat))
    return Early("wager", to, faced, amount_open=not named)


_AS_SAID: dict[Verb, HeldKind] = {
    **dict.fromkeys(("call", "complete", "vague"), "call"),
    **dict.fromkeys(("bet", "raise", "amount", "all_in", "pot"), "wager"),
    "check": "check",
}


def bet_seen(state: HandState, seat: SeatNo) -> Chips:
    """The bet *seat* faces, early bets and raises of those before it among them.

    A bring-in that the low card has still to pay is known to everybody.
    """
    before = _distance(state, seat)
    early = [
        held.to
        for held in held_actions(state)
        if held.kind == "wager" and _distance(state, held.seat) < before
    ]
    return max([_with_forced_bet(state).bet_to, *early])


def _with_forced_bet(state: HandState) -> HandState:
    """The table once the bring-in that is due has been paid; else as it is."""
    if not (bring_in_due(state) and is_allowed(state, BringIn(state.actor))):
        return state
    twin = state.copy()
    for event in decide(state, BringIn(state.actor)):
        evolve(twin, event)
    return twin if twin.phase == "betting" else state


def _distance(state: HandState, seat: SeatNo) -> int:
    """How many chairs lie between the player in turn and *seat*, clockwise."""
    return (seat - state.actor) % state.chairs


def _in_turn(twin: HandState, gesture: Gesture) -> Ruling:
    """What the judges of gestures in turn say of it."""
    spot = Spot(twin)
    for judge in JUDGES[type(gesture)]:
        if judge.when(spot, gesture):
            return judge.judging(spot, gesture)
    raise FloorRefused(
        Text("This gesture means nothing here.", "Ce geste ne veut rien dire ici."),
        Text("Ask the player what he does.", "Demandez au joueur ce qu’il fait."),
    )


def _as_in_turn(state: HandState, seat: SeatNo, faced: Chips) -> HandState:
    """The table as that player saw it."""
    twin = _with_forced_bet(state).copy()
    twin.actor = seat
    if faced > twin.bet_to:
        twin.last_raise = max(twin.last_raise, faced - twin.bet_to)
        twin.bet_to = twin.full_level = faced
        twin.full_wagers += 1
        twin.wagers += 1
        twin.opened = True
    return twin


def _kind_of(action: Action | None) -> tuple[HeldKind | None, Chips]:
    if isinstance(action, Bet | Raise):
        return "wager", action.to
    if isinstance(action, Check):
        return "check", 0
    if isinstance(action, Call):
        return "call", 0
    return ("fold", 0) if isinstance(action, Fold) else (None, 0)


def early_refused(spot: Spot, gesture: Gesture) -> FloorRefused | None:
    """Why nobody in that seat can act out of turn; a last fold is always possible."""
    state, seat = spot.state, gesture.seat
    if not is_early(spot, gesture):
        return None
    if not is_in_hand(state, seat) or not state.stacks[seat]:
        return FloorRefused(
            Text(
                f"Seat {seat} has nothing more to decide in this hand.",
                f"Le siège {seat} n’a plus rien à décider dans ce coup.",
            ),
            Text(
                "Name a player who is in the hand and has chips.",
                "Nommez un joueur qui est dans le coup et a des jetons.",
            ),
        )
    if any(held.seat == seat for held in held_actions(state)) and not _throws_his_hand(gesture):
        return FloorRefused(
            Text(
                f"Seat {seat} has acted out of turn already.",
                f"Le siège {seat} a déjà agi hors tour.",
            ),
            Text(
                "What he did first is held until his turn.",
                "Ce qu’il a fait d’abord reste en attente jusqu’à son tour.",
            ),
        )
    return None


def _throws_his_hand(gesture: Gesture) -> bool:
    return isinstance(gesture, CardsForward)
